/** What the page knows of a particular game: its picture and its words. One folder beside this file each. */
import type { Component } from 'svelte';

import type { Event } from '../lib/link';
import type { Stage } from '../lib/stage.svelte';

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** A choice that is a button beside the board, because nothing on the board stands for it. */
export interface ButtonChoice {
  action: string;
  label: string;
}

export interface Face {
  /** The board with all that lies around it. It fills its parent and reads everything from the stage. */
  Board: Component<{ stage: Stage }>;
  /** The same as tables for whoever listens to the page. */
  Table: Component<{ stage: Stage }>;
  /** What to do now, in one short sentence. */
  prompt(stage: Stage, say: Say): string;
  /** A choice in words, such as “elephant to row 0, column 4”. */
  choice(action: string, say: Say): string;
  /** What happened, in one sentence. */
  tell(event: Event, names: readonly string[], say: Say): string;
  buttons(legal: readonly string[], say: Say): ButtonChoice[];
  /** How the points came about, once the match is over. */
  Reasons: Component<{ stage: Stage }>;
}

const FACES = import.meta.glob<{ face: Face }>('./*/index.ts');

/** Loads the picture of a game, when it is first needed. */
export async function loadFace(game: string): Promise<Face | undefined> {
  return (await FACES[`./${game}/index.ts`]?.())?.face;
}

/** What the page knows of a particular game: its picture and its words. One folder beside this file each. */
import type { Component } from 'svelte';

import type { Moment, Outlook } from '../lib/link';
import type { Stage } from '../lib/stage.svelte';

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** A choice that is a button beside the board, because nothing on the board stands for it. */
export interface ButtonChoice {
  action: string;
  label: string;
}

export interface Face {
  /** The board with all that lies around it. It fills its parent, reads the stage and tells it what is chosen. */
  Board: Component<{ stage: Stage; names: readonly string[] }>;
  /** The same as tables, for whoever listens to the page. */
  Table: Component<{ moment: Moment; names: readonly string[] }>;
  /** How the points came about. */
  Reasons: Component<{ moment: Moment; names: readonly string[] }>;
  /** What is to be decided, in one short sentence to whoever decides. */
  prompt(moment: Moment, say: Say): string;
  /** A choice in words, such as “elephant to 04”. */
  choice(action: string, moment: Moment, say: Say): string;
  buttons(legal: readonly string[], say: Say): ButtonChoice[];
  /** What would come of a choice, each thing in one sentence. */
  effects(moment: Moment, outlook: Outlook, names: readonly string[], say: Say): string[];
}

const FACES = import.meta.glob<{ face: Face }>('./*/index.ts');

/** Loads the picture of a game, when it is first needed. */
export async function loadFace(game: string): Promise<Face | undefined> {
  return (await FACES[`./${game}/index.ts`]?.())?.face;
}

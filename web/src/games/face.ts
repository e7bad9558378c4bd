/** What the page knows of a particular game: its picture and its words. One folder beside this file each. */
import type { Component } from 'svelte';

import type { Moment, Outlook, Standing } from '../lib/link';
import type { Names, Say } from '../lib/say';
import type { Stage } from '../lib/stage.svelte';

export type { Say };

/** A choice that is a button beside the board, because nothing on the board stands for it. */
export interface ButtonChoice {
  action: string;
  label: string;
}

/** Points of one kind, by seat. */
export interface Part {
  name: string;
  points: readonly number[];
}

/** A game has views and details of its own; screens hand them on without looking. */
export interface Face<View = unknown, Detail = unknown> {
  /** The board with all that lies around it. It fills its parent, reads the stage and tells it what is chosen. */
  Board: Component<{ stage: Stage<View, Detail>; names: Names }>;
  /** The same as tables, for whoever listens to the page. */
  Table: Component<{ moment: Moment<View, Detail>; names: Names }>;
  /** How the points came about. */
  Reasons: Component<{ moment: Moment<View, Detail>; names: Names }>;
  /** What is to be decided, in one short sentence to whoever decides; `legal` is what may be chosen, in notation. */
  prompt(moment: Moment<View, Detail>, legal: readonly string[], say: Say): string;
  /** A choice in words, such as “elephant to 04”. */
  choice(action: string, moment: Moment<View, Detail>, say: Say): string;
  /** What speaks for a choice that a bot advises, in short sentences; without it only what the bot expects is told. */
  reason?(action: string, moment: Moment<View, Detail>, seat: number, names: Names, say: Say): string;
  buttons(legal: readonly string[], say: Say): ButtonChoice[];
  /** What the points are made of: each part with the points it brought every seat. */
  parts(standing: Standing<Detail>, say: Say): Part[];
  /** What would come of a choice, each thing in one sentence. */
  effects(moment: Moment<View, Detail>, outlook: Outlook<View>, names: Names, say: Say): string[];
}

// The one place where the views that a server sends meet the game they are of: both by the game’s id.
const FACES = import.meta.glob<{ face: Face }>('./*/index.ts');

/** Loads the picture of a game, when it is first needed. */
export async function loadFace(game: string): Promise<Face | undefined> {
  return (await FACES[`./${game}/index.ts`]?.())?.face;
}

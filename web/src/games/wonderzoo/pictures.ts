/** Animals for each kind of enclosure, as Noto Emoji draws them, and the things that stand about a zoo. */
import bus from 'picture:bus';
import dolphin from 'picture:dolphin';
import elephant from 'picture:elephant';
import tree from 'picture:evergreen-tree';
import hut from 'picture:hut';
import lizard from 'picture:lizard';
import penguin from 'picture:penguin';
import rock from 'picture:rock';
import snake from 'picture:snake';
import zebra from 'picture:zebra';

import type { Kind } from './view';

type Enclosure = Exclude<Kind, 'path'>;

const ANIMALS: Record<Enclosure, readonly [string, string]> = {
  grass: [zebra, elephant],
  vivarium: [lizard, snake],
  water: [penguin, dolphin],
};

/** The animal of a tile: neighbours of a kind are not all the same. */
export const animalOf = (kind: Kind, tile = ''): string | undefined =>
  kind === 'path' ? undefined : ANIMALS[kind][Number(tile.slice(1)) % 2 === 0 ? 0 : 1];

/** The sign of a kind, wherever it is counted. */
export const KIND_PICTURES: Record<Enclosure, string> = { grass: zebra, vivarium: lizard, water: penguin };

export const BUS = bus;
export const HUT = hut;
/** Obstacles, in turn. */
export const OBSTACLES = [rock, tree] as const;

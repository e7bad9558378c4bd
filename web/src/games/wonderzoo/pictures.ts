/** Animals for each kind of enclosure, and the things that stand about a zoo as Noto Emoji draws them. */
import bus from 'picture:bus';
import tree from 'picture:evergreen-tree';
import hut from 'picture:hut';
import rock from 'picture:rock';

import { type Animal, ANIMALS } from '../../lib/animals';
import type { Kind } from './view';

type Enclosure = Exclude<Kind, 'path'>;

const LIVING: Record<Enclosure, readonly [Animal, Animal]> = {
  grass: ['zebra', 'elephant'],
  vivarium: ['lizard', 'snake'],
  water: ['penguin', 'dolphin'],
};

/** The animal of a tile: neighbours of a kind are not all the same. */
export const animalOf = (kind: Kind, tile = ''): Animal | undefined =>
  kind === 'path' ? undefined : LIVING[kind][Number(tile.slice(1)) % 2 === 0 ? 0 : 1];

/** The address of its picture. */
export function pictureOf(kind: Kind, tile?: string): string | undefined {
  const animal = animalOf(kind, tile);
  return animal && ANIMALS[animal];
}

/** The sign of a kind, wherever it is counted. */
export const KIND_PICTURES: Record<Enclosure, string> = {
  grass: ANIMALS[LIVING.grass[0]],
  vivarium: ANIMALS[LIVING.vivarium[0]],
  water: ANIMALS[LIVING.water[0]],
};

export const BUS = bus;
export const HUT = hut;
/** Obstacles, in turn. */
export const OBSTACLES = [rock, tree] as const;

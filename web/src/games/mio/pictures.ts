/** An animal for each family, and the things that lie about a zoo as Noto Emoji draws them. */
import coin from 'picture:coin';
import tree from 'picture:deciduous-tree';

import { type Animal, ANIMALS } from '../../lib/animals';
import type { Family } from './view';

export const ANIMAL_OF = {
  ape: 'gorilla',
  mammal: 'giraffe',
  bird: 'flamingo',
  reptile: 'crocodile',
  sea: 'dolphin',
} as const satisfies Record<Family, Animal>;

export const pictureOf = (family: Family): string => ANIMALS[ANIMAL_OF[family]];
export const COIN = coin;
export const TREE = tree;

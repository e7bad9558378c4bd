/**
 * The animals of all games, in the order in which one leafs through them: a picture each, and the land behind it. The words
 * are in `animals.ftl`, by the same id; which animals live in a game is in `games/<game>/animals.ts`.
 */
import anteater from './animals/anteater.svg';
import baboon from './animals/baboon.svg';
import macaw from './animals/macaw.svg';
import monitor from './animals/monitor.svg';
import snake from './animals/snake.svg';
import bat from 'picture:bat';
import camel from 'picture:two-hump-camel';
import chimpanzee from 'picture:monkey';
import crocodile from 'picture:crocodile';
import dolphin from 'picture:dolphin';
import elephant from 'picture:elephant';
import flamingo from 'picture:flamingo';
import fox from 'picture:fox';
// A deer in Noto Emoji, which has no gazelle.
import gazelle from 'picture:deer';
import giraffe from 'picture:giraffe';
import gorilla from 'picture:gorilla';
import hedgehog from 'picture:hedgehog';
import kangaroo from 'picture:kangaroo';
import koala from 'picture:koala';
import leopard from 'picture:leopard';
import lion from 'picture:lion';
import lizard from 'picture:lizard';
import mosquito from 'picture:mosquito';
import mouse from 'picture:mouse';
import orangutan from 'picture:orangutan';
import panda from 'picture:panda';
import penguin from 'picture:penguin';
// Its tropical fish has a perch’s stripes, its plain fish a sardine’s blue.
import perch from 'picture:tropical-fish';
import polar_bear from 'picture:polar-bear';
import sardine from 'picture:fish';
import seal from 'picture:seal';
import whale from 'picture:spouting-whale';
import zebra from 'picture:zebra';

export type Land = 'savanna' | 'jungle' | 'water' | 'ice';

const TABLE = {
  flamingo: [flamingo, 'water'],
  camel: [camel, 'savanna'],
  leopard: [leopard, 'savanna'],
  elephant: [elephant, 'savanna'],
  panda: [panda, 'jungle'],
  chimpanzee: [chimpanzee, 'jungle'],
  zebra: [zebra, 'savanna'],
  kangaroo: [kangaroo, 'savanna'],
  anteater: [anteater, 'jungle'],
  macaw: [macaw, 'jungle'],
  bat: [bat, 'jungle'],
  koala: [koala, 'jungle'],
  orangutan: [orangutan, 'jungle'],
  baboon: [baboon, 'savanna'],
  snake: [snake, 'savanna'],
  monitor: [monitor, 'jungle'],
  gazelle: [gazelle, 'savanna'],
  lion: [lion, 'savanna'],
  giraffe: [giraffe, 'savanna'],
  gorilla: [gorilla, 'jungle'],
  crocodile: [crocodile, 'water'],
  lizard: [lizard, 'savanna'],
  penguin: [penguin, 'ice'],
  polar_bear: [polar_bear, 'ice'],
  seal: [seal, 'ice'],
  dolphin: [dolphin, 'water'],
  whale: [whale, 'water'],
  sardine: [sardine, 'water'],
  perch: [perch, 'water'],
  fox: [fox, 'jungle'],
  hedgehog: [hedgehog, 'jungle'],
  mouse: [mouse, 'savanna'],
  mosquito: [mosquito, 'water'],
} as const satisfies Record<string, readonly [string, Land]>;

export type Animal = keyof typeof TABLE;

/** The address of every animal’s picture. */
export const ANIMALS = Object.fromEntries(
  Object.entries(TABLE).map(([animal, [picture]]) => [animal, picture]),
) as Readonly<Record<Animal, string>>;

export const EVERY_ANIMAL = Object.keys(TABLE) as readonly Animal[];

export const isAnimal = (id: string): id is Animal => Object.hasOwn(TABLE, id);

/** Where an animal stands on its card. */
export const landOf = (animal: Animal): Land => TABLE[animal][1];

/** The address of an animal’s card, or of all. */
export const cardOf = (animal?: string): string => (animal === undefined ? '/animals' : `/animals/${animal}`);

/** A name as a title: every language begins it with a capital. */
export const titled = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** The one before and the one after among some animals, round and round. */
export function beside<T>(animals: readonly T[], animal: T): readonly [T, T] {
  const at = animals.indexOf(animal);
  const take = (step: number) => animals[(at + step + animals.length) % animals.length] ?? animal;
  return [take(-1), take(1)];
}

/**
 * The animals of all games: one row each with its picture, in the order in which one leafs through them. The words are
 * in `animals.ftl`, by the same id; which games an animal lives in is in `games/<game>/animals.ts`.
 */
import anteater from './animals/anteater.svg';
import baboon from './animals/baboon.svg';
import macaw from './animals/macaw.svg';
import monitor from './animals/monitor.svg';
import snake from './animals/snake.svg';
import bat from 'picture:bat';
import camel from 'picture:two-hump-camel';
import chimpanzee from 'picture:monkey';
import elephant from 'picture:elephant';
import flamingo from 'picture:flamingo';
import kangaroo from 'picture:kangaroo';
import koala from 'picture:koala';
import leopard from 'picture:leopard';
import orangutan from 'picture:orangutan';
import panda from 'picture:panda';
import zebra from 'picture:zebra';

export const ANIMALS = {
  flamingo,
  camel,
  leopard,
  elephant,
  panda,
  chimpanzee,
  zebra,
  kangaroo,
  anteater,
  macaw,
  bat,
  koala,
  orangutan,
  baboon,
  snake,
  monitor,
} as const satisfies Record<string, string>;

export type Animal = keyof typeof ANIMALS;

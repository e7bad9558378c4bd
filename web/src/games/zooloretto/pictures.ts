/** What is on the tiles, as Noto Emoji draws it. */
import barrow from 'picture:red-apple';
import camel from 'picture:two-hump-camel';
import chimpanzee from 'picture:monkey';
import coin from 'picture:coin';
import elephant from 'picture:elephant';
import flamingo from 'picture:flamingo';
import kangaroo from 'picture:kangaroo';
import kiosk from 'picture:soft-ice-cream';
import leopard from 'picture:leopard';
import panda from 'picture:panda';
import popcorn from 'picture:popcorn';
import snack from 'picture:hot-dog';
import zebra from 'picture:zebra';

import type { Species, Stall } from './view';

export const PICTURES: Record<Species | Stall | 'coin', string> = {
  flamingo,
  camel,
  leopard,
  elephant,
  panda,
  chimpanzee,
  zebra,
  kangaroo,
  snack,
  kiosk,
  barrow,
  popcorn,
  coin,
};

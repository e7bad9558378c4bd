/** What is on the tiles: the animals of all games, and the rest as Noto Emoji draws it. */
import barrow from 'picture:red-apple';
import coin from 'picture:coin';
import kiosk from 'picture:soft-ice-cream';
import lemonade from 'picture:tropical-drink';
import popcorn from 'picture:popcorn';
import snack from 'picture:hot-dog';

import { ANIMALS } from '../../lib/animals';
import type { Face } from './view';

export const PICTURES: Record<Face['name'], string> = {
  ...ANIMALS,
  snack,
  kiosk,
  barrow,
  popcorn,
  lemonade,
  coin,
};

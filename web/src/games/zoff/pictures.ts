/** The cards, as Noto Emoji draws them. Its tropical fish has a perch’s stripes, its plain fish a sardine’s blue. */
import crocodile from 'picture:crocodile';
import elephant from 'picture:elephant';
import sardine from 'picture:fish';
import fox from 'picture:fox';
import hedgehog from 'picture:hedgehog';
import joker from 'picture:joker';
import lion from 'picture:lion';
import mosquito from 'picture:mosquito';
import mouse from 'picture:mouse';
import polar_bear from 'picture:polar-bear';
import seal from 'picture:seal';
import whale from 'picture:spouting-whale';
import perch from 'picture:tropical-fish';

import type { Card } from './view';

export const PICTURES: Record<Card, string> = {
  whale,
  elephant,
  crocodile,
  polar_bear,
  lion,
  seal,
  fox,
  perch,
  hedgehog,
  sardine,
  mouse,
  mosquito,
  joker,
};

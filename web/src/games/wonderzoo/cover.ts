import dolphin from 'picture:dolphin';
import elephant from 'picture:elephant';
import lizard from 'picture:lizard';
import penguin from 'picture:penguin';
import zebra from 'picture:zebra';

import type { Cover } from '../cover';

export const cover: Cover = { animals: [elephant, penguin, zebra, lizard, dolphin], land: 'savanna' };

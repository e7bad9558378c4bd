import elephant from 'picture:elephant';
import fox from 'picture:fox';
import hedgehog from 'picture:hedgehog';
import mouse from 'picture:mouse';
import whale from 'picture:spouting-whale';

import type { Cover } from '../cover';

export const cover: Cover = { animals: [elephant, mouse, whale, fox, hedgehog], land: 'ice' };

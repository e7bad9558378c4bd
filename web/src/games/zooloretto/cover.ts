import elephant from 'picture:elephant';
import flamingo from 'picture:flamingo';
import kangaroo from 'picture:kangaroo';
import panda from 'picture:panda';
import truck from 'picture:delivery-truck';

import type { Cover } from '../cover';

export const cover: Cover = { animals: [panda, truck, flamingo, elephant, kangaroo], land: 'jungle' };

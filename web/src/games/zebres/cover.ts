import crocodile from 'picture:crocodile';
import gazelle from 'picture:deer';
import elephant from 'picture:elephant';
import lion from 'picture:lion';
import zebra from 'picture:zebra';

import type { Cover } from '../cover';

export const cover: Cover = { animals: [zebra, elephant, gazelle, crocodile, lion], land: 'savanna' };

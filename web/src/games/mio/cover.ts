import dolphin from 'picture:dolphin';
import flamingo from 'picture:flamingo';
import giraffe from 'picture:giraffe';
import gorilla from 'picture:gorilla';
import crocodile from 'picture:crocodile';

import type { Cover } from '../cover';

export const cover: Cover = { animals: [flamingo, gorilla, giraffe, crocodile, dolphin], land: 'jungle' };

/** The animals, as Noto Emoji draws them. Its deer is our gazelle. */
import crocodile from 'picture:crocodile';
import gazelle from 'picture:deer';
import elephant from 'picture:elephant';
import lion from 'picture:lion';
import zebra from 'picture:zebra';

import type { Animal } from './view';

export const PICTURES: Record<Animal, string> = { gazelle, zebra, crocodile, elephant, lion };

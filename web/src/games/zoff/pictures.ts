/** What is on the cards: the animals, and the joker as Noto Emoji draws it. */
import joker from 'picture:joker';

import { ANIMALS } from '../../lib/animals';
import type { Card } from './view';

export const PICTURES: Record<Card, string> = { ...ANIMALS, joker };

/** The animals of the game, as on their cards. */
import { ANIMALS } from '../../lib/animals';
import type { Animal } from './view';

export const PICTURES: Record<Animal, string> = ANIMALS;

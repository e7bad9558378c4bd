/** For tests: sentences as their keys and arguments, apart by spaces. The reader’s own name is followed by `*`. */
import type { Say } from './say';

export const sayKeys: Say = (key, args = {}) =>
  [
    key,
    ...Object.values(args).map(word => (typeof word === 'object' ? `${word.name}${word.you ? '*' : ''}` : word)),
  ].join(' ');

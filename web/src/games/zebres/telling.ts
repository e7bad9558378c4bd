/** Where on the board of Drôles de Zèbres events happen. */
import type { Teller } from '../telling';

export const places: Teller['places'] = ({ square, from, to, position, territory }) => [
  ...[square, from, to].filter(at => typeof at === 'string').map(at => `square-${at}`),
  ...(typeof position === 'number' ? [`place-${position}`] : []),
  ...(typeof territory === 'string' ? [`territory-${territory}`] : []),
];

export const signs = true;

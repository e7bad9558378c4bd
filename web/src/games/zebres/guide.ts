/** Tips for a first game of Drôles de Zèbres: which one is of use now. The texts are in `zebres-guide.ftl`. */
import { ofUse } from '../tips';
import type { View } from './view';

/** The file of words, and where the rules say more about each tip. */
export const words = 'zebres-guide';
export const more: Record<string, string> = {
  'zebres-guide-goal': 'idea',
  'zebres-guide-place-guardian': 'guardian',
  'zebres-guide-place-animal': 'turn',
  'zebres-guide-majority': 'end',
  'zebres-guide-inauguration': 'inauguration',
  'zebres-guide-beside-lion': 'hidden',
  'zebres-guide-lion': 'lion',
  'zebres-guide-crocodile': 'crocodile',
  'zebres-guide-swap': 'crocodile',
  'zebres-guide-move-guardian': 'guardian',
  'zebres-guide-guard-inauguration': 'inauguration',
  'zebres-guide-opponent': 'turn',
  'zebres-guide-closing': 'end',
  'zebres-guide-scoring': 'end',
};

/** With so many free squares the end is near. */
const CLOSING = 8;

/** Everything that could be said now, what matters most first. */
export function due(view: View, phase: string, youAreToMove: boolean): string[] {
  if (phase === 'over') return ['scoring'];
  if (phase === 'choose_first') return [];
  return ['goal', ...deciding(view, phase, youAreToMove)];
}

function deciding(view: View, phase: string, youAreToMove: boolean): string[] {
  // Later in the turn, or before the guardian stands anywhere, it would tell of what was or is not.
  if (!youAreToMove) return ofUse(['opponent', phase === 'place_animal']);
  switch (phase) {
    case 'place_guardian':
      return ['place-guardian'];
    case 'place_animal':
      return placing(view);
    case 'crocodile_swap':
      return ['swap'];
    case 'move_guardian':
      return ofUse(['move-guardian', true], ['guard-inauguration', view.prospects.inaugurates]);
    default:
      return [];
  }
}

function placing(view: View): string[] {
  const { hides, frightens, swaps, inaugurates } = view.prospects;
  return ofUse(
    ['place-animal', true],
    ['majority', true],
    ['inauguration', inaugurates],
    ['beside-lion', hides],
    ['lion', frightens],
    ['crocodile', swaps],
    ['closing', view.squares.flat().filter(token => token === null).length <= CLOSING],
  );
}

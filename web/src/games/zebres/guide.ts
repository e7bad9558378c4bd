/** Tips for a first game of Drôles de Zèbres: which one is of use now. The texts are in `zebres-guide.ftl`. */
import {
  type Animal,
  columnOf,
  lineOf,
  rowOf,
  type Square,
  square,
  SQUARES,
  territoryOf,
  type Token,
  tokenOn,
  type View,
} from './view';

/** The file of words, and where the rules say more about each tip. */
export const words = 'zebres-guide';
export const more: Record<string, string> = {
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
  if (!youAreToMove) return ['opponent'];
  switch (phase) {
    case 'place_guardian':
      return ['place-guardian'];
    case 'place_animal':
      return placing(view);
    case 'crocodile_swap':
      return ['swap'];
    case 'move_guardian':
      return ['move-guardian', ...(inaugurationIsNear(view) ? ['guard-inauguration'] : [])];
    default:
      return [];
  }
}

function placing(view: View): string[] {
  const free = facedFree(view);
  const held = view.hands[view.to_move ?? 0];
  const holds = (...animals: Animal[]) => animals.some(animal => (held?.[animal] ?? 0) > 0);
  const beside = (is: (token: Token, at: Square, from: Square) => boolean) =>
    free.some(from =>
      neighbours(from).some(at => {
        const token = tokenOn(view, at);
        return token !== undefined && is(token, at, from);
      }),
    );
  const timid = ({ seat, animal, hidden }: Token) =>
    seat !== view.to_move && !hidden && (animal === 'zebra' || animal === 'gazelle');
  const acrossRiver = ({ animal, hidden }: Token, at: Square, from: Square) =>
    animal === 'gazelle' && !hidden && territoryOf(view, at) !== territoryOf(view, from);
  const tips: [string, boolean][] = [
    ['place-animal', true],
    ['majority', true],
    ['inauguration', inaugurationIsNear(view)],
    ['beside-lion', holds('gazelle', 'zebra') && beside(({ animal }) => animal === 'lion')],
    ['lion', holds('lion') && beside(timid)],
    ['crocodile', holds('crocodile') && beside(acrossRiver)],
    ['closing', freeSquares(view).length <= CLOSING],
  ];
  return tips.filter(([, holdsNow]) => holdsNow).map(([tip]) => tip);
}

const freeSquares = (view: View): Square[] => SQUARES.filter(at => tokenOn(view, at) === undefined);

/** The free squares of the line that the guardian faces. */
function facedFree(view: View): Square[] {
  if (view.guardian === null) return [];
  const { line, number } = lineOf(view.guardian);
  return freeSquares(view).filter(at => (line === 'row' ? rowOf(at) : columnOf(at)) === number);
}

/** Whether one more animal could earn the inauguration token. */
function inaugurationIsNear(view: View): boolean {
  if (view.inauguration !== null) return false;
  const free = freeSquares(view).map(at => territoryOf(view, at));
  return free.some(territory => free.filter(other => other === territory).length === 1);
}

function neighbours(at: Square): Square[] {
  const [row, column] = [rowOf(at), columnOf(at)];
  return [square(row - 1, column), square(row + 1, column), square(row, column - 1), square(row, column + 1)].filter(
    other => SQUARES.includes(other),
  );
}

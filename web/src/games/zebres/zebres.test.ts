import { expect, it } from 'vitest';

import { sayKeys as say } from '../../lib/saykeys';
import { band, corner, layoutFor, middle, placeAt, placeNear, rivers, squareAt } from './layout';
import { arrange } from './pieces';
import {
  after,
  ANIMALS,
  lineOf,
  moved,
  parse,
  PLACES,
  type Square,
  SQUARES,
  square,
  type TokenView,
  type View,
} from './view';
import { buttons, choice, effects, prompt } from './words';

const MAP = ['ABCCCC', 'ABBCDD', 'AABCCD', 'EABBBF', 'EEFFFF'];
const COUNTS = { gazelle: 6, zebra: 5, crocodile: 2, elephant: 1, lion: 1 };

/** A board with these tokens, written as `0Z*` (seat, letter, face down); the rest is in hand. */
function board(tokens: Record<Square, string>, more: Partial<View> = {}): View {
  const token = (at: Square): TokenView | null => {
    const [seat, letter, down] = tokens[at] ?? '';
    const animal = ANIMALS.find(known => known[0]?.toUpperCase() === letter);
    return animal === undefined ? null : { seat: Number(seat), animal, hidden: down === '*' };
  };
  const hands = [0, 1].map(seat =>
    Object.fromEntries(
      ANIMALS.map(animal => [
        animal,
        COUNTS[animal] - SQUARES.filter(at => token(at)?.seat === seat && token(at)?.animal === animal).length,
      ]),
    ),
  ) as View['hands'];
  return {
    board: 'standard',
    map: MAP,
    phase: 'place_animal',
    to_move: 0,
    guardian: 3,
    squares: [0, 1, 2, 3, 4].map(row => [0, 1, 2, 3, 4, 5].map(column => token(square(row, column)))),
    hands,
    inauguration: null,
    crocodile: null,
    moved: [],
    territories: [],
    points: [0, 0],
    prospects: { hides: false, frightens: false, swaps: false, inaugurates: false },
    ...more,
  };
}

const moment = (view: View) => ({ number: 1, view, turn: { seat: 0 }, phase: view.phase });

it('each place faces its line (worked example 2)', () => {
  const faced = [0, 5, 6, 10, 11, 16, 17, 21].map(place => Object.values(lineOf(place)).join(' '));
  expect(faced).toEqual(['column 0', 'column 5', 'row 0', 'row 4', 'column 5', 'column 0', 'row 4', 'row 0']);
  expect(after(20, 3)).toBe(1);
});

it('notation is taken apart', () => {
  expect(parse('g12')).toEqual({ kind: 'guardian', place: 12 });
  expect(parse('E04')).toEqual({ kind: 'place', animal: 'elephant', square: '04' });
  expect(parse('>34')).toEqual({ kind: 'swap', square: '34' });
  expect(parse('.')).toEqual({ kind: 'stay' });
  expect(parse('+10')).toEqual({ kind: 'walk', steps: 10 });
  expect(parse('X11')).toBeUndefined();
});

it('hands lie beside a wide board and above and below a tall one', () => {
  expect(layoutFor(390, 500).tall).toBe(true);
  expect(layoutFor(900, 400).tall).toBe(false);
});

for (const layout of [layoutFor(390, 500), layoutFor(900, 400)]) {
  it(`everything lies inside, ${layout.tall ? 'tall' : 'wide'}`, () => {
    const boxes = [...layout.trays, ...layout.plates, layout.chips];
    for (const { x, y, width, height } of boxes) {
      expect(x >= 0 && y >= 0 && x + width <= layout.width && y + height <= layout.height).toBe(true);
    }
  });

  it(`a point is in the square it is drawn in, ${layout.tall ? 'tall' : 'wide'}`, () => {
    for (const at of SQUARES) expect(squareAt(layout, middle(layout, at))).toBe(at);
    const { x, y } = corner(layout, '00');
    expect(squareAt(layout, { x: x - 1, y })).toBeUndefined();
    expect(squareAt(layout, { x, y: y + 501 })).toBeUndefined();
  });

  it(`places stand at the ends of their lines, ${layout.tall ? 'tall' : 'wide'}`, () => {
    for (let place = 0; place < PLACES; place += 1) {
      const { x, y } = placeAt(layout, place);
      const line = band(layout, place);
      const beside = x > line.x && x < line.x + line.width;
      const level = y > line.y && y < line.y + line.height;
      expect(beside !== level).toBe(true);
      expect(placeNear(layout, { x: x + 10, y }, [place])).toBe(place);
      expect(placeNear(layout, { x: x + 100, y: y + 100 }, [place])).toBeUndefined();
    }
  });
}

it('rivers run along 25 sides (worked example 1)', () => {
  expect(rivers(layoutFor(1, 1), MAP).match(/M/g)).toHaveLength(25);
});

it('a token that stays is the same one, and what left a square has moved', () => {
  const before = arrange([], board({ '22': '0C', '21': '1G', '33': '1Z' }));
  expect(before).toHaveLength(30);
  const crocodile = before.find(piece => piece.square === '22');
  const gazelle = before.find(piece => piece.square === '21');
  // The crocodile and the gazelle change places.
  const swapped = arrange(before, board({ '21': '0C', '22': '1G', '33': '1Z' }));
  expect(swapped.find(piece => piece.square === '21')?.id).toBe(crocodile?.id);
  expect(swapped.find(piece => piece.square === '22')?.id).toBe(gazelle?.id);
  expect(swapped.filter(piece => piece.changed).map(piece => piece.square)).toEqual(['21', '22']);
  // A lion comes: the gazelle flees, the zebra hides.
  const fled = arrange(swapped, board({ '21': '0C', '32': '0L', '33': '1Z*' }));
  expect(fled.find(piece => piece.id === gazelle?.id)?.square).toBeUndefined();
  expect(fled.find(piece => piece.square === '33')).toMatchObject({ hidden: true, changed: true });
  expect(fled.find(piece => piece.square === '21')?.changed).toBe(false);
  expect(new Set(fled.map(piece => piece.id)).size).toBe(30);
});

it('prompts and choices name the line', () => {
  expect(prompt(moment(board({})), [], say)).toBe('zebres-prompt place_animal column 3');
  expect(choice('g6', moment(board({})), say)).toBe('zebres-choice-guardian row 0');
  expect(choice('+3', moment(board({}, { guardian: 4 })), say)).toBe('zebres-choice-walk 3 row 1');
  expect(choice('Z01', moment(board({})), say)).toBe('zebres-choice-place zebra 01');
  expect(buttons(['.', '>21'], say)).toEqual([{ action: '.', label: 'zebres-choice-stay' }]);
  expect(buttons(['+1'], say)).toEqual([]);
});

it('effects are what comes on top of the choice', () => {
  const territory = { territory: 'C' as const, tokens: [0, 1] as [number, number], points: 6, to: 1 };
  const now = moment(board({}, { territories: [territory] }));
  const then = {
    certain: true as const,
    turn: { seat: 0 },
    phase: 'move_guardian',
    view: board({}, { territories: [{ ...territory, points: 0, to: 0 }] }),
  };
  const placed = { event: 'placed', seat: 0, animal: 'lion', square: '03', hidden: false };
  const hides = { event: 'hides', seat: 1, animal: 'zebra', square: '04' };
  expect(effects(now, { ...then, events: [placed, hides] }, ['Ada', 'Léo'], say)).toEqual([
    'zebres-event-hides hides Léo zebra 04',
    'zebres-would-lead C 0 Ada',
  ]);
  // A token that goes down face down is more than was chosen.
  expect(effects(now, { ...then, events: [{ ...placed, hidden: true }] }, ['Ada', 'Léo'], say)[0]).toContain('placed');
  expect(effects(now, { certain: false }, ['Ada', 'Léo'], say)).toEqual([]);
});

it('a choice lies on the board before anybody says what comes of it', () => {
  const then = (view: View, action: string) => {
    const move = parse(action);
    if (move === undefined) throw new Error(action);
    return moved(view, move);
  };
  const view = board({ '23': '1G' });
  expect(then(view, 'Z13')).toEqual({ ...board({ '13': '0Z', '23': '1G' }) });
  expect(then(view, '+2').guardian).toBe(5);
  expect(then(view, 'g9').guardian).toBe(9);
  const swapping = board({ '22': '0C', '23': '1G' }, { crocodile: '22' });
  expect(then(swapping, '>23')).toEqual(board({ '23': '0C', '22': '1G' }, { crocodile: '23' }));
  expect(then(swapping, '.')).toEqual(swapping);
});

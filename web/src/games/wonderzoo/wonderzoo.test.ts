import { describe, expect, it } from 'vitest';

import { cellAt, cornerOf, spotNear, wholeAt } from '../../lib/lattice';
import { boxFor, gridOf, heartOf, outlineOf, pictureAt } from './drawing';
import { isFilled, layoutFor } from './layout';
import { PRINTED } from './printed';
import { litBy, movable, spotsFor, takenBy } from './spots';
import {
  BOARD_ROWS,
  boardsOf,
  cellName,
  cellOf,
  cellsOf,
  entranceOf,
  favourites,
  flat,
  KINDS,
  parse,
  SHAPES,
  TILE_ROWS,
  tilesOf,
  turnOf,
  type View,
} from './view';
import { effects, gains, parts, signed } from './words';

const names = (cells: readonly { x: number; y: number }[]) => cells.map(cellName).sort();
const say = (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`;

/** The board of the example in the rules, with what is needed of a view. */
const view = (more: object): View =>
  ({
    phase: 'place',
    to_move: [0],
    tiles: '',
    switches: { scoring: 'expert' },
    hand: null,
    visitors_in_hand: [],
    gains: [],
    zoos: [
      {
        points: 4,
        tiles: [
          { tile: 'G03', kind: 'grass', shape: 'O', icon: 'draw1', at: 'a3/0', cells: ['a3', 'b3', 'a4', 'b4'] },
          { tile: 'W03', kind: 'water', shape: 'O', icon: 'draw1', at: 'd3/0', cells: ['d3', 'e3', 'd4', 'e4'] },
          { tile: 'W12', kind: 'water', shape: 'L', icon: 'draw1', at: 'b5/0', cells: ['b5', 'b6', 'b7', 'c7'] },
        ],
        visitors: [{ cell: 'c4', colour: 'blue', points: 3, sides: [] }],
      },
    ],
    ...more,
  }) as unknown as View;

describe('notation', () => {
  it('is taken apart', () => {
    expect(parse('c3/1')).toEqual({ kind: 'place', cell: 'c3', turn: 1 });
    expect(parse('W03')).toEqual({ kind: 'pick', tile: 'W03' });
    expect(parse('use')).toEqual({ kind: 'use' });
    expect(parse('y@h8')).toEqual({ kind: 'visitor', colour: 'yellow', cell: 'h8' });
    expect(parse('c3>d4')).toEqual({ kind: 'move', from: 'c3', to: 'd4' });
    expect(parse('W03:c3/1')).toEqual({ kind: 'relocate', tile: 'W03', cell: 'c3', turn: 1 });
    expect(parse('G03=W03')).toEqual({ kind: 'exchange', tile: 'G03', other: 'W03' });
    for (const wrong of ['', 'i1/0', 'c3/4', 'P03:c3/1', 'P03=W03', 'x@c3', 'c3']) expect(parse(wrong)).toBeUndefined();
  });

  it('counts rows from the top', () => {
    expect(cornerOf(cellOf('b2'))).toEqual({ x: 100, y: 100 });
    expect(cornerOf(cellOf('c8'))).toEqual({ x: 200, y: 700 });
    expect(cellName(cellAt({ x: 250, y: 350 }))).toBe('c4');
  });

  it('names a tile by its first cell', () => {
    expect(names(cellsOf('T', { cell: 'b1', turn: 0 }))).toEqual(['b1', 'c1', 'c2', 'd1']);
    expect(names(cellsOf('T', { cell: 'd7', turn: 2 }))).toEqual(['c8', 'd7', 'd8', 'e8']);
    expect(names(cellsOf('I', { cell: 'c3', turn: 1 }))).toEqual(['c3', 'c4', 'c5', 'c6']);
  });
});

describe('spots', () => {
  it('are the places for the tile in hand, by their turns', () => {
    const hand = { tile: 'V12', kind: 'vivarium', shape: 'L', icon: 'draw1' };
    const spots = spotsFor(view({ hand }), ['f1/0', 'f1/1', 'f5/0'], {});
    expect(spots.map(({ ways }) => ways.map(({ action }) => action))).toHaveLength(3);
    expect(names(litBy(spots, 0))).toEqual(['f1', 'f2', 'f3', 'f5', 'f6', 'f7', 'g3', 'g7']);
    expect(litBy(spots)).toHaveLength(10);
  });

  it('are those of the entrance, which another set may shape', () => {
    const [spot] = spotsFor(view({ phase: 'entrance', tiles: 'E,entrance,O,none,4' }), ['a1/0'], {});
    expect(names(spot?.cells ?? [])).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('are the cells for the visitor that is taken', () => {
    const legal = ['r@c3', 'b@c3', 'b@c5'];
    expect(spotsFor(view({ phase: 'visitor' }), legal, { colour: 'red' })).toHaveLength(1);
    expect(spotsFor(view({ phase: 'visitor' }), legal, { colour: 'blue' })).toHaveLength(2);
  });

  it('are what can be moved, and then where it can go', () => {
    const legal = ['c4>c3', 'c4>c5', 'stop'];
    const seen = view({ phase: 'move' });
    expect(movable(legal)).toEqual(['c4']);
    const [source] = spotsFor(seen, legal, {});
    expect(source).toMatchObject({ whole: true });
    expect(takenBy(source?.ways[0]?.action ?? '')).toBe('c4');
    expect(spotsFor(seen, legal, { from: 'c4' }).map(({ ways }) => ways[0]?.action)).toEqual(['c4>c3', 'c4>c5']);
  });

  it('are enclosures of the same shape to exchange with, whichever is taken first', () => {
    const legal = ['G03=W03', 'W12:d4/0', 'G03:f1/0'];
    const actions = (from: string) =>
      spotsFor(view({ phase: 'swap' }), legal, { from })
        .flatMap(({ ways }) => ways.map(({ action }) => action))
        .sort();
    expect(actions('G03')).toEqual(['?W12', 'G03:f1/0', 'G03=W03']);
    expect(actions('W03')).toEqual(['?W12', 'G03=W03']);
    expect(actions('W12')).toEqual(['?G03', '?W03', 'W12:d4/0']);
  });

  it('are hit on all of what lies there, before any place for it', () => {
    const spots = spotsFor(view({ phase: 'swap' }), ['G03=W03', 'G03:c5/0'], { from: 'G03' });
    expect(wholeAt(spots, { x: 450, y: 250 })?.ways[0]?.action).toBe('G03=W03');
    expect(spotNear(spots, { x: 330, y: 390 }, 0)?.ways[0]?.action).toBe('G03=W03');
    expect(spotNear(spots, { x: 290, y: 490 }, 0)?.ways[0]?.action).toBe('G03:c5/0');
  });
});

describe('the drawing', () => {
  it('goes once around a tile, with a corner for each bend', () => {
    const corners = { I: 4, O: 4, T: 8, S: 8, Z: 8, L: 6, J: 6 };
    for (const shape of SHAPES) {
      for (const turn of PRINTED.shapes[shape].keys()) {
        const path = outlineOf(cellsOf(shape, { cell: 'd4', turn }));
        expect(path.match(/Q/g), `${shape}${turn}`).toHaveLength(corners[shape]);
        expect(path.match(/M/g)).toHaveLength(1);
      }
    }
    expect(outlineOf([])).toBe('');
    expect(outlineOf(cellsOf('O', { cell: 'a1', turn: 0 }), 0, 10)).toBe(
      'M0 10Q0 0 10 0L190 0Q200 0 200 10L200 190Q200 200 190 200L10 200Q0 200 0 190z',
    );
  });

  it('has the animal on its tile', () => {
    for (const shape of SHAPES) {
      const cells = cellsOf(shape, { cell: 'd4', turn: 0 });
      expect(cells).toContainEqual(heartOf(cells));
    }
    expect(pictureAt(cellsOf('O', { cell: 'a1', turn: 0 }))).toMatchObject({ x: 100, y: 100 });
  });

  it('knows the obstacles and the size of any board', () => {
    const board = ['..#', '#..'];
    expect(
      gridOf(board)
        .filter(({ obstacle }) => obstacle)
        .map(({ cell }) => cellName(cell)),
    ).toEqual(['c1', 'a2']);
    expect(boxFor({ board })).toEqual({ x: -12, y: -12, width: 324, height: 224 });
  });

  it('shows tiles no higher than two cells', () => {
    for (const shape of SHAPES) {
      const rows = cellsOf(shape, { cell: 'd4', turn: flat(shape) }).map(({ y }) => y);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2);
    }
  });
});

describe('tables as text', () => {
  it('are the built-in ones in their columns', () => {
    expect(tilesOf(TILE_ROWS)).toEqual(PRINTED.tiles);
    expect(entranceOf(TILE_ROWS)).toBe(PRINTED.entrance);
    expect([...boardsOf(BOARD_ROWS)]).toEqual(PRINTED.boards.map(({ board, rows }) => [board, rows]));
  });

  it('may be half typed: rows that make no sense are left out', () => {
    expect(tilesOf('tile,kind\nG01,grass,I,draw1,1\nG02,grass,Q,draw1,1\nW')).toHaveLength(1);
    expect([...boardsOf('board,row,cells\neasy,1,..#\neasy,2,..x\n1')]).toEqual([['easy', ['..#']]]);
  });
});

describe('the table', () => {
  it('says whose turn is when', () => {
    const seen = view({ turn: 2, waiting: [0, 1] });
    expect([0, 1, 2, 3].map(seat => turnOf(seen, seat))).toEqual([2, 3, 1, undefined]);
  });

  it('knows favourites in the expert game only', () => {
    expect(favourites(view({}), 'blue')).toEqual(['water']);
    expect(favourites(view({}), 'red')).toEqual(KINDS.filter(kind => kind !== 'path'));
    expect(favourites(view({ switches: { scoring: 'basic' } }), 'red')).toEqual([]);
  });
});

describe('words', () => {
  it('have a sign for what changes', () => {
    expect([2, 0, -3].map(signed)).toEqual(['+2', '0', '−3']);
  });

  it('tell points before and after, and room', () => {
    const seen = view({ gains: [{ action: 'c3/1', points: 2, sides: -1 }] });
    expect(gains('c3/1', seen, say)).toEqual([
      'wonderzoo-gain-points {"by":"+2","before":4,"after":6}',
      'wonderzoo-gain-room {"by":"−1"}',
    ]);
    expect(gains('c3/0', seen, say)).toEqual([]);
  });

  it('tell what a choice brings by its first event', () => {
    const seen = view({ gains: [{ action: 'W12:d4/0', points: -1, sides: 0 }] });
    const outlook = { certain: true, events: [{ event: 'relocated', tile: 'W12', from: 'b5/0', to: 'd4/0' }] };
    const told = effects({ view: seen } as never, outlook as never, [], say);
    expect(told).toEqual(['wonderzoo-gain-points {"by":"−1","before":4,"after":3}']);
  });

  it('add up the sides beside each kind', () => {
    const side = (kind: string, points: number) => ({ cell: 'a1', kind, points });
    const detail = [
      { points: 5, visitors: [{ sides: [side('water', 2), side('grass', 1)] }, { sides: [side('water', 2)] }] },
    ];
    expect(parts({ detail } as never, say).map(({ points }) => points)).toEqual([[1], [0], [4]]);
  });
});

describe('the layout', () => {
  it('has a shape for each window, with the board as large as it goes', () => {
    expect(layoutFor(374, 425, 4)).toMatchObject({ shape: 'tall', beside: true });
    expect(layoutFor(374, 500, 4)).toMatchObject({ shape: 'tall', beside: false });
    expect(layoutFor(556, 334, 4)).toMatchObject({ shape: 'low', own: 334 });
    expect(layoutFor(1008, 820, 4)).toMatchObject({ shape: 'wide', others: 2 });
    expect(layoutFor(2128, 1360, 2)).toMatchObject({ shape: 'wide', scale: 1.7, others: 1, display: 3 });
  });

  it('keeps everything within the window', () => {
    for (const seats of [2, 3, 4]) {
      for (const [width, height] of [
        [690, 688],
        [1008, 820],
        [1500, 1000],
        [2128, 1360],
      ] as const) {
        const { own, display, card, others } = layoutFor(width, height, seats);
        expect(own).toBeLessThan(height);
        expect(Math.ceil((seats + 1) / display) * card).toBeLessThan(height / 2);
        expect(others).toBeLessThan(seats);
      }
    }
  });

  it('has the bags where a board is missing', () => {
    expect([isFilled(2, 1), isFilled(3, 2), isFilled(4, 2)]).toEqual([true, true, false]);
  });
});

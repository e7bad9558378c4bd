import { describe, expect, it } from 'vitest';

import type { Step } from '../../lib/link';
import { benchAt, outlineOf, pathsOf, placed, regionOf } from './drawing';
import { flightsOf, freshOf, lastAuction, openedBids } from './history';
import { layoutFor } from './layout';
import { PRINTED } from './printed';
import {
  BUILT_IN_ROWS,
  bidsOf,
  cellsOf,
  changesOf,
  type FamilyView,
  parse,
  tilesOf,
  TURNS,
  type View,
  waysOf,
  type ZooView,
} from './view';

describe('notation', () => {
  it('is a bid or a placement', () => {
    expect(parse('b12')).toEqual({ kind: 'bid', coins: 12 });
    expect(parse('-2,1,3')).toEqual({ kind: 'place', x: -2, y: 1, r: 3 });
    expect(parse('1,1,4')).toBeUndefined();
    expect(parse('')).toBeUndefined();
  });

  it('gives bids in order, and placements with their cells', () => {
    expect(bidsOf(['b10', 'b0', '0,1,0', 'b9']).map(({ coins }) => coins)).toEqual([0, 9, 10]);
    expect(waysOf(['b1', '0,1,3'])).toEqual([
      {
        action: '0,1,3',
        cells: [
          { x: 0, y: 1 },
          { x: 0, y: 2 },
        ],
        turn: 3,
      },
    ]);
  });

  it('has half B right of, below, left of and above half A', () => {
    const others = Array.from({ length: TURNS }, (_, r) => cellsOf({ x: 0, y: 0, r })[1]);
    expect(others).toEqual([
      { x: 1, y: 0 },
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: 0, y: 1 },
    ]);
  });
});

describe('tiles', () => {
  it('are the built-in set, or those of the table', () => {
    expect(tilesOf('').faces.size).toBe(PRINTED.tiles.length);
    const text =
      'tile,family_a,stars_a,family_b,stars_b,bushes,paths\nstart,none,0,none,0,0,AN-BN\n7,sea,2,ape,3,4,AN-AW/BE-BS';
    const { start, faces } = tilesOf(text);
    expect(start).toEqual([['AN', 'BN']]);
    expect(faces.get(7)).toEqual({
      tile: 7,
      families: ['sea', 'ape'],
      stars: [2, 3],
      bushes: 4,
      paths: [
        ['AN', 'AW'],
        ['BE', 'BS'],
      ],
    });
  });
});

describe('the drawing', () => {
  it('turns with the tile', () => {
    const north = { x: 50, y: 0 };
    const at = (r: number) => placed({ x: 0, y: 0, r }, north);
    expect([0, 1, 2, 3].map(at)).toEqual([
      { x: 50, y: -100 },
      { x: 100, y: -50 },
      { x: 50, y: 0 },
      { x: 0, y: -50 },
    ]);
  });

  it('joins the paths of one network in the middles of the halves, and keeps several apart', () => {
    const lying = { x: 0, y: 0, r: 0 };
    expect(pathsOf([['AN', 'BN']], lying)).toBe('M50 -50L150 -50M50 -100L50 -50M150 -100L150 -50');
    expect(
      pathsOf(
        [
          ['AN', 'BN'],
          ['BS', 'AS'],
        ],
        lying,
      ),
    ).toBe('M50 -100C50 -60 150 -60 150 -100M150 0C150 -40 50 -40 50 0');
    expect(pathsOf([['AN', 'AW']], lying)).toBe('M50 -100C50 -60 40 -50 0 -50');
    // A path by itself ends on the tile.
    expect(pathsOf([['AN'], ['BS']], lying)).toBe('M50 -100L50 -80M150 0L150 -20');
  });

  it('has a bench in the middle of what paths enclose', () => {
    const corners = [1, 2, 3].map(x => ({ x, y: 1 }));
    expect(benchAt(corners)).toEqual({ x: 200, y: -100 });
    expect(regionOf([{ x: 1, y: 1 }])).toBe('M50 -150h100v100h-100z');
  });

  it('draws around an enclosure, not through it', () => {
    const around = outlineOf([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(around.match(/M/g)).toHaveLength(6);
  });
});

describe('the log', () => {
  const step = (...events: object[]): Step => ({ entry: {}, events }) as unknown as Step;
  const steps = [
    step(
      { event: 'bid', seat: 0, coins: 2 },
      { event: 'bid', seat: 1, coins: 2 },
      { event: 'won', seat: 1, coins: 2, tied: true, tile: 9 },
    ),
    step({ event: 'placed', seat: 1, tile: 9 }),
  ];

  it('knows the bids of the last auction, and nothing before they are open', () => {
    expect(lastAuction([step()])).toBeUndefined();
    const auction = lastAuction(steps);
    expect([...(auction?.bids ?? [])]).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(auction).toMatchObject({ winner: 1, tied: true, tile: 9 });
  });

  it('knows the bids of the tile that is placed, and what decided', () => {
    const view = { bids: [2, 3, 3], to_move: [2], on_offer: 9 } as unknown as View;
    expect(openedBids(view)).toMatchObject({ winner: 2, tied: true, tile: 9 });
    expect(openedBids({ ...view, bids: [2, 1, 3] })).toMatchObject({ tied: false });
    expect(openedBids({ ...view, bids: [] })).toBeUndefined();
  });

  it('knows which tiles are new', () => {
    expect([...freshOf(steps)]).toEqual([[1, 9]]);
  });
});

describe('what changes hands', () => {
  const zoo = (visitors: number, trees: number, benches: number): ZooView =>
    ({ trees, benches, families: [{ family: 'bird', visitors } as FamilyView] }) as unknown as ZooView;
  const view = (...zoos: ZooView[]): View => ({ zoos }) as unknown as View;

  it('goes from those who lose it to those who gain it', () => {
    const before = view(zoo(2, 0, 0), zoo(1, 1, 0), zoo(0, 0, 0));
    const after = view(zoo(1, 0, 0), zoo(0, 2, 0), zoo(2, 0, 1));
    expect(flightsOf(before, after)).toEqual([
      { kind: 'visitors', from: 0, to: 2 },
      { kind: 'visitors', from: 1, to: 2 },
      { kind: 'trees', from: undefined, to: 1 },
      { kind: 'benches', from: undefined, to: 2 },
    ]);
    expect(flightsOf(before, before)).toEqual([]);
  });

  it('is told of a place, whoever lays the tile first', () => {
    const place = { at: '', benches: 0, a: 1, b: 1, visitors: [-1, 1, 0], trees: [0, 0, 1] };
    expect(changesOf(place, 1)).toEqual([
      { seat: 1, kind: 'visitors', by: 1 },
      { seat: 2, kind: 'trees', by: 1 },
      { seat: 0, kind: 'visitors', by: -1 },
    ]);
  });
});

describe('a set of tiles as text', () => {
  it('is the built-in one in its columns', () => {
    expect(tilesOf(BUILT_IN_ROWS)).toEqual(tilesOf(''));
  });

  it('may be half typed: rows that make no sense are left out', () => {
    const { faces } = tilesOf('tile,fam\n1,ape,3,mam\n2,ape,x,bird,,,AN-ZZ\n99,ape,1,bird,1,0,AN-BN\n');
    expect([...faces.keys()]).toEqual([2]);
    expect(faces.get(2)).toMatchObject({ families: ['ape', 'bird'], paths: [['AN']] });
  });
});

describe('the layout', () => {
  it('has a shape for each window', () => {
    expect(layoutFor(390, 450, 3).shape).toBe('tall');
    expect(layoutFor(660, 320, 3).shape).toBe('low');
    expect(layoutFor(1000, 700, 3)).toMatchObject({ shape: 'wide', scale: 1 });
    expect(layoutFor(2200, 1300, 3).scale).toBeGreaterThan(1.5);
  });
});

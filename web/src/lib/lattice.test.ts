import { describe, expect, it } from 'vitest';

import {
  boxOf,
  fit,
  fits,
  panned,
  revealing,
  SIDE,
  spotNear,
  spotsOf,
  toDrawing,
  toWindow,
  turned,
  viewBox,
  type Way,
  wayAt,
  zoomed,
} from './lattice';

const WINDOW = { width: 800, height: 400 };
const BOX = boxOf([
  { x: 0, y: 0 },
  { x: 3, y: 1 },
]);

describe('the drawing', () => {
  it('has its rows from the bottom up', () => {
    expect(BOX).toEqual({ x: 0, y: -200, width: 400, height: 200 });
    expect(boxOf([{ x: -1, y: 2 }], 1)).toEqual({ x: -200, y: -400, width: 300, height: 300 });
    expect(boxOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});

describe('the camera', () => {
  it('shows everything, as large as it goes but not larger than is comfortable', () => {
    expect(fit({ ...BOX, width: 1600 }, WINDOW)).toEqual({ x: 800, y: -100, scale: 0.5 });
    expect(fit(BOX, WINDOW).scale).toBe(1.5);
  });

  it('finds every point again', () => {
    const camera = { x: 120, y: -80, scale: 0.7 };
    const there = toDrawing(camera, WINDOW, { x: 13, y: 390 });
    const { x, y } = toWindow(camera, WINDOW, there);
    expect(x).toBeCloseTo(13);
    expect(y).toBeCloseTo(390);
  });

  it('holds what is under the pointer while it zooms, within limits', () => {
    const camera = fit(BOX, WINDOW);
    const at = { x: 700, y: 100 };
    const closer = zoomed(camera, WINDOW, at, 1.2, BOX);
    expect(closer.scale).toBeCloseTo(1.8);
    const [before, after] = [toDrawing(camera, WINDOW, at), toDrawing(closer, WINDOW, at)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoomed(camera, WINDOW, at, 100, BOX).scale).toBe(2.6);
    expect(zoomed(camera, WINDOW, at, 0.001, BOX).scale).toBe(0.16);
  });

  it('never loses the drawing', () => {
    const camera = fit(BOX, WINDOW);
    expect(panned(camera, { x: 150, y: 0 }, BOX).x).toBe(100);
    expect(panned(camera, { x: 1e6, y: -1e6 }, BOX)).toEqual({ x: 0, y: 0, scale: 1.5 });
  });

  it('moves no further than it takes to see something', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const seen = { x: -50, y: -50, width: 100, height: 100 };
    expect(revealing(camera, WINDOW, seen)).toEqual(camera);
    expect(revealing(camera, WINDOW, { ...seen, x: 350 }).x).toBe(62);
    expect(revealing(camera, WINDOW, { ...seen, y: -300 }).y).toBe(-112);
  });

  it('is the viewBox of a drawing', () => {
    expect(viewBox({ x: 0, y: 0, scale: 2 }, WINDOW)).toBe('-200.00 -100.00 400.00 200.00');
  });
});

describe('a piece in hand', () => {
  const way = (x: number, y: number, turn: number): Way => {
    const [dx, dy] = [
      [1, 0],
      [0, -1],
      [-1, 0],
      [0, 1],
    ][turn] ?? [0, 0];
    const cells = [
      { x, y },
      { x: x + (dx ?? 0), y: y + (dy ?? 0) },
    ];
    return { action: `${x},${y},${turn}`, cells, turn };
  };
  const spots = spotsOf([way(0, 1, 0), way(1, 1, 2), way(0, 2, 1), way(4, 1, 0)]);

  it('has one spot for the same cells, whichever way it lies there', () => {
    expect(spots.map(({ at, ways }) => [at.x, at.y, ways.map(({ action }) => action)])).toEqual([
      [50, -200, ['0,2,1']],
      [100, -150, ['0,1,0', '1,1,2']],
      [500, -150, ['4,1,0']],
    ]);
  });

  it('lies as it is turned, or turns as little as it can', () => {
    const [upright, both] = spots;
    if (!upright || !both) throw new Error('two spots');
    expect(wayAt(both, 2, 4)?.action).toBe('1,1,2');
    expect(wayAt(both, 1, 4)?.action).toBe('1,1,2');
    expect(wayAt(both, 3, 4)?.action).toBe('0,1,0');
    expect(fits(upright, 1)).toBe(true);
    expect(fits(upright, 0)).toBe(false);
  });

  it('turns to where there is a spot, both ways around', () => {
    expect(turned(spots, 0, 1, 4)).toBe(1);
    expect(turned(spots, 2, 1, 4)).toBe(0);
    expect(turned(spots, 0, -1, 4)).toBe(2);
    expect(turned(spots, 0, 1, 4, spots[1])).toBe(2);
    expect(turned([], 3, 1, 4)).toBe(3);
  });

  it('is drawn to the nearest spot within reach, sooner to one where it fits', () => {
    expect(spotNear(spots, { x: 70, y: -185 }, 0)?.at.x).toBe(100);
    expect(spotNear(spots, { x: 70, y: -185 }, 1)?.at.x).toBe(50);
    expect(spotNear(spots, { x: 300, y: -150 }, 0)).toBeUndefined();
    expect(spotNear(spots, { x: 500 + SIDE / 2, y: -150 }, 0)?.at.x).toBe(500);
  });
});

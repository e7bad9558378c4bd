/** Where on the board something can be done now: places for the tile in hand, cells for visitors, and what can be taken up. */
import { type Cell, type Spot, spotsOf, type Way } from '../../lib/lattice';
import { heartOf, middleOf } from './drawing';
import { cellOf, cellsOf, type Colour, entranceOf, parse, type PlacedView, type View } from './view';

/** What the person has taken up: the colour of a visitor in hand, or the place or name of what is to be moved. */
export interface Taken {
  colour?: Colour | undefined;
  from?: string | undefined;
}

/** Taking something up is no move of the game yet: `?c3` or `?W03`. */
const TAKE = '?';
export const takenBy = (action: string): string | undefined => (action.startsWith(TAKE) ? action.slice(1) : undefined);

/** The visitors or enclosures that can be moved. */
export function movable(legal: readonly string[]): string[] {
  const names = legal.flatMap(action => {
    const move = parse(action);
    if (move?.kind === 'move') return [move.from];
    if (move?.kind === 'relocate') return [move.tile];
    return move?.kind === 'exchange' ? [move.tile, move.other] : [];
  });
  return [...new Set(names)];
}

const tilesOf = (view: View): readonly PlacedView[] => view.zoos[view.to_move[0] ?? -1]?.tiles ?? [];

/** The cells of what can be moved. */
function cellsFrom(view: View, name: string): Cell[] {
  const tile = tilesOf(view).find(({ tile }) => tile === name);
  return tile ? tile.cells.map(cellOf) : [cellOf(name)];
}

/** What the tile in hand, or the one that was taken up, would do. */
function waysOf(view: View, legal: readonly string[], { colour, from }: Taken): Way[] {
  const shape = view.hand?.shape ?? entranceOf(view.tiles);
  const lifted = tilesOf(view).find(({ tile }) => tile === from);
  return legal.flatMap((action): Way[] => {
    const move = parse(action);
    switch (move?.kind) {
      case 'place':
        return [{ action, cells: cellsOf(shape, move), turn: move.turn }];
      case 'visitor':
        return move.colour === colour ? [{ action, cells: [cellOf(move.cell)], turn: 0 }] : [];
      case 'move':
        return move.from === from ? [{ action, cells: [cellOf(move.to)], turn: 0 }] : [];
      case 'relocate':
        return move.tile === from && lifted ? [{ action, cells: cellsOf(lifted.shape, move), turn: move.turn }] : [];
      default:
        return [];
    }
  });
}

/** A spot on something that lies there. */
function whole(way: Way): Spot[] {
  return spotsOf([way]).map(spot => ({ ...spot, at: middleOf(heartOf(way.cells)), whole: true }));
}

/** Everything that can be pointed at on the board. */
export function spotsFor(view: View, legal: readonly string[], taken: Taken): Spot[] {
  const exchanges = new Map(
    legal.flatMap((action): [string, string][] => {
      const move = parse(action);
      if (move?.kind !== 'exchange' || taken.from === undefined) return [];
      if (move.tile === taken.from) return [[move.other, action]];
      return move.other === taken.from ? [[move.tile, action]] : [];
    }),
  );
  const lying = movable(legal)
    .filter(name => name !== taken.from)
    .map(name => ({ action: exchanges.get(name) ?? `${TAKE}${name}`, cells: cellsFrom(view, name), turn: 0 }));
  return [...spotsOf(waysOf(view, legal, taken)), ...lying.flatMap(whole)];
}

/** The cells that a tile could cover as it is turned, or in any turn. */
export const litBy = (spots: readonly Spot[], turn?: number): Cell[] => {
  const cells = spots
    .filter(({ whole, ways }) => !whole && (turn === undefined || ways.some(way => way.turn === turn)))
    .flatMap(spot => spot.cells);
  return [...new Map(cells.map(cell => [`${cell.x},${cell.y}`, cell])).values()];
};

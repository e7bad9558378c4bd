/** How much of the ground a zoo needs. */
import { type Box, boxOf, type Cell } from '../../lib/lattice';
import { cellsOf, HOUSE, START, type ZooView } from './view';

export const cellsIn = (zoo: ZooView): Cell[] => [...HOUSE, ...cellsOf(START), ...zoo.tiles.flatMap(cellsOf)];

/** Everything that lies there, and where the tile in hand may go, with some room around it. */
export const boxFor = (zoo: ZooView, spots: readonly Cell[] = [], room = 0.5): Box =>
  boxOf([...cellsIn(zoo), ...spots], room);

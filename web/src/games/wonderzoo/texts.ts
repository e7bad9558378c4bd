import type { TextOption } from '../texts';
import BoardSet from './BoardSet.svelte';
import TileSet from './TileSet.svelte';
import { BOARD_ROWS, TILE_ROWS } from './view';

export const texts: Readonly<Record<string, TextOption>> = {
  tiles: { usual: TILE_ROWS, Picture: TileSet },
  boards: { usual: BOARD_ROWS, Picture: BoardSet },
};

import type { TextOption } from '../texts';
import TileSet from './TileSet.svelte';
import { BUILT_IN_ROWS } from './view';

export const texts: Readonly<Record<string, TextOption>> = { tiles: { usual: BUILT_IN_ROWS, Picture: TileSet } };

import type { Face } from '../face';
import Board from './Board.svelte';
import Reasons from './Reasons.svelte';
import Table from './Table.svelte';
import { buttons, choice, effects, prompt } from './words';

export const face: Face = { Board, Table, Reasons, prompt, choice, buttons, effects };

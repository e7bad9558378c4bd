import type { Face } from '../face';
import Board from './Board.svelte';
import Reasons from './Reasons.svelte';
import Table from './Table.svelte';
import type { Detail, View } from './view';
import { buttons, choice, effects, parts, prompt, reason } from './words';

export const face: Face<View, Detail> = { Board, Table, Reasons, prompt, choice, reason, buttons, parts, effects };

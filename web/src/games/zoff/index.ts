import type { Face } from '../face';
import Board from './Board.svelte';
import type { Scores } from './history';
import Reasons from './Reasons.svelte';
import Table from './Table.svelte';
import type { View } from './view';
import { buttons, choice, effects, prompt } from './words';

export const face: Face<View, Scores> = { Board, Table, Reasons, prompt, choice, buttons, effects };

/** Tips for a first game of Wonderzoo: which one is of use now. The texts are in `wonderzoo-guide.ftl`. */
import { ofUse } from '../tips';
import type { View } from './view';

/** The file of words, and where the rules say more about each tip. */
export const words = 'wonderzoo-guide';
export const more: Record<string, string> = {
  'wonderzoo-guide-goal': 'idea',
  'wonderzoo-guide-entrance': 'setup',
  'wonderzoo-guide-pick': 'turn',
  'wonderzoo-guide-path-on-display': 'place',
  'wonderzoo-guide-bus': 'round',
  'wonderzoo-guide-no-room': 'draw',
  'wonderzoo-guide-tight': 'out',
  'wonderzoo-guide-place-enclosure': 'place',
  'wonderzoo-guide-place-path': 'place',
  'wonderzoo-guide-gaps': 'out',
  'wonderzoo-guide-icon-draw': 'draw',
  'wonderzoo-guide-icon-full': 'draw',
  'wonderzoo-guide-icon-move': 'move',
  'wonderzoo-guide-icon-swap': 'swap',
  'wonderzoo-guide-icon-bus': 'bus',
  'wonderzoo-guide-visitor': 'scoring',
  'wonderzoo-guide-favourite': 'scoring',
  'wonderzoo-guide-move': 'move',
  'wonderzoo-guide-swap': 'swap',
  'wonderzoo-guide-watch': 'round',
  'wonderzoo-guide-out': 'out',
  'wonderzoo-guide-scoring': 'scoring',
};

/** From so many tiles on, gaps begin to matter. */
const HALF_FULL = 6;

/** Everything that could be said now, what matters most first. */
export function due(view: View, phase: string, youAreToMove: boolean, you: number): string[] {
  if (phase === 'over') return ['scoring'];
  if (['bus', 'refill', 'draw'].includes(phase)) return [];
  if (view.zoos[you]?.out) return ['out'];
  return ['goal', ...(youAreToMove ? acting(view, phase, you) : ['watch'])];
}

function acting(view: View, phase: string, you: number): string[] {
  switch (phase) {
    case 'pick':
      return picking(view, you);
    case 'place':
      return [
        view.hand?.kind === 'path' ? 'place-path' : 'place-enclosure',
        ...ofUse(['gaps', (view.zoos[you]?.tiles.length ?? 0) >= HALF_FULL]),
      ];
    case 'icon':
      return icon(view, you);
    case 'visitor':
      return ['visitor', ...ofUse(['favourite', view.switches.scoring === 'expert'])];
    default:
      return [phase];
  }
}

function picking(view: View, you: number): string[] {
  const zoo = view.zoos[you];
  return ofUse(
    ['pick', true],
    ['path-on-display', view.display.some(({ kind, fits }) => kind === 'path' && fits)],
    ['bus', view.bus === you],
    ['no-room', zoo?.free.length === 0],
    ['tight', view.switches.stuck === 'out' && view.display.some(({ fits }) => !fits)],
  );
}

function icon(view: View, you: number): string[] {
  switch (view.hand?.icon) {
    case 'draw1':
    case 'draw2':
      return [view.zoos[you]?.free.length === 0 ? 'icon-full' : 'icon-draw'];
    case 'move1':
    case 'move2':
      return ['icon-move'];
    case 'swap':
      return ['icon-swap'];
    case 'bus':
      return ['icon-bus'];
    case undefined:
      return [];
  }
}

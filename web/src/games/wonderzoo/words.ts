/** What the page says about a game of Wonderzoo. The sentences are in `wonderzoo.ftl` of each language. */
import type { ButtonChoice, Part, Say } from '../face';
import type { Moment, Outlook, Standing } from '../../lib/link';
import type { Args, Names } from '../../lib/say';
import { tell } from '../../lib/tell';
import { type Colour, type Detail, gainOf, type Kind, parse, type PlacedView, type View } from './view';

/** A number that changes something, with its sign. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

const ENCLOSURES: readonly Kind[] = ['grass', 'vivarium', 'water'];

/** The seat that decides, whose zoo a choice speaks of. */
const zooOf = (view: View) => view.zoos[view.to_move[0] ?? -1];

/** What is to be decided, in a sentence. */
export function prompt({ view, phase }: Moment<View>, _legal: readonly string[], say: Say): string {
  const { hand, visitors_in_hand: visitors, moves_left: moves } = view;
  return say('wonderzoo-prompt', {
    phase,
    kind: hand?.kind ?? '',
    shape: hand?.shape ?? '',
    icon: hand?.icon ?? '',
    visitors: visitors.length,
    moves,
  });
}

/** A choice in words. */
export function choice(action: string, { view, phase }: Moment<View>, say: Say): string {
  const move = parse(action);
  const zoo = zooOf(view);
  const about = (name: string): Args => {
    const tile: Partial<PlacedView> = zoo?.tiles.find(({ tile }) => tile === name) ?? {};
    return { tile: name, kind: tile.kind ?? '', shape: tile.shape ?? '' };
  };
  switch (move?.kind) {
    case 'pick': {
      const tile = view.display.find(({ tile }) => tile === move.tile);
      return tile ? say('wonderzoo-choice-pick', { kind: tile.kind, shape: tile.shape, icon: tile.icon }) : action;
    }
    case 'place':
      return say('wonderzoo-choice-place', {
        entrance: phase === 'entrance' ? 'yes' : 'no',
        kind: view.hand?.kind ?? '',
        cell: move.cell,
        turns: move.turn,
      });
    case 'visitor':
      return say('wonderzoo-choice-visitor', { colour: move.colour, cell: move.cell });
    case 'move': {
      const colour: Colour | '' = zoo?.visitors.find(({ cell }) => cell === move.from)?.colour ?? '';
      return say('wonderzoo-choice-move', { colour, from: move.from, to: move.to });
    }
    case 'relocate':
      return say('wonderzoo-choice-relocate', { ...about(move.tile), cell: move.cell, turns: move.turn });
    case 'exchange':
      return say('wonderzoo-choice-exchange', {
        ...about(move.tile),
        other_kind: zoo?.tiles.find(({ tile }) => tile === move.other)?.kind ?? '',
        other_tile: move.other,
      });
    case 'use':
    case 'skip':
    case 'stop':
      return say('wonderzoo-choice-button', { button: move.kind, icon: view.hand?.icon ?? '' });
    default:
      return action;
  }
}

/** What the points would be, and the room for points to come. */
export function gains(action: string, view: View, say: Say): string[] {
  const gain = gainOf(view, action);
  if (gain === undefined) return [];
  const before = zooOf(view)?.points ?? 0;
  return [
    ...(gain.points === 0
      ? []
      : [say('wonderzoo-gain-points', { by: signed(gain.points), before, after: before + gain.points })]),
    ...(gain.sides === 0 ? [] : [say('wonderzoo-gain-room', { by: signed(gain.sides) })]),
  ];
}

/** What speaks for a choice: points, room for more, or what the tile lets one do. */
export function reason(action: string, { view }: Moment<View>, _seat: number, _names: Names, say: Say): string {
  const move = parse(action);
  switch (move?.kind) {
    case 'pick': {
      const tile = view.display.find(({ tile }) => tile === move.tile);
      return tile ? say('wonderzoo-reason-pick', { kind: tile.kind, icon: tile.icon }) : '';
    }
    case 'use':
      return say('wonderzoo-reason-use', { icon: view.hand?.icon ?? '' });
    case 'skip':
    case 'stop':
      return say('wonderzoo-reason-keep');
    default: {
      const all = gains(action, view, say);
      return all.length > 0 ? all.join(' ') : say('wonderzoo-reason-space');
    }
  }
}

/** Everything can be chosen on the board. */
export const buttons = (): ButtonChoice[] => [];

/** What a choice brings: points and room, and what happens after it to whoever is out. */
export function effects({ view }: Moment<View>, outlook: Outlook<View>, names: Names, say: Say): string[] {
  if (!outlook.certain) return [];
  const [first] = outlook.events;
  const later = outlook.events
    .slice(1)
    .filter(({ event }) => ['out', 'passed', 'total', 'over', 'no_effect', 'bus'].includes(String(event)))
    .map(event => tell('wonderzoo', event, names, say));
  return [...(first === undefined ? [] : gains(actionOf(first), view, say)), ...later];
}

/** The choice that an event is of. */
function actionOf(event: Record<string, unknown>): string {
  const text = (field: string) => String(event[field] ?? '');
  switch (event['event']) {
    case 'entrance':
    case 'placed':
      return text('at');
    case 'visitor':
      return `${text('colour').charAt(0)}@${text('cell')}`;
    case 'moved':
      return `${text('from')}>${text('to')}`;
    case 'relocated':
      return `${text('tile')}:${text('to')}`;
    case 'exchanged':
      return `${text('tile')}=${text('other_tile')}`;
    default:
      return '';
  }
}

/** What the points are made of: the sides beside each kind of enclosure. */
export const parts = ({ detail }: Standing<Detail>, say: Say): Part[] =>
  ENCLOSURES.map(kind => ({
    name: say('wonderzoo-kind-tile', { kind }),
    points: detail.map(({ visitors }) =>
      visitors
        .flatMap(({ sides }) => sides)
        .filter(side => side.kind === kind)
        .reduce((sum, { points }) => sum + points, 0),
    ),
  }));

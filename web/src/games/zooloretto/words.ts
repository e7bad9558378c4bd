/** What the page says about a game of Zooloretto. The sentences are in `zooloretto.ftl` of each language. */
import type { ButtonChoice, Part, Say } from '../face';
import type { Event, Moment, Outlook, Standing } from '../../lib/link';
import type { Names } from '../../lib/say';
import { tell } from '../../lib/tell';
import {
  type Asked,
  type Colour,
  type Counted,
  type Detail,
  eachOf,
  type EnclosureView,
  faceOf,
  isAnimal,
  isPaid,
  type JungleView,
  JUNGLE_POINTS,
  parse,
  standing,
  type View,
  type ZooView,
  ZOO_POINTS,
} from './view';

/** A tile in words: “zebra, male”. */
export const tileName = (tile: string, say: Say): string => say('zooloretto-tile', { ...faceOf(tile) });

/** Tiles in words, alike ones counted: “2 × zebra, coin”. */
export function tilesInWords(tiles: readonly string[], say: Say): string {
  const kinds = [...new Set(tiles)];
  return (
    kinds
      .map(tile => ({ tile, count: tiles.filter(other => other === tile).length }))
      .map(({ tile, count }) => (count > 1 ? `${count} × ` : '') + tileName(tile, say))
      .join(', ') || say('zooloretto-nothing')
  );
}

/** What is to be decided, in a sentence. */
export function prompt(moment: Moment<View>, _legal: readonly string[], say: Say): string {
  const view = moment.view;
  const can = (kind: 'draw' | 'take') => (view.refused.some(refused => refused.kind === kind) ? 'no' : 'yes');
  return say('zooloretto-prompt', {
    phase: moment.phase,
    room: can('draw'),
    cargo: can('take'),
    ...(view.drawn === null ? { name: '', kind: '' } : { ...faceOf(view.drawn) }),
    colour: view.awaits?.colour ?? 'any',
  });
}

/** A choice in words. */
export function choice(action: string, moment: Moment<View>, say: Say): string {
  const view = moment.view;
  const { deed, tile, truck, from, to, with: other, seller, colour, point } = parse(action);
  const zoo = view.zoos[view.to_move ?? -1];
  const herd = (place: string | undefined) => zoo?.enclosures.find(known => known.place === place)?.species ?? '';
  const far = herd(other);
  return say('zooloretto-choice', {
    deed,
    ...(tile === undefined ? { name: '', kind: '' } : { ...faceOf(tile) }),
    truck: truck ?? 0,
    tiles: tilesInWords(view.trucks.find(({ number }) => number === truck)?.tiles ?? [], say),
    place: to ?? from ?? '',
    one: say('zooloretto-species', { name: herd(from) }),
    other: say('zooloretto-species', { name: far === '' ? (other ?? '') : far }),
    number: (seller ?? 0) + 1,
    price: isPaid(deed) ? view.prices[deed] : 0,
    colour: colour ?? '',
    point: point ?? 0,
    points: view.donations[0] ?? 0,
  });
}

/** What a button beside the board is called, what it is for, and what is still to be chosen for it. */
export const askedName = (deed: Asked, say: Say): string =>
  deed === 'donate' ? say('zooloretto-donate') : say('zooloretto-paid', { deed });
export const askedNote = (deed: Asked, { donations }: View, say: Say): string =>
  deed === 'donate'
    ? say('zooloretto-donate-note', { points: donations[0] ?? 0 })
    : say('zooloretto-paid-note', { deed });
export const askedHow = (deed: Asked, say: Say): string =>
  deed === 'donate' ? say('zooloretto-donate-how') : say('zooloretto-paid-how', { deed });

/** Everything can be chosen on the board. */
export const buttons = (): ButtonChoice[] => [];

/** Events that say no more than the choice itself does. */
const PLAIN = ['drew', 'loaded', 'took', 'placed', 'moved', 'exchanged', 'bought', 'discarded', 'expanded', 'advanced'];

/** What a choice would change in the zoo of whoever makes it. */
export interface Gain {
  points: number;
  coins: number;
  born: number;
  /** Of the babies, those that find no space and go to the barn. */
  stored: number;
  /** Whether an enclosure becomes full by it. */
  filled: boolean;
  /** Whether a bonus token is taken. */
  token: boolean;
}

/** What a choice would bring, as the server foresees it. */
export function gainOf(before: View, outlook: Outlook<View>, seat: number): Gain | undefined {
  if (!outlook.certain) return undefined;
  const [was, will] = [before.zoos[seat], outlook.view.zoos[seat]];
  if (was === undefined || will === undefined) return undefined;
  const births = outlook.events.filter(({ event, seat: whose }) => event === 'born' && whose === seat);
  return {
    points: will.score.total - was.score.total,
    coins: will.coins - was.coins,
    born: births.length,
    stored: births.filter(({ place }) => place === 'B').length,
    filled: outlook.events.some(({ event, seat: whose }) => event === 'filled' && whose === seat),
    token: outlook.events.some(({ event, seat: whose }) => event === 'token' && whose === seat),
  };
}

/** The same in words: “+4 points now, −1 coin, a baby”. */
export function gainInWords(gain: Gain, say: Say): string {
  return [
    gain.points === 0
      ? say('zooloretto-gain-none')
      : say('zooloretto-gain-points', { points: signed(gain.points), count: Math.abs(gain.points) }),
    gain.coins === 0 ? '' : say('zooloretto-gain-coins', { coins: signed(gain.coins), count: Math.abs(gain.coins) }),
    gain.born === 0 ? '' : say('zooloretto-gain-baby', { count: gain.born, barn: gain.stored > 0 ? 'yes' : 'no' }),
    gain.filled ? say('zooloretto-gain-full') : '',
    gain.token ? say('zooloretto-gain-token') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** With a sign, and a minus that is as wide as a plus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A number of points that may be below zero. */
export const plain = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/** What would happen beyond the choice itself, and what it is worth. */
export function effects(moment: Moment<View>, outlook: Outlook<View>, names: Names, say: Say): string[] {
  if (!outlook.certain) return [];
  const view = moment.view;
  const gain = view.to_move === null ? undefined : gainOf(view, outlook, view.to_move);
  const told = outlook.events
    .filter(event => !PLAIN.includes(String(event['event'])) && !stepsBack(event, view.to_move))
    .map(event => tell('zooloretto', event, names, say));
  const zoo = outlook.view.zoos[view.to_move ?? -1];
  if (gain === undefined || zoo === undefined) return told;
  return [
    ...told,
    say('zooloretto-then', {
      points: plain(zoo.score.total),
      count: Math.abs(zoo.score.total),
      changed: gain.points === 0 ? 'no' : 'yes',
      change: signed(gain.points),
      coins: zoo.coins,
    }),
  ];
}

/** Whether a visitor of whoever chooses steps back and stays: that is the choice itself. */
const stepsBack = ({ event, seat, to }: Event, chooser: number | null): boolean =>
  event === 'retreated' && seat === chooser && to !== 0;

/** Why nothing of a kind can be done now, in the server’s sentence and in a word or two; nothing where it can. */
export function whyNot(view: View, seat: number, deed: Asked, say: Say): { code: string; why: string; short: string } {
  const refused = view.to_move === seat ? view.refused.find(({ kind }) => kind === deed) : undefined;
  if (refused === undefined)
    return {
      code: '',
      why: say(deed === 'donate' ? 'zooloretto-donate-when' : 'zooloretto-money-when'),
      short:
        deed === 'donate'
          ? say('zooloretto-donate-top', { points: view.donations[0] ?? 0 })
          : say('zooloretto-price', { price: view.prices[deed] }),
    };
  const { code } = refused;
  const args = Object.fromEntries(Object.entries(refused.args).map(([name, arg]) => [name, arg ?? '']));
  return {
    code,
    why: say(`zooloretto-illegal-${code}`, args),
    short: say('zooloretto-refused-short', { code, ...args }),
  };
}

/** An enclosure in words, for whoever points at it. */
export function aboutEnclosure(enclosure: EnclosureView, say: Say): string {
  const { place, spaces, free, species, animals, stalls, stall_spaces, bonus, full, short, points } = enclosure;
  return say('zooloretto-about-enclosure', {
    place,
    spaces,
    used: spaces - free,
    free,
    animals: species === null ? say('zooloretto-nobody') : tilesInWords(eachOf(animals), say),
    stalls: stalls.length > 0 ? tilesInWords(stalls, say) : say('zooloretto-nothing'),
    stall_spaces,
    bonus,
    full,
    short,
    points,
  });
}

/** A jungle board in words. */
export const aboutJungle = ({ free, animals }: JungleView, say: Say): string =>
  say('zooloretto-about-jungle', {
    animals: animals.length > 0 ? tilesInWords(eachOf(animals), say) : say('zooloretto-nobody'),
    free,
    species: animals.length,
  });

/** Who stands on a point: “Viewpoint 2: 2 × red visitor, green visitor”. */
export const visitorsHere = (zoo: ZooView, point: number, say: Say): string =>
  say('zooloretto-at-viewpoint', {
    point,
    visitors:
      groupsAt(zoo, point)
        .map(({ colour, count }) => say('zooloretto-visitors', { colour, count }))
        .join(', ') || say('zooloretto-nobody'),
  });

/** Where the visitors of a zoo stand, point by point. */
export const visitorsInWords = (zoo: ZooView, say: Say): string =>
  [...ZOO_POINTS, ...JUNGLE_POINTS]
    .filter(point => groupsAt(zoo, point).length > 0)
    .map(point => visitorsHere(zoo, point, say))
    .join('; ') || say('zooloretto-nobody');

/** The visitors on a point, those of a colour together. */
export const groupsAt = (zoo: ZooView, point: number): { colour: Colour; count: number }[] =>
  zoo.visitors.map(({ colour }) => ({ colour, count: standing(zoo, colour, point) })).filter(({ count }) => count > 0);

/** A bonus token with the visitors it scores for: “red × 3”. */
export const tokenInWords = (zoo: ZooView, colour: Colour, say: Say): string => {
  const visitors = zoo.visitors.find(known => known.colour === colour)?.points ?? [];
  return `${say('zooloretto-colour', { colour })} × ${visitors.reduce((sum, count) => sum + count, 0)}`;
};

/** What giving an enclosure away would take and bring, in words. */
export const aboutDonation = (view: View, { animals, points }: EnclosureView, say: Say): string =>
  say('zooloretto-donate-gives', {
    animals: tilesInWords(eachOf(animals), say),
    points,
    token: view.donations[0] ?? 0,
  });

/** A barn in words. */
export const aboutBarn = (zoo: ZooView, say: Say): string =>
  say('zooloretto-about-barn', { tiles: tilesInWords(eachOf(zoo.barn), say), cost: Math.abs(barnPoints(zoo)) });

/** What a barn counts, which is nothing at best. */
export const barnPoints = ({ score }: ZooView): number => score.barn_species + score.barn_stalls;

/** How a seat stands in the round. */
export function statusOf(view: View, seat: number, say: Say): string {
  const status = view.to_move === seat ? view.phase : view.zoos[seat]?.passed ? 'done' : '';
  return ['turn', 'load', 'unload', 'advance', 'retreat', 'done'].includes(status)
    ? say('zooloretto-status', { status })
    : '';
}

/** How many unseen tiles are animals of a species, by kind. */
export const countOf = (tiles: readonly Counted[], tile: string): number =>
  tiles.find(known => known.tile === tile)?.count ?? 0;

/** Babies and stalls have no sex to be told; of animals without one, nothing is said. */
export const kindInWords = (tile: string, say: Say): string => {
  const { kind } = faceOf(tile);
  return isAnimal(tile) && kind !== 'plain' ? say('zooloretto-kind', { kind }) : '';
};

/** What the points of the expansions are called, where they are played with. */
export const EXTRAS = ['donations', 'visitors', 'tokens'] as const;
export const extrasOf = (score: ZooView['score']) =>
  EXTRAS.flatMap(row => (score[row] === undefined ? [] : [{ row, points: score[row] }]));

/** What the points are made of. */
export const parts = ({ detail }: Standing<Detail>, say: Say): Part[] => [
  {
    name: say('zooloretto-part', { part: 'enclosures' }),
    points: detail.map(({ enclosures }) => Object.values(enclosures).reduce((total, points) => total + points, 0)),
  },
  { name: say('zooloretto-part', { part: 'stalls' }), points: detail.map(({ stalls }) => stalls) },
  {
    name: say('zooloretto-part', { part: 'barn' }),
    points: detail.map(({ barn_species, barn_stalls }) => barn_species + barn_stalls),
  },
  ...EXTRAS.filter(part => detail.some(score => score[part] !== undefined)).map(part => ({
    name: say('zooloretto-part', { part }),
    points: detail.map(score => score[part] ?? 0),
  })),
];

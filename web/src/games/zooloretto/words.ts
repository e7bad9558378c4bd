/** What the page says about a game of Zooloretto. The sentences are in `zooloretto.ftl` of each language. */
import type { ButtonChoice, Say } from '../face';
import type { Moment, Outlook } from '../../lib/link';
import { tell } from '../../lib/tell';
import { type Counted, eachOf, type EnclosureView, faceOf, isAnimal, type Paid, parse, type View } from './view';

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
export function prompt(moment: Moment, say: Say): string {
  const view = moment.view as View;
  const open = view.trucks.filter(truck => truck.taken_by === null);
  const room = open.some(truck => truck.tiles.length < truck.slots) && view.stack.main + view.stack.end > 0;
  return say('zooloretto-prompt', {
    phase: moment.phase,
    room: room ? 'yes' : 'no',
    cargo: open.some(truck => truck.tiles.length > 0) ? 'yes' : 'no',
    ...(view.drawn === null ? { name: '', kind: '' } : { ...faceOf(view.drawn) }),
  });
}

/** A choice in words. */
export function choice(action: string, moment: Moment, say: Say): string {
  const view = moment.view as View;
  const { deed, tile, truck, from, to, with: other, seller } = parse(action);
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
  });
}

/** Everything can be chosen on the board. */
export const buttons = (): ButtonChoice[] => [];

/** Events that say no more than the choice itself does. */
const PLAIN = ['drew', 'loaded', 'took', 'placed', 'moved', 'exchanged', 'bought', 'discarded', 'expanded'];

/** What a choice would change in the zoo of whoever makes it. */
export interface Gain {
  points: number;
  coins: number;
  born: number;
  /** Of the babies, those that find no space and go to the barn. */
  stored: number;
  /** Whether an enclosure becomes full by it. */
  filled: boolean;
}

/** What a choice would bring, as the server foresees it. */
export function gainOf(before: View, outlook: Outlook, seat: number): Gain | undefined {
  if (!outlook.certain) return undefined;
  const [was, will] = [before.zoos[seat], (outlook.view as View).zoos[seat]];
  if (was === undefined || will === undefined) return undefined;
  const births = outlook.events.filter(({ event, seat: whose }) => event === 'born' && whose === seat);
  return {
    points: will.score.total - was.score.total,
    coins: will.coins - was.coins,
    born: births.length,
    stored: births.filter(({ place }) => place === 'B').length,
    filled: outlook.events.some(({ event, seat: whose }) => event === 'filled' && whose === seat),
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
  ]
    .filter(Boolean)
    .join(', ');
}

/** With a sign, and a minus that is as wide as a plus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A number of points that may be below zero. */
export const plain = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/** What would happen beyond the choice itself, and what it is worth. */
export function effects(moment: Moment, outlook: Outlook, names: readonly string[], say: Say): string[] {
  if (!outlook.certain) return [];
  const view = moment.view as View;
  const gain = view.to_move === null ? undefined : gainOf(view, outlook, view.to_move);
  const told = outlook.events
    .filter(event => !PLAIN.includes(String(event['event'])))
    .map(event => tell('zooloretto', event, names, say));
  const zoo = (outlook.view as View).zoos[view.to_move ?? -1];
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

/** Why a money action cannot be done; asked only where the list of choices has none of its kind. */
export function whyNot(view: View, seat: number, deed: Paid, say: Say): { reason: Reason; why: string; short: string } {
  const reason = reasonOf(view, seat, deed);
  const coins = view.zoos[seat]?.coins ?? 0;
  const args = { deed, reason, price: view.prices[deed], coins, missing: view.prices[deed] - coins };
  return { reason, why: say('zooloretto-why', args), short: say('zooloretto-why-short', args) };
}

export type Reason = 'turn' | 'coins' | 'barn' | 'barns' | 'open' | 'none';

export function reasonOf(view: View, seat: number, deed: Paid): Reason {
  const zoo = view.zoos[seat];
  if (zoo === undefined || view.phase !== 'turn' || view.to_move !== seat) return 'turn';
  if (deed === 'expand' && zoo.closed_extensions === 0) return 'open';
  if (deed === 'discard' && zoo.barn.length === 0) return 'barn';
  if (deed === 'buy' && view.zoos.every((other, at) => at === seat || other.barn.length === 0)) return 'barns';
  if (zoo.coins < view.prices[deed]) return 'coins';
  return 'none';
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

/** A barn in words. */
export const aboutBarn = (barn: readonly Counted[], say: Say): string =>
  say('zooloretto-about-barn', { tiles: tilesInWords(eachOf(barn), say), cost: 2 * kindsIn(barn) });

/** Species and kinds of stalls in a barn, each of which costs points. */
export const kindsIn = (barn: readonly Counted[]): number => new Set(barn.map(({ tile }) => faceOf(tile).name)).size;

/** How a seat stands in the round. */
export function statusOf(view: View, seat: number, say: Say): string {
  const status = view.to_move === seat ? view.phase : view.zoos[seat]?.passed ? 'done' : '';
  return ['turn', 'load', 'unload', 'done'].includes(status) ? say('zooloretto-status', { status }) : '';
}

/** How many unseen tiles are animals of a species, by kind. */
export const countOf = (tiles: readonly Counted[], tile: string): number =>
  tiles.find(known => known.tile === tile)?.count ?? 0;

/** Babies and stalls have no sex to be told; of animals without one, nothing is said. */
export const kindInWords = (tile: string, say: Say): string => {
  const { kind } = faceOf(tile);
  return isAnimal(tile) && kind !== 'plain' ? say('zooloretto-kind', { kind }) : '';
};

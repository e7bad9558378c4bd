/** What the page says about a game of O Zoo le Mio. The sentences are in `mio.ftl` of each language. */
import type { ButtonChoice, Part, Say } from '../face';
import type { Moment, Outlook, Standing } from '../../lib/link';
import { nameOf, type Names } from '../../lib/say';
import { tell } from '../../lib/tell';
import { changesOf, type Detail, type Face, parse, placeOf, type PlaceView, tilesOf, type View } from './view';

/** What is printed on a tile, in words. */
export const faceInWords = ({ families, stars, bushes }: Face, say: Say): string =>
  say('mio-face', {
    family_a: families[0],
    stars_a: stars[0],
    family_b: families[1],
    stars_b: stars[1],
    bushes,
  });

/** The tile on offer, in words. */
function offered(view: View, say: Say): string {
  const face = view.on_offer === null ? undefined : tilesOf(view.tiles).faces.get(view.on_offer);
  return face ? faceInWords(face, say) : '';
}

/** What is to be decided, in a sentence. */
export const prompt = ({ view, phase }: Moment<View>, _legal: readonly string[], say: Say): string =>
  say('mio-prompt', { phase, tile: offered(view, say) });

/** A choice in words. */
export function choice(action: string, { view }: Moment<View>, say: Say): string {
  const move = parse(action);
  switch (move?.kind) {
    case 'bid':
      return say('mio-choice-bid', { coins: move.coins });
    case 'place': {
      const place = placeOf(view, action);
      return say('mio-choice-place', { x: move.x, y: move.y, turns: move.r, benches: place?.benches ?? 0 });
    }
    default:
      return action;
  }
}

/** Everything can be chosen on the board. */
export const buttons = (): ButtonChoice[] => [];

/** What a place yields, each thing in one sentence. */
export function gains(place: PlaceView, face: Face, seat: number, names: Names, say: Say): string[] {
  const [one, other] = face.families;
  return [
    say('mio-gain-family', { family: one, stars: place.a }),
    say('mio-gain-family', { family: other, stars: place.b }),
    ...(place.benches > 0 ? [say('mio-gain-benches', { benches: place.benches })] : []),
    ...changesOf(place, seat).map(({ seat: whose, kind, by }) =>
      say('mio-gain-change', {
        seat: nameOf(names, whose),
        kind,
        count: Math.abs(by),
        gains: by > 0 ? 'yes' : 'no',
      }),
    ),
  ];
}

/** What speaks for a choice: what a place yields, what a bid leaves and whose flag decides a tie. */
export function reason(action: string, { view }: Moment<View>, seat: number, names: Names, say: Say): string {
  const move = parse(action);
  const place = placeOf(view, action);
  const face = view.on_offer === null ? undefined : tilesOf(view.tiles).faces.get(view.on_offer);
  if (place && face) return gains(place, face, seat, names, say).join(' ');
  const coins = view.zoos[seat]?.coins ?? null;
  if (move?.kind !== 'bid' || coins === null) return '';
  const above = view.flags[0] === seat ? undefined : view.flags[0];
  return [
    say('mio-reason-left', { coins: coins - move.coins }),
    // One by one, nobody knows what is to come.
    ...(view.switches.reveal === 'row' ? [say('mio-reason-tiles', { tiles: view.row.length - view.sold - 1 })] : []),
    above === undefined ? say('mio-reason-flag') : say('mio-reason-other-flag', { seat: nameOf(names, above) }),
  ].join(' ');
}

/** What a placement yields; a bid has no effect before all are open. */
export function effects({ view }: Moment<View>, outlook: Outlook<View>, names: Names, say: Say): string[] {
  if (!outlook.certain) return [];
  const placed = outlook.events.find(({ event }) => event === 'placed');
  const face = placed && tilesOf(view.tiles).faces.get(Number(placed['tile']));
  const place = placed && placeOf(view, [placed['x'], placed['y'], placed['r']].join(','));
  const yields = place && face ? gains(place, face, Number(placed['seat']), names, say) : [];
  const later = outlook.events.filter(({ event }) => event === 'scored').map(event => tell('mio', event, names, say));
  return [...yields, ...later];
}

/** What the points are made of. */
export const parts = ({ detail }: Standing<Detail>, say: Say): Part[] =>
  (['visitors', 'trees', 'benches', 'coins'] as const)
    .map(part => ({ name: say('mio-part', { part }), points: detail.map(seat => seat[part]) }))
    .filter(({ name, points }, at) => name !== '' && (at < 3 || points.some(count => count !== 0)));

/** What the page says about a game of Zoff. The sentences are in `zoff.ftl` of each language. */
import type { ButtonChoice, Part, Say } from '../face';
import type { Moment, Outlook, Standing } from '../../lib/link';
import { nameOf, type Names } from '../../lib/say';
import { tell } from '../../lib/tell';
import { cardsInWords } from './telling';
import {
  type Animal,
  animalOf,
  type Card,
  CARDS,
  type Detail,
  eachOf,
  countOf,
  isJunior,
  parse,
  partnerOf,
  type View,
} from './view';

/** What is to be decided, in a sentence. */
export function prompt(moment: Moment<View>, legal: readonly string[], say: Say): string {
  const view = moment.view;
  const seat = decider(moment);
  const asks = legal.some(action => parse(action).kind === 'show');
  return say('zoff-prompt', {
    phase: moment.phase,
    role: view.alone === seat ? 'alone' : asks ? 'junior' : 'other',
    joker: legal.includes('pass') ? 'yes' : 'no',
    animal: view.table?.animal ?? '',
    size: view.table?.size ?? 0,
  });
}

/** Whoever is asked: at a table the seat whose hand is seen, else the first that decides. */
function decider({ view, turn }: Moment<View>): number | undefined {
  if (typeof turn === 'string') return undefined;
  if ('seat' in turn) return turn.seat;
  return turn.together.find(seat => view.hands[seat] !== null) ?? turn.together[0];
}

/** A choice in words, with what it counts as where cards stand for others. */
export function choice(action: string, _moment: Moment<View>, say: Say): string {
  const { kind, cards } = parse(action);
  const animal = animalOf(cards) ?? '';
  const stands = kind === 'play' && countOf(cards, animal as Card) < cards.length;
  return say('zoff-choice', {
    kind: kind === 'discard' && cards.length === 0 ? 'keep' : kind,
    cards: cardsInWords(cards, say),
    animal,
    size: cards.length,
    stands: stands ? 'yes' : 'no',
  });
}

/** Everything can be chosen on the board, where the cards are. */
export const buttons = (): ButtonChoice[] => [];

/** Events that say no more than the choice itself does. */
const PLAIN = ['led', 'beat', 'passed', 'joker_only', 'showed', 'completed', 'declined', 'gave', 'discarded'];

/** What would happen beyond the choice itself. */
export function effects(_moment: Moment<View>, outlook: Outlook<View>, names: Names, say: Say): string[] {
  if (!outlook.certain) return [];
  return outlook.events
    .filter(event => !PLAIN.includes(String(event['event'])))
    .map(event => tell('zoff', event, names, say));
}

/** Animals one after the other, in words. */
export const listOf = (animals: readonly Animal[], say: Say): string =>
  CARDS.filter(card => animals.includes(card as Animal))
    .map(card => say('zoff-card', { card }))
    .join(', ') || say('zoff-nobody');

type Status = 'out' | 'asks' | 'asked' | 'leads' | 'chooses' | 'turn' | 'passed';

/** How a seat stands in the round. */
export function standsAs(view: View, seat: number): Status | undefined {
  if (view.out.includes(seat)) return 'out';
  if (view.asked?.seat === seat) return 'asks';
  if (view.to_move.includes(seat)) {
    if (view.asked) return 'asked';
    if (view.phase === 'lead') return 'leads';
    return view.table === null ? 'chooses' : 'turn';
  }
  return view.passed.includes(seat) ? 'passed' : undefined;
}

/** The same in a word or two; nothing where there is nothing to say. */
export function statusOf(view: View, seat: number, say: Say): string {
  const status = standsAs(view, seat);
  return status === undefined ? '' : say('zoff-status', { status, place: view.out.indexOf(seat) + 1 });
}

/** Everything about a seat that everybody may know, for whoever points at it. */
export function about(view: View, seat: number, names: Names, say: Say): string {
  const partner = partnerOf(view, seat);
  const pile = view.captured[seat];
  const name = nameOf(names, seat);
  const sure = eachOf(view.certain[seat] ?? '');
  const seen = eachOf(view.hands[seat] ?? '');
  return [
    say('zoff-about-points', { seat: name, points: view.totals[seat] ?? 0 }),
    statusOf(view, seat, say),
    view.dealer === seat ? say('zoff-is-dealer') : '',
    view.alone === seat ? say('zoff-alone') : '',
    partner === undefined
      ? ''
      : say(isJunior(view, seat) ? 'zoff-junior' : 'zoff-senior', { partner: nameOf(names, partner) }),
    seen.length > 0 ? cardsInWords(seen, say) : say('zoff-cards', { count: view.sizes[seat] ?? 0 }),
    pile ? say('zoff-captured', { ...pile, count: pile.cards }) : '',
    sure.length > 0 ? say('zoff-sure', { cards: cardsInWords(sure, say) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the points are made of, over all rounds. */
export function parts({ detail, scores }: Standing<Detail>, say: Say): Part[] {
  const { earlier, rounds } = detail;
  const kinds = ['place_points', 'partner_points', 'lone_points', 'lion_points', 'hedgehog_points'] as const;
  const sum = (kind: (typeof kinds)[number], seat: number) =>
    rounds.reduce((total, { seats }) => total + (seats[seat]?.[kind] ?? 0), 0);
  return [
    { name: say('zoff-part', { part: 'earlier' }), points: earlier },
    ...kinds.map(kind => ({
      name: say('zoff-part', { part: kind }),
      points: scores.map((_, seat) => sum(kind, seat)),
    })),
  ];
}

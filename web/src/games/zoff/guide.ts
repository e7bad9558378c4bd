/** Tips for a first match of Zoff im Zoo: which one is of use now. The texts are in `zoff-guide.ftl`. */
import { ofUse } from '../tips';

/** The file of words, and where the rules say more about each tip. */
export const words = 'zoff-guide';
export const more: Record<string, string> = {
  'zoff-guide-goal': 'idea',
  'zoff-guide-dealt': 'idea',
  'zoff-guide-lead': 'trick',
  'zoff-guide-lead-what': 'cards',
  'zoff-guide-joker-left': 'helpers',
  'zoff-guide-answer': 'combinations',
  'zoff-guide-only-pass': 'trick',
  'zoff-guide-passing': 'trick',
  'zoff-guide-joker': 'helpers',
  'zoff-guide-mosquito': 'helpers',
  'zoff-guide-partner-table': 'partners',
  'zoff-guide-show': 'show',
  'zoff-guide-reply': 'show',
  'zoff-guide-give': 'exchange',
  'zoff-guide-give-back': 'exchange',
  'zoff-guide-discard': 'exchange',
  'zoff-guide-own-table': 'trick',
  'zoff-guide-owner-out': 'out',
  'zoff-guide-you-out': 'out',
  'zoff-guide-someone-out': 'out',
  'zoff-guide-round-over': 'scoring',
  'zoff-guide-partners': 'partners',
  'zoff-guide-senior': 'partners',
  'zoff-guide-junior': 'partners',
  'zoff-guide-alone': 'partners',
  'zoff-guide-lions': 'scoring',
  'zoff-guide-others': 'trick',
  'zoff-guide-over': 'end',
};

/** What the tips look at in what the server shows. */
export interface Seen {
  round: number;
  /** Senior and junior. */
  pairs: readonly (readonly [number, number])[];
  alone: number | null;
  /** Whether captured lions and hedgehogs count this round. */
  captured_counts: boolean;
  table: { seat: number } | null;
  captured: readonly { cards: number }[];
  /** The seats that are out. */
  out: readonly number[];
}

/** Everything that could be said now, what matters most first. */
export function due(view: Seen, phase: string, youAreToMove: boolean, you: number, legal: readonly string[]): string[] {
  if (phase === 'over') return ['over'];
  if (phase === 'choose_dealer' || phase === 'deal') return [];
  if (!youAreToMove) return ['goal', ...atTheBeginning(view), ...goingOn(view, phase, you), 'others'];
  // What is chosen is on its way.
  if (legal.length === 0) return [];
  return ['goal', ...choosing(view, phase, you, legal), ...atTheBeginning(view), ...goingOn(view, phase, you)];
}

/** What the choices mean. */
function choosing(view: Seen, phase: string, you: number, legal: readonly string[]): string[] {
  switch (phase) {
    case 'give':
      return [view.alone === you ? 'discard' : 'give'];
    case 'give_back':
      return ['give-back'];
    case 'lead':
      return legal.includes('pass') ? ['joker-left'] : ['lead', 'lead-what', ...helpers(legal)];
    case 'answer':
      return answering(view, you, legal);
    case 'reply':
      return ['reply'];
    default:
      return [];
  }
}

function answering(view: Seen, you: number, legal: readonly string[]): string[] {
  const shows = legal.some(action => action.startsWith('?'));
  const beats = legal.some(action => action !== 'pass' && !action.startsWith('?'));
  const partners = view.pairs.some(pair => pair.includes(you) && pair.includes(view.table?.seat ?? you));
  return [
    ...ofUse(['answer', beats], ['only-pass', !beats && !shows], ['show', shows], ['partner-table', beats && partners]),
    ...helpers(legal),
    ...ofUse(['passing', beats]),
  ];
}

/** The two cards that can stand for another, when they can be of help. */
function helpers(legal: readonly string[]): string[] {
  const plays = legal.filter(action => !action.startsWith('?'));
  return ofUse(
    ['joker', plays.some(action => action.includes('j'))],
    ['mosquito', plays.some(action => action.includes('E') && action.includes('q'))],
  );
}

const atTheBeginning = ({ round, captured }: Seen): string[] =>
  ofUse(['dealt', round === 1 && captured.every(({ cards }) => cards === 0)]);

/** What has come about, in this round and the one before. */
function goingOn(view: Seen, phase: string, you: number): string[] {
  const { round, pairs, alone, captured_counts, table, out } = view;
  /** What a role begins with is told before it is over. */
  const exchanging = phase === 'give' || phase === 'give_back';
  return ofUse(
    ['owner-out', table !== null && out.includes(table.seat) && table.seat !== you],
    ['you-out', out.includes(you)],
    ['someone-out', out.length > 0 && !out.includes(you)],
    ['round-over', round > 1],
    ['partners', pairs.length > 0],
    ['senior', exchanging && pairs.some(([senior]) => senior === you)],
    ['junior', exchanging && pairs.some(([, junior]) => junior === you)],
    ['alone', exchanging && alone === you],
    ['lions', captured_counts],
    ['own-table', table?.seat === you && !out.includes(you)],
  );
}

/** What the page says about a game of Zèbres. The sentences are in `zebres.ftl` of each language. */
import type { ButtonChoice, Part, Say } from '../face';
import type { Moment, Outlook, Standing } from '../../lib/link';
import { nameOf, type Names } from '../../lib/say';
import { tell } from '../../lib/tell';
import { after, type Detail, lineOf, MEDAL, parse, type View } from './view';

/** What is to be decided, in a sentence. */
export function prompt(moment: Moment<View>, _legal: readonly string[], say: Say): string {
  const view = moment.view;
  const line = view.guardian === null ? {} : lineOf(view.guardian);
  return say('zebres-prompt', { phase: moment.phase, line: 'row', number: 0, ...line });
}

/** A choice in words. */
export function choice(action: string, moment: Moment<View>, say: Say): string {
  const view = moment.view;
  const move = parse(action);
  switch (move?.kind) {
    case 'guardian':
      return say('zebres-choice-guardian', { ...lineOf(move.place) });
    case 'place':
      return say('zebres-choice-place', { animal: move.animal, square: move.square });
    case 'swap':
      return say('zebres-choice-swap', { square: move.square });
    case 'stay':
      return say('zebres-choice-stay');
    case 'walk':
      return say('zebres-choice-walk', { steps: move.steps, ...lineOf(after(view.guardian ?? 0, move.steps)) });
    default:
      return action;
  }
}

/** The crocodile's staying is nothing on the board. */
export const buttons = (legal: readonly string[], say: Say): ButtonChoice[] =>
  legal.includes('.') ? [{ action: '.', label: say('zebres-choice-stay') }] : [];

/** Events that say no more than the choice itself does. */
const PLAIN = ['guardian', 'walked', 'swapped', 'declined'];

/** What would happen beyond the choice itself, and which territories would change hands or worth. */
export function effects(moment: Moment<View>, outlook: Outlook<View>, names: Names, say: Say): string[] {
  if (!outlook.certain) return [];
  const [now, then] = [moment.view, outlook.view];
  const told = outlook.events
    .filter(event => event['hidden'] === true || !['placed', ...PLAIN].includes(String(event['event'])))
    .map(event => tell('zebres', event, names, say));
  const changed = then.territories
    .filter((territory, at) => {
      const before = now.territories[at];
      return before !== undefined && (before.to !== territory.to || before.points !== territory.points);
    })
    .map(({ territory, to, points }) =>
      to === null
        ? say('zebres-would-open', { territory, points })
        : say('zebres-would-lead', { territory, points, seat: nameOf(names, to) }),
    );
  return [...told, ...changed];
}

/** What the points are made of: the territories and the inauguration token. */
export const parts = ({ detail, scores }: Standing<Detail>, say: Say): Part[] => [
  ...detail.territories.map(({ territory, points, to }) => ({
    name: `${say('zebres-reasons-territory')} ${territory}`,
    points: scores.map((_, seat) => (to === seat ? points : 0)),
  })),
  {
    name: say('zebres-reasons-medal'),
    points: scores.map((_, seat) => (detail.inauguration === seat ? MEDAL : 0)),
  },
];

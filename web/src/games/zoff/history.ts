/** What the log tells of the running trick and of the rounds that are over. */
import type { Event, Step } from '../../lib/link';
import type { Card, RoundScore } from './view';

/** What a seat did last in the running trick. */
export type Deed =
  | { did: 'led' | 'beat'; seat: number; cards: string; animal: Card; size: number }
  | { did: 'passed' | 'declined'; seat: number };

/** The seats in the order of the standings after a round. */
export const placed = ({ seats }: RoundScore): number[] =>
  seats.map((_, seat) => seat).sort((one, other) => (seats[one]?.rank ?? 0) - (seats[other]?.rank ?? 0));

const number = (event: Event, field: string): number => Number(event[field]);

/** What was played and who passed in the running trick, in order. */
export function trickOf(log: readonly Step[]): Deed[] {
  const deeds: Deed[] = [];
  for (const event of log.flatMap(({ events }) => events)) {
    const seat = number(event, 'seat');
    switch (event['event']) {
      case 'led':
      case 'beat':
        deeds.push({
          did: event['event'],
          seat,
          cards: String(event['cards']),
          animal: event['animal'] as Card,
          size: number(event, 'size'),
        });
        break;
      case 'passed':
        deeds.push({ did: 'passed', seat });
        break;
      case 'declined':
        // The junior’s turn is over, as after a pass.
        deeds.push({ did: 'declined', seat: number(event, 'partner_seat') });
        break;
      case 'took':
      case 'dealt':
      case 'last':
      case 'joker_only':
        deeds.length = 0;
    }
  }
  return deeds;
}

/** The rounds whose end the log tells of. Partners are known if their round began there, too. */
export function roundsOf(log: readonly Step[], seats: number): RoundScore[] {
  const rounds: RoundScore[] = [];
  let pairs: [number, number][] = [];
  for (const event of log.flatMap(({ events }) => events)) {
    const seat = number(event, 'seat');
    switch (event['event']) {
      case 'paired':
        pairs.push([seat, number(event, 'partner_seat')]);
        break;
      case 'last':
        rounds.push({ round: number(event, 'round'), captured_counts: false, seats: [] });
        break;
      case 'scored': {
        const round = rounds.at(-1);
        if (round === undefined) break;
        const scored = round.seats;
        round.captured_counts = event['captured_counts'] === true;
        scored[seat] = {
          place: number(event, 'out'),
          place_points: number(event, 'place'),
          partner: pairs.find(pair => pair.includes(seat))?.find(other => other !== seat) ?? null,
          partner_points: number(event, 'partner'),
          lone_points: number(event, 'lone'),
          lion_points: number(event, 'lions'),
          hedgehog_points: number(event, 'hedgehog'),
          points: number(event, 'points'),
          total: number(event, 'total'),
          rank: number(event, 'rank'),
        };
        // The pairs of the next round are told after the points.
        if (Object.keys(scored).length === seats) pairs = [];
      }
    }
  }
  return rounds.filter(round => Object.keys(round.seats).length === seats);
}

/** Events with their cards in words. The terminal, where people type cards, keeps the letters. */
import type { Say } from '../face';
import type { Sheet, Teller, Telling } from '../telling';
import { type Card, cardsOf, eachOf, spell } from './view';

/** Cards in words: “2 elephants + mosquito”. */
export const cardsInWords = (cards: readonly Card[], say: Say): string =>
  cardsOf(spell(cards))
    .map(({ card, count }) =>
      count === 1 ? say('zoff-card', { card }) : say('zoff-animals', { animal: card, size: count }),
    )
    .join(' + ');

export const telling: Telling = (event, say) => {
  const { cards } = event;
  if (typeof cards !== 'string') return event;
  // Where every card is what it counts as, naming them once is enough.
  const plain = 'animal' in event && cardsOf(cards).length === 1;
  return {
    ...event,
    event: plain ? `${String(event['event'])}_plain` : event['event'],
    cards: cardsInWords(eachOf(cards), say),
  };
};

/** Whoever did something; what is on the table is that of the last one. */
export const places: Teller['places'] = ({ event, seat, partner_seat }) => [
  ...[seat, partner_seat].filter(at => typeof at === 'number').map(at => `seat-${at}`),
  ...(['led', 'beat', 'completed'].includes(String(event)) ? ['table'] : []),
];

export const sheet: Sheet = {
  event: 'scored',
  fields: [
    { field: 'place' },
    { field: 'partner', optional: true },
    { field: 'lone', optional: true },
    { field: 'lions', optional: true },
    { field: 'hedgehog', optional: true },
    { field: 'points' },
    { field: 'total' },
  ],
  title: (field, say) => (field === 'lone' ? say('zoff-alone') : say('zoff-sheet', { column: field })),
};

/** Events with their cards in words. The terminal, where people type cards, keeps the letters. */
import type { Say } from '../face';
import type { Telling } from '../telling';
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

/** Who beats whom (§1), and where the animals stand in the drawing of it. */
import { PRINTED } from './printed';
import { type Animal, CARDS } from './view';

export const ANIMALS = CARDS.filter((card): card is Animal => card !== 'joker');

/** What as many of each animal beat. */
export const BEATS = Object.fromEntries(
  ANIMALS.map(animal => [animal, PRINTED.cards[animal].beats]),
) as unknown as Record<Animal, readonly Animal[]>;

export const beatenBy = (animal: Animal): Animal[] => ANIMALS.filter(other => BEATS[other].includes(animal));

/** From the one that beats to the one that is beaten. */
export const ARROWS: readonly (readonly [Animal, Animal])[] = ANIMALS.flatMap(animal =>
  BEATS[animal].map(beaten => [animal, beaten] as const),
);

/** The drawing is so large. */
export const SIDE = 400;
/** No arrow comes closer than this to an animal that it has nothing to do with. */
export const CLEAR = 26;

/** Strong ones above, weak ones below, water on the left, and no arrow through anybody: found by trying very many. */
export const SPOTS: Record<Animal, readonly [number, number]> = {
  whale: [36, 44],
  elephant: [276, 28],
  crocodile: [217, 152],
  polar_bear: [123, 76],
  lion: [364, 54],
  seal: [36, 202],
  fox: [364, 153],
  perch: [133, 196],
  hedgehog: [333, 258],
  sardine: [117, 297],
  mouse: [246, 292],
  mosquito: [310, 358],
};

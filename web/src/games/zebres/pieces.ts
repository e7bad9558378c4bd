/** The thirty tokens, each the same from one picture to the next, so that it can be seen to move. */
import { ANIMALS, type Animal, type Square, SQUARES, tokenOn, type View } from './view';

export interface Piece {
  id: string;
  seat: number;
  animal: Animal;
  hidden: boolean;
  /** Nowhere on the board: in its owner's hand. */
  square: Square | undefined;
  /** Whether it is elsewhere, or lies otherwise, than before. */
  changed: boolean;
}

/** The tokens of a view. One that stayed stays itself; whatever left one square and appeared on another has moved. */
export function arrange(before: readonly Piece[], view: View): Piece[] {
  return [0, 1].flatMap(seat => ANIMALS.flatMap(animal => kind(before, view, seat, animal)));
}

function kind(before: readonly Piece[], view: View, seat: number, animal: Animal): Piece[] {
  const squares = SQUARES.filter(at => {
    const token = tokenOn(view, at);
    return token?.seat === seat && token.animal === animal;
  });
  const count = squares.length + (view.hands[seat]?.[animal] ?? 0);
  const known = before.filter(piece => piece.seat === seat && piece.animal === animal);
  const old = Array.from(
    { length: count },
    (_, index): Piece =>
      known[index] ?? {
        id: `${seat}${animal}${index}`,
        seat,
        animal,
        hidden: false,
        square: undefined,
        changed: false,
      },
  );
  const stay = old.filter(piece => piece.square !== undefined && squares.includes(piece.square));
  const fresh = squares.filter(at => !stay.some(piece => piece.square === at));
  // Tokens that left a square come before tokens from the hand.
  const movable = old
    .filter(piece => !stay.includes(piece))
    .sort((one, other) => Number(one.square === undefined) - Number(other.square === undefined));
  return old.map(piece => {
    const at = stay.includes(piece) ? piece.square : fresh[movable.indexOf(piece)];
    const hidden = at !== undefined && (tokenOn(view, at)?.hidden ?? false);
    return { ...piece, square: at, hidden, changed: piece.square !== at || piece.hidden !== hidden };
  });
}

// Generated from the Rust types by crates/protocol/tests/typescript. Do not edit.

/**
 * §1: the animals, in the order of the rules' table.
 */
export type Animal = "gazelle" | "zebra" | "crocodile" | "elephant" | "lion";

/**
 * §9: the two boards; they differ in where the rivers run.
 */
export type Board = "standard" | "president";

/**
 * The scores, territory by territory.
 */
export type Detail = { 
/**
 * The territories, A to F.
 */
territories: Array<TerritoryScore>, 
/**
 * Who holds the inauguration token, worth 5 points.
 */
inauguration: Seat | null, };

/**
 * Something that happened. In JSON each is flat, so that the sentence
 * `zebres-event-<name>` of the Fluent files can speak of its fields.
 */
export type Event = { "event": "first", seat: Seat, } | { "event": "guardian", seat: Seat, position: Place, line: string, number: number, } | { "event": "placed", seat: Seat, animal: Animal, square: Square, hidden: boolean, } | { "event": "hides", seat: Seat, animal: Animal, square: Square, } | { "event": "flees", seat: Seat, square: Square, } | { "event": "swapped", seat: Seat, from: Square, to: Square, hidden: boolean, } | { "event": "declined", seat: Seat, } | { "event": "inaugurated", seat: Seat, territory: Territory, } | { "event": "walked", seat: Seat, steps: number, position: Place, line: string, number: number, } | { "event": "again", seat: Seat, } | { "event": "over" };

/**
 * Who begins: `"random"` or the number of a seat.
 */
export type First = "random" | number;

/**
 * How many of each animal are in a hand.
 */
export type Hand = { 
/**
 * Gazelles.
 */
gazelle: number, 
/**
 * Zebras.
 */
zebra: number, 
/**
 * Crocodiles.
 */
crocodile: number, 
/**
 * Elephants.
 */
elephant: number, 
/**
 * Lions.
 */
lion: number, };

/**
 * §9, R5: what a face-down gazelle does when a second lion comes beside it.
 */
export type HiddenGazelle = "flees" | "stays";

/**
 * §9: the options of a match.
 */
export type Options = { 
/**
 * Where the rivers run.
 */
board: Board, 
/**
 * Who places the guardian.
 */
first_player: First, 
/**
 * What a face-down gazelle does when a second lion comes.
 */
hidden_gazelle: HiddenGazelle, };

/**
 * §4: what is to be decided.
 */
export type Phase = "choose_first" | "place_guardian" | "place_animal" | "crocodile_swap" | "move_guardian" | "over";

/**
 * §2: a place on the patrol path, counted clockwise from above the first column.
 */
export type Place = number;

/**
 * What could come of the next animal, for whoever has yet to learn what to look for.
 */
export type Prospects = { 
/**
 * §5.1, §5.2: the seat to move could place an animal beside a lion, and it would lie face down.
 */
hides: boolean, 
/**
 * §5.3: it could place a lion that the other seat's animals fear.
 */
frightens: boolean, 
/**
 * §5.4: it could place a crocodile beside a gazelle across a river.
 */
swaps: boolean, 
/**
 * §6: one more animal somewhere would fill the first territory.
 */
inaugurates: boolean, };

/**
 * A place at the table, counted from 0 in the order of play.
 */
export type Seat = number;

/**
 * A square of the board, counted row by row from the top left.
 */
export type Square = string;

/**
 * §2: a territory, A to F.
 */
export type Territory = "A" | "B" | "C" | "D" | "E" | "F";

/**
 * What one territory gives, and to whom.
 */
export type TerritoryScore = { 
/**
 * Which.
 */
territory: Territory, 
/**
 * Each seat's tokens in it, face-down ones included.
 */
tokens: [number, number], 
/**
 * The values of all face-up tokens in it.
 */
points: number, 
/**
 * Who has more tokens; nobody while it is level, which a full territory never is.
 */
to: Seat | null, };

/**
 * A token on the board.
 */
export type TokenView = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * What it is.
 */
animal: Animal, 
/**
 * Whether it lies face down and counts for no points.
 */
hidden: boolean, };

/**
 * The state, shaped for a picture of the board.
 */
export type View = { 
/**
 * Which board.
 */
board: Board, 
/**
 * The territory letter of each square, row by row.
 */
map: Array<string>, 
/**
 * What is to be decided.
 */
phase: Phase, 
/**
 * The seat to move.
 */
to_move: Seat | null, 
/**
 * Where the guardian stands, once placed.
 */
guardian: Place | null, 
/**
 * What stands on each square, row by row.
 */
squares: Array<Array<TokenView | null>>, 
/**
 * Each seat's hand.
 */
hands: [Hand, Hand], 
/**
 * Who holds the inauguration token.
 */
inauguration: Seat | null, 
/**
 * The crocodile that may swap now.
 */
crocodile: Square | null, 
/**
 * Where the gazelles stand that it has moved.
 */
moved: Array<Square>, 
/**
 * What each territory gives, A to F, and to whom, as if the game ended now (§7).
 */
territories: Array<TerritoryScore>, 
/**
 * Each seat's points, as if the game ended now.
 */
points: [number, number], 
/**
 * What could come of the next animal.
 */
prospects: Prospects, };

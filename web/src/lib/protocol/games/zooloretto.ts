// Generated from the Rust types by crates/protocol/tests/typescript. Do not edit.

/**
 * The kinds of action a turn can begin with, named as in notation.
 */
export type ActionKind = "draw" | "take" | "move" | "swap" | "buy" | "discard" | "expand" | "donate";

/**
 * The babies of a species.
 */
export type BabiesView = { 
/**
 * The species.
 */
species: Species, 
/**
 * How many are not born yet.
 */
count: number, };

/**
 * An extension that is not open.
 */
export type ClosedView = { 
/**
 * Which.
 */
place: Enclosure, 
/**
 * Its spaces for animals.
 */
spaces: number, };

/**
 * Tiles that are alike.
 */
export type Counted = { 
/**
 * One of them.
 */
tile: Tile, 
/**
 * How many there are.
 */
count: number, };

export type Detail = Array<ZooScore>;

/**
 * §1.1: the enclosures, smallest first, then the extensions.
 */
export type Enclosure = "E4" | "E5" | "E6" | "X1" | "X2";

/**
 * An enclosure.
 */
export type EnclosureView = { 
/**
 * Which.
 */
place: Enclosure, 
/**
 * Its spaces for animals.
 */
spaces: number, 
/**
 * How many of them are free.
 */
free: number, 
/**
 * Who lives there.
 */
species: Species | null, 
/**
 * The animals.
 */
animals: Array<Counted>, 
/**
 * How many stalls can stand beside it.
 */
stall_spaces: number, 
/**
 * Those that do.
 */
stalls: Array<Tile>, 
/**
 * §4.3: the coins for filling it.
 */
bonus: number, 
/**
 * §6: its points when it is full.
 */
full: number, 
/**
 * §6: its points with one space free.
 */
short: number, 
/**
 * §6: its points now.
 */
points: number, };

/**
 * Something that happened. In JSON each is flat, so that the sentence
 * `zooloretto-event-<name>` of the Fluent files can speak of its fields.
 */
export type Event = { "event": "removed", name: string, } | { "event": "first", seat: Seat, } | { "event": "drew", seat: Seat, 
/**
 * Its notation.
 */
tile: Tile, 
/**
 * Its species or stall, or `coin`.
 */
name: string, 
/**
 * Plain, male, female, father, mother or baby; or `stall` or `coin`.
 */
kind: string, } | { "event": "last_round" } | { "event": "loaded", seat: Seat, truck: number, 
/**
 * Its notation.
 */
tile: Tile, 
/**
 * Its species or stall, or `coin`.
 */
name: string, 
/**
 * Plain, male, female, father, mother or baby; or `stall` or `coin`.
 */
kind: string, } | { "event": "took", seat: Seat, truck: number, } | { "event": "coins", seat: Seat, coins: number, } | { "event": "placed", seat: Seat, place: Place, 
/**
 * Its notation.
 */
tile: Tile, 
/**
 * Its species or stall, or `coin`.
 */
name: string, 
/**
 * Plain, male, female, father, mother or baby; or `stall` or `coin`.
 */
kind: string, } | { "event": "born", seat: Seat, name: string, place: Place, } | { "event": "filled", seat: Seat, place: Place, coins: number, bonus: number, } | { "event": "moved", seat: Seat, from: Place, place: Place, 
/**
 * Its notation.
 */
tile: Tile, 
/**
 * Its species or stall, or `coin`.
 */
name: string, 
/**
 * Plain, male, female, father, mother or baby; or `stall` or `coin`.
 */
kind: string, } | { "event": "exchanged", seat: Seat, name: string, count: number, from: Place, other_name: string, other_count: number, place: Place, } | { "event": "bought", seat: Seat, seller_seat: Seat, place: Place, 
/**
 * Its notation.
 */
tile: Tile, 
/**
 * Its species or stall, or `coin`.
 */
name: string, 
/**
 * Plain, male, female, father, mother or baby; or `stall` or `coin`.
 */
kind: string, } | { "event": "discarded", seat: Seat, 
/**
 * Its notation.
 */
tile: Tile, 
/**
 * Its species or stall, or `coin`.
 */
name: string, 
/**
 * Plain, male, female, father, mother or baby; or `stall` or `coin`.
 */
kind: string, } | { "event": "expanded", seat: Seat, place: Place, } | { "event": "stuck", seat: Seat, } | { "event": "left", truck: number, 
/**
 * Its notation.
 */
tile: Tile, 
/**
 * Its species or stall, or `coin`.
 */
name: string, 
/**
 * Plain, male, female, father, mother or baby; or `stall` or `coin`.
 */
kind: string, } | { "event": "round", seat: Seat, } | { "event": "scored", seat: Seat, points: number, enclosures: number, stalls: number, barn: number, coins: number, } | { "event": "over" };

/**
 * Who begins: `"random"` or the number of a seat.
 */
export type First = "random" | number;

/**
 * The options of a match.
 */
export type Options = { 
/**
 * R27: which species are left out.
 */
removed: Removed, 
/**
 * §2.3: who begins.
 */
first: First, };

/**
 * §4: what is to be decided.
 */
export type Phase = "choose_removed" | "choose_jungle" | "choose_first" | "turn" | "reveal" | "load" | "unload" | "advance" | "retreat" | "over";

/**
 * §4.1: where a tile can be put: the animals or stall spaces of an enclosure, or the barn.
 */
export type Place = Enclosure | "B" | "J";

/**
 * §5: what the money actions cost, named as in notation.
 */
export type Prices = { 
/**
 * Moving a tile.
 */
move: number, 
/**
 * Exchanging animals.
 */
swap: number, 
/**
 * Buying a tile.
 */
buy: number, 
/**
 * Discarding a tile.
 */
discard: number, 
/**
 * Opening an extension.
 */
expand: number, };

/**
 * A kind of action that is not open, and why.
 */
export type RefusedView = { 
/**
 * What cannot be done.
 */
kind: ActionKind, 
/**
 * Why: the end of the sentence's key, `zooloretto-illegal-<code>`.
 */
code: string, 
/**
 * The section of the rules.
 */
rule: string, 
/**
 * What the sentence speaks of.
 */
args: { [key in string]?: string | number }, };

/**
 * R27: the species that are left out.
 */
export type Removed = "random" | Array<Species>;

/**
 * A place at the table, counted from 0 in the order of play.
 */
export type Seat = number;

/**
 * §1.2: the species, in the order of the rules.
 */
export type Species = "flamingo" | "camel" | "leopard" | "elephant" | "panda" | "chimpanzee" | "zebra" | "kangaroo";

/**
 * Some species: one bit for each.
 */
export type SpeciesSet = Array<Species>;

/**
 * The tiles nobody has seen.
 */
export type StackView = { 
/**
 * How many are in the main stack.
 */
main: number, 
/**
 * How many lie under the disc.
 */
end: number, 
/**
 * §3: which they are, as everybody can count; in which stack nobody knows.
 */
tiles: Array<Counted>, };

/**
 * §1.2: a tile, by what can be told of it. Small enough for a truck to hold three in as many bytes; [`Tile::face`]
 * says what it shows.
 */
export type Tile = string;

/**
 * A truck.
 */
export type TruckView = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * How many tiles it can carry.
 */
slots: number, 
/**
 * What is on it.
 */
tiles: Array<Tile>, 
/**
 * Who has taken it in this round.
 */
taken_by: Seat | null, };

/**
 * The state, as everybody sees it. Tiles are written as in notation.
 */
export type View = { 
/**
 * What is to be decided.
 */
phase: Phase, 
/**
 * The seat to decide.
 */
to_move: Seat | null, 
/**
 * §2.1: the species left out, once they are known.
 */
removed: SpeciesSet | null, 
/**
 * §3: what is left of the stacks.
 */
stack: StackView, 
/**
 * §6: whether this round is the last one.
 */
last_round: boolean, 
/**
 * The coins in the bank.
 */
bank: number, 
/**
 * The babies not born yet, of the species in the game.
 */
babies: Array<BabiesView>, 
/**
 * The trucks, in the order of their numbers.
 */
trucks: Array<TruckView>, 
/**
 * The tile that was drawn and has to be loaded.
 */
drawn: Tile | null, 
/**
 * Each seat's zoo.
 */
zoos: Array<ZooView>, 
/**
 * R46: turns in a row without a draw or a truck.
 */
idle_turns: number, 
/**
 * §5: what the money actions cost.
 */
prices: Prices, 
/**
 * §4, §5: at the start of a turn, the kinds of action that are not open to the seat to decide, and why.
 */
refused: Array<RefusedView>, 
/**
 * §4.1: the tiles on trucks in the middle, on the truck taken and drawn that have a place besides the barn in the
 * zoo of the seat to decide. Coins are of use to everybody.
 */
suits: Array<Tile>, 
/**
 * §4.2: those of them that would have a baby there at once.
 */
bears: Array<Tile>, 
xxl: boolean, 
exotic: boolean, 
removed_jungle: Array<Jungle> | null, 
donations: Array<number>, 
colours: Array<ColourView>, 
awaits: AwaitsView | null, };

/**
 * §6: the points of one zoo, by rule.
 */
export type ZooScore = { enclosures: { [key in Enclosure]?: number }, stalls: number, barn_species: number, barn_stalls: number, total: number, coins: number, donations?: number, visitors?: number, tokens?: number };

/**
 * A zoo.
 */
export type ZooView = { 
/**
 * Its money.
 */
coins: number, 
/**
 * §4: whether its owner is done with this round.
 */
passed: boolean, 
/**
 * §5: the extensions that can still be opened.
 */
closed_extensions: number, 
/**
 * §5: the same in the order in which they open.
 */
closed: Array<ClosedView>, 
/**
 * The open enclosures.
 */
enclosures: Array<EnclosureView>, 
/**
 * What is in the barn.
 */
barn: Array<Counted>, 
/**
 * §6: its points, as if the game ended now.
 */
score: ZooScore, 
jungle: JungleView | null, 
visitors: Array<VisitorsView>, 
tokens: Array<Colour>, 
donated: Array<number>, };

export type Jungle = "anteater" | "macaw" | "bat" | "koala" | "orangutan" | "baboon" | "snake" | "monitor";

export type Colour = "green" | "blue" | "purple" | "red" | "yellow";

export type ColourView = { colour: Colour, stall: Tile, reserve: number, token: boolean, };

export type AwaitsView = { turn: Seat, colour: Colour | null, };

export type JungleView = { spaces: number, free: number, animals: Array<Counted>, };

export type VisitorsView = { colour: Colour, points: Array<number>, };

// Generated from the Rust types by crates/protocol/tests/typescript. Do not edit.

/**
 * R4: what a visitor counts.
 */
export type Adjacency = "side" | "tile";

/**
 * §3.4: the boards of a match, as an option.
 */
export type Boards = string;

/**
 * A cell: column a to h from the left, row 1 to 8 from the top.
 */
export type Cell = string;

/**
 * §1: the visitors.
 */
export type Colour = "red" | "blue" | "yellow" | "green";

export type Detail = Array<SeatScore>;

/**
 * R2: which side of the boards is played on.
 */
export type Difficulty = "easy" | "hard";

/**
 * A tile on display.
 */
export type DisplayView = { 
/**
 * R7: whether it fits the board of the seat whose turn it is.
 */
fits: boolean, 
/**
 * Its name.
 */
tile: TileName, 
/**
 * What it covers its cells with.
 */
kind: Kind, 
/**
 * Which four cells.
 */
shape: Shape, 
/**
 * What it lets its player do.
 */
icon: Icon, };

/**
 * Something that happened. In JSON each is flat, so that the sentence `wonderzoo-event-<name>` of the Fluent files can
 * speak of its fields. `points` is by how much the seat's own total changed.
 */
export type Event = { "event": "first_bus", seat: Seat, } | { "event": "entrance", seat: Seat, at: Placement, } | { "event": "round", round: number, seat: Seat, } | { "event": "revealed", tile: TileName, kind: string, shape: string, icon: string, } | { "event": "picked", seat: Seat, tile: TileName, kind: string, shape: string, icon: string, } | { "event": "placed", seat: Seat, at: Placement, points: number, tile: TileName, kind: string, shape: string, icon: string, } | { "event": "used", seat: Seat, icon: string, } | { "event": "declined", seat: Seat, icon: string, } | { "event": "no_effect", seat: Seat, icon: string, } | { "event": "drawn", seat: Seat, colour: string, } | { "event": "none_left", seat: Seat, } | { "event": "visitor", seat: Seat, colour: string, cell: Cell, points: number, } | { "event": "returned", seat: Seat, colour: string, } | { "event": "moved", seat: Seat, colour: string, from: Cell, to: Cell, points: number, } | { "event": "stopped", seat: Seat, } | { "event": "relocated", seat: Seat, tile: TileName, kind: string, shape: string, from: Placement, to: Placement, points: number, } | { "event": "exchanged", seat: Seat, tile: TileName, kind: string, other_tile: TileName, other_kind: string, shape: string, points: number, } | { "event": "bus", seat: Seat, } | { "event": "bus_passed", seat: Seat, } | { "event": "out", seat: Seat, } | { "event": "passed", seat: Seat, } | { "event": "total", seat: Seat, points: number, } | { "event": "over" };

/**
 * Who begins: `"random"` or the number of a seat.
 */
export type First = "random" | number;

/**
 * What an action changes in the zoo of the seat to move.
 */
export type GainView = { 
/**
 * The action, as one writes it.
 */
action: string, 
/**
 * The change of the seat's total.
 */
points: number, 
/**
 * The change of the number of pairs of a cell with room for a visitor and an enclosure cell beside it: room for
 * points to come.
 */
sides: number, };

/**
 * §1: what a tile lets its player do, once it is placed.
 */
export type Icon = "draw1" | "draw2" | "move1" | "move2" | "swap" | "bus";

/**
 * §1: what a tile covers its cells with, in the order of names.
 */
export type Kind = "grass" | "vivarium" | "water" | "path";

/**
 * §7: the options of a match.
 */
export type Options = { 
/**
 * R2: which side of the boards is played on.
 */
difficulty: Difficulty, 
/**
 * §6: whether visitors have favourites.
 */
scoring: Scoring, 
/**
 * R4: whether every side counts, or every tile once.
 */
adjacency_scoring: Adjacency, 
/**
 * R8: what happens to somebody for whom no tile fits.
 */
stuck: Stuck, 
/**
 * R6: whether visitors may stand on the entrance.
 */
entrance_visitors: boolean, 
/**
 * §4: who has the bus first.
 */
first_bus: First, 
/**
 * §3.3: the tiles.
 */
tiles: Tiles, 
/**
 * §3.4: the boards.
 */
boards: Boards, };

/**
 * §5: what is to be decided.
 */
export type Phase = "bus" | "entrance" | "refill" | "pick" | "place" | "icon" | "draw" | "visitor" | "move" | "swap" | "over";

/**
 * A tile on a board.
 */
export type PlacedView = { 
/**
 * Where it lies.
 */
at: Placement, 
/**
 * Its cells.
 */
cells: Array<Cell>, 
/**
 * Its name.
 */
tile: TileName, 
/**
 * What it covers its cells with.
 */
kind: Kind, 
/**
 * Which four cells.
 */
shape: Shape, 
/**
 * What it lets its player do.
 */
icon: Icon, };

/**
 * Where a tile lies: the first of its cells read row by row, and its quarter turns clockwise.
 */
export type Placement = string;

/**
 * §6: whether visitors have favourites.
 */
export type Scoring = "basic" | "expert";

/**
 * A place at the table, counted from 0 in the order of play.
 */
export type Seat = number;

/**
 * §6: the points of one seat, and what they are for. In JSON each visitor is listed with its points.
 */
export type SeatScore = { visitors: Array<VisitorView>, points: number, };

/**
 * §2: the shapes of tiles. R3: they are turned, and never flipped.
 */
export type Shape = "I" | "O" | "T" | "S" | "Z" | "L" | "J";

/**
 * An enclosure cell beside a visitor.
 */
export type SideView = { 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The enclosure.
 */
kind: Kind, 
/**
 * What it counts; with `adjacency_scoring = tile` nothing if its tile has counted on another side.
 */
points: number, };

/**
 * R8: what happens to somebody for whom no tile fits.
 */
export type Stuck = "out" | "pass";

/**
 * The options that rules ask for all the time.
 */
export type Switches = { 
/**
 * R2: which side of the boards is played on.
 */
difficulty: Difficulty, 
/**
 * §6: whether visitors have favourites.
 */
scoring: Scoring, 
/**
 * R4: whether every side counts, or every tile once.
 */
adjacency_scoring: Adjacency, 
/**
 * R8: what happens to somebody for whom no tile fits.
 */
stuck: Stuck, 
/**
 * R6: whether visitors may stand on the entrance.
 */
entrance_visitors: boolean, };

/**
 * The name of a tile: its kind, and its number among those of its kind, from 1.
 */
export type TileName = string;

/**
 * A tile.
 */
export type TileView = { 
/**
 * Its name.
 */
tile: TileName, 
/**
 * What it covers its cells with.
 */
kind: Kind, 
/**
 * Which four cells.
 */
shape: Shape, 
/**
 * What it lets its player do.
 */
icon: Icon, };

/**
 * §3.3: the tiles of a match, as an option.
 */
export type Tiles = string;

/**
 * The state, as everybody sees it.
 */
export type View = { 
/**
 * What is to be decided.
 */
phase: Phase, 
/**
 * The seats to decide.
 */
to_move: Array<Seat>, 
/**
 * §7: the switches.
 */
switches: Switches, 
/**
 * §3.1: the tiles: nothing for the printed set, or the rows of another one.
 */
tiles: Tiles, 
/**
 * §3.2: the boards: nothing for the printed ones, or the rows of others.
 */
boards: Boards, 
/**
 * From 1; 0 before the first display.
 */
round: number, 
/**
 * Who has the bus; nobody before chance said.
 */
bus: Seat | null, 
/**
 * Whether an icon took the bus in this round.
 */
bus_taken: boolean, 
/**
 * Whose turn it is.
 */
turn: Seat | null, 
/**
 * R24: who has a turn after that in this round, in order.
 */
waiting: Array<Seat>, 
/**
 * The tiles on display, in the order of their names.
 */
display: Array<DisplayView>, 
/**
 * The tile to be placed, or the one just placed whose icon acts.
 */
hand: TileView | null, 
/**
 * Visitors drawn and not yet placed.
 */
visitors_in_hand: Array<Colour>, 
/**
 * How many moves of visitors are left.
 */
moves_left: number, 
/**
 * The tiles in the bag, in the order of their names, as everybody can count.
 */
bag: Array<TileView>, 
/**
 * The visitors in their bag, as everybody can count.
 */
visitor_bag: Visitors, 
/**
 * Each seat's zoo.
 */
zoos: Array<ZooView>, 
/**
 * What each legal action changes in the zoo of the seat to move.
 */
gains: Array<GainView>, };

/**
 * A visitor on a board.
 */
export type VisitorView = { 
/**
 * Where it stands.
 */
cell: Cell, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * All it counts.
 */
points: number, 
/**
 * Each enclosure cell beside it, clockwise from above.
 */
sides: Array<SideView>, };

/**
 * Visitors by colour.
 */
export type Visitors = { red: number, blue: number, yellow: number, green: number, };

/**
 * A zoo.
 */
export type ZooView = { 
/**
 * The rows of its board, `.` for a free cell and `#` for an obstacle.
 */
board: Array<string>, 
/**
 * Where the entrance lies, once it is placed.
 */
entrance: Placement | null, 
/**
 * The cells of the entrance.
 */
entrance_cells: Array<Cell>, 
/**
 * The tiles in the order they were placed.
 */
tiles: Array<PlacedView>, 
/**
 * The visitors, with what they count.
 */
visitors: Array<VisitorView>, 
/**
 * R6: empty path cells where a visitor may stand.
 */
free: Array<Cell>, 
/**
 * §6: the points as if the game ended now.
 */
points: number, 
/**
 * R8: whether the game is over for this seat.
 */
out: boolean, 
/**
 * §7: whether this seat passed in this round.
 */
passed: boolean, };

// Generated from the Rust types by crates/protocol/tests/typescript. Do not edit.

/**
 * R27: how many benches there are.
 */
export type BenchLimit = "none" | 13 | 15;

/**
 * A cell, or its lower left corner.
 */
export type CellView = { 
/**
 * Grows to the right.
 */
x: number, 
/**
 * Grows upward.
 */
y: number, };

export type Detail = Array<SeatScore>;

/**
 * §6: what coins and points are for.
 */
export type Economy = "standard" | "balance";

/**
 * Something that happened. In JSON each is flat, so that the sentence `mio-event-<name>` of the Fluent files can speak
 * of its fields.
 */
export type Event = { "event": "flag", seat: Seat, place: number, } | { "event": "year", year: number, } | { "event": "no_tiles", year: number, } | { "event": "revealed", tile: TileNumber, family_a: string, stars_a: number, family_b: string, stars_b: number, bushes: number, } | { "event": "bid", seat: Seat, coins: number, } | { "event": "won", seat: Seat, coins: number, tied: boolean, tile: TileNumber, family_a: string, stars_a: number, family_b: string, stars_b: number, bushes: number, } | { "event": "flag_down", seat: Seat, } | { "event": "no_place", seat: Seat, tile: TileNumber, family_a: string, stars_a: number, family_b: string, stars_b: number, bushes: number, } | { "event": "placed", seat: Seat, x: number, y: number, r: number, tile: TileNumber, family_a: string, stars_a: number, family_b: string, stars_b: number, bushes: number, } | { "event": "benches", seat: Seat, count: number, regions: number, } | { "event": "visitors", seat: Seat, family: string, before: number, now: number, } | { "event": "trees", seat: Seat, before: number, now: number, } | { "event": "income", seat: Seat, coins: number, pays: boolean, due: number, } | { "event": "scored", seat: Seat, year: number, visitors: number, trees: number, benches: number, points: number, } | { "event": "total", seat: Seat, points: number, } | { "event": "over" };

/**
 * §1: the families, in the order of the rules' table.
 */
export type Family = "ape" | "mammal" | "bird" | "reptile" | "sea";

/**
 * The best enclosure of a family.
 */
export type FamilyView = { 
/**
 * Which family.
 */
family: Family, 
/**
 * Its stars.
 */
value: number, 
/**
 * The auction in which it last grew.
 */
auction: number, 
/**
 * R30: where it is, which is where its visitors stand.
 */
cells: Array<CellView>, 
/**
 * §5.1: its visitors.
 */
visitors: number, };

/**
 * R14: who wins with equal points.
 */
export type FinalTie = "flag" | "shared";

/**
 * §6: the options of a match.
 */
export type Options = { 
/**
 * How many tiles a year has.
 */
year_length: YearLength, 
/**
 * What coins and points are for.
 */
economy: Economy, 
/**
 * R14: who wins with equal points.
 */
final_tie: FinalTie, 
/**
 * Whether everybody sees everybody's coins.
 */
coins_visible: boolean, 
/**
 * R26: whether a player's second enclosure competes too.
 */
same_player_second: boolean, 
/**
 * R28: whether the tiles of a year are turned up at once.
 */
reveal: Reveal, 
/**
 * R27: how many benches there are.
 */
bench_limit: BenchLimit, 
/**
 * §3: the tiles.
 */
tiles: Tiles, };

/**
 * §5: what is to be decided.
 */
export type Phase = "flags" | "reveal" | "bid" | "place" | "over";

/**
 * A place for the tile, and what it brings.
 */
export type PlaceView = { 
/**
 * Where, as one writes it.
 */
at: string, 
/**
 * Benches received.
 */
benches: number, 
/**
 * The stars of the enclosure that half A is part of.
 */
a: number, 
/**
 * The same for half B.
 */
b: number, 
/**
 * How many visitors each seat gains or loses.
 */
visitors: Array<number>, 
/**
 * How many trees each seat gains or loses.
 */
trees: Array<number>, };

/**
 * A tile in a zoo.
 */
export type PlacedView = { 
/**
 * Which.
 */
tile: TileNumber, 
/**
 * Half A's column.
 */
x: number, 
/**
 * Half A's row.
 */
y: number, 
/**
 * Quarter turns clockwise.
 */
r: number, 
/**
 * The auction in which it was added.
 */
auction: number, };

/**
 * R28: when tiles are turned up.
 */
export type Reveal = "row" | "single";

/**
 * A place at the table, counted from 0 in the order of play.
 */
export type Seat = number;

/**
 * §5.2: the points of one seat, by rule.
 */
export type SeatScore = { 
/**
 * Points of each year; with `balance` none.
 */
years: Array<number>, 
/**
 * Points for visitors.
 */
visitors: number, 
/**
 * Points for trees.
 */
trees: number, 
/**
 * Points for benches.
 */
benches: number, 
/**
 * Points for coins, with `balance`.
 */
coins: number, 
/**
 * All together.
 */
total: number, 
/**
 * R14: the place of the flag from the top, which decides between equals; 0 where nothing does.
 */
flag: number, };

/**
 * The options without the tiles, as the state remembers them.
 */
export type Switches = { 
/**
 * How many tiles a year has.
 */
year_length: YearLength, 
/**
 * What coins and points are for.
 */
economy: Economy, 
/**
 * R14: who wins with equal points.
 */
final_tie: FinalTie, 
/**
 * Whether everybody sees everybody's coins.
 */
coins_visible: boolean, 
/**
 * R26: whether a player's second enclosure competes too.
 */
same_player_second: boolean, 
/**
 * R28: whether the tiles of a year are turned up at once.
 */
reveal: Reveal, 
/**
 * R27: how many benches there are.
 */
bench_limit: BenchLimit, };

/**
 * The number of a zoo tile, from 1.
 */
export type TileNumber = number;

/**
 * §3: the tiles of a match, as an option. In JSON a text: nothing for the printed set, or the rows of another one.
 */
export type Tiles = string;

/**
 * The state, as one viewer sees it.
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
 * §6: the switches.
 */
switches: Switches, 
/**
 * §3: the tiles: nothing for the printed set, or the rows of another one.
 */
tiles: Tiles, 
/**
 * The year, from 1.
 */
year: number, 
/**
 * How many auctions are over.
 */
auctions: number, 
/**
 * §4: the seats by their flags, from the top; none before they are drawn.
 */
flags: Array<Seat>, 
/**
 * §5: the tiles turned up this year.
 */
row: Array<TileNumber>, 
/**
 * How many of them have been auctioned.
 */
sold: number, 
/**
 * The tile that is auctioned or placed now.
 */
on_offer: TileNumber | null, 
/**
 * The tiles nobody has seen, as everybody can count; in which order nobody knows.
 */
stack: Array<TileNumber>, 
/**
 * R10: the tiles that fitted nowhere.
 */
gone: Array<TileNumber>, 
/**
 * What each seat bid for the tile that is being placed.
 */
bids: Array<number>, 
/**
 * R27: how many benches are left, if there is a limit.
 */
benches_left: number | null, 
/**
 * Each seat's zoo.
 */
zoos: Array<ZooView>, 
/**
 * §2.1: where the tile may be placed, and what that brings.
 */
places: Array<PlaceView>, };

/**
 * §6: how many tiles a year has.
 */
export type YearLength = "five" | "three_bush_tiles";

/**
 * What counted at the end of a year.
 */
export type YearView = { 
/**
 * Visitors.
 */
visitors: number, 
/**
 * Trees.
 */
trees: number, 
/**
 * Benches.
 */
benches: number, 
/**
 * The points; with `balance` none.
 */
points: number, };

/**
 * A zoo.
 */
export type ZooView = { 
/**
 * Its coins, if the viewer may see them.
 */
coins: number | null, 
/**
 * Its tiles, the oldest first.
 */
tiles: Array<PlacedView>, 
/**
 * §2.2: the best enclosure of each family that lives there.
 */
families: Array<FamilyView>, 
/**
 * All bushes.
 */
bushes: number, 
/**
 * The auction in which the last of them came; 0 if there is none.
 */
bushes_auction: number, 
/**
 * Visitors of all families.
 */
visitors: number, 
/**
 * Trees.
 */
trees: number, 
/**
 * Benches.
 */
benches: number, 
/**
 * R30: the regions that its paths enclose, each as the corners of cells in it; corner (x, y) is the lower left one of
 * cell (x, y). With a limit there may be more regions than benches.
 */
regions: Array<Array<CellView>>, 
/**
 * §5.2: the income, if the year ended now.
 */
income: number, 
/**
 * §5.2: the points of the year, if it ended now; with `balance` there are none.
 */
coming: number, 
/**
 * §5.2: the years that are over.
 */
years: Array<YearView>, 
/**
 * §5.2: all points so far. With `balance` coins are points, and hidden like them.
 */
points: number | null, };

// Generated from the Rust types by crates/protocol/tests/typescript. Do not edit.

/**
 * Cards shown by a junior.
 */
export type AskedView = { 
/**
 * The junior.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Cards, };

/**
 * §2: a combination that beats another.
 */
export type BeatenBy = { 
/**
 * What its cards count as.
 */
animal: Card, 
/**
 * How many they are.
 */
size: number, };

/**
 * §1: the kinds of cards, in the order of the rules' table.
 */
export type Card = "whale" | "elephant" | "crocodile" | "polar_bear" | "lion" | "seal" | "fox" | "perch" | "hedgehog" | "sardine" | "mouse" | "mosquito" | "joker";

/**
 * A set of cards: four bits for each kind, in the order of [`Card`]. No kind has more than five cards,
 * so the top bit of a lane is free for comparisons of all lanes at once.
 */
export type Cards = string;

/**
 * The scores, round by round.
 */
export type Detail = { 
/**
 * Each seat's points from rounds that are forgotten.
 */
earlier: Array<number>, 
/**
 * The rounds that are remembered, the oldest first.
 */
rounds: Array<RoundScore>, };

/**
 * Something that happened. In JSON each is flat, so that the sentence
 * `zoff-event-<name>` of the Fluent files can speak of its fields.
 */
export type Event = { "event": "dealer", seat: Seat, } | { "event": "paired", seat: Seat, partner_seat: Seat, } | { "event": "alone", seat: Seat, } | { "event": "dealt", round: number, seat: Seat, leader_seat: Seat, } | { "event": "hand", seat: Seat, cards: Cards, } | { "event": "gave", seat: Seat, partner_seat: Seat, cards: Cards, } | { "event": "gave_two", seat: Seat, partner_seat: Seat, } | { "event": "discarded", seat: Seat, count: number, cards: Cards, } | { "event": "discarded_some", seat: Seat, count: number, } | { "event": "led", seat: Seat, cards: Cards, animal: Card, size: number, } | { "event": "beat", seat: Seat, cards: Cards, animal: Card, size: number, } | { "event": "passed", seat: Seat, } | { "event": "joker_only", seat: Seat, } | { "event": "showed", seat: Seat, partner_seat: Seat, cards: Cards, } | { "event": "completed", seat: Seat, partner_seat: Seat, cards: Cards, } | { "event": "declined", seat: Seat, partner_seat: Seat, } | { "event": "out", seat: Seat, place: number, } | { "event": "took", seat: Seat, count: number, lions: number, hedgehogs: number, } | { "event": "last", round: number, seat: Seat, place: number, } | { "event": "scored", seat: Seat, points: number, place: number, partner: number, lone: number, lions: number, hedgehog: number, total: number, out: number, rank: number, captured_counts: boolean, } | { "event": "over", seat: Seat, total: number, };

/**
 * Who begins: `"random"` or the number of a seat.
 */
export type First = "random" | number;

/**
 * §10: the options of a match.
 */
export type Options = { 
/**
 * The points at which the match ends.
 */
target: number, 
/**
 * R8: how many must have reached them.
 */
players_at_target: number, 
/**
 * Whether every round is played and scored like the first.
 */
individual_only: boolean, 
/**
 * Who deals the first round.
 */
first_dealer: First, };

/**
 * §5: what is to be decided.
 */
export type Phase = "choose_dealer" | "deal" | "give" | "give_back" | "lead" | "answer" | "reply" | "over";

/**
 * What a seat has captured.
 */
export type PileView = { 
/**
 * How many cards.
 */
cards: number, 
/**
 * How many of them are lions.
 */
lions: number, 
/**
 * How many of them are hedgehogs.
 */
hedgehogs: number, };

/**
 * A round that is over.
 */
export type RoundScore = { 
/**
 * Its number, from 1.
 */
round: number, 
/**
 * §6, §8: whether captured lions and hedgehogs counted.
 */
captured_counts: boolean, 
/**
 * What each seat got.
 */
seats: Array<SeatScore>, };

/**
 * A place at the table, counted from 0 in the order of play.
 */
export type Seat = number;

/**
 * §6: the points of one seat in one round, by rule.
 */
export type SeatScore = { 
/**
 * In which place it went out.
 */
place: number, 
/**
 * Its own place points.
 */
place_points: number, 
/**
 * With whom it played.
 */
partner: Seat | null, 
/**
 * The partner's place points.
 */
partner_points: number, 
/**
 * Four points for playing alone in a round of pairs.
 */
lone_points: number, 
/**
 * Points for lions.
 */
lion_points: number, 
/**
 * A point lost for want of a hedgehog.
 */
hedgehog_points: number, 
/**
 * All of them.
 */
points: number, 
/**
 * The total after the round.
 */
total: number, 
/**
 * The place in the standings after the round.
 */
rank: number, };

/**
 * A combination on the table.
 */
export type TableView = { 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * Its cards.
 */
cards: Cards, 
/**
 * What they count as.
 */
animal: Card, 
/**
 * How many they are.
 */
size: number, 
/**
 * §2: what beats it.
 */
beaten_by: Array<BeatenBy>, };

/**
 * The state, as one viewer sees it. Cards are written as in §13.
 */
export type View = { 
/**
 * §10: the points at which the match ends.
 */
target: number, 
/**
 * §10: how many must have reached them.
 */
players_at_target: number, 
/**
 * §10: whether there are never any pairs.
 */
individual_only: boolean, 
/**
 * The round to be dealt or being played.
 */
round: number, 
/**
 * What is to be decided.
 */
phase: Phase, 
/**
 * The seats to decide.
 */
to_move: Array<Seat>, 
/**
 * Who deals this round.
 */
dealer: Seat | null, 
/**
 * Each seat's total.
 */
totals: Array<number>, 
/**
 * The seats by their place in the standings, the best first; none before the first round is over.
 */
places: Array<Seat>, 
/**
 * §4: the pairs of this round, senior and junior.
 */
pairs: Array<[Seat, Seat]>, 
/**
 * §4: who plays alone in a round of pairs.
 */
alone: Seat | null, 
/**
 * The cards in each hand that the viewer may look into.
 */
hands: Array<Cards | null>, 
/**
 * How many cards are in each hand.
 */
sizes: Array<number>, 
/**
 * What the viewer knows to be in each hand it may not look into: cards given and cards shown.
 */
certain: Array<Cards>, 
/**
 * What is to be beaten.
 */
table: TableView | null, 
/**
 * Every card of the running trick.
 */
trick: Cards, 
/**
 * §5.2: what the junior has laid open and the senior may complete.
 */
asked: AskedView | null, 
/**
 * What each seat has captured in this round, without discards.
 */
captured: Array<PileView>, 
/**
 * Every card captured in this round (§9: a public memory).
 */
gone: Cards, 
/**
 * D4: how many cards the lone player discarded.
 */
discarded: number, 
/**
 * D4: which, if the viewer may know.
 */
discards: Cards | null, 
/**
 * The seats that are out, the first one first.
 */
out: Array<Seat>, 
/**
 * §5: the seats that have passed since the combination on the table was played, in their order.
 */
passed: Array<Seat>, 
/**
 * §6, §8: whether captured lions and hedgehogs count in this round.
 */
captured_counts: boolean, };

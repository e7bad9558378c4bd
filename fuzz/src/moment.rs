//! What holds of any match at any moment.

use kernel::{QuickLuck, Record};
use registry::{Listing, Luck, Playable, Seat, Turn, Viewer};

/// More entries than any match here has, from the most unlikely position too.
const TOO_LONG: u32 = 100_000;

/// The game of a match.
pub(crate) fn game_of(table: &dyn Playable) -> &'static Listing {
    registry::find(table.facts().id).expect("a match is of a game on the list")
}

/// Who is to move has something to do and nobody else has, what is listed is allowed, the
/// position can be loaded, and the standing fits the table.
pub(crate) fn check_moment(table: &dyn Playable) {
    let turn = table.turn();
    for seat in Seat::all(table.seats()) {
        let legal = table.legal(seat).expect("the seat is at the table");
        assert_eq!(!legal.is_empty(), turn.seats().contains(seat), "seat {seat} in {turn:?} may do {legal:?}");
        for action in &legal {
            assert_eq!(table.check(seat, action), Ok(()), "{action} of seat {seat} is listed");
        }
    }
    let nobody = Seat(table.seats());
    assert!(table.legal(nobody).is_err(), "seat {nobody} is not at the table");
    assert_eq!(table.outcomes().is_ok(), turn == Turn::Chance, "draws are listed in {turn:?}");

    let position = table.position();
    let loaded = game_of(table).load(position.clone()).unwrap_or_else(|bad| panic!("{bad:?}: {position}"));
    assert_eq!(loaded.position(), position, "the position loads to another one");
    assert_eq!(loaded.phase(), table.phase(), "the position loads to another phase");

    let standing = table.standing();
    let seats = usize::from(table.seats());
    assert_eq!((standing.scores.len(), standing.ranks.len()), (seats, seats), "not one score and rank a seat");
    assert!(standing.ranks.contains(&1), "nobody is first: {:?}", standing.ranks);
    assert_eq!(standing.over, turn == Turn::Over, "over in {turn:?}");
}

/// Plays at random until the match ends, with a look at every moment.
pub(crate) fn play_to_the_end(table: &mut dyn Playable, luck: &mut QuickLuck) {
    let before = table.entries();
    check_moment(table);
    while table.turn() != Turn::Over {
        assert!(table.entries() - before < TOO_LONG, "no end after {TOO_LONG} entries");
        play_one(table, luck);
        check_moment(table);
    }
}

/// Plays on by one random action or draw of a match that has not ended.
pub(crate) fn play_one(table: &mut dyn Playable, luck: &mut QuickLuck) {
    match table.turn().seats().iter().next() {
        Some(seat) => {
            let legal = table.legal(seat).expect("the seat is to move");
            let action = &legal[luck.below(legal.len() as u32) as usize];
            table.play(seat, action, &[Viewer::Spectator]).expect("the action is legal");
        }
        None => {
            table.draw(luck, &[Viewer::Spectator]).expect("it is chance's turn");
        }
    }
}

/// The record of a match can be written, read and played again, and is then the same.
pub(crate) fn check_record(table: &dyn Playable) {
    let record = table.record(Viewer::Everything);
    let text = serde_json::to_string(&record).expect("records are plain data");
    assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "the record is read as another one: {text}");
    let again = replay(&record);
    assert_eq!(again.record(Viewer::Everything), record, "the match replayed has another record");
    assert_eq!(again.position(), table.position(), "the match replayed has another position");
    assert_eq!(again.turn(), table.turn(), "the match replayed has another turn");
}

/// A match from a record that one has written.
pub(crate) fn replay(record: &Record) -> Box<dyn Playable> {
    let game = registry::find(&record.game).expect("the record is of a game on the list");
    let replayed = game.replay(record, record.entries.len() as u32);
    replayed.unwrap_or_else(|bad| panic!("the record of a match does not replay: {bad:?}"))
}

/// Luck that depends on nothing but the input (FNV-1a).
pub(crate) fn luck_of(input: &[u8]) -> QuickLuck {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
    QuickLuck::new(input.iter().fold(0xCBF2_9CE4_8422_2325, mix), 0)
}

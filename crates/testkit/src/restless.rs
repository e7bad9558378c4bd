//! A match that goes back all the time: a long record full of undos, redos and choices taken back.

use kernel::{Game, Kind, Luck, Match, QuickLuck, Turn, Viewer};

use crate::case::{Case, For};
use crate::checks::record::Memory;
use crate::playout::pick;
use crate::setups::Accepted;

/// How long the record gets. Many times what a match keeps of itself to go back quickly.
const ENTRIES: u32 = 400;

/// Wanders about in a match and asserts after every entry that it is what it should be, and in
/// the end that the record, and the line that leads to any entry alone, replay to the same.
pub(crate) fn wander<G: Game>(setup: &Accepted<G>, case: &Case) {
    case.entry.set(0);
    let mut luck = case.luck(For::Wandering);
    let mut table = setup.begin();
    let mut memory = Memory::new(&table);
    for number in 0..ENTRIES {
        case.entry.set(number);
        step(&mut table, &mut memory, &mut luck);
        memory.check(&table);
    }
    case.entry.set(ENTRIES);
    memory.check_replay(&table, &mut luck);
    for _ in 0..8 {
        memory.check_line(&table, luck.below(ENTRIES + 1));
    }
}

fn step<G: Game>(table: &mut Match<G>, memory: &mut Memory<G>, luck: &mut QuickLuck) {
    let sealed = memory.sealed_seats();
    match table.turn() {
        turn if turn == Turn::Over || luck.below(4) == 0 => go_back(table, memory, luck),
        _ if !sealed.is_empty() && luck.below(3) == 0 => {
            let seat = pick(&sealed, luck);
            assert_eq!(table.unseal(seat), Ok(()), "seat {seat} takes its choice back");
            memory.unsealed(seat, table);
        }
        Turn::Chance => {
            let draw = table.draw(luck, &mut kernel::Silent).expect("it is chance's turn");
            match table.entry(table.entries(), Viewer::Everything).map(|entry| entry.what) {
                Some(Kind::Draw(_, Some(notes))) => memory.drawn(&draw, notes, table),
                what => panic!("a draw was entered as {what:?}"),
            }
        }
        turn => {
            let seat = pick(&turn.seats().iter().collect::<Vec<_>>(), luck);
            let mut legal = Vec::new();
            table.legal(seat, &mut legal);
            let action = pick(&legal, luck);
            assert_eq!(table.play(seat, action, &mut kernel::Silent), Ok(()), "seat {seat} plays {action}");
            memory.played(seat, action, table);
        }
    }
}

/// One back, a little back or forth, or anywhere.
fn go_back<G: Game>(table: &mut Match<G>, memory: &mut Memory<G>, luck: &mut QuickLuck) {
    let entries = memory.entries();
    let to = match luck.below(8) {
        0 => luck.below(entries + 1),
        1..=3 => entries.saturating_sub(luck.below(8)),
        _ => match memory.undo_leads_to() {
            Some(to) => {
                assert_eq!(table.undo(), Ok(()), "undo");
                return memory.went_back(to);
            }
            None => entries,
        },
    };
    assert_eq!(table.back_to(to), Ok(()), "going back to {to}");
    memory.went_back(to);
}

//! A playout must not touch the heap: search plays millions of them.

use std::hint::black_box;

use kernel::{Game, Match, QuickLuck};

use crate::playout::playout;

/// How many playouts are measured.
const PLAYOUTS: u64 = 24;

/// Asserts that playouts with these options allocate nothing once they are warm: cloning the
/// state, listing, playing, resolving, drawing, settling, and the standing at the end.
///
/// The warm-up plays the very matches that are then measured, so that the one list of
/// actions has grown as long as it will be.
///
/// The test program must count what it allocates: [`count_allocations`](crate::count_allocations).
///
/// # Panics
/// When something was allocated, nothing is counted, or the game refuses the setup.
pub fn assert_no_allocation<G: Game>(options: &G::Options, seats: u8) {
    let table = Match::<G>::new(options.clone(), seats)
        .unwrap_or_else(|bad| panic!("{} with {options:?} and {seats} seats: {bad}", G::FACTS.id));
    let start = table.game();
    let mut actions = Vec::new();
    let mut play = || {
        for number in 0..PLAYOUTS {
            let mut game = start.clone();
            playout(&mut game, &mut QuickLuck::new(0xA110C, number), &mut actions);
            black_box(game.standing());
        }
    };
    play();
    let measured =
        heap::count(&mut play).expect("a test that counts allocations begins with testkit::count_allocations!()");
    assert_eq!(
        measured.allocations, 0,
        "{PLAYOUTS} playouts with {options:?} and {seats} seats allocated {} times, {} bytes",
        measured.allocations, measured.bytes
    );
}

/// Makes a test program count what it allocates. Once in each program with conformance tests.
#[macro_export]
macro_rules! count_allocations {
    () => {
        #[global_allocator]
        static HEAP: $crate::Counting<std::alloc::System> = $crate::Counting(std::alloc::System);
    };
}

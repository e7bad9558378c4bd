//! The parts that the truck games share: Zooloretto, its expansions, Aquaretto and both together. Plain values with
//! their rules; a game owns the parts it needs and says in which order things happen.
//!
//! Sections and rulings are those of `games/zooloretto/RULES.md`. Aquaretto has the same rules under its own numbers.
//!
//! | rule | part |
//! | --- | --- |
//! | §1.4, §7.1 trucks and their slots; R21, R29, R48, R52, R58 | [`Trucks`], `trucks.rs` |
//! | §2.2, §3, §6 the stack, the disc and the last round; R22, R23, R28, R56 | [`Stack`], `stack.rs` |
//! | §4 whose turn it is, who decides, who is out, who begins; R24, R25 | [`Round`], `round.rs` |
//! | §1.3, §4.3, §5 bank and purses; R5, R53 | [`Money`], `money.rs` |
//! | §2.1, §2.3 the species left out; R27 | [`Removed`], `removed.rs` |
//! | notation that is alike | [`Tiles`], `notation.rs` |
//! | §4.2 animals together and their births; R9, R10, R11, R55 | [`Herd`], `breeding.rs` |
//!
//! ```
//! use kernel::Seat;
//! use trucks::{Money, Round, Truck, Trucks};
//!
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
//! enum Tile {
//!     Zebra,
//!     Coin,
//! }
//!
//! let (mut trucks, mut money, mut round) = (Trucks::new(3), Money::new(30, 2, 3), Round::new(3));
//! round.begin(Seat(1));
//! trucks.load(Truck(0), Tile::Coin);
//! trucks.load(Truck(0), Tile::Zebra);
//! trucks.take(Truck(0), Seat(1));
//! round.leave(Seat(1));
//! money.collect(Seat(1), trucks.unload_last(Truck(0), Tile::Coin));
//! assert_eq!(money.purse(Seat(1)), 3);
//! assert_eq!(round.next(), Some(Seat(2)));
//! ```

mod breeding;
mod money;
mod notation;
mod removed;
mod round;
mod stack;
mod trucks;

pub use breeding::{Herd, Kind};
pub use money::Money;
pub use notation::{Spelled, Tiles, Unreadable, read_kin, read_seat, read_set, read_truck, spell_number};
pub use removed::{Kin, Removed, SPECIES, Set};
pub use round::Round;
pub use stack::{END_STACK, InStack, Stack};
pub use trucks::{MOST_SLOTS, Truck, Trucks};

/// §2: the fewest and the most seats of every game of the family.
pub const SEATS: (u8, u8) = (2, 5);
/// The most seats, as the length of a table.
pub const MOST_SEATS: usize = SEATS.1 as usize;

//! The one list of games. Everything that needs the type of each game gets it from here: [`for_each_game`] hands all
//! of them to a macro of the caller, and each game's crate is re-exported under its own name.
//!
//! ```
//! macro_rules! ids {
//!     ($($game:ty),+) => { [$(<$game as kernel::Game>::FACTS.id),+] };
//! }
//! assert_eq!(games::for_each_game!(ids)[0], "zebres");
//! ```

macro_rules! list {
    ($dollar:tt: $($game:ident::$Type:ident,)+) => {
        $(pub use $game;)+

        /// Calls a macro with the type of every game, separated by commas, in the order in which games are shown.
        #[macro_export]
        macro_rules! for_each_game {
            ($dollar callback:ident) => { $dollar callback! { $($crate::$game::$Type),+ } };
        }
    };
}

// The games, in the order they are shown. A new game is one line here and one in `Cargo.toml`.
list! { $:
    zebres::Zebres,
    zoff::Zoff,
    zooloretto::Zooloretto,
    mio::Mio,
    wonderzoo::Wonderzoo,
}

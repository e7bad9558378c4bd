//! The terminal's picture of the game.

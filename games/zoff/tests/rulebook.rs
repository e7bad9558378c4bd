//! Every example (§12), ruling (§11), option (§10) and refusal of the rules, with its number in the name.

#[path = "rulebook/combinations.rs"]
mod combinations;
#[path = "rulebook/dealing.rs"]
mod dealing;
#[path = "rulebook/exchange.rs"]
mod exchange;
#[path = "rulebook/options.rs"]
mod options;
#[path = "rulebook/scoring.rs"]
mod scoring;
#[path = "rulebook/showing.rs"]
mod showing;
#[path = "spots/mod.rs"]
mod spots;
#[path = "rulebook/tricks.rs"]
mod tricks;

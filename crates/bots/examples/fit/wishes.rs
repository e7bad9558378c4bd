//! What the examples that learn weights are asked for, and the loop over generations.

use std::process::ExitCode;

/// What was asked for.
pub(crate) struct Wishes {
    pub(crate) games: u64,
    pub(crate) generations: u64,
    compare: Option<u64>,
    pub(crate) seed: u64,
    /// Which variant of the game, of those that have weights of their own.
    pub(crate) variant: u64,
}

impl Wishes {
    fn of(mut args: impl Iterator<Item = String>) -> Option<Wishes> {
        let mut wishes = Wishes { games: 2500, generations: 5, compare: None, seed: 1, variant: 0 };
        while let Some(name) = args.next() {
            let number: u64 = args.next()?.parse().ok()?;
            match name.as_str() {
                "--games" => wishes.games = number,
                "--generations" => wishes.generations = number,
                "--compare" => wishes.compare = Some(number),
                "--seed" => wishes.seed = number,
                "--variant" => wishes.variant = number,
                _ => return None,
            }
        }
        Some(wishes)
    }
}

/// Does what was asked for: lets players `compare` weights in so many games, or lets each generation `learn` from the
/// weights of the one before, beginning with `weights`, and writes what `spell` makes of the last to the `file` of what was
/// asked for.
pub(crate) fn tune<W>(
    file: impl FnOnce(&Wishes) -> String,
    mut weights: W,
    compare: impl FnOnce(u64, &Wishes),
    mut learn: impl FnMut(&W, u64, &Wishes) -> W,
    spell: impl FnOnce(&W, &Wishes) -> String,
) -> ExitCode {
    let Some(wishes) = Wishes::of(std::env::args().skip(1)) else {
        eprintln!(
            "known are --games, --generations, --compare, --seed and, for Zooloretto, --variant, each with a number"
        );
        return ExitCode::FAILURE;
    };
    if let Some(games) = wishes.compare {
        compare(games, &wishes);
        return ExitCode::SUCCESS;
    }
    let file = file(&wishes);
    for generation in 1..=wishes.generations {
        println!("generation {generation}");
        weights = learn(&weights, generation, &wishes);
    }
    match std::fs::write(&file, spell(&weights, &wishes)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}

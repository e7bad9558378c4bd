//! How long a bot takes for a choice: as the people at its table like it, and less the longer they wait.

use std::time::Duration;

use protocol::Speed;

/// How much shorter each choice of a brisk bot is than the one before it, until a person chooses. All of them
/// together take ten times the first one, however many there are.
const SHRINKING: f64 = 0.9;
/// The shortest moment of a brisk bot.
const SHORTEST: Duration = Duration::from_millis(30);

/// What a bot's moment depends on. Everyone at the table knows all of it, so the moment tells nobody anything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pace {
    pub(crate) speed: Speed,
    /// How many choices bots have made since a person made one.
    pub(crate) choices: u32,
}

impl Pace {
    /// How long a choice takes.
    pub(crate) fn moment(self) -> Duration {
        match self.speed {
            Speed::Calm => Duration::from_millis(900),
            Speed::Brisk => {
                let shrunk = SHRINKING.powi(i32::try_from(self.choices).unwrap_or(i32::MAX));
                Duration::from_millis(240).mul_f64(shrunk).max(SHORTEST)
            }
            Speed::Instant => Duration::from_millis(40),
        }
    }
}

/// Whether a bot plays without any pause: its only choice, where everyone can see that it is the only one. Where
/// something is hidden, nobody even counts the choices.
pub(crate) fn at_once(hidden: bool, choices: impl FnOnce() -> usize) -> bool {
    !hidden && choices() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(speed: Speed, choices: u32) -> Duration {
        Pace { speed, choices }.moment()
    }

    #[test]
    fn where_something_is_hidden_nobody_counts_the_choices() {
        assert!(!at_once(true, || unreachable!("the number of choices is a secret")));
        assert!(at_once(false, || 1));
        assert!(!at_once(false, || 2));
    }

    #[test]
    fn nobody_waits_long_for_brisk_bots_however_many_choices_they_make() {
        let total: Duration = (0..40).map(|choices| moment(Speed::Brisk, choices)).sum();
        assert!(total < Duration::from_secs(3), "{total:?}");
        assert!(moment(Speed::Brisk, u32::MAX) > Duration::ZERO);
    }

    #[test]
    fn the_faster_speed_is_never_slower() {
        assert!(Speed::Calm < Speed::Brisk && Speed::Brisk < Speed::Instant);
        for choices in [0, 1, 5] {
            assert!(moment(Speed::Calm, choices) > moment(Speed::Brisk, choices));
            assert!(moment(Speed::Brisk, choices) > moment(Speed::Instant, choices));
        }
    }
}

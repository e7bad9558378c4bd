//! Typing that does not appear on the screen.

/// As long as it lives, what is typed at the terminal is not shown, except for the end of a line.
pub(super) struct Unseen {
    #[cfg(unix)]
    before: rustix::termios::Termios,
}

#[cfg(unix)]
impl Unseen {
    /// `None` where the terminal cannot do that; people then have to look away.
    pub(super) fn begin() -> Option<Unseen> {
        use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};

        let before = tcgetattr(std::io::stdin()).ok()?;
        let mut unseen = before.clone();
        unseen.local_modes.remove(LocalModes::ECHO);
        unseen.local_modes.insert(LocalModes::ECHONL);
        tcsetattr(std::io::stdin(), OptionalActions::Now, &unseen).ok()?;
        Some(Unseen { before })
    }
}

#[cfg(unix)]
impl Drop for Unseen {
    fn drop(&mut self) {
        use rustix::termios::{OptionalActions, tcsetattr};

        // A terminal that is gone shows nothing either.
        let _ = tcsetattr(std::io::stdin(), OptionalActions::Now, &self.before);
    }
}

#[cfg(not(unix))]
impl Unseen {
    pub(super) fn begin() -> Option<Unseen> {
        None
    }
}

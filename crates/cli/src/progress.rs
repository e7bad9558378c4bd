//! A progress bar on standard error, only on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that fills up to `length`; on anything but a terminal it shows nothing.
pub(crate) fn bar(length: u64) -> ProgressBar {
    // indicatif draws on standard error, and not at all where that is no terminal.
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}

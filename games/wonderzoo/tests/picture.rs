//! The picture in the terminal: it fits, and it speaks every language.

use testkit::{Size, speaks};
use wonderzoo::Wonderzoo;

#[test]
fn everything_fits_and_is_said_in_every_language() {
    let events = speaks::<Wonderzoo>(Size { columns: 78, lines: 75 });
    for event in [
        "bus",
        "bus_passed",
        "declined",
        "drawn",
        "entrance",
        "exchanged",
        "moved",
        "no_effect",
        "out",
        "over",
        "passed",
        "picked",
        "placed",
        "relocated",
        "returned",
        "revealed",
        "round",
        "stopped",
        "total",
        "used",
        "visitor",
    ] {
        assert!(events.contains(event), "{event} in {events:?}");
    }
}

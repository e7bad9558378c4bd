//! Scratch.
#[test]
fn nim() { testkit::conforms::<testkit::nim::Nim>(100); }

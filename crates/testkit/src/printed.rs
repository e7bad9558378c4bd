//! The page draws what is printed on a game's components. It has the numbers from here, so that they are in the rules
//! and nowhere else.

use std::env;
use std::fs;
use std::path::Path;

use serde::Serialize;

/// Checks that `web/src/games/<game>/printed.ts` is what the rules say; `UPDATE=1 cargo test` writes it anew.
#[track_caller]
pub fn printed_for_the_page(game: &str, printed: &impl Serialize) {
    let json = serde_json::to_string_pretty(printed).expect("it is plain data");
    let text = format!(
        "// What is printed on the components, as the rules in Rust have it. `UPDATE=1 cargo test` writes it anew.\n\
         export const PRINTED = {json} as const;\n"
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/games/{game}/printed.ts"));
    if env::var_os("UPDATE").is_some_and(|value| value == "1") {
        fs::write(&path, &text).expect("the page's folder of the game is there");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{} is not up to date; `UPDATE=1 cargo test` writes it anew", path.display());
}

//! What bots know of O Zoo le Mio: nothing yet beyond the rules. Rivals' coins follow from public payments, so the
//! rules let a bot see them all (`Mio::coins`).

use games::mio::Mio;

use crate::knowledge::Knowledge;

impl Knowledge for Mio {}

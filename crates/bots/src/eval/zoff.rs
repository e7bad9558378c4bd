//! What bots know of Zoff im Zoo.

use zoff::Zoff;

use crate::knowledge::Knowledge;

impl Knowledge for Zoff {}

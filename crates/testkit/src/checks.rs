//! The checks of a conformance run, one subject per file.

pub(crate) mod chance;
pub(crate) mod erased;
pub(crate) mod imagine;
pub(crate) mod notation;
pub(crate) mod position;
pub(crate) mod record;
pub(crate) mod standing;
pub(crate) mod together;
pub(crate) mod turn;
pub(crate) mod view;

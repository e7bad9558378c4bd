//! The page, embedded in the binary.

use std::sync::Arc;

use axum::Router;

use crate::server::Server;

/// The files of the page.
pub(crate) fn routes() -> Router<Arc<Server>> {
    Router::new()
}

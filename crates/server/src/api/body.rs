//! The body of a request, read as JSON with our own words for what is wrong.

use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use crate::fault::{Answer, Fault};
use crate::limits;

/// A body of this type.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &S) -> Answer<Body<T>> {
        let bytes = axum::body::to_bytes(request.into_body(), limits::BODY)
            .await
            .map_err(|_| Fault::too_large(limits::BODY))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Fault::malformed(&error.to_string()))
    }
}

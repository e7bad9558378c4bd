//! Request extractors with our own error messages.

use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::fault::{Answer, Fault};
use crate::limits;

/// How long a body may take to come: it is small.
const BODY_TIMEOUT: Duration = Duration::from_secs(15);

/// A body of this type.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &S) -> Answer<Body<T>> {
        let coming = axum::body::to_bytes(request.into_body(), limits::BODY);
        let bytes = tokio::time::timeout(BODY_TIMEOUT, coming)
            .await
            .map_err(|_| Fault::malformed("the body did not come in time"))?
            .map_err(|_| Fault::too_large(limits::BODY))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Fault::malformed(&error.to_string()))
    }
}

/// The parts of the address. One that does not read leads nowhere.
pub(crate) struct At<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<At<T>> {
        let Path(path) = Path::from_request_parts(parts, state).await.map_err(|_| Fault::no_such_page())?;
        Ok(At(path))
    }
}

/// What stands behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Asked<T>> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(asked)| Asked(asked)).map_err(|error| Fault::malformed(&error.body_text()))
    }
}

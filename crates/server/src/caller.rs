//! The caller of a request: the user, identified by the cookie, and the IP address.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::fault::{Answer, Fault};
use crate::server::Server;
use crate::store::{Hash, Person};
use crate::tokens;

/// The sender of a request, as far as it is known.
pub(crate) struct Caller {
    pub(crate) person: Option<Person>,
    /// The hash of the cookie that said so.
    pub(crate) device: Option<Hash>,
    pub(crate) address: IpAddr,
    /// Whether the browser came over https.
    pub(crate) secure: bool,
}

impl Caller {
    /// The person, who must be known.
    pub(crate) fn person(&self) -> Answer<&Person> {
        self.person.as_ref().ok_or_else(Fault::unknown_person)
    }

    /// Whether the device has not been shut out since the request came.
    pub(crate) async fn is_still_known(&self, server: &Server) -> bool {
        match &self.device {
            Some(device) => matches!(server.people.find(&*server.services.store, device).await, Ok(Some(_))),
            None => false,
        }
    }
}

impl FromRequestParts<Arc<Server>> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Answer<Caller> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
        let forwarded = server.config.behind_proxy;
        let address = if forwarded { forwarded_for(&parts.headers).unwrap_or(peer) } else { peer };
        let secure = forwarded && parts.headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        let device = tokens::cookie(&parts.headers).map(tokens::hash);
        // Rate-limit before the database lookup, so a flood costs nothing.
        server.services.metrics.requests.inc();
        server.limits.request(address)?;
        let person = match &device {
            Some(device) => server.people.find(&*server.services.store, device).await?,
            None => None,
        };
        Ok(Caller { person, device, address, secure })
    }
}

/// The last address on the list is the one that our own proxy saw; the others anyone can write.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_the_proxys_own_word_counts() {
        let from = |list| HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), HeaderValue::from_static(list))]);
        assert_eq!(forwarded_for(&from("6.6.6.6, 10.0.0.7")), Some(IpAddr::from([10, 0, 0, 7])));
        assert_eq!(forwarded_for(&from("nonsense")), None);
    }
}

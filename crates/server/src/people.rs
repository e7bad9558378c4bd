//! Who is asking: a guest is whoever holds the cookie. The server keeps only a hash of it.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use crate::fault::{Answer, Fault};
use crate::server::Server;
use crate::store::{Hash, Pass, Person, PersonId};

const COOKIE: &str = "menagerie";
/// As long as browsers keep a cookie: 400 days.
const AGE: u32 = 400 * 24 * 3600;

/// Whoever is asking, as far as it is known.
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

    /// Whether the browser has not been shut out meanwhile.
    pub(crate) async fn is_still_known(&self, server: &Server) -> bool {
        match &self.device {
            Some(device) => matches!(server.people.find(server, device).await, Ok(Some(_))),
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
        let device = cookie(&parts.headers).map(hash);
        // Who floods is turned away before the store is asked anything.
        server.metrics.requests.inc();
        server.limits.request(address)?;
        let person = match &device {
            Some(device) => server.people.find(server, device).await?,
            None => None,
        };
        Ok(Caller { person, device, address, secure })
    }
}

/// The people who asked lately, so that the store is not asked every time.
#[derive(Default)]
pub(crate) struct Known(Mutex<Remembered>);

#[derive(Default)]
struct Remembered {
    by_device: HashMap<Hash, Person>,
    /// How often somebody was forgotten.
    forgotten: u64,
}

/// So many are remembered.
const REMEMBERED: usize = 20_000;

impl Known {
    async fn find(&self, server: &Server, device: &Hash) -> Answer<Option<Person>> {
        let forgotten = {
            let known = self.lock();
            if let Some(person) = known.by_device.get(device) {
                return Ok(Some(person.clone()));
            }
            known.forgotten
        };
        let found = server.store.person_by(Pass::Device, device).await?;
        let mut known = self.lock();
        // Whoever was forgotten since may be the one the store still knew.
        if let (Some(person), true) = (&found, known.forgotten == forgotten) {
            if known.by_device.len() >= REMEMBERED {
                known.by_device.clear();
            }
            known.by_device.insert(*device, person.clone());
        }
        Ok(found)
    }

    /// A person has another name, or one device less.
    pub(crate) fn forget(&self, person: PersonId) {
        let mut known = self.lock();
        known.forgotten += 1;
        known.by_device.retain(|_, known| known.id != person);
    }

    fn lock(&self) -> MutexGuard<'_, Remembered> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A new secret, and the hash that is stored of it.
pub(crate) fn new_token() -> Answer<(String, Hash)> {
    let token = URL_SAFE_NO_PAD.encode(random::<32>()?);
    let hash = hash(&token);
    Ok((token, hash))
}

/// A new code to type: 20 letters in groups of five, 100 bits.
pub(crate) fn new_code() -> Answer<(String, Hash)> {
    const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    let letters: String = random::<20>()?.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    let hash = hash_of_code(&letters).expect("it is a code");
    let groups: Vec<&str> = [0, 5, 10, 15].iter().map(|&from| &letters[from..from + 5]).collect();
    Ok((groups.join("-"), hash))
}

/// The hash of a code however it was typed: small letters, spaces and dashes do not matter.
pub(crate) fn hash_of_code(code: &str) -> Option<Hash> {
    if code.len() > 100 {
        return None;
    }
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect();
    (letters.len() == 20).then(|| hash(&letters))
}

/// What to send so that the browser remembers.
pub(crate) fn set_cookie(token: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&cookie).expect("a token is plain text")
}

/// What to send so that the browser forgets.
pub(crate) fn clear_cookie() -> HeaderValue {
    HeaderValue::from_static("menagerie=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict")
}

/// Random bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> Answer<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no randomness to be had from the system");
        Fault::internal()
    })?;
    Ok(bytes)
}

fn hash(token: &str) -> Hash {
    Sha256::digest(token.as_bytes()).into()
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let named = |part: &&str| part.split_once('=').is_some_and(|(name, _)| name == COOKIE);
    let value = cookies.flat_map(|line| line.split(';')).map(str::trim).find(named)?.split_once('=')?.1;
    (value.len() <= 100).then_some(value)
}

/// The last address on the list is the one that our own proxy saw; the others anyone can write.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        lines.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        assert_eq!(cookie(&headers(&[("cookie", "a=b; menagerie=xyz; c=d")])), Some("xyz"));
        assert_eq!(cookie(&headers(&[("cookie", "notmenagerie=xyz")])), None);
        assert_eq!(cookie(&headers(&[])), None);
    }

    #[test]
    fn a_code_can_be_typed_in_any_way() {
        let (code, hash) = new_code().unwrap();
        assert_eq!(hash_of_code(&code), Some(hash));
        assert_eq!(hash_of_code(&code.to_lowercase().replace('-', " ")), Some(hash));
        assert_eq!(hash_of_code(&code[1..]), None);
        assert_eq!(hash_of_code(&"é".repeat(20)), None);
    }

    #[test]
    fn only_the_proxys_own_word_counts() {
        let list = headers(&[("x-forwarded-for", "6.6.6.6, 10.0.0.7")]);
        assert_eq!(forwarded_for(&list), Some(IpAddr::from([10, 0, 0, 7])));
        assert_eq!(forwarded_for(&headers(&[("x-forwarded-for", "nonsense")])), None);
    }
}

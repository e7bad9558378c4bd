//! Authentication secrets: the token in the cookie, and the code that signs in another device.
//! The server stores only their hashes.

use axum::http::{HeaderMap, HeaderValue, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use crate::fault::{Answer, Fault};
use crate::store::Hash;

const COOKIE: &str = "menagerie";
/// As long as browsers keep a cookie: 400 days.
const AGE: u32 = 400 * 24 * 3600;

/// A new token, and its hash.
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

/// The header that sets the cookie.
pub(crate) fn set_cookie(token: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&cookie).expect("a token is plain text")
}

/// The header that clears the cookie.
pub(crate) fn clear_cookie() -> HeaderValue {
    HeaderValue::from_static("menagerie=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict")
}

/// Cryptographically secure random bytes.
pub(crate) fn random<const N: usize>() -> Answer<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no randomness to be had from the system");
        Fault::internal()
    })?;
    Ok(bytes)
}

/// The hash of a token, which is all that is stored of it.
pub(crate) fn hash(token: &str) -> Hash {
    Sha256::digest(token.as_bytes()).into()
}

/// The token that a request carries.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let named = |part: &&str| part.split_once('=').is_some_and(|(name, _)| name == COOKIE);
    let value = cookies.flat_map(|line| line.split(';')).map(str::trim).find(named)?.split_once('=')?.1;
    (value.len() <= 100).then_some(value)
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
}

//! The middleware of every request: its origin, the language of a refusal, and security headers.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use words::Language;

use crate::fault::Fault;
use crate::server::Server;
use crate::speech;

/// The content security policy: only our own files run or are shown, and no site may frame the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// All of it in one layer: each further layer costs as much as a small answer.
pub(crate) async fn guard(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let language = speech::language_of(request.headers());
    let response = match may_ask(&request, server.config.behind_proxy) {
        true => next.run(request).await,
        false => Fault::foreign_origin().into_response(),
    };
    let mut response = speak(&server, language, response);
    secure(response.headers_mut());
    response
}

/// Refuses requests that another site's page sends in a person's name (CSRF).
fn may_ask(request: &Request, behind_proxy: bool) -> bool {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD);
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    (harmless && !opens_socket) || is_ours(request.headers(), behind_proxy)
}

/// A browser sends the origin of the page, and no page can forge it. Other programs send none.
fn is_ours(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let forwarded = HeaderName::from_static("x-forwarded-host");
    let host = behind_proxy.then(|| headers.get(forwarded)).flatten().or_else(|| headers.get(header::HOST));
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), host.map(HeaderValue::to_str)) else { return false };
    origin.split_once("://").is_some_and(|(_, site)| site.eq_ignore_ascii_case(host))
}

/// Words a refusal in the language of the request.
fn speak(server: &Server, language: Language, mut response: Response) -> Response {
    match response.extensions_mut().remove::<Fault>() {
        Some(fault) => {
            server.services.metrics.refusals.inc();
            fault.in_language(language)
        }
        None => response,
    }
}

/// Adds the security headers.
fn secure(headers: &mut HeaderMap) {
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(origin: Option<&'static str>, host: &'static str, expected: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        assert_eq!(is_ours(&headers, false), expected, "{origin:?} at {host}");
    }

    #[test]
    fn only_our_own_page_may_speak_for_a_person() {
        check(Some("http://localhost:8080"), "localhost:8080", true);
        check(Some("https://zoo.example"), "zoo.example", true);
        check(Some("https://Zoo.example"), "zoo.example", true);
        check(None, "zoo.example", true);
        check(Some("https://evil.example"), "zoo.example", false);
        check(Some("https://zoo.example.evil.example"), "zoo.example", false);
        check(Some("http://localhost:9999"), "localhost:8080", false);
        check(Some("null"), "zoo.example", false);
        check(Some(""), "zoo.example", false);
    }

    #[test]
    fn a_forwarded_host_counts_behind_a_proxy_alone() {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:8080"));
        headers.insert("x-forwarded-host", HeaderValue::from_static("zoo.example"));
        headers.insert(header::ORIGIN, HeaderValue::from_static("https://zoo.example"));
        assert!(is_ours(&headers, true));
        assert!(!is_ours(&headers, false));
    }
}

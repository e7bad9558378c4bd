//! The page, which `build.rs` builds into the binary, and how it is sent.
//!
//! Files under `assets/` carry a hash of their content in their names and may be kept for good.
//! Everything else is asked for again each time, and answered with "as you have it" where nothing
//! changed. A path that is no file is one of the page's own, such as `/t/<table>`: it gets the page.
//! Beside most files lie two compressed ones, `.br` and `.gz`, for browsers that take them.

use axum::Router;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::EmbeddedFile;

/// Where vite puts what carries a hash in its name.
const HASHED: &str = "assets/";
const INDEX: &str = "index.html";

const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

// `struct Files`, which is what `build.rs` built.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Answers whatever no other route does with the page or a file of it.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().fallback(serve)
}

async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match Files::get(path) {
        Some(file) => send(path, file, &headers),
        // A file that once had this name is gone: the page in its place would be run as a script.
        None if path.starts_with(HASHED) => StatusCode::NOT_FOUND.into_response(),
        None => Files::get(INDEX)
            .map_or_else(|| StatusCode::NOT_FOUND.into_response(), |index| send(INDEX, index, &headers)),
    }
}

fn send(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag = tag(&file);
    let kept = if path.starts_with(HASHED) { FOR_GOOD } else { ASK_AGAIN };
    let headers = [(CACHE_CONTROL, kept), (ETAG, tag.clone()), (VARY, HeaderValue::from_static("accept-encoding"))];
    if asked.get_all(IF_NONE_MATCH).iter().any(|known| names(known, &tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let kind = [(CONTENT_TYPE, content_type(&file))];
    match packed(path, asked) {
        Some((coding, packed)) => {
            (headers, kind, [(CONTENT_ENCODING, HeaderValue::from_static(coding))], packed.data).into_response()
        }
        None => (headers, kind, file.data).into_response(),
    }
}

/// The smallest form of a file that the browser takes, and what that form is called.
fn packed(path: &str, asked: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let taken = |coding: &str| {
        let codings = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
        codings.flat_map(|list| list.split(',')).any(|wanted| accepts(wanted, coding))
    };
    [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(coding, ending)| {
        let file = taken(coding).then(|| Files::get(&format!("{path}.{ending}")))?;
        Some((coding, file?))
    })
}

/// Whether one of the codings of a header, such as `gzip;q=0.5`, is this one; with `q=0` it is not wanted.
fn accepts(wanted: &str, coding: &str) -> bool {
    let (name, weight) = wanted.split_once(';').unwrap_or((wanted, ""));
    let refused = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.trim().parse() == Ok(0.0));
    name.trim().eq_ignore_ascii_case(coding) && !refused
}

/// Half of the content's SHA-256 in hexadecimal, in quotes. Weak: compressed or not, it is the same file.
fn tag(file: &EmbeddedFile) -> HeaderValue {
    let hash = file.metadata.sha256_hash();
    let half: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::try_from(format!("W/\"{half}\"")).expect("hexadecimal in quotes")
}

/// Whether the list of tags in a header names this one, weak or not.
fn names(list: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(list), Ok(tag)) = (list.to_str(), tag.to_str()) else { return false };
    let plain = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    list.split(',').any(|known| known.trim() == "*" || plain(known) == plain(tag))
}

fn content_type(file: &EmbeddedFile) -> HeaderValue {
    let mime = file.metadata.mimetype();
    let is_text = mime.starts_with("text/") || mime == "application/javascript" || mime == "application/json";
    let full = if is_text { format!("{mime}; charset=utf-8") } else { mime.to_owned() };
    HeaderValue::try_from(full).expect("mime types are plain text")
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use tower::ServiceExt;

    use super::*;

    /// The status, headers and body of an answer.
    async fn get(path: &str, known: Option<&HeaderValue>) -> (StatusCode, HeaderMap, String) {
        let mut request = Request::get(path);
        if let Some(tag) = known {
            request = request.header(IF_NONE_MATCH, tag);
        }
        let answer = routes::<()>().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let (head, body) = answer.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        (head.status, head.headers, String::from_utf8_lossy(&body).into_owned())
    }

    #[tokio::test]
    async fn every_path_of_the_page_is_the_page() {
        let (_, _, index) = get("/", None).await;
        assert!(index.starts_with("<!doctype html>"), "{index}");
        for path in ["/index.html", "/t/abcdefghijkmnpqr", "/me", "/animals/koala", "/no/such/path"] {
            let (status, headers, body) = get(path, None).await;
            assert_eq!((status, &body), (StatusCode::OK, &index), "{path}");
            assert_eq!(headers[CONTENT_TYPE], "text/html; charset=utf-8", "{path}");
            assert_eq!(headers[CACHE_CONTROL], "no-cache", "{path}");
        }
    }

    #[tokio::test]
    async fn what_the_browser_has_is_not_sent_again() {
        let (_, headers, _) = get("/", None).await;
        let (status, again, body) = get("/t/abcdefghijkmnpqr", Some(&headers[ETAG])).await;
        assert_eq!((status, body.as_str()), (StatusCode::NOT_MODIFIED, ""));
        assert_eq!(again[ETAG], headers[ETAG]);
        let other = HeaderValue::from_static("\"another\"");
        assert_eq!(get("/", Some(&other)).await.0, StatusCode::OK);
        let strong = headers[ETAG].to_str().unwrap().trim_start_matches("W/");
        let list = HeaderValue::try_from(format!("\"x\", {strong}")).unwrap();
        assert_eq!(get("/", Some(&list)).await.0, StatusCode::NOT_MODIFIED);
    }

    #[tokio::test]
    async fn hashed_files_are_kept_for_good() {
        let scripts: Vec<_> = Files::iter().filter(|name| name.starts_with(HASHED) && name.ends_with(".js")).collect();
        assert!(!scripts.is_empty());
        for script in scripts {
            let (status, headers, _) = get(&format!("/{script}"), None).await;
            assert_eq!(status, StatusCode::OK, "{script}");
            assert_eq!(headers[CACHE_CONTROL], FOR_GOOD, "{script}");
            assert_eq!(headers[CONTENT_TYPE], "text/javascript; charset=utf-8", "{script}");
        }
    }

    #[tokio::test]
    async fn a_file_is_sent_as_small_as_the_browser_takes_it() {
        let large = |name: &str| name.ends_with(".js") && Files::get(&format!("{name}.br")).is_some();
        let script = Files::iter().find(|name| large(name)).unwrap();
        let sent = async |path: &str, taken: Option<&str>| {
            let mut request = Request::get(path);
            if let Some(taken) = taken {
                request = request.header(ACCEPT_ENCODING, taken);
            }
            let answer = routes::<()>().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            let (head, body) = answer.into_parts();
            assert_eq!(head.headers[VARY], "accept-encoding");
            let coding = head.headers.get(CONTENT_ENCODING).map(|coding| coding.to_str().unwrap().to_owned());
            (coding, head.headers[CONTENT_TYPE].clone(), to_bytes(body, usize::MAX).await.unwrap())
        };
        let path = format!("/{script}");
        let (coding, kind, plain) = sent(&path, None).await;
        assert_eq!(coding, None);
        for (taken, expected) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip, deflate", Some("gzip")),
            ("GZIP;q=0.5", Some("gzip")),
            ("br;q=0, gzip", Some("gzip")),
            ("br; q=0.0", None),
            ("identity", None),
            ("", None),
        ] {
            let (coding, packed_kind, packed) = sent(&path, Some(taken)).await;
            assert_eq!(coding.as_deref(), expected, "{taken}");
            assert_eq!(packed_kind, kind, "{taken}");
            assert_eq!(packed.len() < plain.len(), expected.is_some(), "{taken}");
        }
        // The page itself, wherever one enters it.
        assert_eq!(sent("/t/abcdefghijkmnpqr", Some("gzip")).await.0.as_deref(), Some("gzip"));
    }

    #[tokio::test]
    async fn a_hashed_file_that_is_gone_is_not_the_page() {
        assert_eq!(get("/assets/index-gone.js", None).await.0, StatusCode::NOT_FOUND);
        assert_eq!(get("/assets/../index.html", None).await.0, StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn only_reading_is_allowed() {
        let request = Request::post("/").body(Body::empty()).unwrap();
        let answer = routes::<()>().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn the_page_has_nothing_inline() {
        for name in Files::iter().filter(|name| name.ends_with(".html")) {
            let file = Files::get(&name).unwrap();
            let html = String::from_utf8_lossy(&file.data).into_owned();
            assert!(!html.contains("<style") && !html.contains(" style=") && !html.contains("<script>"), "{name}");
        }
    }
}

//! What every answer tells browsers to allow, and that everything there is is described.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::support::Running;
use crate::support::raw;

#[tokio::test]
async fn every_answer_says_what_a_browser_may_do() {
    let running = Running::new().await;
    let host = running.host();
    for (line, headers, body) in [
        ("GET /", &[][..], ""),
        ("GET /t/abcdefghijkmnpqr", &[], ""),
        ("GET /api/games", &[], ""),
        ("GET /api/openapi.json", &[], ""),
        ("GET /api/me", &[], ""),
        ("POST /api/me", &[], "{\"name\":\"Ada\"}"),
        ("POST /api/me", &[], "{"),
        ("POST /api/me", &["Origin: https://evil.example"], ""),
        ("PUT /api/me", &[], ""),
        ("GET /api/nothing", &[], ""),
        ("GET /api/tables", &[], ""),
        ("GET /api/tables/nosuch/board", &[], ""),
        ("GET /api/socket", &[], ""),
        ("GET /health", &[], ""),
        ("GET /ready", &[], ""),
        ("GET /metrics", &[], ""),
        ("GET /nothing.js", &[], ""),
        ("OPTIONS /api/me", &[], ""),
    ] {
        let answer = raw::request(host, line, headers, body).await;
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{line} has no policy"));
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*') && !policy.contains("http:"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{line}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{line}");
        assert!(answer.header("cache-control").is_some(), "{line}");
        assert!(answer.header("access-control-allow-origin").is_none(), "{line}");
        assert!(answer.header("server").is_none(), "{line} says what it is made with");
    }
}

/// The routes in the source, as `GET /api/me`. The description of itself, the socket and the rest are none.
fn routes() -> BTreeSet<String> {
    let mut routes = BTreeSet::new();
    for line in include_str!("../../../src/api.rs").lines() {
        let Some((path, methods)) = line.trim().strip_prefix(".route(\"").and_then(|line| line.split_once("\", "))
        else {
            continue;
        };
        if !path.starts_with("/api/") || path == "/api/openapi.json" || path.contains('*') {
            continue;
        }
        for method in ["get", "post", "put", "patch", "delete"] {
            if methods.starts_with(&format!("{method}(")) || methods.contains(&format!(".{method}(")) {
                routes.insert(format!("{} {path}", method.to_uppercase()));
            }
        }
    }
    routes
}

#[tokio::test]
async fn everything_there_is_is_described() {
    let running = Running::new().await;
    let answer = raw::request(running.host(), "GET /api/openapi.json", &[], "").await;
    let document: Value = serde_json::from_str(&answer.body).unwrap();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            described.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    assert!(described.len() > 15, "{described:?}");
    assert_eq!(routes(), described);
    // And what is described exists.
    for route in &described {
        let line = route.replace("passes/{id}", "passes/1").replace("{id}", "abcdefghijkmnpqr").replace("{seat}", "0");
        let answer = raw::request(running.host(), &line, &[], "").await;
        let code = answer.refusal().map(|(code, _)| code).unwrap_or_default();
        assert!(!["no-such-page", "no-such-method"].contains(&code.as_str()), "{route}: {code}");
    }
}

//! Requests as bytes, for what no client would send.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::PATIENCE;

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// The code and the sentence of a refusal.
    pub(crate) fn refusal(&self) -> Option<(String, String)> {
        let body: serde_json::Value = serde_json::from_str(&self.body).ok()?;
        let text = |name: &str| Some(body["error"][name].as_str()?.to_owned());
        Some((text("code")?, text("message")?))
    }

    fn parse(bytes: &[u8]) -> Option<Answer> {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let mut lines = head.lines();
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let header = |line: &str| line.split_once(':').map(|(name, value)| (name.to_owned(), value.trim().to_owned()));
        Some(Answer { status, headers: lines.filter_map(header).collect(), body: body.to_owned() })
    }
}

/// Sends bytes and nothing after them. `None` if the server closes without a word.
pub(crate) async fn send(host: &str, bytes: &[u8]) -> Option<Answer> {
    let talk = async {
        let mut stream = TcpStream::connect(host).await.expect("the server listens");
        // The server may have heard enough before the end.
        let _ = stream.write_all(bytes).await;
        let _ = stream.shutdown().await;
        let mut heard = Vec::new();
        let _ = stream.read_to_end(&mut heard).await;
        heard
    };
    let heard = tokio::time::timeout(PATIENCE, talk).await.expect("an answer or an end in time");
    Answer::parse(&heard)
}

/// A request with these header lines.
pub(crate) async fn request(host: &str, line: &str, headers: &[&str], body: &str) -> Answer {
    let mut text = format!("{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
    for header in headers {
        text.push_str(header);
        text.push_str("\r\n");
    }
    if !body.is_empty() {
        text.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    text.push_str("\r\n");
    text.push_str(body);
    send(host, text.as_bytes()).await.unwrap_or_else(|| panic!("no answer to {line}"))
}

/// What asks for a socket.
pub(crate) const UPGRADE: [&str; 4] = [
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];

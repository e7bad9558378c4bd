//! Requests as bytes, for what no client would send.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::ANSWER_TIMEOUT;

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

    /// Whether nothing more will come of it.
    fn is_whole(&self) -> bool {
        let length = self.header("content-length").and_then(|length| length.parse::<usize>().ok());
        self.status == 101 || length.is_some_and(|length| self.body.len() >= length)
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

/// Sends a request and waits for the whole answer. `None` if the server closes without a word.
pub(crate) async fn exchange(host: &str, bytes: &[u8]) -> Option<Answer> {
    let talk = async {
        let mut stream = connect(host).await;
        // The server may have heard enough before the end.
        let _ = stream.write_all(bytes).await;
        answer(&mut stream).await
    };
    in_time(talk).await
}

/// Sends bytes and hangs up. `None` if the server closes without a word.
pub(crate) async fn break_off(host: &str, bytes: &[u8]) -> Option<Answer> {
    let talk = async {
        let mut stream = connect(host).await;
        let _ = stream.write_all(bytes).await;
        let _ = stream.shutdown().await;
        answer(&mut stream).await
    };
    in_time(talk).await
}

/// Opens a socket, sends bytes over it, hangs up, and waits until the server does.
pub(crate) async fn frames(host: &str, bytes: &[u8]) -> Answer {
    let talk = async {
        let mut stream = connect(host).await;
        stream.write_all(text(host, "GET /api/socket", &UPGRADE, "").as_bytes()).await.expect("sent");
        let opened = answer(&mut stream).await.expect("an answer");
        let _ = stream.write_all(bytes).await;
        let _ = stream.shutdown().await;
        let _ = stream.read_to_end(&mut Vec::new()).await;
        opened
    };
    in_time(talk).await
}

/// A request with these header lines.
pub(crate) async fn request(host: &str, line: &str, headers: &[&str], body: &str) -> Answer {
    let answer = exchange(host, text(host, line, headers, body).as_bytes()).await;
    answer.unwrap_or_else(|| panic!("no answer to {line}"))
}

/// A request as text, after which the connection is closed.
pub(crate) fn text(host: &str, line: &str, headers: &[&str], body: &str) -> String {
    let mut text = format!("{line} HTTP/1.1\r\nHost: {host}\r\n");
    for header in headers {
        text.push_str(header);
        text.push_str("\r\n");
    }
    if !headers.iter().any(|header| header.starts_with("Connection:")) {
        text.push_str("Connection: close\r\n");
    }
    if !body.is_empty() {
        text.push_str("Content-Length: ");
        text.push_str(&body.len().to_string());
        text.push_str("\r\n");
    }
    text.push_str("\r\n");
    text.push_str(body);
    text
}

/// What asks for a socket.
pub(crate) const UPGRADE: [&str; 4] = [
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];

async fn connect(host: &str) -> TcpStream {
    TcpStream::connect(host).await.expect("the server listens")
}

async fn in_time<T>(talk: impl Future<Output = T>) -> T {
    tokio::time::timeout(ANSWER_TIMEOUT, talk).await.expect("an answer or an end in time")
}

/// Reads until the answer is whole or the server hangs up.
async fn answer(stream: &mut TcpStream) -> Option<Answer> {
    let mut heard = Vec::new();
    loop {
        let answer = Answer::parse(&heard);
        if answer.as_ref().is_some_and(Answer::is_whole) {
            return answer;
        }
        let mut piece = [0; 4096];
        match stream.read(&mut piece).await {
            Ok(0) | Err(_) => return answer,
            Ok(length) => heard.extend(&piece[..length]),
        }
    }
}

/// Sends many requests at once, reads while it sends, and gives all that came back.
pub(crate) async fn pour(host: &str, bytes: &[u8]) -> String {
    let (mut from, mut to) = connect(host).await.into_split();
    let talk = async {
        let mut heard = Vec::new();
        // Either side may have enough first.
        let (_, _) = tokio::join!(to.write_all(bytes), from.read_to_end(&mut heard));
        String::from_utf8_lossy(&heard).into_owned()
    };
    in_time(talk).await
}

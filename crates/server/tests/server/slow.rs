//! Who connects and says nothing, or half of something, does not keep a place for ever.

use std::time::Duration;

use server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::support::{ANSWER_TIMEOUT, Running, next, quick};

#[tokio::test]
async fn a_silent_connection_is_closed_and_others_are_served() {
    let config = Config { silence: Duration::from_secs(1), ..quick() };
    let running = Running::with(config, registry::games().iter().collect()).await;
    let host = running.url.strip_prefix("http://").unwrap();
    let mut silent = Vec::new();
    for begun in ["", "GET /api/ga", "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        let mut stream = TcpStream::connect(host).await.unwrap();
        stream.write_all(begun.as_bytes()).await.unwrap();
        silent.push(stream);
    }
    running.guest("Ada").await;
    for mut stream in silent {
        let mut said = Vec::new();
        let end = tokio::time::timeout(ANSWER_TIMEOUT, stream.read_to_end(&mut said)).await;
        end.expect("it is closed").expect("in order");
        let said = String::from_utf8_lossy(&said);
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 408"), "{said}");
    }
    // A socket is not a silent connection: it may be idle for as long as its browser answers.
    let mut socket = running.guest("Zoé").await.socket().await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    socket.ask(&protocol::Ask::Ping {}).await.unwrap();
    assert_eq!(next(&mut socket).await, protocol::Tell::Pong {});
}

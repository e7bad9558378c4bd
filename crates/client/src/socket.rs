//! The socket of a browser.

use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use kernel::Hex;
use protocol::{Ask, Tell};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::browser::connect;

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    pub(crate) async fn open(host: &str, cookie: Option<&str>) -> Result<Socket> {
        let mut request = format!("ws://{host}/api/socket").into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        let (stream, _) = tokio_tungstenite::client_async(request, connect(host).await?).await?;
        let mut socket = Socket { stream };
        match socket.hear().await? {
            Tell::Hello { .. } => Ok(socket),
            other => bail!("the server did not say hello but {other:?}"),
        }
    }

    /// Says something.
    pub async fn ask(&mut self, ask: &Ask) -> Result<()> {
        self.say(serde_json::to_string(ask)?).await
    }

    /// Says any text at all.
    pub async fn say(&mut self, text: String) -> Result<()> {
        self.send(Message::text(text)).await
    }

    /// Sends any message at all.
    pub async fn send(&mut self, message: Message) -> Result<()> {
        Ok(self.stream.send(message).await?)
    }

    /// The next thing the server says.
    pub async fn hear(&mut self) -> Result<Tell> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).with_context(|| format!("not a message: {text}"))
    }

    /// The same as text.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.stream.next().await.context("the server has gone")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(frame) => bail!("the server closed the socket: {frame:?}"),
                Message::Binary(_) => bail!("the server never sends bytes"),
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// Watches a table from entry `seen` on.
    pub async fn watch(&mut self, table: &str, seen: u32) -> Result<()> {
        self.ask(&Ask::Watch { table: table.to_owned(), seen: Some(seen) }).await
    }

    /// Opens a nonce.
    pub async fn open_nonce(&mut self, table: &str, nonce: String) -> Result<()> {
        self.ask(&Ask::Open { table: table.to_owned(), nonce }).await
    }

    /// Plays, and gives the key of the move.
    pub async fn play(&mut self, table: &str, decision: u32, action: &str) -> Result<String> {
        let key = new_key()?;
        let ask = Ask::Play { table: table.to_owned(), decision, key: key.clone(), action: action.to_owned() };
        self.ask(&ask).await?;
        Ok(key)
    }

    /// Undoes, and gives the key.
    pub async fn undo(&mut self, table: &str, decision: u32) -> Result<String> {
        let key = new_key()?;
        self.ask(&Ask::Undo { table: table.to_owned(), decision, key: key.clone() }).await?;
        Ok(key)
    }

    /// Redoes, and gives the key.
    pub async fn redo(&mut self, table: &str, decision: u32) -> Result<String> {
        let key = new_key()?;
        self.ask(&Ask::Redo { table: table.to_owned(), decision, key: key.clone() }).await?;
        Ok(key)
    }
}

/// A key for a move.
pub fn new_key() -> Result<String> {
    let mut key = [0; 16];
    getrandom::fill(&mut key).map_err(|error| anyhow::anyhow!("no randomness: {error}"))?;
    Ok(Hex(key).to_string())
}

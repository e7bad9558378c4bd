//! Requests over HTTP, with the cookie of one person.

use std::collections::HashMap;

use anyhow::{Context as _, Result, bail};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use kernel::Hex;
use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::socket::Socket;

/// A person's browser, as far as the server can tell.
pub struct Browser {
    /// Host and port.
    host: String,
    cookie: Option<String>,
    /// The nonces of tables where it sat down.
    nonces: HashMap<String, Hex<16>>,
    /// The connection of the last request, which the next one uses again.
    kept: Option<SendRequest<Full<Bytes>>>,
}

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The body, as JSON where it is JSON and as text where not.
    pub body: Value,
}

impl Answer {
    /// The body of an answer that is not a refusal.
    pub fn good(self) -> Result<Value> {
        if !self.status.is_success() {
            let message = self.body["error"]["message"].as_str().unwrap_or("without a word");
            bail!("the server refused ({}): {message}", self.status);
        }
        Ok(self.body)
    }

    /// The code of a refusal.
    pub fn code(&self) -> Option<&str> {
        self.body["error"]["code"].as_str()
    }
}

impl Browser {
    /// A browser that the server does not know yet. `url` is `http://host:port`.
    pub fn new(url: &str) -> Result<Browser> {
        let Some(host) = url.strip_prefix("http://") else { bail!("{url} does not begin with http://") };
        Ok(Browser { host: host.trim_end_matches('/').to_owned(), cookie: None, nonces: HashMap::new(), kept: None })
    }

    /// A browser that holds this cookie already.
    pub fn known(url: &str, cookie: &str) -> Result<Browser> {
        Ok(Browser { cookie: Some(cookie.to_owned()), ..Browser::new(url)? })
    }

    /// The host and port.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The cookie, once the server has set one.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Asks.
    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.request(Method::GET, path, None).await
    }

    /// Sends JSON.
    pub async fn send(&mut self, method: Method, path: &str, body: &Value) -> Result<Answer> {
        self.request(method, path, Some(body.to_string().into_bytes())).await
    }

    /// Sends any bytes at all.
    pub async fn request(&mut self, method: Method, path: &str, body: Option<Vec<u8>>) -> Result<Answer> {
        let mut sender = self.connection().await?;
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.host);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(Bytes::from(body.unwrap_or_default())))?;
        let response = sender.send_request(request).await?;
        if let Some(cookie) = response.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok()) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let status = response.status();
        let bytes = response.into_body().collect().await?.to_bytes();
        self.kept = Some(sender);
        let body = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into_owned()));
        Ok(Answer { status, body })
    }

    async fn connection(&mut self) -> Result<SendRequest<Full<Bytes>>> {
        if let Some(mut kept) = self.kept.take()
            && kept.ready().await.is_ok()
        {
            return Ok(kept);
        }
        let (sender, connection) = http1::handshake(TokioIo::new(connect(&self.host).await?)).await?;
        tokio::spawn(connection);
        Ok(sender)
    }

    /// Opens the socket.
    pub async fn socket(&self) -> Result<Socket> {
        Socket::open(&self.host, self.cookie.as_deref()).await
    }

    /// Becomes a guest of this name.
    pub async fn arrive(&mut self, name: &str) -> Result<()> {
        self.send(Method::POST, "/api/me", &json!({ "name": name })).await?.good()?;
        Ok(())
    }

    /// Makes a table that only its link leads to, and gives its id.
    pub async fn make_table(&mut self, game: &str, seats: u8, options: &Value) -> Result<String> {
        let table = json!({ "game": game, "seats": seats, "options": options });
        let made = self.send(Method::POST, "/api/tables", &table).await?.good()?;
        Ok(made["id"].as_str().context("the answer has no id")?.to_owned())
    }

    /// Sits down with a new nonce.
    pub async fn sit(&mut self, table: &str, seat: u8) -> Result<()> {
        let mut nonce = [0; 16];
        getrandom::fill(&mut nonce).map_err(|error| anyhow::anyhow!("no randomness: {error}"))?;
        let commitment = Hex(kernel::commit_nonce(table, &nonce)).to_string();
        self.nonces.insert(table.to_owned(), Hex(nonce));
        self.send(Method::PUT, &format!("/api/tables/{table}/seats/{seat}"), &json!({ "me": commitment }))
            .await?
            .good()?;
        Ok(())
    }

    /// Puts a bot into a seat.
    pub async fn seat_bot(&mut self, table: &str, seat: u8, level: &str) -> Result<()> {
        self.send(Method::PUT, &format!("/api/tables/{table}/seats/{seat}"), &json!({ "bot": level })).await?.good()?;
        Ok(())
    }

    /// Begins the match; then everyone opens their nonce over the socket.
    pub async fn start(&mut self, table: &str) -> Result<()> {
        self.request(Method::POST, &format!("/api/tables/{table}/start"), None).await?.good()?;
        Ok(())
    }

    /// The nonce to open at a table, in hexadecimal.
    pub fn nonce(&self, table: &str) -> Option<String> {
        self.nonces.get(table).map(ToString::to_string)
    }
}

pub(crate) async fn connect(host: &str) -> Result<TcpStream> {
    let stream = TcpStream::connect(host).await.with_context(|| format!("cannot reach {host}"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

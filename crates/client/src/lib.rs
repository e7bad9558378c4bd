//! A client of a Menagerie server, for programs: it asks over HTTP like a browser, holds the
//! socket, keeps its nonces, and plays.
//!
//! ```no_run
//! # async fn example() -> anyhow::Result<()> {
//! let mut ada = client::Browser::new("http://127.0.0.1:8080")?;
//! ada.arrive("Ada").await?;
//! let table = ada.make_table("zebres", 2, &serde_json::json!({})).await?;
//! ada.sit(&table, 0).await?;
//! ada.seat_bot(&table, 1, "medium").await?;
//! let mut socket = ada.socket().await?;
//! socket.watch(&table, 0).await?;
//! ada.start(&table).await?;
//! # Ok(())
//! # }
//! ```

mod browser;
mod socket;

pub use browser::{Answer, Browser};
pub use socket::{Socket, new_key};

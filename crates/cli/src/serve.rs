//! `menagerie serve`: the server, until somebody stops it.

use std::io::{IsTerminal as _, Write};
use std::time::Duration;

use anyhow::Result;
use registry::Word;
use server::{Config, Listening, asked_to_stop};
use tracing_subscriber::EnvFilter;

use crate::args::ServeArgs;
use crate::speech::Speech;

pub(crate) fn run(args: &ServeArgs, speech: &Speech, out: &mut impl Write) -> Result<()> {
    log(args.log_json);
    let config = Config {
        listen: args.listen,
        port: args.port,
        data: args.data.clone(),
        no_limits: args.no_limits,
        behind_proxy: args.behind_proxy,
        bot_pause: args.bot_pause.map(Duration::from_millis),
        archive_after: Duration::from_secs(u64::from(args.archive_after) * 24 * 3600),
        ..Config::default()
    };
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let listening = Listening::open(config).await?;
        let url = format!("http://{}", listening.address);
        writeln!(out, "{}", speech.say("serve-ready", &[("url", Word::Text(&url))]))?;
        out.flush()?;
        listening.run(asked_to_stop()).await
    })
}

/// Logs to standard error: lines for people on a terminal, JSON where a program reads them.
fn log(json: bool) {
    let filter = EnvFilter::try_from_env("MENAGERIE_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let colours = std::io::stderr().is_terminal();
    // Whoever set a logger up before us keeps it.
    let _ = if json { builder.json().try_init() } else { builder.with_ansi(colours).with_target(false).try_init() };
}

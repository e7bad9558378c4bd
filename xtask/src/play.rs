//! `cargo xtask play`: builds the release binary, page included, and serves it on this machine.
//!
//! The terminal stays within reach as `menagerie play`.

use std::io::{BufRead, BufReader};
use std::path::{self, Path};
use std::process::{self, Command, Stdio};

use anyhow::{Context, Result};

use crate::install;
use crate::invocation::Invocation;
use crate::workspace::Build;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Open a browser when the server is ready, where there is one
    #[arg(long)]
    open: bool,
    /// The port to serve on (8080 if left out, or what PORT says)
    #[arg(long)]
    port: Option<String>,
    /// Passed on to `menagerie serve`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    passed_on: Vec<String>,
}

pub(crate) fn run(args: Args, started_in: &Path) -> Result<()> {
    install::npm()?;
    Invocation::cargo("build").args(["--release", "--locked"]).run()?;
    // Absolute, because the server starts where the person is: paths they name mean what they expect.
    let program = path::absolute(Build::Release.menagerie())?;
    let (open, arguments) = serve_arguments(args);
    let server = Invocation::new(program).args(arguments);
    let mut command = server.command();
    command.current_dir(started_in);
    let handed_over = if open { open_when_ready(command) } else { hand_over(command) };
    handed_over.with_context(|| format!("`{server}` cannot be started"))
}

/// What to start `menagerie` with, and whether to open a browser. Whatever comes after the first
/// argument that is not ours is passed on, but `--open` is ours wherever it stands.
fn serve_arguments(args: Args) -> (bool, Vec<String>) {
    let Args { mut open, port, passed_on } = args;
    let mut arguments = vec!["serve".to_owned()];
    arguments.extend(port.into_iter().flat_map(|port| ["--port".to_owned(), port]));
    for argument in passed_on {
        if argument == "--open" {
            open = true;
        } else {
            arguments.push(argument);
        }
    }
    (open, arguments)
}

/// Runs the server in sight of the person, and opens a browser when it says where it is.
fn open_when_ready(mut command: Command) -> Result<()> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut opened = false;
    for line in BufReader::new(child.stdout.take().context("it has an output")?).lines() {
        let line = line?;
        println!("{line}");
        if let (false, Some(address)) = (opened, address_in(&line)) {
            open_browser(address);
            opened = true;
        }
    }
    process::exit(child.wait()?.code().unwrap_or(1));
}

/// The first web address in a line.
fn address_in(line: &str) -> Option<&str> {
    line.split_whitespace().find(|word| word.starts_with("http://"))
}

/// Whoever has no browser here can open the address elsewhere.
fn open_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        Invocation::new("open")
    } else if cfg!(windows) {
        Invocation::new("cmd").args(["/c", "start"])
    } else {
        Invocation::new("xdg-open")
    };
    let mut command = opener.arg(address).command();
    if command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_err() {
        eprintln!("xtask: no browser to open here; open the address yourself");
    }
}

/// Becomes the server, so that the terminal, its signals and the exit code are the server's own.
#[cfg(unix)]
fn hand_over(mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn hand_over(mut command: Command) -> Result<()> {
    let status = command.status()?;
    process::exit(status.code().unwrap_or(1));
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    #[track_caller]
    fn check(typed: &str, open: bool, expected: &str) {
        let line = Line::try_parse_from(["play"].into_iter().chain(typed.split_whitespace()));
        let (opens, arguments) = serve_arguments(line.unwrap().args);
        assert_eq!((opens, arguments.join(" ").as_str()), (open, expected), "for `{typed}`");
    }

    #[test]
    fn everything_but_open_is_passed_on() {
        check("", false, "serve");
        check("--port 8081", false, "serve --port 8081");
        check("--open", true, "serve");
        check("--open --port 0", true, "serve --port 0");
        check("--listen 0.0.0.0 --port 81 --open", true, "serve --listen 0.0.0.0 --port 81");
        check("-- --data zoo.db", false, "serve --data zoo.db");
    }

    #[test]
    fn the_address_is_found_in_what_the_server_says() {
        assert_eq!(address_in("Ready: http://127.0.0.1:8080"), Some("http://127.0.0.1:8080"));
        assert_eq!(address_in("http://127.0.0.1:81 is ready"), Some("http://127.0.0.1:81"));
        assert_eq!(address_in("ready"), None);
    }
}

//! The program as a server, for tests: begun, told apart by its address, ended in one way or another.

// Every test file uses some of this.
#![allow(dead_code)]

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The program with these arguments, in English and without a log.
pub(crate) fn menagerie(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    command.args(["--lang", "en"]).args(arguments).env("MENAGERIE_LOG", "error").env_remove("PORT");
    command
}

/// A running server.
pub(crate) struct Serving {
    child: Child,
    pub(crate) url: String,
}

impl Serving {
    /// Begins on a free port, and comes back when it is ready.
    pub(crate) fn begin(data: &Path, more: &[&str]) -> Serving {
        let mut child = menagerie(&["serve", "--port", "0", "--data"])
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("standard output")).read_line(&mut line).expect("a line");
        let at = line.find("http://").expect("the address, once it is ready");
        Serving { url: line[at..].trim().to_owned(), child }
    }

    /// SIGKILL: the process gets no chance to do anything.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// SIGTERM, as a service manager sends it; the exit code, and what was said on standard error.
    pub(crate) fn terminate(mut self) -> (Option<i32>, String) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs").success());
        let status = self.child.wait().expect("it ends");
        let mut said = String::new();
        self.child.stderr.take().expect("standard error").read_to_string(&mut said).expect("text");
        (status.code(), said)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

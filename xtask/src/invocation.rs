//! Another program with its arguments, that can be run and can be shown for a person to copy.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail};

/// A program, its arguments and what is set in its environment beyond ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Invocation {
    environment: Vec<(&'static str, OsString)>,
    program: OsString,
    arguments: Vec<OsString>,
}

impl Invocation {
    pub(crate) fn new(program: impl Into<OsString>) -> Invocation {
        Invocation { environment: Vec::new(), program: program.into(), arguments: Vec::new() }
    }

    /// `cargo SUBCOMMAND`.
    pub(crate) fn cargo(subcommand: &str) -> Invocation {
        Invocation::new("cargo").arg(subcommand)
    }

    pub(crate) fn arg(mut self, argument: impl Into<OsString>) -> Invocation {
        self.arguments.push(argument.into());
        self
    }

    pub(crate) fn args<A: Into<OsString>>(mut self, arguments: impl IntoIterator<Item = A>) -> Invocation {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    pub(crate) fn env(mut self, name: &'static str, value: impl Into<OsString>) -> Invocation {
        self.environment.push((name, value.into()));
        self
    }

    /// The same for the standard library, for whoever needs more than the methods below.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Runs it in sight of the person and says how it ended.
    pub(crate) fn status(&self) -> Result<ExitStatus> {
        self.command().status().with_context(|| format!("`{self}` cannot be started"))
    }

    /// Runs it in sight of the person; anything but success is an error.
    pub(crate) fn run(&self) -> Result<()> {
        let status = self.status()?;
        if !status.success() {
            bail!("`{self}` failed ({status})");
        }
        Ok(())
    }

    /// Runs it and gives what it wrote on standard output; anything but success is an error.
    pub(crate) fn answer(&self) -> Result<String> {
        let output =
            self.command().stderr(Stdio::inherit()).output().with_context(|| format!("`{self}` cannot be started"))?;
        if !output.status.success() {
            bail!("`{self}` failed ({})", output.status);
        }
        String::from_utf8(output.stdout).with_context(|| format!("`{self}` wrote no text"))
    }

    /// Whether it can be started and succeeds; what it writes is not shown.
    pub(crate) fn succeeds(&self) -> bool {
        self.command().stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    }
}

/// As one would type it in a shell.
impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.environment {
            write!(f, "{name}={} ", quoted(value))?;
        }
        write!(f, "{}", quoted(&self.program))?;
        for argument in &self.arguments {
            write!(f, " {}", quoted(argument))?;
        }
        Ok(())
    }
}

/// In single quotes when a shell would otherwise read more than one plain word in it.
fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    let plain = |c: char| c.is_alphanumeric() || "-_=./:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.into_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_shown_as_one_would_type_it() {
        let doc = Invocation::cargo("doc").args(["--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-Dwarnings");
        assert_eq!(doc.to_string(), "RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps");
    }

    #[test]
    fn what_a_shell_would_split_or_expand_is_quoted() {
        let odd = Invocation::new("say").args(["two words", "", "it's", "$HOME", "plain"]);
        assert_eq!(odd.to_string(), r"say 'two words' '' 'it'\''s' '$HOME' plain");
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error_that_names_it() {
        let absent = Invocation::new("no-such-program-anywhere");
        assert!(!absent.succeeds());
        assert!(absent.run().unwrap_err().to_string().contains("no-such-program-anywhere"));
    }
}

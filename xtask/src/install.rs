//! The tools a command needs: found, or installed where that is possible, or named so that a person
//! can install them. Nothing is installed that is already there.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail};

use crate::invocation::Invocation;
use crate::workspace;

/// A part of the Rust toolchain that may be missing from a small installation.
pub(crate) struct Component {
    name: &'static str,
    /// The cargo command that it brings.
    subcommand: &'static str,
}

pub(crate) const RUSTFMT: Component = Component { name: "rustfmt", subcommand: "fmt" };
pub(crate) const CLIPPY: Component = Component { name: "clippy", subcommand: "clippy" };

/// Makes sure that a component of the toolchain is there.
pub(crate) fn component(component: &Component) -> Result<()> {
    let Component { name, subcommand } = component;
    let probe = Invocation::cargo(subcommand).arg("--version");
    let add = Invocation::new("rustup").args(["component", "add", name]);
    if probe.succeeds() || (add.run().is_ok() && probe.succeeds()) {
        return Ok(());
    }
    bail!("`cargo {subcommand}` is missing and `{add}` did not bring it: install {name} for your Rust toolchain");
}

/// A Debian package.
#[derive(Clone, Copy)]
pub(crate) struct Package {
    name: &'static str,
    /// The program it is wanted for, if that is one: wherever it came from, it will do.
    program: Option<&'static str>,
}

/// A C++ compiler, which libFuzzer is built with.
pub(crate) const CPP_COMPILER: Package = Package { name: "g++", program: Some("c++") };
/// Counts instructions.
pub(crate) const VALGRIND: Package = Package { name: "valgrind", program: Some("valgrind") };

/// The browser of the browser tests. `CHROMIUM` names another one.
pub(crate) const CHROMIUM: Package = Package { name: "chromium", program: Some("chromium") };
/// Letters and pictures for it.
pub(crate) const FONTS: Package = Package { name: "fonts-dejavu", program: None };
/// Animals among them.
pub(crate) const EMOJI: Package = Package { name: "fonts-noto-color-emoji", program: None };

/// Makes sure that there is npm, which the page is built with.
pub(crate) fn npm() -> Result<()> {
    if on_path("npm") {
        return Ok(());
    }
    bail!(
        "npm is missing, and the page is built with it: install Node.js 20.19 or newer, which brings npm (https://nodejs.org)"
    );
}

/// Makes sure that the packages of the page are there, as the lock file names them.
pub(crate) fn web_packages() -> Result<()> {
    npm()?;
    let changed = |file: &str| fs::metadata(file).and_then(|metadata| metadata.modified());
    match (changed("web/node_modules/.package-lock.json"), changed("web/package-lock.json")) {
        (Ok(installed), Ok(locked)) if installed >= locked => Ok(()),
        _ => workspace::npm("ci").args(["--no-audit", "--no-fund"]).run(),
    }
}

/// Makes sure that there is a browser for the tests.
pub(crate) fn browser() -> Result<()> {
    if env::var_os("CHROMIUM").is_some() {
        return Ok(());
    }
    apt_install(&[CHROMIUM, FONTS, EMOJI])
}

/// Makes sure that Debian packages are there. Needs root and apt-get if one is missing; without
/// them it says what to install.
pub(crate) fn apt_install(packages: &[Package]) -> Result<()> {
    let missing: Vec<&str> = packages.iter().filter(|package| !is_there(package)).map(|package| package.name).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let install = apt_get("install").args(["--no-install-recommends", "-y"]).args(&missing);
    let names = missing.join(" ");
    if !on_path("apt-get") {
        bail!("missing: {names} (named as Debian packages them); install with your system's package manager");
    }
    if !is_root() {
        bail!("missing: {names}; install with `sudo apt-get install {names}`");
    }
    println!("installing {names}");
    update_package_lists();
    install.run()
}

fn is_there(package: &Package) -> bool {
    match package.program {
        Some(program) => on_path(program),
        // What is no program can only be looked for where Debian's list is.
        None => !on_path("dpkg") || is_installed_on_debian(package.name),
    }
}

/// `dpkg -s` also knows packages that were removed and left their settings behind, so that its exit
/// code is not enough.
fn is_installed_on_debian(name: &str) -> bool {
    let asked = Invocation::new("dpkg").args(["-s", name]).command().output();
    asked.is_ok_and(|output| says_installed(&String::from_utf8_lossy(&output.stdout)))
}

fn says_installed(answer: &str) -> bool {
    answer.lines().any(|line| line == "Status: install ok installed")
}

fn on_path(program: &str) -> bool {
    env::var_os("PATH").is_some_and(|path| is_in(&path, program))
}

fn is_in(path: &OsStr, program: &str) -> bool {
    env::split_paths(path).any(|directory| workspace::program(&directory, program).is_file())
}

fn is_root() -> bool {
    let asked = Invocation::new("id").arg("-u").command().output();
    asked.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn apt_get(subcommand: &str) -> Invocation {
    Invocation::new("apt-get")
        // Another installation may be under way: wait for it rather than fail.
        .args(["-o", "DPkg::Lock::Timeout=180", subcommand])
        .env("DEBIAN_FRONTEND", "noninteractive")
}

/// Once per run is enough. A failure is not the end: the lists on the disk may do, and if they do
/// not, the installation says so.
fn update_package_lists() {
    static UPDATED: AtomicBool = AtomicBool::new(false);
    if !UPDATED.swap(true, Ordering::Relaxed)
        && let Err(error) = apt_get("update").run()
    {
        eprintln!("{error:#}; trying with the package lists already here");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn a_removed_package_is_not_installed() {
        assert!(says_installed("Package: valgrind\nStatus: install ok installed\nPriority: optional\n"));
        assert!(!says_installed("Package: valgrind\nStatus: deinstall ok config-files\n"));
        assert!(!says_installed(""));
    }

    #[test]
    fn a_program_is_looked_for_in_every_directory() {
        let here = env::current_exe().unwrap();
        let name = here.file_stem().unwrap().to_str().unwrap();
        let path = env::join_paths([Path::new("no-such-directory"), here.parent().unwrap()]).unwrap();
        assert!(is_in(&path, name));
        assert!(!is_in(&path, "no-such-program-anywhere"));
    }

    #[test]
    fn apt_get_waits_for_its_turn() {
        let shown = apt_get("install").args(["-y", "valgrind"]).to_string();
        assert_eq!(shown, "DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=180 install -y valgrind");
    }
}

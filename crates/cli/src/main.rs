//! The `menagerie` binary; see the library.

fn main() -> std::process::ExitCode {
    menagerie::run(std::env::args_os())
}

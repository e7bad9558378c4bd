//! The `menagerie` binary; see the library.

use heap::Counting;
use mimalloc::MiMalloc;

// mimalloc serves the many short texts of a busy server with half the work of the system's allocator.
#[global_allocator]
static HEAP: Counting<MiMalloc> = Counting(MiMalloc);

fn main() -> std::process::ExitCode {
    menagerie::run(std::env::args_os())
}

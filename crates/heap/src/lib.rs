//! The heap of every program that uses this crate: mimalloc, which serves the many short texts of a busy server with
//! half the work of the system's allocator, and which counts, so that «no allocation in a playout» can be asserted.
//!
//! ```
//! let counted = heap::count(|| drop(vec![0u8; 100]));
//! assert_eq!((counted.allocations, counted.bytes), (1, 100));
//! ```

// The one place with unsafe code: a global allocator cannot be written without. Every method hands on what it was
// given, so that whoever kept the promises of `GlobalAlloc` to us has kept them to mimalloc.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

use mimalloc::MiMalloc;

/// What was asked of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How often something was allocated or grew.
    pub allocations: u64,
    /// How many bytes were asked for; for something that grew, all of its new size.
    pub bytes: u64,
}

/// Does the work, and counts what this thread allocates meanwhile.
pub fn count(work: impl FnOnce()) -> Counted {
    let (allocations, bytes) = (ALLOCATIONS.get(), BYTES.get());
    work();
    Counted { allocations: ALLOCATIONS.get() - allocations, bytes: BYTES.get() - bytes }
}

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<u64> = const { Cell::new(0) };
}

#[global_allocator]
static HEAP: Counting = Counting;

struct Counting;

/// Allocates nothing itself, and works while a thread comes and goes: these cells have nothing to be made or dropped.
fn note(bytes: usize) {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
    BYTES.set(BYTES.get() + bytes as u64);
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        unsafe { MiMalloc.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { MiMalloc.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size);
        unsafe { MiMalloc.realloc(memory, layout, size) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growing_counts_and_freeing_does_not() {
        let mut kept: Vec<u8> = Vec::with_capacity(10);
        assert_eq!(count(|| kept.reserve_exact(1000)), Counted { allocations: 1, bytes: 1000 });
        assert_eq!(count(|| drop(kept)), Counted { allocations: 0, bytes: 0 });
        assert_eq!(count(|| drop(vec![0u64; 8])), Counted { allocations: 1, bytes: 64 });
    }

    #[test]
    fn what_other_threads_do_is_not_counted() {
        let (go, wait) = std::sync::mpsc::sync_channel::<()>(0);
        let (done, seen) = std::sync::mpsc::sync_channel::<()>(1);
        let other = std::thread::spawn(move || {
            wait.recv().unwrap();
            drop(vec![0u8; 1 << 20]);
            done.send(()).unwrap();
        });
        let counted = count(|| {
            go.send(()).unwrap();
            seen.recv().unwrap();
        });
        other.join().unwrap();
        assert!(counted.bytes < 1 << 20, "{counted:?}");
    }
}

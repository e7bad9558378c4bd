//! Counts what a program allocates, so that «no allocation in a playout» can be asserted. Libraries call [`count`];
//! the program decides, by putting [`Counting`] around the allocator of its choice:
//!
//! ```standalone_crate
//! use std::alloc::System;
//!
//! #[global_allocator]
//! static HEAP: heap::Counting<System> = heap::Counting(System);
//!
//! let counted = heap::count(|| drop(std::hint::black_box(vec![0u8; 100]))).expect("this program counts");
//! assert_eq!((counted.allocations, counted.bytes), (1, 100));
//! ```

// The one place with unsafe code: a global allocator cannot be written without. Every method hands on what it was
// given, so that a caller that kept the promises of `GlobalAlloc` to us has kept them to the allocator inside.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;
use std::hint::black_box;

/// What was asked of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How often something was allocated or grew.
    pub allocations: u64,
    /// How many bytes were asked for; for something that grew, all of its new size.
    pub bytes: u64,
}

/// Does the work, and counts what this thread allocates meanwhile; `None` in a program without [`Counting`].
pub fn count(work: impl FnOnce()) -> Option<Counted> {
    let before = so_far();
    work();
    let after = so_far();
    drop(black_box(Box::new(0u8)));
    let counts = so_far() != after;
    counts.then_some(Counted { allocations: after.allocations - before.allocations, bytes: after.bytes - before.bytes })
}

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<u64> = const { Cell::new(0) };
}

fn so_far() -> Counted {
    Counted { allocations: ALLOCATIONS.get(), bytes: BYTES.get() }
}

/// An allocator that leaves the work to the one inside, and counts it.
pub struct Counting<A>(pub A);

/// Allocates nothing itself, and works while a thread comes and goes: these cells have nothing to be made or dropped.
fn note(bytes: usize) {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
    BYTES.set(BYTES.get() + bytes as u64);
}

unsafe impl<A: GlobalAlloc> GlobalAlloc for Counting<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        unsafe { self.0.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        unsafe { self.0.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { self.0.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size);
        unsafe { self.0.realloc(memory, layout, size) }
    }
}

#[cfg(test)]
mod tests {
    use std::alloc::System;

    use super::*;

    #[global_allocator]
    static HEAP: Counting<System> = Counting(System);

    fn counted(work: impl FnOnce()) -> Counted {
        count(work).expect("this program counts")
    }

    #[test]
    fn growing_counts_and_freeing_does_not() {
        let mut kept: Vec<u8> = Vec::with_capacity(10);
        assert_eq!(counted(|| kept.reserve_exact(1000)), Counted { allocations: 1, bytes: 1000 });
        assert_eq!(counted(|| drop(kept)), Counted { allocations: 0, bytes: 0 });
        assert_eq!(counted(|| drop(vec![0u64; 8])), Counted { allocations: 1, bytes: 64 });
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
        let counted = counted(|| {
            go.send(()).unwrap();
            seen.recv().unwrap();
        });
        other.join().unwrap();
        assert!(counted.bytes < 1 << 20, "{counted:?}");
    }
}

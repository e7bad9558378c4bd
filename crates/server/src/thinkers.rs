//! Worker threads for bots, so that nothing else waits for their search.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// What a question gets however many wait.
const SHORTEST: Duration = Duration::from_millis(10);

/// Some threads, and the questions that wait for them.
pub(crate) struct Thinkers {
    jobs: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
}

/// A question that tells its own answer, and until when it is thought about.
struct Job {
    question: Box<dyn FnOnce(Duration) + Send>,
    until: Instant,
}

impl Thinkers {
    /// So many threads of this name.
    pub(crate) fn new(name: &str, threads: usize) -> Thinkers {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for _ in 0..threads {
            let (queue, waiting) = (queue.clone(), waiting.clone());
            let thread = std::thread::Builder::new().name(name.to_owned());
            if let Err(error) = thread.spawn(move || work(&queue, &waiting, threads)) {
                tracing::error!(%error, "a thread to think on cannot be started");
            }
        }
        Thinkers { jobs, waiting }
    }

    /// How many questions are thought about or wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Has a question thought about until then, or shorter where others wait as well: waiting for a thread takes from the
    /// time to think and adds nothing to it. `None` if that fails or takes longer than `patience`.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        until: Instant,
        patience: Duration,
        question: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Option<T> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let (answer, answered) = oneshot::channel();
        let question = Box::new(move |time| {
            // Whoever asked may have lost patience.
            if !answer.is_closed() {
                drop(answer.send(question(time)));
            }
        });
        self.jobs.send(Job { question, until }).ok()?;
        tokio::time::timeout(patience, answered).await.ok()?.ok()
    }
}

/// Thinks about what is asked until nobody can ask any more.
fn work(queue: &Mutex<mpsc::Receiver<Job>>, waiting: &AtomicUsize, threads: usize) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { question, until }) = job else { return };
        // Those that wait share the time that is left.
        let turns = waiting.load(Ordering::Relaxed).div_ceil(threads).max(1);
        let time = (until.saturating_duration_since(Instant::now()) / turns as u32).max(SHORTEST);
        // A thought that fails must not end the server. What it was about is its own copy.
        if catch_unwind(AssertUnwindSafe(|| question(time))).is_err() {
            tracing::error!("a bot failed");
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

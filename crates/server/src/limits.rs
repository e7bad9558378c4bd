//! Rate limits and size limits. A flag lifts them, never an address: behind a proxy all clients share one.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::fault::{Answer, Fault};
use crate::lock::lock;
use crate::store::PersonId;

/// The most bytes of a request's body.
pub(crate) const BODY: usize = 16 * 1024;
/// The most bytes of a message that is read.
pub(crate) const MESSAGE: usize = 8 * 1024;
/// A longer message closes the connection.
pub(crate) const FRAME: usize = 64 * 1024;
/// The most tables a socket watches.
pub(crate) const WATCHED: usize = 32;
/// The most unfinished tables of one host.
pub(crate) const TABLES: u32 = 30;
/// The most browsers and links of a person.
pub(crate) const PASSES: u32 = 20;
/// The most sockets from one address, enough for a club behind one router.
pub(crate) const SOCKETS_AT: u32 = 200;

/// A token bucket: burst size and refill rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) burst: f64,
    pub(crate) per_second: f64,
}

/// Messages over one socket.
pub(crate) const MESSAGES: Rate = Rate { burst: 120.0, per_second: 30.0 };
/// Requests from one address, counted before the database lookup, so a flood costs nothing.
const REQUESTS: Rate = Rate { burst: 120.0, per_second: 20.0 };
/// New people and codes tried from one address.
const ARRIVALS: Rate = Rate { burst: 60.0, per_second: 0.5 };
/// New tables of one person.
const NEW_TABLES: Rate = Rate { burst: 20.0, per_second: 0.2 };

/// A bucket of tokens that fills with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, filled: now }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * rate.per_second).min(rate.burst);
        self.filled = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens + passed * rate.per_second >= rate.burst
    }
}

/// A bucket for each address or person. A bucket that is full again is forgotten.
struct Buckets<K> {
    rate: Rate,
    remembered: Mutex<Remembered<K>>,
}

struct Remembered<K> {
    buckets: HashMap<K, Bucket>,
    /// When full buckets were last removed.
    swept: Option<Instant>,
}

/// The most buckets. When all are in use, newcomers are refused: memory does not grow.
const MOST_BUCKETS: usize = 50_000;
/// A sweep looks at every bucket, so a flood of newcomers must not trigger one each time.
const SWEEP_INTERVAL: Duration = Duration::from_secs(1);

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, remembered: Mutex::new(Remembered { buckets: HashMap::new(), swept: None }) }
    }

    fn take(&self, key: K, now: Instant) -> bool {
        let mut remembered = lock(&self.remembered);
        let Remembered { buckets, swept } = &mut *remembered;
        if buckets.len() >= MOST_BUCKETS && !buckets.contains_key(&key) {
            if swept.is_none_or(|swept| now.saturating_duration_since(swept) >= SWEEP_INTERVAL) {
                buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
                *swept = Some(now);
            }
            if buckets.len() >= MOST_BUCKETS {
                return false;
            }
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

/// All limits that connections share.
pub(crate) struct Limits {
    lifted: bool,
    requests: Buckets<IpAddr>,
    arrivals: Buckets<IpAddr>,
    tables: Buckets<PersonId>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
}

impl Limits {
    pub(crate) fn new(lifted: bool) -> Limits {
        Limits {
            lifted,
            requests: Buckets::new(REQUESTS),
            arrivals: Buckets::new(ARRIVALS),
            tables: Buckets::new(NEW_TABLES),
            sockets: Mutex::default(),
        }
    }

    pub(crate) fn are_lifted(&self) -> bool {
        self.lifted
    }

    pub(crate) fn request(&self, address: IpAddr) -> Answer<()> {
        self.allow(|| self.requests.take(address, Instant::now()))
    }

    pub(crate) fn arrival(&self, address: IpAddr) -> Answer<()> {
        self.allow(|| self.arrivals.take(address, Instant::now()))
    }

    pub(crate) fn new_table(&self, person: PersonId) -> Answer<()> {
        self.allow(|| self.tables.take(person, Instant::now()))
    }

    /// Counts a socket until [`Limits::socket_closed`].
    pub(crate) fn socket(&self, address: IpAddr) -> Answer<()> {
        let mut sockets = lock(&self.sockets);
        let count = sockets.entry(address).or_default();
        if *count >= SOCKETS_AT && !self.lifted {
            return Err(Fault::too_many());
        }
        *count += 1;
        Ok(())
    }

    pub(crate) fn socket_closed(&self, address: IpAddr) {
        let mut sockets = lock(&self.sockets);
        if let Some(count) = sockets.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&address);
            }
        }
    }

    fn allow(&self, take: impl FnOnce() -> bool) -> Answer<()> {
        if self.lifted || take() { Ok(()) } else { Err(Fault::too_many()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_with_time() {
        let rate = Rate { burst: 2.0, per_second: 10.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        let mut taken = |millis| bucket.take(rate, start + Duration::from_millis(millis));
        assert_eq!(
            [taken(0), taken(0), taken(0), taken(99), taken(101), taken(101)],
            [true, true, false, false, true, false]
        );
        assert_eq!([taken(10_000), taken(10_000), taken(10_000)], [true, true, false]);
    }

    #[test]
    fn sockets_of_one_address_are_counted_until_they_close() {
        let limits = Limits::new(false);
        let [here, there] = [IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2])];
        for _ in 0..SOCKETS_AT {
            assert_eq!(limits.socket(here), Ok(()));
        }
        assert!(limits.socket(here).is_err());
        assert_eq!(limits.socket(there), Ok(()), "another address has room");
        limits.socket_closed(here);
        assert_eq!(limits.socket(here), Ok(()));
        for _ in 0..SOCKETS_AT {
            limits.socket_closed(here);
        }
        limits.socket_closed(there);
        // One close too many does nothing.
        limits.socket_closed(there);
        assert!(limits.sockets.lock().unwrap().is_empty(), "closed sockets take no room");
    }

    #[test]
    fn full_buckets_are_forgotten_when_there_is_no_more_room() {
        let buckets = Buckets::new(Rate { burst: 1.0, per_second: 1.0 });
        let start = Instant::now();
        let seconds = |seconds| start + Duration::from_secs(seconds);
        for number in 0..MOST_BUCKETS {
            assert!(buckets.take(number, start));
        }
        assert!(!buckets.take(MOST_BUCKETS, start), "all are in use");
        assert!(!buckets.take(MOST_BUCKETS, start + SWEEP_INTERVAL / 2), "nobody looks again so soon");
        assert!(buckets.take(MOST_BUCKETS, seconds(2)), "those of before are full again, and forgotten");
        assert_eq!(buckets.remembered.lock().unwrap().buckets.len(), 1);
    }

    #[test]
    fn a_flood_of_addresses_does_not_grow_memory() {
        let buckets = Buckets::new(Rate { burst: 1.0, per_second: 0.0 });
        for number in 0..2 * MOST_BUCKETS {
            assert_eq!(buckets.take(number, Instant::now()), number < MOST_BUCKETS);
        }
        assert_eq!(buckets.remembered.lock().unwrap().buckets.len(), MOST_BUCKETS);
    }
}

//! Metrics for the operator, in the Prometheus format.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// The numbers.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) entries: Counter,
    pub(crate) moves: Counter,
    pub(crate) refusals: Counter,
    pub(crate) requests: Counter,
    pub(crate) woken: Counter,
    pub(crate) dropped: Counter,
    pub(crate) bot_failures: Counter,
    sockets: Gauge,
    awake: Gauge,
    resting: Gauge,
    memory: Gauge,
    cpu: Gauge<f64, std::sync::atomic::AtomicU64>,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("menagerie");
        let mut counter = |name: &str, help: &str| {
            let counter: Counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let entries = counter("entries", "Entries of matches stored");
        let moves = counter("moves", "Moves of people accepted");
        let refusals = counter("refusals", "Messages and requests refused");
        let requests = counter("requests", "Requests over HTTP");
        let woken = counter("tables_woken", "Tables loaded from the store");
        let dropped = counter("sockets_dropped", "Sockets cut off because they did not keep up");
        let bot_failures = counter("bot_failures", "Choices of bots that failed or came too late");
        let mut gauge = |name: &str, help: &str| {
            let gauge: Gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let sockets = gauge("sockets", "Open sockets");
        let awake = gauge("tables_awake", "Tables in memory");
        let resting = gauge("bot_memory_bytes", "Memory that bots keep between decisions");
        let memory = gauge("memory_bytes", "Resident memory of the server");
        let cpu = Gauge::<f64, std::sync::atomic::AtomicU64>::default();
        registry.register("cpu_seconds", "Processor time the server has used", cpu.clone());
        Metrics {
            registry,
            entries,
            moves,
            refusals,
            requests,
            woken,
            dropped,
            bot_failures,
            sockets,
            awake,
            resting,
            memory,
            cpu,
        }
    }

    /// All numbers as text, with those that are only counted when asked for.
    pub(crate) fn text(&self, sockets: usize, awake: usize, resting_bytes: usize) -> String {
        self.sockets.set(sockets as i64);
        self.awake.set(awake as i64);
        self.resting.set(resting_bytes as i64);
        if let Some((seconds, bytes)) = usage() {
            self.cpu.set(seconds);
            self.memory.set(bytes as i64);
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes any text");
        text
    }
}

/// Processor seconds and resident bytes of this process, where the system tells (Linux).
fn usage() -> Option<(f64, u64)> {
    // Fields 14 and 15 of `stat` are user and system time in ticks of 1/100 s; the name in field 2
    // may hold spaces, so counting begins after it.
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = resident.split_whitespace().next()?.parse().ok()?;
    Some((ticks as f64 / 100.0, kilobytes * 1024))
}

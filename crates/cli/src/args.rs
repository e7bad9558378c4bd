//! The command line: what it accepts, and its help in the reader's language.

use std::ffi::OsString;
use std::fs;
use std::net::IpAddr;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use registry::{Level, Seat, Viewer, Word, Words as _, columns};
use serde_json::Value;
use words::{Language, Lexicon};

#[derive(Parser)]
#[command(name = "menagerie", version, disable_help_subcommand = true)]
struct Args {
    #[arg(long, global = true, value_name = "en|fr|de")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

// The help of each command and argument is the sentence `cli-<command>` or
// `cli-<command>-<argument>` of the Fluent files; see `translate`.
#[derive(Subcommand)]
pub(crate) enum Command {
    Games {
        #[arg(long)]
        json: bool,
    },
    Play(PlayArgs),
    Serve(ServeArgs),
    Load(LoadArgs),
    Backup {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, default_value = "menagerie.db", value_name = "FILE")]
        data: PathBuf,
    },
    Simulate(SimulateArgs),
    Arena(ArenaArgs),
    Bench {
        #[arg(value_name = "GAME")]
        game: Option<String>,
        #[arg(long, default_value_t = 2.0, value_name = "S", value_parser = read_seconds)]
        seconds: f64,
        #[arg(long)]
        json: bool,
    },
    Replay {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "N")]
        at: Option<u32>,
        #[arg(long, value_name = "SEAT", value_parser = read_viewer)]
        viewer: Option<Viewer>,
        #[arg(long)]
        json: bool,
    },
    Verify {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long)]
        json: bool,
    },
    Engine {
        #[arg(long, value_name = "S")]
        seed: Option<u64>,
    },
}

#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDR", value_parser = read_address)]
    pub(crate) listen: IpAddr,
    #[arg(long, env = "PORT", default_value_t = 8080, value_name = "PORT", value_parser = read_port)]
    pub(crate) port: u16,
    #[arg(long, default_value = "menagerie.db", value_name = "FILE")]
    pub(crate) data: PathBuf,
    #[arg(long, id = "behind-proxy")]
    pub(crate) behind_proxy: bool,
    #[arg(long, id = "no-limits")]
    pub(crate) no_limits: bool,
    #[arg(long, id = "bot-pause", value_name = "MS", value_parser = read_pause)]
    pub(crate) bot_pause: Option<u64>,
    #[arg(long, id = "archive-after", default_value_t = 7, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) archive_after: u32,
    #[arg(long, id = "log-json")]
    pub(crate) log_json: bool,
}

#[derive(clap::Args)]
pub(crate) struct LoadArgs {
    #[arg(long, default_value = "http://127.0.0.1:8080", value_name = "U")]
    pub(crate) url: String,
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub(crate) tables: u64,
    #[arg(long, default_value_t = 10.0, value_name = "S", value_parser = read_seconds)]
    pub(crate) seconds: f64,
    #[arg(long, default_value = "zebres", value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub(crate) idle: u64,
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub(crate) asleep: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

/// The options of a match.
#[derive(clap::Args)]
pub(crate) struct SetupArgs {
    #[arg(long, default_value = "{}", value_name = "JSON", value_parser = read_json)]
    pub(crate) options: Value,
    #[arg(long, value_name = "FILE")]
    pub(crate) tiles: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) boards: Option<PathBuf>,
}

impl SetupArgs {
    /// The options that are read from files, by name.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&'static str, &PathBuf)> {
        let files = [("tiles", &self.tiles), ("boards", &self.boards)];
        files.into_iter().filter_map(|(name, file)| Some((name, file.as_ref()?)))
    }

    /// The options, with those from files.
    pub(crate) fn options(&self) -> anyhow::Result<Value> {
        let mut options = self.options.clone();
        if let Some(fields) = options.as_object_mut() {
            for (name, file) in self.files() {
                let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
                fields.insert(name.to_owned(), text.into());
            }
        }
        Ok(options)
    }
}

#[derive(clap::Args)]
pub(crate) struct SimulateArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, default_value_t = 1000, value_name = "M")]
    pub(crate) games: u64,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u64>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    #[arg(long, default_value = "random", value_name = "LEVEL", value_delimiter = ',', value_parser = read_level)]
    pub(crate) bots: Vec<Level>,
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = read_threads)]
    pub(crate) threads: u16,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ArenaArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, required = true, value_name = "A,B", value_delimiter = ',', value_parser = read_level)]
    pub(crate) bots: Vec<Level>,
    #[arg(long, default_value_t = 100, value_name = "M", value_parser = read_count)]
    pub(crate) games: u64,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u64>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[arg(long, value_name = "T", value_parser = read_millis)]
    pub(crate) millis: Option<u64>,
    #[arg(long, value_name = "K", value_parser = read_count)]
    pub(crate) iterations: Option<u64>,
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = read_threads)]
    pub(crate) threads: u16,
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    #[arg(long, id = "stop-early")]
    pub(crate) stop_early: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u64>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', value_parser = read_name)]
    pub(crate) people: Vec<String>,
    #[arg(long, default_value = "medium", value_name = "LEVEL", value_parser = read_level)]
    pub(crate) bots: Level,
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    #[arg(long)]
    pub(crate) plain: bool,
}

/// The language asked for on the command line, found before the rest is read so that even usage errors speak it.
pub(crate) fn language(arguments: &[OsString]) -> Option<Language> {
    let texts: Vec<_> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let separate = texts.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = texts.iter().find_map(|text| text.strip_prefix("--lang="));
    separate.or(joined)?.parse().ok()
}

/// Reads the command line.
pub(crate) fn parse(arguments: &[OsString], lexicon: &Lexicon) -> Result<Command, clap::Error> {
    let matches = translate(Args::command(), lexicon).try_get_matches_from(arguments)?;
    Ok(Args::from_arg_matches(&matches)?.command)
}

/// The commands with their help in the reader's language.
fn translate(command: clap::Command, lexicon: &Lexicon) -> clap::Command {
    let say = |key: &str| lexicon.say(key, &[]);
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n", say("cli-heading-usage"));
    let arguments = |command: clap::Command, prefix: &str| {
        let heading = say("cli-heading-options");
        let positional = say("cli-heading-arguments");
        let prefix = prefix.to_owned();
        command
            .disable_help_flag(true)
            .arg(clap::Arg::new("help").short('h').long("help").action(clap::ArgAction::Help))
            .mut_args(move |argument| {
                let id = argument.get_id().to_string();
                let key = match id.as_str() {
                    "help" | "version" | "lang" | "json" => format!("cli-{id}"),
                    _ => format!("cli-{prefix}-{id}"),
                };
                let heading = if argument.is_positional() { positional.clone() } else { heading.clone() };
                let help = lexicon.say(&key, &[]);
                if !argument.get_action().takes_values() {
                    return argument.help(help).help_heading(heading);
                }
                // A negative number is a bad value of the argument before it, not an option nobody knows.
                let argument = argument.allow_negative_numbers(true).hide_default_value(true);
                let default = default_of(&argument, lexicon);
                argument.help(help + &default).help_heading(heading)
            })
            .help_template(template.clone())
    };
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let command = names.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name.clone(), |sub| arguments(sub.about(say(&format!("cli-{name}"))), &name))
    });
    arguments(command, "menagerie")
        .about(say("cli-menagerie"))
        .subcommand_help_heading(say("cli-heading-commands"))
        .after_help(say("cli-after-help"))
        .disable_version_flag(true)
        .arg(
            clap::Arg::new("version")
                .short('V')
                .long("version")
                .action(clap::ArgAction::Version)
                .help(say("cli-version"))
                .help_heading(say("cli-heading-options")),
        )
}

/// What holds where the argument is not given, as the help tells it.
fn default_of(argument: &clap::Arg, lexicon: &Lexicon) -> String {
    let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    match defaults.is_empty() {
        true => String::new(),
        false => format!(" {}", lexicon.say("cli-default", &[("value", Word::Text(&defaults.join(",")))])),
    }
}

fn read_level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|registry::UnknownLevel(_)| Level::ALL.map(Level::name).join(", "))
}

/// A name that fits a line and plays no tricks on a terminal.
fn read_name(text: &str) -> Result<String, String> {
    match text.trim() {
        name if name.is_empty() || columns(name) > 20 || name.contains(char::is_control) => {
            Err("Ada, Léo, …".to_owned())
        }
        name => Ok(name.to_owned()),
    }
}

fn read_json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn read_viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        _ => text.parse().map(|seat| Viewer::Seat(Seat(seat))).map_err(|_| "0, 1, … spectator".to_owned()),
    }
}

fn read_address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| "127.0.0.1, 0.0.0.0, ::1 …".to_owned())
}

fn read_port(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| "0–65535".to_owned())
}

/// A pause short enough for a person to wait for.
fn read_pause(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(millis @ 0..=60_000) => Ok(millis),
        _ => Err("0–60000".to_owned()),
    }
}

fn read_threads(text: &str) -> Result<u16, String> {
    match text.parse() {
        Ok(threads @ 1..=256) => Ok(threads),
        _ => Err("1–256".to_owned()),
    }
}

/// A number of things of which there must be some.
fn read_count(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(count) if count > 0 => Ok(count),
        _ => Err("1, 2, …".to_owned()),
    }
}

fn read_millis(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(millis @ 1..=3_600_000) => Ok(millis),
        _ => Err("1–3600000".to_owned()),
    }
}

fn read_seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("0.01–3600".to_owned()),
    }
}

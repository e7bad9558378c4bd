//! How the tests run the binary and talk to the engine, and what they expect of every answer.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use menagerie::Engine;
use registry::{Hex, Playable, Proof, QuickLuck, Record, Seat, SeatNonce, Sitter, TableLuck, Turn, Viewer};
use registry::{Luck as _, commit_nonce};
use serde_json::Value;
use words::{Language, Lexicon};

/// The languages, as `--lang` names them.
pub(crate) const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// The widest line a terminal of usual size shows.
pub(crate) const COLUMNS: usize = 80;

/// What came of running the binary.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the binary with nothing on standard input.
pub(crate) fn menagerie(args: &[&str]) -> Ran {
    menagerie_reads(args, b"")
}

/// Runs the binary with `input` on standard input.
pub(crate) fn menagerie_reads(args: &[&str], input: &[u8]) -> Ran {
    run(&mut command(args), input)
}

/// The binary, ready to run in English.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    command.args(args).env("LC_ALL", "C.UTF-8").env("TERM", "xterm").env_remove("LANGUAGE");
    command
}

pub(crate) fn run(command: &mut Command, input: &[u8]) -> Ran {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    // On a thread of its own: the binary answers while it reads, and neither waits for the other.
    let output = std::thread::scope(|scope| {
        scope.spawn(move || {
            // A binary that stops reading early is no fault by itself.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().expect("the binary ends")
    });
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8 on standard output"),
        err: String::from_utf8(output.stderr).expect("UTF-8 on standard error"),
    }
}

impl Ran {
    /// The output of a command that did what was asked.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{self:?}");
        self.out
    }

    /// The one JSON document of a command that did what was asked.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        let out = self.done();
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
    }

    /// The one line of a command that refused its input.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{self:?}");
        self.line()
    }

    /// The one line of a command that ran and whose answer is no.
    #[track_caller]
    pub(crate) fn said_no(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(1), ""), "{self:?}");
        self.line()
    }

    /// The one line on standard error.
    #[track_caller]
    pub(crate) fn line(&self) -> String {
        let line = self.err.strip_prefix("menagerie: ").and_then(|line| line.strip_suffix('\n'));
        let line = line.unwrap_or_else(|| panic!("{self:?}"));
        assert!(!line.is_empty() && !line.contains('\n'), "{self:?}");
        assert_said(line);
        line.to_owned()
    }
}

/// Every line fits a terminal, and every sentence was there to be said.
#[track_caller]
pub(crate) fn assert_readable(text: &str) {
    assert_said(text);
    for line in text.lines() {
        assert!(line.chars().count() <= COLUMNS, "{} columns: {line}", line.chars().count());
    }
}

/// No key or variable stands where a sentence should: `{no-such-key}`, `{$seat}`.
#[track_caller]
pub(crate) fn assert_said(text: &str) {
    for (at, _) in text.match_indices('{') {
        let after = text[at + 1..].chars().next();
        assert!(!after.is_some_and(|c| c.is_ascii_lowercase() || c == '$' || c == '-'), "{}", &text[at..]);
    }
}

/// The names of the fields of an object, in the order they stand.
#[track_caller]
pub(crate) fn fields(object: &Value) -> Vec<&str> {
    object.as_object().unwrap_or_else(|| panic!("not an object: {object}")).keys().map(String::as_str).collect()
}

/// A path for a file of this test, where nothing is yet.
pub(crate) fn fresh_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        std::fs::remove_file(&path).expect("an old file goes");
    }
    path
}

/// A conversation with the engine, without a process in between.
pub(crate) struct Talk(Engine);

impl Talk {
    pub(crate) fn new() -> Talk {
        Talk::in_language(Language::English)
    }

    pub(crate) fn in_language(language: Language) -> Talk {
        Talk::with_seed(language, 7)
    }

    pub(crate) fn with_seed(language: Language, seed: u64) -> Talk {
        Talk(Engine::new(Lexicon::of(language), seed))
    }

    /// A match in which seat 0 is to place the guardian.
    pub(crate) fn at_the_start() -> Talk {
        let mut talk = Talk::new();
        talk.ok(r#"{"cmd":"new","game":"zebres","seats":2,"options":{"first_player":0}}"#);
        talk
    }

    /// A match after `g12` of seat 0 and these actions, seat after seat as the turns come.
    pub(crate) fn after(actions: &[&str]) -> Talk {
        let mut talk = Talk::at_the_start();
        for action in actions {
            let seat = talk.ok(r#"{"cmd":"turn"}"#)["turn"]["seat"].as_u64().expect("a seat is to move");
            talk.ok(&format!(r#"{{"cmd":"play","seat":{seat},"action":"{action}"}}"#));
        }
        talk
    }

    /// A match that bots have played to its end.
    pub(crate) fn at_the_end() -> Talk {
        let mut talk = Talk::new();
        talk.ok(r#"{"cmd":"new","game":"zebres","seats":2,"seed":11}"#);
        talk.ok(r#"{"cmd":"draw"}"#);
        for seed in 0.. {
            let turn = talk.ok(r#"{"cmd":"turn"}"#)["turn"].clone();
            let Some(seat) = turn["seat"].as_u64() else { break };
            let bot = format!(r#"{{"cmd":"bot","seat":{seat},"level":"random","seed":{seed}}}"#);
            let action = talk.ok(&bot)["action"].clone();
            talk.ok(&format!(r#"{{"cmd":"play","seat":{seat},"action":{action}}}"#));
        }
        talk
    }

    /// The answer to a line, if there is one.
    pub(crate) fn answer(&mut self, line: &[u8]) -> Option<Value> {
        let answer = self.0.answer(line)?;
        assert!(!answer.contains('\n'), "{answer}");
        Some(serde_json::from_str(&answer).expect("an answer is JSON"))
    }

    /// What a request is answered with.
    #[track_caller]
    pub(crate) fn ok(&mut self, line: &str) -> Value {
        let answer = self.answer(line.as_bytes()).unwrap_or_else(|| panic!("no answer to {line}"));
        assert_eq!(fields(&answer), ["ok"], "{line}: {answer}");
        answer["ok"].clone()
    }

    /// The error a request gets, which must have changed nothing.
    #[track_caller]
    pub(crate) fn refused(&mut self, line: impl AsRef<[u8]>) -> Value {
        let before = self.everything();
        let answer = self.answer(line.as_ref()).expect("an answer");
        let shown = String::from_utf8_lossy(line.as_ref()).chars().take(200).collect::<String>();
        assert_eq!(fields(&answer), ["error"], "{shown}: {answer}");
        let error = &answer["error"];
        let message = error["message"].as_str().unwrap_or_else(|| panic!("{shown}: {answer}"));
        assert!(!message.is_empty() && error["code"].is_string(), "{shown}: {answer}");
        assert_said(message);
        assert_eq!(self.everything(), before, "{shown} changed something");
        error.clone()
    }

    /// The code of the error a request gets.
    #[track_caller]
    pub(crate) fn code(&mut self, line: impl AsRef<[u8]>) -> String {
        self.refused(line)["code"].as_str().expect("a code is text").to_owned()
    }

    /// All that a match holds, or the refusals of an engine that has none.
    fn everything(&mut self) -> Vec<Option<Value>> {
        ["turn", "position", "record", "standing"]
            .map(|cmd| self.answer(format!(r#"{{"cmd":"{cmd}"}}"#).as_bytes()))
            .into()
    }
}

/// The id of a table.
pub(crate) const TABLE: &str = "table-zèbre";

/// The luck of that table: a secret, and nonces of two people.
pub(crate) fn table_luck() -> TableLuck {
    let nonces = [0x10, 0xa0].map(|first| std::array::from_fn(|at| first + at as u8)).to_vec();
    TableLuck { secret: std::array::from_fn(|at| at as u8), nonces, table: TABLE.to_owned() }
}

/// A match at that table in which the first player was drawn, undone and drawn again.
pub(crate) fn begun() -> Box<dyn Playable> {
    let game = registry::find("zebres").expect("the game is on the list");
    let mut table = game.new_match(&serde_json::json!({}), 2).expect("the default options");
    table.name_sitters(["Ada", "Léo"].map(|name| Sitter { name: Some(name.to_owned()), bot: None }).into());
    for again in [true, false] {
        let mut stream = table_luck().stream(table.draws());
        table.draw(&mut stream, &[]).expect("it is chance's turn");
        table.stamp(1_794_830_400_000);
        if again {
            table.undo().expect("there was a draw");
        }
    }
    table
}

/// Plays any action for whoever is to move.
pub(crate) fn step(table: &mut dyn Playable, luck: &mut QuickLuck) {
    let seat = table.turn().seats().iter().next().expect("somebody is to move");
    let legal = table.legal(seat).expect("it is to move");
    table.play(seat, &legal[luck.below(legal.len() as u32) as usize], &[]).expect("it is legal");
}

/// A match of that table in which Ada gave up early.
pub(crate) fn resigned() -> Box<dyn Playable> {
    let (mut table, mut luck) = (begun(), QuickLuck::new(3, 0));
    for _ in 0..5 {
        step(table.as_mut(), &mut luck);
    }
    table.resign(Seat(0)).expect("the match is running");
    table
}

/// A match of that table, played to its end.
pub(crate) fn played_out() -> Box<dyn Playable> {
    let (mut table, mut luck) = (begun(), QuickLuck::new(3, 0));
    while table.turn() != Turn::Over {
        step(table.as_mut(), &mut luck);
    }
    table
}

/// The record of a finished match of that table with its proof.
pub(crate) fn sealed(table: &dyn Playable) -> Record {
    let mut record = table.record(Viewer::Spectator);
    let luck = table_luck();
    let nonces = (0..).zip(&luck.nonces).map(|(seat, nonce)| SeatNonce {
        seat: Seat(seat),
        commitment: Hex(commit_nonce(TABLE, nonce)),
        nonce: Hex(*nonce),
    });
    Proof::seal(&mut record, TABLE, &luck.secret, nonces.collect()).expect("it can be verified");
    record
}

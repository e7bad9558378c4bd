//! The engine protocol: every line has its one answer, and an error changes nothing.

use menagerie::Engine;
use serde_json::{Value, json};
use words::{Language, Lexicon};

use crate::damage::damage;
use crate::script::Script;

/// Lines of an input that are said: more of them tell nothing new.
const MAX_LINES: usize = 128;

/// The seed of both engines.
const SEED: u64 = 7;

/// What a bot may think with: enough to go all ways, and no more.
const ITERATIONS: u64 = 8;

/// The lines of a conversation with the engine.
///
/// A script chooses what to ask and damages some of the lines.
pub fn engine(input: &[u8]) {
    match Script::of(input) {
        Some(script) => Speaker::new(script).speak(),
        None => {
            let mut conversation = Conversation::new(Language::English);
            for line in input.split(|&byte| byte == b'\n').take(MAX_LINES) {
                conversation.say(line);
            }
            conversation.end();
        }
    }
}

/// A conversation with an engine, and with a twin that is told only what the engine answered
/// with `ok`. As long as errors change nothing, nobody can tell the two apart.
struct Conversation {
    engine: Engine,
    twin: Engine,
}

impl Conversation {
    fn new(language: Language) -> Conversation {
        let engine = || Engine::new(Lexicon::of(language), SEED);
        Conversation { engine: engine(), twin: engine() }
    }

    /// Says a line; answers what came with `ok`, if it did.
    fn say(&mut self, line: &[u8]) -> Option<Value> {
        let hurried = hurried(line);
        let line = hurried.as_deref().unwrap_or(line);
        let answer = self.engine.answer(line);
        let is_empty = std::str::from_utf8(line).is_ok_and(|line| line.trim().is_empty());
        assert_eq!(answer.is_none(), is_empty, "a line has an answer, an empty one has none");
        let answer = answer?;
        let ok = check_shape(line, &answer);
        if ok.is_some() {
            assert_eq!(self.twin.answer(line).as_ref(), Some(&answer), "an earlier error has changed something");
        } else {
            self.check_twins();
        }
        ok
    }

    /// Asks both where the game stands.
    fn check_twins(&mut self) {
        self.ask_both(r#"{"cmd":"position"}"#);
        self.ask_both(r#"{"cmd":"turn"}"#);
    }

    /// Asks both what a bot would do too, which tells whether bots were asked as often.
    fn end(mut self) {
        self.check_twins();
        self.ask_both(r#"{"cmd":"record"}"#);
        for seat in 0..kernel::MAX_SEATS {
            self.ask_both(&format!(r#"{{"cmd":"bot","seat":{seat},"level":"random"}}"#));
        }
        self.ask_both(r#"{"cmd":"draw"}"#);
    }

    fn ask_both(&mut self, line: &str) {
        let answers = [&mut self.engine, &mut self.twin].map(|engine| engine.answer(line.as_bytes()));
        assert_eq!(answers[0], answers[1], "an error has changed something");
    }
}

/// A bot that is asked to think for an hour does so, and one that is given time rather than
/// iterations may answer otherwise next time. So that is not asked here.
fn hurried(line: &[u8]) -> Option<Vec<u8>> {
    let mut request: Value = serde_json::from_slice(line).ok()?;
    let fields = request.as_object_mut().filter(|fields| fields.get("cmd").is_some_and(|cmd| cmd == "bot"))?;
    if fields.get("millis").is_some_and(Value::is_u64) {
        fields.remove("millis");
    }
    if fields.get("iterations").is_none_or(|given| given.is_u64() || given.is_null()) {
        fields.insert("iterations".to_owned(), ITERATIONS.into());
    }
    Some(request.to_string().into_bytes())
}

/// One JSON object on one line, with the id that was asked, and either `ok` or an error in full.
fn check_shape(line: &[u8], answer: &str) -> Option<Value> {
    assert!(!answer.contains('\n'), "an answer is one line: {answer}");
    let mut object: Value = serde_json::from_str(answer).expect("an answer is JSON");
    let fields = object.as_object_mut().expect("an answer is an object");
    match serde_json::from_slice::<Value>(line).ok().as_ref().and_then(|request| request.get("id")) {
        // As text, since a number may be too long to be read back to the last digit.
        Some(id) => assert!(answer.starts_with(&format!("{{\"id\":{id},")), "{answer} is not for {id}"),
        None => assert!(!fields.contains_key("id"), "nobody asked for an id: {answer}"),
    }
    fields.remove("id");
    let (ok, error) = (fields.remove("ok"), fields.remove("error"));
    assert!(fields.is_empty(), "what is this? {answer}");
    assert!(ok.is_some() != error.is_some(), "neither ok nor error, or both: {answer}");
    if let Some(error) = error {
        for field in ["code", "message"] {
            assert!(error[field].as_str().is_some_and(|text| !text.is_empty()), "an error without {field}: {answer}");
        }
    }
    ok
}

/// Somebody who mostly knows the protocol.
struct Speaker<'a> {
    script: Script<'a>,
    conversation: Conversation,
    said: usize,
}

impl<'a> Speaker<'a> {
    fn new(mut script: Script<'a>) -> Speaker<'a> {
        let language = *script.pick(&Language::ALL);
        Speaker { script, conversation: Conversation::new(language), said: 0 }
    }

    fn speak(mut self) {
        self.begin();
        while !self.script.is_at_end() && self.said < MAX_LINES {
            match self.script.below(16) {
                0..8 => self.play(),
                8 => self.ask_bot(),
                9 => self.mistake(),
                10 => self.begin(),
                11 => self.load(),
                12 => self.replay(),
                13 => self.undo(),
                14 => self.explain(),
                _ => self.look(),
            }
        }
        self.conversation.end();
    }

    /// Says something that must be answered with `ok`.
    fn expect(&mut self, request: &Value) -> Value {
        self.say(request).unwrap_or_else(|| panic!("an error answers {request}"))
    }

    /// Says something.
    fn say(&mut self, request: &Value) -> Option<Value> {
        self.said += 1;
        self.conversation.say(request.to_string().as_bytes())
    }

    /// Says something that may be damaged.
    fn mumble(&mut self, request: &Value) {
        let mut line = request.to_string();
        damage(&mut line, &mut self.script);
        self.said += 1;
        self.conversation.say(line.as_bytes());
    }

    fn begin(&mut self) {
        let game = self.script.game();
        let (options, seats) = self.script.setup(game);
        let seed = self.script.below(256);
        let id = game.facts().id;
        self.expect(
            &json!({ "id": "new", "cmd": "new", "game": id, "seats": seats, "options": options, "seed": seed }),
        );
    }

    /// The seat to move, the first of several; none when it is chance's turn or the match is over.
    fn seat_to_move(&mut self) -> Option<Value> {
        let answer = self.expect(&json!({ "cmd": "turn" }));
        match &answer["turn"] {
            Value::Object(turn) => turn.get("seat").cloned().or_else(|| turn.get("together")?.get(0).cloned()),
            _ => None,
        }
    }

    /// Whatever `legal` lists can be played; where nobody is to move, chance draws or the match is over.
    fn play(&mut self) {
        let Some(seat) = self.seat_to_move() else {
            self.mumble(&json!({ "cmd": "draw" }));
            return;
        };
        let legal = self.expect(&json!({ "cmd": "legal", "seat": seat }));
        let legal = legal["actions"].as_array().expect("a list of actions");
        let action = self.script.pick(legal);
        self.expect(&json!({ "id": self.said, "cmd": "play", "seat": seat, "action": action }));
    }

    /// Whatever a bot answers can be played.
    fn ask_bot(&mut self) {
        let Some(seat) = self.seat_to_move() else { return };
        let level = self.script.pick(&registry::Level::ALL).name();
        let answer = self.expect(&json!({ "cmd": "bot", "seat": seat, "level": level }));
        self.expect(&json!({ "cmd": "play", "seat": seat, "action": answer["action"] }));
    }

    fn mistake(&mut self) {
        let requests = [
            json!({ "cmd": "play", "seat": 0, "action": "." }),
            json!({ "cmd": "play", "seat": 1, "action": "G00" }),
            json!({ "cmd": "play", "seat": 9, "action": "+1" }),
            json!({ "cmd": "draw", "draw": "first0" }),
            json!({ "cmd": "bot", "seat": 0, "level": "random", "millis": 1, "iterations": 1, "seed": 1 }),
            json!({ "cmd": "bot", "seat": 0, "level": "best" }),
            json!({ "cmd": "new", "game": "zebres", "seats": 3 }),
            json!({ "cmd": "load", "game": "zebres", "position": {} }),
            json!({ "cmd": "replay", "record": {} }),
            json!({ "id": [null, 1.5], "cmd": "games" }),
        ];
        let request = self.script.pick(&requests).clone();
        self.mumble(&request);
    }

    fn load(&mut self) {
        let position = self.expect(&json!({ "cmd": "position" }))["position"].take();
        let game = self.expect(&json!({ "cmd": "record" }))["game"].take();
        self.mumble(&json!({ "cmd": "load", "game": game, "position": position }));
    }

    fn replay(&mut self) {
        let record = self.expect(&json!({ "cmd": "record" }));
        self.mumble(&json!({ "cmd": "replay", "record": record }));
    }

    fn undo(&mut self) {
        self.mumble(&json!({ "cmd": "undo" }));
    }

    /// An action is explained as legal just when it is listed.
    fn explain(&mut self) {
        let Some(seat) = self.seat_to_move() else { return };
        let legal = self.expect(&json!({ "cmd": "legal", "seat": seat }));
        let mut action = self.script.pick(legal["actions"].as_array().expect("a list of actions")).to_string();
        damage(&mut action, &mut self.script);
        let Ok(Value::String(action)) = serde_json::from_str(&action) else { return };
        let answer = self.expect(&json!({ "cmd": "explain", "seat": seat, "action": action }));
        let listed = legal["actions"].as_array().is_some_and(|legal| legal.iter().any(|listed| *listed == action));
        assert_eq!(answer["legal"], listed, "{action} among {legal}: {answer}");
    }

    fn look(&mut self) {
        let requests = [
            json!({ "cmd": "view", "viewer": 0 }),
            json!({ "cmd": "view", "viewer": "spectator" }),
            json!({ "cmd": "standing" }),
            json!({ "cmd": "draws" }),
            json!({ "cmd": "games" }),
        ];
        let request = self.script.pick(&requests).clone();
        self.mumble(&request);
    }
}

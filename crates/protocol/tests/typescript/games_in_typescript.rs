//! One file for each game, with the types of its views, scores, options and events and all that they are made of, and
//! one that lists the games.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use kernel::{Choices, Game, Luck as _, Match, QuickLuck, Seat, Turn, Viewer};
use ts_rs::{Config, TS, TypeVisitor};

use crate::shape::Shapes;

const HEAD: &str = "// Generated from the Rust types by crates/protocol/tests/typescript. Do not edit.\n";

/// A game whose types are known in TypeScript.
trait Typed: Game<View: TS + 'static, Detail: TS + 'static, Options: TS + 'static, Event: TS + 'static> {}

impl<G: Game<View: TS + 'static, Detail: TS + 'static, Options: TS + 'static, Event: TS + 'static>> Typed for G {}

/// The files of all games, by their names.
pub(crate) fn files(config: &Config) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut index = format!("{HEAD}\n");
    let mut ids = Vec::new();
    macro_rules! each {
        ($($game:ty),+) => { $(
            let id = <$game as Game>::FACTS.id;
            files.push((format!("{id}.ts"), file::<$game>(config)));
            ids.push(id);
        )+ };
    }
    games::for_each_game!(each);
    for id in &ids {
        writeln!(index, "import type * as {id} from \"./{id}\";").expect("text");
    }
    index.push_str("\n/** What travels of each game, by its id. */\nexport interface Games {\n");
    for id in &ids {
        let types = ["view: View", "detail: Detail", "options: Options", "event: Event"];
        let types = types.map(|field| field.replace(": ", &format!(": {id}.")));
        writeln!(index, "  {id}: {{ {} }};", types.join("; ")).expect("text");
    }
    index.push_str("}\n\nexport type GameId = keyof Games;\n");
    files.push(("index.ts".to_owned(), index));
    files
}

/// The declarations of one game, by name.
fn declarations<G: Typed>(config: &Config) -> BTreeMap<String, String> {
    let mut found = Found { config, seen: BTreeSet::new(), declared: BTreeMap::new() };
    found.visit::<G::View>();
    found.visit::<G::Detail>();
    found.visit::<G::Options>();
    found.visit::<G::Event>();
    let roles = [
        ("View", G::View::name(config)),
        ("Detail", G::Detail::name(config)),
        ("Options", G::Options::name(config)),
        ("Event", G::Event::name(config)),
    ];
    for (role, name) in roles {
        found.declared.entry(role.to_owned()).or_insert_with(|| format!("export type {role} = {name};\n"));
    }
    found.declared
}

fn file<G: Typed>(config: &Config) -> String {
    let declared: Vec<String> = declarations::<G>(config).into_values().collect();
    format!("{HEAD}\n{}", declared.join("\n"))
}

/// What a type is made of, found so far.
struct Found<'a> {
    config: &'a Config,
    seen: BTreeSet<TypeId>,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Found<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Numbers, texts and lists have no declaration of their own.
        if T::output_path().is_some() {
            let name = T::ident(self.config);
            let text = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(self.config));
            let before = self.declared.insert(name.clone(), text.clone());
            assert!(before.is_none_or(|before| before == text), "two types of one game are called {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Plays at random and compares all that travels with what is declared.
fn travels_as_declared<G: Typed>() {
    let declared = declarations::<G>(&crate::config());
    let shapes = Shapes::read(declared.values().map(String::as_str));
    for seats in G::FACTS.seats.0..=G::FACTS.seats.1 {
        let start = Match::<G>::new(G::Options::default(), seats).expect("the default options");
        shapes.check("Options", &start.setup().options);
        let mut luck = QuickLuck::new(1, u64::from(seats));
        let mut game = start.game().clone();
        let mut viewers = Viewer::all(seats).chain([Viewer::Everything]).collect::<Vec<_>>().into_iter().cycle();
        loop {
            shapes.check("View", &game.view(viewers.next().expect("there is always another")));
            shapes.check("Detail", &game.standing().detail);
            let mut events = Vec::new();
            if !step(&mut game, &mut luck, &mut events) {
                break;
            }
            events.iter().for_each(|event| shapes.check("Event", event));
        }
    }
}

/// One decision or draw at random, unless the game is over.
fn step<G: Game>(game: &mut G, luck: &mut QuickLuck, events: &mut Vec<G::Event>) -> bool {
    let mut choose = |game: &G, seat: Seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions[luck.below(actions.len() as u32) as usize]
    };
    match game.turn() {
        Turn::Over => return false,
        Turn::Seat(seat) => {
            let action = choose(game, seat);
            game.play(seat, action, events);
        }
        Turn::Together(seats) => {
            let mut choices = Choices::NONE;
            for seat in seats.iter() {
                choices.set(seat, Some(choose(game, seat)));
            }
            game.resolve(&choices, events);
        }
        Turn::Chance => {
            let draw = game.draw(luck);
            game.settle(&draw, events);
        }
    }
    true
}

#[test]
fn what_travels_of_every_game_is_as_declared() {
    macro_rules! each {
        ($($game:ty),+) => { $(travels_as_declared::<$game>();)+ };
    }
    games::for_each_game!(each);
}

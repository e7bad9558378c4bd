//! Twins: two matches that differ only in what one viewer did not see must look the same to it.
//!
//! Both begin alike and are played in step. Where chance or another seat does something that
//! the viewer does not see in full, the twin does something else that looks the same. As long as the
//! viewer has been told the same, everything it can ask must have the same answer. What a viewer knows is its history,
//! so a twin is made by replaying history, never with `imagine`: a secret that `imagine`
//! copied would hide itself.

use kernel::{AnyMatch, Choices, Game, Luck, Match, QuickLuck, Record, Seat, Silent, Turn, Viewer, shuffle};

use crate::case::{Case, For};
use crate::checks::view::seen;
use crate::conformance::Conformance;
use crate::luck::Patient;
use crate::playout::{TOO_LONG, pick};
use crate::setups::Accepted;

/// How many other draws or choices are tried for the twin, before it does what the original did.
const TRIES: u32 = 5;

/// Of how many twins one must come to differ from its original.
const ONE_IN: u32 = 5;

/// How twins fared over a run.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    twins: u32,
    /// Twins that differed from their original at some comparison.
    differed: u32,
    /// Comparisons of matches that differed.
    compared: u32,
    /// Twins that ended before their match, because the viewer was told different things.
    parted: u32,
    /// Comparisons of matches in which somebody had sealed different choices for a while.
    sealed: u32,
}

impl Tally {
    /// Asserts that the comparisons were not of equals. With `choices_only` nothing but sealed choices can differ.
    pub(crate) fn assert_differed(&self, game: &str, choices_only: bool) {
        if choices_only {
            assert!(self.compared == 0, "{game} hides more than choices: {self:?}");
            assert!(self.sealed >= self.twins, "{game} hides choices, but twins hardly ever seal others: {self:?}");
            return;
        }
        assert!(
            self.differed * ONE_IN >= self.twins && self.compared > self.twins / ONE_IN,
            "{game} hides something, but twins hardly ever differ: {self:?}. Give the run a `vary`; \
             or events, `reveals` or `reveals_draw` tell what should be hidden"
        );
    }
}

/// Plays one match and its twin for one viewer; the viewers take turns by the number of the match.
pub(crate) fn compare<G: Game>(run: &Conformance<G>, setup: &Accepted<G>, case: &Case, tally: &mut Tally) {
    let viewers: Vec<Viewer> = Viewer::all(setup.seats).collect();
    let viewer = viewers[case.number as usize % viewers.len()];
    let mut pair = Pair::new(run, setup, case, viewer);
    let mut compared = 0;
    while pair.table.turn() != Turn::Over {
        tally.sealed += pair.seal_for_a_while();
        if !pair.step() {
            tally.parted += 1;
            break;
        }
        compared += u32::from(pair.check());
    }
    tally.twins += 1;
    tally.compared += compared;
    tally.differed += u32::from(compared > 0);
}

/// Plays one match and its twin for `viewer`, and gives both records as far as the last decision of
/// a seat at which they were still twins.
pub(crate) fn records<G: Game>(
    run: &Conformance<G>,
    setup: &Accepted<G>,
    case: &Case,
    viewer: Viewer,
) -> (Record, Record) {
    let mut pair = Pair::new(run, setup, case, viewer);
    let mut lasted = 0;
    while pair.table.turn() != Turn::Over && pair.step() {
        if !pair.table.turn().seats().is_empty() {
            lasted = pair.table.entries();
        }
    }
    let record = |table: &Match<G>| {
        let mut record = table.record(Viewer::Everything);
        record.entries.truncate(lasted as usize);
        Record { result: None, ..record }
    };
    (record(&pair.table), record(&pair.twin))
}

struct Pair<'a, G: Game> {
    run: &'a Conformance<G>,
    case: &'a Case,
    viewer: Viewer,
    table: Match<G>,
    twin: Match<G>,
}

/// What a viewer is told by one step: the events, and the actions or the draw in the record.
#[derive(PartialEq)]
struct Told<E> {
    events: Vec<E>,
    read: Vec<(Option<Seat>, String)>,
}

impl<'a, G: Game> Pair<'a, G> {
    fn new(run: &'a Conformance<G>, setup: &Accepted<G>, case: &'a Case, viewer: Viewer) -> Pair<'a, G> {
        let table = setup.begin();
        Pair { run, case, viewer, twin: table.clone(), table }
    }

    /// Goes one turn on in both, telling the viewer the same. `false` when that cannot be.
    fn step(&mut self) -> bool {
        self.case.entry.set(self.table.entries());
        assert!(self.table.entries() < TOO_LONG, "no end after {TOO_LONG} entries");
        let mut luck = self.case.luck(For::Twins);
        match self.table.turn() {
            Turn::Chance => self.draw(&mut luck),
            Turn::Seat(seat) => self.play(seat, &mut luck),
            Turn::Together(_) => self.choose(&mut luck),
            Turn::Over => false,
        }
    }

    fn draw(&mut self, luck: &mut QuickLuck) -> bool {
        let draw = self.table.game().draw(luck);
        let told = self.told_of_draw(self.table.game(), &draw);
        let twin = self.twin.game();
        let mut patient = Patient::new(self.case.luck(For::TwinDraws));
        let tries = if self.is_alike(luck) { 0 } else { TRIES };
        let mut others: Vec<G::Draw> = (0..tries)
            .map(|_| match &self.run.vary {
                Some(vary) => vary(twin, &draw, self.viewer, &mut patient),
                None => twin.draw(&mut patient),
            })
            .collect();
        let impossible = others.iter().find(|other| twin.check_draw(other).is_err());
        assert!(impossible.is_none(), "`vary` made {impossible:?} of {draw}, which cannot be drawn, in {twin:?}");
        others.push(draw.clone());
        let same = |other: &G::Draw| twin.check_draw(other).is_ok() && self.told_of_draw(twin, other) == told;
        let Some(other) = others.into_iter().find(same) else { return false };
        assert_eq!(self.table.settle(&draw, &mut Silent), Ok(()), "a draw");
        assert_eq!(self.twin.settle(&other, &mut Silent), Ok(()), "the twin's draw");
        true
    }

    fn told_of_draw(&self, game: &G, draw: &G::Draw) -> Told<G::Event> {
        let read = game.reveals_draw(draw, self.viewer).then(|| (None, draw.to_string()));
        self.told(game, read.into_iter().collect(), |game, log| game.settle(draw, log))
    }

    fn play(&mut self, seat: Seat, luck: &mut QuickLuck) -> bool {
        let action = self.an_action(seat, luck);
        let told = self.told_of_play(self.table.game(), seat, action);
        let twin = self.twin.game();
        let mut others = Vec::new();
        if self.viewer != Viewer::Seat(seat) && !self.is_alike(luck) {
            let open = list(twin, seat);
            others.extend((0..TRIES).map(|_| pick(&open, luck)));
        }
        others.push(action);
        let same =
            |&other: &G::Action| twin.check(seat, &other).is_ok() && self.told_of_play(twin, seat, other) == told;
        let Some(other) = others.into_iter().find(same) else { return false };
        assert_eq!(self.table.play(seat, action, &mut Silent), Ok(()), "seat {seat} plays {action}");
        assert_eq!(self.twin.play(seat, other, &mut Silent), Ok(()), "seat {seat} plays {other} in the twin");
        true
    }

    fn told_of_play(&self, game: &G, seat: Seat, action: G::Action) -> Told<G::Event> {
        let read = game.reveals(seat, &action, self.viewer).then(|| (Some(seat), action.to_string()));
        self.told(game, read.into_iter().collect(), |game, log| game.play(seat, action, log))
    }

    fn choose(&mut self, luck: &mut QuickLuck) -> bool {
        let seats = self.table.turn().seats();
        let mut choices = Choices::NONE;
        for seat in seats.iter() {
            choices.set(seat, Some(self.an_action(seat, luck)));
        }
        let told = self.told_of_choices(self.table.game(), &choices);
        let twin = self.twin.game();
        // First everyone does something else, then fewer and fewer, at last nobody.
        let first = if self.is_alike(luck) { TRIES } else { 0 };
        let others = (first..=TRIES).map(|tried| {
            let mut others = choices;
            for seat in seats.iter().filter(|&seat| self.viewer != Viewer::Seat(seat)) {
                if luck.below(TRIES) >= tried && tried < TRIES {
                    others.set(seat, Some(pick(&list(twin, seat), luck)));
                }
            }
            others
        });
        let others: Vec<Choices<G::Action>> = others.collect();
        let possible =
            |choices: &Choices<G::Action>| choices.iter().all(|(seat, action)| twin.check(seat, &action).is_ok());
        let same = |choices: &Choices<G::Action>| possible(choices) && self.told_of_choices(twin, choices) == told;
        let Some(others) = others.into_iter().find(same) else { return false };
        for seat in seats.iter() {
            let chosen = |choices: &Choices<G::Action>| choices.get(seat).expect("every seat asked has chosen");
            assert_eq!(self.table.play(seat, chosen(&choices), &mut Silent), Ok(()), "seat {seat} seals");
            assert_eq!(self.twin.play(seat, chosen(&others), &mut Silent), Ok(()), "seat {seat} seals in the twin");
        }
        true
    }

    /// In a turn of several: all seats but one seal choices, others than in the twin, and take them back. Nobody may
    /// learn them, while they are sealed or later. Says how often there was something to tell.
    fn seal_for_a_while(&mut self) -> u32 {
        let Turn::Together(seats) = self.table.turn() else { return 0 };
        self.case.entry.set(self.table.entries());
        let mut luck = self.case.luck(For::Sealing);
        if luck.below(4) > 0 {
            return 0;
        }
        let mut sealing: Vec<Seat> = seats.iter().collect();
        shuffle(&mut sealing, &mut luck);
        sealing.pop();
        let (mut compared, mut differ) = (0, false);
        for &seat in &sealing {
            let choice = pick(&list(self.table.game(), seat), &mut luck);
            let is_own = self.viewer == Viewer::Seat(seat);
            let other = if is_own { choice } else { pick(&list(self.twin.game(), seat), &mut luck) };
            assert_eq!(self.table.play(seat, choice, &mut Silent), Ok(()), "seat {seat} seals {choice}");
            assert_eq!(self.twin.play(seat, other, &mut Silent), Ok(()), "seat {seat} seals {other} in the twin");
            differ |= choice != other;
            self.check_sealed(seat);
            compared += u32::from(differ);
        }
        for &seat in &sealing {
            assert_eq!(self.table.unseal(seat), Ok(()), "seat {seat} takes its choice back");
            assert_eq!(self.twin.unseal(seat), Ok(()), "seat {seat} takes its choice back in the twin");
            self.check_sealed(seat);
        }
        compared
    }

    /// Asserts that the viewer learns nothing of what `seat` has just sealed or taken back, but that it has.
    fn check_sealed(&self, seat: Seat) {
        let (a, b, viewer) = (&self.table, &self.twin, self.viewer);
        assert_eq!(a.turn(), b.turn(), "the turn tells {viewer:?} what seat {seat} has sealed");
        assert!(
            a.game().view(viewer) == b.game().view(viewer),
            "the view tells {viewer:?} what seat {seat} has sealed"
        );
        assert_eq!(a.record(viewer), b.record(viewer), "the record tells {viewer:?} what seat {seat} has sealed");
        let last = a.entries() - 1;
        let told = |table: &Match<G>| AnyMatch::retell(table, last, viewer);
        assert_eq!(told(a), told(b), "events tell {viewer:?} what seat {seat} has sealed");
    }

    fn told_of_choices(&self, game: &G, choices: &Choices<G::Action>) -> Told<G::Event> {
        let readable = choices
            .iter()
            .filter(|(seat, action)| self.viewer == Viewer::Seat(*seat) || game.reveals(*seat, action, self.viewer));
        let read = readable.map(|(seat, action)| (Some(seat), action.to_string())).collect();
        self.told(game, read, |game, log| game.resolve(choices, log))
    }

    fn told(
        &self,
        game: &G,
        read: Vec<(Option<Seat>, String)>,
        go_on: impl FnOnce(&mut G, &mut Vec<G::Event>),
    ) -> Told<G::Event> {
        let mut events = Vec::new();
        go_on(&mut game.clone(), &mut events);
        Told { events: seen::<G>(&events, self.viewer), read }
    }

    /// Whether the twin does the same this time: matches that differ late, or in little, stay together for long.
    fn is_alike(&self, luck: &mut QuickLuck) -> bool {
        luck.below(3) == 0
    }

    /// An action for a seat of the original. Where it can be, mostly one that its twin has too, so that
    /// the two stay together for long.
    fn an_action(&self, seat: Seat, luck: &mut QuickLuck) -> G::Action {
        let mut open = list(self.table.game(), seat);
        shuffle(&mut open, luck);
        let shared = open.iter().copied().find(|action| self.twin.game().check(seat, action).is_ok());
        if luck.below(8) > 0 { shared.unwrap_or(open[0]) } else { open[0] }
    }

    /// Asserts that the viewer cannot tell the two apart, and says whether there was anything to tell.
    fn check(&self) -> bool {
        let (a, b) = (self.table.game(), self.twin.game());
        if a == b {
            return false;
        }
        let viewer = self.viewer;
        assert_eq!((a.turn(), a.phase()), (b.turn(), b.phase()), "turn and phase tell {viewer:?} a secret");
        let (one, other) = (a.view(viewer), b.view(viewer));
        assert!(one == other, "the view tells {viewer:?} a secret:\n{one:?}\n{other:?}");
        let luck = Patient::new(self.case.luck(For::Imagining));
        let (one, other) = (a.imagine(viewer, &mut luck.clone()), b.imagine(viewer, &mut luck.clone()));
        assert!(one == other, "`imagine` tells {viewer:?} a secret:\n{one:?}\n{other:?}");
        if let Viewer::Seat(seat) = viewer {
            self.check_seat(seat);
        }
        if self.case.luck(For::Records).below(8) == 0 && !self.table.ended() {
            assert_eq!(self.table.record(viewer), self.twin.record(viewer), "the record tells {viewer:?} a secret");
        }
        true
    }

    fn check_seat(&self, seat: Seat) {
        let (a, b) = (self.table.game(), self.twin.game());
        assert_eq!(list(a, seat), list(b, seat), "what it may do tells seat {seat} a secret");
        let mut luck = self.case.luck(For::Refusals);
        for _ in 0..16 {
            let action = pick(&self.run.pool, &mut luck);
            let (one, other) = (self.table.check(seat, &action), self.twin.check(seat, &action));
            assert_eq!(one, other, "whether it may {action} tells seat {seat} a secret");
        }
        if a.turn() == Turn::Seat(seat) {
            let action = pick(&list(a, seat), &mut luck).to_string();
            let preview = |table: &Match<G>| table.preview(seat, &action, &mut self.case.luck(For::Viewers));
            assert_eq!(preview(&self.table), preview(&self.twin), "the preview of {action} tells seat {seat} a secret");
        }
        if let (Some(bot), true) = (&self.run.bot, a.turn().seats().contains(seat)) {
            let seed = u64::from(self.case.luck(For::Bots).word());
            let (one, other) = (bot(a, seat, seed), bot(b, seat, seed));
            assert!(list(a, seat).contains(&one), "the bot chooses {one}, which seat {seat} may not do");
            assert_eq!(one, other, "the bot knows more than seat {seat}");
        }
    }
}

fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

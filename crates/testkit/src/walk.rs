//! One random match, with every check at every step.

use kernel::{Game, Luck, Match, Refusal, Refused, Seat, Turn};

use crate::case::{Case, For};
use crate::checks::erased::Erased;
use crate::checks::record::Memory;
use crate::checks::{chance, imagine, notation, position, standing, together, turn, view};
use crate::conformance::Conformance;
use crate::playout::{TOO_LONG, pick};
use crate::setups::Accepted;

/// How often a match may go back before it must come to an end.
const JUMPS: u32 = 3;

/// Plays a random match, now and then taking back a choice or going back in time.
pub(crate) fn walk<G: Game>(run: &Conformance<G>, setup: &Accepted<G>, case: &Case) {
    let table = setup.begin();
    let memory = Memory::new(&table);
    let mut walk = Walk { run, case, memory, table, erased: Erased::new(setup), jumps: 0 };
    loop {
        case.entry.set(walk.table.entries());
        assert!(walk.table.entries() < TOO_LONG, "no end after {TOO_LONG} entries");
        let lists = walk.check_state();
        if walk.table.turn() == Turn::Over {
            break;
        }
        walk.step(&lists);
    }
    walk.check_end();
}

struct Walk<'a, G: Game> {
    run: &'a Conformance<G>,
    case: &'a Case,
    table: Match<G>,
    /// The same match behind text.
    erased: Erased,
    memory: Memory<G>,
    jumps: u32,
}

impl<G: Game> Walk<'_, G> {
    /// What holds at any moment. Answers what each seat of the game's turn may do.
    fn check_state(&mut self) -> Vec<(Seat, Vec<G::Action>)> {
        let census = self.run.census.as_deref();
        let lists = turn::check(self.table.game());
        for action in lists.iter().flat_map(|(_, actions)| actions) {
            if self.run.spelled.borrow_mut().insert(*action) {
                notation::check_action::<G>(action);
            }
        }
        self.check_refusals(&lists);
        let game = self.table.game();
        turn::check_copy(game);
        position::check(game);
        view::check(game);
        standing::check(&self.table.standing(), game.seats());
        imagine::check(game, self.case, census);
        if let Some(census) = census {
            census(game);
        }
        self.memory.check(&self.table);
        self.erased.check(&self.table);
        self.check_now_and_then();
        lists
    }

    /// What costs more than a step of the match.
    fn check_now_and_then(&self) {
        let mut luck = self.case.luck(For::Records);
        match luck.below(24) {
            0 => self.memory.check_replay(&self.table, &mut luck),
            1 => self.erased.check_record(&self.table),
            2..=4 => self.memory.check_filter(&self.table),
            5..=7 => imagine::check_play(self.table.game(), self.case),
            8..=15 => position::check_damaged(self.table.game(), &mut self.case.luck(For::Positions)),
            _ => {}
        }
    }

    fn check_refusals(&mut self, lists: &[(Seat, Vec<G::Action>)]) {
        let mut luck = self.case.luck(For::Refusals);
        for (seat, actions) in lists {
            if self.table.turn().seats().contains(*seat) {
                turn::check_refusals(&mut self.table, *seat, actions, &self.run.pool, &mut luck);
                let other = pick(&self.run.pool, &mut luck);
                if let Err(Refused::Illegal(why)) = self.table.check(*seat, &other) {
                    self.erased.check_refusal(*seat, &other.to_string(), why.code());
                }
            }
        }
    }

    fn step(&mut self, lists: &[(Seat, Vec<G::Action>)]) {
        let mut luck = self.case.luck(For::Steps);
        let sealed = self.memory.sealed_seats();
        if self.jumps < JUMPS && luck.below(40) == 0 {
            self.jump(&mut luck);
        } else if !sealed.is_empty() && luck.below(8) == 0 {
            self.unseal(pick(&sealed, &mut luck));
        } else if self.table.turn() == Turn::Chance {
            self.draw();
        } else {
            if lists.len() > 1 && sealed.is_empty() {
                together::check_order(&self.table, lists, &mut self.case.luck(For::Orders));
            }
            let open: Vec<_> = lists.iter().filter(|(seat, _)| !sealed.contains(seat)).collect();
            let (seat, actions) = pick(&open, &mut luck);
            self.play(*seat, pick(actions, &mut luck));
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        let mut events = Vec::new();
        let answer = self.table.play(seat, action, &mut events);
        assert_eq!(answer, Ok(()), "seat {seat} plays {action}");
        self.memory.played(seat, action, &self.table);
        self.erased.play::<G>(seat, &action, &events, &mut self.case.luck(For::Viewers));
        self.check_events(&events);
    }

    fn draw(&mut self) {
        let luck = self.case.luck(For::Draws);
        let (draw, notes) = chance::check(self.table.game(), &mut luck.clone(), &mut self.case.luck(For::Refusals));
        let mut events = Vec::new();
        let drawn = self.table.draw(&mut luck.clone(), &mut events);
        assert_eq!(drawn, Ok(draw.clone()), "the same luck gives another draw");
        self.memory.drawn(&draw, notes, &self.table);
        self.erased.draw::<G>(&draw, &events, &mut luck.clone());
        self.check_events(&events);
    }

    fn check_events(&self, events: &[G::Event]) {
        if view::check_events::<G>(events, self.case.seats) {
            self.run.hid_something.set(true);
        }
    }

    fn unseal(&mut self, seat: Seat) {
        assert_eq!(self.table.unseal(seat), Ok(()), "seat {seat} takes its choice back");
        self.memory.unsealed(seat, &self.table);
        self.erased.unseal(seat);
    }

    /// Goes back by one, or to any entry there ever was.
    fn jump(&mut self, luck: &mut impl Luck) {
        self.jumps += 1;
        match self.memory.undo_leads_to() {
            Some(to) if luck.below(2) == 0 => {
                assert_eq!(self.table.undo(), Ok(()), "undo");
                self.memory.went_back(to);
                self.erased.undo();
            }
            _ => {
                let to = luck.below(self.memory.entries() + 1);
                assert_eq!(self.table.back_to(to), Ok(()), "going back to {to}");
                self.memory.went_back(to);
                self.erased.back_to(to);
            }
        }
    }

    fn check_end(&mut self) {
        let mut luck = self.case.luck(For::Records);
        standing::check_end(&self.table);
        self.memory.check_replay(&self.table, &mut luck);
        self.memory.check_filter(&self.table);
        self.erased.check_record(&self.table);
        let steps = if self.case.number.is_multiple_of(8) { u32::MAX } else { luck.below(8) };
        self.memory.check_undo(&self.table, steps);
        if self.memory.hid_something() {
            self.run.hid_something.set(true);
        }
    }
}

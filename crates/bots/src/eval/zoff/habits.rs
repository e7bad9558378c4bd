//! How an experienced player chooses at a glance. Each choice gets points by a few rules of thumb, the luck of the moment is
//! added, and the best is taken. Nothing here looks at cards that the seat does not know.

use games::zoff::{Action, Card, Cards, Combination, Zoff};
use kernel::{Luck, Seat};

use super::manners::{gift_worth, plays_left};

/// What a player cares about, in hundredths of a play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// A play less that is needed to be rid of all cards.
    pub play: i32,
    /// Winning the trick for sure, when leading.
    pub lead: i32,
    /// The same, when answering.
    pub answer: i32,
    /// The same with one play left: whoever leads then is out.
    pub last_lead: i32,
    /// Each card that is laid down.
    pub card: i32,
    /// For each animal that the one laid down could have beaten later; when leading.
    pub prey: i32,
    /// Laying down the joker.
    pub joker: i32,
    /// What a play must be worth to be better than passing.
    pub pass: i32,
    /// Beating the partner.
    pub partner: i32,
    /// Completing what the junior shows.
    pub help: i32,
    /// Asking the senior for help.
    pub ask: i32,
    /// The most that luck adds.
    pub whim: u32,
}

/// Those of `medium`.
pub const FAMILY: Habits = Habits { whim: 12, ..PLAYOUT };

/// Those of playouts: with more whim, so that not all of them are alike.
pub const PLAYOUT: Habits = Habits {
    play: 100,
    lead: -20,
    answer: 60,
    last_lead: 300,
    card: 0,
    prey: 18,
    joker: 60,
    pass: 50,
    partner: 150,
    help: 20,
    ask: 0,
    whim: 50,
};

/// More than all else together.
const OUT: i32 = 100_000;
/// Less than all else together.
const STRANDED: i32 = -10_000;

/// How likely, in hundredths, a single card of each kind stays unbeaten, as seen in many rounds.
const STAYS: [i32; 13] = [75, 50, 50, 35, 50, 35, 20, 15, 40, 10, 8, 10, 0];
/// By how much, in hundredths, one card more makes it less likely to be beaten.
const FEWER: i32 = 55;

/// The number of the chosen action.
#[inline]
pub fn choose(game: &Zoff, seat: Seat, actions: &[Action], habits: &Habits, luck: &mut impl Luck) -> usize {
    if actions.len() == 1 {
        return 0;
    }
    let glance = Glance::new(game, seat, habits);
    let (mut best, mut chosen) = (i32::MIN, 0);
    for (number, &action) in actions.iter().enumerate() {
        let points = glance.points(action) + luck.below(habits.whim + 1) as i32;
        if points > best {
            (best, chosen) = (points, number);
        }
    }
    chosen
}

/// What a seat takes in before it chooses.
struct Glance<'a> {
    game: &'a Zoff,
    habits: &'a Habits,
    hand: Cards,
    /// In how many plays the hand could be laid down.
    plays: i32,
    leads: bool,
    /// Whether the partner, who still has cards, owns the table.
    partners_table: bool,
}

impl<'a> Glance<'a> {
    fn new(game: &'a Zoff, seat: Seat, habits: &'a Habits) -> Glance<'a> {
        let hand = game.hand(seat);
        let owner = game.on_table().map(|(_, owner)| owner);
        let partners_table =
            owner.is_some_and(|owner| game.partner(seat) == Some(owner) && !game.hand(owner).is_empty());
        Glance { game, habits, hand, plays: plays_left(hand), leads: owner.is_none(), partners_table }
    }

    #[inline]
    fn points(&self, action: Action) -> i32 {
        match action {
            Action::Play(cards) => self.play(cards),
            Action::Pass => self.habits.pass,
            Action::Show(cards) => self.show(cards),
            Action::Complete(cards) => self.complete(cards),
            Action::Decline => self.habits.pass,
            Action::Give(_) | Action::Discard(_) => gift_worth(self.hand, action),
        }
    }

    #[inline]
    fn play(&self, cards: Cards) -> i32 {
        let left = self.hand.without(cards);
        if left.is_empty() {
            return OUT;
        }
        if !Combination::can_be_led_from(left) {
            return STRANDED;
        }
        let Habits { play, card, prey, joker, partner, .. } = *self.habits;
        let combination = Combination::of_checked(cards);
        let plays = plays_left(left);
        let mut points =
            play * (self.plays - plays) + card * i32::from(combination.size) + self.control(combination, plays);
        if cards.contains(Cards::JOKER) {
            points -= joker;
        }
        if self.leads {
            points -= prey * i32::from(combination.animal.prey());
        } else if self.partners_table {
            points -= partner;
        }
        points
    }

    /// What the hope to win the trick is worth, with so many plays left.
    #[inline]
    fn control(&self, combination: Combination, plays: i32) -> i32 {
        let Habits { lead, answer, last_lead, .. } = *self.habits;
        let worth = if self.leads { lead } else { answer } + if plays == 1 { last_lead } else { 0 };
        worth * stays(combination) / 100
    }

    fn show(&self, cards: Cards) -> i32 {
        if cards == self.hand {
            return OUT;
        }
        let plays = plays_left(self.hand.less(cards));
        self.habits.pass + self.habits.ask + self.habits.play * (self.plays - plays) / 2
            - if self.partners_table { self.habits.partner } else { 0 }
    }

    fn complete(&self, cards: Cards) -> i32 {
        let left = self.hand.without(cards);
        let shown = self.game.shown_now();
        if left.is_empty() {
            return OUT;
        }
        let plays = plays_left(left);
        let all = Combination::of_checked(shown.and(cards));
        let joker = if cards.contains(Cards::JOKER) { self.habits.joker } else { 0 };
        self.habits.help + self.habits.play * (self.plays - plays) + self.control(all, plays) - joker
    }
}

/// How likely a combination stays unbeaten, in hundredths.
#[inline]
fn stays(combination: Combination) -> i32 {
    let mut beaten = 100 - STAYS[combination.animal as usize];
    for _ in 1..combination.size {
        beaten = beaten * FEWER / 100;
    }
    100 - beaten
}

/// How the card named here is counted above: one line for each.
const _: () = assert!(STAYS.len() == Card::ALL.len());

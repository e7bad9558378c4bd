//! A second implementation of the rules, written from `RULES.md`: slow, in text, and without any of the crate's
//! code. A card is a letter, a hand is a sorted list of letters.
use std::collections::BTreeSet;

const ORDER: &str = "WECBLSFPHAMqj";
const BEATEN_BY: [(char, &str); 12] = [
    ('W', ""),
    ('E', "M"),
    ('C', "E"),
    ('B', "WE"),
    ('L', "E"),
    ('S', "WB"),
    ('F', "ECBL"),
    ('P', "WCBS"),
    ('H', "F"),
    ('A', "WCSP"),
    ('M', "CBLSFH"),
    ('q', "HAM"),
];

pub(crate) type Hand = Vec<char>;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step {
    Deal,
    Give,
    GiveBack,
    Lead(usize),
    Answer(usize),
    Reply { junior: usize, shown: Hand },
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    pub(crate) seats: usize,
    target: i32,
    players_at_target: usize,
    individual_only: bool,
    pub(crate) round: u32,
    pub(crate) step: Step,
    pub(crate) dealer: usize,
    /// Seats, the best first.
    pub(crate) standings: Vec<usize>,
    pub(crate) totals: Vec<i32>,
    pub(crate) hands: Vec<Hand>,
    pub(crate) piles: Vec<Hand>,
    pub(crate) discards: Hand,
    /// Who played what, since the trick began.
    pub(crate) trick: Vec<(usize, Hand)>,
    /// How many have passed in a row.
    passes: usize,
    pub(crate) out: Vec<usize>,
    /// Each round's points by seat.
    pub(crate) points: Vec<Vec<Points>>,
}

/// §6: where the points of a seat in a round come from.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Points {
    pub(crate) out_as: usize,
    pub(crate) with: Option<usize>,
    pub(crate) place: i32,
    pub(crate) partner: i32,
    pub(crate) lone: i32,
    pub(crate) lions: i32,
    pub(crate) hedgehog: i32,
}

impl Points {
    pub(crate) fn sum(&self) -> i32 {
        self.place + self.partner + self.lone + self.lions + self.hedgehog
    }
}

fn place(card: char) -> usize {
    ORDER.find(card).expect("a card")
}

fn sorted(mut hand: Hand) -> Hand {
    hand.sort_by_key(|&card| place(card));
    hand
}

/// Cards as in the notation.
pub(crate) fn text(hand: &[char]) -> String {
    let kinds = ORDER.chars().map(|card| (card, hand.iter().filter(|&&held| held == card).count()));
    let terms = kinds.filter(|(_, count)| *count > 0);
    terms
        .map(|(card, count)| if count == 1 { card.to_string() } else { format!("{count}{card}") })
        .collect::<Vec<_>>()
        .join("+")
}

pub(crate) fn read(text: &str) -> Hand {
    let term = |term: &str| match term.len() {
        1 => vec![term.chars().next().expect("the rules say so")],
        _ => vec![term.chars().nth(1).expect("the rules say so"); term[..1].parse().expect("the rules say so")],
    };
    text.split('+').filter(|term| !term.is_empty()).flat_map(term).collect()
}

/// §1: the deck.
pub(crate) fn deck(seats: usize) -> Hand {
    let copies = |card: char| match (seats, card) {
        (_, 'j') => 1,
        (3, 'q') => 2,
        (3, 'E' | 'L' | 'M') => 4,
        (3, _) => 3,
        (_, 'q') => 4,
        _ => 5,
    };
    ORDER.chars().flat_map(|card| vec![card; copies(card)]).collect()
}

/// §2: what a set of cards counts as.
fn reading(cards: &[char]) -> Option<(char, usize)> {
    let without_joker: Hand = cards.iter().copied().filter(|&card| card != 'j').collect();
    let kinds: BTreeSet<char> = without_joker.iter().copied().collect();
    let count = |card| cards.iter().filter(|&&held| held == card).count();
    match kinds.into_iter().collect::<Vec<_>>()[..] {
        [animal] => Some((animal, cards.len())),
        ['E', 'q'] if count('q') == 1 => Some(('E', cards.len())),
        _ => None,
    }
}

fn beats(new: (char, usize), old: (char, usize)) -> bool {
    let stronger = BEATEN_BY.iter().find(|(animal, _)| *animal == old.0).expect("the rules say so").1;
    new.1 == old.1 && stronger.contains(new.0) || new.0 == old.0 && new.1 == old.1 + 1
}

/// Every subset of at most `most` cards, each kind of subset once.
fn subsets(hand: &[char], most: usize) -> BTreeSet<Hand> {
    let mut all: BTreeSet<Hand> = [Hand::new()].into();
    for &card in hand {
        let larger: Vec<Hand> = all
            .iter()
            .filter(|subset| subset.len() < most)
            .map(|subset| sorted(subset.iter().copied().chain([card]).collect()))
            .collect();
        all.extend(larger);
    }
    all
}

/// Every combination that is in some cards: for each animal alone, with what may go with it.
fn combinations(hand: &[char]) -> BTreeSet<Hand> {
    let mut all = BTreeSet::new();
    for (animal, _) in BEATEN_BY {
        let usable = |card: &&char| **card == animal || **card == 'j' || animal == 'E' && **card == 'q';
        let usable: Hand = hand.iter().filter(usable).copied().collect();
        all.extend(subsets(&usable, 7).into_iter().filter(|cards| reading(cards).is_some()));
    }
    all
}

pub(crate) fn without(hand: &[char], gone: &[char]) -> Option<Hand> {
    let mut rest = hand.to_vec();
    for card in gone {
        let at = rest.iter().position(|held| held == card)?;
        rest.remove(at);
    }
    Some(rest)
}

impl Reference {
    pub(crate) fn new(
        seats: usize,
        target: i32,
        players_at_target: usize,
        individual_only: bool,
        dealer: usize,
    ) -> Reference {
        Reference {
            seats,
            target,
            players_at_target,
            individual_only,
            round: 1,
            step: Step::Deal,
            dealer,
            standings: (1..=seats).map(|turn| (dealer + turn) % seats).collect(),
            totals: vec![0; seats],
            hands: vec![Hand::new(); seats],
            piles: vec![Hand::new(); seats],
            discards: Hand::new(),
            trick: Vec::new(),
            passes: 0,
            out: Vec::new(),
            points: Vec::new(),
        }
    }

    pub(crate) fn in_pairs(&self) -> bool {
        self.round >= 2 && self.seats >= 4 && !self.individual_only
    }

    /// §4: senior and junior.
    pub(crate) fn pairs(&self) -> Vec<(usize, usize)> {
        let table: &[(usize, usize)] = match self.seats {
            _ if !self.in_pairs() => &[],
            4 => &[(1, 3), (2, 4)],
            5 => &[(1, 4), (2, 5)],
            6 => &[(1, 4), (2, 5), (3, 6)],
            7 => &[(1, 5), (2, 6), (3, 7)],
            _ => &[],
        };
        table.iter().map(|&(senior, junior)| (self.standings[senior - 1], self.standings[junior - 1])).collect()
    }

    pub(crate) fn alone(&self) -> Option<usize> {
        match self.seats {
            5 if self.in_pairs() => Some(self.standings[2]),
            7 if self.in_pairs() => Some(self.standings[3]),
            _ => None,
        }
    }

    pub(crate) fn senior_of(&self, junior: usize) -> Option<usize> {
        self.pairs().into_iter().find(|pair| pair.1 == junior).map(|pair| pair.0)
    }

    fn partner(&self, seat: usize) -> Option<usize> {
        self.pairs().into_iter().find_map(|(senior, junior)| {
            if senior == seat {
                Some(junior)
            } else if junior == seat {
                Some(senior)
            } else {
                None
            }
        })
    }

    pub(crate) fn to_move(&self) -> Vec<usize> {
        let mut seats = match &self.step {
            Step::Deal | Step::Over => vec![],
            Step::Give => self.pairs().iter().map(|pair| pair.1).chain(self.alone()).collect(),
            Step::GiveBack => self.pairs().iter().map(|pair| pair.0).collect(),
            Step::Lead(seat) | Step::Answer(seat) => vec![*seat],
            Step::Reply { junior, .. } => vec![self.senior_of(*junior).expect("the rules say so")],
        };
        seats.sort_unstable();
        seats
    }

    fn leader(&self) -> usize {
        if self.in_pairs() { self.standings[self.seats - 2] } else { (self.dealer + 1) % self.seats }
    }

    pub(crate) fn deal(&mut self, hands: &[Hand]) {
        self.hands = hands.iter().map(|hand| sorted(hand.clone())).collect();
        self.step = if self.in_pairs() { Step::Give } else { Step::Lead(self.leader()) };
    }

    pub(crate) fn table(&self) -> Option<(char, usize)> {
        self.trick.last().and_then(|(_, cards)| reading(cards))
    }

    /// Everything a seat may do, as text.
    pub(crate) fn legal(&self, seat: usize) -> BTreeSet<String> {
        let hand = &self.hands[seat];
        let mut all = BTreeSet::new();
        match &self.step {
            _ if !self.to_move().contains(&seat) => {}
            Step::Give if self.alone() == Some(seat) => {
                all.extend(subsets(hand, 2).iter().map(|cards| format!("x{}", text(cards))));
            }
            Step::Give | Step::GiveBack => {
                let two = subsets(hand, 2).into_iter().filter(|cards| cards.len() == 2);
                all.extend(two.map(|cards| format!(">{}", text(&cards))));
            }
            Step::Lead(_) => {
                all.extend(combinations(hand).iter().map(|cards| text(cards)));
                if hand == &['j'] {
                    all.insert("pass".to_owned());
                }
            }
            Step::Answer(_) => {
                all.insert("pass".to_owned());
                let table = self.table().expect("the rules say so");
                let beating = combinations(hand)
                    .into_iter()
                    .filter(|cards| beats(reading(cards).expect("the rules say so"), table));
                all.extend(beating.map(|cards| text(&cards)));
                if self.senior_of(seat).is_some_and(|senior| !self.hands[senior].is_empty()) {
                    all.extend(self.shows(hand, table).iter().map(|cards| format!("?{}", text(cards))));
                }
            }
            Step::Reply { shown, .. } => {
                all.insert("no".to_owned());
                let table = self.table().expect("the rules say so");
                let both: Hand = hand.iter().chain(shown).copied().collect();
                let given = combinations(&both)
                    .into_iter()
                    .filter(|whole| beats(reading(whole).expect("the rules say so"), table));
                let given = given.filter_map(|whole| without(&whole, shown)).filter(|given| !given.is_empty());
                let held = given.filter(|given| without(hand, given).is_some());
                all.extend(held.map(|given| format!("+{}", text(&given))));
            }
            Step::Deal | Step::Over => {}
        }
        all
    }

    /// §5.2: parts of the hand that a larger combination of the whole deck contains which beats the table.
    fn shows(&self, hand: &[char], table: (char, usize)) -> BTreeSet<Hand> {
        let wholes = combinations(&deck(self.seats))
            .into_iter()
            .filter(|cards| beats(reading(cards).expect("the rules say so"), table));
        let parts = wholes.flat_map(|whole| subsets(&whole, whole.len() - 1));
        parts.filter(|part| !part.is_empty() && without(hand, part).is_some()).collect()
    }

    /// All of a turn of several choose.
    pub(crate) fn choose(&mut self, choices: &[(usize, String)]) {
        for (seat, choice) in choices {
            let cards = read(&choice[1..]);
            self.hands[*seat] = without(&self.hands[*seat], &cards).expect("in hand");
            if choice.starts_with('x') {
                self.discards = cards;
            } else {
                let to = self.partner(*seat).expect("a partner");
                self.hands[to].extend(cards);
                self.hands[to] = sorted(self.hands[to].clone());
            }
        }
        self.step = if self.step == Step::Give { Step::GiveBack } else { Step::Lead(self.leader()) };
    }

    pub(crate) fn play(&mut self, choice: &str) {
        let step = self.step.clone();
        match (step, choice) {
            (Step::Lead(seat), "pass") => self.step = Step::Lead(self.next(seat)),
            (Step::Answer(seat), "pass") => self.pass(seat),
            (Step::Reply { junior, .. }, "no") => self.pass(junior),
            (Step::Answer(seat), show) if show.starts_with('?') => {
                self.step = Step::Reply { junior: seat, shown: read(&show[1..]) };
            }
            (Step::Reply { junior, shown }, given) => {
                let senior = self.senior_of(junior).expect("the rules say so");
                let given = read(&given[1..]);
                self.hands[senior] = without(&self.hands[senior], &given).expect("the rules say so");
                self.hands[junior] = without(&self.hands[junior], &shown).expect("the rules say so");
                let whole = sorted(given.into_iter().chain(shown).collect());
                self.put(junior, whole, &[senior, junior]);
            }
            (Step::Lead(seat) | Step::Answer(seat), cards) => {
                let cards = read(cards);
                self.hands[seat] = without(&self.hands[seat], &cards).expect("the rules say so");
                self.put(seat, cards, &[seat]);
            }
            (step, _) => panic!("{choice} in {step:?}"),
        }
    }

    fn next(&self, seat: usize) -> usize {
        let turns = (1..=self.seats).map(|turn| (seat + turn) % self.seats);
        turns.into_iter().find(|&next| !self.hands[next].is_empty()).expect("somebody is in")
    }

    fn put(&mut self, seat: usize, cards: Hand, perhaps_out: &[usize]) {
        self.trick.push((seat, cards));
        self.passes = 0;
        for &seat in perhaps_out {
            if self.hands[seat].is_empty() {
                self.out.push(seat);
            }
        }
        if self.out.len() + 1 >= self.seats {
            self.end_round();
        } else {
            self.step = Step::Answer(self.next(seat));
        }
    }

    /// §5.3: everybody who is in, but the owner, must have passed since the last play.
    fn pass(&mut self, seat: usize) {
        self.passes += 1;
        let owner = self.trick.last().expect("the rules say so").0;
        let others = (0..self.seats).filter(|&other| other != owner && !self.hands[other].is_empty()).count();
        if self.passes < others {
            self.step = Step::Answer(self.next(seat));
            return;
        }
        let taker = if self.hands[owner].is_empty() { self.next(owner) } else { owner };
        let cards: Hand = self.trick.drain(..).flat_map(|(_, cards)| cards).collect();
        self.piles[taker].extend(cards);
        self.passes = 0;
        self.step = Step::Lead(taker);
    }

    /// A trick as a position tells it: what is on the table, and everything below it.
    pub(crate) fn put_back(&mut self, owner: usize, table: Hand, trick: &[char]) {
        let below = without(trick, &table).expect("the table is part of the trick");
        self.trick = if below.is_empty() { vec![] } else { vec![(owner, below)] };
        self.trick.push((owner, table));
    }

    /// Everybody between the owner and whoever is to answer has passed.
    pub(crate) fn count_passes(&mut self, owner: usize) {
        let to_answer = match self.step {
            Step::Answer(seat) => seat,
            Step::Reply { junior, .. } => junior,
            Step::Deal | Step::Give | Step::GiveBack | Step::Lead(_) | Step::Over => return,
        };
        let between = (1..self.seats).map(|turn| (owner + turn) % self.seats).take_while(|&seat| seat != to_answer);
        self.passes = between.filter(|&seat| !self.hands[seat].is_empty()).count();
    }

    fn end_round(&mut self) {
        let last: Vec<usize> = (0..self.seats).filter(|seat| !self.out.contains(seat)).collect();
        self.out.extend(last);
        let place = |seat: usize| self.out.iter().position(|&out| out == seat).expect("the rules say so") + 1;
        let place_points = |seat: usize| match place(seat) {
            last if last == self.seats => 0,
            place => (self.seats + 1 - place) as i32,
        };
        let mut points = Vec::new();
        for seat in 0..self.seats {
            let with = self.partner(seat);
            let mut own = Points { out_as: place(seat), with, place: place_points(seat), ..Points::default() };
            if let Some(partner) = with {
                own.partner = place_points(partner);
            } else if self.in_pairs() {
                own.lone = 4;
            }
            if self.in_pairs() || self.seats == 3 {
                let mut pile = self.piles[seat].clone();
                if self.alone() == Some(seat) {
                    pile.extend(&self.discards);
                }
                let lions = pile.iter().filter(|&&card| card == 'L').count();
                own.lions = if lions >= 2 { lions as i32 } else { 0 };
                own.hedgehog = -i32::from(!pile.contains(&'H'));
            }
            points.push(own);
        }
        for (total, points) in self.totals.iter_mut().zip(&points) {
            *total += points.sum();
        }
        self.points.push(points);
        let before = self.standings.clone();
        let was = |seat: usize| before.iter().position(|&placed| placed == seat).expect("the rules say so") as i32;
        self.standings.sort_by_key(|&seat| (-self.totals[seat], -was(seat)));
        self.clear();
        if self.totals.iter().filter(|&&total| total >= self.target).count() >= self.players_at_target {
            self.step = Step::Over;
            return;
        }
        self.round += 1;
        self.dealer = if self.in_pairs() { self.standings[0] } else { (self.dealer + 1) % self.seats };
        self.step = Step::Deal;
    }

    fn clear(&mut self) {
        self.hands = vec![Hand::new(); self.seats];
        self.piles = vec![Hand::new(); self.seats];
        self.discards = Hand::new();
        self.trick = Vec::new();
        self.passes = 0;
        self.out = Vec::new();
    }
}

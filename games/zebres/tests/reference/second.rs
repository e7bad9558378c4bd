//! Drôles de Zèbres a second time, slowly: a reference for the tests to compare the crate with.
//!
//! It is written from `RULES.md` alone and shares no code with the crate. Whenever there was a
//! choice between quick and plain, plain won: squares are looked up by walking the whole board,
//! the patrol path is built afresh at every question, and an action is legal when it is in the list.

/// A square as (row, column), counted from the top left corner.
type Square = (usize, usize);

/// §2: the standard board; a letter is the territory of its square.
#[rustfmt::skip]
const STANDARD: [&str; 5] = [
    "ABCCCC",
    "ABBCDD",
    "AABCCD",
    "EABBBF",
    "EEFFFF",
];

/// §9: the president board.
#[rustfmt::skip]
const PRESIDENT: [&str; 5] = [
    "ABBBCC",
    "ADDBBC",
    "ADEEBB",
    "DDEFFB",
    "EEEEFB",
];

/// §1: the fifteen tokens that each player begins with.
const FULL_HAND: &str = "GGGGGGZZZZZCCEL";

/// §1: what the inauguration token is worth.
const INAUGURATION: i32 = 5;

/// §1: what a face-up animal is worth.
fn value(animal: char) -> i32 {
    match animal {
        'G' => 2,
        'Z' => 6,
        'C' => 0,
        'E' => 5,
        'L' => 1,
        _ => panic!("{animal} is no animal"),
    }
}

/// §9: which of the two boards is played on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum BoardName {
    /// The board that comes with the game.
    Standard,
    /// The promotional second board.
    President,
}

/// §1: one animal on the board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Token {
    /// The seat that it belongs to.
    pub owner: usize,
    /// Its letter: G, Z, C, E or L.
    pub animal: char,
    /// Whether it hides from a lion.
    pub face_down: bool,
}

/// §4: what is to be decided next.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Phase {
    /// S0: the first player chooses where the guardian starts.
    PlaceGuardian,
    /// S1: the active player places an animal.
    PlaceAnimal,
    /// S2: the active player swaps the crocodile just placed, or leaves it.
    CrocodileSwap {
        /// Where the crocodile is now.
        crocodile: Square,
        /// Where the gazelles stand that this crocodile has swapped with already (R7).
        moved: Vec<Square>,
    },
    /// S4: the active player walks the guardian on.
    MoveGuardian,
    /// §7: every square is occupied.
    Over,
}

/// A whole game, from the placing of the guardian on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reference {
    board_name: BoardName,
    hidden_gazelle_stays: bool,
    board: Vec<Vec<Option<Token>>>,
    /// The animals in each hand, in alphabetical order, so that equal hands compare as equal.
    hands: [Vec<char>; 2],
    guardian: Option<usize>,
    inauguration: Option<usize>,
    active: usize,
    phase: Phase,
}

impl Reference {
    /// §3: a game about to begin, in which the seat `first` is to place the guardian.
    pub(crate) fn new(president: bool, hidden_gazelle_stays: bool, first: usize) -> Reference {
        assert!(first < 2, "there are two seats");
        let board_name = match president {
            true => BoardName::President,
            false => BoardName::Standard,
        };
        let mut hand: Vec<char> = FULL_HAND.chars().collect();
        hand.sort();
        Reference {
            board_name,
            hidden_gazelle_stays,
            board: vec![vec![None; 6]; 5],
            hands: [hand.clone(), hand],
            guardian: None,
            inauguration: None,
            active: first,
            phase: Phase::PlaceGuardian,
        }
    }

    /// The name of the phase, as positions spell it.
    pub(crate) fn phase(&self) -> &'static str {
        match self.phase {
            Phase::PlaceGuardian => "place_guardian",
            Phase::PlaceAnimal => "place_animal",
            Phase::CrocodileSwap { .. } => "crocodile_swap",
            Phase::MoveGuardian => "move_guardian",
            Phase::Over => "over",
        }
    }

    /// The seat that decides next, or nobody when the game is over.
    pub(crate) fn to_move(&self) -> Option<usize> {
        let over = self.phase == Phase::Over;
        (!over).then_some(self.active)
    }

    /// Every action that may be played now, in the notation of §12, sorted as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = match &self.phase {
            Phase::PlaceGuardian => (0..22).map(|position| format!("g{position}")).collect(),
            Phase::PlaceAnimal => self.legal_placements(),
            Phase::CrocodileSwap { crocodile, moved } => {
                let mut actions = vec![".".to_string()];
                for (row, col) in self.swaps(*crocodile, moved) {
                    actions.push(format!(">{row}{col}"));
                }
                actions
            }
            Phase::MoveGuardian => self.legal_steps().iter().map(|d| format!("+{d}")).collect(),
            Phase::Over => Vec::new(),
        };
        actions.sort();
        actions
    }

    /// Plays an action, and panics when it is not legal.
    #[track_caller]
    pub(crate) fn play(&mut self, action: &str) {
        assert!(self.legal().contains(&action.to_string()), "{action} is not one of {:?} in {self:?}", self.legal());
        match self.phase.clone() {
            Phase::PlaceGuardian => self.place_guardian(number(&action[1..])),
            Phase::PlaceAnimal => {
                let animal = action.chars().next().expect("a legal action has a letter");
                self.place_animal(animal, square_named(&action[1..]));
            }
            Phase::CrocodileSwap { .. } if action == "." => self.end_placement(),
            Phase::CrocodileSwap { crocodile, moved } => {
                self.swap(crocodile, square_named(&action[1..]), moved);
            }
            Phase::MoveGuardian => self.move_guardian(number(&action[1..])),
            Phase::Over => panic!("the game is over"),
        }
    }

    /// What lies on a square: ".." for nothing, else owner and letter, with a star when face down.
    pub(crate) fn square(&self, row: usize, col: usize) -> String {
        match self.token((row, col)) {
            None => "..".to_string(),
            Some(token) => {
                let star = if token.face_down { "*" } else { "" };
                format!("{}{}{star}", token.owner, token.animal)
            }
        }
    }

    /// How many animals of a kind a seat holds in hand.
    pub(crate) fn hand(&self, seat: usize, animal: char) -> usize {
        self.hands[seat].iter().filter(|held| **held == animal).count()
    }

    /// Where on the patrol path the guardian stands, once it has been placed.
    pub(crate) fn guardian(&self) -> Option<usize> {
        self.guardian
    }

    /// The seat that holds the inauguration token, if anyone does.
    pub(crate) fn inauguration(&self) -> Option<usize> {
        self.inauguration
    }

    /// §7: the score of each seat if the game ended now; a territory with equal numbers pays nobody.
    pub(crate) fn scores(&self) -> [i32; 2] {
        let mut scores = [0, 0];
        for territory in 'A'..='F' {
            let mut tokens = [0, 0];
            let mut worth = 0;
            for square in all_squares() {
                if self.territory(square) != territory {
                    continue;
                }
                if let Some(token) = self.token(square) {
                    tokens[token.owner] += 1;
                    if !token.face_down {
                        worth += value(token.animal);
                    }
                }
            }
            if tokens[0] > tokens[1] {
                scores[0] += worth;
            }
            if tokens[1] > tokens[0] {
                scores[1] += worth;
            }
        }
        if let Some(seat) = self.inauguration {
            scores[seat] += INAUGURATION;
        }
        scores
    }
}

/// What may be done in each phase.
impl Reference {
    /// §4, S1: every kind of animal in hand on every empty square that the guardian faces.
    fn legal_placements(&self) -> Vec<String> {
        let mut kinds = self.hands[self.active].clone();
        kinds.dedup();
        let mut actions = Vec::new();
        for animal in kinds {
            for (row, col) in line_faced(self.guardian.expect("S0 came first")) {
                if self.is_empty((row, col)) {
                    actions.push(format!("{animal}{row}{col}"));
                }
            }
        }
        actions
    }

    /// §5.4: the squares of the gazelles that the crocodile may swap with.
    fn swaps(&self, crocodile: Square, moved: &[Square]) -> Vec<Square> {
        let mut squares = Vec::new();
        for square in neighbours(crocodile) {
            let across_a_river = self.territory(square) != self.territory(crocodile);
            let Some(token) = self.token(square) else {
                continue;
            };
            let visible_gazelle = token.animal == 'G' && !token.face_down;
            if across_a_river && visible_gazelle && !moved.contains(&square) {
                squares.push(square);
            }
        }
        squares
    }

    /// §5.6: the numbers of steps that the guardian may take.
    fn legal_steps(&self) -> Vec<usize> {
        let start = self.guardian.expect("S0 came first");
        let leads_to_room = |steps: &usize| {
            let line = line_faced((start + steps) % 22);
            line.iter().any(|square| self.is_empty(*square))
        };
        let near: Vec<usize> = (1..=3).filter(leads_to_room).collect();
        if !near.is_empty() {
            return near;
        }
        let far = (4..22).find(leads_to_room);
        far.into_iter().collect()
    }
}

/// What happens, in the order of a turn.
impl Reference {
    /// §4, S0: the guardian is placed, and the opponent begins.
    fn place_guardian(&mut self, position: usize) {
        self.guardian = Some(position);
        self.active = opponent(self.active);
        self.phase = Phase::PlaceAnimal;
    }

    /// §4, S1: an animal goes from the hand of the active player to the board, and has its effect.
    fn place_animal(&mut self, animal: char, square: Square) {
        let hand = &mut self.hands[self.active];
        let index = hand.iter().position(|held| *held == animal).expect("it is in hand");
        hand.remove(index);
        let is_shy = animal == 'G' || animal == 'Z';
        let face_down = is_shy && self.is_beside_a_lion(square);
        self.put(square, Some(Token { owner: self.active, animal, face_down }));
        if animal == 'L' {
            self.frighten_neighbours(square);
        }
        if animal == 'C' {
            self.offer_swap(square, Vec::new());
        } else {
            self.end_placement();
        }
    }

    /// §5.2: zebras beside the new lion hide, gazelles go home.
    fn frighten_neighbours(&mut self, lion: Square) {
        for square in neighbours(lion) {
            let Some(token) = self.token(square).cloned() else {
                continue;
            };
            if token.animal == 'Z' {
                self.put(square, Some(Token { face_down: true, ..token.clone() }));
            }
            // R5: a table may agree that a gazelle already hidden is not frightened again.
            let stays = token.face_down && self.hidden_gazelle_stays;
            if token.animal == 'G' && !stays {
                self.put(square, None);
                self.hands[token.owner].push('G');
                self.hands[token.owner].sort();
            }
        }
    }

    /// §4, S2: asks for a swap if there is one to be had (R19), or else goes on.
    fn offer_swap(&mut self, crocodile: Square, moved: Vec<Square>) {
        if self.swaps(crocodile, &moved).is_empty() {
            self.end_placement();
        } else {
            self.phase = Phase::CrocodileSwap { crocodile, moved };
        }
    }

    /// §5.4: crocodile and gazelle change places.
    fn swap(&mut self, crocodile: Square, gazelle: Square, mut moved: Vec<Square>) {
        let attacker = self.token(crocodile).cloned().expect("the crocodile is here");
        let mut prey = self.token(gazelle).cloned().expect("the gazelle is there");
        // R8: it hides where it lands, if a lion is near.
        prey.face_down = self.is_beside_a_lion(crocodile);
        self.put(gazelle, Some(attacker));
        self.put(crocodile, Some(prey));
        moved.push(crocodile);
        self.offer_swap(gazelle, moved);
    }

    /// §4, S3: the inauguration token is given, and the game ends if the board is full.
    fn end_placement(&mut self) {
        if self.inauguration.is_none() && self.some_territory_is_full() {
            self.inauguration = Some(self.active);
        }
        let board_is_full = all_squares().iter().all(|square| !self.is_empty(*square));
        self.phase = if board_is_full { Phase::Over } else { Phase::MoveGuardian };
    }

    /// §4, S4 and §5.7: the guardian walks, and the next player who holds a token is active.
    fn move_guardian(&mut self, steps: usize) {
        let start = self.guardian.expect("S0 came first");
        self.guardian = Some((start + steps) % 22);
        if !self.hands[opponent(self.active)].is_empty() {
            self.active = opponent(self.active);
        }
        self.phase = Phase::PlaceAnimal;
    }
}

/// Questions about the board.
impl Reference {
    fn token(&self, (row, col): Square) -> Option<&Token> {
        self.board[row][col].as_ref()
    }

    fn put(&mut self, (row, col): Square, token: Option<Token>) {
        self.board[row][col] = token;
    }

    fn is_empty(&self, square: Square) -> bool {
        self.token(square).is_none()
    }

    /// §2: the letter of the territory that a square belongs to.
    fn territory(&self, (row, col): Square) -> char {
        let map = match self.board_name {
            BoardName::Standard => STANDARD,
            BoardName::President => PRESIDENT,
        };
        map[row].chars().nth(col).expect("the square is on the board")
    }

    /// §5.1: whether a lion of either colour is on a neighbouring square.
    fn is_beside_a_lion(&self, square: Square) -> bool {
        let is_lion = |near: Square| self.token(near).is_some_and(|token| token.animal == 'L');
        neighbours(square).into_iter().any(is_lion)
    }

    /// §6: whether there is a territory without an empty square.
    fn some_territory_is_full(&self) -> bool {
        ('A'..='F').any(|territory| {
            let mut squares = all_squares();
            squares.retain(|square| self.territory(*square) == territory);
            squares.iter().all(|square| !self.is_empty(*square))
        })
    }
}

/// §2: the thirty squares, row by row.
fn all_squares() -> Vec<Square> {
    let mut squares = Vec::new();
    for row in 0..5 {
        for col in 0..6 {
            squares.push((row, col));
        }
    }
    squares
}

/// §2: the squares directly above, below, left and right of a square.
fn neighbours((row, col): Square) -> Vec<Square> {
    let mut squares = all_squares();
    squares.retain(|(r, c)| r.abs_diff(row) + c.abs_diff(col) == 1);
    squares
}

/// §2: the squares of the row or column that a position on the patrol path faces.
fn line_faced(position: usize) -> Vec<Square> {
    let row = |row: usize| -> Vec<Square> { (0..6).map(|col| (row, col)).collect() };
    let column = |col: usize| -> Vec<Square> { (0..5).map(|row| (row, col)).collect() };
    let mut path = Vec::new();
    path.extend((0..6).map(column)); // along the top, to the right
    path.extend((0..5).map(row)); // down the right side
    path.extend((0..6).rev().map(column)); // along the bottom, to the left
    path.extend((0..5).rev().map(row)); // up the left side
    path[position].clone()
}

fn opponent(seat: usize) -> usize {
    1 - seat
}

fn number(text: &str) -> usize {
    text.parse().expect("a legal action has a number here")
}

/// §12: the square written as its row and its column.
fn square_named(text: &str) -> Square {
    (number(&text[0..1]), number(&text[1..2]))
}

### Drôles de Zèbres.
### $seat is a name (“You”, “Ada”, “Seat 2”), hence “Ada: …” rather than a verb that would have to agree.
### $animal is gazelle, zebra, crocodile, elephant or lion. $square is “04”: row 0, column 4.

zebres-tagline = Two rangers, six territories, thirty animals, and a lion that frightens nearly all of them.

## Components

zebres-animal = { $animal ->
    [gazelle] gazelle
    [zebra] zebra
    [crocodile] crocodile
    [elephant] elephant
    [lion] lion
   *[other] { $animal }
}
zebres-animals = { $count } { $animal ->
    [gazelle] { $count ->
        [one] gazelle
       *[other] gazelles
    }
    [zebra] { $count ->
        [one] zebra
       *[other] zebras
    }
    [crocodile] { $count ->
        [one] crocodile
       *[other] crocodiles
    }
    [elephant] { $count ->
        [one] elephant
       *[other] elephants
    }
    [lion] { $count ->
        [one] lion
       *[other] lions
    }
   *[other] { $animal }
}
zebres-line = { $line ->
    [column] column { $number }
   *[row] row { $number }
}

## Events

zebres-event-first = { $seat }: the honour of opening the game by placing the guardian.
zebres-event-guardian = { $seat }: guardian to position { $position }, facing { zebres-line }.
zebres-event-placed = { $seat }: { zebres-animal } to { $square }{ $hidden ->
    [yes] , face down because of the lion next to it
   *[no] { "" }
}.
zebres-event-hides = { $seat }: the { zebres-animal } on { $square } takes fright and hides, face down.
zebres-event-flees = { $seat }: the gazelle on { $square } flees, back to the hand it came from.
zebres-event-swapped = { $seat }: the crocodile lunges from { $from } to { $to }, the gazelle leaps the other way{ $hidden ->
    [yes] {" "}and hides, face down, from the lion it finds there
   *[no] { "" }
}.
zebres-event-declined = { $seat }: the crocodile stays where it is.
zebres-event-inaugurated = { $seat }: territory { $territory } is the first to be full, which earns the inauguration token and 5 points.
zebres-event-walked = { $seat }: guardian { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on to position { $position }, facing { zebres-line }.
zebres-event-again = { $seat }: another turn, since the opponent has no animal left.
zebres-event-over = The savanna is full: the game is over.

## Refusals

# $expected is what is to be decided now.
zebres-illegal-wrong-phase = { $expected ->
    [place_guardian] First the guardian has to be placed: type g and a position, such as g12.
    [place_animal] Now an animal has to be placed: type its letter, row and column, such as E04.
    [crocodile_swap] Now the crocodile has to choose: type > and a gazelle’s square, such as >34, or a dot (.) to let it stay.
    [move_guardian] Now the guardian has to walk on: type + and the number of steps, such as +3.
   *[other] That cannot be decided now.
}
zebres-illegal-not-in-hand = You have no { zebres-animal } left in hand.
zebres-illegal-occupied = Square { $square } is already taken.
zebres-illegal-not-on-line = Square { $square } is not in { zebres-line }, which the guardian is facing.
zebres-illegal-not-a-neighbour = Square { $square } is not next to the crocodile.
zebres-illegal-no-river = Square { $square } is in the crocodile’s own territory: there is no river to lunge across.
zebres-illegal-no-gazelle = There is no gazelle on square { $square }.
zebres-illegal-gazelle-hidden = The gazelle on { $square } is face down: the crocodile does not see it.
zebres-illegal-already-swapped = The gazelle on { $square } has already leapt once this turn: the crocodile needs another one.
zebres-illegal-line-full = The guardian must stop facing a free square, and { zebres-line } is full.
zebres-illegal-too-far = { $steps ->
    [one] { $steps } step is
   *[other] { $steps } steps are
} not possible: the guardian walks 1, 2 or 3 steps as long as one of those lines has room.
zebres-illegal-not-first-free = The next three lines are full: the guardian must walk exactly { $needed } steps to the first one with room, not { $steps }.

## What to do now

zebres-phase = { $phase ->
    [choose_first] Chance decides who begins.
    [place_guardian] Place the guardian anywhere on the path around the board: type g and a position from 0 to 21, such as g12.
    [place_animal] Place an animal on a free square of the line the guardian faces: type its letter, row and column, such as E04.
    [crocodile_swap] Swap the crocodile with a gazelle across a river: type > and its square, such as >34, or a dot (.) to let it stay.
    [move_guardian] Walk the guardian clockwise to a line with room: type + and the number of steps, such as +3.
    [over] The savanna is full, and the game is over.
   *[other] { $phase }
}

## Options

zebres-option-board = The board to play on: standard, or president, a promotional board whose territories are cut differently.
zebres-option-first_player = Who opens the game by placing the guardian: random leaves it to chance, naming a seat settles it.
zebres-option-hidden_gazelle = What a face-down gazelle does when another lion arrives next to it: flees sends it back to its owner’s hand, stays leaves it face down.

# The same for the page: the name of an option, its values, and what each of them means.
zebres-option-board-name = Board
zebres-option-board-value = { $value ->
    [standard] Standard
    [president] President
   *[other] { $value }
}
zebres-option-board-note = { $value ->
    [standard] The board of the box.
    [president] A promotional board whose territories are cut differently.
   *[other] { $value }
}
zebres-option-first_player-name = Who begins
zebres-option-first_player-value = { $value ->
    [random] Chance decides
    [0] Seat 1
    [1] Seat 2
   *[other] { $value }
}
zebres-option-first_player-note = { $value ->
    [random] Chance decides who opens the game by placing the guardian.
    [0] Seat 1 opens the game by placing the guardian. Whoever makes the table sits there.
    [1] Seat 2 opens the game by placing the guardian.
   *[other] { $value }
}
zebres-option-hidden_gazelle-name = Face-down gazelle
zebres-option-hidden_gazelle-value = { $value ->
    [flees] flees
    [stays] stays
   *[other] { $value }
}
zebres-option-hidden_gazelle-note = { $value ->
    [flees] When another lion arrives next to it, it goes back to its owner’s hand.
    [stays] When another lion arrives next to it, it stays where it is, face down.
   *[other] { $value }
}

## Help. At most 30 lines of at most 76 columns.

zebres-help =
    Two rangers settle their animals in one savanna of 30 squares: rows 0 to 4,
    columns 0 to 5. Rivers divide it into six territories, A to F. At the end,
    whoever has more tokens in a territory scores all face-up animals in it.

    To begin, the first player places the guardian on the path around the board
    (positions 0 to 21, clockwise from the top left corner) and nothing else.
      g12    guardian to position 12
    Then you take turns, the other player first. On your turn:
    1. Place an animal on a free square of the row or column the guardian faces.
      E04    elephant to row 0, column 4
    2. Walk the guardian 1, 2 or 3 steps clockwise to a line with a free square.
       When all three are full, it walks on to the first line with room.
      +3     guardian three steps on

    G  gazelle    6 each, worth 2. A lion placed next to it sends it back home,
                  into its owner’s hand.
    Z  zebra      5 each, worth 6. A lion placed next to it turns it face down.
    C  crocodile  2 each, worth 0. When placed, it may swap squares with a
                  face-up gazelle across a river, then with another, and so on.
      >34    swap with the gazelle on 34; a dot (.) lets the crocodile stay
    E  elephant   1 each, worth 5. Afraid of nobody.
    L  lion       1 each, worth 1. Never moves. Gazelles and zebras placed next
                  to it later lie face down.

    “Next to” is up, down, left or right; rivers do not stop a lion. Face-down
    tokens are worth nothing, but count when it comes to who has more tokens.
    Whoever is first to fill a territory takes the inauguration token, worth 5.
    When the board is full, the higher total wins.

## The picture

zebres-territory-tokens = Territory { $territory }, { $seat }: { $tokens }
zebres-territory-free = Territory { $territory }, free: { $squares }
zebres-token = { zebres-animal }{ $hidden ->
    [yes] {" "}{ zebres-face-down }
   *[no] { "" }
} on { $square }
zebres-guardian-at = Guardian at { $position }, facing { zebres-line }
zebres-guardian-waits = Guardian: not placed yet
zebres-line-free = Free squares in { zebres-line }: { $squares }
zebres-crocodile-may = The crocodile on { $square } may swap
zebres-crocodile-moved = Gazelles that have leapt: { $squares }
zebres-to-move = To move: { $seat }
zebres-over-early = The game is over; the savanna is not full.
zebres-hand = { $seat }, in hand
zebres-hand-list = { $seat }, in hand: { $animals }
zebres-nothing = nothing
zebres-face-down = face down
zebres-inauguration-free = Inauguration token: still to be won
zebres-inauguration-held = Inauguration token: { $seat }
zebres-key-river = Double lines are rivers, the borders of territories a to f.
zebres-key-token = { $one } and { $two } mark whose token it is; * is face down.
zebres-score-territory = Territory { $territory }: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zebres-score-open = Territory { $territory }: nobody has the majority
zebres-score-inauguration = Inauguration token: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The page

zebres-prompt = { $phase ->
    [choose_first] Chance decides who begins.
    [place_guardian] Place the guardian beside the row or column to begin with.
    [place_animal] Place an animal on a free square of { zebres-line }.
    [crocodile_swap] The crocodile may swap with a gazelle across a river.
    [move_guardian] Walk the guardian on to a line with room.
    [over] The savanna is full.
   *[other] { $phase }
}
zebres-choice-guardian = Guardian to { zebres-line }
zebres-choice-place = { $animal ->
    [gazelle] Gazelle
    [zebra] Zebra
    [crocodile] Crocodile
    [elephant] Elephant
    [lion] Lion
   *[other] { $animal }
} to { $square }
zebres-choice-swap = Crocodile swaps with the gazelle on { $square }
zebres-choice-stay = Let the crocodile stay
zebres-choice-walk = Guardian { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on, to { zebres-line }
zebres-would-lead = Territory { $territory } would go to { $seat }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
zebres-would-open = Territory { $territory } would be nobody’s, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} at stake.
zebres-pts = { $points ->
    [one] point
   *[other] points
}
zebres-worth = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
zebres-pile = { $seat }: { zebres-animals } in hand, worth { $points } each
zebres-about = { $animal ->
    [gazelle] Gazelle
    [zebra] Zebra
    [crocodile] Crocodile
    [elephant] Elephant
    [lion] Lion
   *[other] { $animal }
} of { $seat }, { $hidden ->
    [yes] face down and worth nothing
   *[no] worth { $points }
}
zebres-at-free = Square { $square }, territory { $territory }, free
zebres-at-place = Place the { zebres-animal } on square { $square }, territory { $territory }
zebres-at-gazelle = Swap with the gazelle on square { $square }, territory { $territory }: { $seat }
zebres-cell = { $territory }: { zebres-animal }, { $seat }{ $hidden ->
    [yes] , { zebres-face-down }
   *[no] { "" }
}
zebres-cell-free = { $territory }: free
zebres-medal = Inauguration token: 5 points for whoever is first to fill a territory
zebres-reasons-territory = Territory
zebres-reasons-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
zebres-reasons-medal = Inauguration
zebres-reasons-total = Total

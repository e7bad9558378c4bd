### Drôles de Zèbres.
### $seat is a name (“You”, “Ada”, “Seat 2”), hence “Ada: …” rather than a verb that would have to agree.
### $animal is gazelle, zebra, crocodile, elephant or lion. $square is “04”: row 0, column 4.

zebres-tagline = Two rangers, six territories, thirty squares, and lions that frighten almost everyone.

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

zebres-event-first = { $seat_you ->
    [yes] You go first and place the guardian.
   *[other] { $seat } goes first and places the guardian.
}
zebres-event-guardian = { $seat_you ->
    [yes] You place the guardian at position { $position }, facing { zebres-line }.
   *[other] { $seat } places the guardian at position { $position }, facing { zebres-line }.
}
zebres-event-placed = { $seat_you ->
    [yes] You place
   *[other] { $seat } places
} { $animal ->
    [elephant] an { zebres-animal }
   *[other] a { zebres-animal }
} on { $square }{ $hidden ->
    [yes] , face down because of the lion next to it
   *[no] { "" }
}.
zebres-event-hides = { $seat_you ->
    [yes] Your { zebres-animal } on { $square } takes fright and turns face down.
   *[other] { $seat }’s { zebres-animal } on { $square } takes fright and turns face down.
}
zebres-event-flees = { $seat_you ->
    [yes] Your gazelle on { $square } flees back to your hand.
   *[other] { $seat }’s gazelle on { $square } flees back to its owner’s hand.
}
zebres-event-swapped = { $seat_you ->
    [yes] Your
   *[other] { $seat }’s
} crocodile on { $from } swaps with the gazelle on { $to }{ $hidden ->
    [yes] , which turns face down because of the lion next to it
   *[no] { "" }
}.
zebres-event-declined = { $seat_you ->
    [yes] Your crocodile stays put.
   *[other] { $seat }’s crocodile stays put.
}
zebres-event-inaugurated = { $seat_you ->
    [yes] You fill
   *[other] { $seat } fills
} territory { $territory } first and { $seat_you ->
    [yes] take
   *[other] takes
} the inauguration token: 5 points.
zebres-event-walked = { $seat_you ->
    [yes] You move
   *[other] { $seat } moves
} the guardian { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to position { $position }, facing { zebres-line }.
zebres-event-again = { $seat_you ->
    [yes] You play again, because your opponent has no animals left.
   *[other] { $seat } plays again, because the opponent has no animals left.
}
zebres-event-over = The savanna is full. Game over.

## Refusals

# $expected is what is to be decided now.
zebres-illegal-wrong-phase = { $expected ->
    [place_guardian] Place the guardian first: type g and a position, such as g12.
    [place_animal] Place an animal now: type its letter, row and column, such as E04.
    [crocodile_swap] Choose what the crocodile does: type > and a gazelle’s square, such as >34, or a dot (.) to stay.
    [move_guardian] Move the guardian now: type + and the number of steps, such as +3.
   *[other] You can’t do that now.
}
zebres-illegal-not-in-hand = You have no { zebres-animal } left in your hand.
zebres-illegal-occupied = Square { $square } is already occupied.
zebres-illegal-not-on-line = Square { $square } is not in { zebres-line }, the line the guardian faces.
zebres-illegal-not-a-neighbour = Square { $square } is not next to the crocodile.
zebres-illegal-no-river = Square { $square } is in the crocodile’s own territory. It can only swap across a river.
zebres-illegal-no-gazelle = There is no gazelle on square { $square }.
zebres-illegal-gazelle-hidden = The gazelle on { $square } is face down. The crocodile can’t swap with it.
zebres-illegal-already-swapped = The gazelle on { $square } has already been swapped this turn. Choose another one.
zebres-illegal-line-full = { $line ->
    [column] Column { $number }
   *[row] Row { $number }
} is full. The guardian must stop at a line with a free square.
zebres-illegal-too-far = The guardian can’t move { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. It moves 1, 2 or 3 steps while one of those lines has a free square.
zebres-illegal-not-first-free = The next three lines are full, so the guardian must move exactly { $needed } steps, to the first line with a free square (not { $steps }).

## What to do now

zebres-phase = { $phase ->
    [choose_first] Drawing the first player at random.
    [place_guardian] Place the guardian anywhere on the path around the board: type g and a position from 0 to 21, such as g12.
    [place_animal] Place an animal on a free square of the line the guardian faces: type its letter, row and column, such as E04.
    [crocodile_swap] Swap the crocodile with a gazelle across a river: type > and its square, such as >34, or a dot (.) to stay.
    [move_guardian] Move the guardian clockwise to a line with a free square: type + and the number of steps, such as +3.
    [over] The savanna is full. Game over.
   *[other] { $phase }
}

## Options

zebres-option-board = Board: standard, or president, a promotional board with different territories.
zebres-option-first_player = First player, who places the guardian: random, or a seat number.
zebres-option-hidden_gazelle = A face-down gazelle when a second lion is placed next to it: flees returns it to its owner’s hand, stays leaves it face down.

# The same for the page: the name of an option, its values, and what each of them means.
zebres-option-board-name = Board
zebres-option-board-value = { $value ->
    [standard] Standard
    [president] President
   *[other] { $value }
}
zebres-option-board-note = { $value ->
    [standard] The board from the box.
    [president] A promotional board with different territories.
   *[other] { $value }
}
zebres-option-first_player-name = First player
zebres-option-first_player-value = { $value ->
    [random] Random
    [0] Seat 1
    [1] Seat 2
   *[other] { $value }
}
zebres-option-first_player-note = { $value ->
    [random] The first player, who places the guardian, is drawn at random.
    [0] Seat 1, the host’s seat, goes first and places the guardian.
    [1] Seat 2 goes first and places the guardian.
   *[other] { $value }
}
zebres-option-hidden_gazelle-name = Face-down gazelle
zebres-option-hidden_gazelle-value = { $value ->
    [flees] Flees
    [stays] Stays
   *[other] { $value }
}
zebres-option-hidden_gazelle-note = { $value ->
    [flees] When a second lion is placed next to it, it returns to its owner’s hand.
    [stays] When a second lion is placed next to it, it stays on its square, face down.
   *[other] { $value }
}

## Help. At most 30 lines of at most 76 columns.

zebres-help =
    Two players fill one savanna of 30 squares: rows 0 to 4, columns 0 to 5.
    Rivers divide it into six territories, A to F. At the end, the player with
    more tokens in a territory scores all face-up animals in it.

    To start, the first player only places the guardian on the path around the
    board (positions 0 to 21, clockwise from the top left corner).
      g12    guardian to position 12
    Then you take turns, the other player first. On your turn:
    1. Place an animal on a free square of the row or column the guardian faces.
      E04    elephant to row 0, column 4
    2. Move the guardian 1, 2 or 3 steps clockwise to a line with a free square.
       If all three are full, it goes to the first line with a free square.
      +3     guardian three steps on

    G  gazelle    6 each, 2 points. A lion placed next to it sends it back to
                  its owner’s hand.
    Z  zebra      5 each, 6 points. A lion placed next to it turns it face down.
    C  crocodile  2 each, 0 points. When placed, it may swap squares with a
                  face-up gazelle across a river, then with another, and so on.
      >34    swap with the gazelle on 34; a dot (.) means stay
    E  elephant   1 each, 5 points. Nothing frightens it.
    L  lion       1 each, 1 point. Never moves. Gazelles and zebras placed next
                  to it later go face down.

    “Next to” is up, down, left or right; rivers don’t stop a lion. Face-down
    tokens score nothing, but they count towards the majority.
    The first player to fill a territory takes the inauguration token: 5 points.
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
zebres-crocodile-may = The crocodile on { $square } can swap
zebres-crocodile-moved = Gazelles already swapped: { $squares }
zebres-to-move = Turn: { $seat }
zebres-over-early = Game over; the savanna is not full.
zebres-hand = { $seat }, in hand
zebres-hand-list = { $seat }, in hand: { $animals }
zebres-nothing = nothing
zebres-face-down = face down
zebres-inauguration-free = Inauguration token: not taken
zebres-inauguration-held = Inauguration token: { $seat }
zebres-key-river = Double lines are rivers between territories a to f.
zebres-key-token = { $one } and { $two } show the owner; * is face down.
zebres-score-territory = Territory { $territory }: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zebres-score-open = Territory { $territory }: no majority
zebres-score-inauguration = Inauguration token: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The page

zebres-prompt = { $phase ->
    [choose_first] Drawing the first player at random…
    [place_guardian] Place the guardian next to any row or column.
    [place_animal] Place an animal on a free square of { zebres-line }.
    [crocodile_swap] Swap your crocodile with a gazelle across a river, or let it stay.
    [move_guardian] Move the guardian to a line with a free square.
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
zebres-choice-stay = Crocodile stays
zebres-choice-walk = Guardian { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to { zebres-line }
zebres-would-lead = { $seat_you ->
    [yes] You would win
   *[other] { $seat } would win
} territory { $territory }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
zebres-would-open = Nobody would have the majority in territory { $territory } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
zebres-pts = { $points ->
    [one] point
   *[other] points
}
zebres-worth = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
zebres-pile = { $seat }: { zebres-animals } in hand, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
zebres-about = { $seat_you ->
    [yes] Your
   *[other] { $seat }’s
} { zebres-animal }, { $hidden ->
    [yes] face down, worth nothing
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
zebres-at-free = Square { $square }, territory { $territory }, free
zebres-at-place = Place the { zebres-animal } on square { $square }, territory { $territory }
zebres-at-gazelle = Swap with the gazelle on square { $square }, territory { $territory } (owner: { $seat })
zebres-cell = { $territory }: { zebres-animal }, { $seat }{ $hidden ->
    [yes] , { zebres-face-down }
   *[no] { "" }
}
zebres-cell-free = { $territory }: free
zebres-medal = Inauguration token: 5 points for the first player to fill a territory
zebres-reasons-territory = Territory
zebres-reasons-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
zebres-reasons-medal = Inauguration
zebres-reasons-total = Total
zebres-keys-animals = Pick an animal to place

### Zoff im Zoo.
### $seat is a name (“You”, “Ada”, “Seat 2”), hence “Ada: …” rather than a verb that would have to agree.
### $animal and $card are whale, elephant and so on. $cards is a text as one types it, “2E+q”.

zoff-tagline = A zoo in uproar: get rid of your cards first, with whatever partner the standings give you.

## Components

zoff-card = { $card ->
    [whale] whale
    [elephant] elephant
    [crocodile] crocodile
    [polar_bear] polar bear
    [lion] lion
    [seal] seal
    [fox] fox
    [perch] perch
    [hedgehog] hedgehog
    [sardine] sardine
    [mouse] mouse
    [mosquito] mosquito
    [joker] joker
   *[other] { $card }
}
zoff-animals = { $size } { $animal ->
    [whale] { $size ->
        [one] whale
       *[other] whales
    }
    [elephant] { $size ->
        [one] elephant
       *[other] elephants
    }
    [crocodile] { $size ->
        [one] crocodile
       *[other] crocodiles
    }
    [polar_bear] { $size ->
        [one] polar bear
       *[other] polar bears
    }
    [lion] { $size ->
        [one] lion
       *[other] lions
    }
    [seal] { $size ->
        [one] seal
       *[other] seals
    }
    [fox] { $size ->
        [one] fox
       *[other] foxes
    }
    [perch] { $size ->
        [one] perch
       *[other] perches
    }
    [hedgehog] { $size ->
        [one] hedgehog
       *[other] hedgehogs
    }
    [sardine] { $size ->
        [one] sardine
       *[other] sardines
    }
    [mouse] { $size ->
        [one] mouse
       *[other] mice
    }
    [mosquito] { $size ->
        [one] mosquito
       *[other] mosquitoes
    }
   *[other] { $animal }
}

## Events

zoff-event-dealer = { $seat_you ->
    [yes] You deal first (drawn at random).
   *[other] { $seat } deals first (drawn at random).
}
zoff-event-paired = { $seat_you ->
    [yes] You and { $partner_seat } are partners this round. { $partner_seat } is the junior.
   *[other] { $partner_seat_you ->
        [yes] You and { $seat } are partners this round. You are the junior.
       *[other] { $seat } and { $partner_seat } are partners this round. { $partner_seat } is the junior.
    }
}
zoff-event-alone = { $seat_you ->
    [yes] You play alone this round.
   *[other] { $seat } plays alone this round.
}
zoff-event-dealt = Round { $round }. { $seat_you ->
    [yes] You deal
   *[other] { $seat } deals
}, { $leader_seat_you ->
    [yes] you lead.
   *[other] { $leader_seat } leads.
}
zoff-event-hand = { $seat_you ->
    [yes] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
zoff-event-gave = { $seat_you ->
    [yes] You give { $partner_seat } { $cards }.
   *[other] { $partner_seat_you ->
        [yes] { $seat } gives you { $cards }.
       *[other] { $seat } gives { $partner_seat } { $cards }.
    }
}
zoff-event-gave-two = { $seat_you ->
    [yes] You give { $partner_seat } two cards.
   *[other] { $partner_seat_you ->
        [yes] { $seat } gives you two cards.
       *[other] { $seat } gives { $partner_seat } two cards.
    }
}
zoff-event-discarded = { $seat_you ->
    [yes] You discard
   *[other] { $seat } discards
} { $count ->
    [0] nothing
   *[other] { $cards }
}.
zoff-event-discarded-some = { $seat_you ->
    [yes] You discard
   *[other] { $seat } discards
} { $count ->
    [0] nothing
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}.
zoff-event-led = { $seat_you ->
    [yes] You lead
   *[other] { $seat } leads
} { zoff-animals } ({ $cards }).
zoff-event-beat = { $seat_you ->
    [yes] You play
   *[other] { $seat } plays
} { zoff-animals } ({ $cards }).
zoff-event-led-plain = { $seat_you ->
    [yes] You lead
   *[other] { $seat } leads
} { zoff-animals }.
zoff-event-beat-plain = { $seat_you ->
    [yes] You play
   *[other] { $seat } plays
} { zoff-animals }.
zoff-event-passed = { $seat_you ->
    [yes] You pass.
   *[other] { $seat } passes.
}
zoff-event-joker-only = { $seat_you ->
    [yes] You have only the joker left, so the lead passes.
   *[other] { $seat } has only the joker left, so the lead passes.
}
zoff-event-showed = { $seat_you ->
    [yes] You show { $partner_seat } { $cards } and ask for help.
   *[other] { $partner_seat_you ->
        [yes] { $seat } shows you { $cards } and asks for help.
       *[other] { $seat } shows { $partner_seat } { $cards } and asks for help.
    }
}
zoff-event-completed = { $seat_you ->
    [yes] You add { $cards } for { $partner_seat }.
   *[other] { $partner_seat_you ->
        [yes] { $seat } adds { $cards } for you.
       *[other] { $seat } adds { $cards } for { $partner_seat }.
    }
}
zoff-event-declined = { $seat_you ->
    [yes] You don’t help { $partner_seat }.
   *[other] { $partner_seat_you ->
        [yes] { $seat } doesn’t help you.
       *[other] { $seat } doesn’t help { $partner_seat }.
    }
}
zoff-event-out = { $seat_you ->
    [yes] You go out
   *[other] { $seat } goes out
} { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] last
}.
zoff-event-took = { $seat_you ->
    [yes] You take
   *[other] { $seat } takes
} the trick: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $lions ->
    [0] { "" }
    [one] , { $lions } lion
   *[other] , { $lions } lions
}{ $hedgehogs ->
    [0] { "" }
    [one] , { $hedgehogs } hedgehog
   *[other] , { $hedgehogs } hedgehogs
}.
zoff-event-last = Round { $round } is over. { $seat_you ->
    [yes] You are last, with cards left
   *[other] { $seat } is last, with cards left
} (place { $place }).
zoff-event-scored = { $seat }: { $place } for going out{ $partner ->
    [0] { "" }
   *[other] , { $partner } from the partner
}{ $lone ->
    [0] { "" }
   *[other] , { $lone } for playing alone
}{ $lions ->
    [0] { "" }
   *[other] , { $lions } for lions
}{ $hedgehog ->
    [0] { "" }
   *[other] , { $hedgehog } for no hedgehog
}: { $points }, total { $total }.
zoff-event-over = Game over. { $seat_you ->
    [yes] You win
   *[other] { $seat } wins
} with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Refusals

# $expected is what is to be decided now.
zoff-illegal-wrong-phase = { $expected ->
    [give] It’s time to exchange cards: type > and two cards for your partner, such as >W+E. If you play alone, type x and up to two cards.
    [give_back] Give two cards back to your partner: type > and two cards, such as >W+E.
    [lead] You lead: type the cards to play, such as 2E+q.
    [answer] Beat the cards on the table: type cards, such as 2E+q, or pass.
    [reply] Your partner asks for help: type + and the cards you add, such as +H, or no.
   *[other] You can’t do that now.
}
zoff-illegal-not-in-hand = You don’t have { $cards } in your hand.
zoff-illegal-joker-alone = You can’t play the joker alone.
zoff-illegal-too-many-mosquitoes = Only one mosquito can join elephants.
zoff-illegal-mixed = Those are different animals. Only the joker, and one mosquito with elephants, can join another animal.
zoff-illegal-does-not-beat = That does not beat { zoff-animals }. Play the same number of an animal that beats it, or exactly one more of the same animal.
zoff-illegal-must-lead = You lead, so you must play.
zoff-illegal-nothing-to-beat = You lead, so you can’t show cards.
zoff-illegal-only-juniors-show = Only the junior of a pair can show cards.
zoff-illegal-partner-is-out = Your partner has no cards left to add.
zoff-illegal-cannot-be-completed = No cards could turn these into a combination that beats the table.
zoff-illegal-give-two = Give exactly two cards.
zoff-illegal-nobody-to-give-to = You play alone this round, so you have no partner to give cards to. You can discard: type x and up to two cards.
zoff-illegal-only-lone-discards = Only a player without a partner discards.
zoff-illegal-discard-up-to-two = You can discard two cards at most.
zoff-illegal-no-such-deal = This is not a possible deal.

## What to do now

zoff-phase = { $phase ->
    [choose_dealer] Drawing the first dealer at random.
    [deal] Dealing the cards.
    [give] Choose two cards for your partner: type > and the cards, such as >W+E. If you play alone, discard up to two: x and the cards, or just x.
    [give_back] Choose two cards to give back to your partner: type > and the cards, such as >W+E.
    [lead] You lead: type one or more cards of one animal, such as 2E+q.
    [answer] Beat the cards on the table, for example with 2E+q, or type pass. The junior of a pair can show cards instead: ? and the cards, such as ?H.
    [reply] Help your partner: type + and the cards you add, such as +H, or no.
    [over] Game over.
   *[other] { $phase }
}

## Options

zoff-option-target = Points that end the game (19 in the rules).
zoff-option-players_at_target = Number of players who must reach the target: 1, or 2 as a variant.
zoff-option-individual_only = Play every round individually: true removes partners, lions and hedgehogs.
zoff-option-first_dealer = Dealer of the first round: random, or a seat number.

# The same for the page: the name of an option, its values, and what each of them means.
zoff-option-target-name = Target
zoff-option-target-value = { $value }
zoff-option-target-note = { $value ->
    [19] The game ends when a player has 19 points, as in the rules.
   *[other] The game ends when a player has { $value } points.
}
zoff-option-players_at_target-name = Players at the target
zoff-option-players_at_target-value = { $value ->
    [1] One
    [2] Two
   *[other] { $value }
}
zoff-option-players_at_target-note = { $value ->
    [1] The game ends as soon as one player has reached the target.
    [2] The game goes on until two players have reached the target.
   *[other] { $value }
}
zoff-option-individual_only-name = Partners
zoff-option-individual_only-value = { $value ->
    [no] From round 2 on
    [yes] Never
   *[other] { $value }
}
zoff-option-individual_only-note = { $value ->
    [no] With four or more players, the standings decide the pairs from the second round on.
    [yes] Everyone plays alone in every round, and captured cards don’t count.
   *[other] { $value }
}
zoff-option-first_dealer-name = First dealer
zoff-option-first_dealer-value = { $value ->
    [random] Random
    [0] Seat 1
    [1] Seat 2
    [2] Seat 3
    [3] Seat 4
    [4] Seat 5
    [5] Seat 6
    [6] Seat 7
   *[other] { $value }
}
zoff-option-first_dealer-note = { $value ->
    [random] The first dealer is drawn at random.
   *[other] This seat deals the first round, and the next seat leads.
}

## Help. At most 30 lines of at most 76 columns.

zoff-help =
    Get rid of your cards. One player leads one or more cards of one animal.
    In turn, the others beat them or pass. Two things beat the cards on the
    table: as many cards of an animal that beats it, or one more of the same.
      2E     lead two elephants, or beat two crocodiles with them
      pass   play nothing; you can still play later in the same trick
    When all others have passed, the last to play takes the trick and leads.

    animal       beaten by             animal       beaten by
    W whale      nothing               F fox        E C B L
    E elephant   M                     P perch      W C B S
    C crocodile  E                     H hedgehog   F
    B polar bear W E                   A sardine    W C S P
    L lion       E                     M mouse      C B L S F H
    S seal       W B                   q mosquito   H A M
    The joker j joins any animal and is never played alone. One mosquito can
    join elephants as one more of them: 2E+q counts as three elephants.

    The first to go out scores as many points as there are players, the next
    one less, and so on; the last scores 0. From round 2 on (four or more
    players) the standings make pairs, who add their points; a player alone
    gets 4 extra. Two or more captured lions score 1 each; no hedgehog: −1.
    Pairs start with an exchange; a player alone can discard two cards.
      >W+E   give a whale and an elephant to your partner
      xH     discard a hedgehog; just x discards nothing
    The junior, the lower-placed of a pair, can ask the senior for cards.
      ?H     show a hedgehog        +H  add one        no  add nothing
    The game ends when a player has 19 points. Most points win; a tie goes to
    the player who was placed lower before.

## The picture

zoff-column-points = points
zoff-column-hand = hand
zoff-column-pile = captured
zoff-out = out { $place }
zoff-alone = alone
zoff-senior = senior, with { $partner }
zoff-junior = junior, with { $partner }
zoff-about-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zoff-about-role = { $seat }: { $role }
zoff-about-out = { $seat }: out ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
})
zoff-about-hand = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
zoff-about-pile = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} captured, including { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
} and { $hedgehogs ->
    [one] { $hedgehogs } hedgehog
   *[other] { $hedgehogs } hedgehogs
}
zoff-round = Round { $round }. { $needed ->
    [1] The game ends at { $target } points.
   *[other] The game ends when { $needed } players have { $target } points.
}
zoff-dealer = Dealer: { $seat }.
zoff-table = On the table: { zoff-animals } ({ $cards }) by { $seat }; { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the trick
zoff-table-empty = On the table: nothing
zoff-asked = { $seat }: shows { $cards } and asks for help
zoff-discards = { $seat }, discarded: { $cards }
zoff-discarded = { $seat }, discarded: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down
zoff-certain = { $seat }, known to hold: { $cards }
zoff-hand = { $seat }, in hand: { $cards }
zoff-to-move = Turn: { $seats }
zoff-over-early = The game ended without a winner.
zoff-score = Round { $round }, { $seat }: { $place } for going out{ $paired ->
    [yes] , { $partner } from the partner
   *[no] { "" }
}{ $lone ->
    [0] { "" }
   *[other] , { $lone } for playing alone
}{ $lions ->
    [0] { "" }
   *[other] , { $lions } for lions
}{ $hedgehog ->
    [0] { "" }
   *[other] , { $hedgehog } for no hedgehog
}: { $points }, total { $total }
zoff-score-earlier = Earlier rounds, { $seat }: { $points }

## The page

zoff-prompt = { $phase ->
    [give] { $role ->
        [alone] Discard up to two cards, face down. They count as captured.
       *[other] Choose two cards for your partner. You get two back.
    }
    [give_back] You have your partner’s two cards. Choose any two to give back.
    [lead] { $joker ->
        [yes] You can’t lead the joker alone, so the lead passes.
       *[other] You lead: play one card, or several of one animal.
    }
    [answer] { $role ->
        [junior] Beat { zoff-animals }, show cards to your partner, or pass.
       *[other] Beat { zoff-animals }, or pass.
    }
    [reply] Add cards so that together they beat { zoff-animals }, or decline.
   *[other] Game over.
}
# $cards in words: “2 elephants + mosquito”. $stands: whether some of them stand for the animal.
zoff-choice = { $kind ->
    [play] Play { $cards }
    [pass] Pass
    [show] Show { $cards } and ask your partner for help
    [complete] Add { $cards }
    [decline] Don’t help
    [give] Give { $cards } to your partner
    [discard] Discard { $cards }
    [keep] Discard nothing
   *[other] { $kind }
}{ $stands ->
    [yes] , as { zoff-animals }
   *[no] { "" }
}
zoff-do = { $kind ->
    [play] Play { $cards }
    [pass] Pass
    [show] Ask { $partner }: show { $cards }
    [complete] Add { $cards }
    [decline] Don’t help
    [give] Give { $cards } to { $partner }
    [discard] Discard { $cards }
    [keep] Discard nothing
   *[other] { $kind }
}
zoff-more = { $cards } and…?
zoff-may-show = Or pick cards to show { $partner }.
zoff-put-back = Clear selection
zoff-in-hand = { $card ->
    [joker] joker
   *[other] { zoff-card }
}, { $count } in hand, { $picked } selected
zoff-no-use = You can’t play { $card ->
    [elephant] an elephant
    [joker] the joker
   *[other] a { zoff-card }
} now.
zoff-exchange = { $role ->
    [alone] You play alone
    [partner] { $phase ->
        [give] Two cards for { $partner }
       *[other] Two cards back to { $partner }
    }
   *[other] The partners exchange cards
}
zoff-exchange-note = { $role ->
    [alone] You can discard up to two cards, face down. Only you know them.
   *[other] { $phase ->
        [give] Nobody else sees them. { $partner } then gives you two.
       *[other] Nobody else sees them. You can return the ones you just got.
    }
}
zoff-to-beat = { $seat }: { zoff-animals }
zoff-shows = { $seat } shows
zoff-beaten-by = Beaten by
zoff-beats = Beats
zoff-or = or
zoff-before = Before:
zoff-in-trick = In the trick:
zoff-leads = { $mine ->
    [yes] Your lead
   *[no] { $seat } leads
}
zoff-still = { $phase ->
    [over] Game over
   *[other] Dealing the cards…
}
zoff-status = { $status ->
    [out] out { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
    [asks] asking
    [asked] being asked
    [leads] leads
    [chooses] choosing
    [turn] to play
    [passed] passed
   *[other] { $status }
}
zoff-pts = { $points } { $points ->
    [one] pt
   *[other] pts
}
zoff-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
zoff-captured = captured: { zoff-cards }, { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
}, { $hedgehogs ->
    [one] { $hedgehogs } hedgehog
   *[other] { $hedgehogs } hedgehogs
}
zoff-sure = known to hold { $cards }
zoff-is-dealer = dealer
# One letter for whoever deals.
zoff-dealer-sign = D
zoff-with = with { $partner }
zoff-nobody = nobody
zoff-column-role = role
zoff-column-status = in the trick
zoff-food = Who beats whom
zoff-food-of = { zoff-card }
zoff-food-beaten = beaten by { $animals }
zoff-food-beats = beats { $animals }
zoff-food-look = Point at an animal to see what beats it.
zoff-food-rule = Play the same number of an animal that beats it, or exactly one more of the same animal. The joker joins any animal, and one mosquito can join elephants.
zoff-gone = Captured this round:
zoff-look = { zoff-card }: beaten by { $beaten }; beats { $beats }.
zoff-look-joker = Joker: counts as one more of the animal it is played with, never alone.
zoff-sort = { $order ->
    [number] Sorted by number. Sort by strength
   *[other] Sorted by strength. Sort by number
}
zoff-sorted = { $order ->
    [number] by number
   *[other] by strength
}
zoff-scores = Score sheet
zoff-no-scores = No round has been scored yet.
zoff-sheet-round = Round { $round }
zoff-part = { $part ->
    [place_points] Going out early
    [partner_points] Partner
    [lone_points] Playing alone
    [lion_points] Lions
    [hedgehog_points] Hedgehogs
   *[earlier] Earlier rounds
}
zoff-sheet = { $column ->
    [out] out
    [place] place
    [partner] partner
    [lions] lions
    [hedgehog] hedge­hog
    [points] points
    [total] total
   *[other] { $column }
}
zoff-next-single = Round { $round }: everyone plays alone again.
zoff-next-pairs = Round { $round }: { $pairs }.
zoff-next-alone = In round { $round } you play alone.
zoff-next-with = In round { $round } you play with { $partner }. { $role ->
    [senior] You are placed higher: your partner can ask you for help.
   *[junior] You are placed lower: you can ask your partner for help.
}
zoff-go-on = Continue
zoff-keys-cards = Pick a card from your hand
zoff-keys-food = Show who beats whom

### Zoff im Zoo.
### $seat is a name (“You”, “Ada”, “Seat 2”), hence “Ada: …” rather than a verb that would have to agree.
### $animal and $card are whale, elephant and so on. $cards is a text as one types it, “2E+q”.

zoff-tagline = A zoo in uproar: get rid of your animals, and put up with the partner the standings give you.

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

zoff-event-dealer = { $seat }: first dealer, as chance decided.
zoff-event-paired = { $seat } and { $partner_seat }: partners this round; junior: { $partner_seat }.
zoff-event-alone = { $seat }: alone this round.
zoff-event-dealt = Round { $round }. Dealer: { $seat }. First to lead: { $leader_seat }.
zoff-event-hand = { $seat }: dealt { $cards }.
zoff-event-gave = { $seat } → { $partner_seat }: gives { $cards }.
zoff-event-gave-two = { $seat } → { $partner_seat }: gives two cards.
zoff-event-discarded = { $seat }: { $count ->
    [0] discards nothing
   *[other] discards { $cards }
}.
zoff-event-discarded-some = { $seat }: { $count ->
    [0] discards nothing
    [one] discards { $count } card, face down
   *[other] discards { $count } cards, face down
}.
zoff-event-led = { $seat }: leads { zoff-animals } ({ $cards }).
zoff-event-beat = { $seat }: { zoff-animals } ({ $cards }).
zoff-event-led-plain = { $seat }: leads { zoff-animals }.
zoff-event-beat-plain = { $seat }: { zoff-animals }.
zoff-event-passed = { $seat }: passes.
zoff-event-joker-only = { $seat }: only the joker is left, so the lead goes on.
zoff-event-showed = { $seat } → { $partner_seat }: shows { $cards } and asks for help.
zoff-event-completed = { $seat } → { $partner_seat }: adds { $cards }.
zoff-event-declined = { $seat } → { $partner_seat }: adds nothing.
zoff-event-out = { $seat }: out in place { $place }.
zoff-event-took = { $seat }: takes the trick of { $count ->
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
zoff-event-last = Round { $round } is over. Left with cards: { $seat }, place { $place }.
zoff-event-scored = { $seat }: { $place } for the place{ $partner ->
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
   *[other] , { $hedgehog } without a hedgehog
}: { $points }, together { $total }.
zoff-event-over = The match is over. Winner: { $seat }, with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Refusals

# $expected is what is to be decided now.
zoff-illegal-wrong-phase = { $expected ->
    [give] Now cards are exchanged: type > and two cards for your partner, such as >W+E, or, playing alone, x and up to two cards.
    [give_back] Now two cards go back to the partner: type > and two cards, such as >W+E.
    [lead] Now a trick has to be opened: type the cards, such as 2E+q.
    [answer] Now the table has to be beaten: type the cards, such as 2E+q, or pass.
    [reply] Your partner asks for help: type + and the cards you add, such as +H, or no.
   *[other] That cannot be decided now.
}
zoff-illegal-not-in-hand = You do not have { $cards } in hand.
zoff-illegal-joker-alone = The joker cannot be played alone.
zoff-illegal-too-many-mosquitoes = Only one mosquito goes with elephants.
zoff-illegal-mixed = Those are different animals. Only the joker, and one mosquito with elephants, may join another animal.
zoff-illegal-does-not-beat = That does not beat { zoff-animals }: it takes as many of a stronger animal, or exactly one more of the same.
zoff-illegal-must-lead = Whoever leads must play.
zoff-illegal-nothing-to-beat = There is nothing to beat, so there is nothing to show.
zoff-illegal-only-juniors-show = Only the worse placed of two partners may show cards.
zoff-illegal-partner-is-out = Your partner has no cards left to add.
zoff-illegal-cannot-be-completed = No cards could turn these into something that beats the table.
zoff-illegal-give-two = Exactly two cards are given.
zoff-illegal-nobody-to-give-to = You play alone this round and have nobody to give cards to. You may discard: type x and up to two cards.
zoff-illegal-only-lone-discards = Only whoever plays alone discards.
zoff-illegal-discard-up-to-two = Two cards at most are discarded.
zoff-illegal-no-such-deal = The cards cannot be dealt like this.

## What to do now

zoff-phase = { $phase ->
    [choose_dealer] Chance decides who deals first.
    [deal] The cards are dealt.
    [give] Choose two cards for your partner: type > and the cards, such as >W+E. Playing alone, discard up to two: x and the cards, or just x.
    [give_back] Choose two cards to give back to your partner: type > and the cards, such as >W+E.
    [lead] Open the trick: type one or more cards of one animal, such as 2E+q.
    [answer] Beat the table, such as with 2E+q, or type pass. The junior of a pair may show cards instead: ? and the cards, such as ?H.
    [reply] Help your partner: type + and the cards you add, such as +H, or no.
    [over] The match is over.
   *[other] { $phase }
}

## Options

zoff-option-target = The points that end the match, 19 in the rules.
zoff-option-players_at_target = How many players must have reached the target: 1, or 2 as some play it.
zoff-option-individual_only = Whether every round is played for oneself: true leaves out partners, lions and hedgehogs.
zoff-option-first_dealer = Who deals the first round: random leaves it to chance, naming a seat settles it.

# The same for the page: the name of an option, its values, and what each of them means.
zoff-option-target-name = Target
zoff-option-target-value = { $value }
zoff-option-target-note = { $value ->
    [19] The match ends when somebody has 19 points, as in the rules.
   *[other] The match ends when somebody has { $value } points.
}
zoff-option-players_at_target-name = Players at the target
zoff-option-players_at_target-value = { $value ->
    [1] One
    [2] Two
   *[other] { $value }
}
zoff-option-players_at_target-note = { $value ->
    [1] The match ends as soon as one player has reached the target.
    [2] The match goes on until two players have reached the target.
   *[other] { $value }
}
zoff-option-individual_only-name = Partners
zoff-option-individual_only-value = { $value ->
    [no] From round 2 on
    [yes] Never
   *[other] { $value }
}
zoff-option-individual_only-note = { $value ->
    [no] With four players or more, the standings make the pairs from the second round on.
    [yes] Everybody plays alone all the time, and captured cards do not count.
   *[other] { $value }
}
zoff-option-first_dealer-name = Who deals first
zoff-option-first_dealer-value = { $value ->
    [random] Chance decides
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
    [random] Chance decides who deals the first round.
   *[other] This seat deals the first round, and the seat after it leads.
}

## Help. At most 30 lines of at most 76 columns.

zoff-help =
    Get rid of your cards. Someone leads one or more cards of one animal;
    the others, in turn, beat it or pass. Two things beat what is on the table:
    as many cards of an animal that chases it, or one more of the same animal.
      2E     two elephants are led, or beat two crocodiles
      pass   nothing is played; you may still beat later in the trick
    When all others have passed, the owner takes the trick and leads.

    animal       beaten by             animal       beaten by
    W whale      nobody                F fox        E C B L
    E elephant   M                     P perch      W C B S
    C crocodile  E                     H hedgehog   F
    B polar bear W E                   A sardine    W C S P
    L lion       E                     M mouse      C B L S F H
    S seal       W B                   q mosquito   H A M
    The joker j joins any animal, and never goes alone. One mosquito may join
    elephants as one more of them: 2E+q are three elephants.

    Who is out first has as many points as there are players, the next one
    less, the last none. From round 2 on (four players or more) the standings
    make pairs that add their points; whoever is alone adds 4 instead. Two
    lions captured or more are a point each, no hedgehog costs one.
    Pairs begin with an exchange, whoever is alone may discard two cards.
      >W+E   a whale and an elephant for the partner
      xH     a hedgehog is discarded; just x discards nothing
    The worse placed of a pair may ask the other for cards.
      ?H     shows a hedgehog       +H  adds one       no  adds nothing
    The match ends when somebody has 19 points; whoever has most wins, and of
    equals the one who was placed worse before.

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
zoff-about-out = { $seat }: out in place { $place }
zoff-about-hand = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
zoff-about-pile = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} captured, { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
} and { $hedgehogs ->
    [one] { $hedgehogs } hedgehog
   *[other] { $hedgehogs } hedgehogs
} among them
zoff-round = Round { $round }. { $needed ->
    [1] The match ends at { $target }.
   *[other] The match ends when { $needed } players have { $target }.
}
zoff-dealer = Dealer: { $seat }.
zoff-table = On the table: { zoff-animals } ({ $cards }) of { $seat }; { $count ->
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
zoff-certain = { $seat }, surely in hand: { $cards }
zoff-hand = { $seat }, in hand: { $cards }
zoff-to-move = To move: { $seats }
zoff-over-early = The match has ended before anybody won it.
zoff-score = Round { $round }, { $seat }: { $place } for the place{ $paired ->
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
   *[other] , { $hedgehog } without a hedgehog
}: { $points }, together { $total }
zoff-score-earlier = Earlier, { $seat }: { $points }

## The page

zoff-prompt = { $phase ->
    [give] { $role ->
        [alone] Up to two cards may go face down on your pile. Lions and hedgehogs count there.
       *[other] Choose two cards for your partner, unseen by others. You get two back.
    }
    [give_back] Your partner’s two cards are in your hand. Choose any two to give back.
    [lead] { $joker ->
        [yes] The joker cannot be played alone: the lead goes on.
       *[other] You lead: play one card, or several of one animal.
    }
    [answer] { $role ->
        [junior] Beat { zoff-animals }, show cards to your partner, or pass.
       *[other] Beat { zoff-animals }, or pass.
    }
    [reply] Add to the shown cards so that they beat { zoff-animals } together, or decline.
   *[other] The match is over.
}
# $cards in words: “2 elephants + mosquito”. $stands: whether some of them stand for the animal.
zoff-choice = { $kind ->
    [play] Play { $cards }
    [pass] Pass
    [show] Show { $cards } and ask your partner for help
    [complete] Add { $cards }
    [decline] Do not help
    [give] Give { $cards } to your partner
    [discard] Put { $cards } aside
    [keep] Put nothing aside
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
    [decline] Do not help
    [give] Give { $cards } to { $partner }
    [discard] Put { $cards } aside
    [keep] Put nothing aside
   *[other] { $kind }
}
zoff-more = { $cards } and what else?
zoff-may-show = Or pick cards to show { $partner }.
zoff-put-back = Put the cards back
zoff-in-hand = { $card ->
    [joker] joker
   *[other] { zoff-card }
}, { $count } in hand, { $picked } picked
zoff-no-use = No { zoff-card } can be played now.
zoff-exchange = { $role ->
    [alone] You play alone
    [partner] { $phase ->
        [give] Two cards for { $partner }
       *[other] Two cards back to { $partner }
    }
   *[other] The partners exchange cards
}
zoff-exchange-note = { $role ->
    [alone] Up to two cards may go face down on your pile. Only you know them.
   *[other] { $phase ->
        [give] Nobody else sees them. { $partner } then gives you two.
       *[other] Nobody else sees them. They may be the ones you just got.
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
    [over] The match is over
   *[other] The cards are dealt
}
zoff-status = { $status ->
    [out] out no. { $place }
    [asks] asks
    [asked] is asked
    [leads] leads
    [chooses] chooses
    [turn] to move
    [passed] passed
   *[other] { $status }
}
zoff-pts = { $points } pts
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
zoff-sure = surely holds { $cards }
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
zoff-food-rule = As many cards, of an animal that beats it; or exactly one more of the same animal. The joker joins any animal, one mosquito joins elephants.
zoff-gone = Captured this round:
zoff-look = { zoff-card }: beaten by { $beaten }; beats { $beats }.
zoff-look-joker = Joker: one more of whatever it is played with, never alone.
zoff-sort = { $order ->
    [number] Sorted by number. Sort by strength
   *[other] Sorted by strength. Sort by number
}
zoff-sorted = { $order ->
    [number] by number
   *[other] by strength
}
zoff-scores = Score sheet
zoff-no-scores = No round is over yet.
zoff-sheet-round = Round { $round }
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
zoff-next-single = Round { $round }: everybody plays alone again.
zoff-next-pairs = Round { $round }: { $pairs }.
zoff-next-alone = In round { $round } you play alone.
zoff-next-with = In round { $round } you play with { $partner }. { $role ->
    [senior] You are better placed: you may be asked for help.
   *[junior] You are placed worse: you may ask for help.
}
zoff-go-on = Go on

### Zooloretto.
### $seat is a name (“You”, “Ada”, “Seat 2”), hence “Ada: …” rather than a verb that would have to agree.
### $name is flamingo, camel and so on, snack, kiosk, barrow or popcorn, or coin; $kind is plain, male, female, father,
### mother or baby, or stall or coin. $place is E4, E5, E6, X1, X2 or B, the barn.

zooloretto-tagline = Animals come by truck: fill your enclosures, and keep the barn empty.

## Components

zooloretto-species = { $name ->
    [flamingo] flamingo
    [camel] camel
    [leopard] leopard
    [elephant] elephant
    [panda] panda
    [chimpanzee] chimpanzee
    [zebra] zebra
    [kangaroo] kangaroo
   *[other] { $name }
}
zooloretto-species-plural = { $name ->
    [flamingo] flamingos
    [camel] camels
    [leopard] leopards
    [elephant] elephants
    [panda] pandas
    [chimpanzee] chimpanzees
    [zebra] zebras
    [kangaroo] kangaroos
   *[other] { $name }
}
# What stands before another word: in German a compound has forms of its own.
zooloretto-of-species = { zooloretto-species }
zooloretto-stall = { $name ->
    [snack] snack cart
    [kiosk] round kiosk
    [barrow] fruit barrow
    [popcorn] popcorn booth
   *[other] { $name }
}
zooloretto-stall-plural = { $name ->
    [snack] snack carts
    [kiosk] round kiosks
    [barrow] fruit barrows
    [popcorn] popcorn booths
   *[other] { $name }
}
zooloretto-tile = { $kind ->
    [male] male { zooloretto-of-species }
    [female] female { zooloretto-of-species }
    [father] male { zooloretto-of-species } with offspring
    [mother] female { zooloretto-of-species } with offspring
    [baby] baby { zooloretto-of-species }
    [stall] { zooloretto-stall }
    [coin] coin
   *[other] { zooloretto-species }
}
# After a verb: “draws a male zebra”.
zooloretto-a-tile = { $kind ->
    [plain] { $name ->
        [elephant] an { zooloretto-species }
       *[other] a { zooloretto-species }
    }
   *[other] a { zooloretto-tile }
}
zooloretto-tiles = { $count } { $kind ->
    [male] male { $count ->
        [one] { zooloretto-of-species }
       *[other] { zooloretto-species-plural }
    }
    [female] female { $count ->
        [one] { zooloretto-of-species }
       *[other] { zooloretto-species-plural }
    }
    [father] male { $count ->
        [one] { zooloretto-of-species }
       *[other] { zooloretto-species-plural }
    } with offspring
    [mother] female { $count ->
        [one] { zooloretto-of-species }
       *[other] { zooloretto-species-plural }
    } with offspring
    [baby] baby { $count ->
        [one] { zooloretto-of-species }
       *[other] { zooloretto-species-plural }
    }
    [stall] { $count ->
        [one] { zooloretto-stall }
       *[other] { zooloretto-stall-plural }
    }
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[other] { $count ->
        [one] { zooloretto-species }
       *[other] { zooloretto-species-plural }
    }
}
zooloretto-animals = { $count } { $count ->
    [one] { zooloretto-species }
   *[other] { zooloretto-species-plural }
}
zooloretto-other-animals = { $other_count } { $other_name ->
    [flamingo] { $other_count ->
        [one] flamingo
       *[other] flamingos
    }
    [camel] { $other_count ->
        [one] camel
       *[other] camels
    }
    [leopard] { $other_count ->
        [one] leopard
       *[other] leopards
    }
    [elephant] { $other_count ->
        [one] elephant
       *[other] elephants
    }
    [panda] { $other_count ->
        [one] panda
       *[other] pandas
    }
    [chimpanzee] { $other_count ->
        [one] chimpanzee
       *[other] chimpanzees
    }
    [zebra] { $other_count ->
        [one] zebra
       *[other] zebras
    }
    [kangaroo] { $other_count ->
        [one] kangaroo
       *[other] kangaroos
    }
   *[other] { $other_name }
}
zooloretto-some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
zooloretto-place = { $place ->
    [E4] the enclosure of four
    [E5] the enclosure of five
    [E6] the enclosure of six
    [X1] the extension
    [X2] the second extension
    [B] the barn
   *[other] { $place }
}
# Where somebody is.
zooloretto-in = { $place ->
    [E4] in the enclosure of four
    [E5] in the enclosure of five
    [E6] in the enclosure of six
    [X1] in the extension
    [X2] in the second extension
    [B] in the barn
   *[other] { $place }
}
# Where an animal goes, where a stall goes, and where a tile goes, whatever it is.
zooloretto-into = { $place ->
    [E4] into the enclosure of four
    [E5] into the enclosure of five
    [E6] into the enclosure of six
    [X1] into the extension
    [X2] into the second extension
    [B] into the barn
   *[other] { $place }
}
zooloretto-next-to = { $place ->
    [E4] beside the enclosure of four
    [E5] beside the enclosure of five
    [E6] beside the enclosure of six
    [X1] beside the extension
    [X2] beside the second extension
    [B] into the barn
   *[other] { $place }
}
zooloretto-towards = { $kind ->
    [stall] { zooloretto-next-to }
   *[other] { zooloretto-into }
}
# Where a tile was that is moved: animals come from the barn only.
zooloretto-from = { $from ->
    [E4] from beside the enclosure of four
    [E5] from beside the enclosure of five
    [E6] from beside the enclosure of six
    [X1] from beside the extension
    [X2] from beside the second extension
    [B] from the barn
   *[other] { $from }
}

## Events

zooloretto-event-removed = Without { zooloretto-species-plural }.
zooloretto-event-first = { $seat }: first to play, as chance decided.
zooloretto-event-drew = { $seat }: draws { zooloretto-a-tile }.
zooloretto-event-last-round = That was the first of the last 15 tiles: this round is the last one.
zooloretto-event-loaded = { $seat }: loads { zooloretto-a-tile } onto truck { $truck }.
zooloretto-event-took = { $seat }: takes truck { $truck }.
zooloretto-event-coins = { $seat }: finds { zooloretto-some-coins } on it.
zooloretto-event-placed = { $seat }: puts { zooloretto-a-tile } { zooloretto-towards }.
zooloretto-event-born = { $seat }: { $place ->
    [B] a baby { zooloretto-of-species } is born; the enclosure is full, so it goes into the barn.
   *[other] a baby { zooloretto-of-species } is born { zooloretto-in }.
}
# $bonus is what the bank should pay, $coins what it could.
zooloretto-event-filled = { $seat }: { zooloretto-place } is full{ $bonus ->
    [0] .
   *[other] { $coins ->
        [0] , but the bank has no coin for it.
       *[other] ; the bank pays { zooloretto-some-coins }.
    }
}
zooloretto-event-moved = { $seat }: moves { zooloretto-a-tile } { zooloretto-from } { zooloretto-towards }, for 1 coin.
zooloretto-event-exchanged = { $seat }: for 1 coin, { zooloretto-animals } { $from ->
    [E4] from the enclosure of four
    [E5] from the enclosure of five
    [E6] from the enclosure of six
    [X1] from the extension
    [X2] from the second extension
    [B] from the barn
   *[other] { $from }
} and { zooloretto-other-animals } { $place ->
    [E4] from the enclosure of four
    [E5] from the enclosure of five
    [E6] from the enclosure of six
    [X1] from the extension
    [X2] from the second extension
    [B] from the barn
   *[other] { $place }
} change places.
zooloretto-event-bought = { $seller_seat } → { $seat }: { zooloretto-a-tile }, bought for 2 coins, goes { zooloretto-towards }.
zooloretto-event-discarded = { $seat }: removes { zooloretto-a-tile } from the barn and the game, for 2 coins.
zooloretto-event-expanded = { $seat }: opens { zooloretto-place }, for 3 coins.
zooloretto-event-stuck = { $seat }: nothing left to do in this round.
zooloretto-event-left = Still on truck { $truck }, { zooloretto-a-tile } leaves the game.
zooloretto-event-round = The trucks are back. First in the new round: { $seat }.
zooloretto-event-scored = { $seat }: { $enclosures } for enclosures, { $stalls } for stalls, { $barn } for the barn: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { zooloretto-some-coins }.
zooloretto-event-over = The game is over.

## Refusals

# $expected is what is to be decided now.
zooloretto-illegal-wrong-phase = { $expected ->
    [turn] A turn begins: type draw, or take and the number of a truck, such as take2, or pay for something, such as expand.
    [load] First the tile that was drawn goes on a truck: type > and the number of the truck, such as >2.
    [unload] First the truck is unloaded: type a tile, > and its place, such as Zm>E5, or Zm>B for the barn.
   *[other] That cannot be decided now.
}
zooloretto-illegal-no-such-truck = There is no truck { $truck }. The trucks in the middle have their numbers before them.
zooloretto-illegal-truck-taken = Truck { $truck } was taken in this round. Choose one that is still in the middle.
zooloretto-illegal-truck-full = Truck { $truck } has no free slot. Choose another one.
zooloretto-illegal-truck-empty = Truck { $truck } is empty. Only a truck with a tile on it can be taken.
zooloretto-illegal-no-room-on-trucks = No truck has a free slot, so nothing can be drawn. Take a truck, or pay for something.
zooloretto-illegal-no-tile-left = There is no tile left to draw. Take a truck, or pay for something.
zooloretto-illegal-trucks-only = For 100 turns nobody has drawn a tile or taken a truck. Now only these two are possible.
zooloretto-illegal-not-on-truck = That is not on your truck: { zooloretto-tile }. Choose one of the tiles that are.
zooloretto-illegal-not-open = In your zoo, { zooloretto-place } is not open. Opening the next extension costs 3 coins: type expand.
zooloretto-illegal-no-second-extension = A zoo has a second extension only when two play. Choose another place.
zooloretto-illegal-other-species = Only { zooloretto-species-plural } may still go { zooloretto-into }, because some live there. An empty enclosure or the barn takes any animal.
zooloretto-illegal-full = No space is free { zooloretto-in }. The barn always has room.
zooloretto-illegal-no-stall-space = No stall space is free here: { zooloretto-place }. The barn always has room.
zooloretto-illegal-too-expensive = That costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have { $coins ->
    [0] none
   *[other] { $coins }
}. Drawing a tile and taking a truck are free.
zooloretto-illegal-not-in-barn = In this barn ({ $seat }) there is no { zooloretto-tile }. Choose one of the tiles that are.
zooloretto-illegal-own-barn = Nobody buys from their own barn. Moving something out of it costs 1 coin: type move: and what goes where, such as move:Zm>E5.
zooloretto-illegal-no-such-seat = Nobody has this seat. After the @ comes the number that stands before the owner of the barn.
zooloretto-illegal-animals-stay = Animals do not leave an enclosure one by one. All of them can change places with others, for 1 coin, such as swap:E4-E5.
zooloretto-illegal-no-such-stall = There is no { zooloretto-stall } here: { zooloretto-place }. Choose one of the stalls of your zoo.
zooloretto-illegal-same-place = It is there already. Choose another place.
zooloretto-illegal-nobody-there = Nobody lives { zooloretto-in }, so nobody can be exchanged. An animal of the barn can be moved there, such as by move:Zm>E5.
zooloretto-illegal-not-in-own-barn = There is no { zooloretto-species } in your barn. Exchange with a species that is there, or with another enclosure.
zooloretto-illegal-same-species = Both are { zooloretto-species-plural }. Only different species can change places.
zooloretto-illegal-too-small = { $count ->
    [one] { $count } animal does
   *[other] { $count } animals do
} not fit { zooloretto-into }.
zooloretto-illegal-no-extension-left = All extensions of your zoo are open.
zooloretto-illegal-no-truck-loaded = No truck in the middle has a tile on it. Draw a tile, or pay for something.
zooloretto-illegal-nothing-to-move = Nothing in your barn finds a place, and no stall can move.
zooloretto-illegal-nothing-to-exchange = No two groups of animals would fit into each other’s places.
zooloretto-illegal-nothing-to-buy = The other barns are empty, so there is nothing to buy.
zooloretto-illegal-nothing-to-discard = Your barn is empty, so there is nothing to discard.
zooloretto-illegal-no-such-draw = Chance cannot decide this now.

## What to do now

zooloretto-phase = { $phase ->
    [choose_removed] Chance decides which species are left out.
    [choose_first] Chance decides who begins.
    [turn] Type draw to turn a tile over, or take and a number to take a truck and finish the round, such as take2. With money you may move, swap, buy, discard or expand instead.
    [reveal] A tile is turned over.
    [load] Put the tile on a truck with a free slot: type > and the number of the truck, such as >2.
    [unload] Find a place for the tiles of your truck, one by one: type a tile, > and its place, such as Zm>E5, or Zm>B for the barn.
    [over] The game is over.
   *[other] { $phase }
}

## Options

# One of the names of an option that is a list of them, by $value.
zooloretto-option-removed-item = { $value ->
    [flamingo] flamingo
    [camel] camel
    [leopard] leopard
    [elephant] elephant
    [panda] panda
    [chimpanzee] chimpanzee
    [zebra] zebra
    [kangaroo] kangaroo
   *[other] { $value }
}

zooloretto-option-removed = Which species are left out: random leaves it to chance, a list such as { "[\"camel\", \"panda\"]" } settles it. Two players leave out three, three players two, four players one, five players none.
zooloretto-option-first = Who begins: random leaves it to chance, naming a seat settles it.

# The same for the page: the name of an option, its values, and what each of them means.
zooloretto-option-removed-name = Species left out
zooloretto-option-removed-value = { $value ->
    [random] Chance decides
   *[other] { $value }
}
zooloretto-option-removed-note = { $value ->
    [random] Chance leaves out three species with two players, two with three players, one with four. Five play with all.
   *[other] These species are left out, tiles and babies.
}
zooloretto-option-first-name = Who begins
zooloretto-option-first-value = { $value ->
    [random] Chance decides
    [0] Seat 1
    [1] Seat 2
    [2] Seat 3
    [3] Seat 4
    [4] Seat 5
   *[other] { $value }
}
zooloretto-option-first-note = { $value ->
    [random] Chance decides who has the first turn.
   *[other] This seat has the first turn.
}

## The terminal

# Help: at most 30 lines of at most 76 columns.
zooloretto-help =
    Fill your enclosures, one species in each, and keep your barn empty.
    Each turn you do one of three things.
      draw        turn a tile over, then load it onto a truck:  >2
      take2       take truck 2 and find a place for all its tiles, one by one:
                  Zm>E5  male zebra, enclosure of five       k>B  kiosk, barn
                  Coins are yours at once. The round is over for you.
      or pay:
      move:Zm>E5  1 coin: an animal of your barn; a stall too,  move:k@E4>B
      swap:E4-E5  1 coin: all animals of two enclosures change places
      swap:E5-P   1 coin: an enclosure with all pandas of your barn
      buy:Zm@2>E5 2 coins, one for the owner: from the barn of number 2
      discard:Zm  2 coins: a tile of your barn leaves the game
      expand      3 coins: an extension is opened

    F flamingo  C camel  L leopard  E elephant  P panda  A chimpanzee (ape)
    Z zebra  K kangaroo     m male  f female  m* f* have bred  b baby
    s snack cart  k round kiosk  b fruit barrow  p popcorn booth   $ coin

    A male and a female that share an enclosure have a baby, once each.
    enclosure           full   one free   coins when it is filled   stalls
    E4                     5          4                         1        2
    E5                     8          5                         2        1
    E6                    10          6                         0        1
    X1 (X2), extension     9          5                         1        1
    With more spaces free, animals count 1 each if a stall is beside them,
    else nothing. Each kind of stall in the zoo +2; each kind of stall and
    each species in the barn −2. Equal points: more coins win.
    When the first of the last 15 tiles is drawn, the round is the last.

zooloretto-line-trucks = Trucks: { $trucks }
zooloretto-line-drawn = Drawn: { $tile }, { zooloretto-tile }
zooloretto-line-stacks = { $main ->
    [0] Last tiles: { $end }
   *[other] Tiles: { $main }, then the last { $end }
}. Bank: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
zooloretto-line-last-round = This is the last round.
zooloretto-line-unseen = Not drawn yet: { $tiles }
zooloretto-line-babies = Not born yet: { $tiles }
zooloretto-line-removed = Left out: { $names }
zooloretto-line-nothing = nothing
zooloretto-line-zoo = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-line-took = took truck { $truck }
zooloretto-line-passed = done with this round
zooloretto-line-closed = closed
zooloretto-line-barn = Barn ({ $barn }): { $tiles }. Kinds of stalls: { $stalls }
zooloretto-line-to-move = To move: { $seat }
zooloretto-line-legend-animals = m male, f female, m* and f* have bred, b baby
zooloretto-line-legend-zoo = E4 [Z Zm ·] (k·) 2: animals and free spaces, stalls, points now
zooloretto-line-legend-enclosures = Full / one free / coins for filling: { $enclosures }

# The same for whoever listens.
zooloretto-tell-truck = Truck { $truck }, { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}: { $tiles }
zooloretto-tell-truck-taken = Truck { $truck }: taken this round, { $seat }; on it: { $tiles }
zooloretto-tell-drawn = Drawn: { zooloretto-tile }
zooloretto-tell-zoo = { $seat }, number { $number }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
zooloretto-tell-state = { $seat }: { $state }
zooloretto-tell-enclosure = { $seat }, { zooloretto-place }: { $tiles }; { $free ->
    [0] full
    [one] { $free } space free
   *[other] { $free } spaces free
}; { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Stalls beside it: { $stalls }{ $stall_spaces ->
    [0] { "" }
    [one] , { $stall_spaces } space free
   *[other] , { $stall_spaces } spaces free
}
# What is printed, said once for all zoos. $place is what one types.
zooloretto-tell-printed = { $place }, { zooloretto-place }: { $full } points when it is full, { $short } with one space free{ $bonus ->
    [0] { "" }
    [one] ; { $bonus } coin for filling it
   *[other] ; { $bonus } coins for filling it
}
zooloretto-tell-closed = { $seat }: { $closed ->
    [one] { $closed } extension still closed
   *[other] { $closed } extensions still closed
}
zooloretto-tell-stalls = { $seat }, kinds of stalls: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-tell-barn = { $seat }, barn: { $tiles }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# $enclosures is a list such as “E4 5, E5 8”.
zooloretto-tell-score = { $seat }: enclosures { $points } ({ $enclosures }), kinds of stalls { $stalls }, species in the barn { $barn_species }, kinds of stalls in the barn { $barn_stalls }; together { $total }, and { zooloretto-some-coins }

## The page

# $room: whether a tile can be drawn and loaded; $cargo: whether a truck can be taken.
zooloretto-prompt = { $phase ->
    [turn] { $room ->
        [yes] { $cargo ->
            [yes] Draw a tile, take a truck, or spend money.
           *[no] Draw a tile for a truck, or spend money.
        }
       *[no] Take a truck and be done with this round, or spend money.
    }
    [load] On which truck shall it go: { zooloretto-tile }?
    [unload] Put each tile of your truck in an enclosure, beside one, or in your barn.
   *[other] The game is over.
}
# $tiles in words; $one and $other are species; $number is a seat.
zooloretto-choice = { $deed ->
    [draw] Draw a tile
    [load] Load truck { $truck }
    [take] Take truck { $truck }: { $tiles }
    [unload] { zooloretto-tile } { zooloretto-towards }
    [move] Move: { zooloretto-tile } { zooloretto-towards }, for { zooloretto-price }
    [swap] Exchange: { $one } and { $other } change places, for { zooloretto-price }
    [buy] Buy from seat { $number }: { zooloretto-tile } { zooloretto-towards }, for { zooloretto-price }
    [discard] Discard: { zooloretto-tile } leaves the game, for { zooloretto-price }
    [expand] Open an extension, for { zooloretto-price }
   *[other] { $deed }
}
# Short names of places, as headings.
zooloretto-here = { $place ->
    [E4] Enclosure of 4
    [E5] Enclosure of 5
    [E6] Enclosure of 6
    [X1] Extension
    [X2] Second extension
   *[B] Barn
}
zooloretto-nothing = nothing
zooloretto-nobody = nobody
zooloretto-kind = { $kind ->
    [male] male
    [female] female
    [father] male, has bred
    [mother] female, has bred
   *[baby] baby
}
zooloretto-gain-none = no points now
zooloretto-gain-points = { $points } { $count ->
    [one] point
   *[other] points
} now
zooloretto-gain-coins = { $coins } { $count ->
    [one] coin
   *[other] coins
}
zooloretto-gain-baby = { $count ->
    [one] a baby
   *[other] { $count } babies
}{ $barn ->
    [yes] { " " }for the barn
   *[no] { "" }
}
zooloretto-gain-full = full
# The same on a small sign: points.
zooloretto-pts = { $points } pts
zooloretto-baby = baby
# $change has a sign, where $changed is yes.
zooloretto-then = Your zoo then: { $points } { $count ->
    [one] point
   *[other] points
}{ $changed ->
    [yes] { " " }({ $change })
   *[no] { "" }
}, { zooloretto-coins }.
zooloretto-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
zooloretto-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
zooloretto-paid = { $deed ->
    [move] Move
    [swap] Exchange
    [buy] Buy
    [discard] Discard
   *[expand] Expand
}
# What a money action is for.
zooloretto-paid-note = { $deed ->
    [move] Move a tile out of your barn, or a stall.
    [swap] All animals of an enclosure change places with those of another, or with a species of your barn.
    [buy] Take a tile out of another barn; its owner gets one of the two coins.
    [discard] A tile of your barn leaves the game.
   *[expand] Open an extension with five spaces.
}
zooloretto-paid-how = { $deed ->
    [move] Which tile of your barn, or which stall?
    [swap] Which animals? Choose an enclosure, or animals in your barn.
    [buy] Which tile? Choose one in another barn.
    [discard] Which tile of your barn?
   *[expand] { zooloretto-paid-note }
}
zooloretto-costs = It costs { zooloretto-price }.
zooloretto-money = For money
zooloretto-paid-where = Where to? Choose a lit place.
zooloretto-money-when = Money is spent on your turn, instead of drawing or taking a truck.
# The same as the refusal, where there is room for a word or two.
zooloretto-refused-short = { $code ->
    [too-expensive] missing { $missing }
    [nothing-to-discard] barn empty
    [nothing-to-buy] barns empty
    [no-extension-left] all open
    [trucks-only] not now
   *[other] nothing fits
}
zooloretto-about-enclosure = { zooloretto-here }: { $animals }; { $free ->
    [0] full
    [one] { $free } space free
   *[other] { $free } spaces free
}. Stalls: { $stalls }. Full it counts { $full }, one short { $short }{ $bonus ->
    [0] { "" }
    [one] ; filling it pays { $bonus } coin
   *[other] ; filling it pays { $bonus } coins
}. Now: { $points }.
zooloretto-about-barn = Barn: { $tiles }. { $cost ->
    [0] It costs nothing.
   *[other] It costs { $cost } points: 2 for each species and each kind of stall.
}
zooloretto-status = { $status ->
    [turn] to move
    [load] loads
    [unload] unloads
   *[done] done
}
zooloretto-stack = Draw
zooloretto-stack-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
zooloretto-stack-note = { $main } before the disc, { $end } below it. The first tile from below makes the round the last.
zooloretto-drawn = Drawn
zooloretto-last = Last round
zooloretto-truck = Truck { $truck }
zooloretto-truck-does = { $does ->
    [load] Load truck { $truck }
    [take] Take truck { $truck }
   *[other] Truck { $truck }
}: { $tiles }; { $free ->
    [0] no room left
    [one] room for { $free } more
   *[other] room for { $free } more
}
zooloretto-load-here = Load here
zooloretto-take = Take
zooloretto-taken = { $seat } took it
zooloretto-unloads = { $seat } unloads
zooloretto-zoo = Zoo: { $seat }
zooloretto-open-zoo = Open the zoo
zooloretto-closed = { zooloretto-here }: closed
zooloretto-closed-note = Opens for { zooloretto-price }
# The points of an enclosure that is full, and with one space free.
zooloretto-worth = Full { $full } · one free { $short }
zooloretto-full = full { $full }
zooloretto-now = now { $points }
zooloretto-empty = empty
zooloretto-unseen = Unseen tiles
zooloretto-unseen-note = { $count ->
    [one] { $count } tile is
   *[other] { $count } tiles are
} still face down: { $main } before the disc, { $end } below it.
zooloretto-unseen-column = { $column ->
    [plain] no sign
    [male] male
    [female] female
    [baby] babies
   *[other] all
}
zooloretto-coin-tiles = Coins
zooloretto-out = Not in this game: { $names }
zooloretto-babies-note = Babies that can still be born; they are not among the tiles.
zooloretto-forecast = Points, if the game ended now
zooloretto-row = { $row ->
    [stalls] Kinds of stalls, 2 each
    [barn_species] Species in the barn, −2 each
    [barn_stalls] Stalls in the barn, −2 each
    [coins] Coins, only if level
   *[total] Total
}
zooloretto-could = up to { $points }
zooloretto-column = { $column ->
    [points] points
    [coins] coins
    [enclosures] enclosures
    [barn] barn
    [carries] carries
    [room] free
   *[status] status
}
zooloretto-inside = { zooloretto-here }: { $animals }, { $used } of { $spaces }
zooloretto-beside = stalls: { $tiles }
zooloretto-no-use = That is of no use just now.
zooloretto-joy = { $joy ->
    [born] A baby!
   *[filled] Full!
}

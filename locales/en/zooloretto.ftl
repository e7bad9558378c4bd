### Zooloretto.
### $seat is a name (“You”, “Ada”, “Seat 2”), hence “Ada: …” rather than a verb that would have to agree.
### $name is flamingo, camel and so on, snack, kiosk, barrow, popcorn or lemonade, anteater and so on, or coin; $kind is
### plain, male, female, father, mother or baby, or stall, jungle or coin. $place is E4, E5, E6, X1, X2, J, the jungle board,
### or B, the barn. $colour is green, blue, purple, red or yellow. Viewpoints are counted from 1; 0 is outside the zoo.

zooloretto-tagline = Animals arrive by truck: fill your enclosures and keep your barn empty.

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
    [anteater] pygmy anteater
    [macaw] macaw
    [bat] bat
    [koala] koala
    [orangutan] orang-utan
    [baboon] baboon
    [snake] smooth snake
    [monitor] emerald monitor
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
    [anteater] pygmy anteaters
    [macaw] macaws
    [bat] bats
    [koala] koalas
    [orangutan] orang-utans
    [baboon] baboons
    [snake] smooth snakes
    [monitor] emerald monitors
   *[other] { $name }
}
# What stands before another word: in German a compound has forms of its own.
zooloretto-of-species = { zooloretto-species }
zooloretto-stall = { $name ->
    [snack] snack cart
    [kiosk] round kiosk
    [barrow] fruit barrow
    [popcorn] popcorn booth
    [lemonade] lemonade stand
   *[other] { $name }
}
zooloretto-stall-plural = { $name ->
    [snack] snack carts
    [kiosk] round kiosks
    [barrow] fruit barrows
    [popcorn] popcorn booths
    [lemonade] lemonade stands
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
    [jungle] { $name ->
        [orangutan] an { zooloretto-species }
        [monitor] an { zooloretto-species }
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
# Visitors of Exotic; without a colour, any.
zooloretto-colour = { $colour ->
    [green] green
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[other] { $colour }
}
zooloretto-visitor = { $colour ->
    [green] green visitor
    [blue] blue visitor
    [purple] purple visitor
    [red] red visitor
    [yellow] yellow visitor
   *[other] visitor
}
zooloretto-a-visitor = a { zooloretto-visitor }
zooloretto-token = { $colour ->
    [green] green bonus token
    [blue] blue bonus token
    [purple] purple bonus token
    [red] red bonus token
    [yellow] yellow bonus token
   *[other] bonus token
}
zooloretto-place = { $place ->
    [E4] the 4-space enclosure
    [E5] the 5-space enclosure
    [E6] the 6-space enclosure
    [X1] the extension
    [X2] the second extension
    [J] the jungle board
    [B] the barn
   *[other] { $place }
}
# Where somebody is.
zooloretto-in = { $place ->
    [E4] in the 4-space enclosure
    [E5] in the 5-space enclosure
    [E6] in the 6-space enclosure
    [X1] in the extension
    [X2] in the second extension
    [J] on the jungle board
    [B] in the barn
   *[other] { $place }
}
# Where an animal goes, where a stall goes, and where a tile goes, whatever it is.
zooloretto-into = { $place ->
    [E4] into the 4-space enclosure
    [E5] into the 5-space enclosure
    [E6] into the 6-space enclosure
    [X1] into the extension
    [X2] into the second extension
    [J] onto the jungle board
    [B] into the barn
   *[other] { $place }
}
zooloretto-next-to = { $place ->
    [E4] next to the 4-space enclosure
    [E5] next to the 5-space enclosure
    [E6] next to the 6-space enclosure
    [X1] next to the extension
    [X2] next to the second extension
    [J] onto the jungle board
    [B] into the barn
   *[other] { $place }
}
zooloretto-towards = { $kind ->
    [stall] { zooloretto-next-to }
   *[other] { zooloretto-into }
}
# Where a tile was that is moved: animals come from the barn only.
zooloretto-from = { $from ->
    [E4] from the 4-space enclosure
    [E5] from the 5-space enclosure
    [E6] from the 6-space enclosure
    [X1] from the extension
    [X2] from the second extension
    [B] from the barn
   *[other] { $from }
}
# Where animals were that are given away.
zooloretto-out-of = { $place ->
    [E4] from the 4-space enclosure
    [E5] from the 5-space enclosure
    [E6] from the 6-space enclosure
    [X1] from the extension
    [X2] from the second extension
   *[other] { $place }
}

## Events

zooloretto-event-removed = Without { zooloretto-species-plural }.
zooloretto-event-first = { $seat_you ->
    [yes] You go first (drawn at random).
   *[other] { $seat } goes first (drawn at random).
}
zooloretto-event-drew = { $seat_you ->
    [yes] You draw { zooloretto-a-tile }.
   *[other] { $seat } draws { zooloretto-a-tile }.
}
zooloretto-event-last-round = That was the first of the last 15 tiles. This is the last round.
zooloretto-event-loaded = { $seat_you ->
    [yes] You load { zooloretto-a-tile } onto truck { $truck }.
   *[other] { $seat } loads { zooloretto-a-tile } onto truck { $truck }.
}
# In the log of the page: a tile that was drawn and loaded at once.
zooloretto-event-drew-loaded = { $seat_you ->
    [yes] You draw { zooloretto-a-tile } and load it onto truck { $truck }.
   *[other] { $seat } draws { zooloretto-a-tile } and loads it onto truck { $truck }.
}
zooloretto-event-took = { $seat_you ->
    [yes] You take truck { $truck }.
   *[other] { $seat } takes truck { $truck }.
}
zooloretto-event-coins = { $seat_you ->
    [yes] You get { zooloretto-some-coins } from the truck.
   *[other] { $seat } gets { zooloretto-some-coins } from the truck.
}
zooloretto-event-placed = { $seat_you ->
    [yes] You put { zooloretto-a-tile } { zooloretto-towards }.
   *[other] { $seat } puts { zooloretto-a-tile } { zooloretto-towards }.
}
zooloretto-event-born = A baby { zooloretto-of-species } is born in { $seat_you ->
    [yes] your
   *[other] { $seat }’s
} zoo, { $place ->
    [B] but the enclosure is full, so it goes into the barn.
   *[other] { zooloretto-in }.
}
# $bonus is what the bank should pay, $coins what it could.
zooloretto-event-filled = { $seat_you ->
    [yes] You fill { zooloretto-place }
   *[other] { $seat } fills { zooloretto-place }
}{ $bonus ->
    [0] .
   *[other] { $coins ->
        [0] , but the bank has no coins left.
       *[other] {" "}and { $seat_you ->
            [yes] get
           *[other] gets
        } { zooloretto-some-coins }.
    }
}
zooloretto-event-moved = { $seat_you ->
    [yes] You move
   *[other] { $seat } moves
} { zooloretto-a-tile } { zooloretto-from } { zooloretto-towards } for 1 coin.
zooloretto-event-exchanged = { $seat_you ->
    [yes] You swap
   *[other] { $seat } swaps
} { zooloretto-animals } { $from ->
    [E4] from the 4-space enclosure
    [E5] from the 5-space enclosure
    [E6] from the 6-space enclosure
    [X1] from the extension
    [X2] from the second extension
    [B] from the barn
   *[other] { $from }
} with { zooloretto-other-animals } { $place ->
    [E4] from the 4-space enclosure
    [E5] from the 5-space enclosure
    [E6] from the 6-space enclosure
    [X1] from the extension
    [X2] from the second extension
    [B] from the barn
   *[other] { $place }
} for 1 coin.
zooloretto-event-bought = { $seat_you ->
    [yes] You buy { zooloretto-a-tile } from { $seller_seat } for 2 coins and put it { zooloretto-towards }.
   *[other] { $seat } buys { zooloretto-a-tile } from { $seller_seat_you ->
        [yes] you
       *[other] { $seller_seat }
    } for 2 coins and puts it { zooloretto-towards }.
}
zooloretto-event-discarded = { $seat_you ->
    [yes] You discard { zooloretto-a-tile } from your barn for 2 coins.
   *[other] { $seat } discards { zooloretto-a-tile } from the barn for 2 coins.
}
zooloretto-event-expanded = { $seat_you ->
    [yes] You open { zooloretto-place } for 3 coins.
   *[other] { $seat } opens { zooloretto-place } for 3 coins.
}
zooloretto-event-donated = { $seat_you ->
    [yes] You donate
   *[other] { $seat } donates
} { zooloretto-animals } { zooloretto-out-of } and { $seat_you ->
    [yes] take
   *[other] takes
} a token worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# Viewpoint 0 is the reserve.
zooloretto-event-advanced = { $seat_you ->
    [yes] You advance
   *[other] { $seat } advances
} { zooloretto-a-visitor } { $from ->
    [0] from the reserve
   *[other] from viewpoint { $from }
} to viewpoint { $to }.
zooloretto-event-exited = { $seat_you ->
    [yes] You advance
   *[other] { $seat } advances
} { zooloretto-a-visitor } from viewpoint { $from } out through the exit.
zooloretto-event-token = { $seat_you ->
    [yes] You get
   *[other] { $seat } gets
} the { zooloretto-token }.
zooloretto-event-retreated = { $seat_you ->
    [yes] Your
   *[other] { $seat }’s
} { zooloretto-visitor } steps back from viewpoint { $from } { $to ->
    [0] and leaves through the entrance.
   *[other] to viewpoint { $to }.
}
zooloretto-event-stuck = { $seat_you ->
    [yes] You have no legal move left this round.
   *[other] { $seat } has no legal move left this round.
}
zooloretto-event-left = { $kind ->
    [plain] { $name ->
        [elephant] An { zooloretto-species }
       *[other] A { zooloretto-species }
    }
    [jungle] { $name ->
        [orangutan] An { zooloretto-species }
        [monitor] An { zooloretto-species }
       *[other] A { zooloretto-species }
    }
   *[other] A { zooloretto-tile }
} left on truck { $truck } is out of the game.
zooloretto-event-round = The trucks are back. { $seat_you ->
    [yes] You start the new round.
   *[other] { $seat } starts the new round.
}
zooloretto-event-scored = { $seat }: { $enclosures } for enclosures, { $stalls } for stalls, { $barn } for the barn{ $donations ->
   *[0] { "" }
    [one] , { $donations } for donations
    [other] , { $donations } for donations
}{ $visitors ->
   *[0] { "" }
    [one] , { $visitors } for visitors
    [other] , { $visitors } for visitors
}{ $tokens ->
   *[0] { "" }
    [one] , { $tokens } for bonus tokens
    [other] , { $tokens } for bonus tokens
}. Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { zooloretto-some-coins }.
zooloretto-event-over = Game over.

## Refusals

# $expected is what is to be decided now.
zooloretto-illegal-wrong-phase = { $expected ->
    [turn] Your turn starts: type draw, or take and a truck number, such as take2, or a money action, such as expand.
    [load] Load the drawn tile first: type > and a truck number, such as >2.
    [unload] Unload your truck first: type a tile, > and a place, such as Zm>E5, or Zm>B for the barn.
    [advance] A visitor has to advance first: type advance:, the letter of its colour and its viewpoint, such as { "advance:r3" }, or 0 for one from the reserve.
    [retreat] Your visitor has to step back first: type retreat:, the letter of its colour and its viewpoint, such as { "retreat:r3" }.
   *[other] You can’t do that now.
}
zooloretto-illegal-no-such-truck = There is no truck { $truck }. Use the numbers shown next to the trucks.
zooloretto-illegal-truck-taken = Truck { $truck } has already been taken this round. Choose another one.
zooloretto-illegal-truck-full = Truck { $truck } is full. Choose another one.
zooloretto-illegal-truck-empty = Truck { $truck } is empty. You can only take a truck with at least one tile.
zooloretto-illegal-no-room-on-trucks = All trucks are full, so you can’t draw. Take a truck, or spend coins.
zooloretto-illegal-no-tile-left = There are no tiles left to draw. Take a truck, or spend coins.
zooloretto-illegal-trucks-only = Nobody has drawn a tile or taken a truck for 100 turns. Now you must do one or the other.
zooloretto-illegal-not-on-truck = There is no { zooloretto-tile } on your truck. Choose a tile that is on it.
zooloretto-illegal-not-open = { $place ->
    [X2] Your second extension
   *[other] Your extension
} is not open. To open the next extension for 3 coins, type expand.
zooloretto-illegal-no-second-extension = Only two-player games have a second extension. Choose another place.
zooloretto-illegal-other-species = Only { zooloretto-species-plural } can go { zooloretto-into }. Choose an empty enclosure or the barn.
zooloretto-illegal-full = There is no free space { zooloretto-in }. The barn always has room.
zooloretto-illegal-no-stall-space = There is no free stall space next to { zooloretto-place }. The barn always has room.
zooloretto-illegal-too-expensive = That costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have { $coins ->
    [0] none
   *[other] { $coins }
}. Drawing a tile or taking a truck is free.
zooloretto-illegal-not-in-barn = There is no { zooloretto-tile } in { $seat_you ->
    [yes] your
   *[other] { $seat }’s
} barn. Choose a tile that is there.
zooloretto-illegal-own-barn = You can’t buy from your own barn. To move a tile out of it for 1 coin, type move: and what goes where, such as move:Zm>E5.
zooloretto-illegal-no-such-seat = There is no such seat. After @, type the number shown before the barn’s owner.
zooloretto-illegal-animals-stay = Single animals can’t leave an enclosure. To swap all of them for 1 coin, type for example swap:E4-E5.
zooloretto-illegal-no-such-stall = There is no { zooloretto-stall } next to { zooloretto-place }. Choose a stall that is in your zoo.
zooloretto-illegal-same-place = It is already there. Choose another place.
zooloretto-illegal-nobody-there = There are no animals { zooloretto-in } to swap. You can move an animal there from your barn, for example with move:Zm>E5.
zooloretto-illegal-not-in-own-barn = There is no { zooloretto-species } in your barn. Swap with a species that is there, or with another enclosure.
zooloretto-illegal-same-species = Both are { zooloretto-species-plural }. You can only swap different species.
zooloretto-illegal-too-small = { $count ->
    [one] { $count } animal doesn’t
   *[other] { $count } animals don’t
} fit { zooloretto-into }.
zooloretto-illegal-no-extension-left = All your extensions are already open.
zooloretto-illegal-no-truck-loaded = All trucks are empty. Draw a tile, or spend coins.
zooloretto-illegal-nothing-to-move = There is nothing to move: no tile in your barn has a free place, and no stall can move.
zooloretto-illegal-nothing-to-exchange = There is nothing to swap: no two groups of animals fit into each other’s places.
zooloretto-illegal-nothing-to-buy = There is nothing to buy: the other barns are empty.
zooloretto-illegal-nothing-to-discard = There is nothing to discard: your barn is empty.
zooloretto-illegal-no-jungle = There is no jungle board in this game. It comes with the expansion Exotic.
zooloretto-illegal-jungle-only = Only jungle animals can go onto the jungle board.
zooloretto-illegal-jungle-animal = Jungle animals can’t live in an enclosure. Put them onto the jungle board or into the barn.
zooloretto-illegal-jungle-full = There is no free space on the jungle board. The barn always has room.
zooloretto-illegal-three-species = The jungle board already holds three species, and { zooloretto-species-plural } aren’t among them. The barn always has room.
zooloretto-illegal-no-xxl = You can’t donate animals in this game. That comes with the expansion XXL.
zooloretto-illegal-not-full = There is a free space { zooloretto-in }. You can only donate the animals of a full enclosure.
zooloretto-illegal-donated-twice = You have already donated twice, and nobody can do it more often.
zooloretto-illegal-no-donation-left = There are no donation tokens left.
zooloretto-illegal-nothing-to-donate = There is nothing to donate: none of your enclosures is full.
zooloretto-illegal-no-such-visitor = You have no { zooloretto-visitor } on viewpoint { $point }. Choose one that is in your zoo.
zooloretto-illegal-no-reserve = There is no { zooloretto-visitor } left in the reserve. Choose one that is in your zoo.
zooloretto-illegal-other-colour = Now { zooloretto-a-visitor } has to move. Choose one of that colour.
zooloretto-illegal-no-such-colour = There are no visitors of this colour in this game. Yellow ones come with both expansions, XXL and Exotic.
zooloretto-bad-donations = Give ten digits from 1 to 9, none larger than the one before, such as 6665554444.
zooloretto-illegal-no-such-draw = This is not a possible draw now.

## What to do now

zooloretto-phase = { $phase ->
    [choose_removed] Drawing the removed species at random.
    [choose_jungle] Drawing the removed jungle species at random.
    [choose_first] Drawing the first player at random.
    [turn] Type draw to draw a tile, or take and a truck number to take a truck and end your round, such as take2. With coins you can also move, swap, buy, discard or expand.
    [reveal] Drawing a tile.
    [load] Load the tile onto a truck with a free slot: type > and the truck number, such as >2.
    [unload] Unload your truck tile by tile: type a tile, > and a place, such as Zm>E5, or Zm>B for the barn.
    [advance] A visitor advances two viewpoints: type advance:, the letter of its colour and its viewpoint, such as { "advance:r3" }, or 0 for one from the reserve.
    [retreat] One of your visitors steps back: type retreat:, the letter of its colour and its viewpoint, such as { "retreat:r3" }.
    [over] Game over.
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
zooloretto-option-jungle_removed-item = { $value ->
    [anteater] pygmy anteater
    [macaw] macaw
    [bat] bat
    [koala] koala
    [orangutan] orang-utan
    [baboon] baboon
    [snake] smooth snake
    [monitor] emerald monitor
   *[other] { $value }
}

zooloretto-option-removed = Species to remove: random, or a list such as { "[\"camel\", \"panda\"]" }. Two players remove three species, three players two, four players one, five players none.
zooloretto-option-first = First player: random, or a seat number.
zooloretto-option-xxl = Play with the expansion XXL (more tiles, a fifth stall, donations): false or true.
zooloretto-option-exotic = Play with the expansion Exotic (jungle animals and visitors): false or true.
zooloretto-option-jungle_removed = Jungle species to remove, with Exotic: random, or a list such as { "[\"bat\", \"snake\"]" }, as many as other species.
zooloretto-option-donations = Donation tokens from the top, with XXL: ten digits from 1 to 9, never rising.

# The same for the page: the name of an option, its values, and what each of them means.
zooloretto-option-removed-name = Removed species
zooloretto-option-removed-value = { $value ->
    [random] Random
   *[other] { $value }
}
zooloretto-option-removed-note = { $value ->
    [random] Three species are removed at random with two players, two with three players, one with four, none with five.
   *[other] These species are removed, tiles and babies.
}
zooloretto-option-first-name = First player
zooloretto-option-first-value = { $value ->
    [random] Random
    [0] Seat 1
    [1] Seat 2
    [2] Seat 3
    [3] Seat 4
    [4] Seat 5
   *[other] { $value }
}
zooloretto-option-first-note = { $value ->
    [random] The first player is drawn at random.
   *[other] This seat goes first.
}
zooloretto-option-xxl-name = XXL expansion
zooloretto-option-xxl-value = { $value ->
    [yes] Yes
   *[no] No
}
zooloretto-option-xxl-note = { $value ->
    [yes] Expansion: 54 more tiles, a fifth stall type, and you can give the animals of a full enclosure away for points.
   *[no] The base game without the expansion XXL.
}
zooloretto-option-exotic-name = Exotic expansion
zooloretto-option-exotic-value = { $value ->
    [yes] Yes
   *[no] No
}
zooloretto-option-exotic-note = { $value ->
    [yes] Expansion: jungle animals on a board of their own, and visitors that stalls and jungle animals lead through your zoo for points.
   *[no] The base game without the expansion Exotic.
}
zooloretto-option-jungle_removed-name = Removed jungle species
zooloretto-option-jungle_removed-value = { $value ->
    [random] Random
   *[other] { $value }
}
zooloretto-option-jungle_removed-note = { $value ->
    [random] With Exotic, as many jungle species as other species are removed at random.
   *[other] These jungle species are removed.
}
zooloretto-option-donations-name = Donation tokens
zooloretto-option-donations-value = { $value ->
    [given] Own values
   *[other] 3 × 6, 3 × 5, 4 × 4
}
zooloretto-option-donations-note = { $value ->
    [given] The values you entered, from the top of the stack.
   *[other] With XXL: the first donation earns most. How many tokens there are of each value is our choice.
}

## The terminal

# Help: at most 30 lines of at most 76 columns.
zooloretto-help =
    Fill your enclosures, one species in each, and keep your barn empty.
    On your turn you do one of three things.
      draw        draw a tile, then load it onto a truck:  >2
      take2       take truck 2 and put each of its tiles somewhere:
                  Zm>E5  male zebra, 5-space enclosure     k>B  kiosk, barn
                  You keep its coins. Then you are out until the next round.
      or spend coins:
      move:Zm>E5  1 coin: an animal from your barn; or a stall,  move:k@E4>B
      swap:E4-E5  1 coin: swap all animals of two enclosures
      swap:E5-P   1 coin: swap an enclosure with all pandas in your barn
      buy:Zm@2>E5 2 coins, one to the owner: a tile from the barn of number 2
      discard:Zm  2 coins: remove a tile in your barn from the game
      expand      3 coins: open an extension
      donate:E5   XXL: give a full enclosure away for the top donation token
      advance:r3, retreat:r3  Exotic: a red visitor on viewpoint 3; 0: reserve

    F flamingo  C camel  L leopard  E elephant  P panda  A chimpanzee (ape)
    Z zebra  K kangaroo     m male  f female  m* f* have bred  b baby
    s snack  k kiosk  b barrow  p popcorn  l lemonade   $ coin   ja … jungle

    A male and a female in the same enclosure have a baby, once each.
    enclosure           full   one free   coins for filling it     stalls
    E4                     5          4                         1        2
    E5                     8          5                         2        1
    E6                    10          6                         0        1
    X1 (X2), extension     9          5                         1        1
    With more spaces free, animals score 1 each next to a stall, else nothing.
    Each stall type in the zoo: +2; each stall type and species in the barn: −2.
    Exotic: 2 per visitor colour, and 2 per visitor of a bonus token’s colour.
    Ties: more coins win. The first of the last 15 tiles means: last round.

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
zooloretto-line-removed = Removed: { $names }
zooloretto-line-nothing = nothing
zooloretto-line-zoo = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-line-took = took truck { $truck }
zooloretto-line-passed = done for this round
zooloretto-line-closed = closed
zooloretto-line-barn = Barn ({ $barn }): { $tiles }. Stall types: { $stalls }
zooloretto-line-jungle = Jungle ({ $free } free): { $tiles }
zooloretto-line-visitors = Visitors: { $visitors }. Bonus: { $tokens }
zooloretto-line-donated = Donated: { $donated }
zooloretto-line-reserve = Visitors in reserve: { $visitors }. Bonus left: { $tokens }
zooloretto-line-donations = Donation tokens left: { $donations }
zooloretto-line-to-move = Turn: { $seat }
zooloretto-line-legend-animals = m male, f female, m* and f* have bred, b baby
zooloretto-line-legend-zoo = E4 [Z Zm ·] (k·) 2: animals and free spaces, stalls, points now
zooloretto-line-legend-enclosures = Full / one free / coins for filling: { $enclosures }
zooloretto-line-legend-visitors = r24: red visitors on viewpoints 2 and 4. Colours: { $colours }

# The same for whoever listens.
zooloretto-tell-truck = Truck { $truck }, { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}: { $tiles }
zooloretto-tell-truck-taken = Truck { $truck }: taken by { $seat_you ->
    [yes] you
   *[other] { $seat }
}; on it: { $tiles }
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
}. Stalls next to it: { $stalls }{ $stall_spaces ->
    [0] { "" }
    [one] , { $stall_spaces } space free
   *[other] , { $stall_spaces } spaces free
}
# What is printed, said once for all zoos. $place is what one types.
zooloretto-tell-printed = { $place }, { zooloretto-place }: { $full } points when full, { $short } with one space free{ $bonus ->
    [0] { "" }
    [one] ; { $bonus } coin for filling it
   *[other] ; { $bonus } coins for filling it
}
zooloretto-tell-closed = { $seat }: { $closed ->
    [one] { $closed } extension still closed
   *[other] { $closed } extensions still closed
}
zooloretto-tell-stalls = { $seat }, stall types: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-tell-barn = { $seat }, barn: { $tiles }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zooloretto-tell-jungle = { $seat }, jungle board: { $tiles }; { $free ->
    [0] full
    [one] { $free } space free
   *[other] { $free } spaces free
}
# $viewpoints is a list of numbers, such as “2, 2, 4”.
zooloretto-tell-visitors = { $seat }, { zooloretto-visitor }: { $count ->
    [one] viewpoint { $viewpoints }
   *[other] viewpoints { $viewpoints }
}
zooloretto-tell-token = { $seat }: { zooloretto-token }
zooloretto-tell-donated = { $seat }, donation tokens: { $donated }
# $token: whether the bonus token is still in the middle.
zooloretto-tell-reserve = { zooloretto-visitor } ({ zooloretto-stall }): { $count } in reserve, bonus token { $token ->
    [yes] not taken
   *[no] taken
}
zooloretto-tell-donations = Donation tokens left, from the top: { $donations }

# $enclosures is a list such as “E4 5, E5 8”.
zooloretto-tell-score = { $seat }: enclosures { $points } ({ $enclosures }), stall types { $stalls }, species in the barn { $barn_species }, stall types in the barn { $barn_stalls }{ $donations ->
   *[0] { "" }
    [one] , donation tokens { $donations }
    [other] , donation tokens { $donations }
}{ $visitors ->
   *[0] { "" }
    [one] , visitor colours { $visitors }
    [other] , visitor colours { $visitors }
}{ $tokens ->
   *[0] { "" }
    [one] , bonus tokens { $tokens }
    [other] , bonus tokens { $tokens }
}; total { $total }, { zooloretto-some-coins }

## The page

# $room: whether a tile can be drawn and loaded; $cargo: whether a truck can be taken.
zooloretto-prompt = { $phase ->
    [turn] { $room ->
        [yes] { $cargo ->
            [yes] Draw a tile, take a truck, or spend coins.
           *[no] Draw a tile, or spend coins.
        }
       *[no] Take a truck and end your round, or spend coins.
    }
    [load] Choose a truck for the { zooloretto-tile }.
    [unload] Put each tile from your truck into an enclosure, next to one, or into your barn.
    [advance] Choose { zooloretto-a-visitor } to advance, in your zoo or in the reserve.
    [retreat] Choose { zooloretto-a-visitor } in your zoo to step back.
   *[other] Game over.
}
# $tiles in words; $one and $other are species; $number is a seat; $points are those of a donation token; $point is a
# viewpoint, and 0 the reserve.
zooloretto-choice = { $deed ->
    [draw] Draw a tile
    [load] Load truck { $truck }
    [take] Take truck { $truck }: { $tiles }
    [unload] { zooloretto-tile } { zooloretto-towards }
    [move] Move: { zooloretto-tile } { zooloretto-towards }, { zooloretto-price }
    [swap] Swap: { $one } with { $other }, { zooloretto-price }
    [buy] Buy from seat { $number }: { zooloretto-tile } { zooloretto-towards }, { zooloretto-price }
    [discard] Discard: { zooloretto-tile }, { zooloretto-price }
    [expand] Open an extension, { zooloretto-price }
    [donate] Donate the animals { zooloretto-in }: { $points } points
    [advance] { $point ->
        [0] Let { zooloretto-a-visitor } in from the reserve
       *[other] Advance { zooloretto-a-visitor } from viewpoint { $point }
    }
    [retreat] Move { zooloretto-a-visitor } back from viewpoint { $point }
   *[other] { $deed }
}
# Short names of places, as headings.
zooloretto-here = { $place ->
    [E4] 4-space enclosure
    [E5] 5-space enclosure
    [E6] 6-space enclosure
    [X1] Extension
    [X2] Second extension
    [J] Jungle
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
zooloretto-pts = { $points } { $count ->
    [one] pt
   *[other] pts
}
zooloretto-baby = baby
# $change has a sign, where $changed is yes.
zooloretto-then = Then: { $points } { $count ->
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
    [swap] Swap
    [buy] Buy
    [discard] Discard
   *[expand] Expand
}
# What a money action is for.
zooloretto-paid-note = { $deed ->
    [move] Move a tile out of your barn, or move a stall.
    [swap] Swap all animals of an enclosure with those of another, or with one species in your barn.
    [buy] Buy a tile from another barn. Its owner gets one of the two coins.
    [discard] Remove a tile in your barn from the game.
   *[expand] Open an extension with five spaces.
}
zooloretto-paid-how = { $deed ->
    [move] Choose a tile in your barn, or a stall.
    [swap] Choose an enclosure, or animals in your barn.
    [buy] Choose a tile in another barn.
    [discard] Choose a tile in your barn.
   *[expand] { zooloretto-paid-note }
}
zooloretto-donate = Donate
zooloretto-donate-note = Give all animals of a full enclosure away and take the top token: { $points } points. It costs nothing. Twice per game.
zooloretto-donate-how = Choose a full enclosure.
zooloretto-costs = Cost: { zooloretto-price }.
zooloretto-money = Spend coins
zooloretto-paid-where = Choose a highlighted place.
zooloretto-money-when = You can spend coins on your turn, instead of drawing or taking a truck.
# The same as the refusal, where there is room for a word or two.
zooloretto-refused-short = { $code ->
    [too-expensive] { $missing } short
    [nothing-to-discard] barn empty
    [nothing-to-buy] barns empty
    [no-extension-left] all open
    [nothing-to-donate] none full
    [donated-twice] twice done
    [no-donation-left] none left
    [trucks-only] not now
   *[other] nothing fits
}
zooloretto-about-enclosure = { zooloretto-here }: { $animals }; { $free ->
    [0] full
    [one] { $free } space free
   *[other] { $free } spaces free
}. Stalls: { $stalls }. Points when full: { $full }, with one space free: { $short }{ $bonus ->
    [0] { "" }
    [one] ; { $bonus } coin for filling it
   *[other] ; { $bonus } coins for filling it
}. Now: { $points }.
zooloretto-about-barn = Barn: { $tiles }. { $cost ->
    [0] It costs no points.
   *[other] It costs { $cost } points: 2 for each species and each stall type.
}
zooloretto-status = { $status ->
    [turn] to play
    [load] loading
    [unload] unloading
    [advance] visitors
    [retreat] visitors
   *[done] done
}
zooloretto-stack = Draw
zooloretto-stack-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
zooloretto-stack-note = { $main } above the disc, { $end } below it. The first tile drawn from below starts the last round.
zooloretto-drawn = Drawn
zooloretto-last = Last round
zooloretto-truck = Truck { $truck }
zooloretto-truck-does = { $does ->
    [load] Load truck { $truck }
    [take] Take truck { $truck }
   *[other] Truck { $truck }
}: { $tiles }; { $free ->
    [0] full
    [one] room for { $free } more
   *[other] room for { $free } more
}
zooloretto-load-here = Load here
zooloretto-take = Take
zooloretto-taken = Taken by { $seat_you ->
    [yes] you
   *[other] { $seat }
}
zooloretto-unloads = { $seat_you ->
    [yes] You are unloading
   *[other] { $seat } is unloading
}
zooloretto-zoo = { $seat_you ->
    [yes] Your zoo
   *[other] { $seat }’s zoo
}
zooloretto-open-zoo = View zoo
zooloretto-closed = { zooloretto-here }: closed
zooloretto-closed-note = Open for { zooloretto-price }
# The points of an enclosure that is full, and with one space free.
zooloretto-worth = Full { $full } · one free { $short }
zooloretto-full = full { $full }
zooloretto-now = now { $points }
zooloretto-empty = empty
zooloretto-unseen = Unseen tiles
zooloretto-unseen-note = { $count ->
    [one] { $count } tile is
   *[other] { $count } tiles are
} still face down: { $main } above the disc, { $end } below it.
zooloretto-unseen-column = { $column ->
    [plain] plain
    [male] male
    [female] female
    [baby] babies
   *[other] all
}
zooloretto-coin-tiles = Coins
zooloretto-out = Not in this game: { $names }
zooloretto-babies-note = Babies that can still be born. They are not part of the tile stack.
zooloretto-forecast = Points if the game ended now
zooloretto-part = { $part ->
    [enclosures] Enclosures
    [stalls] Stalls
    [donations] Donations
    [visitors] Visitors
    [tokens] Bonus tokens
   *[barn] Barn
}
zooloretto-row = { $row ->
    [stalls] Stall types, 2 each
    [barn_species] Species in the barn, −2 each
    [barn_stalls] Stall types in the barn, −2 each
    [donations] Donation tokens
    [visitors] Visitor colours, 2 each
    [tokens] Bonus tokens, 2 per visitor
    [coins] Coins (tie-breaker)
   *[total] Total
}
zooloretto-could = up to { $points }
zooloretto-column = { $column ->
    [points] points
    [coins] coins
    [enclosures] enclosures
    [stalls] stalls
    [barn] barn
    [donations] donations
    [visitors] visitors
    [tokens] bonus tokens
    [carries] tiles
    [room] free
   *[status] status
}
zooloretto-inside = { zooloretto-here }: { $animals }, { $used } of { $spaces }
zooloretto-beside = stalls: { $tiles }
zooloretto-no-use = You can’t use that now.
zooloretto-joy = { $joy ->
    [born] A baby!
   *[filled] Full!
}
zooloretto-keys-draw = Draw a tile
zooloretto-keys-trucks = Load or take a truck

## The page, with the expansions

zooloretto-visitors = { $count ->
    [one] { zooloretto-visitor }
   *[other] { $count } × { zooloretto-visitor }
}
# Something to press: one of several alike moves.
zooloretto-visitor-at = { $point ->
    [0] { zooloretto-visitors } in the reserve
   *[other] { zooloretto-visitors } on viewpoint { $point }
}
zooloretto-path = Visitors’ path
zooloretto-entrance = Entrance
zooloretto-exit = Exit
zooloretto-reserve = Reserve
zooloretto-viewpoint = Viewpoint { $point }
# $visitors in words.
zooloretto-at-viewpoint = { zooloretto-viewpoint }: { $visitors }
# $token: in the middle, yours, or somebody’s, who is $seat.
zooloretto-about-colour = { zooloretto-visitors } in the reserve ({ zooloretto-stall }). { $token ->
    [middle] The bonus token is still in the middle.
   *[taken] The bonus token: { $seat }.
}
zooloretto-bonus = Bonus token, { zooloretto-colour }: { $token ->
    [middle] still in the middle
   *[taken] { $seat }
}
zooloretto-about-jungle = Jungle: { $animals }; { $free ->
    [0] full
    [one] { $free } space free
   *[other] { $free } spaces free
}. { $species } of 3 species. Each new animal here moves visitors.
zooloretto-jungle-species = { $species }/3 species
# $asked: advance or retreat; $seat has to choose.
zooloretto-awaits = { $asked ->
    [advance] { $seat } chooses { zooloretto-a-visitor } to advance.
   *[retreat] { $seat } chooses which { zooloretto-visitor } steps back.
}
zooloretto-gain-token = the bonus token
zooloretto-donate-when = You can donate on your turn, instead of drawing or taking a truck.
# On the button: the points of the top token, and how many tokens are left.
zooloretto-donate-top = for { $points }
zooloretto-donate-left = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}: { $points }.
zooloretto-donate-gives = You give away { $animals } (worth { $points } now) and get a token worth { $token }. The enclosure is free again.
zooloretto-donated = Donation tokens: { $points }
zooloretto-forecast-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}

### O Zoo le Mio.
### $seat is a name (“You”, “Ada”, “Seat 2”); $seat_you is yes for the reader.
### $family, $family_a and $family_b are ape, mammal, bird, reptile or sea. $tile is the number of a tile.

mio-tagline = Secret bids for zoo tiles: build the zoo that draws the visitors away from the others.

## Components

mio-family = { $family ->
    [ape] apes
    [mammal] mammals
    [bird] birds
    [reptile] reptiles
    [sea] sea animals
   *[other] { $family }
}
mio-family-a = { $family_a ->
    [ape] apes
    [mammal] mammals
    [bird] birds
    [reptile] reptiles
    [sea] sea animals
   *[other] { $family_a }
} { $stars_a }
mio-family-b = { $family_b ->
    [ape] apes
    [mammal] mammals
    [bird] birds
    [reptile] reptiles
    [sea] sea animals
   *[other] { $family_b }
} { $stars_b }
# What is printed on a tile: both halves with their stars, and the bushes.
mio-face = { mio-family-a }, { mio-family-b }{ $bushes ->
    [0] {""}
    [one] , { $bushes } bush
   *[other] , { $bushes } bushes
}
mio-some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
mio-some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mio-some-visitors = { $visitors ->
    [one] { $visitors } visitor
   *[other] { $visitors } visitors
}
mio-some-trees = { $trees ->
    [one] { $trees } tree
   *[other] { $trees } trees
}
mio-some-benches = { $benches ->
    [one] { $benches } bench
   *[other] { $benches } benches
}

## Events

mio-event-flag = { $seat_you ->
    [yes] Your flag
   *[other] { $seat }’s flag
} hangs { $place ->
    [1] at the top.
    [2] second from the top.
    [3] third from the top.
   *[other] fourth from the top.
}
mio-event-year = Year { $year } begins.
mio-event-no-tiles = No tiles are left for year { $year }.
mio-event-revealed = Tile { $tile } is turned up: { mio-face }.
mio-event-bid = { $seat_you ->
    [yes] You bid { mio-some-coins }.
   *[other] { $seat } bids { mio-some-coins }.
}
mio-event-won = { $seat_you ->
    [yes] You win
   *[other] { $seat } wins
} tile { $tile } for { mio-some-coins }{ $tied ->
    [yes] , because of the higher flag.
   *[no] .
}
mio-event-flag-down = { $seat_you ->
    [yes] Your flag
   *[other] { $seat }’s flag
} goes to the bottom.
mio-event-no-place = Tile { $tile } fits nowhere in { $seat_you ->
    [yes] your
   *[other] { $seat }’s
} zoo and is out of the game.
mio-event-placed = { $seat_you ->
    [yes] You place
   *[other] { $seat } places
} tile { $tile } at { $x },{ $y },{ $r }: { mio-face }.
# $count benches are received for $regions regions.
mio-event-benches = { $seat_you ->
    [yes] You close
   *[other] { $seat } closes
} { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
} and { $seat_you ->
    [yes] get
   *[other] gets
} { $count ->
    [0] no bench.
    [one] { $count } bench.
   *[other] { $count } benches.
}
mio-event-visitors = { $seat_you ->
    [yes] You now have
   *[other] { $seat } now has
} { $now ->
    [0] no visitors
    [one] { $now } visitor
   *[other] { $now } visitors
} at the { mio-family } (before: { $before }).
mio-event-trees = { $seat_you ->
    [yes] You now have
   *[other] { $seat } now has
} { $now ->
    [0] no trees
    [one] { $now } tree
   *[other] { $now } trees
} (before: { $before }).
# $due is what should be earned or, if it is negative, paid.
mio-event-income = { $seat_you ->
    [yes] { $pays ->
        [yes] You pay
       *[no] You earn
    }
   *[other] { $pays ->
        [yes] { $seat } pays
       *[no] { $seat } earns
    }
} { mio-some-coins } (due: { $due }).
mio-event-scored = { $seat }, year { $year }: { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }. That makes { mio-some-points }.
mio-event-total = { $seat_you ->
    [yes] You have
   *[other] { $seat } has
} { mio-some-points } in total.
mio-event-over = Game over.

## Refusals

# $expected is what is to be decided now.
mio-illegal-wrong-phase = { $expected ->
    [bid] All players are bidding: type b and a number of coins, such as b3.
    [place] The tile has to be placed first: type x,y,r, such as -2,1,3.
   *[other] You can’t do that now.
}
mio-illegal-too-much = You have only { mio-some-coins }. Bid that much or less.
mio-illegal-no-such-place = That is not a place near your zoo. Type x,y,r with r from 0 to 3, such as -2,1,3.
mio-illegal-occupied = There is already a tile at { $x },{ $y }. Choose empty cells.
mio-illegal-on-house = Your house stands there. Choose other cells.
mio-illegal-faces-house = A path would lead into your house. Turn the tile or choose another place.
mio-illegal-path-meets-grass = A path at { $x },{ $y } would end in the grass of the next tile. Paths must meet paths.
mio-illegal-grass-meets-path = The path of the next tile would end in the grass at { $x },{ $y }. Paths must meet paths.
mio-illegal-not-connected = No path connects the tile with your zoo. At least one must.
mio-illegal-no-such-draw = This is not a possible draw now.

## A set of tiles that cannot be read. $row is the line, $column its column, $value what is there.

mio-tiles-columns = Row { $row } ends at column { $column }: it should have 7 columns, or 8 with a provenance. It reads “{ $value }”.
mio-tiles-tile = Row { $row }, column { $column }: “{ $value }” is not start or a number from 1 to 25.
mio-tiles-twice = Row { $row }, column { $column }: there is already a row for “{ $value }”.
mio-tiles-missing = Row { $row }, column { $column }: the row for “{ $value }” is missing.
mio-tiles-family = Row { $row }, column { $column }: “{ $value }” is not ape, mammal, bird, reptile or sea.
mio-tiles-same-family = Row { $row }, column { $column }: both halves have the family “{ $value }”. They must differ.
mio-tiles-stars = Row { $row }, column { $column }: “{ $value }” is not 1, 2 or 3 stars.
mio-tiles-bushes = Row { $row }, column { $column }: “{ $value }” is not a number of bushes from 0 to 9.
mio-tiles-start = Row { $row }, column { $column }: the start tile can’t have “{ $value }”. Its families are none, its stars and bushes 0.
mio-tiles-exit = Row { $row }, column { $column }: “{ $value }” contains something other than AN, BN, BE, BS, AS and AW.
mio-tiles-exit-twice = Row { $row }, column { $column }: “{ $value }” names an exit twice.
mio-tiles-few-exits = Row { $row }, column { $column }: “{ $value }” has fewer than two exits.
mio-tiles-crossing = Row { $row }, column { $column }: the networks of “{ $value }” cross.
mio-tiles-house = Row { $row }, column { $column }: “{ $value }” has an exit that faces the house. The start tile can’t use AS or BS.

## What to do now

mio-phase = { $phase ->
    [flags] Shuffling the flags.
    [reveal] Turning up tiles.
    [bid] Bid in secret for the next tile: type b and a number of coins, such as b3, or b0. All bids are opened together.
    [place] Place the tile in your zoo: type x,y,r for half A and the number of clockwise quarter turns, such as -2,1,3.
    [over] Game over.
   *[other] { $phase }
}

## Options

mio-option-year_length = Tiles per year: five, or three_bush_tiles (until three tiles with bushes are turned up).
mio-option-economy = Coins and points: standard, or balance (visitors earn coins, tiles cost coins, points at the end).
mio-option-final_tie = Equal totals: flag (the higher flag wins), or shared.
mio-option-coins_visible = Show all players’ coins: false or true.
mio-option-same_player_second = Two players: a second enclosure of the leader competes for second place: false or true.
mio-option-reveal = Tiles of a year: row (all at once), or single (one before each auction).
mio-option-bench_limit = Benches for all zoos: none (no limit), 13 or 15.
mio-option-tiles = Another set of tiles as text, one row per tile. Empty: the built-in reconstruction.

# The same for the page: the name of an option, its values, and what each of them means.
mio-option-year_length-name = Year
mio-option-year_length-value = { $value ->
    [five] Five tiles
    [three_bush_tiles] Three bush tiles
   *[other] { $value }
}
mio-option-year_length-note = { $value ->
    [five] Five tiles are auctioned every year.
    [three_bush_tiles] Tiles are turned up until three have bushes. All of them are auctioned.
   *[other] { $value }
}
mio-option-economy-name = Economy
mio-option-economy-value = { $value ->
    [standard] Standard
    [balance] Balance
   *[other] { $value }
}
mio-option-economy-note = { $value ->
    [standard] Each tile earns a coin per year. Visitors, trees and benches score every year.
    [balance] Visitors, trees and benches earn coins, tiles cost coins. Points are counted once, at the end, and coins count too.
   *[other] { $value }
}
mio-option-final_tie-name = Tie at the end
mio-option-final_tie-value = { $value ->
    [flag] Higher flag
    [shared] Shared
   *[other] { $value }
}
mio-option-final_tie-note = { $value ->
    [flag] With equal totals, the higher flag wins.
    [shared] Equal totals share the rank.
   *[other] { $value }
}
mio-option-coins_visible-name = Coins
mio-option-coins_visible-value = { $value ->
    [no] Hidden
    [yes] Visible
   *[other] { $value }
}
mio-option-coins_visible-note = { $value ->
    [no] You see only your own coins. Payments are public, so you can keep count.
    [yes] Everyone sees all coins.
   *[other] { $value }
}
mio-option-same_player_second-name = Second place
mio-option-same_player_second-value = { $value ->
    [no] Other player
    [yes] Best enclosure
   *[other] { $value }
}
mio-option-same_player_second-note = { $value ->
    [no] The leader of a family is never second as well.
    [yes] Two players only: the leader’s next best enclosure can take second place too.
   *[other] { $value }
}
mio-option-reveal-name = Tiles
mio-option-reveal-value = { $value ->
    [row] In a row
    [single] One by one
   *[other] { $value }
}
mio-option-reveal-note = { $value ->
    [row] All tiles of a year are turned up at once.
    [single] Each tile is turned up just before its auction.
   *[other] { $value }
}
mio-option-bench_limit-name = Benches
mio-option-bench_limit-value = { $value ->
    [none] No limit
   *[other] { $value }
}
mio-option-bench_limit-note = { $value ->
    [none] Every enclosed region has a bench.
   *[other] There are { $value } benches for all zoos. Later regions get none.
}
mio-option-tiles-name = Tile set
mio-option-tiles-value = { $value ->
    [given] Own tiles
   *[other] Built-in
}
mio-option-tiles-note = { $value ->
    [given] The tiles you entered.
   *[other] A reconstruction: no list of the printed tiles is public. If you own the game, you can enter yours.
}

## The terminal

# Help: at most 30 lines of at most 76 columns.
mio-help =
    Win zoo tiles in secret auctions and build the most attractive zoo.
      b3          bid 3 coins for the tile on offer (b0 is a bid, too)
      -2,1,3      place the tile you have won: x, y and quarter turns
    All bids are opened together. The highest bid pays and takes the tile.
    Ties: the highest flag wins and goes to the bottom.

    A tile covers two cells: half A lies on x,y, half B to its right with
    r = 0, below with 1, to its left with 2, above with 3. The start tile
    covers 0,0 and 1,0; the house below it stays free.
    Paths must meet paths, grass must meet grass, and at least one path must
    lead from the new tile to your zoo. In the plan H and = are paths.

    A apes  M mammals  B birds  R reptiles  S sea animals, with their stars.
    Neighbouring cells of a family are one enclosure. Per family, the best
    enclosure of each zoo counts: 2 visitors for the best, 1 for the second,
    1 if there is only one. Of equal ones the newest is better.
    All bushes of a zoo count in the same way for trees.
    Each region enclosed by your paths has a bench.

    A year has five auctions. At its end each tile earns 1 coin, and
    visitors, trees and benches score 1 point each in year 1, 2 in year 2,
    and so on to 5. After five years the most points win.

mio-line-plan = { $seat }
mio-line-legend = A apes, M mammals, B birds, R reptiles, S sea animals with stars; small numbers are bushes; H and = are paths; # is the house
mio-line-zoo = { $seat }: { $shown ->
    [yes] { mio-some-coins }
   *[no] coins hidden
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }, { $bushes ->
    [one] { $bushes } bush
   *[other] { $bushes } bushes
}, { mio-some-points }; best: { $families }
mio-line-year = Year { $year } of 5. Auctions so far: { $auctions }. Tiles in the stack: { $stack }.
mio-line-row = Tiles to come: { $tiles }
mio-line-paths = Tile { $tile }, paths joined: { $paths }
mio-line-bids = Bids: { $bids }
mio-line-flags = Flags from the top: { $names }
mio-line-benches = Benches left: { $benches }
mio-line-places = Best places of { $count }: { $places }
mio-line-to-place = Placing the tile: { $seat }

# The same for whoever listens.
mio-tell-zoo = { $seat }: { $shown ->
    [yes] { mio-some-coins }
   *[no] coins hidden
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { mio-some-visitors }, { mio-some-trees }, { mio-some-benches }, { $bushes ->
    [one] { $bushes } bush
   *[other] { $bushes } bushes
}, { mio-some-points }
mio-tell-tile = { $seat }: tile { $tile } at { $at }
mio-tell-family = { $seat }, { mio-family }: best enclosure { $value ->
    [one] { $value } star
   *[other] { $value } stars
}, { mio-some-visitors }
mio-tell-score = { $seat }: visitors { $visitors }, trees { $trees }, benches { $benches }, coins { $coins }. By year: { $years }. Total: { $total }

## The page

mio-prompt = { $phase ->
    [bid] Bid for: { $tile }.
    [place] Place your tile: { $tile }.
   *[other] { $tile }
}
mio-choice-bid = Bid { mio-some-coins }
# $x and $y are the cell of half A, $turns the quarter turns.
mio-choice-place = Place at { $x },{ $y }{ $turns ->
    [0] {""}
    [one] , turned once
    [2] , turned twice
   *[other] , turned { $turns } times
}{ $benches ->
    [0] {""}
    [one] , closes a region
   *[other] , closes { $benches } regions
}
mio-gain-family = { $family ->
    [ape] Apes
    [mammal] Mammals
    [bird] Birds
    [reptile] Reptiles
    [sea] Sea animals
   *[other] { $family }
}: enclosure of { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
mio-gain-benches = Benches: +{ $benches }.
mio-gain-change = { $seat_you ->
    [yes] { $gains ->
        [yes] You gain
       *[no] You lose
    }
   *[other] { $gains ->
        [yes] { $seat } gains
       *[no] { $seat } loses
    }
} { $kind ->
    [visitors] { $count ->
        [one] { $count } visitor
       *[other] { $count } visitors
    }
   *[trees] { $count ->
        [one] { $count } tree
       *[other] { $count } trees
    }
}.
mio-part = { $part ->
    [visitors] Visitors
    [trees] Trees
    [benches] Benches
    [bushes] Bushes
    [coins] Coins
    [points] Points
    [coming] This year
    [income] Income
   *[other] { $part }
}
mio-points-short = { $points ->
    [one] pt
   *[other] pts
}
mio-about-points = { mio-some-points } so far
mio-coins-of = { $seat }: { mio-some-coins }
mio-sealed = { $sealed ->
    [yes] bid sealed
   *[no] bidding
}
mio-year = Year { $year }
mio-stack = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
mio-benches-left = Benches left: { $benches }.
mio-row = Tiles of this year
mio-tile = Tile { $tile }
mio-row-state = { $state ->
    [sold] sold
    [now] on offer
   *[later] to come
}
mio-flags = Flags from the top
mio-flags-note = Flags from the top. With equal bids, the highest flag wins and goes to the bottom.
mio-zoos = Zoos
mio-zoo-of = { $seat_you ->
    [yes] Your zoo
   *[other] { $seat }’s zoo
}
mio-open-zoo = Open this zoo
mio-best = { $seat }: { mio-best-of }
mio-best-of = { mio-family }: { $value ->
    [one] { $value } star
   *[other] { $value } stars
}, { mio-some-visitors }
mio-lies = { $seat }: tile { $tile } at { $x },{ $y },{ $turns } ({ $face })
mio-bids = Bids
mio-wins = { $tied ->
    [yes] wins by flag
   *[no] wins
}
mio-bid-how = Your bid
mio-bid-seal = Seal { mio-some-coins }
mio-bid-sealed = Your sealed bid: { mio-some-coins }
mio-bid-wait = You can change it until the last bid is in.
mio-bid-change = Change bid
mio-bid-less = One coin less
mio-bid-more = One coin more
mio-bidding = Everyone is bidding in secret.
mio-last = { $seat_you ->
    [yes] You won tile { $tile } for { mio-some-coins }.
   *[other] { $seat } won tile { $tile } for { mio-some-coins }.
}
mio-places = Places for your tile
mio-place-how = { $count ->
    [one] { $count } place for this tile. Turn it with a click on it, the wheel or R.
   *[other] { $count } places for this tile. Turn it with a click on it, the wheel or R.
}
mio-placing = { $seat_you ->
    [yes] You are placing the tile.
   *[other] { $seat } is placing the tile.
}
mio-rotate = Turn the tile: { $tile }
mio-fold = { $folded ->
    [yes] Show actions
   *[no] Hide actions
}
mio-sheet = Score sheet
mio-coming = Year { $year } so far
mio-income = Coming income
mio-total = Total
mio-reason-left = { mio-some-coins } left.
mio-reason-tiles = { $tiles ->
    [0] Last tile of the year.
    [one] { $tiles } more tile this year.
   *[other] { $tiles } more tiles this year.
}
mio-reason-flag = Your flag is the highest: you win ties.
mio-reason-other-flag = In a tie, { $seat }’s flag is the highest.
mio-legend = Hatched ground along an orange path: a closed walk with its bench. Thick outline: an enclosure with visitors.
mio-start-tile = Start tile

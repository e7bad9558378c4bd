### Wonderzoo.
### $seat is a name (“You”, “Ada”, “Seat 2”); $seat_you is yes for the reader.
### $kind is grass, vivarium, water or path, $shape is I, O, T, S, Z, L or J, $icon is draw1, draw2, move1, move2, swap or bus,
### $colour is red, blue, yellow or green. $tile is the name of a tile (W03), $cell, $at, $from and $to are places on a board.

wonderzoo-tagline = Build a zoo from puzzle-shaped tiles and bring your visitors close to the animals.

## Components

wonderzoo-kind = { $kind ->
    [grass] grass
    [vivarium] vivarium
    [water] water
    [path] path
    [entrance] entrance
   *[other] { $kind }
}
wonderzoo-other-kind = { $other_kind ->
    [grass] grass
    [vivarium] vivarium
    [water] water
   *[other] { $other_kind }
}
# A tile by its kind.
wonderzoo-kind-tile = { $kind ->
    [grass] grass enclosure
    [vivarium] vivarium
    [water] water enclosure
    [path] path
    [entrance] entrance
   *[other] { $kind }
}
wonderzoo-shape = { $shape ->
    [I] bar
    [O] square
   *[other] { $shape } shape
}
wonderzoo-icon = { $icon ->
    [draw1] draw 1 visitor
    [draw2] draw 2 visitors
    [move1] move 1 visitor
    [move2] move up to 2 visitors
    [swap] move or exchange enclosures
    [bus] take the bus
   *[other] no icon
}
wonderzoo-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[other] { $colour }
}
wonderzoo-a-visitor = { $colour ->
    [red] a red visitor
    [blue] a blue visitor
    [yellow] a yellow visitor
    [green] a green visitor
   *[other] a visitor
}
wonderzoo-the-visitor = { $colour ->
    [red] the red visitor
    [blue] the blue visitor
    [yellow] the yellow visitor
    [green] the green visitor
   *[other] the visitor
}
# What lies on a board: kind, shape, name.
wonderzoo-tile = { wonderzoo-kind }, { wonderzoo-shape } ({ $tile })
# What is printed on a tile.
wonderzoo-face = { wonderzoo-kind }, { wonderzoo-shape }, { wonderzoo-icon }
wonderzoo-points = Points
wonderzoo-some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wonderzoo-some-visitors = { $visitors ->
    [0] no visitors
    [one] { $visitors } visitor
   *[other] { $visitors } visitors
}
# By how much a move changes the points, after a comma; nothing where it changes none. At worst a relocated enclosure
# loses twenty: ten sides, two points each.
wonderzoo-change = { $points ->
    [0] {""}
    [1] , +1 point
    [-1] , −1 point
    [-2] , −2 points
    [-3] , −3 points
    [-4] , −4 points
    [-5] , −5 points
    [-6] , −6 points
    [-7] , −7 points
    [-8] , −8 points
    [-9] , −9 points
    [-10] , −10 points
    [-11] , −11 points
    [-12] , −12 points
    [-13] , −13 points
    [-14] , −14 points
    [-15] , −15 points
    [-16] , −16 points
    [-17] , −17 points
    [-18] , −18 points
    [-19] , −19 points
    [-20] , −20 points
   *[other] , +{ $points } points
}

## Events

wonderzoo-event-first-bus = { $seat_you ->
    [yes] You get
   *[other] { $seat } gets
} the bus and { $seat_you ->
    [yes] begin.
   *[other] begins.
}
wonderzoo-event-entrance = { $seat_you ->
    [yes] You build your
   *[other] { $seat } builds the
} entrance at { $at }.
wonderzoo-event-round = Round { $round }. { $seat_you ->
    [yes] You begin.
   *[other] { $seat } begins.
}
wonderzoo-event-revealed = On display: { $tile }, { wonderzoo-face }.
wonderzoo-event-picked = { $seat_you ->
    [yes] You take
   *[other] { $seat } takes
} { $tile }: { wonderzoo-face }.
wonderzoo-event-placed = { $seat_you ->
    [yes] You place
   *[other] { $seat } places
} { $tile } ({ wonderzoo-kind }, { wonderzoo-shape }) at { $at }{ wonderzoo-change }.
wonderzoo-event-used = { $seat_you ->
    [yes] You use
   *[other] { $seat } uses
} the icon: { wonderzoo-icon }.
wonderzoo-event-declined = { $seat_you ->
    [yes] You don’t use
   *[other] { $seat } doesn’t use
} the icon ({ wonderzoo-icon }).
wonderzoo-event-no-effect = The icon ({ wonderzoo-icon }) has no effect for { $seat_you ->
    [yes] you.
   *[other] { $seat }.
}
wonderzoo-event-drawn = { $seat_you ->
    [yes] You draw
   *[other] { $seat } draws
} { wonderzoo-a-visitor }.
# The log tells two visitors drawn in one line.
wonderzoo-event-drawn-two = { $seat_you ->
    [yes] You draw
   *[other] { $seat } draws
} { wonderzoo-a-visitor } and { $other_colour ->
    [red] a red one.
    [blue] a blue one.
    [yellow] a yellow one.
    [green] a green one.
   *[other] another.
}
wonderzoo-event-none-left = No visitors are left in the bag for { $seat_you ->
    [yes] you.
   *[other] { $seat }.
}
wonderzoo-event-visitor = { $seat_you ->
    [yes] You put
   *[other] { $seat } puts
} { wonderzoo-the-visitor } on { $cell }{ wonderzoo-change }.
# The log tells a visitor drawn and placed in one line.
wonderzoo-event-drawn-visitor = { $seat_you ->
    [yes] You draw
   *[other] { $seat } draws
} { wonderzoo-a-visitor } and { $seat_you ->
    [yes] put
   *[other] puts
} it on { $cell }{ wonderzoo-change }.
wonderzoo-event-returned = { $seat_you ->
    [yes] You have no free path cell: { wonderzoo-the-visitor } goes back into the bag.
   *[other] { $seat } has no free path cell: { wonderzoo-the-visitor } goes back into the bag.
}
wonderzoo-event-moved = { $seat_you ->
    [yes] You move
   *[other] { $seat } moves
} { wonderzoo-the-visitor } from { $from } to { $to }{ wonderzoo-change }.
wonderzoo-event-stopped = { $seat_you ->
    [yes] You stop
   *[other] { $seat } stops
} moving visitors.
wonderzoo-event-relocated = { $seat_you ->
    [yes] You move
   *[other] { $seat } moves
} { $tile } ({ wonderzoo-kind }, { wonderzoo-shape }) from { $from } to { $to }{ wonderzoo-change }.
wonderzoo-event-exchanged = { $seat_you ->
    [yes] You exchange
   *[other] { $seat } exchanges
} { $tile } ({ wonderzoo-kind }) and { $other_tile } ({ wonderzoo-other-kind }) of the same shape ({ wonderzoo-shape }){ wonderzoo-change }.
wonderzoo-event-bus = { $seat_you ->
    [yes] You take
   *[other] { $seat } takes
} the bus and will begin the next round.
wonderzoo-event-bus-passed = { $seat_you ->
    [yes] You get
   *[other] { $seat } gets
} the bus.
wonderzoo-event-out = No tile fits: { $seat_you ->
    [yes] you are out.
   *[other] { $seat } is out.
}
wonderzoo-event-passed = No tile fits: { $seat_you ->
    [yes] you pass.
   *[other] { $seat } passes.
}
wonderzoo-event-total = { $seat_you ->
    [yes] You have
   *[other] { $seat } has
} { wonderzoo-some-points }.
wonderzoo-event-over = Game over.
# The page tells the same without what is typed: $at, $from and $to are cells.
wonderzoo-event-revealed-plain = On display: { wonderzoo-face }.
wonderzoo-event-picked-plain = { $seat_you ->
    [yes] You take
   *[other] { $seat } takes
} a tile: { wonderzoo-face }.
wonderzoo-event-placed-plain = { $seat_you ->
    [yes] You place
   *[other] { $seat } places
} a { wonderzoo-kind-tile } ({ wonderzoo-shape }) at { $at }{ wonderzoo-change }.
wonderzoo-event-relocated-plain = { $seat_you ->
    [yes] You move
   *[other] { $seat } moves
} a { wonderzoo-kind-tile } ({ wonderzoo-shape }) from { $from } to { $to }{ wonderzoo-change }.
wonderzoo-event-exchanged-plain = { $seat_you ->
    [yes] You exchange
   *[other] { $seat } exchanges
} { wonderzoo-kind } and { wonderzoo-other-kind } of the same shape ({ wonderzoo-shape }){ wonderzoo-change }.

## Refusals

# $expected is what is to be decided now.
wonderzoo-illegal-wrong-phase = { $expected ->
    [entrance] Place your entrance first: type its first cell and its turn, such as b1/0.
    [pick] Take a tile from the display first: type its name, such as W03.
    [place] Place your tile first: type its first cell and its turn, such as c3/1.
    [icon] Decide about the icon first: type use or skip.
    [visitor] Place the visitor first: type its colour and a cell, such as r@c3.
    [move] You are moving visitors: type two cells, such as c3>d4, or stop.
    [swap] You are moving enclosures: type W03:c3/1 or G03=W03.
   *[other] You can’t do that now.
}
wonderzoo-illegal-not-on-display = { $tile } is not in the display. Take one of the tiles that lie there.
wonderzoo-illegal-fits-nowhere = { $tile } fits nowhere on your board. Take another tile.
wonderzoo-illegal-off-board = The tile would stick out over the edge of the board. Choose another cell or turn.
wonderzoo-illegal-occupied = There is already a tile on { $cell }. All four cells must be free.
wonderzoo-illegal-obstacle = There is an obstacle on { $cell }. Nothing can lie there.
wonderzoo-illegal-not-at-rim = At least one cell of the entrance must be at the edge of the board.
wonderzoo-illegal-no-path-beside = A path must share a side with one of your paths or your entrance. A corner is not enough.
wonderzoo-illegal-no-such-turn = This shape has no such turn. Type 0 for the square, 0 or 1 for the bar, S and Z, 0 to 3 for the others.
wonderzoo-illegal-not-in-hand = You haven’t drawn { wonderzoo-a-visitor }.
wonderzoo-illegal-not-a-path = There is no path on { $cell }. Visitors stand on paths.
wonderzoo-illegal-visitor-there = There is already a visitor on { $cell }. There is room for one.
wonderzoo-illegal-no-visitor-there = There is no visitor on { $cell }.
wonderzoo-illegal-no-visitors-on-entrance = { $cell } belongs to the entrance. In this game visitors can’t stand there.
wonderzoo-illegal-not-yours = { $tile } is not on your board.
wonderzoo-illegal-path-stays = { $tile } is a path. Only enclosures can be moved.
wonderzoo-illegal-same-place = The tile is already there. Choose another place.
wonderzoo-illegal-other-shape = { $tile } and { $other_tile } have different shapes. Only equal shapes can be exchanged.
wonderzoo-illegal-no-such-draw = This is not a possible draw now.

## Tiles and boards that cannot be read. $row is the line, $column its column, $value what is there.

wonderzoo-tiles-columns = Row { $row } ends at column { $column }: it should have 5 columns, or 6 with a provenance. It reads “{ $value }”.
wonderzoo-tiles-tile = Row { $row }, column { $column }: “{ $value }” is not E, or a letter G, V, W or P with two digits such as W03.
wonderzoo-tiles-twice = Row { $row }, column { $column }: there is already a row for “{ $value }”.
wonderzoo-tiles-missing = Row { $row }, column { $column }: the row for “{ $value }” is missing. Numbers start at 01 and leave no gap.
wonderzoo-tiles-count = Row { $row }, column { $column }: a set has 1 to 65 tiles, this one has { $value }.
wonderzoo-tiles-kind = Row { $row }, column { $column }: “{ $value }” is not the kind of this letter. G is grass, V vivarium, W water, P path, E entrance.
wonderzoo-tiles-shape = Row { $row }, column { $column }: “{ $value }” is not I, O, T, S, Z, L or J.
wonderzoo-tiles-icon = Row { $row }, column { $column }: “{ $value }” is not draw1, draw2, move1, move2, swap or bus, or none for the entrance.
wonderzoo-tiles-copies = Row { $row }, column { $column }: “{ $value }” is not possible. There is 1 of each tile, and there are 4 entrances.
wonderzoo-boards-columns = Row { $row } ends at column { $column }: it should have 3 columns, or 4 with a provenance. It reads “{ $value }”.
wonderzoo-boards-board = Row { $row }, column { $column }: “{ $value }” is not easy, 1, 2, 3 or 4.
wonderzoo-boards-row = Row { $row }, column { $column }: “{ $value }” is not the next row of this board. Rows come in order, 1 to 8.
wonderzoo-boards-cells = Row { $row }, column { $column }: “{ $value }” is not 1 to 8 cells. Type a dot for a free cell and # for an obstacle.
wonderzoo-boards-width = Row { $row }, column { $column }: “{ $value }” is not as long as the other rows of this board.
wonderzoo-boards-missing = Row { $row }, column { $column }: the rows of board “{ $value }” are missing.
# No row is to blame.
wonderzoo-boards-entrance = The entrance fits nowhere at the edge of board “{ $value }”. Leave more cells free there.

## What to do now

wonderzoo-phase = { $phase ->
    [bus] Drawing who gets the bus.
    [entrance] Place your entrance at the edge: type its first cell and the number of quarter turns, such as b1/0.
    [refill] Drawing tiles for the display.
    [pick] Take a tile from the display: type its name, such as W03.
    [place] Place your tile: type its first cell and the number of clockwise quarter turns, such as c3/1.
    [icon] Use the icon of your tile? Type use or skip.
    [draw] Drawing visitors.
    [visitor] Put your visitor on a free path cell: type its colour (r, b, y, g) and the cell, such as r@c3.
    [move] Move a visitor to a free path cell: type from>to, such as c3>d4, or stop.
    [swap] Move an enclosure, such as W03:c3/1, or exchange two of the same shape, such as G03=W03.
    [over] Game over.
   *[other] { $phase }
}

## Options

wonderzoo-option-difficulty = Side of the boards: easy, or hard (with obstacles).
wonderzoo-option-scoring = Scoring: basic (1 point per side), or expert (favourites score 2).
wonderzoo-option-adjacency_scoring = What a visitor counts: side (each side next to an enclosure), or tile (each enclosure once).
wonderzoo-option-stuck = If no tile fits: out (for good), or pass (this round only).
wonderzoo-option-entrance_visitors = Visitors can stand on the entrance: true or false.
wonderzoo-option-first_bus = First player, who gets the bus: a seat number, or random.
wonderzoo-option-tiles = Another set of tiles as text, one row per tile. Empty: the built-in reconstruction.
wonderzoo-option-boards = Other boards as text, one row per row of a board. Empty: the built-in reconstruction.

# The same for the page: the name of an option, its values, and what each of them means.
wonderzoo-option-difficulty-name = Boards
wonderzoo-option-difficulty-value = { $value ->
    [easy] Easy
    [hard] Hard
   *[other] { $value }
}
wonderzoo-option-difficulty-note = { $value ->
    [easy] Every cell of the boards is free.
    [hard] Each board has obstacles, on which nothing can lie.
   *[other] { $value }
}
wonderzoo-option-scoring-name = Scoring
wonderzoo-option-scoring-value = { $value ->
    [basic] Basic
    [expert] Expert
   *[other] { $value }
}
wonderzoo-option-scoring-note = { $value ->
    [basic] A visitor scores 1 point for each side next to an enclosure.
    [expert] A visitor’s favourite enclosure scores 2: water for blue, vivarium for yellow, grass for green, everything for red.
   *[other] { $value }
}
wonderzoo-option-adjacency_scoring-name = A visitor counts
wonderzoo-option-adjacency_scoring-value = { $value ->
    [side] Sides
    [tile] Enclosures
   *[other] { $value }
}
wonderzoo-option-adjacency_scoring-note = { $value ->
    [side] Each side next to an enclosure scores, even two sides of the same one.
    [tile] Each enclosure scores once, however many sides touch it.
   *[other] { $value }
}
wonderzoo-option-stuck-name = If no tile fits
wonderzoo-option-stuck-value = { $value ->
    [out] Out
    [pass] Pass
   *[other] { $value }
}
wonderzoo-option-stuck-note = { $value ->
    [out] You are out for the rest of the game. Your visitors still score.
    [pass] You pass this turn and play on as soon as a tile fits. The game ends when everyone has passed in one round.
   *[other] { $value }
}
wonderzoo-option-entrance_visitors-name = Visitors on the entrance
wonderzoo-option-entrance_visitors-value = { $value ->
    [yes] Allowed
    [no] Not allowed
   *[other] { $value }
}
wonderzoo-option-entrance_visitors-note = { $value ->
    [yes] The four cells of the entrance are path cells like any other.
    [no] Visitors can’t stand on the entrance.
   *[other] { $value }
}
wonderzoo-option-first_bus-name = First player
wonderzoo-option-first_bus-value = { $value ->
    [random] Random
    [0] Seat 1
    [1] Seat 2
    [2] Seat 3
    [3] Seat 4
   *[other] { $value }
}
wonderzoo-option-first_bus-note = { $value ->
    [random] A player drawn at random gets the bus and goes first.
   *[other] This seat gets the bus and goes first.
}
wonderzoo-option-tiles-name = Tile set
wonderzoo-option-tiles-value = { $value ->
    [given] Own tiles
   *[other] Built-in
}
wonderzoo-option-tiles-note = { $value ->
    [given] The tiles you entered.
   *[other] A reconstruction: no list of the printed tiles is public. If you own the game, you can enter yours.
}
wonderzoo-option-boards-name = Board set
wonderzoo-option-boards-value = { $value ->
    [given] Own boards
   *[other] Built-in
}
wonderzoo-option-boards-note = { $value ->
    [given] The boards you entered.
   *[other] A reconstruction: pictures of the printed boards were not available. If you own the game, you can enter yours.
}

## The terminal

# Help: at most 30 lines of at most 76 columns.
wonderzoo-help =
    Build a zoo and place visitors on its paths, next to the enclosures.
      b1/0        place the entrance: first cell and quarter turns
      W03         take this tile from the display
      c3/1        place it: first cell and quarter turns clockwise
      use, skip   use its icon or not
      r@c3        put a red visitor on c3 (r, b, y or g)
      c3>d4       move a visitor; stop moves no more
      W03:c3/1    move an enclosure
      G03=W03     exchange two enclosures of the same shape

    Cells: columns a to h from the left, rows 1 to 8 from the top. The first
    cell is the leftmost one in the tile’s top row. With 0 turns:
      I      O    T     S     Z     L    J
      ####   ##   ###   .##   ##.   #.   .#
             ##   .#.   ##.   .##   #.   .#
                                    ##   ##
    Paths must touch your paths or your entrance with a side. Enclosures can
    lie anywhere. The display has one tile more than there are players.
    Icons: draw visitors, move visitors, move or exchange enclosures, take
    the bus and begin the next round.

    If no tile fits, you are out. When everyone is out, each visitor scores
    a point for each of its sides next to an enclosure. Expert scoring: 2
    for a favourite (blue: water, yellow: vivarium, green: grass, red: all).

wonderzoo-line-plan = { $seat }
wonderzoo-line-legend = G grass, V vivarium, W water, P path, E entrance, ### obstacle, . free; (r) (b) (y) (g) are visitors on a path
wonderzoo-line-zoo = { $seat }: { wonderzoo-some-points }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { wonderzoo-some-visitors }, free path cells: { $free }{ $bus ->
    [yes] , bus
   *[no] {""}
}{ $state ->
    [out] , out
    [passed] , passed
   *[in] {""}
}
wonderzoo-line-round = { $round ->
    [0] Before the first round.
   *[other] Round { $round }.
} In the bags: { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
}, { wonderzoo-some-visitors }.
# A tile of the display in a few words.
wonderzoo-line-tile = { $tile } { $shape } { wonderzoo-kind }, { wonderzoo-icon }{ $fits ->
    [yes] {""}
   *[no] {" "}(fits nowhere)
}
wonderzoo-line-display = Display: { $tiles }
wonderzoo-line-hand = Tile taken: { $tile }
wonderzoo-line-turns = Turns; @ is the cell to type:
wonderzoo-line-visitors = Visitors to place: { $visitors }
wonderzoo-line-moves = Moves left: { $moves }
wonderzoo-line-waiting = Still to come in this round: { $names }
wonderzoo-line-places = Best places of { $count }: { $places }
wonderzoo-line-to-move = Turn: { $seat }

# The same for listeners.
wonderzoo-tell-zoo = { $seat }: { wonderzoo-some-points }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { wonderzoo-some-visitors }, free path cells: { $free }{ $bus ->
    [yes] , has the bus
   *[no] {""}
}{ $state ->
    [out] , out
    [passed] , passed
   *[in] {""}
}
wonderzoo-tell-tile = { $seat }: { $tile }, { wonderzoo-kind }, { wonderzoo-shape }, at { $at }
wonderzoo-tell-visitor = { $seat }: { wonderzoo-colour } visitor on { $cell }, { wonderzoo-some-points }
# $visitors are the cells of the visitors, each with its points.
wonderzoo-tell-score = { $seat }, visitors: { $visitors }. Total: { $points }

## The page

# What to decide, to the player. $visitors is how many are to be placed, $moves how many moves are left.
wonderzoo-prompt = { $phase ->
    [entrance] Place your entrance at the edge of your board.
    [pick] Take a tile.
    [place] Place your tile: { wonderzoo-kind }, { wonderzoo-shape }.
    [icon] Use the icon of your tile ({ wonderzoo-icon })?
    [visitor] { $visitors ->
        [one] Put your visitor on a free path cell.
       *[other] Put your { $visitors } visitors on free path cells.
    }
    [move] { $moves ->
        [one] Move a visitor, or stop.
       *[other] Move up to { $moves } visitors, or stop.
    }
    [swap] Choose an enclosure to move or exchange.
   *[other] { $phase }
}
# How to do it, beside the board. $taken is yes once a visitor or an enclosure is chosen.
wonderzoo-how = { $phase ->
    [entrance] Choose a place at the edge. Click the tile to turn it.
    [pick] Choose one of the tiles.
    [place] Choose a place. Click the tile to turn it.
    [icon] Your icon: { wonderzoo-icon }.
    [visitor] Choose a path cell. The numbers are points.
    [move] { $taken ->
        [yes] Now choose a free path cell.
       *[no] Choose a visitor.
    }
    [swap] { $taken ->
        [yes] Now choose a place, or an enclosure of the same shape.
       *[no] Choose an enclosure.
    }
   *[other] { $phase }
}
wonderzoo-doing = { $phase ->
    [entrance] { $seat } is placing the entrance.
    [pick] { $seat } is choosing a tile.
    [place] { $seat } is placing a tile.
    [icon] { $seat } is deciding about the icon: { wonderzoo-icon }.
    [visitor] { $seat } is placing a visitor.
    [move] { $seat } is moving visitors.
    [swap] { $seat } is moving enclosures.
   *[other] { $seat }
}
wonderzoo-choice-pick = Take: { wonderzoo-face }
# $turns is the number of quarter turns.
wonderzoo-turned = { $turns ->
    [0] {""}
    [1] , turned once
    [2] , turned twice
   *[other] , turned three times
}
wonderzoo-choice-place = { $entrance ->
    [yes] Entrance
   *[no] Tile
} at { $cell }{ wonderzoo-turned }
wonderzoo-choice-visitor = Put { wonderzoo-a-visitor } on { $cell }
wonderzoo-choice-move = Move { wonderzoo-the-visitor } from { $from } to { $to }
wonderzoo-choice-relocate = Move { wonderzoo-tile } to { $cell }{ wonderzoo-turned }
wonderzoo-choice-exchange = Exchange { wonderzoo-kind } ({ $tile }) and { wonderzoo-other-kind } ({ $other_tile })
wonderzoo-choice-button = { $button ->
    [use] Use the icon: { wonderzoo-icon }
    [skip] Don’t use the icon
   *[stop] Stop moving
}
wonderzoo-button = { $button ->
    [use] Use icon
    [skip] Don’t use
   *[stop] Stop moving
}
# $by is a number with its sign.
wonderzoo-gain-points = Points: { $by } ({ $after } instead of { $before }).
wonderzoo-gain-none = Points: 0.
wonderzoo-gain-room = Room for more points: { $by }.
wonderzoo-reason-pick = { $kind ->
    [path] More room for visitors.
   *[other] More animals to see.
} Icon: { wonderzoo-icon }.
wonderzoo-reason-use = The icon costs nothing: { wonderzoo-icon }.
wonderzoo-reason-keep = Your board stays as it is.
wonderzoo-reason-space = Your points stay the same for now.
wonderzoo-display = Display
# A few letters below a tile.
wonderzoo-icon-short = { $icon ->
    [draw1] +1 visitor
    [draw2] +2 visitors
    [move1] Move 1
    [move2] Move 2
    [swap] Rebuild
    [bus] Bus
   *[other] { $icon }
}
wonderzoo-unfit = Fits nowhere: { $face }
wonderzoo-fits = { $fits ->
    [yes] fits
   *[no] fits nowhere
}
wonderzoo-bags = In the bags
wonderzoo-tile-bag = Tiles in the bag: { $count }
wonderzoo-visitor-bag = Visitors in the bag: { $count }
wonderzoo-sum = Total
wonderzoo-icon-count = { wonderzoo-icon }: { $count }
wonderzoo-colour-count = { wonderzoo-colour }: { $count }
wonderzoo-colour-visitors = Visitors, { wonderzoo-colour }
wonderzoo-zoos = Zoos
wonderzoo-zoo-of = { $seat_you ->
    [yes] Your zoo
   *[other] { $seat }’s zoo
}
wonderzoo-open-zoo = Enlarge this zoo
wonderzoo-legend = The number on a visitor is its points.
wonderzoo-bus-of = { $seat_you ->
    [yes] You have the bus.
   *[other] { $seat } has the bus.
}
wonderzoo-state = { $state ->
    [out] out
   *[passed] passed
}
# When a seat has its turn in this round.
wonderzoo-place = { $place ->
    [1] now
    [2] next
   *[other] number { $place } in this round
}
wonderzoo-rotate = Turn the tile: { wonderzoo-kind }, { wonderzoo-shape }
wonderzoo-in-hand = Visitors to place, { wonderzoo-colour }: { $count }
wonderzoo-take-tile = Pick up: { wonderzoo-tile }
wonderzoo-take-visitor = Pick up { wonderzoo-the-visitor } on { $cell }
wonderzoo-places = Places on your board
wonderzoo-cell = { $kind ->
    [free] free
    [obstacle] obstacle
   *[other] { wonderzoo-kind } { $tile }
}{ $colour ->
    [none] {""}
   *[other] , { wonderzoo-a-visitor }
}
wonderzoo-round = { $round ->
    [0] Before the first round.
   *[other] Round { $round }.
}
wonderzoo-column = { $column ->
    [points] Points
    [visitors] Visitors
    [tiles] Tiles
    [free] Free path cells
   *[turn] Turn
}
wonderzoo-no-sides = no animals beside it
wonderzoo-board = { $board ->
    [easy] Easy side
   *[other] Hard side { $board }
}

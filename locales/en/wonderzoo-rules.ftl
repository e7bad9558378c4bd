### Wonderzoo: the page of rules. **Bold** and (R1) are the only marks.

## Summary

wonderzoo-rules-summary-goal = Build a zoo and bring visitors close to the animals. The highest total of points wins.
wonderzoo-rules-summary-turn = Take one of the tiles on display and place it on your board. Enclosures can lie anywhere, paths must touch a path of yours or your entrance. Then you may use the icon of the tile. If no tile fits, you are out. The game ends when everyone is out.
wonderzoo-rules-summary-scoring = At the end each visitor scores 1 point for each of its four sides next to an enclosure. In the expert game a favourite scores 2: water for blue, vivarium for yellow, grass for green, everything for red.
wonderzoo-rules-summary-powers = The icons: draw 1 or 2 visitors and put them on your paths. Move up to 1 or 2 of your visitors. Move an enclosure, or exchange two of the same shape. Take the bus and begin the next round.
wonderzoo-rules-edition = Wonderzoo by Florian Fay, illustrated by Sébastien Chebret, published by Djeco in 2018. We follow the French rules, and play reports, a review and the publisher’s description where they are silent. Tiles, boards, entrance and icons are a reconstruction.

## The idea

wonderzoo-rules-idea = The idea
wonderzoo-rules-idea-1 = You fill your board with enclosures and paths, like a puzzle. Visitors walk on the paths and want to see animals. **A visitor scores for every side that touches an enclosure**, so a path between two enclosures is the best place. But every tile takes room, and the last cells are the hardest to fill.

## Material

wonderzoo-rules-box = What is in the box
wonderzoo-rules-box-tiles = There are **65 tiles**, and each covers four cells and has one icon. They are drawn from a bag.
wonderzoo-rules-box-kind = Tile
wonderzoo-rules-box-count = Number
wonderzoo-rules-box-grass = Green enclosures. Green visitors like them best.
wonderzoo-rules-box-vivarium = Brown enclosures. Yellow visitors like them best.
wonderzoo-rules-box-water = Blue enclosures. Blue visitors like them best.
wonderzoo-rules-box-path = There are also 20 **paths**. Visitors stand on them.
wonderzoo-rules-box-others = Everyone has a board with an easy and a hard side (R2) and an entrance, a path of four cells (R20). In a second bag there are 40 visitors: 10 red, 10 blue, 10 yellow and 10 green. The bus shows who begins the round.

## Setup

wonderzoo-rules-setup = Setup
wonderzoo-rules-setup-1 = All players use the same side of their boards. On the hard side the four boards have different obstacles (R22).
wonderzoo-rules-setup-2 = Somebody gets the bus. From there to the left, everyone places their entrance: turned as you like, with **at least one cell at the edge of the board** (R19).
wonderzoo-rules-setup-3 = Then tiles are drawn and laid out face up, one more than there are players.

## The round

wonderzoo-rules-round = A round
wonderzoo-rules-round-1 = Everyone has one turn. The owner of the bus begins, and it goes on to the left.
wonderzoo-rules-round-2 = Then the bus goes to the next player on the left, unless somebody took it with an icon. Tiles are drawn until the display has **one more than there are players still in** (R9). Tiles that nobody took stay.

## The turn

wonderzoo-rules-turn = A turn
wonderzoo-rules-turn-take = **Take** a tile from the display that fits on your board (R7).
wonderzoo-rules-turn-place = **Place** it.
wonderzoo-rules-turn-icon = **Use its icon**, or don’t.

## The board

wonderzoo-rules-board = The board
wonderzoo-rules-board-1 = The board has 8 × 8 cells (R1). The tiles have the seven shapes that four squares can form. You can turn them, but not flip them (R3).

## Placing

wonderzoo-rules-place = Placing a tile
wonderzoo-rules-place-free = All four cells must be free. Nothing can lie on an obstacle.
wonderzoo-rules-place-path = A **path** must share a side with one of your paths or your entrance. A corner is not enough (R18).
wonderzoo-rules-place-enclosure = An **enclosure** can lie anywhere.

## Icons

wonderzoo-rules-icons = The icons
wonderzoo-rules-icons-1 = You use an icon right after placing its tile, and only then. You decide before anything is drawn. The number on an icon is printed: you can’t choose it (R5).

## Drawing visitors

wonderzoo-rules-draw = Drawing visitors
wonderzoo-rules-draw-1 = Draw as many visitors as the icon shows and put each on a free cell of your paths. There is room for **one visitor per cell**. The cells of the path you have just placed can be used, and those of your entrance too (R6).
wonderzoo-rules-draw-2 = While there is room, you must place them (R17). A visitor without room goes back into the bag. If the bag is almost empty, draw those that are left (R11).

## Moving visitors

wonderzoo-rules-move = Moving visitors
wonderzoo-rules-move-1 = Move visitors on your board to other free path cells, **up to the number on the icon**. They can go any distance, and the paths need not be connected.

## Moving enclosures

wonderzoo-rules-swap = Moving enclosures
wonderzoo-rules-swap-1 = **Relocate**: lift one of your enclosures and place it again, turned as you like (R13). It may cover some of its old cells, but not only those. It may be the tile you have just placed.
wonderzoo-rules-swap-2 = **Exchange**: two of your enclosures of the same shape change places. L and J are different shapes, and so are S and Z (R14). Kinds may be the same (R21).
wonderzoo-rules-swap-3 = Paths are never moved, and visitors stay where they stand (R23). Icons of moved tiles have no effect.

## The bus

wonderzoo-rules-bus = The bus
wonderzoo-rules-bus-1 = Take the bus. **You begin the next round**, but this round goes on as usual (R24). If you already have the bus, you keep it. If several players take it in one round, the last one has it.

## Out

wonderzoo-rules-out = When no tile fits
wonderzoo-rules-out-1 = If your turn begins and no tile on display fits on your board, you are **out for the rest of the game** (R8). Your visitors still score.
wonderzoo-rules-out-2 = The game ends when everyone is out.

## Scoring

wonderzoo-rules-scoring = Scoring
wonderzoo-rules-scoring-1 = Look at the four cells next to each visitor. **Each one that belongs to an enclosure scores 1 point**, even if two belong to the same enclosure (R4). Points are counted once, at the end.
wonderzoo-rules-scoring-expert = **Expert game**: a visitor’s favourite scores 2 points for each side, and other enclosures still score 1 (R16).
wonderzoo-rules-scoring-blue = Blue: water.
wonderzoo-rules-scoring-yellow = Yellow: vivarium.
wonderzoo-rules-scoring-green = Green: grass.
wonderzoo-rules-scoring-red = Red: every enclosure (R15).
wonderzoo-rules-scoring-wins = The highest total wins. With equal totals the victory is shared (R12).

## Options

wonderzoo-rules-options = Options
wonderzoo-rules-options-boards = **Boards**: easy, or hard with obstacles (R2).
wonderzoo-rules-options-scoring = **Scoring**: basic or expert.
wonderzoo-rules-options-counts = **A visitor counts** sides, or each enclosure once (R4).
wonderzoo-rules-options-stuck = **If no tile fits**: out, or pass. Then nobody is ever out, and you play on when a tile fits again. The game ends after a round in which everyone passed (R8).
wonderzoo-rules-options-entrance = **Visitors on the entrance**: allowed or not (R6).
wonderzoo-rules-options-bus = **First player**: a seat, or drawn at random.
wonderzoo-rules-options-own = **Tile set and board set**: the reconstruction, or what you enter.

## Where tiles and boards come from

wonderzoo-rules-origin = Where tiles and boards come from
wonderzoo-rules-origin-known = We had the text of the rules without its pictures, and no list of the tiles is public. Known are the number of tiles of each kind, four cells to a tile, the icons, a square water tile with one visitor, a tile with the bus, and an entrance of four cells with a hut.
wonderzoo-rules-origin-chosen = **All other tiles, the icon on each, the shape of the entrance and the boards are a reconstruction.** A board of 8 × 8 cells follows from the number of tiles: four full boards and five tiles on display use exactly 65. The icons draw 40 visitors in all, as many as there are. The obstacles were chosen.
wonderzoo-rules-origin-own-tiles = If you own the game, you can enter your tiles as an option of the table. Each row has the name of the tile, its kind, its shape, its icon and its number of copies.
wonderzoo-rules-origin-own-boards = You can enter your boards in the same way. Each row has the board, the number of the row, and its cells: a dot for a free cell, # for an obstacle.

## Examples

wonderzoo-example-entrance = The entrance may lie along the edge or touch it with a single cell. Here three cells are at the edge.
wonderzoo-example-turn = Player 1 takes the square water tile and places it next to the path. Then the icon is used: one visitor is drawn from the bag.
wonderzoo-example-path = This path shares a side with the entrance. One cell further to the right it would touch only a corner.
wonderzoo-example-hard = On a hard board nothing can lie on an obstacle. The square just fits into the corner beside it.
wonderzoo-example-visitor = Player 1 has drawn a red visitor. On this cell it stands between grass and water: 2 points.
wonderzoo-example-few = Player 1 has drawn two visitors, but only one path cell is free. The red one is placed, the blue one goes back into the bag.
wonderzoo-example-moves = Up to two visitors may move. One of them goes from the entrance to a cell between two enclosures. That is enough, so player 1 stops.
wonderzoo-example-relocate = The water enclosure goes to the other side of the path. Now it touches the lower visitor with two sides instead of one.
wonderzoo-example-exchange = Grass and water have the same shape and change places. The visitor between them still scores 2. The other water enclosure has another shape: it can’t be exchanged with either.
wonderzoo-example-favourite = In the expert game the blue visitor scores 1 beside grass. After the exchange it stands beside water and scores 2.
wonderzoo-example-bus = Player 3 takes the bus and begins the next round.
wonderzoo-example-declined = Player 3 doesn’t want the bus. It goes from player 1 to player 2, as usual.
wonderzoo-example-order = Player 2 takes the bus. Player 3 still has a turn in this round, and then player 2 begins.
wonderzoo-example-out = It is player 2’s turn next, and there are only paths on display. All the cells around their entrance are covered, so no path can touch it. Player 2 is out, although there is room for enclosures.
wonderzoo-example-pass = The same with the option to pass: player 2 misses this turn and plays on when an enclosure comes.
wonderzoo-example-pawns = The upper visitor scores 2: grass on the left, water on the right. The other one moves down and touches the same water enclosure with two sides. That scores 2 as well.
wonderzoo-example-once = The same if each enclosure counts once: the lower visitor scores only 1.
wonderzoo-example-expert = The expert game. Red scores 2 for each side, here 4. Blue likes water: 2 for one side, and 4 after the move.
wonderzoo-example-tie = Player 2 is out already. Player 1 finds no tile in the next round and is out, too. Both have 2 points and share the victory.

## Rulings

wonderzoo-rulings-intro = Where the rules are silent or the sources differ, this is how we play.
wonderzoo-ruling-r1-doubt = How large is a board?
wonderzoo-ruling-r1-answer = It has 8 × 8 cells.
wonderzoo-ruling-r1-reason = 65 tiles are four full boards and a display of five.
wonderzoo-ruling-r2-doubt = Which side has the obstacles?
wonderzoo-ruling-r2-answer = The hard one, which is the back.
wonderzoo-ruling-r2-reason = The rules name the front in one place, against their own words elsewhere. A review, a report and the publisher agree on the back.
wonderzoo-ruling-r3-doubt = Can I flip a tile?
wonderzoo-ruling-r3-answer = No, only turn it.
wonderzoo-ruling-r3-reason = Picture and icon are on one face.
wonderzoo-ruling-r4-doubt = A visitor touches an enclosure with two sides. Are these two points?
wonderzoo-ruling-r4-answer = Yes, each side counts. An option plays the other reading.
wonderzoo-ruling-r4-reason = In the rules’ example a visitor scores 2 beside a single water tile.
wonderzoo-ruling-r5-doubt = Icons with one or two visitors: is the number printed, or can I choose?
wonderzoo-ruling-r5-answer = It is printed. You draw exactly that many, and move at most that many.
wonderzoo-ruling-r5-reason = A remark of the rules on the icons.
wonderzoo-ruling-r6-doubt = Can visitors stand on the entrance?
wonderzoo-ruling-r6-answer = Yes, on all four cells. An option forbids it.
wonderzoo-ruling-r6-reason = The rules call it a path. The hut is only a picture.
wonderzoo-ruling-r7-doubt = Can I take a tile that fits nowhere?
wonderzoo-ruling-r7-answer = No.
wonderzoo-ruling-r7-reason = You choose a tile and then place it.
wonderzoo-ruling-r8-doubt = When am I out, and can I come back?
wonderzoo-ruling-r8-answer = On your turn, if no tile on display fits, and for good. An option lets you come back.
wonderzoo-ruling-r8-reason = The rules end the game for this player. A report notes that a comeback isn’t excluded, but hardly meant.
wonderzoo-ruling-r9-doubt = How many tiles are drawn when players are out?
wonderzoo-ruling-r9-answer = Enough for the players still in, plus one. Tiles left over stay.
wonderzoo-ruling-r9-reason = One more than players at the start, later one for each player.
wonderzoo-ruling-r10-doubt = What if the bag of tiles is empty?
wonderzoo-ruling-r10-answer = Play goes on with the display. A player who finds nothing that fits there is out. It can’t happen with the built-in tiles and boards.
wonderzoo-ruling-r10-reason = No source.
wonderzoo-ruling-r11-doubt = What if the visitors run out?
wonderzoo-ruling-r11-answer = Draw those that are left.
wonderzoo-ruling-r11-reason = No source.
wonderzoo-ruling-r12-doubt = What if totals are equal?
wonderzoo-ruling-r12-answer = The victory is shared.
wonderzoo-ruling-r12-reason = The rules are silent.
wonderzoo-ruling-r13-doubt = Can I turn an enclosure when I relocate it?
wonderzoo-ruling-r13-answer = Yes.
wonderzoo-ruling-r13-reason = It is placed like any other tile.
wonderzoo-ruling-r14-doubt = Are L and J, or S and Z, the same shape for an exchange?
wonderzoo-ruling-r14-answer = No.
wonderzoo-ruling-r14-reason = Neither can cover the cells of the other without being flipped.
wonderzoo-ruling-r15-doubt = Red visitors have no favourite. What do they score in the expert game?
wonderzoo-ruling-r15-answer = 2 points for every side.
wonderzoo-ruling-r15-reason = The rules’ list of values.
wonderzoo-ruling-r16-doubt = What do other enclosures score in the expert game?
wonderzoo-ruling-r16-answer = 1 point for each side.
wonderzoo-ruling-r16-reason = Only favourites score 2 instead of 1.
wonderzoo-ruling-r17-doubt = Must I place the visitors I draw?
wonderzoo-ruling-r17-answer = Yes, while there is room. You decide whether to draw before you see them.
wonderzoo-ruling-r17-reason = The rules.
wonderzoo-ruling-r18-doubt = Is a corner enough for a path to touch another?
wonderzoo-ruling-r18-answer = No.
wonderzoo-ruling-r18-reason = A path is laid against another.
wonderzoo-ruling-r19-doubt = What does it mean that the entrance is at the edge?
wonderzoo-ruling-r19-answer = At least one of its cells is in the first or last row or column.
wonderzoo-ruling-r19-reason = The rules.
wonderzoo-ruling-r20-doubt = What shape is the entrance?
wonderzoo-ruling-r20-answer = A T.
wonderzoo-ruling-r20-reason = A review counts four cells. The shape was chosen.
wonderzoo-ruling-r21-doubt = Can I exchange two enclosures of the same shape and kind?
wonderzoo-ruling-r21-answer = Yes, but nothing changes.
wonderzoo-ruling-r21-reason = The rules ask only for the same shape.
wonderzoo-ruling-r22-doubt = Who has which hard board?
wonderzoo-ruling-r22-answer = Seat 1 has the first board, seat 2 the second, and so on.
wonderzoo-ruling-r22-reason = Everyone takes one. It is fixed so that games can be repeated.
wonderzoo-ruling-r23-doubt = Do visitors move with an enclosure?
wonderzoo-ruling-r23-answer = No. They stand on paths. Points are counted on what lies there at the end.
wonderzoo-ruling-r23-reason = The rules.
wonderzoo-ruling-r24-doubt = Does taking the bus change the order of this round?
wonderzoo-ruling-r24-answer = No, only of the next one.
wonderzoo-ruling-r24-reason = The rules.

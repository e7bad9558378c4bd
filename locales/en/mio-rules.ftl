### O Zoo le Mio: the page of rules. **Bold** and (R1) are the only marks.

## Summary

mio-rules-summary-goal = Build the zoo that draws the most visitors. After five years the highest total of points wins.
mio-rules-summary-turn = Every year five tiles are auctioned, one by one. Everyone bids in secret, all bids open together, and the highest one pays. The winner lays the tile in their zoo so that paths meet paths. With equal bids, the higher flag wins and goes to the bottom.
mio-rules-summary-scoring = At the end of a year each tile earns a coin. Each visitor, tree and bench scores as many points as the number of the year.
mio-rules-summary-powers = For each animal family, the zoo with the best enclosure has 2 visitors, the second best 1. Of equal enclosures the newer one is better. Bushes bring trees in the same way, and each ground enclosed by paths brings a bench.
mio-rules-edition = O Zoo le Mio by Corné van Moorsel, first published as ZooSim. We follow the French rulebook of the 2003 edition, and reports and reviews where it is silent.

## The idea

mio-rules-idea = The idea
mio-rules-idea-1 = You own a zoo with an entrance and nothing behind it. Tiles with animals, bushes and paths are auctioned, and you build your zoo from those you win. **Only the two best zoos of a family have visitors**, and the newer of two equal enclosures is the better one. So visitors keep changing zoos: a tile is worth what it brings you and what it takes from others.

## Material

mio-rules-box = What is in the box
mio-rules-box-tiles = There are **25 zoo tiles**. A tile has two square halves with animals of different families, each with 1 to 3 stars. Some tiles have bushes, which belong to the whole tile, and all have paths.
mio-rules-box-family = Family
mio-rules-box-halves = Tiles
mio-rules-box-ape = Orange halves.
mio-rules-box-mammal = Yellow halves: all mammals but apes.
mio-rules-box-bird = Red halves.
mio-rules-box-reptile = Grey halves.
mio-rules-box-sea = Blue halves.
mio-rules-box-others = Everyone has a start tile with paths only, an entrance house and 8 coins. There are 3 visitors of each family, 3 trees, benches, and a pole with a flag for each player.

## The tiles

mio-rules-tiles = Where the tiles come from
mio-rules-tiles-known = No list of the 25 printed tiles is public, so **the set is a reconstruction**. Known are the five families, 1 to 3 stars on a half, bushes on some tiles only, and parts of two tiles.
mio-rules-tiles-chosen = The rest was chosen: each family is on ten halves, there are 15 tiles with 25 bushes in all, and the paths bring about as many benches as reports of real games tell.
mio-rules-tiles-own = If you own the game, you can enter your tiles as an option of the table. Every row has the number, both families with their stars, the bushes, and the paths.

## Setup

mio-rules-setup = Setup
mio-rules-setup-1 = Everyone takes a house, a start tile and 8 coins, which the others don’t see (R19). The flags are hung in random order, and the tiles are shuffled.

## A year

mio-rules-year = A year
mio-rules-year-1 = The game lasts five years of five auctions each.
mio-rules-year-reveal = **Turn up** five tiles in a row. They are auctioned in this order (R4).
mio-rules-year-bid = **Bid** in secret, all at the same time.
mio-rules-year-open = **Open** all bids. The highest one wins the tile and pays the bank.
mio-rules-year-place = **Place** the tile in the winner’s zoo.
mio-rules-year-update = **Distribute** visitors, trees and benches anew.
mio-rules-year-end = After the last tile there is income, then points.

## The auction

mio-rules-auction = The auction
mio-rules-auction-1 = Bid any number of coins from 0 to all you have. You can’t abstain, and **0 is a bid that may win** (R2, R3). You can change your bid until the last one is in.
mio-rules-auction-2 = Only the winner pays. The others keep their coins.
mio-rules-auction-3 = If the highest bids are equal, the **highest flag** among them wins and then goes to the bottom of the pole (R1).

## Placing

mio-rules-place = Placing a tile
mio-rules-place-grid = A zoo lies on a square grid without borders, and a tile covers two cells. Turn it as you like. Paths leave a tile in the middle of the edges of its cells (R7).
mio-rules-place-free = Both cells are free.
mio-rules-place-edges = Where the tile touches others, **path meets path and grass meets grass** (R5).
mio-rules-place-house = No path leads into the house (R8).
mio-rules-place-joined = At least one path of the tile meets a path that is already there (R6).
mio-rules-place-loose = Paths may lead into empty ground. A tile that fits must be placed. One that fits nowhere leaves the game, and the bid is paid all the same (R10).

## Enclosures

mio-rules-enclosures = Enclosures
mio-rules-enclosures-1 = Halves of one family that share a side are **one enclosure**, even if a path runs between them. Corners don’t connect. Its value is the sum of its stars.
mio-rules-enclosures-2 = For each family only your best enclosure counts. An enclosure is as new as the last half added to it (R11).

## Benches

mio-rules-benches = Benches
mio-rules-benches-1 = You have **a bench for each piece of ground that your paths enclose**, whatever is inside, even empty cells (R24). One tile can bring several benches. You never lose a bench.

## Visitors

mio-rules-visitors = Visitors and trees
mio-rules-visitors-1 = After each auction compare the best enclosures of all zoos, family by family: first by stars, then **the newer one is better**.
mio-rules-visitors-first = The best zoo has 2 visitors.
mio-rules-visitors-second = The second best has 1.
mio-rules-visitors-only = If only one zoo has the family, it has 1 (R12).
mio-rules-visitors-trees = Trees are distributed in the same way, by **all bushes of a zoo**. Of equal numbers, the zoo with the newest tile with bushes is better (R13).

## Income and points

mio-rules-scoring = The end of a year
mio-rules-scoring-income = **Income**: one coin for each tile in your zoo, except the start tile (R15, R18).
mio-rules-scoring-points = **Points**: visitors, trees and benches together, times the number of the year. In year 1 each scores 1 point, in year 5 each scores 5.

## The end

mio-rules-end = End of the game
mio-rules-end-1 = After the fifth year the highest total wins. Coins are worth nothing. With equal totals the higher flag wins (R14).

## Options

mio-rules-options = Variants and options
mio-rules-options-year = **Years of three bush tiles.** Tiles are turned up until three of them have bushes (R20), and all are auctioned. There are still five years, and tiles left over are not used. A year without tiles still has income and points.
mio-rules-options-balance = **Balance.** The income of a year is visitors, trees and benches minus tiles. If it is negative you pay, but never more than you have (R21). Points are counted only once, after the fifth income (R22): visitors, trees, benches and coins.
mio-rules-options-tie = **Tie at the end**: the higher flag wins, or the rank is shared (R14).
mio-rules-options-coins = **Coins**: hidden or visible to all (R19).
mio-rules-options-second = **Second place**: with two players, the leader’s next best enclosure can take second place too (R26).
mio-rules-options-reveal = **Tiles**: the whole year in a row, or one before each auction (R28).
mio-rules-options-limit = **Benches**: no limit, or 13 or 15 for all zoos together (R27).
mio-rules-options-tiles = **Tile set**: the reconstruction, or the tiles you enter.

## Examples

mio-example-auction = Auction 14. From the top the flags are those of players 4, 3, 1 and 2. They bid 2, 3, 3 and 1: players 2 and 3 are tied, the flag of player 3 is higher, so player 3 pays 3 and that flag goes to the bottom. The new bird makes an enclosure of 4 stars, newer than that of player 1, and the bush takes a tree from player 2.
mio-example-zero = All three bid nothing. That is a tie like any other: player 2 has the highest flag, gets the tile for free, and the flag goes to the bottom.
mio-example-fits = This tile has five places. One is beside the start tile and the house, grass to grass. Turned the other way, a path would lead into the house.
mio-example-bench = The very first tile can bring a bench: both paths of the start tile are joined again, and they enclose the ground between them.
mio-example-walk = The last tile closes a walk around an empty cell. What is inside doesn’t matter: there is a bench.
mio-example-newest = Both zoos have 3 stars of birds, and the enclosure of player 2 is newer. Player 1 builds another one of 3 stars. It does not touch the old one, but it is the newest: player 1 has 2 visitors now, player 2 has 1.
mio-example-year = The last tile of the first year. Afterwards player 1 earns 4 coins for four tiles, player 2 earns 1, and visitors, trees and benches score 1 point each.
mio-example-balance = The same with “Balance”: visitors, trees and benches earn coins, each tile costs one, and there are no points before the end.
mio-example-stays = Player 2 bids most and pays 3. There was no tie, so the flags stay as they are.
mio-example-split = The paths of tile 12 are not joined with each other. Player 1 joins the new tile only to the one on the right, which leads nowhere near the entrance. That is enough.
mio-example-grows = The new sea animals lie beside others with 3 stars. Together they are one enclosure of 6 stars, newer than before.
mio-example-only = Only player 1 has reptiles, and so one visitor there. Player 2 adds a reptile with 1 star. Now there are a first and a second: player 1 has 2 visitors, player 2 has 1.
mio-example-trees = Player 1 is alone with bushes and has one tree. Player 2 places a tile with 2 bushes. Player 1 still has more, and now 2 trees; player 2 has 1.
mio-example-insolvent = With “Balance”, player 3 has a tile and no visitor: 1 coin is due. The purse is empty, so nothing is paid and player 3 plays on.
mio-example-final = The last tile with “Balance”. There is an income first. Then visitors, trees, benches and coins are counted: 16 points against 10.
mio-example-tie = The last tile of the game. Both players reach 100 points. The flag of player 2 is higher, so player 2 wins.
mio-example-bushes = Six tiles were turned up until three had bushes: the second, the fifth and the sixth. All six are auctioned this year.
mio-example-single = Tiles are turned up one by one. Nobody sees the next one before this one is placed.
mio-example-second = A house rule for two: player 1 has 3 stars of birds twice, apart from each other, and player 2 has 2 stars. Player 1 is first and second and has all 3 visitors.

## Rulings

mio-rulings-intro = Where the rulebook is silent or the sources differ, this is how we play.
mio-ruling-r1-doubt = Does the winner’s flag always go down?
mio-ruling-r1-answer = Only if it decided a tie. Then it goes to the bottom, and those below it move up.
mio-ruling-r1-reason = The rulebook says so where it speaks of ties, and five reviews agree.
mio-ruling-r2-doubt = What if everyone bids 0?
mio-ruling-r2-answer = It is a tie like any other: the highest flag has the tile for nothing and goes down.
mio-ruling-r2-reason = A fist may be empty.
mio-ruling-r3-doubt = Can I abstain?
mio-ruling-r3-answer = No. You bid in every auction; 0 is a bid and may win.
mio-ruling-r3-reason = It follows from an empty fist.
mio-ruling-r4-doubt = Which tile is auctioned first?
mio-ruling-r4-answer = The one turned up first.
mio-ruling-r4-reason = The rulebook. One source begins at the other end.
mio-ruling-r5-doubt = May a path end at grass?
mio-ruling-r5-answer = No, on neither side: path meets path, grass meets grass.
mio-ruling-r5-reason = The rulebook forbids it, and a review says the same of grass.
mio-ruling-r6-doubt = Must a tile be connected to the entrance?
mio-ruling-r6-answer = No, to any tile by at least one path. The start tile is such a tile.
mio-ruling-r6-reason = It makes a difference only for tiles whose paths are not all joined.
mio-ruling-r7-doubt = Where can paths leave a tile?
mio-ruling-r7-answer = In the middle of each of the six edges of its cells.
mio-ruling-r7-reason = Otherwise tiles could not be offset.
mio-ruling-r8-doubt = May a tile touch the side of the start tile or of the house?
mio-ruling-r8-answer = Yes, with grass. The cells of the house stay empty.
mio-ruling-r8-reason = The smallest restriction.
mio-ruling-r9-doubt = What does the start tile look like?
mio-ruling-r9-answer = It is as large as a zoo tile and has two paths on the side away from the house, which are joined.
mio-ruling-r9-reason = Two paths are attested, the rest is chosen.
mio-ruling-r10-doubt = What if the winner can’t place the tile?
mio-ruling-r10-answer = The bid is paid, the tile leaves the game and brings nothing, and the auction counts. A tile that fits must be placed.
mio-ruling-r10-reason = No source; the duty to place is attested.
mio-ruling-r11-doubt = Which of equal enclosures is the newest?
mio-ruling-r11-answer = The one to which a half was added last. A new enclosure as good as your old one makes you newer, too.
mio-ruling-r11-reason = The rulebook gives ties to the newest enclosure.
mio-ruling-r12-doubt = Can a player be first and second?
mio-ruling-r12-answer = No. Each player competes with one enclosure. An only owner has one visitor.
mio-ruling-r12-reason = The rulebook counts only the best enclosure.
mio-ruling-r13-doubt = Does an only owner of bushes have two trees?
mio-ruling-r13-answer = One.
mio-ruling-r13-reason = Trees follow the rules of visitors.
mio-ruling-r14-doubt = What if totals are equal at the end?
mio-ruling-r14-answer = The higher flag wins, for every rank. With “Shared” the rank is shared.
mio-ruling-r14-reason = The rulebook is silent; a summary names the pole.
mio-ruling-r15-doubt = Does the start tile bring income?
mio-ruling-r15-answer = No.
mio-ruling-r15-reason = In reports of first years, all incomes add up to five coins.
mio-ruling-r16-doubt = What if the bank runs out of coins?
mio-ruling-r16-answer = It doesn’t.
mio-ruling-r16-reason = Anything can stand for a coin.
mio-ruling-r17-doubt = What if the benches run out?
mio-ruling-r17-answer = They don’t, unless a limit was agreed (R27).
mio-ruling-r17-reason = Sources differ in their number.
mio-ruling-r18-doubt = Income or points first?
mio-ruling-r18-answer = Income. It matters only with “Balance”.
mio-ruling-r18-reason = The order in the rulebook.
mio-ruling-r19-doubt = Are coins secret?
mio-ruling-r19-answer = Yes. Bids and payments are public once open, so everybody could keep count. Bots do, and an option shows all coins.
mio-ruling-r19-reason = The rulebook.
mio-ruling-r20-doubt = The variant counts tiles with trees. Which are these?
mio-ruling-r20-answer = Those with printed bushes.
mio-ruling-r20-reason = Trees are wooden pieces.
mio-ruling-r21-doubt = Balance: what if I can’t pay?
mio-ruling-r21-answer = You pay what you have and go on with 0 coins.
mio-ruling-r21-reason = The rulebook lets an insolvent zoo stay open.
mio-ruling-r22-doubt = Balance: is there income after the fifth year?
mio-ruling-r22-answer = Yes, before the points.
mio-ruling-r22-reason = There is one every year.
mio-ruling-r23-doubt = Are there special rules for two players?
mio-ruling-r23-answer = No.
mio-ruling-r23-reason = No source has any.
mio-ruling-r24-doubt = What of regions inside regions, and paths that stand alone?
mio-ruling-r24-answer = Every enclosed region counts.
mio-ruling-r24-reason = There is one bench for each enclosed zone.
mio-ruling-r25-doubt = The rulebook’s example has 14 visitors in all. How?
mio-ruling-r25-answer = That can’t be: a family has 3, 1 or 0. We use its numbers for its scores only.
mio-ruling-r25-reason = Arithmetic.
mio-ruling-r26-doubt = Second place for the same player: how exactly?
mio-ruling-r26-answer = With two players who both own the family, the first is found as usual. For second place the other’s best enclosure is compared with the next best separate one of the first. Only owners and trees are as usual.
mio-ruling-r26-reason = A house rule from a review; the smallest change.
mio-ruling-r27-doubt = With a limit of benches, who has the last ones?
mio-ruling-r27-answer = They are handed out as regions are closed. A tile that closes more regions than there are benches brings those left, and what is missing is never made up.
mio-ruling-r27-reason = Benches are never lost.
mio-ruling-r28-doubt = What if tiles are turned up one by one?
mio-ruling-r28-answer = The next tile is turned up before each auction. With years of three bush tiles the year ends after the third one, or with the stack.
mio-ruling-r28-reason = The year has the same tiles as in a row.
mio-ruling-r29-doubt = Does a bush tile that can’t be placed count among the three?
mio-ruling-r29-answer = Yes.
mio-ruling-r29-reason = The row counts, not the zoos.
mio-ruling-r30-doubt = Does it matter where the pieces stand?
mio-ruling-r30-answer = No. Visitors are shown at the enclosure that drew them, benches where the paths close.
mio-ruling-r30-reason = The rulebook.

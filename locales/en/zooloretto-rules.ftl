### Zooloretto: the rules as the page tells them, with the reasons for our rulings.
### Words between ** are set in bold; R7 and the like become links.
### Players 1, 2, 3 … are those of the examples, clockwise.

zooloretto-rules-edition = A game by Michael Schacht for two to five players. We follow the French rulebook in our own words; our copy has no figures. Where it leaves room for doubt, a numbered ruling decides.

## In short, on one screen

zooloretto-rules-summary-goal = Fill your enclosures, one species in each, and keep your barn empty. Most points win.
zooloretto-rules-summary-turn = Do one thing: draw a tile and load it onto a truck, take a truck and unload it in your zoo, or spend coins on a money action. Once you have taken a truck you’re out until the next round, which starts when everyone has one.
zooloretto-rules-summary-scoring = A full enclosure scores its higher number, one with a single space free its lower number, any other 1 point per animal if a stall is next to it. Each stall type scores 2. Each species and each stall type in the barn costs 2.
zooloretto-rules-summary-powers = A male and a female in the same enclosure have a baby at once. Filling an enclosure may earn coins. With coins you can move tiles, swap animals, buy from another barn, discard, or open an extension. When the first of the last 15 tiles is drawn, it is the last round.

## The idea

zooloretto-rules-idea = The idea
zooloretto-rules-idea-1 = Each of you runs a zoo, and the animals arrive by truck. On your turn you load one more tile onto a truck, or you take a truck with everything on it, wanted or not. Wait, and it may get better. Wait too long, and someone else drives off with your pandas.
zooloretto-rules-idea-2 = Each enclosure holds one species only. Enclosures that are full, or nearly full, score points; every species in the barn costs points. With a few coins you can put things right.

## What is in the box

zooloretto-rules-box = Components
zooloretto-rules-box-1 = There are eight species with the same tiles each, shown here for the flamingo: seven plain animals, two males, two females, and two round baby tiles (R4).
zooloretto-rules-box-tile = Tile
zooloretto-rules-box-copies = Copies
zooloretto-rules-box-does = Effect
zooloretto-rules-tile-plain = Fills a space in an enclosure.
zooloretto-rules-tile-male = The same, and has one baby with a female.
zooloretto-rules-tile-female = The same, and has one baby with a male.
zooloretto-rules-tile-baby = Born in your zoo. From then on an animal like any other, but it never breeds.
zooloretto-rules-tile-snack = A stall. Each stall type in your zoo is worth 2 points.
zooloretto-rules-tile-kiosk = Another stall type.
zooloretto-rules-tile-barrow = Another stall type.
zooloretto-rules-tile-popcorn = Another stall type.
zooloretto-rules-tile-coin = Becomes a coin as soon as you take the truck.
zooloretto-rules-box-2 = There are also 30 **coins**, and for each player a **truck** with three slots, a zoo and an extension. An unloaded coin tile is a coin like any other (R5).
zooloretto-rules-zoo = Your zoo
zooloretto-rules-zoo-1 = All zoos are the same (R1, R2, R3). Each has three enclosures, and a fourth once you have paid for it:
zooloretto-rules-zoo-e4 = **The 4-space enclosure**: 5 points when full, 4 with one space free. Bonus for filling it: 1 coin. Two stall spaces.
zooloretto-rules-zoo-e5 = **The 5-space enclosure**: 8 points when full, 5 with one space free. Bonus for filling it: 2 coins. One stall space.
zooloretto-rules-zoo-e6 = **The 6-space enclosure**: 10 points when full, 6 with one space free. No bonus for filling it. One stall space.
zooloretto-rules-zoo-x = **The extension**, with five spaces: 9 points when full, 5 with one space free. Bonus for filling it: 1 coin. One stall space. It starts closed.
zooloretto-rules-zoo-2 = A **stall space** belongs to the enclosure next to it and holds one stall.
zooloretto-rules-zoo-3 = The **barn** holds any number of animals and stalls that have no other place. But they cost you points at the end.

## Setup

zooloretto-rules-setup = Setup
zooloretto-rules-setup-1 = With fewer players, some species are removed (R27):
zooloretto-rules-setup-five = five players: all eight species, five trucks, 112 tiles;
zooloretto-rules-setup-four = four players: one species removed, four trucks, 101 tiles;
zooloretto-rules-setup-three = three players: two species removed, three trucks, 90 tiles;
zooloretto-rules-setup-two = two players: three species removed, three trucks of different sizes, 79 tiles. See “Two players”.
zooloretto-rules-setup-2 = Shuffle the tiles and put **15 of them** aside, face down under a disc. You draw from the rest. Stalls and coins are always included.
zooloretto-rules-setup-3 = Everyone starts with an empty zoo, a closed extension and **2 coins**. The other coins form the bank. The first player is drawn at random.

## A turn

zooloretto-rules-turn = Your turn
zooloretto-rules-turn-1 = You take turns clockwise. On your turn you do **one** of three things:
zooloretto-rules-turn-draw = **draw** a tile and load it onto a truck;
zooloretto-rules-turn-take = **take a truck** and unload it, which ends the round for you;
zooloretto-rules-turn-pay = or **spend coins** on one of the five money actions.
zooloretto-rules-turn-2 = Everyone sees the tile you draw. Load it onto a truck in the middle with a free slot; an empty truck is fine. You can draw as long as there is such a slot. You can never just pass.
zooloretto-rules-turn-3 = A truck doesn’t have to be full to be taken, but it must have at least one tile (R21). If all trucks are full and you can’t or won’t spend coins, you have to take one (R20).
zooloretto-rules-round = The round
zooloretto-rules-round-1 = Once you have taken a truck, you’re out of the round. The others play on until everyone has a truck. The last player can go on alone: draw, spend coins, draw again, as long as there is room (R24).
zooloretto-rules-round-2 = Then the empty trucks go back to the middle. **The player who took the last truck** starts the next round (R25).

## Unloading

zooloretto-rules-unloading = Unloading
zooloretto-rules-unloading-1 = You unload tile by tile, in any order (R12):
zooloretto-rules-unloading-animal = an **animal** goes into an enclosure that is empty or holds the same species, if a space is free; or into the barn;
zooloretto-rules-unloading-stall = a **stall** goes on a free stall space, or into the barn (R13);
zooloretto-rules-unloading-coin = a **coin** is yours at once.
zooloretto-rules-unloading-2 = The barn is always allowed, and it is the only place for an animal that fits nowhere else. A species can live in several of your enclosures, but two species never share one.

## Births

zooloretto-rules-births = Births
zooloretto-rules-births-1 = When a male and a female of a species are in the same enclosure, a **baby** is born at once. It takes a free space there and counts like any other animal.
zooloretto-rules-births-2 = If there is no space left, the baby goes into the barn. You can’t refuse it or put it elsewhere (R8).
zooloretto-rules-births-3 = Each male and each female has **only one baby** in the whole game, wherever it moves later (R9). A third one needs a new partner. Animals in the barn and on trucks don’t breed.

## Bonus

zooloretto-rules-bonus = Bonus coins
zooloretto-rules-bonus-1 = When an animal takes the **last free space** of an enclosure, you get the coins printed on it: 1 in the 4-space enclosure and in the extension, 2 in the 5-space enclosure, none in the 6-space enclosure. The animal can come from a truck, be moved, be bought or be born there (R6).
zooloretto-rules-bonus-2 = The bank pays the coins. If it has too few, it pays what it has, and the rest is lost (R5). If you empty an enclosure and fill it again, you are paid again.

## Money actions

zooloretto-rules-money = Money actions
zooloretto-rules-money-1 = Instead of drawing or taking a truck you can do one of these. You pay first:
zooloretto-rules-money-move = **Move** one animal out of your barn, or one stall: 1 coin;
zooloretto-rules-money-exchange = **Swap** the animals of two places in your zoo: 1 coin;
zooloretto-rules-money-purchase = **Buy** a tile from another player’s barn: 2 coins, one of them for the seller;
zooloretto-rules-money-discard = **Discard** a tile from your barn: 2 coins;
zooloretto-rules-money-expand = **Expand** your zoo with an extension: 3 coins.
zooloretto-rules-money-2 = You do one action per turn, then the next player has a turn. After taking a truck you can’t spend coins until the next round.
zooloretto-rules-move = Move
zooloretto-rules-move-1 = An animal from your barn moves into an enclosure that can take it. Births and bonus coins work as in unloading.
zooloretto-rules-move-2 = A stall moves from one stall space to another, from a stall space to the barn, or out of the barn (R14).
zooloretto-rules-move-3 = A single animal can never leave its enclosure, neither for another enclosure nor for the barn.
zooloretto-rules-exchange = Swap
zooloretto-rules-exchange-1 = Choose two places in your zoo with animals of different species. All animals of one enclosure swap with all animals of another, or with **all animals of one species** in the barn.
zooloretto-rules-exchange-2 = Both groups have to fit; the barn has room for any number. You can’t swap with an empty enclosure (R16). Other tiles in the barn stay there (R17), and so do stalls.
zooloretto-rules-exchange-3 = A pair that comes out of the barn this way has its baby, and two pairs have two. But a swap **never earns bonus coins**, not even for a baby that takes the last space.
zooloretto-rules-exchange-4 = It can earn coins later, though: a full enclosure can become one that you fill again.
zooloretto-rules-purchase = Buy
zooloretto-rules-purchase-1 = You can buy any tile from any other barn and put it in your zoo as if it came from a truck, even into your own barn (R19). The seller gets one coin, the bank the other. **Nobody can refuse**, and you can also buy from players who are out of the round.
zooloretto-rules-discard = Discard
zooloretto-rules-discard-1 = Any tile in your barn leaves the game for good. At the end each species in the barn costs 2 points, but remember that three animals of a species cost no more than one.
zooloretto-rules-expand = Expand
zooloretto-rules-expand-1 = You open your extension: another 5-space enclosure with its own stall space. It stays open, and leaving it empty costs nothing.

## End and scoring

zooloretto-rules-end = End of the game and scoring
zooloretto-rules-end-1 = When the main stack is empty, the next draw comes from the 15 tiles under the disc. The tile is loaded as usual, and **this is the last round**. It goes on until everyone has a truck (R23).
zooloretto-rules-end-2 = Then each zoo is scored:
zooloretto-rules-end-full = a **full** enclosure: its higher number;
zooloretto-rules-end-short = an enclosure with **one space free**: its lower number;
zooloretto-rules-end-stall = an enclosure with more than one space free: **1 point per animal if a stall is next to it**, otherwise nothing;
zooloretto-rules-end-types = each **stall type** on a stall space: 2 points;
zooloretto-rules-end-barn-species = each **species in the barn**: −2 points;
zooloretto-rules-end-barn-types = each **stall type in the barn**: −2 points.
zooloretto-rules-end-3 = The number of tiles of a species or type in the barn doesn’t matter, and a second stall next to the 4-space enclosure adds nothing for its animals. Coins score no points.
zooloretto-rules-end-4 = Most points win. The player with more coins wins a tie; if coins are tied too, the players share the victory (R26).

## Two players

zooloretto-rules-two = Two players
zooloretto-rules-two-1 = With two players, three species are removed, and each player has **two extensions**.
zooloretto-rules-two-2 = There are three trucks, for **three, two and one** tile (R29). When one player has taken a truck, the other still has two to load and choose from (R52).
zooloretto-rules-two-3 = The round ends when both have a truck. The tiles on the third one **leave the game**.
zooloretto-rules-two-4 = The extensions open one after the other, for 3 coins and one turn each (R51).

## What is secret

zooloretto-rules-secret = Secret information
zooloretto-rules-secret-1 = Everything is visible except the order of the tiles: trucks, zoos, barns and everyone’s coins (R45). The board counts how many tiles of each kind are still to come. Nobody knows which of them are under the disc.

## Options

zooloretto-rules-options = Options
zooloretto-rules-options-removed = **Removed species.** Drawn at random, or you choose as many as the number of players requires.
zooloretto-rules-options-first = **First player.** Drawn at random, or the seat you choose.

## Examples: what is to be seen, and what to try

zooloretto-example-first = The start of a three-player game. All trucks are empty, so player 1 can only draw a tile and load it.
zooloretto-example-load = Player 1 collects zebras, player 2 pandas, and player 1 has drawn a chimpanzee that nobody wants. On truck 1 it would spoil the zebras, on truck 2 the panda. Player 1 spoils the panda.
zooloretto-example-round = Players 2 and 3 have their trucks; player 1 goes on alone. First player 1 spends a coin on the zebra in the barn, then takes truck 1. That ends the round, and player 1, who was last, starts the next one.
zooloretto-example-unload = Player 1 takes the first truck. The coin is player 1’s at once; the zebra joins the others in the 5-space enclosure, and the kiosk goes next to the 4-space enclosure.
zooloretto-example-full = A truck to regret. The flamingo enclosure is full, the panda can’t join zebras or elephants, no stall space is free, and the extension is closed. All three tiles go into the barn.
zooloretto-example-birth = A female zebra joins a male. With their baby there are four zebras at once, and one space is left.
zooloretto-example-parentfills = Here the female zebra takes the last space herself. That earns the bonus coin of the 4-space enclosure, and the baby has to go into the barn (R7).
zooloretto-example-third = The pair already has its baby, so the second male changes nothing. When the second female comes, those two have a baby as well. The 6-space enclosure is full, but it has no bonus.
zooloretto-example-apart = The male elephant in the enclosure and the female in the barn have no baby. For a coin she moves in, and the baby is born. It takes the last space and earns 2 coins.
zooloretto-example-bonus = The fifth kangaroo fills the 5-space enclosure: 2 coins.
zooloretto-example-babyfills = Three zebras and their baby make four. The baby took the last space, and the coin is paid all the same.
zooloretto-example-poor = Rich players, poor bank: filling the 5-space enclosure should earn 2 coins, but the bank has only one.
zooloretto-example-move = Two elephants are in the barn, and the 4-space enclosure needs one more. Moving one of them costs a coin, and filling the enclosure earns it back.
zooloretto-example-stalls = Three ways to move a stall. Player 1 moves the kiosk from the flamingos to the zebras, player 2 moves the fruit barrow into the barn, and player 3 moves the popcorn booth out of it.
zooloretto-example-exchange = Player 1 already got the bonus for four flamingos. For a coin they swap with the three chimpanzees. Now each enclosure needs one more: 4 and 5 points instead of 5 and nothing. And truck 1 brings both: a chimpanzee for 1 coin, a flamingo for 2.
zooloretto-example-barn = Three elephants in the barn, one panda in the 5-space enclosure. They swap. The barn still holds one species, but now one more elephant earns the lower number.
zooloretto-example-toolarge = Six zebras fit nowhere else, so they can’t be swapped. All the other enclosures can be swapped with one another.
zooloretto-example-family = Three elephants in the barn, two of them a pair, and two zebras in the 4-space enclosure. After the swap a baby is born and the enclosure is full. It was a swap, so there is no bonus.
zooloretto-example-pairs = Two males and two females in the barn. They move to the 5-space enclosure and have two babies: one takes the last space, the other joins the zebra in the barn.
zooloretto-example-kangaroos = The same space pays twice. The fifth kangaroo fills the 5-space enclosure: 2 coins. For one of them the kangaroos swap into the extension, which is worth more, and the chimpanzees come. The next chimpanzee fills the enclosure again: 2 more coins.
zooloretto-example-purchase = Player 2 has taken a truck and has a panda in the barn. Player 1 buys it for 2 coins and fills the 5-space enclosure, which earns 2. Player 2 gets a coin, but no turn.
zooloretto-example-discard = The elephant and the kiosk in the barn would cost 4 points. Player 1 discards the elephant: now it’s 2. The kiosk could have moved to a stall space for 1 coin.
zooloretto-example-expand = Player 1 has no place for pandas. First player 1 opens the extension for 3 coins, then moves the panda out of the barn for 1. Truck 1 brings another panda, and a stall to go next to them.
zooloretto-example-lastround = Only the 15 tiles under the disc are left. Player 1 draws one of them: it’s the last round. It goes on as usual: player 2 takes the two coins, player 3 the camel, and player 1 can still draw or spend coins before taking truck 2.
zooloretto-example-score = The last tile of the game: let player 1 unload the fifth zebra. The extension is full: 9. The elephants have one space free: 5. The chimpanzees have two spaces free but a stall: 2. The pandas have two free and no stall: 0. Two stall types: 4. Two species in the barn: −4. Total: 16 points.
zooloretto-example-stored = Player 1 puts the kiosk into the barn. It now holds one species and two stall types: −6 points, for five tiles. The snack cart next to the flamingos still scores 2, and lets them score 2 more.
zooloretto-example-tie = Player 1 takes the last coin. Players 1 and 2 both have 7 points, but player 2 has 3 coins and player 1 has 2. Player 2 wins.
zooloretto-example-three = Player 2 has taken the truck for two tiles. Player 1 can take the panda on the smallest truck, or draw. The tile would go on the large truck, because the small one is full.
zooloretto-example-leave = Player 2 has a truck. Player 1 takes the smallest one with the zebra. The panda and the kiosk on the third truck leave the game.
zooloretto-example-twice = Player 2 is done for this round, so player 1 opens both extensions, one after the other.
zooloretto-example-bred = The male panda in the barn has already bred. He joins a female for 1 coin, and there is no baby.
zooloretto-example-order = Player 1 unloads the pair first, and their baby takes the last space: a coin. The plain zebra goes into the barn. In another order the zebra could have stayed and the baby gone into the barn.
zooloretto-example-keep = Player 1 already has a kiosk and keeps the spaces for other types. In the barn this one costs 2 points, so only do this with a plan.
zooloretto-example-empty = The three elephants can’t swap with an empty enclosure. But one of them can move there for 1 coin.
zooloretto-example-stay = Flamingos are in the 6-space enclosure and in the barn, along with a panda and a stall. Swapping with the panda is allowed: it moves in, and then five flamingos are in the barn. Flamingos can’t swap with flamingos.
zooloretto-example-buybarn = Player 3 needs one more panda. Player 1 buys the baby from player 2 into player 1’s own barn, if only to make it more expensive for player 3.
zooloretto-example-mustdraw = The only truck left is empty, and player 1 has no coins. So player 1 draws and loads, and can then take the truck.
zooloretto-example-paidback = The bank is empty. The coin player 1 pays to move the zebra goes to the bank and comes straight back as the bonus: 1, not 2.
zooloretto-example-coins = One coin on a truck is enough to take it. There is nothing to unload, and the turn is over.

## Rulings

zooloretto-rulings-intro = Where the rulebook is silent or ambiguous, this is how we play it and why. The label says how sure we are. “Certain”: the sources allow no other reading. “Likely”: the best of several readings. “Our choice”: the sources say nothing. Missing numbers are about expansions, which are not included here.

zooloretto-ruling-r1-doubt = What are the enclosures worth, in points and coins?
zooloretto-ruling-r1-answer = As listed under “Your zoo”.
zooloretto-ruling-r1-reason = Our copy of the rulebook has no figures. Pictures of the boards show the numbers, three independent programs use the same ones, and the rulebook’s examples agree.
zooloretto-ruling-r2-doubt = Which stall space belongs to which enclosure?
zooloretto-ruling-r2-answer = Two to the 4-space enclosure, one to each of the others. None belongs to two enclosures.
zooloretto-ruling-r2-reason = Pictures of the boards and the same programs show it; the rulebook counts four spaces and one more on the extension.
zooloretto-ruling-r3-doubt = How many spaces does the extension have?
zooloretto-ruling-r3-answer = Five.
zooloretto-ruling-r3-reason = The rulebook and the printed board say so. One program has six, which is a mistake.
zooloretto-ruling-r4-doubt = How many males and females are there?
zooloretto-ruling-r4-answer = Two of each in every species, and seven animals without a symbol.
zooloretto-ruling-r4-reason = The rulebook gives two and two out of eleven tiles.
zooloretto-ruling-r5-doubt = Are coin tiles different from coins? And what if the bank runs short?
zooloretto-ruling-r5-answer = They are the same money. Coin tiles paid to the bank can be paid out again. A bank that runs short pays what it has and owes nothing.
zooloretto-ruling-r5-reason = In the rulebook, tiles can be paid out and an empty bank pays nothing. That a nearly empty bank pays part is only likely.
zooloretto-ruling-r6-doubt = A baby takes the last space. Do I get the bonus coins?
zooloretto-ruling-r6-answer = Yes, unless it is born in a swap.
zooloretto-ruling-r6-reason = A baby is an animal like any other. The exception is in the published FAQ.
zooloretto-ruling-r7-doubt = The second parent takes the last space. What about the baby?
zooloretto-ruling-r7-answer = You get the bonus for the parent, and the baby goes into the barn.
zooloretto-ruling-r7-reason = The rulebook says so.
zooloretto-ruling-r8-doubt = May I refuse a baby, or put it in another enclosure?
zooloretto-ruling-r8-answer = No. It stays with its parents, and goes into the barn only if they have no space left.
zooloretto-ruling-r8-reason = The rulebook names these two places and no others.
zooloretto-ruling-r9-doubt = Who has had a baby, and who can still have one?
zooloretto-ruling-r9-answer = Each male and each female can have one, once. Each animal keeps track of it, even when it is swapped, put in the barn or sold.
zooloretto-ruling-r9-reason = The rulebook gives each of them one baby.
zooloretto-ruling-r10-doubt = There are two males and one female. Which male is the father?
zooloretto-ruling-r10-answer = It makes no difference: one of them has bred, the other has not.
zooloretto-ruling-r10-reason = Animals of the same kind are interchangeable.
zooloretto-ruling-r11-doubt = What if there are no babies left?
zooloretto-ruling-r11-answer = That can’t happen: there is one for every pair. A baby that leaves the game doesn’t come back.
zooloretto-ruling-r11-reason = The numbers match: two males, two females, two babies.
zooloretto-ruling-r12-doubt = In what order do I unload?
zooloretto-ruling-r12-answer = In any order. Births and bonus coins follow at once after each tile.
zooloretto-ruling-r12-reason = The rulebook requires no order, and another program also leaves it to the player.
zooloretto-ruling-r13-doubt = Can a stall go into the barn if a stall space is free?
zooloretto-ruling-r13-answer = Yes.
zooloretto-ruling-r13-reason = The rulebook says that a stall may go on a space, not that it must.
zooloretto-ruling-r14-doubt = Where can a stall be moved for a coin?
zooloretto-ruling-r14-answer = From one space to another, from a space to the barn, and from the barn to a space.
zooloretto-ruling-r14-reason = The first two are in the rulebook. The third is in three programs, and in other editions a stall moves from anywhere.
zooloretto-ruling-r15-doubt = Can I move a stall between the two spaces of the 4-space enclosure?
zooloretto-ruling-r15-answer = No.
zooloretto-ruling-r15-reason = It would change nothing and waste a coin.
zooloretto-ruling-r16-doubt = Can animals swap with an empty enclosure?
zooloretto-ruling-r16-answer = No. There must be animals in both places.
zooloretto-ruling-r16-reason = The published FAQ says so.
zooloretto-ruling-r17-doubt = The barn already holds animals of the species that would come into it. Can I swap?
zooloretto-ruling-r17-answer = Yes, with another species in the barn. The animals already there stay.
zooloretto-ruling-r17-reason = That is what the text says, and another program does the same.
zooloretto-ruling-r18-doubt = Can babies be born when two enclosures swap?
zooloretto-ruling-r18-answer = No. Only animals that come out of the barn can breed then.
zooloretto-ruling-r18-reason = Animals that share an enclosure have already had their babies.
zooloretto-ruling-r19-doubt = Can I buy into my own barn, from a player who already has a truck, or buy babies and stalls?
zooloretto-ruling-r19-answer = Yes to all.
zooloretto-ruling-r19-reason = A bought tile enters the zoo like any other, and the barn is part of the zoo. The rulebook doesn’t limit what can be bought, or from whom.
zooloretto-ruling-r20-doubt = All trucks are full and I have no coins. What now?
zooloretto-ruling-r20-answer = You have to take one. You always have a legal move: a truck in the middle either has tiles and can be taken, or is empty and can be loaded.
zooloretto-ruling-r20-reason = There are always at least as many trucks left as players without one.
zooloretto-ruling-r21-doubt = Can I take an empty truck?
zooloretto-ruling-r21-answer = No. A player has to load it first, even if that is you. You can spend coins in the meantime.
zooloretto-ruling-r21-reason = The rulebook requires at least one tile.
zooloretto-ruling-r22-doubt = What if the tiles under the disc run out?
zooloretto-ruling-r22-answer = They can’t. There are 15 of them, and no round draws more tiles than the trucks have slots.
zooloretto-ruling-r22-reason = With five players that is 15, with fewer players less.
zooloretto-ruling-r23-doubt = The main stack runs out exactly when a round ends. Is the game over?
zooloretto-ruling-r23-answer = No, there is one more round. Its first draw makes it the last.
zooloretto-ruling-r23-reason = In the rulebook the end comes with the first tile from under the disc.
zooloretto-ruling-r24-doubt = Everyone else has a truck. What can I do?
zooloretto-ruling-r24-answer = Anything you can normally do, turn after turn, until you take the last truck. This also applies to the last round.
zooloretto-ruling-r24-reason = The rulebook and its FAQ say so.
zooloretto-ruling-r25-doubt = Who starts the next round?
zooloretto-ruling-r25-answer = The player who took the last truck.
zooloretto-ruling-r25-reason = The rulebook says so.
zooloretto-ruling-r26-doubt = Two players are tied on points. Who wins?
zooloretto-ruling-r26-answer = The one with more coins. If coins are tied too, both win.
zooloretto-ruling-r26-reason = The rulebook says so.
zooloretto-ruling-r27-doubt = Which species are removed?
zooloretto-ruling-r27-answer = They are drawn at random, or you choose them with an option.
zooloretto-ruling-r27-reason = The rulebook doesn’t say. All species have the same tiles.
zooloretto-ruling-r28-doubt = The rulebook has several draw stacks. Why is there only one here?
zooloretto-ruling-r28-answer = There is one shuffled stack, and 15 tiles under the disc.
zooloretto-ruling-r28-reason = It makes no difference: nobody knows where any tile is.
zooloretto-ruling-r29-doubt = Two players: which slots are blocked?
zooloretto-ruling-r29-answer = None on the first truck, one on the second, two on the third, for the whole game.
zooloretto-ruling-r29-reason = In the rulebook, face-down tiles of the removed species cover them.
zooloretto-ruling-r45-doubt = May I know how many coins the others have?
zooloretto-ruling-r45-answer = Yes.
zooloretto-ruling-r45-reason = They are on the table, and nothing in the rulebook hides them.
zooloretto-ruling-r46-doubt = Can money actions go on forever?
zooloretto-ruling-r46-answer = Not for one player alone. But two players could help each other return to the same position. So after 100 turns in a row without a draw or a truck, the next player must do one or the other.
zooloretto-ruling-r46-reason = Every game has to end, and no normal game comes close. Two players could really do it. The number 100 is our choice.
zooloretto-ruling-r48-doubt = Can I load a coin onto a truck, and take a truck with nothing else on it?
zooloretto-ruling-r48-answer = Yes to both.
zooloretto-ruling-r48-reason = It’s a tile like the others.
zooloretto-ruling-r49-doubt = Several animals of a species are on my truck or in a barn. How do I say which one I mean?
zooloretto-ruling-r49-answer = By its kind: plain, male, female or baby, and whether it has bred. For stalls, by type. Tiles of the same kind are interchangeable.
zooloretto-ruling-r49-reason = The rulebook leaves the choice of tile to the player. Whether an animal has bred matters (R9).
zooloretto-ruling-r51-doubt = Two extensions are closed. Which one opens?
zooloretto-ruling-r51-answer = The first, then the second. Each costs 3 coins and a turn. When both are open, you can’t expand.
zooloretto-ruling-r51-reason = The boards are identical.
zooloretto-ruling-r52-doubt = Two players, and the other one has a truck. How many trucks can I use?
zooloretto-ruling-r52-answer = Two: you can load both and take either.
zooloretto-ruling-r52-reason = There are three trucks, and the round ends when both players have one.
zooloretto-ruling-r53-doubt = The bank is empty, and I pay to move or buy an animal that fills an enclosure. Do I get anything back?
zooloretto-ruling-r53-answer = Yes. The coins you have just paid are in the bank.
zooloretto-ruling-r53-reason = You pay first. The rulebook doesn’t say what follows.
zooloretto-ruling-r55-doubt = Must a position that I set up be reachable in a real game?
zooloretto-ruling-r55-answer = No. If there are no tiles, nobody can draw. If there are no babies, none is born. A pair already in an enclosure has its baby when the next animal enters. A player without a legal move has passed.
zooloretto-ruling-r55-reason = Puzzles and examples need positions nobody would play to, and those need rules too.
zooloretto-ruling-r56-doubt = When is such a position in its last round?
zooloretto-ruling-r56-answer = When fewer than 15 tiles are left. A round that ends with no tiles left is the last in any case.
zooloretto-ruling-r56-reason = The end comes with the first tile from under the disc. This completes R55.
zooloretto-ruling-r57-doubt = Why do I have to decide when there is only one legal move?
zooloretto-ruling-r57-answer = Loading or unloading a tile is always a decision, even if only the barn is possible.
zooloretto-ruling-r57-reason = It changes nothing, and you see where things go.
zooloretto-ruling-r58-doubt = Two trucks carry the same tiles. Is taking either the same move?
zooloretto-ruling-r58-answer = No, they are two moves. Each truck has its number.
zooloretto-ruling-r58-reason = They are two pieces on the table.

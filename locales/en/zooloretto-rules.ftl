### Zooloretto: the rules as the page tells them, with the reasons for our rulings.
### Words between ** are set in bold; R7 and the like become links.
### Players 1, 2, 3 … are those of the examples, clockwise.

zooloretto-rules-edition = A game by Michael Schacht for two to five. We follow the French rulebook, which came to us without its figures, told here in our own words. Where it leaves a doubt, a numbered ruling decides.

## The idea

zooloretto-rules-idea = The idea
zooloretto-rules-idea-1 = You all run zoos, and the animals come by truck. On your turn you load one more tile on some truck, or you take a truck with everything that is on it, the welcome and the unwelcome. Wait, and it may get better; wait too long, and somebody else drives off with your pandas.
zooloretto-rules-idea-2 = Each of your enclosures is home to one species only. Enclosures that are full, or nearly so, are worth points; every species that has to stay in the barn costs some. With a few coins you can put right what went wrong.

## What is in the box

zooloretto-rules-box = What is in the box
zooloretto-rules-box-1 = There are eight species, and each has the same tiles as the flamingo in this table: seven plain animals, two males, two females, and two round tiles for babies (R4).
zooloretto-rules-box-tile = Tile
zooloretto-rules-box-copies = Copies
zooloretto-rules-box-does = What it does
zooloretto-rules-tile-plain = Fills a space of an enclosure.
zooloretto-rules-tile-male = The same; and with a female it has a baby, once.
zooloretto-rules-tile-female = The same; and with a male it has a baby, once.
zooloretto-rules-tile-baby = Born in your zoo; from then on an animal like any other, but it never has young.
zooloretto-rules-tile-snack = A vending stall. Each type of stall in your zoo is worth 2 points.
zooloretto-rules-tile-kiosk = Another type of stall.
zooloretto-rules-tile-barrow = Another type of stall.
zooloretto-rules-tile-popcorn = Another type of stall.
zooloretto-rules-tile-coin = Becomes money as soon as you take the truck.
zooloretto-rules-box-2 = Then there are 30 **coins**, a **truck** with three slots for each player, and for each player a zoo and an extension. A coin tile that has been unloaded is a coin like any other (R5).
zooloretto-rules-zoo = Your zoo
zooloretto-rules-zoo-1 = Every zoo looks the same (R1, R2, R3). It has three enclosures, and a fourth one once you have paid for it:
zooloretto-rules-zoo-e4 = **The enclosure of four**: 5 points when full, 4 with one space free. Filling it brings 1 coin. Two stall spaces.
zooloretto-rules-zoo-e5 = **The enclosure of five**: 8 points when full, 5 with one space free. Filling it brings 2 coins. One stall space.
zooloretto-rules-zoo-e6 = **The enclosure of six**: 10 points when full, 6 with one space free. Filling it brings no coin. One stall space.
zooloretto-rules-zoo-x = **The extension**, with room for five: 9 points when full, 5 with one space free. Filling it brings 1 coin. One stall space. It is closed at first.
zooloretto-rules-zoo-2 = A **stall space** belongs to the enclosure it lies beside and takes one stall.
zooloretto-rules-zoo-3 = The **barn** takes whatever has no place elsewhere, any number of animals and stalls. But it will cost you points.

## Setup

zooloretto-rules-setup = Setup
zooloretto-rules-setup-1 = The fewer you are, the fewer species there are in the game (R27):
zooloretto-rules-setup-five = five players: all eight species, five trucks, 112 tiles;
zooloretto-rules-setup-four = four players: one species is left out, four trucks, 101 tiles;
zooloretto-rules-setup-three = three players: two species are left out, three trucks, 90 tiles;
zooloretto-rules-setup-two = two players: three species are left out, three trucks of different size, 79 tiles. See “Two players”.
zooloretto-rules-setup-2 = The tiles are shuffled, and **15 of them** are put aside face down under a disc. The rest is what you draw from. Stalls and coins are always all there.
zooloretto-rules-setup-3 = Everybody begins with an empty zoo, a closed extension and **2 coins**. The other coins are the bank. Chance says who begins.

## A turn

zooloretto-rules-turn = Your turn
zooloretto-rules-turn-1 = You take turns clockwise. On yours you do **one** of three things:
zooloretto-rules-turn-draw = **Draw** a tile and load it on a truck;
zooloretto-rules-turn-take = **take a truck** and unload it, which is your last turn in this round;
zooloretto-rules-turn-pay = or **pay** for one of the five money actions.
zooloretto-rules-turn-2 = The tile you draw is open for all to see. Then you choose a truck that nobody has taken and that has a free slot; an empty one will do. You can draw as long as there is such a slot. You can never just pass.
zooloretto-rules-turn-3 = A truck need not be full to be taken, but something has to be on it (R21). If all trucks are full and you cannot or will not pay, you have to take one (R20).
zooloretto-rules-round = The round
zooloretto-rules-round-1 = Whoever has taken a truck is out of the round and watches. The others go on until everybody has a truck. The last one may go on alone: draw, pay, draw again, as long as there is room (R24).
zooloretto-rules-round-2 = Then the trucks come back to the middle, empty. The next round is begun by **whoever took the last truck** (R25).

## Unloading

zooloretto-rules-unloading = Unloading
zooloretto-rules-unloading-1 = You unload tile by tile, in the order you like (R12):
zooloretto-rules-unloading-animal = an **animal** goes into an enclosure that is empty or home to the same species, if a space is free; or into the barn;
zooloretto-rules-unloading-stall = a **stall** goes on a free stall space, or into the barn (R13);
zooloretto-rules-unloading-coin = a **coin** is yours at once.
zooloretto-rules-unloading-2 = The barn is always allowed. It is the only place for an animal that fits nowhere. A species may live in several of your enclosures, but two species never share one.

## Births

zooloretto-rules-births = Births
zooloretto-rules-births-1 = When a male and a female of a species come to live in the same enclosure, a **baby** is born at once. It takes a free space of that enclosure and is an animal like any other.
zooloretto-rules-births-2 = If there is no space left, the baby goes to the barn. You can neither refuse it nor send it elsewhere (R8).
zooloretto-rules-births-3 = Each male and each female has **one baby only** in the whole game, wherever it goes later (R9). A third one waits for a new partner. In the barn and on trucks nobody has young.

## Bonus

zooloretto-rules-bonus = Coins for full enclosures
zooloretto-rules-bonus-1 = When an animal takes the **last free space** of an enclosure, you get the coins printed on it: 1 in the enclosure of four and in the extension, 2 in the enclosure of five, none in the enclosure of six. It does not matter whether it came by truck, was moved, was bought or was born there (R6).
zooloretto-rules-bonus-2 = The coins come from the bank. If it has too few it pays what it has, and the rest is lost (R5). Whoever empties an enclosure and fills it anew is paid again.

## Money actions

zooloretto-rules-money = What money can do
zooloretto-rules-money-1 = Instead of drawing or taking a truck you may do one of these. You pay first:
zooloretto-rules-money-move = **Move** one animal out of your barn, or one stall: 1 coin;
zooloretto-rules-money-exchange = **Exchange** the animals of two places in your zoo: 1 coin;
zooloretto-rules-money-purchase = **Buy** a tile from another player’s barn: 2 coins, one of them for the seller;
zooloretto-rules-money-discard = **Discard** a tile of your barn: 2 coins;
zooloretto-rules-money-expand = **Expand** your zoo by an extension: 3 coins.
zooloretto-rules-money-2 = One action a turn, and then it is the next player’s turn. After taking a truck you can pay for nothing more until the next round.
zooloretto-rules-move = Moving
zooloretto-rules-move-1 = An animal of your barn moves into an enclosure that may take it. Births and coins are as in unloading.
zooloretto-rules-move-2 = A stall moves from one stall space to another, from a stall space to the barn, or out of the barn (R14).
zooloretto-rules-move-3 = A single animal can never leave its enclosure, neither for another one nor for the barn.
zooloretto-rules-exchange = Exchanging
zooloretto-rules-exchange-1 = Choose two places in your zoo that hold animals, of different species. All animals of an enclosure change places with all those of another one; or with **all animals of one species** in the barn.
zooloretto-rules-exchange-2 = Both groups have to fit where they go; the barn has room for any. Nothing can be exchanged with an empty enclosure (R16). What else is in the barn stays there (R17), and stalls stay where they are.
zooloretto-rules-exchange-3 = A pair that comes out of the barn this way has its baby, and two pairs have two. But an exchange **never brings coins**, not even for a baby that takes the last space.
zooloretto-rules-exchange-4 = It may bring coins later, though: a full enclosure can become one that is to be filled again.
zooloretto-rules-purchase = Buying
zooloretto-rules-purchase-1 = You may buy any tile out of any other barn and put it in your zoo, as if it came off a truck; your own barn is allowed (R19). The seller gets one coin, the bank the other. **Nobody can refuse**, and it makes no difference whether the seller still has a turn in this round.
zooloretto-rules-discard = Discarding
zooloretto-rules-discard-1 = Any tile of your barn leaves the game for good. That is worth it at the end: each species in the barn costs 2 points, but so does one that you have three times.
zooloretto-rules-expand = Expanding
zooloretto-rules-expand-1 = You open your extension: one more enclosure of five, with its own stall space. It stays open, and may stay empty without harm.

## End and scoring

zooloretto-rules-end = The end, and the points
zooloretto-rules-end-1 = When the main stack is used up, somebody has to draw the first of the 15 tiles under the disc. The tile is loaded as usual, and **this round is the last one**. It goes on until everybody has a truck (R23).
zooloretto-rules-end-2 = Then every zoo is counted:
zooloretto-rules-end-full = a **full** enclosure: its higher number;
zooloretto-rules-end-short = an enclosure with **one space free**: its lower number;
zooloretto-rules-end-stall = an enclosure with more than one space free: **1 point for each animal if a stall stands beside it**, otherwise nothing;
zooloretto-rules-end-types = each different **type of stall** on a stall space: 2 points;
zooloretto-rules-end-barn-species = each different **species in the barn**: 2 points less;
zooloretto-rules-end-barn-types = each different **type of stall in the barn**: 2 points less.
zooloretto-rules-end-3 = How many of a species or a type are in the barn does not matter, and a second stall beside the enclosure of four adds nothing to its animals. Coins are worth no points.
zooloretto-rules-end-4 = Most points win. Of equals the one with more coins is ahead; if those are equal too, they share the victory (R26).

## Two players

zooloretto-rules-two = Two players
zooloretto-rules-two-1 = With two, three species are left out, and each of you has **two extensions**.
zooloretto-rules-two-2 = There are three trucks, with room for **three, two and one** tile (R29). When one player has a truck, the other still has two of them to load and to choose from (R52).
zooloretto-rules-two-3 = The round ends when both have a truck. What is on the third one **leaves the game**.
zooloretto-rules-two-4 = The extensions open one after the other, for 3 coins each, and each takes a turn (R51).

## What is secret

zooloretto-rules-secret = What you may know
zooloretto-rules-secret-1 = Everything but the order of the tiles lies open: trucks, zoos, barns, and everybody’s money (R45). The board counts for you how many tiles of each kind are still to come; which of them lie under the disc nobody knows.

## Options

zooloretto-rules-options = Options
zooloretto-rules-options-removed = **Species left out.** Chance decides, or you name as many as the number of players asks for.
zooloretto-rules-options-first = **Who begins.** Chance decides, or you name the seat.

## Examples: what is to be seen, and what to try

zooloretto-example-first = The beginning of a game of three. All trucks are empty, so all that player 1 can do is draw, see what it is, and load it.
zooloretto-example-load = Player 1 collects zebras, player 2 pandas, and a chimpanzee has come up that nobody wants. On truck 1 it would spoil the zebras, on truck 2 the panda. Player 1 spoils the panda.
zooloretto-example-round = Players 2 and 3 have their trucks; player 1 goes on alone. First a coin for the zebra in the barn, then truck 1. That ends the round, and player 1, who was last, begins the next one.
zooloretto-example-unload = Player 1 takes the first truck. The coin is money at once; the zebra joins the others in the enclosure of five, and the kiosk stands beside the enclosure of four.
zooloretto-example-full = A truck to regret. The enclosure of the flamingos is full, zebras and elephants want no panda, no stall space is free, and the extension is closed: all three tiles go to the barn.
zooloretto-example-birth = A female zebra arrives where a male lives: with the baby there are four zebras at once, and one space is left.
zooloretto-example-parentfills = Here the female zebra takes the last space herself. That brings the coin of the enclosure of four, and the baby has to go to the barn (R7).
zooloretto-example-third = The pair has its baby already, so the second male changes nothing. When the second female comes, those two have a baby as well: the enclosure of six is full, but it brings no coins.
zooloretto-example-apart = The male elephant in the enclosure and the female in the barn have no baby. For a coin she moves in, and the baby is born; it takes the last space and brings 2 coins.
zooloretto-example-bonus = The fifth kangaroo fills the enclosure of five: 2 coins.
zooloretto-example-babyfills = Three zebras and their baby make four: it was the baby that took the last space, and the coin is paid all the same.
zooloretto-example-poor = Rich players, poor bank: filling the enclosure of five ought to bring 2 coins, but there is only one.
zooloretto-example-move = Two elephants wait in the barn, and the enclosure of four lacks one. Moving one of them costs a coin, and filling the enclosure brings it back.
zooloretto-example-stalls = Three ways to move a stall. Player 1 takes the kiosk from the flamingos to the zebras, player 2 stores the fruit barrow in the barn, player 3 fetches the popcorn booth out of it.
zooloretto-example-exchange = Player 1 has had the coin for four flamingos. For another coin they change places with the three chimpanzees: now each enclosure lacks one, 4 and 5 points instead of 5 and nothing. And truck 1 brings both: a chimpanzee for 1 coin, a flamingo for 2.
zooloretto-example-barn = Three elephants in the barn, one panda in the enclosure of five. They change places. The barn holds one species as before; but only one elephant more is needed for the lower number.
zooloretto-example-toolarge = Six zebras fit nowhere else, so they cannot be exchanged. All the other enclosures can change with each other.
zooloretto-example-family = Three elephants in the barn, among them a pair, and two zebras in the enclosure of four. After the exchange a baby is born, and the enclosure is full. It is an exchange, so there is no coin.
zooloretto-example-pairs = Two males and two females in the barn. They move to the enclosure of five and have two babies: one takes the last space, the other goes to the barn, to the zebra.
zooloretto-example-kangaroos = The same space pays twice. The fifth kangaroo fills the enclosure of five: 2 coins. For one of them the kangaroos go to the extension, which is worth more, and the chimpanzees come. With the next chimpanzee the enclosure is full again: 2 more coins.
zooloretto-example-purchase = Player 2 has taken a truck and has a panda in the barn. Player 1 buys it for 2 coins and fills the enclosure of five, which brings 2. Player 2 gets a coin, and does not get a turn.
zooloretto-example-discard = Elephant and kiosk in the barn would cost 4 points. Player 1 sends the elephant away: now it is 2. The kiosk could have moved to a stall space, for 1 coin.
zooloretto-example-expand = Player 1 has no place for pandas. First the extension, for 3 coins, then the panda out of the barn, for 1; and truck 1 brings another one, and a stall beside them.
zooloretto-example-lastround = Only the 15 tiles under the disc are left. Player 1 draws one of them: the last round. It goes on all the same: player 2 takes the two coins, player 3 the camel, and player 1 may still draw or pay before taking truck 2.
zooloretto-example-score = The last tile of the game: let player 1 unload the fifth zebra. The extension is full, 9. The elephants lack one, 5. The chimpanzees lack two but have a stall, 2. The pandas lack two and have none, nothing. Two types of stall, 4. Two species in the barn, 4 less: 16 points.
zooloretto-example-stored = Player 1 puts the kiosk in the barn. There are now one species and two types of stall: 6 points less, although it is five tiles. The snack cart beside the flamingos scores 2 all the same, and lets them score 2 more.
zooloretto-example-tie = Player 1 takes the last coin. Players 1 and 2 both have 7 points, but 2 coins against 3: player 2 wins.
zooloretto-example-three = Player 2 has taken the truck for two tiles. Player 1 may take the panda on the smallest truck, or draw; the tile then goes on the large truck, because the small one is full.
zooloretto-example-leave = Player 2 has a truck. Player 1 takes the smallest one with the zebra. The panda and the kiosk on the third truck leave the game.
zooloretto-example-twice = Player 2 is done with the round, so player 1 opens both extensions, one after the other.
zooloretto-example-bred = The male panda in the barn has been a father. He moves in with a female for 1 coin, and there will be no baby.
zooloretto-example-order = Player 1 unloads the pair first, and their baby takes the last space: a coin. The plain zebra goes to the barn. In another order it could have been the zebra that stays, and the baby that goes to the barn.
zooloretto-example-keep = Player 1 has a kiosk already, and keeps the spaces for other types. In the barn this one costs 2 points, so this is only for somebody with plans.
zooloretto-example-empty = The three elephants cannot be exchanged with an empty enclosure. But one of them may move there, for 1 coin.
zooloretto-example-stay = Flamingos live in the enclosure of six and in the barn, which also holds a panda and a stall. Exchanging with the panda is allowed: it moves in, and there are five flamingos in the barn. Flamingos with flamingos cannot be exchanged.
zooloretto-example-buybarn = Player 3 lacks one panda. Player 1 buys the baby from player 2, into the own barn, if only to make it dearer for player 3.
zooloretto-example-mustdraw = The only truck left is empty, and there is no money. So player 1 draws and loads; then the truck may be taken.
zooloretto-example-paidback = The bank is empty. The coin that player 1 pays for moving the zebra is in it at once, and comes back as the bonus: 1, not 2.
zooloretto-example-coins = One coin on a truck is enough to take it. There is nothing to unload, and the turn is over.

## Rulings

zooloretto-rulings-intro = Where the rulebook is silent or can be read in two ways, this is how we play it, and why. A word says how sure we are: with “certain” the sources leave no other reading; with “likely” it is the best of several; with “chosen” they say nothing, so we had to. Numbers that are missing are about expansions, which are not played here.

zooloretto-ruling-r1-doubt = What are the enclosures worth, in points and coins?
zooloretto-ruling-r1-answer = As listed under “Your zoo”.
zooloretto-ruling-r1-reason = Our copy of the rulebook has lost the figures. Pictures of the boards show the numbers, three independent programs have the same ones, and the rulebook’s examples agree.
zooloretto-ruling-r2-doubt = Which stall space belongs to which enclosure?
zooloretto-ruling-r2-answer = Two to the enclosure of four, one to each other enclosure. None belongs to two.
zooloretto-ruling-r2-reason = Pictures of the boards and the same programs; the rulebook counts four spaces and one more on the extension.
zooloretto-ruling-r3-doubt = How many animals does the extension take?
zooloretto-ruling-r3-answer = Five.
zooloretto-ruling-r3-reason = The rulebook and the printed board say so. One program has six, which is a mistake.
zooloretto-ruling-r4-doubt = How many males and females are there?
zooloretto-ruling-r4-answer = Two of each in every species, and seven animals without a symbol.
zooloretto-ruling-r4-reason = The rulebook gives two and two of eleven tiles.
zooloretto-ruling-r5-doubt = Are coin tiles different from coins? And what if the bank is short?
zooloretto-ruling-r5-answer = It is one money. Coin tiles that were paid to the bank can be paid out again. A bank that is short pays what it has, and owes nothing.
zooloretto-ruling-r5-reason = The rulebook lets tiles be paid out, and an empty bank pay nothing. That a nearly empty one pays a part is only likely.
zooloretto-ruling-r6-doubt = A baby takes the last space. Do I get the coins?
zooloretto-ruling-r6-answer = Yes, unless it is born in an exchange.
zooloretto-ruling-r6-reason = A baby is an animal like any other; the exception is in the published answers to questions.
zooloretto-ruling-r7-doubt = The second parent takes the last space. What about the baby?
zooloretto-ruling-r7-answer = You get the coins for the parent, and the baby goes to the barn.
zooloretto-ruling-r7-reason = The rulebook says so.
zooloretto-ruling-r8-doubt = May I refuse a baby, or put it in another enclosure?
zooloretto-ruling-r8-answer = No. It stays with its parents, and goes to the barn only if they have no space left.
zooloretto-ruling-r8-reason = The rulebook names these two places and no others.
zooloretto-ruling-r9-doubt = Who has had a baby, and who can still have one?
zooloretto-ruling-r9-answer = Each male and each female can once. It is remembered for each animal, and goes with it when it is exchanged, stored or sold.
zooloretto-ruling-r9-reason = The rulebook gives each of them one baby.
zooloretto-ruling-r10-doubt = Two males are there, and one female. Which of them is the father?
zooloretto-ruling-r10-answer = It makes no difference; one of them has had a baby, and the other has not.
zooloretto-ruling-r10-reason = Animals of one kind cannot be told apart.
zooloretto-ruling-r11-doubt = What if there are no more babies?
zooloretto-ruling-r11-answer = That cannot happen: there are as many as there are pairs. A baby that leaves the game does not come back.
zooloretto-ruling-r11-reason = It can be counted: two males, two females, two babies.
zooloretto-ruling-r12-doubt = In what order do I unload?
zooloretto-ruling-r12-answer = In any order, and births and coins come at once after each tile.
zooloretto-ruling-r12-reason = The rulebook asks for none, and another program leaves it to the player as well.
zooloretto-ruling-r13-doubt = May a stall go to the barn although a stall space is free?
zooloretto-ruling-r13-answer = Yes.
zooloretto-ruling-r13-reason = The rulebook says that a stall may stand on a space, not that it must.
zooloretto-ruling-r14-doubt = Where can a stall be moved for a coin?
zooloretto-ruling-r14-answer = From a space to another, from a space to the barn, and from the barn to a space.
zooloretto-ruling-r14-reason = The first two are in the rulebook. The third is in three programs, and in other editions a stall moves from wherever it is.
zooloretto-ruling-r15-doubt = May I move a stall between the two spaces of the enclosure of four?
zooloretto-ruling-r15-answer = No.
zooloretto-ruling-r15-reason = It would change nothing, except that a coin is gone.
zooloretto-ruling-r16-doubt = Can animals be exchanged with an empty enclosure?
zooloretto-ruling-r16-answer = No. Somebody has to live in both places.
zooloretto-ruling-r16-reason = The published answers to questions say so.
zooloretto-ruling-r17-doubt = The barn holds animals of the species that would come into it. May I exchange?
zooloretto-ruling-r17-answer = Yes, with another species of the barn. Those that are in the barn already stay.
zooloretto-ruling-r17-reason = It is what the words say, and another program does the same.
zooloretto-ruling-r18-doubt = Can there be births when two enclosures are exchanged?
zooloretto-ruling-r18-answer = No. Only animals that come out of the barn can have young then.
zooloretto-ruling-r18-reason = Whoever lives together in an enclosure has had its babies before.
zooloretto-ruling-r19-doubt = May I buy into my own barn, from somebody who has a truck already, or babies and stalls?
zooloretto-ruling-r19-answer = Yes to all of it.
zooloretto-ruling-r19-reason = What is bought comes into the zoo like any other tile, and the barn is part of it. The rulebook does not limit what is sold, or by whom.
zooloretto-ruling-r20-doubt = All trucks are full, and I have no money.
zooloretto-ruling-r20-answer = Then you have to take one. You can always do something: a truck that nobody has taken is either loaded, and can be taken, or empty, and can be loaded.
zooloretto-ruling-r20-reason = There are always as many trucks left as players without one, or more.
zooloretto-ruling-r21-doubt = May I take an empty truck?
zooloretto-ruling-r21-answer = No. Somebody has to load it first, even if that is you. Paying is possible meanwhile.
zooloretto-ruling-r21-reason = The rulebook asks for at least one tile.
zooloretto-ruling-r22-doubt = What if the tiles under the disc run out?
zooloretto-ruling-r22-answer = They cannot. There are 15 of them, and no round draws more than the trucks have slots.
zooloretto-ruling-r22-reason = With five players that is 15, with fewer players less.
zooloretto-ruling-r23-doubt = The main stack is used up exactly when a round ends. Is the game over?
zooloretto-ruling-r23-answer = No, one more round is played. Its first draw makes it the last.
zooloretto-ruling-r23-reason = In the rulebook the end comes with the first tile from under the disc.
zooloretto-ruling-r24-doubt = Everybody else has a truck. What may I do?
zooloretto-ruling-r24-answer = All that you may do otherwise, turn after turn, until you take the last truck; in the last round, too.
zooloretto-ruling-r24-reason = The rulebook and its answers to questions.
zooloretto-ruling-r25-doubt = Who begins the next round?
zooloretto-ruling-r25-answer = Whoever took the last truck.
zooloretto-ruling-r25-reason = The rulebook says so.
zooloretto-ruling-r26-doubt = Two players have the same points. Who wins?
zooloretto-ruling-r26-answer = The one with more coins. If those are equal as well, both do.
zooloretto-ruling-r26-reason = The rulebook says so.
zooloretto-ruling-r27-doubt = Which species are left out?
zooloretto-ruling-r27-answer = Chance decides, unless you do; there is an option.
zooloretto-ruling-r27-reason = The rulebook does not say. All species have the same tiles.
zooloretto-ruling-r28-doubt = The rulebook has several stacks to draw from. Here there is one.
zooloretto-ruling-r28-answer = One stack, well shuffled, and 15 tiles under the disc.
zooloretto-ruling-r28-reason = It comes to the same: nobody knows what lies where.
zooloretto-ruling-r29-doubt = Two players: which slots are blocked?
zooloretto-ruling-r29-answer = None on the first truck, one on the second, two on the third, all game long.
zooloretto-ruling-r29-reason = The rulebook has face-down tiles of the species left out lie there.
zooloretto-ruling-r45-doubt = May I know how much money the others have?
zooloretto-ruling-r45-answer = Yes.
zooloretto-ruling-r45-reason = It lies on the table, and nothing in the rulebook hides it.
zooloretto-ruling-r46-doubt = Can money actions go on for ever?
zooloretto-ruling-r46-answer = Not for one player alone. But two could help each other to come back to where they were. So after 100 turns in a row without a draw or a truck, only these two are allowed until one of them is done.
zooloretto-ruling-r46-reason = Every game has to end, and no ordinary one comes near. Two helpers could really do it; the number 100 is our choice.
zooloretto-ruling-r48-doubt = May I load a coin on a truck, and take a truck with nothing else on it?
zooloretto-ruling-r48-answer = Yes, both.
zooloretto-ruling-r48-reason = It is a tile like the others.
zooloretto-ruling-r49-doubt = There are several animals of a species on my truck or in a barn. Which one do I mean?
zooloretto-ruling-r49-answer = You choose the kind: plain, male, female or baby, and whether it has had young; with stalls the type. Tiles of one kind are alike.
zooloretto-ruling-r49-reason = The rulebook leaves the tile to the player. Who has had young matters (R9).
zooloretto-ruling-r51-doubt = Two extensions are closed. Which one opens?
zooloretto-ruling-r51-answer = The first, then the second; each costs 3 coins and a turn. When none is closed, you cannot expand.
zooloretto-ruling-r51-reason = The boards are the same.
zooloretto-ruling-r52-doubt = Two players, and the other one has a truck. How many trucks do I have?
zooloretto-ruling-r52-answer = Two: you may load both, and take either.
zooloretto-ruling-r52-reason = There are three trucks, and the round ends when both players have one.
zooloretto-ruling-r53-doubt = The bank is empty, and I pay to move or buy an animal that fills an enclosure. Do I get something back?
zooloretto-ruling-r53-answer = Yes, what you have just paid is in the bank.
zooloretto-ruling-r53-reason = You pay first; the rulebook is silent about what follows.
zooloretto-ruling-r55-doubt = Does a position I make up have to be possible in a real game?
zooloretto-ruling-r55-answer = No. Without tiles nobody can draw, without babies nobody is born, a pair that sits in an enclosure has its baby the next time somebody comes in, and whoever can do nothing has passed.
zooloretto-ruling-r55-reason = Puzzles and examples want positions that nobody would play to, and they need an answer.
zooloretto-ruling-r56-doubt = When is a made-up position in its last round?
zooloretto-ruling-r56-answer = When fewer than 15 tiles are left. A round that ends without any tile left is the last in any case.
zooloretto-ruling-r56-reason = The end comes with the first tile from under the disc; this completes R55.
zooloretto-ruling-r57-doubt = Why am I asked when there is only one choice?
zooloretto-ruling-r57-answer = Every tile that is loaded or unloaded is a decision, even if the barn is all that is left.
zooloretto-ruling-r57-reason = It changes nothing, and you see where things go.
zooloretto-ruling-r58-doubt = Two trucks carry the same. Is that one choice or two?
zooloretto-ruling-r58-answer = Two. Each truck has its number.
zooloretto-ruling-r58-reason = They are two pieces on the table.

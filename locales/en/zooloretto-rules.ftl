### Zooloretto: the rules as the page tells them, with the reasons for our rulings.
### Words between ** are set in bold; R7 and the like become links.
### Players 1, 2, 3 … are those of the examples, clockwise.

zooloretto-rules-edition = A game by Michael Schacht for two to five players, with the expansions XXL and Exotic. We follow the French rulebooks in our own words; our copy has no figures. Where they leave room for doubt, a numbered ruling decides.

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
zooloretto-rules-setup-4 = The expansions XXL and Exotic join the game with an option, one of them or both. Each has a chapter of its own below.

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
zooloretto-rules-end-5 = The expansions add points: the donation tokens of XXL, the visitors and bonus tokens of Exotic. Their chapters say how many.

## Two players

zooloretto-rules-two = Two players
zooloretto-rules-two-1 = With two players, three species are removed, and each player has **two extensions**.
zooloretto-rules-two-2 = There are three trucks, for **three, two and one** tile (R29). When one player has taken a truck, the other still has two to load and choose from (R52).
zooloretto-rules-two-3 = The round ends when both have a truck. The tiles on the third one **leave the game**.
zooloretto-rules-two-4 = The extensions open one after the other, for 3 coins and one turn each (R51).

## XXL

zooloretto-rules-xxl = The expansion XXL
zooloretto-rules-xxl-1 = XXL makes the game longer, and lets you give animals away for points. It adds:
zooloretto-rules-xxl-animals = six more tiles of **each species**, one male and one female among them (R30), and one more baby;
zooloretto-rules-xxl-stall = a fifth stall type, the **lemonade stand**, three tiles; it is a stall like the others;
zooloretto-rules-xxl-coins = three more **coin tiles** and 12 more coins in the bank;
zooloretto-rules-xxl-tokens = ten **donation tokens** in a stack: three worth 6 points on top, then three worth 5, then four worth 4 (R31).
zooloretto-rules-xxl-2 = On your turn you have a fourth choice: **donate**. All animals of one of your full enclosures leave the game, babies included, and you take the top token. It costs nothing, but it is your turn (R33). The stalls next to the enclosure stay.
zooloretto-rules-xxl-3 = The enclosure is empty now. You can fill it again, with any species, and earn its bonus coins again. **Each player can donate twice** per game, also in the last round, but not after taking a truck (R34).
zooloretto-rules-xxl-4 = Is it worth it? A full enclosure scores 5 to 10 points at the end, a token 4 to 6. It pays off if you can fill the enclosure again.

## Exotic

zooloretto-rules-exotic = The expansion Exotic
zooloretto-rules-exotic-1 = Exotic puts a jungle next to your zoo, and visitors walk through both. It adds:
zooloretto-rules-exotic-animals = eight **jungle species** with two tiles each, without symbols. As many of them are removed as of the other species (R44);
zooloretto-rules-exotic-visitors = **visitors**, eight of each colour. Each player starts with one of each colour on viewpoint 2, the others are the reserve (R37);
zooloretto-rules-exotic-tokens = one **bonus token** of each colour, in the middle.
zooloretto-rules-exotic-2 = Each colour belongs to a stall type: green to the snack cart, blue to the kiosk, purple to the fruit barrow, red to the popcorn booth (R40). Yellow belongs to the lemonade stand and is only used with XXL.
zooloretto-rules-jungle = Jungle animals
zooloretto-rules-jungle-1 = Your jungle board has **five spaces** (R36). Only jungle animals can live there, of **three species** at most. Nobody ever leaves the board, so the third species settles it for good (R47).
zooloretto-rules-jungle-2 = A jungle animal from a truck or another barn goes onto your jungle board or into your barn, never into an enclosure. You can move it from your barn onto the board for 1 coin, or discard it.
zooloretto-rules-jungle-3 = On the board jungle animals score nothing, earn no coins and have no babies. They can’t be swapped or donated (R35). What makes them useful are the visitors. In the barn each species costs 2 points, as usual.
zooloretto-rules-advancing = Visitors advance
zooloretto-rules-advancing-1 = The path has an entrance, five viewpoints in a row, and an exit: viewpoints 1, 2 and 3 are in the zoo, 4 and 5 in the jungle. A visitor advances **two viewpoints**; you can’t split the steps between visitors. This happens
zooloretto-rules-advancing-stall = when you put a **stall** on a stall space, from a truck or bought (R39): you must advance a visitor of its colour;
zooloretto-rules-advancing-jungle = when you put a **jungle animal** onto the jungle board, from a truck, bought or moved (R38): you must advance a visitor of any colour you like.
zooloretto-rules-advancing-2 = Choose a visitor in your zoo, or let one in from the reserve, which then stands on viewpoint 2 (R50). If there is no visitor of the colour in either place, nobody moves (R41). A tile put into the barn moves nobody, and neither does a stall that you move for a coin.
zooloretto-rules-advancing-3 = From viewpoint 4 or 5 a visitor leaves **through the exit** and returns to the reserve. The first player to lead a visitor of a colour out takes the **bonus token** of that colour and keeps it (R43).
zooloretto-rules-retreating = Visitors step back
zooloretto-rules-retreating-1 = After a jungle animal, and only then, **each other player** with visitors of the chosen colour in the zoo must move one of them back by one viewpoint. This includes players who have taken a truck. With visitors on several viewpoints, they choose which one (R50).
zooloretto-rules-retreating-2 = From viewpoint 1 a visitor leaves through the entrance and returns to the reserve, without a token. The others have to step back even if your own visitor had only one step left to the exit.
zooloretto-rules-crowds = Points for visitors
zooloretto-rules-crowds-1 = At the end you also score:
zooloretto-rules-crowds-colours = 2 points for **each colour** of visitors in your zoo, however many there are of it;
zooloretto-rules-crowds-tokens = for each **bonus token** you own, 2 points for each visitor of its colour in your zoo.

## Both

zooloretto-rules-both = Both expansions
zooloretto-rules-both-1 = You can play with one expansion or with both, and with any number of players. Together they bring the yellow visitors and their token into the game; otherwise nothing changes. 15 tiles always lie under the disc.

## Advice

zooloretto-rules-advice = Advice
zooloretto-rules-advice-1 = **Take a risk.** Does a truck suit you and nobody else, and does it have a free slot? Then draw instead of taking it. You may draw another tile that you can use.
zooloretto-rules-advice-2 = **Don’t fear the barn.** You can take animals you have no place for, above all as long as your extension is closed. Just keep the number of species in your barn low.
zooloretto-rules-advice-3 = **Sell.** An animal that you can’t use, but someone else can, is not a bad catch. If they buy it from you, you lose the minus points and earn a coin.
zooloretto-rules-advice-4 = **Swap at the right moment.** Bert has filled his 4-space enclosure with flamingos and got the coin for it. Three chimpanzees live in his 5-space enclosure. He swaps them for one coin: now both enclosures have one space free, so both score, and both can be filled for coins again.

## Questions and answers

zooloretto-rules-questions = Questions and answers
zooloretto-rules-questions-1 = The rulebooks answer some questions that many players ask. Here they are in short, with the rule that decides.
zooloretto-rules-questions-ask = Question
zooloretto-rules-questions-reply = Answer
zooloretto-rules-questions-rule = Rule
zooloretto-rules-ask-alone = Everyone else has a truck. Do I get more than one turn?
zooloretto-rules-reply-alone = Yes, as many as you like: draw while there is room, spend coins, then take the truck.
zooloretto-rules-ask-species = When can two enclosures swap their animals?
zooloretto-rules-reply-species = When their species differ.
zooloretto-rules-ask-empty = Can I use a swap to move several animals from my barn into an empty enclosure?
zooloretto-rules-reply-empty = No.
zooloretto-rules-ask-stall = One elephant is alone in the 4-space enclosure at the end. Does it need two stalls to score?
zooloretto-rules-reply-stall = No, one is enough.
zooloretto-rules-ask-type = A stall helps the animals next to it to score. Does its type score 2 points as well?
zooloretto-rules-reply-type = Yes.
zooloretto-rules-ask-after = I have taken a truck. Can I still spend coins in this round?
zooloretto-rules-reply-after = No.
zooloretto-rules-ask-single = Can I move one animal from an enclosure to another, or to the barn?
zooloretto-rules-reply-single = No.
zooloretto-rules-ask-baby = A swap brings a pair out of the barn, and its baby takes the last space. Do I get the bonus coin?
zooloretto-rules-reply-baby = No, a swap never earns bonus coins.
zooloretto-rules-ask-again = Can one enclosure earn its bonus coins several times?
zooloretto-rules-reply-again = Yes, each time an animal takes its last space. You can make space with a swap in between.
zooloretto-rules-ask-board = Exotic: who can live on the jungle board?
zooloretto-rules-reply-board = Jungle animals only.
zooloretto-rules-ask-swapped = Exotic: can jungle animals be swapped?
zooloretto-rules-reply-swapped = No.
zooloretto-rules-ask-split = Exotic: can two visitors share the two steps?
zooloretto-rules-reply-split = No, one visitor makes both.
zooloretto-rules-ask-entrance = Exotic: a visitor steps back and leaves through the entrance. Do I get the bonus token?
zooloretto-rules-reply-entrance = No.
zooloretto-rules-ask-nobody = Exotic: a stall’s colour has no visitor in my zoo and none in the reserve. What moves?
zooloretto-rules-reply-nobody = Nothing.
zooloretto-rules-ask-others = Exotic: do the others step back after a stall, too?
zooloretto-rules-reply-others = No, only after a jungle animal.
zooloretto-rules-ask-short = Exotic: my visitor left after one step. Do the others still step back?
zooloretto-rules-reply-short = Yes, after a jungle animal they do.

## What is secret

zooloretto-rules-secret = Secret information
zooloretto-rules-secret-1 = Everything is visible except the order of the tiles: trucks, zoos, barns and everyone’s coins (R45). The board counts how many tiles of each kind are still to come. Nobody knows which of them are under the disc.

## Options

zooloretto-rules-options = Options
zooloretto-rules-options-removed = **Removed species.** Drawn at random, or you choose as many as the number of players requires.
zooloretto-rules-options-first = **First player.** Drawn at random, or the seat you choose.
zooloretto-rules-options-xxl = **XXL.** With or without this expansion.
zooloretto-rules-options-exotic = **Exotic.** With or without this expansion.
zooloretto-rules-options-jungle = **Removed jungle species.** With Exotic: drawn at random, or you choose as many as the number of players requires.
zooloretto-rules-options-donations = **Donation tokens.** With XXL: the values of the ten tokens from the top, as digits.

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
zooloretto-example-donate = Five zebras fill the enclosure. Player 1 donates them and takes the first token, worth 6 points. The lemonade stand stays, the enclosure is free again, and no coin has moved.
zooloretto-example-refill = Player 1 has already donated once. The zebra from the barn fills the 5-space enclosure and earns 2 coins, as ever. With the next turn the five zebras become the second token of player 1, worth another 6 points. A third time is not possible.
zooloretto-example-lastgift = The truck is full, player 1 has no coins and nowhere to put three pandas. The only choices: take the truck, or donate the flamingos. After the donation the pandas have a home.
zooloretto-example-jungle = Koalas, a bat and a macaw live in the jungle: three species. The baboon has to go into the barn. The bat can join the other bat, and a blue visitor advances for it, from viewpoint 2 to 4. The blue visitors of the others step back.
zooloretto-example-junglefull = All five spaces are taken. The macaw has to go into the barn, although a macaw lives in the jungle.
zooloretto-example-anna = Player 1 is Anna, players 2 and 3 are Scott and James. Anna puts the popcorn booth next to an enclosure and leads her red visitor from viewpoint 4 through the exit. The red token is hers. Then she puts the koala into the jungle and lets a red visitor in from the reserve. Now Scott and James each have to move a red visitor back.
zooloretto-example-quiet = The popcorn booth comes out of the barn for a coin. That is a move, so no visitor follows it.
zooloretto-example-answer = Player 1 moves the koala into the jungle for 1 coin, and the green visitor comes to viewpoint 5. Player 2 has taken a truck, but has to answer all the same: the green visitor on viewpoint 1 would be lost, the one on 4 steps back to 3. Player 3 has no green visitor.
zooloretto-example-laststep = The red visitor leaves after one step; the other is lost. The token belongs to player 3 already and stays there. The red visitor of player 2, on viewpoint 1, has to step back all the same, and is gone.
zooloretto-example-crowd = Let player 1 take the last coin. Two colours score 4, and the red token 2 for each red visitor: 4 more. The green token scores nothing without green visitors, and neither do the macaws. Koalas, a bat and a panda in the barn are three species: −6.
zooloretto-example-yellow = With both expansions a lemonade stand is on the truck. Player 1 puts it next to the zebras and advances the yellow visitor to viewpoint 5. The panda goes into an empty enclosure.
zooloretto-example-wait = Nobody else collects zebras. Truck 1 has a free slot, and player 1 draws in the hope of a third good tile. Load it there if it fits, or onto another truck.
zooloretto-example-store = Player 1 has no enclosure for pandas, but three coins. Both go into the barn: one species, −2 for now. In the new round player 1 opens the extension, and they can move in.
zooloretto-example-bait = Player 1 takes the panda with the zebra, although it has to go into the barn. Player 2 needs it, buys it, and player 1 is rid of it and a coin richer.
zooloretto-example-bert = Player 1 is Bert, and this is the last round. Before the swap his enclosures score 5 and 0, after it 4 and 5. The last coin on the truck makes up for the price.
zooloretto-example-bred = The male panda in the barn has already bred. He joins a female for 1 coin, and there is no baby.
zooloretto-example-order = Player 1 unloads the pair first, and their baby takes the last space: a coin. The plain zebra goes into the barn. In another order the zebra could have stayed and the baby gone into the barn.
zooloretto-example-keep = Player 1 already has a kiosk and keeps the spaces for other types. In the barn this one costs 2 points, so only do this with a plan.
zooloretto-example-empty = The three elephants can’t swap with an empty enclosure. But one of them can move there for 1 coin.
zooloretto-example-stay = Flamingos are in the 6-space enclosure and in the barn, along with a panda and a stall. Swapping with the panda is allowed: it moves in, and then five flamingos are in the barn. Flamingos can’t swap with flamingos.
zooloretto-example-buybarn = Player 3 needs one more panda. Player 1 buys the baby from player 2 into player 1’s own barn, if only to make it more expensive for player 3.
zooloretto-example-mustdraw = The only truck left is empty, and player 1 has no coins. So player 1 draws and loads, and can then take the truck.
zooloretto-example-paidback = The bank is empty. The coin player 1 pays to move the zebra goes to the bank and comes straight back as the bonus: 1, not 2.
zooloretto-example-coins = One coin on a truck is enough to take it. There is nothing to unload, and the turn is over.
zooloretto-example-bought = The popcorn booth costs 2 coins. It stands in the zoo as if it came from a truck, so a red visitor has to advance: the one on viewpoint 2, or one from the reserve. Nobody steps back.
zooloretto-example-forced = All eight red visitors are in zoos. Player 1 has just one, on viewpoint 5, and it has to leave for the popcorn booth. Player 2 keeps the red token.

## Rulings

zooloretto-rulings-intro = Where the rulebook is silent or ambiguous, this is how we play it and why. The label says how sure we are. “Certain”: the sources allow no other reading. “Likely”: the best of several readings. “Our choice”: the sources say nothing.

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
zooloretto-ruling-r11-answer = That can’t happen: there is one for every pair. A baby that leaves the game, discarded or donated, doesn’t come back.
zooloretto-ruling-r11-reason = The numbers match: two males, two females, two babies, and with XXL one more of each.
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
zooloretto-ruling-r19-doubt = Can I buy into my own barn, from a player who already has a truck, or buy babies, stalls and jungle animals?
zooloretto-ruling-r19-answer = Yes to all.
zooloretto-ruling-r19-reason = A bought tile enters the zoo like any other, and the barn is part of the zoo. The rulebook doesn’t limit what can be bought, or from whom.
zooloretto-ruling-r20-doubt = All trucks are full and I have no coins. What now?
zooloretto-ruling-r20-answer = You have to take one; with XXL you may be able to donate instead. You always have a legal move: a truck in the middle either has tiles and can be taken, or is empty and can be loaded.
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
zooloretto-ruling-r27-answer = They are drawn at random, or you choose them with an option. The same goes for jungle species.
zooloretto-ruling-r27-reason = The rulebook doesn’t say. All species have the same tiles.
zooloretto-ruling-r28-doubt = The rulebook has several draw stacks. Why is there only one here?
zooloretto-ruling-r28-answer = There is one shuffled stack, and 15 tiles under the disc.
zooloretto-ruling-r28-reason = It makes no difference: nobody knows where any tile is.
zooloretto-ruling-r29-doubt = Two players: which slots are blocked?
zooloretto-ruling-r29-answer = None on the first truck, one on the second, two on the third, for the whole game.
zooloretto-ruling-r29-reason = In the rulebook, face-down tiles of the removed species cover them.
zooloretto-ruling-r30-doubt = How many males and females does XXL add?
zooloretto-ruling-r30-answer = One of each in every species, and four animals without a symbol.
zooloretto-ruling-r30-reason = The rulebook adds six tiles and one baby per species. One baby needs one pair, and no list of the tiles was found.
zooloretto-ruling-r31-doubt = How many donation tokens are there of each value?
zooloretto-ruling-r31-answer = Three 6s, three 5s and four 4s, unless you give other values with an option.
zooloretto-ruling-r31-reason = The rulebook has ten tokens with these values in this order. It doesn’t say how many of each.
zooloretto-ruling-r32-doubt = What if the donation tokens run out?
zooloretto-ruling-r32-answer = They can’t: ten are enough for five players twice.
zooloretto-ruling-r32-reason = Simple counting.
zooloretto-ruling-r33-doubt = What does a donation cost, and which enclosures can I donate?
zooloretto-ruling-r33-answer = It takes your turn and no coins. Any full enclosure will do, your extensions included.
zooloretto-ruling-r33-reason = The rulebook says so.
zooloretto-ruling-r34-doubt = When can I donate?
zooloretto-ruling-r34-answer = On your turn, so before you take a truck. The last round is no exception.
zooloretto-ruling-r34-reason = In the rulebook a donation takes the place of the other actions of a turn.
zooloretto-ruling-r35-doubt = Can I donate the animals on the jungle board?
zooloretto-ruling-r35-answer = No.
zooloretto-ruling-r35-reason = It is not an enclosure, and jungle animals have no value when it is full.
zooloretto-ruling-r36-doubt = How many spaces does the jungle board have?
zooloretto-ruling-r36-answer = Five.
zooloretto-ruling-r36-reason = A review counts them. Our copy of the rulebook has no figures.
zooloretto-ruling-r37-doubt = Where do visitors start, and where does one stand that enters?
zooloretto-ruling-r37-answer = On viewpoint 2. Visitors that enter take two steps from the entrance, so they stand there, too.
zooloretto-ruling-r37-reason = The rulebook starts them there and counts three viewpoints and two more. A review agrees.
zooloretto-ruling-r38-doubt = Do visitors move when I move a jungle animal from my barn onto the board?
zooloretto-ruling-r38-answer = Yes, as if it came from a truck.
zooloretto-ruling-r38-reason = The rulebook only makes an exception for stalls that are moved.
zooloretto-ruling-r39-doubt = Does a visitor advance for a stall that I buy?
zooloretto-ruling-r39-answer = Yes, if you put it on a stall space.
zooloretto-ruling-r39-reason = Buying is not moving, and only moving is an exception.
zooloretto-ruling-r40-doubt = Which colour belongs to which stall?
zooloretto-ruling-r40-answer = Green to the snack cart, blue to the kiosk, purple to the fruit barrow, red to the popcorn booth, yellow to the lemonade stand.
zooloretto-ruling-r40-reason = The rulebook mentions red, and yellow for XXL. The printed overview is missing in our copy. It makes no difference to the game.
zooloretto-ruling-r41-doubt = I put an animal into the jungle, and there is no visitor at all that I could advance.
zooloretto-ruling-r41-answer = Then nobody advances, and nobody steps back.
zooloretto-ruling-r41-reason = The rulebook says this of stalls.
zooloretto-ruling-r42-doubt = In what order do the others step back?
zooloretto-ruling-r42-answer = Clockwise from the player whose turn it is.
zooloretto-ruling-r42-reason = The order doesn’t change the result.
zooloretto-ruling-r43-doubt = My visitor leaves through the exit, but someone already has the token.
zooloretto-ruling-r43-answer = They keep it, even if it is you.
zooloretto-ruling-r43-reason = There is one token of each colour.
zooloretto-ruling-r44-doubt = How many jungle species are removed with two players?
zooloretto-ruling-r44-answer = Three.
zooloretto-ruling-r44-reason = The list in the rulebook has “four players” twice. The second one must mean two, as in the base game.
zooloretto-ruling-r45-doubt = May I know how many coins the others have?
zooloretto-ruling-r45-answer = Yes.
zooloretto-ruling-r45-reason = They are on the table, and nothing in the rulebook hides them.
zooloretto-ruling-r46-doubt = Can money actions go on forever?
zooloretto-ruling-r46-answer = Not for one player alone. But two players could help each other return to the same position. So after 100 turns in a row without a draw or a truck, the next player must do one or the other. Donations count among these turns.
zooloretto-ruling-r46-reason = Every game has to end, and no normal game comes close. Two players could really do it. The number 100 is our choice.
zooloretto-ruling-r47-doubt = Can I make room for a fourth jungle species?
zooloretto-ruling-r47-answer = No. The board counts species, and nobody ever leaves it.
zooloretto-ruling-r47-reason = Nothing in the rulebook takes an animal off the board.
zooloretto-ruling-r48-doubt = Can I load a coin onto a truck, and take a truck with nothing else on it?
zooloretto-ruling-r48-answer = Yes to both.
zooloretto-ruling-r48-reason = It’s a tile like the others.
zooloretto-ruling-r49-doubt = Several animals of a species are on my truck or in a barn. How do I say which one I mean?
zooloretto-ruling-r49-answer = By its kind: plain, male, female or baby, and whether it has bred; jungle animals by species, stalls by type. Tiles of the same kind are interchangeable.
zooloretto-ruling-r49-reason = The rulebook leaves the choice of tile to the player. Whether an animal has bred matters (R9).
zooloretto-ruling-r50-doubt = Who chooses the visitors?
zooloretto-ruling-r50-answer = The player who placed the tile chooses the visitor that advances, in the zoo or from the reserve, and after a jungle animal its colour. The others choose their own visitor, if theirs are on more than one viewpoint.
zooloretto-ruling-r50-reason = The rulebook leaves it to them. Nobody is asked where there is nothing to choose.
zooloretto-ruling-r51-doubt = Two extensions are closed. Which one opens?
zooloretto-ruling-r51-answer = The first, then the second. Each costs 3 coins and a turn. When both are open, you can’t expand.
zooloretto-ruling-r51-reason = The boards are identical.
zooloretto-ruling-r52-doubt = Two players, and the other one has a truck. How many trucks can I use?
zooloretto-ruling-r52-answer = Two: you can load both and take either.
zooloretto-ruling-r52-reason = There are three trucks, and the round ends when both players have one.
zooloretto-ruling-r53-doubt = The bank is empty, and I pay to move or buy an animal that fills an enclosure. Do I get anything back?
zooloretto-ruling-r53-answer = Yes. The coins you have just paid are in the bank.
zooloretto-ruling-r53-reason = You pay first. The rulebook doesn’t say what follows.
zooloretto-ruling-r54-doubt = An enclosure was filled by a swap. Can I donate its animals?
zooloretto-ruling-r54-answer = Yes, on any later turn: it is full.
zooloretto-ruling-r54-reason = The rulebook asks for a full enclosure, not for how it was filled.
zooloretto-ruling-r55-doubt = Must a position that I set up be reachable in a real game?
zooloretto-ruling-r55-answer = No. If there are no tiles, nobody can draw. If there are no babies, none is born. A pair already in an enclosure has its baby when the next animal enters. A player without a legal move has passed.
zooloretto-ruling-r55-reason = Puzzles and examples need positions nobody would play to, and those need rules too.
zooloretto-ruling-r56-doubt = When is such a position in its last round?
zooloretto-ruling-r56-answer = When fewer than 15 tiles are left. A round that ends with no tiles left is the last in any case.
zooloretto-ruling-r56-reason = The end comes with the first tile from under the disc. This completes R55.
zooloretto-ruling-r57-doubt = Why do I have to decide when there is only one legal move?
zooloretto-ruling-r57-answer = Loading or unloading a tile and advancing a visitor are always decisions, even if only one thing is possible. Stepping back is one only if there is a choice.
zooloretto-ruling-r57-reason = It changes nothing, and you see where things go.
zooloretto-ruling-r58-doubt = Two trucks carry the same tiles. Is taking either the same move?
zooloretto-ruling-r58-answer = No, they are two moves. Each truck has its number.
zooloretto-ruling-r58-reason = They are two pieces on the table.
zooloretto-ruling-r59-doubt = How many visitors can stand on one viewpoint?
zooloretto-ruling-r59-answer = Any number. Visitors of one colour on one viewpoint are interchangeable.
zooloretto-ruling-r59-reason = At the start all colours share a viewpoint, and nothing sets a limit.

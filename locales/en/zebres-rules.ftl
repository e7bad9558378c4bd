### Drôles de Zèbres: the rules as the page tells them, with the reasons for our rulings.
### Words between ** are set in bold; R7 and the like become links. Squares are “04”: row 0, column 4.
### Players 1 and 2 are those of the examples.

zebres-rules-edition = A game by Bruno Cathala for two. We follow the French rulebook that Martin Vidberg illustrated, told here in our own words. Where it leaves a doubt, a numbered ruling decides.

## The idea

zebres-rules-idea = The idea
zebres-rules-idea-1 = Two players share one savanna and settle their animals there, one each turn. A guardian walks around it: you may only use the row or column he looks along, and then you decide which one your opponent gets. Once the savanna is full, each of its six territories pays all that can be seen in it to whoever has more animals there; so the zebras you want to win are often not your own.

## What is in the box

zebres-rules-box = What is in the box
zebres-rules-box-tokens = Each player has fifteen tokens of one colour, open for both to see.
zebres-rules-box-gazelle = Flees home when a lion is placed beside it. Crocodiles swap places with it.
zebres-rules-box-zebra = Is worth the most. Turns face down when a lion is placed beside it.
zebres-rules-box-crocodile = When you place it, it may swap places with a gazelle across a river.
zebres-rules-box-elephant = Does nothing, and fears nobody.
zebres-rules-box-lion = Frightens the gazelles and zebras around it, for the rest of the game.
zebres-rules-box-others = Then there are the **guardian**, who belongs to nobody, and the **inauguration token**, worth 5 points.
zebres-rules-box-squares = The board has 30 squares: rows 0 to 4 from the top, columns 0 to 5 from the left. A square is named by its row, then its column. So 04 is in row 0, column 4.
zebres-rules-box-rivers = Rivers part the board into six **territories**, A to F, of three, five or seven squares (R1). **Neighbours** are squares that share a side; corners do not count. When two neighbours belong to different territories, a river runs between them.

## The turn

zebres-rules-turn = Your turn
zebres-rules-turn-opening = The first player opens by putting the guardian anywhere on the path around the board, and does nothing else. From then on you take turns, and the other player has the first one.
zebres-rules-turn-place = **Place an animal** from your hand on a free square of the row or column that the guardian faces. You cannot pass.
zebres-rules-turn-effect = **Let it act.** A lion frightens its neighbours; a crocodile may swap places.
zebres-rules-turn-guardian = **Send the guardian on**, clockwise. The line he faces now is the one your opponent must use.
zebres-rules-turn-open = Apart from who begins, there is no luck, and nothing is secret: not even what lies face down (R3).

## The guardian

zebres-rules-guardian = The guardian
zebres-rules-guardian-path = He walks clockwise and can stop at 22 places, one at either end of every row and column. There are none at the corners: going round one is a step like any other (R2).
zebres-rules-guardian-steps = You choose **1, 2 or 3 steps**. He has to stop before a line with a free square, so you cannot send him to a full one (R14).
zebres-rules-guardian-far = When the next three lines are all full, there is nothing to choose: he walks on to the first line with room, however far that is.

## The animals

zebres-rules-animals = The animals
zebres-rules-gazelle = Gazelle
zebres-rules-gazelle-1 = Worth 2; you have six. When a lion is placed beside a gazelle, it **flees**: back to the hand of its owner, who may place it again on a later turn.
zebres-rules-gazelle-2 = A gazelle that you place beside a lion is put **face down**.
zebres-rules-zebra = Zebra
zebres-rules-zebra-1 = Worth 6, more than any other animal; you have five. When a lion is placed beside a zebra, it **hides**: it stays on its square, but turns face down.
zebres-rules-zebra-2 = A zebra that you place beside a lion is put face down, too. You may do that whenever you like, not only when no other square is left (R4).
zebres-rules-elephant = Elephant
zebres-rules-elephant-1 = Worth 5; you have one. Nothing frightens it and nothing moves it.
zebres-rules-lion = Lion
zebres-rules-lion-1 = Worth 1; you have one. It stays where you place it, and frightens its four neighbours at once, whoever owns them, even across a river:
zebres-rules-lion-zebra = zebras turn **face down**;
zebres-rules-lion-gazelle = gazelles **flee** to the hand of their owner, even those that were face down (R5);
zebres-rules-lion-others = elephants, crocodiles and the other lion do not mind (R16).
zebres-rules-lion-2 = Afterwards it keeps its neighbourhood wary: gazelles and zebras that are placed beside it lie face down.
zebres-rules-crocodile = Crocodile
zebres-rules-crocodile-1 = Worth nothing; you have two. When you place a crocodile, it may **swap places with a gazelle**, if that gazelle
zebres-rules-crocodile-neighbour = is a neighbour,
zebres-rules-crocodile-river = is **across a river**,
zebres-rules-crocodile-open = and lies **face up**. Its colour does not matter (R6).
zebres-rules-crocodile-2 = From its new square the crocodile may go on to another gazelle, then to another, as long as there is one; but never twice to the same gazelle (R7). You may stop when you like, or not begin at all.
zebres-rules-crocodile-3 = Each swap moves two animals between two territories. That can turn a majority around, or two of them. When your turn is over, the crocodile has had its day: it never acts again.

## Face down

zebres-rules-hidden = Face down
zebres-rules-hidden-1 = A token that lies face down is worth **nothing**, and is not turned up again. But it still **counts as an animal** when majorities are compared.
zebres-rules-hidden-2 = Crocodiles do not see face-down gazelles and cannot swap with them.

## Inauguration

zebres-rules-inauguration = The inauguration token
zebres-rules-inauguration-1 = Whoever fills the **first territory** of the game takes the token and its 5 points. It does not matter who has more animals there.
zebres-rules-inauguration-2 = Look when all that your animal has caused is over. If a gazelle has just fled from the territory, it is not full.
zebres-rules-inauguration-3 = The token is taken once. It stays with its holder even if that territory has a free square again later (R10).

## The end

zebres-rules-end = End and scoring
zebres-rules-end-1 = The game is over as soon as all 30 squares are taken. If you run out of animals before, your opponent goes on alone, unless one of your gazelles comes home (R9).
zebres-rules-end-2 = Then look at each territory:
zebres-rules-end-majority = Who has **more animals** there? Those face down count, too. The sizes are odd, so it is never even.
zebres-rules-end-points = That player scores **every face-up animal** there, of both colours. The other one scores nothing.
zebres-rules-end-3 = The inauguration token adds 5 points. The higher total wins.

## Options

zebres-rules-options = Options
zebres-rules-options-board = **Board.** Besides the standard board there is the president’s board, once a promotional extra. It has the same rules and other territories, with 3, 9, 3, 5, 7 and 3 squares.
zebres-rules-options-first = **First player.** A draw decides who places the guardian, or you name the seat.
zebres-rules-options-hidden = **Face-down gazelle.** Usually a gazelle that lies face down flees from a second lion like any other. With the option set to “stays” it remains where it is, face down (R5).

## Examples: what is to be seen, and what to try

zebres-example-first = The savanna is empty, and player 1 opens: the guardian goes to the top of column 3. Player 2 then places the first animal, somewhere in that column.
zebres-example-walk = The guardian is on the left, before row 1, and all lines ahead have room. He may go 1, 2 or 3 steps: to row 0, or round the corner to column 0 or 1.
zebres-example-forced = Column 5 and row 1 are full. Of the three lines ahead only row 0 has room, two steps away. So two steps it is.
zebres-example-far = Columns 2 to 5 are full. The guardian walks past all of them, five steps, to row 0: there, 00 is still free.
zebres-example-lion = Player 1 places the lion on 23. The zebra on 33 hides, both gazelles go home, the elephant on 13 stays calm. Then let player 2 put a zebra on 24: beside the lion it lies face down.
zebres-example-across = The lion goes to 01. The zebra on 00 is a neighbour, and the river does not save it. The one on 12 is only diagonal to the lion and notices nothing.
zebres-example-crocodile = A crocodile on 22 may swap with the gazelle on 21 or the one on 23. The gazelle on 12 is in its own territory: no river, no swap.
zebres-example-chain = One crocodile, three swaps: from 41 to 42, to 32, to 31. Every gazelle lands where the crocodile has just been.
zebres-example-unseen = The gazelle on 21 lies face down beside the lion. A crocodile on 22 does not see it; only the gazelle on 23 can be swapped.
zebres-example-reopens = A lion goes to 15, the last free square of territory D. But the gazelle on 14 flees: the territory is not full, and nobody takes the token.
zebres-example-fills = The same square, but here the gazelle that flees stood on 05, across the river. Territory D is full, and the token goes to player 1.
zebres-example-majority = In territory C player 1 has four animals, player 2 three. All seven are face up: 20 points, and all would be player 1’s. Let player 2 place the lion on 01: the zebra hides, player 1 keeps the majority, and C pays only 14.
zebres-example-last = The last two squares. Player 2 has nothing left, so player 1 plays twice, and the guardian walks eight steps between the two. Then it is time to count.
zebres-example-swaplion = The crocodile on 24 swaps with the gazelle on 25. That brings the gazelle beside the lion on 34, and it lies face down.
zebres-example-secondlion = The gazelle on 23 lies face down because of the lion on 22. Now player 2 places the second lion on 13, and the gazelle flees after all.
zebres-example-stays = The same with the option “stays”: the gazelle remains on 23, face down.
zebres-example-keeps = Player 2 filled territory D and has the token. A lion on 04 frightens the gazelle on 14 away; D is open again, the token stays where it is.
zebres-example-swapsout = The crocodile fills territory E and then swaps with the gazelle on 42. E is still full, with the gazelle in it: player 1 takes the token.
zebres-example-president = The president’s board. Place the guardian and see how other borders make another game.

## Rulings

zebres-rulings-intro = Where the rulebook is silent or can be read in two ways, this is how we play it, and why. A word says how sure we are: with “certain” the sources leave no other reading; with “likely” it is the best of several; with “chosen” they say nothing, so we had to; “ours” is about this program, not about the game on the table.

zebres-ruling-r1-doubt = Where are the territories?
zebres-ruling-r1-answer = As drawn here: A 5, B 7, C 7, D 3, E 3 and F 5 squares.
zebres-ruling-r1-reason = Our copy of the rulebook has lost its pictures. The board of 2004 and five independent programs all show this map, and its sizes are those of the rulebook.
zebres-ruling-r2-doubt = Can the guardian stop at a corner?
zebres-ruling-r2-answer = No. The path has 22 places, all at the end of a line.
zebres-ruling-r2-reason = From a corner he would face no line; and the board has only arrows there.
zebres-ruling-r3-doubt = Is a face-down token a secret?
zebres-ruling-r3-answer = No. Everyone may know what it is and whose.
zebres-ruling-r3-reason = Both players saw it placed or turned. Memory should not decide the game.
zebres-ruling-r4-doubt = May I place beside a lion although I could go elsewhere?
zebres-ruling-r4-answer = Yes. Your gazelle or zebra merely lies face down.
zebres-ruling-r4-reason = One sentence of the rulebook sounds as if one had to be forced. But its example speaks of players who want to.
zebres-ruling-r5-doubt = A second lion comes beside a gazelle that is already face down. Does it flee?
zebres-ruling-r5-answer = Yes. With the option “face-down gazelle: stays” it remains, face down.
zebres-ruling-r5-reason = The rule on lions makes no exception for hidden gazelles. The rule on crocodiles does, so an exception would have been written down. Tables that read it otherwise have the option.
zebres-ruling-r6-doubt = May a crocodile swap with a gazelle of my own?
zebres-ruling-r6-answer = Yes, with one of either colour.
zebres-ruling-r6-reason = The rule asks for a gazelle and names no colour.
zebres-ruling-r7-doubt = May a crocodile come back to a gazelle it has already moved this turn?
zebres-ruling-r7-answer = No, not even with others in between.
zebres-ruling-r7-reason = The rulebook’s answers ask for another gazelle each time. Otherwise a crocodile could go in circles for ever.
zebres-ruling-r8-doubt = A swap brings a gazelle beside a lion. What happens to it?
zebres-ruling-r8-answer = It is turned face down and stays. It does not flee.
zebres-ruling-r8-reason = The rulebook does not say. Gazelles flee when a lion arrives; here the gazelle arrives, as if it were placed there, and then it lies face down.
zebres-ruling-r9-doubt = What if I have no animal left in hand?
zebres-ruling-r9-answer = Your turns are left out until one of your gazelles comes home. Then you play again.
zebres-ruling-r9-reason = The rulebook only says that the other player carries on. With a gazelle in hand you are no longer out.
zebres-ruling-r10-doubt = A lion reopens the territory that earned the inauguration token. Is the token given back?
zebres-ruling-r10-answer = No. And nobody can earn it a second time.
zebres-ruling-r10-reason = It is a prize for being first. That has happened.
zebres-ruling-r11-doubt = What if both have the same total?
zebres-ruling-r11-answer = It would be a draw.
zebres-ruling-r11-reason = The rulebook is silent, and it does not matter: in play, the two totals always add up to an odd number.
zebres-ruling-r12-doubt = A lion fills its territory, and a gazelle flees from another one. Is the token taken?
zebres-ruling-r12-answer = Yes, by the player of the lion.
zebres-ruling-r12-reason = Only one thing counts: the territory is full at the end of the turn.
zebres-ruling-r13-doubt = A crocodile fills a territory and then swaps out of it. Who takes the token?
zebres-ruling-r13-answer = The player who placed the crocodile.
zebres-ruling-r13-reason = The territory is still full, with the gazelle in it, and the rulebook’s answers confirm it.
zebres-ruling-r14-doubt = May I send the guardian to a full line?
zebres-ruling-r14-answer = No.
zebres-ruling-r14-reason = Whoever is next must be able to place an animal.
zebres-ruling-r15-doubt = And if my opponent has no animals left?
zebres-ruling-r15-answer = The guardian moves by the same rule, for whoever plays next.
zebres-ruling-r15-reason = He only cares whether a square is free.
zebres-ruling-r16-doubt = Does a lion frighten lions, crocodiles or elephants?
zebres-ruling-r16-answer = No.
zebres-ruling-r16-reason = The rulebook knows two timid animals, the gazelle and the zebra.
zebres-ruling-r17-doubt = Several gazelles flee at once. In which order?
zebres-ruling-r17-answer = All together.
zebres-ruling-r17-reason = None of them affects another, so the order makes no difference.
zebres-ruling-r18-doubt = In one place the rulebook has a “totem” facing the line. What is it?
zebres-ruling-r18-answer = The guardian.
zebres-ruling-r18-reason = No other piece faces a line.
zebres-ruling-r19-doubt = Why am I asked when there is only one choice?
zebres-ruling-r19-answer = A forced step of the guardian is yours to make all the same. But a crocodile with no gazelle in reach is not asked.
zebres-ruling-r19-reason = So the record shows every move of a piece, and no question about nothing.
zebres-ruling-r20-doubt = Must a position that I set up be possible in a real game?
zebres-ruling-r20-answer = No. Only the tokens must be complete, and whoever is to move must be able to.
zebres-ruling-r20-reason = Puzzles and examples want positions that nobody would play to. Some on this page are of that kind.
zebres-ruling-r21-doubt = In such a position the guardian is still to be placed. May he go anywhere?
zebres-ruling-r21-answer = Only before a line with a free square.
zebres-ruling-r21-reason = As in R14: whoever is next must be able to place an animal.

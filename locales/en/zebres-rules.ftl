### Drôles de Zèbres: the rules as the page tells them, with the reasons for our rulings.
### Words between ** are set in bold; R7 and the like become links. Squares are “04”: row 0, column 4.
### Players 1 and 2 are those of the examples.

zebres-rules-edition = A game by Bruno Cathala for two players. We follow the French rulebook illustrated by Martin Vidberg, in our own words. Where it leaves room for doubt, a numbered ruling decides.

## In short, on one screen

zebres-rules-summary-goal = Have more tokens than your opponent in the territories with valuable animals. When all 30 squares are occupied, the higher total wins.
zebres-rules-summary-turn = Place an animal from your hand on a free square of the row or column the guardian faces. Then move the guardian 1, 2 or 3 steps to choose the line your opponent must use.
zebres-rules-summary-scoring = In each territory the player with more tokens scores every face-up animal there, both players’. The other player scores nothing. Filling the first territory of the game earns 5 points.
zebres-rules-summary-powers = A lion turns zebras next to it face down and sends gazelles back to their owner’s hand. A crocodile may swap squares with a gazelle across a river. Elephants ignore both. A face-down token scores nothing but counts towards the majority.

## The idea

zebres-rules-idea = The idea
zebres-rules-idea-1 = Two players share one savanna and place one animal per turn. A guardian walks around it: you can only use the row or column it faces, and then you choose the line your opponent gets. When the savanna is full, each of the six territories scores all its face-up animals for the player with more tokens there. So the zebras you want to win are often not your own.

## What is in the box

zebres-rules-box = Components
zebres-rules-box-tokens = Each player has fifteen tokens in one colour, visible to both.
zebres-rules-box-gazelle = Flees to its owner’s hand when a lion is placed next to it. Crocodiles swap with it.
zebres-rules-box-zebra = Scores the most. Turns face down when a lion is placed next to it.
zebres-rules-box-crocodile = When placed, it may swap squares with a gazelle across a river.
zebres-rules-box-elephant = Does nothing and fears nobody.
zebres-rules-box-lion = Frightens the gazelles and zebras around it for the rest of the game.
zebres-rules-box-others = There is also the **guardian**, which belongs to nobody, and the **inauguration token**, worth 5 points.
zebres-rules-box-squares = The board has 30 squares: rows 0 to 4 from the top, columns 0 to 5 from the left. A square is named by its row, then its column, so 04 is row 0, column 4.
zebres-rules-box-rivers = Rivers divide the board into six **territories**, A to F, of three, five or seven squares (R1). **Neighbours** are squares that share a side; corners don’t count. A river runs between two neighbours in different territories.

## The turn

zebres-rules-turn = Your turn
zebres-rules-turn-opening = The first player starts by putting the guardian anywhere on the path around the board, and does nothing else. Then you take turns, starting with the other player.
zebres-rules-turn-place = **Place an animal** from your hand on a free square of the row or column the guardian faces. You can’t pass.
zebres-rules-turn-effect = **Apply its effect.** A lion frightens its neighbours. A crocodile may swap squares.
zebres-rules-turn-guardian = **Move the guardian** clockwise. Your opponent must use the line it now faces.
zebres-rules-turn-open = Apart from who goes first, nothing is random and nothing is secret, not even face-down tokens (R3).

## The guardian

zebres-rules-guardian = The guardian
zebres-rules-guardian-path = The guardian walks clockwise and can stop at 22 positions, one at each end of every row and column. There are none at the corners: going around one is a step like any other (R2).
zebres-rules-guardian-steps = You choose **1, 2 or 3 steps**. It has to stop at a line with a free square, so you can’t send it to a full one (R14).
zebres-rules-guardian-far = If the next three lines are all full, there is no choice: it walks to the first line with a free square, however far away.

## The animals

zebres-rules-animals = The animals
zebres-rules-gazelle = Gazelle
zebres-rules-gazelle-1 = Worth 2 points; you have six. When a lion is placed next to a gazelle, the gazelle **flees** to its owner’s hand. The owner can place it again on a later turn.
zebres-rules-gazelle-2 = A gazelle placed next to a lion goes **face down**.
zebres-rules-zebra = Zebra
zebres-rules-zebra-1 = Worth 6 points, more than any other animal; you have five. When a lion is placed next to a zebra, the zebra **hides**: it stays on its square but turns face down.
zebres-rules-zebra-2 = A zebra placed next to a lion also goes face down. You may do that at any time, not only when no other square is free (R4).
zebres-rules-elephant = Elephant
zebres-rules-elephant-1 = Worth 5 points; you have one. Nothing frightens it and nothing moves it.
zebres-rules-lion = Lion
zebres-rules-lion-1 = Worth 1 point; you have one. It stays where you place it and immediately frightens its four neighbours, no matter who owns them, even across a river:
zebres-rules-lion-zebra = zebras turn **face down**;
zebres-rules-lion-gazelle = gazelles **flee** to their owner’s hand, even those already face down (R5);
zebres-rules-lion-others = elephants, crocodiles and the other lion don’t mind (R16).
zebres-rules-lion-2 = Its effect lasts: gazelles and zebras placed next to it later go face down.
zebres-rules-crocodile = Crocodile
zebres-rules-crocodile-1 = Worth nothing; you have two. When you place a crocodile, it may **swap squares with a gazelle** that
zebres-rules-crocodile-neighbour = is a neighbour,
zebres-rules-crocodile-river = is **across a river**,
zebres-rules-crocodile-open = and is **face up**. Its colour doesn’t matter (R6).
zebres-rules-crocodile-2 = From its new square the crocodile may swap with another gazelle, then another, as long as one is in reach, but never twice with the same gazelle (R7). You can stop at any time, or not swap at all.
zebres-rules-crocodile-3 = Each swap moves two animals between two territories, which can turn one majority or even two. After the turn you place it, a crocodile never acts again.

## Face down

zebres-rules-hidden = Face down
zebres-rules-hidden-1 = A face-down token scores **nothing** and never turns face up again. But it still **counts towards the majority**.
zebres-rules-hidden-2 = Crocodiles can’t swap with face-down gazelles.

## Inauguration

zebres-rules-inauguration = The inauguration token
zebres-rules-inauguration-1 = The player who fills the **first territory** of the game takes the token and its 5 points. The majority there doesn’t matter.
zebres-rules-inauguration-2 = Check once all effects of your animal are resolved. If a gazelle has just fled from the territory, it isn’t full.
zebres-rules-inauguration-3 = The token is taken only once. Its owner keeps it even if the territory has a free square again later (R10).

## The end

zebres-rules-end = End and scoring
zebres-rules-end-1 = The game ends as soon as all 30 squares are occupied. If you run out of animals first, your opponent plays on alone until one of your gazelles returns to your hand (R9).
zebres-rules-end-2 = Then score each territory:
zebres-rules-end-majority = Who has **more tokens** there? Face-down tokens count. Territories have an odd number of squares, so there is never a tie.
zebres-rules-end-points = That player scores **every face-up animal** there, in both colours. The other player scores nothing.
zebres-rules-end-3 = The inauguration token adds 5 points. The higher total wins.

## Options

zebres-rules-options = Options
zebres-rules-options-board = **Board.** Besides the standard board there is the president’s board, originally a promotional extra. The rules are the same, but its territories have 3, 9, 3, 5, 7 and 3 squares.
zebres-rules-options-first = **First player.** Drawn at random, or the seat you choose. The first player places the guardian.
zebres-rules-options-hidden = **Face-down gazelle.** By default a face-down gazelle flees from a second lion like any other. With “Stays” it remains on its square, face down (R5).

## Examples: what is to be seen, and what to try

zebres-example-first = The savanna is empty and player 1 goes first: the guardian goes to the top of column 3. Player 2 then places the first animal somewhere in that column.
zebres-example-walk = The guardian is on the left, facing row 1, and all lines ahead have free squares. It can move 1, 2 or 3 steps: to row 0, or around the corner to column 0 or 1.
zebres-example-forced = Column 5 and row 1 are full. Of the three lines ahead only row 0 has a free square, two steps away. So it must move two steps.
zebres-example-far = Columns 2 to 5 are full. The guardian walks past all of them, five steps, to row 0, where 00 is still free.
zebres-example-lion = Player 1 places the lion on 23. The zebra on 33 turns face down, both gazelles flee, and the elephant on 13 stays calm. Then let player 2 put a zebra on 24: next to the lion it goes face down.
zebres-example-across = The lion goes to 01. The zebra on 00 is a neighbour, and the river doesn’t save it. The one on 12 is only diagonal to the lion, so nothing happens to it.
zebres-example-crocodile = A crocodile on 22 can swap with the gazelle on 21 or the one on 23. The gazelle on 12 is in the same territory: no river, no swap.
zebres-example-chain = One crocodile, three swaps: from 41 to 42, to 32, to 31. Each gazelle lands on the square the crocodile has just left.
zebres-example-unseen = The gazelle on 21 is face down next to the lion. A crocodile on 22 can’t swap with it, only with the gazelle on 23.
zebres-example-reopens = A lion goes to 15, the last free square of territory D. But the gazelle on 14 flees, so the territory isn’t full and nobody takes the token.
zebres-example-fills = The same square, but here the gazelle that flees was on 05, across the river. Territory D is full and player 1 takes the token.
zebres-example-majority = In territory C player 1 has four animals and player 2 has three. All seven are face up: 20 points, all for player 1. Let player 2 place the lion on 01: the zebra turns face down, player 1 keeps the majority, but C scores only 14.
zebres-example-last = The last two squares. Player 2 has no animals left, so player 1 plays twice, and the guardian walks eight steps in between. Then it’s time to score.
zebres-example-swaplion = The crocodile on 24 swaps with the gazelle on 25. That puts the gazelle next to the lion on 34, so it goes face down.
zebres-example-secondlion = The gazelle on 23 is face down because of the lion on 22. Now player 2 places the second lion on 13, and the gazelle flees after all.
zebres-example-stays = The same with the option “Stays”: the gazelle remains on 23, face down.
zebres-example-keeps = Player 2 filled territory D and has the token. A lion on 04 scares the gazelle away from 14. D has a free square again, but player 2 keeps the token.
zebres-example-swapsout = The crocodile fills territory E and then swaps with the gazelle on 42. E is still full, now with the gazelle: player 1 takes the token.
zebres-example-president = The president’s board. Place the guardian and see how different borders change the game.

## Rulings

zebres-rulings-intro = Where the rulebook is silent or ambiguous, this is how we play it and why. The label says how sure we are. “Certain”: the sources allow no other reading. “Likely”: the best of several readings. “Our choice”: the sources say nothing. “This program”: about this implementation, not the board game.

zebres-ruling-r1-doubt = Where are the territories?
zebres-ruling-r1-answer = As drawn here: A 5, B 7, C 7, D 3, E 3 and F 5 squares.
zebres-ruling-r1-reason = Our copy of the rulebook has no pictures. The 2004 board and five independent programs all show this map, and the sizes match the rulebook.
zebres-ruling-r2-doubt = Can the guardian stop at a corner?
zebres-ruling-r2-answer = No. The path has 22 positions, all at the end of a line.
zebres-ruling-r2-reason = At a corner it would face no line, and the board only shows arrows there.
zebres-ruling-r3-doubt = Is a face-down token a secret?
zebres-ruling-r3-answer = No. Everyone can know what it is and whose.
zebres-ruling-r3-reason = Both players saw it placed or turned. Memory shouldn’t decide the game.
zebres-ruling-r4-doubt = May I place next to a lion if another square is free?
zebres-ruling-r4-answer = Yes. Your gazelle or zebra simply goes face down.
zebres-ruling-r4-reason = One sentence of the rulebook reads as if it had to be forced, but its example mentions players who choose to.
zebres-ruling-r5-doubt = A second lion is placed next to a gazelle that is already face down. Does it flee?
zebres-ruling-r5-answer = Yes. With the option “Face-down gazelle: Stays” it remains, face down.
zebres-ruling-r5-reason = The lion rule makes no exception for face-down gazelles. The crocodile rule does, so an exception would have been stated. The option is for groups that read it differently.
zebres-ruling-r6-doubt = May a crocodile swap with my own gazelle?
zebres-ruling-r6-answer = Yes, with a gazelle of either colour.
zebres-ruling-r6-reason = The rule says “a gazelle” and names no colour.
zebres-ruling-r7-doubt = May a crocodile return to a gazelle it has already swapped with this turn?
zebres-ruling-r7-answer = No, not even with others in between.
zebres-ruling-r7-reason = The rulebook’s FAQ requires a different gazelle each time. Otherwise a crocodile could go in circles forever.
zebres-ruling-r8-doubt = A swap puts a gazelle next to a lion. What happens to it?
zebres-ruling-r8-answer = It turns face down and stays. It doesn’t flee.
zebres-ruling-r8-reason = The rulebook doesn’t say. Gazelles flee when a lion arrives. Here the gazelle arrives, as if it had been placed there, so it goes face down.
zebres-ruling-r9-doubt = What if I have no animals left in my hand?
zebres-ruling-r9-answer = Your turns are skipped until one of your gazelles returns to your hand. Then you play again.
zebres-ruling-r9-reason = The rulebook only says that the other player plays on. With a gazelle in your hand you can play again.
zebres-ruling-r10-doubt = A lion reopens the territory that earned the inauguration token. Do I give the token back?
zebres-ruling-r10-answer = No, and nobody can earn it again.
zebres-ruling-r10-reason = It rewards being first, and that has happened.
zebres-ruling-r11-doubt = What if both players have the same total?
zebres-ruling-r11-answer = It would be a tie.
zebres-ruling-r11-reason = The rulebook is silent, and it doesn’t matter: in play, the two totals always add up to an odd number.
zebres-ruling-r12-doubt = A lion fills its territory while a gazelle flees from another. Is the token taken?
zebres-ruling-r12-answer = Yes, by the player who placed the lion.
zebres-ruling-r12-reason = All that counts is that the territory is full at the end of the turn.
zebres-ruling-r13-doubt = A crocodile fills a territory and then swaps out of it. Who takes the token?
zebres-ruling-r13-answer = The player who placed the crocodile.
zebres-ruling-r13-reason = The territory is still full, with the gazelle in it, and the rulebook’s FAQ confirms it.
zebres-ruling-r14-doubt = May I send the guardian to a full line?
zebres-ruling-r14-answer = No.
zebres-ruling-r14-reason = The next player must be able to place an animal.
zebres-ruling-r15-doubt = And if my opponent has no animals left?
zebres-ruling-r15-answer = The guardian follows the same rule, no matter who plays next.
zebres-ruling-r15-reason = The rule only asks for a free square.
zebres-ruling-r16-doubt = Does a lion frighten lions, crocodiles or elephants?
zebres-ruling-r16-answer = No.
zebres-ruling-r16-reason = The rulebook names only two timid animals, the gazelle and the zebra.
zebres-ruling-r17-doubt = Several gazelles flee at once. In which order?
zebres-ruling-r17-answer = All at the same time.
zebres-ruling-r17-reason = They don’t affect one another, so the order makes no difference.
zebres-ruling-r18-doubt = In one place the rulebook mentions a “totem” facing the line. What is it?
zebres-ruling-r18-answer = The guardian.
zebres-ruling-r18-reason = No other piece faces a line.
zebres-ruling-r19-doubt = Why do I have to decide when there is only one legal move?
zebres-ruling-r19-answer = You make even a forced guardian move yourself. But a crocodile with no gazelle in reach is skipped.
zebres-ruling-r19-reason = This way the record shows every move of a piece, and no empty decisions.
zebres-ruling-r20-doubt = Must a position that I set up be reachable in a real game?
zebres-ruling-r20-answer = No. The tokens must be complete, and the player whose turn it is must have a legal move.
zebres-ruling-r20-reason = Puzzles and examples need positions nobody would play to. Some are on this page.
zebres-ruling-r21-doubt = In such a position the guardian hasn’t been placed yet. Can it go anywhere?
zebres-ruling-r21-answer = Only to a line with a free square.
zebres-ruling-r21-reason = As in R14: the next player must be able to place an animal.

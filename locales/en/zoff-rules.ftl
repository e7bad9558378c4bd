### Zoff im Zoo: the rules as the page tells them, with the reasons for our rulings.
### Words between ** are set in bold; R7 and the like become links.
### Players 1, 2, 3 … are those of the examples, clockwise.

zoff-rules-edition = A game by Doris Matthäus and Frank Nestel for three to seven, also known as Frank’s Zoo. We follow the French rulebook, which came to us without its figures, told here in our own words. Where it leaves a doubt, a numbered ruling decides.

## The idea

zoff-rules-idea = The idea
zoff-rules-idea-1 = Everybody wants to be rid of their animals. Someone opens with one animal, or with several of the same kind; whoever follows has to send them running, or pass. It sounds like a matter of strength, but mice chase elephants here, and nobody chases a whale.
zoff-rules-idea-2 = The first round is each for themselves. After it the standings make the pairs: the leader has to get on with someone from the back of the field, and knows that the next round may bring somebody else. Whoever is in front when 19 points are reached has won.

## The cards

zoff-rules-cards = Who chases whom
zoff-rules-cards-1 = There are twelve animals and a joker, 60 cards in all; with three players only 39 of them are used. An animal is not strong or weak: what counts is **who chases it** (R17).
zoff-rules-cards-card = Card
zoff-rules-cards-four = 4–7 players
zoff-rules-cards-three = 3 players
zoff-rules-cards-beaten = Chased by
zoff-rules-card-whale = nobody
zoff-rules-card-elephant = mouse
zoff-rules-card-crocodile = elephant
zoff-rules-card-polar_bear = whale, elephant
zoff-rules-card-lion = elephant
zoff-rules-card-seal = whale, polar bear
zoff-rules-card-fox = elephant, crocodile, polar bear, lion
zoff-rules-card-perch = whale, crocodile, polar bear, seal
zoff-rules-card-hedgehog = fox
zoff-rules-card-sardine = whale, crocodile, seal, perch
zoff-rules-card-mouse = crocodile, polar bear, lion, seal, fox, hedgehog
zoff-rules-card-mosquito = hedgehog, sardine, mouse
zoff-rules-card-joker = always goes as another animal
zoff-rules-cards-2 = All cards are dealt, one by one. With three players you have 13, with four 15, with five 12, with six 10. With seven, the four players left of the dealer have 9, the others 8 (R18).

## Combinations

zoff-rules-combinations = What beats what
zoff-rules-combinations-1 = You play a **combination**: one card, or several of one animal. Two things matter about it, the animal and the number of cards.
zoff-rules-combinations-2 = Two things beat it:
zoff-rules-combinations-chase = **as many cards** of an animal that chases it,
zoff-rules-combinations-more = or **exactly one card more** of the same animal (R23).
zoff-rules-combinations-3 = Nothing else does. Two polar bears do nothing to a single seal: they are one too many.
zoff-rules-helpers = The joker and the mosquito
zoff-rules-helpers-joker = The **joker** goes with any animal and counts as one more of it. It is never played alone, so do not wait too long to part with it.
zoff-rules-helpers-mosquito = A **mosquito** may go with elephants and then passes for one more of them. Germans say “making an elephant out of a mosquito”; here one really does. But only one mosquito at a time, however many elephants there are (R10).
zoff-rules-helpers-both = Without an elephant, a mosquito is a mosquito: together with the joker it makes two mosquitoes. Elephant, joker and mosquito make three elephants.

## A round

zoff-rules-round = A round
zoff-rules-round-1 = A match is a series of rounds, and a round goes like this:
zoff-rules-round-deal = **The deal.** All cards are dealt out.
zoff-rules-round-exchange = **The exchange**, from round 2 on: partners give each other two cards, and whoever plays alone may lay some aside.
zoff-rules-round-tricks = **Tricks**, one after the other, until only one player has cards left.
zoff-rules-round-points = **Points**, and new standings.
zoff-rules-round-2 = In round 1 a draw decides who deals, and the player to the dealer’s left leads. From round 2 on the player in first place deals, and the player in the **last place but one** leads.

## A trick

zoff-rules-trick = A trick
zoff-rules-trick-1 = Whoever leads lays down any combination from hand, and has to (R9). Then it goes on clockwise. In your turn you either
zoff-rules-trick-beat = **beat** what lies on the table: now your cards are to be beaten,
zoff-rules-trick-pass = or **pass**, even if you could beat.
zoff-rules-trick-2 = Passing is not for good. If the trick comes round to you again, you may beat what lies there then.
zoff-rules-trick-3 = When all the others have passed in a row, whoever played last takes all cards of the trick, face down, and leads the next one.

## Going out

zoff-rules-out = Going out
zoff-rules-out-1 = With your last card you are **out**, and the others go on without you. Who is out first, second, third is what gives the points.
zoff-rules-out-2 = What you played last still has to be beaten. If nobody does, **the next player to your left** who has cards takes the trick and leads, even after having passed (R3, R21).
zoff-rules-out-3 = As soon as only one player has cards, the round is over. Nobody takes the trick that is on the table, and the cards in the last hand do not count.

## Partners

zoff-rules-partners = Partners
zoff-rules-partners-1 = From round 2 on, with four players or more, the standings decide who plays with whom. The better placed of a pair is the **senior**, the other one the **junior** (R1):
zoff-rules-partners-four = four players: 1st with 3rd, 2nd with 4th;
zoff-rules-partners-five = five players: 1st with 4th, 2nd with 5th, and the 3rd plays **alone**;
zoff-rules-partners-six = six players: 1st with 4th, 2nd with 5th, 3rd with 6th;
zoff-rules-partners-seven = seven players: 1st with 5th, 2nd with 6th, 3rd with 7th, and the 4th plays alone.
zoff-rules-partners-2 = Partners sit where they sit and play each from their own hand, but they add up what they score for going out. After every round the pairs are made anew.

## The exchange

zoff-rules-exchange = The exchange
zoff-rules-exchange-1 = Before the first trick every junior chooses two cards for the senior. The senior takes them in hand and gives two cards back, any two, the same ones if need be (R15). Nobody else sees them.
zoff-rules-exchange-2 = Whoever plays **alone** may lay up to two cards face down on the own pile (R16). They are gone from the hand, and count as captured.

## Showing

zoff-rules-show = Showing
zoff-rules-show-1 = A **junior** who has something to beat may ask for help instead of beating or passing: lay one or more cards open on the table and **show** them to the senior.
zoff-rules-show-give = The senior may **add cards** that turn them into a combination which beats the table. It counts as the junior’s play, and the senior is rid of the cards as well.
zoff-rules-show-no = Or the senior **declines**. The junior takes the cards back, and that was a pass; there is no second attempt in the same turn.
zoff-rules-show-2 = The senior may decline although able to help (R13), and is asked even without a card that fits (R24). Everybody sees what was shown (R11).
zoff-rules-show-3 = You can only show cards that could still become something: together with more cards, wherever they are, they must be able to beat the table. And you need a senior who still has cards (R20). Nobody shows when leading, nor in round 1, nor with three players; seniors and whoever plays alone never do.

## Scoring

zoff-rules-scoring = The points of a round
zoff-rules-scoring-1 = **For going out** you score as many points as there are players if you are the first, one less as the second, and so on. The last but one has 2, the last has nothing. In round 1 that is all.
zoff-rules-scoring-2 = From round 2 on there is more:
zoff-rules-scoring-pair = partners both score **what each of them** has for going out, added up;
zoff-rules-scoring-alone = whoever plays alone scores **4 points** on top;
zoff-rules-scoring-lions = whoever has captured **two lions or more** scores a point for each of them. A single lion is worth nothing;
zoff-rules-scoring-hedgehog = whoever has captured **no hedgehog** loses a point.
zoff-rules-scoring-own = Lions and hedgehogs are each player’s own affair, partners do not share them. The joker is only ever a joker here, whatever it was played as (R6).
zoff-rules-scoring-3 = Points are added up from round to round; a total may be below zero.

## Standings and end

zoff-rules-end = Standings and the end
zoff-rules-end-1 = The standings go by total. Of two players with the same total, the one who was placed **worse before** is placed better now (R19).
zoff-rules-end-2 = The match is over after a round in which somebody has reached **19 points** (R8). Whoever is in first place has won.

## Three players

zoff-rules-three = Three players
zoff-rules-three-1 = With three, everybody plays for themselves all the time: no partners, no exchange, no showing. Going out scores 3, 2 and 0, and **lions and hedgehogs count from round 1 on**.
zoff-rules-three-2 = The deal goes round to the left, and whoever sits left of the dealer leads. For ties after round 1 the seats stand in for earlier standings, beginning left of the dealer; so of equals the one who sits later is placed better (R7).

## What is secret

zoff-rules-secret = What you may know
zoff-rules-secret-1 = You see your own hand, and how many cards the others have. What you gave your partner you know; of other exchanges you see nothing. What was played or shown everybody has seen, so what lies in the piles is no secret either, except for cards that were laid aside.

## Options

zoff-rules-options = Options
zoff-rules-options-target = **Target.** The points that end the match: 19 in the rules, anything from 1 to 40 if you like it shorter or longer.
zoff-rules-options-players = **Players at the target.** Usually one is enough. Some play on until two players have got there (R8).
zoff-rules-options-partners = **Partners.** “Never” means that every round is played and scored like the first one, without pairs and without lions and hedgehogs. Deal and lead then go round as with three players. For three players nothing changes.
zoff-rules-options-dealer = **Who deals first.** A draw decides, or you name the seat.

## Examples: what is to be seen, and what to try

zoff-example-seal = A seal lies on the table. Player 1 can beat it with two seals, a polar bear or a whale. Three seals are too many, and so are two polar bears.
zoff-example-hedgehog = A hedgehog minds no elephant. A fox can chase it, or two hedgehogs.
zoff-example-lion = Only an elephant chases a lion; two lions beat it as well. The whale, strong as it is, cannot do anything about it.
zoff-example-whale = Nobody chases a whale. Two whales beat it, and the joker makes a second one.
zoff-example-lead = Two elephants, the joker and a mosquito: that makes four elephants. The second mosquito cannot join them, and the joker could not be led alone.
zoff-example-elephants = Two crocodiles are to be beaten. Elephant and mosquito are two elephants and will do; so are elephant and joker. Mosquito and joker are only two mosquitoes.
zoff-example-mice = Elephant and mosquito are two elephants, and two mice chase them. Three elephants would beat them too; two lions would not.
zoff-example-mosquitoes = Two mosquitoes: two hedgehogs, two sardines or two mice chase them, or three mosquitoes, one of them the joker.
zoff-example-trick = Player 1 leads a fox, player 2 plays a lion, player 3 passes, player 1 plays an elephant. Player 2 passes. Player 3 may act again, has a mouse, and passes nevertheless: player 1 takes three cards and leads.
zoff-example-out = The whale is the last card of player 1, who is out. All the others pass, so the trick goes to player 2, on the left, who leads.
zoff-example-beatenout = The last card of player 1 is a seal. Player 2 passes, player 3 beats it with a polar bear, and players 4 and 2 pass. Player 3 takes both cards: where the player who is out was sitting no longer matters.
zoff-example-end = Player 3 is out, and player 1 plays the last card. The round is over at once: the whale is nobody’s, and the two lions in the hand of player 2 count for nothing. With 20 points player 3 wins the match.
zoff-example-exchange = Round 2. Player 1 is the senior of player 3, and player 2 that of player 4. The juniors part with lonely animals; the seniors send back what their juniors collect. Here the choices are made one after the other; in a match all juniors choose at once, then all seniors.
zoff-example-discard = Five players. Player 3, third, plays alone and lays a lion and a hedgehog aside. Now no point can be lost for want of a hedgehog, and one more lion will make two.
zoff-example-show = Two mice on the table. Player 1, the junior of player 3, shows a hedgehog. Player 3 adds another one: two hedgehogs, and they count as player 1’s.
zoff-example-declined = The same cards, but player 3 declines. Player 1 takes the hedgehog back and has passed; it is player 2’s turn.
zoff-example-mosquitoshow = An elephant on the table. Player 1 shows a mosquito, player 3 adds an elephant, and that makes two elephants.
zoff-example-jokershow = A seal on the table. Player 1 shows the joker. Player 3 may add a seal: two seals. With the polar bear it would be two polar bears, and those do not beat one seal.
zoff-example-tworeadings = Two elephants on the table. Player 1 shows joker and mosquito, which can become elephants or mosquitoes. Here only an elephant helps: it makes three. A mosquito from player 3 would make three mosquitoes.
zoff-example-five = Five players, and player 5 goes out with the whale. Players 1 and 4 are first and last: 5 and 0, so 5 each. Players 2 and 5 are second and fourth: 4 and 2, so 6 each. Player 3, third and alone, has 3 and 4, and 2 more for two lions, one of them laid aside. The lions in the last hand count for nothing.
zoff-example-match = A match after round 1 with 4, 3, 2 and 0 points. Let player 4 play the whale: one pair scores 4 each, the other one 5. Player 1 has no hedgehog, players 2 and 4 have two lions each. It stands at 7, 10, 6 and 7, and of the two with 7 player 4, who was last, is second now. So that the sum is drawn up, this match ends at 10.
zoff-example-equal = The last card of the match. Players 2 and 4 both reach 19. Player 2 was second and player 4 fourth, so player 4 wins.
zoff-example-three = Three players, and for once the match ends at 2 points. Player 1 has 3, less 1 without a hedgehog; player 2 has 2; player 3 is last, with two lions: all are equal. Player 3 dealt and sits last from the dealer’s left, and so wins.
zoff-example-neighbour = Player 2 is out already. Player 1 plays a whale and is out too; players 3 and 4 pass. The trick goes to player 3, the next one who has cards.
zoff-example-bothout = Player 1 shows the last hedgehog, and player 3 adds the very last card. Both are out: player 3 first, then player 1.
zoff-example-jokerleft = Player 1 leads two foxes and takes them. Now only the joker is left, and it cannot be played: player 1 passes, player 2 leads. Player 1 is still in.
zoff-example-jokerlion = Player 1 has captured a lion and the joker, which went as two lions. One lion is in the pile: no points for it.
zoff-example-lasttwo = Only players 1 and 3, partners, have cards: a hedgehog each. Player 1 shows, player 3 adds, and both are out at once. Player 3 is third with 2 points, player 1 last with none.
zoff-example-nothing = Player 1 shows a hedgehog. Player 3 has none and no joker, is asked all the same, and can only decline.

## Rulings

zoff-rulings-intro = Where the rulebook is silent or can be read in two ways, this is how we play it, and why. A word says how sure we are: with “certain” the sources leave no other reading; with “likely” it is the best of several; with “chosen” they say nothing, so we had to; “ours” is about this program, not about the game on the table.

zoff-ruling-r1-doubt = Who plays with whom?
zoff-ruling-r1-answer = As listed under “Partners”: each place of the upper half with the one that is half a table further down.
zoff-ruling-r1-reason = Our copy of the rulebook has lost the table. Its examples name the pairs of four players and its text those of five; six and seven carry on the pattern, which is only likely.
zoff-ruling-r2-doubt = In what order do the pairs exchange?
zoff-ruling-r2-answer = It makes no difference. Where there has to be one, it follows the places of the seniors, and whoever is alone comes last.
zoff-ruling-r2-reason = One pair’s exchange has nothing to do with another’s.
zoff-ruling-r3-doubt = Someone goes out, and the left neighbour is out already. Who takes the trick?
zoff-ruling-r3-answer = The next player clockwise who still has cards.
zoff-ruling-r3-reason = Whoever takes a trick leads the next one, and that takes cards.
zoff-ruling-r4-doubt = Senior and junior part with their last cards in the same play. Who is out first?
zoff-ruling-r4-answer = The senior.
zoff-ruling-r4-reason = The senior’s cards leave the hand first. The pair scores the same either way.
zoff-ruling-r5-doubt = Only the joker is left in my hand. What now?
zoff-ruling-r5-answer = You pass. On lead that is your only choice as well: the next player leads, and a trick you have just taken stays yours. The joker can still leave in a play with your partner, as the card shown or the card added.
zoff-ruling-r5-reason = The rulebook only warns against keeping it. This is the gentlest reading, and one other program has it too.
zoff-ruling-r6-doubt = The joker was played as a lion or a hedgehog. Does it count as one in the pile?
zoff-ruling-r6-answer = No. Nor does a mosquito ever count as anything else there.
zoff-ruling-r6-reason = What lies in the pile is a joker.
zoff-ruling-r7-doubt = Who deals and leads with three players, and who is ahead after a tie in round 1?
zoff-ruling-r7-answer = The deal goes to the left, and left of it somebody leads. Before round 1 the seats count as standings, beginning left of the dealer; so of equals the one who sits later is ahead.
zoff-ruling-r7-reason = The rulebook sends three players past the rules on later rounds. Something has to break the first tie, and it has effects on later ones.
zoff-ruling-r8-doubt = Is one player at 19 enough, or does it take two?
zoff-ruling-r8-answer = One is enough. For those who play it the other way there is an option.
zoff-ruling-r8-reason = The rulebook we follow speaks of one or more. Other descriptions, and some programs, wait for a second player.
zoff-ruling-r9-doubt = May I pass when I am to lead?
zoff-ruling-r9-answer = No, unless you have nothing but the joker.
zoff-ruling-r9-reason = The rulebook has the leader play. For the joker see R5.
zoff-ruling-r10-doubt = May several mosquitoes go with my elephants?
zoff-ruling-r10-answer = Never more than one.
zoff-ruling-r10-reason = The rulebook is plain about it, though some programs allow more.
zoff-ruling-r11-doubt = Who sees the cards a junior shows?
zoff-ruling-r11-answer = Everybody.
zoff-ruling-r11-reason = They lie open on the table.
zoff-ruling-r12-doubt = My senior has added cards. May I take everything back?
zoff-ruling-r12-answer = No, the combination is played.
zoff-ruling-r12-reason = Asking and then not playing would be nothing but a look into the partner’s hand.
zoff-ruling-r13-doubt = May a senior decline although the right cards are there?
zoff-ruling-r13-answer = Yes.
zoff-ruling-r13-reason = In the rulebook the partner has to be able and willing.
zoff-ruling-r14-doubt = May I show cards although I could beat the table myself?
zoff-ruling-r14-answer = Yes.
zoff-ruling-r14-reason = Nothing forbids it, and both are rid of cards that way.
zoff-ruling-r15-doubt = May the senior give back the very cards just received?
zoff-ruling-r15-answer = Yes, any two of the whole hand.
zoff-ruling-r15-reason = They have been taken in hand before.
zoff-ruling-r16-doubt = Does whoever plays alone have to lay two cards aside?
zoff-ruling-r16-answer = No. None, one or two, as you like.
zoff-ruling-r16-reason = The rulebook names two as the most.
zoff-ruling-r17-doubt = Which animal chases which?
zoff-ruling-r17-answer = As in the table of cards, 29 pairs in all.
zoff-ruling-r17-reason = The rulebook lists them, and three independent programs have the same ones.
zoff-ruling-r18-doubt = Seven players: who has nine cards?
zoff-ruling-r18-answer = The four players to the dealer’s left.
zoff-ruling-r18-reason = Cards are dealt one by one, and then there are four left over.
zoff-ruling-r19-doubt = Two players are equal, and were equal before as well. Who is ahead?
zoff-ruling-r19-answer = The one whose place was worse before. Places are never shared.
zoff-ruling-r19-reason = The rulebook compares the ranking before, not the points before.
zoff-ruling-r20-doubt = My senior is out. May I show?
zoff-ruling-r20-answer = No.
zoff-ruling-r20-reason = There is nobody left who could add anything.
zoff-ruling-r21-doubt = Someone goes out, the left neighbour passes first, and then all the others. Who takes the trick?
zoff-ruling-r21-answer = The left neighbour all the same.
zoff-ruling-r21-reason = The rulebook gives it to the neighbour, passed or not.
zoff-ruling-r22-doubt = The last two players are partners, and one play empties both hands.
zoff-ruling-r22-answer = The senior is last but one with 2 points, the junior last with none. The round is over, and nobody takes the trick.
zoff-ruling-r22-reason = It follows from R4.
zoff-ruling-r23-doubt = The rulebook’s summary says that a larger group beats a smaller one. How much larger?
zoff-ruling-r23-answer = By exactly one card.
zoff-ruling-r23-reason = The rule itself says so, with an example.
zoff-ruling-r24-doubt = My junior shows cards, and I have nothing that fits. Why am I asked?
zoff-ruling-r24-answer = You always are, and then you decline.
zoff-ruling-r24-reason = If nobody asked you, the whole table would know that you have nothing.
zoff-ruling-r25-doubt = The last two players are partners, and one play empties one of the hands.
zoff-ruling-r25-answer = That player is last but one, the other last. The round is over at once, and nobody takes the trick.
zoff-ruling-r25-reason = A round ends as soon as one player alone has cards.
zoff-ruling-r26-doubt = When does whoever plays alone lay cards aside?
zoff-ruling-r26-answer = At the same time as the juniors choose.
zoff-ruling-r26-reason = Nothing that happens before or after would help with the choice.
zoff-ruling-r27-doubt = How does the match stand in the middle of a round?
zoff-ruling-r27-answer = As it stood after the round before. During round 1 everybody is first.
zoff-ruling-r27-reason = Cards laid aside are secret, and so is what they will be worth.
zoff-ruling-r28-doubt = Does a position I make up have to be possible in a real match?
zoff-ruling-r28-answer = No. All cards have to be somewhere, the standings have to fit the points, and somebody must have something to decide. Hands may be of any size.
zoff-ruling-r28-reason = Puzzles and examples want positions that nobody would play to. There are some on this page.
zoff-ruling-r29-doubt = Cards of a kind look alike. What do I know of a hand after something was given, shown and played?
zoff-ruling-r29-answer = At least as many of the kind are in it as were given or shown, whichever is more; each one that leaves the hand is counted off. All else I cannot see may be anywhere, each place as likely.
zoff-ruling-r29-reason = Nobody can tell two whales apart. And a pass proves nothing, for one may always pass.
zoff-ruling-r30-doubt = How many rounds does a position remember, to show where points came from?
zoff-ruling-r30-answer = The latest 32 with three players, 21 with four, 16, 12 and 10 with five, six and seven. Earlier ones are in the totals.
zoff-ruling-r30-reason = No match with the usual options is longer, and what is remembered has to stay small.
zoff-ruling-r31-doubt = Why am I asked when there is only one choice?
zoff-ruling-r31-answer = Every turn is a decision, even if passing is all that can be done.
zoff-ruling-r31-reason = R24 asks for it anyway, and so the record of a match does not depend on what a program works out by itself.

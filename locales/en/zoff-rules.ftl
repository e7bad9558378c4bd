### Zoff im Zoo: the rules as the page tells them, with the reasons for our rulings.
### Words between ** are set in bold; R7 and the like become links.
### Players 1, 2, 3 … are those of the examples, clockwise.

zoff-rules-edition = A game by Doris Matthäus and Frank Nestel for three to seven players, also known as Frank’s Zoo. We follow the French rulebook in our own words; our copy has no figures. Where it leaves room for doubt, a numbered ruling decides.

## In short, on one screen

zoff-rules-summary-goal = Get rid of your cards before the others do, round after round. When a player reaches 19 points, the player in first place wins.
zoff-rules-summary-turn = The leader plays one card, or several of one animal. In turn, everyone beats it or passes: with the same number of an animal that beats it, or with one more of the same animal. When all the others have passed, the last player to play takes the trick and leads the next one.
zoff-rules-summary-scoring = The first to go out scores as many points as there are players, the next one less, and so on; the last scores nothing. From round 2 on, partners add their points, two or more captured lions score a point each, and having no hedgehog costs a point.
zoff-rules-summary-powers = The joker counts as one more of any animal and is never played alone. One mosquito can join elephants and counts as one more. From round 2 on, partners first exchange two cards, and the lower-placed partner can show cards and ask the other to complete them.

## The idea

zoff-rules-idea = The idea
zoff-rules-idea-1 = Everyone wants to get rid of their animals. One player leads one animal, or several of the same; the next players must beat them or pass. It sounds like a matter of strength, but here mice beat elephants, and nothing beats a whale.
zoff-rules-idea-2 = In the first round everyone plays alone. After that the standings decide the pairs: the leader plays with someone from the lower half, and the next round may bring another partner. The player in first place when 19 points are reached wins.

## The cards

zoff-rules-cards = Who beats whom
zoff-rules-cards-1 = There are twelve animals and a joker, 60 cards in all. With three players only 39 of them are used. Animals are not simply strong or weak: what counts is **which animals beat them** (R17).
zoff-rules-cards-card = Card
zoff-rules-cards-four = 4–7 players
zoff-rules-cards-three = 3 players
zoff-rules-cards-beaten = Beaten by
zoff-rules-card-whale = nothing
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
zoff-rules-card-joker = only played with another animal
zoff-rules-cards-2 = All cards are dealt, one by one. With three players you get 13, with four 15, with five 12, with six 10. With seven, the four players to the dealer’s left get 9 and the others 8 (R18).

## Combinations

zoff-rules-combinations = What beats what
zoff-rules-combinations-1 = You play a **combination**: one card, or several of one animal. Two things matter: the animal and the number of cards.
zoff-rules-combinations-2 = A combination is beaten by:
zoff-rules-combinations-chase = **the same number of cards** of an animal that beats it,
zoff-rules-combinations-more = or **exactly one more card** of the same animal (R23).
zoff-rules-combinations-3 = Nothing else beats it. Two polar bears don’t beat a single seal: that’s one too many.
zoff-rules-helpers = The joker and the mosquito
zoff-rules-helpers-joker = The **joker** joins any animal and counts as one more of it. It can’t be played alone, so don’t keep it too long.
zoff-rules-helpers-mosquito = A **mosquito** can join elephants and counts as one more. Germans say “making an elephant out of a mosquito”; here you really can. But only one mosquito at a time, however many elephants there are (R10).
zoff-rules-helpers-both = Without an elephant, a mosquito is just a mosquito: with the joker it makes two mosquitoes. Elephant, joker and mosquito make three elephants.

## A round

zoff-rules-round = A round
zoff-rules-round-1 = The game is a series of rounds. Each round goes like this:
zoff-rules-round-deal = **The deal.** All cards are dealt out.
zoff-rules-round-exchange = **The exchange**, from round 2 on: partners give each other two cards, and a player alone can discard some.
zoff-rules-round-tricks = **Tricks**, one after another, until only one player has cards left.
zoff-rules-round-points = **Points**, and new standings.
zoff-rules-round-2 = In round 1 the dealer is drawn at random, and the player to the dealer’s left leads. From round 2 on the player in first place deals, and the player in **last place but one** leads.

## A trick

zoff-rules-trick = A trick
zoff-rules-trick-1 = The leader must play a combination (R9). Then play goes clockwise. On your turn you either
zoff-rules-trick-beat = **beat** the cards on the table: now your cards are the ones to beat,
zoff-rules-trick-pass = or **pass**, even if you could beat them.
zoff-rules-trick-2 = You can pass and still play later. If the trick comes around to you again, you can beat the cards then on the table.
zoff-rules-trick-3 = When all the others have passed in a row, the last player to play takes all cards of the trick, face down, and leads the next one.

## Going out

zoff-rules-out = Going out
zoff-rules-out-1 = When you play your last card you go **out**, and the others play on. The order of going out decides the points.
zoff-rules-out-2 = Your last play still has to be beaten. If nobody beats it, **the next player to your left** with cards takes the trick and leads, even after passing (R3, R21).
zoff-rules-out-3 = As soon as only one player has cards, the round is over. Nobody takes the trick on the table, and the cards in the last hand don’t count.

## Partners

zoff-rules-partners = Partners
zoff-rules-partners-1 = From round 2 on, with four or more players, the standings decide the pairs. The higher-placed player of a pair is the **senior**, the other the **junior** (R1):
zoff-rules-partners-four = four players: 1st with 3rd, 2nd with 4th;
zoff-rules-partners-five = five players: 1st with 4th, 2nd with 5th, and 3rd plays **alone**;
zoff-rules-partners-six = six players: 1st with 4th, 2nd with 5th, 3rd with 6th;
zoff-rules-partners-seven = seven players: 1st with 5th, 2nd with 6th, 3rd with 7th, and 4th plays alone.
zoff-rules-partners-2 = Partners keep their seats and play from their own hands, but they add their points for going out. New pairs are made every round.

## The exchange

zoff-rules-exchange = The exchange
zoff-rules-exchange-1 = Before the first trick every junior chooses two cards for the senior. The senior takes them and gives any two cards back, possibly the same ones (R15). Nobody else sees them.
zoff-rules-exchange-2 = A player **alone** can put up to two cards face down on their own pile (R16). These cards leave the hand and count as captured.

## Showing

zoff-rules-show = Showing cards
zoff-rules-show-1 = Instead of beating or passing, a **junior** can ask for help: put one or more cards face up on the table and **show** them to the senior.
zoff-rules-show-give = The senior can **add cards** to make a combination that beats the table. It counts as the junior’s play, and the senior gets rid of the added cards too.
zoff-rules-show-no = Or the senior **declines**. The junior takes the cards back and has passed, with no second attempt in the same turn.
zoff-rules-show-2 = The senior may decline even if able to help (R13), and has to answer even without a suitable card (R24). Everyone sees the cards shown (R11).
zoff-rules-show-3 = You can only show cards that could still become a combination that beats the table, with any cards added. And your senior must still have cards (R20). You can’t show cards when leading, in round 1 or with three players. Seniors and players alone never show.

## Scoring

zoff-rules-scoring = Scoring a round
zoff-rules-scoring-1 = **For going out** first you score as many points as there are players, second one less, and so on. The last but one scores 2, the last nothing. In round 1 that’s all.
zoff-rules-scoring-2 = From round 2 on:
zoff-rules-scoring-pair = partners each score **the sum of both** results for going out;
zoff-rules-scoring-alone = a player alone scores **4 extra points**;
zoff-rules-scoring-lions = **two or more captured lions** score a point each. A single lion scores nothing;
zoff-rules-scoring-hedgehog = having captured **no hedgehog** costs a point.
zoff-rules-scoring-own = Lions and hedgehogs score for each player individually; partners don’t share them. A captured joker is just a joker, whatever it was played as (R6).
zoff-rules-scoring-3 = Points add up from round to round. A total can be negative.

## Standings and end

zoff-rules-end = Standings and end of the game
zoff-rules-end-1 = The standings go by total. A tie goes to the player who was **placed lower before** (R19).
zoff-rules-end-2 = The game ends after a round in which a player reaches **19 points** (R8). The player in first place wins.

## Three players

zoff-rules-three = Three players
zoff-rules-three-1 = With three, everyone always plays alone: no partners, no exchange, no showing. Going out scores 3, 2 and 0, and **lions and hedgehogs count from round 1 on**.
zoff-rules-three-2 = The deal passes to the left, and the player to the dealer’s left leads. For ties after round 1 the seats stand in for earlier standings, starting at the dealer’s left. So a tie goes to the player who sits later in that order (R7).

## What is secret

zoff-rules-secret = Secret information
zoff-rules-secret-1 = You see your own hand and how many cards the others have. You know what you gave your partner; other exchanges are hidden. Everyone has seen the cards played or shown, so the captured cards are no secret either, except discarded ones.

## Options

zoff-rules-options = Options
zoff-rules-options-target = **Target.** The points that end the game: 19 in the rules, or anything from 1 to 40 for a shorter or longer game.
zoff-rules-options-players = **Players at the target.** Usually one is enough. As a variant, play on until two players have reached it (R8).
zoff-rules-options-partners = **Partners.** With “Never”, every round is played and scored like the first, without pairs, lions or hedgehogs. The deal and the lead then rotate as with three players. For three players nothing changes.
zoff-rules-options-dealer = **First dealer.** Drawn at random, or the seat you choose.

## Examples: what is to be seen, and what to try

zoff-example-seal = A seal is on the table. Player 1 can beat it with two seals, a polar bear or a whale. Three seals are too many, and so are two polar bears.
zoff-example-hedgehog = An elephant doesn’t beat a hedgehog. A fox does, and so do two hedgehogs.
zoff-example-lion = Only an elephant or two lions beat a lion. The whale, strong as it is, doesn’t.
zoff-example-whale = No animal beats a whale. Two whales do, and the joker makes a second one.
zoff-example-lead = Two elephants, the joker and a mosquito make four elephants. The second mosquito can’t join them, and the joker couldn’t be led alone.
zoff-example-elephants = There are two crocodiles to beat. Elephant and mosquito make two elephants, and so do elephant and joker. Mosquito and joker are only two mosquitoes.
zoff-example-mice = Elephant and mosquito make two elephants, and two mice beat them. Three elephants would too; two lions would not.
zoff-example-mosquitoes = Two mosquitoes are beaten by two hedgehogs, two sardines or two mice, or by three mosquitoes, one of them the joker.
zoff-example-trick = Player 1 leads a fox, player 2 plays a lion, player 3 passes, player 1 plays an elephant. Player 2 passes. Player 3 can play again and has a mouse, but passes anyway. Player 1 takes three cards and leads.
zoff-example-out = The whale is player 1’s last card, so player 1 goes out. All the others pass, so player 2, to the left, takes the trick and leads.
zoff-example-beatenout = Player 1’s last card is a seal. Player 2 passes, player 3 beats it with a polar bear, and players 4 and 2 pass. Player 3 takes both cards: the seat of the player who went out no longer matters.
zoff-example-end = Player 3 is out, and player 1 plays the last card. The round ends at once: nobody takes the whale, and the two lions in player 2’s hand don’t count. With 20 points player 3 wins the game.
zoff-example-exchange = Round 2. Player 1 is the senior of player 3, and player 2 the senior of player 4. The juniors give away single animals, and the seniors give back what their juniors collect. Here the choices come one after another; in a game all juniors choose at once, then all seniors.
zoff-example-discard = Five players. Player 3, in third place, plays alone and discards a lion and a hedgehog. That secures the hedgehog, and one more lion will make two.
zoff-example-show = Two mice are on the table. Player 1, the junior of player 3, shows a hedgehog. Player 3 adds another: two hedgehogs, played by player 1.
zoff-example-declined = The same cards, but player 3 declines. Player 1 takes the hedgehog back and has passed. It’s player 2’s turn.
zoff-example-mosquitoshow = An elephant is on the table. Player 1 shows a mosquito, player 3 adds an elephant, and together they are two elephants.
zoff-example-jokershow = A seal is on the table. Player 1 shows the joker. Player 3 can add a seal, making two seals. The polar bear would make two polar bears, which don’t beat one seal.
zoff-example-tworeadings = Two elephants are on the table. Player 1 shows joker and mosquito, which can become elephants or mosquitoes. Only an elephant helps here: it makes three elephants. A mosquito from player 3 would make three mosquitoes.
zoff-example-five = Five players, and player 5 goes out with the whale. Players 1 and 4 are first and last: 5 and 0, so 5 each. Players 2 and 5 are second and fourth: 4 and 2, so 6 each. Player 3, third and alone, scores 3 plus 4, and 2 more for two lions, one of them discarded. The lions in the last hand don’t count.
zoff-example-match = A game after round 1 with 4, 3, 2 and 0 points. Let player 4 play the whale: one pair scores 4 each, the other 5. Player 1 has no hedgehog, players 2 and 4 have two lions each. The totals are 7, 10, 6 and 7. Player 4, who was last, wins the tie at 7 and is second. This game ends at 10 so that you can see the scoring.
zoff-example-equal = The last card of the game. Players 2 and 4 both reach 19. Player 2 was second and player 4 fourth, so player 4 wins.
zoff-example-three = Three players, and this game ends at 2 points. Player 1 has 3, minus 1 for no hedgehog; player 2 has 2; player 3 is last, with two lions: a three-way tie. Player 3 dealt and sits last, counting from the dealer’s left, and so wins.
zoff-example-neighbour = Player 2 is already out. Player 1 plays a whale and goes out too; players 3 and 4 pass. Player 3, the next player with cards, takes the trick.
zoff-example-bothout = Player 1 shows their last hedgehog, and player 3 adds their very last card. Both go out: player 3 first, then player 1.
zoff-example-jokerleft = Player 1 leads two foxes and takes them. Now only the joker is left, and it can’t be played: player 1 passes, player 2 leads. Player 1 is not out.
zoff-example-jokerlion = Player 1 has captured a lion and the joker, played as two lions. Only one lion counts, so it scores nothing.
zoff-example-lasttwo = Only players 1 and 3, partners, have cards: a hedgehog each. Player 1 shows, player 3 adds, and both go out at once. Player 3 is third with 2 points, player 1 last with none.
zoff-example-nothing = Player 1 shows a hedgehog. Player 3 has no hedgehog and no joker, but still has to answer, and can only decline.

## Rulings

zoff-rulings-intro = Where the rulebook is silent or ambiguous, this is how we play it and why. The label says how sure we are. “Certain”: the sources allow no other reading. “Likely”: the best of several readings. “Our choice”: the sources say nothing. “This program”: about this implementation, not the card game.

zoff-ruling-r1-doubt = Who are partners?
zoff-ruling-r1-answer = As listed under “Partners”: each place in the upper half with the place half a table below it.
zoff-ruling-r1-reason = Our copy of the rulebook lacks the table. Its examples name the pairs for four players and its text those for five. Six and seven continue the pattern, which is only likely.
zoff-ruling-r2-doubt = In what order do the pairs exchange?
zoff-ruling-r2-answer = It makes no difference. Where an order is needed, it follows the places of the seniors, and the player alone comes last.
zoff-ruling-r2-reason = The exchanges are independent of one another.
zoff-ruling-r3-doubt = A player goes out, and the player to the left is already out. Who takes the trick?
zoff-ruling-r3-answer = The next player clockwise who still has cards.
zoff-ruling-r3-reason = The player who takes a trick leads the next one, and needs cards for that.
zoff-ruling-r4-doubt = Senior and junior play their last cards together. Who is out first?
zoff-ruling-r4-answer = The senior.
zoff-ruling-r4-reason = The senior’s cards leave the hand first. The pair scores the same either way.
zoff-ruling-r5-doubt = Only the joker is left in my hand. What now?
zoff-ruling-r5-answer = You pass, even when you lead: the next player leads, and you keep a trick you have just taken. You can still get rid of the joker together with your partner, as the card shown or the card added.
zoff-ruling-r5-reason = The rulebook only warns against keeping it. This is the gentlest reading, and one other program uses it too.
zoff-ruling-r6-doubt = The joker was played as a lion or a hedgehog. Does it count as one when captured?
zoff-ruling-r6-answer = No. Captured mosquitoes, too, are always mosquitoes.
zoff-ruling-r6-reason = The captured card is a joker.
zoff-ruling-r7-doubt = Who deals and leads with three players, and who wins a tie after round 1?
zoff-ruling-r7-answer = The deal passes to the left, and the player to the dealer’s left leads. Before round 1 the seats count as standings, starting at the dealer’s left. So a tie goes to the player who sits later in that order.
zoff-ruling-r7-reason = For three players the rulebook skips the rules for later rounds. Something has to break the first tie, and it affects later ones.
zoff-ruling-r8-doubt = Is one player at 19 enough, or does it take two?
zoff-ruling-r8-answer = One is enough. The two-player variant is an option.
zoff-ruling-r8-reason = The rulebook we follow says one or more. Other descriptions, and some programs, wait for a second player.
zoff-ruling-r9-doubt = May I pass when I lead?
zoff-ruling-r9-answer = No, unless you have only the joker.
zoff-ruling-r9-reason = The rulebook says that the leader plays. For the joker see R5.
zoff-ruling-r10-doubt = May several mosquitoes join my elephants?
zoff-ruling-r10-answer = No, only one.
zoff-ruling-r10-reason = The rulebook is clear, although some programs allow more.
zoff-ruling-r11-doubt = Who sees the cards a junior shows?
zoff-ruling-r11-answer = Everyone.
zoff-ruling-r11-reason = They are face up on the table.
zoff-ruling-r12-doubt = My senior has added cards. Can I take everything back?
zoff-ruling-r12-answer = No, the combination is played.
zoff-ruling-r12-reason = Asking and then not playing would only be a look into the partner’s hand.
zoff-ruling-r13-doubt = May a senior decline despite holding the right cards?
zoff-ruling-r13-answer = Yes.
zoff-ruling-r13-reason = The rulebook says the partner must be able and willing.
zoff-ruling-r14-doubt = May I show cards if I could beat the table myself?
zoff-ruling-r14-answer = Yes.
zoff-ruling-r14-reason = Nothing forbids it, and both players get rid of cards.
zoff-ruling-r15-doubt = May the senior give back the same cards?
zoff-ruling-r15-answer = Yes, any two cards from the whole hand.
zoff-ruling-r15-reason = The senior takes the cards into the hand first.
zoff-ruling-r16-doubt = Does a player alone have to discard two cards?
zoff-ruling-r16-answer = No. Discard none, one or two.
zoff-ruling-r16-reason = The rulebook gives two as the maximum.
zoff-ruling-r17-doubt = Which animal beats which?
zoff-ruling-r17-answer = As in the table of cards, 29 pairs in all.
zoff-ruling-r17-reason = The rulebook lists them, and three independent programs have the same list.
zoff-ruling-r18-doubt = Seven players: who gets nine cards?
zoff-ruling-r18-answer = The four players to the dealer’s left.
zoff-ruling-r18-reason = Cards are dealt one by one, which leaves four over.
zoff-ruling-r19-doubt = Two players are tied, and were tied before. Who is ahead?
zoff-ruling-r19-answer = The one who was placed lower before. Places are never shared.
zoff-ruling-r19-reason = The rulebook compares previous places, not previous points.
zoff-ruling-r20-doubt = My senior is out. May I show cards?
zoff-ruling-r20-answer = No.
zoff-ruling-r20-reason = Nobody is left to add cards.
zoff-ruling-r21-doubt = A player goes out, the player to the left passes, and then all the others pass. Who takes the trick?
zoff-ruling-r21-answer = Still the player to the left.
zoff-ruling-r21-reason = The rulebook gives it to that player, passed or not.
zoff-ruling-r22-doubt = The last two players are partners, and one play empties both hands. What happens?
zoff-ruling-r22-answer = The senior is last but one with 2 points, the junior last with none. The round is over, and nobody takes the trick.
zoff-ruling-r22-reason = It follows from R4.
zoff-ruling-r23-doubt = The rulebook’s summary says a larger group beats a smaller one. How much larger?
zoff-ruling-r23-answer = By exactly one card.
zoff-ruling-r23-reason = The rule itself says so, with an example.
zoff-ruling-r24-doubt = My junior shows cards and I have nothing that fits. Why do I have to answer?
zoff-ruling-r24-answer = You always do, and then you decline.
zoff-ruling-r24-reason = If you were skipped, the whole table would know that you have nothing.
zoff-ruling-r25-doubt = The last two players are partners, and one play empties one of the hands. What happens?
zoff-ruling-r25-answer = That player is last but one, the other last. The round is over at once, and nobody takes the trick.
zoff-ruling-r25-reason = A round ends as soon as only one player has cards.
zoff-ruling-r26-doubt = When does a player alone discard?
zoff-ruling-r26-answer = At the same time as the juniors choose.
zoff-ruling-r26-reason = Nothing that happens before or after would help with the choice.
zoff-ruling-r27-doubt = What are the standings in the middle of a round?
zoff-ruling-r27-answer = Those after the previous round. During round 1 everyone is first.
zoff-ruling-r27-reason = Discarded cards are secret, and so is what they will score.
zoff-ruling-r28-doubt = Must a position that I set up be reachable in a real game?
zoff-ruling-r28-answer = No. All cards must be accounted for, the standings must match the points, and at least one player must have a decision to make. Hands can be of any size.
zoff-ruling-r28-reason = Puzzles and examples need positions nobody would play to. Some are on this page.
zoff-ruling-r29-doubt = Cards of the same animal look alike. What do I know about a hand after cards were given, shown and played?
zoff-ruling-r29-answer = At least as many as were given or shown, whichever is more; each one that leaves the hand is subtracted. Every other hidden card is equally likely to be anywhere.
zoff-ruling-r29-reason = Nobody can tell two whales apart. And a pass proves nothing, because players may always pass.
zoff-ruling-r30-doubt = How many rounds does a position keep for the score sheet?
zoff-ruling-r30-answer = The latest 32 with three players, 21 with four, and 16, 12 and 10 with five, six and seven. Earlier rounds are in the totals.
zoff-ruling-r30-reason = No game with the default options is longer, and a position has to stay small.
zoff-ruling-r31-doubt = Why do I have to decide when there is only one legal move?
zoff-ruling-r31-answer = Every turn is a decision, even if you can only pass.
zoff-ruling-r31-reason = R24 requires it anyway, and the record of a game doesn’t depend on what a program can infer.

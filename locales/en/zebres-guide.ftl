### Drôles de Zèbres: tips for a first game, one at a time, beside the board.

zebres-guide-goal = The goal: have the most points when the savanna is full. The player with more tokens in a territory scores every face-up animal there, including the opponent’s.
zebres-guide-place-guardian = You go first: put the guardian anywhere on the path around the board. Your opponent must then place an animal in the row or column it faces. Any position is fine; there’s nothing to lose yet.
zebres-guide-place-animal = Pick an animal from your hand, then a free square of the highlighted line, the row or column the guardian faces. An elephant or a zebra is a solid start. Keep the lion for later.
zebres-guide-majority = At the end, the player with more tokens in a territory scores all face-up animals there, both players’. A gazelle is worth little, but it may win you two zebras.
zebres-guide-inauguration = A territory has only one free square left. The first player to fill a territory takes the inauguration token: 5 points. If that square is on your line, consider it.
zebres-guide-beside-lion = There’s a lion next to a free square of your line. A gazelle or zebra you place there goes face down: no points, but still one more token for the majority. Elephants and crocodiles don’t mind.
zebres-guide-lion = Your lion could frighten someone on this line. Zebras next to it turn face down and gazelles return to their owner’s hand. That includes your own, so check all four sides.
zebres-guide-crocodile = From this line your crocodile could reach a gazelle across a river. They would swap squares, which can change the majority on both sides of the river.
zebres-guide-swap = Your crocodile can swap with one of the highlighted gazelles, no matter whose, and then go on from there. Compare the majorities on both sides of the river before and after. You can also let it stay.
zebres-guide-move-guardian = Now move the guardian 1, 2 or 3 steps. You choose the line your opponent must use, so pick one where they can do little harm.
zebres-guide-guard-inauguration = Careful: a territory is one animal short of full. Don’t lead your opponent to that square: the first player to fill a territory takes 5 points.
zebres-guide-opponent = Your opponent is playing: first an animal on the line you gave them, then the guardian. Watch where it stops. That line is yours.
zebres-guide-closing = Few squares are left. See which territories are still undecided and which line leads there: one token can swing twenty points.
zebres-guide-scoring = The savanna is full. In each territory, the player with more tokens, face-down ones included, scores everything that is face up. The points next to the board show the details.

### Drôles de Zèbres: tips for a first game, one at a time, beside the board.

zebres-guide-place-guardian = You open the game: put the guardian on the path around the board. Your opponent must then place an animal in the row or column he faces. Any place will do; there is nothing to lose yet.
zebres-guide-place-animal = Pick an animal from your hand, then a free square of the lit line: that is the row or column the guardian faces. An elephant or a zebra makes a solid start; keep the lion for later.
zebres-guide-majority = At the end each territory pays all face-up animals, yours and your opponent’s, to whoever has more tokens in it. A gazelle is worth little, but it may be the one that wins you two zebras.
zebres-guide-inauguration = A territory has just one free square left. Whoever fills the first one of all takes the inauguration token: 5 points. If that square is on your line, consider it.
zebres-guide-beside-lion = There is a lion beside a free square of your line. A gazelle or a zebra that you place there lies face down: worth nothing, but still one more for the majority. Elephants and crocodiles do not mind.
zebres-guide-lion = Your lion could frighten somebody on this line. Zebras beside it turn face down, gazelles go back to the hand they came from. Yours too, so look at all four sides.
zebres-guide-crocodile = From this line your crocodile could reach a gazelle across a river. They would swap places, and that can change who has more tokens on both sides of the river.
zebres-guide-swap = Your crocodile may swap places with one of the lit gazelles, whoever owns it, and go on from there. Compare who has more tokens on both sides of the river before and after. You may also let it stay.
zebres-guide-move-guardian = Now send the guardian 1, 2 or 3 steps on. You choose the line that your opponent must use: one where they can do you little harm.
zebres-guide-guard-inauguration = Careful: a territory is one animal short of being full. Rather not lead your opponent to that square; the first to fill a territory takes 5 points.
zebres-guide-opponent = Your opponent is playing: first an animal on the line you gave them, then the guardian’s steps. Watch where he stops; that line is yours.
zebres-guide-closing = Few squares are left. See which territories are still undecided, and which line leads there: one token can move twenty points.
zebres-guide-scoring = The savanna is full. For each territory: who has more tokens there, face-down ones included, scores everything that is face up. The points beside the board show how it came about.

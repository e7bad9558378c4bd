### O Zoo le Mio: tips for a first game, one at a time, beside the board.

mio-guide-goal = The goal: have the most points after five years. Visitors, trees and benches score every year, and more each year.
mio-guide-bid = Choose how many coins the tile is worth to you, then seal your bid. Only the winner pays. 2 or 3 coins are a fair price for a first tile.
mio-guide-flag = Your flag is at the top: you win every tie you are part of. Then your flag goes to the bottom, so use it for a tile you really want.
mio-guide-row = Look at the whole row: these tiles follow this year. If a better one for you is to come, save your coins.
mio-guide-bushes = This tile has bushes. The zoo with the most bushes has 2 trees, the second 1, and trees score like visitors.
mio-guide-late = From now on points count four or five times. Coins are worth nothing at the end, so spend them in time.
mio-guide-sealed = Your bid is in. You can change it until the last player has bid. Then all bids are opened together.
mio-guide-place = The tile is yours. Highlighted places are legal: paths must meet paths. Turn the tile with a click on it, the wheel or R. Animals next to their own family make a larger enclosure.
mio-guide-bench = Some places close a walk: paths that enclose ground bring a bench. Nobody can take a bench from you.
mio-guide-draw = Some places draw visitors away from another zoo. That counts twice: you gain them, and a rival loses them.
mio-guide-watch = Another player places the tile. Watch which family grows there: your visitors may move.
mio-guide-scoring = The five years are over. The score sheet shows what each year brought.

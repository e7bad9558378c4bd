### Wonderzoo: tips for a first game, one at a time, beside the board.

wonderzoo-guide-goal = The goal: have the most points. Visitors stand on your paths. Each side of a visitor that touches an enclosure is a point.
wonderzoo-guide-entrance = First build your entrance. It must touch the edge of the board. Your paths start here, so leave room around it.
wonderzoo-guide-pick = Take one of the tiles. Green, brown and blue tiles are enclosures. Every tile has an icon that you can use once.
wonderzoo-guide-path-on-display = There is a path among the tiles. You need paths so that your visitors have somewhere to stand.
wonderzoo-guide-bus = You have the bus: you choose first this round. Then the bus goes on to the left.
wonderzoo-guide-no-room = All your paths are full. Take a path, and there will be room for new visitors.
wonderzoo-guide-tight = Some tiles no longer fit on your board. If none fits on your turn, you are out.
wonderzoo-guide-place-enclosure = An enclosure can lie anywhere. Next to your paths is best: visitors there score. Turn the tile with a click on it, the wheel or R.
wonderzoo-guide-place-path = A path must touch your entrance or another path with a side. Best of all, lay it between enclosures.
wonderzoo-guide-gaps = Your board is filling up. Don’t leave small gaps: a tile always needs four cells.
wonderzoo-guide-icon-draw = This icon brings visitors from the bag. You may put them on any free path cell. Use it!
wonderzoo-guide-icon-full = This icon brings visitors, but all your paths are full. They would go back into the bag.
wonderzoo-guide-icon-move = This icon lets visitors change their place. Is there one that would see more animals elsewhere?
wonderzoo-guide-icon-swap = This icon moves an enclosure, or exchanges two of the same shape. Use it to bring animals closer to your visitors.
wonderzoo-guide-icon-bus = With this icon you take the bus and choose first in the next round. That is a good thing when your board gets full.
wonderzoo-guide-visitor = Put the visitor on a marked cell. A cell with enclosures on two or three sides brings the most points.
wonderzoo-guide-favourite = In the expert game colours matter. Blue likes water, yellow the vivarium, green grass: 2 points for each side. Red likes everything.
wonderzoo-guide-move = Choose a visitor, then a free path cell. It can be far away. You can stop at any time.
wonderzoo-guide-swap = Choose an enclosure, then its new place. Or choose two of the same shape, and they change places. Visitors stay where they are.
wonderzoo-guide-watch = Another player’s turn. Look at the display: which tile would you like, and will it still be there?
wonderzoo-guide-out = No tile fits any more, so your zoo is finished. Your visitors still score. Watch how the others get on.
wonderzoo-guide-scoring = The game is over. Every visitor shows how many sides touch an enclosure. The most points win.

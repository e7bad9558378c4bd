### What a match itself refuses, whatever the game.

## During a game. $seat is a name, such as “Ada” or “Seat 2”.

refused-not-your-turn = { $seat }: it is not your turn.
# $seat and $seats are numbers.
refused-no-such-seat = There is no seat { $seat }: this game has { $seats } { $seats ->
        [one] seat
       *[other] seats
    }.
refused-already-chosen = { $seat }: your choice is already sealed.
refused-nothing-sealed = { $seat }: you have not sealed a choice.
refused-not-chance = There is nothing to draw now.
refused-chance-first = Chance must decide first: nobody can play just now.
refused-over = The game is over.
refused-bad-notation = “{ $text }” cannot be read as an action of this game.
refused-bad-draw = “{ $text }” cannot be read as a draw of this game.
refused-nothing-to-undo = There is nothing to undo.
refused-no-such-entry = The record of this game has no entry { $number }.
refused-already-resigned = { $seat }: you have already resigned.

## Before a game.

bad-seats = { $asked ->
        [one] { $asked } seat does not
       *[other] { $asked } seats do not
    } suit this game: it takes at least { $min } and at most { $max }.
bad-option-unknown = This game has no option “{ $name }”; it has: { $allowed }.
# $value is JSON, with its own quotes.
bad-option-value = The option “{ $name }” cannot be { $value }; allowed: { $allowed }.
bad-options-shape = Options must be a JSON object, such as { "{\"name\": \"value\"}" }.
bad-rules-version = There is no version { $asked } of these rules; the newest is { $newest }.
bad-game = There is no game “{ $game }” here; there is: { $allowed }.
# $reason is for whoever wrote the file: always English, with its own full stop, if any.
bad-position = This position cannot be loaded: { $reason }
bad-record = This record cannot be replayed: { $reason }

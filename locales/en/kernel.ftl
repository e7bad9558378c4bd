### What a match itself refuses, whatever the game.

## During a game. $seat is a name, such as “Ada” or “Seat 2”.

refused-not-your-turn = { $seat }: it is not your turn.
# $seats is a number.
refused-no-such-seat = There is no such seat: this game has { $seats } { $seats ->
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
refused-nothing-to-redo = There is nothing to redo.
refused-undo-luck = Luck has been revealed since your last step, so it cannot be undone.
refused-undo-others = Another player has acted since your last step, so it cannot be undone.
refused-undo-sealed = Your choice is sealed: take it back instead.
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

## When a finished record is verified. The sentence follows the name of the file.

unverified-no-proof = It has no proof of its luck: there is nothing to verify.
unverified-no-result = It has no result: only a match that has ended can be verified.
# $reason is English, as above.
unverified-unplayable = It is not the record of a match that can be played here: { $reason }
unverified-altered = It was altered: the digest in its proof is not that of the record.
unverified-secret = The secret in its proof is not the one that was committed to.
# $seat is a number.
unverified-nonce = The nonce of seat { $seat } is not the one that was committed to.
unverified-nonces = The nonces do not fit the seats: a person has one, in seat order, and a bot has none (look at seat { $seat }).
unverified-record = The match cannot have gone like this: { $reason }
unverified-named = Entry { $entry }: the draw has no notes of its luck; somebody named it.
# $luck is what the rules asked and what was answered, such as “2:1”.
unverified-other-luck = Entry { $entry }: the luck of this table gave { $draw } ({ $luck }), not what is entered.

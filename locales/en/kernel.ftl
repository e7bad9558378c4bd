### What a match itself refuses, whatever the game.

## During a game. $seat is a name, such as “Ada” or “Seat 2”.

refused-not-your-turn = { $seat }: it’s not your turn.
# $seats is a number.
refused-no-such-seat = There is no such seat: this game has { $seats } { $seats ->
        [one] seat
       *[other] seats
    }.
refused-already-chosen = { $seat }: your choice is already locked in.
refused-nothing-sealed = { $seat }: you have no choice to change.
refused-not-chance = There is nothing to draw at random now.
refused-chance-first = Nobody can play yet: a random draw comes first.
refused-over = The game is over.
refused-bad-notation = “{ $text }” is not a valid move in this game.
refused-bad-draw = “{ $text }” is not a valid draw in this game.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.
refused-undo-luck = You can’t undo this step: a random draw has been revealed since.
refused-undo-others = You can’t undo this step: another player has acted since.
refused-undo-sealed = Your choice is locked in. Change it instead of undoing.
refused-no-such-entry = The record of this game has no entry { $number }.
refused-already-resigned = { $seat }: you have already resigned.

## Before a game.

bad-seats = Wrong number of seats: { $asked }. This game takes { $fixed ->
        [yes] exactly { $max }
       *[no] { $min } to { $max }
    }.
bad-option-unknown = This game has no option “{ $name }”. Available: { $allowed }.
# $value is JSON, with its own quotes.
bad-option-value = The option “{ $name }” can’t be { $value }. Allowed: { $allowed }.
bad-options-shape = Options must be a JSON object, such as { "{\"name\": \"value\"}" }.
bad-rules-version = There is no version { $asked } of these rules. The latest is { $newest }.
bad-game = There is no game “{ $game }”. Available: { $allowed }.
# $reason is for whoever wrote the file: always English, with its own full stop, if any.
bad-position = Can’t load this position: { $reason }
bad-record = Can’t replay this record: { $reason }

## When a finished record is verified. The sentence follows the name of the file.

unverified-no-proof = It has no proof of its draws, so there is nothing to verify.
unverified-no-result = It has no result: the match was not finished. Only a finished match can be verified.
# $reason is English, as above.
unverified-unplayable = It is not a valid record of a match: { $reason }
unverified-altered = It was altered: the digest in its proof does not match the record.
unverified-secret = The secret in its proof does not match the commitment.
# $seat is a number.
unverified-nonce = The nonce of seat { $seat } does not match its commitment.
unverified-nonces = The nonces do not match the seats: each human player has one, in seat order, and bots have none (see seat { $seat }).
unverified-record = The match can’t have been played like this: { $reason }
unverified-named = Entry { $entry }: the draw does not say how it was derived, so it was chosen by hand.
# $luck is what the rules asked and what was answered, such as “2:1”.
unverified-other-luck = Entry { $entry }: this table’s randomness gives { $draw } ({ $luck }), not the recorded draw.

### What the server refuses, whatever the game.

# $reason is for whoever wrote the message, in English.
server-malformed = This message cannot be read: { $reason }
server-too-large = This message is too large: { $bytes } bytes are the most.
server-unknown-person = The server does not know you yet: give a name first.
server-bad-code = This code opens nothing. It may have been withdrawn.
server-no-such-table = There is no such table.
server-no-such-page = There is nothing here.
server-no-such-method = This cannot be done here.
server-no-such-pass = You have no such device or link.
server-no-such-seat = There is no such seat: this table has { $seats } { $seats ->
        [one] seat
       *[other] seats
    }.
server-bad-name = A name has 1 to { $most } characters, with a letter or a digit among them.
server-bad-level = There is no such bot. There are: { $allowed }.
server-bad-commitment = This is no commitment of your own: 64 digits in hexadecimal are needed.
server-bad-nonce = This nonce is not the one you committed to.
server-seat-taken = Seat { $seat } is taken.
server-seat-kept = This seat is kept for { $name }.
server-already-seated = You sit at this table already.
server-not-seated = You do not sit at this table.
server-not-yours = That is for the host of the table to do.
server-not-your-seat = While the match is on, you see it from your own seat alone.
server-hint-among-people = Hints are for matches against bots: other people play here.
server-hint-busy = You have asked for a hint already: it will be there in a moment.
server-seats-empty = Not everybody is there yet: every seat must be taken.
server-started = The match has begun already.
server-not-started = The match has not begun yet.
server-not-over = The match is not over yet.
server-late = The match has gone on since: this answers an earlier question.
server-too-long = This match is too long for second thoughts.
server-key-used = Another move had this key.
server-foreign-origin = Another site’s page may not do this.
server-too-many = Too much at once: please wait a moment.
server-too-many-moves = These are too many moves: { $most } are the most.
server-too-many-tables = You have { $most } unfinished tables already. Finish one first.
server-too-many-passes = You have { $most } devices and links already. Withdraw one first.
server-disk-full = The server’s disk is full: nothing can be stored now, and nothing is lost. Please try again later.
server-internal = Something went wrong on the server. Please try again.

# The name of a bot’s seat. A level without words of its own is shown as it is.
server-bot = Bot ({ $level ->
        [random] at random
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[other] { $level }
    })

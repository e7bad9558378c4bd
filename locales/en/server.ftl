### What the server refuses, whatever the game.

# $reason is for whoever wrote the message, in English.
server-malformed = Invalid message: { $reason }
server-too-large = Message too large (maximum: { $bytes } bytes).
server-unknown-person = You are not signed in. Choose a name first.
server-bad-code = Invalid code. It may have been revoked.
server-no-such-table = Table not found.
server-no-such-page = Not found.
server-no-such-method = This method is not allowed here.
server-no-such-pass = You have no such device or sign-in link.
server-no-such-seat = There is no such seat: this table has { $seats } { $seats ->
        [one] seat
       *[other] seats
    }.
server-bad-name = A name must have 1 to { $most } characters, including a letter or a digit.
server-bad-level = There is no such bot level. Available: { $allowed }.
server-bad-commitment = Invalid commitment: it must be 64 hexadecimal digits and your own.
server-bad-nonce = This nonce does not match your commitment.
server-seat-taken = Seat { $seat } is taken.
server-seat-kept = This seat is reserved for { $name }.
server-already-seated = You’re already seated at this table.
server-not-seated = You’re not seated at this table.
server-not-yours = Only the host can do that.
server-not-your-seat = During the game you can only see your own view.
# A player who is away, and the others who decide.
server-bot-plays = A bot is playing for you. Open the table to get your seat back.
server-not-absent = { $name } is at the table. A bot can only play for a missing player.
server-nobody-absent = Nobody is missing. You can only end the game without a result while a player is away.
server-absent-soon = { $name } may be right back. In { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } you can decide how to continue.
server-never-absent = At this table, everyone waits for missing players.
server-hint-among-people = Hints are only available against bots.
server-hint-busy = Your hint is already on its way.
server-seats-empty = The game can’t start yet: some seats are free.
server-started = The game has already started.
server-not-started = The game hasn’t started yet.
server-not-over = The game isn’t finished yet.
server-late = Too late: the game has moved on.
server-too-long = This game is too long to change choices.
server-key-used = This key was already used for another move.
server-foreign-origin = Requests from other sites are not allowed.
server-too-many = Too many requests. Wait a moment and try again.
server-too-many-moves = Too many moves (maximum: { $most }).
server-too-many-tables = You already have { $most } unfinished tables. Finish one first.
server-too-many-passes = You already have { $most } devices and sign-in links. Revoke one first.
server-disk-full = The server’s disk is full, so nothing can be saved right now. Nothing is lost. Please try again later.
server-internal = Something went wrong on the server. Please try again.

# The name of a bot’s seat. A level without words of its own is shown as it is.
server-bot = Bot ({ $level ->
        [random] random
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[other] { $level }
    })

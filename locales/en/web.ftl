### The page in the browser. $seat and $name are names that people gave, shown as they are.

## Everywhere

web-tagline = Zoo board games, with friends or bots.
web-home = All games
web-language = Language
web-close = Close
web-rules = Rules
web-unreachable = Can’t reach the server right now.
web-coming = Connecting…
web-away = Connection lost. Reconnecting… Your game is saved.
web-outdated = Menagerie was updated. Please reload the page.
web-nowhere = Page not found.
web-loading = Loading…

## The rules, their examples, and tips for a first game

web-rulebook = Rules
web-rulebook-none = This game has no rules page yet.
web-rulebook-contents = On this page
web-rulebook-play = Play now
web-rulebook-piece = Piece
web-rulebook-count = Per player
web-rulebook-worth = Points
web-rulebook-does = Effect
web-rulebook-rulings = Rulings
web-rulebook-reason = Why:
web-rulebook-sure = { $sure ->
    [certain] certain
    [likely] likely
    [chosen] our choice
    [ours] this program
   *[other] { $sure }
}
web-example = Example { $number }
web-example-try = Try it
web-example-again = Start over
web-example-show = Show me: { $choice }
web-example-turn = { $name }: { $task }
web-example-player = Player { $number }
web-example-done = That was the example. Keep playing, or start over.
web-guide-wanted = Show beginner tips
web-guide = Your first game
web-guide-got = Got it
web-guide-stop = No more tips
web-guide-more = Read more in the rules

## Settings

web-settings = Settings
web-theme = Theme
web-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}
web-motion = Motion
web-motion-name = { $motion ->
    [less] Reduced
   *[system] System
}

## Pace

web-speed = Bot speed
web-speed-name = { $speed ->
    [calm] Slow
    [instant] Instant
   *[brisk] Fast
}
web-show = Preview moves before playing them
web-show-name = { $show ->
    [never] Never
    [always] Always
   *[touch] On touchscreens
}
web-forced = Play forced moves automatically
web-forced-now = Your only legal move: { $choice }
web-forced-hold = Play it myself
web-forced-played = Played automatically: { $choice }
web-again-plays = Choose the same move again to play it.
web-skip = Skip

## The result in one sentence

web-result-why = { $name_you ->
    [yes] You win
   *[other] { $name } wins
} by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}. Biggest advantage: { $part } (+{ $more }).
web-result-won = { $name_you ->
    [yes] You win
   *[other] { $name } wins
} by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
web-result-tiebreak = { $name_you ->
    [yes] You win
   *[other] { $name } wins
} on the tie-breaker, with { web-points }.
web-result-shared = Tie for first place: { $names }, with { web-points } each.
web-result-resigned = { $name_you ->
    [yes] You win: everyone else resigned.
   *[other] { $name } wins: everyone else resigned.
}
web-other-game = Other games

## Names

web-name = Your name
web-name-note = Keep this name or type your own.
# Names offered to strangers, separated by commas.
web-names = Okapi, Tapir, Quokka, Lemur, Puffin, Badger, Otter, Heron, Ibex, Meerkat
web-rename = Change name
web-renamed = Your name at new tables: { $name }.
web-me = You
web-devices = Devices and sign-in links
web-devices-note = A sign-in link lets another device play as you. Anyone who has it can, until you revoke it.
web-device = Browser, signed in { $date }
web-device-this = This browser, signed in { $date }
web-device-link = Sign-in link, created { $date }
web-withdraw = Revoke
web-link-make = Play on another device
web-link-made = Open this link on the other device, or enter the code { $code } there. You won’t see it again.
web-code = Code from another device
web-claim = Sign in on this device
web-claimed = This browser now plays as { $name }.

## Games and tables

web-games = Games
web-designer = by { $name }
web-seats = Seats
web-level = Bot level
# Bots have levels; a level without words of its own is shown as it is.
web-level-name = { $level ->
    [random] random
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $level }
}
web-bot = Bot ({ $level })
# Among several of a level, with the number of its seat.
web-bot-number = Bot { $number } ({ $level })
web-play-bots = Play against bots
web-play-people = Invite players
web-public = List in the lobby so anyone can join
web-options = Options
web-yes = yes
web-no = no
web-my-tables = Your tables
web-open-tables = Open tables
web-running-tables = Games in progress
web-no-open = No open tables. Start one and anyone can join.
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-status = { $status ->
    [open] waiting for players
    [opening] starting
    [running] in progress
    [over] finished
   *[other] { $status }
}

## A game on the first page

web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-players-range = { $min }–{ $max } players
web-level-note = { $level ->
    [random] Plays random legal moves. Good for a first look.
    [easy] Plays like a beginner: grabs points, misses a lot.
    [medium] Plays sensibly. A good opponent once you know the rules.
    [hard] Knows the game well and makes few mistakes.
    [expert] Uses all its thinking time. Very hard to beat.
   *[other] A custom bot.
}
web-learn = Learn as you play
web-learn-note = A game against the easy bot, with tips along the way.
# The value of an option that a table has unless somebody chooses another.
web-default = { $value } (default)
web-options-usual = defaults
# What sits between the name of an option and its value.
web-option-is = { $option }: { $value }
# After the name of an option that is a list: so many must still be chosen.
web-choose-more = choose { $count } more
# A text with data, such as a set of tiles: typed or read from a file, and checked meanwhile.
web-text-edit = Edit
web-text-rows = Data, row by row
web-text-judging = Checking …
web-text-good = Everything is in order.
web-text-take = Use this
web-text-file = Load a file
web-text-reset = Reset to default

## Tables on the first page

web-join = Join
web-watch = Watch
web-go-on = Continue
web-look-back = Replay

## At a table

web-invite = Share this link with players and spectators
web-copy = Copy
web-copied = Copied
web-seat = Seat { $number }
web-seat-free = Free
web-seat-kept = Reserved for { $name }
web-seat-you = { $name } (you)
web-seat-away = away
web-seat-resigned = resigned
web-seat-substitute = played by a bot ({ $level })
web-sit = Join game
web-sit-here = Take this seat
web-put-bot = Add bot
web-stand-up = Leave seat
web-free = Clear seat
web-start = Start game
web-waiting = Waiting for players…
web-opening = Starting… Combining everyone’s random numbers.
web-board = Board
web-turn-you = Your turn
web-turn-of = { $name }’s turn
web-turn-together-you = Make your secret choice
web-turn-together = Waiting for { $names } to choose
web-turn-chance = Drawing at random…
web-turn-over = Game over
web-watching = You’re watching this game.
web-sealed = Locked in: { $action }
web-unseal = Change
web-resign = Resign
# $others is how many opponents have not given up: with one, the match is over at once.
web-resign-sure = { $others ->
    [one] Resign? The game ends and you finish last.
   *[other] Resign? A bot takes over and you finish last.
}
web-resign-no = Keep playing
web-rule = Rule { $rule }
web-rematch = Rematch
web-rematch-go = Go to rematch
web-won = You win!
web-shared = Tie for first place
web-winner = { $name } wins.
web-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a person has, such as points: the name, then that.
web-name-is = { $name }: { $value }
web-record = Download game record

## While a match runs

web-turn = Current turn
web-sending = Sending…
web-confirm = Confirm
web-cancel = Cancel
# Undo. $code says why nothing can be undone now.
web-undo = Undo
web-undo-note = Undo your last move (Ctrl+Z)
web-redo = Redo
web-redo-note = Redo the move you undid (Ctrl+Shift+Z)
web-undo-why = { $code ->
    [undo-luck] You can’t undo: a random draw has been revealed since your last move.
    [undo-others] You can’t undo: another player has acted since your last move.
    [too-long] You can’t undo: this game is too long.
   *[other] You have nothing to undo.
}
web-again = Replay last moves
web-again-note = Plays what the others did since your last turn, slowly. Places where something changed are marked on the board.
web-to-now = Back to live
web-looking-back = Step { $number } of { $count }
web-behind = { $count ->
    [one] { $count } newer step
   *[other] { $count } newer steps
}
web-tab-log = Log
web-tab-table = Table
web-tab-result = Result
web-invite-watch = Spectator link
web-advice = Hint
web-advice-thinking = Thinking…
web-advice-chance = { $percent }% to win
web-advice-only = only legal move
web-advice-ahead = { $points ->
    [0] certain tie
    [one] certain win by { $points } point
   *[other] certain win by { $points } points
}
web-advice-behind = { $points ->
    [one] certain loss by { $points } point
   *[other] certain loss by { $points } points
}
web-replay = Replay
web-replay-back = Previous step
web-replay-on = Next step
web-replay-play = Play
web-replay-pause = Pause
web-replay-at = Replay: step { $number } of { $count }
web-replay-seat = View as
web-replay-own = Your own view
web-replay-link = Copy a link to this step
web-log-look = Show this step on the board

## The list of keys

web-keys = Keyboard shortcuts
web-keys-list = Show this list
web-keys-step = Previous or next step
web-keys-ends = First step, or back to live
web-keys-back = Cancel, or back to live
web-keys-board = Next choice on the board
web-keys-choose = Play the selected choice
web-keys-turn-piece = Turn the piece in hand
web-keys-fit = Show everything
web-keys-zoom = Zoom in or out
web-keys-rules = Open the rules
web-keys-animal = Show the card of an animal
web-keys-animals = Previous or next animal
web-keys-turn = Go to the table that has waited longest for you
# What is written on a key, where it is a word.
web-key-name = { $key ->
    [Ctrl] Ctrl
    [Shift] Shift
    [Enter] Enter
    [Escape] Esc
    [Home] Home
    [End] End
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
   *[other] { $key }
}

## Before the match

web-seat-for-you = There’s a seat for you
web-at-the-table = Already seated: { $names }
web-or-watch = Or stay here to watch. The game appears when it starts.
web-all-taken = All seats are taken. Stay here to watch. The game appears when it starts.
web-ready = Everyone’s here
web-ready-note = Any player can start the game with “{ web-start }”.
web-share = Share…
web-qr = QR code for this link
web-qr-note = Or scan with a phone.
# $host is “localhost” or an address such as “127.0.0.1”.
web-only-here = “{ $host }” only works on this computer. To invite other devices, first open this page at the computer’s network address.
web-is-public = Public: listed in the lobby, anyone can join.
web-is-private = Private: only people with the link can find this table.
web-bots-note = Nobody else coming? Fill the free seats with bots.

## Players who are missing, the end without a result, spectators

web-seat-left = left the table
web-absent = Missing players
web-absent-left = { $name } left the table.
web-absent-lost = { $name } lost connection.
web-absent-bot = A bot ({ $level }) plays until they’re back.
web-absent-soon = In { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} you can decide how to continue.
web-absent-replace = Let a bot play
web-absent-end = End without a result
web-absent-end-sure = End the game without a result? It ends for everyone.
web-absent-agreed = Agreed to end the game: { $names }
web-absent-withdraw = Keep playing
web-abandoned = Ended without a result
# $names ends with the number of spectators without a name, if there are any.
web-spectators = Watching: { $names }
web-spectators-unnamed = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
# $seconds is −1 for “forever”.
web-absent-after = Wait for missing players
web-absent-after-value = { $seconds ->
    [-1] Forever
    [10] 10 s
    [60] 1 min
    [300] 5 min
   *[other] { $seconds } s
}
web-absent-after-note = { $seconds ->
    [-1] The others wait for as long as it takes.
   *[other] After this time, the others can let a bot play or end the game without a result.
}
web-delete = Delete table
web-delete-sure = Delete this table? Everyone waiting here returns to the home page.
web-delete-no = Keep it
web-table-deleted = The host deleted the table.

## Your turn: the tab’s title, the home page, a sound

# $place is the game, or the name of this site.
web-title-turn = ● Your turn · { $place }
web-turns = { $count ->
    [one] It’s your turn
   *[other] Your turn at { $count } tables
}
web-last-move = last move { $ago }
web-archived = archived
web-sound = Sound when it’s your turn
web-sound-note = A short chime if you’re in another tab or have waited a while.

## Animals

web-animals = Animals
web-animals-note = Who lives in our zoos? Pick an animal and read about it.
web-animals-how = Pick an animal to read about it. During a game, right-click one on the board, rest a finger on it, or press I.
web-animals-all = All animals
web-animals-in = Lives in
web-animals-previous = Previous animal: { $name }
web-animals-next = Next animal: { $name }

## Credits

web-credits = Credits
web-credits-games = The games
web-credits-games-note = The games are the work of their designers. The rules here are in our own words. If you like a game, please buy it.
web-credits-made = Built with
web-credits-use = { $name ->
    [noto] Animal pictures
    [bricolage] Title typeface
    [svelte] User interface
    [fluent] Translations
    [noble] Verification of draws
   *[lean-qr] QR codes
}
web-credits-licences = Full licence texts
web-credits-own = Menagerie is free software, licensed under MIT or Apache 2.0 at your choice.

## The log. $action is in notation.

web-log = Log
web-log-empty = No moves yet.
web-log-play = { $name }: { $action }.
web-log-hidden = { $name_you ->
    [yes] You choose in secret.
   *[other] { $name } chooses in secret.
}
web-log-unseal = { $name_you ->
    [yes] You change your choice.
   *[other] { $name } changes the choice.
}
web-log-draw = Drawn at random: { $draw }
web-log-draw-hidden = Secret draw
web-log-undo = Undo: back to step { $to }
web-log-undid = { $name_you ->
    [yes] You undo a move.
   *[other] { $name } undoes a move.
}
web-log-redid = { $name_you ->
    [yes] You redo the move.
   *[other] { $name } redoes the move.
}
web-log-resign = { $name_you ->
    [yes] You resign.
   *[other] { $name } resigns.
}
web-log-takeover = { $name_you ->
    [yes] A bot ({ $level }) takes over for you.
   *[other] A bot ({ $level }) takes over for { $name }.
}
web-log-return = { $name_you ->
    [yes] You’re back.
   *[other] { $name } is back.
}

## The log, by turns. $names are those who passed one after the other; web-log-you is a heading, and lower case within them.

web-log-passes = Passed: { $names }.
web-log-you = You
# Read aloud after a step that was undone.
web-log-undone = (undone)

## The rules in short, which every game begins with

web-rulebook-summary = Summary
web-rulebook-goal = Goal
web-rulebook-turn = Your turn
web-rulebook-scoring = Scoring
web-rulebook-powers = Special powers
web-rulebook-sources = Sources

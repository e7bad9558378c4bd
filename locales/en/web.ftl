### The page in the browser. $seat and $name are names that people gave, shown as they are.

## Everywhere

web-tagline = Board games that smell of the zoo, at a table of your own.
web-home = To the games
web-language = Language
web-close = Close
web-rules = Rules
web-unreachable = The server cannot be reached just now.
web-coming = Connecting …
web-away = Connection lost. Trying again; nothing is lost.
web-outdated = This page is older than the server: please load it again.
web-nowhere = There is nothing here.
web-loading = One moment …

## The rules, their examples, and tips for a first game

web-rulebook = The rules
web-rulebook-none = There is no page of rules for this game yet.
web-rulebook-contents = On this page
web-rulebook-play = Play now
web-rulebook-piece = Piece
web-rulebook-count = Each has
web-rulebook-worth = Worth
web-rulebook-does = What it does
web-rulebook-rulings = Doubtful cases
web-rulebook-reason = Why:
web-rulebook-sure = { $sure ->
    [certain] certain
    [likely] likely
    [chosen] chosen
    [ours] ours
   *[other] { $sure }
}
web-example = Example { $number }
web-example-try = Try it
web-example-again = Start over
web-example-show = Show me: { $choice }
web-example-turn = { $name }: { $task }
web-example-player = Player { $number }
web-example-done = That is what was to be seen. You may play on, or start over.
web-guide-wanted = Tips for a first game
web-guide = Your first game
web-guide-got = Got it
web-guide-stop = No more tips
web-guide-more = More in the rules

## Settings

web-settings = Settings
web-theme = Colours
web-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[system] as the device
}
web-motion = Movement
web-motion-name = { $motion ->
    [less] as little as can be
   *[system] as the device
}
web-confirm-note = The board first shows what a choice would do; it counts once you confirm it.

## Names

web-name = Your name
web-name-note = Take this one or type your own.
# Names offered to strangers, separated by commas.
web-names = Okapi, Tapir, Quokka, Lemur, Puffin, Badger, Otter, Heron, Ibex, Meerkat
web-rename = Change the name
web-renamed = At new tables your name is { $name }.
web-me = You
web-devices = Your devices and private links
web-devices-note = A private link makes another device yours: whoever has it plays in your name, until you withdraw it.
web-device = Browser, since { $date }
web-device-this = This browser, since { $date }
web-device-link = Private link, since { $date }
web-withdraw = Withdraw
web-link-make = Play on another device
web-link-made = Open this on the other device, or type the code { $code } there. It is shown only now.
web-code = Code from another device
web-claim = Go on here as the same person
web-claimed = This browser now plays as { $name }.

## Games and tables

web-games = Games
web-designer = by { $name }
web-seats = Seats
web-level = Bots
# Bots have levels; a level without words of its own is shown as it is.
web-level-name = { $level ->
    [random] at random
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
web-play-people = Invite somebody
web-public = Anyone may join from the lobby
web-options = Options
web-yes = yes
web-no = no
web-my-tables = Your tables
web-open-tables = Open tables
web-running-tables = Running tables
web-no-open = Nobody is waiting for players just now. Invite somebody, and let anyone join.
web-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-status = { $status ->
    [open] waiting for players
    [opening] about to begin
    [running] running
    [over] over
   *[other] { $status }
}

## A game on the first page

web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-players-range = { $min } to { $max } players
web-level-note = { $level ->
    [random] Plays anything that is allowed. For a first look around.
    [easy] A child who knows the rules: grabs points and overlooks a lot.
    [medium] Plays sensibly. A good start once you know the rules.
    [hard] Knows the game well and makes few mistakes.
    [expert] Thinks for as long as it may. Very hard to beat.
   *[other] A bot of its own kind.
}
web-learn = Learn by playing
web-learn-note = A game against the easy bot that explains itself as it goes.
# The value of an option that a table has unless somebody chooses another.
web-default = { $value } (default)
web-options-usual = all as usual
# What sits between the name of an option and its value.
web-option-is = { $option }: { $value }

## Tables on the first page

web-join = Join
web-watch = Watch
web-go-on = Go on
web-look-back = Look back

## At a table

web-invite = Send this link to whoever should play or watch
web-copy = Copy
web-copied = Copied
web-seat = Seat { $number }
web-seat-free = Free
web-seat-kept = Kept for { $name }
web-seat-you = { $name } (you)
web-seat-away = away
web-seat-resigned = gave up
web-seat-substitute = played by a bot ({ $level })
web-sit = Sit down and play
web-sit-here = Sit here
web-put-bot = Put a bot here
web-stand-up = Stand up
web-free = Free the seat
web-start = Begin
web-waiting = Waiting until every seat is taken.
web-opening = Everyone’s share of the luck is being opened …
web-board = The board
web-turn-you = Your turn
web-turn-of = { $name } is to move
web-turn-together-you = Choose in secret, like the others
web-turn-together = All choose in secret; still to choose: { $names }
web-turn-chance = Chance decides
web-turn-over = The game is over
web-watching = You are watching.
web-sealed = Your sealed choice: { $action }
web-unseal = Take it back
web-resign = Give up
# $others is how many opponents have not given up: with one, the match is over at once.
web-resign-sure = { $others ->
    [one] Really give up? The match ends, and you come last.
   *[other] Really give up? A bot plays on for you, and you come last.
}
web-resign-no = Play on
web-rule = Rule { $rule }
web-rematch = Play again
web-rematch-go = To the rematch
web-won = You win!
web-shared = First place is shared.
web-winner = { $name } wins.
web-rank = { $rank }.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a person has, such as points: the name, then that.
web-name-is = { $name }: { $value }
web-record = The record as a file

## While a match runs

web-turn = What to do now
web-sending = Sending …
web-confirm = Confirm
web-cancel = Take back
web-confirm-each = Confirm each choice before it is played
web-again = See it again
web-to-now = Back to now
web-looking-back = Looking back: { $number } of { $count }
web-behind = The game is { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} further on.
web-tab-log = Log
web-tab-table = Table
web-tab-result = Result
web-invite-watch = Link for whoever wants to watch
web-advice = Hint
web-advice-thinking = Thinking …
web-advice-chance = wins in { $percent } of 100
web-advice-only = the only choice
web-advice-ahead = { $points ->
    [0] certain to end level
    [one] certain to win by { $points } point
   *[other] certain to win by { $points } points
}
web-advice-behind = { $points ->
    [one] certain to lose by { $points } point
   *[other] certain to lose by { $points } points
}
web-replay = Replay
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play it back
web-replay-pause = Pause
web-replay-at = Moment of the game: { $number } of { $count }
web-replay-seat = Seen by
web-replay-own = Own view
web-log-look = Show this moment

## Before the match

web-seat-for-you = A seat is free for you
web-at-the-table = Already at the table: { $names }
web-or-watch = Or stay on this page and watch: the match begins by itself.
web-all-taken = All seats are taken. Stay on this page to watch: the match begins by itself.
web-ready = Everybody is there
web-ready-note = Whoever presses “{ web-start }” first begins the match for all.
web-share = Share …
web-qr = QR code of the link
web-qr-note = Or let them scan this with a phone.
# $host is “localhost” or an address such as “127.0.0.1”.
web-only-here = Only this computer can open “{ $host }”. For other devices, open this page by the computer’s address in your network, and the link and the code will fit.
web-is-public = Shown on the first page: anyone may join.
web-is-private = Not listed: only whoever has the link finds this table.
web-bots-note = Nobody else coming? Give the free seats to bots.

## Credits

web-credits = Credits
web-credits-games = The games
web-credits-games-note = The games are the work of their designers. Rules are told here in our own words; whoever likes a game should buy it.
web-credits-made = What this page is made with
web-credits-use = { $name ->
    [noto] The pictures of animals
    [bricolage] The typeface of titles
    [svelte] What draws the page
    [fluent] The page’s languages
    [noble] Checking everybody’s luck
   *[lean-qr] QR codes
}
web-credits-licences = All licences in full
web-credits-own = Menagerie itself is free software, under the MIT or the Apache 2.0 licence, whichever suits you.

## The log. $action is in notation.

web-log = What happened
web-log-empty = Nothing yet.
web-log-play = { $name }: { $action }.
web-log-hidden = { $name }: a secret choice.
web-log-unseal = { $name } takes the choice back.
web-log-draw = Chance: { $draw }
web-log-draw-hidden = Chance, in secret
web-log-undo = Back to entry { $to }
web-log-resign = { $name } gives up.
web-log-takeover = A bot ({ $level }) plays for { $name }.
web-log-return = { $name } is back.

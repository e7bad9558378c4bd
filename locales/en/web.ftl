### The page in the browser. $seat and $name are names that people gave, shown as they are.

## Everywhere

web-tagline = Board games that smell of the zoo, at a table of your own.
web-home = To the games
web-language = Language
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
web-guide = Your first game
web-guide-got = Got it
web-guide-stop = No more tips
web-guide-more = More in the rules

## Names

web-name = Your name
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
web-play-bots = Play against bots
web-play-people = Invite somebody
web-public = Anyone may join from the lobby
web-options = Options
web-yes = yes
web-no = no
web-my-tables = Your tables
web-open-tables = Open tables
web-running-tables = Running tables
web-no-tables = None just now.
web-free-seat = free
web-status = { $status ->
    [open] waiting for players
    [opening] about to begin
    [running] running
    [over] over
   *[other] { $status }
}

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
web-sit = Sit down
web-put-bot = Put a bot here
web-stand-up = Stand up
web-free = Free the seat
web-start = Begin
web-waiting = Waiting until every seat is taken.
web-opening = Everyone’s share of the luck is being opened …
web-board = The board
web-turn-you = Your turn
web-turn-of = { $name } is to move
web-turn-together = All choose in secret; still to choose: { $names }
web-turn-chance = Chance decides
web-turn-over = The game is over
web-watching = You are watching.
web-sealed = Your sealed choice: { $action }
web-unseal = Take it back
web-resign = Give up
web-resign-sure = Really give up? A bot plays on for you, and you come last.
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
web-rules = Rules of the game
web-invite-watch = Link for whoever wants to watch
web-advice = Hint
web-advice-thinking = Thinking …
web-advice-chance = wins in { $percent } of 100
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

## The log. $action is in notation.

web-log = What happened
web-log-empty = Nothing yet.
web-log-hidden = { $name }: a secret choice.
web-log-unseal = { $name } takes the choice back.
web-log-draw = Chance: { $draw }
web-log-draw-hidden = Chance, in secret
web-log-undo = Back to entry { $to }
web-log-resign = { $name } gives up.
web-log-takeover = A bot ({ $level }) plays for { $name }.
web-log-return = { $name } is back.

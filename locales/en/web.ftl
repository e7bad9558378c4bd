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
web-example-do = Do it
web-example-not = Something else
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
web-in-sentences = The board in sentences
web-turn-you = Your turn
web-turn-of = { $name } is to move
web-turn-together = All choose in secret; still to choose: { $names }
web-turn-chance = Chance decides
web-turn-over = The game is over
web-watching = You are watching.
web-choices = Your choices
web-filter = Search
web-no-choice = Nothing matches.
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

## The log. $action is in notation.

web-log = What happened
web-log-empty = Nothing yet.
web-log-hidden = a secret choice
web-log-unseal = takes the choice back
web-log-draw = Chance: { $draw }
web-log-draw-hidden = Chance, in secret
web-log-undo = Back to entry { $to }
web-log-resign = gives up
web-log-takeover = a bot ({ $level }) takes over
web-log-return = is back

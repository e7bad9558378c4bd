### The menagerie command: help, usage errors, and the game at the terminal.

# The name of a seat where nobody has given one; it may begin a sentence.
seat = Seat { $number }

## Help of the command line

cli-menagerie = Zoo board games in the terminal: play them, simulate them, drive them from your own program.
cli-after-help = Try: menagerie play zebres
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help = Print help
cli-version = Print the version
cli-default = [default: { $value }]
cli-lang = Language of everything shown: en, fr or de (otherwise that of the system)
cli-json = Print one JSON document and nothing else
cli-games = List the games, their options and the levels of the bots
cli-play = Play a game against bots
cli-play-game = The id of the game, such as zebres
cli-play-seats = Number of seats, yours included
cli-play-options = Options of the game as JSON, such as { "'{\"board\":\"president\"}'" }
cli-play-bots = How well the bots play
cli-play-seed = Play the same luck again
cli-play-plain = Sentences instead of a drawing, for a screen reader
cli-simulate = Let bots play many games and measure what comes of it
cli-simulate-game = The id of the game, such as zebres
cli-simulate-games = How many games
cli-simulate-seats = Number of seats
cli-simulate-options = Options of the game as JSON
cli-simulate-seed = The same seed gives the same games, on any machine
cli-simulate-bots = One level for all seats, or one for each, separated by commas
cli-simulate-threads = How many games are played at the same time
cli-bench = Measure how fast the rules run on this machine
cli-bench-game = Only this game
cli-bench-seconds = How long to measure each number of seats
cli-replay = Check a record and show the game it tells
cli-replay-file = The record, or { "-" } for standard input
cli-replay-at = Show the game after this entry
cli-replay-viewer = Show what this seat sees: its number, or spectator
cli-engine = Speak the line protocol: one JSON object a line, in and out
cli-engine-seed = The luck of matches that name no seed

## Usage errors

usage-unknown-argument = { $arg } is not an option here; --help lists them
usage-unknown-command = there is no command { $command }; --help lists them
usage-missing-argument = { $arg } is missing; --help tells more
usage-missing-command = say what to do; --help lists the commands
usage-missing-value = { $arg } needs a value
usage-bad-value = { $value } is not possible for { $arg } ({ $allowed })
usage-twice = { $arg } is given twice, or together with what excludes it

## games, simulate, bench, replay, engine

games-seats = { $min } seats
games-seats-range = { $min } to { $max } seats
games-levels = Bots, weakest first: { $levels }
simulate-bad-bots = { $bots } bots are named for { $seats } seats; name one for all or one for each
simulate-done = { $games } games, { $decisions } decisions in { $seconds } s: { $rate } million decisions a second
simulate-seat = Seat { $number } ({ $bot }): { $score } points on average, { $wins } wins ({ $percent } %)
simulate-digest = Digest { $digest }
bench-line = { $game }, { $seats } seats: { $decisions } million decisions and { $playouts } playouts per CPU second, { $bytes } bytes a state, { $allocations } allocations a playout
replay-no-such-entry = there is no entry { $number }; the last is { $last }
replay-at = after entry { $at } of { $last }
engine-no-game = No match has been started: send new, load or replay first.
engine-bad-level = There is no level { $level }; there are { $allowed }.

## The game at the terminal

play-you = You
play-bot = Bot ({ $level })
play-intro = Type a choice as it is written, or its number. help explains the game, quit leaves it.
play-prompt = Your choice:
play-empty = Type a choice, its number, or help.
play-no-such-choice = “{ $text }” is not one of the choices. Type help to see how to type them.
play-undone = Taken back: you decide again.
play-saved = Saved in { $file }. “menagerie replay { $file }” shows it again.
play-goodbye = Goodbye, and come back soon.
play-more = { $count ->
    [one] One more choice does more; type ? and the choice to see what.
   *[other] { $count } more choices do more; type ? and the choice to see what.
}
play-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
play-won = You win. Well played!
play-shared = First place is shared: { $seat }.
play-lost = { $seat } wins. Another game?

# Names of the commands at the prompt, separated by commas; the English ones always work too.
play-command-undo = undo, u
play-command-help = help, h
play-command-board = board, b
play-command-describe = describe, d
play-command-choices = choices, c
play-command-score = score, s
play-command-save = save
play-command-quit = quit, q, exit
play-help =
    At the prompt:
      a choice          as it is written, or its number
      ? and a choice    what it would do, before you make it
      undo (u)          take your last decision back
      board (b)         show the board again
      describe (d)      tell the board in sentences
      choices (c)       list the choices again
      score (s)         the score if the game ended now
      save FILE         write the game to a file
      help (h)          this page
      quit (q)          leave

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
cli-play = Play a game against bots, or with others at one keyboard
cli-play-game = The id of the game, such as zebres
cli-play-seats = Number of seats, yours included
cli-play-options = Options of the game as JSON, such as { "'{\"board\":\"president\"}'" }
cli-play-people = The people at this keyboard by name, such as Ada,Léo; bots have the other seats
cli-play-bots = How well the bots play
cli-play-seed = Play the same luck again
cli-play-plain = Sentences instead of a drawing, for a screen reader
cli-serve = Serve the games in the browser
cli-serve-listen = The address to listen on; 0.0.0.0 lets other devices in the network in
cli-serve-port = The port; 0 takes a free one
cli-serve-data = The file with all people and tables
cli-serve-behind-proxy = A reverse proxy in front says who is asking (X-Forwarded-For, -Proto and -Host)
cli-serve-no-limits = Lift the limits on what one person may send; for measuring only
cli-serve-bot-pause = Time per bot move, in milliseconds; without it, players choose the bot speed
cli-serve-log-json = Log in JSON
cli-load = Play many tables against a server on this machine and measure it
cli-load-url = The server; it must run with --no-limits
cli-load-tables = How many tables play at the same time
cli-load-seconds = How long
cli-load-game = The id of the game
cli-load-idle = Browsers that are connected besides and do nothing
cli-load-asleep = Tables that are made before and left alone
cli-backup = Copy the data of a server, which may be running
cli-backup-file = The copy, which must not exist yet
cli-backup-data = The file with the data
cli-simulate = Let bots play many games and measure what comes of it
cli-simulate-game = The id of the game, such as zebres
cli-simulate-games = How many games
cli-simulate-seats = Number of seats
cli-simulate-options = Options of the game as JSON
cli-simulate-seed = The same seed gives the same games, on any machine
cli-simulate-bots = One level for all seats, or one for each, separated by commas
cli-simulate-threads = How many games are played at the same time
cli-arena = Let bots play against each other and rate them
cli-arena-game = The id of the game, such as zebres
cli-arena-bots = The bots that meet, at least two, separated by commas
cli-arena-games = How many games; every bot sits in every seat in turn
cli-arena-seats = Number of seats
cli-arena-options = Options of the game as JSON
cli-arena-millis = How long a bot may think about a decision, in milliseconds
cli-arena-iterations = How many iterations a bot may search for a decision
cli-arena-threads = How many games are played at the same time
cli-arena-seed = The same seed gives the same games, unless time is the budget
cli-arena-stop-early = Stop once the best bot’s share of wins is surely above an even one
cli-arena-html = Also write a page with plots to this file
cli-bench = Measure how fast the rules run on this machine
cli-bench-game = Only this game
cli-bench-seconds = How long to measure each number of seats
cli-replay = Check a record and show the game it tells
cli-replay-file = The record, or { "-" } for standard input
cli-replay-at = Show the game after this entry
cli-replay-viewer = Show what this seat sees: its number, counted from 0, or spectator
cli-verify = Verify the finished record of a table: rules, result, and that nobody chose the luck
cli-verify-file = The record, or { "-" } for standard input
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

## games, simulate, arena, bench, replay, verify, engine

games-seats = { $min } seats
games-seats-range = { $min } to { $max } seats
games-levels = Bots, weakest first: { $levels }
serve-ready = Menagerie is served at { $url }
backup-done = Copied to { $file }
load-done = { $moves } moves at { $tables } tables: { $rate } moves a second, seen by the other seat after { $p50 } ms (half), { $p95 } ms (95 %), { $p99 } ms (99 %). The server used { $cpu } s of processor time ({ $per } moves for each) and { $memory } MB.
simulate-bad-bots = { $bots } bots are named for { $seats } seats; name one for all or one for each
simulate-done = { $games } games, { $decisions } decisions in { $seconds } s: { $rate } million decisions a second
simulate-seat = Seat { $number } ({ $bot }): { $score } points on average, { $wins } wins ({ $percent } %)
simulate-digest = Digest { $digest }
arena-bad-bots = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} named after --bots; { $min } to { $max } can meet
arena-unwritable = { $file } cannot be written: { $reason }
arena-title = { $game }: { $games } games, { $seats } seats
arena-note = Share of wins and rating with their 95 % intervals; p50, p95 and max are the milliseconds of a decision.
arena-stopped = Stopped after { $games } of { $wanted } games: the best share of wins is surely above an even one.
arena-uneven = Only after every { $round } games has each bot met all others from each seat equally often; { $games } is no multiple of it.
# Heads of columns: as short as can be.
arena-head-bot = Bot
arena-head-games = Games
arena-head-wins = Wins
arena-head-share = Share
arena-head-rank = Rank
arena-head-score = Score
arena-head-rating = Rating
arena-head-p50 = p50
arena-head-p95 = p95
arena-head-max = max
arena-page-subject = Bots against bots
arena-page-options = Options
arena-page-seats = Seats
arena-page-games = Games
arena-page-budget = A decision may take
arena-page-seed = Seed
arena-page-threads = Games at a time
arena-page-command = Play it again
arena-page-results = Results
arena-page-rating = Rating
arena-page-rating-note = On the scale of Elo, where 400 points ahead wins ten games for one lost. The line is the 95 % interval.
arena-page-scores = Scores
arena-page-scores-note = How often each score was reached, on the same scale for all. The highest column stands for { $percent } % of the bot’s games; the upright line is the mean.
arena-page-mean = mean { $score }
arena-page-times = Time of a decision
arena-page-times-note = On a logarithmic scale: what half of the decisions (p50) and 95 % of them (p95) did not exceed, and the longest (max).
arena-budget-own = what each level takes by itself
arena-budget-millis = { $millis } ms
arena-budget-iterations = { $iterations } iterations
arena-budget-both = { $millis } ms or { $iterations } iterations
bench-line = { $game }, { $seats } seats: { $decisions } million decisions and { $playouts } playouts per CPU second, { $bytes } bytes a state, { $allocations } allocations a playout
replay-no-such-entry = there is no entry { $number }; the last is { $last }
replay-at = after entry { $at } of { $last }
verify-done = Verified: every entry ({ $entries } in all) follows the rules, and the result is right.
verify-draws = Draws that follow from the numbers committed to before the game: { $draws }. People who had a part in them: { $people }.
verify-compare = These are the commitments; compare them with those you were shown before the game.
verify-server = the server
engine-no-game = No match has been started: send new, load or replay first.
engine-bad-level = There is no level { $level }; there are { $allowed }.

## The game at the terminal

play-you = You
play-bot = Bot ({ $level })
play-too-many-people = { $people } people do not fit at { $seats } seats.
play-same-name = Two people cannot both be called { $name }.
play-intro = Type a choice as it is written, or its number. help explains the game, quit leaves it.
play-hand-over = { $seat }: take the keyboard, and press Enter when nobody else sees the screen.
play-prompt = Your choice:
play-prompt-of = { $seat }, your choice:
play-empty = Type a choice, its number, or help.
play-no-such-choice = “{ $text }” is not one of the choices. Type help to see how to type them.
play-ambiguous = “{ $text }” may be the choice { $choice } or the command { $command }: type one of the two as it stands here.
play-hint = { $action } (worth { $expected } of 100): { $does }
play-hint-ahead = { $action } (the end is worked out: { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
} ahead): { $does }
play-hint-behind = { $action } (the end is worked out: { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
} behind): { $does }
play-hint-only = { $action }: { $does }
# Where a choice tells nothing by itself: chance decides, or others do.
play-will-be-seen = What comes of it will be seen.
play-undone = Taken back: you decide again.
play-undone-of = Taken back: { $seat } decides again.
play-saved = Saved in { $file }. “menagerie replay { $file }” shows it again.
play-saved-hidden = { play-saved } It holds everybody’s cards: do not look before the end.
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
play-command-hint = hint
play-command-quit = quit, q, exit
play-help =
    At the prompt:
      a choice          as it is written, or its number
      ? CHOICE          what the choice would do, before you make it
      ? or hint         the two best choices, and what to expect of them
      undo (u)          take your last decision back
      board (b)         show the board again
      describe (d)      tell the board in sentences
      choices (c)       list the choices again
      score (s)         the score if the game ended now
      save FILE         write the game to a file
      help (h)          this page
      quit (q)          leave

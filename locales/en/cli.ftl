### The menagerie command: help, usage errors, and the game at the terminal.

# The name of a seat where nobody has given one; it may begin a sentence.
seat = Seat { $number }

## Help of the command line

cli-menagerie = Play, host, simulate and script zoo board games.
cli-after-help = Try: menagerie play zebres
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help = Print help
cli-version = Print the version
cli-default = [default: { $value }]
cli-lang = Language: en, fr or de (default: system)
cli-json = Print a single JSON document
cli-games = List games, their options and bot levels
cli-play = Play a game against bots, or with others at one keyboard
cli-play-game = Game id, such as zebres
cli-play-seats = Number of seats, including yours
cli-play-options = Game options as JSON, such as { "'{\"board\":\"president\"}'" }
cli-play-tiles = CSV file with another set of tiles, for games that have one (O Zoo le Mio, Wonderzoo)
cli-play-boards = CSV file with other boards, for games that have some (Wonderzoo)
cli-play-people = Names of the players at this keyboard, such as Ada,Léo; bots take the other seats
cli-play-bots = Bot level
cli-play-seed = Random seed
cli-play-plain = Describe the board in sentences, for screen readers
cli-serve = Run the server for the web client
cli-serve-listen = IP address to listen on; 0.0.0.0 accepts other devices on the network
cli-serve-port = Port; 0 picks a free one
cli-serve-data = Data file with all users and tables
cli-serve-behind-proxy = Trust X-Forwarded-For, -Proto and -Host headers from a reverse proxy
cli-serve-no-limits = Disable rate limits (benchmarks only)
cli-serve-bot-pause = Time per bot move, in milliseconds; without it, players choose the bot speed
cli-serve-archive-after = Archive unfinished tables that nobody has used for this many days
cli-serve-log-json = Write logs as JSON
cli-load = Load-test a server on this machine with many tables
cli-load-url = Server URL; it must run with --no-limits
cli-load-tables = Number of concurrent tables
cli-load-seconds = Duration in seconds
cli-load-game = Game id
cli-load-idle = Number of additional idle connections
cli-load-asleep = Number of idle tables created beforehand
cli-backup = Back up the data, even while the server is running
cli-backup-file = File to write; it must not exist yet
cli-backup-data = Data file
cli-simulate = Let bots play many games and measure the results
cli-simulate-game = Game id, such as zebres
cli-simulate-games = Number of games
cli-simulate-seats = Number of seats
cli-simulate-options = Game options as JSON
cli-simulate-tiles = CSV file with another set of tiles, for games that have one (O Zoo le Mio, Wonderzoo)
cli-simulate-boards = CSV file with other boards, for games that have some (Wonderzoo)
cli-simulate-seed = Random seed; the same seed gives the same games on any machine
cli-simulate-bots = Bot level for all seats, or one per seat, separated by commas
cli-simulate-threads = Number of games played in parallel
cli-arena = Let bots play against each other and rate them
cli-arena-game = Game id, such as zebres
cli-arena-bots = Bots to compare, at least two, separated by commas
cli-arena-games = Number of games; every bot plays every seat in turn
cli-arena-seats = Number of seats
cli-arena-options = Game options as JSON
cli-arena-tiles = CSV file with another set of tiles, for games that have one (O Zoo le Mio, Wonderzoo)
cli-arena-boards = CSV file with other boards, for games that have some (Wonderzoo)
cli-arena-millis = Thinking time per decision, in milliseconds
cli-arena-iterations = Search iterations per decision
cli-arena-threads = Number of games played in parallel
cli-arena-seed = Random seed; the same seed gives the same games, unless bots are limited by time
cli-arena-stop-early = Stop once the best bot’s win rate is significantly above an even share
cli-arena-html = Also write a report with plots to this HTML file
cli-bench = Measure how fast the rules run on this machine
cli-bench-game = Measure only this game
cli-bench-seconds = Seconds per number of seats
cli-replay = Check a record and show the game
cli-replay-file = Record file, or { "-" } for standard input
cli-replay-at = Show the state after this entry
cli-replay-viewer = Show the view of a seat (numbered from 0) or spectator
cli-verify = Verify a finished record: rules, result and fair draws
cli-verify-file = Record file, or { "-" } for standard input
cli-engine = Speak the line protocol: one JSON object per line, in and out
cli-engine-seed = Random seed of matches that set none

## Usage errors

usage-unknown-argument = unknown option { $arg }; see --help
usage-unknown-command = unknown command { $command }; see --help
usage-missing-argument = missing argument { $arg }; see --help
usage-missing-command = missing command; see --help
usage-missing-value = { $arg } needs a value
usage-bad-value = { $value } is not a valid value for { $arg } (allowed: { $allowed })
usage-twice = { $arg } is given twice, or conflicts with another option

## games, simulate, arena, bench, replay, verify, engine

games-seats = { $min } seats
games-seats-range = { $min } to { $max } seats
games-levels = Bot levels, weakest first: { $levels }
serve-ready = Menagerie is running at { $url }
backup-done = Backed up to { $file }
load-done = { $moves } moves at { $tables } tables: { $rate } moves per second. Latency until the other seat sees a move: { $p50 } ms (p50), { $p95 } ms (p95), { $p99 } ms (p99). The server used { $cpu } s of CPU time ({ $per } moves per CPU second) and { $memory } MB of memory.
simulate-bad-bots = { $bots } bots given for { $seats } seats; give one for all seats or one per seat
simulate-done = { $games } games, { $decisions } decisions in { $seconds } s: { $rate } million decisions per second
simulate-seat = Seat { $number } ({ $bot }): { $score } points on average, { $wins } wins ({ $percent }%)
simulate-digest = Digest { $digest }
arena-bad-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} given with --bots; give { $min } to { $max }
arena-unwritable = cannot write { $file }: { $reason }
arena-title = { $game }: { $games } games, { $seats } seats
arena-note = Win rate and rating with 95% intervals; p50, p95 and max are milliseconds per decision.
arena-stopped = Stopped after { $games } of { $wanted } games: the best win rate is significantly above an even share.
arena-uneven = The schedule is only balanced over multiples of { $round } games, where every bot meets all others from every seat equally often; { $games } is not a multiple.
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
arena-page-budget = Budget per decision
arena-page-seed = Seed
arena-page-threads = Games in parallel
arena-page-command = Command
arena-page-results = Results
arena-page-rating = Rating
arena-page-rating-note = Elo scale: 400 points ahead means ten wins for one loss. The line is the 95% interval.
arena-page-scores = Scores
arena-page-scores-note = Distribution of scores, on the same scale for all bots. The highest column is { $percent }% of the bot’s games; the vertical line is the mean.
arena-page-mean = mean { $score }
arena-page-times = Time per decision
arena-page-times-note = Logarithmic scale: median (p50), 95th percentile (p95) and maximum (max).
arena-budget-own = each level’s own
arena-budget-millis = { $millis } ms
arena-budget-iterations = { $iterations } iterations
arena-budget-both = { $millis } ms or { $iterations } iterations
bench-line = { $game }, { $seats } seats: { $decisions } million decisions and { $playouts } playouts per CPU second, { $bytes } bytes per state, { $allocations } allocations per playout
replay-no-such-entry = there is no entry { $number }; the last one is { $last }
replay-at = after entry { $at } of { $last }
verify-done = Verified: all { $entries } entries follow the rules, and the result is correct.
verify-draws = Draws derived from numbers committed to before the game: { $draws }. Players who contributed: { $people }.
verify-compare = These are the commitments. Compare them with the ones you saw before the game.
verify-server = the server
engine-no-game = No match in progress: send new, load or replay first.
engine-bad-level = There is no level “{ $level }”. Available: { $allowed }.

## The game at the terminal

play-you = You
play-bot = Bot ({ $level })
play-too-many-people = { $people } players don’t fit at { $seats } seats.
play-same-name = Two players can’t both be called { $name }.
play-intro = Type a move or its number. help explains the game, quit leaves it.
play-hand-over = { $seat }: take the keyboard, and press Enter when nobody else can see the screen.
play-prompt = Your move:
play-prompt-of = { $seat }, your move:
play-prompt-unseen = { $seat }, your move (typing stays hidden):
play-empty = Type a move, its number, or help.
play-no-such-choice = “{ $text }” is not a legal move. Type help to see how to enter moves.
play-ambiguous = “{ $text }” could be the move { $choice } or the command { $command }. Type one of the two in full.
play-hint = { $action } ({ $expected }% to win): { $does }
play-hint-ahead = { $action } ({ $expected ->
    [0] certain tie
    [one] certain win by { $expected } point
   *[other] certain win by { $expected } points
}): { $does }
play-hint-behind = { $action } (certain loss by { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
}): { $does }
play-hint-only = { $action }: { $does }
# Where a choice tells nothing by itself: chance decides, or others do.
play-will-be-seen = The outcome isn’t known yet.
play-undone = Move undone. Your turn again.
play-undone-of = Move undone. { $seat }’s turn again.
play-redone = Move redone.
play-saved = Saved to { $file }. To see the game again: menagerie replay { $file }
play-saved-hidden = { play-saved } (It contains everyone’s cards, so don’t open it before the end.)
play-goodbye = Goodbye, and see you soon.
play-more = { $count ->
    [one] One more move has further effects; type ? and the move to see them.
   *[other] { $count } more moves have further effects; type ? and the move to see them.
}
play-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in total.
play-won = You win. Well played!
play-shared = Tie for first place: { $seat }.
play-lost = { $seat } wins. Another game?

# Names of the commands at the prompt, separated by commas; the English ones always work too.
play-command-undo = undo, u
play-command-redo = redo, r
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
      a move            as shown in the list, or its number
      ? MOVE            what the move would do
      ? or hint         the two best moves and what to expect
      undo (u)          undo your last move
      redo (r)          redo what you undid
      board (b)         show the board again
      describe (d)      describe the board in sentences
      choices (c)       list the legal moves again
      score (s)         the score if the game ended now
      save FILE         save the game to a file
      help (h)          this help
      quit (q)          leave the game

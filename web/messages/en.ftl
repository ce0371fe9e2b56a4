# What the page says in English. docs/LANGUAGES.md tells how messages are written, and how another language is added.

## Everywhere

game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Ingenious
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple
skip = To the game
all-games = Tessera, all games
games = Games
language = Language
theme = Light or dark
theme-system = Auto
theme-light = Light
theme-dark = Dark
you = You
opponent = Opponent
engine = Engine
engine-of-several = Engine { $number }
player = Player { $number }
named = { $name }: { $text }
close = Close
cancel = Cancel
back = Back
forward = Forward
next = Next
copied = Copied.
copying-forbidden = The browser does not allow copying.
try-again = Try again
back-to-game = Back to the game
undrawn = This page cannot draw { $game } yet. Its API is there:
undrawn-api = see how to call it
title-home = { $name } – abstract games to play, analyse and solve
title-new = New game of { $game }
title-play = { $game }
title-learn = Learn { $game }
title-puzzle = { $game } puzzles
title-analysis = { $game }: analysis
title-review = { $game }: review
title-edit = { $game }: set up a position
tab-play = Play
tab-learn = Learn
tab-puzzle = Puzzles
tab-analysis = Analysis
tab-review = Review
tab-edit = Set up

## The service

service-answered = The service answered { $status }.
service-busy = The service is busy.
service-resting = Too many requests came from here; the service takes a short break.
service-failed = The service has a problem.
service-unreachable = The service can’t be reached. Are you online?
service-slow = The service takes its time …
trying-again = { $problem } Trying again …
offline = You are offline. The page continues when you are online again.
went-wrong = Something went wrong: { $message }
# $sentence ends with a full stop.
with-ruling = { $sentence } (Ruling { $ruling })

## The start page

home-title = { $count ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
   *[other] { $count }
} abstract { $count ->
    [one] game
   *[other] games
}, and an engine that explains them.
home-lead = Play against eight strengths, see what a move is worth before you make it, learn each game on its board, and solve a new puzzle every day.
home-foot = Tessera keeps nothing about you; your games stay in this browser.
home-play = Play
home-continue = Continue
home-learn = Learn it
home-lesson = Lesson
home-puzzles = Puzzles
today = Today’s puzzles
today-level = { $level ->
    [1] Today they are the easiest of the week.
    [2] Today they are easy.
    [3] Today they are of middling difficulty.
    [4] Today they are hard.
   *[5] Today they are the hardest of the week.
}
# Stands behind the number of days.
today-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
today-solved = { $solved } of { $all } solved
today-copy = Copy the result
# Follows a name or a date, and is heard only.
puzzle-is-solved = , solved
position-key = Position key
paste = Have a position?
paste-how = Paste its key, and play or analyse from there.
paste-open = Open
paste-unknown = No game’s position keys look like this. The API description shows their form.

## A new game

new-game = New game
new-game-of = A new game of { $game }
position-key-empty = leave empty for the start
start = Start
opponents = { $count ->
    [one] Opponent
   *[other] Opponents
}
opponents-engine = the engine
opponents-people = people on this device
seat = You play
seat-order = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
clock = Clock
clock-none = none
clock-choice = { $minutes } minutes, { $seconds } seconds a move
strength = Strength
level = { $number ->
    [1] 1, beginner
    [2] 2, novice
    [3] 3, casual
    [4] 4, steady
    [5] 5, able
    [6] 6, strong
    [7] 7, expert
   *[8] 8, the engine’s best
}
option-seats = Players
option-sets = Sets of tiles
option-variant = Form
option-side = Board
option-pie = Swap rule
option-edition = Rules
on-or-off = { $state ->
    [on] on
   *[off] off
}

## The table

laid-out = The game is laid out …
is-to-move = to move
is-thinking = thinking
has-won = won
has-shared-win = shared win
time-of = { $who ->
    [you] Your time
   *[other] Time of { $name }
}
tiles-of = { $who ->
    [you] Your tiles
   *[other] Tiles of { $name }
}
board-of = { $game } board
turn-board = Turn the board
whole-board = Whole board
view-isometric = Seen from the side
view-flat = Seen from above
view-cells = Show cells
view-points = Show points
wins = wins
nothing-goes-there = Nothing of yours can go there.
not-there = It cannot go there.
make-move = Play
which = Which?
# $move is a whole sentence without a full stop.
or-add-tile = { $move } — or add a tile.
other-part = Now the other part.
choose-place = Choose where it goes.
choose-tile = Choose a tile for this place.
ask-tile = Choose a tile, or a place on the board.
cell = Cell { $cell }
square = { $id }, { $holds ->
    [b] black
    [w] white
   *[none] empty
}
disc = { $colour ->
    [b] black
   *[w] white
}
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
colour = { $letter ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [C] cyan
    [B] blue
    [P] purple
    [N] brown
    [K] black
   *[W] white
}
tile = { $colour } { $value }
face-down = face down
why-taken = There is a tile already.
# $move is a sentence such as "capture 3 on c3 to c5".
and-win = { $move } and win

## Playing

turn = { $who ->
    [you] Your turn.
   *[other] { $name } to move.
}
try-move = Try a move: the game stays as it is.
player-thinks = { $name } is thinking …
tiles-drawn = Tiles are drawn.
show-tiles = Show { $name }’s tiles
hand-over = { $name } to move. Hand the device over first.
show-engines-tiles = Show the engine’s tiles
engines-tiles-hidden = The engine is to move, and its tiles are hidden.
rematch = Rematch
learn-from-mistakes = Learn from your mistakes
gave-up = { $who ->
    [you] You gave up.
   *[other] { $name } gave up.
}
ran-out-of-time = { $who ->
    [you] You ran out of time.
   *[other] { $name } ran out of time.
}
won = { $who ->
    [you] You have won!
   *[other] { $name } has won.
}
temple-ended-placed = { $who ->
    [you] You placed your last tile.
   *[other] { $name } placed the last tile.
}
temple-ended-stuck = { $who ->
    [you] You had no legal move.
   *[other] { $name } had no legal move.
}
nebuchadnezzar-ended = { $who ->
    [you] You have no disc left.
   *[other] { $name } has no disc left.
}
draw = A draw.
all-share = All share the win.
some-share = { $names } share the win.
foreign-position = A position from a link.
foreign-game = A game from a link.
undo = Undo
redo = Redo
share = Share
share-game = Share the game
resign = Resign
link-copied = The link to this position is copied.
game-link-copied = The link to this game is copied.
game-too-long = The game is too long for a link.
record-damaged = The game in this link is damaged or cut off.
link-in-address = Copy the link from the address bar: it holds the position.
no-moves = No moves yet.
moves = Moves
branch = A branch
pause = Pause
go-on = Go on
one-move = One move
speed = Speed
speed-name = { $name ->
    [slow] slow
    [fast] fast
   *[normal] normal
}
players = Players and strength
played-by-person = a person
played-by-engine = the engine
strength-of-engine = Strength of the engine
sounds = Sounds
engine-place = Engine runs on
engine-place-name = { $name ->
    [device] this device
    [service] the service
   *[automatic] automatic
}
engine-place-about = Automatic: on this device once the engine is loaded, except for deep analyses and reviews.
engine-at-work = { $where ->
    [device] At work: this device.
   *[service] At work: the service.
}
move-in-notation = A move in notation
type-move = Type a move ({ $count } legal)
type-move-first = Type a move first.
no-legal-move = “{ $text }” is no legal move here.
earlier-games = Earlier games ({ $count })
earlier = earlier
earlier-game = { $date }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $state ->
    [over] , over
   *[open] { "" }
}

## Learning

lesson-steps = Steps of the lesson
lesson-step = { $number }: { $title }{ $state ->
    [done] , done
   *[open] { "" }
}
lesson-right = Right.
lesson-wrong = Not quite.
lesson-then-puzzle = Now a puzzle
rules-in-short = The rules in short
all-rules = All the rules, with pictures
describe = Describe the position in words
keys = Keys
keys-how = Tab reaches the tiles and the board, arrow keys move about, Enter chooses, Escape takes back. U or ← undoes, R or → redoes, N starts anew.

## Analysis

analyse = Analyse
analysis-progress = Progress of the analysis
analysis-over = The game is over; there is nothing left to analyse.
analysis-hidden = The engine is to move. To analyse its choice you have to show its tiles: the button is below the board.
thinking = Thinking …
queued = Waiting for a free place …
stop = Stop
stopped = Stopped.
effort = Effort
effort-name = { $factor ->
    [1] Quick
    [5] Thorough
   *[25] Deep
}
best-moves-shown = best moves on the board
to-your-game = To your game
play-on = Play on from here
on-branch = You are on a branch. The game itself has not changed.
here-over = Here the game is over.
analysed = { $state ->
    [proved] Proved: { $nodes } positions, depth { $depth }.
    [done] Done: { $nodes } positions, depth { $depth }.
   *[going] { $nodes } positions, depth { $depth } …
}
column-move = Move
column-worth = Worth
column-class = Class
column-better = Better was
column-points = Points
column-points-about = How many points ahead at the end, by the engine’s estimate
column-then = Then
worth = { $outcome ->
    [win] Win
    [loss] Loss
   *[draw] Draw
}
worth-by = { $outcome ->
    [win] Win by { $points }
    [loss] Loss by { $points }
   *[draw] Draw by { $points }
}
worth-in = { $outcome ->
    [win] Win in { $plies }
    [loss] Loss in { $plies }
   *[draw] Draw in { $plies }
}
worth-proved = { $name }: { $worth }, proved

## Review

review-empty = Play some moves first; the engine then judges each of them here.
review-begin = Review this game
reviewing = { $count ->
    [one] Reviewing { $count } move …
   *[other] Reviewing { $count } moves …
}
review-stopped = The time was up before all moves were judged.
review-ready = The review is ready.
review-accuracy = accuracy
review-accuracy-about = How much of the winning chances the moves kept, on average
review-see = See it on the board
back-to-review = Back to the review
move-class = { $class ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
move-forced = forced
move-not-judged = not judged
chart-first = move 1
chart-move = Move { $number }, { $move }: { $share }{ $class ->
    [best] , best
    [good] , good
    [inaccuracy] , inaccuracy
    [mistake] , mistake
    [blunder] , blunder
   *[none] { "" }
}
chart-of-mover = Winning chances of whoever moved
chart-of = { $who ->
    [you] Your winning chances
   *[other] Winning chances of { $name }
}
chart-about = { $label }, move by move; the table below has the figures
chart-key = ○ inaccuracy  ▲ mistake  × blunder
drill-begin = Learn from your mistakes ({ $count })
drill-none = No mistakes to learn from
drill-ask = { $number } of { $all }: { $move } was { $class ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}. Find a better move.
drill-last = That was the last one.
drill-next = Next mistake
drill-finish = Finish
drill-see = See the better move
drill-same = That is the move that was played. There is a better one.
drill-right = Right: { $move }.
drill-good = Good, too: { $move }.
drill-wrong = Not that one. Try again, or see the better move.
drill-better = Better was { $move }.

## Puzzles

puzzle = Puzzle
puzzle-kinds = Kinds of puzzles
puzzle-kind-daily = Daily
puzzle-kind-train = Train
puzzle-kind-storm = Storm
puzzle-coming = Fetching the puzzle …
puzzle-not-yet = This day’s puzzle is not there yet.
puzzle-none = There is no such puzzle. Leave type or level open.
puzzle-solved = Solved!
puzzle-shown = This is the solution.
puzzle-wrong = Not that one.
puzzle-right = Right. What next?
puzzle-refuted = Why not…
puzzle-solved-before = You have solved this one already. It can be solved again.
puzzle-of-today = Puzzle of the day
puzzle-of = Puzzle of { $date }
puzzle-of-set = Puzzle { $number } of { $count }
puzzle-library = { $count } puzzles, all in the public domain ({ $licence })
puzzle-streak = { $days ->
    [one] day solved in a row
   *[other] days solved in a row
}
puzzle-link-copied = Link copied
puzzle-type = Type
puzzle-level = Level
puzzle-type-biggest-score = biggest score
puzzle-type-best-placement = best placement
puzzle-type-best-line = best line
puzzle-type-win-the-endgame = win the endgame
puzzle-type-which-tile-to-keep = which tile to keep
puzzle-type-sacrifice = sacrifice
puzzle-type-last-tile = last tile
puzzle-type-last-word = last word
puzzle-type-save-the-game = save the game
puzzle-type-three-seats = three seats
puzzle-type-eight-tiles = eight tiles
puzzle-type-win-in-1 = win in 1
puzzle-type-win-in-2 = win in 2
puzzle-type-win-in-3 = win in 3
puzzle-type-win-in-4 = win in 4
puzzle-type-only-move = only move
puzzle-type-two-turns = two turns
puzzle-type-zugzwang = zugzwang
puzzle-type-forced-penalty = forced penalty
puzzle-type-paid-defence = paid defence
puzzle-type-save-the-draw = save the draw
puzzle-type-raise-the-lowest = raise the lowest
puzzle-type-last-placements = last placements
puzzle-type-two-placements = two placements
puzzle-type-earn-a-bonus = earn a bonus
puzzle-type-all-six = all six
puzzle-type-level-the-scores = level the scores
puzzle-type-annihilate-in-1 = annihilate in 1
puzzle-type-annihilate-in-2 = annihilate in 2
puzzle-type-annihilate-in-3 = annihilate in 3
puzzle-type-annihilate-in-4 = annihilate in 4
puzzle-type-only-placement = only placement
puzzle-type-only-capture = only capture
puzzle-type-avoid = avoid
puzzle-type-strand = strand
puzzle-type-last-tiles = last tiles
puzzle-type-squeeze = squeeze
puzzle-type-outlast = outlast
# In English the questions are those of the service.
puzzle-question-biggest-score = Find the placement that scores most.
puzzle-question-best-placement = Find the placement after which you are furthest ahead when you have placed { $within } tiles, whatever the opponent replies.
puzzle-question-best-line = You are alone: place all { $within } of your tiles, in the best order, for as many points as possible.
puzzle-question-win-the-endgame = Find the only placement that wins the game with your last { $within } tiles, whatever the opponent replies.
puzzle-question-which-tile-to-keep = You are alone: place { $within } of your tiles for as many points as possible, and keep the other one.
puzzle-question-sacrifice = Give away points now: find the placement after which you are furthest ahead when you have placed { $within } tiles, whatever the opponent replies.
puzzle-question-last-tile = One tile left. Finish as far ahead as you can, whatever the opponent replies.
puzzle-question-last-word = The opponent has one tile left: find the placement after which you are furthest ahead at the end, when you have placed your last { $within } tiles.
puzzle-question-save-the-game = Find the only placement that saves a shared win with your last { $within } tiles, whatever the opponent replies.
puzzle-question-three-seats = Find the placement with which you end furthest ahead of the better opponent, whatever the two reply to your last { $within } tiles.
puzzle-question-eight-tiles = Find the only placement that wins the game with your last { $within } tiles, whatever the opponent replies.
puzzle-question-win = { $within ->
    [1] Make a row of five with one move.
   *[other] Win with { $within } moves of your own, whatever the opponent does.
}
puzzle-question-only-move = { $within ->
    [1] Find the only move after which the opponent can't win with its next move.
   *[other] Find the only move after which the opponent can't win within its next { $within } moves.
}
puzzle-question-forced-penalty = Make the opponent lose a turn: threaten nothing, and win with { $within } moves of your own, whatever the opponent does.
puzzle-question-paid-defence = Give up a turn: find the only move after which the opponent can't win within its next { $within } moves.
puzzle-question-save-the-draw = Save the draw: find the only move that does not let the opponent win within its next { $within } moves.
puzzle-question-raise-the-lowest = { $within ->
    [1] Place one tile so that your lowest colour ends as high as possible; of equal ones the next lowest colour decides, and so on.
   *[other] Find the next { $within } placements of your turn, so that at its end your lowest colour is as high as possible; of equal ones the next lowest colour decides, and so on.
}
puzzle-question-last-placements = { $within ->
    [1] All racks are open and only one more placement can follow: make the one that gives the best chance to win.
   *[other] All racks are open and at most { $within } placements can still follow: make the one that gives the best chance to win.
}
puzzle-question-two-placements = You have { $within } placements in this turn: find both, in their order, so that your lowest colours end as high as possible.
puzzle-question-earn-a-bonus = Earn bonus placements: find all { $within } placements of your turn, so that at its end your lowest colours are as high as possible.
puzzle-question-all-six = Win at once: bring all six colours to 18 with { $within } placements.
puzzle-question-level-the-scores = All racks are open and at most { $within } placements can still follow: find the only one that saves a shared win.
puzzle-question-annihilate = { $within ->
    [1] Wipe the opponent off the board with one capture.
   *[other] Wipe the opponent off the board with { $within } moves of your own, whatever the replies.
}
puzzle-question-only-placement = { $within ->
    [1] Find the only placement after which the opponent can't wipe you off the board with its next move.
   *[other] Find the only placement after which the opponent can't wipe you off the board within its next { $within } moves.
}
puzzle-question-only-capture = { $within ->
    [1] Find the only capture after which the opponent can't wipe you off the board with its next move.
   *[other] Find the only capture after which the opponent can't wipe you off the board within its next { $within } moves.
}
puzzle-question-strand = { $within ->
    [1] Leave the opponent without a move, with one move of your own.
   *[other] Leave the opponent without a move within { $within } moves of your own, whatever the replies.
}
puzzle-question-avoid = { $within ->
    [1] Find the only move after which the opponent can't leave you without a move with its next move.
   *[other] Find the only move after which the opponent can't leave you without a move within its next { $within } moves.
}
puzzle-question-last-tiles = { $within ->
    [1] Win with one move: place your last tile, or leave the opponent without a move.
   *[other] Win within { $within } moves of your own: place your last tile, or leave the opponent without a move.
}
puzzle-question-outlast = { $within ->
    [1] Find the only move after which the opponent can't win with its next move, by its last tile or by leaving you without a move.
   *[other] Find the only move after which the opponent can't win within its next { $within } moves, by its last tile or by leaving you without a move.
}
puzzle-question-squeeze = Threaten nothing at first, and leave the opponent without a move, or place your last tile, within { $within } moves of your own.
puzzle-theme-quiet-move = quiet move
puzzle-theme-denial = denial
puzzle-theme-poisoned-bait = poisoned bait
puzzle-theme-set-up = set-up
puzzle-theme-fork = fork
puzzle-theme-patience = patience
puzzle-theme-stepping-stone = stepping stone
puzzle-theme-own-trail = own trail
puzzle-theme-bridge = bridge
puzzle-theme-long-run = long run
puzzle-theme-many-arms = many arms
puzzle-theme-comeback = comeback
puzzle-theme-scoreless = scoreless
puzzle-theme-hole = hole
puzzle-theme-double-count = double count
puzzle-theme-diagonals = diagonals
puzzle-theme-kept-back = kept back
puzzle-theme-right-tile = right tile, wrong cell
puzzle-theme-right-cell = right cell, wrong tile
puzzle-theme-crescendo = crescendo
puzzle-theme-straight-line = straight line
puzzle-theme-far-apart = far apart
puzzle-theme-shared-win = shared win
puzzle-theme-by-one-point = by one point
puzzle-theme-one-suit = one suit
puzzle-theme-miniature = miniature
puzzle-theme-last-placement = last placement
puzzle-theme-capture-win = win by capture
puzzle-theme-double-capture = double capture
puzzle-theme-remote-row = remote row
puzzle-theme-six-wins = six wins
puzzle-theme-six-trap = trap of six
puzzle-theme-declined-capture = declined capture
puzzle-theme-row-disc = disc out of a row
puzzle-theme-two-turns = two turns
puzzle-theme-forced-payment = forced payment
puzzle-theme-double-threat = double threat
puzzle-theme-same-disc = same disc
puzzle-theme-saving-capture = saving capture
puzzle-theme-block = block
puzzle-theme-costly-escape = costly escape
puzzle-theme-one-colour = one colour
puzzle-theme-long-slide = long slide
puzzle-theme-corner = corner
puzzle-theme-edge-row = row on the border
puzzle-theme-diagonal-row = diagonal row
puzzle-theme-crossed-rows = crossed rows
puzzle-theme-hidden-move = hidden move
puzzle-theme-switchback = switchback
puzzle-theme-no-free-move = no free move
puzzle-theme-borrowed-disc = borrowed disc
puzzle-theme-bonus-chain = bonus chain
puzzle-theme-double-bonus = double bonus
puzzle-theme-quiet-start = quiet start
puzzle-theme-less-is-more = less is more
puzzle-theme-own-run = own run
puzzle-theme-crossing = crossing
puzzle-theme-overflow = overflow
puzzle-theme-twin-lows = twin lows
puzzle-theme-closes-the-board = closes the board
puzzle-theme-only-win = only win
puzzle-theme-rescue = rescue
puzzle-theme-exact-landing = exact landing
puzzle-theme-printed-symbol = printed symbol
puzzle-theme-both-lows = both lows
puzzle-theme-turned-round = turned round
puzzle-theme-double-tile = double tile
puzzle-theme-ends-the-game = ends the game
puzzle-theme-tie-break = tie-break
puzzle-theme-modest-capture = modest capture
puzzle-theme-last-disc = last disc
puzzle-theme-great-capture = great capture
puzzle-theme-corner-capture = corner capture
puzzle-theme-borrowed-wall = borrowed wall
puzzle-theme-forced-pass = forced pass
puzzle-theme-only-reply = only reply
puzzle-theme-sacrifice = sacrifice
puzzle-theme-recapture = recapture
puzzle-theme-outnumbered = outnumbered
puzzle-theme-outpost = outpost
puzzle-theme-resist-temptation = resisted temptation
puzzle-theme-last-cell = last cell
puzzle-theme-neutral-walls = neutral walls
puzzle-theme-narrow-capture = narrow capture
puzzle-theme-built-wall = built wall
puzzle-theme-seesaw = seesaw
puzzle-theme-no-room = no room
puzzle-theme-single-file = single file
puzzle-theme-great-sacrifice = great sacrifice
puzzle-theme-handful = handful
puzzle-theme-counter-threat = counter-threat
puzzle-theme-wall-breaker = wall breaker
puzzle-theme-single-burden = single burden
puzzle-theme-stuck-one = stuck one
puzzle-theme-occupation = occupation
puzzle-theme-no-entry = no entry
puzzle-theme-roof = roof
puzzle-theme-walling-in = walling in
puzzle-theme-paving = paving
puzzle-theme-understatement = understatement
puzzle-theme-clean-finish = clean finish
puzzle-theme-new-colour = new colour
puzzle-theme-broad-front = broad front
puzzle-theme-lifeline = lifeline
puzzle-theme-last-tile = last tile
puzzle-theme-run-on = run on
puzzle-theme-tile-choice = choice of the tile
puzzle-theme-lent-slot = lent slot
puzzle-theme-forced-tile = forced tile
puzzle-theme-both-stuck = both stuck
puzzle-theme-counter-threat = counter-threat
puzzle-theme-narrow-path = narrow path
any-type = any type
any-level = any level
near-rating = near your rating
level-number = level { $level }
level-of-five = Level { $level } of 5
weekday-level = { $level ->
    [1] This weekday’s puzzles are the easiest of the week.
    [2] This weekday’s puzzles are easy.
    [3] This weekday’s puzzles are of middling difficulty.
    [4] This weekday’s puzzles are hard.
   *[5] This weekday’s puzzles are the hardest of the week.
}
day-before = Day before
day-after = Day after
any-day = Any day
archive = Archive
moves-to-find = { $count ->
    [1] One move to find
   *[other] { $count } moves to find
}
rating = Rating { $rating }
your-rating = Your rating
training = Training
training-record = { $solved } of { $all } at the first try
training-run = { $run } in a row (best { $best })
once-more = Once more
hint = { $number ->
    [1] Hint
   *[other] Hint { $number }
}
next-puzzle = Next puzzle
another = Another
another-puzzle = Another puzzle
explain = Explain
show-solution = Show solution
start-over = Start over
storm-how = As many as you can in three minutes. A wrong move costs ten seconds.
storm-solved = { $count } solved
storm-record = record { $count }
storm-over = Time! { $solved } solved, { $missed } missed.
storm-is-record = A record.

## Setting up a position

set-up = Set up a position
set-up-how = Choose a piece, then a place on the board. The same place again takes it away.
set-up-prompt = Choose a piece, then a place.
pieces = Pieces
take-away = Take away
position-possible = This position is possible.
position-over = This position is possible. The game is over in it.
copy-key = Copy key
copy-json = Copy JSON
verify = Is this a puzzle?
verify-at-work = Looking for a proof … This may take a minute.
verify-yes = Yes, this is a puzzle.
verify-no = { $type ->
    [any] No, this is not a puzzle.
   *[one] No, this is not a puzzle of this type.
}
verify-solve = Solve it
verify-known = In the library already
verify-back = Back to your position
verify-out-of-time = This takes too long here. Choose one type.
picture = Picture
edit-to-move = To move
edit-tiles = Tiles of player { $number }
edit-score = Score of player { $number }
edit-tracks = Tracks of player { $number }

## Octopus

octopus-tagline = Tiles reach out in eight directions for their own colour and number.
octopus-rules =
    All tiles lie open. In turn, each player puts one of theirs beside a tile on the table.
    It scores in all eight directions: the unbroken run of its <b>colour</b>, and the unbroken run of its <b>number</b>, each counted from the neighbouring cell. The tile itself does not count.
    A gap or another tile ends a run. The first tile scores nothing.
    When all tiles are placed, the highest total wins; equal totals share.
octopus-effect = { $tile } at { $cell } scores { $points }
octopus-why-no-tile = Choose a tile first. It goes beside a tile on the table, not across a corner.

## Themisto

themisto-tagline = Every move flips a disc. Nobody owns a colour; both want a row of five.
themisto-ask = Choose a disc to see where it may go.
themisto-rules =
    Nobody owns a colour: on your turn move <b>any</b> disc in a straight line as far as you like, without jumping, to a cell beside another disc. It <b>flips</b> as it moves.
    If it then encloses a line of the other colour between itself and a disc of its new colour, you may capture: all enclosed discs flip. Player 1 captures lines of one to three, Player 2 of any length.
    Moving a disc out of a row of exactly three or four like-coloured discs costs your next turn.
    You may not restore the board of before the last turn.
    Player 1 wins by a row of <b>exactly five</b>, Player 2 by a row of <b>five or more</b>, in either colour.
themisto-why-no-disc = Choose a disc first; any disc may be moved.
themisto-why-stuck = This disc has nowhere to go: it needs a free straight line that ends beside another disc.
# The parts below follow it.
themisto-moves = { $from } to { $to }
themisto-captures = captures { $cells }
themisto-costs = costs the next turn
themisto-costs-badge = costs a turn
themisto-capture = Capture { $count }
themisto-move-only = Move only
themisto-aim = { $number ->
    [1] wants exactly five in a row
   *[2] wants five or more in a row
}
themisto-owes = loses a turn
themisto-skip = A turn is lost
themisto-skip-no = no
themisto-skip-yes = by the other player

## Ingenious

ingenious-tagline = Only your weakest colour counts, so neglect none of the six.
ingenious-rules =
    Place a tile on two empty cells. The first tile of each player goes beside a printed symbol that no tile lies next to yet.
    Each half scores on its colour's track: one point for every like symbol in unbroken lines from it, in the five directions away from its other half.
    A colour that reaches 18 earns a <b>bonus placement</b> at once.
    If none of your tiles shows your lowest colour after your turn, you may <b>swap</b> all six.
    The board full, compare <b>lowest</b> colours, then the second lowest, and so on. All six at 18 wins at once.
ingenious-rules-solo = <b>Solo</b>: you play alone on the board of two and hold one tile at a time. There are no bonus placements and no swaps. The tracks go up to 36; your lowest colour at the end is your result.
ingenious-rules-team = <b>Team</b>: partners sit across from each other and share their tracks, which go up to 36. Reaching 18 and reaching 36 each earn a bonus placement.
ingenious-rules-duel = <b>Duel</b>: the players share one peg for each colour and pull it to opposite ends, nine steps away. Whoever brings a peg to their own end takes its token and earns a bonus placement; four tokens win.
ingenious-form = { $form ->
    [solo] solo
    [team] team
    [duel] duel
   *[standard] standard
}
ingenious-tile = { $first } and { $second }
ingenious-why-printed = No tile may lie on a printed symbol.
ingenious-why-first = Your first tile goes beside a printed symbol that no tile lies next to yet.
ingenious-why-no-room = There is no room for this tile here: its other half would have no empty cell.
ingenious-why-no-room-at-all = There is no room for a tile here.
ingenious-effect = { $tile } earns { $earned }
ingenious-nothing = nothing
ingenious-points = { $points } { $colour }
ingenious-with-bonus = { $effect }, and { $count ->
    [one] a bonus placement
   *[other] { $count } bonus placements
}
ingenious-effect-of = { $move ->
    [swap] swap all six tiles
   *[keep] keep the tiles
}
ingenious-action = { $move ->
    [swap] Swap all six tiles
   *[keep] Keep them
}
ingenious-choice = { $first }, then { $second }: +{ $points }
ingenious-team = team { $number }
ingenious-bonus = { $count ->
    [one] bonus placement
   *[other] { $count } bonus placements
}
ingenious-tokens = { $count } tokens
ingenious-lowest = lowest { $score }
ingenious-scores = Scores: { $scores }
ingenious-second-half = Second half
direction = { $name ->
    [east] east
    [south-east] south-east
    [south-west] south-west
    [west] west
    [north-west] north-west
   *[north-east] north-east
}

## Nebuchadnezzar

nebuchadnezzar-tagline = Wall in a rectangle of enemy discs, own most of the wall, and flip it.
nebuchadnezzar-ask = Choose a place on the board.
nebuchadnezzar-rules =
    On your turn <b>place</b> a disc of your colour on an empty point, or <b>capture</b>. A point with one enemy disc and three empty points around it is barred.
    Capture: flip a rectangle that holds nothing but enemy discs, if each of its four sides is walled by a full line of one colour, and more of that wall is yours than the enemy's.
    The board's edge counts as the colour of the wall across; two edges across from each other count for nobody.
    A rectangle inside a bigger one that you could flip does not count: you flip the bigger one.
    After the first move, the second player may take over its colour instead. Whoever leaves the enemy without a disc wins.
nebuchadnezzar-why-own = That disc is yours. Place on an empty point, or capture discs of the other colour.
nebuchadnezzar-why-not = No rectangle with this disc can be captured: it must hold nothing but enemy discs, with a full line of one colour on each side, more of it yours.
nebuchadnezzar-effect-of = { $move ->
    [swap] take over the first move's colour
   *[pass] no move is possible
}
nebuchadnezzar-places = place on { $cell }
nebuchadnezzar-captures = capture { $count } on { $extent ->
    [cell] { $from }
   *[area] { $from } to { $to }
}
nebuchadnezzar-capture = Capture { $from }–{ $to }
nebuchadnezzar-place = Place { $cell }
nebuchadnezzar-action = { $move ->
    [swap] Swap colours
   *[pass] Pass
}
nebuchadnezzar-first-is = Player 1 is
nebuchadnezzar-plies = Moves made

## Temple

temple-tagline = Build floors, walls and tops in three dimensions until the other can’t.
temple-rules =
    On your turn add one to three tiles in one way:
    <b>Floor</b>: on the table, touching a tile. <b>Corner of walls</b>: two walls at a right angle, both on floors. <b>Single wall</b>: beside a wall, touching a floor or a top.
    <b>Tunnel</b>: a top on exactly one wall, with a new wall under its far side. <b>Single top</b>: on two walls or more. <b>Corner top</b>: beside two tops, with walls under its open sides.
    Every tile must touch one of the <b>same or a smaller value</b>. Finish a colour before you begin another.
    Placing your last tile wins. Having no legal move loses.
temple-rules-revised = <b>Revised rules</b>: a corner top may touch walls, and a move may run on from a colour that is used up into one new colour.
temple-edition = { $edition ->
    [revised] revised
   *[published] published
}
temple-type = { $type ->
    [floor] a floor
    [corner_wall] a corner of walls
    [single_wall] a wall
    [tunnel] a tunnel
    [single_top] a top
   *[corner_top] a corner top
}
temple-effect = { $type }: { $tiles }{ $result ->
    [wins] { " " }— wins
   *[none] { "" }
}
temple-tile-as = { $tile } as { $place }
temple-slot = { $kind ->
    [F] floor at { $cell }
    [T] top over { $cell }
    [WN] wall north of { $cell }, facing it
    [WE] wall east of { $cell }, facing it
    [WS] wall south of { $cell }, facing it
   *[WW] wall west of { $cell }, facing it
}
temple-begun = { $colour } begun
temple-why-colour = { $colour } is not begun: use up { $begun } first.
temple-why-value = No place here for this tile: it must touch a tile of { $value } or less.
temple-why-first = The first tile of the game is a 1.
temple-why-no-tile = Choose a tile first, or one of the marked places.
temple-put-as = Put as
temple-kind = { $kind ->
    [F] a floor
    [T] a top
    [WN] a wall in the north
    [WE] a wall in the east
    [WS] a wall in the south
   *[WW] a wall in the west
}

## Lessons

lesson-octopus-the-first-tile = The first tile
    .text = All tiles lie open, and whoever scores most wins. The first tile scores nothing. Choose one, then the marked cell.
    .right = Now there is something to reach for.
lesson-octopus-a-run-of-a-colour = A run of a colour
    .text = A tile scores the unbroken run of its colour that begins beside it. Three red tiles lie in a row. Put your red 4 at an end of it.
    .right = Three points: the run counts, the tile itself does not.
    .wrong = { $tile ->
        [R4] That scores { $points }. At an end of the row all three count.
       *[other] That is the blue one. Choose the red 4.
    }
lesson-octopus-a-run-of-a-number = A run of a number
    .text = Numbers run, too, whatever their colour. Score two points with your red 4.
    .right = Two fours in a row: two points.
    .wrong = That scores { $points }. Both fours have to lie in one line with yours.
lesson-octopus-eight-directions = Eight directions
    .text = All eight directions count, corners as well, and colours and numbers add up. Point at cells with the red 4 in hand to see what it would score, and take the best.
    .right = { $points } points, the most there are.
    .wrong = That scores { $points }. There is a better cell.
    .hint = The lines of the preview show every run: blue lines for colour, broken ones for numbers.
lesson-octopus-beside-not-across = Beside, not across
    .text = A tile goes beside another one, edge to edge. Try to put one across a corner.
    .right = But when it scores, a tile does look across corners.
    .wrong = There it lay edge to edge, which is allowed. Try a cell that touches the tile at a corner only.
lesson-octopus-a-gap-ends-a-run = A gap ends a run
    .text = Anything else in between ends a run. Find the cell where your red 4 scores two points.
    .right = Two: the red 5 and the red 1.
    .wrong = That scores { $points }: the blue tiles stand between the red ones. Two red tiles lie side by side in the west.
lesson-octopus-the-last-tile = The last tile
    .text = When all tiles are placed, the highest total wins. You are behind by two. Win with your last tile.
    .right = Won by five to four.
    .wrong = That scores { $points }, and it takes three.
lesson-themisto-every-move-flips = Every move flips
    .text = Nobody owns a colour: you may move any disc, in a straight line, as far as it is free. It changes its colour as it moves. Make any move.
    .right = It has flipped.
lesson-themisto-never-alone = Never alone
    .text = A disc must end beside another one, corners included. Choose the black disc in the middle and try to leave it alone somewhere.
    .right = So the discs stay together.
    .wrong = There it had a neighbour. Try a place where it has none.
lesson-themisto-capture = Capture
    .text = The moved disc may capture a line of the other colour that it encloses between itself and a disc of its new colour: the enclosed discs flip. Move the disc on f1 so that it encloses the two white ones, and capture.
    .right = Player 1 may capture one to three discs at once, Player 2 any number.
    .wrong = Nothing was captured. The disc from f1 turns black: black on d1 and a1 encloses b1 and c1. When asked, choose to capture.
lesson-themisto-the-price-of-leaving-a-row = The price of leaving a row
    .text = Moving a disc out of a row of exactly three or four of a colour has a price. Take one out of the row on a1, b1, c1 and see what it costs.
    .right = Your next turn is lost: a high price. The page marks such moves with a ring.
    .wrong = That disc belongs to no row. Move one of the three black ones.
lesson-themisto-five-in-a-row = Five in a row
    .text = Player 1 wins with exactly five of a colour in a row, Player 2 with five or more. Either colour will do. You are Player 1: win at once.
    .right = Five black discs in a row: won!
    .wrong = Not yet. The disc on g1 turns black when it moves, and it encloses the three white ones.
lesson-themisto-six-are-too-many = Six are too many
    .text = You are still Player 1. A move that makes six in a row does not win for you. Try e5 to e1 with its capture: what comes of it?
    .right = Six black discs: for Player 1 that is no win, but Player 2 would have won with them.
    .wrong = Move the disc from e5 down to e1, and capture.
lesson-ingenious-the-first-tile = The first tile
    .text = A tile has two symbols. Your first one goes beside one of the printed symbols at the corners. Choose a tile, then two cells: one for each half.
    .right = Every half scores on the track of its colour.
lesson-ingenious-not-in-the-middle = Not in the middle
    .text = The first tile of each player has to lie beside a printed symbol. Choose a tile and try the middle of the board.
    .right = From the second tile on, any two neighbouring free cells will do.
    .wrong = That was beside a printed symbol. Try a cell in the middle.
lesson-ingenious-lines-score = Lines score
    .text = Each half scores one point for every like symbol in unbroken lines from it, in five directions (not towards its own other half). Score at least two points of red.
    .right = The printed symbol counted as well.
    .wrong = { $points ->
        [one] That earns { $points } point.
       *[other] That earns { $points } points.
    } Look for the red symbols in the north.
    .hint = With a red half in hand, point at cells beside the red symbols: lines show what would count.
lesson-ingenious-your-weakest-colour = Your weakest colour
    .text = At the end only your lowest colour counts; at a tie the second lowest, and so on. Your yellow is far behind. Score yellow.
    .right = It is better to be even in all colours than to shine in some.
    .wrong = No yellow in that. Yellow symbols lie in the north-west and the south-west.
lesson-ingenious-a-bonus = A bonus
    .text = A colour that reaches 18 earns another placement at once. Your red stands at 16. Bring it to 18.
    .right = You go on with another tile. All six colours at 18 win on the spot.
    .wrong = Red is not at 18 yet: it takes two points of red.
ingenious-picture-solo = The end of a solo game: no tile fits any more. The lowest colours have one point, so the result is one.
ingenious-picture-team = Four players on the largest board: the first and the third share their tracks, and so do the second and the fourth.
ingenious-picture-duel = The pegs of a duel: one player is five steps ahead in orange and yellow, the other two steps in green and blue; purple stands in the middle.
lesson-nebuchadnezzar-place-a-disc = Place a disc
    .text = You are black. On your turn you place a disc on an empty point, or you capture. Place one anywhere.
    .right = The aim: to leave the enemy without a single disc.
lesson-nebuchadnezzar-wall-one-in = Wall one in
    .text = A disc with a wall on all four sides can be captured. The white disc in the middle has black ones north, south, west and east. Click it.
    .right = It changes sides.
    .wrong = That placed a disc. Click the white disc in the middle.
lesson-nebuchadnezzar-rectangles = Rectangles
    .text = What you capture is a rectangle that holds nothing but enemy discs. Each of its sides needs a full line of one colour. Capture all three.
    .right = Three at once. A smaller rectangle inside of it does not count.
    .wrong = Click one of the three white discs in the row.
lesson-nebuchadnezzar-the-edge-helps = The edge helps
    .text = The edge of the board counts as the colour of the wall across from it. The white disc at the top has black on three sides and the edge on the fourth. Capture it.
    .right = South of it stood black, so the edge in the north counted as black.
    .wrong = Click the white disc at the top edge.
lesson-nebuchadnezzar-not-without-a-wall = Not without a wall
    .text = Here the east side is open. Try to capture the white disc in the middle all the same.
    .right = Close the gap first, and capture on your next turn.
    .wrong = That placed a disc, which may well prepare the capture. Click the white disc itself.
lesson-nebuchadnezzar-more-of-the-wall = More of the wall
    .text = A wall may be of either colour, as long as most of the four sides' wall is yours. Three sides of this disc are black, one is white. Capture it.
    .right = Three to one: the majority decides.
    .wrong = Click the white disc in the middle.
lesson-nebuchadnezzar-the-last-one = The last one
    .text = White has one disc left. Take it.
    .right = Won!
    .wrong = The white disc is walled in on all sides: click it.
lesson-temple-the-first-tile = The first tile
    .text = Two players build a temple out of tiles with one to six dots. The first tile of a game is a 1, and it lies flat on the table: a floor. Choose your red 1, then the marked place.
    .right = A floor. From now on everything is built on to it.
lesson-temple-floors = Floors
    .text = A floor goes beside a tile that lies there, side by side. Lay any of your tiles flat on the table, next to the blue 1.
    .right = A second floor. Tiles of any colour may touch.
    .wrong = Those are walls. Lay one tile flat: the squares beside the blue tile are floors, the bars on its sides are walls.
lesson-temple-a-corner-of-walls = A corner of walls
    .text = Walls stand on the sides of a cell. The first ones come as a pair: two walls at a right angle, both on a floor, in one move. Choose a tile, then a bar on a side of the blue floor, then the second tile for the side next to it.
    .right = Two walls. Their dots look towards the floor on which they stand.
    .wrong = That is a floor. Choose one of the bars on the sides of the blue tile instead.
    .hint = A move of two tiles: after the first bar, choose the second tile and one of the bars that light up.
lesson-temple-values-forbid = What values forbid
    .text = Every tile must touch one of the same or a smaller value. Here lies a 4. Try your red 2.
    .right = Small values are hard to place, so they are not left for the end.
    .wrong = That was possible, because its value is 4 or more. Try a smaller one: the 1, 2 or 3.
lesson-temple-a-tunnel = A tunnel
    .text = Tops are the roofs: they lie one storey up, where walls carry them. A tunnel is a top on exactly one wall, together with a new wall under its far side. Build one: a top behind a wall, and the wall that carries its other end.
    .right = A top, and the wall that carries it: two tiles in one move.
    .wrong = That is not a tunnel. Look for a square on the outer side of a wall, with a bar on its far side.
    .hint = Choose a tile and the square above the northern wall, then a second tile for the bar beyond it.
lesson-temple-a-top-alone = A top alone
    .text = Two walls or more carry a top without any help. Two walls stand across from each other here: put a top on both.
    .right = One tile, and it rests on both walls.
    .wrong = Legal, but no top. The square between the two walls is free.
    .hint = The cell west of the middle floor lies between the two walls. The top must be a 3 or more: it touches the 3 and the 4.
lesson-temple-colour-by-colour = Colour by colour
    .text = You finish a colour before you begin another. Red is begun, and you still hold two red tiles. Try an orange one all the same.
    .right = The order of your colours is up to you. What is begun is shown beside your name.
    .wrong = Red is allowed, of course. Try an orange tile.
lesson-temple-the-last-tile-wins = The last tile wins
    .text = Whoever places the last tile wins; whoever has no legal move loses. You have two tiles left. Place both in one move.
    .right = Won! You now know all of Temple but the corner top: a top beside two tops.
    .wrong = That leaves you one tile. Two tiles go in one move as a corner of walls.
temple-picture-revised = The orange four, the last one of its colour, becomes a top, and the same move goes on with a cyan four as the wall under its far side.

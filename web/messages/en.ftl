# What the page says in English. docs/LANGUAGES.md tells how messages are written, and how another language is added.

## Everywhere

skip = To the game
all-games = Tessera, all games
games = Games
language = Language
theme = Light or dark
theme-system = as on this device
theme-light = light
theme-dark = dark
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
try-again = Try again
back-to-game = Back to the game
undrawn = This page can't draw { $game } yet. Its API is ready:
undrawn-api = see how to call it
title-home = { $name } – abstract games to play, analyse and solve
title-new = New game of { $game }
title-play = { $game }
title-learn = Learn { $game }
title-puzzle = { $game } puzzles
title-analysis = { $game }: analysis
title-review = { $game }: review
title-edit = { $game }: set up a position
title-rules = Rules of { $game }
tab-play = Play
tab-learn = Learn
tab-puzzle = Puzzles
tab-analysis = Analysis
tab-review = Review
tab-edit = Set up
tab-rules = Rules

## The service

service-answered = The service answered { $status }.
service-busy = The service is busy.
service-resting = Too many requests came from here; the service is taking a short break.
service-failed = The service has a problem.
service-unreachable = The service can't be reached. Are you online?
service-slow = The service takes its time …
trying-again = { $problem } Trying again …
offline = You are offline. The page continues when you are online again.
went-wrong = Something went wrong: { $message }
page-renewed = Tessera has a new release. Load the page again to go on.
load-again = Load again
nothing-here = There is nothing at this address.

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
home-lead = Play against nine strengths, see what a move does before you make it, learn each game on its board, and solve a new puzzle every day.
home-foot = Tessera keeps nothing about you; your games stay in this browser.
home-play = Play
home-continue = Continue
home-learn = Learn it
home-lesson = Lesson
home-puzzles = Puzzles
today = Today's puzzles
# Stands behind the number of days.
today-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
today-solved = { $solved } of { $all } solved
paste = Have a link or a position?
paste-how = Paste a link, a puzzle's id or a position to open it here.
paste-open = Open
# Below the name of a puzzle.
today-moves = { $count ->
    [1] one move
   *[other] { $count } moves
}
today-how = Each comes with its rule
all-days = Calendar

## A new game

new-game = New game
new-game-of = A new game of { $game }
position-key-empty = leave empty for the start
link-or-key = Link or position
link-unknown = This is neither a link of this page nor a position of any game.
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
clock-choice = { $minutes } minutes plus { $seconds } seconds a move
strength = Strength
level-elo = Elo { $elo }
level = { $number ->
    [1] 1, beginner
    [2] 2, novice
    [3] 3, casual
    [4] 4, steady
    [5] 5, able
    [6] 6, strong
    [7] 7, expert
    [8] 8, master
   *[9] 9, the engine's best
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

laid-out = Setting up the game …
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
view-points = Show lines
wins = wins
nothing-goes-there = You can't place or move anything there.
not-there = It cannot go there.
make-move = Play
which = { $game ->
    [nebuchadnezzar] Which capture?
   *[other] Which move?
}
# $move is a whole sentence without a full stop.
or-add-tile = { $move } — or add a tile.
choose-place = Choose where it goes.
choose-near = The board is larger now: tap the place.
choose-tile = Choose a tile for this place.
ask-tile = Choose a tile, or a place on the board.
only-pass = Only a pass is possible.
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
why-taken = There is a tile here already.
# $move is a sentence such as "capture 3 on c3 to c5".
and-win = { $move } and win

## Playing

turn = { $who ->
    [you] Your turn.
   *[other] { $name } to move.
}
try-move = Try a move: the game stays as it is.
best-move = Best: { $move }.
player-thinks = { $name } is thinking …
tiles-drawn = Tiles are drawn.
show-tiles = Show { $name }'s tiles
hand-over = { $name } to move. Hand the device over first.
tiles-hidden = All tiles stay face down here until the game is over.
show-engines-tiles = Show the engine's tiles
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
    [engine] The engine has won.
    [opponent] The opponent has won.
   *[other] { $name } has won.
}
won-by = { $who ->
    [you] You have won, { $scores }!
    [engine] The engine wins, { $scores }.
    [opponent] The opponent wins, { $scores }.
   *[other] { $name } wins, { $scores }.
}
# The winner's score comes first.
score-of-two = { $first } to { $second }
temple-ended-placed = { $who ->
    [you] You placed your last tile. The opponent still holds { $left }.
    [opponent] The opponent placed the last tile. You still hold { $left }.
    [engine] The engine placed its last tile. You still hold { $left }.
   *[other] { $name } placed the last tile. The other player still holds { $left }.
}
# `$tiles` are those of the begun colour; "none" as `$begun` means that none was.
temple-ended-stuck = { $begun ->
    [none] { $who ->
        [you] You had no legal move.
        [opponent] The opponent had no legal move.
        [engine] The engine had no legal move.
       *[other] { $name } had no legal move.
    }
   *[some] { $who ->
        [you] You had no place for { $tiles }:
        [opponent] The opponent had no place for { $tiles }:
        [engine] The engine had no place for { $tiles }:
       *[other] { $name } had no place for { $tiles }:
    } a tile must touch one of the same or a smaller number.
}
nebuchadnezzar-ended = { $who ->
    [you] You have no disc left.
    [opponent] The opponent has no disc left.
    [engine] The engine has no disc left.
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
share-position = Share the position
share-game = Share the game
resign = Resign
resign-ask = Give up this game?
resign-yes = Give up
resign-no = Play on
link-copied = The link to this position is copied.
game-link-copied = The link to this game is copied.
game-too-long = The game is too long for a link.
record-damaged = The game in this link is damaged or cut off.
link-in-address = Copy the link from the address bar: it holds the position.
game-damaged = This browser's copy of the game is damaged.
other-tab = This game went on in another tab.
other-tab-here = Go on here
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
    [device] This device calculates.
   *[service] The service calculates.
}
move-in-notation = A move in notation
type-move = Type a move { $count ->
    [0] { "" }
   *[other] ({ $count } legal)
}
type-move-first = Type a move first.
no-legal-move = “{ $text }” is no legal move here.
earlier-games = Earlier games ({ $count })
earlier-game = { $date }, { $level ->
    [0] people
   *[other] level { $level }
}: { $result }
earlier-open = { $moves ->
    [one] { $moves } move, not finished
   *[other] { $moves } moves, not finished
}

## Learning

lesson-steps = Steps of the lesson
lesson-step-at = Step { $number } of { $all }
lesson-step = { $number }: { $title }{ $state ->
    [done] , done
   *[open] { "" }
}
lesson-right = Right.
lesson-wrong = Not quite.
# Above the plan of a lesson.
lesson-plan = A plan for your first game
lesson-play-plan = Play with this plan
lesson-then-puzzle = Now a puzzle
rules-full = All rulings and the notation
describe = Describe the position in words
keys = Keys
keys-how = Tab reaches the tiles and the board, arrow keys move about, Enter chooses, Escape takes back. U or ← undoes, R or → redoes, N opens the page for a new game.

## Analysis

analyse = Analyse
analysis-progress = Progress of the analysis
analysis-over = The game is over; there is nothing left to analyse.
analysis-hidden = The engine is to move. To analyse its choice you have to show its tiles: the button is below the board.
thinking = Thinking …
queued = Waiting for the engine …
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
    [proved] Proved: { $nodes } positions.
    [done] Done: { $nodes } positions.
   *[going] { $nodes } positions …
}
column-move = Move
column-worth = Worth
column-class = Verdict
column-better = Better was
column-points = Final lead
column-points-about = Lead at the end, as the engine estimates it
column-of = { $column } { $who ->
    [you] for you
   *[other] for { $name }
}
column-then = Then
line-likely = From here on only likely: the drawn tiles are not known
worth = { $outcome ->
    [win] Win
    [loss] Loss
   *[draw] Draw
}
worth-by = { $outcome ->
    [win] Win by { $points }
   *[loss] Loss by { $points }
}
worth-in = { $outcome ->
    [win] Win in { $moves }
    [loss] Loss in { $moves }
   *[draw] Draw in { $moves }
}
worth-proved = { $name }: { $worth }, proved

## Review

review-empty = Play some moves first; the engine then judges each of them here.
reviewing = { $count ->
    [one] Reviewing { $count } move …
   *[other] Reviewing { $count } moves …
}
review-stopped = The time was up before all moves were judged.
review-ready = The review is ready.
review-accuracy = accuracy
review-accuracy-about = How close the moves came to the best ones on average, in winning chances or in points
review-brief = Each move was looked at briefly; Analysis looks longer and may see more.
review-points-lost = points given away
review-see = See it on the board
back-to-review = Back to the review
move-class = { $class ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
# How much a move gave away.
loss-chances = −{ $share } winning chances
loss-points = −{ $points } { $points ->
    [one] point
   *[other] points
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
chart-of-mover = Winning chances of the player who moved
chart-of = { $who ->
    [you] Your winning chances
   *[other] Winning chances of { $name }
}
chart-about = { $label }, move by move; the table below has the figures
chart-key = ○ inaccuracy  ▲ mistake  × blunder
drill-begin = Learn from your mistakes ({ $count })
drill-none = No mistakes to learn from
drill-ask = { $number } of { $all }, { $class ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}{ $loss }: { $move }. Find a better move.
drill-last = That was the last one.
drill-next = Next mistake
drill-finish = Finish
drill-see = See the better move
drill-same = That is the move that was played. There is a better one.
drill-right = Right: { $move }.
drill-good = Also good: { $move }.
drill-wrong = Not that one.
drill-again = Try again, or see the better move.
drill-better = Better: { $move }.
# Stands before a sentence about the answer to the move that was played.
drill-game = After the move that was played

## Puzzles

puzzle = Puzzle
puzzle-kinds = Kinds of puzzles
puzzle-kind-daily = Daily
puzzle-kind-train = Train
puzzle-kind-storm = Storm
puzzle-coming = Fetching the puzzle …
puzzle-not-yet = This day's puzzle is not there yet.
puzzle-none = There is no such puzzle. Leave the type or the level open.
puzzle-solved = Solved!
puzzle-shown = This is the solution.
puzzle-wrong = Not that one.
puzzle-right = Right. What next?
puzzle-refuted = Why not…
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
puzzle-type-three-seats = three players
puzzle-type-eight-tiles = eight tiles
puzzle-type-lose-least = lose least
puzzle-type-win-in-1 = win in 1
puzzle-type-win-in-2 = win in 2
puzzle-type-win-in-3 = win in 3
puzzle-type-win-in-4 = win in 4
puzzle-type-two-turns = two turns
puzzle-type-zugzwang = zugzwang
puzzle-type-forced-penalty = forced penalty
puzzle-type-paid-defence = paid defence
puzzle-type-save-the-draw = save the draw
puzzle-type-borrowed-disc = borrowed disc
puzzle-type-raise-the-lowest = raise the lowest
puzzle-type-last-placements = last placements
puzzle-type-two-placements = two placements
puzzle-type-earn-a-bonus = earn a bonus
puzzle-type-all-six = all six
puzzle-type-level-the-scores = level the scores
puzzle-type-chain-of-three = chain of three
puzzle-type-spoil-both = spoil both
puzzle-type-annihilate-in-1 = annihilate in 1
puzzle-type-annihilate-in-2 = annihilate in 2
puzzle-type-annihilate-in-3 = annihilate in 3
puzzle-type-annihilate-in-4 = annihilate in 4
puzzle-type-only-placement = only placement
puzzle-type-only-capture = only capture
puzzle-type-great-sacrifice = great sacrifice
puzzle-type-outnumbered = outnumbered
puzzle-type-avoid = avoid
puzzle-type-strand = strand
puzzle-type-last-tiles = last tiles
puzzle-type-squeeze = squeeze
puzzle-type-outlast = outlast
puzzle-type-lent-slot = lent place
puzzle-type-give-room = give room
# In English the questions are those of the service.
puzzle-question-biggest-score = Find the placement that scores most.
puzzle-question-best-placement = Find the placement that secures the biggest lead once you have placed { $within } tiles.
puzzle-question-best-line = You play alone. Place { $within ->
    [2] both of your tiles
   *[other] all { $within } of your tiles
}, in the best order, for as many points as possible.
puzzle-question-win-the-endgame = You have { $within } tiles left. Find the only placement that secures the win.
puzzle-question-which-tile-to-keep = You play alone. Place { $within } of your tiles for as many points as possible, and keep the other one.
puzzle-question-sacrifice = Give away points now: find the placement that leaves you as far ahead as possible, or as little behind, once you have placed { $within } tiles.
puzzle-question-last-tile = You have one tile left. Find the placement that leaves you as far ahead at the end as possible, or as little behind.
puzzle-question-last-word = The opponent has one tile left, you have { $within }. Find the placement that secures the biggest lead at the end.
puzzle-question-save-the-game = You have { $within } tiles left. Find the only placement that secures a shared win.
puzzle-question-three-seats = You have { $within } tiles left against two opponents. Assume that both play against you: find the placement that leaves you as far ahead of the stronger one at the end as possible, or as little behind.
puzzle-question-eight-tiles = Each player has { $within } tiles left. Find the only placement that secures the win.
puzzle-question-lose-least = You have { $within } tiles left, and every placement loses. Find the one that loses by no more than a point.
puzzle-question-win = { $within ->
    [1] Make a row of five with one move.
   *[other] Force a win in { $within } moves.
}
puzzle-question-zugzwang = Nothing is threatened. Find the only move that keeps the opponent from forcing a win within its next { $within } moves.
puzzle-question-forced-penalty = Threaten nothing, make the opponent lose a turn, and force a win in { $within } moves.
puzzle-question-paid-defence = Give up a turn: find the only move that keeps the opponent from forcing a win within its next { $within } moves.
puzzle-question-save-the-draw = Save the draw: find the only move that keeps the opponent from forcing a win within its next { $within } moves.
puzzle-question-borrowed-disc = Force a win in { $within } moves, one of them with a disc that the opponent has just moved.
puzzle-question-raise-the-lowest = { $within ->
    [1] Place one tile so that your lowest colour ends as high as possible. In a tie the next lowest colour decides, and so on.
   *[other] Place the next { $within } tiles of your turn so that your lowest colour ends it as high as possible. In a tie the next lowest colour decides, and so on.
}
puzzle-question-last-placements = { $within ->
    [1] All racks are open, and yours is the last tile that can be placed. Find the only placement that wins.
   *[other] All racks are open, and at most { $within } more tiles can be placed, yours included. Find the only placement that wins.
}
puzzle-question-two-placements = Place { $within } tiles in this turn, in the right order, so that your lowest colours end as high as possible.
puzzle-question-earn-a-bonus = Earn bonus placements. Find the { $within } placements of your turn after which your lowest colours are as high as possible.
puzzle-question-all-six = Win at once: bring all six colours to 18 with { $within } placements.
puzzle-question-level-the-scores = All racks are open, and at most { $within } more tiles can be placed, yours included. Find the only placement that secures a shared win.
puzzle-question-chain-of-three = Find all { $within } placements of your turn: each of the first two brings a colour to 18, and at the end your lowest colours are as high as possible.
puzzle-question-spoil-both = The opponent has one tile and two good places for it. Find the placement that keeps its lowest colours as low as possible.
puzzle-question-annihilate = { $within ->
    [1] Wipe the opponent off the board with one capture.
   *[other] Wipe the opponent off the board by force in { $within } moves.
}
puzzle-question-only-placement = { $within ->
    [1] Find the only placement that keeps the opponent from wiping you off the board with its next move.
   *[other] Find the only placement that keeps the opponent from wiping you off the board within its next { $within } moves.
}
puzzle-question-only-capture = { $within ->
    [1] Find the only capture that keeps the opponent from wiping you off the board with its next move.
   *[other] Find the only capture that keeps the opponent from wiping you off the board within its next { $within } moves.
}
puzzle-question-great-sacrifice = Wipe the opponent off the board by force in { $within } moves, even if it takes four of your discs or more at once.
puzzle-question-outnumbered = The opponent has more than twice as many discs as you. Wipe it off the board by force in { $within } moves.
puzzle-question-strand = { $within ->
    [1] Make a move that leaves the opponent without one.
   *[other] Force a win in { $within } moves: leave the opponent without a move.
}
puzzle-question-avoid = { $within ->
    [1] Find the only move that keeps the opponent from leaving you without a move with its next one.
   *[other] Find the only move that keeps the opponent from leaving you without a move within its next { $within }.
}
puzzle-question-last-tiles = { $within ->
    [1] Win with one move: place your last tile, or leave the opponent without a move.
   *[other] Force a win in { $within } moves: place your last tile, or leave the opponent without a move.
}
puzzle-question-outlast = { $within ->
    [1] Find the only move that keeps the opponent from winning with its next one, by its last tile or by leaving you without a move.
   *[other] Find the only move that keeps the opponent from winning within its next { $within } moves, by its last tile or by leaving you without a move.
}
puzzle-question-lent-slot = Force a win in { $within } moves, and fill a place that the opponent opens: leave the opponent without a move, or place your last tile.
puzzle-question-give-room = Give the opponent more moves than it has now, and still force a win in { $within } moves: leave it without a move, or place your last tile.
puzzle-question-squeeze = Threaten nothing at first, and force a win in { $within } moves: leave the opponent without a move, or place your last tile.
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
puzzle-theme-lent-slot = lent place
puzzle-theme-forced-tile = forced tile
puzzle-theme-both-stuck = both stuck
puzzle-theme-narrow-path = narrow path
any-type = any type
any-level = any level
near-rating = near your rating
level-number = level { $level }
level-of-five = Level { $level } of 5
weekday-level = { $level ->
    [1] This weekday's puzzles are the easiest of the week.
    [2] This weekday's puzzles are easy.
    [3] This weekday's puzzles are of medium difficulty.
    [4] This weekday's puzzles are hard.
   *[5] This weekday's puzzles are the hardest of the week.
}
day-before = Day before
day-after = Day after
moves-to-find = { $count ->
    [1] One move to find
   *[other] { $count } moves to find
}
rating = Rating { $rating }
your-rating = Your rating
rating-unsure = (estimate)
training = Training
training-record = { $solved } of { $all } at the first try
training-run = { $run } in a row (best { $best })
training-retry = Retry failed puzzles ({ $count })
training-choose = Choose from the list
time-needed = Time needed:
once-more = Once more
hint = { $number ->
    [1] Hint
   *[other] Hint { $number }
}
# In training, as long as a hint costs $points of the rating.
hint-rated = Hint (rating −{ $points })
next-puzzle = Next puzzle
another = Another
another-puzzle = Another puzzle
explain = Explain
reveal-ask = The puzzle will not count as solved.
show-solution = Show solution
start-over = Start over
storm-how = As many as you can in three minutes. A wrong move costs ten seconds.
storm-solved = { $count } solved
storm-record = record { $count }
storm-over = Time! { $solved } solved, { $missed } missed.
storm-is-record = A new record!
storm-missed = Missed puzzles
puzzle-no-such-day = The calendar has no such day.
# Opens the other puzzles: daily, training, storm.
puzzle-more = More
puzzle-rule = The rule
puzzle-rule-title = The rule in 20 seconds
puzzle-legend = Marks on the board
puzzle-answer = Now watch what the opponent does.
refutation-again = Show the reply again
then-ended = After that, the game was played out.
other-tab-solved = Solved in another tab.
take-back = Take it back
share-result = Share result
result-copied = Result copied
next-of-day = Next: { $game }
day-summary = Your day
final-score = Final score { $own } : { $other }.
score-now = Score { $own } : { $other }.
# Next to the solver's name: what the question asks for.
goal-points = { $points ->
    [one] Goal: one point
   *[other] Goal: { $points } points
}
goal-lead = { $sign ->
    [ahead] Goal: { $points } ahead
    [level] Goal: level
   *[behind] Goal: at most { $points } behind
}
# $first is the lowest colour's score, $second that of the next one.
goal-lowest = Goal: lowest { $first }, next { $second }
score-alone = { $points ->
    [one] One point.
   *[other] { $points } points.
}
score-lowest = Your lowest colours are now at { $first } and { $second }.
score-spoilt = The opponent's lowest colours are now at { $first } and { $second }.
score-saved = { $game ->
    [themisto] The opponent's attack is stopped.
    [nebuchadnezzar] You stay on the board.
   *[temple] You can still move.
}
streak-sentence = { $days } days in a row.
answer-wins = { $game ->
    [themisto] Then the opponent makes five and wins at once.
    [nebuchadnezzar] Then the opponent takes your last disc.
   *[temple] Then the opponent wins at once.
}
answer-costs = { $points ->
    [one] It costs you one point.
   *[other] It costs you { $points } points.
}
answer-loses = After that, the opponent wins.
answer-lower = Another placement leaves your lowest colours higher.
answer-lowest = Your lowest colours would end on { $first } and { $second }.
answer-spoils = The opponent still has a better place for its tile.
answer-escapes = The opponent gets away.
answer-wins-not = { $left ->
    [0] That does not win yet.
   *[other] No second move wins after that.
}
solved-tries = { $tries ->
    [1] First try
    [2] Second try
    [3] Third try
   *[other] { $tries } tries
}
# Follows the tries, after a comma.
solved-hints = { $hints ->
    [0] no hint
    [one] one hint
   *[other] { $hints } hints
}
day-ended = { $open ->
    [0] All { $all } solved!
   *[other] Your day is complete: { $solved } of { $all } solved.
}
day-at-once = { $count ->
    [0] { "" }
    [one] One at the first try without a hint.
   *[other] { $count } at the first try without a hint.
}
day-time = { $time } minutes in all.
result-title = Tessera, day { $number }: { $done } of { $all }
result-of-set = { $game }: { $solved } of { $all } solved
set-make = Make a set
set-how = Choose puzzles and send the link to your pupils. At the end they have a result to send back.
set-add = Add
set-number = How many
set-paste = Or paste ids, days and links
set-unknown = { $text } is no puzzle of { $game }.
set-remove = Remove
set-link = Make the link
set-ended = The end of the set
set-result = Your result
set-name = Your name, if you like
calendar = Calendar
month-before = Month before
month-after = Month after
puzzles-of = Puzzles of { $date }
day-number = Day { $number }
result = { $state ->
    [solved] solved
    [seen] solution seen
   *[open] to solve
}
print-week = Sheet of the week (PDF)
print = Print
next-day-in = Next puzzles in
day-turns = Here the new day begins at { $time }.
all-games-days = All games on one page
statistics = Your record
solved-days = Solved
# Also explains the marks of a calendar.
solved-how = { $how ->
    [clean] Solved at the first try, without a hint
    [late] Solved later, or with hints
   *[seen] Solution seen
}
solved-at-once = At the first try, without a hint
present-row = Days in a row
longest-row = Longest streak
hints-taken = Hints
tries-until-solved = Tries until solved
keep-title = Keep your games and days
keep-how = Browsers delete stored games and days after a while. Save them as a file, and load it here or on another device.
keep-save = Save as a file
keep-load = Load a file
keep-loaded = Loaded.
keep-unknown = This file has no Tessera games or days.
rule-before = Before the move
rule-after = After the move
rule-octopus-alone = Put a tile next to another one: in each of the eight directions it scores one point for every tile of its colour in an unbroken run, and one for every tile of its number. The more runs meet at one cell, the more it scores.
rule-octopus-ahead = A tile scores one point for every tile of its colour, and one for every tile of its number, in unbroken runs in all eight directions from its cell. Then the opponent places a tile: leave it no good cell.
rule-themisto-turn = Move any disc in a straight line to a cell next to another disc: it turns over, and may turn over the discs of the other colour that it encloses. A row of five of one colour wins; player 1 needs exactly five and captures at most three in a line. Moving a disc out of a row of three or four of one colour costs the next turn, so the other player moves twice.
rule-themisto-five = Move any disc in a straight line to a cell next to another disc: it turns over, and may turn over the discs of the other colour that it then encloses. A row of five of one colour wins, no matter who turned the discs; player 1 needs exactly five and captures at most three in a line.
rule-ingenious-bonus = Each half of a tile scores one point for every like symbol in the lines that run out from it, and at the end only your lowest colour counts. A colour that reaches 18 earns another placement at once.
rule-ingenious-lowest = Each half of a tile scores one point for every like symbol in the lines that run out from it, on the track of its colour. At the end only your lowest colour counts, and of equal ones the next lowest.
rule-nebuchadnezzar-capture = A turn places one disc or turns over one rectangle: a rectangle full of enemy discs turns over if each of its four sides is closed by a full line of one colour, and more of that wall is yours. The edge of the board closes a side, too.
rule-nebuchadnezzar-safe = Place a disc of yours on an empty point, or turn over a rectangle of enemy discs that is walled in on all four sides, mostly by you. A player without discs loses, so keep the opponent from closing a wall around your last ones.
rule-temple-last = A move adds one to three tiles, and each must touch one of the same or a smaller number: a floor lies next to a tile, a wall stands on a floor, and a top lies on walls. You finish one colour before you begin the next; placing your last tile wins, and having no move loses.
rule-temple-slots = A move adds one to three tiles, and each must touch one of the same or a smaller number: a floor lies next to a tile, a wall stands on a floor, and a top lies on walls. You go on with your colour until it is used up, and a player without a move loses.
legend-region = The region to look at
legend-piece = The piece to move
legend-move = The move of the hint
legend-place = A place for a move
legend-turns-over = A capture is possible here
legend-costs = This move costs your next turn
legend-priced = A row: moving a disc out of it costs your next turn
legend-gain = Points of the best move there
legend-flips = Number of discs that turn over
legend-bonus = Another placement at once
legend-more = Needs another tile in the same turn
legend-pair = Goes with the chosen tile
legend-last = The frame: the last move
puzzle-ask-biggest-score = Score as much as you can with one tile.
puzzle-ask-best-placement = Place the tile that puts you furthest ahead.
puzzle-ask-best-line = { $within ->
    [2] Place both tiles for the most points.
   *[other] Place all { $within } tiles for the most points.
}
puzzle-ask-win-the-endgame = One placement wins. Find it.
puzzle-ask-which-tile-to-keep = Place { $within } tiles for the most points, and keep one.
puzzle-ask-sacrifice = Give up points now to stand better later.
puzzle-ask-last-tile = One tile left. Get the best result you can.
puzzle-ask-last-word = The opponent has one tile left. Finish as far ahead as you can.
puzzle-ask-save-the-game = Only one placement secures a shared win. Find it.
puzzle-ask-three-seats = Get the best result you can against two opponents.
puzzle-ask-eight-tiles = One placement wins. Find it.
puzzle-ask-lose-least = You can't save this game. Lose it by a single point.
puzzle-ask-win = { $within ->
    [1] Make five in a row.
   *[other] Win in { $within } moves.
}
puzzle-ask-zugzwang = Nothing is threatened, but you must move. Find the only safe move.
puzzle-ask-forced-penalty = Make the opponent lose a turn, and win.
puzzle-ask-paid-defence = Give up a turn to stop the attack.
puzzle-ask-save-the-draw = Only one move saves the draw. Find it.
puzzle-ask-borrowed-disc = The opponent brings you a disc that you need. Win in { $within } moves.
puzzle-ask-raise-the-lowest = Raise your lowest colours as far as you can.
puzzle-ask-last-placements = The board is nearly full. Find the placement that wins.
puzzle-ask-two-placements = Place { $within } tiles, and raise your lowest colours.
puzzle-ask-earn-a-bonus = Bring a colour to 18, place again, and raise your lowest colours.
puzzle-ask-all-six = Bring all six colours to 18.
puzzle-ask-level-the-scores = The board is nearly full. Secure a shared win.
puzzle-ask-chain-of-three = Place { $within } tiles in one turn: each earns the next.
puzzle-ask-spoil-both = The opponent has two good places for its tile. Spoil both.
puzzle-ask-annihilate = { $within ->
    [1] Take every disc of the opponent.
   *[other] Take every disc of the opponent in { $within } moves.
}
puzzle-ask-only-placement = Only one placement keeps you on the board. Find it.
puzzle-ask-only-capture = Only one capture keeps you on the board. Find it.
puzzle-ask-great-sacrifice = Take every disc of the opponent in { $within } moves, even if it takes many of yours at once.
puzzle-ask-outnumbered = Few discs against many: take every disc of the opponent in { $within } moves.
puzzle-ask-strand = { $within ->
    [1] Leave the opponent without a move.
   *[other] Leave the opponent without a move in { $within } moves.
}
puzzle-ask-avoid = You are about to run out of moves. Find the one that saves you.
puzzle-ask-last-tiles = { $within ->
    [1] Few tiles are left. Win with one move.
   *[other] Few tiles are left. Win in { $within } moves.
}
puzzle-ask-outlast = Few tiles are left. Find the only move that does not lose.
puzzle-ask-lent-slot = The opponent opens a place that you need. Win in { $within } moves.
puzzle-ask-give-room = Give the opponent more room, and still win in { $within } moves.
puzzle-ask-squeeze = Threaten nothing, and leave the opponent only bad moves.

## Setting up a position

set-up = Set up a position
set-up-how = Choose a piece, then a place on the board. To remove it, choose the same place again.
set-up-prompt = Choose a piece, then a place.
pieces = Pieces
take-away = Take away
edit-clear = Clear the board
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
aim-octopus = Score the most points, with colours and numbers that run on from your tile.
octopus-effect = { $tile } { $place } scores { $points }
octopus-why-first = The first tile goes to the marked cell.
octopus-why-alone = A tile goes next to another one, not across a corner.
octopus-why-no-tile = Choose a tile first. It goes next to a tile on the table, not across a corner.

## Themisto

themisto-tagline = Every move flips a disc. Nobody owns a colour; both want a row of five.
aim-themisto = { $seat ->
    [0] Make a row of exactly five of one colour, and capture at most three in a line.
    [1] Make a row of five or more discs of one colour, black or white.
   *[any] Make a row of five discs of one colour, black or white.
}
themisto-ask = Choose a disc to see where it may go.
themisto-bands = A band marks a row that costs a turn to leave.
themisto-ended = { $who ->
    [you] You completed a winning row.
    [opponent] The opponent completed a winning row.
    [engine] The engine completed a winning row.
   *[other] { $name } completed a winning row.
}
themisto-why-no-disc = Choose a disc first; any disc may be moved.
themisto-why-stuck = This disc has nowhere to go: it needs a free straight line that ends next to another disc.
# The parts below follow it.
themisto-moves = { $from } to { $to }
themisto-captures = captures { $cells }
themisto-costs = costs the next turn
themisto-threat = Watch out: the opponent can win on { $places }.
# Follows a move that the player considers.
themisto-leaves = Then the opponent can win on { $places }.
themisto-too-long = at most 3
themisto-costs-badge = costs a turn
themisto-capture = Capture { $count }
themisto-move-only = Move only
themisto-aim = { $number ->
    [1] goal: exactly 5, captures up to 3
   *[2] goal: 5 or more, captures any number
}
themisto-owes = loses a turn
themisto-skip = A turn is lost
themisto-skip-no = no
themisto-skip-yes = by the other player

## Ingenious

ingenious-tagline = Only your weakest colour counts, so neglect none of the six.
aim-ingenious = Raise all six colours: at the end, only your lowest counts.
ingenious-form = { $form ->
    [solo] solo
    [team] team
    [duel] duel
   *[standard] standard
}
ingenious-tile = { $first } and { $second }
ingenious-why-printed = No tile may lie on a printed symbol.
ingenious-why-first = Your first tile goes next to a printed symbol that has no tile next to it yet.
ingenious-why-no-room = There is no room for this tile here: its other half would have no empty cell.
ingenious-why-no-room-at-all = There is no room for a tile here.
ingenious-first-half = Choose a cell for { $colour }, or slide over both cells.
ingenious-other-half = Choose a cell for the other half.
# The place of the colour that decided, counted from the lowest.
ingenious-ended = { $rank ->
    [0] All six colours stand at 18.
    [1] The lowest colour decides.
    [2] The lowest colours are equal; the second lowest decides.
    [3] The two lowest colours are equal; the third lowest decides.
   *[other] The lowest colours are equal; colour { $rank } from the bottom decides.
}
ingenious-effect = { $tile } earns { $earned }
ingenious-points = { $points } for { $colour }
ingenious-with-bonus = { $effect }, and { $count ->
    [one] a bonus placement
   *[other] { $count } bonus placements
}
ingenious-effect-of = { $move ->
    [swap] swap all the tiles
   *[keep] keep the tiles
}
ingenious-action = { $move ->
    [swap] Swap all your tiles
   *[keep] Keep them
}
ingenious-choice = { $first }, then { $second }: +{ $points }
ingenious-team = team { $number }
ingenious-bonus = { $count ->
    [one] bonus placement
   *[other] { $count } bonus placements
}
ingenious-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
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
aim-nebuchadnezzar = Leave the opponent without a disc: wall in rectangles and flip them.
nebuchadnezzar-ask = Place a disc on a free point, or flip a rectangle.
nebuchadnezzar-why-own = That disc is yours. Place on an empty point, or capture discs of the other colour.
nebuchadnezzar-why-open = { $extent ->
    [cell] { $from } can't be captured
   *[area] { $from } to { $to } can't be captured
} yet: { $side ->
    [n] the wall above
    [s] the wall below
    [w] the wall to the left
   *[e] the wall to the right
} must be a full line of one colour.
nebuchadnezzar-why-fewer = { $extent ->
    [cell] { $from } can't be captured
   *[area] { $from } to { $to } can't be captured
} yet: you own { $own } of the wall's points, the opponent { $enemy }. You need more.
nebuchadnezzar-effect-of = { $move ->
    [swap] take over the first move's colour
   *[pass] no move is possible
}
nebuchadnezzar-places = disc on { $cell }
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

temple-tagline = Build floors, walls and tops in three dimensions until your opponent can't move.
aim-temple = Place your last tile before the opponent does. If you can't move, you lose.
temple-edition = { $edition ->
    [revised] revised
   *[published] published
}
temple-wins = { $move } — wins
temple-slot = { $kind ->
    [F] floor at { $cell }
    [T] top over { $cell }
    [WN] wall north of { $cell }, facing it
    [WE] wall east of { $cell }, facing it
    [WS] wall south of { $cell }, facing it
   *[WW] wall west of { $cell }, facing it
}
# A place in a list of moves, next to the picture of the tile.
temple-place = { $kind ->
    [F] floor
    [T] top
    [WN] wall north
    [WE] wall east
    [WS] wall south
   *[WW] wall west
} { $cell }
temple-begun = must finish { $colour }
temple-why-colour = { $colour } is not begun: use up { $begun } first.
temple-why-value = No place here for this tile: it must touch a tile of { $value } or less.
temple-why-first = The first tile of the game is a 1.
temple-why-no-tile = Choose a tile first, or one of the marked places.
# The next tile of a move, and its place.
temple-lies = { $kind ->
    [F] Flat: a floor.
    [W] Upright: a wall.
   *[T] On walls: a top.
}
# On the board, at places that need another tile; and on the tiles in hand that fit there.
temple-plus = At a +, another tile with a + must follow.
# The places that are open to each player; a player without any loses.
temple-places = Choose a tile or a place. You have { $mine ->
    [one] one place
   *[other] { $mine } places
} to build on, the opponent { $theirs }.
# These two follow a move that the player considers.
temple-leaves = Then the opponent has { $count ->
    [one] one place
   *[other] { $count } places
} to build on.
temple-leaves-win = It can then win at once.
temple-choose-tile = { $kind ->
    [F] Choose a tile for this floor.
    [T] Choose a tile for this top.
   *[W] Choose a tile for this wall.
}
temple-next-tile = { $part ->
    [second-wall] Choose the tile for the second wall.
    [carrying-wall] Choose the tile for the wall under the top.
    [top] Choose the tile for the top.
   *[any] Choose the next tile: a wall or a top.
}
temple-next-place = { $part ->
    [second-wall] Choose the place of the second wall.
    [carrying-wall] Choose the place of the wall under the top.
    [top] Choose the place of the top.
   *[any] Choose the place of this tile.
}
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
    .text = All tiles lie open, and the highest score wins. The first tile scores nothing. Choose one, then the marked cell.
    .right = Now there is something to reach for.
lesson-octopus-a-run-of-a-colour = A run of a colour
    .text = A tile scores the unbroken run of its colour that begins next to it. Four red tiles lie in a row. Put your red 4 at an end of it.
    .right = Four points: the run counts, the tile itself does not.
    .wrong = { $tile ->
        [R4] That scores { $points }. At an end of the row all four count.
       *[other] That is the blue one. Choose the red 4.
    }
lesson-octopus-a-run-of-a-number = A run of a number
    .text = Numbers run, too, whatever their colour. Score two points with your red 4.
    .right = Both fours count: two points.
    .wrong = That scores { $points }. Find a cell from which both fours count.
lesson-octopus-eight-directions = Eight directions
    .text = All eight directions count, corners as well, and colours and numbers add up. Choose the red 4: each cell shows what it would score. Take the best.
    .right = { $points } points, the most there are.
    .wrong = That scores { $points }. There is a better cell.
    .hint = The lines of the preview show every run: blue lines for colour, broken ones for numbers.
lesson-octopus-beside-not-across = Edge to edge
    .text = A tile goes next to another one, edge to edge. Try to put one across a corner.
    .right = But when it scores, a tile does look across corners.
    .wrong = That was edge to edge, which is allowed. Try a cell that touches the tile only at a corner.
lesson-octopus-a-gap-ends-a-run = A gap ends a run
    .text = A gap ends a run, and so does a tile that does not match. Find a cell where your red 4 scores two points.
    .right = Two: the red 5 and the red 1.
    .wrong = That scores { $points }: the blue tiles stand between the red ones. Two red tiles lie side by side in the west.
lesson-octopus-the-last-tile = The last tile
    .text = When all tiles are placed, the highest total wins. You are behind by two. Win with your last tile.
    .right = Won by five to four.
    .plan = Look for cells where several runs meet, keep tiles that fit two of them, and leave no such cell to the opponent.
    .wrong = That scores { $points }, and it takes three.
lesson-themisto-every-move-flips = Every move flips
    .text = Nobody owns a colour: you may move any disc, in a straight line, as far as it is free, to a cell next to another disc. It changes its colour as it moves. Make any move.
    .right = It has flipped.
lesson-themisto-never-alone = Never alone
    .text = A disc must end next to another one, corners included. Choose the black disc in the middle and try to leave it alone somewhere.
    .right = So the discs stay together.
    .wrong = There it had a neighbour. Try a place where it has none.
lesson-themisto-capture = Capture
    .text = The moved disc may capture a line of the other colour that it encloses between itself and a disc of its new colour: the enclosed discs flip. Move the disc on f1 so that it encloses the two white ones, and capture.
    .right = Captured: the two white discs are black now.
    .wrong = Nothing was captured. The disc from f1 turns black: black on d1 and a1 encloses b1 and c1. When asked, choose to capture.
lesson-themisto-four-are-too-many = Four are too many
    .text = You are Player 1, and Player 1 captures lines of at most three discs. Move the disc from h1 to f1, so that it encloses four.
    .right = Nothing is captured. Player 2 has no such limit and would capture all four.
    .wrong = Move the disc from h1 to f1.
lesson-themisto-the-price-of-leaving-a-row = The price of leaving a row
    .text = Moving a disc out of a row of exactly three or four of a colour has a price. Take one out of the row on a1, b1, c1 and see what it costs.
    .right = Your next turn is lost: a high price. The page marks such moves with a ring.
    .wrong = That disc belongs to no row. Move one of the three black ones.
lesson-themisto-five-in-a-row = Five in a row
    .text = Player 1 wins with exactly five of a colour in a row, Player 2 with five or more. Either colour will do. You are Player 1: win at once.
    .right = Five black discs in a row: won!
    .wrong = Not yet. The disc on g1 turns black when it moves, and it encloses the three white ones.
lesson-themisto-six-are-too-many = Six are too many
    .text = You are still Player 1. A move that makes six in a row does not win for you. Try e5 to e1 with its capture: what happens?
    .right = Six black discs: for Player 1 that is no win, but Player 2 would have won with them.
    .wrong = Move the disc from e5 down to e1, and capture.
lesson-themisto-six-win-for-the-second = Six win for Player 2
    .text = The same position, but now you are Player 2, who wins with five or more and captures lines of any length. Win at once.
    .right = Six in a row: won! In your first game, too, you are Player 2.
    .plan = Every disc is yours to use. First look for a row that you can finish. Then make sure that your move leaves the opponent no row that lacks only one disc.
    .wrong = Move the disc from e5 to e1, and capture.
lesson-ingenious-the-first-tile = The first tile
    .text = A tile has two symbols. Your first one goes next to one of the printed symbols at the corners. Choose a tile, then two cells: one for each half.
    .right = Every half scores on the track of its colour.
lesson-ingenious-not-in-the-middle = Not in the middle
    .text = The first tile of each player has to lie next to a printed symbol. Choose a tile and try the middle of the board.
    .right = From the second tile on, any two neighbouring free cells will do.
    .wrong = That was next to a printed symbol. Try a cell in the middle.
lesson-ingenious-lines-score = Lines score
    .text = Each half scores one point for every like symbol in unbroken lines from it, in five directions (not towards its own other half). Score at least two points of red.
    .right = Printed symbols count as well.
    .wrong = { $points ->
        [one] That earns { $points } point.
       *[other] That earns { $points } points.
    } Look for the red symbols in the north.
    .hint = Put a red half next to the red symbols: lines show what counts.
lesson-ingenious-your-weakest-colour = Your weakest colour
    .text = At the end only your lowest colour counts; at a tie the second lowest, and so on. Your yellow is far behind. Score yellow.
    .right = It is better to be even in all colours than to shine in some.
    .wrong = There was no yellow in that. Yellow symbols lie in the north-west and the south-west.
lesson-ingenious-a-bonus = A bonus
    .text = A colour that reaches 18 earns another placement at once. Your red stands at 16. Bring it to 18.
    .right = You go on with another tile. With all six colours at 18 you win on the spot.
    .wrong = Red is not at 18 yet: it takes two points of red.
lesson-ingenious-a-swap = A swap of tiles
    .text = After your turn, look at your lowest colour. If none of your tiles shows it, you may swap all of them for new ones. Your lowest colour is green, and you hold no green: swap.
    .right = You draw six new tiles, and the old ones go back into the bag.
    .plan = Raise your weakest colours early, while their lines still have free ends, and close the lines that the opponent needs.
    .wrong = You kept tiles that cannot raise green. Swap them.
lesson-nebuchadnezzar-place-a-disc = Place a disc
    .text = You are black. On your turn you place a disc on an empty point, or you capture. Place one anywhere.
    .right = The aim: to leave the opponent without a single disc.
lesson-nebuchadnezzar-barred-points = Barred points
    .text = A point with one enemy disc and three empty points around it is barred. Try to place a disc right next to the white one, on a line with it.
    .right = At the edge of the board, or with a second disc next to it, such a point is open.
    .wrong = That point is open. Try one of the four points right next to the white disc, not across a corner.
lesson-nebuchadnezzar-wall-one-in = Wall one in
    .text = A disc with a wall on all four sides can be captured. The white disc in the middle has black ones north, south, west and east. Choose it.
    .right = It changes sides.
    .wrong = That placed a disc. Choose the white disc in the middle.
lesson-nebuchadnezzar-rectangles = Rectangles
    .text = What you capture is a rectangle that holds nothing but enemy discs. Each of its sides needs a full line of one colour. Capture all three.
    .right = Three at once. A smaller rectangle inside of it does not count.
    .wrong = Choose one of the three white discs in the row.
lesson-nebuchadnezzar-the-bigger-rectangle = The bigger rectangle
    .text = A rectangle inside a bigger one that you could flip does not count: you flip the bigger one. Three of these white discs have black walls above and below. Choose the middle one and see how many turn.
    .right = All three. Two of them would have enough black wall, too, but they are part of the three.
    .wrong = That placed a disc. Choose the white disc in the middle.
lesson-nebuchadnezzar-the-edge-helps = The edge helps
    .text = The edge of the board counts as the colour of the wall across from it. The white disc at the top has black on three sides and the edge on the fourth. Capture it.
    .right = There was black to the south, so the edge to the north counted as black.
    .wrong = Choose the white disc at the top edge.
lesson-nebuchadnezzar-not-without-a-wall = Not without a wall
    .text = Here the east side is open. Try to capture the white disc in the middle all the same.
    .right = Close the gap first, and capture on your next turn.
    .wrong = That placed a disc, which may well prepare the capture. Choose the white disc itself.
lesson-nebuchadnezzar-more-of-the-wall = More of the wall
    .text = A wall may be of either colour, as long as most of the four sides' wall is yours. Three sides of this disc are black, one is white. Capture it.
    .right = Three to one: the majority decides.
    .wrong = Choose the white disc in the middle.
lesson-nebuchadnezzar-the-last-one = The last one
    .text = White has one disc left. Take it.
    .right = Won!
    .wrong = The white disc is walled in on all sides: choose it.
lesson-nebuchadnezzar-take-over = Taking over
    .text = The first move is worth a lot. So the second player may take over its colour instead of moving. You are second, and Black has taken the middle: choose “Swap colours”.
    .right = Now you are Black, and White is to move. So do not make your own first move too good.
    .plan = Place discs that wall in two enemy discs at once, and watch your own. Two enemy walls around a disc are a threat, three nearly always a loss.
    .wrong = That placed a white disc. This time, choose “Swap colours”.
lesson-temple-the-first-tile = The first tile
    .text = Two players build a temple out of tiles with one to six dots. The first tile of a game is a 1, and it lies flat on the table: a floor. Choose your red 1, then the marked place.
    .right = A floor. From now on everything is built on to it.
lesson-temple-floors = Floors
    .text = A floor goes next to a tile that lies flat, side by side. Lay any of your tiles flat on the table, next to the blue 1.
    .right = A second floor. Tiles of any colour may touch.
    .wrong = Those are walls. Lay one tile flat: the squares next to the blue tile are floors, the bars on its sides are walls.
lesson-temple-a-corner-of-walls = A corner of walls
    .text = Walls stand on the sides of a cell. The first ones come as a pair: two walls at a right angle, both on a floor, in one move. Choose a tile, then a bar on a side of the blue floor, then the second tile for the side next to it.
    .right = Two walls. Their dots look towards the floor on which they stand.
    .wrong = That is a floor. Choose one of the bars on the sides of the blue tile instead.
    .hint = A move of two tiles: after the first bar, choose the second tile and one of the bars that light up.
lesson-temple-values-forbid = Values limit your moves
    .text = Every tile must touch one of the same or a smaller value. Here lies a 4. Try your red 2.
    .right = Small values are hard to place, so do not leave them for the end.
    .wrong = That was possible, because its value is 4 or more. Try the red 2.
lesson-temple-a-single-wall = A single wall
    .text = Once a wall stands, the next one may come alone: next to a standing wall, on a floor or under a top. Stand one tile as a wall on a free side of the blue floor, and play it without a second one.
    .right = One tile, and the room is closing.
    .wrong = That was another kind of move. Use one tile alone, and one of the bars on a free side of the blue floor.
    .hint = Choose a tile, then a bar on a free side; then press Play instead of choosing a second tile.
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
lesson-temple-a-corner-top = A corner top
    .text = A corner top lies next to two tops and touches no wall. Walls go under its open sides in the same move. Two tops lie next to the free corner in the north-east: put a top there, and a wall under each of its two open sides.
    .right = Three tiles in one move, and the roof turns the corner.
    .wrong = That is not a corner top. Its place is the corner between the two tops.
    .hint = Your three red tiles go together: first the top, then the walls under its two outer sides.
lesson-temple-colour-by-colour = Colour by colour
    .text = You finish a colour before you begin another. Red is begun, and you still hold two red tiles. Try an orange one all the same.
    .right = The order of your colours is up to you. The colour that you must finish is shown next to your name.
    .wrong = Red is allowed, of course. Try an orange tile.
lesson-temple-the-last-tile-wins = The last tile wins
    .text = The player who places the last tile wins. A player without a legal move loses. You have two tiles left. Place both in one move.
    .right = Won! You now know all six kinds of move in Temple.
    .plan = Play small values early, for they find ever fewer places, and keep the high ones, which fit nearly anywhere.
    .wrong = That leaves you one tile. Two tiles go in one move as a corner of walls.

var e=`puzzle-question-nebuchadnezzar-zugzwang = Nothing is threatened. Find the only move after which the opponent can't wipe you off the board { $within ->
 [1] with its next move
 *[other] within its next { $within } moves
}.
puzzle-ask-two-turns = You have two turns in a row. Win with them.
puzzle-not-yet = This day's puzzle is not there yet.
puzzle-none = There is no such puzzle. Leave the type or the level open.
puzzle-shown = This is the solution.
puzzle-wrong = Not that one.
puzzle-right = Right. What next?
puzzle-refuted = Why not…
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
hint-rated = Hint (rating −{ $points })
another = Another
another-puzzle = Another puzzle
explain = Explain
show-solution = Show solution
start-over = Start over
storm-how = As many as you can in three minutes. A wrong move costs ten seconds.
storm-solved = { $count } solved
storm-record = record { $count }
storm-over = Time! { $solved } solved, { $missed } missed.
storm-is-record = A new record!
storm-missed = Missed puzzles
puzzle-no-such-day = The calendar has no such day.
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
goal-points = { $points ->
 [one] Goal: one point
 *[other] Goal: { $points } points
}
goal-lead = { $sign ->
 [ahead] Goal: { $points } ahead
 [level] Goal: level
 *[behind] Goal: at most { $points } behind
}
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
print-week = Sheet of the week (PDF)
print = Print
next-day-in = Next puzzles in
day-turns = Here the new day begins at { $time }.
all-games-days = All games on one page
statistics = Your record
solved-days = Solved
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
set-up-prompt = Choose a piece, then a place.
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
edit-to-move = To move
edit-tiles = Tiles of player { $number }
edit-score = Score of player { $number }
edit-tracks = Tracks of player { $number }`;export{e as default};

var o=`puzzle-type-biggest-score = biggest score
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
puzzle-question-biggest-score = Find the placement that scores most with your next 1 tile.
puzzle-question-best-placement = Find the placement after which you are furthest ahead when you have placed { $within } tiles, whatever the opponent replies.
puzzle-question-best-line = You are alone: place all { $within } of your tiles, in the best order, for as many points as possible.
puzzle-question-win-the-endgame = Find the only placement that wins the game with your last { $within } tiles, whatever the opponent replies.
puzzle-question-which-tile-to-keep = You are alone: place { $within } of your tiles for as many points as possible, and keep the other one.
puzzle-question-sacrifice = Give away points now: find the placement after which you are furthest ahead when you have placed { $within } tiles, whatever the opponent replies.
puzzle-question-last-tile = Place your last 1 tile so that you are furthest ahead at the end, whatever the opponent replies.
puzzle-question-last-word = The opponent has one tile left: find the placement after which you are furthest ahead at the end, when you have placed your last { $within } tiles.
puzzle-question-save-the-game = Find the only placement that saves a shared win with your last { $within } tiles, whatever the opponent replies.
puzzle-question-three-seats = Find the placement with which you end furthest ahead of the better opponent, whatever the two reply to your last { $within } tiles.
puzzle-question-eight-tiles = Find the only placement that wins the game with your last { $within } tiles, whatever the opponent replies.
puzzle-question-win = { $within ->
 [1] Make a row of five with 1 move.
 *[other] Win with { $within } moves of your own, whatever the opponent does.
}
puzzle-question-only-move = { $within ->
 [1] Find the only move after which the opponent can't win with its next 1 move.
 *[other] Find the only move after which the opponent can't win within its next { $within } moves.
}
puzzle-question-forced-penalty = Make the opponent lose a turn: threaten nothing, and win with { $within } moves of your own, whatever the opponent does.
puzzle-question-paid-defence = Give up a turn: find the only move after which the opponent can't win within its next { $within } moves.
puzzle-question-save-the-draw = Save the draw: find the only move that does not let the opponent win within its next { $within } moves.
puzzle-question-raise-the-lowest = { $within ->
 [1] Find the next 1 placement of your turn, so that at its end your lowest colour is as high as possible; of equal ones the next lowest colour decides, and so on.
 *[other] Find the next { $within } placements of your turn, so that at its end your lowest colour is as high as possible; of equal ones the next lowest colour decides, and so on.
}
puzzle-question-last-placements = { $within ->
 [1] All racks are open and at most 1 placement can still follow: make the one that gives the best chance to win.
 *[other] All racks are open and at most { $within } placements can still follow: make the one that gives the best chance to win.
}
puzzle-question-two-placements = You have { $within } placements in this turn: find both, in their order, so that your lowest colours end as high as possible.
puzzle-question-earn-a-bonus = Earn bonus placements: find all { $within } placements of your turn, so that at its end your lowest colours are as high as possible.
puzzle-question-all-six = Win at once: bring all six colours to 18 with { $within } placements.
puzzle-question-level-the-scores = All racks are open and at most { $within } placements can still follow: find the only one that saves a shared win.
puzzle-question-annihilate = { $within ->
 [1] Wipe the opponent off the board with 1 capture.
 *[other] Wipe the opponent off the board with { $within } moves of your own, whatever the replies.
}
puzzle-question-only-placement = { $within ->
 [1] Find the only placement after which the opponent can't wipe you off the board with its next 1 move.
 *[other] Find the only placement after which the opponent can't wipe you off the board within its next { $within } moves.
}
puzzle-question-only-capture = { $within ->
 [1] Find the only capture after which the opponent can't wipe you off the board with its next 1 move.
 *[other] Find the only capture after which the opponent can't wipe you off the board within its next { $within } moves.
}
puzzle-question-strand = { $within ->
 [1] Leave the opponent without a move with 1 move of your own.
 *[other] Leave the opponent without a move within { $within } moves of your own, whatever the replies.
}
puzzle-question-avoid = { $within ->
 [1] Find the only move after which the opponent can't leave you without a move with its next 1 move.
 *[other] Find the only move after which the opponent can't leave you without a move within its next { $within } moves.
}
puzzle-question-last-tiles = { $within ->
 [1] Win within 1 move of your own: place your last tile, or leave the opponent without a move.
 *[other] Win within { $within } moves of your own: place your last tile, or leave the opponent without a move.
}
puzzle-question-outlast = { $within ->
 [1] Find the only move after which the opponent can't win within its next 1 move, by its last tile or by leaving you without a move.
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
verify-out-of-time = This takes too long here. Choose one type.`;export{o as default};

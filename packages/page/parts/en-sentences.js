var e=`game-name-octopus = Octopus
game-name-themisto = Themisto
game-name-ingenious = Ingenious
game-name-nebuchadnezzar = Nebuchadnezzar
game-name-temple = Temple
puzzle-question-nebuchadnezzar-zugzwang = Nothing is threatened. Find the only move after which the opponent can't wipe you off the board { $within ->
 [1] with its next move
 *[other] within its next { $within } moves
}.
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
list-and = { $first } and { $last }
list-clauses = { $first }; { $last }
list-then = { $first }, then { $rest }
colour-name = { $letter ->
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
cells-from-to = { $from } to { $to }
tile-name = { $colour } { $number }
tile-ingenious = { $first }-{ $second }
tile-there = { $tile } { $place }
place-octopus = { $side ->
 [left] to the left of { $colour } { $number }
 [right] to the right of { $colour } { $number }
 [above] above { $colour } { $number }
 [below] below { $colour } { $number }
 *[alone] in the middle
}
place-octopus-at = at { $cell }
move-themisto = { $from } to { $to }
move-ingenious = { $first } and { $second }
move-ingenious-between = { $first } and { $also } ({ $second })
move-ingenious-at = { $first } at { $cell } and { $second } at { $other }
place-ingenious = { $side ->
 [right] to the right of
 [lower-right] to the lower right of
 [lower-left] to the lower left of
 [left] to the left of
 [upper-left] to the upper left of
 *[upper-right] to the upper right of
} { $what ->
 [printed] the printed { $near }
 [another] another { $near }
 [third] a third { $near }
 *[any] { $near }
}
place-ingenious-onward = from there { $tile } { $side ->
 [right] to the right
 [lower-right] to the lower right
 [lower-left] to the lower left
 [left] to the left
 [upper-left] to the upper left
 *[upper-right] to the upper right
}
move-temple = { $kind ->
 [corner-wall] { $first } and { $others } as a corner of walls
 [tunnel] { $first } with { $others } as the wall under its far side
 *[corner-top] { $first } (below it { $others })
}
tile-temple = { $kind ->
 [floor] { $tile } as a floor { $place }
 [top] { $tile } as a top { $place }
 *[wall] { $tile } as a wall { $place }
}
place-temple = { $side ->
 [N] north of { $colour } { $number }
 [E] east of { $colour } { $number }
 [S] south of { $colour } { $number }
 [W] west of { $colour } { $number }
 *[alone] in the middle
}
side-temple = { $side ->
 [N] north
 [E] east
 [S] south
 *[W] west
}
side-temple-below = { $side ->
 [N] in the north
 [E] in the east
 [S] in the south
 *[W] in the west
}
move-name = { $kind ->
 [takes] the capture from { $what }
 [spares] { $what } without a capture
 [captures] the capture of { $what }
 [captures-one] the capture of { $what }
 [swaps] the swap of colours
 [passes] a pass
 [renews] a swap of all tiles
 [keeps] keeping the rack
 *[puts] { $what }
}
move-elsewhere = { $move } in another place
move-told = { $kind ->
 [moves] Move { $what }
 [takes] Move { $what }
 [spares] Move { $what } without capturing
 [places] Place a disc on { $what }
 [captures] Capture the discs from { $what }
 [captures-one] Capture the disc on { $what }
 [swaps] Swap the colours
 [passes] Pass
 [renews] Swap your tiles
 [keeps] Keep your tiles
 *[puts] Put { $what }
}. It { $does }.
solution-reply = { $count ->
 [1] The opponent's only move is { $move }.
 *[other] The opponent answers with { $move }.
}
solution-goes-on = Best play continues with { $moves }.
verdict-solved = Solved.
verdict-right-so-far = Right so far; { $moves ->
 [one] one move is
 *[other] { $moves } moves are
} left to find.
refutation-does-not-win = With { $move }, you do not win: the move { $does }.
refutation-unanswered = With { $move }, { $then }.
refutation-reply = The reply { $does }.
refutation-no-second = After { $move }, no second move wins.
refutation-answered = After { $move }, { $opponents ->
 [one] the opponent answers
 *[other] your opponents answer
} with { $replies }, and { $then }.
refutation-line = After { $move }, { $who ->
 [own] you do best to go on with
 *[other] best play continues with
} { $moves }, and { $then }.
refutation-answered-wins = After { $move }, the opponent answers with { $reply } and wins at once.
refutation-goes-on = the game goes on
refutation-win = you can no longer win with { $moves ->
 [one] your next move
 *[other] your next { $moves } moves
}
refutation-hold = you can no longer save the game
refutation-scores-less = you score { $points ->
 [one] 1 point
 *[other] { $points } points
} less than with the right move
refutation-lead-second = you are { $value } after your second placement; the right first one leaves you { $best }
refutation-lead-end = you end { $value }; the right placement ends { $best }
refutation-points = you get { $value ->
 [one] 1 point
 *[other] { $value } points
} in all; the right placement leads to { $best }
refutation-lowest = your lowest colours reach { $first } and { $second }; the right placement brings them to { $best } and { $next }
refutation-opponent-lowest = the opponent's lowest colours can reach { $first } and { $second }; after the right placement only { $best } and { $next }
refutation-games = { $value ->
 [0] you lose
 [50] you only share the win
 [100] you win
 *[other] you win { $value } games in a hundred
}; the right placement { $best ->
 [50] secures a shared win
 [100] wins
 *[other] wins { $best } in a hundred
}
number-lead = { $sign ->
 [level] level
 [ahead] { $points ->
 [one] 1 point
 *[other] { $points } points
 } ahead
 *[behind] { $points ->
 [one] 1 point
 *[other] { $points } points
 } behind
}
flaw-too-large = The proof would have to look at more positions than the service allows for one puzzle.
flaw-no-choice = No player has a move to choose in this position.
flaw-greedy = Always taking the move that looks best solves it: { $moves }.
flaw-rating = Its rating is { $rating }, and puzzles of this type have { $low } to { $high }.
flaw-line = Best play begins { $moves }.
flaw-no-win-now = No move wins at once.
flaw-two-win-now = Both { $one } and { $other } win at once.
flaw-faster-now = With { $move } you win at once, but the question asks for { $asked } { $asked ->
 [one] move
 *[other] moves
}.
flaw-no-win = No move wins by force within { $moves } { $moves ->
 [one] move
 *[other] moves
}.
flaw-lost = The opponent wins within { $moves } { $moves ->
 [one] move
 *[other] moves
}, whatever you do.
flaw-none = No move does what is asked.
flaw-two-win = Both { $one } and { $other } win by force within { $moves } { $moves ->
 [one] move
 *[other] moves
}.
flaw-two-hold = Both { $one } and { $other } keep the opponent from winning within { $moves } { $moves ->
 [one] move
 *[other] moves
}.
flaw-two = Both { $one } and { $other } do what is asked.
flaw-close = After { $other } you are almost as well off as after { $one }.
flaw-all-hold = The opponent can't win within { $moves } { $moves ->
 [one] move
 *[other] moves
}, whatever you do.
flaw-all = Every move does what is asked.
flaw-faster = With { $move } you win by force within { $moves } { $moves ->
 [one] move
 *[other] moves
}, but the question asks for { $asked } { $asked ->
 [one] move
 *[other] moves
}.
flaw-not-saved = This does not save the game: { $move } wins by force within { $moves } { $moves ->
 [one] move
 *[other] moves
}.
requirement-other-task = The type asks for a different number of moves in this position.
requirement-octopus-alone = You must play alone.
requirement-one-opponent = There must be one opponent.
requirement-two-opponents = There must be two opponents.
requirement-octopus-two-tiles = You need at least two tiles in hand.
requirement-octopus-three-tiles = You need at least three tiles in hand.
requirement-octopus-last = You must have exactly one tile in hand.
requirement-octopus-opponents-tile = The opponent needs a tile in hand.
requirement-octopus-opponents-last = The opponent must have exactly one tile in hand.
requirement-octopus-opponents-last-two = The opponent must have one tile or two in hand.
requirement-octopus-few-tiles = Both players need at least two tiles in hand, and may have at most seven together.
requirement-octopus-everyones-tile = Every player needs a tile in hand.
requirement-octopus-pairs = Both players must have four tiles in hand: two pairs of tiles that are alike.
requirement-octopus-gives-away = Another placement must score at least 2 points more at once than the solution.
requirement-octopus-can-wait = The tile that can score most at once must not be the first to be placed.
requirement-shared-win = The solution must not win: the question is how to secure a shared win.
requirement-octopus-end = No other placement may lead to a better end of the game than the solution.
requirement-octopus-loses-by-one = The solution must lose by one point.
requirement-themisto-owes = The opponent must owe a turn, so that you move twice.
requirement-themisto-owes-nothing = The opponent must not owe a turn.
requirement-no-win = You must not be able to win at once.
requirement-themisto-no-threat = The opponent must threaten nothing.
requirement-themisto-free-moves = You need at least four moves that cost no turn.
requirement-themisto-costs-a-turn = The only safe move must cost a turn.
requirement-themisto-costly-moves = You need at least three moves that cost a turn.
requirement-themisto-squeezed = The first move must threaten nothing, and every reply must cost a turn or lose at once.
requirement-themisto-six-discs = There must be six discs: three in a row between two of the other colour, and one anywhere.
requirement-themisto-drawn = After the only safe move, which must cost no turn, neither side may be able to force a win.
requirement-themisto-borrowed = On the main line you must move a disc that the opponent has just moved.
requirement-ingenious-standard = The game must have its standard form.
requirement-ingenious-to-place = You must be about to place a tile.
requirement-ingenious-open-rack = Your rack must lie open.
requirement-ingenious-open-racks = All racks must lie open.
requirement-ingenious-a-tile = You need a tile on your rack.
requirement-ingenious-two-tiles = You need at least two tiles on your rack.
requirement-ingenious-three-tiles = You need at least three tiles on your rack.
requirement-ingenious-one-tile = The opponent must have exactly one tile, and it must lie open.
requirement-ingenious-both-placed = Each player must have placed a tile before.
requirement-ingenious-two-places = The solution must spoil two good places of the opponent that have no cell in common.
requirement-ingenious-no-bonus = No bonus placement may be pending.
requirement-ingenious-two-bonus = Two bonus placements must be pending.
requirement-ingenious-earns-none = No placement may earn a bonus.
requirement-ingenious-two-left = There must be room for exactly two more tiles.
requirement-ingenious-whole-turn = The last placement of the solution must end the turn.
requirement-ingenious-raised = The lowest colour must rise.
requirement-nebuchadnezzar-moves = You need at least four legal moves.
requirement-nebuchadnezzar-not-alone = The solution must not be the only capture or the only placement.
requirement-nebuchadnezzar-choice = There must be a capture, and at least three placements to choose from.
requirement-nebuchadnezzar-three-captures = There must be at least three captures.
requirement-nebuchadnezzar-placement = The only move that holds must be a placement.
requirement-nebuchadnezzar-capture = The only move that holds must be a capture.
requirement-nebuchadnezzar-no-threat = The opponent must have no threat: even if it were its turn, it could not win by force.
requirement-nebuchadnezzar-great-sacrifice = On the main line the opponent must flip at least four of your discs at once.
requirement-nebuchadnezzar-outnumbered = You must have less than half as many discs as the opponent.
requirement-temple-holds-many = You must hold at least one whole colour besides the one that you play.
requirement-temple-opponent-holds-many = The opponent must hold at least one whole colour besides the one that it plays.
requirement-temple-one-colour = Both players may hold tiles of one colour only, the one that they play.
requirement-temple-quiet = The first move must threaten nothing.
requirement-temple-lent = On the main line you must fill a place that the opponent's move before it has opened.
requirement-temple-more-moves = After the solution the opponent must have more moves than if it were its turn now.
score-octopus-opens = Player { $player } opens with { $move }, which scores nothing.
score-octopus-nothing = Player { $player } places { $move } and scores nothing: no neighbouring tile has its colour or number.
score-octopus-scores = Player { $player } places { $move } and scores { $points } { $points ->
 [one] point
 *[other] points
}: { $runs }.
score-octopus-colour = { $colour } to { $runs }
score-octopus-number = the number { $number } to { $runs }
score-octopus-run = { $direction ->
 [N] the north
 [NE] the north-east
 [E] the east
 [SE] the south-east
 [S] the south
 [SW] the south-west
 [W] the west
 *[NW] the north-west
} ({ $points })
score-octopus-runs = Points of this move: { $runs }.
score-octopus-placement = { $move } ({ $points ->
 [one] 1 point
 *[other] { $points } points
})
score-octopus-seat = { $who ->
 [you] you
 [opponent] the opponent
 [next] the next opponent
 *[last] the last opponent
} { $sum }
score-octopus-tally = Points: { $seats }.
score-octopus-tally-from = Points (before: { $before }): { $seats }.
solution-octopus-allows = With { $bait }, you would score more at once, but the reply could score { $gain } with { $tile }; after the solution it scores { $less ->
 [0] nothing
 *[other] at most { $less }
}.
solution-octopus-can-wait = With { $bait }, you would score more at once, but then { $less ->
 [0] nothing
 *[other] at most { $less }
} with the next tile; after the solution, up to { $gain }.
effect-octopus-takes = takes the cell where { $tile } would score { $gain } ({ $player ->
 [mover] the mover
 *[other] the reply
} then scores at most { $other })
effect-octopus-takes-last = takes the cell where { $tile } of the opponent who moves last would score { $gain } (that opponent then scores at most { $other })
effect-octopus-prepares = prepares a cell worth { $gain } for { $tile }
effect-octopus-prepares-two = prepares two cells worth { $worth ->
 [equal] { $most } each
 *[different] { $most } and { $more }
} for { $tile }
effect-octopus-prepares-both = prepares a cell worth { $most } for { $tile } and one worth { $more } for { $other }
effect-octopus-prepares-cells = prepares { $count } cells worth { $worth ->
 [equal] { $most } each
 *[different] up to { $most }
}
effect-octopus-lets = { $player ->
 [mover] lets the mover score { $gain } with { $tile }
 *[other] lets { $tile } score { $gain }
}
effect-octopus-joins-colour = joins two runs of { $colour }
effect-octopus-joins-number = joins two runs of { $number ->
 [ones] ones
 [twos] twos
 [threes] threes
 [fours] fours
 [fives] fives
 *[sixes] sixes
}
score-themisto-moves = Player { $player } moves the { $from ->
 [black] black
 *[white] white
} disc from { $cell } to { $to }, where it turns { $colour ->
 [black] black
 *[white] white
}.
score-themisto-moves-and = Player { $player } moves the { $from ->
 [black] black
 *[white] white
} disc from { $cell } to { $to }, where it turns { $colour ->
 [black] black
 *[white] white
}; { $more }.
score-themisto-captures = Player { $player } moves the { $from ->
 [black] black
 *[white] white
} disc from { $cell } to { $to }, where it turns { $colour ->
 [black] black
 *[white] white
} and captures { $captured }.
score-themisto-captures-and = Player { $player } moves the { $from ->
 [black] black
 *[white] white
} disc from { $cell } to { $to }, where it turns { $colour ->
 [black] black
 *[white] white
} and captures { $captured }; { $more }.
score-themisto-wins = Player { $player } wins with { $rows }
score-themisto-cancels = for leaving { $rows } Player { $player } would lose a turn, which cancels the one that Player { $other } owes
score-themisto-loses = for leaving { $rows } Player { $player } loses the next turn
score-themisto-again = Player { $player } loses a turn, so Player { $other } moves again
themisto-row = the { $colour ->
 [black] black
 *[white] white
} row of { $length ->
 [3] three
 [4] four
 [5] five
 [6] six
 [7] seven
 *[other] eight
} from { $from } to { $to }
themisto-winning-row = { $length ->
 [5] five
 [6] six
 [7] seven
 *[other] eight
} on { $direction ->
 [file] the { $line }-file
 [rank] rank { $line }
 *[diagonal] the diagonal { $line }
}
refutation-themisto-answered = After { $move }, the opponent answers with { $reply }, makes { $row } and wins.
effect-themisto-stops = stops the win on { $cells }
effect-themisto-leaves = lets { $player ->
 [mover] the mover
 *[other] the other player
} win on { $cells }
effect-themisto-threatens = threatens to win on { $cells }
effect-themisto-threatens-with = threatens to win with { $move }
effect-themisto-prepares = prepares the win on { $cells }
effect-themisto-completes-nothing = completes no row that wins
effect-themisto-too-long = makes { $row }, too long to win for player 1
refutation-themisto-twice = After { $move }, you lose a turn: the opponent plays { $first }, then { $second }, makes { $row } and wins.
solution-themisto-two-turns = Even with two turns in a row the opponent can't win.
solution-themisto-others-lose = After { $share ->
 [all] each of the { $all } other moves
 *[some] { $count } of the { $all } other moves
} the opponent wins at once{ $times ->
 [all] { "" }
 *[some] , after { $most } of them
} with { $row }.
solution-themisto-rest-loses = After { $rest ->
 [one] the one left
 *[other] the { $rest } others
}, the opponent wins by force within { $within } moves.
solution-themisto-others-later = After each of the { $all } other moves the opponent wins by force within { $within } moves.
effect-themisto-stops-row = stops { $row } { $how ->
 [fills] by filling { $cells }
 [leaves] by moving the disc on { $cells } away
 [flips] by flipping { $cells }
 *[otherwise] before it is complete
}
effect-themisto-stops-rows = stops { $rows }
score-ingenious-places = Player { $player } places { $move } and scores { $gains }.
score-ingenious-swaps = Player { $player } sets the rack aside and draws six new tiles.
score-ingenious-keeps = Player { $player } keeps the rack.
score-ingenious-draws = Player { $player } draws { $tiles }.
effect-ingenious-gain = { $points } { $colour }
score-ingenious-nothing = nothing
score-ingenious-lost = { $points } { $points ->
 [one] point is lost
 *[other] points are lost
} beyond the end of a track
score-ingenious-bonus = { $count ->
 [one] a bonus placement is earned
 *[other] { $count } bonus placements are earned
}
score-ingenious-over = the game is over
score-ingenious-face-down = { $count ->
 [one] a tile
 *[other] { $count } tiles
} face down
effect-ingenious-earns = earns another placement
effect-ingenious-earns-more = earns { $count } more placements
effect-ingenious-raises = raises the lowest colour from { $from } to { $to }
effect-ingenious-ends = ends the game
effect-ingenious-ends-won = ends the game with a win
effect-ingenious-ends-level = ends the game level
effect-ingenious-all-six = brings all six colours to { $points }, which wins at once
effect-ingenious-closes = closes open places
effect-ingenious-spoils = spoils { $player ->
 [mover] the mover's
 *[other] the opponent's
} best placement
effect-ingenious-gains-nothing = gains nothing by itself
score-ingenious-end = At the end your colours are { $own } and the opponent's { $other }, lowest first: { $place ->
 [0] they are equal
 [1] the lowest decides, { $mine } to { $theirs }
 [2] the second-lowest decides, { $mine } to { $theirs }
 [3] the third-lowest decides, { $mine } to { $theirs }
 [4] the fourth-lowest decides, { $mine } to { $theirs }
 [5] the second-highest decides, { $mine } to { $theirs }
 *[6] the highest decides, { $mine } to { $theirs }
}.
score-ingenious-turn = Your colours are then { $own }, lowest first.
score-ingenious-spoilt = The opponent's colours are then { $other }, lowest first.
score-nebuchadnezzar-places = Player { $player } ({ $colour ->
 [black] black
 *[white] white
}) places a disc on { $cell }: { $why }.
score-nebuchadnezzar-edge = any empty point on the edge may be filled
score-nebuchadnezzar-neighbours = it has { $enemies ->
 [0] no enemy discs
 [one] one enemy disc
 *[other] { $enemies } enemy discs
} and { $empty ->
 [0] no empty points
 [one] one empty point
 *[other] { $empty } empty points
} next to it; only a point next to one enemy disc and three empty points is forbidden
score-nebuchadnezzar-swaps = Player { $player } takes over { $colour ->
 [black] black
 *[white] white
} with the disc on the board, and Player { $other } moves next with { $theirs ->
 [black] black
 *[white] white
}.
score-nebuchadnezzar-passes = Player { $player } ({ $colour ->
 [black] black
 *[white] white
}) can neither place nor capture, and passes.
score-nebuchadnezzar-flips = Player { $player } ({ $colour ->
 [black] black
 *[white] white
}) flips { $count } { $theirs ->
 [black] black
 *[white] white
} { $count ->
 [one] disc
 *[other] discs
} { $count ->
 [one] on { $from }
 *[other] from { $from } to { $to }
}, with { $own } points of wall against { $enemy }.
score-nebuchadnezzar-wins = This wins: the opponent has no disc left.
effect-nebuchadnezzar-wipes = wipes { $player ->
 [mover] the mover
 *[other] the opponent
} off the board
effect-nebuchadnezzar-lets = lets { $player ->
 [mover] the mover
 *[other] the opponent
} take every disc at once
effect-nebuchadnezzar-leaves-pass = leaves { $player ->
 [mover] the mover
 *[other] the opponent
} only a pass
effect-nebuchadnezzar-leaves-one = leaves { $player ->
 [mover] the mover
 *[other] the opponent
} a single move
effect-nebuchadnezzar-threatens = threatens to take every disc with the next move
refutation-nebuchadnezzar-answered = After { $move }, the opponent answers with { $reply }, takes your last { $count ->
 [one] disc
 *[other] { $count } discs
} and wins.
score-temple-plays = Player { $player } plays { $kind ->
 [floor] a floor
 [corner-wall] a corner of walls
 [single-wall] a single wall
 [tunnel] a tunnel
 [single-top] a single top
 *[corner-top] a corner top
}: { $what }.
score-temple-turn = { $placed }. The move { $colours }
score-temple-touches = { $placed }, touching { $other }
score-temple-first = { $placed }, the first tile of the game
effect-temple-opens = opens the colour { $colour }
effect-temple-finishes = uses up the colour { $colour }
score-temple-goes-on = goes on with the colour { $colour }
score-temple-wins-last = wins, as it was the last tile in hand
score-temple-wins-stranded = wins, as player { $player } has no legal move
effect-temple-places-last = wins with the last tile
effect-temple-strands = wins, as { $player ->
 [mover] the mover
 *[other] the other player
} has no move left
temple-tiles = { $letter ->
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
} { $values }
refutation-temple-last = After { $move }, the opponent answers with { $reply }, has no tile left and wins.
refutation-temple-stranded = After { $move }, the opponent answers with { $reply }, and you have no move left.
refutation-temple-stuck = After { $move }, the opponent answers with { $reply }, and you have no move left: no place remains for your { $tiles }.
effect-temple-strands-tiles = wins, as { $player ->
 [mover] the mover
 *[other] the other player
} has no place left for { $tiles }
effect-temple-leaves = leaves { $player ->
 [mover] the mover
 *[other] the other player
} { $count ->
 [one] one move
 *[other] { $count } moves
}
effect-temple-leaves-stuck = leaves { $player ->
 [mover] the mover
 *[other] the other player
} { $count ->
 [one] one move
 *[other] { $count } moves
} (and takes the last place of { $tiles })
effect-temple-lets-win = lets { $player ->
 [mover] the mover
 *[other] the other player
} win at once
why-move = This move { $does }.
why-but = { $does }, but { $result }
why-reply = { $replies ->
 [only] The only reply { $does }.
 [lose] Every reply loses; the best one { $does }.
 *[some] The best reply { $does }.
}
why-next = The move after it { $does }.
why-second = { $rank ->
 [equal] Another move, { $move }, { $loses }.
 *[second] The second best move, { $move }, { $loses }.
}
why-others-lose = Every other move loses by force.
why-only = is the only legal one
why-quiet = is quiet
why-wins = wins by force
why-wins-with = wins by force in { $count ->
 [one] one move
 *[other] { $count } moves
}
why-draws = leads to a draw
why-lost = can't save the game
why-ahead = ends { $points ->
 [one] 1 point
 *[other] { $points } points
} ahead with best play
why-behind = ends { $points ->
 [one] 1 point
 *[other] { $points } points
} behind with best play
why-level = ends level with best play
why-total = leads to { $points ->
 [one] 1 point
 *[other] { $points } points
} in all
why-gives-away = gives away { $points ->
 [one] 1 point
 *[other] { $points } points
}
why-gives-away-about = gives away about { $points ->
 [one] 1 point
 *[other] { $points } points
}
why-as-good = is just as good
why-about-as-good = is about as good
why-not-clearly-worse = is not clearly worse
why-chances = lowers the chances from { $best } to { $this } per cent
why-wins-later = wins too, but later
why-wins-too = wins too
why-not-at-once = does not win at once
why-unproved = is not proved to win
why-only-draws = only draws
why-draws-too = draws as well
why-loses = loses by force
why-loses-sooner = loses sooner
why-loses-too = loses as well
effect-captures-discs = captures { $count ->
 [one] one disc
 *[other] { $count } discs
}
effect-only-defence = is the only move that saves the game
effect-octopus-opens = places the first tile
effect-octopus-scores = scores { $points ->
 [one] 1 point
 *[other] { $points } points
}
effect-octopus-scores-nothing = scores nothing
effect-octopus-is-last = places the last tile
effect-themisto-wins-with = wins with { $row }
effect-themisto-threatens-twice = threatens to win on { $count } cells at once ({ $cells })
effect-themisto-cells = { $count } cells
effect-themisto-costs-a-turn = costs its player the next turn
effect-themisto-keeps-the-turn = is followed by a second turn ({ $player ->
 [mover] the mover
 *[other] the other player
} loses a turn)
effect-themisto-uses-up-the-turn = costs its player the second turn
effect-themisto-squeezes = leaves only replies that cost a turn or lose at once
effect-themisto-allows = leaves { $all } answers ({ $count ->
 [one] one of which lets
 *[other] { $count } of which let
} its player win at once)
effect-themisto-is-safe = is { $count ->
 [one] the only move
 *[other] one of { $count } moves
} after which { $player ->
 [mover] the mover
 *[other] the opponent
} can't win at once
effect-themisto-free-move = is { $count ->
 [one] the only move that costs no turn and does not lose at once
 *[other] one of { $count } moves that cost no turn and do not lose at once
}
effect-ingenious-gains = gains { $gains }
effect-ingenious-swaps = sets the rack aside for new tiles
effect-ingenious-keeps-rack = keeps the rack
effect-ingenious-keeps = keeps a tile with { $colour }, the lowest colour
effect-ingenious-ends-with = ends with { $this } in the lowest colour instead of { $best }
effect-ingenious-ends-lower = ends with the lowest colour about { $points ->
 [one] 1 point
 *[other] { $points } points
} lower
effect-nebuchadnezzar-stops = stops a capture of { $count ->
 [one] one disc
 *[other] { $count } discs
}
effect-nebuchadnezzar-prepares = prepares a capture of { $count ->
 [one] one disc
 *[other] { $count } discs
}
effect-nebuchadnezzar-allows = allows a capture of { $count ->
 [one] one disc
 *[other] { $count } discs
}
effect-nebuchadnezzar-lets-take = { $count ->
 [0] leaves the opponent nothing to take
 [one] lets the opponent take a single disc at most
 *[other] lets the opponent take { $count } discs at most
}
effect-nebuchadnezzar-leaves = leaves { $player ->
 [mover] the mover
 *[other] the other player
} { $count } moves
effect-nebuchadnezzar-takes-points = leaves { $player ->
 [mover] the mover
 *[other] the other player
} { $count } points fewer to place on
effect-nebuchadnezzar-swaps = takes over the other colour
effect-temple-takes-places = leaves { $player ->
 [mover] the mover
 *[other] the other player
} { $now ->
 [0] no place
 [one] one place
 *[other] { $now } places
} to build on instead of { $before }
effect-temple-leaves-places = leaves { $player ->
 [mover] the mover
 *[other] the other player
} { $theirs ->
 [one] one place
 *[other] { $theirs } places
} to build on (and { $player ->
 [mover] the other player
 *[other] the mover
} { $mine })
refusal-placed = line { $line }, column { $column }: { $detail }
refusal-octopus-no-tile = { $tile } is not in the hand of seat { $seat }.
refusal-octopus-opening = The opening tile goes to 0,0, not to { $cell }.
refusal-octopus-taken = The cell { $cell } is taken by { $tile }; a cell holds one tile.
refusal-octopus-alone = No tile lies orthogonally next to the cell { $cell }.
refusal-themisto-won = seat { $seat } has won; there are no more moves
refusal-themisto-no-disc = there is no disc on { $cell }
refusal-themisto-not-empty = { $cell } is not empty; a disc ends its move on an empty cell
refusal-themisto-no-line = no straight line leads from { $from } to { $to }
refusal-themisto-in-the-way = a disc between { $from } and { $to } is in the way
refusal-themisto-nothing-beside = none of the other discs is next to { $cell }
refusal-themisto-no-capture = the disc from { $from } encloses no line on { $to } that seat { $seat } may capture
refusal-themisto-restores = the move would restore the board from before the last turn
question-octopus-biggest-score = Find the placement that scores most.
question-octopus-best-placement = You place a tile, the opponent replies, you place another: find the first placement, the one that secures the biggest lead.
question-octopus-best-line = You play alone. Place all your tiles, in the best order, for as many points as possible.
question-octopus-endgame = Only one placement secures the win. Find it.
type-octopus-second-biggest-score = One placement scores at least 2 points more than any other. The position is composed.
question-octopus-which-tile-to-keep = You play alone. Place all your tiles except one, for as many points as possible.
type-octopus-which-tile-to-keep = Every choice of tiles, every order and every cell is tried. At every step only one placement leads to the best total. The tile that scores most at once is not the first that you place. The position is composed.
type-octopus-second-best-line = Every order of the tiles and every cell is tried, to the last tile. At every step only one placement leads to the best total. The position is composed.
type-octopus-second-best-placement = Every placement, every reply and every second placement is tried. With the solution you lead by at least 2 points more than with any other first placement. The position is composed.
question-octopus-sacrifice = Give away points now to be as far ahead as you can after your second placement, or as little behind.
type-octopus-sacrifice = Every placement, every reply and every second placement is tried. The solution scores at least 2 points less at once than another placement. After your second placement, you lead by at least 1 point more than with any other first one. The position is composed.
question-octopus-last-tile = Place your last tile so that you end as far ahead as you can, or as little behind.
type-octopus-last-tile = After you, the opponent places one tile or two more. Every placement and every reply is tried to the end. The solution is at least 2 points better than any other placement. The position is composed.
question-octopus-last-word = The opponent has one tile left, you have more. End as far ahead as you can.
type-octopus-last-word = Every placement is searched to the end of the game. The solution is at least 2 points better than any other placement. The position is composed.
type-octopus-second-endgame = Four tiles or more are left, and every placement is searched to the end of the game. Only the solution wins. It is at least 2 points better than any other placement. The position is composed.
question-octopus-save-the-game = Only one placement secures a shared win; all others lose. Find it.
type-octopus-save-the-game = Four tiles or more are left, and every placement is searched to the end of the game. The solution lets you end level. It is at least 2 points better than any other placement. The position is composed.
question-octopus-three-seats = Two opponents play against you. End as far ahead of the stronger one as you can, or as little behind.
type-octopus-three-seats = Every placement is searched to the end of the game, with both opponents against you. The solution is at least 1 point better than any other placement. The position is composed.
type-octopus-eight-tiles = Eight tiles are left, two pairs in each hand. Only the solution wins.
question-octopus-lose-least = Every placement loses. Lose by a single point.
type-octopus-lose-least = Four tiles or more are left, and every placement is searched to the end of the game. All of them lose. With the solution you lose by one point, with every other placement by at least three. The position is composed.
theme-octopus-quiet-move = A move of the solution scores 1 point or none, where another placement scores 4 or more.
theme-octopus-denial = The first move takes the cell on which the opponent could score most, at least 2 points more than elsewhere.
theme-octopus-poisoned-bait = Every first move that scores most lets the opponent score more than before.
theme-octopus-set-up = After the first move, one of the tiles left in your hand can score more than any of them could before.
theme-octopus-fork = After the first move, there are two cells where one of the tiles left in your hand can score more than any of them could before.
theme-octopus-patience = You also make the placement that scores most at first, but later.
theme-octopus-stepping-stone = Later you place a tile on a cell that was not open at first.
theme-octopus-own-trail = A later move scores with a tile that you placed before.
theme-octopus-bridge = A move of the solution scores runs of its colour, or of its number, in two opposite directions.
theme-octopus-long-run = A move of the solution scores a run of four tiles or more.
theme-octopus-many-arms = A move of the solution scores in five directions or more.
theme-octopus-comeback = You are behind before the first move and win the game.
theme-octopus-sacrifice = The first move scores at least 3 points less than another placement.
theme-octopus-scoreless = A move of the solution scores nothing.
theme-octopus-outpost = The first move goes to a cell with at most two tiles in the eight cells around it.
theme-octopus-hole = A move of the solution goes to a cell with tiles on all four sides.
theme-octopus-double-count = A move of the solution scores for its colour and for its number.
theme-octopus-diagonals = The first move scores 2 points or more, all of them along diagonals.
theme-octopus-kept-back = You place none of the tiles that could score most at first.
theme-octopus-right-tile = You would score most at once with the same tile on another cell.
theme-octopus-right-cell = You would score most at once with another tile on the same cell.
theme-octopus-crescendo = The solution has several moves, and each scores more than the one before.
theme-octopus-straight-line = The solution has several moves, all in one row, column or diagonal.
theme-octopus-far-apart = Two moves of the solution are three cells or more apart.
theme-octopus-shared-win = The game ends level after the solution.
theme-octopus-by-one-point = You end one point ahead.
theme-octopus-one-suit = You hold at least two tiles, all of one colour or of one number.
theme-octopus-miniature = At most six tiles lie on the board.
theme-octopus-last-placement = You place the last tile of the game.
question-themisto-win-in-1 = Make a row of five with one move.
question-themisto-win-in-2 = Force a win in two moves.
question-themisto-win-in-3 = Force a win in three moves.
type-themisto-composed-win-in-1 = Exactly one move wins, not counting mirror images. The position is composed and has few discs.
question-themisto-two-turns = You have two turns in a row. Win with them.
type-themisto-two-turns = The opponent owes a turn. No move wins at once. It is proved that only one first move lets you win with the second. The position is composed and has few discs.
type-themisto-composed-win-in-2 = No move wins at once. It is proved that only one first move wins by force in two moves, and that on the main line only one second move wins. The position is composed.
type-themisto-composed-win-in-3 = It is proved that only one first move wins by force in three moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed and has few discs.
question-themisto-zugzwang = Nothing is threatened. Find the only move that does not lose.
type-themisto-zugzwang = The opponent threatens nothing. But after each of your moves except one, it wins by force with at most two moves, mostly because you have to take a disc out of a row. The position is composed and has few discs.
question-themisto-forced-penalty = Threaten nothing, and leave the opponent only moves that cost it a turn or the game.
type-themisto-forced-penalty = The first move threatens nothing. Whatever the opponent plays then costs it a turn, or lets you win at once. It is proved that only one first move wins by force in three moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed and has few discs.
question-themisto-paid-defence = Give up a turn: find the only move that does not lose.
type-themisto-paid-defence = Some moves cost you no turn, and they all lose: the opponent wins by force with at most two moves. It is proved that only one move holds. It takes a disc out of a row of three or four, though the opponent then has two turns in a row. The position is composed and has few discs.
question-themisto-win-in-4 = Force a win in four moves.
type-themisto-win-in-4 = It is proved that only one first move wins by force in four moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed and has few discs.
question-themisto-save-the-draw = Save the draw: find the only move that does not lose.
type-themisto-save-the-draw = There are six discs. After every wrong move the opponent wins by force with at most two moves. After the right one neither side can ever win: every position with six discs was solved to prove it. So the game goes on until a position occurs for the third time.
question-themisto-borrowed-disc = Force a win in three moves, one of them with a disc that the opponent has just moved.
type-themisto-borrowed-disc = On the main line you move a disc that the opponent has just moved. It is proved that only one first move wins by force in three moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed and has few discs.
theme-themisto-capture-win = The winning move captures.
theme-themisto-double-capture = One of your moves captures along two lines or more.
theme-themisto-remote-row = The disc that you move is not part of the winning row: captured discs complete it.
theme-themisto-six-wins = As player two, you win with a row of six or more.
theme-themisto-six-trap = As player one, you could make a row of six or more with your first move, but it would not win.
theme-themisto-declined-capture = One of your moves could capture, but then it would be wrong.
theme-themisto-row-disc = You move a disc out of a row of three or four.
theme-themisto-two-turns = You move twice in a row.
theme-themisto-forced-payment = The opponent's best defence costs it a turn.
theme-themisto-double-threat = One of your moves threatens to win on two cells or more.
theme-themisto-same-disc = You win with a disc that you moved before and that the opponent has not moved since.
theme-themisto-saving-capture = The only move that does not lose captures.
theme-themisto-costly-escape = Another move stops every immediate win, but costs you a turn and loses to two turns in a row.
theme-themisto-miniature = There are at most eight discs.
theme-themisto-one-colour = At first, all discs have one colour.
theme-themisto-long-slide = You move a disc five cells or more.
theme-themisto-corner = Your last move ends in a corner.
theme-themisto-edge-row = A winning row lies on the border.
theme-themisto-diagonal-row = All winning rows are diagonal.
theme-themisto-crossed-rows = The winning move completes two rows at once.
theme-themisto-quiet-start = The first move neither captures nor threatens to win.
theme-themisto-hidden-move = At least half of the moves look better than the first one.
theme-themisto-switchback = You move a disc back to the cell that it came from.
theme-themisto-no-free-move = At first, every legal move costs you a turn.
theme-themisto-borrowed-disc = You move the disc that the opponent has just moved.
theme-ingenious-bonus-chain = You place several tiles in one turn.
theme-ingenious-double-bonus = One placement of the solution brings two colours to the end of their tracks.
theme-ingenious-quiet-start = The first placement doesn't raise your lowest colour; in a duel, it gains nothing.
theme-ingenious-less-is-more = Another first placement would have gained at least three points more.
theme-ingenious-own-run = A later placement scores with a half that you placed before.
theme-ingenious-crossing = One half of a tile scores in three directions or more.
theme-ingenious-overflow = In the solution, points beyond the end of a track are lost.
theme-ingenious-twin-lows = Several of your colours share the lowest score, and the solution raises all of them.
theme-ingenious-closes = After the first placement, there is room for at least two tiles fewer than before.
theme-ingenious-denial = The first placement spoils the opponent's best one.
theme-ingenious-only-win = Only one placement wins for certain.
theme-ingenious-rescue = A shared win (or even odds) is the best that you can get, and only one placement gets it.
question-ingenious-second-raise = Place one tile so that your lowest colour ends as high as possible. In a tie the next lowest colour decides, and so on.
type-ingenious-second-raise = Every placement is tried. Any placement but the solution leaves your lowest or second-lowest colour at least a point lower. The position is composed.
question-ingenious-two-placements = You have two placements in this turn: raise your lowest colours as high as possible with both.
type-ingenious-two-placements = You have two bonus placements, and no draw comes between them. Every pair is tried: only the two placements of the solution, in this order, give the best result. The position is composed.
question-ingenious-earn-a-bonus = Bring a colour to 18 to earn another placement, and raise your lowest colours as high as possible with it.
type-ingenious-earn-a-bonus = Every sequence of placements in this turn is tried. At every step only one placement leads to the best result. The position is composed.
question-ingenious-all-six = Win at once: bring all six colours to 18 in this turn.
type-ingenious-all-six = Every sequence of placements in this turn is tried. Only one brings all six colours to 18, and at every step only one placement keeps that possible. The position is composed.
question-ingenious-second-last = There is room for two more tiles, and all racks are open: make the only placement that wins.
type-ingenious-second-last = Every placement and every reply is followed to the end. Only one placement wins; every other one gives you a shared win at best. The position is composed.
question-ingenious-level-the-scores = There is room for two more tiles, and all racks are open: make the only placement that secures a shared win.
type-ingenious-level-the-scores = Every placement and every reply is followed to the end. Only one placement leads to equal scores; every other one loses. The position is composed.
question-ingenious-chain-of-three = Place three tiles in one turn: bring a colour to 18 twice, and raise your lowest colours with the third tile.
type-ingenious-chain-of-three = Every sequence of placements in this turn is tried. Each of the first two tiles earns you another placement. At every step only one placement leads to the best result. The position is composed.
question-ingenious-spoil-both = The opponent has one tile and two good places for it: spoil both with one tile of yours.
type-ingenious-spoil-both = Every placement and every reply is tried. After the solution, the opponent's lowest or second-lowest colour ends at least a point lower than after any other placement; your own points do not count. The solution spoils two good places that have no cell in common. The position is composed.
theme-ingenious-exact-landing = A placement of the solution brings a colour to exactly 18, and no point is lost.
theme-ingenious-bridge = One half of a tile scores in two opposite directions.
theme-ingenious-printed-symbol = One half of a tile scores for a printed symbol.
theme-ingenious-both-lows = Two of your colours are lower than all others, and the first placement raises both.
theme-ingenious-patience = Another placement looks best at first; you place its tile later.
theme-ingenious-right-tile = A placement that looks best at first puts the same tile elsewhere.
theme-ingenious-right-cell = A placement that looks best at first puts another tile on the same cells.
theme-ingenious-turned-round = If the first tile were turned round, no placement would look better.
theme-ingenious-double-tile = The first tile has one colour on both halves.
theme-ingenious-scoreless = The first placement scores nothing.
theme-ingenious-ends-the-game = After the first placement, there is no room for another tile.
theme-ingenious-tie-break = After the reply that raises the opponent most, your lowest colour and its lowest are equal at the end, and a higher one decides.
theme-ingenious-comeback = You are behind before the first placement and win the game.
theme-ingenious-miniature = At most eight tiles lie on the board.
question-nebuchadnezzar-1 = Wipe the opponent off the board with one capture.
question-nebuchadnezzar-2 = Wipe the opponent off the board by force in two moves.
question-nebuchadnezzar-3 = Wipe the opponent off the board by force in three moves.
question-nebuchadnezzar-hold = Place a disc that keeps the opponent from wiping you off the board within its next moves.
type-nebuchadnezzar-composed-1 = Only one capture takes every disc of the opponent. The position is composed of a few blocks.
type-nebuchadnezzar-composed-2 = No move wins at once. It is proved that only one first move wins by force in two moves, and that on the main line only one second move wins. The position is composed of a few blocks.
type-nebuchadnezzar-composed-3 = It is proved that only one first move wins by force in three moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed of a few blocks.
question-nebuchadnezzar-4 = Wipe the opponent off the board by force in four moves.
type-nebuchadnezzar-composed-4 = It is proved that only one first move wins by force in four moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed of a few blocks.
type-nebuchadnezzar-composed-placement = You could capture, but every capture loses. It is proved that after every other move the opponent wins by force in the given number of moves (one to four), and that after the one right placement it can't. The position is composed of a few blocks.
question-nebuchadnezzar-only-capture = Make the capture that keeps the opponent from wiping you off the board within its next moves.
type-nebuchadnezzar-only-capture = You have three captures or more. It is proved that after every other move the opponent wins by force in the given number of moves (one to four), and that after the one right capture it can't. The position is composed of a few blocks.
question-nebuchadnezzar-zugzwang = Nothing is threatened. Find the only move after which you can't be wiped off the board.
question-nebuchadnezzar-zugzwang-within = Nothing is threatened. Find the only move after which the opponent can't wipe you off the board { $within ->
 [1] with its next move
 *[other] within its next { $within } moves
}.
type-nebuchadnezzar-zugzwang = If it were its turn, the opponent could not win by force in the given number of moves (two to four). It is proved that it can after each of your moves except one. The position is composed of a few blocks.
question-nebuchadnezzar-great-sacrifice = Wipe the opponent off the board, even if that costs you many discs at once.
type-nebuchadnezzar-great-sacrifice = On the main line the opponent flips four or more of your discs at once. It is proved that only one first move wins by force in the given number of moves (three or four), and that on the main line every later move is the only right one too. There is no faster win. The position is composed of a few blocks.
question-nebuchadnezzar-outnumbered = The opponent has more than twice as many discs as you. Wipe it off the board.
type-nebuchadnezzar-outnumbered = You have less than half as many discs as the opponent. It is proved that only one first move wins by force in the given number of moves (three or four), and that on the main line every later move is the only right one too. There is no faster win. The position is composed of a few blocks.
theme-nebuchadnezzar-quiet-move = You begin with a placement, although you could capture.
theme-nebuchadnezzar-modest = You begin with a capture that flips fewer discs than another would.
theme-nebuchadnezzar-last-disc = The winning capture flips a single disc, the opponent's last.
theme-nebuchadnezzar-great = The winning capture flips a quarter of the board or more.
theme-nebuchadnezzar-corner = The rectangle of the winning capture lies in a corner of the board: two edges are its walls.
theme-nebuchadnezzar-borrowed = One wall of a capture in the solution consists of the opponent's discs.
theme-nebuchadnezzar-forced-pass = On the main line the opponent can neither place nor capture and must pass.
theme-nebuchadnezzar-only-reply = On the main line the opponent has a single move, and it is not a pass.
theme-nebuchadnezzar-sacrifice = On the main line the opponent flips some of your discs, and loses all the same.
theme-nebuchadnezzar-recapture = On the main line you flip a disc that the opponent has just flipped.
theme-nebuchadnezzar-outnumbered = You have less than half as many discs as the opponent.
theme-nebuchadnezzar-outpost = The only right placement is next to none of your discs.
theme-nebuchadnezzar-bridge = The only right placement joins your discs on two sides or more.
theme-nebuchadnezzar-resist = You could capture, but only the placement holds.
theme-nebuchadnezzar-last-cell = The first move fills the last empty point of the board.
theme-nebuchadnezzar-hidden-move = At least half of the moves flip more discs than the first one.
theme-nebuchadnezzar-neutral-walls = The winning capture reaches from edge to edge: two opposite edges are neutral walls.
theme-nebuchadnezzar-narrow-capture = The winning capture is one point wide, and three long or more.
theme-nebuchadnezzar-built-wall = A wall of the winning capture has a disc that you placed or flipped before.
theme-nebuchadnezzar-seesaw = One disc is flipped three times or more.
theme-nebuchadnezzar-no-room = The opponent could place a disc before the first move, and can't after it.
theme-nebuchadnezzar-single-file = The opponent replies at least twice, and each time only one reply is possible.
theme-nebuchadnezzar-great-sacrifice = The opponent flips four or more of your discs at once, and loses all the same.
theme-nebuchadnezzar-counter-threat = After the only move that holds, you threaten to take every disc of the opponent with your next one.
theme-nebuchadnezzar-wall-breaker = The opponent threatens to take all your discs, and the only right move changes a wall that it needs.
question-temple-revised = Revised rules: a move may run on into a new colour, and a corner top may touch walls.
question-temple-strand = Leave the opponent without a move, by force.
type-temple-strand = You have one move or two, as the question says. It is proved that only one first move wins by force, and that on the main line every later move is the only right one too. There is no faster win. You hold too many tiles to win by placing your last one. The position is composed, with few tiles on the table.
question-temple-last-tiles = Few tiles are left: place your last one, or leave the opponent without a move.
type-temple-last-tiles = Each player holds some tiles of one colour and nothing else. It is proved that only one first move wins by force in the given number of moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed, with few tiles on the table.
question-temple-squeeze = Threaten nothing: leave the opponent only moves that lose.
type-temple-squeeze = If the opponent could pass after the first move, you could not win at once. But it has to move, and every move loses. It is proved that only one first move wins by force in the given number of moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed, with few tiles on the table.
question-temple-lent-slot = Win by filling a place that the opponent opens.
type-temple-lent-slot = On the main line you fill a place that the opponent's previous move opened. It is proved that only one first move wins by force in the given number of moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed, with few tiles on the table.
question-temple-give-room = Give the opponent more moves than it has now, and still win.
type-temple-give-room = After the first move the opponent has more moves than if it had been its turn before, and every one of them loses. It is proved that only one first move wins by force in the given number of moves, and that on the main line every later move is the only right one too. There is no faster win. The position is composed, with few tiles on the table.
question-temple-composed-avoid = Find the only move after which the opponent can't leave you without a move.
type-temple-composed-avoid = It is proved that after every other move the opponent can leave you without a move by force, in the given number of its own moves. After the one right move it can't. The opponent holds too many tiles to win by placing its last one. The position is composed, with few tiles on the table.
question-temple-outlast = Few tiles are left: find the only move that does not lose.
type-temple-outlast = Each player holds some tiles of one colour and nothing else. It is proved that after every other move the opponent wins by force in the given number of its own moves, with its last tile or by leaving you without a move. After the one right move it can't. The position is composed, with few tiles on the table.
theme-temple-single-burden = The opponent is left without a move, and with one tile of its active colour.
theme-temple-stuck-one = The opponent is left without a move, and with a 1 of its active colour, which fits only where it touches another 1.
theme-temple-occupation = The move that strands the opponent takes a place that the opponent could have filled.
theme-temple-no-entry = The opponent is stuck even before your winning move, which opens no place for it.
theme-temple-roof = The move that strands the opponent places a top.
theme-temple-walling-in = The move that strands the opponent consists of walls alone.
theme-temple-paving = The move that strands the opponent is a floor.
theme-temple-understatement = You begin with fewer tiles than another move would place.
theme-temple-clean-finish = Your first move uses up a colour.
theme-temple-new-colour = Your first move opens a colour.
theme-temple-only-reply = At some turn on the main line the opponent has only one move, no matter which colour it opens with it.
theme-temple-broad-front = Before the solution the opponent could fill three shapes or more; after it, none.
theme-temple-lifeline = The move that holds makes new room: afterwards you can fill more shapes than before.
theme-temple-quiet-start = The first move threatens nothing: if the opponent could pass, you would not win at once.
theme-temple-last-tile = You win by placing your last tile.
theme-temple-run-on = One of your moves uses up a colour and runs on into another.
theme-temple-miniature = There are at most six tiles on the table.
theme-temple-hidden-move = At least half of the moves look better than the first one: they place more tiles, leave the opponent less room, or you more.
theme-temple-tile-choice = The first move places one tile where another of your tiles would fit too, but that would be wrong.
theme-temple-stepping-stone = Later you fill a place that your first move opened.
theme-temple-lent-slot = You fill a place that the opponent's previous move opened.
theme-temple-forced-tile = At some turn on the main line the opponent has several moves, and all of them place the same tile.
theme-temple-both-stuck = At the end, you could not move either.
theme-temple-counter-threat = After the move that holds, you threaten to win at once.
theme-temple-narrow-path = If you were to move again after your first move, you could fill one shape at most.
refusal-octopus-outside = The cell { $cell } lies outside { $range }.
number-range = { $least } to { $most }
refusal-octopus-hands = There are { $count } hands; a position has 1 to { $most } seats.
refusal-octopus-set-count = A game has 1 or 2 sets, not { $count }.
refusal-octopus-scores = The number of scores is { $scores }, the number of hands { $hands }; each seat has one of both.
refusal-octopus-score = A score is 0 to { $most }, not { $score }.
refusal-octopus-coordinates = { $tile } lies at { $cell }; coordinates are { $range }.
refusal-octopus-too-often = { $tile } occurs more than { $most } on board and hands together, with { $ids }.
refusal-once = once
refusal-twice = twice
refusal-octopus-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
refusal-octopus-empty-hand = Seat { $seat } cannot be to move: its hand is empty, and others still have tiles.
refusal-octopus-both = { $tile } and { $other } both lie at { $cell }; a cell holds one tile.
refusal-octopus-apart = { $tile } at { $cell } is not connected with { $other } through orthogonal neighbours.
refusal-themisto-no-seat = there is no seat { $seat }; the seats are 0 and 1
refusal-themisto-discs = the number of discs on the board is { $count }; a position has { $least } to { $most }
refusal-themisto-previous = the number of discs on the previous board is { $before }, and on the board { $count }; both must hold the same number
refusal-themisto-no-row = seat { $seat } is named as the winner, but the board holds no row of { $row } discs
refusal-themisto-five = exactly five
refusal-themisto-five-or-more = five or more
refusal-themisto-after-win = after the win of seat { $seat } the seat to move is { $other }
refusal-themisto-skip = a win cancels every lost turn, so skip is false in a position that is won
refusal-ingenious-phase = { $what } is not possible in phase { $ids }
refusal-ingenious-a-placement = a placement
refusal-ingenious-a-draw = a draw
refusal-ingenious-adjacent = the two cells of a tile must be adjacent
refusal-ingenious-no-tile-unseen = no tile { $tile } is on the rack, and none is unseen
refusal-ingenious-no-tile = no tile { $tile } is on the rack
refusal-ingenious-first = a seat's first tile must lie next to a printed symbol that no tile lies next to
refusal-ingenious-draw-count = the number of tiles to draw is { $count }, not { $sent }
refusal-ingenious-face-down = a tile is drawn face down only to a rack with face-down tiles or to an empty one, and never in solo
refusal-ingenious-unseen = { $count } { $tile } can't be drawn: the number unseen is { $left }
refusal-ingenious-aside = { $count } { $tile } can't be drawn: the number unseen is { $left }; { $why }
refusal-ingenious-set-aside = the tiles set aside are not in the bag yet
refusal-ingenious-no-seat = there is no seat { $seat } among { $count }
refusal-ingenious-seats = the number of seats in the { $ids } game is { $range }, not { $count }
refusal-ingenious-entries = { $ids } needs one entry a seat: { $seats }, not { $entries }
refusal-ingenious-cells-adjacent = the cells { $cell } and { $other } of a tile are not adjacent
refusal-ingenious-rack = a rack of { $count } tiles: at most { $most } fit
refusal-ingenious-copies = more than { $most } tiles { $tile } on board and racks
refusal-ingenious-seat-placed = seat { $seat } can't have placed { $count } of the tiles on the board, whose number is { $most }
refusal-ingenious-sum-placed = the number of tiles that the seats have placed is { $count }, and on the board it is { $most }
refusal-ingenious-score = a score of { $score } is off the track, which is { $least } to { $most }
refusal-ingenious-partners = seats { $seat } and { $other } share their tracks, but their scores differ
refusal-ingenious-pegs = the two seats share their pegs: the scores of seat 1 must be those of seat 0 negated
refusal-ingenious-bonus = { $count } bonus placements: 0 to 6 can be pending
refusal-ingenious-bonus-phase = bonus placements are pending in phase place only, and never in solo
refusal-ingenious-exchange = seat { $seat } may not exchange this rack
refusal-ingenious-full = the rack of seat { $seat } is full, there is no draw
refusal-ingenious-no-tile-seat = seat { $seat } has no tile, and its rack is not being refilled
refusal-ingenious-outside = the cell { $cell } is outside the boundary, radius { $radius }
refusal-ingenious-printed = the { $colour } symbol is printed on the cell { $cell }
refusal-ingenious-taken = a tile lies on the cell { $cell } already
refusal-nebuchadnezzar-off = { $cell } is not on this board of { $side } by { $side }.
refusal-nebuchadnezzar-taken = A disc is placed on an empty point, and { $cell } holds a { $colour } one.
colour-black = black
colour-white = white
colour-capital-black = Black
colour-capital-white = White
refusal-nebuchadnezzar-one-three = No disc may be placed on { $cell }: a point with exactly 1 enemy disc and 3 empty points next to it is barred.
refusal-nebuchadnezzar-swap = Colours are switched right after the first move, at ply 1 with one disc; { $why }.
refusal-nebuchadnezzar-no-pie = this game is played without the pie rule
refusal-nebuchadnezzar-ply-here = ply is { $ply } here
refusal-nebuchadnezzar-not-one = here there is not exactly one disc on the board
refusal-nebuchadnezzar-pass = Passing is not allowed while there is another move, such as { $move }.
refusal-nebuchadnezzar-seat = The seats are 0 and 1; seat { $seat } can't be to move.
refusal-nebuchadnezzar-colours = The colours must give each of the two seats one colour: one black, the other white.
refusal-nebuchadnezzar-ply = The ply is 0 to { $most }, not { $ply }.
refusal-nebuchadnezzar-side = The side of the board is { $least } to { $most }, not { $side }.
refusal-nebuchadnezzar-pure = A capture flips a rectangle purely of { $colour } discs, and { $cell } { $holds }.
refusal-nebuchadnezzar-holds-black = holds a black one
refusal-nebuchadnezzar-holds-white = holds a white one
refusal-nebuchadnezzar-is-empty = is empty
refusal-nebuchadnezzar-perimeter = { $who } owns { $own } of the perimeter and { $colour } { $theirs }; to capture, { $mover } must own more.
refusal-nebuchadnezzar-bigger = It is part of a bigger rectangle that can be captured now, { $from } to { $to }.
refusal-nebuchadnezzar-no-wall = There is no wall on the { $side } side: it needs discs of one colour from { $from } to { $to }, and { $cell } { $holds }.
side-bottom = bottom
side-left = left
side-right = right
side-top = top
refusal-temple-only-one = There is only one { $tile }.
refusal-temple-holds-no = Seat { $seat } holds no { $tile }.
refusal-temple-one-colour = A move opens one colour only.
refusal-temple-continue = Seat { $seat } must continue with { $colour }, of which it has { $left } left.
refusal-temple-too-few = Seat { $seat } has { $left } of { $colour } left, too few for this move, and may not open another colour in it.
refusal-temple-use-up = Seat { $seat } must use up { $colour }, of which it has { $left } left, before it opens another colour.
refusal-temple-run-on = A move may run on into one new colour only.
refusal-temple-one-to-three = A move places one to three tiles.
refusal-temple-named-twice = The slot { $slot } is named twice.
refusal-temple-floor = A floor needs a floor beside it or a wall that faces it, and no wall beside it may face away.
refusal-temple-single-wall = A single wall needs a wall at one of its corners, and a floor on its low cell or a top on its high cell.
refusal-temple-two-walls = Two walls go together at a right angle only, both facing one floor, or both facing away from one cell towards floors beyond them.
refusal-temple-top-alone = A top alone needs two walls that have its cell high (or tops and walls on every side), and no wall that faces its cell.
refusal-temple-top-walls = A top with walls is a tunnel (exactly one wall before, the new one opposite) or a corner top (two tops beside it, a new wall on every side left open).
refusal-temple-no-type = No move type fills slots of these kinds together.
refusal-temple-taken = The slot { $slot } is taken.
refusal-temple-cell-holds = The cell of { $slot } holds a tile already (I1).
refusal-temple-side-wall = There is a wall on the side of { $slot } already (I2).
refusal-temple-low-high = { $slot } would have a top as its low cell or a floor as its high cell (I2).
refusal-temple-third-wall = { $slot } would be a third wall at a grid corner, or joined against the dots (I3).
refusal-temple-first = The first tile of the game is one tile of value 1 in the slot { $slot }.
refusal-temple-touches = In { $slot }, { $tile } touches no tile of the same or a smaller value, in whatever order the tiles are placed.
refusal-temple-touches-used = In { $slot }, { $tile } touches no tile of the same or a smaller value, if the colour that is used up goes first.
refusal-temple-slot-range = { $slot } is not a slot: coordinates lie in { $ids } (TEM-13).
refusal-temple-no-seat = There is no seat { $seat } to move: seats are 0 and 1.
refusal-temple-has-won = Seat { $seat } has placed its last tile and won (TEM-10), so it can't be the seat to move.
refusal-temple-apart = { $slot } is not connected with { $other } by tiles that touch.
refusal-temple-outside = { $slot } lies outside the coordinates { $ids } (TEM-13).
refusal-temple-filled-twice = The slot { $slot } is filled twice.
refusal-temple-one-cell = { $slot } and { $other } are in one cell.
refusal-temple-one-side = { $slot } and { $other } are walls on one side.
refusal-temple-corner = { $slot } and { $other } meet at a grid corner against their dots, or with a third wall.
refusal-temple-against = The cell of { $slot } is the { $relation } cell of the wall { $wall }.
refusal-temple-low = low
refusal-temple-high = high
refusal-temple-colours = Seat { $seat } holds { $count } colours; a seat has five at most.
refusal-temple-must-be-active = Seat { $seat } holds a part of { $colour }, so { $colour } must be its active colour.
refusal-temple-other-active = Seat { $seat } holds a part of { $colour }, though its active colour is { $other }.
refusal-temple-none-active = Seat { $seat } holds no tile of its active colour { $colour }; it should be null.
refusal-temple-all-active = Seat { $seat } holds all { $count } tiles of its active colour { $colour }; a colour is active once begun.
refusal-temple-both-hold = Both seats hold tiles of { $colour }.
refusal-temple-empty-table = On an empty table no colour has been begun: active is null for both seats.
card-nestortiles = Nestortiles Octopus
card-seats = Number of seats.
card-one-or-two = 1 or 2
card-true-or-false = true or false
card-random-seed = { $least } to { $most }; random without one
card-octopus-seats = Number of seats; all tiles are dealt to them evenly.
card-octopus-sets = Number of sets; two make a longer game.
card-octopus-seed = Seed of the deal; the same seed gives the same deal.
card-octopus-key = The board is its tiles as TILE@x,y joined by ;, a hand its tiles run together; hands and scores are joined by commas, and an empty board or hand is -. A TILE is a colour letter of ROYGCBPNKW and a number 1 to 6. Here R4 lies at 0,0 and B4 at 1,0; seat 0 holds R1 and R2, seat 1 O6 and B1; the totals are 0 and 1; seat 0 moves; there is one set.
card-octopus-move = Place R4 at x 2 (east), y -1 (north).
card-octopus-symmetries = Translations, the 8 symmetries of the square, every permutation of the colours and every permutation of the numbers.
card-octopus-composed = Composed positions may have one seat and hands of any sizes; a seat without tiles is passed over.
card-themisto-seed = Without effect: there is one start position.
card-themisto-key = the board, the seat to move, s where the other seat owes a lost turn, the winner, and the board before the last turn, with one space between; - for none. A board is its ranks 8 to 1 with / between: b, w and whole runs of empty cells as digits.
card-themisto-move = the disc on FROM goes to TO and is flipped
card-themisto-capture = the same, and every line that is enclosed is captured
card-themisto-symmetries = the 8 symmetries of the square, each with or without exchanging black and white on both boards; the seats stay
card-ingenious-variant = The form of the game.
card-ingenious-variants = standard (2 to 4 seats), solo (1), team (4: partners 0+2 and 1+3), duel (2)
card-ingenious-seats = Number of seats; only the standard form leaves a choice.
card-ingenious-seat-counts = 2 to 4 in standard, 1 in solo, 4 in team, 2 in duel; the default is the form's least
card-ingenious-seed = Decides the deal; without one, a random seed is used and reported.
card-ingenious-hidden = Whether the racks of all seats but seat 0 lie face down.
card-ingenious-key = Phases place, exchange, draw, redraw; tiles on the board sorted by first cell (r, then q) and joined by ;, a rack's tiles run together with ?? last, a seat's six scores (R O Y G B P) joined by dots, seats by commas; - for an empty board or rack
card-ingenious-place = Places a tile: red on 0,-4 and blue on 1,-4. The colours are in the order ROYGBP. Of a double the cell with the smaller r, then q, comes first; the other order is a move of its own where it earns something different
card-ingenious-swap = Sets the rack aside for six new tiles
card-ingenious-keep = Keeps the rack
card-ingenious-draw = These tiles are drawn, sorted in the order ROYGBP, ?? (face down) last; + alone leaves the draw to the request's seed
card-ingenious-symmetries = Rotations and reflections of the board, with the permutation of the colours that restores the printed symbols
card-ingenious-duel = The duel is reconstructed: its published leaflet could not be had. Answers about it carry rules_status "reconstructed".
card-ingenious-perft = Perft stops where a draw is due, which counts as one leaf.
card-nebuchadnezzar-side = Side of the square board.
card-nebuchadnezzar-pie = After the first move the second player may switch colours instead of moving.
card-nebuchadnezzar-key = Ranks from the top down to 1, separated by /: b, w, and each maximal run of empty points as one number; then the colour to move, seat 0's colour, moves made so far, p or - for the pie.
card-nebuchadnezzar-place = Places a disc.
card-nebuchadnezzar-capture = Captures a rectangle, from its lower left to its upper right corner; one point is xc3-c3.
card-nebuchadnezzar-swap = Switches colours instead of answering the first move.
card-nebuchadnezzar-pass = Passes; the only move where no other is possible, and then it has to be sent.
card-nebuchadnezzar-symmetries = The 8 symmetries of the square, each with or without exchanging the two colours together with their owners.
card-unused-seed = Nothing is random; the answer repeats the seed.
card-temple-edition = The rules as published, or with the designer's later corrections (TEM-1).
card-temple-editions = published or revised
card-temple-colours = The colours of the seats: seat 0's five letters, then seat 1's five (TEM-11).
card-temple-letters = the ten letters ROYGCBPNKW in any order
card-temple-key = The table as SLOT=TILE joined by ; (floors, tops, walls; y descending, x ascending, sides in the order N E S W). A hand is its tiles run together. An empty table, an empty hand and no active colour are -.
card-temple-floor = A floor on the table in the cell x,y.
card-temple-top = A top over the cell x,y.
card-temple-wall = A wall on side d (N E S W) of the cell x,y, its dots facing that cell.
card-temple-several = A move of two or three tiles, the slots in the order of the position key.
card-temple-symmetries = Translation; the 8 symmetries of the square, walls turning along; any permutation of the colours (tiles on the table matter only by value); exchange of the seats together with the seat to move.
hint-octopus-biggest = The right placement scores { $gain }, in { $count ->
 [one] one direction
 *[other] { $count } directions
}. One of its runs ends at the { $tile }.
hint-octopus-take-most = This time take the most that you can get at once, which is { $gain }.
hint-octopus-deny = { $opponents ->
 [one] The opponent's
 *[other] The next opponent's
} { $tile } can score { $gain } on one cell. Do not leave it that cell.
hint-octopus-first-worth = Do not take the best score, { $most }, yet. First prepare a cell on which your { $tile } scores { $gain }.
hint-octopus-first-worth-other = Do not take the best score, { $most }, yet. First prepare a cell on which your other tile scores { $gain }. One of the runs through that cell ends at the { $tile }.
hint-octopus-two-cells = Prepare two cells at once on which your { $tile } scores { $gain } or more: the opponent can take only one of them.
hint-octopus-two-cells-of-two = Prepare two cells at once on which you score { $gain } or more: the opponent can take only one of them.
hint-octopus-worth = Prepare a cell on which your { $tile } scores { $gain }.
hint-octopus-worth-other = Prepare a cell on which your other tile scores { $gain }. One of the runs through that cell ends at the { $tile }.
hint-octopus-helps = If you take the best score, { $most }, { $opponents ->
 [one] the opponent
 *[other] the next opponent
} scores { $gain } with the { $tile }, more than it could before.
hint-octopus-begin-with = Do not begin with the { $tile }, though it would score { $most } now.
hint-octopus-leaves = The best score now, { $most }, allows a reply of { $gain } with the { $tile }. Look for a placement that allows less.
hint-octopus-can-wait = The best score now, { $most }, can wait; another placement can't.
hint-octopus-not-in-the-end = The best score now, { $most }, is not the most in the end: see what is left after the reply.
hint-octopus-after-both = The best score now, { $most }, is not the most in the end: see what is left when both opponents have replied.
hint-octopus-place = Place the { $tile }.
hint-octopus-next-to = Your tile goes next to the { $tile }.
hint-themisto-capture-wins = A capture wins at once, with a { $colour ->
 [black] black
 *[white] white
} row { $line }.
hint-themisto-move-wins = A move without capture wins at once, with a { $colour ->
 [black] black
 *[white] white
} row { $line }.
hint-themisto-threat = The opponent threatens to complete a { $colour ->
 [black] black
 *[white] white
} row { $line }.
hint-themisto-threats = The opponent threatens to complete a { $colour ->
 [black] black
 *[white] white
} row { $line }, and not only that one.
hint-themisto-two-turns = You have two turns in a row: prepare a { $colour ->
 [black] black
 *[white] white
} row { $line } with the first and complete it with the second.
hint-themisto-quiet = Look for a move that threatens nothing yet, but leaves no good reply.
hint-themisto-one-threat = One threat is enough here, if every answer to it costs too much. Aim for a { $colour ->
 [black] black
 *[white] white
} row { $line }.
hint-themisto-several-threats = Look for a move that threatens to win on { $count } cells at once, on one of them with a { $colour ->
 [black] black
 *[white] white
} row { $line }.
hint-themisto-must-move = You are not threatened, but have to move. Beware of the { $colour ->
 [black] black
 *[white] white
} row { $line } that the opponent can complete after a wrong move.
hint-themisto-must-pay = You are not threatened, but have to move. The right move takes a disc out of the row { $line } and costs a turn; the others cost more.
hint-themisto-pay-to-hold = Every move that keeps your turn loses. Take a disc out of the row { $line }: after that, even two turns in a row do not help the opponent.
hint-themisto-no-safe-move = Threaten nothing. Leave the opponent no safe move, so that it has to take a disc out of a row, such as the one { $line }.
hint-themisto-draw = One move draws, and every other loses. Beware of the { $colour ->
 [black] black
 *[white] white
} row from { $from } to { $to } that the opponent can complete after a wrong move.
hint-themisto-on-rank = on rank { $rank }
hint-themisto-on-file = on file { $file }
hint-themisto-on-diagonal = on the diagonal from { $from } to { $to }
hint-themisto-disc = Move the disc on { $cell }.
hint-themisto-disc-out = Move the disc on { $cell }, out of a row of three or four.
hint-ingenious-lowest-first = Look at your lowest colours first.
hint-ingenious-lowest-now = Lowest now: { $colours }. Look along every run that ends at an empty cell.
hint-ingenious-longer-turn = Bring { $colour } to 18: it needs { $points } more, and then you place another tile.
hint-ingenious-prepare = First place a tile that gives your next one points: look at { $colours }.
hint-ingenious-more-follow = More placements follow this one; think of { $colours } first, and of what comes after.
hint-ingenious-all-six-first = First bring { $colours } to 18. Keep for the next tile the colours that it can finish alone.
hint-ingenious-all-six-last = Not at 18 yet: { $colours }. This tile must bring all of them there.
hint-ingenious-opponent-wants = The opponent would most like to place the tile with { $first } and { $second }. See where it would go.
hint-ingenious-opponent-wants-double = The opponent would most like to place the double { $colour } tile. See where it would go.
hint-ingenious-compare = The opponent can still end at { $scores }, lowest colour first. Find the placement after which you end higher.
hint-ingenious-can-be-over = The game can be over with your placement. The opponent then ends at { $scores }, lowest colour first.
hint-ingenious-level = No placement wins. After the right one you and the opponent can both end at { $scores }, lowest colour first.
hint-ingenious-spoil = The opponent holds the tile with { $first } and { $second }. After the right placement its two lowest colours end at { $lowest } and { $next } at most.
hint-ingenious-spoil-double = The opponent holds the double { $colour } tile. After the right placement its two lowest colours end at { $lowest } and { $next } at most.
hint-ingenious-double = The tile to place is the { $colour } double.
hint-ingenious-shows = The tile to place shows { $first } and { $second }.
hint-ingenious-no-placement = The right move is not a placement.
hint-nebuchadnezzar-annihilate = Look around file { $file } for the capture that leaves the opponent without a disc: more than half of its walls must be yours, and here you own { $own } of { $walls }.
hint-nebuchadnezzar-less = You could capture { $discs } discs at once, but that is too many. Capture fewer, and leave the opponent { $count ->
 [0] no move
 [one] a single move
 *[other] { $count } moves
}.
hint-nebuchadnezzar-largest = No capture takes more discs than the right one. It leaves the opponent { $count ->
 [0] no move
 [one] a single move
 *[other] { $count } moves
}.
hint-nebuchadnezzar-place-first = Do not capture yet. Place a disc that leaves the opponent { $count ->
 [0] no move
 [one] a single move
 *[other] { $count } moves
}.
hint-nebuchadnezzar-prepare = Do not capture yet. Place a disc that leaves the opponent { $count ->
 [0] no move
 [one] a single move
 *[other] { $count } moves
}. If it could pass, you could then capture { $discs }.
hint-nebuchadnezzar-only-pass = You can only pass.
hint-nebuchadnezzar-better-colour = Think about which colour is better off.
hint-nebuchadnezzar-flee = The opponent threatens to take all your discs at once, from { $from } to { $to }. Change its walls, or keep a disc elsewhere.
hint-nebuchadnezzar-quiet-danger = Nothing is threatened yet, but you have to move. After the right move, the opponent can capture { $discs ->
 [0] nothing
 [one] a single disc
 *[other] at most { $discs } discs at once
}.
hint-nebuchadnezzar-several = You have { $count } captures, and only one saves you. After it, the opponent can capture { $discs ->
 [0] nothing
 [one] a single disc
 *[other] at most { $discs } discs at once
}.
hint-nebuchadnezzar-spoil = A capture does not help, but one of your { $count } placements does. After it, the opponent can capture { $discs ->
 [0] nothing
 [one] a single disc
 *[other] at most { $discs } discs at once
}.
hint-nebuchadnezzar-worse = After a wrong move it can capture up to { $most }.
hint-nebuchadnezzar-file = Place on file { $file }.
hint-nebuchadnezzar-single = The right move flips a single disc, on rank { $rank }.
hint-nebuchadnezzar-extent = The right move flips { $count } discs, { $width } wide and { $height } high.
hint-nebuchadnezzar-swap = The right move changes the colours.
hint-nebuchadnezzar-nothing = The right move changes nothing on the board.
hint-temple-you-hold = You hold { $tiles } of the colour you have begun: find every place that takes one of these tiles.
hint-temple-opponent-holds = The opponent holds { $tiles } of the colour it has begun: find every place that takes one of these tiles.
hint-temple-any-colour = You may open any colour; think of what is left of it afterwards.
hint-temple-no-slot = Leave no free place next to a small value.
hint-temple-tiles-left = You still hold { $own }, the opponent { $other }. See who is done first, and whose tiles still find a place.
hint-temple-squeeze = Threaten nothing. The opponent holds { $tiles } of the colour it has begun: look for a move after which each of its moves takes away its own places, or opens one for you.
hint-temple-give-room = The opponent would have { $count ->
 [one] one move
 *[other] { $count } moves
} now, with { $tiles } of the colour it has begun. Give it more, all of them bad.
hint-temple-shape = The right move is { $kind ->
 [floor] a floor
 [corner-wall] a corner of walls
 [single-wall] a single wall
 [tunnel] a tunnel
 [single-top] a single top
 *[corner-top] a corner top
} with { $count ->
 [one] one tile
 *[other] { $count } tiles
}.`;export{e as default};

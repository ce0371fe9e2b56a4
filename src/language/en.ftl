# What the service says in English. docs/LANGUAGES.md explains how messages are written.

## Words that stand everywhere

game-name = { $game ->
    [ingenious] { $name }
   *[other] { $name }
}
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
list-and = { $first } and { $last }

## Feeds of the puzzles of the day

feed-title-all = Tessera: the puzzles of the day
feed-title = { $game }: the puzzle of the day
puzzle-of-day = { $game }: the puzzle of { $date }
feed-entry = Level { $level } of 5, with one solution. It opens on its board.

## Sheets of puzzles to print

sheet-of-week = { $game }: a week of puzzles
sheet-of-set = { $game } puzzles
sheet-solutions = { $title }: solutions
sheet-place = sheet { $number } of { $count }
sheet-day = { $date }, level { $level }
sheet-puzzle = Level { $level }, rating { $rating }
sheet-answer = { $puzzle }: { $question }
sheet-step = { $move }: { $text }

## What people share

shared-puzzle = { $game } puzzle
shared-game = { $game }: { $moves ->
    [one] a game of { $moves } move
   *[other] a game of { $moves } moves
}
shared-game-of = { $game }: { $players }, { $moves ->
    [one] a game of { $moves } move
   *[other] a game of { $moves } moves
}

## Hints and verdicts of puzzles

say-play = Play { $move }.
say-remark = { $sentence }; it { $remark }.
say-nothing-left = There is nothing left to find.
say-is-solved = The puzzle is solved.
say-solved = Solved.
say-right-one-left = Right so far; one move is left to find.
say-right-more-left = Right so far; { $moves } moves are left to find.
say-does-not-win = { $move } does not win.
say-no-forced-win = { $move } is answered by { $replies }, and there is no forced win within the { $moves } moves of the task.
say-not-the-move-no-win = { $move } is not the move, and there is no forced win within the { $moves } moves of the task.
say-opponent-wins = { $move } is answered by { $replies }, and the opponent wins by force.
say-not-the-move-opponent-wins = { $move } is not the move, and the opponent wins by force.
say-worth-less = { $move } is answered by { $replies }: it is worth { $value } { $unit }, and another move is worth { $best }.
say-not-the-move-worth-less = { $move } is not the move: it is worth { $value } { $unit }, and another move is worth { $best }.
part-unit-lead-after = points of lead after the placement
part-unit-lead-second = points of lead after the second placement
part-unit-points = points in all
part-unit-lead-end = points of lead at the end
part-unit-second-lowest = points of the second-lowest colour at the end of the turn, a point of the lowest counting 100, one of the third-lowest 1/100, of the fourth-lowest 1/10000, and so on
part-unit-games = games won in a hundred, a shared win counting one half

## Octopus

say-octopus-opens = Player { $player } opens with { $tile } at { $cell }, which scores nothing.
say-octopus-nothing = Player { $player } places { $tile } at { $cell } and scores nothing: no neighbouring tile has its colour or number.
say-octopus-scores = Player { $player } places { $tile } at { $cell } and scores { $points } { $points ->
    [one] point
   *[other] points
}: { $colour } for runs of its colour, { $number } for runs of its number.
say-octopus-one-direction = It scores { $gain }, all of it in one direction.
say-octopus-directions = It scores { $gain }, in { $count } directions.
say-octopus-take-most = This time take the most that you can get at once, which is { $gain }.
say-octopus-deny = Find the opponent's best placement: there is one cell that you must not leave to it.
say-octopus-two-cells = Prepare two good cells at once: the opponent can take only one of them.
say-octopus-first-worth = Do not take the most points yet: first make one of the tiles that stay in your hand worth more.
say-octopus-worth = Make a tile that stays in your hand worth more than it is now.
say-octopus-helps = The placement that scores most helps the opponent more than you.
say-octopus-can-wait = The tile that scores most now can wait; another one can't.
say-octopus-not-in-the-end = The most points at once are not the most in the end: see what is left after the reply.
say-octopus-place = Place the { $tile }.
say-octopus-next-to = It goes next to the { $tile }.
part-octopus-takes = takes the cell where { $tile } would score { $gain }
part-octopus-prepares = prepares { $gain } for { $tile }
part-octopus-prepares-two = prepares two cells for { $tile }, worth { $most } and { $more }
part-octopus-prepares-both = prepares { $most } for { $tile } and { $more } for { $other }
part-octopus-lets = lets { $tile } score { $gain }
part-octopus-joins-colour = joins two runs of { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [cyan] cyan
    [blue] blue
    [purple] purple
    [brown] brown
    [black] black
   *[white] white
}
part-octopus-joins-number = joins two runs of { $number ->
    [ones] ones
    [twos] twos
    [threes] threes
    [fours] fours
    [fives] fives
   *[sixes] sixes
}

## Themisto

say-themisto-moves = Player { $player } moves the { $from ->
    [black] black
   *[white] white
} disc from { $cell } to { $to }, where it turns { $colour ->
    [black] black
   *[white] white
}.
say-themisto-moves-and = Player { $player } moves the { $from ->
    [black] black
   *[white] white
} disc from { $cell } to { $to }, where it turns { $colour ->
    [black] black
   *[white] white
}; { $more }.
say-themisto-captures = Player { $player } moves the { $from ->
    [black] black
   *[white] white
} disc from { $cell } to { $to }, where it turns { $colour ->
    [black] black
   *[white] white
} and captures { $captured }.
say-themisto-captures-and = Player { $player } moves the { $from ->
    [black] black
   *[white] white
} disc from { $cell } to { $to }, where it turns { $colour ->
    [black] black
   *[white] white
} and captures { $captured }; { $more }.
part-themisto-wins = Player { $player } wins with { $rows }
part-themisto-cancels = for leaving { $rows } Player { $player } would lose a turn, which cancels the one that Player { $other } owes
part-themisto-loses = for leaving { $rows } Player { $player } loses the next turn
part-themisto-again = Player { $player } loses a turn, so Player { $other } moves again
part-themisto-row = the { $colour ->
    [black] black
   *[white] white
} row of { $length ->
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
   *[eight] eight
} from { $from } to { $to }
say-themisto-no-move = No move does what is asked.
say-themisto-no-disc = There is no disc to move.
say-themisto-capture-wins = A capture wins at once: { $row }.
say-themisto-move-wins = A move without capture wins at once: { $row }.
part-themisto-row-rank = the row will be { $colour ->
    [black] black
   *[white] white
} and lie on rank { $rank }
part-themisto-row-file = the row will be { $colour ->
    [black] black
   *[white] white
} and lie on file { $file }
part-themisto-row-diagonal = the row will be { $colour ->
    [black] black
   *[white] white
} and lie on a diagonal
part-themisto-look-for-row = look for the row
say-themisto-threat = The opponent threatens to win on { $cell }.
say-themisto-threats = The opponent threatens to win on { $cell }, and not there alone.
say-themisto-two-turns = You have two turns in a row: prepare a row with the first and complete it with the second.
say-themisto-quiet = Look for a move that threatens nothing yet, but leaves no good reply.
say-themisto-one-threat = One threat is enough here, if every answer to it costs too much.
say-themisto-double-threat = Look for a move that threatens to win on { $count } cells at once.
say-themisto-move-disc = Move the disc on { $cell }.
say-themisto-move-disc-out = Move the disc on { $cell }, out of a row of three or four.
part-themisto-stops = stops the win on { $cells }
part-themisto-leaves = leaves the win on { $cells }
part-themisto-threatens = threatens to win on { $cells }

## Ingenious

say-ingenious-places = Player { $player } places { $tile } and scores { $gains }.
say-ingenious-swaps = Player { $player } sets the rack aside and draws six new tiles.
say-ingenious-keeps = Player { $player } keeps the rack.
say-ingenious-draws = Player { $player } draws { $tiles }.
part-ingenious-gain = { $points } { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
part-ingenious-nothing = nothing
part-ingenious-lost = { $points } { $points ->
    [one] point is lost
   *[other] points are lost
} beyond the end of a track
part-ingenious-bonus = a bonus placement is earned
part-ingenious-bonuses = { $count } bonus placements are earned
part-ingenious-over = the game is over
part-ingenious-face-down = a tile face down
part-ingenious-more-face-down = { $count } tiles face down
part-ingenious-red = red
part-ingenious-orange = orange
part-ingenious-yellow = yellow
part-ingenious-green = green
part-ingenious-blue = blue
part-ingenious-purple = purple
say-ingenious-lowest-first = Look at your lowest colours first.
say-ingenious-double = The tile to place is the { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} double.
say-ingenious-shows = The tile to place shows { $first } and { $second }.
say-ingenious-no-placement = The right move is not a placement.
say-ingenious-longer-turn = A colour that reaches 18 earns another placement: the turn is longer than one tile.
say-ingenious-more-follow = More placements follow this one; think of { $colours } first, and of what comes after.
say-ingenious-lowest-now = Your lowest now: { $colours }.
say-ingenious-look-along = Look along every run that ends at an empty cell.
say-ingenious-can-be-over = The game can be over with your placement.
say-ingenious-room = There is room for { $count } placements; yours can leave room for fewer.
say-ingenious-opponent-wants = Look at what the opponent would like to place, and where.
say-ingenious-compare = Compare the lowest colours of both seats, and see which of yours must still rise.
part-ingenious-earns = earns another placement
part-ingenious-earns-more = earns { $count } more placements
part-ingenious-raises = raises the lowest colour from { $from } to { $to }
part-ingenious-ends = ends the game
part-ingenious-closes = closes open places
part-ingenious-spoils = spoils the opponent's best placement
part-ingenious-gains-nothing = gains nothing by itself

## Nebuchadnezzar

say-nebuchadnezzar-places = Player { $player } ({ $colour ->
    [black] black
   *[white] white
}) places a disc on { $cell }: { $why }.
part-nebuchadnezzar-corner = in a corner every empty point is allowed
part-nebuchadnezzar-edge = on the edge every empty point is allowed
part-nebuchadnezzar-neighbours = { $enemies } of its neighbours hold enemy discs and { $empty } are empty; only 1 and 3 together would forbid it
say-nebuchadnezzar-swaps = Player { $player } takes over { $colour ->
    [black] black
   *[white] white
} with the disc on the board, and Player { $other } moves next with { $theirs ->
    [black] black
   *[white] white
}.
say-nebuchadnezzar-passes = Player { $player } ({ $colour ->
    [black] black
   *[white] white
}) can neither place nor capture, and passes.
say-nebuchadnezzar-flips-one = Player { $player } ({ $colour ->
    [black] black
   *[white] white
}) flips 1 { $theirs ->
    [black] black
   *[white] white
} disc from { $from } to { $to }, owning { $own } of the walls around it against { $enemy }.
say-nebuchadnezzar-flips-one-wins = Player { $player } ({ $colour ->
    [black] black
   *[white] white
}) flips 1 { $theirs ->
    [black] black
   *[white] white
} disc from { $from } to { $to }, owning { $own } of the walls around it against { $enemy }, and wins: the enemy has none left.
say-nebuchadnezzar-flips = Player { $player } ({ $colour ->
    [black] black
   *[white] white
}) flips { $count } { $theirs ->
    [black] black
   *[white] white
} discs from { $from } to { $to }, owning { $own } of the walls around them against { $enemy }.
say-nebuchadnezzar-flips-wins = Player { $player } ({ $colour ->
    [black] black
   *[white] white
}) flips { $count } { $theirs ->
    [black] black
   *[white] white
} discs from { $from } to { $to }, owning { $own } of the walls around them against { $enemy }, and wins: the enemy has none left.
say-nebuchadnezzar-annihilate = Find the capture that leaves the opponent without a disc: you must own more than half of its walls.
say-nebuchadnezzar-less = Capture, but not as much as you can: what counts is what the opponent can do afterwards.
say-nebuchadnezzar-run-out = Capture so that the opponent's moves run out.
say-nebuchadnezzar-only-pass = You can only pass.
say-nebuchadnezzar-better-colour = Think about which colour is better off.
say-nebuchadnezzar-spoil-place = A capture does not help; see which walls the opponent still needs, and place a disc.
say-nebuchadnezzar-spoil-all = See which walls the opponent still needs; there is one cell that spoils them all.
say-nebuchadnezzar-place-first = Do not capture yet: place a disc, and look at the moves that are left to the opponent.
say-nebuchadnezzar-file = Place on file { $file }.
say-nebuchadnezzar-single = It flips a single disc, on rank { $rank }.
say-nebuchadnezzar-extent = It flips { $count } discs, { $width } wide and { $height } high.
say-nebuchadnezzar-swap = It changes the colours.
say-nebuchadnezzar-nothing = It changes nothing on the board.
part-nebuchadnezzar-wipes = wipes the opponent off the board
part-nebuchadnezzar-lets = lets the opponent take everything at once
part-nebuchadnezzar-leaves-pass = leaves the opponent only a pass
part-nebuchadnezzar-leaves-one = leaves the opponent a single move
part-nebuchadnezzar-threatens = threatens to take everything with the next move

## Temple

say-temple-plays-floor = Player { $player } plays a floor: { $what }.
say-temple-is-one-floor = It is a floor of one tile.
say-temple-is-more-floor = It is a floor of { $count } tiles.
say-temple-plays-corner-wall = Player { $player } plays a corner wall: { $what }.
say-temple-is-one-corner-wall = It is a corner wall of one tile.
say-temple-is-more-corner-wall = It is a corner wall of { $count } tiles.
say-temple-plays-single-wall = Player { $player } plays a single wall: { $what }.
say-temple-is-one-single-wall = It is a single wall of one tile.
say-temple-is-more-single-wall = It is a single wall of { $count } tiles.
say-temple-plays-tunnel = Player { $player } plays a tunnel: { $what }.
say-temple-is-one-tunnel = It is a tunnel of one tile.
say-temple-is-more-tunnel = It is a tunnel of { $count } tiles.
say-temple-plays-single-top = Player { $player } plays a single top: { $what }.
say-temple-is-one-single-top = It is a single top of one tile.
say-temple-is-more-single-top = It is a single top of { $count } tiles.
say-temple-plays-corner-top = Player { $player } plays a corner top: { $what }.
say-temple-is-one-corner-top = It is a corner top of one tile.
say-temple-is-more-corner-top = It is a corner top of { $count } tiles.
part-temple-turn = { $placed }; this { $colours }
part-temple-touches = { $tile } in { $slot }, which touches { $other } in { $there }
part-temple-first = { $tile } in { $slot }, the first tile of the game
part-temple-then = { $first }, then { $rest }
part-temple-opens = opens the colour { $colour }
part-temple-finishes = uses up the colour { $colour }
part-temple-goes-on = goes on with the colour { $colour }
part-temple-wins-last = wins, as it was the last tile in hand
part-temple-wins-stranded = wins, as player { $player } has no legal move
say-temple-you-hold = You hold { $tiles } of the active colour: find every slot that takes one of these tiles.
say-temple-opponent-holds = The opponent holds { $tiles } of the active colour: find every slot that takes one of these tiles.
say-temple-any-colour = You may open any colour; think of what is left of it afterwards.
say-temple-no-slot = Leave no slot with a small value beside it.
part-temple-places-last = places the last tile
part-temple-strands = leaves the opponent without a move
part-temple-lets-win = lets the opponent win at once
part-temple-leaves-one = leaves the opponent one move
part-temple-leaves = leaves the opponent { $count } moves

## Pictures and previews: what a position is called, and how it looks

part-game-ingenious = Ingenious
part-game-octopus = Octopus
part-game-themisto = Themisto
part-game-nebuchadnezzar = Nebuchadnezzar
part-game-temple = Temple
say-picture-to-move = { $game }: player { $player } to move
say-picture-draw-due = { $game }: tiles are drawn for player { $player }
say-picture-drawn = { $game }: the game is over, a draw
say-picture-won = { $game }: player { $player } has won
say-picture-shared = { $game }: { $players } share the win
part-player = player { $player }
say-picture-empty-table = The table is empty.
say-picture-table = { $count } { $count ->
    [one] tile
   *[other] tiles
} on the table: { $tiles }.
part-picture-at = { $tile } at { $cell }
say-picture-has = Player { $player } has { $scores } and holds { $tiles }.
part-picture-points = { $points } { $points ->
    [one] point
   *[other] points
}
part-picture-no-tiles = no tiles
say-picture-empty-board = The { $form ->
    [standard] standard
    [solo] solo
    [team] team
   *[duel] duel
} board is empty.
say-picture-board = { $count } { $count ->
    [one] tile
   *[other] tiles
} on the { $form ->
    [standard] standard
    [solo] solo
    [team] team
   *[duel] duel
} board: { $tiles }.
part-picture-tile-at = { $tile } at { $cell } and { $other }
part-picture-score = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} { $score }
say-picture-cells = A board of { $width } by { $height } cells.
say-picture-side = Player { $player }, { $colour ->
    [black] black
   *[white] white
}: { $discs }.
part-picture-discs = { $count } { $count ->
    [one] disc
   *[other] discs
} on { $cells }
part-picture-no-discs = no discs
say-picture-shows-none = No disc shows { $colour ->
    [black] black
   *[white] white
}.
say-picture-black = Black: { $discs }.
say-picture-white = White: { $discs }.
say-picture-skips = Player { $player } loses the next turn.
say-picture-holds = Player { $player } holds { $tiles }.
say-picture-begun = The colour begun is { $colour }.
part-picture-floor = floor { $tile } at { $cell }
part-picture-top = top { $tile } over { $cell }
part-picture-wall = wall { $tile } on the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side of { $cell }, facing it
say-picture-last-move = Last move: { $move }.
say-picture-move = Move: { $move }.
say-picture-line = Line: { $moves }.
part-picture-wins = wins
part-picture-costs = costs a turn
part-picture-captures = captures { $count }
part-picture-captures-discs = captures { $count } { $count ->
    [one] disc
   *[other] discs
}
part-picture-walls = walls { $own } to { $enemy }
part-picture-bonus = { $count } { $count ->
    [one] bonus placement
   *[other] bonus placements
}
part-picture-no-points = no points
part-temple-floor = floor
part-temple-corner-wall = corner wall
part-temple-single-wall = single wall
part-temple-tunnel = tunnel
part-temple-single-top = single top
part-temple-corner-top = corner top

## Problems: their titles

say-problem-malformed-json = The body is not JSON
say-problem-invalid-body = The body has the wrong shape
say-problem-invalid-query = The query string has the wrong shape
say-problem-malformed-position = The position can't be read
say-problem-malformed-move = The move can't be read
say-problem-malformed-option = An option can't be read
say-problem-malformed-record = The record can't be read
say-problem-malformed-request = The request can't be read
say-problem-unknown-key = The API key is not known
say-problem-key-required = An API key is needed
say-problem-forbidden-origin = This website may not call here
say-problem-unknown-game = There is no such game
say-problem-not-found = There is nothing here
say-problem-unknown-puzzle = There is no such puzzle
say-problem-unknown-job = There is no such job
say-problem-method-not-allowed = The method is not allowed here
say-problem-not-acceptable = No acceptable media type
say-problem-request-timeout = The request took too long
say-problem-body-too-large = The body is too large
say-problem-uri-too-long = The URI is too long
say-problem-unsupported-media-type = The body must be JSON
say-problem-inconsistent-position = The position is inconsistent
say-problem-illegal-move = The move is not legal
say-problem-game-over = The game is over
say-problem-chance-due = A draw is due
say-problem-impossible-options = The options can't be met
say-problem-limit-exceeded = A limit is exceeded
say-problem-inconsistent-record = The record contradicts itself or its game
say-problem-too-many-requests = Too many requests
say-problem-headers-too-large = The headers are too large
say-problem-service-full = The service is full
say-problem-budget-spent = The shared budget is spent
say-problem-internal = Something went wrong

## Problems: what is wrong this time

say-detail-no-parameters = unknown parameter { $sent }: this call has none in its query string
say-detail-unknown-parameter = unknown parameter { $sent }, expected one of { $ids }
say-detail-unknown-parameter-two = unknown parameter { $sent }, expected { $one } or { $two }
say-detail-unknown-parameter-one = unknown parameter { $sent }, expected { $one }
say-detail-missing-parameter = missing parameter { $sent }
say-detail-duplicate-parameter = duplicate parameter { $sent }
say-detail-unread-parameter = the parameter { $sent } can't be read: { $why }
say-detail-missing-field = missing field { $sent }
say-detail-duplicate-field = duplicate field { $sent }
say-detail-unknown-field = unknown field { $sent }, expected one of { $ids }
say-detail-not-a-language = { $sent } is not a language of this service; it speaks { $ids }
say-detail-not-a-date = { $sent } is not a date YYYY-MM-DD
say-detail-not-an-integer = { $name } is { $sent }, which is not an integer
say-detail-not-a-level = { $sent } is not a level of hints; the levels are 1, 2 and 3
say-detail-no-game = there is no game { $sent }
say-detail-no-game-there-are = there is no game { $sent }; there are { $ids }
say-detail-no-type = there is no type { $sent }; there are { $ids }
say-detail-no-theme = there is no theme { $sent }; there are { $ids }
say-detail-no-ruling = there is no ruling { $sent } of { $name }; there are { $ids }
say-detail-no-route = no route has the path { $path }
say-detail-no-file = the page has no file { $sent }
say-detail-method = this path answers { $ids } only
say-detail-accept = this call answers with { $ids }; Accept takes neither
say-detail-no-day = { $sent } is no day; days are written like { $day }
say-detail-days = there are puzzles of the days from { $first } to { $last } (UTC)
say-detail-no-puzzle = the id can be read, but the attempt that it names makes no puzzle
say-detail-nothing-to-check = no move was sent, so there is nothing to check
say-detail-solved-before = the puzzle is solved before this move
say-detail-take-back = these moves are not the solution; take them back for a hint
say-detail-already-solved = the puzzle is solved after these moves
say-detail-add-reply = the opponent is to reply after these moves; add its reply
say-detail-late = the time was up before there was a permit for the work
say-detail-full = all permits for heavy work are taken and the queue is full
say-detail-waiting = this caller has as many heavy calls waiting as one caller may have
say-detail-allowance = this caller has used up its allowance; send one request at a time, or wait
say-detail-key = the API key of the request is not known
say-detail-shutting-down = the service is shutting down
say-detail-defect = the request met a defect of the service
say-detail-too-large = the body exceeds { $most } bytes
say-detail-no-media-type = the request has no Content-Type; send application/json
say-detail-media-type = the Content-Type is { $sent }; send application/json
say-detail-sheet-week-or-set = `date` and `ids` exclude each other: a sheet is a week or a set
say-detail-sheet-most = a sheet has at most { $most } puzzles
say-detail-no-address = `url` is no short address of this service: /p/…, /daily/…, /g/… or /r/…
say-detail-no-job = no job has this id here; it may have been cancelled, or its time is over, or the service was started anew
say-detail-octopus-not-a-move = { $sent } is not a move: a move is a tile and its cell, such as { $example }.
say-detail-octopus-no-tile = { $tile } is not in the hand of seat { $seat }.
say-detail-octopus-opening = The opening tile goes to 0,0, not to { $cell }.
say-detail-octopus-taken = The cell { $cell } is taken by { $tile }; a cell holds one tile.
say-detail-octopus-alone = No tile lies orthogonally next to the cell { $cell }.
say-detail-themisto-not-a-move = a move is written like `a1-d4`, or `a1-d4x` with the capture, on files a to h and ranks 1 to 8
say-detail-themisto-won = seat { $seat } has won; there are no more moves
say-detail-themisto-no-disc = there is no disc on { $cell }
say-detail-themisto-not-empty = { $cell } is not empty; a disc ends its move on an empty cell
say-detail-themisto-no-line = no straight line leads from { $from } to { $to }
say-detail-themisto-in-the-way = a disc between { $from } and { $to } is in the way
say-detail-themisto-nothing-beside = none of the other discs is next to { $cell }
say-detail-themisto-no-capture = the disc from { $from } encloses no line on { $to } that seat { $seat } may capture
say-detail-themisto-restores = the move would restore the board from before the last turn

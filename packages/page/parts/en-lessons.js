var t=`lesson-then-puzzle = Now a puzzle
all-rules = All the rules, with pictures
octopus-rules =
 All tiles lie open. In turn, each player puts one of theirs beside a tile on the table.
 It scores in all eight directions: the unbroken run of its <b>colour</b>, and the unbroken run of its <b>number</b>, each counted from the neighbouring cell. The tile itself does not count.
 A gap or another tile ends a run. The first tile scores nothing.
 When all tiles are placed, the highest total wins; equal totals share.
themisto-rules =
 Nobody owns a colour: on your turn move <b>any</b> disc in a straight line as far as you like, without jumping, to a cell beside another disc. It <b>flips</b> as it moves.
 If it then encloses a line of the other colour between itself and a disc of its new colour, you may capture: all enclosed discs flip. Player 1 captures lines of one to three, Player 2 of any length.
 Moving a disc out of a row of exactly three or four like-coloured discs costs your next turn.
 You may not restore the board of before the last turn.
 Player 1 wins by a row of <b>exactly five</b>, Player 2 by a row of <b>five or more</b>, in either colour.
ingenious-rules =
 Place a tile on two empty cells. The first tile of each player goes beside a printed symbol that no tile lies next to yet.
 Each half scores on its colour's track: one point for every like symbol in unbroken lines from it, in the five directions away from its other half.
 A colour that reaches 18 earns a <b>bonus placement</b> at once.
 If none of your tiles shows your lowest colour after your turn, you may <b>swap</b> all six.
 The board full, compare <b>lowest</b> colours, then the second lowest, and so on. All six at 18 wins at once.
ingenious-rules-solo = <b>Solo</b>: you play alone on the board of two and hold one tile at a time. There are no bonus placements and no swaps. The tracks go up to 36; your lowest colour at the end is your result.
ingenious-rules-team = <b>Team</b>: partners sit across from each other and share their tracks, which go up to 36. Reaching 18 and reaching 36 each earn a bonus placement.
ingenious-rules-duel = <b>Duel</b>: the players share one peg for each colour and pull it to opposite ends, nine steps away. Whoever brings a peg to their own end takes its token and earns a bonus placement; four tokens win.
nebuchadnezzar-rules =
 On your turn <b>place</b> a disc of your colour on an empty point, or <b>capture</b>. A point with one enemy disc and three empty points around it is barred.
 Capture: flip a rectangle that holds nothing but enemy discs, if each of its four sides is walled by a full line of one colour, and more of that wall is yours than the enemy's.
 The board's edge counts as the colour of the wall across; two edges across from each other count for nobody.
 A rectangle inside a bigger one that you could flip does not count: you flip the bigger one.
 After the first move, the second player may take over its colour instead. Whoever leaves the enemy without a disc wins.
temple-rules =
 On your turn add one to three tiles in one way:
 <b>Floor</b>: on the table, touching a tile. <b>Corner of walls</b>: two walls at a right angle, both on floors. <b>Single wall</b>: beside a wall, touching a floor or a top.
 <b>Tunnel</b>: a top on exactly one wall, with a new wall under its far side. <b>Single top</b>: on two walls or more. <b>Corner top</b>: beside two tops, with walls under its open sides.
 Every tile must touch one of the <b>same or a smaller value</b>. Finish a colour before you begin another.
 Placing your last tile wins. Having no legal move loses.
temple-rules-revised = <b>Revised rules</b>: a corner top may touch walls, and a move may run on from a colour that is used up into one new colour.
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
temple-picture-revised = The orange four, the last one of its colour, becomes a top, and the same move goes on with a cyan four as the wall under its far side.`;export{t as default};

var e=`Two players, a square board, usually 8 by 8, and discs with a black and a white side. The game is also called Faust.

## Aim

Leave the opponent without a single disc on the board.

## Your turn

The board is empty at first, and Black begins. On your turn you either place a disc of your colour or capture. If you can do neither, you pass.

## Placing

You may place on any empty point, with one exception: a point whose four neighbours are one enemy disc and three empty points is barred. At the edge, where a point has fewer neighbours, nothing is barred.

## Capturing

You capture a rectangle that holds nothing but enemy discs; a single disc is a rectangle, too. It is yours under three conditions.

- **Walls.** Along each of its four sides there is a wall: a full line of discs of one colour, black or white. The corners outside do not matter.
- **Majority.** More of the length of the four walls is yours than the enemy's.
- **The biggest.** It does not lie inside a bigger rectangle that you could capture now.

All discs of the rectangle flip to your colour.

![The white disc has black walls on three sides and a white one below. Black owns three of four and captures it.](/v1/nebuchadnezzar/board.svg?position=5/2b2/1bwb1/2w2/5%20b%20b%2040%20p&move=xc3-c3)

Three walls are black and one is white: Black captures.

![Three white discs in a row have black walls above and below and white ones at both ends.](/v1/nebuchadnezzar/board.svg?position=5/1bbb1/wwwww/1bbb1/5%20b%20b%2040%20p&move=xb3-d3)

The walls above and below are three long each, the white ones at the ends only one: six to two. Black flips all three. Two of them alone can't be taken, because they lie inside the three.

## The edge

If a side of the rectangle lies at the edge of the board, the edge counts as a wall of the same colour and length as the wall across from it. If both sides across from each other lie at edges, neither player gets anything for them.

![Two white discs in a corner have black walls to their left and below. The edges count as black, too.](/v1/nebuchadnezzar/board.svg?position=1bww/wbbb/4/4%20b%20b%2040%20p&move=xc4-d4)

## The first move

The first move is a great advantage. So the second player may, instead of moving, take over its colour; then the first player moves next, with the other colour.

## End of the game

If your capture takes the last enemy disc, you win. A player who has not placed a first disc yet has not lost.

If the same position comes up for the third time, the game is a draw.

## Variants

The board may be 5 by 5 to 15 by 15. You may also agree to play without taking over.
`;export{e as default};

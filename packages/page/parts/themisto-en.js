var e=`Two players, a board of 64 cells, and 28 discs with a black and a white side. Nobody owns a colour: both players may move every disc.

## Aim

Make a row of five discs of one colour, black or white, straight or diagonal.

- **Player 1** needs a row of exactly five. A row of six or more does not count.
- **Player 2** needs a row of five or more.

## Set-up

The discs lie on the 28 cells at the edge, black and white in turn. Player 1 begins. Player 2 has the better chances, so play an even number of games and take turns.

## Your turn

Choose any disc and move it in a straight line, along a rank, a file or a diagonal, as far as you like. It can't jump. It must end on an empty cell next to at least one other disc; corners count as next to. As it moves, the disc **flips** to its other colour.

![A disc moves one cell into the board and flips.](/v1/themisto/board.svg?position=wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw%200%20-%20-%20-&move=a2-b2)

You may not bring back the board as it was before the last turn.

## Capture

After it has moved, the disc may enclose a line of the other colour between itself and another disc of its new colour. The line has no gaps. Then you may capture: all enclosed discs flip. If there are several such lines, you flip all of them or none.

- **Player 1** captures lines of one to three discs.
- **Player 2** captures lines of any length.

![The disc from g1 lands on e1, turns black and encloses three white discs. They flip, and five black discs lie in a row.](/v1/themisto/board.svg?position=8/8/8/8/8/8/8/bwww2w1%200%20-%20-%20-&move=g1-e1x)

Player 1 moves the disc from the right. It turns black, encloses three white discs and flips them: five in a row, won.

## The price of breaking a row

If you move a disc out of a row of exactly three or four discs of its colour, you lose your next turn. The opponent then moves twice in succession. If both players owe a turn, the two cancel out.

![A disc leaves a row of three black discs, which costs the next turn.](/v1/themisto/board.svg?position=8/8/8/8/8/8/8/bbb5%200%20-%20-%20-&move=a1-b2)

## End of the game

You win if the board shows your row after your own turn, captures included. The row may be of either colour, and it does not matter who built it. A win counts even if the move would have cost a turn.

If the same position comes up for the third time, with the same player to move, the game is a draw.
`;export{e as default};

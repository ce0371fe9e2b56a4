var e=`One to four players. Everybody hides their tiles from the others.

## Aim

You score points in six colours. At the end only your **lowest** colour counts, so neglect none of them.

## Set-up

Two players use the inner board of 91 cells, three players one ring more, four players the whole board. Everybody draws six tiles from the bag. A tile has two halves, each with a coloured symbol. Six symbols are printed on the board.

## Your turn

1. Place a tile on two empty cells that touch. Your first tile must lie next to a printed symbol that no other tile touches yet.
2. Score both halves.
3. Use a bonus placement, if you have earned one.
4. You may swap all your tiles if none of them shows your lowest colour.
5. Draw up to six tiles.

![The first tile, a red double, lies next to the printed red symbol with both halves and scores two red points.](/v1/ingenious/board.svg?position=standard|2|0|place.0|-|RRRBOYOGYYGP,????????????|0.0.0.0.0.0,0.0.0.0.0.0|0,0&move=RR@1,-5/0,-4)

## Scoring

From each half, look in the five directions that do not lead to the other half. Every like symbol in an unbroken line scores one point on the track of that colour. Printed symbols count, your tile itself does not.

![A tile is placed; lines lead from its halves over the like symbols that score.](/v1/ingenious/board.svg?position=standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,????????????|3.0.0.1.1.0,1.0.0.1.0.0|2,2&move=RP@-1,-3/-1,-4)

A track ends at 18; more points are lost.

## Bonus

When a colour of yours reaches 18, you place another tile at once, before you draw. Two colours give two more tiles, and a bonus may lead to the next.

![A green double brings green to 18, which earns another placement.](/v1/ingenious/board.svg?position=standard|2|1|place.0|BB@3,-1/2,0;BB@4,-1/3,0;BB@5,-1/4,0;PP@-4,0/-5,1;GB@1,1/1,0;GG@2,1/1,2;BP@4,1/3,2;GB@2,2/3,1|RYRGRPOOYPGG,RBGGOYGPYYBP|0.0.0.2.6.2,0.0.0.17.4.0|4,4&move=GG@0,3/1,3)

## Swap

At the end of your turn, look at your lowest colour. If no tile on your rack shows it, you may put all your tiles aside, draw six new ones, and return the old ones to the bag. If several colours are lowest, all of them must be missing.

## End of the game

The game ends when no tile fits any more. Everybody compares their lowest colour; the higher one wins. If these are equal, the second lowest decides, and so on. A player with all six colours at 18 wins at once.

## Variants

- **Solo.** You play alone on the board for two and hold one tile at a time, without bonus or swap. Tracks go up to 36. Your result is your lowest colour.
- **Team.** Two against two; partners sit opposite each other and share their tracks up to 36. Reaching 18 and reaching 36 each earn a bonus. You may not show each other your tiles.
- **Duel.** Two players share one peg for each colour, which starts in the middle and moves towards the player who scores. Nine steps bring it to your end: you take its token and place another tile. Four tokens win. This form is reconstructed, since its leaflet could not be had.
`;export{e as default};

var e=`Two to six players. All tiles lie open on the table, so nothing is hidden.

## Aim

Every tile you place scores points. The player with the most points at the end wins.

## Set-up

The 60 tiles have ten colours and the numbers 1 to 6; each pair of colour and number is there once. All of them are dealt out evenly, face up. Two players get 30 tiles each, three get 20, four 15, five 12, and six 10.

## Your turn

Place one of your tiles on the table, edge to edge with a tile that lies there, and score it at once. You must place a tile; you can't pass. The first tile of the game goes in the middle and scores nothing.

## Scoring

Look from your tile in all eight directions, across corners too. In each direction, count

- the tiles of the **same colour** that follow one another without a break, beginning right next to your tile;
- the tiles of the **same number** that follow one another in the same way.

Your own tile does not count. Add up everything: that is what the tile scores.

A gap ends a run, and so does a tile that does not match. Colours and numbers are counted separately, so a run of red ends at a blue tile even if the numbers agree.

![A red 4 is placed at the end of three red tiles: three points.](/v1/octopus/board.svg?position=R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1&move=R4@3,0)

The red 4 lies at the end of three red tiles and scores three points.

![A red 4 is placed where a red tile, a green 4 and a blue 4 lie next to it in three directions.](/v1/octopus/board.svg?position=R5@0,0;G4@1,0;R1@1,1;B4@2,1|R4O2,N5N6|0,0|0|1&move=R4@2,0)

Here the red 4 meets a green 4 on its left, a blue 4 above it and a red tile across the corner.

## End of the game

The game ends when all tiles are placed. The highest total wins. Players with equal totals share the win.

## Variant: two sets

For a longer game, play with two sets. Every tile is there twice, and everybody holds twice as many. A tile that equals its neighbour in colour and in number counts for both.
`;export{e as default};

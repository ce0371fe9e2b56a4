var e=`Two players build a temple out of 60 square tiles. Tiles lie flat or stand on edge. Everything is open to both.

## Aim

Place your last tile first. If you have no legal move on your turn, you lose.

## Set-up

The tiles have ten colours with the values 1 to 6. Each player takes five colours, 30 tiles. The first player begins with a tile of value 1, flat on the table.

## Your turn

Add one to three tiles in one of six ways.

- **Floor.** One tile, flat on the table, side by side with a floor or at the foot of a wall.
- **Corner of walls.** Two walls at a right angle, each standing on a floor.
- **Single wall.** One wall next to a wall that stands already; it touches a floor or a top.
- **Tunnel.** A top that rests on exactly one wall, and a new wall under its opposite side.
- **Single top.** One top that rests on two walls or more.
- **Corner top.** A top next to two tops that touches no wall, and a new wall under each of its sides without a top next to it.

A floor lies on the table. A top lies one storey up, with its dots upwards, and never right above a floor. The dots of a wall look at the floor on which it stands, or away from the top that it carries. At most two walls meet at a corner.

![A floor of value 3 and two walls of 5 and 3 on its sides.](/v1/temple/board.svg?position=F0,0=R3|R1R2R4R5R6,B1B2B3B4B5B6|R,-|1|published&move=W0,0N=B5%2BW0,0E=B3)

A corner of walls: both tiles touch the 3, and neither is smaller.

![A top rests on a wall, and a new wall carries its opposite side.](/v1/temple/board.svg?position=F0,0=B1;W0,0N=B5;W0,0E=B4|R1R2R3R4R5R6,K1|-,K|0|published&move=T0,1=R5%2BW0,2S=R6)

A tunnel: the top touches the wall of value 5, the new wall touches the top.

![A corner top between two tops, with two new walls.](/v1/temple/board.svg?position=F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6,B5B6|R,B|0|published&move=T1,1=R4%2BW1,2S=R5%2BW2,1W=R6)

A corner top with its two walls: three tiles in one move.

## Values

Every tile that you place must touch a tile of the **same or a smaller value**, on the table or from the same move. You choose the order within a move. So small values are hard to place later.

## Colours

Finish a colour before you begin another. While you have tiles left of the colour that you have begun, you use only these. With one tile left of it, you can place only that one.

## End of the game

The player who places the last of their 30 tiles wins at once. A player without a legal move loses at once.

## Variant: revised rules

The designer later changed two rules. A corner top may touch walls that stand already. And if a move uses up a colour, it may go on with one new colour.
`;export{e as default};

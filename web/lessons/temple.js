// Temple on its board: floors, walls, tops, the two rules that forbid, and a win.

const is = (type) => (m) => m.type === type;

export default [
  {
    title: "The first tile",
    key: "-|R1R2R3R4R5R6,B1B2B3B4B5B6|-,-|0|published",
    text: "Two players build a temple out of tiles with one to six dots. The first tile of a game is a 1, and it lies flat on the table: a floor. Choose your red 1, then the marked place.",
    right: "A floor. From now on everything is built on to it.",
  },
  {
    title: "Floors",
    key: "F0,0=B1|R1R2R3R4R5R6,B2B3B4B5B6|-,B|0|published",
    text: "A floor goes beside a tile that lies there, side by side. Lay any of your tiles flat on the table, next to the blue 1.",
    accept: is("floor"),
    wrong: "Those are walls. Lay one tile flat: the squares beside the blue tile are floors, the bars on its sides are walls.",
    right: "A second floor. Tiles of any colour may touch.",
  },
  {
    title: "A corner of walls",
    key: "F0,0=B1|R1R2R3R4R5R6,B2B3B4B5B6|-,B|0|published",
    text: "Walls stand on the sides of a cell. The first ones come as a pair: two walls at a right angle, both on a floor, in one move. Choose a tile, then a bar on a side of the blue floor, then the second tile for the side next to it.",
    accept: is("corner_wall"),
    wrong: "That is a floor. Choose one of the bars on the sides of the blue tile instead.",
    hint: "A move of two tiles: after the first bar, choose the second tile and one of the bars that light up.",
    right: "Two walls. Their dots look towards the floor on which they stand.",
  },
  {
    title: "Values forbid",
    key: "F0,0=B4|R1R2R3R4R5R6,B1B2B3B5B6|-,B|0|published",
    text: "Every tile must touch one of the same or a smaller value. Here lies a 4. Try your red 2.",
    forbidden: (source) => source?.[1] < 4,
    wrong: "That was possible, because its value is 4 or more. Try a smaller one: the 1, 2 or 3.",
    right: "Small values are hard to place, so they are not left for the end.",
  },
  {
    title: "A tunnel",
    key: "F0,0=B1;W0,0N=B2;W0,0E=B3|R1R2R3R4R5R6,B4B5B6|-,B|0|published",
    text: "Tops are the roofs: they lie one storey up, where walls carry them. A tunnel is a top on exactly one wall, together with a new wall under its far side. Build one: a top behind a wall, and the wall that carries its other end.",
    accept: is("tunnel"),
    wrong: "That is not a tunnel. Look for a square on the outer side of a wall, with a bar on its far side.",
    hint: "Choose a tile and the square above the northern wall, then a second tile for the bar beyond it.",
    right: "A top, and the wall that carries it: two tiles in one move.",
  },
  {
    title: "A top alone",
    key: "F0,2=P2;F1,2=P3;F1,1=P1;F0,0=B1;F1,0=P4;W0,2S=B4;W0,0N=B3|R1R2R3R4R5R6,B2B5B6|-,B|0|published",
    text: "Two walls or more carry a top without any help. Two walls stand across from each other here: put a top on both.",
    accept: is("single_top"),
    wrong: "Legal, but no top. The square between the two walls is free.",
    hint: "The cell west of the middle floor lies between the two walls. The top must be a 3 or more: it touches the 3 and the 4.",
    right: "One tile, and it rests on both walls.",
  },
  {
    title: "Colour by colour",
    key: "F0,0=B1;F1,0=R1|R5R6O1O2O3O4O5O6,B2B3B4B5B6|R,B|0|published",
    text: "You finish a colour before you begin another. Red is begun, and you still hold two red tiles. Try an orange one all the same.",
    forbidden: (source) => source?.[0] === "O",
    wrong: "Red is allowed, of course. Try an orange tile.",
    right: "The order of your colours is up to you. What is begun is shown beside your name.",
  },
  {
    title: "The last tile wins",
    key: "F0,0=B1;F1,0=R1;F2,0=R2|R5R6,B2B3B4B5B6|R,B|0|published",
    text: "Whoever places the last tile wins; whoever has no legal move loses. You have two tiles left. Place both in one move.",
    accept: (m) => m.wins,
    wrong: "That leaves you one tile. Two tiles go in one move as a corner of walls.",
    right: "Won! That is all of Temple, but for the corner top: a top beside two tops.",
  },
];

/** One picture of the edition that differs. */
export const pictures = {
  revised: {
    key: "F0,0=O1;F2,0=K5;T-1,0=K3;T1,0=O2;W-2,0E=K6;W0,0N=O6;W0,0E=K1;W0,0S=K2;W0,0W=O3;W2,0W=O5|R1R2R3R4R5R6O4Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6,B1B2B3B4B5B6P1P2P3P4P5P6N1N2N3N4N5N6K4W1W2W3W4W5W6|O,K|0|revised",
    move: "T0,-1=O4+W0,-2N=C4",
    alt: "The orange four, the last one of its colour, becomes a top, and the same move goes on with a cyan four as the wall under its far side.",
  },
};

// The lesson of Temple: all six kinds of move, the two prohibitions, and a win.

const is = (type) => (m) => m.type === type;

export default [
  {
    id: "the-first-tile",
    key: "-|R1R2R3R4R5R6,B1B2B3B4B5B6|-,-|0|published",
  },
  {
    id: "floors",
    key: "F0,0=B1|R1R2R3R4R5R6,B2B3B4B5B6|-,B|0|published",
    accept: is("floor"),
  },
  {
    id: "a-corner-of-walls",
    key: "F0,0=B1|R1R2R3R4R5R6,B2B3B4B5B6|-,B|0|published",
    accept: is("corner_wall"),
  },
  {
    id: "values-forbid",
    key: "F0,0=B4|R1R2R3R4R5R6,B1B2B3B5B6|-,B|0|published",
    forbidden: (source) => source === "R2",
  },
  {
    id: "a-single-wall",
    key: "F0,0=B1;W0,0N=B2;W0,0E=B3|R1R2R3R4R5R6,B4B5B6|-,B|0|published",
    accept: is("single_wall"),
  },
  {
    id: "a-tunnel",
    key: "F0,0=B1;W0,0N=B2;W0,0E=B3|R1R2R3R4R5R6,B4B5B6|-,B|0|published",
    accept: is("tunnel"),
  },
  {
    id: "a-top-alone",
    key: "F0,2=P2;F1,2=P3;F1,1=P1;F0,0=B1;F1,0=P4;W0,2S=B4;W0,0N=B3|R1R2R3R4R5R6,B2B5B6|-,B|0|published",
    accept: is("single_top"),
  },
  {
    id: "a-corner-top",
    key: "F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6,B5B6|R,B|0|published",
    accept: is("corner_top"),
  },
  {
    id: "colour-by-colour",
    key: "F0,0=B1;F1,0=R1|R5R6O1O2O3O4O5O6,B2B3B4B5B6|R,B|0|published",
    forbidden: (source) => source?.[0] === "O",
  },
  {
    id: "the-last-tile-wins",
    key: "F0,0=B1;F1,0=R1;F2,0=R2|R5R6,B2B3B4B5B6|R,B|0|published",
    accept: (m) => m.tiles.length === 2 && m.wins,
  },
];

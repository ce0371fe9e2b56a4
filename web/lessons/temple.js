// The lesson of Temple: floors, walls, tops, the two prohibitions, and a win.

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
    forbidden: (source) => source?.[1] < 4,
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
    id: "colour-by-colour",
    key: "F0,0=B1;F1,0=R1|R5R6O1O2O3O4O5O6,B2B3B4B5B6|R,B|0|published",
    forbidden: (source) => source?.[0] === "O",
  },
  {
    id: "the-last-tile-wins",
    key: "F0,0=B1;F1,0=R1;F2,0=R2|R5R6,B2B3B4B5B6|R,B|0|published",
    accept: (m) => m.wins,
  },
];

/** A picture for the edition with rules of its own. */
export const pictures = {
  revised: {
    key: "F0,0=O1;F2,0=K5;T-1,0=K3;T1,0=O2;W-2,0E=K6;W0,0N=O6;W0,0E=K1;W0,0S=K2;W0,0W=O3;W2,0W=O5|R1R2R3R4R5R6O4Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6,B1B2B3B4B5B6P1P2P3P4P5P6N1N2N3N4N5N6K4W1W2W3W4W5W6|O,K|0|revised",
    move: "T0,-1=O4+W0,-2N=C4",
  },
};

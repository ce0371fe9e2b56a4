// The lesson of Ingenious.

/** True for a cell within two steps of the centre. */
const isInMiddle = ([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 2;
const YELLOW = 2;
const HIDDEN = "????????????";

export default [
  {
    id: "the-first-tile",
    key: `standard|2|0|place.0|-|RORBRGYPGGBP,${HIDDEN}|0.0.0.0.0.0,0.0.0.0.0.0|0,0`,
  },
  {
    id: "not-in-the-middle",
    key: `standard|2|0|place.0|-|RORBRGYPGGBP,${HIDDEN}|0.0.0.0.0.0,0.0.0.0.0.0|0,0`,
    forbidden: (source, target) => Boolean(target) && isInMiddle(target.split(",").map(Number)),
  },
  {
    id: "lines-score",
    key: `standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,${HIDDEN}|3.0.0.1.1.0,1.0.0.1.0.0|2,2`,
    accept: (m) => m.gain?.[0] >= 2,
  },
  {
    id: "your-weakest-colour",
    key: `standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;YP@-4,4/-3,3|RPOBYGYPGPBP,${HIDDEN}|7.6.1.5.6.4,5.5.3.5.5.5|2,2`,
    accept: (m) => m.gain?.[YELLOW] > 0,
  },
  {
    id: "a-bonus",
    key: `standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,${HIDDEN}|16.3.4.5.6.4,5.5.3.5.5.5|2,2`,
    accept: (m) => m.bonus > 0,
  },
  {
    id: "a-swap",
    key: `standard|2|0|exchange.0|RO@0,-4/1,-4;GG@5,-4/4,-3|RORBRPOPBP,${HIDDEN}|1.3.1.0.2.1,0.0.0.2.0.0|1,1`,
    accept: (m) => m.move === "swap",
    then: ["+RB,OY,OP,YB,GG,GP"],
  },
];

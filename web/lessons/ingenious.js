// The lesson of Ingenious.

const sum = (m) => (m.gain ?? []).reduce((all, one) => all + one, 0);
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
    forbidden: (source, target) => Boolean(target),
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
];

/** A picture for each form of the game with rules of its own. */
export const pictures = {
  solo: {
    key: "solo|1|0|place.0|PP@2,-5/3,-5;YY@-1,-4/-2,-3;OY@1,-4/1,-5;YG@2,-4/2,-3;PP@3,-4/4,-4;YY@5,-4/4,-3;RY@-1,-3/0,-4;GP@0,-3/-1,-2;OY@5,-3/4,-2;OY@-2,-2/-3,-2;RR@0,-2/1,-2;OB@3,-2/3,-3;GG@5,-2/5,-1;RO@-3,-1/-4,-1;RP@-1,-1/-2,-1;GP@1,-1/0,-1;YB@2,-1/2,-2;RR@4,-1/3,0;OG@-4,0/-3,0;YG@-1,0/-2,0;BB@0,0/1,0;PP@-5,1/-5,2;BB@-4,1/-4,2;YB@-1,1/-2,1;RY@1,1/2,0;YY@2,1/3,1;PP@4,1/3,2;OO@-3,2/-2,2;YP@-1,2/0,1;OY@0,2/-1,3;YP@-4,3/-5,3;GB@0,3/1,3;RY@2,3/2,2;RG@-4,4/-5,4;GB@-3,4/-2,3;OY@-1,4/0,4;YG@-4,5/-3,5;BP@-1,5/-2,5|-|1.1.14.2.1.6|38",
  },
  team: {
    key: "team|4|0|place.0|YB@0,-7/1,-7;YY@2,-7/1,-6;OB@3,-7/2,-6;BP@6,-7/7,-7;PP@-1,-6/0,-6;RR@3,-6/2,-5;RP@-1,-5/-2,-4;BP@0,-4/-1,-4;OG@6,-4/6,-5;BP@-3,-3/-2,-3;RB@6,-3/5,-3;YG@-5,-2/-4,-2;YP@-1,-2/-2,-1|RORYRGRBGBGP,OOOYOBYYGGBP,RBRPYYGPPPPP,RRRYRGOYGBGB|1.1.0.2.0.3,0.0.1.1.4.5,1.1.0.2.0.3,0.0.1.1.4.5|3,3,4,3",
  },
  duel: {
    key: "duel|2|0|place.0|RO@2,-5/1,-4;OY@3,-5/2,-4;YY@4,-5/3,-4;YP@0,-4/1,-5;OB@4,-4/3,-3;GP@5,-4/4,-3;YP@-2,-3/-1,-4;YB@-1,-3/-1,-2;OB@1,-3/0,-2;GG@2,-3/1,-2;GB@-2,-2/-3,-2;OY@2,-2/3,-2|RGRPOPYGGPPP,RRRROBYBGB|-1.-5.-5.2.2.0,1.5.5.-2.-2.0|6,6",
  },
};

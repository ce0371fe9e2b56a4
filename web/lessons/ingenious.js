// Ingenious on its board.

const sum = (m) => (m.gain ?? []).reduce((all, one) => all + one, 0);
const YELLOW = 2;
const HIDDEN = "????????????";

export default [
  {
    title: "The first tile",
    key: `standard|2|0|place.0|-|RORBRGYPGGBP,${HIDDEN}|0.0.0.0.0.0,0.0.0.0.0.0|0,0`,
    text: "A tile has two symbols. Your first one goes beside one of the printed symbols at the corners. Choose a tile, then two cells: one for each half.",
    right: "Every half scores on the track of its colour.",
  },
  {
    title: "Not in the middle",
    key: `standard|2|0|place.0|-|RORBRGYPGGBP,${HIDDEN}|0.0.0.0.0.0,0.0.0.0.0.0|0,0`,
    text: "The first tile of each player has to lie beside a printed symbol. Choose a tile and try the middle of the board.",
    forbidden: (source, target) => Boolean(target),
    wrong: "That was beside a printed symbol. Try a cell in the middle.",
    right: "From the second tile on, any two neighbouring free cells will do.",
  },
  {
    title: "Lines score",
    key: `standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,${HIDDEN}|3.0.0.1.1.0,1.0.0.1.0.0|2,2`,
    text: "Each half scores one point for every like symbol in unbroken lines from it, in five directions (not towards its own other half). Score at least two points of red.",
    accept: (m) => m.gain?.[0] >= 2,
    wrong: (m) => `That earns ${sum(m)} ${sum(m) === 1 ? "point" : "points"}. Look for the red symbols in the north.`,
    hint: "With a red half in hand, point at cells beside the red symbols: lines show what would count.",
    right: "The printed symbol counted as well.",
  },
  {
    title: "Your weakest colour",
    key: `standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;YP@-4,4/-3,3|RPOBYGYPGPBP,${HIDDEN}|7.6.1.5.6.4,5.5.3.5.5.5|2,2`,
    text: "At the end only your lowest colour counts; at a tie the second lowest, and so on. Your yellow is far behind. Score yellow.",
    accept: (m) => m.gain?.[YELLOW] > 0,
    wrong: "No yellow in that. Yellow symbols lie in the north-west and the south-west.",
    right: "It is better to be even in all colours than to shine in some.",
  },
  {
    title: "A bonus",
    key: `standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,${HIDDEN}|16.3.4.5.6.4,5.5.3.5.5.5|2,2`,
    text: "A colour that reaches 18 earns another placement at once. Your red stands at 16. Bring it to 18.",
    accept: (m) => m.bonus > 0,
    wrong: "Red is not at 18 yet: it takes two points of red.",
    right: "You go on with another tile. All six colours at 18 win on the spot.",
  },
];

/** One picture of each form of the game that differs. */
export const pictures = {
  solo: {
    key: "solo|1|0|place.0|PP@2,-5/3,-5;YY@-1,-4/-2,-3;OY@1,-4/1,-5;YG@2,-4/2,-3;PP@3,-4/4,-4;YY@5,-4/4,-3;RY@-1,-3/0,-4;GP@0,-3/-1,-2;OY@5,-3/4,-2;OY@-2,-2/-3,-2;RR@0,-2/1,-2;OB@3,-2/3,-3;GG@5,-2/5,-1;RO@-3,-1/-4,-1;RP@-1,-1/-2,-1;GP@1,-1/0,-1;YB@2,-1/2,-2;RR@4,-1/3,0;OG@-4,0/-3,0;YG@-1,0/-2,0;BB@0,0/1,0;PP@-5,1/-5,2;BB@-4,1/-4,2;YB@-1,1/-2,1;RY@1,1/2,0;YY@2,1/3,1;PP@4,1/3,2;OO@-3,2/-2,2;YP@-1,2/0,1;OY@0,2/-1,3;YP@-4,3/-5,3;GB@0,3/1,3;RY@2,3/2,2;RG@-4,4/-5,4;GB@-3,4/-2,3;OY@-1,4/0,4;YG@-4,5/-3,5;BP@-1,5/-2,5|-|1.1.14.2.1.6|38",
    alt: "The end of a solo game: no tile fits any more. The lowest colours have one point, so the result is one.",
  },
  team: {
    key: "team|4|0|place.0|YB@0,-7/1,-7;YY@2,-7/1,-6;OB@3,-7/2,-6;BP@6,-7/7,-7;PP@-1,-6/0,-6;RR@3,-6/2,-5;RP@-1,-5/-2,-4;BP@0,-4/-1,-4;OG@6,-4/6,-5;BP@-3,-3/-2,-3;RB@6,-3/5,-3;YG@-5,-2/-4,-2;YP@-1,-2/-2,-1|RORYRGRBGBGP,OOOYOBYYGGBP,RBRPYYGPPPPP,RRRYRGOYGBGB|1.1.0.2.0.3,0.0.1.1.4.5,1.1.0.2.0.3,0.0.1.1.4.5|3,3,4,3",
    alt: "Four players on the largest board: the first and the third share their tracks, and so do the second and the fourth.",
  },
  duel: {
    key: "duel|2|0|place.0|RO@2,-5/1,-4;OY@3,-5/2,-4;YY@4,-5/3,-4;YP@0,-4/1,-5;OB@4,-4/3,-3;GP@5,-4/4,-3;YP@-2,-3/-1,-4;YB@-1,-3/-1,-2;OB@1,-3/0,-2;GG@2,-3/1,-2;GB@-2,-2/-3,-2;OY@2,-2/3,-2|RGRPOPYGGPPP,RRRROBYBGB|-1.-5.-5.2.2.0,1.5.5.-2.-2.0|6,6",
    alt: "The pegs of a duel: one player is five steps ahead in orange and yellow, the other two steps in green and blue; purple stands in the middle.",
  },
};

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

// Nebuchadnezzar on its board.

export default [
  {
    title: "Place a disc",
    key: "5/2w2/5/1b3/5 b b 2 -",
    text: "You are black. On your turn you place a disc on an empty point, or you capture. Place one anywhere.",
    right: "The aim: to leave the enemy without a single disc.",
  },
  {
    title: "Wall one in",
    key: "5/2b2/1bwb1/2b2/w4 b b 8 -",
    text: "A disc with a wall on all four sides can be captured. The white disc in the middle has black ones north, south, west and east. Click it.",
    accept: (m) => m.flips.length === 1,
    wrong: "That placed a disc. Click the white disc in the middle.",
    right: "It changes sides.",
  },
  {
    title: "Rectangles",
    key: "6/1bbb2/bwwwb1/1bbb2/6/w5 b b 16 -",
    text: "What you capture is a rectangle that holds nothing but enemy discs. Each of its sides needs a full line of one colour. Capture all three.",
    accept: (m) => m.flips.length === 3,
    wrong: "Click one of the three white discs in the row.",
    right: "Three at once. A smaller rectangle inside of it does not count.",
  },
  {
    title: "The edge helps",
    key: "1bwb1/2b2/5/5/w4 b b 6 -",
    text: "The edge of the board counts as the colour of the wall across from it. The white disc at the top has black on three sides and the edge on the fourth. Capture it.",
    accept: (m) => m.flips.length === 1,
    wrong: "Click the white disc at the top edge.",
    right: "South of it stood black, so the edge in the north counted as black.",
  },
  {
    title: "Not without a wall",
    key: "5/2b2/1bw2/2b2/w4 b b 6 -",
    text: "Here the east side is open. Try to capture the white disc in the middle all the same.",
    forbidden: (source, target) => target === "c3",
    wrong: "That placed a disc, which may well prepare the capture. Click the white disc itself.",
    right: "Close the gap first, and capture on your next turn.",
  },
  {
    title: "More of the wall",
    key: "5/2w2/1bwb1/2b2/5 b b 8 -",
    text: "A wall may be of either colour, as long as most of the four sides' wall is yours. Three sides of this disc are black, one is white. Capture it.",
    accept: (m) => m.flips.length === 1,
    wrong: "Click the white disc in the middle.",
    right: "Three to one: the majority decides.",
  },
  {
    title: "The last one",
    key: "5/2b2/1bwb1/2b2/5 b b 8 -",
    text: "White has one disc left. Take it.",
    accept: (m) => m.wins,
    wrong: "The white disc is walled in on all sides: click it.",
    right: "Won!",
  },
];

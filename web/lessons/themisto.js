// Themisto on its board.

export default [
  {
    title: "Every move flips",
    key: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -",
    text: "Nobody owns a colour: you may move any disc, in a straight line, as far as it is free. It changes its colour as it moves. Make any move.",
    right: "It has flipped.",
  },
  {
    title: "Never alone",
    key: "8/8/8/3b4/8/8/8/bw5w 0 - - -",
    text: "A disc must end beside another one, corners included. Choose the black disc in the middle and try to leave it alone somewhere.",
    forbidden: (source, target) => Boolean(source && target),
    wrong: "There it had a neighbour. Try a place where it has none.",
    right: "So the discs stay together.",
  },
  {
    title: "Capture",
    key: "8/8/8/8/8/8/8/bww2w2 0 - - -",
    text: "The moved disc may capture a line of the other colour that it encloses between itself and a disc of its new colour: the enclosed discs flip. Move the disc on f1 so that it encloses the two white ones, and capture.",
    accept: (m) => m.flips.length === 2,
    wrong: "Nothing was captured. The disc from f1 turns black: black on d1 and a1 encloses b1 and c1. When asked, choose to capture.",
    right: "Player 1 may capture one to three discs at once, Player 2 any number.",
  },
  {
    title: "The price of leaving a row",
    key: "8/8/8/8/8/8/1w6/bbb1w3 0 - - -",
    text: "A row of exactly three or four of a colour wants to stay. Take a disc out of the row on a1, b1, c1 and see what it costs.",
    accept: (m) => m.penalised,
    wrong: "That disc belongs to no row. Move one of the three black ones.",
    right: "Your next turn is lost: a high price. The page marks such moves with a ring.",
  },
  {
    title: "Five in a row",
    key: "8/8/8/8/8/8/8/bwww2w1 0 - - -",
    text: "Player 1 wins with exactly five of a colour in a row, Player 2 with five or more. Either colour will do. You are Player 1: win at once.",
    accept: (m) => m.wins,
    wrong: "Not yet. The disc on g1 turns black when it moves, and it encloses the three white ones.",
    right: "Five black discs in a row: won!",
  },
  {
    title: "Six are too many",
    key: "8/8/8/4w3/8/8/8/bwww1b2 0 - - -",
    text: "You are still Player 1. A move that makes six in a row does not win for you. Try e5 to e1 with its capture: what comes of it?",
    accept: (m) => m.from === "e5" && m.to === "e1" && m.flips.length === 3,
    wrong: "Move the disc from e5 down to e1, and capture.",
    right: "Six black discs: for Player 1 that is no win, but Player 2 would have won with them.",
  },
];

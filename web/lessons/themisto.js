// The lesson of Themisto.

const stepsTo = (from, to) => [to.charCodeAt(0) - from.charCodeAt(0), to[1] - from[1]].map(Math.abs);
/** True if a disc could slide from one cell to another on an empty board. */
const isStraight = (from, to) => from !== to && stepsTo(from, to).some((n, i, [file, rank]) => n === 0 || file === rank);
/** The cells next to the other discs of the step "Never alone", and these discs. */
const BESIDE_DISCS = ["a1", "b1", "h1", "a2", "b2", "c1", "c2", "g1", "g2", "h2"];

export default [
  {
    id: "every-move-flips",
    key: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -",
  },
  {
    id: "never-alone",
    key: "8/8/8/3b4/8/8/8/bw5w 0 - - -",
    forbidden: (source, target) => source === "d5" && Boolean(target) && isStraight(source, target) && !BESIDE_DISCS.includes(target),
  },
  {
    id: "capture",
    key: "8/8/8/8/8/8/8/bww2w2 0 - - -",
    accept: (m) => m.flips.length === 2,
  },
  {
    id: "four-are-too-many",
    key: "8/8/8/8/8/8/8/bwwww2w 0 - - -",
    accept: (m) => m.from === "h1" && m.to === "f1",
  },
  {
    id: "the-price-of-leaving-a-row",
    key: "8/8/8/8/8/8/1w6/bbb1w3 0 - - -",
    accept: (m) => m.penalised,
  },
  {
    id: "five-in-a-row",
    key: "8/8/8/8/8/8/8/bwww2w1 0 - - -",
    accept: (m) => m.wins,
  },
  {
    id: "six-are-too-many",
    key: "8/8/8/4w3/8/8/8/bwww1b2 0 - - -",
    accept: (m) => m.from === "e5" && m.to === "e1" && m.flips.length === 3,
  },
  {
    id: "six-win-for-the-second",
    key: "8/8/8/4w3/8/8/8/bwww1b2 1 - - -",
    accept: (m) => m.wins,
  },
];

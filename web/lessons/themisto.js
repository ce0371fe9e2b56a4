// The lesson of Themisto.

export default [
  {
    id: "every-move-flips",
    key: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -",
  },
  {
    id: "never-alone",
    key: "8/8/8/3b4/8/8/8/bw5w 0 - - -",
    forbidden: (source, target) => Boolean(source && target),
  },
  {
    id: "capture",
    key: "8/8/8/8/8/8/8/bww2w2 0 - - -",
    accept: (m) => m.flips.length === 2,
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
];

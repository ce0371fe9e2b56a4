// The lesson of Nebuchadnezzar.

export default [
  {
    id: "place-a-disc",
    key: "5/2w2/5/1b3/5 b b 2 -",
  },
  {
    id: "barred-points",
    key: "5/5/2w2/5/5 b b 3 -",
    forbidden: (source, target) => ["b3", "c2", "c4", "d3"].includes(target),
  },
  {
    id: "wall-one-in",
    key: "5/2b2/1bwb1/2b2/w4 b b 8 -",
    accept: (m) => m.flips.length === 1,
  },
  {
    id: "rectangles",
    key: "6/1bbb2/bwwwb1/1bbb2/6/w5 b b 16 -",
    accept: (m) => m.flips.length === 3,
  },
  {
    id: "the-bigger-rectangle",
    key: "5/1bbb1/wwwww/1bbb1/5 b b 16 -",
    accept: (m) => m.flips.length === 3,
  },
  {
    id: "the-edge-helps",
    key: "1bwb1/2b2/5/5/w4 b b 6 -",
    accept: (m) => m.flips.length === 1,
  },
  {
    id: "not-without-a-wall",
    key: "5/2b2/1bw2/2b2/w4 b b 6 -",
    forbidden: (source, target) => target === "c3",
  },
  {
    id: "more-of-the-wall",
    key: "5/2w2/1bwb1/2b2/5 b b 8 -",
    accept: (m) => m.flips.length === 1,
  },
  {
    id: "the-last-one",
    key: "5/2b2/1bwb1/2b2/5 b b 8 -",
    accept: (m) => m.wins,
  },
  {
    id: "take-over",
    key: "5/5/2b2/5/5 w b 1 p",
    accept: (m) => m.move === "swap",
  },
];

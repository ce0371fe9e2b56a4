// The lesson of Octopus.

const most = (m, legal) => m.tile === "R4" && m.gain === Math.max(...legal.map(({ gain }) => gain));

export default [
  {
    id: "the-first-tile",
    key: "-|R1R2R3,B1B2B3|0,0|0|1",
  },
  {
    id: "a-run-of-a-colour",
    key: "R5@0,0;R1@1,0;R2@2,0;R6@3,0|R4B6,G4G5|0,0|0|1",
    accept: (m) => m.gain === 4,
  },
  {
    id: "a-run-of-a-number",
    key: "B4@0,0;G4@1,0|R4O2,N5N6|0,0|0|1",
    accept: (m) => m.tile === "R4" && m.gain === 2,
  },
  {
    id: "eight-directions",
    key: "R5@0,0;G4@1,0;R1@1,1;B4@2,1|R4O2,N5N6|0,0|0|1",
    accept: most,
  },
  {
    id: "beside-not-across",
    key: "R1@0,0|R2R3,B1B2|0,0|0|1",
    forbidden: (source, target) => ["1,1", "1,-1", "-1,1", "-1,-1"].includes(target),
  },
  {
    id: "a-gap-ends-a-run",
    key: "R5@0,0;R1@1,0;B2@2,0;R3@3,0;B6@3,1;B1@2,1;B5@2,-1|R4,-|0,0|0|1",
    accept: (m) => m.gain === 2,
  },
  {
    id: "the-last-tile",
    key: "R5@0,0;R1@1,0;R2@2,0;B3@2,1|R4,-|2,4|0|1",
    accept: (m) => m.gain >= 3,
  },
];

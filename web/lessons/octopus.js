// Octopus on its board.

const most = (m, legal) => m.gain === Math.max(...legal.map(({ gain }) => gain));

export default [
  {
    title: "The first tile",
    key: "-|R1R2R3,B1B2B3|0,0|0|1",
    text: "All tiles lie open, and whoever scores most wins. The first tile scores nothing. Choose one, then the marked cell.",
    right: "Now there is something to reach for.",
  },
  {
    title: "A run of a colour",
    key: "R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1",
    text: "A tile scores the unbroken run of its colour that begins beside it. Three red tiles lie in a row. Put your red 4 at an end of it.",
    accept: (m) => m.tile === "R4" && m.gain === 3,
    wrong: (m) => (m.tile === "R4" ? `That scores ${m.gain}. At an end of the row all three count.` : "That is the blue one. Choose the red 4."),
    right: "Three points: the run counts, the tile itself does not.",
  },
  {
    title: "A run of a number",
    key: "B4@0,0;G4@1,0|R4O2,N5N6|0,0|0|1",
    text: "Numbers run, too, whatever their colour. Score two points with your red 4.",
    accept: (m) => m.gain === 2,
    wrong: (m) => `That scores ${m.gain}. Both fours have to lie in one line with yours.`,
    right: "Two fours in a row: two points.",
  },
  {
    title: "Eight directions",
    key: "R5@0,0;G4@1,0;R1@1,1;B4@2,1|R4O2,N5N6|0,0|0|1",
    text: "All eight directions count, corners as well, and colours and numbers add up. Point at cells with the red 4 in hand to see what it would score, and take the best.",
    accept: most,
    wrong: (m) => `That scores ${m.gain}. There is a better cell.`,
    hint: "The lines of the preview show every run: blue lines for colour, broken ones for numbers.",
    right: (m) => `${m.gain} points, the most there are.`,
  },
  {
    title: "Beside, not across",
    key: "R1@0,0|R2R3,B1B2|0,0|0|1",
    text: "A tile goes beside another one, edge to edge. Try to put one across a corner.",
    forbidden: (source, target) => Boolean(target),
    wrong: "That was beside it, and so it was possible. Try a cell that touches the tile at a corner only.",
    right: "But when it scores, a tile does look across corners.",
  },
  {
    title: "A gap ends a run",
    key: "R5@0,0;R1@1,0;B2@2,0;R3@3,0;B6@3,1;B1@2,1|R4,-|0,0|0|1",
    text: "Anything else in between ends a run. Find the cell where your red 4 scores two points.",
    accept: (m) => m.gain === 2,
    wrong: (m) => `That scores ${m.gain}: the blue tiles stand between the red ones. Two red tiles lie side by side in the west.`,
    right: "Two: the red 5 and the red 1.",
  },
  {
    title: "The last tile",
    key: "R5@0,0;R1@1,0;R2@2,0;B3@2,1|R4,-|2,4|0|1",
    text: "When all tiles are placed, the highest total wins. You are behind by two. Win with your last tile.",
    accept: (m) => m.gain >= 3,
    wrong: (m) => `That scores ${m.gain}, and it takes three.`,
    right: "Won by five to four.",
  },
];

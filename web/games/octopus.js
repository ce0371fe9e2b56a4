import { choice, holdings, totals, turn } from "./editing.js";
import { Grid, TILES, badge, colourName, frame, ghostFrame, group, ray, rect, signed, tile, tileName } from "../svg.js";
import { say } from "../i18n.js";

const CELL = 44;
/** Least distance of a badge from the upper and the right edge. */
const BADGE = 14;
const STEPS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy])).filter(([dx, dy]) => dx || dy);

const cellOf = (target) => target.split(",").map(Number);
const place = (target) => cellOf(target).map(signed).join(", ");

const SIDES = { right: [-1, 0], left: [1, 0], above: [0, -1], below: [0, 1] };
/** A cell in words, by a tile next to it. */
function beside(board, { x, y }) {
  const neighbour = ([dx, dy]) => board.find((placed) => placed.x === x + dx && placed.y === y + dy);
  const [side, step] = Object.entries(SIDES).find(([, step]) => neighbour(step)) ?? ["alone"];
  const [letter, number] = step ? neighbour(step).tile : "";
  return say("octopus-place", { side, colour: letter ? colourName(letter) : "", number: number ?? "" });
}

/** The runs that a tile scores, colour and number in each of the eight directions. */
function runs(position, name, [x, y]) {
  const table = new Map(position.board.map((placed) => [`${placed.x},${placed.y}`, placed.tile]));
  const found = [];
  for (const [dx, dy] of STEPS) {
    for (const kind of [0, 1]) {
      let length = 0;
      while (table.get(`${x + dx * (length + 1)},${y + dy * (length + 1)}`)?.[kind] === name[kind]) length++;
      if (length) found.push({ kind, length, end: [x + dx * length, y + dy * length] });
    }
  }
  return found;
}

export default {
  id: "octopus",
  lesson: () => import("../lessons/octopus.js"),
  get name() {
    return say("game-name-octopus");
  },
  options: [
    { name: "seats", values: [2, 3, 4, 5, 6] },
    { name: "sets", values: [1, 2] },
  ],
  hasHand: true,

  layout(position, moves, least = [9, 5]) {
    const cells = position.board.map((placed) => [placed.x, placed.y]);
    const grid = new Grid(cells, CELL, least);
    const spots = grid.cells.map(([cx, cy]) => {
      const id = `${cx},${cy}`;
      const [x, y] = grid.corner(cx, cy);
      return { id, rect: [x + 1, y + 1, CELL - 2, CELL - 2, 7], size: CELL, x: x + CELL / 2, y: y + CELL / 2, label: say("cell", { cell: place(id) }) };
    });
    return { grid, spots, width: grid.width, height: grid.height };
  },

  draw(position, layout) {
    return (
      layout.grid.draw() +
      position.board
        .map((placed) => {
          const [x, y] = layout.grid.corner(placed.x, placed.y);
          return group(tile(x + 1, y + 1, CELL - 2, placed.tile), { "data-piece": `${placed.x},${placed.y}` });
        })
        .join("")
    );
  },

  last(position, step, layout) {
    const [x, y] = layout.grid.corner(step.x, step.y);
    return frame(x + 0.5, y + 0.5, CELL - 1, CELL - 1, 7);
  },

  motion: (step) => ({ drop: [`${step.x},${step.y}`] }),

  attempt: (position, source, target) => source && target && `${source}@${target}`,
  whyNot(position, source, target) {
    if (target && position.board.some((placed) => `${placed.x},${placed.y}` === target)) return say("why-taken");
    if (!source && target) return say("octopus-why-no-tile");
    return "";
  },
  /** A reason of the service without the coordinates in it. */
  refusal: (rule) => ({ "OCT-2": say("octopus-why-first"), "OCT-7": say("octopus-why-alone") })[rule],
  // The first tile scores nothing, so the second player has the better chances.
  betterSeat: 1,
  scores: (position) => position.scores,
  optionsOf: (position) => ({ seats: position.hands.length, sets: position.sets }),

  ways: (m) => [[[m.tile, `${m.x},${m.y}`]]],
  gain: (m) => (m.gain ? `+${m.gain}` : "0"),
  /** The tile of a notation, and its place. */
  placed(notation) {
    const [source, cell] = notation.split("@");
    return [{ source, label: tileName(source), where: place(cell) }];
  },
  effect: (m, { board }) => say("octopus-effect", { tile: tileName(m.tile), place: beside(board, m), points: m.gain }),
  moveName: (m, { board }) => `${tileName(m.tile)} ${beside(board, m)}`,

  ghost(source, target, layout) {
    const [x, y] = layout.grid.corner(...cellOf(target));
    return (
      rect(x, y, CELL, CELL, 7, "f-table") +
      group(tile(x + 1, y + 1, CELL - 2, source), { opacity: 0.75 }) +
      ghostFrame(x, y, CELL, CELL, 7)
    );
  },

  preview(position, m, layout) {
    const from = layout.grid.middle(m.x, m.y);
    let out = this.ghost(m.tile, `${m.x},${m.y}`, layout);
    for (const run of runs(position, m.tile, [m.x, m.y])) {
      const to = layout.grid.middle(...run.end);
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      // Colour and number runs lie side by side if both go the same way.
      const aside = run.kind ? 5 : -5;
      const [sx, sy] = [(-(to[1] - from[1]) / length) * aside, ((to[0] - from[0]) / length) * aside];
      const start = 8 / length;
      const begin = [from[0] + (to[0] - from[0]) * start + sx, from[1] + (to[1] - from[1]) * start + sy];
      out += ray(begin, [to[0] + sx, to[1] + sy], run.kind === 1);
    }
    return out + badge(from[0] + CELL / 2 - 3, from[1] - CELL / 2 + 2, m.gain ? `+${m.gain}` : "0");
  },

  rank(m, number, layout) {
    const target = `${m.x},${m.y}`;
    const [x, y] = layout.grid.corner(m.x, m.y);
    // The board ends above the highest row: there the badge is next to the tile, so that its pips stay visible.
    return this.ghost(m.tile, target, layout) + badge(Math.min(x + CELL + (y ? -3 : 8), layout.width - BADGE), Math.max(y + 2, BADGE), number);
  },

  hand: (position, seat) => position.hands[seat].map((name) => ({ source: name, group: name[0], label: tileName(name) })),
  handItem: (item, size) => ({ width: size, height: size, svg: tile(0, 0, size, item.source) }),
  seat(position, seat) {
    const left = position.hands[seat].length;
    return { note: say("tiles", { count: left }), value: `${position.scores[seat]}` };
  },

  editor: {
    pieces: () => TILES.map((id) => ({ id, label: tileName(id), width: 32, height: 32, svg: tile(0, 0, 32, id) })),
    put(position, id, piece) {
      const [x, y] = cellOf(id);
      const there = position.board.find((placed) => placed.x === x && placed.y === y);
      const used = (name) => name === piece && position.sets === 1;
      // With one set, a tile is in one place only.
      position.board = position.board.filter((placed) => placed !== there && !used(placed.tile));
      position.hands = position.hands.map((hand) => hand.filter((name) => !used(name)));
      if (piece && there?.tile !== piece) position.board.push({ x, y, tile: piece });
      return position;
    },
    fields: (position) => [turn(position, position.hands.length), ...holdings(position, "hands", /[ROYGCBPNKW][1-6]/g), ...totals(position),
      choice(say("option-sets"), "sets", position, [[1, "1"], [2, "2"]], Number)],
  },

  specimen: {
    sets: 1,
    to_move: 0,
    board: ["N6,2,1", "K1,2,2", "R1,-1,0", "R4,0,0", "R2,1,0", "N2,1,1", "B2,2,0", "O4,0,-1", "Y4,0,-2", "O3,-1,-1", "G4,1,-2", "G1,-1,1", "C1,-2,1", "O5,-2,-1"].map((entry) => {
      const [name, x, y] = entry.split(",");
      return { tile: name, x: +x, y: +y };
    }),
    hands: [[], []],
    scores: [0, 0],
  },
};

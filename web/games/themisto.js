import { choice, turn } from "./editing.js";
import { placed } from "./squares.js";
import { arrow, badge, circle, dashed, disc, group, line, rect, shortened, squareAxes } from "../svg.js";
import { listed, player, say } from "../i18n.js";

const CELL = 56;
const DISC = 21;
const SIDE = 8;
/** The most discs in a line that player 1 may capture. */
const MOST_OF_FIRST = 3;

const cells = Array.from({ length: SIDE * SIDE }, (_, i) => `${String.fromCharCode(97 + (i % SIDE))}${1 + Math.floor(i / SIDE)}`);
const fileOf = (cell) => cell.charCodeAt(0) - 97;
const rankOf = (cell) => +cell.slice(1) - 1;
const nameOf = (file, rank) => `${String.fromCharCode(97 + file)}${rank + 1}`;
const corner = (cell) => {
  const [column, row] = [fileOf(cell), SIDE - 1 - rankOf(cell)].map((n) => (themisto.isTurned ? SIDE - 1 - n : n));
  return [column * CELL, row * CELL];
};
const middle = (cell) => corner(cell).map((c) => c + CELL / 2);
const at = (position, cell) => position.board[SIDE - 1 - rankOf(cell)][fileOf(cell)];
const drawDisc = (cell, black, radius = DISC) => disc(...middle(cell), radius, black);

/** All rows of discs of one colour that go on at neither end: their first and last cells, and their lengths. */
function rowsOf(position) {
  const rows = [];
  for (const cell of cells) {
    const colour = at(position, cell);
    if (colour === ".") continue;
    for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
      const on = (k) => {
        const [x, y] = [fileOf(cell) + k * dx, rankOf(cell) + k * dy];
        return x >= 0 && y >= 0 && x < SIDE && y < SIDE && position.board[SIDE - 1 - y][x] === colour;
      };
      if (on(-1)) continue;
      let length = 1;
      while (on(length)) length++;
      rows.push([cell, nameOf(fileOf(cell) + (length - 1) * dx, rankOf(cell) + (length - 1) * dy), length]);
    }
  }
  return rows;
}

/** The rows that win for the winner. */
const winningRows = (position) => (position.winner === null ? [] : rowsOf(position).filter(([, , length]) => (position.winner === 0 ? length === 5 : length >= 5)));
/** The rows out of which a disc is moved at the price of a turn. */
const pricedRows = (position) => rowsOf(position).filter(([, , length]) => length === 3 || length === 4);
/** The lines that a move would enclose, of more discs than player 1 may capture: their first and last cells. */
function tooLong(position, { from, to }) {
  if (position.to_move !== 0) return [];
  const others = at(position, from);
  const lines = [];
  for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1], [-1, 0], [0, -1], [-1, -1], [-1, 1]]) {
    const cell = (k) => nameOf(fileOf(to) + k * dx, rankOf(to) + k * dy);
    const on = (k) => (cells.includes(cell(k)) && cell(k) !== from ? at(position, cell(k)) : ".");
    let length = 0;
    while (on(length + 1) === others) length++;
    if (length > MOST_OF_FIRST && on(length + 1) !== ".") lines.push([cell(1), cell(length)]);
  }
  return lines;
}

/** Moves that win, one for each cell to which they lead, and a text about these cells; null without such moves. */
function winning(moves, tell) {
  const threats = [...new Map(moves.filter(({ wins }) => wins).map((move) => [move.to, move])).values()];
  return threats.length ? { threats, text: tell(listed(threats.map(({ to }) => to))) } : null;
}

const themisto = {
  id: "themisto",
  /** True if the board is seen from the other side. */
  isTurned: false,
  lesson: () => import("../lessons/themisto.js"),
  get name() {
    return say("game-name-themisto");
  },
  options: [],
  hasHand: false,

  layout: () => ({
    width: SIDE * CELL,
    height: SIDE * CELL,
    spots: cells.map((id) => {
      const [x, y] = corner(id);
      return { id, rect: [x + 1, y + 1, CELL - 2, CELL - 2, 5], size: CELL, x: x + CELL / 2, y: y + CELL / 2, label: id };
    }),
  }),
  spotLabel: (position, id) => say("square", { id, holds: at(position, id) === "." ? "none" : at(position, id) }),

  draw(position) {
    let out = rect(0, 0, SIDE * CELL, SIDE * CELL, 6, "f-cell");
    for (const cell of cells) {
      if ((fileOf(cell) + rankOf(cell)) % 2 === 0) out += rect(...corner(cell), CELL, CELL, 0, "f-cell-other");
    }
    out += pricedRows(position).map(([a, b]) => line(middle(a), middle(b), "s-second priced", 2 * DISC + 7)).join("");
    return out + `<g class="under"></g>` + rect(0, 0, SIDE * CELL, SIDE * CELL, 6, "f-none s-line", { "stroke-width": 1.5 }) +
      squareAxes(SIDE, CELL, this.isTurned) +
      cells.filter((cell) => at(position, cell) !== ".")
        .map((cell) => group(drawDisc(cell, at(position, cell) === "b"), { "data-piece": cell }))
        .join("") +
      winningRows(position).map(([a, b]) => line(middle(a), middle(b), "s-halo", 9) + line(middle(a), middle(b), "s-accent", 6)).join("");
  },

  lastUnder: (position, step) => [step.from, step.to].map((cell) => rect(...corner(cell), CELL, CELL, 0, "f-trace")).join(""),
  last: (position, step) =>
    step.flips.map((cell) => circle(...middle(cell), DISC + 1.5, "f-none s-second", { "stroke-width": 2.5, ...dashed(5, 4) })).join(""),

  motion(step) {
    const [[ax, ay], [bx, by]] = [middle(step.from), middle(step.to)];
    return { slide: [{ id: step.to, dx: ax - bx, dy: ay - by }], flip: step.flips };
  },

  attempt: (position, source, target) => source && target && source !== target && `${source}-${target}`,
  whyNot(position, source, target) {
    if (target === null || source !== null) return "";
    return at(position, target) === "." ? say("themisto-why-no-disc") : say("themisto-why-stuck");
  },

  /** The meaning of the bands on the board. */
  legend: (position) => (pricedRows(position).length ? say("themisto-bands") : ""),

  // Player 2 captures lines of any length, and wins by longer rows, too.
  betterSeat: 1,
  /** The reason why the game is over. */
  ending: ({ winner }, winners, names) => (winner === null ? "" : say("themisto-ended", player(names[winner]))),

  ways: (m) => [[[m.from, m.to]]],
  gain: (m) => (m.wins ? say("wins") : m.flips.length ? `×${m.flips.length}` : ""),
  costs: (m) => m.penalised && !m.wins,
  /** The cells of a notation, with the sign of a capture on the board. */
  placed: (notation) => [{ where: notation.replace("-", "–").replace("x", " ×") }],
  effect(m) {
    const parts = [];
    if (m.flips.length) parts.push(say("themisto-captures", { cells: listed(m.flips) }));
    if (m.wins) parts.push(say("wins"));
    else if (m.penalised) parts.push(say("themisto-costs"));
    return [this.moveName(m), parts.join(", ")].filter(Boolean).join(" ");
  },
  moveName: ({ from, to }) => say("themisto-moves", { from, to }),
  nameOf(notation) {
    const [from, to] = notation.match(/[a-h]\d/g);
    return this.moveName({ from, to });
  },
  /** True if the player of a move makes the next one as well, because the opponent has lost a turn. */
  movesTwice: ({ skip }, m) => skip && !m.penalised && !m.wins,
  choice(m) {
    const base = m.flips.length ? say("themisto-capture", { count: m.flips.length }) : say("themisto-move-only");
    return m.wins ? say("and-win", { move: base }) : base;
  },

  ghost: () => "",
  preview(position, m) {
    const black = at(position, m.from) === "b";
    const [x, y] = middle(m.to);
    let out = group(drawDisc(m.to, !black), { opacity: 0.85 }) + circle(x, y, DISC + 1.5, "f-none s-accent", { "stroke-width": 3, ...dashed(6, 4) });
    for (const cell of m.flips) {
      const centre = middle(cell);
      out += circle(...centre, DISC - 0.5, "f-none s-halo", { "stroke-width": 5 }) +
        circle(...centre, DISC - 0.5, "f-none s-second", { "stroke-width": 3.5 }) +
        disc(...centre, DISC / 2.6, !black);
    }
    const [from, to] = shortened(middle(m.from), middle(m.to), 6, DISC + 5);
    out += arrow(from, to, 4.5);
    for (const [a, b] of tooLong(position, m)) {
      const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
      out += line([ax, ay], [bx, by], "s-second too-long", 3, dashed(6, 5)) + badge((ax + bx) / 2, (ay + by) / 2, say("themisto-too-long"), "second");
    }
    if (m.wins) out += badge(x, y - DISC - 6, say("wins"));
    else if (m.penalised) out += badge(x, y - DISC - 6, say("themisto-costs-badge"), "second");
    return out;
  },
  lifted: (m) => m.from,

  /** The position in which the opponent is to move, to ask for its moves; null if its next turn is lost, or if the player can win at once and needs no warning. */
  turned: (position, own) => (position.skip || own.some(({ wins }) => wins) ? null : { ...position, to_move: 1 - position.to_move, previous: null }),
  /** Where the opponent could win in its next turn. */
  facing: (own, theirs) => winning(theirs, (places) => say("themisto-threat", { places })),
  /** The same after a move, for beginners alone. */
  warnsBeginners: true,
  leaving: (theirs) => winning(theirs, (places) => say("themisto-leaves", { places })),
  /** Marks the cell that would complete a row of the opponent. */
  threat({ to }) {
    const [x, y] = corner(to);
    return group(rect(x + 3, y + 3, CELL - 6, CELL - 6, 6, "f-none s-second", { "stroke-width": 2.5, ...dashed(6, 4) }) + badge(x + CELL - 13, y + 12, "!", "second", 9), { class: "threat" });
  },

  rank(m, number) {
    const [from, to] = shortened(middle(m.from), middle(m.to), 8, 8);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    // Next to the shaft: other arrows may begin or end in the same cells.
    const [x, y] = [from[0] + 0.35 * dx + (13 * dy) / length, from[1] + 0.35 * dy - (13 * dx) / length];
    return arrow(from, to, number === 1 ? 5.5 : 3.5) + badge(x, y, number);
  },

  dragPiece: (position, source) => ({ width: 2 * DISC + 4, svg: disc(DISC + 2, DISC + 2, DISC, at(position, source) !== "b") }),
  hand: () => [],
  seat(position, seat) {
    const owes = position.skip && seat !== position.to_move;
    return {
      aim: say("themisto-aim", { number: seat + 1 }),
      value: owes ? say("themisto-owes") : "",
    };
  },

  editor: {
    pieces: () => ["b", "w"].map((id) => ({ id, label: say("disc", { colour: id }), width: 36, height: 36, svg: disc(18, 18, 16, id === "b") })),
    put: (position, id, piece) => ({ ...placed(position, SIDE - 1 - rankOf(id), fileOf(id), piece), previous: null }),
    fields: (position) => [turn(position, 2), choice(say("themisto-skip"), "skip", position, [[false, say("themisto-skip-no")], [true, say("themisto-skip-yes")]], (text) => text === "true")],
  },

  specimen: {
    board: ["w.wb.bwb", "b..w....", "..b..w.b", "b.wb.b.w", "w..bw..b", "b.b..w.w", "..w.b..b", "bwb.bw.w"],
    to_move: 0,
    skip: false,
    winner: null,
    previous: null,
  },
};

export default themisto;

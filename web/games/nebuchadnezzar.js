import { choice, turn } from "./editing.js";
import { placed } from "./squares.js";
import { badge, circle, dashed, disc, group, line, rect, shape, squareAxes } from "../svg.js";
import { player, say } from "../i18n.js";

const LEFT = 30;

const fileOf = (cell) => cell.charCodeAt(0) - 97;
const rankOf = (cell) => +cell.slice(1) - 1;
const nameOf = (file, rank) => `${String.fromCharCode(97 + file)}${rank + 1}`;
const sideOf = (position) => position.board.length;
const sizeOf = (position) => Math.min(76, Math.max(38, Math.floor(450 / sideOf(position))));
const colourOf = (position, seat) => position.colours[seat];

/** The corners of a captured rectangle: lower left and upper right. */
const rectangle = (m) => (m.move[0] === "x" ? m.move.slice(1).split("-") : null);
const cellsOf = (m) => (rectangle(m) ? m.flips : /^[a-o]\d+$/.test(m.move) ? [m.move] : []);

/** The four walls: their place, and the player whose colour they count for ("." is neutral). */
function walls(position, [from, to]) {
  const side = sideOf(position);
  const [west, south, east, north] = [fileOf(from), rankOf(from), fileOf(to), rankOf(to)];
  const colour = (file, rank) =>
    file < 0 || rank < 0 || file >= side || rank >= side ? null : position.board[side - 1 - rank][file];
  const list = [
    { at: "n", colour: colour(west, north + 1), across: "s" },
    { at: "s", colour: colour(west, south - 1), across: "n" },
    { at: "w", colour: colour(west - 1, south), across: "e" },
    { at: "e", colour: colour(east + 1, south), across: "w" },
  ];
  // An edge takes the colour of the opposite wall; two opposite edges are neutral.
  return list.map((wall) => ({
    at: wall.at,
    across: wall.across,
    edge: wall.colour === null,
    colour: wall.colour ?? list.find((other) => other.at === wall.across).colour ?? ".",
  }));
}

const nebuchadnezzar = {
  id: "nebuchadnezzar",
  /** True if the board is seen from the other side. */
  isTurned: false,
  // The rules speak both of points and of rectangles of cells.
  views: ["cells", "points"],
  view: "cells",
  lesson: () => import("../lessons/nebuchadnezzar.js"),
  get name() {
    return say("game-name-nebuchadnezzar");
  },
  options: [
    { name: "side", values: [5, 6, 7, 8, 9, 10, 12, 15], default: 8, format: (n) => `${n} × ${n}` },
    { name: "pie", values: [true, false], format: (v) => say("on-or-off", { state: v ? "on" : "off" }) },
  ],
  hasHand: false,

  layout(position) {
    const [side, cell] = [sideOf(position), sizeOf(position)];
    const corner = (id) => {
      const [column, row] = [fileOf(id), side - 1 - rankOf(id)].map((n) => (this.isTurned ? side - 1 - n : n));
      return [LEFT + column * cell, row * cell];
    };
    const middle = (id) => corner(id).map((c) => c + cell / 2);
    const spots = [];
    for (let rank = 0; rank < side; rank++) {
      for (let file = 0; file < side; file++) {
        const id = nameOf(file, rank);
        const [x, y] = corner(id);
        spots.push({ id, rect: [x + 1, y + 1, cell - 2, cell - 2, 5], size: cell, x: x + cell / 2, y: y + cell / 2, label: id });
      }
    }
    return { spots, side, cell, corner, middle, core: [LEFT, 0, side * cell, side * cell], width: LEFT + side * cell, height: side * cell + 24 };
  },
  spotLabel(position, id) {
    const colour = position.board[sideOf(position) - 1 - rankOf(id)][fileOf(id)];
    return say("square", { id, holds: colour === "." ? "none" : colour });
  },

  draw(position, { side, cell, spots, middle }) {
    const length = side * cell;
    let out = rect(LEFT, 0, length, length, 6, "f-cell") + `<g class="under"></g>`;
    // Points lie where lines cross, cells between the lines.
    const isPoints = this.view === "points";
    const edge = isPoints ? cell / 2 : 0;
    for (let i = isPoints ? 0.5 : 1; i < side; i++) {
      out += line([LEFT + i * cell, edge], [LEFT + i * cell, length - edge], isPoints ? "s-muted" : "s-line", isPoints ? 1.2 : 1) + line([LEFT + edge, i * cell], [LEFT + length - edge, i * cell], isPoints ? "s-muted" : "s-line", isPoints ? 1.2 : 1);
    }
    out += rect(LEFT, 0, length, length, 6, "f-none s-line", { "stroke-width": 1.5 }) + squareAxes(side, cell, LEFT, this.isTurned);
    for (const { id } of spots) {
      const colour = position.board[side - 1 - rankOf(id)][fileOf(id)];
      if (colour !== ".") out += group(disc(...middle(id), 0.38 * cell, colour === "b"), { "data-piece": id });
    }
    return out;
  },

  lastUnder: (position, step, { cell, corner }) =>
    cellsOf(step).map((id) => rect(...corner(id), cell, cell, 0, "f-trace")).join(""),
  last: () => "",

  motion: (step) => (rectangle(step) ? { flip: step.flips } : { drop: cellsOf(step) }),

  /** The reason why the game is over. */
  scores: (position) => position.colours.map((colour) => position.board.join("").split(colour).length - 1),
  ending: (position, [winner], names) => (winner === undefined ? "" : say("nebuchadnezzar-ended", player(names[1 - winner]))),

  attempt: (position, source, target) => target,
  whyNot(position, source, target) {
    const side = sideOf(position);
    const colour = target && position.board[side - 1 - rankOf(target)][fileOf(target)];
    if (colour === colourOf(position, position.to_move)) return say("nebuchadnezzar-why-own");
    if (colour && colour !== ".") return say("nebuchadnezzar-why-not");
    return "";
  },
  optionsOf: (position) => ({ side: sideOf(position), pie: position.pie }),

  // Any disc of a rectangle chooses it.
  ways: (m) => cellsOf(m).map((cell) => [[null, cell]]),
  gain: (m) => (m.wins ? say("wins") : m.flips.length ? `×${m.flips.length}` : ""),
  effect(m) {
    if (m.move === "swap" || m.move === "pass") return say("nebuchadnezzar-effect-of", { move: m.move });
    if (!m.flips.length) return say("nebuchadnezzar-places", { cell: m.move });
    const [from, to] = rectangle(m);
    const capture = say("nebuchadnezzar-captures", { count: m.flips.length, from, to, extent: from === to ? "cell" : "area" });
    return m.wins ? say("and-win", { move: capture }) : capture;
  },
  choice(m) {
    const [from, to] = rectangle(m) ?? [m.move, m.move];
    return m.flips.length ? say("nebuchadnezzar-capture", { from, to }) : say("nebuchadnezzar-place", { cell: m.move });
  },
  action: (m) => (m.move === "swap" || m.move === "pass" ? say("nebuchadnezzar-action", { move: m.move }) : undefined),

  ghost: () => "",
  preview(position, m, layout) {
    const { cell, corner, middle } = layout;
    const black = colourOf(position, position.to_move) === "b";
    const area = rectangle(m);
    if (!area) {
      return cellsOf(m).map((id) => {
        const [x, y] = middle(id);
        return group(disc(x, y, 0.38 * cell, black), { opacity: 0.8 }) +
          circle(x, y, 0.38 * cell + 1.5, "f-none s-accent", { "stroke-width": 3, ...dashed(6, 4) });
      }).join("");
    }
    const [x, y, width, height] = extent(area, layout);
    let out = m.flips.map((id) => disc(...middle(id), 0.15 * cell, black)).join("") + outline(area, layout);
    for (const wall of walls(position, area)) {
      const lying = wall.at === "n" || wall.at === "s";
      const thick = 9;
      const [wx, wy] = { n: [x, y - thick / 2], s: [x, y + height - thick / 2], w: [x - thick / 2, y], e: [x + width - thick / 2, y] }[this.isTurned ? wall.across : wall.at];
      const [ww, wh] = lying ? [width, thick] : [thick, height];
      if (wall.colour === ".") {
        out += line([wx + (lying ? 0 : thick / 2), wy + (lying ? thick / 2 : 0)], [wx + (lying ? ww : thick / 2), wy + (lying ? thick / 2 : wh)], "s-muted", 3, dashed(1, 7));
      } else {
        out += shape("rect", { x: wx + 4, y: wy, width: ww - 8, height: wh, rx: 4.5, class: wall.colour === "b" ? "f-black s-black-rim" : "f-white s-white-rim", "stroke-width": 1.5, ...(lying ? {} : { x: wx, y: wy + 4, width: ww, height: wh - 8 }) });
      }
    }
    return out + badge(x + width - 6, y + 4, m.wins ? say("wins") : `×${m.flips.length}`);
  },

  rank(m, number, layout) {
    const { cell, corner, middle } = layout;
    const area = rectangle(m);
    const target = area ? area[1] : cellsOf(m)[0];
    if (!target) return "";
    const [x, y] = corner(target);
    const mark = area ? outline(area, layout) : circle(...middle(target), 0.38 * cell, "f-none s-accent", { "stroke-width": 2.5, ...dashed(6, 4) });
    const [left, top, width] = area ? extent(area, layout) : [x, y, cell];
    return mark + badge(left + width - 10, top + 10, number);
  },

  hand: () => [],
  icon: (position, seat) => disc(10, 10, 9, colourOf(position, seat) === "b"),
  seat(position, seat) {
    const colour = colourOf(position, seat);
    const count = position.board.join("").split(colour).length - 1;
    return { note: say("disc", { colour }), value: `${count}` };
  },

  editor: {
    pieces: () => ["b", "w"].map((id) => ({ id, label: say("disc", { colour: id }), width: 36, height: 36, svg: disc(18, 18, 16, id === "b") })),
    put: (position, id, piece) => placed(position, sideOf(position) - 1 - rankOf(id), fileOf(id), piece),
    fields: (position) => [turn(position, 2),
      { label: say("option-side"), value: sideOf(position), values: [5, 6, 7, 8, 9, 10, 12, 15].map((n) => [n, `${n} × ${n}`]), set: (changed, n) => ({ ...changed, board: Array(+n).fill(".".repeat(+n)) }) },
      { label: say("nebuchadnezzar-first-is"), value: position.colours[0], values: ["b", "w"].map((id) => [id, say("disc", { colour: id })]), set: (changed, colour) => ({ ...changed, colours: colour === "b" ? ["b", "w"] : ["w", "b"] }) },
      { label: say("nebuchadnezzar-plies"), value: position.ply, set: (changed, text) => ({ ...changed, ply: Number.parseInt(text, 10) || 0 }) },
      choice(say("option-pie"), "pie", position, [[true, say("on-or-off", { state: "on" })], [false, say("on-or-off", { state: "off" })]], (text) => text === "true")],
  },

  specimen: {
    board: ["........", ".bbb.w..", "bwwwb.w.", ".bbbw...", "..w.bw..", ".wbw.b..", "...w.b..", "........"],
    to_move: 0,
    colours: ["b", "w"],
    ply: 20,
    pie: true,
  },
};

function extent([from, to], { cell, corner }) {
  // Either corner may lie higher, because the board can be turned.
  const [[ax, ay], [bx, by]] = [corner(from), corner(to)];
  return [Math.min(ax, bx), Math.min(ay, by), (fileOf(to) - fileOf(from) + 1) * cell, (rankOf(to) - rankOf(from) + 1) * cell];
}

function outline(area, layout) {
  const box = extent(area, layout);
  return (
    rect(...box, 5, "f-none s-halo", { "stroke-width": 5 }) +
    rect(...box, 5, "f-none s-accent", { "stroke-width": 3, ...dashed(7, 5) })
  );
}

export default nebuchadnezzar;

import { choice, turn } from "./editing.js";
import { placed } from "./squares.js";
import { badge, circle, dashed, disc, group, line, rect, shape, squareAxes } from "../svg.js";
import { player, say } from "../i18n.js";

/** The room of a badge from the edge of the board. */
const BADGE = 24;
const fileOf = (cell) => cell.charCodeAt(0) - 97;
const rankOf = (cell) => +cell.slice(1) - 1;
const nameOf = (file, rank) => `${String.fromCharCode(97 + file)}${rank + 1}`;
const sideOf = (position) => position.board.length;
const sizeOf = (position) => Math.min(76, Math.max(38, Math.floor(450 / sideOf(position))));
const colourOf = (position, seat) => position.colours[seat];

/** The corners of a captured rectangle: lower left and upper right. */
const rectangle = (m) => (m.move[0] === "x" ? m.move.slice(1).split("-") : null);
const cellsOf = (m) => (rectangle(m) ? m.flips : /^[a-o]\d+$/.test(m.move) ? [m.move] : []);

const colourAt = (position, file, rank) => position.board[sideOf(position) - 1 - rank]?.[file];

/**
 * The four walls: their place, the colours of their cells, and the player whose colour they count for ("." is neutral,
 * "" no wall).
 */
function walls(position, [from, to]) {
  const [west, south, east, north] = [fileOf(from), rankOf(from), fileOf(to), rankOf(to)];
  const line = (length, cell) => Array.from({ length }, (_, i) => colourAt(position, ...cell(i)) ?? null);
  const [wide, high] = [east - west + 1, north - south + 1];
  const list = [
    { at: "n", across: "s", cells: line(wide, (i) => [west + i, north + 1]) },
    { at: "s", across: "n", cells: line(wide, (i) => [west + i, south - 1]) },
    { at: "w", across: "e", cells: line(high, (i) => [west - 1, south + i]) },
    { at: "e", across: "w", cells: line(high, (i) => [east + 1, south + i]) },
  ];
  return list.map((wall) => {
    // An edge takes the colour of the opposite wall; two opposite edges are neutral.
    const cells = wall.cells[0] === null ? list.find(({ at }) => at === wall.across).cells : wall.cells;
    const [first] = cells;
    return { ...wall, cells, colour: first === null ? "." : first !== "." && cells.every((colour) => colour === first) ? first : "" };
  });
}

/** The rectangle of enemy discs around a disc of which the player owns the greatest share of the walls: corners and walls. */
function nearest(position, target, own) {
  const [file, rank, side] = [fileOf(target), rankOf(target), sideOf(position)];
  const colour = colourAt(position, file, rank);
  const isFull = ([west, south, east, north]) => {
    for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) if (colourAt(position, x, y) !== colour) return false;
    return true;
  };
  let best = { share: -1 };
  for (let west = file; west >= 0; west--) for (let south = rank; south >= 0; south--) for (let east = file; east < side; east++) {
    for (let north = rank; north < side && isFull([west, south, east, north]); north++) {
      const area = [nameOf(west, south), nameOf(east, north)];
      const around = walls(position, area);
      const cells = around.flatMap((wall) => wall.cells);
      const share = cells.filter((cell) => cell === own).length / cells.length;
      if (share > best.share) best = { area, around, share };
    }
  }
  return best;
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
      return [column * cell, row * cell];
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
    return { spots, side, cell, corner, middle, width: side * cell, height: side * cell };
  },
  spotLabel(position, id) {
    const colour = colourAt(position, fileOf(id), rankOf(id));
    return say("square", { id, holds: colour === "." ? "none" : colour });
  },

  draw(position, { side, cell, spots, middle }) {
    const length = side * cell;
    let out = rect(0, 0, length, length, 6, "f-cell") + `<g class="under"></g>`;
    // Points lie where lines cross, cells between the lines.
    const isPoints = this.view === "points";
    const edge = isPoints ? cell / 2 : 0;
    for (let i = isPoints ? 0.5 : 1; i < side; i++) {
      out += line([i * cell, edge], [i * cell, length - edge], isPoints ? "s-muted" : "s-line", isPoints ? 1.2 : 1) + line([edge, i * cell], [length - edge, i * cell], isPoints ? "s-muted" : "s-line", isPoints ? 1.2 : 1);
    }
    out += rect(0, 0, length, length, 6, "f-none s-line", { "stroke-width": 1.5 }) + squareAxes(side, cell, this.isTurned, isPoints);
    for (const { id } of spots) {
      const colour = colourAt(position, fileOf(id), rankOf(id));
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
    const colour = target && colourAt(position, fileOf(target), rankOf(target));
    const own = colourOf(position, position.to_move);
    if (colour === own) return say("nebuchadnezzar-why-own");
    if (!colour || colour === ".") return "";
    const { area: [from, to], around } = nearest(position, target, own);
    const extent = from === to ? "cell" : "area";
    const open = around.find((wall) => wall.colour === "");
    if (open) return say("nebuchadnezzar-why-open", { from, to, extent, side: this.isTurned ? open.across : open.at });
    const length = (of) => around.filter((wall) => wall.colour === of).flatMap(({ cells }) => cells).length;
    return say("nebuchadnezzar-why-fewer", { from, to, extent, own: length(own), enemy: length(colour) });
  },
  optionsOf: (position) => ({ side: sideOf(position), pie: position.pie }),

  // Any disc of a rectangle chooses it.
  ways: (m) => cellsOf(m).map((cell) => [[null, cell]]),
  gain: (m) => (m.wins ? say("wins") : m.flips.length ? `×${m.flips.length}` : ""),
  /** The cells of a notation, with the sign of a capture on the board. */
  placed(notation) {
    const [, from, to] = /^x(\w+)-(\w+)$/.exec(notation) ?? [];
    return [{ where: from ? `×${from === to ? from : `${from}–${to}`}` : this.action({ move: notation }) ?? notation }];
  },
  effect(m) {
    if (m.move === "swap" || m.move === "pass") return say("nebuchadnezzar-effect-of", { move: m.move });
    if (!m.flips.length) return say("nebuchadnezzar-places", { cell: m.move });
    const [from, to] = rectangle(m);
    const capture = say("nebuchadnezzar-captures", { count: m.flips.length, from, to, extent: from === to ? "cell" : "area" });
    return m.wins ? say("and-win", { move: capture }) : capture;
  },
  moveName(m) {
    return this.effect({ ...m, wins: false });
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
    const [x, y, width] = extent(area, layout);
    return m.flips.map((id) => disc(...middle(id), 0.15 * cell, black)).join("") + outline(area, layout) + this.wallsDrawn(walls(position, area), area, layout) +
      badge(Math.min(x + width - 6, layout.width - BADGE), Math.max(y + 4, BADGE / 2), m.wins ? say("wins") : `×${m.flips.length}`);
  },

  /** The rectangle that the reason against a capture is about, with its walls; at an open side, the outline is seen. */
  whyDrawn(position, target, layout) {
    const own = colourOf(position, position.to_move);
    const colour = target && colourAt(position, fileOf(target), rankOf(target));
    if (!colour || colour === "." || colour === own) return "";
    const { area, around } = nearest(position, target, own);
    return outline(area, layout, "s-second") + this.wallsDrawn(around, area, layout);
  },

  wallsDrawn(around, area, layout) {
    const [x, y, width, height] = extent(area, layout);
    let out = "";
    for (const wall of around) {
      const lying = wall.at === "n" || wall.at === "s";
      const thick = 9;
      const [wx, wy] = { n: [x, y - thick / 2], s: [x, y + height - thick / 2], w: [x - thick / 2, y], e: [x + width - thick / 2, y] }[this.isTurned ? wall.across : wall.at];
      const [ww, wh] = lying ? [width, thick] : [thick, height];
      if (!wall.colour) continue;
      if (wall.colour === ".") {
        out += line([wx + (lying ? 0 : thick / 2), wy + (lying ? thick / 2 : 0)], [wx + (lying ? ww : thick / 2), wy + (lying ? thick / 2 : wh)], "s-muted", 3, dashed(1, 7));
      } else {
        out += shape("rect", { x: wx + 4, y: wy, width: ww - 8, height: wh, rx: 4.5, class: wall.colour === "b" ? "f-black s-black-rim" : "f-white s-white-rim", "stroke-width": 1.5, ...(lying ? {} : { x: wx, y: wy + 4, width: ww, height: wh - 8 }) });
      }
    }
    return out;
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

function outline(area, layout, stroke = "s-accent") {
  const box = extent(area, layout);
  return (
    rect(...box, 5, "f-none s-halo", { "stroke-width": 5 }) +
    rect(...box, 5, `f-none ${stroke} outline`, { "stroke-width": 3, ...dashed(7, 5) })
  );
}

export default nebuchadnezzar;

import { holdings, turn } from "./editing.js";
import { COLOURS, badge, bold, dashed, domino, group, hexagon, line, polygon, ray, rect, shape, shortened, signed, colourName, symbol, text } from "../svg.js";
import { say } from "../i18n.js";

const HEX = 23;
const STEP = HEX * Math.sqrt(3);
const AXIS = 14;
const SYMBOL = 11.5;
/** Least distance of a badge from the upper edge. */
const BADGE = 12;
const STEPS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
/** The directions of `STEPS` as the board shows them. */
const WAYS = ["right", "lower-right", "lower-left", "left", "upper-left", "upper-right"];
const PRINTED = { "0,-5": "R", "5,-5": "G", "5,0": "B", "0,5": "O", "-5,5": "Y", "-5,0": "P" };
const TRACK = { duel: [-9, 9], solo: [0, 36], team: [0, 36], standard: [0, 18] };

const radiusOf = (position) => ({ 3: 6, 4: 7 })[position.scores.length] ?? 5;
const cellOf = (id) => id.split(",").map(Number);
const idOf = ([q, r]) => `${q},${r}`;
const tileName = ([a, b]) => say("ingenious-tile", { first: colourName(a), second: colourName(b) });
const isPlacement = (m) => Array.isArray(m.cells);
const total = (m) => m.gain.reduce((sum, gain) => sum + gain, 0);

/** The symbols of a board by cell. */
function symbolsOf(board) {
  const table = new Map(Object.entries(PRINTED));
  for (const placed of board) placed.cells.forEach((cell, i) => table.set(idOf(cell), placed.tile[i]));
  return table;
}

/**
 * A placement in words, by a symbol next to it: a printed one, or if possible one of another colour than the half; null
 * if it is next to none.
 */
function beside(board, tile, cells) {
  const symbols = symbolsOf(board);
  const near = [0, 1].flatMap((half) => STEPS.map(([dq, dr], i) => {
    const id = idOf([cells[half][0] + dq, cells[half][1] + dr]);
    const colour = symbols.get(id);
    return { half, colour, side: WAYS[(i + 3) % WAYS.length], what: PRINTED[id] ? "printed" : colour === tile[half] ? "another" : "any" };
  })).filter(({ colour }) => colour);
  const best = ["printed", "any", "another"].map((what) => near.find((symbol) => symbol.what === what)).find(Boolean);
  if (!best) return null;
  const { half, side, what } = best;
  const place = say("ingenious-place", { side, what, near: colourName(best.colour) });
  return say("ingenious-move", {
    first: say("tile-there", { tile: colourName(tile[half]), place }),
    second: say("ingenious-turn", { tile: colourName(tile[1 - half]), side: turnOf(cells, half) }),
  });
}
/** The direction from a half of a tile to the other one. */
const turnOf = (cells, half) => WAYS[STEPS.findIndex((step) => step.every((by, axis) => cells[half][axis] + by === cells[1 - half][axis]))];

/** The runs that score for each half. */
function runs(position, tile, cells) {
  const table = symbolsOf(position.board);
  return cells.map(([q, r], half) =>
    STEPS.filter(([dq, dr]) => idOf([q + dq, r + dr]) !== idOf(cells[1 - half]))
      .map(([dq, dr]) => {
        let length = 0;
        while (table.get(idOf([q + dq * (length + 1), r + dr * (length + 1)])) === tile[half]) length++;
        return { length, end: [q + dq * length, r + dr * length] };
      })
      .filter((run) => run.length),
  );
}

const sorted = (scores) => [...scores].sort((a, b) => a - b);

/** The place, from the lowest, of the colour by which a seat has won alone; null in other forms, or without such a winner. */
function deciding({ variant, scores }, winners) {
  if (variant !== "standard" || winners.length !== 1) return null;
  const [best, ...others] = [winners[0], ...scores.keys()].filter((seat, i) => !i || seat !== winners[0]).map((seat) => sorted(scores[seat]));
  const ranks = others.map((other) => best.findIndex((points, i) => points !== other[i]));
  return ranks.includes(-1) ? null : Math.max(...ranks);
}

/** Draws a place of a rack: a tile, or its back. */
function rackTile(name, unit) {
  const width = 2 * 13.42 * unit;
  const middles = [[width / 2, 15.5 * unit], [width * 1.5, 15.5 * unit]];
  if (name !== "??") return domino(name, middles, 15.5 * unit, 8 * unit);
  return (
    middles.map(([x, y]) => polygon(hexagon(x, y, 15.5 * unit), "f-cell s-muted", { "stroke-width": 1.2 })).join("") +
    line(middles[0], middles[1], "s-cell", 14 * unit, { "stroke-linecap": "butt" }) +
    text(width, 15.5 * unit, 13 * unit, "?", "f-muted", bold)
  );
}

export default {
  id: "ingenious",
  hasStrokes: true,
  /** The engine ranks moves by the chances, which a lead in points does not decide. */
  isRankedByChances: true,
  lesson: () => import("../lessons/ingenious.js"),
  get name() {
    return say("game-name-ingenious");
  },
  options: [
    { name: "variant", values: ["standard", "solo", "team", "duel"], format: (form) => say("ingenious-form", { form }) },
    { name: "seats", values: [2, 3, 4], only: (chosen) => (chosen.variant ?? "standard") === "standard" },
  ],
  hasHand: true,

  layout(position) {
    const radius = radiusOf(position);
    const at = (q, r) => [AXIS + (radius + 0.5) * STEP + STEP * (q + r / 2), (1.5 * radius + 1) * HEX + 1.5 * HEX * r];
    const middle = (cell) => at(...cell);
    const spots = [];
    for (let r = -radius; r <= radius; r++) {
      for (let q = -radius; q <= radius; q++) {
        if (Math.abs(q + r) > radius) continue;
        const [x, y] = at(q, r);
        spots.push({ id: idOf([q, r]), points: hexagon(x, y, HEX - 1), x, y, size: STEP, label: say("cell", { cell: `${signed(q)}, ${signed(r)}` }) });
      }
    }
    return { radius, at, middle, spots, width: (2 * radius + 1) * STEP + 2 * AXIS, height: (3 * radius + 2) * HEX + AXIS };
  },

  draw(position, { radius, at, spots, middle }) {
    let out = "";
    for (const { id, points, x, y } of spots) {
      const printed = PRINTED[id];
      out += polygon(points, printed ? "f-printed" : "f-cell");
      if (printed) out += symbol(x, y, SYMBOL, printed);
    }
    for (let n = -radius; n <= radius; n++) {
      const row = at(Math.max(-radius, -radius - n) - 0.72, n);
      const column = at(n, Math.min(radius, radius - n) + 0.88);
      out += text(...row, 12.5, signed(n), "f-muted") + text(...column, 12.5, signed(n), "f-muted");
    }
    for (const placed of position.board) out += group(domino(placed.tile, placed.cells.map(middle), HEX - 1.8, SYMBOL), { "data-piece": idOf(placed.cells[0]) });
    return out;
  },

  last(position, step, { middle }) {
    if (!isPlacement(step)) return "";
    const outlines = step.cells.map((cell) => hexagon(...middle(cell), HEX - 1));
    return (
      outlines.map((points) => polygon(points, "f-none s-halo", { "stroke-width": 5 })).join("") +
      outlines.map((points) => polygon(points, "f-none s-accent", { "stroke-width": 3 })).join("")
    );
  },

  motion: (step) => (isPlacement(step) ? { drop: [idOf(step.cells[0]), idOf(step.cells[1])] } : {}),

  whyNot(position, source, target) {
    if (!target) return "";
    const taken = position.board.some(({ cells }) => cells.some((cell) => idOf(cell) === target));
    if (taken) return say("why-taken");
    if (PRINTED[target]) return say("ingenious-why-printed");
    if (position.placed[position.to_move] === 0) return say("ingenious-why-first");
    return source ? say("ingenious-why-no-room") : say("ingenious-why-no-room-at-all");
  },
  partner: (position, seat) => (position.variant === "team" ? (seat + 2) % 4 : null),
  seatsFor: ({ variant, seats }) => ({ solo: 1, team: 4, duel: 2 })[variant] ?? +(seats ?? 2),
  optionsOf: (position) => ({ variant: position.variant, ...(position.variant === "standard" ? { seats: position.scores.length } : {}) }),

  // The source is a half of a tile: the tile's name and the number of the half. The halves of a double are alike.
  ways(m) {
    if (!isPlacement(m)) return [];
    const [a, b] = m.cells.map(idOf);
    const straight = [[`${m.tile}:0`, a], [`${m.tile}:1`, b]];
    return m.tile[0] === m.tile[1] ? [straight, [[`${m.tile}:0`, b], [`${m.tile}:1`, a]]] : [straight];
  },
  gain: (m) => (isPlacement(m) ? `${total(m) ? "+" : ""}${total(m)}` + "★".repeat(m.bonus) : ""),
  /** The tile of a notation, and its places. */
  placed(notation) {
    const [source, cells] = notation.split("@");
    if (!cells) return [{ where: this.action({ move: notation }) }];
    return [{ source, label: tileName(source), where: cells.split("/").map((cell) => cellOf(cell).map(signed).join(", ")).join(" / ") }];
  },
  effect(m) {
    if (!isPlacement(m)) return say("ingenious-effect-of", { move: m.move });
    const earned = COLOURS.map((colour, i) => m.gain[i] && say("ingenious-points", { points: m.gain[i], colour: colourName(colour) })).filter(Boolean);
    const effect = say("ingenious-effect", { tile: tileName(m.tile), earned: earned.length ? earned.join(", ") : say("ingenious-nothing") });
    return m.bonus ? say("ingenious-with-bonus", { effect, count: m.bonus }) : effect;
  },
  moveName(m, { board }) {
    return (isPlacement(m) && beside(board, m.tile, m.cells)) || this.effect(m);
  },
  choice: (m) => say("ingenious-choice", { first: m.move.split("@")[1].split("/")[0], second: m.move.split("/")[1], points: total(m) }),
  action: (m) => (isPlacement(m) ? undefined : say("ingenious-action", { move: m.move })),
  /** Asks for the place of a half of a tile. */
  nextPart: ({ taken, held }) => (taken.length ? say("ingenious-other-half") : held ? say("ingenious-first-half", { colour: colourName(held[held.at(-1)]) }) : undefined),
  ending(position, winners) {
    const isFull = winners.length === 1 && position.scores[winners[0]].every((points) => points === TRACK.standard[1]);
    const rank = deciding(position, winners);
    return rank === null ? "" : say("ingenious-ended", { rank: isFull ? 0 : rank + 1 });
  },
  /** The scores that decided: those of the lowest colour, or, if they are equal, of the next one; colours won in a duel. */
  scores(position, winners) {
    if (position.variant === "duel") return position.scores.map((own) => own.filter((points) => points > 0).length);
    const rank = deciding(position, winners);
    return rank === null ? null : position.scores.map((own) => sorted(own)[rank]);
  },
  isChance: (position) => position.phase === "draw" || position.phase === "redraw",

  ghost(source, target, { middle }) {
    const [tile, half] = source.split(":");
    const [x, y] = middle(cellOf(target));
    return (
      group(polygon(hexagon(x, y, HEX - 1.8), "f-body s-body-rim") + symbol(x, y, SYMBOL, tile[half]), { opacity: 0.8 }) +
      polygon(hexagon(x, y, HEX - 1), "f-none s-accent", { "stroke-width": 2.5, ...dashed(6, 4) })
    );
  },

  preview(position, m, layout) {
    if (!isPlacement(m)) return "";
    const middles = m.cells.map(layout.middle);
    let out = ghostDomino(m.tile, middles);
    runs(position, m.tile, m.cells).forEach((list, half) => {
      let points = 0;
      for (const run of list) {
        points += run.length;
        const [from, to] = shortened(middles[half], layout.middle(run.end), 14, 0);
        out += ray(from, to, half === 1);
      }
      if (points) out += badge(middles[half][0], Math.max(BADGE, middles[half][1] - 20), `+${points}`, half ? "second" : "accent");
    });
    return out;
  },

  rank(m, number, { middle }) {
    if (!isPlacement(m)) return "";
    const middles = m.cells.map(middle);
    const centre = [(middles[0][0] + middles[1][0]) / 2, (middles[0][1] + middles[1][1]) / 2];
    return ghostDomino(m.tile, middles) + badge(...centre, number);
  },

  hand: (position, seat) =>
    position.racks[seat].map((name) =>
      name === "??"
        ? { source: "??", back: true, label: say("face-down") }
        : { source: `${name}:0`, halves: [`${name}:0`, `${name}:1`], label: tileName(name) },
    ),
  handItem(item, size) {
    const unit = size / 31;
    return { width: 4 * 13.42 * unit, height: size, svg: rackTile(item.source.split(":")[0], unit) };
  },

  seat(position, seat) {
    const notes = [];
    if (position.variant === "team") notes.push(say("ingenious-team", { number: (seat % 2) + 1 }));
    if (position.bonus && position.to_move === seat) notes.push(say("ingenious-bonus", { count: position.bonus }));
    const scores = position.scores[seat];
    const value = position.variant === "duel" ? say("ingenious-tokens", { count: scores.filter((peg) => peg === 9).length }) : say("ingenious-lowest", { score: Math.min(...scores) });
    return { note: notes.join(", "), value };
  },

  /** The six tracks of a seat; the lowest are in bold. */
  extra(position, seat) {
    const scores = position.scores[seat];
    const [low, high] = TRACK[position.variant];
    const lowest = Math.min(...scores);
    const each = 76;
    let out = "";
    COLOURS.forEach((colour, i) => {
      const x = i * each;
      const isLowest = position.variant !== "duel" && scores[i] === lowest;
      out += rect(x, 0, 22, 22, 6, "f-body") + symbol(x + 11, 11, 7.5, colour);
      out += text(x + each - 12, 11, 15, signed(scores[i]), "f-ink", { "text-anchor": "end", "font-weight": isLowest ? 600 : 400 });
      const at = (value) => x + 2 + ((value - low) / (high - low)) * (each - 16);
      out += line([at(low), 30], [at(high), 30], "s-line", 4);
      if (scores[i]) out += line([at(0), 30], [at(scores[i]), 30], "s-accent", 4);
      if (position.variant === "duel") out += line([at(0), 26], [at(0), 34], "s-muted", 1.5);
    });
    const words = COLOURS.map((colour, i) => `${colourName(colour)} ${scores[i]}`).join(", ");
    return shape("svg", { viewBox: `-1 0 ${6 * each - 8} 36`, role: "img", "aria-label": say("ingenious-scores", { scores: words }), class: "tracks" }, out);
  },

  /** The position as a seat sees it: the other racks lie face down. */
  seenBy: (position, seat) => ({
    ...position,
    racks: position.racks.map((rack, i) => (i === seat ? rack : rack.map(() => "??"))),
  }),

  editor: {
    pieces: () => COLOURS.flatMap((a, i) => COLOURS.slice(i).map((b) => `${a}${b}`)).map((id) => ({ id, label: tileName(id), width: 4 * 13.42 * UNIT, height: 31 * UNIT, svg: rackTile(id, UNIT) })),
    put(position, id, piece) {
      const cell = cellOf(id);
      const there = position.board.find(({ cells }) => cells.some((one) => idOf(one) === id));
      position.board = position.board.filter((one) => one !== there);
      if (piece && !there) {
        const taken = new Set([...Object.keys(PRINTED), ...position.board.flatMap(({ cells }) => cells.map(idOf))]);
        const beside = cell.map((part, axis) => part + STEPS[editing.direction][axis]);
        if (![id, idOf(beside)].some((one) => taken.has(one)) && within(beside, radiusOf(position))) position.board.push({ tile: piece, cells: [cell, beside] });
      }
      return { ...position, placed: shared(position.board.length, position.scores.length) };
    },
    fields: (position) => [
      { label: say("ingenious-second-half"), value: editing.direction, values: DIRECTIONS.map((name, i) => [i, say("direction", { name })]), set: (same, direction) => ((editing.direction = +direction), same) },
      turn(position, position.scores.length), ...holdings(position, "racks", /[ROYGBP]{2}|\?\?/g),
      ...position.scores.map((scores, seat) => ({
        label: say("edit-tracks", { number: seat + 1 }), value: scores.join(" "),
        set(changed, text) {
          const list = text.match(/-?\d+/g) ?? [];
          changed.scores[seat] = COLOURS.map((_, i) => Number.parseInt(list[i], 10) || 0);
          return changed;
        },
      }))],
  },

  specimen: {
    variant: "standard",
    to_move: 0,
    phase: "place",
    bonus: 0,
    board: ["RB,0,-4,1,-4", "RY,-1,-3,-1,-2", "GG,4,-4,3,-3", "GO,2,-2,2,-1", "BP,4,0,3,0", "YP,-4,4,-3,3", "PO,-4,0,-3,0", "OO,0,4,0,3", "YB,-2,2,-1,1", "RG,0,-1,1,-1", "OP,0,1,-1,0"].map((entry) => {
      const [name, ...c] = entry.split(",");
      return { tile: name, cells: [[+c[0], +c[1]], [+c[2], +c[3]]] };
    }),
    racks: [[], []],
    scores: [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
    placed: [6, 5],
  },
};

const UNIT = 1.1;
/** The directions of `STEPS`. */
const DIRECTIONS = ["east", "south-east", "south-west", "west", "north-west", "north-east"];
/** The editor's choice of a direction: from the first half of a tile to the second. */
const editing = { direction: 0 };
const within = ([q, r], radius) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
/** Deals `tiles` tiles to the seats in turn: the number of each seat. */
const shared = (tiles, seats) => Array.from({ length: seats }, (_, seat) => Math.floor((tiles + seats - 1 - seat) / seats));

function ghostDomino(tile, middles) {
  return (
    group(domino(tile, middles, HEX - 1.8, SYMBOL), { opacity: 0.8 }) +
    middles.map(([x, y]) => polygon(hexagon(x, y, HEX - 1), "f-none s-accent", { "stroke-width": 2.5, ...dashed(6, 4) })).join("")
  );
}

// Shapes of the boards, as the service's own pictures draw them (crates/pictures). Colours are classes, so that a
// change of theme needs no redrawing: f-… fills, s-… strokes (style.css).

import { say } from "./i18n.js";

const number = (value) => +value.toFixed(2);

export const escaped = (text) =>
  String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** An SVG element; false and undefined attributes are left out. */
export function shape(name, attributes, inner = "") {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? number(value) : escaped(value)}"`)
    .join("");
  return inner ? `<${name}${list}>${inner}</${name}>` : `<${name}${list}/>`;
}

export const rect = (x, y, width, height, rx, cls, more) =>
  shape("rect", { x, y, width, height, rx, class: cls, ...more });
export const circle = (cx, cy, r, cls, more) => shape("circle", { cx, cy, r, class: cls, ...more });
export const line = ([x1, y1], [x2, y2], cls, width, more) =>
  shape("line", { x1, y1, x2, y2, class: cls, "stroke-width": width, "stroke-linecap": "round", ...more });
export const polygon = (points, cls, more) =>
  shape("polygon", { points: points.map(([x, y]) => `${number(x)},${number(y)}`).join(" "), class: cls, ...more });
export const group = (inner, attributes) => shape("g", attributes, inner);

/** Text whose capitals are centred on y. */
export const text = (x, y, size, content, cls = "f-ink", more = {}) =>
  shape(
    "text",
    { x, y: y + 0.364 * size, "font-size": size, "text-anchor": "middle", class: cls, ...more },
    escaped(content),
  );

export const bold = { "font-weight": 600 };
export const dashed = (on, off) => ({ "stroke-dasharray": `${on} ${off}` });
/** An integer with a true minus sign. */
export const signed = (n) => (n < 0 ? `\u2212${-n}` : `${n}`);

// Nestortiles: a colour with its letter, and pips.

/** Fill, rim and ink of each colour; the same in both themes. */
export const NESTORTILES = {
  R: ["#cf2b3a", "#9c1c29", "#ffffff"],
  O: ["#f08a24", "#b9640f", "#2a1a06"],
  Y: ["#f6d044", "#bd9a17", "#3a2f05"],
  G: ["#1f7d4c", "#135a35", "#ffffff"],
  C: ["#6fcfdc", "#3596a5", "#08313a"],
  B: ["#2b57c4", "#1b3b8f", "#ffffff"],
  P: ["#8a45b8", "#642d89", "#ffffff"],
  N: ["#84573a", "#5d3a24", "#ffffff"],
  K: ["#2b2e35", "#7b818d", "#ffffff"],
  W: ["#fbf9f4", "#a9a392", "#2b2e35"],
};

const PIPS = [
  [[0, 0]],
  [[1, -1], [-1, 1]],
  [[1, -1], [0, 0], [-1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]],
];

/**
 * Marks of the colours below their letters, for people who can't tell the colours apart: SVG paths on a tile of 40, to
 * be stroked. Black and white need no marks.
 */
const MARKS = {
  R: "M8 23l4 6-4 6-4-6z", O: "M8 24v10M3.5 29h9", Y: "M4 29h8", G: "M4 24h8M4 29h8M4 34h8", C: "M8 23v12",
  B: "M5.5 23v12M10.5 23v12", P: "M4 24.5l8 9M12 24.5l-8 9", N: "M8 23l4.5 10.5h-9z", K: "", W: "",
};

/** The name of the colour of a letter. */
export const colourName = (letter) => say("colour", { letter });
/** The tiles of Octopus and Temple. */
export const TILES = Object.keys(NESTORTILES).flatMap((colour) => [1, 2, 3, 4, 5, 6].map((value) => `${colour}${value}`));
/** A tile such as R4, in words. */
export const tileName = ([letter, value]) => say("tile", { colour: colourName(letter), value });

export function tile(x, y, side, name) {
  const unit = side / 40;
  const [fill, rim] = NESTORTILES[name[0]];
  const inset = 0.6 * unit;
  return (
    rect(x + inset, y + inset, side - 2 * inset, side - 2 * inset, 6 * unit, undefined, {
      fill,
      stroke: rim,
      "stroke-width": 1.2 * unit,
    }) + face(x, y, side, name)
  );
}

/** Draws the letter and the pips alone. */
export function face(x, y, side, name) {
  const unit = side / 40;
  const ink = NESTORTILES[name[0]][2];
  const pips = PIPS[name[1] - 1]
    .map(([px, py]) => circle(x + (25.2 + 7.6 * px) * unit, y + (24.8 + 7.6 * py) * unit, 2.8 * unit, "pip"))
    .join("");
  const isPlaced = x || y || unit !== 1;
  const transform = isPlaced && `translate(${number(x)} ${number(y)}) scale(${number(unit)})`;
  const mark = MARKS[name[0]] ? shape("path", { d: MARKS[name[0]], class: "mark", transform, stroke: ink }) : "";
  return group(text(x + 10 * unit, y + 10 * unit, 12.5 * unit, name[0], false, bold) + pips + mark, { fill: ink });
}

// The six symbols of Ingenious: each colour has its own shape.

const SYMBOLS = {
  R: ["#ff6b64"],
  O: ["#ff9f45"],
  Y: ["#ffe169"],
  G: ["#5fd38a"],
  B: ["#62b0ff"],
  P: ["#cf97ff"],
};
export const COLOURS = ["R", "O", "Y", "G", "B", "P"];

function star(x, y, radius, inner, points) {
  return Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 ? radius * inner : radius;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/** A hexagon with one corner pointing up. */
export const hexagon = (x, y, radius) => star(x, y, radius, 1, 6).filter((_, i) => i % 2 === 0);

export function symbol(x, y, radius, colour) {
  const fill = SYMBOLS[colour][0];
  switch (colour) {
    case "R":
      return polygon(star(x, y, radius, 0.5, 8), undefined, { fill });
    case "O":
      return polygon(star(x, y + 0.16 * radius, 1.05 * radius, 0.5, 3), undefined, { fill });
    case "Y":
      return polygon(star(x, y + 0.05 * radius, 1.08 * radius, 0.45, 5), undefined, { fill });
    case "G":
      return circle(x, y, 0.82 * radius, undefined, { fill });
    case "B":
      return polygon(star(x, y, radius, 0.7072, 4), undefined, { fill });
    default:
      return circle(x, y, 0.66 * radius, undefined, { fill: "none", stroke: fill, "stroke-width": 0.36 * radius });
  }
}

/** A tile of Ingenious on two cells with these centres. */
export function domino(name, middles, radius, symbolRadius) {
  const joint = line(middles[0], middles[1], "s-body", radius - 0.8, { "stroke-linecap": "butt" });
  const halves = middles.map(([x, y]) => polygon(hexagon(x, y, radius), "f-body s-body-rim", { "stroke-width": 1.4 }));
  const symbols = middles.map(([x, y], i) => symbol(x, y, symbolRadius, name[i]));
  return halves.join("") + joint + symbols.join("");
}

// Discs and marks. Marks have a halo, so that they are seen on tiles of any colour.

export const disc = (x, y, radius, black) =>
  circle(x, y, radius, black ? "f-black s-black-rim" : "f-white s-white-rim", { "stroke-width": radius / 14 });

export function shortened([x1, y1], [x2, y2], atStart, atEnd) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 0.01;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  return [
    [x1 + ux * atStart, y1 + uy * atStart],
    [x2 - ux * atEnd, y2 - uy * atEnd],
  ];
}

/** An arrow whose tip is at `to`. */
export function arrow(from, to, width, colour = "accent") {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 0.01;
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(3.2 * width, length);
  const neck = [to[0] - ux * head, to[1] - uy * head];
  const wing = 1.7 * width;
  const tip = [to, [neck[0] - uy * wing, neck[1] + ux * wing], [neck[0] + uy * wing, neck[1] - ux * wing]];
  return (
    line(from, neck, "s-halo", width + 3) +
    polygon(tip, "f-none s-halo", { "stroke-width": 3 }) +
    line(from, neck, `s-${colour}`, width) +
    polygon(tip, `f-${colour}`)
  );
}

/** A line through cells that ends in a dot; dashed for the second kind. */
export function ray(from, to, second) {
  const colour = second ? "second" : "accent";
  return (
    line(from, to, "s-halo", 7) +
    circle(to[0], to[1], 6.5, "f-halo") +
    line(from, to, `s-${colour}`, 4, second ? dashed(4, 6.5) : {}) +
    circle(to[0], to[1], 5, `f-${colour}`)
  );
}

/** A pill with a short text. */
export function badge(x, y, content, colour = "accent", size = 12) {
  const width = Math.max(size * 1.6, String(content).length * size * 0.64 + size * 0.85);
  const height = size * 1.6;
  return group(
    rect(x - width / 2, y - height / 2, width, height, height / 2, `f-${colour} s-halo`, { "stroke-width": 1.5 }) +
      text(x, y, size, content, "f-on-accent", bold),
    { class: "badge" },
  );
}

export const frame = (x, y, width, height, radius) =>
  rect(x, y, width, height, radius, "f-none s-halo", { "stroke-width": 5.5 }) +
  rect(x, y, width, height, radius, "f-none s-accent", { "stroke-width": 3 });

export const ghostFrame = (x, y, width, height, radius, colour = "accent") =>
  rect(x, y, width, height, radius, `f-none s-${colour}`, { "stroke-width": 2.5, ...dashed(6, 4) });

/** The visible part of a table without edges: the used cells and a margin of one cell, at least `least` in size. */
export class Grid {
  constructor(cells, cell, least, needed = []) {
    const span = (axis, atLeast) => {
      const used = cells.map((c) => c[axis]);
      const all = [...(used.length ? [Math.min(...used) - 1, Math.max(...used) + 1] : [-1, 1]), ...needed.map((c) => c[axis])];
      const [low, high] = [Math.min(...all), Math.max(...all)];
      const more = Math.max(0, atLeast - (high - low + 1));
      return [low - Math.floor(more / 2), high - low + 1 + more];
    };
    [this.west, this.columns] = span(0, least[0]);
    [this.south, this.rows] = span(1, least[1]);
    this.cell = cell;
    this.width = this.columns * cell;
    this.height = this.rows * cell;
  }

  /** All visible cells. */
  get cells() {
    return Array.from({ length: this.columns * this.rows }, (_, i) => [this.west + (i % this.columns), this.south + Math.floor(i / this.columns)]);
  }

  corner(x, y) {
    return [(x - this.west) * this.cell, (this.south + this.rows - 1 - y) * this.cell];
  }

  middle(x, y) {
    const [left, top] = this.corner(x, y);
    return [left + this.cell / 2, top + this.cell / 2];
  }

  /** The table. The cells at its edges are free, so coordinates have room inside them. */
  draw(hasCoordinates = true) {
    const { width, height, cell } = this;
    let out = rect(0, 0, width, height, 10, "f-table");
    for (let i = 0; i < this.columns; i++) {
      if (i) out += line([i * cell, 3], [i * cell, height - 3], "s-line", 1, dashed(1, 5));
      if (hasCoordinates) out += text((i + 0.5) * cell, height - 8, 11, signed(this.west + i), "f-muted");
    }
    for (let i = 0; i < this.rows; i++) {
      if (i) out += line([3, i * cell], [width - 3, i * cell], "s-line", 1, dashed(1, 5));
      if (hasCoordinates) out += text(4, (i + 0.5) * cell, 11, signed(this.south + this.rows - 1 - i), "f-muted", { "text-anchor": "start" });
    }
    return out;
  }
}

/** Files and ranks of a square board, in the corners of the cells at its edges; `isOnLines` puts them at the ends of lines. */
export function squareAxes(side, cell, isTurned = false, isOnLines = false) {
  const size = Math.min(12, 0.22 * cell);
  let out = "";
  for (let i = 0; i < side; i++) {
    const at = isTurned ? side - 1 - i : i;
    const [x, y] = isOnLines ? [(at + 0.5) * cell, (side - at - 0.5) * cell] : [(at + 1) * cell - 0.65 * size, (side - at - 1) * cell + 0.85 * size];
    out += text(x, side * cell - (isOnLines ? 0.5 : 0.75) * size, size, String.fromCharCode(97 + i), "f-muted");
    out += text(isOnLines ? 1.5 : 3, y, size, i + 1, "f-muted", { "text-anchor": "start" });
  }
  return out;
}

// Temple in isometric view: seen from the south-east, with height. Walls whose dots face away show their backs.

import { Grid, NESTORTILES, bold, dashed, group, line, polygon, rect, text, tile } from "../svg.js";
import { cellsAround, cellsOf, compass, slotOf, turned } from "./temple-slots.js";

/** Half the width and height of a cell's rhombus, and the height of a wall. With these, no place hides another's centre. */
const [ACROSS, DOWN, HIGH] = [52, 30, 30];
/** Half the side of a panel, in cells. */
const HALF = 0.41;
const TILE = 40;

/** Projects a point: x to the east, y to the north, z upwards. */
const projector = (grid) => {
  const origin = [(grid.west + grid.south) * ACROSS - ACROSS, (grid.west - (grid.south + grid.rows - 1)) * DOWN - DOWN - HIGH];
  return (x, y, z = 0) => [(x + y) * ACROSS - origin[0], (x - y) * DOWN - z * HIGH - origin[1]];
};

const isSeen = (side) => side === "N" || side === "W";

/** The corners of a slot's panel: the face's upper left first, then clockwise as the face is looked at. */
function corners(at, name, from = -HALF, to = HALF) {
  const { kind, x, y, side } = slotOf(name);
  if (!side) {
    const z = kind === "T" ? 1 : 0;
    return [at(x - HALF, y + HALF, z), at(x + HALF, y + HALF, z), at(x + HALF, y - HALF, z), at(x - HALF, y - HALF, z)];
  }
  const lying = side === "N" || side === "S";
  const edge = lying ? y + (side === "N" ? 0.5 : -0.5) : x + (side === "E" ? 0.5 : -0.5);
  const end = (t, z) => (lying ? at(x + t, edge, z) : at(edge, y + t, z));
  return [end(from, 1), end(to, 1), end(to, 0), end(from, 0)];
}

/** Maps a drawing of TILE by TILE onto a parallelogram. */
function mapped(inner, [a, b, , d]) {
  const numbers = [b[0] - a[0], b[1] - a[1], d[0] - a[0], d[1] - a[1]].map((n) => n / TILE);
  return group(inner, { transform: `matrix(${[...numbers, ...a].map((n) => n.toFixed(3)).join(" ")})` });
}

/** Draws the thickness of a lying panel, below it. */
const edgeOf = ([, b, c, d], fill, by) => polygon([d, c, b, [b[0], b[1] + by], [c[0], c[1] + by], [d[0], d[1] + by]], undefined, { fill });

function drawTile(at, slot, name) {
  const { kind, side } = slotOf(slot);
  const points = corners(at, slot);
  const [fill, rim, ink] = NESTORTILES[name[0]];
  if (kind !== "W") {
    const by = kind === "T" ? 5 : 2.5;
    return edgeOf(points, rim, by) + mapped(tile(0, 0, TILE, name), points) + (kind === "T" ? polygon(points, "f-none s-paper", { "stroke-width": 1.6 }) : "");
  }
  if (isSeen(side)) return mapped(tile(0, 0, TILE, name), points) + line(points[0], points[1], "s-paper", 1.6);
  // Seen from behind: darker, with the value written on it.
  const label = rect(7, 8, 26, 24, 6, undefined, { fill, opacity: 0.9 }) + group(text(20, 20, 17, name, false, bold), { fill: ink });
  return mapped(rect(0.6, 0.6, TILE - 1.2, TILE - 1.2, 5, undefined, { fill: rim, stroke: fill, "stroke-width": 1.6 }) + label, points) + line(points[0], points[1], "s-paper", 1.6);
}

/** The order of drawing: floors first, then from far to near. */
function depth(slot) {
  const { kind, x, y, side } = slotOf(slot);
  if (kind === "F") return -1e6 + x - y;
  const [dx, dy] = { N: [0, 0.5], S: [0, -0.5], E: [0.5, 0], W: [-0.5, 0], "": [0, 0] }[side];
  return x + dx - (y + dy) + (kind === "T" ? 0.1 : 0);
}
const ORDER = { F: 0, T: 1, W: 2 };

const centre = (points) => [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length);

function drawGround(grid, at) {
  const { west, south, columns, rows } = grid;
  const [e, n] = [west + columns - 0.5, south + rows - 0.5];
  const [w, s] = [west - 0.5, south - 0.5];
  let out = polygon([at(w, n), at(e, n), at(e, s), at(w, s)], "f-table");
  for (let i = 1; i < columns; i++) out += line(at(w + i, s), at(w + i, n), "s-line", 1, dashed(1, 5));
  for (let i = 1; i < rows; i++) out += line(at(w, s + i), at(e, s + i), "s-line", 1, dashed(1, 5));
  return out;
}

/** The least width of the part that is shown, and the margin around it. */
const [NARROWEST, AROUND] = [6 * ACROSS, 20];

/** The part of the drawing that tiles lie on, or may be put on: left, top, width and height. It is the same in all turns. */
function coreOf(at, table, width, height) {
  const points = cellsAround(table).flatMap(([x, y]) => [...corners(at, `F${x},${y}`), ...corners(at, `T${x},${y}`)]);
  const side = (axis, size, least) => {
    const values = points.map((point) => point[axis]);
    const [low, high] = [Math.min(...values) - AROUND, Math.max(...values) + AROUND];
    const length = Math.min(size, Math.max(high - low, least));
    return [Math.max(0, Math.min(size - length, (low + high - length) / 2)), length];
  };
  const [left, wide] = side(0, width, NARROWEST);
  const [top, high] = side(1, height, 0.6 * wide);
  return [left, top, wide, high];
}

/** As `plan` of `temple-flat.js`. */
export function plan(table, used, slots, least) {
  const grid = new Grid(used, 1, least, [...slots].flatMap(cellsOf));
  const at = projector(grid);
  const all = new Set([...slots, ...grid.cells.map(([x, y]) => `F${x},${y}`)]);
  const spots = [...all].sort((a, b) => ORDER[a[0]] - ORDER[b[0]] || depth(a) - depth(b)).map((id) => {
    // A wall that may face either way has two spots, each half its length.
    const isDouble = id[0] === "W" && all.has(turned(id));
    const points = !isDouble ? corners(at, id) : isSeen(slotOf(id).side) ? corners(at, id, -HALF, -0.02) : corners(at, id, 0.02, HALF);
    const [x, y] = centre(points);
    return { id, points, x, y, size: isDouble ? 21 : 42 };
  });
  const width = (grid.columns + grid.rows) * ACROSS;
  const height = (grid.columns + grid.rows) * DOWN + HIGH + 16;
  const core = coreOf(at, table, width, height);
  return {
    grid, spots, width, height, core,
    ground: () => drawGround(grid, at) + compass(core, [0.87, -0.5]),
    sorted: (table) => [...table].sort((a, b) => depth(a.slot) - depth(b.slot)),
    tile: (slot, name) => drawTile(at, slot, name),
    ghost(slot, name) {
      const points = corners(at, slot);
      return group(drawTile(at, slot, name), { opacity: 0.85 }) + polygon(points, "f-none s-accent", { "stroke-width": 2.5, "stroke-linejoin": "round", ...dashed(6, 4) });
    },
    frame(slot) {
      const points = corners(at, slot);
      return polygon(points, "f-none s-halo", { "stroke-width": 5, "stroke-linejoin": "round" }) + polygon(points, "f-none s-accent", { "stroke-width": 2.8, "stroke-linejoin": "round" });
    },
    corner(slot) {
      const points = corners(at, slot);
      return [Math.max(...points.map((p) => p[0])) - 6, Math.min(...points.map((p) => p[1])) - 6];
    },
    light: (spot, quiet) => polygon(spot.points, `f-accent s-accent light slot${quiet ? " quiet" : ""}`, { "stroke-width": 1.5, ...dashed(3, 3) }),
  };
}

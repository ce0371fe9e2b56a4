// Temple from above: floors are small squares, tops larger ones over the edges of their walls, walls bars between the cells.

import { Grid, NESTORTILES, bold, circle, dashed, face, frame, ghostFrame, group, polygon, rect, signed, text, tile } from "../svg.js";
import { STEP, cellsAround, cellsOf, compass, slotOf, turned } from "./temple-slots.js";

const CELL = 84;
const FLOOR = 42;
const TOP = 62;
const WALL = [62, 20];

function middle(grid, name) {
  const { x, y, side } = slotOf(name);
  const [mx, my] = grid.middle(x, y);
  return side ? [mx + (STEP[side][0] * CELL) / 2, my - (STEP[side][1] * CELL) / 2] : [mx, my];
}

/** Upper left corner, width and height of a tile as it is drawn. */
function bounds(grid, name) {
  const { kind, side } = slotOf(name);
  const [width, height] = { F: [FLOOR, FLOOR], T: [TOP, TOP], W: side === "N" || side === "S" ? WALL : [WALL[1], WALL[0]] }[kind];
  const [x, y] = middle(grid, name);
  return [x - width / 2, y - height / 2, width, height];
}

/** Length of a wall's place, and its depth on the side towards its low cell. */
const SIDE = [54, 18];

/** The place of a slot as it is lit; of a wall's two sides, the one towards its low cell. */
function lit(grid, name, deep = SIDE[1]) {
  const { kind, side } = slotOf(name);
  const [x, y] = middle(grid, name);
  if (kind === "F") return [x - FLOOR / 2, y - FLOOR / 2, FLOOR, FLOOR, 5];
  if (kind === "T") return [x - TOP / 2, y - TOP / 2, TOP, TOP, 8];
  const [long] = SIDE;
  return { N: [x - long / 2, y, long, deep, 4], S: [x - long / 2, y - deep, long, deep, 4], E: [x - deep, y - long / 2, deep, long, 4], W: [x, y - long / 2, deep, long, 4] }[side];
}

/** The area that reacts to a click: a wall's reaches up to the floors, on both sides if the wall may not face the other way. */
function hit(grid, name, isDouble) {
  const gap = (CELL - FLOOR) / 2;
  if (name[0] !== "W" || isDouble) return lit(grid, name, gap);
  const [ours, others] = [lit(grid, name, gap), lit(grid, turned(name), gap)];
  const [x, y] = [0, 1].map((axis) => Math.min(ours[axis], others[axis]));
  return ours[2] > ours[3] ? [x, y, ours[2], 2 * gap, 4] : [x, y, 2 * gap, ours[3], 4];
}

function drawTile(grid, slot, name) {
  const { kind, side } = slotOf(slot);
  const [x, y, width, height] = bounds(grid, slot);
  if (kind === "F") return tile(x, y, width, name);
  const [fill, rim, ink] = NESTORTILES[name[0]];
  if (kind === "T") {
    // The tile lies higher than all others: it is larger, casts a shadow and has a double rim.
    return (
      rect(x + 5, y + 7, width, height, 8, "f-shadow", { opacity: 0.55 }) +
      rect(x, y, width, height, 8, "s-paper", { fill: rim, "stroke-width": 1 }) +
      rect(x + 4, y + 4, width - 8, height - 8, 4.5, undefined, { fill, stroke: ink, "stroke-width": 1.3 }) +
      face(x + 4.5, y + 4.5, width - 9, name)
    );
  }
  const lying = side === "N" || side === "S";
  const [cx, cy] = [x + width / 2, y + height / 2];
  // Points from the middle of the bar towards its low cell.
  const [dx, dy] = [-STEP[side][0], STEP[side][1]];
  const [ex, ey] = [cx + (dx * WALL[1]) / 2, cy + (dy * WALL[1]) / 2];
  const notch = [[ex - dy * 6 - dx, ey - dx * 6 - dy], [ex + dx * 5.5, ey + dy * 5.5], [ex + dy * 6 - dx, ey + dx * 6 - dy]];
  const along = (distance) => (lying ? [x + distance, cy] : [cx, y + distance]);
  const value = +name[1];
  const first = 38.5 - 3.5 * (value - 1);
  let pips = text(...along(10), 12.5, name[0], false, bold);
  for (let i = 0; i < value; i++) pips += circle(...along(first + 7 * i), 2.5, "pip");
  return (
    polygon(notch, undefined, { fill: rim, stroke: rim, "stroke-width": 1.2 }) +
    rect(x, y, width, height, 4, undefined, { fill, stroke: rim, "stroke-width": 1.2 }) +
    group(pips, { fill: ink })
  );
}

const ORDER = { F: 0, T: 1, W: 2 };
/** The visible part of the cells around: the places of walls reach into them. */
const MARGIN = 22;
/** The least number of columns and rows in view. */
const LEAST_IN_VIEW = [4, 3];

/** The part of the drawing that tiles lie on, or may be put on: left, top, width and height. */
function coreOf(grid, table) {
  const middles = cellsAround(table).map(([x, y]) => grid.middle(x, y));
  const side = (axis) => {
    const values = middles.map((point) => point[axis]);
    const [low, high] = [Math.min(...values) - CELL / 2 - MARGIN, Math.max(...values) + CELL / 2 + MARGIN];
    const size = [grid.width, grid.height][axis];
    const length = Math.min(size, Math.max(high - low, LEAST_IN_VIEW[axis] * CELL));
    return [Math.max(0, Math.min(size - length, (low + high - length) / 2)), length];
  };
  const [[left, wide], [top, high]] = [side(0), side(1)];
  return [left, top, wide, high];
}

/** The coordinates of the cells in view, at its lower and its left edge. */
function axes(grid, [left, top, wide, high]) {
  const numbers = (length, from, to, draw) => Array.from({ length }, (_, i) => i).filter((i) => i * CELL >= from - 1 && (i + 1) * CELL <= to + 1).map(draw).join("");
  return numbers(grid.columns, left, left + wide, (i) => text((i + 0.5) * CELL, top + high - 8, 12, signed(grid.west + i), "f-muted axis")) +
    numbers(grid.rows, top, top + high, (i) => text(left + 4, (i + 0.5) * CELL, 12, signed(grid.south + grid.rows - 1 - i), "f-muted axis", { "text-anchor": "start" }));
}

/** The plan of a table: `used` lists the cells of its tiles, `slots` the slots that moves would use. */
export function plan(table, used, slots, least) {
  const grid = new Grid(used, CELL, least, [...slots].flatMap(cellsOf));
  const all = new Set([...slots, ...grid.cells.map(([x, y]) => `F${x},${y}`)]);
  const spots = [...all].sort((a, b) => ORDER[a[0]] - ORDER[b[0]]).map((id) => {
    const box = hit(grid, id, id[0] === "W" && all.has(turned(id)));
    return { id, rect: box, x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
  });
  const core = coreOf(grid, table);
  return {
    grid, spots, width: grid.width, height: grid.height, core,
    ground: () => grid.draw(false) + axes(grid, core) + compass(core, [0, -1]),
    sorted: (table) => [...table].sort((a, b) => "FTW".indexOf(a.slot[0]) - "FTW".indexOf(b.slot[0])),
    tile: (slot, name) => drawTile(grid, slot, name),
    ghost(slot, name) {
      const [x, y, width, height] = bounds(grid, slot);
      return group(drawTile(grid, slot, name), { opacity: 0.8 }) + ghostFrame(x - 1, y - 1, width + 2, height + 2, 6);
    },
    frame: (slot) => frame(...bounds(grid, slot), 7),
    /** The place of a badge next to a tile, so that its pips stay visible. */
    corner(slot) {
      const [x, y, width] = bounds(grid, slot);
      return [x + width + 5, y - 5];
    },
    light: (spot, quiet) => {
      const [x, y, width, height, radius] = lit(grid, spot.id);
      return rect(x + 2, y + 2, width - 4, height - 4, radius, `f-accent s-accent light slot${quiet ? " quiet" : ""}`, { "stroke-width": 1.5, ...dashed(3, 3) });
    },
  };
}

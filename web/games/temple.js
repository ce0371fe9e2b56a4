import { Grid, NESTORTILES, badge, bold, circle, dashed, face, frame, ghostFrame, group, polygon, rect, signed, text, tile, tileName } from "../svg.js";

const CELL = 84;
const FLOOR = 46;
const TOP = 50;
const WALL = [62, 20];
const STEP = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
const SIDES = { N: "north", E: "east", S: "south", W: "west" };

/** A slot such as W0,2S: its kind, cell and side. */
function slotOf(name) {
  const [, kind, x, y, side] = /^([FTW])(-?\d+),(-?\d+)([NESW]?)$/.exec(name);
  return { kind, x: +x, y: +y, side };
}

function cellsOf(name) {
  const { x, y, side } = slotOf(name);
  return side ? [[x, y], [x + STEP[side][0], y + STEP[side][1]]] : [[x, y]];
}

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

/** The part of a slot that is hit: of a wall's two sides, the one towards its low cell. */
function hit(grid, name) {
  const { kind, side } = slotOf(name);
  const [x, y] = middle(grid, name);
  if (kind === "F") return [x - FLOOR / 2, y - FLOOR / 2, FLOOR, FLOOR, 5];
  if (kind === "T") return [x - TOP / 2, y - TOP / 2, TOP, TOP, 8];
  const [long, deep] = [54, 17];
  return { N: [x - long / 2, y, long, deep, 4], S: [x - long / 2, y - deep, long, deep, 4], E: [x - deep, y - long / 2, deep, long, 4], W: [x, y - long / 2, deep, long, 4] }[side];
}

const place = (name) => {
  const { kind, x, y, side } = slotOf(name);
  const cell = `${signed(x)}, ${signed(y)}`;
  if (kind === "F") return `floor at ${cell}`;
  return kind === "T" ? `top over ${cell}` : `wall ${SIDES[side]} of ${cell}, facing it`;
};

function drawTile(grid, slot, name) {
  const { kind, side } = slotOf(slot);
  const [x, y, width, height] = bounds(grid, slot);
  if (kind === "F") return tile(x, y, width, name);
  const [fill, rim, ink] = NESTORTILES[name[0]];
  if (kind === "T") {
    // It throws a shadow and has a double rim.
    return (
      rect(x + 3.5, y + 5, width, height, 8, "f-shadow", { opacity: 0.45 }) +
      rect(x, y, width, height, 8, "s-paper", { fill: rim, "stroke-width": 1 }) +
      rect(x + 4, y + 4, width - 8, height - 8, 4.5, undefined, { fill, stroke: ink, "stroke-width": 1.3 }) +
      face(x + 4.5, y + 4.5, width - 9, name)
    );
  }
  const lying = side === "N" || side === "S";
  const [cx, cy] = [x + width / 2, y + height / 2];
  // From the middle of the bar towards its low cell.
  const [dx, dy] = [-STEP[side][0], STEP[side][1]];
  const [ex, ey] = [cx + (dx * WALL[1]) / 2, cy + (dy * WALL[1]) / 2];
  const notch = [[ex - dy * 6 - dx, ey - dx * 6 - dy], [ex + dx * 5.5, ey + dy * 5.5], [ex + dy * 6 - dx, ey + dx * 6 - dy]];
  const along = (distance) => (lying ? [x + distance, cy] : [cx, y + distance]);
  const value = +name[1];
  const first = 38.5 - 3.5 * (value - 1);
  let pips = text(...along(10), 12.5, name[0], false, bold);
  for (let i = 0; i < value; i++) pips += circle(...along(first + 7 * i), 2.5);
  return (
    polygon(notch, undefined, { fill: rim, stroke: rim, "stroke-width": 1.2 }) +
    rect(x, y, width, height, 4, undefined, { fill, stroke: rim, "stroke-width": 1.2 }) +
    group(pips, { fill: ink })
  );
}

function drawGhost(grid, slot, name) {
  const [x, y, width, height] = bounds(grid, slot);
  return group(drawTile(grid, slot, name), { opacity: 0.8 }) + ghostFrame(x - 1, y - 1, width + 2, height + 2, 6);
}

const TYPES = {
  floor: "a floor",
  corner_wall: "a corner of walls",
  single_wall: "a wall",
  tunnel: "a tunnel",
  single_top: "a top",
  corner_top: "a corner top",
};

export default {
  id: "temple",
  name: "Temple",
  by: "Martin Windischer, 2010",
  tagline: "Build floors, walls and tops in three dimensions until the other can’t.",
  rules: [
    "On your turn add one to three tiles in one way:",
    "<b>Floor</b>: on the table, touching a tile. <b>Corner of walls</b>: two walls at a right angle, both on floors. <b>Single wall</b>: beside a wall, touching a floor or a top.",
    "<b>Tunnel</b>: a top on exactly one wall, with a new wall under its far side. <b>Single top</b>: on two walls or more. <b>Corner top</b>: beside two tops, with walls under its open sides.",
    "Every tile must touch one of the <b>same or a smaller value</b>. Finish a colour before you begin another.",
    "Placing your last tile wins. Having no legal move loses.",
  ],
  options: [{ name: "edition", label: "Rules", values: ["published", "revised"] }],
  hasHand: true,
  // A wall alone may be one half of a corner: the choice is made by playing it or going on.
  several: true,

  layout(position, moves, least = [5, 4]) {
    const cells = position.table.flatMap((placed) => cellsOf(placed.slot));
    const slots = new Set(moves.flatMap((m) => m.tiles.map((placed) => placed.slot)));
    const grid = new Grid(cells, CELL, least);
    const inside = ([x, y]) => x >= grid.west && y >= grid.south && x < grid.west + grid.columns && y < grid.south + grid.rows;
    const order = { F: 0, T: 1, W: 2 };
    const spots = [...slots]
      .filter((slot) => cellsOf(slot).every(inside))
      .sort((a, b) => order[a[0]] - order[b[0]])
      .map((id) => {
        const box = hit(grid, id);
        return { id, rect: box, x: box[0] + box[2] / 2, y: box[1] + box[3] / 2, label: place(id) };
      });
    return { grid, spots, width: grid.width, height: grid.height };
  },

  draw: (position, { grid }) =>
    grid.draw() +
    [...position.table]
      .sort((a, b) => "FTW".indexOf(a.slot[0]) - "FTW".indexOf(b.slot[0]))
      .map((placed) => drawTile(grid, placed.slot, placed.tile))
      .join(""),

  last: (position, step, { grid }) =>
    step.tiles.map((placed) => frame(...bounds(grid, placed.slot), 7)).join(""),

  ways: (m) => [m.tiles.map((placed) => [placed.tile, placed.slot])],
  gain: (m) => (m.wins ? "wins" : ""),
  effect: (m) =>
    `${TYPES[m.type]}: ${m.tiles.map((placed) => `${tileName(placed.tile)} as ${place(placed.slot)}`).join("; ")}${m.wins ? " — wins" : ""}`,

  /** An open slot looks like what goes there. */
  light(spot, quiet) {
    const [x, y, width, height, radius] = spot.rect;
    return rect(x + 2, y + 2, width - 4, height - 4, radius, `f-accent s-accent light slot${quiet ? " quiet" : ""}`, { "stroke-width": 1.5, ...dashed(3, 3) });
  },
  ghost: (source, target, { grid }) => drawGhost(grid, target, source),
  preview(position, m, { grid }) {
    let out = m.tiles.map((placed) => drawGhost(grid, placed.slot, placed.tile)).join("");
    if (m.wins) {
      const [x, y, width] = bounds(grid, m.tiles[0].slot);
      out += badge(x + width, y, "wins");
    }
    return out;
  },
  rank(m, number, { grid }) {
    return m.tiles
      .map((placed) => {
        const [x, y, width] = bounds(grid, placed.slot);
        return drawGhost(grid, placed.slot, placed.tile) + badge(x + width - 1, y + 1, number);
      })
      .join("");
  },

  hand: (position, seat) => position.hands[seat].map((name) => ({ source: name, group: name[0], label: tileName(name) })),
  handItem: (item, size) => ({ width: size, height: size, svg: tile(0, 0, size, item.source) }),
  seat(position, seat) {
    const active = position.active[seat];
    const left = position.hands[seat].length;
    return {
      note: active ? `${NESTORTILES[active][3]} begun` : "",
      value: `${left} ${left === 1 ? "tile" : "tiles"}`,
    };
  },
  summary: (position) => (position.edition === "revised" ? "revised rules" : ""),
  say: place,

  specimen: {
    edition: "published",
    to_move: 0,
    table: ["F0,0=R1", "F1,0=B3", "F0,-1=R4", "W0,0N=G2", "W0,0W=Y3", "W1,0N=K4", "T0,1=C4", "W0,2S=O5", "T1,1=P5", "F-1,-1=N2", "F1,-1=W6", "W1,0E=B6"].map((entry) => {
      const [slot, name] = entry.split("=");
      return { slot, tile: name };
    }),
    hands: [[], []],
    active: [null, null],
  },
};

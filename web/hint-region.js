// Hints drawn on the board: a region to look at, and rings around places.

import { circle, dashed } from "./svg.js";

/** Least radius of a region, its margin around places, and its distance from their middle, in sides of a cell. */
const [RADIUS, MARGIN] = [1.6, 0.5];
const ASIDE = [0.6, -0.5];

/** The side of a place in the units of the drawing. */
export function sideOf({ rect, points }) {
  if (rect) return Math.max(rect[2], rect[3]);
  const across = points.map(([x]) => x);
  return Math.max(...across) - Math.min(...across);
}

/** Draws the region with the places `around`, not centred on them, and rings on the places among `pieces`. */
export function regionOf(spots, { around, pieces }) {
  const of = (ids) => ids.map((id) => spots.get(id)).filter(Boolean);
  const places = of(around);
  const rings = of(pieces).map((spot) => circle(spot.x, spot.y, 0.62 * sideOf(spot), "f-none s-second pointed", { "stroke-width": 3 })).join("");
  if (!places.length) return rings;
  const side = sideOf(places[0]);
  const [x, y] = ["x", "y"].map((axis, i) => places.reduce((sum, spot) => sum + spot[axis], 0) / places.length + ASIDE[i] * side);
  const farthest = Math.max(...places.map((spot) => Math.hypot(spot.x - x, spot.y - y)));
  return circle(x, y, Math.max(RADIUS * side, farthest + MARGIN * side), "f-accent s-accent region", { "stroke-width": 2, ...dashed(5, 5) }) + rings;
}

/** Draws a hint at a move on the table: its region, from level 2 on its pieces, and the last one shows the move. */
export function drawHint(table, move, level, isLast) {
  if (!move) return;
  const [way = []] = table.game.ways(move);
  const sources = way.map(([source]) => source).filter((source) => source !== null);
  table.point({ around: isLast ? [] : way.map(([, target]) => target), pieces: level > 1 ? sources : [] });
  if (isLast) table.rank([move]);
}

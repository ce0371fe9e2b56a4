// Hints drawn on the board: a region to look at, and rings around places.

import { circle, dashed, rect } from "./svg.js";

/** Half the least side of a region, its margin around places, and its distance from their middle, in sides of a cell. */
const [HALF, MARGIN] = [1.5, 0.5];
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
  const rings = of(pieces).map((spot) => circle(spot.x, spot.y, 0.47 * sideOf(spot), "f-none s-second pointed", { "stroke-width": 3 })).join("");
  if (!places.length) return rings;
  const side = sideOf(places[0]);
  const [[x, width], [y, height]] = ["x", "y"].map((axis, i) => extent(places.map((spot) => spot[axis]), [...spots.values()].map((spot) => spot[axis]), ASIDE[i], side));
  return rect(x, y, width, height, side, "f-accent s-accent region", { "stroke-width": 2, ...dashed(5, 5) }) + rings;
}

/** The begin and the length of a region on one axis; on a board with room for it, it ends at the edge at the latest. */
function extent(places, all, aside, side) {
  const middle = places.reduce((sum, at) => sum + at, 0) / places.length + aside * side;
  const half = Math.max(HALF * side, ...places.map((at) => Math.abs(at - middle) + MARGIN * side));
  const [low, high] = [Math.min(...all) - side / 2, Math.max(...all) + side / 2 - 2 * half];
  return [low < high ? Math.max(low, Math.min(high, middle - half)) : middle - half, 2 * half];
}

/** Draws a hint at a move on the table: its region, from level 2 on its pieces, and the last one shows the move. */
export function drawHint(table, move, level, isLast) {
  if (!move) return;
  const [way = []] = table.game.ways(move);
  const sources = way.map(([source]) => source).filter((source) => source !== null);
  table.point({ around: isLast ? [] : way.map(([, target]) => target), pieces: level > 1 ? sources : [] });
  if (isLast) table.rank([move], "✓");
}

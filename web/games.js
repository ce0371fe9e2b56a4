// The games, as the service lists them. `games/<id>.js` adds the page's part of a game, above all its drawing.

import { get } from "./api.js";
import { store } from "./dom.js";
import { sideOf } from "./hint-region.js";
import ingenious from "./games/ingenious.js";
import nebuchadnezzar from "./games/nebuchadnezzar.js";
import octopus from "./games/octopus.js";
import temple from "./games/temple.js";
import themisto from "./games/themisto.js";

/** The games that this page can draw, by id. */
export const DRAWN = { octopus, themisto, ingenious, nebuchadnezzar, temple };

/** In pictures of a move: the greatest distance of a piece that is shown, and the margin, in sides of a cell. */
const [NEAR, AROUND] = [4.2, 1.1];

let listing = null;

/** The games of the service, in its order: each is its page module with the service's `card`. */
export async function listGames(signal) {
  if (listing) return listing;
  const { games } = await get("/v1/games", signal);
  listing ??= games.map(withDrawing);
  return listing;
}

function withDrawing(card) {
  const game = DRAWN[card.id];
  // The service may know a game that this page cannot draw yet.
  if (!game) return { card, id: card.id, name: card.name, isUndrawn: true };
  const view = store.get(`view.${card.id}`);
  if (game.views?.includes(view)) game.view = view;
  if ("isTurned" in game) game.isTurned = store.get(`turned.${card.id}`) === true;
  return Object.assign(game, { card });
}

export const byLine = ({ card }) => `${card.designer}, ${card.year}`;

/** A small picture of a position, as SVG. */
export function pictureOf(game, position) {
  const layout = game.layout(position, [], [1, 1], game.views?.[0]);
  const { grid, width, height } = layout;
  // Crops the free cells around a table.
  const margin = grid && grid.cell > 1 ? 0.75 * grid.cell : 0;
  return svgOf((!margin && layout.core) || [margin, margin, width - 2 * margin, height - 2 * margin], game.draw(position, layout));
}

/**
 * Draws the position before a move, the same with the move marked, and the position `after` it if it is given, as SVG;
 * all show the places of the move and the pieces near them.
 */
export function drawMove(game, position, move, after) {
  const layout = game.layout(position, [move], [1, 1]);
  const before = game.draw(position, layout);
  const places = new Set(game.ways(move)[0].flat());
  const pieces = new Set([...before.matchAll(/data-piece="([^"]+)"/g)].map(([, id]) => id));
  const own = layout.spots.filter(({ id }) => places.has(id));
  const side = Math.max(...layout.spots.map(sideOf));
  const near = layout.spots.filter(({ id, x, y }) => pieces.has(id) && own.some((spot) => Math.hypot(spot.x - x, spot.y - y) < NEAR * side));
  const seen = [...own, ...near];
  const [[left, right], [top, bottom]] = ["x", "y"].map((axis) => [Math.min(...seen.map((spot) => spot[axis] - AROUND * side)), Math.max(...seen.map((spot) => spot[axis] + AROUND * side))]);
  const box = [left, top, right - left, bottom - top];
  const marks = game.preview(position, move, layout);
  // After the move its pieces are on the board, no longer faint.
  return [before, before + marks, after && game.draw(after, layout) + marks.replaceAll(/ opacity="[^"]*"/g, "")].map((drawing) => drawing && svgOf(box, drawing));
}

const svgOf = (box, drawing) => `<svg viewBox="${box.map((n) => n.toFixed(1)).join(" ")}" aria-hidden="true">${drawing}</svg>`;

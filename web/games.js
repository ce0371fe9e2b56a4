// The games, as the service lists them. `games/<id>.js` adds the page's part of a game, above all its drawing.

import { Refusal, get, isPassing, post } from "./api.js";
import { store } from "./dom.js";
import { sideOf } from "./hint-region.js";
import { address } from "./router.js";
import ingenious from "./games/ingenious.js";
import nebuchadnezzar from "./games/nebuchadnezzar.js";
import octopus from "./games/octopus.js";
import temple from "./games/temple.js";
import themisto from "./games/themisto.js";

/** The games that this page can draw, by id. */
export const DRAWN = { octopus, themisto, ingenious, nebuchadnezzar, temple };

/** In pictures of a move: the greatest distance of a piece that is shown, and the margin, in sides of a cell. */
const [NEAR, AROUND] = [4.2, 0.95];

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

/**
 * The game of which a text is a position, with the problem if the text has the game's form but breaks its rules.
 * Null if the text has the form of no game.
 */
export async function gameOfKey(key, games, signal) {
  const requests = games.map(({ id }) => ({ id, path: `/v1/${id}/play`, body: { position: key, moves: [] } }));
  const results = navigator.onLine ? (await post("/v1/batch", { requests }, signal)).results : await Promise.all(requests.map((request) => alone(request, signal)));
  const read = results.find(({ status }) => status === 200) ?? results.find(({ body }) => body.code && body.code !== "malformed_position" && !isPassing(body));
  if (!read) return null;
  return { game: games.find(({ id }) => id === read.id), problem: read.status === 200 ? null : read.body, key: read.body.key };
}

/**
 * The place of a pasted link, id or position on this page, as a fragment; null if it has none. Throws the refusal of a
 * position that breaks the rules of its game.
 */
export async function placeOf(text, games, signal) {
  const { placeOfPasted } = await import("./paste.js");
  return placeOfPasted(text, games, address, async (key) => {
    const found = await gameOfKey(key, games, signal);
    if (found?.problem) throw new Refusal(found.problem, found.problem.status);
    return found;
  });
}

/** Makes one request of a batch on its own: the device does not support batches. */
async function alone({ id, path, body }, signal) {
  try {
    return { id, status: 200, body: await post(path, body, signal) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, status: error.status, body: { code: error.code, detail: error.message, rule: error.rule, status: error.status } };
  }
}

/** A small picture of a position, as SVG. */
export function pictureOf(game, position) {
  const layout = game.layout(position, [], [1, 1], game.views?.[0]);
  const { grid, width, height } = layout;
  // Crops the free cells around a table.
  const margin = grid && grid.cell > 1 ? 0.75 * grid.cell : 0;
  return svgOf((!margin && layout.core) || [margin, margin, width - 2 * margin, height - 2 * margin], game.draw(position, layout));
}

/** Draws a position twice, before and after a move, as SVG; both show the places of the move and the pieces near them. */
export function pairOf(game, position, move) {
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
  return [before, before + game.preview(position, move, layout)].map((drawing) => svgOf(box, drawing));
}

const svgOf = (box, drawing) => `<svg viewBox="${box.map((n) => n.toFixed(1)).join(" ")}" aria-hidden="true">${drawing}</svg>`;

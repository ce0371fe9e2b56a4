// Places of pasted texts: links of this page, short addresses, keys of positions, positions in JSON, ids of puzzles.

import { Refusal, isPassing, post } from "./api.js";
import { address } from "./router.js";

const GAME = "([a-z]+)";
/** Short addresses, and the places of the page that they stand for. */
const SHORT = [
  [new RegExp(`/g/${GAME}/(.+)$`), ([, id, key]) => address(id, "play", { key })],
  [new RegExp(`/r/${GAME}/([^/]+)$`), ([, id, record]) => address(id, "review", { record })],
  [new RegExp(`/daily/${GAME}/([^/]+)$`), ([, id, date]) => address(id, "puzzle", { rest: [date] })],
];
/** The id of a puzzle or of a set, alone or in its address; it begins with the game. */
const PUZZLE = /^(?:.*\/)?(([a-z]+)-(set[-~])?[^/?#\s|]+)$/i;

/**
 * Promises the place of a pasted text on this page, as a fragment; null if it has none. `games` are the games,
 * and `readKey(key)` promises the game of a position with its key.
 */
export async function placeOfPasted(text, games, readKey) {
  const [, fragment] = /#(\/[^#]*)/.exec(text) ?? [];
  if (fragment) return `#${fragment}`;
  const path = /^[a-z]+:\/\//i.test(text) ? new URL(text).pathname.split("/").map(decoded).join("/") : text;
  for (const [form, place] of SHORT) {
    const found = form.exec(path.replace(/(?<!\|)\/$/, ""));
    if (found && games.some(({ id }) => id === found[1])) return place(found);
  }
  const [, puzzle, id, isSet] = PUZZLE.exec(path) ?? [];
  if (puzzle && games.some((game) => game.id === id.toLowerCase())) return address(id.toLowerCase(), "puzzle", { rest: [isSet ? "set" : "id", puzzle] });
  const found = await readKey(positionIn(text));
  return found ? address(found.game.id, "play", { key: found.key }) : null;
}

const decoded = (part) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** A position in JSON, alone or as a member of an answer; any other text as it is. */
function positionIn(text) {
  if (!text.startsWith("{")) return text;
  try {
    const value = JSON.parse(text);
    return value.position ?? value;
  } catch {
    return text;
  }
}

/**
 * The game of which a text is a position, with the problem if the text has the game's form but breaks its rules.
 * Null if the text has the form of no game.
 */
async function gameOfKey(key, games, signal) {
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
export function placeOf(text, games, signal) {
  return placeOfPasted(text, games, async (key) => {
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

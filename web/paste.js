// Places of pasted texts: links of this page, short addresses, keys of positions, positions in JSON, ids of puzzles.
// This module is loaded when a text was pasted, and imports nothing, so that it is a file of its own.

const GAME = "([a-z]+)";
/** Short addresses, and the places of the page that they stand for. */
const SHORT = [
  [new RegExp(`/g/${GAME}/(.+)$`), ([, id, key], address) => address(id, "play", { key })],
  [new RegExp(`/r/${GAME}/([^/]+)$`), ([, id, record], address) => address(id, "review", { record })],
  [new RegExp(`/daily/${GAME}/([^/]+)$`), ([, id, date], address) => address(id, "puzzle", { rest: [date] })],
];
/** The id of a puzzle or of a set, alone or in its address; it begins with the game. */
const PUZZLE = /^(?:.*\/)?(([a-z]+)-(set[-~])?[^/?#\s|]+)$/i;

/**
 * Promises the place of a pasted text on this page, as a fragment; null if it has none. `games` are the games,
 * `address` makes a fragment (router.js), and `gameOfKey(key)` promises the game of a position (games.js).
 */
export async function placeOfPasted(text, games, address, gameOfKey) {
  const [, fragment] = /#(\/[^#]*)/.exec(text) ?? [];
  if (fragment) return `#${fragment}`;
  const path = /^[a-z]+:\/\//i.test(text) ? new URL(text).pathname.split("/").map(decoded).join("/") : text;
  for (const [form, place] of SHORT) {
    const found = form.exec(path.replace(/(?<!\|)\/$/, ""));
    if (found && games.some(({ id }) => id === found[1])) return place(found, address);
  }
  const [, puzzle, id, isSet] = PUZZLE.exec(path) ?? [];
  if (puzzle && games.some((game) => game.id === id.toLowerCase())) return address(id.toLowerCase(), "puzzle", { rest: [isSet ? "set" : "id", puzzle] });
  const found = await gameOfKey(positionIn(text));
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

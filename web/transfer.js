// Everything that the page keeps in the browser as one text, and the way back: on another device, the two are joined.

import { store } from "./dom.js";
import { fitting, isKnown } from "./stored-values.js";

const PREFIX = "tessera.";
/** Most earlier games of a game that are kept. */
const MOST_PAST = 12;
/** Puzzles fetched ahead and the state of the clock stay on their device. */
const isPortable = (name) => isKnown(name) && !/^(stock\.|ahead$)/.test(name);
const names = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)).filter(isPortable);

/** All kept values as a text. */
export const exported = () => JSON.stringify({ tessera: 1, kept: Object.fromEntries(names().map((name) => [name, store.get(name)])) });

/** True for a list or a table without anything in it, at any depth. */
const isEmpty = (value) => typeof value === "object" && value !== null && Object.values(value).every(isEmpty);

/** Joins the values of a text with the present ones; returns their number, 0 if the text has none. */
export function imported(text) {
  let kept;
  try {
    ({ kept } = JSON.parse(text));
  } catch {
    return 0;
  }
  if (typeof kept !== "object" || kept === null) return 0;
  const fit = Object.entries(kept).filter(([name]) => isPortable(name)).map(([name, value]) => [name, fitting(name, value)]).filter(([, value]) => value !== null && !isEmpty(value));
  for (const [name, value] of fit) {
    const own = store.get(name);
    store.set(name, own === null ? value : (JOINED[name.split(".")[0]]?.(own, value, name) ?? own));
  }
  return fit.length;
}

/** A solved day wins over one whose solution was seen, and that over an open one. */
const joinedDay = (own, other) => (own?.solved || (own?.seen && !other.solved) ? own : other.solved || other.seen || !own ? other : own);
const games = (list) => [...new Map(list.map((game) => [JSON.stringify(game.tree), game])).values()].sort((a, b) => (b.date ?? "").localeCompare(a.date ?? "")).slice(0, MOST_PAST);

const union = (first, last) => [...new Set([...first, ...last])];

/** How two values are joined, by the first part of their name; of all others this device keeps its own. */
const JOINED = {
  daily: (own, other) => ({ ...own, ...Object.fromEntries(Object.entries(other).map(([date, day]) => [date, joinedDay(own[date], day)])) }),
  set: (own, other) => Array.from({ length: Math.max(own.length, other.length) }, (_, i) => joinedDay(own[i], other[i] ?? {})),
  storm: (own, other) => Math.max(own, other),
  lesson: (own, other) => union(own, other),
  seen: (own, other) => union(other, own),
  failed: (own, other) => [...new Map([...other, ...own].map((puzzle) => [puzzle.id, puzzle])).values()],
  solver: (own, other) => (own.solved + own.failed >= other.solved + other.failed ? own : other),
  past: (own, other) => games([...own, ...other]),
  // The other device's game becomes an earlier one.
  game(own, other, name) {
    const past = name.replace("game", "past");
    if (JSON.stringify(own.tree) !== JSON.stringify(other.tree) && other.tree.nodes.length) store.set(past, games([other, ...(store.get(past) ?? [])]));
    return own;
  },
};

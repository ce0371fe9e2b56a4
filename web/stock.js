// Puzzles fetched ahead, so that another one is there at once.

import { postPatiently } from "./api.js";
import { store } from "./dom.js";

const MOST = 3;
/** A puzzle fetched ahead may lie so far outside of the ratings that are wished for by now: a first failure takes some 300 points. */
const SLACK = 300;
const name = (id, wish) => `stock.${id}.${wish.type ?? ""}.${wish.level ?? (wish.rating ? "rated" : "")}`;
const suits = ({ rating: [low, high] = [-Infinity, Infinity] }) => ({ rating }) => rating >= low - SLACK && rating <= high + SLACK;
const underWay = new Map();

/** A puzzle of a wish: `{ type, level }` or `{ rating: [low, high] }`; null when none is found in the time of a request. */
export async function takePuzzle(id, wish, signal) {
  const key = name(id, wish);
  const found = take(key, wish);
  if (found) return found;
  // One that is being fetched already is waited for.
  const coming = underWay.get(key);
  if (coming) {
    await coming;
    signal.throwIfAborted();
    const come = take(key, wish);
    if (come) return come;
  }
  const { puzzles } = await postPatiently(`/v1/${id}/puzzles`, wish, signal);
  return puzzles[0] ?? null;
}

function take(key, wish) {
  const stock = store.get(key) ?? [];
  const at = stock.findIndex(suits(wish));
  // What suits no longer goes.
  store.set(key, stock.filter((puzzle, i) => i !== at && suits(wish)(puzzle)));
  return stock[at] ?? null;
}

/** Fetches one ahead, quietly. */
export function stockUp(id, wish) {
  const key = name(id, wish);
  if ((store.get(key) ?? []).length >= MOST || underWay.has(key) || !navigator.onLine) return;
  const fetched = postPatiently(`/v1/${id}/puzzles`, wish)
    .then(({ puzzles }) => store.set(key, [...(store.get(key) ?? []), ...puzzles].slice(0, MOST)))
    // When it is wanted it is asked for again, and then a failure is told.
    .catch(() => {})
    .finally(() => underWay.delete(key));
  underWay.set(key, fetched);
}

// Puzzles fetched ahead, a page of the library at a time, so that the next one is there at once and without a network.

import { AT_ONCE, Refusal, get, languageOf, post } from "./api.js";
import { noteNewest, today } from "./daily-history.js";
import { store } from "./dom.js";
import { language } from "./i18n.js";

/** Puzzles of one request, and most ids that it excludes. Such a request is answered at once, even by a busy service. */
const PAGE = 10;
const MOST_EXCLUDED = 100;
/** At this number of puzzles left, the next page is fetched. */
const FEW = 3;
/** Most puzzles of a game that are remembered as seen. */
const MOST_SEEN = 1000;
/** Rating points by which a puzzle fetched ahead may miss the wished range: a first failure costs about 90 points, 140 at most. */
const SLACK = 100;
const name = (id, wish) => `stock.${id}.${wish.type ?? ""}.${wish.level ?? (wish.rating ? "rated" : "")}`;
const suits = ({ rating: [low, high] = [-Infinity, Infinity] }) => ({ rating }) => rating >= low - SLACK && rating <= high + SLACK;
const underWay = new Map();

/** Ids of the puzzles of a game that were shown in this browser, the latest last. */
export const seen = {
  of: (id) => store.get(`seen.${id}`) ?? [],
  note: (id, puzzle) => store.set(`seen.${id}`, [...seen.of(id).filter((other) => other !== puzzle), puzzle].slice(-MOST_SEEN)),
};

/** The puzzle of a day; if this device's clock is ahead of the service's newest day, the puzzle of that one. */
export async function puzzleOf(id, date, signal, options) {
  const path = `/v1/${id}/puzzles/daily`;
  try {
    return await get(`${path}?date=${date}`, signal, options);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404 || date !== today()) throw error;
    const puzzle = await get(path, signal, options);
    noteNewest(puzzle.date);
    return puzzle;
  }
}

/** A puzzle of a wish, `{ type, level }` or `{ type, rating: [low, high] }`; null when there is none. */
export async function takePuzzle(id, wish, signal) {
  const found = take(id, wish);
  if (found) return found;
  // If the page is already being fetched, this waits for it.
  await underWay.get(name(id, wish));
  signal.throwIfAborted();
  const come = take(id, wish);
  if (come) return come;
  const [known = null] = await fetchPage(id, wish, signal);
  return take(id, wish) ?? known;
}

/** The puzzles that were not seen yet. */
function unseen(id, puzzles) {
  const known = new Set(seen.of(id));
  return puzzles.filter((puzzle) => !known.has(puzzle.id));
}

function take(id, wish) {
  const key = name(id, wish);
  // Puzzles that no longer suit the wish are dropped, and so are those in the language of before.
  const [puzzle = null, ...rest] = unseen(id, (store.get(key) ?? []).filter((kept) => kept.lang === language && suits(wish)(kept)));
  store.set(key, rest);
  return puzzle;
}

/** Adds a page of the library to the stock; promises all puzzles of the page, including seen ones. */
async function fetchPage(id, wish, signal) {
  const path = `/v1/${id}/puzzles`;
  const exclude = seen.of(id).slice(-MOST_EXCLUDED);
  try {
    let page = await post(path, { ...wish, count: PAGE, exclude }, signal, AT_ONCE);
    // The solver may have seen all matching puzzles: then known ones are allowed.
    if (!page.puzzles.length) page = await post(path, { ...wish, count: PAGE }, signal, AT_ONCE);
    const key = name(id, wish);
    const kept = store.get(key) ?? [];
    const lang = languageOf(page);
    const puzzles = page.puzzles.map((puzzle) => ({ ...puzzle, lang }));
    store.set(key, [...kept, ...unseen(id, puzzles).filter((puzzle) => !kept.some((other) => other.id === puzzle.id))]);
    return puzzles;
  } catch (error) {
    // The game has no such puzzles.
    if (error.code === "impossible_options") return [];
    throw error;
  }
}

/** Fetches a page ahead in the background; not if the page is framed by another site. */
export function stockUp(id, wish) {
  const key = name(id, wish);
  if ((store.get(key) ?? []).length > FEW || underWay.has(key) || !navigator.onLine || parent !== window) return;
  // `takePuzzle` asks again, and reports a failure.
  underWay.set(key, fetchPage(id, wish).catch(() => {}).finally(() => underWay.delete(key)));
}

// The engine on this device (`/assets/…/engine/`): whether it is wanted and loaded, and the service's calls that it can
// answer. It is loaded after the page; if it fails, the service answers.

import { store } from "./dom.js";
import { language, readRenderer } from "./i18n.js";

/** Where the engine thinks: automatic (here up to the highest level's budget, otherwise on the service), or fixed. */
export const PLACES = ["automatic", "device", "service"];
/** The largest budget of an analysis before the end of a game, in nodes. */
const USUAL_NODES = 400_000;
/** Longest time of a call on this device, in milliseconds: a phone takes longer than the service. */
const MAX_TIME_MS = 60_000;
/** After this many failures in a row, all calls go to the service. */
const MOST_FAILURES = 3;

/** Kinds of calls that need an engine; all others go to the service while it can be reached. */
const WORK = ["analysis", "reply", "review", "check_puzzle", "puzzle_hint"];
const ABOUT_POSITIONS = { start: "start", moves: "moves", play: "play", score: "score", analysis: "analysis", "analysis/stream": "analysis", reply: "reply", review: "review" };
const ABOUT_PUZZLES = { check: "check_puzzle", hint: "puzzle_hint", solution: "puzzle_solution" };

/** The content ids of puzzles by their ids in the library, which the engine does not have. */
export const contentIds = new Map();

let coming = null;
let failures = 0;
const listeners = new Set();

export const place = {
  get: () => store.get("engine") ?? PLACES[0],
  set: (name) => store.set("engine", name),
};

/** Place that answered the last call that needed an engine: `device`, `service`, or `null`. */
export let lastPlace = null;

export function noteWork(where) {
  lastPlace = where;
  for (const listener of listeners) listener(where);
}

/** Calls `listener` with the place of each call that needed an engine. */
export const onWork = (listener) => void listeners.add(listener);

/** Begins to load the engine; promises it, or null if it can't be loaded. */
function loadEngine() {
  coming ??= load().catch(() => {
    coming = null;
    failures++;
    return null;
  });
  return coming;
}

async function load() {
  if (failures >= MOST_FAILURES || typeof WebAssembly !== "object") return null;
  const { createEngine } = await import("./engine/index.js");
  // The messages load with the engine, so that they are there when the network is gone.
  const [engine] = await Promise.all([createEngine({ maxTimeMs: MAX_TIME_MS }), readRenderer()]);
  isLoaded = true;
  return engine;
}
let isLoaded = false;

/** True if the engine is loaded, and may be used. */
export const isAtHand = () => isLoaded && failures < MOST_FAILURES && place.get() !== "service";

/** Loads the engine when the page has nothing else to do. */
export function loadEngineLater() {
  if (coming || place.get() === "service" || navigator.connection?.saveData) return;
  const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000));
  idle(() => loadEngine(), { timeout: 4000 });
}

/** The engine's call that matches a request to the service; null when it has none. */
export function callBehind(path, body) {
  const [address, query] = path.split("?");
  const [, game, rest] = /^\/v1\/([a-z]+)\/(.+)$/.exec(address) ?? [];
  if (!game) return null;
  // A new puzzle in place of a page of the library.
  if (rest === "puzzles" && body) return { name: `${game}_puzzles`, kind: "puzzles", request: { ...body, count: 1, exclude: undefined, fresh: true } };
  if (ABOUT_POSITIONS[rest] && body) return { name: `${game}_${ABOUT_POSITIONS[rest]}`, kind: ABOUT_POSITIONS[rest], request: body };
  const [, name = "", about] = /^puzzles\/([^/]+)(?:\/(\w+))?$/.exec(rest) ?? [];
  const id = contentIds.get(decodeURIComponent(name)) ?? decodeURIComponent(name);
  // Only a content id, which contains a full stop, describes the whole puzzle. Days, sets and the library need the
  // service.
  if (!id.includes(".") || (about && !ABOUT_PUZZLES[about])) return null;
  const kind = about ? ABOUT_PUZZLES[about] : "puzzle";
  const request = { id, ...body };
  const asked = new URLSearchParams(query);
  if (asked.has("level")) request.level = +asked.get("level");
  if (asked.has("moves")) request.moves = asked.get("moves").split(";");
  return { name: `${game}_${kind}`, kind, request };
}

/** True if a call needs an engine. */
export const isWork = (call) => WORK.includes(call.kind);

/** True if a call runs on this device rather than on the service. */
export function isOwn(call) {
  if (!call || !isWork(call) || failures >= MOST_FAILURES) return false;
  const where = place.get();
  if (where !== "automatic") return where === "device";
  // Calls go to the service until the engine is loaded.
  return isLoaded && call.kind !== "review" && (call.request.limits?.nodes ?? 0) <= USUAL_NODES;
}

/**
 * Makes a call on this device. Promises `{ answer, language }`, where `language` is that of the answer's texts, or
 * null if the engine fails; throws the problems of the call.
 */
export async function makeHere(call, { signal, onProgress } = {}) {
  const engine = await loadEngine();
  signal?.throwIfAborted();
  if (!engine) return null;
  const say = await readRenderer();
  try {
    const answer = await engine.call(call.name, call.request, { signal, onProgress, say });
    failures = 0;
    return { answer, language };
  } catch (error) {
    signal?.throwIfAborted();
    // When this device runs out of time, the service may still succeed.
    if (error.document && error.status !== 503) throw error;
    if (!error.document) failures++;
    return null;
  }
}

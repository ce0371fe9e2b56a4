// Games kept in this browser: for each game the current one, earlier ones, and the progress in its lesson.

import { store } from "./dom.js";
import { Session } from "./session.js";
import { openSheet } from "./shell.js";
import { Tree } from "./tree.js";
import { address } from "./router.js";

const KEPT = 12;
const current = (id) => `game.${id}`;
const past = (id) => `past.${id}`;

/** The level of the engine in new games. A visitor's first game is against the weakest one. */
export const level = {
  chosen: () => store.get("level"),
  get: () => level.chosen() ?? 1,
  set: (value) => store.set("level", value),
};

/** Progress in a game's lesson, kept in this browser: the ids of its finished steps. */
export const progress = {
  finished: (id) => store.get(`lesson.${id}`) ?? [],
  /** The number of finished steps. */
  of: (id) => progress.finished(id).length,
  note: (id, step) => store.set(`lesson.${id}`, [...new Set([...progress.finished(id), step])]),
};

/** Saves a game, unless it is a position that was only looked at. */
export function remember(session) {
  if (session.isVisit) return;
  const { game, tree } = session;
  if (session.isForeign && !session.isKept) archive(game.id);
  session.isKept = true;
  const { over, winners } = session.result(tree.end);
  const { position } = session.node(tree.end);
  const outcome = over && { winners, scores: (position && session.resigned === null && game.scores?.(position, winners)) || null };
  store.set(current(game.id), { ...session.saved(), date: new Date().toISOString(), isOver: Boolean(over), ...outcome });
}

/** Moves the current game to the earlier ones when a new game takes its place. */
export function archive(id) {
  const saved = underWay(id);
  if (saved?.tree.nodes.length) store.set(past(id), [saved, ...earlier(id)].slice(0, KEPT));
}

/** Forgets the current game. */
export const forget = (id) => store.set(current(id), null);

/** The earlier games, the latest first. */
export const earlier = (id) => store.get(past(id)) ?? [];

/** The current game as it was saved, or null. */
export const underWay = (id) => store.get(current(id));

/**
 * Calls `changed` when another tab of this browser goes on with the current game of the open session. Saving the same
 * moves again, as a tab does that only opens the game, is no change.
 */
export function watchOtherTabs(openSessionOf, changed) {
  addEventListener("storage", ({ key }) => {
    const [, id] = /^tessera\.game\.(.+)$/.exec(key ?? "") ?? [];
    const session = id && openSessionOf(id);
    if (!session?.isKept) return;
    const saved = underWay(id);
    const own = session.saved();
    if (saved && JSON.stringify([saved.tree, saved.players, saved.resigned]) !== JSON.stringify([own.tree, own.players, own.resigned])) changed(id);
  });
}

function restored(game, saved) {
  try {
    return Object.assign(Session.restore(game, saved), { isKept: true });
  } catch {
    return null;
  }
}

const holds = (saved, key) => Tree.from(saved.tree).find(key) !== null;

/** Opens the game of an address: the current one, an earlier one, a position, a game from a link, or a new game. */
export async function openSession(app, { key, record }, signal) {
  const { game, sessions } = app;
  let session = sessions.get(game.id);
  if (record) {
    if (session?.record !== record) session = await Session.fromRecord(game, record, signal);
    signal.throwIfAborted();
    if (key) finds(app, session, key);
    sessions.set(game.id, session);
    return;
  }
  // From a game of a link, the visitor returns to their own game.
  if (session?.record) session = undefined;
  const kept = () => {
    const saved = underWay(game.id);
    return saved && restored(game, saved);
  };
  if (!session || (!key && session.isVisit)) session = kept();
  if (!session && !key) session = await Session.start(game, {}, (seats) => opponents(seats, usualSeat(game, seats)), signal);
  if (key && !(session && finds(app, session, key))) {
    if (session?.isVisit) session = kept();
    if (!(session && finds(app, session, key))) session = fromPast(app, key) ?? (await Session.fromKey(game, key, (seats) => Array(seats).fill(0), signal));
  }
  signal.throwIfAborted();
  sessions.set(game.id, session);
}

/** Goes to a key in a game; false if the game does not have it. */
function finds(app, { tree }, key) {
  const id = tree.find(key, app.tab === "play" ? tree.game : tree.at, tree.at, tree.game);
  if (id === null) return false;
  if (app.tab !== "play") tree.at = id;
  else if (tree.isOnLine(id)) tree.game = id;
  return true;
}

function fromPast(app, key) {
  const { game } = app;
  const list = earlier(game.id);
  const found = list.find((saved) => holds(saved, key));
  const session = found && restored(game, found);
  if (!session) return null;
  store.set(past(game.id), list.filter((saved) => saved !== found));
  archive(game.id);
  finds(app, session, key);
  return session;
}

/** Makes an earlier game the current one again. */
export function takeUp(app, saved) {
  const session = restored(app.game, saved);
  if (!session) return;
  store.set(past(app.game.id), earlier(app.game.id).filter(({ date }) => date !== saved.date));
  archive(app.game.id);
  app.sessions.set(app.game.id, session);
  remember(session);
  openSheet(app, false);
  app.goTo(address(app.game.id));
}

/** The seat of the visitor in a new game: until they choose a level, the one with the better chances. */
export const usualSeat = (game, seats) => (level.chosen() ? 0 : Math.min(game.betterSeat ?? 0, seats - 1));

/** The players: a person in one seat, the engine in the others; at level 0, people in all seats. */
export const opponents = (seats, mine = 0, strength = level.get()) => Array.from({ length: seats }, (_, seat) => (seat === mine || strength === 0 ? 0 : strength));

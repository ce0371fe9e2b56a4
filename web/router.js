// Addresses. Every view has one, in the fragment: `#/game/tab/more?p=key`. The page itself is at the root of
// the service, which may lie under a path of its host.

import { say } from "./i18n.js";

/** A place of a game: its id in addresses, its name, and its page title. */
const place = (id) => ({
  id,
  get name() {
    return say(`tab-${id}`);
  },
  title: (game) => say(`title-${id}`, { game }),
});

/** The tabs of a game. */
export const TABS = ["play", "learn", "puzzle", "analysis", "review"].map(place);
/** The editor of positions: reached from Analysis, not a tab of its own. */
const EDIT = place("edit");
/** The rules of a game: a page without the table. */
const RULES = place("rules");
const PLACES = [...TABS, EDIT, RULES];
export const placeOf = (id) => PLACES.find((place) => place.id === id);

/** Dialogs over a tab, with addresses of their own, so that Back closes them. */
const DIALOGS = ["new"];

/** The address of the calendar of all games, at a day or at the present one. */
export const DAYS = "days";
export const daysAddress = (date) => `#/${DAYS}${date ? `/${date}` : ""}`;

/** The place that an address names. Additions by embedders, such as `#?secret=…` by WordPress, are ignored. */
export function readAddress(hash) {
  const [own] = hash.replace(/^#\/?/, "").split("#");
  const [path, query] = own.split("?");
  const [id, name = "", ...rest] = path.split("/").map(safely);
  const dialog = DIALOGS.includes(name) ? name : null;
  const tab = placeOf(name) ? name : "play";
  const told = new URLSearchParams(query ?? "");
  return { id, tab, dialog, rest: id === DAYS ? [name] : name === tab ? rest : [], key: told.get("p"), record: told.get("r") };
}

/** The address of a game's tab; `record` is the code of a game that came with a link (record-code.js). */
export function address(id, tab = "play", { rest = [], key = null, record = null } = {}) {
  const parts = [id, ...(tab === "play" ? [] : [tab]), ...rest].map(encodeURIComponent);
  const query = [["r", record], ["p", key]].filter(([, value]) => value).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `#/${parts.join("/")}${query.length ? `?${query.join("&")}` : ""}`;
}

/** The root of the service, with a slash at its end. */
export const root = () => new URL(".", location).href;

/** Short addresses for sharing, in place of the page's own: chats show the board for them. */
export const shared = {
  position: (game, key) => `${root()}g/${game}/${encodeURIComponent(key)}`,
  record: (game, code) => `${root()}r/${game}/${code}`,
  puzzle: (game, { id }, date) => `${root()}${date ? `daily/${game}/${date}` : `p/${encodeURIComponent(id)}`}`,
};

function safely(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Calls `enter(route, signal)` for every address that is opened. The signal is aborted when the next one is opened, and
 * so is the signal of `renew`, which serves actions at one address.
 */
export class Router {
  constructor(enter) {
    this.enter = enter;
    this.controller = new AbortController();
    addEventListener("hashchange", () => this.go());
  }

  go() {
    /** True if Back leads to a place of this page. */
    this.hasHistory = this.here !== undefined;
    this.here = location.hash;
    return this.enter(readAddress(location.hash), this.renew());
  }

  /** Aborts all pending actions; returns the signal of the next ones. */
  renew() {
    this.controller.abort();
    this.controller = new AbortController();
    return this.controller.signal;
  }

  /** Replaces the address by that of the current state, unless the visitor has gone elsewhere already. */
  note(hash) {
    if (location.hash !== this.here || hash === this.here) return;
    history.replaceState(history.state, "", hash);
    this.here = location.hash;
  }
}

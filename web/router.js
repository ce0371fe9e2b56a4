// Addresses. Everything that is shown has one, in the fragment: `#/game/tab/more?p=key`. The page itself is at the root of
// the service, which may lie under a path of its host.

import { say } from "./words.js";

/** A place of a game: its id in addresses, its name, and the title of the page. */
const place = (id) => ({
  id,
  get name() {
    return say(`tab-${id}`);
  },
  title: (game) => say(`title-${id}`, { game }),
});

/** The tabs of a game. */
export const TABS = ["play", "learn", "puzzle", "analysis", "review"].map(place);
/** Where a position is set up: reached from Analysis, not a tab of its own. */
const EDIT = place("edit");
const PLACES = [...TABS, EDIT];
export const placeOf = (id) => PLACES.find((place) => place.id === id);

/** What opens over a tab, with an address of its own, so that Back closes it. */
export const DIALOGS = ["new"];
const FORMER = { rules: "learn" };

/** What an address shows. What embedders append to it, such as `#?secret=…` by WordPress, is passed over. */
export function readAddress(hash) {
  const [own] = hash.replace(/^#\/?/, "").split("#");
  const [path, query] = own.split("?");
  const [id, second = "", ...rest] = path.split("/").map(safely);
  const name = FORMER[second] ?? second;
  const dialog = DIALOGS.includes(name) ? name : null;
  const tab = placeOf(name) ? name : "play";
  const told = new URLSearchParams(query ?? "");
  return { id, tab, dialog, rest: name === tab ? rest : [], key: told.get("p"), record: told.get("r") };
}

/** The address of a game's tab; `record` is the code of a game that came with a link (record-code.js). */
export function address(id, tab = "play", { rest = [], key = null, record = null } = {}) {
  const parts = [id, ...(tab === "play" ? [] : [tab]), ...rest].map(encodeURIComponent);
  const query = [["r", record], ["p", key]].filter(([, value]) => value).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `#/${parts.join("/")}${query.length ? `?${query.join("&")}` : ""}`;
}

/** The root of the service, with a slash at its end. */
export const root = () => new URL(".", location).href;

/** What is sent to others in place of an address of the page: short, and chats show the board. */
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
 * Calls `enter(route, signal)` for every address that is gone to. The signal is raised when the next one is gone to,
 * and so is that of `renew`, for what happens at one address.
 */
export class Router {
  constructor(enter) {
    this.enter = enter;
    this.controller = new AbortController();
    addEventListener("hashchange", () => this.go());
  }

  go() {
    /** Whether Back leads to a place of this page. */
    this.hasHistory = this.here !== undefined;
    this.here = location.hash;
    return this.enter(readAddress(location.hash), this.renew());
  }

  /** Ends whatever is under way here; the signal of what begins now. */
  renew() {
    this.controller.abort();
    this.controller = new AbortController();
    return this.controller.signal;
  }

  /** Writes down where one is without going there. Who has just left is not brought back. */
  note(hash) {
    if (location.hash !== this.here || hash === this.here) return;
    history.replaceState(history.state, "", hash);
    this.here = location.hash;
  }
}

// The page: shows the place that the address names, and keeps the game going.

import { NEAR, Outdated, Refusal, Unreachable, inWords, isAbort, isPassing, onWaiting, part, post } from "./api.js";
import { loadEngineLater } from "./device.js";
import { announce, h, keep, refill } from "./dom.js";
import { frame, head, openSheet } from "./shell.js";
import { listGames } from "./games.js";
import { home } from "./home.js";
import { speakReadersLanguage } from "./language.js";
import { LATER } from "./later.js";
import { Play } from "./play.js";
import { Puzzles } from "./puzzle.js";
import { DAYS, Router, address, placeOf } from "./router.js";
import { archive, forget, openSession, remember, watchOtherTabs } from "./saved-games.js";
import { namesOf } from "./session.js";
import { offerSounds, toneOf } from "./sounds.js";
import { LATE, Table } from "./table.js";
import { dress } from "./theme.js";
import { say } from "./i18n.js";

const NAME = "Tessera";

class App {
  constructor() {
    this.main = document.getElementById("main");
    this.table = new Table({ play: (move) => this.play(move), explain: (source, target) => this.explain(source, target), refused: (...what) => this.panel.refused?.(...what) });
    this.panels = { play: new Play(this), puzzle: new Puzzles(this) };
    const first = this.main.querySelector(".table.first");
    if (first) {
      this.table.adopt(first);
      // It stays in view until the list of games is there.
      first.replaceWith(this.table.element);
    }
    this.sessions = new Map();
    this.games = [];
    /** True if the next review is to begin with the reader's mistakes. */
    this.isLearning = false;
    this.router = new Router((route, signal) => this.enter(route, signal));
    document.addEventListener("keydown", (event) => this.key(event));
    watchOtherTabs((id) => this.sessions.get(id), (id) => this.overtaken(id));
    this.router.go();
  }

  get session() {
    return this.sessions.get(this.game?.id);
  }

  get panel() {
    return this.panels[this.tab];
  }

  /** The node of the game's tree that is shown. */
  get cursor() {
    return this.tab === "play" ? this.session.tree.game : this.session.tree.at;
  }

  // Navigation.

  async enter(route, signal) {
    const late = this.main.querySelector(".game, .home") ? null : setTimeout(() => signal.aborted || refill(this.main, h("div", { class: "skeleton", role: "status", "aria-label": say("laid-out") })), LATE);
    try {
      this.games = await listGames(signal);
      const game = this.games.find(({ id }) => id === route.id) ?? null;
      // A dialog opens over the current tab.
      const tab = route.dialog && this.game === game && this.tab ? this.tab : route.tab;
      const from = this.game === game ? this.tab : null;
      if (route.id === DAYS) await this.need("days");
      else if (game && !game.isUndrawn) await this.need(tab);
      const Dialog = route.dialog && (await part(LATER.dialog));
      signal.throwIfAborted();
      clearTimeout(late);
      this.place(game, tab, route);
      if (route.id === DAYS) {
        await this.panels.days.open(route.rest[0], signal);
        refill(this.main, keep(this.panels.days.element));
      } else if (!game && route.id) refill(this.main, h("div", { class: "plain" }, h("h1", {}, say("nothing-here")), h("a", { href: "#/" }, say("all-games"))));
      else if (!game) refill(this.main, home(this));
      else if (game.isUndrawn) refill(this.main, h("p", { class: "plain" }, say("undrawn", { game: game.name }), " ", h("a", { href: "./swagger-ui/" }, say("undrawn-api"))));
      else if (this.panel.open) await this.panel.open(route, signal);
      else {
        await openSession(this, route, signal);
        // When the reader leaves the game, the other tabs begin at the position on the table.
        if (from === "play" && !route.key) this.session.tree.at = this.session.tree.game;
        await this.show(signal);
      }
      if (route.dialog && game && !signal.aborted) this.dialog = new Dialog(this);
      // The requested place is shown; now the engine may load.
      if (game) loadEngineLater();
    } catch (error) {
      clearTimeout(late);
      this.isLearning = false;
      this.fail(error, () => this.router.go(), "gone");
    }
  }

  /** Loads a panel, unless it is there. Meanwhile no clock runs in the game that was on the table. */
  async need(id) {
    if (this.panels[id]) return;
    this.panels.play.halt();
    if (this.table.element.isConnected) this.table.expect();
    this.panels[id] = new (await part(LATER[id]))(this);
  }

  /** Another tab went on with a game of this one. */
  overtaken(id) {
    const { session, tab } = this;
    if (this.game?.id !== id || session.record || this.panel.open) return void this.sessions.delete(id);
    this.panels.play.clock.stop();
    this.router.renew();
    this.table.notice(say("other-tab"), [{ label: say("other-tab-here"), primary: true, action: () => (this.sessions.delete(id), this.goTo(address(id, tab))) }]);
  }

  /** Sets the frame and the title for a place. */
  place(game, tab, route) {
    this.dialog?.close();
    this.dialog = null;
    announce("");
    // A dialog over the tab of a game from a link keeps that game.
    const record = route.dialog && this.game === game ? this.record : route.record;
    const same = this.game === game && this.tab === tab && this.record === record && this.main.querySelector(".game");
    this.panel?.leave?.();
    // If the place takes the focused link away, the focus goes on to the table.
    this.table.lost ||= this.main.contains(document.activeElement);
    Object.assign(this, { game, tab: game ? tab : null, record, isUnderDialog: Boolean(route.dialog) });
    head(this);
    const about = game && (route.dialog ? say("title-new", { game: game.name }) : placeOf(tab).title(game.name));
    document.title = about ? `${about} – ${NAME}` : say("title-home", { name: NAME });
    if (!game || game.isUndrawn || this.panel.isPage) return;
    if (!same) frame(this);
    this.table.expect();
  }

  /** Shows the current place of the game again; aborts all pending calls. */
  async refresh() {
    const signal = this.router.renew();
    try {
      await this.show(signal);
    } catch (error) {
      this.fail(error, () => this.refresh());
    }
  }

  /** Shows the current place of the game on table and panel, and lets the engine move if it is its turn. */
  async show(signal) {
    const { session, game, tab } = this;
    const id = this.cursor;
    this.panels.play.clock.stop();
    const node = await session.load(id, signal);
    signal.throwIfAborted();
    remember(session);
    if (!this.isUnderDialog) this.router.note(address(game.id, tab, { key: node.key, record: session.record }));
    if (session.isChance(node) && session.tree.next(id) === null) {
      const drawn = await session.draw(id, signal);
      signal.throwIfAborted();
      if (tab === "play") session.tree.play(drawn);
      else session.tree.explore(drawn);
      return this.show(signal);
    }
    // Whether the game is over decides what other tabs may show.
    if (game.seenBy && session.people.length > 1 && tab !== "play") await session.load(session.tree.end, signal);
    signal.throwIfAborted();
    const { over, winners } = session.result(id);
    const view = this.viewpoint(node, over);
    const mayMove = !over && view.mayMove && !this.panels.play.awaitsEngine(node);
    this.table.show({
      game, winners, finished: over, names: this.names(), levels: session.players, subject: session,
      step: session.lastDecision(id), before: session.unanswered(id, view.near).slice(0, -1),
      position: view.position,
      moves: mayMove ? node.legal : [],
      near: view.near,
      clocks: tab === "play" ? session.clock?.left : undefined,
      isNew: this.isAfter(id), tone: over ? toneOf(session, winners) : "move",
      ...this.panels.play.words(node, over, winners, view),
      ...(!view.isSealed && this.panel.overTable?.(node, over)),
    });
    this.shown = [session, id];
    this.panel.element.hidden = Boolean(view.isSealed);
    if (view.isSealed) openSheet(this, false);
    else await this.panel.show(signal, node);
  }

  /** True if a node comes after the one shown before: only then its move is animated. */
  isAfter(id) {
    const [session, before] = this.shown ?? [];
    return session === this.session && before !== id && session.tree.path(id).slice(-4).includes(before);
  }

  /** The seat from which the table is seen, the tiles that are covered, and whether a move may be made. */
  viewpoint(node, over) {
    const { session, game, tab } = this;
    const { people, players } = session;
    const turn = node.position.to_move;
    const alone = people.length === 1;
    const near = alone ? people[0] : people.length && !over ? turn : 0;
    const open = { position: node.position, near, mayMove: true };
    if (!game.seenBy || players.length === 1 || over || session.isForeign) return open;
    if (alone) {
      if (tab !== "play" && session.isPeeked) return { ...open, near: turn };
      return { position: game.seenBy(node.position, people[0]), near, mayMove: turn === people[0], isEngines: turn !== people[0] };
    }
    // Racks that people hide from each other are open in other tabs once the game is over.
    if (people.length > 1 && tab !== "play" && !session.result(session.tree.end).over) return { position: game.seenBy(node.position, -1), near, mayMove: false, isSealed: true };
    if (people.length > 1 && tab === "play") {
      const mayMove = players[turn] === 0 && session.uncovered === this.cursor;
      return { position: game.seenBy(node.position, mayMove ? turn : -1), near, mayMove, isCovered: players[turn] === 0 && !mayMove };
    }
    return open;
  }

  names() {
    return namesOf(this.session);
  }

  /** Shows a failure with the buttons that lead on; in the `state` "gone" of the table, without the position of another place. */
  fail(error, again, state) {
    if (isAbort(error)) return;
    const actions = [];
    const { game, session } = this;
    const isDamaged = session?.isKept && !session.isRead && error instanceof Refusal && !isPassing(error);
    if (isDamaged) actions.push({ label: say("new-game"), action: () => (forget(game.id), this.sessions.delete(game.id), this.goTo(address(game.id))), primary: true });
    else if (isPassing(error)) {
      actions.push({ label: say("try-again"), action: again, primary: true });
      addEventListener("online", again, { once: true, signal: this.router.controller.signal });
    } else if (error instanceof Outdated) actions.push({ label: say("load-again"), action: () => location.reload(), primary: true });
    else if (session) actions.push({ label: say("back-to-game"), action: () => this.refresh(), primary: true });
    else if (game) actions.push({ label: say("back-to-game"), action: () => this.goTo(address(game.id)), primary: true });
    if (![Refusal, Unreachable, Outdated].some((kind) => error instanceof kind)) console.error(error);
    const text = isDamaged ? say("game-damaged") : inWords(error);
    if (this.table.element.isConnected) this.table.notice(text, actions, state);
    else refill(this.main, h("div", { class: "plain" }, h("p", { role: "alert" }, text), actions.map(({ label, action }) => h("button", { type: "button", class: "primary", onclick: action }, label))));
  }

  goTo(hash) {
    if (location.hash === hash) this.router.go();
    else location.hash = hash;
  }

  // Actions.

  /** Plays a move made on the table. */
  async play(move) {
    if (this.panel.play) return this.panel.play(move);
    const { tree } = this.session;
    if (this.tab === "play") {
      this.panels.play.moved();
      if (this.session.record) this.takeOver();
      tree.play(move.move);
    } else tree.explore(move.move);
    return this.refresh();
  }

  /** Promises the engine's reason why a piece cannot be put there; empty when the attempt is no move of the game. */
  async explain(source, target) {
    const { game, table } = this;
    const move = game.attempt?.(table.position, source, target);
    if (!move) return "";
    try {
      await post(`/v1/${game.id}/play`, { position: table.position, moves: [move] }, undefined, NEAR);
      return "";
    } catch (error) {
      if (!(error instanceof Refusal) || isPassing(error)) return "";
      return game.refusal?.(error.rule, source) ?? error.sentence;
    }
  }

  moveByNotation(notation) {
    return this.session.node(this.cursor).legal?.find((move) => move.move === notation) ?? null;
  }

  /** Goes to a node of the tree. */
  go(id) {
    const { tree } = this.session;
    this.panels.play.isResigning = false;
    if (this.tab !== "play") tree.at = id;
    else if (tree.isOnLine(id)) tree.game = tree.at = id;
    return this.refresh();
  }

  /** Goes one decision back or forward. */
  async step(direction) {
    const { session, tab } = this;
    const { tree } = session;
    const neighbour = (id) => (direction < 0 ? tree.nodes[id].parent : tree.next(id));
    // In a game against the engine, the steps lead from one turn of the visitor to the next.
    const decides = ({ position, over }) => !position || over || (!session.isChance({ position, over }) && (tab !== "play" || !session.people.length || session.players[position.to_move] === 0));
    let to = neighbour(this.cursor);
    if (to === null || (tab === "play" && direction < 0 && !this.panels.play.mayUndo)) return;
    for (let next = neighbour(to); next !== null && !decides(tree.nodes[to]); next = neighbour(to)) to = next;
    await this.go(to);
  }

  /** Starts a new game's session; the previous game is archived. */
  begin(session) {
    const { game } = this;
    archive(game.id);
    this.sessions.set(game.id, session);
    remember(session);
  }

  /** Turns a game from a link into the visitor's own game. */
  takeOver() {
    Object.assign(this.session, { record: null, names: null });
    this.record = null;
    frame(this);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.target.closest("input, select, textarea, dialog")) return;
    if (!this.game || this.game.isUndrawn) return;
    const steps = { u: -1, r: 1, ArrowLeft: -1, ArrowRight: 1 };
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (name === "n") this.goTo(address(this.game.id, "new"));
    else if (steps[name] && this.session && !this.panel.open) this.step(steps[name]);
    else return;
    event.preventDefault();
  }
}

await speakReadersLanguage();
dress();
offerSounds();
onWaiting((text) => {
  const line = document.getElementById("waiting");
  line.textContent = text;
  line.hidden = !text;
});
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("main").focus();
});
// Inside the widget's frame: the page shows the puzzle alone and reports its height to the surrounding page.
if (new URLSearchParams(location.search).has("embed")) {
  document.body.classList.add("embed");
  new ResizeObserver(() => parent.postMessage({ tesseraHeight: document.body.scrollHeight }, "*")).observe(document.body);
}
new App();
// A page in a frame of another site is not kept for later.
// Another language than English comes with a file of its own, perhaps after the page has been loaded.
if (parent === window && document.readyState === "complete") keepForLater();
else if (parent === window) addEventListener("load", keepForLater);

/** Keeps the page and today's puzzles for use without a network. */
async function keepForLater() {
  try {
    await navigator.serviceWorker.register("./sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const [, release] = /.*\/assets\/([^/]+)\//.exec(import.meta.url);
    active.postMessage({ release });
  } catch {
    // Service workers are missing in this browser, or forbidden over plain HTTP: then the page needs the network.
  }
}

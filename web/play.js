// Playing: the engine's turns, and the panel next to the board.

import { inWords, isExpected, part, post } from "./api.js";
import { told } from "./action-bar.js";
import { Clock, newClock } from "./clock.js";
import { announce, h, refill, store } from "./dom.js";
import { engineChoice } from "./engine-choice.js";
import { moveList } from "./move-list.js";
import { copied } from "./results.js";
import { address, readAddress, shared } from "./router.js";
import { earlier, level, remember, takeUp } from "./saved-games.js";
import { Session, namesOf } from "./session.js";
import { openSheet } from "./shell.js";
import { has, levelInWords, levels, listed, moment, player, readMore, say } from "./i18n.js";

/** Least time before a reply appears, in milliseconds, so that the player sees it made. */
const LEAST_THOUGHT = 550;
/** The highest level at which the page warns of moves, and the time after which a move counts as considered. */
const [MOST_WARNED, CONSIDERED] = [3, 250];
/** Most moves that the service accepts in a request. */
const MOST_PLAYED = 1000;
const SPEEDS = { slow: 2500, normal: 1000, fast: 250 };

const wait = (milliseconds, signal) => new Promise((resolve, reject) => {
  const timer = setTimeout(resolve, Math.max(0, milliseconds));
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    reject(signal.reason);
  });
});

export class Play {
  constructor(app) {
    this.app = app;
    this.element = h("div", { class: "panel play" });
    this.speed = "normal";
    this.isPaused = false;
    app.table.considers = (move) => this.consider(move);
    this.clock = new Clock((session, seat) => this.resign(session, seat, true));
    addEventListener("pagehide", () => this.halt());
  }

  /** Stops the clock and saves the time that is left. */
  halt() {
    const { session } = this.clock;
    this.clock.stop();
    if (session) remember(session);
  }

  leave() {
    this.isResigning = false;
    this.halt();
  }

  /** True if the engine is to move at the end of the game, which is shown. */
  awaitsEngine(node) {
    const { app } = this;
    const { session } = app;
    return app.tab === "play" && app.cursor === session.tree.end && !session.result(app.cursor).over && session.players[node.position.to_move] > 0;
  }

  /** Texts and buttons of the bar below the board. */
  words(node, over, winners, view) {
    const { app } = this;
    const { session, tab, game } = app;
    const names = app.names();
    const name = names[node.position.to_move];
    const actions = [];
    if (over) {
      if (tab === "play") {
        actions.push({ label: say("rematch"), action: () => this.rematch(), primary: true });
        actions.push({ label: say("learn-from-mistakes"), action: () => {
          app.goTo(address(game.id, "review", { record: session.record }));
          app.isLearning = true;
        } });
      }
      const why = session.resigned !== null && app.cursor === session.tree.end
        ? say(session.isLate ? "ran-out-of-time" : "gave-up", player(names[session.resigned])) : game.ending?.(node.position, winners, names);
      const scores = node.over ? game.scores?.(node.position, winners) : null;
      return { prompt: [result(winners, names, scores), why].filter(Boolean).join(" "), actions };
    }
    if (session.isChance(node)) return { prompt: say("tiles-drawn"), actions };
    if (this.isResigning && this.mayResign && tab === "play") {
      const seat = session.people.includes(node.position.to_move) ? node.position.to_move : session.people[0];
      actions.push({ label: say("resign-yes"), action: () => this.resign(session, seat) }, { label: say("resign-no"), key: "resign-no", primary: true, action: () => this.askToResign(false) });
      return { prompt: say("resign-ask"), thinking: this.awaitsEngine(node), actions };
    }
    if (view.isCovered) {
      actions.push({ label: say("show-tiles", { name }), primary: true, action: () => ((session.uncovered = app.cursor), app.refresh()) });
      return { prompt: say("hand-over", { name }), actions };
    }
    if (view.isSealed) return { prompt: say("tiles-hidden"), actions };
    if (view.isEngines && tab !== "play") {
      actions.push({ label: say("show-engines-tiles"), action: () => ((session.isPeeked = true), app.refresh()) });
      return { prompt: say("engines-tiles-hidden"), actions };
    }
    if (this.awaitsEngine(node)) return { prompt: say("player-thinks", { name }), thinking: true, actions };
    const turn = say("turn", player(name));
    if (tab === "play") {
      const [first, second] = this.hasMoved
        ? [{ label: say("undo"), action: () => app.step(-1) }, this.mayResign && { label: say("resign"), key: "resign", action: () => this.askToResign(true) }]
        : [{ label: say("tab-rules"), action: () => app.goTo(address(game.id, "rules")) }];
      const redo = session.tree.game !== session.tree.end && { label: say("redo"), action: () => app.step(1) };
      actions.push(...[first, redo, second].filter(Boolean).map((action) => ({ ...action, isNarrow: true })));
    }
    const rested = tab === "play" ? "" : say("try-move");
    return { prompt: rested || [turn, this.ask(node)].filter(Boolean).join(" "), actions };
  }

  /** The request to choose a move; empty if the buttons alone have the moves. */
  ask({ legal, position }) {
    const { game } = this.app;
    if (!legal.some((move) => game.ways(move).length)) return game.hasHand ? "" : say("only-pass");
    return [game.hasHand ? say("ask-tile") : say(`${game.id}-ask`), game.legend?.(position)].filter(Boolean).join(" ");
  }

  overTable(node, over) {
    // The place of the engine's first move is kept free, so that the board stays where it is.
    return { above: (!over && this.aim()) || [this.plan(), this.lastMove() ?? (this.awaitsEngine(node) && told("", "\u00a0"))] };
  }

  /** True once a person has made a move. */
  get hasMoved() {
    const { session, cursor } = this.app;
    return session.tree.path(cursor).some((id) => session.players[session.node(id).step?.seat] === 0);
  }

  /** True if there is a move to take back; in a game against engines, one of a person. */
  get mayUndo() {
    const { session, cursor } = this.app;
    return session.people.length ? this.hasMoved : cursor > 0;
  }

  /** The aim of the game, until the visitor has moved; a plan comes in its place. */
  aim() {
    const { session, game } = this.app;
    const [seat, other] = session.people;
    return !session.plan && seat !== undefined && !this.hasMoved && told("aim", say(`aim-${game.id}`, { seat: other === undefined ? seat : "any" }));
  }

  /** The plan of the lesson from which the game was started, open until the visitor has moved. */
  plan() {
    const { app } = this;
    const { session } = app;
    const { plan } = session;
    if (!plan) return null;
    if (!has(plan)) {
      // After a reload, the texts of lessons are not there yet.
      this.lessons ??= readMore("lessons").then(() => app.refresh(), (error) => console.error(error));
      return null;
    }
    return h("details", { class: "told hint plan", "data-k": "plan", open: session.isPlanOpen ?? !this.hasMoved },
      h("summary", { onclick: ({ currentTarget }) => (session.isPlanOpen = !currentTarget.parentElement.open) }, say("lesson-plan")), say(plan));
  }

  /** Tells and marks what the opponent could do if it were to move, in a game whose page knows the position to ask about. */
  async warn(signal, { position }) {
    const { app } = this;
    const { game, session, table } = app;
    const { moves } = table;
    const turned = moves.length > 0 && game.turned?.(position, moves);
    if (!turned) return;
    try {
      const found = game.facing(moves, await this.movesIn(turned, signal));
      if (signal.aborted || !found || this.isResigning) return;
      table.threaten(found.threats ?? []);
      // In place of the usual sentence, so that the bar keeps its height; people at one device see whose turn it is.
      const turn = session.people.length > 1 && say("turn", player(app.names()[position.to_move]));
      table.tell({ prompt: [turn, found.text].filter(Boolean).join(" ") });
    } catch (error) {
      // The game goes on without the marks.
      if (!isExpected(error)) throw error;
    }
  }

  /** Tells what a move under consideration leaves to the opponent; a weak engine's opponent is warned of wins, too, because beginners do not see them. */
  consider(move) {
    clearTimeout(this.considering);
    const { app } = this;
    const { game, session, table, tab } = app;
    const level = Math.max(0, ...(session?.players ?? []));
    const isBeginner = level > 0 && level <= MOST_WARNED;
    if (!move || tab !== "play" || !game.turned || move.wins || (game.warnsBeginners && !isBeginner)) return;
    const { signal } = app.router.controller;
    this.considering = setTimeout(async () => {
      try {
        const { key, over, position } = await post(`/v1/${game.id}/play`, { position: table.position, moves: [move.move] }, signal);
        if (over || position.to_move === table.position.to_move) return;
        const found = game.leaving(await this.movesIn(key, signal), isBeginner);
        if (signal.aborted || !found || table.considered() !== move) return;
        announce(found.text);
        table.warn(found.threats ?? [], found.text);
      } catch (error) {
        // The move can be made without the warning.
        if (!isExpected(error)) throw error;
      }
    }, CONSIDERED);
  }

  async movesIn(position, signal) {
    return (await post(`/v1/${this.app.game.id}/moves`, { position }, signal)).moves;
  }

  async show(signal, node) {
    this.draw(node);
    this.warn(signal, node);
    const { app } = this;
    const { session, game } = app;
    if (app.table.moves.length && app.cursor === session.tree.end) this.clock.run(session, node.position.to_move);
    if (!this.awaitsEngine(node)) return;
    if (!session.people.length && this.isPaused && !this.isStep) return;
    this.isStep = false;
    const began = performance.now();
    const seat = node.position.to_move;
    // An engine that must not see everything gets the position alone. The others get all moves, to avoid repetitions.
    const isHidden = game.seenBy && session.players.length > 1;
    const played = session.tree.moves(app.cursor);
    const asked = isHidden ? { position: game.seenBy(node.position, seat) }
      : played.length <= MOST_PLAYED ? { position: session.tree.nodes[0].key, played } : { position: node.key };
    const answer = await post(`/v1/${game.id}/reply`, { ...asked, level: session.players[seat] }, signal);
    const least = session.people.length ? LEAST_THOUGHT : SPEEDS[this.speed];
    await wait(least - (performance.now() - began), signal);
    session.tree.play(answer.move.move);
    announce(say("named", { name: app.names()[seat], text: game.effect(answer.move, answer.position) }));
    await app.show(signal);
  }

  draw(node) {
    const { app } = this;
    const { session } = app;
    const { tree } = session;
    const button = (label, action, disabled, more) => h("button", { type: "button", "data-k": label, disabled, onclick: action, ...more }, label);
    const over = session.result(tree.end).over;
    refill(this.element,
      session.isForeign && !session.isKept && h("p", { class: "state" }, `${say(session.record ? "foreign-game" : "foreign-position")} `, h("a", { href: address(app.game.id) }, say("back-to-game"))),
      h("div", { class: "row controls" },
        button(say("undo"), () => app.step(-1), !this.mayUndo),
        button(say("redo"), () => app.step(1), tree.game === tree.end),
        button(say("share-position"), () => this.share()),
        (over || !app.game.seenBy || !session.players.some((level) => level > 0)) && button(say("share-game"), () => this.shareGame(), tree.end === 0),
        !over && session.people.length > 0 && button(say("resign"), () => this.askToResign(true), !this.mayResign, { class: "wide" }),
        h("a", { class: "button wide", "data-k": "rules", href: address(app.game.id, "rules") }, say("tab-rules")),
        h("a", { class: "button primary", "data-k": "new", href: address(app.game.id, "new") }, say("new-game"))),
      !session.people.length && this.pace(),
      h("p", { class: "said", role: "status" }, this.said ?? ""),
      h("div", { class: "scroll" }, moveList(app)),
      this.players(), this.entry(), this.past());
    this.said = "";
    scrollTo(this.element.querySelector(".scroll"));
  }

  /** The moves of the last turn, in words. */
  lastMove() {
    const { session, game, cursor } = this.app;
    const steps = session.lastTurn(cursor);
    const text = steps.map((step) => game.inShort?.(step) ?? game.effect(step, session.node(cursor).position)).join("; ");
    return text ? told("", say("named", { name: this.app.names()[steps[0].seat] ?? "", text })) : null;
  }

  /** Controls of a game between engines: stop, step and speed. */
  pace() {
    const { app } = this;
    return h("div", { class: "row" },
      h("button", { type: "button", "data-k": "pause", onclick: () => ((this.isPaused = !this.isPaused), app.refresh()) }, this.isPaused ? say("go-on") : say("pause")),
      h("button", { type: "button", "data-k": "one", disabled: !this.isPaused, onclick: () => ((this.isStep = true), app.refresh()) }, say("one-move")),
      h("label", {}, `${say("speed")} `, h("select", { "data-k": "speed", onchange: (event) => (this.speed = event.target.value) },
        Object.keys(SPEEDS).map((name) => h("option", { value: name, selected: name === this.speed }, say("speed-name", { name }))))));
  }

  players() {
    const { app } = this;
    const { session } = app;
    const strength = Math.max(...session.players);
    const seats = h("div", { class: "row players" }, session.players.map((l, seat) =>
      h("label", {}, `${say("player", { number: seat + 1 })} `, h("select", {
        "data-k": `player-${seat}`,
        onchange: (event) => {
          session.players[seat] = event.target.value === "engine" ? strength || level.get() : 0;
          app.refresh();
        },
      }, [["person", say("played-by-person")], ["engine", say("played-by-engine")]].map(([value, label]) => h("option", { value, selected: (l > 0) === (value === "engine") }, label))))));
    const slider = strength > 0 && h("label", { class: "level" }, `${say("strength-of-engine")} `, h("input", {
      type: "range", min: "1", max: `${levels(app.game).length}`, value: `${strength}`, "data-k": "level",
      oninput: (event) => {
        const chosen = +event.target.value;
        level.set(chosen);
        session.players = session.players.map((l) => (l ? chosen : 0));
        event.target.closest(".row").querySelector("output").textContent = levelInWords(app.game, chosen);
      },
      onchange: () => {
        remember(session);
        app.refresh();
      },
    }));
    return h("details", { class: "who", open: store.get("who-open") ?? false, ontoggle: (event) => store.set("who-open", event.target.open) },
      h("summary", {}, say("players")), seats, slider && h("div", { class: "row" }, slider, h("output", {}, levelInWords(app.game, strength))), engineChoice());
  }

  /** A field for moves in notation, the fastest input for players who know it. */
  entry() {
    const { app } = this;
    const legal = app.table.moves;
    const input = h("input", { "data-k": "entry", autocomplete: "off", spellcheck: "false", "aria-label": say("move-in-notation"), placeholder: legal[0]?.move ?? "" });
    input.setAttribute("list", "legal-moves");
    const form = h("form", {
      class: "row entry",
      onsubmit: (event) => {
        event.preventDefault();
        const { elements: [field], nextElementSibling: message } = event.currentTarget;
        const text = field.value.trim();
        const move = app.moveByNotation(text);
        if (move && app.table.moves.length) {
          field.value = "";
          app.play(move);
        } else message.textContent = text ? say("no-legal-move", { text }) : say("type-move-first");
      },
    }, input, h("button", { type: "submit" }, say("make-move")), h("datalist", { id: "legal-moves" }, legal.slice(0, 400).map((move) => h("option", { value: move.move }))));
    return h("details", { class: "by-notation" }, h("summary", {}, say("type-move", { count: legal.length })), form, h("p", { class: "message", role: "alert" }));
  }

  past() {
    const { app } = this;
    const list = earlier(app.game.id);
    if (!list.length) return null;
    return h("details", { class: "past" }, h("summary", {}, say("earlier-games", { count: list.length })),
      h("ul", {}, list.map((saved) => h("li", {}, h("button", { type: "button", class: "link", onclick: () => takeUp(app, saved) },
        say("earlier-game", { date: moment(saved.date), level: Math.max(...saved.players), result: outcome(saved) }))))));
  }

  async share() {
    const { id, key } = readAddress(location.hash);
    this.note((await copied(key ? shared.position(id, key) : location.href)) ? say("link-copied") : say("link-in-address"));
  }

  /** Shares the whole game as a link. The engine's tiles stay hidden as long as the game goes on. */
  async shareGame() {
    const { session } = this.app;
    try {
      const { MAX_CODE, encode, recordOf } = await part(() => import("./record-code.js"));
      const code = session.record ?? (await encode(recordOf(session, session.result(session.tree.end))));
      if (code.length > MAX_CODE) return this.note(say("game-too-long"));
      const link = shared.record(session.game.id, code);
      return this.note((await copied(link)) ? say("game-link-copied") : link);
    } catch (error) {
      return this.note(inWords(error));
    }
  }

  note(text) {
    this.element.querySelector(".said").textContent = text;
  }

  get mayResign() {
    const { tree } = this.app.session;
    return tree.end > 0 && tree.game === tree.end;
  }

  /** Asks below the board; a move chosen there is let go, and the engine goes on thinking. */
  askToResign(isResigning) {
    const { app } = this;
    // A notice has to be answered first.
    if (app.table.isStopped) return;
    const node = app.session.node(app.cursor);
    this.isResigning = isResigning;
    app.table.show({ ...app.table.view, ...this.words(node, false, [], app.viewpoint(node, false)) });
    if (isResigning) app.table.bar.element.querySelector('[data-k="action-resign-no"]')?.focus({ preventScroll: true });
    else this.warn(app.router.controller.signal, node);
  }

  /** A person has made a move, perhaps instead of those before giving up. */
  moved() {
    this.clock.stop(true);
    this.isResigning = false;
    Object.assign(this.app.session, { resigned: null, isLate: false });
  }

  resign(session, seat, isLate = false) {
    this.isResigning = false;
    Object.assign(session, { resigned: seat, isLate });
    openSheet(this.app, false);
    this.app.refresh();
  }

  /** Starts the same game again; the first move passes to the next seat. */
  async rematch() {
    const { app } = this;
    const { session, game } = app;
    const signal = app.router.renew();
    try {
      // After a reload only the last position is loaded.
      const { position } = await session.load(0, signal);
      const options = game.optionsOf?.(position) ?? {};
      const { players } = session;
      const next = await Session.start(game, options, () => [...players.slice(-1), ...players.slice(0, -1)], signal);
      next.clock = newClock(session.clock?.choice, next.players);
      app.begin(next);
      await app.show(signal);
    } catch (error) {
      app.fail(error, () => this.rematch());
    }
  }
}

/** The result of an earlier game in words, or how far it has come. */
const outcome = ({ isOver, winners, players, scores, tree }) =>
  (isOver && winners ? result(winners, namesOf({ players }), scores) : say("earlier-open", { moves: tree.nodes.length }));

/** Scrolls the current move into view inside its own list; the page itself never scrolls. */
export function scrollTo(box) {
  const current = box?.querySelector('[aria-current="step"]');
  if (!current) return;
  const [inner, outer] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 2;
}

/** The result of a game in words; `scores` are by seat, or null. */
export function result(winners, names, scores = null) {
  if (!winners.length) return say("draw");
  const list = winners.map((seat) => names[seat]);
  if (winners.length === 1 && scores?.length > 1) {
    const [first, second, ...more] = [...scores].sort((a, b) => b - a);
    const told = more.length ? listed([first, second, ...more].map(String)) : say("score-of-two", { first, second });
    return say("won-by", { ...player(list[0]), scores: told });
  }
  if (winners.length === 1) return say("won", player(list[0]));
  if (winners.length === names.length) return say("all-share");
  return say("some-share", { names: listed(list) });
}

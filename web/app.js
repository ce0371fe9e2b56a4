// The page: what the address says is shown; the game goes on.

import { Analysis, spaced } from "./analysis.js";
import { get, getText, inWords, post } from "./api.js";
import { announce, drawn, h, refill, store } from "./dom.js";
import { GAMES, gameOf } from "./games.js";
import { home } from "./home.js";
import { PuzzlePanel } from "./puzzle.js";
import { Review } from "./review.js";
import { Session, isDraw } from "./session.js";
import { Table } from "./table.js";

const TABS = [
  ["play", "Play"],
  ["puzzle", "Puzzle"],
  ["analysis", "Analysis"],
  ["review", "Review"],
  ["rules", "Rules"],
];
const LEVELS = ["", "beginner", "novice", "casual", "steady", "able", "strong", "expert", "the engine’s best"];
const randomSeed = () => Math.floor(Math.random() * 2 ** 48);

class App {
  constructor() {
    this.main = document.getElementById("main");
    this.table = new Table({ play: (move) => this.play(move) });
    this.analysis = new Analysis(this);
    this.review = new Review(this);
    this.puzzle = new PuzzlePanel(this);
    this.sessions = new Map();
    this.cards = new Map();
    this.legal = [];
    this.turn = 0;
    window.addEventListener("hashchange", () => this.route());
    document.addEventListener("keydown", (event) => this.key(event));
    this.head();
    this.route();
  }

  // The address.

  /** `#/game/tab/…?p=key` */
  read() {
    const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
    const [id, tab, ...rest] = path.split("/").map(decodeURIComponent);
    const game = gameOf(id);
    const known = TABS.some(([name]) => name === tab) ? tab : "play";
    return { game, tab: known, rest: known === tab ? rest : [], key: new URLSearchParams(query ?? "").get("p") };
  }

  async route() {
    const turn = ++this.turn;
    this.address = location.hash;
    this.analysis.halt();
    const { game, tab, rest, key } = this.read();
    Object.assign(this, { game, tab });
    this.head();
    document.title = game ? `${game.name} – Tessera` : "Tessera – five abstract games";
    if (!game) {
      refill(this.main, home());
      return;
    }
    this.frame();
    if (tab === "puzzle") {
      await this.puzzle.open(game, rest[0] === "id" ? { id: rest[1] } : { date: rest[0] });
      return;
    }
    // A tab keeps the game, even when its link is older than the move that was made last.
    const keeps = this.chosen === location.hash && Boolean(this.session);
    this.chosen = null;
    try {
      await this.moving?.catch(() => {});
      if (!keeps) await this.sessionFor(game, key);
    } catch (error) {
      if (turn === this.turn) this.fail(error);
      return;
    }
    if (turn === this.turn) await this.show();
  }

  /** Makes a move; who goes to another tab meanwhile waits for it. */
  async make(session, move, seed) {
    const moving = session.play(move, seed);
    this.moving = moving;
    try {
      await moving;
    } finally {
      if (this.moving === moving) this.moving = null;
    }
  }

  /** The game under way, the one that the address names, or a new one. */
  async sessionFor(game, key) {
    let session = this.sessions.get(game.id);
    if (session && (key ? session.here.key === key : !session.isVisit)) return;
    const saved = store.get(`game.${game.id}`);
    if (saved && (!session || session.isVisit)) {
      try {
        session = await Session.restore(game, saved);
      } catch {
        session = null;
      }
    }
    if (!session || (key && session.here.key !== key)) {
      session = key ? await Session.fromKey(game, key, (seats) => this.people(seats, key)) : await Session.start(game, {}, (seats) => this.opponents(seats));
    }
    this.sessions.set(game.id, session);
  }

  get session() {
    return this.sessions.get(this.game.id);
  }

  /** The first seat is a person's, the others the engine's. */
  opponents(seats, mine = 0, level = store.get("level") ?? 3) {
    return Array.from({ length: seats }, (_, seat) => (seat === mine || level === 0 ? 0 : level));
  }

  people = (seats) => Array(seats).fill(0);

  // The frame.

  head() {
    const nav = document.getElementById("games");
    const links = GAMES.map((game) => h("a", { href: `#/${game.id}`, "aria-current": this.game === game ? "page" : null, "data-k": game.id }, game.name));
    refill(nav, links);
    // On a narrow screen the row of games can be moved.
    const current = links[GAMES.indexOf(this.game)];
    if (current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - 24;
  }

  frame() {
    const { game, tab } = this;
    const tabs = h("nav", { class: "tabs", "aria-label": game.name },
      TABS.map(([id, name]) => h("a", {
        href: `#/${game.id}/${id}`, "aria-current": tab === id ? "page" : null, "data-k": `tab-${id}`,
        onclick: (event) => (this.chosen = event.currentTarget.hash),
      }, name)));
    this.panel = h("div", { class: "panels" });
    const panels = { analysis: this.analysis.element, review: this.review.element, puzzle: this.puzzle.element };
    this.panel.append(panels[tab] ?? h("div", { class: "panel" }));
    const focused = document.activeElement?.dataset?.k;
    this.main.replaceChildren(
      h("div", { class: "game" },
        h("h1", { class: "hidden" }, game.name),
        h("div", { class: "stage" }, this.table.element),
        h("aside", { class: "side", "aria-label": TABS.find(([id]) => id === tab)[1] }, tabs, this.panel)));
    if (focused?.startsWith("tab-")) this.main.querySelector(`[data-k="${focused}"]`)?.focus({ preventScroll: true });
  }

  fail(error) {
    const text = inWords(error);
    if (!text) return;
    refill(this.panel,
      h("div", { class: "panel" }, h("p", { class: "verdict error", role: "alert" }, text),
        h("p", {}, h("button", { type: "button", onclick: () => this.begin({}) }, "Start a new game"))));
    if (!this.session) this.table.element.querySelector(".board").replaceChildren();
  }

  // The game.

  subject() {
    const node = this.session.here;
    const { game } = this;
    return { game, node, position: game.seenBy && this.session.players.length > 1 ? game.seenBy(node.position, node.position.to_move) : node.position };
  }

  names() {
    const { players } = this.session;
    const people = players.filter((level) => level === 0).length;
    return players.map((level, seat) => {
      if (people === players.length || people === 0) return `Player ${seat + 1}`;
      if (level === 0) return people === 1 ? "You" : `Player ${seat + 1}`;
      return players.length === 2 ? "Engine" : `Engine ${seat + 1}`;
    });
  }

  moveByNotation(notation) {
    return this.legal.find((move) => move.move === notation) ?? null;
  }

  /** What the service tells of a game. */
  async card(game) {
    if (!this.cards.has(game.id)) this.cards.set(game.id, await get(`/v1/games/${game.id}`));
    return this.cards.get(game.id);
  }

  async defaultNodes(game) {
    return (await this.card(game)).service_limits.analysis_nodes_default;
  }

  /** Brings table and panel to where the game is, and lets the engine move if it is its turn. */
  async show() {
    const turn = ++this.turn;
    const { session, game, tab } = this;
    const node = session.here;
    const chance = !node.over && game.isChance?.(node.position);
    this.legal = [];
    if (!node.over && !chance) {
      try {
        this.legal = (await post(`/v1/${game.id}/moves`, { position: node.key })).moves;
      } catch (error) {
        if (turn === this.turn) this.fail(error);
        return;
      }
      if (turn !== this.turn) return;
    }
    this.remember();
    const seat = node.position.to_move;
    const engine = tab === "play" && session.players[seat] > 0;
    const awaited = tab === "play" && session.isLast && !node.over && (engine || chance);
    const people = session.players.flatMap((level, i) => (level === 0 ? [i] : []));
    const alone = people.length === 1;
    const hides = tab === "play" && alone && game.seenBy && !node.over && session.players.length > 1;
    this.table.show({
      game, step: session.lastDecision(), winners: node.winners, finished: node.over, names: this.names(),
      position: hides ? game.seenBy(node.position, people[0]) : node.position,
      moves: engine && session.isLast ? [] : this.legal,
      near: tab !== "play" ? seat : alone ? people[0] : people.length && !node.over ? seat : 0,
      prompt: this.prompt(node, engine, chance),
      thinking: awaited && engine,
    });
    if (tab === "play") this.showPlay();
    if (tab === "analysis") this.analysis.begin();
    if (tab === "review") this.review.show();
    if (tab === "rules") this.showRules();
    if (awaited) await this.advance(turn, engine, chance);
  }

  prompt(node, engine, chance) {
    const names = this.names();
    if (node.over) return result(node.winners, names);
    if (chance) return "Tiles are drawn.";
    const name = names[node.position.to_move];
    if (engine && this.session.isLast) return `${name} is thinking …`;
    const turn = name === "You" ? "Your turn." : `${name} to move.`;
    return this.game.hasHand ? `${turn} Choose a tile, or a place on the board.` : turn;
  }

  /** Chance and the engine. */
  async advance(turn, engine, chance) {
    const { session, game } = this;
    const node = session.here;
    const seat = node.position.to_move;
    try {
      if (chance) {
        await this.make(session, "+", randomSeed());
      } else if (engine) {
        const position = game.seenBy && session.players.length > 1 ? game.seenBy(node.position, seat) : node.key;
        const answer = await post(`/v1/${game.id}/reply`, { position, level: session.players[seat] });
        if (turn !== this.turn) return;
        await this.make(session, answer.move.move);
        announce(`${this.names()[seat]}: ${game.effect(answer.move)}`);
      }
    } catch (error) {
      if (turn === this.turn) this.fail(error);
      return;
    }
    if (turn === this.turn) await this.show();
  }

  async play(move) {
    if (this.tab === "puzzle") {
      await this.puzzle.play(move);
      return;
    }
    const turn = ++this.turn;
    try {
      await this.make(this.session, move.move);
    } catch (error) {
      if (turn !== this.turn) return;
      await this.show();
      this.say(inWords(error));
      return;
    }
    if (turn === this.turn) await this.show();
  }

  async go(at) {
    ++this.turn;
    await this.session.go(at);
    await this.show();
  }

  /** Back to the last decision of a person, or forward to the next. */
  async step(direction) {
    const { session, game } = this;
    const decides = (at) => {
      const { position, over } = session.nodes[at];
      if (!position || over) return true;
      return !game.isChance?.(position) && (this.tab !== "play" || session.players[position.to_move] === 0);
    };
    let at = session.at + direction;
    while (at > 0 && at < session.nodes.length - 1 && !decides(at)) at += direction;
    if (at >= 0 && at < session.nodes.length) await this.go(at);
  }

  async begin(options, mine = 0, level = store.get("level") ?? 3) {
    const turn = ++this.turn;
    try {
      const session = await Session.start(this.game, options, (seats) => this.opponents(seats, mine, level));
      if (turn !== this.turn) return;
      this.sessions.set(this.game.id, session);
      if (this.tab !== "play") location.hash = `#/${this.game.id}`;
      else {
        this.frame();
        await this.show();
      }
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
  }

  /** The game is kept in the browser, the position in the address. */
  remember() {
    const { game, session, tab } = this;
    if (!session.isVisit) store.set(`game.${game.id}`, session.saved());
    const key = `?p=${encodeURIComponent(session.here.key)}`;
    // Who has just gone elsewhere, of which the page will hear in a moment, must not be brought back.
    if (location.hash === this.address) {
      history.replaceState(null, "", `#/${game.id}${tab === "play" ? "" : `/${tab}`}${key}`);
      this.address = location.hash;
    }
    for (const link of this.main.querySelectorAll('.tabs a:not([data-k="tab-puzzle"])')) link.hash = `#/${game.id}/${link.dataset.k.slice(4)}${key}`;
  }

  say(text) {
    const place = this.panel.querySelector(".said");
    if (place) place.textContent = text;
    else this.panel.firstElementChild?.prepend(h("p", { class: "verdict error said", role: "alert" }, text));
  }

  // The panel of a game.

  showPlay() {
    const { session } = this;
    // Draws go without saying, and would tell what the engine holds.
    const steps = session.nodes.map((n, at) => ({ step: n.step, at })).filter(({ step }) => step && !isDraw(step));
    const level = Math.max(...session.players);
    const button = (label, text, action, disabled) => h("button", { type: "button", "data-k": label, title: label, "aria-label": label, disabled, onclick: action }, text);
    const list = h("ol", { class: "moves", "aria-label": "Moves" }, steps.map(({ step, at }, i) => {
      const current = session.at >= at && session.at < (steps[i + 1]?.at ?? Infinity);
      return h("li", {}, h("button", {
        type: "button", class: "link move", "data-k": `move-${at}`, "aria-current": current ? "step" : null, onclick: () => this.go(at),
      }, spaced(step.move)));
    }));
    const controllers = h("div", { class: "row players" }, session.players.map((l, seat) =>
      h("label", {}, `Player ${seat + 1} `, h("select", {
        "data-k": `player-${seat}`,
        onchange: (event) => {
          session.players[seat] = event.target.value === "engine" ? level || (store.get("level") ?? 3) : 0;
          this.show();
        },
      }, [["person", "a person"], ["engine", "the engine"]].map(([value, label]) => h("option", { value, selected: (l > 0) === (value === "engine") }, label))))));
    const slider = level > 0 && h("label", { class: "level" }, "Strength of the engine ",
      h("input", {
        type: "range", min: "1", max: "8", value: `${level}`, "data-k": "level",
        oninput: (event) => {
          const chosen = +event.target.value;
          store.set("level", chosen);
          session.players = session.players.map((l) => (l ? chosen : 0));
          output.textContent = `${chosen}, ${LEVELS[chosen]}`;
        },
        onchange: () => this.remember(),
      }));
    const output = h("output", {}, level ? `${level}, ${LEVELS[level]}` : "");
    refill(this.panel, h("div", { class: "panel play" },
      h("div", { class: "row controls" },
        button("Undo", "Undo", () => this.step(-1), session.at === 0),
        button("Redo", "Redo", () => this.step(1), session.isLast),
        button("Share", "Share", () => this.share()),
        h("button", { type: "button", class: "primary", "data-k": "new", onclick: () => this.dialog() }, "New game")),
      controllers,
      slider && h("div", { class: "row" }, slider, output),
      h("div", { class: "scroll" }, steps.length ? list : h("p", { class: "state" }, "No moves yet.")),
      this.entry()));
    list.querySelector('[aria-current="step"]')?.scrollIntoView({ block: "nearest" });
  }

  /** Moves by their notation: the shortest way for fingers that know it. */
  entry() {
    const id = "legal-moves";
    const shown = this.legal.slice(0, 400);
    const input = h("input", { list: id, "data-k": "entry", autocomplete: "off", spellcheck: "false", "aria-label": "A move in notation", placeholder: shown[0]?.move ?? "" });
    input.setAttribute("list", id);
    const form = h("form", {
      class: "row entry",
      onsubmit: (event) => {
        event.preventDefault();
        const move = this.moveByNotation(input.value.trim());
        if (move) this.play(move);
        else this.say(input.value.trim() ? `“${input.value.trim()}” is no legal move here.` : "Type a move first.");
      },
    }, input, h("button", { type: "submit" }, "Play"), h("datalist", { id }, shown.map((move) => h("option", { value: move.move }))));
    return h("details", { class: "by-notation" }, h("summary", {}, `Type a move (${this.legal.length} legal)`), form);
  }

  async share() {
    const link = location.href;
    try {
      await navigator.clipboard.writeText(link);
      this.say("The link to this position is copied.");
    } catch {
      this.say("Copy the link from the address bar: it holds the position.");
    }
    this.panel.querySelector(".said")?.classList.remove("error");
  }

  dialog() {
    const { game } = this;
    const select = (label, name, values, current) =>
      h("label", {}, `${label} `, h("select", { name }, values.map(([value, text]) => h("option", { value: `${value}`, selected: `${value}` === `${current}` }, text))));
    const seats = game.options.find((option) => option.name === "seats")?.values.at(-1) ?? 2;
    const error = h("p", { class: "message", role: "alert" });
    const options = game.options.map((option) =>
      select(option.label, `option-${option.name}`, option.values.map((value) => [value, option.format?.(value) ?? `${value}`]), option.default ?? option.values[0]));
    const form = h("form", { method: "dialog" },
      h("h2", {}, `A new game of ${game.name}`),
      options,
      select("Opponent", "opponent", [["engine", "the engine"], ["people", "people on this device"]], "engine"),
      select("You play", "seat", Array.from({ length: seats }, (_, i) => [i, ["first", "second", "third", "fourth", "fifth", "sixth"][i]]), 0),
      select("Strength", "level", LEVELS.map((name, i) => [i, `${i}, ${name}`]).slice(1), store.get("level") ?? 3),
      h("label", {}, "Position key ", h("input", { name: "key", autocomplete: "off", spellcheck: "false", placeholder: "leave empty for the start" })),
      error,
      h("div", { class: "row" }, h("button", { type: "submit", class: "primary", value: "start" }, "Start"), h("button", { type: "button", onclick: () => dialog.close() }, "Cancel")));
    const dialog = h("dialog", { "aria-label": "New game", onclose: () => dialog.remove() }, form);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const level = data.get("opponent") === "people" ? 0 : +data.get("level");
      if (level) store.set("level", level);
      const key = data.get("key").trim();
      const mine = +data.get("seat");
      try {
        const players = (count) => this.opponents(count, Math.min(mine, count - 1), level);
        const session = key ? await Session.fromKey(game, key, players) : await Session.start(game, chosen(game, data), players);
        this.sessions.set(game.id, session);
        dialog.close();
        if (this.tab === "play") await this.show();
        else location.hash = `#/${game.id}`;
      } catch (refused) {
        error.textContent = inWords(refused);
      }
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  showRules() {
    const { game } = this;
    const description = h("p", { class: "described" });
    refill(this.panel, h("div", { class: "panel rules" },
      h("h2", {}, game.name), h("p", { class: "by" }, game.by),
      game.rules.map((rule) => drawn("p", {}, rule)),
      h("p", {}, h("button", {
        type: "button",
        onclick: async () => {
          try {
            const picture = await getText(`/v1/${game.id}/board.svg?position=${encodeURIComponent(this.session.here.key)}`);
            description.textContent = new DOMParser().parseFromString(picture, "image/svg+xml").querySelector("desc")?.textContent ?? "";
          } catch (error) {
            description.textContent = inWords(error);
          }
        },
      }, "Describe the position in words")),
      description,
      h("h3", {}, "Keys"),
      h("p", {}, "Tab reaches the tiles and the board, arrow keys move about, Enter chooses, Escape takes back. U undoes, R redoes, N starts anew.")));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
    if (!this.game || !this.session || this.tab === "puzzle") return;
    const action = { u: () => this.step(-1), r: () => this.step(1), n: () => this.dialog() }[event.key.toLowerCase()];
    if (action) {
      event.preventDefault();
      action();
    }
  }
}

/** The options of the start that differ from nothing being said. */
function chosen(game, data) {
  const raw = Object.fromEntries(game.options.map((option) => [option.name, data.get(`option-${option.name}`)]));
  const options = {};
  for (const option of game.options) {
    const value = option.values.find((candidate) => `${candidate}` === raw[option.name]);
    if (!option.only || option.only(raw)) options[option.name] = value;
  }
  return options;
}

function result(winners, names) {
  if (!winners.length) return "A draw.";
  const list = winners.map((seat) => names[seat]);
  if (winners.length === 1) return list[0] === "You" ? "You have won." : `${list[0]} has won.`;
  return `${list.slice(0, -1).join(", ")} and ${list.at(-1)} share the win.`;
}

// Light, dark, or as the system has it.
const THEMES = ["system", "light", "dark"];
function dress(theme) {
  document.documentElement.dataset.theme = theme;
  document.getElementById("theme").textContent = { system: "Auto", light: "Light", dark: "Dark" }[theme];
}
const query = new URLSearchParams(location.search);
dress(THEMES.includes(query.get("theme")) ? query.get("theme") : (store.get("theme") ?? "system"));
document.getElementById("theme").addEventListener("click", () => {
  const next = THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % THEMES.length];
  store.set("theme", next);
  dress(next);
});

document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("main").focus();
});
// Inside the widget's frame: the puzzle alone, and the page around it is told how high it is.
if (query.has("embed")) {
  document.body.classList.add("embed");
  new ResizeObserver(() => parent.postMessage({ tesseraHeight: document.body.scrollHeight }, "*")).observe(document.body);
}
new App();

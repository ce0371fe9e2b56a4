// The table: the board, the players' tiles, and moves made with pointer, finger or keys.

import { Bar } from "./action-bar.js";
import { Choice } from "./choice.js";
import { drawn, h, refill } from "./dom.js";
import { regionOf } from "./hint-region.js";
import { Input } from "./input.js";
import { best, lights } from "./lights.js";
import { setInMotion } from "./motion.js";
import { Picker } from "./picker.js";
import { fadeEnds, keepHeights, markTiles, showUsable, strip } from "./seats.js";
import { sound } from "./sounds.js";
import { say } from "./i18n.js";
import { viewButtons } from "./views.js";
import { Zoom } from "./zoom.js";
import { group, polygon, rect, shape } from "./svg.js";

/** Largest factor by which a board grows beyond its natural size. */
const MAX_SCALE = 1.8;
/** On screens narrower than this, a table without edges begins with fewer columns. */
const NARROW = "(max-width: 40rem)";
const NARROW_TABLE = [7, 7];
/** Time after which a place that is still on its way shows a skeleton, in milliseconds. */
export const LATE = 250;

export class Table {
  /** `play(move)` makes a move; `explain(source, target)` promises why it is illegal, and `refused` gets that reason. */
  constructor({ play, explain, refused }) {
    Object.assign(this, { play, explain, refused });
    this.moves = [];
    this.over = null;
    this.hovered = null;
    this.pending = null;
    this.preview = null;
    this.pointed = { around: [], pieces: [] };
    /** Called after every change of the marks on the board. */
    this.marked = () => {};
    /** Called with the move under the pointer or the focus, or null, when it changes. */
    this.considers = () => {};
    this.board = h("div", { class: "board" });
    this.bar = new Bar(this);
    this.picker = new Picker(this);
    this.mine = h("div", { class: "seats mine" });
    this.others = h("div", { class: "seats others" });
    this.element = h("div", { class: "table" }, this.others, this.board, this.bar.element, this.mine);
    this.input = new Input(this);
    this.zoom = new Zoom(this);
    this.narrow = matchMedia(NARROW);
    this.narrow.addEventListener("change", () => this.showAgain());
    addEventListener("resize", () => this.fit());
    for (const [type, isOnPaper] of [["beforeprint", true], ["afterprint", false]]) addEventListener(type, () => this.print(isOnPaper));
  }

  /** True while a notice is shown in place of a position. */
  get isStopped() {
    return ["stopped", "gone"].includes(this.element.dataset.state);
  }

  /** On paper, a game that has several views is seen in its first one. */
  print(isOnPaper) {
    this.isOnPaper = isOnPaper;
    if (this.isStopped) return;
    if (this.game?.views && this.game.view !== this.game.views[0]) this.showAgain();
  }

  /** Adopts the table in the HTML, so that it stays in view until a position can be shown. */
  adopt(first) {
    for (const name of ["others", "board", "mine"]) {
      const { childNodes, dataset } = first.querySelector(`.${name}`);
      this[name].append(...childNodes);
      Object.assign(this[name].dataset, dataset);
    }
    this.bar.element.append(...first.querySelector(".bar").childNodes);
    this.element.classList.add("first");
  }

  /**
   * Shows a position. `moves` are the legal moves that may be made here, empty for a read-only board; `step` led here,
   * after the steps of `before`; `near` is the seat whose tiles lie next to the board; `lines` are moves to rank on the
   * board; `levels` are those of the engines, by seat; `clocks` has the time left to each seat, in milliseconds;
   * `actions` are buttons `{ label, action, primary }` of the bar, and `above` is an element over its sentence; with
   * `keepsPrompt`, without such an element the `prompt` stays there while a move is chosen. With `isNew` the step is
   * animated, and sounds as `tone` (sounds.js); with `isPuzzle` nothing reveals which moves win until they are made, and with
   * `asksGain` it shows no gain before a place is chosen; `subject` is the game or puzzle to which the position belongs;
   * `goal` is a text next to the score of the near seat. `onSpot(id)` gets the clicks on the board if no move is made.
   */
  show(view) {
    const start = { game: null, position: null, moves: [], step: null, before: [], near: 0, lines: [], threats: [], prompt: "", promptLanguage: null, keepsPrompt: false, actions: [], clocks: [], above: null, names: [], levels: [], winners: [], finished: false, thinking: false, isNew: false, isPuzzle: false, asksGain: false, tone: "move", goal: "", subject: null, onSpot: null };
    clearTimeout(this.late);
    this.view = { ...view, isNew: false };
    Object.assign(this, start, view);
    if (this.isPuzzle) this.moves = this.moves.map((move) => ({ ...move, wins: false }));
    this.choice = new Choice(this.game, this.moves);
    this.over = this.hovered = this.pending = this.preview = this.reason = this.warned = this.lately = null;
    this.pointed = { around: [], pieces: [] };
    this.layout = this.game.layout(this.position, [...this.moves, ...this.lines], this.narrow.matches ? (this.game.narrow ?? NARROW_TABLE) : undefined, this.isOnPaper ? this.game.views?.[0] : undefined);
    this.whole = this.layout.core ?? [0, 0, this.layout.width, this.layout.height];
    this.spots = new Map(this.layout.spots.map((spot) => [spot.id, spot]));
    this.zoom.out();
    this.render();
    if (this.isNew && this.step) {
      setInMotion(this.svg, this.game, this.step, this.layout);
      sound(this.tone);
    }
  }

  /** Shows the position in another layout; the choice, hints and ranks on it, and a notice, stay. */
  showAgain() {
    if (!this.game) return;
    const { choice, pending, picked, lines, sign, pointed } = this;
    const noticed = this.isStopped && this.noticed;
    this.show(this.view);
    Object.assign(this, { choice, pending, picked });
    this.update();
    this.rank(lines, sign);
    this.point(pointed);
    if (noticed) this.notice(...noticed);
  }

  /** Changes `goal`, and `prompt`, `promptLanguage`, `above` and `actions` of the bar; the board and the choice on it stay. */
  tell(words) {
    Object.assign(this.view, words);
    Object.assign(this, words);
    if (words.goal) this.renderSeats();
    words.goal ? this.update() : this.bar.render();
  }

  /** Shows a failure below the board, with the buttons that lead on; no move can be made meanwhile. In the state "gone", board and seats are hidden. */
  notice(text, actions = [], state = "stopped") {
    clearTimeout(this.late);
    this.noticed = [text, actions, state];
    this.element.dataset.state = state;
    this.bar.notice(text, actions);
    if (this.game) this.hold();
  }

  /** The position of another place is on its way, so this one is "left". If it is late, a skeleton takes the place of the board. */
  expect() {
    clearTimeout(this.late);
    // The picture that came with the HTML is better than a skeleton.
    if (this.entrance || this.element.classList.contains("first")) return;
    const { element } = this;
    if (["move", "over"].includes(element.dataset.state)) element.dataset.state = "left";
    this.late = setTimeout(() => {
      const pausedBy = element.dataset.state === "wait" && this.prompt;
      if (this.game) this.hold();
      element.dataset.state = "loading";
      this.bar.wait(pausedBy || say("laid-out"));
    }, LATE);
  }

  /** Shows a sentence while the next position is fetched; no move can be made on the previous board. */
  pause(text) {
    this.preview = null;
    this.element.dataset.state = "wait";
    this.hold();
    this.tell({ prompt: text, promptLanguage: null, above: null });
  }

  /** From now on, no move can be made, and the bar offers no action that would abort the request for the reply. */
  hold() {
    this.moves = [];
    this.actions = [];
    Object.assign(this.view, { moves: [], actions: [] });
    this.choice = new Choice(this.game, []);
    this.update();
  }

  /** Shows a move without making it; null ends that. */
  peek(move) {
    if (!this.svg) return;
    this.preview = move;
    this.renderOverlay();
    this.bar.render();
  }

  /** As `peek`, for a button of the bar: the bar stays as it is. */
  sketch(move) {
    if (!this.moves.length) return;
    this.preview = move;
    this.renderOverlay();
  }

  /** Marks where the opponent's `threats`, which are moves, would win. */
  threaten(threats) {
    this.view.threats = this.threats = threats;
    this.renderMarks();
  }

  /** Marks, as long as a move is considered, where the opponent would win after it, and adds a `text` to its words. */
  warn(threats, text) {
    this.warned = { threats, text };
    this.renderMarks();
    this.bar.render();
  }

  /** Ranks moves on the board; a `sign` takes the place of their numbers. */
  rank(lines, sign = null) {
    Object.assign(this, { lines, sign });
    this.renderMarks();
  }

  /**
   * Draws a hint until another position is shown: a region with the places `around`, and rings on `pieces`, which are
   * ids of tiles, discs or places.
   */
  point({ around = [], pieces = [] }) {
    this.pointed = { around, pieces };
    this.renderMarks();
    for (const button of this.mine.querySelectorAll("[data-source]")) {
      button.classList.toggle("hinted", (button.dataset.halves?.split(" ") ?? [button.dataset.source]).some((half) => pieces.includes(half)));
    }
  }

  renderMarks() {
    const marks = this.board.querySelector(".marks");
    if (marks) marks.innerHTML = regionOf(this.spots, this.pointed) + this.marks();
    this.marked();
  }

  // Drawing.

  render() {
    const { game, position, layout } = this;
    let base = game.draw(position, layout);
    let last = "";
    if (this.step) {
      base = base.replace('<g class="under"></g>', `<g class="under">${game.lastUnder?.(position, this.step, layout) ?? ""}</g>`);
      // Earlier steps since the near seat moved stay marked, but fainter.
      last = this.before.map((step) => group(game.last(position, step, layout), { opacity: 0.45 })).join("") + game.last(position, this.step, layout);
    }
    const hits = layout.spots.map((spot) => this.hit(spot)).join("");
    const svg = shape(
      "svg",
      { viewBox: this.zoom.box.map((n) => n.toFixed(1)).join(" "), class: "picture", role: "group", "aria-label": say("board-of", { game: game.name }) },
      `<g aria-hidden="true">${base}${last}<g class="marks">${this.marks()}</g><g class="lights"></g></g><g class="hits">${hits}</g><g class="overlay" aria-hidden="true"></g>`,
    );
    this.lost ||= this.element.contains(document.activeElement);
    this.picked = null;
    this.entrance = this.entrance?.();
    refill(this.board, drawn("div", {}, svg).firstElementChild, viewButtons(this));
    this.board.dataset.game = game.id;
    this.svg = this.board.firstElementChild;
    this.elements = new Map([...this.svg.querySelectorAll("[data-spot]")].map((element) => [element.dataset.spot, element]));
    this.svg.style.maxWidth = `${Math.round(this.whole[2] * MAX_SCALE)}px`;
    this.svg.style.maxHeight = `${Math.round(this.whole[3] * MAX_SCALE)}px`;
    // The places of tiles in the HTML hold other tiles than these.
    if (this.element.classList.contains("first")) for (const hand of this.element.querySelectorAll(".hand")) hand.replaceChildren();
    this.element.classList.remove("first");
    this.element.classList.toggle("puzzle", this.isPuzzle);
    this.element.dataset.state = this.finished ? "over" : this.moves.length ? "move" : "wait";
    this.renderSeats();
    this.update();
    showUsable(this);
    this.regainFocus();
  }

  /** If the focused element is gone, moves the focus to the next control, once there is one. */
  regainFocus() {
    if (!this.lost) return;
    if (document.activeElement === document.body) this.nextControl()?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) this.lost = false;
  }

  /** The control with which the player goes on. */
  nextControl() {
    const buttons = [...this.bar.element.querySelectorAll("button")];
    return buttons.find((button) => button.checkVisibility() && !button.matches(".narrow")) ?? this.mine.querySelector('[data-source][tabindex="0"]') ?? this.svg?.querySelector('.usable[tabindex="0"]');
  }

  marks() {
    const taken = new Set();
    const out = (this.warned?.threats ?? this.threats).map((move) => this.game.threat(move));
    this.lines.slice(0, 3).forEach((move, i) => {
      // Of several tiles on the same cells only the best is drawn; arrows from different cells to one cell are all
      // drawn.
      const steps = this.game.ways(move).flat();
      const targets = steps.map(([source, target]) => (this.game.hasHand ? target : `${source} ${target}`));
      if (!targets.length || targets.some((target) => taken.has(target))) return;
      targets.forEach((target) => taken.add(target));
      out.unshift(`<g${i ? ' opacity="0.6"' : ""}>${this.game.rank(move, this.sign ?? i + 1, this.layout)}</g>`);
    });
    return out.join("");
  }

  hit(spot) {
    const attributes = { "data-spot": spot.id, class: "spot", tabindex: "-1" };
    return spot.points ? polygon(spot.points, "spot", attributes) : rect(...spot.rect, "spot", attributes);
  }

  /** Redraws everything that depends on the choice. */
  update() {
    const { choice } = this;
    const sources = choice.sources();
    const targets = this.openTargets();
    const interactive = this.moves.length > 0;
    let first = null;
    for (const [id, spot] of this.spots) {
      const element = this.spotElement(id);
      if (!element) continue;
      const isTarget = targets.has(id);
      const isSource = !this.game.hasHand && sources.has(id);
      const usable = Boolean(this.onSpot) || (interactive && (isTarget || isSource));
      element.classList.toggle("usable", usable);
      element.classList.toggle("target", isTarget);
      element.classList.toggle("source", isSource);
      element.classList.toggle("held", choice.held === id || choice.aimed === id);
      if (usable) {
        element.setAttribute("role", "button");
        element.setAttribute("aria-label", this.spotLabel(spot, isTarget));
        first ??= element;
      } else {
        element.removeAttribute("role");
        element.removeAttribute("aria-label");
      }
      element.setAttribute("tabindex", "-1");
    }
    const current = this.svg.contains(document.activeElement) ? document.activeElement : null;
    // A place that can't be used any more has no name: the focus goes on.
    if (current?.matches(".spot:not(.usable)")) {
      this.lost = !first;
      if (first) first.focus({ preventScroll: true });
      else current.blur();
    }
    (current?.classList.contains("usable") ? current : first)?.setAttribute("tabindex", "0");
    markTiles(this);
    this.zoom.keepInView();
    this.renderLights();
    this.renderOverlay();
    this.bar.render();
  }

  /** The targets that a click would use now. */
  openTargets() {
    const { choice } = this;
    const ofHeld = choice.targets();
    if (ofHeld.size) return ofHeld;
    if (choice.held === null && this.game.hasHand) {
      return new Map([...choice.allTargets()].map((target) => [target, { complete: [], partial: [] }]));
    }
    return new Map();
  }

  spotLabel(spot, isTarget) {
    const name = this.game.spotLabel?.(this.position, spot.id) ?? spot.label;
    if (!isTarget) return name;
    const entry = this.choice.targets().get(spot.id);
    const move = entry && best(this.game, entry.complete);
    return move ? say("named", { name, text: this.inWords(move) }) : name;
  }

  /** A move of the position on the table in words. */
  inWords(move) {
    return this.game.effect(move, this.position);
  }

  gainOf(source, target) {
    const entry = this.choice.targets(source).get(target);
    const move = entry && best(this.game, entry.complete);
    return move ? this.gainShown(move) : "";
  }

  /** The gain of a move, as the board shows it before the move is made. */
  gainShown(move) {
    return this.asksGain ? "" : this.game.gain(move);
  }

  renderLights() {
    this.svg.querySelector(".lights").innerHTML = lights(this);
    this.marked();
  }

  /** The move under the pointer or the focus. */
  considered() {
    if (this.preview) return this.preview;
    if (this.pending) return this.pending;
    if (this.over === null) return null;
    const entry = this.choice.targets().get(this.over);
    return (entry && best(this.game, entry.complete)) ?? null;
  }

  renderOverlay() {
    const overlay = this.svg.querySelector(".overlay");
    const { game, choice, layout } = this;
    const move = this.considered();
    if (move !== this.lately) {
      this.lately = move;
      this.considers(move);
      if (this.warned) {
        this.warned = null;
        this.renderMarks();
      }
    }
    let out = "";
    if (move) out = game.preview(this.position, move, layout);
    else if (choice.held !== null && choice.targets().has(this.over)) out = game.ghost(choice.held, this.over, layout);
    else if (this.reason) out = game.whyDrawn?.(this.position, this.refusedAt, layout) ?? "";
    overlay.innerHTML = out;
    const lifted = move ? game.lifted?.(move) : this.input.dragged;
    for (const piece of this.svg.querySelectorAll("[data-piece]")) {
      piece.classList.toggle("lifted", piece.dataset.piece === lifted);
    }
    this.svg.classList.toggle("previewing", Boolean(move));
  }

  renderSeats() {
    const { game, position } = this;
    const seats = (position.hands ?? position.racks ?? [0, 1]).length;
    const order = Array.from({ length: seats }, (_, i) => (this.near + i) % seats);
    const strips = order.map((seat) => strip(this, seat));
    // The seat in front is that of the tiles to choose from, if there are any.
    const mine = order.findIndex((seat) => seat === position.to_move);
    const front = game.hasHand && this.moves.length ? strips.splice(mine, 1) : strips.splice(0, 1);
    refill(this.mine, front);
    refill(this.others, strips);
    this.fit();
  }

  /** Adapts the seats to the window, which a phone turns. */
  fit() {
    if (!this.game) return;
    keepHeights(this);
    fadeEnds(this);
  }

  lookAt(id) {
    if (id === this.over) return;
    this.over = id;
    if (!this.svg) return;
    if (!this.game.hasHand && this.choice.held === null) this.litBy(id === null ? null : this.spotElement(id));
    markTiles(this);
    this.renderOverlay();
    this.bar.render();
  }

  litBy(element) {
    const source = element?.dataset.source ?? element?.dataset.spot ?? null;
    if (source === this.hovered) return;
    this.hovered = source;
    if (this.svg) this.renderLights();
  }

  spotElement(id) {
    return this.elements?.get(id) ?? null;
  }
}

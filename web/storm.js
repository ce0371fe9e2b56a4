// A storm: as many puzzles as possible in three minutes. They get harder; a wrong move costs time.

import { announce, h, keep, store } from "./dom.js";
import { stockUp, takePuzzle } from "./puzzle-prefetch.js";
import { openSheet } from "./shell.js";
import { sound } from "./sounds.js";
import { say } from "./i18n.js";

const LENGTH = 180_000;
const PENALTY = 10_000;
const LEVEL_UP = 4;
const TICK = 250;
/** Most time that passes between two ticks, in milliseconds: a device that slept, or a hidden tab, costs no time. */
const MOST_PASSED = 1_000;

/** By game, the puzzles of the last storm that were not solved. */
const toRetry = new Map();

export class Storm {
  constructor(panel) {
    this.panel = panel;
    this.count = 0;
    /** The puzzles that were missed. */
    this.missed = [];
    this.isOver = false;
    this.time = LENGTH;
    this.clock = h("strong", { class: "clock", role: "timer" });
    this.solvedSoFar = h("span", {}, say("storm-solved", { count: 0 }));
    /** The line below the board that is always in view, on a phone too. */
    this.penalty = h("span", { class: "loss" });
    this.line = keep(h("p", { class: "facts storm" }, this.clock, this.solvedSoFar, this.penalty));
  }

  get best() {
    return store.get(`storm.${this.panel.game.id}`) ?? 0;
  }

  get wish() {
    return { level: Math.min(5, 1 + Math.floor(this.count / LEVEL_UP)) };
  }

  /** Shows the start screen: the clock starts when the solver does. */
  offer() {
    const { panel } = this;
    const { app, game } = panel;
    this.write();
    // On a phone, the sentence and the button have room next to a closed sheet only.
    openSheet(app, false);
    app.table.show({
      game, position: game.specimen, names: [say("you"), say("opponent")], above: this.line,
      prompt: say("storm-how"), actions: [{ label: say("start"), primary: true, action: () => this.begin() }],
    });
    panel.draw();
    stockUp(game.id, this.wish);
  }

  begin() {
    const { panel } = this;
    toRetry.delete(panel.game.id);
    return panel.attempt(async () => {
      await this.next(panel.app.router.renew());
      if (this.isOver || !panel.puzzle) return;
      this.last = performance.now();
      this.timer = setInterval(() => this.tick(), TICK);
    }, () => this.begin());
  }

  /** Shows the next puzzle; the clock stops until it is there. */
  async next(signal) {
    const { panel } = this;
    this.isFetching = true;
    const puzzle = await takePuzzle(panel.game.id, this.wish, signal);
    signal.throwIfAborted();
    if (!puzzle) return panel.none();
    await panel.begin(puzzle, signal);
    this.isFetching = false;
    stockUp(panel.game.id, this.wish);
  }

  /** Goes on to the next puzzle; a failure can be tried again without another count. */
  goOn() {
    const { panel } = this;
    return panel.attempt(() => this.next(panel.app.router.renew()), () => this.goOn());
  }

  solved() {
    this.count++;
    this.penalty.textContent = "";
    this.solvedSoFar.textContent = say("storm-solved", { count: this.count });
    sound("solved");
    return this.goOn();
  }

  failed() {
    this.missed.push(this.panel.puzzle);
    this.time -= PENALTY;
    // The next board comes at once: this stays until a puzzle is solved.
    this.penalty.textContent = `−${PENALTY / 1000} s`;
    announce(say("puzzle-wrong"));
    sound("wrong");
    return this.goOn();
  }

  tick() {
    const now = performance.now();
    if (!this.isFetching) this.time -= Math.min(MOST_PASSED, now - this.last);
    this.last = now;
    this.write();
    if (this.time <= 0 && !this.isFetching) this.finish();
  }

  write() {
    const seconds = Math.max(0, Math.ceil(this.time / 1000));
    this.clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  finish() {
    this.end();
    this.isRecord = this.count > this.best;
    if (this.isRecord) store.set(`storm.${this.panel.game.id}`, this.count);
    announce(this.words());
    toRetry.set(this.panel.game.id, [...this.missed, this.panel.puzzle]);
    // The answer to a move that is being checked comes too late.
    this.panel.app.router.renew();
    this.panel.show();
  }

  words() {
    const told = say("storm-over", { solved: this.count, missed: this.missed.length });
    return this.isRecord ? `${told} ${say("storm-is-record")}` : told;
  }

  /** The puzzles of the last storm that were missed, or left at its end. */
  get unsolved() {
    return toRetry.get(this.panel.game.id) ?? [];
  }

  /** The buttons at the end. */
  actions() {
    const { app, element } = this.panel;
    return [
      { label: say("once-more"), primary: true, action: () => app.router.go() },
      { label: say("storm-missed"), action: () => openSheet(app, true, element.querySelector(".missed")), isNarrow: true },
    ];
  }

  end() {
    clearInterval(this.timer);
    this.isOver = true;
  }
}

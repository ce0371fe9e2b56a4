// A storm: as many puzzles as possible in three minutes. They get harder; a wrong move costs time.

import { announce, h, keep, store } from "./dom.js";
import { stockUp, takePuzzle } from "./puzzle-prefetch.js";
import { say } from "./i18n.js";

const LENGTH = 180_000;
const PENALTY = 10_000;
const LEVEL_UP = 4;

export class Storm {
  constructor(panel) {
    this.panel = panel;
    this.count = 0;
    this.missed = 0;
    this.isOver = false;
    this.clock = h("strong", { class: "clock", role: "timer" });
    this.solvedSoFar = h("span", {}, say("storm-solved", { count: 0 }));
    /** The line below the board that is always in view, on a phone too. */
    this.line = keep(h("p", { class: "facts storm" }, this.clock, this.solvedSoFar));
  }

  get best() {
    return store.get(`storm.${this.panel.game.id}`) ?? 0;
  }

  get wish() {
    return { level: Math.min(5, 1 + Math.floor(this.count / LEVEL_UP)) };
  }

  async begin(signal) {
    await this.next(signal);
    if (this.isOver || signal.aborted) return;
    this.until = performance.now() + LENGTH;
    this.timer = setInterval(() => this.tick(), 250);
    this.tick();
  }

  async next(signal) {
    const { panel } = this;
    // The clock stops while a puzzle is fetched.
    const began = performance.now();
    const puzzle = await takePuzzle(panel.game.id, this.wish, signal);
    signal.throwIfAborted();
    if (!puzzle) return panel.none();
    await panel.begin(puzzle, signal);
    if (this.until) this.until += performance.now() - began;
    stockUp(panel.game.id, this.wish);
  }

  async solved(signal) {
    this.count++;
    this.solvedSoFar.textContent = say("storm-solved", { count: this.count });
    await this.next(signal);
  }

  async failed(signal) {
    this.missed++;
    this.until -= PENALTY;
    await this.next(signal);
  }

  tick() {
    const left = this.until - performance.now();
    if (left <= 0) return this.finish();
    const seconds = Math.ceil(left / 1000);
    this.clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  finish() {
    this.end();
    this.isRecord = this.count > this.best;
    if (this.isRecord) store.set(`storm.${this.panel.game.id}`, this.count);
    announce(this.words());
    this.panel.show();
  }

  words() {
    const told = say("storm-over", { solved: this.count, missed: this.missed });
    return this.isRecord ? `${told} ${say("storm-is-record")}` : told;
  }

  end() {
    clearInterval(this.timer);
    this.isOver = true;
  }
}

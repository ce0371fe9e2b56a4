// Learning a game: a lesson on the real board, in which the learner makes the moves, and a summary of the rules.

import { Refusal, getText, inWords, isPassing, part, post } from "./api.js";
import { told } from "./action-bar.js";
import { announce, drawn, h, keep, refill } from "./dom.js";
import { address } from "./router.js";
import { opponents, progress } from "./saved-games.js";
import { Session, seatsOf } from "./session.js";
import { has, readMore, say } from "./i18n.js";

export class Learn {
  constructor(app) {
    this.app = app;
    this.element = h("div", { class: "panel learn" });
  }

  /** Opens a step of the lesson: `#/game/learn/3`; without a number, the first unfinished one. */
  async open(route, signal) {
    const { game } = this.app;
    [{ default: this.steps }] = await Promise.all([part(game.lesson), readMore("lessons")]);
    const asked = Number.parseInt(route.rest[0], 10);
    const finished = progress.finished(game.id);
    const open = this.steps.findIndex(({ id }) => !finished.includes(id));
    const at = Number.isInteger(asked) ? asked - 1 : open < 0 ? this.steps.length : open;
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    Object.assign(this, { text: "", isRight: false, isWrong: false, names: null });
    if (this.rulesOf !== game) Object.assign(this, { rulesOf: game, rules: keep(this.more(game)) });
    this.rules.querySelector(".described").textContent = "";
    await this.reach(this.step.key, [], signal);
    this.app.router.note(address(game.id, "learn", { rest: [`${this.at + 1}`] }));
  }

  get step() {
    return this.steps[this.at];
  }

  /** A part of a step's message, filled in with a move; empty if the message has no such part. */
  told(part, move, step = this.step) {
    const id = `lesson-${this.app.game.id}-${step.id}.${part}`;
    const points = Array.isArray(move?.gain) ? move.gain.reduce((sum, one) => sum + one, 0) : (move?.gain ?? 0);
    return has(id) ? say(id, { points, tile: move?.tile ?? "" }) : "";
  }

  /** The text after the right move; the last step adds a plan for a game. */
  rightText(move) {
    const plan = this.told("plan");
    return [this.told("right", move), plan && say("named", { name: say("lesson-plan"), text: plan })].filter(Boolean).join(" ");
  }

  /** Starts a game against the weakest engine, with the plan of the lesson in view. */
  playWithPlan() {
    const { app } = this;
    const { game } = app;
    return this.settle(async () => {
      const session = await Session.start(game, {}, (seats) => opponents(seats, game.betterSeat ?? 0, 1), app.router.renew());
      session.plan = `lesson-${game.id}-${this.step.id}.plan`;
      app.begin(session);
      app.goTo(address(game.id));
    });
  }

  /** Shows the position after `moves` from the step's own. */
  async reach(key, moves, signal = this.app.router.renew()) {
    const { app } = this;
    const { game } = app;
    const played = await post(`/v1/${game.id}/play`, { position: key, moves }, signal);
    const { moves: legal } = this.isRight || played.over ? { moves: [] } : await post(`/v1/${game.id}/moves`, { position: played.key }, signal);
    signal.throwIfAborted();
    const { position } = played;
    this.legal = legal;
    const isLast = this.at === this.steps.length - 1;
    const next = this.isRight && { label: isLast ? say("lesson-then-puzzle") : say("next"), primary: true, action: () => app.goTo(isLast ? address(game.id, "puzzle", { rest: ["level", "1"] }) : address(game.id, "learn", { rest: [`${this.at + 2}`] })) };
    app.table.show({
      game, position, moves: legal, step: played.steps.at(-1) ?? null, near: this.names ? this.names.indexOf(say("you")) : position.to_move,
      names: this.names ??= seatNames(position), winners: played.winners, finished: played.over, isNew: moves.length > 0, subject: this.step,
      above: this.isWrong && told("wrong", `${this.text} ${this.told("hint")}`.trim()),
      prompt: this.isRight ? this.text : say("named", { name: say("lesson-step-at", { number: this.at + 1, all: this.steps.length }), text: this.told("text") }), keepsPrompt: true,
      actions: [next, next && this.told("plan") && { label: say("lesson-play-plan"), action: () => this.playWithPlan() }].filter(Boolean),
    });
    this.draw();
  }

  /** Judges a move of the learner. */
  async play(move) {
    const { step } = this;
    this.isRight = !step.forbidden && (step.accept ? step.accept(move, this.legal) : true);
    this.isWrong = !this.isRight;
    if (this.isRight) {
      this.text = this.rightText(move);
      progress.note(this.app.game.id, step.id);
    } else {
      this.text = this.told("wrong", move);
    }
    announce(this.text);
    await this.settle(() => this.reach(step.key, this.isRight ? [move.move, ...(step.then ?? [])] : []));
  }

  /** Handles a move that the rules forbid; some steps ask for one. */
  async refused(reason, source, target) {
    const { step } = this;
    if (this.isRight || !step.forbidden?.(source, target)) return;
    Object.assign(this, { isRight: true, isWrong: false });
    this.text = `${reason} ${this.rightText()}`.trim();
    progress.note(this.app.game.id, step.id);
    announce(this.text);
    await this.settle(() => this.reach(step.key, []));
  }

  async settle(work) {
    try {
      await work();
    } catch (error) {
      this.app.fail(error, () => this.app.router.go());
    }
  }

  draw() {
    const { app, steps, at } = this;
    const { game } = app;
    const finished = progress.finished(game.id);
    const titleOf = (step) => say(`lesson-${game.id}-${step.id}`);
    refill(this.element,
      h("ol", { class: "steps", "aria-label": say("lesson-steps") }, steps.map((step, i) => h("li", {},
        h("a", { href: address(game.id, "learn", { rest: [`${i + 1}`] }), class: finished.includes(step.id) ? "done" : "", "aria-current": i === at ? "step" : null, title: titleOf(step), "aria-label": say("lesson-step", { number: i + 1, title: titleOf(step), state: finished.includes(step.id) ? "done" : "open" }) }, `${i + 1}`)))),
      h("h2", {}, titleOf(this.step)),
      drawn("p", { class: "lesson-text" }, this.told("text")),
      this.text && h("div", { class: `verdict ${this.isRight ? "right" : "wrong"}` }, h("p", {}, h("strong", {}, `${this.isRight ? say("lesson-right") : say("lesson-wrong")} `), h("span", { class: "lesson-text" }, this.text))),
      this.rules);
  }

  /** The way to the rules, the position in words, and the keys. */
  more(game) {
    const description = h("p", { class: "described" });
    return h("section", { class: "rules" },
      h("p", { class: "row" }, h("a", { class: "button", href: address(game.id, "rules") }, say("title-rules", { game: game.name })), h("button", {
        type: "button",
        onclick: async () => {
          try {
            const picture = await getText(`/v1/${game.id}/board.svg?position=${encodeURIComponent(this.step.key)}`);
            description.textContent = new DOMParser().parseFromString(picture, "image/svg+xml").querySelector("desc")?.textContent ?? "";
          } catch (error) {
            description.textContent = error instanceof Refusal && !isPassing(error) ? error.sentence : inWords(error);
          }
        },
      }, say("describe"))), description,
      h("h3", {}, say("keys")),
      h("p", {}, say("keys-how")));
  }
}

const seatNames = (position) => Array.from({ length: seatsOf(position) }, (_, seat) => (say(seat === position.to_move ? "you" : "opponent")));

// Learn from your mistakes: the reader retries each move that gave something away until a better one is found.

import { isExpected, post } from "./api.js";
import { announce } from "./dom.js";
import { MARKS } from "./format-value.js";
import { say } from "./i18n.js";

/** Classes of moves that are good enough, as the review names them. */
const GOOD_ENOUGH = ["best", "good"];

export class Drill {
  /** `review` holds the result; `mistakes` are the numbers of its moves to retry. */
  constructor(app, review, mistakes) {
    Object.assign(this, { app, review, mistakes, at: 0, isFound: false, text: "" });
  }

  get move() {
    return this.review.result.moves[this.mistakes[this.at]];
  }

  get isDone() {
    return this.at >= this.mistakes.length;
  }

  /** Goes to the position before the mistake. */
  begin() {
    Object.assign(this, { isFound: false, text: "" });
    const { tree } = this.app.session;
    return this.app.go(this.isDone ? tree.end : tree.line[this.mistakes[this.at]]);
  }

  words() {
    if (this.isDone) return { prompt: say("drill-last"), moves: [], actions: [{ label: say("back-to-review"), primary: true, action: () => this.review.endDrill() }] };
    const { move } = this;
    const ask = say("drill-ask", { number: this.at + 1, all: this.mistakes.length, move: this.inWords(move.move), class: move.class });
    const next = { label: this.at + 1 < this.mistakes.length ? say("drill-next") : say("drill-finish"), primary: this.isFound, action: () => { this.at++; this.begin(); } };
    const see = { label: say("drill-see"), action: () => this.reveal() };
    return { prompt: this.text ? `${this.text}` : ask, actions: this.isFound ? [next] : [see, next], ...(this.isFound ? { moves: [] } : {}) };
  }

  async play(tried) {
    const { app, move } = this;
    const { session, game } = app;
    const before = session.node(session.tree.at).key;
    if (tried.move === move.move) return this.tell(say("drill-same"), false);
    if (tried.move === move.best) return this.tell(say("drill-right", { move: game.effect(tried) }), true);
    try {
      const { moves } = await post(`/v1/${game.id}/review`, { position: before, moves: [tried.move] }, app.router.controller.signal);
      const [judged] = moves;
      const good = GOOD_ENOUGH.includes(judged.class);
      return this.tell(good ? say("drill-good", { move: game.effect(tried) }) : say("drill-wrong"), good);
    } catch (error) {
      return app.fail(error, () => this.play(tried));
    }
  }

  reveal() {
    return this.tell(say("drill-better", { move: this.inWords(this.move.best) }), true);
  }

  /** The move that was made, and the sign of its class: it is drawn until a better one is found. */
  mark() {
    const made = !this.isDone && !this.isFound && this.app.moveByNotation(this.move.move);
    this.app.table.rank(made ? [made] : [], MARKS[this.move?.class]);
  }

  /** Adds the engine's reasons for the better move, if there are any. */
  async explain() {
    const { app, move, text } = this;
    const { session, game } = app;
    const position = session.seenByMover(session.node(session.tree.at));
    try {
      const { lines } = await post(`/v1/${game.id}/analysis`, { position, lines: 2, explain: true }, app.router.controller.signal);
      const [{ move: best, why: [reason] = [] }] = lines;
      if (!reason || best !== move.best || this.text !== text) return;
      this.text = `${text} ${reason}`;
      announce(reason);
      app.table.tell({ prompt: this.text });
    } catch (error) {
      // The better move is in view without its reasons.
      if (!isExpected(error)) throw error;
    }
  }

  /** A move of the position on the table in words. */
  inWords(notation) {
    const move = this.app.moveByNotation(notation);
    return move ? this.app.game.effect(move) : notation;
  }

  async tell(text, isFound) {
    Object.assign(this, { text, isFound });
    announce(text);
    await this.app.refresh();
    const best = isFound && this.app.moveByNotation(this.move.best);
    if (!best) return;
    this.app.table.rank([best]);
    await this.explain();
  }
}

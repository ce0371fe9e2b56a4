// Learn from your mistakes: the reader retries each move that gave something away until a better one is found.

import { isExpected, post } from "./api.js";
import { announce } from "./dom.js";
import { MARKS, lossInWords } from "./format-value.js";
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
    const loss = lossInWords(move);
    const ask = say("drill-ask", { number: this.at + 1, all: this.mistakes.length, move: this.inWords(move.move), class: move.class, loss: loss && ` (${loss})` });
    const next = { label: this.at + 1 < this.mistakes.length ? say("drill-next") : say("drill-finish"), primary: this.isFound, action: () => { this.at++; this.begin(); } };
    const see = { label: say("drill-see"), action: () => this.reveal() };
    return { prompt: this.text || ask, actions: this.isFound ? [next] : [see, next], ...(this.isFound ? { moves: [] } : {}) };
  }

  async play(tried) {
    const { app, move } = this;
    const { session, game } = app;
    const before = session.node(session.tree.at).key;
    if (tried.move === move.move) return this.tell(say("drill-same"), false);
    if (tried.move === move.best) return this.tellBest("right");
    try {
      const { moves } = await post(`/v1/${game.id}/review`, { position: before, moves: [tried.move], limits: { nodes: this.review.result.stats.nodes_per_move } }, app.router.controller.signal);
      const [judged] = moves;
      const good = GOOD_ENOUGH.includes(judged.class);
      if (good) return this.tell(say("drill-good", { move: app.table.inWords(tried) }), true, false);
      await this.tell(`${say("drill-wrong")} ${say("drill-again")}`, false);
      return await this.refute(tried);
    } catch (error) {
      return app.fail(error, () => this.play(tried));
    }
  }

  reveal() {
    return this.tellBest("better");
  }

  /** Names the best move; its gain is among the reasons that follow. */
  tellBest(verdict) {
    const named = this.name(this.move.best);
    this.best = (then) => say(`drill-${verdict}`, { move: then ? say("move-then", { first: named, rest: then }) : named });
    return this.tell(this.best(), true);
  }

  /** The move that was made, and the sign of its class: it is drawn until a better one is found. */
  mark() {
    const made = !this.isDone && !this.isFound && this.app.moveByNotation(this.move.move);
    this.app.table.rank(made ? [made] : [], MARKS[this.move?.class]);
  }

  /** Adds the engine's reasons: what the better move does, and the answer to the move of the game; its loss is the review's. */
  explain() {
    return this.add(async () => {
      let [better, made] = await this.look([this.move.best, this.move.move]);
      // A short look may prefer the move of the game, and then has nothing to say against it.
      if (better.move !== this.move.best) [better, made] = await this.look([this.move.best]);
      const then = this.isBest && this.second(better);
      const reasons = [this.isBest && better.why?.[0], then && better.why?.[1], made?.why?.[1] && say("named", { name: say("drill-game"), text: made.why[1] })].filter(Boolean);
      return [[then ? this.best(then) : this.text, ...reasons].join(" "), [then && this.best(then), ...reasons].filter(Boolean).join(" ")];
    });
  }

  /** Adds the answer to a wrong try, unless it depends on hidden tiles. */
  async refute(tried) {
    if (this.app.game.seenBy) return;
    await this.add(async () => {
      const [{ why = [] }] = await this.look([tried.move]);
      return [[say("drill-wrong"), why[1], say("drill-again")].filter(Boolean).join(" "), why[1]];
    });
  }

  /** Waits for reasons, then changes the text and announces the news in it, unless the reader has gone on. */
  async add(reasons) {
    const { app, text } = this;
    try {
      const [whole, news] = await reasons();
      if (!news || this.text !== text) return;
      this.text = whole;
      announce(news);
      app.table.tell({ prompt: whole });
    } catch (error) {
      // The verdict is in view without its reasons.
      if (!isExpected(error)) throw error;
    }
  }

  /** Promises the engine's lines of some moves alone, the best one first, each with sentences about it and the answer to it. */
  async look(only) {
    const { game, session, router } = this.app;
    const position = session.seenByMover(session.node(session.tree.at));
    const { lines } = await post(`/v1/${game.id}/analysis`, { position, only, lines: only.length, explain: true }, router.controller.signal);
    return lines;
  }

  /** A move of the present position in words; its name alone has no gain. */
  inWords(notation, how = "effect") {
    const { game, session, cursor } = this.app;
    const move = this.app.moveByNotation(notation);
    return move ? game[how](move, session.node(cursor).position) : notation;
  }

  name(notation) {
    return this.inWords(notation, "moveName");
  }

  /** The name of the second move of a line, if the same player makes it because the opponent has lost a turn. */
  second({ move, pv: [, then] = [] }) {
    const { game, session, cursor } = this.app;
    const first = this.app.moveByNotation(move);
    return then && first && game.movesTwice?.(session.node(cursor).position, first) ? game.nameOf(then) : null;
  }

  async tell(text, isFound, isBest = isFound) {
    Object.assign(this, { text, isFound, isBest });
    announce(text);
    await this.app.refresh();
    const best = isFound && this.app.moveByNotation(this.move.best);
    if (!best) return;
    this.app.table.rank([best]);
    await this.explain();
  }
}

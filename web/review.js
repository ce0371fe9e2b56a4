// The review of the game on the table: a chart of the value over the moves, and better moves.

import { inWords, part, post } from "./api.js";
import { told } from "./action-bar.js";
import { announce, h, refill } from "./dom.js";
import { escaped, shape } from "./svg.js";
import { MARKS, figure, figureHead, fromOtherSide, lossInWords, lossOf, percent } from "./format-value.js";
import { isDraw } from "./session.js";
import { moveInWords, moveList, moveShown } from "./move-list.js";
import { address } from "./router.js";
import { openSheet } from "./shell.js";
import { count, player, say } from "./i18n.js";

const CLASSES = ["best", "good", "inaccuracy", "mistake", "blunder"];

/** The class of a judged move and its loss, in words; a list has the loss without its unit. */
const verdict = (move, loss = lossInWords) => (move.forced ? say("move-forced") : [MARKS[move.class], say("move-class", { class: move.class }), loss(move)].filter(Boolean).join(" "));
/** True if a better move is known. */
const isWorse = (move) => move.class && move.class !== "best" && move.best !== move.move;
/** Number of the first move without a judgement that is no draw by chance; -1 if there is none. */
const firstUnjudged = ({ moves }) => moves.findIndex((move) => !move.class && !isDraw(move.move));

/** The review of a game whose moves from number `from` on were reviewed later. */
function joined(first, later, from) {
  const moves = [...first.moves.slice(0, from), ...later.moves];
  const sum = (one, other) => (one === null || other === null ? one ?? other : one + other);
  return {
    moves,
    stats: first.stats,
    mistakes: [...first.mistakes, ...later.mistakes.map((i) => i + from)].sort((i, j) => moves[j].cost - moves[i].cost),
    summary: first.summary.map((one, i) => {
      const other = later.summary[i];
      const judged = one.judged + other.judged;
      const accuracy = judged ? (one.judged * one.accuracy + other.judged * other.accuracy) / judged : null;
      const counts = CLASSES.map((name) => [name, one[name] + other[name]]);
      return { seat: one.seat, judged, accuracy, points_lost: sum(one.points_lost, other.points_lost), ...Object.fromEntries(counts) };
    }),
  };
}

export class Review {
  constructor(app) {
    this.app = app;
    this.state = h("p", { class: "state", role: "status" });
    this.actions = h("div", { class: "row" });
    this.chart = h("div", { class: "chart" });
    this.body = h("div", { class: "review-body" });
    this.said = h("p", { class: "comment" });
    this.element = h("div", { class: "panel review" }, this.actions, this.state, this.said, this.chart, this.body);
  }

  get line() {
    const { session } = this.app;
    return session.tree.moves(session.tree.end);
  }

  /** The only person's seat, or the first one. */
  get near() {
    const { people } = this.app.session;
    return people.length === 1 ? people[0] : 0;
  }

  /** Index of the judged move: the last one, or the next one if the reader chose its better move in the list. */
  get judged() {
    const { tree } = this.app.session;
    const at = tree.line.indexOf(tree.at);
    if (this.asked !== at) this.asked = null;
    return this.asked ?? at - 1;
  }

  get subject() {
    return this.app.session.node(0).key + this.line.join(";");
  }

  /** Shows the review; forgets one that belongs to another game. */
  async show() {
    const { app, line } = this;
    if (this.reviewed !== this.subject && this.busyWith !== this.subject) {
      this.stop();
      this.result = this.drill = null;
      refill(this.chart);
      refill(this.body);
      this.state.textContent = line.length ? "" : say("review-empty");
    }
    this.drawActions();
    this.said.textContent = app.session.node(app.cursor).comment ?? "";
    const isWhole = this.result && firstUnjudged(this.result) < 0;
    if (isWhole && app.isLearning && this.mistakes().length) return this.learn(this.mistakes());
    if (this.result) this.draw();
    else if (line.length) refill(this.body, h("div", { class: "scroll" }, moveList(app)));
    if (line.length && !isWhole && this.failed !== this.subject && this.busyWith !== this.subject) this.begin();
    if (this.drill) return this.drill.mark();
    app.table.rank([]);
    if (this.result) this.judge();
  }

  leave() {
    this.drill = this.failed = this.asked = null;
    this.app.isLearning = false;
    this.stop();
  }

  /** Ends a review in progress. */
  stop() {
    this.controller?.abort();
    this.busyWith = null;
  }

  drawActions() {
    const mistakes = this.result ? this.mistakes() : [];
    const { app } = this;
    const { tree } = app.session;
    refill(this.actions,
      this.failed === this.subject && !this.drill && h("button", { type: "button", class: "primary", "data-k": "review", onclick: () => this.begin() }, say(this.result ? "go-on" : "try-again")),
      this.result && !this.busyWith && !this.drill && (mistakes.length ? h("button", { type: "button", class: "primary", "data-k": "drill", onclick: () => this.learn(mistakes) }, say("drill-begin", { count: mistakes.length })) : !this.failed && h("p", {}, say("drill-none"))),
      this.drill && h("button", { type: "button", "data-k": "end-drill", onclick: () => this.endDrill() }, say("back-to-review")),
      app.session.record && !this.drill && h("a", { class: "button", href: address(app.game.id) }, say("to-your-game")),
      !tree.isOnLine(tree.at) && !this.drill && h("button", { type: "button", onclick: () => app.go(tree.fork(tree.at)) }, say("back-to-game")));
  }

  /** Reviews the moves that are not judged yet. A busy service may judge only some of them at a time. */
  async begin() {
    const { app, line, subject } = this;
    const { session } = app;
    // Moves may be looked at meanwhile, so the review does not end with the calls for the shown position.
    const { signal } = (this.controller = new AbortController());
    Object.assign(this, { busyWith: subject, failed: null });
    this.drawActions();
    try {
      let from = this.result ? firstUnjudged(this.result) : 0;
      for (let before = -1; from > before; ) {
        this.state.textContent = say("reviewing", { count: line.slice(from).filter((move) => !isDraw(move)).length });
        const position = this.result ? this.result.moves[from].key : session.node(0).key;
        // Every move gets as many nodes as the first ones.
        const limits = this.result ? { limits: { nodes: this.result.stats.nodes_per_move * (line.length - from) } } : {};
        const later = await post(`/v1/${session.game.id}/review`, { position, moves: line.slice(from), ...limits }, signal);
        signal.throwIfAborted();
        Object.assign(this, { result: this.result ? joined(this.result, later, from) : later, reviewed: subject });
        this.draw();
        [before, from] = [from, firstUnjudged(this.result)];
      }
      const isWhole = from < 0;
      Object.assign(this, { busyWith: null, failed: isWhole ? null : subject });
      this.state.textContent = isWhole ? "" : say("review-stopped");
      announce(say(isWhole ? "review-ready" : "review-stopped"));
      if (isWhole && app.isLearning && this.mistakes().length) return void this.learn(this.mistakes());
      if (session.tree.at === session.tree.end && !this.drill) this.judge();
    } catch (error) {
      if (signal.aborted) return;
      this.state.textContent = inWords(error);
      Object.assign(this, { failed: subject, busyWith: null });
    }
    this.drawActions();
  }

  /** Indices of moves that gave something away, the most costly first: by people, or by all seats if only engines played. */
  mistakes() {
    const { session } = this.app;
    const seats = session.people.length ? session.people : session.players.map((_, seat) => seat);
    const { moves, mistakes } = this.result;
    return mistakes.filter((i) => seats.includes(moves[i].seat) && !moves[i].forced);
  }

  async learn(mistakes) {
    this.app.isLearning = false;
    try {
      const { Drill } = await part(() => import("./retry-mistakes.js"));
      this.drill = new Drill(this.app, this, mistakes);
    } catch (error) {
      return this.app.fail(error, () => this.learn(mistakes));
    }
    // On a phone, the sheet would hide the tiles.
    openSheet(this.app, false);
    this.drill.begin();
  }

  endDrill() {
    this.drill = null;
    openSheet(this.app, true);
    this.app.go(this.app.session.tree.end);
  }

  /** Shows the verdict on the judged move and names the better one; the board shows it if the reader chose it in the list. */
  judge() {
    const { app } = this;
    const { game } = app;
    const judged = this.result.moves[this.judged];
    if (!judged?.class) return;
    const { tree } = app.session;
    // The position of a move further on may not be loaded.
    const { step, position } = app.session.node(tree.line[this.judged + 1]);
    const made = step && position ? game.effect(step, position) : moveInWords(game, judged.move);
    const said = say("named", { name: app.names()[judged.seat], text: `${made} (${verdict(judged)}).` });
    const move = this.asked !== null && app.moveByNotation(judged.best);
    const better = isWorse(judged) && say("drill-better", { move: move ? app.table.inWords(move) : moveInWords(game, judged.best) });
    app.table.tell({ above: told("", [said, better].filter(Boolean).join(" ")) });
    if (move) app.table.rank([move]);
  }

  overTable() {
    return this.drill?.words() ?? {};
  }

  /** Handles a move made on the table during the review. */
  async play(move) {
    if (this.drill) return this.drill.play(move);
    this.app.session.tree.explore(move.move);
    return this.app.refresh();
  }

  draw() {
    const { session } = this.app;
    const { tree } = session;
    const { line } = tree;
    const names = this.app.names();
    refill(this.chart, this.drawChart());
    const seats = this.result.summary.filter((seat) => seat.judged);
    const hasPoints = seats.some((seat) => seat.points_lost !== null);
    /** The rows: a name, and the figure of a seat. Each seat is a column, so that the table fits on a phone. */
    const figures = [
      [h("abbr", { title: say("review-accuracy-about") }, say("review-accuracy")), ({ accuracy }) => (accuracy === null ? "–" : percent(accuracy / 100))],
      ...(hasPoints ? [[say("review-points-lost"), ({ points_lost: lost }) => (lost === null ? "–" : count(Math.round(lost * 10) / 10))]] : []),
      ...CLASSES.map((name) => [say("move-class", { class: name }), (seat) => `${seat[name]}`]),
    ];
    const summary = h("table", { class: "summary" },
      h("thead", {}, h("tr", {}, h("td"), seats.map(({ seat }) => h("th", { scope: "col", class: "figure" }, names[seat] ?? say("player", { number: seat + 1 }))))),
      h("tbody", {}, figures.map(([name, of]) => h("tr", {}, h("th", { scope: "row" }, name), seats.map((seat) => h("td", { class: "figure" }, of(seat)))))));
    const { judged } = this;
    const rows = this.result.moves.map((move, i) => {
      if (isDraw(move.move)) return null;
      // While mistakes are retried, the better moves are not given away.
      const better = isWorse(move) && !this.drill && [moveShown(this.app.game, move.best), ` ${figure(this.seen(move, move.best_value), this.app.game)}`];
      return h("tr", { class: i === judged ? "here" : "" },
        h("td", {}, `${this.numberOf(i)}`),
        h("td", {}, h("button", { type: "button", class: "link move", "data-k": `review-${i}`, title: move.move, onclick: () => this.app.go(line[i + 1]) }, moveShown(this.app.game, move.move))),
        h("td", { class: `class ${move.class ?? ""}` }, move.forced || move.class ? verdict(move, lossOf) : say("move-not-judged")),
        h("td", { class: "figure" }, figure(this.seen(move, move.value), this.app.game)),
        h("td", {}, better && h("button", { type: "button", class: "link move", "data-k": `better-${i}`, title: say("review-see"), onclick: () => this.see(i) }, better)));
    });
    refill(this.body, summary, h("div", { class: "scroll" }, h("table", {},
      h("thead", {}, h("tr", {}, ["#", say("column-move"), say("column-class")].map((name) => h("th", { scope: "col" }, name)), figureHead(this.result.moves.map(({ value }) => value), session.players.length === 2 && names[this.near]), h("th", { scope: "col" }, say("column-better")))),
      h("tbody", {}, rows))), this.isBrief && h("p", { class: "state" }, say("review-brief")));
  }

  /** True if an analysis looks longer at a position than the review did. */
  get isBrief() {
    return this.result.stats.nodes_per_move < this.app.game.card.service_limits.analysis_nodes_default;
  }

  /** The value of a move as the near seat of a game for two sees it; among three or more, as the seat that moved does. */
  seen(move, value) {
    return this.app.session.players.length === 2 && move.seat !== this.near ? fromOtherSide(value) : value;
  }

  /** Goes to the position before a move, and shows the better one. */
  see(i) {
    this.asked = i;
    this.app.go(this.app.session.tree.line[i]);
  }

  /** The number of moves up to one of them, without draws by chance. */
  numberOf(i) {
    return this.result.moves.slice(0, i + 1).filter(({ move }) => !isDraw(move)).length;
  }

  /** Draws the win probability of the visitor, or of the first seat, after each move; among three or more, of the seat that moved. */
  drawChart() {
    const { session, game } = this.app;
    const { tree } = session;
    const at = tree.line.indexOf(tree.at);
    const seats = session.players.length;
    const [width, height, left] = [380, 150, 40];
    const list = this.result.moves;
    const x = (i) => left + ((width - left - 8) * i) / Math.max(1, list.length - 1);
    const y = (share) => 8 + (height - 26) * (1 - share);
    let out = "";
    for (const share of [0, 0.5, 1]) {
      out += `<line x1="${left}" x2="${width - 8}" y1="${y(share)}" y2="${y(share)}" class="s-line" stroke-dasharray="${share === 0.5 ? "none" : "2 4"}"/>`;
      out += `<text x="${left - 6}" y="${y(share) + 4}" text-anchor="end" font-size="11" class="f-muted">${percent(share)}</text>`;
    }
    const points = list.map((move, i) => ({ move, i, share: this.seen(move, move.value)?.win_probability ?? null })).filter((point) => point.share !== null);
    // Above the middle the first side is ahead, below it the other side: the area between curve and middle is shaded.
    const middle = y(0.5);
    const ground = points.length ? `${x(points[0].i).toFixed(1)},${middle} ${points.map(({ i, share }) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(" ")} ${x(points.at(-1).i).toFixed(1)},${middle}` : "";
    out += `<polygon points="${ground}" class="f-trace" opacity="0.5"/>`;
    const path = points.map(({ i, share }) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(" ");
    out += `<polyline points="${path}" class="f-none s-accent" stroke-width="2" stroke-linejoin="round"/>`;
    for (const { move, i, share } of points) {
      const [px, py] = [x(i), y(share)];
      if (move.class === "blunder") out += `<path d="M${px - 4} ${py - 4}l8 8m0-8l-8 8" class="s-second" stroke-width="2.5"/>`;
      else if (move.class === "mistake") out += `<path d="M${px} ${py - 5}l5 9h-10z" class="f-second"/>`;
      else if (move.class === "inaccuracy") out += `<circle cx="${px}" cy="${py}" r="4" class="f-paper s-second" stroke-width="2"/>`;
    }
    if (at > 0) out += `<line x1="${x(at - 1)}" x2="${x(at - 1)}" y1="4" y2="${height - 16}" class="s-muted" stroke-width="1"/>`;
    out += `<text x="${left}" y="${height - 2}" font-size="11" class="f-muted">${escaped(say("chart-first"))}</text>`;
    out += `<text x="${width - 8}" y="${height - 2}" text-anchor="end" font-size="11" class="f-muted">${this.numberOf(list.length - 1)}</text>`;
    points.forEach(({ move, i, share }) => {
      const name = say("chart-move", { number: this.numberOf(i), move: moveInWords(game, move.move), share: percent(share), class: move.class ?? "none" });
      out += `<g data-go="${i + 1}"><title>${escaped(name)}</title><rect x="${x(i) - 4}" y="0" width="8" height="${height - 14}" fill="transparent"/></g>`;
    });
    const names = this.app.names();
    const label = seats > 2 ? say("chart-of-mover") : say("chart-of", player(names[this.near]));
    const go = (event) => {
      const target = event.target.closest("[data-go]");
      if (target) this.app.go(this.app.session.tree.line[+target.dataset.go]);
    };
    const figure = h("figure", { onclick: go }, h("figcaption", {}, label, h("span", { class: "key" }, say("chart-key"))));
    figure.insertAdjacentHTML("beforeend", shape("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": say("chart-about", { label }) }, out));
    return figure;
  }
}

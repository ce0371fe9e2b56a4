// The review of the game on the table: a chart of the value over the moves, and what was better.

import { inWords, post } from "./api.js";
import { announce, h, refill } from "./dom.js";
import { escaped, shape } from "./svg.js";
import { percent, worth } from "./values.js";
import { isDraw } from "./session.js";
import { spaced } from "./analysis.js";

const MARKS = { inaccuracy: "?!", mistake: "?", blunder: "??" };
const CLASSES = ["best", "good", "inaccuracy", "mistake", "blunder"];

export class Review {
  constructor(app) {
    this.app = app;
    this.state = h("p", { class: "state", role: "status" });
    this.button = h("button", { type: "button", class: "primary", onclick: () => this.begin() }, "Review this game");
    this.chart = h("div", { class: "chart" });
    this.body = h("div", { class: "review-body" });
    this.element = h("div", { class: "panel review" }, h("div", { class: "row" }, this.button), this.state, this.chart, this.body);
  }

  /** Forgets a review that belongs to another game. */
  show() {
    const { session } = this.app;
    const moves = session.moves(session.nodes.length - 1);
    if (this.reviewed !== session.nodes[0].key + moves.join(";")) {
      this.result = null;
      refill(this.chart);
      refill(this.body);
      this.state.textContent = moves.length ? "" : "Play some moves first; then every one of them is valued here.";
    }
    this.button.disabled = !moves.length;
    if (this.result) this.draw();
  }

  async begin() {
    const { session } = this.app;
    const moves = session.moves(session.nodes.length - 1);
    this.button.disabled = true;
    this.state.textContent = `Reviewing ${moves.length} moves …`;
    try {
      const result = await post(`/v1/${session.game.id}/review`, { position: session.nodes[0].key, moves });
      this.result = result;
      this.reviewed = session.nodes[0].key + moves.join(";");
      this.state.textContent = result.stats.stopped_by === "time" ? "The time was up before all moves were judged." : "";
      announce("The review is ready.");
      this.draw();
    } catch (error) {
      this.state.textContent = inWords(error);
    }
    this.button.disabled = false;
  }

  draw() {
    const { session } = this.app;
    const names = this.app.names();
    refill(this.chart, this.drawChart());
    const seats = this.result.summary.filter((seat) => seat.judged);
    const summary = h("table", { class: "summary" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, ""), CLASSES.map((name) => h("th", { scope: "col", class: "figure" }, name)))),
      h("tbody", {}, seats.map((seat) => h("tr", {}, h("th", { scope: "row" }, names[seat.seat] ?? `Player ${seat.seat + 1}`),
        CLASSES.map((name) => h("td", { class: "figure" }, `${seat[name]}`))))));
    const rows = this.result.moves.map((move, i) => {
      if (isDraw(move)) return null;
      const here = session.at === i + 1;
      const better = move.class && move.class !== "best" && move.best !== move.move ? `${spaced(move.best)} ${worth(move.best_value)}` : "";
      return h("tr", { class: here ? "here" : "" },
        h("td", {}, `${i + 1}`),
        h("td", {}, h("button", { type: "button", class: "link move", "data-k": `review-${i}`, onclick: () => this.app.go(i + 1) }, spaced(move.move))),
        h("td", { class: `class ${move.class ?? ""}` }, move.class ? `${MARKS[move.class] ?? ""} ${move.class}`.trim() : "not judged"),
        h("td", { class: "figure" }, worth(move.value)),
        h("td", {}, better));
    });
    refill(this.body, summary, h("div", { class: "scroll" }, h("table", {},
      h("thead", {}, h("tr", {}, ["#", "Move", "Class", "Worth", "Better was"].map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, rows))));
  }

  /** The win probability of the first seat (of two), or of the seat that moved, after each move. */
  drawChart() {
    const { session } = this.app;
    const seats = session.players.length;
    const [width, height, left] = [380, 150, 40];
    const list = this.result.moves;
    const value = (move) => {
      const own = move.value?.win_probability;
      if (own === undefined || own === null) return null;
      return seats === 2 && move.seat === 1 ? 1 - own : own;
    };
    const x = (i) => left + ((width - left - 8) * i) / Math.max(1, list.length - 1);
    const y = (share) => 8 + (height - 26) * (1 - share);
    let out = "";
    for (const share of [0, 0.5, 1]) {
      out += `<line x1="${left}" x2="${width - 8}" y1="${y(share)}" y2="${y(share)}" class="s-line" stroke-dasharray="${share === 0.5 ? "none" : "2 4"}"/>`;
      out += `<text x="${left - 6}" y="${y(share) + 4}" text-anchor="end" font-size="11" class="f-muted">${percent(share)}</text>`;
    }
    const points = list.map((move, i) => ({ move, i, share: value(move) })).filter((point) => point.share !== null);
    const path = points.map(({ i, share }) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(" ");
    out += `<polyline points="${path}" class="f-none s-accent" stroke-width="2" stroke-linejoin="round"/>`;
    for (const { move, i, share } of points) {
      const [px, py] = [x(i), y(share)];
      if (move.class === "blunder") out += `<path d="M${px - 4} ${py - 4}l8 8m0-8l-8 8" class="s-second" stroke-width="2.5"/>`;
      else if (move.class === "mistake") out += `<path d="M${px} ${py - 5}l5 9h-10z" class="f-second"/>`;
      else if (move.class === "inaccuracy") out += `<circle cx="${px}" cy="${py}" r="4" class="f-paper s-second" stroke-width="2"/>`;
    }
    if (session.at > 0) out += `<line x1="${x(session.at - 1)}" x2="${x(session.at - 1)}" y1="4" y2="${height - 16}" class="s-muted" stroke-width="1"/>`;
    out += `<text x="${left}" y="${height - 2}" font-size="11" class="f-muted">move 1</text>`;
    out += `<text x="${width - 8}" y="${height - 2}" text-anchor="end" font-size="11" class="f-muted">${list.length}</text>`;
    points.forEach(({ move, i, share }) => {
      const name = `Move ${i + 1}, ${move.move}: ${percent(share)}${move.class ? `, ${move.class}` : ""}`;
      out += `<g data-go="${i + 1}"><title>${escaped(name)}</title><rect x="${x(i) - 4}" y="0" width="8" height="${height - 14}" fill="transparent"/></g>`;
    });
    const names = this.app.names();
    const label = seats > 2 ? "Winning chances of whoever moved" : names[0] === "You" ? "Your winning chances" : `Winning chances of ${names[0]}`;
    const figure = h("figure", {}, h("figcaption", {}, label, h("span", { class: "key" }, "○ inaccuracy  ▲ mistake  × blunder")));
    figure.insertAdjacentHTML("beforeend", shape("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${label}, move by move; the table below has the figures` }, out));
    figure.addEventListener("click", (event) => {
      const target = event.target.closest("[data-go]");
      if (target) this.app.go(+target.dataset.go);
    });
    return figure;
  }
}

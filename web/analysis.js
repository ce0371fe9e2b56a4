// The analysis of the position on the table, told while it goes on.

import { inWords, stream } from "./api.js";
import { h, refill } from "./dom.js";
import { firstShare, margin, percent, worth } from "./values.js";

const EFFORTS = [
  ["Quick", 1],
  ["Thorough", 5],
  ["Deep", 25],
];
const LINES = 5;

export class Analysis {
  /** `app` has the table, `hover(move)`, `play(move)`, `defaultNodes(game)` and `moveByNotation(text)`. */
  constructor(app) {
    this.app = app;
    this.effort = 1;
    this.shown = true;
    this.meter = h("progress", { class: "meter", max: 1, value: 0, "aria-label": "Progress of the analysis" });
    this.state = h("p", { class: "state", role: "status" });
    this.balance = h("div", { class: "balance" });
    this.list = h("div", { class: "lines" });
    this.stop = h("button", { type: "button", onclick: () => this.halt("Stopped.") }, "Stop");
    this.more = h("select", { "aria-label": "Effort", onchange: () => { this.effort = +this.more.value; this.begin(); } },
      EFFORTS.map(([name, factor]) => h("option", { value: `${factor}` }, name)));
    const mark = h("input", { type: "checkbox", checked: true, onchange: () => { this.shown = mark.checked; this.rank(); } });
    this.element = h("div", { class: "panel analysis" },
      h("div", { class: "row" }, h("label", {}, "Effort ", this.more), this.stop, h("label", { class: "check" }, mark, " best moves on the board")),
      this.balance, this.meter, this.state, this.list);
  }

  halt(text) {
    this.controller?.abort();
    this.controller = null;
    this.stop.disabled = true;
    if (text) this.state.textContent = text;
  }

  /** Analyses the position on the table anew. */
  async begin() {
    this.halt();
    const { game, node, position } = this.app.subject();
    this.game = game;
    this.seats = (position.hands ?? position.racks ?? [0, 1]).length;
    this.lines = [];
    refill(this.list);
    refill(this.balance);
    this.meter.value = 0;
    this.element.dataset.done = "no";
    this.app.table.rank([]);
    if (node.over) {
      this.state.textContent = "The game is over; there is nothing left to analyse.";
      return;
    }
    if (game.isChance?.(node.position)) {
      this.state.textContent = "Tiles are drawn here; step on to analyse.";
      return;
    }
    const controller = new AbortController();
    this.controller = controller;
    this.stop.disabled = false;
    this.state.textContent = "Thinking …";
    try {
      const nodes = (await this.app.defaultNodes(game)) * this.effort;
      const body = { position, lines: LINES, limits: { nodes } };
      await stream(`/v1/${game.id}/analysis/stream`, body, (event, data) => {
        if (controller.signal.aborted) return;
        if (event === "heartbeat") {
          if (data.queued) this.state.textContent = "Waiting for a free place …";
        } else {
          this.tell(event === "final", data);
        }
      }, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) this.state.textContent = inWords(error);
    }
    if (this.controller === controller) this.halt();
  }

  tell(isFinal, data) {
    const nodes = isFinal ? data.stats.nodes : data.nodes;
    const depth = isFinal ? data.stats.depth : data.depth;
    const budget = isFinal ? nodes : data.budget;
    this.meter.value = isFinal ? 1 : budget ? Math.min(1, nodes / budget) : 0;
    const count = nodes.toLocaleString("en");
    const proved = data.value.kind === "exact";
    this.state.textContent = isFinal
      ? `${proved ? "Proved" : "Done"}: ${count} positions, depth ${depth}.`
      : `${count} positions, depth ${depth} …`;
    this.element.dataset.done = isFinal ? "yes" : "no";
    this.lines = data.lines;
    const seat = data.seat ?? this.app.subject().node.position.to_move;
    refill(this.balance, balance(data.value, seat, this.seats, this.app.names()));
    refill(this.list, this.table(data.lines));
    this.rank();
  }

  table(lines) {
    const anyMargin = lines.some((line) => margin(line.value));
    return h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "#"), h("th", { scope: "col" }, "Move"), h("th", { scope: "col", class: "figure" }, "Worth"),
        anyMargin && h("th", { scope: "col", class: "figure" }, "Points"), h("th", { scope: "col" }, "Then"))),
      h("tbody", {}, lines.map((line, i) => {
        const move = this.app.moveByNotation(line.move);
        return h("tr", {
          onpointerenter: () => move && this.app.table.peek(move), onpointerleave: () => this.app.table.peek(null),
        },
          h("td", {}, `${i + 1}`),
          h("td", {}, h("button", {
            type: "button", class: "link move", "data-k": `line-${line.move}`, onclick: () => move && this.app.play(move),
            onfocus: () => move && this.app.table.peek(move), onblur: () => this.app.table.peek(null),
          }, spaced(line.move))),
          h("td", { class: "figure" }, worth(line.value)),
          anyMargin && h("td", { class: "figure" }, margin(line.value)),
          h("td", { class: "pv" }, line.pv.slice(1, 5).map(spaced).join("  ") || "–"));
      })));
  }

  rank() {
    const moves = (this.lines ?? []).map((line) => this.app.moveByNotation(line.move)).filter(Boolean);
    this.app.table.rank(this.shown && this.controller !== undefined ? moves : []);
  }
}

/** Notations of several tiles may break between them. */
export const spaced = (notation) => notation.replace(/(.)\+/g, "$1\u200b+");

/** How the win is shared out, as far as is known. */
export function balance(value, seat, seats, names) {
  if (!value) return null;
  const shares = value.shares ?? (seats === 2 && value.win_probability !== null ? [firstShare(value, seat), 1 - firstShare(value, seat)] : null);
  if (!shares) return h("p", { class: "worth" }, worth(value));
  const words = shares.map((share, i) => `${names[i] ?? `Player ${i + 1}`} ${percent(share)}`);
  let x = 0;
  const bars = shares.map((share, i) => {
    const bar = `<rect x="${(100 * x).toFixed(2)}" y="0" width="${(100 * share).toFixed(2)}" height="10" class="share share-${i % 4}"/>`;
    x += share;
    return bar;
  });
  const figure = h("div", { class: "shares", role: "img", "aria-label": words.join(", ") });
  figure.innerHTML = `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${bars.join("")}</svg>`;
  const note = value.kind === "exact" ? worth(value) : "";
  return [h("div", { class: "share-names" }, words.map((word) => h("span", {}, word))), figure,
    note && h("p", { class: "worth" }, `${names[seat] ?? `Player ${seat + 1}`}: ${note.toLowerCase()}, proved`)];
}

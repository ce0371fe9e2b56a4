// Analysis of the position on the table, with results shown while the search runs.

import { inWords, stream } from "./api.js";
import { told } from "./action-bar.js";
import { h, refill } from "./dom.js";
import { engineChoice } from "./engine-choice.js";
import { moveList, moveShown } from "./move-list.js";
import { scrollTo } from "./play.js";
import { address } from "./router.js";
import { figure, figureHead, fromOtherSide, percent, worth } from "./format-value.js";
import { say } from "./i18n.js";

/** Factors by which the reader can multiply the node budget. */
const EFFORTS = [1, 5, 25];
const LINES = 5;

export class Analysis {
  constructor(app) {
    this.app = app;
    this.effort = 1;
    this.shown = true;
    this.meter = h("progress", { class: "meter", max: 1, value: 0, "aria-label": say("analysis-progress") });
    this.state = h("p", { class: "state", role: "status" });
    this.balance = h("div", { class: "balance" });
    this.list = h("div", { class: "lines" });
    this.trail = h("div", { class: "trail" });
    this.tree = h("div", { class: "scroll" });
    this.edit = h("p", {});
    this.stop = h("button", { type: "button", onclick: () => this.halt(say("stopped")) }, say("stop"));
    this.more = h("select", { "aria-label": say("effort"), onchange: () => { this.effort = +this.more.value; this.app.refresh(); } },
      EFFORTS.map((factor) => h("option", { value: `${factor}` }, say("effort-name", { factor }))));
    const mark = h("input", { type: "checkbox", checked: true, onchange: () => { this.shown = mark.checked; this.rank(); } });
    this.element = h("div", { class: "panel analysis" },
      this.trail, this.balance, this.meter, this.state, this.list,
      h("div", { class: "row" }, h("label", {}, `${say("effort")} `, this.more), this.stop, h("label", { class: "check" }, mark, ` ${say("best-moves-shown")}`)),
      engineChoice(() => this.app.refresh()),
      h("h2", { class: "small" }, say("moves")), this.tree, this.edit);
    this.tree.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  leave() {
    this.halt();
  }

  halt(text) {
    this.controller?.abort();
    this.controller = null;
    this.stop.disabled = true;
    if (text) this.state.textContent = text;
  }

  /** Steps through the moves with the mouse wheel, unless the list itself can scroll. */
  wheel(event) {
    const { tree } = this;
    if (tree.scrollHeight > tree.clientHeight || Math.abs(event.deltaY) < 1) return;
    event.preventDefault();
    this.app.step(event.deltaY < 0 ? -1 : 1);
  }

  /** Analyses the position on the table again. */
  async show(signal, node) {
    this.halt();
    const { app } = this;
    const { game, session } = app;
    this.drawTrail(node);
    refill(this.tree, moveList(app, true));
    refill(this.edit, h("a", { class: "button", href: address(game.id, "edit") }, say("set-up")));
    scrollTo(this.tree);
    this.seats = session.players.length;
    this.lines = [];
    refill(this.list);
    refill(this.balance);
    this.meter.value = 0;
    this.element.dataset.done = "no";
    app.table.rank([]);
    const none = node.over ? say("analysis-over") : app.viewpoint(node, false).isEngines ? say("analysis-hidden") : null;
    if (none) {
      this.state.textContent = none;
      this.element.dataset.done = "yes";
      return;
    }
    const controller = new AbortController();
    this.controller = controller;
    signal.addEventListener("abort", () => controller.abort());
    this.stop.disabled = false;
    this.state.textContent = say("thinking");
    try {
      const nodes = game.card.service_limits.analysis_nodes_default * this.effort;
      const body = { position: session.seenByMover(node), lines: LINES, limits: { nodes }, explain: true };
      await stream(`/v1/${game.id}/analysis/stream`, body, (event, data) => {
        if (controller.signal.aborted) return;
        if (event === "heartbeat") {
          if (data.queued) this.state.textContent = say("queued");
        } else {
          this.tell(event === "final", data, node);
        }
      }, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) refill(this.state, inWords(error), " ", h("button", { type: "button", class: "link", onclick: () => app.refresh() }, say("try-again")));
    }
    if (this.controller === controller) this.halt();
  }

  /** Draws the path to the current node of the tree, and the ways back. */
  drawTrail(node) {
    const { app } = this;
    const { session, game } = app;
    const { tree } = session;
    const off = !tree.isOnLine(tree.at);
    const step = (label, sign, direction, disabled) => h("button", { type: "button", class: "step", "aria-label": label, "data-k": label, disabled, onclick: () => app.step(direction) }, sign);
    refill(this.trail,
      h("div", { class: "row" }, step(say("back"), "◀", -1, tree.at === 0), step(say("forward"), "▶", 1, tree.next(tree.at) === null),
        session.isVisit ? h("a", { class: "button", href: address(game.id) }, say("to-your-game"))
          : h("button", { type: "button", "data-k": "to-game", disabled: tree.at === tree.game, onclick: () => app.go(tree.game) }, say("back-to-game")),
        off && h("button", { type: "button", "data-k": "play-on", onclick: () => this.playFromHere() }, say("play-on"))),
      off && h("p", { class: "state" }, say("on-branch")),
      node.over && h("p", { class: "state" }, say("here-over")));
  }

  /** Makes the branch the game; the former line stays as a branch. */
  playFromHere() {
    const { app } = this;
    app.session.tree.promote(app.session.tree.at);
    app.goTo(address(app.game.id));
  }

  /** Steps along a line of the engine, up to one of its moves. */
  follow(moves) {
    const { tree } = this.app.session;
    for (const move of moves) tree.explore(move);
    this.app.refresh();
  }

  tell(isFinal, data, node) {
    const nodes = isFinal ? data.stats.nodes : data.nodes;
    const budget = isFinal ? nodes : data.budget;
    this.meter.value = isFinal ? 1 : budget ? Math.min(1, nodes / budget) : 0;
    const proved = data.value.kind === "exact";
    this.state.textContent = say("analysed", { state: !isFinal ? "going" : proved ? "proved" : "done", nodes });
    this.element.dataset.done = isFinal ? "yes" : "no";
    this.lines = data.lines;
    const seat = data.seat ?? node.position.to_move;
    refill(this.balance, balance(data.value, seat, this.seats, this.app));
    const why = data.lines[0]?.why;
    refill(this.list, this.table(data.lines), why && h("p", { class: "why" }, why.join(" ")));
    this.rank();
  }

  table(lines) {
    const { game } = this.app;
    // An engine that looks at one placement only tells no line.
    const hasLines = lines.some(({ pv }) => pv.length > 1);
    return h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "#"), h("th", { scope: "col" }, say("column-move")), figureHead(game.isRankedByChances ? [] : lines.map(({ value }) => value)), hasLines && h("th", { scope: "col" }, say("column-then")))),
      h("tbody", {}, lines.map((line, i) => {
        const move = this.app.moveByNotation(line.move);
        return h("tr", {
          onpointerenter: () => move && this.app.table.peek(move), onpointerleave: () => this.app.table.peek(null),
        },
          h("td", {}, `${i + 1}`),
          h("td", {}, h("button", {
            type: "button", class: "link move", "data-k": `line-${line.move}`, onclick: () => move && this.app.play(move),
            title: move ? this.app.table.inWords(move) : null, onfocus: () => move && this.app.table.peek(move), onblur: () => this.app.table.peek(null),
          }, moveShown(this.app.game, line.move))),
          h("td", { class: "figure" }, game.isRankedByChances ? worth(line.value, game) : figure(line.value, game)),
          hasLines && h("td", { class: "pv" }, line.pv.length < 2 ? "–" : line.pv.slice(1, 5).map((then, k) => [" ", line.likely_from === k + 1 && h("span", { title: say("line-likely") }, "≈ "), h("button", { type: "button", class: "link move", "data-k": `line-${line.pv.slice(0, k + 2).join(";")}`, onclick: () => this.follow(line.pv.slice(0, k + 2)) }, moveShown(this.app.game, then))])));
      })));
  }

  rank() {
    const moves = (this.lines ?? []).map((line) => this.app.moveByNotation(line.move)).filter(Boolean);
    this.app.table.rank(this.shown ? moves : []);
    // On a phone, the sheet with the lines may be closed.
    this.app.table.tell({ above: this.shown && moves.length > 0 && told("narrow", say("best-move", { move: this.app.table.inWords(moves[0]) })) });
  }
}

/** Draws each seat's share of the win, as far as it is known; the near seat's in the accent colour. */
function balance(value, seat, seats, app) {
  if (!value) return null;
  const [names, { game, table: { near } }] = [app.names(), app];
  const { win_probability: first } = seat === 0 ? value : fromOtherSide(value);
  const shares = value.shares ?? (seats === 2 && first !== null ? [first, 1 - first] : null);
  if (!shares) return h("p", { class: "worth" }, worth(value, game));
  const words = shares.map((share, i) => `${names[i] ?? say("player", { number: i + 1 })} ${percent(share)}`);
  let x = 0;
  const bars = shares.map((share, i) => {
    const bar = `<rect x="${(100 * x).toFixed(2)}" y="0" width="${(100 * share).toFixed(2)}" height="10" class="share share-${((i - near + seats) % seats) % 4}"/>`;
    x += share;
    return bar;
  });
  const figure = h("div", { class: "shares", role: "img", "aria-label": words.join(", ") });
  figure.innerHTML = `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${bars.join("")}</svg>`;
  const note = value.kind === "exact" ? worth(value, game) : "";
  return [h("div", { class: "share-names" }, words.map((word) => h("span", {}, word))), figure,
    note && h("p", { class: "worth" }, say("worth-proved", { name: names[seat] ?? say("player", { number: seat + 1 }), worth: note }))];
}

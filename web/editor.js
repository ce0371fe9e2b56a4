// Sets up a position: pieces, hands and whose turn it is; the service checks every change.

import { Refusal, inWords, isAbort, isPassing, post } from "./api.js";
import { told } from "./action-bar.js";
import { drawn, h, refill, svgBox } from "./dom.js";
import { copied } from "./results.js";
import { address } from "./router.js";
import { seatsOf } from "./session.js";
import { Verification } from "./verify.js";
import { readMore, say } from "./i18n.js";

export class Editor {
  constructor(app) {
    this.app = app;
    this.verdict = h("div", { class: "verdict", role: "status" });
    this.ways = h("div", { class: "row" });
    this.palette = h("div", { class: "palette", role: "group", "aria-label": say("pieces") });
    this.question = h("div", { class: "verify" });
    this.fields = h("div", { class: "fields" });
    this.element = h("div", { class: "panel edit" },
      h("h2", {}, say("set-up")),
      h("p", { class: "state" }, say("set-up-how")),
      this.palette, this.verdict, this.ways, this.question, this.fields);
  }

  /** Begins with the position of the address, or with that of the current game. */
  async open({ key }, signal) {
    const { app } = this;
    const { game, session } = app;
    await readMore("puzzles");
    this.verification ??= new Verification(this);
    const start = key ?? (session ? this.known(session) : null);
    const answer = start ? await post(`/v1/${game.id}/play`, { position: start, moves: [] }, signal) : await post(`/v1/${game.id}/start`, {}, signal);
    signal.throwIfAborted();
    this.piece = game.editor.pieces(answer.position)[0].id;
    await this.change(answer.position, signal);
  }

  /** The position on view, without the tiles that the visitor must not see. */
  known(session) {
    const { tree } = session;
    const node = [tree.at, tree.game].map((id) => session.node(id)).find(({ position }) => position);
    return node ? this.app.viewpoint(node, node.over).position : tree.nodes[0].key;
  }

  async change(position, signal = this.app.router.renew()) {
    Object.assign(this, { position, key: null });
    this.verification.clear();
    this.show();
    try {
      const { key, over } = await post(`/v1/${this.app.game.id}/play`, { position, moves: [] }, signal);
      signal.throwIfAborted();
      this.key = key;
      this.tell(key, over ? say("position-over") : say("position-possible"));
      this.app.router.note(address(this.app.game.id, "edit", { key }));
    } catch (error) {
      if (isAbort(error)) return;
      this.tell(null, error instanceof Refusal && !isPassing(error) ? error.sentence : inWords(error));
    }
  }

  /** Shows the position, or the read-only position `after` some moves. */
  show(more = {}, after = null) {
    const { app, position } = this;
    const { game } = app;
    const seats = seatsOf(position);
    const view = after ? { position: after.position, prompt: "", actions: [{ label: say("verify-back"), primary: true, action: () => this.show() }] }
      : { position, prompt: say("set-up-prompt"), onSpot: (id) => this.change(game.editor.put(structuredClone(position), id, this.piece)) };
    app.table.show({ game, near: 0, names: Array.from({ length: seats }, (_, seat) => say("player", { number: seat + 1 })), ...view, ...more });
    refill(this.palette, [...game.editor.pieces(position), { id: "", label: say("take-away") }].map((piece) => this.button(piece)),
      !after && h("button", { type: "button", class: "piece-choice", "data-k": "clear", onclick: () => this.change(this.cleared()) }, say("edit-clear")));
    refill(this.fields, game.editor.fields(position).map((field) => this.field(field)));
  }

  /** The position without the pieces on its board, where some lie on others. */
  cleared() {
    const { editor } = this.app.game;
    const spots = [...this.app.table.spots.keys()];
    const without = (position) => spots.reduce((rest, id) => editor.put(rest, id, ""), structuredClone(position));
    let [position, before] = [without(this.position), this.position];
    while (JSON.stringify(position) !== JSON.stringify(before)) [position, before] = [without(position), position];
    return position;
  }

  button(piece) {
    const properties = {
      type: "button", class: "piece-choice", "data-k": `piece-${piece.id}`, "aria-label": piece.label, title: piece.label, "aria-pressed": `${piece.id === this.piece}`,
      onclick: () => {
        this.piece = piece.id;
        for (const button of this.palette.children) button.setAttribute("aria-pressed", `${button.dataset.k === `piece-${piece.id}`}`);
      },
    };
    return piece.svg ? drawn("button", properties, svgBox(piece.width.toFixed(1), piece.height, piece.svg)) : h("button", properties, say("take-away"));
  }

  field({ label, value, values, set }) {
    const change = (event) => this.change(set(structuredClone(this.position), event.target.value));
    const input = values
      ? h("select", { "data-k": label, onchange: change }, values.map(([id, name]) => h("option", { value: `${id}`, selected: `${id}` === `${value}` }, name)))
      : h("input", { value: `${value}`, "data-k": label, autocomplete: "off", spellcheck: "false", onchange: change });
    return h("label", {}, `${label} `, input);
  }

  tell(key, text) {
    const { game } = this.app;
    this.verdict.className = `verdict ${key ? "right" : "wrong"}`;
    refill(this.verdict, h("p", {}, text));
    this.app.table.tell({ above: told(key ? "" : "wrong", text) });
    refill(this.question, key && this.verification.elements());
    refill(this.ways,
      key && h("a", { class: "button primary", href: address(game.id, "analysis", { key }) }, say("analyse")),
      key && h("a", { class: "button", href: address(game.id, "play", { key }) }, say("make-move")),
      key && this.copier(say("copy-key"), () => key),
      this.copier(say("copy-json"), () => JSON.stringify(this.position)),
      key && h("a", { class: "button", href: `./v1/${game.id}/board.svg?position=${encodeURIComponent(key)}`, target: "_blank", rel: "noopener" }, say("picture")));
  }

  /** A button that copies a text, or shows it where copying is forbidden. */
  copier(label, content) {
    const copy = async () => {
      const text = content();
      this.app.table.tell({ above: (await copied(text)) ? told("", say("copied")) : told("copied", text) });
    };
    return h("button", { type: "button", "data-k": label, onclick: copy }, label);
  }
}

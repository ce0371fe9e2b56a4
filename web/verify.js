// "Is this a puzzle?": asks the service to check the position of the editor, and shows the answer on the board.

import { inWords, isAbort, languageOf, post } from "./api.js";
import { told } from "./action-bar.js";
import { announce, h, keep, refill } from "./dom.js";
import { moveShown } from "./move-list.js";
import { ratingOf, stars, themeInWords, typeInWords } from "./puzzle-panel.js";
import { address, shared } from "./router.js";
import { openSheet } from "./shell.js";
import { say } from "./i18n.js";

export class Verification {
  constructor(editor) {
    this.editor = editor;
    this.result = keep(h("div", { class: "verified" }));
    this.type = "";
  }

  /** The question and, once it has arrived, the answer. */
  elements() {
    const { types } = this.editor.app.game.card.puzzles;
    if (!types.some(({ id }) => id === this.type)) this.type = "";
    return [
      h("div", { class: "row" },
        h("button", { type: "button", "data-k": "verify", onclick: () => this.ask() }, say("verify")),
        h("select", { "aria-label": say("puzzle-type"), "data-k": "verify-type", onchange: (event) => (this.type = event.target.value) },
          [["", say("any-type")], ...types.map(({ id }) => [id, typeInWords(id)])].map(([value, name]) => h("option", { value, selected: value === this.type }, name)))),
      this.result];
  }

  clear() {
    refill(this.result);
  }

  async ask() {
    const { editor, type } = this;
    const { app, key } = editor;
    const { game } = app;
    const signal = app.router.renew();
    editor.show();
    this.tell("", say("verify-at-work"));
    try {
      const answer = await post(`/v1/${game.id}/puzzles/verify`, { position: key, ...(type && { type }) }, signal);
      signal.throwIfAborted();
      this.lang = languageOf(answer);
      const text = answer.sound ? say("verify-yes") : say("verify-no", { type: type ? "one" : "any" });
      // The type under which the library has the puzzle comes first.
      const shown = answer.types.filter(({ sound }) => sound === answer.sound).sort((one, other) => Boolean(other.puzzle?.same_as) - Boolean(one.puzzle?.same_as));
      this.tell(answer.sound ? "right" : "wrong", text, shown.map((verified) => (verified.sound ? this.puzzle(verified) : this.flaw(verified))));
      const first = shown.find(({ moves, solution }) => moves.length || solution.length);
      openSheet(app, true, this.result);
      if (first) await this.draw(first, answer.sound ? text : this.reason(first));
    } catch (error) {
      if (!isAbort(error)) this.tell("wrong", error.code === "out_of_time" && !type ? say("verify-out-of-time") : inWords(error));
    }
  }

  tell(kind, text, more = []) {
    announce(text);
    this.editor.app.table.tell({ above: told(kind, text) });
    refill(this.result, h("div", { class: `verdict ${kind}` }, h("p", {}, text)), more);
  }

  /** Shows a type for which the position is a puzzle: rating, themes, solution, and links to the puzzle. */
  puzzle(verified) {
    const { puzzle, solution } = verified;
    const { editor } = this;
    const { game } = editor.app;
    const link = (name, label, more) => h("a", { class: `button ${more}`, href: address(game.id, "puzzle", { rest: ["id", name] }) }, label);
    return h("section", { "data-type": puzzle.type },
      h("h3", {}, typeInWords(puzzle.type)),
      h("p", { class: "facts" }, stars(puzzle), ratingOf(puzzle), puzzle.themes.map((theme) => h("span", {}, themeInWords(theme)))),
      h("p", {}, solution.map((move, i) => [" ", h("button", { type: "button", class: "link move", title: move, "data-k": `solution-${puzzle.type}-${i}`, onclick: () => this.draw({ line: solution.slice(0, i), moves: [move] }, [`${i + 1}. `, moveShown(game, move)]) }, moveShown(game, move))])),
      h("div", { class: "row" }, link(puzzle.content_id, say("verify-solve"), "primary"),
        editor.copier(say("share"), () => shared.puzzle(game.id, { id: puzzle.content_id })),
        puzzle.same_as && link(puzzle.same_as, say("verify-known"), "")));
  }

  /** Shows a type for which it is no puzzle, with the reason. Its name opens the position in which the puzzle fails. */
  flaw(verified) {
    const name = h("strong", {}, typeInWords(verified.type));
    const isSomewhere = verified.line.length > 0 || verified.moves.length > 0;
    return h("p", { class: "flaw", "data-flaw": verified.flaw },
      isSomewhere ? h("button", { type: "button", class: "link", "data-k": `flaw-${verified.type}`, onclick: () => this.draw(verified, this.reason(verified)) }, name) : name,
      h("span", { lang: this.lang }, ` ${verified.text}`));
  }

  /** A flaw in one line, for the bar. */
  reason({ type, text }) {
    return [`${typeInWords(type)}: `, h("span", { lang: this.lang }, text)];
  }

  /** Shows the position after a line of moves, with some of its moves ranked. */
  async draw({ line, solution = [], moves: named }, text) {
    const { editor } = this;
    const { app, key } = editor;
    const { game } = app;
    const signal = app.router.renew();
    try {
      const there = line.length ? await post(`/v1/${game.id}/play`, { position: key, moves: line }, signal) : { key, position: editor.position, over: false };
      const { moves } = there.over ? { moves: [] } : await post(`/v1/${game.id}/moves`, { position: there.key }, signal);
      signal.throwIfAborted();
      const wanted = named.length ? named : solution.slice(0, 1);
      const lines = wanted.map((name) => moves.find(({ move }) => move === name)).filter(Boolean);
      editor.show({ lines, above: told("", text) }, line.length ? there : null);
    } catch (error) {
      if (!isAbort(error)) this.tell("wrong", inWords(error));
    }
  }
}

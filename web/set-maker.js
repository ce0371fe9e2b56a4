// A teacher's set: chooses puzzles of a game by type and level, or by their ids and links, and makes the link to all of
// them.

import { get, inWords, isAbort, post } from "./api.js";
import { h, keep, refill } from "./dom.js";
import { placeOfPasted } from "./paste.js";
import { listed, typeInWords } from "./puzzle-panel.js";
import { copied } from "./results.js";
import { address, root } from "./router.js";
import { isDate } from "./stored-values.js";
import { say } from "./i18n.js";

/** Most puzzles that are added at once, and the usual number. */
const [MOST, USUAL] = [50, 3];
const LEVELS = [1, 2, 3, 4, 5];
/** The chosen puzzles of each game. */
const chosen = new Map();

export class SetMaker {
  constructor(panel) {
    const { game } = panel;
    if (!chosen.has(game.id)) chosen.set(game.id, []);
    Object.assign(this, { panel, puzzles: chosen.get(game.id), wish: { type: "", level: "", number: USUAL }, message: "", link: "" });
    this.element = keep(h("section", { class: "maker archive" }));
    this.draw();
  }

  draw() {
    const { puzzles, wish, link, message } = this;
    const { game } = this.panel;
    const { types } = game.card.puzzles;
    const levels = types.find(({ id }) => id === wish.type)?.levels ?? LEVELS;
    if (!levels.includes(+wish.level)) wish.level = "";
    const select = (label, name, choices) => h("select", { "aria-label": label, "data-k": name, onchange: ({ target }) => ((wish[name] = target.value), this.draw()) },
      choices.map(([value, text]) => h("option", { value, selected: wish[name] === value }, text)));
    refill(this.element,
      h("form", { class: "row", "data-k": "by-wish", onsubmit: (event) => this.submit(event, () => this.find()) },
        select(say("puzzle-type"), "type", [["", say("any-type")], ...types.map(({ id }) => [id, typeInWords(id)])]),
        select(say("puzzle-level"), "level", [["", say("any-level")], ...levels.map((level) => [`${level}`, say("level-number", { level })])]),
        h("label", {}, `${say("set-number")} `, h("input", { type: "number", min: "1", max: `${MOST}`, value: `${wish.number}`, "data-k": "number", oninput: ({ target }) => (wish.number = +target.value) })),
        h("button", { type: "submit", "data-k": "add-found" }, say("set-add"))),
      h("form", { class: "row", "data-k": "by-id", onsubmit: (event) => this.submit(event, ({ ids }) => this.read(ids)) },
        h("label", {}, `${say("set-paste")} `, h("input", { name: "ids", autocomplete: "off", spellcheck: "false", "data-k": "ids" })),
        h("button", { type: "submit", "data-k": "add-read" }, say("set-add"))),
      h("p", { class: "message", role: "alert" }, message),
      puzzles.length > 0 && h("div", { class: "failed" }, h("ul", {}, puzzles.map((puzzle, i) => h("li", {}, h("button", {
        type: "button", "data-k": `remove-${puzzle.id}`, onclick: () => this.change(puzzles.filter((other) => other !== puzzle)),
      }, ...listed(game, puzzle, h("span", { class: "state" }, `${i + 1}. ${say("set-remove")}`))))))),
      puzzles.length > 0 && h("div", { class: "row" }, h("button", { type: "button", class: "primary", "data-k": "link", onclick: () => this.attempt(() => this.make()) }, say("set-link"))),
      link && h("p", { class: "copied" }, h("a", { href: link, "data-k": "made" }, link)),
      link && this.isCopied && h("p", { class: "state", role: "status" }, say("puzzle-link-copied")));
  }

  /** Changes the chosen puzzles; the link of before is no longer theirs. */
  change(puzzles) {
    this.puzzles = puzzles;
    chosen.set(this.panel.game.id, puzzles);
    Object.assign(this, { link: "", message: "" });
    this.draw();
  }

  add(puzzles) {
    this.change([...new Map([...this.puzzles, ...puzzles].map((puzzle) => [puzzle.id, puzzle])).values()]);
    // The list grows below the fields, out of view on a phone.
    this.element.querySelector('[data-k="link"]')?.scrollIntoView({ block: "nearest" });
  }

  submit(event, work) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    this.attempt(() => work(elements));
  }

  /** Runs work that calls the service; says below the fields why it failed. */
  async attempt(work) {
    try {
      await work();
    } catch (error) {
      if (isAbort(error)) return;
      this.message = inWords(error);
      this.draw();
    }
  }

  /** Adds puzzles of the wished type and level. */
  async find() {
    const { type, level, number: count } = this.wish;
    const exclude = this.puzzles.map(({ id }) => id);
    const { puzzles } = await post(`/v1/${this.panel.game.id}/puzzles`, { ...(type && { type }), ...(level && { level: +level }), count, exclude });
    this.add(puzzles);
    if (!puzzles.length) this.tell(say("puzzle-none"));
  }

  /** Adds the puzzles of pasted ids, days and links. */
  async read(field) {
    const { game } = this.panel;
    const parts = field.value.split(/[\s,;]+/).filter(Boolean);
    const names = await Promise.all(parts.map(async (part) => {
      if (isDate(part)) return part;
      const [, id, name] = /^#\/([a-z]+)\/puzzle\/(?:id\/)?([^/?]+)$/.exec((await placeOfPasted(part, this.panel.app.games, () => null)) ?? "") ?? [];
      return id === game.id && (isDate(name) || name.startsWith(`${id}-`)) ? name : null;
    }));
    const wrong = names.indexOf(null);
    if (wrong >= 0) return this.tell(say("set-unknown", { text: parts[wrong], game: game.name }));
    this.add(await Promise.all(names.map((name) => get(`/v1/${game.id}/puzzles/${isDate(name) ? `daily?date=${name}` : encodeURIComponent(name)}`))));
    field.value = "";
  }

  async make() {
    const { game } = this.panel;
    const { id } = await post(`/v1/${game.id}/puzzles/sets`, { ids: this.puzzles.map(({ id }) => id) });
    this.link = `${root()}${address(game.id, "puzzle", { rest: ["set", id] })}`;
    this.isCopied = await copied(this.link);
    this.tell("");
  }

  tell(message) {
    this.message = message;
    this.draw();
  }
}

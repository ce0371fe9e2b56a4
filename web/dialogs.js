// Dialogs over the page. A dialog has its own address, so that Back closes it.

import { inWords, isAbort, part } from "./api.js";
import { CLOCKS, clockInWords, newClock } from "./clock.js";
import { h, refill, store } from "./dom.js";
import { address, readAddress } from "./router.js";
import { level, opponents, usualSeat } from "./saved-games.js";
import { Session } from "./session.js";
import { openSheet } from "./shell.js";
import { levelInWords, levels, say } from "./i18n.js";

export class NewGame {
  constructor(app) {
    this.app = app;
    const { game } = app;
    this.error = h("p", { class: "message", role: "alert" });
    this.seatPlace = h("div", { class: "fields" });
    const options = (game.options ?? []).map((option) => this.field(say(`option-${option.name}`), `option-${option.name}`,
      option.values.map((value) => [value, option.format?.(value) ?? `${value}`]), option.default ?? option.values[0]));
    this.form = h("form", { method: "dialog", onsubmit: (event) => this.submit(event), onchange: () => this.adapt() },
      h("h2", {}, say("new-game-of", { game: game.name })),
      options, this.seatPlace,
      h("label", {}, `${say("link-or-key")} `, h("input", { name: "key", autocomplete: "off", spellcheck: "false", placeholder: say("position-key-empty") })),
      this.error,
      h("div", { class: "row" }, h("button", { type: "submit", class: "primary", value: "start" }, say("start")),
        h("button", { type: "button", onclick: () => this.leave() }, say("cancel"))));
    this.element = h("dialog", { "aria-label": say("new-game"), oncancel: (event) => (event.preventDefault(), this.leave()) }, this.form);
    this.adapt();
    document.body.append(this.element);
    this.element.showModal();
  }

  field(label, name, values, current) {
    return h("label", { "data-k": name }, `${label} `, h("select", { name }, values.map(([value, text]) =>
      h("option", { value: `${value}`, selected: `${value}` === `${current}` }, text))));
  }

  /** Adapts the form to the chosen options: as many places as there are seats, no opponent in a solo game. */
  adapt() {
    const { game } = this.app;
    const data = new FormData(this.form);
    const raw = this.raw(data);
    for (const option of game.options ?? []) {
      this.form.querySelector(`[data-k="option-${option.name}"]`).hidden = Boolean(option.only && !option.only(raw));
    }
    const seats = this.seats(raw);
    const alone = seats === 1;
    const kept = (name, otherwise) => data.get(name) ?? otherwise;
    const seat = Math.min(+kept("seat", usualSeat(game, seats)), seats - 1);
    const opponent = kept("opponent", "engine");
    refill(this.seatPlace,
      !alone && this.field(say("opponents", { count: seats - 1 }), "opponent", [["engine", say("opponents-engine")], ["people", say("opponents-people")]], opponent),
      !alone && opponent === "engine" && this.field(say("seat"), "seat", Array.from({ length: seats }, (_, i) => [i, say("seat-order", { number: i + 1 })]), seat),
      this.field(say("clock"), "clock", CLOCKS.map((choice) => [choice, clockInWords(choice)]), kept("clock", store.get("clock") ?? "")),
      !alone && opponent === "engine" && this.field(say("strength"), "level", levels(this.app.game).map((number) => [number, levelInWords(this.app.game, number)]), kept("level", level.get())));
  }

  raw(data) {
    return Object.fromEntries((this.app.game.options ?? []).map((option) => [option.name, data.get(`option-${option.name}`)]));
  }

  seats(raw) {
    const { game } = this.app;
    return game.seatsFor?.(raw) ?? (raw.seats ? +raw.seats : game.card.seats.default);
  }

  /** The options that apply; the service uses its defaults for the others. */
  options(raw) {
    const options = {};
    for (const option of this.app.game.options ?? []) {
      if (!option.only || option.only(raw)) options[option.name] = option.values.find((value) => `${value}` === raw[option.name]);
    }
    return options;
  }

  async submit(event) {
    event.preventDefault();
    const { app } = this;
    const { game } = app;
    const data = new FormData(this.form);
    const raw = this.raw(data);
    const strength = data.get("opponent") === "people" ? 0 : +(data.get("level") ?? level.get());
    if (data.get("level")) level.set(strength);
    const pasted = data.get("key").trim();
    const mine = +(data.get("seat") ?? 0);
    const signal = app.router.controller.signal;
    const players = (count) => opponents(count, Math.min(mine, count - 1), strength);
    this.error.textContent = "";
    try {
      const found = pasted && (await (await part(() => import("./paste.js"))).placeOf(pasted, app.games, signal));
      if (pasted && !found) return void (this.error.textContent = say("link-unknown"));
      const place = found && readAddress(found);
      // A position of this game is the start of the new one; anything else that was pasted is opened.
      if (place && (place.id !== game.id || place.tab !== "play" || !place.key || place.record)) return location.replace(found);
      const key = place?.key;
      const session = key ? await Session.fromKey(game, key, players, signal) : await Session.start(game, this.options(raw), players, signal);
      signal.throwIfAborted();
      session.isForeign = false;
      session.clock = newClock(data.get("clock"), session.players);
      store.set("clock", data.get("clock"));
      app.begin(session);
      store.set("recent", game.id);
      openSheet(app, false);
      location.replace(address(game.id, "play", { key: session.node(0).key }));
    } catch (error) {
      if (!isAbort(error)) this.error.textContent = inWords(error);
    }
  }

  /** Goes back to the place where it was opened; if that is unknown, to the game. */
  leave() {
    const { app } = this;
    if (history.length > 1 && app.router.hasHistory) history.back();
    else location.replace(address(app.game.id));
  }

  /** The browser gives the focus back when the dialog closes. */
  close() {
    this.element.close();
    this.element.remove();
  }
}

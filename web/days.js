// A day of all games: its results, the time until the next day, the calendar, the statistics, and export and import of
// the page's data.

import { inWords, isAbort, isPassing, part } from "./api.js";
import { calendar, monthOf } from "./calendar.js";
import { dayNumber, diary, isDone, mark, spelled, squares, today, turn, turnInWords, weekdayLevel } from "./daily-history.js";
import { inMinutes } from "./clock.js";
import { h, refill } from "./dom.js";
import { address, daysAddress } from "./router.js";
import { puzzleOf } from "./puzzle-prefetch.js";
import { resultOfDay, sent, stateInWords } from "./results.js";
import { cheer, dayInWords, marksInWords, marksOf, squareRow } from "./puzzle-outcome.js";
import { statistics } from "./statistics.js";
import { isDate } from "./stored-values.js";
import { readMore, say } from "./i18n.js";

const SECOND = 1_000;

const transfer = () => part(() => import("./transfer.js"));

export class Days {
  constructor(app) {
    this.app = app;
    this.element = h("div", { class: "home days-page" });
    this.message = this.loaded = "";
  }

  /** Shows a day; without a valid one, today. */
  async open(day, signal) {
    await readMore("puzzles");
    signal.throwIfAborted();
    this.date = isDate(day ?? "") && day <= today() ? day : today();
    this.month = monthOf(this.date);
    this.message = this.loaded = "";
    this.draw();
    // From the calendar below, the reader goes on to the results of the day.
    if (this.element.isConnected) {
      scrollTo(0, 0);
      this.element.querySelector("h1").focus();
    }
    if (this.app.isDayEnding) cheer(this.element);
    this.app.isDayEnding = false;
    this.meetNewest(this.date, signal);
    clearInterval(this.timer);
    this.timer = setInterval(() => this.element.isConnected ? this.write() : clearInterval(this.timer), SECOND);
  }

  /** Shows the newest day of the service if this device's clock is ahead. */
  async meetNewest(shown, signal) {
    if (shown !== today()) return;
    try {
      await puzzleOf(this.app.games[0].id, shown, signal);
      if (shown !== today()) this.app.router.go();
    } catch (error) {
      if (!isAbort(error) && !isPassing(error)) console.error(error);
    }
  }

  draw() {
    const { games } = this.app;
    const { date, month } = this;
    const ids = games.map(({ id }) => id);
    const done = ids.filter((id) => isDone(diary.of(id)[date]));
    const entries = (day) => ids.map((id) => diary.of(id)[day]);
    const solved = (day) => entries(day).filter((entry) => entry?.solved).length;
    const isToday = date === today();
    const streak = diary.streakOfAll(ids);
    const next = diary.next(ids, date);
    const ended = dayInWords(games, date);
    this.countdown ??= h("strong", { role: "timer" });
    refill(this.element,
      h("h1", { tabindex: "-1" }, isToday ? say("today") : say("puzzles-of", { date: spelled(date) })),
      h("p", { class: "state" }, `${say("day-number", { number: `${dayNumber(date)}` })} · ${spelled(date)}. ${say("weekday-level", { level: weekdayLevel(date) })}`),
      ended && h("p", { class: "ended" }, ended),
      h("ul", { class: "results" }, games.map(({ id, name }) => {
        const entry = diary.of(id)[date];
        return h("li", {}, h("a", { href: address(id, "puzzle", { rest: isToday ? [] : [date] }) }, name), squareRow(isDone(entry) ? squares(entry) : "", stateInWords(entry)),
          h("span", { class: "state" }, entry?.solved && entry.seconds > 0 ? inMinutes(entry.seconds) : stateInWords(entry)));
      })),
      streak > 0 && h("p", { class: "streak" }, h("strong", {}, `${streak}`), ` ${say("today-streak", { days: streak })}`),
      h("div", { class: "row" },
        next && h("a", { class: "button primary", href: address(next, "puzzle", { rest: isToday ? [] : [date] }) }, say("next-of-day", { game: games.find(({ id }) => id === next).name, number: done.length + 1, all: ids.length })),
        done.length > 0 && h("button", { type: "button", class: next ? "" : "primary", "data-k": "share", onclick: () => this.share() }, say("share-result"))),
      h("p", { class: "state", role: "status" }, this.message),
      isToday && h("p", {}, `${say("next-day-in")} `, this.countdown, ` · ${say("day-turns", { time: turnInWords() })}`),
      calendar({
        month, current: date, turn: (to) => ((this.month = to), this.draw()),
        cell: (day) => ({ href: daysAddress(day), sign: entries(day).some(isDone) && marksOf(entries(day)), state: `, ${say("today-solved", { solved: solved(day), all: ids.length })}. ${say("day-at-once", { count: entries(day).filter((entry) => mark(entry) === "🟩").length })}` }),
      }),
      marksInWords(),
      statistics(ids),
      h("p", {}, h("a", { href: "./v1/puzzles/sheet.pdf?game=all", target: "_blank", rel: "noopener" }, say("print-week"))),
      h("section", { class: "keep" }, h("h2", {}, say("keep-title")), h("p", { class: "state" }, say("keep-how")),
        h("div", { class: "row" },
          h("button", { type: "button", "data-k": "export", onclick: () => this.save() }, say("keep-save")),
          h("label", { class: "button" }, say("keep-load"), h("input", { type: "file", class: "hidden", accept: "application/json,.json", "data-k": "import", onchange: (event) => this.load(event.target) }))),
        h("p", { class: "state", role: "status", "data-k": "loaded" }, this.loaded)));
    this.write();
  }

  /** Writes the time until the next day. */
  write() {
    const seconds = Math.max(0, Math.round((turn() - Date.now()) / SECOND));
    const two = (number) => `${number}`.padStart(2, "0");
    this.countdown.textContent = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  }

  /** Shows a message next to the button that it is about. */
  tell(message) {
    Object.assign(this, { message: "", loaded: "" }, message);
    this.draw();
    if (this.loaded) this.element.querySelector('[data-k="loaded"]').scrollIntoView({ block: "nearest" });
  }

  async share() {
    const text = resultOfDay(this.app.games, this.date);
    const how = await sent(text);
    this.tell({ message: how === "shown" ? text : how === "copied" ? say("result-copied") : "" });
  }

  /** Offers everything that the page keeps as a file. */
  async save() {
    let exported;
    try {
      ({ exported } = await transfer());
    } catch (error) {
      return this.tell({ loaded: inWords(error) });
    }
    const link = h("a", { href: URL.createObjectURL(new Blob([exported()], { type: "application/json" })), download: `tessera-${today()}.json` });
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async load(input) {
    try {
      const [file] = input.files;
      if (!file) return;
      const { imported } = await transfer();
      const count = imported(await file.text());
      input.value = "";
      this.app.sessions.clear();
      this.tell({ loaded: count ? say("keep-loaded") : say("keep-unknown") });
    } catch (error) {
      if (!isAbort(error)) this.tell({ loaded: inWords(error) });
    }
  }
}

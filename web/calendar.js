// A month as a calendar, back to the first day of the puzzles.

import { FIRST_DAY, shifted, spelled, today } from "./daily-history.js";
import { h } from "./dom.js";
import { dateInWords, language, localeOf, say } from "./i18n.js";

const WEEK = 7;
/** A Monday. */
const MONDAY = "2026-01-05";

export const monthOf = (date) => date.slice(0, 7);

/** The month before or after another one. */
function neighbour(month, by) {
  const date = new Date(`${month}-15T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return monthOf(date.toISOString());
}

/**
 * The calendar of a month, with the chosen day `current`. `cell(date)` returns the `href`, `sign` (an element) and `state`
 * (for screen readers) of a day, `turn(month)` shows another month, and `chosen()` is called when a day is chosen.
 */
export function calendar({ month, current, cell, turn, chosen = null }) {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + WEEK - 1) % WEEK;
  const days = Array.from({ length: 31 }, (_, i) => shifted(first, i)).filter((date) => monthOf(date) === month);
  const step = (by, sign, label) => {
    const to = neighbour(month, by);
    return h("button", { type: "button", class: "quiet step", "data-k": label, "aria-label": label, disabled: to < monthOf(FIRST_DAY) || to > monthOf(today()), onclick: () => turn(to) }, sign);
  };
  const weekday = (i) => new Date(shifted(MONDAY, i)).toLocaleDateString(localeOf(language), { weekday: "narrow", timeZone: "UTC" });
  const day = (date) => {
    const number = `${+date.slice(8)}`;
    if (date < FIRST_DAY || date > today()) return h("li", { class: "day off", "aria-hidden": "true", "data-k": date }, number);
    const { href, sign = "", state = "" } = cell(date);
    const isCurrent = date === current;
    return h("li", {}, h("a", {
      href, onclick: chosen, class: `day${isCurrent ? " current" : ""}`, "data-k": date, "aria-current": isCurrent ? "date" : null, "aria-label": `${spelled(date)}${state}`,
    }, number, sign));
  };
  return h("section", { class: "calendar", "aria-label": say("calendar") },
    h("div", { class: "row" }, step(-1, "‹", say("month-before")), h("h2", { "aria-live": "polite" }, dateInWords(first, { day: undefined })), step(1, "›", say("month-after"))),
    h("ol", { class: "days" },
      Array.from({ length: WEEK }, (_, i) => h("li", { class: "weekday", "aria-hidden": "true" }, weekday(i))),
      Array.from({ length: before }, () => h("li", { class: "gap", "aria-hidden": "true" })),
      days.map(day)));
}

// The form of every value that the page keeps in the browser (`localStorage`). A value, or a part of a list or a table,
// that does not have its form is dropped: another release, another tab or a person may have written it.

import { LANGUAGES } from "./i18n.js";
import { Tree } from "./tree.js";

// A form is a function: it returns the fitting part of a value, or undefined if nothing of it fits.

const only = (isFit) => (value) => (isFit(value) ? value : undefined);
const flag = only((value) => typeof value === "boolean");
const text = only((value) => typeof value === "string");
const number = only(Number.isFinite);
const count = only((value) => Number.isSafeInteger(value) && value >= 0);
const within = (low, high) => only((value) => Number.isFinite(value) && value >= low && value <= high);
const oneOf = (...values) => only((value) => values.includes(value));
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (form) => (value) => (Array.isArray(value) ? value.map(form).filter((part) => part !== undefined) : undefined);
const tableOf = (isKey, form) => (value) => isObject(value)
  ? Object.fromEntries(Object.entries(value).filter(([key]) => isKey(key)).map(([key, part]) => [key, form(part)]).filter(([, part]) => part !== undefined))
  : undefined;

/** An object with all members of `needed`; unfit members of `optional` are dropped, unknown ones stay. */
const object = (needed, optional = {}) => (value) => {
  if (!isObject(value)) return undefined;
  const fitting = { ...value };
  for (const [name, form] of Object.entries({ ...needed, ...optional })) {
    if (!(name in value)) continue;
    const part = form(value[name]);
    if (part === undefined) delete fitting[name];
    else fitting[name] = part;
  }
  return Object.keys(needed).every((name) => name in fitting) ? fitting : undefined;
};

/** True for a date such as 2026-11-21 that the calendar has. */
export const isDate = (value) => /^\d{4}-\d\d-\d\d$/.test(value) && Boolean(new Date(value).toJSON()?.startsWith(value));
const date = only(isDate);
const instant = only((value) => typeof value === "string" && Number.isFinite(Date.parse(value)));

const tree = only((value) => {
  try {
    return Boolean(Tree.from(value));
  } catch {
    return false;
  }
});
const level = oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
/** A list in which every part fits: its places have a meaning. */
const rowOf = (isFit) => only((value) => Array.isArray(value) && value.length > 0 && value.every(isFit));
const players = rowOf((value) => level(value) !== undefined);
const clock = object({ choice: only((value) => /^\d+\+\d+$/.test(value)), left: rowOf((value) => value === null || Number.isFinite(value)) });
/** A game; results that name seats which it does not have are dropped. */
const game = (value) => {
  const seats = players(value?.players)?.length ?? 0;
  const seat = only((number) => count(number) !== undefined && number < seats);
  return object({ tree, players }, {
    date: instant, isOver: flag, isLate: flag, plan: text, clock, resigned: seat, scores: rowOf(Number.isFinite),
    winners: only((list) => Array.isArray(list) && list.every((number) => seat(number) !== undefined)),
  })(value);
};
const anyDay = object({}, { solved: flag, seen: flag, tries: count, hints: count, seconds: count, id: text, moves: listOf(text) });
/** The result of a puzzle; a solved one had a try. */
const day = (value) => {
  const fit = anyDay(value);
  if (fit?.solved && fit.tries === 0) delete fit.tries;
  return fit;
};
const failed = object({ id: text, type: text, position: only(isObject), date });
const puzzle = object({ id: text, content_id: text, type: text, key: text, position: only(isObject), seat: count, rating: number, level: count, lang: text });

/** The names of the values, without their prefix, and the forms. */
const FORMS = [
  [/^theme$/, oneOf("system", "light", "dark")],
  [/^language$/, oneOf(...Object.keys(LANGUAGES))],
  [/^engine$/, oneOf("automatic", "device", "service")],
  [/^level$/, only((value) => level(value) > 0)],
  [/^(clock|name|recent|view\.\w+)$/, text],
  [/^(sounds|who-open|turned\.\w+)$/, flag],
  [/^ahead$/, object({ clock: date, newest: date })],
  [/^game\.\w+$/, game],
  [/^past\.\w+$/, listOf((value) => only(({ date }) => date !== undefined)(game(value) ?? {}))],
  [/^lesson\.\w+$/, listOf(text)],
  [/^storm\.\w+$/, count],
  [/^daily\.\w+$/, tableOf(isDate, day)],
  [/^set\.\w+\./, listOf((value) => day(value) ?? {})],
  [/^solver\.\w+$/, object({ rating: within(-5000, 5000), deviation: within(1, 1000), volatility: within(0.0001, 1), solved: count, failed: count }, { run: count, best: count })],
  [/^seen\.\w+$/, listOf(text)],
  [/^failed\.\w+$/, listOf(failed)],
  [/^stock\.\w+\./, listOf(puzzle)],
];

/** The fitting part of the value of a name; null if nothing of it fits. */
export function fitting(name, value) {
  const [, form] = FORMS.find(([names]) => names.test(name)) ?? [];
  if (!form) {
    console.error(`There is no form for the stored value ${name}.`);
    return null;
  }
  return form(value) ?? null;
}

/** True if the page keeps values under this name. */
export const isKnown = (name) => FORMS.some(([names]) => names.test(name));

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
const oneOf = (...values) => only((value) => values.includes(value));
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (form) => (value) => (Array.isArray(value) ? value.map(form).filter((part) => part !== undefined) : undefined);
const tableOf = (isKey, form) => (value) => isObject(value)
  ? Object.fromEntries(Object.entries(value).filter(([key]) => isKey.test(key)).map(([key, part]) => [key, form(part)]).filter(([, part]) => part !== undefined))
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

const tree = only((value) => {
  try {
    return Boolean(Tree.from(value));
  } catch {
    return false;
  }
});
const game = object({ tree, players: listOf(count) }, { date: text, isOver: flag, winners: listOf(count), plan: text });
const day = object({}, { solved: flag, seen: flag, tries: count, hints: count, seconds: count });
const failed = object({ id: text, type: text, position: only(isObject), date: text });
const puzzle = object({ id: text, content_id: text, type: text, key: text, position: only(isObject), seat: count, rating: number, level: count, lang: text });

/** The names of the values, without their prefix, and the forms. */
const FORMS = [
  [/^theme$/, oneOf("system", "light", "dark")],
  [/^language$/, oneOf(...Object.keys(LANGUAGES))],
  [/^engine$/, oneOf("automatic", "device", "service")],
  [/^level$/, oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9)],
  [/^(clock|recent|view\.\w+)$/, text],
  [/^(sounds|who-open|turned\.\w+)$/, flag],
  [/^game\.\w+$/, game],
  [/^past\.\w+$/, listOf(game)],
  [/^lesson\.\w+$/, listOf(text)],
  [/^storm\.\w+$/, count],
  [/^daily\.\w+$/, tableOf(/^\d{4}-\d\d-\d\d$/, day)],
  [/^set\.\w+\./, listOf(day)],
  [/^solver\.\w+$/, object({ rating: number, deviation: number, volatility: number, solved: count, failed: count }, { run: count, best: count })],
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

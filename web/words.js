// What the page says, in the reader's language. The messages stand in `messages/<language>.ftl` in the syntax of Project
// Fluent; `language.js` chooses among them before anything is shown.

/** The languages that the page speaks, by their tags, each in its own words. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français" };
/** Where dates and numbers follow the custom of a place rather than of the language at large. */
const LOCALES = { en: "en-GB", qps: "en-GB" };
/** The language of the engine on this device. */
export const ENGINE_LANGUAGE = "en";

let bundle = null;
let fetchMore = async () => {};
let fetchTranslator = async () => null;
/** The tag of the language that is spoken. */
export let language = "en";

/** The tag by which dates, numbers and lists are written. */
export const localeOf = (tag) => LOCALES[tag] ?? tag;

/**
 * Speaks a language from now on. `messages` is its Fluent bundle, `more(part)` adds a part to it, and `translator()` promises
 * what says the engine's sentences in it, or null where the engine speaks it.
 */
export function speak(tag, messages, { more = async () => {}, translator = async () => null } = {}) {
  language = tag;
  bundle = messages;
  fetchMore = more;
  fetchTranslator = translator;
}

/** Fetches what is said only where a game is learnt (`lessons`), or only of puzzles (`puzzles`). */
export const readMore = (part) => fetchMore(part);

let translator = null;
/** Promises what says the engine's sentences in the reader's language; null where the engine's own words have to do. */
export function readTranslator() {
  translator ??= fetchTranslator().catch((error) => {
    console.error(error);
    translator = null;
    return null;
  });
  return translator;
}

function patternOf(id) {
  const [name, attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Whether there is a message; an attribute of one is named after a dot. */
export const has = (id) => patternOf(id) !== null;

/** A message with values put into it; an attribute of one is named after a dot. */
export function say(id, values) {
  const pattern = patternOf(id);
  if (pattern === null) {
    console.error(`There is no message ${id} in ${language}.`);
    return id;
  }
  const errors = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** A message of several lines. */
export const lines = (id, values) => say(id, values).split("\n");

/** How a sentence names a player: by `$name`, or as `$who` "you". */
export const player = (name) => ({ name, who: name === say("you") ? "you" : "other" });

export const count = (n) => n.toLocaleString(localeOf(language));
export const listed = (names) => new Intl.ListFormat(localeOf(language)).format(names);
/** A day such as 2026-11-21 in words. */
export const dateInWords = (date, more) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(localeOf(language), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC", ...more });
/** A moment in short. */
export const moment = (date) => new Date(date).toLocaleString(localeOf(language), { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** What a level of the engine plays like, with its rough Elo in this game. */
export const levelInWords = ({ card }, number) => [say("level", { number }), card.level_elo && `(≈ ${card.level_elo[number - 1]})`].filter(Boolean).join(" ");

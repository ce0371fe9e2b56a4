// The texts of the page, in the reader's language. The messages are in `messages/<language>.ftl`, in the syntax of
// Project Fluent; `language.js` chooses among them before anything is shown.

/** The languages of the page, by their tags, each under its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français" };
/** Locales of languages whose dates and numbers follow the custom of one country. */
const LOCALES = { en: "en-GB", qps: "en-GB" };
/** The language of answers without another one. */
export const ENGINE_LANGUAGE = "en";

let bundle = null;
let fetchMore = async () => {};
let fetchRenderer = async () => null;
/** The tag of the page's language. */
export let language = "en";

/** The tag by which dates, numbers and lists are formatted. */
export const localeOf = (tag) => LOCALES[tag] ?? tag;

/**
 * Switches to a language. `messages` is its Fluent bundle, `more(part)` adds a part to it, and `renderer()` promises a
 * function that renders the engine's messages in it.
 */
export function speak(tag, messages, { more = async () => {}, renderer = async () => null } = {}) {
  language = tag;
  bundle = messages;
  fetchMore = more;
  fetchRenderer = renderer;
}

/** Loads the messages that only lessons (`lessons`) or puzzles (`puzzles`) use. */
export const readMore = (part) => fetchMore(part);

let renderer = null;
/** Promises a function that renders the engine's messages in the reader's language. */
export function readRenderer() {
  renderer ??= fetchRenderer().catch((error) => {
    renderer = null;
    throw error;
  });
  return renderer;
}

function patternOf(id) {
  const [name, attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** True if a message exists; an attribute of a message is named after a dot. */
export const has = (id) => patternOf(id) !== null;

/** A message with its values filled in; an attribute of a message is named after a dot. */
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

/** Values with which a sentence names a player: `$name`, and `$who`, which is "you" for the reader, "engine" or "opponent". */
export const player = (name) => ({ name, who: ["you", "engine", "opponent"].find((who) => name === say(who)) ?? "other" });

export const count = (n) => n.toLocaleString(localeOf(language));
export const listed = (names) => new Intl.ListFormat(localeOf(language)).format(names);
/** A date such as 2026-11-21 in words. French counts the first day of a month, which browsers leave out. */
export const dateInWords = (date, more) => {
  const text = new Date(`${date}T12:00:00Z`).toLocaleDateString(localeOf(language), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC", ...more });
  return language === "fr" ? text.replace(/(?<!\d)1(?=\s)/, "1er") : text;
};
/** A date and time in short form. */
export const moment = (date) => new Date(date).toLocaleString(localeOf(language), { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** The levels of the engine in a game, ascending. */
export const levels = ({ card }) => card.level_nodes.map((_, i) => i + 1);

/** A level of the engine in words, with its Elo in this game. */
export const levelInWords = ({ card }, number) => [say("level", { number }), card.level_elo?.[number - 1] && `(${say("level-elo", { elo: `${card.level_elo[number - 1]}` })})`].filter(Boolean).join(" ");

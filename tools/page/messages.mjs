// The page's messages, `web/messages/<language>.ftl`, as `@fluent/bundle` reads them.

import { readFile, readdir } from "node:fs/promises";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FOLDER = new URL("../../web/messages/", import.meta.url);
const OF_SERVICE = new URL("../../crates/messages/languages/", import.meta.url);
const OF_PICTURES = new URL("../../crates/messages/pictures/", import.meta.url);

/** The languages of the messages, by their tags. */
export const languages = (await readdir(FOLDER)).filter((name) => name.endsWith(".ftl")).map((name) => name.slice(0, -4)).sort();

/** The messages of a text; throws if one can't be read, which Fluent itself ignores. */
function messagesIn(text, name) {
  const { body } = new FluentResource(text);
  const begun = [...text.matchAll(/^([^\s#}.*[].*?) *=/gm)].map(([, id]) => id);
  const read = body.map(({ id }) => id);
  const lost = begun.filter((id) => !read.includes(id));
  if (lost.length) throw new Error(`${name}: these messages can't be read: ${lost.join(", ")}`);
  return body;
}

const textOf = (tag, folder) => readFile(new URL(`${tag}.ftl`, folder), "utf8");

/** Messages of the service that the page has, too: their ids on the page, and in the service. */
const SHARED = {
  "temple-revised": "question-temple-revised", "ingenious-nothing": "score-ingenious-nothing", "puzzle-question-nebuchadnezzar-zugzwang": "question-nebuchadnezzar-zugzwang-within",
  "puzzle-ask-two-turns": "question-themisto-two-turns", "octopus-place": "place-octopus", "move-then": "list-then",
  "tile-there": "tile-there", "ingenious-move": "move-ingenious", "ingenious-place": "place-ingenious", "ingenious-turn": "place-ingenious-onward",
  "temple-move": "move-temple", "temple-placed": "tile-temple", "temple-beside": "place-temple", "temple-side": "side-temple", "temple-under": "side-temple-below",
};

/** The text of the page's messages in a language: its own, the names of the games from the pictures, and `SHARED`. */
async function textOfPage(tag) {
  const [own, pictures, service] = await Promise.all([FOLDER, OF_PICTURES, OF_SERVICE].map((folder) => textOf(tag, folder)));
  const shared = Object.entries(SHARED).map(([id, there]) => entriesOf(service).find((entry) => entry.startsWith(`${there} =`)).replace(there, id));
  return [...pictures.match(/^game-name-.*$/gm), ...shared, own].join("\n");
}

/** The messages of a language. */
export const messagesOf = async (tag) => messagesIn(await textOfPage(tag), `${tag}.ftl`);

/** The messages of a language as a bundle. */
export async function bundleOf(tag) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource({ body: await messagesOf(tag) });
  return bundle;
}

/** Parts that the page loads on demand: messages of lessons, and messages that only puzzles, days and the editor use. */
const LATER = {
  lessons: /^(lesson-([a-z]+-[a-z]+|steps?|right|wrong)|describe|keys(-how)?)\b/,
  puzzles: new RegExp(`^(${[
    "(storm|training)-[a-z-]+", "set-(make|how|add|number|paste|unknown|remove|link|ended|result|name)", "refutation-again", "then-ended", "other-tab-solved", "hint(-rated)?", "time-needed", "puzzle-(theme|type|question|ask|rule|legend|answer|right|refuted|wrong|shown)\\b[\\w-]*", "puzzle-(level|library|link-copied|no-such-day|none|not-yet|of-set|streak)", "edit-[a-z-]+", "weekday-level", "(rule|legend|verify|keep|answer)\\b[\\w-]*", "day-(number|turns|summary|ended|at-once|time)", "next-(of-day|day-in)", "month-(before|after)", "print(-week)?", "(any-(type|level)|near-rating|level-of-five|day-(before|after)|moves-to-find|(your-)?rating|training|once-more|another(-puzzle)?|explain|show-solution|start-over|position-(possible|over)|take-away|copy-(key|json)|set-up-prompt)",
    "(share-result|result-(title|of-set|copied)|statistics|calendar|final-score|score-[a-z]+|goal-[a-z]+|streak-sentence|take-back|puzzles-of|all-games-days)", "(hints-taken|(longest|present)-row|solved-(days|at-once|how|tries|hints)|tries-until-solved)",
  ].join("|")}) =`),
};

/** Messages of the page that the engine uses, and messages of the service that it does not use. */
const OF_ENGINE = /^(puzzle-question|game-name)-/;
const UNUSED_BY_ENGINE = /^(date|feed|puzzle-of-day|shared|sheet)\b/;

/** The entries of a text of messages, without comments and wide margins. */
const entriesOf = (text) => text.split(/^(?=[a-z#])/m).filter((entry) => !entry.startsWith("#")).map((entry) => entry.trim().replaceAll(/\n\s+/g, "\n "));

/** A part of a language's messages: `page`, `lessons`, `puzzles` or `sentences` (of the engine); `language.js` reads it. */
export async function partOf(tag, part) {
  await messagesOf(tag);
  const own = entriesOf(await textOfPage(tag));
  if (part === "page") return own.filter((entry) => !Object.values(LATER).some((later) => later.test(entry))).join("\n");
  if (LATER[part]) return own.filter((entry) => LATER[part].test(entry)).join("\n");
  const text = await textOf(tag, OF_SERVICE);
  messagesIn(text, `${tag}.ftl of the service`);
  return [own.filter((entry) => OF_ENGINE.test(entry)), entriesOf(text).filter((entry) => !UNUSED_BY_ENGINE.test(entry))].flat().join("\n");
}

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { bundleOf, languages, messagesOf } from "../../../tools/page/messages.mjs";
import { DRAWN } from "../../../web/games.js";
import { questionOf } from "../../../web/puzzle-panel.js";
import { LANGUAGES, dateInWords, say, speak } from "../../../web/i18n.js";

const ROOT = new URL("../../../", import.meta.url);
const PLURALS = ["zero", "one", "two", "few", "many", "other"];

const all = new Map(await Promise.all(languages.map(async (tag) => [tag, new Map((await messagesOf(tag)).map((message) => [message.id, message]))])));
const english = all.get("en");

const read = async (folder, end) => Promise.all((await readdir(new URL(folder, ROOT), { recursive: true }))
  .filter((name) => end.test(name) && !name.includes("node_modules")).map((name) => readFile(new URL(`${folder}/${name}`, ROOT), "utf8")));
const sources = (await Promise.all([read("web", /\.js$/), read("tools/page", /\.mjs$/), read("web", /^index\.html$/)])).flat();

/** The ids in the sources: complete ones, and patterns of composed ones. */
const literals = new Set();
const forms = [];
for (const source of sources) {
  for (const [, asked] of source.matchAll(/(?<![.\w])(?:say|lines|has)\(([^,]*?)[,)]/g)) {
    for (const [, id] of asked.matchAll(/"([a-z][\w-]*)"/g)) literals.add(id);
    const [, form] = /`([^`]*\$\{[^`]*)`/.exec(asked) ?? [];
    if (form) forms.push(new RegExp(`^${form.replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`));
  }
  for (const [, id] of source.matchAll(/data-say(?:-label)?="([^"]+)"/g)) literals.add(id);
}
const ofLessons = new Map();
for (const game of Object.values(DRAWN)) {
  for (const step of (await game.lesson()).default) ofLessons.set(`lesson-${game.id}-${step.id}`, step);
}

/** The variables of a pattern, and the texts by which it selects for each of them. */
function uses(pattern, variables = new Map()) {
  if (!Array.isArray(pattern)) return variables;
  for (const part of pattern) note(part, variables);
  return variables;
}

function note(part, variables) {
  if (part.type === "var") variables.set(part.name, variables.get(part.name) ?? new Set());
  if (part.type !== "select") return;
  note(part.selector, variables);
  for (const { key, value } of part.variants) {
    if (key.type === "str" && !PLURALS.includes(key.value)) variables.get(part.selector.name).add(key.value);
    uses(value, variables);
  }
}

const described = (pattern) => [...uses(pattern)].map(([name, keys]) => `$${name} ${[...keys].sort()}`).sort();
const partsOf = ({ value, attributes }) => [["", value], ...Object.entries(attributes)];

test("every language that is offered has its messages, and no other has", () => {
  assert.deepEqual([...languages].sort(), Object.keys(LANGUAGES).sort());
});

test("what the page says there is, and nothing else", () => {
  assert.deepEqual([...literals].filter((id) => !english.has(id)), [], "missing");
  assert.deepEqual(forms.filter((form) => ![...english.keys()].some((id) => form.test(id))).map(String), [], "missing");
  const isUsed = (id) => literals.has(id) || ofLessons.has(id) || forms.some((form) => form.test(id));
  assert.deepEqual([...english.keys()].filter((id) => !isUsed(id)), [], "unused");
});

test("every step of a lesson says what it must", () => {
  for (const [id, { accept, forbidden }] of ofLessons) {
    const parts = Object.keys(english.get(id)?.attributes ?? {});
    for (const part of ["text", "right", ...(accept || forbidden ? ["wrong"] : [])]) assert.ok(parts.includes(part), `${id}.${part}`);
  }
});

for (const [tag, messages] of all) {
  test(`${tag} says all that English does, with the same values`, () => {
    assert.deepEqual([...messages.keys()], [...english.keys()]);
    for (const [id, message] of english) {
      const [own, other] = [partsOf(message), partsOf(messages.get(id))];
      assert.deepEqual(other.map(([name]) => name), own.map(([name]) => name), id);
      own.forEach(([name, pattern], i) => assert.deepEqual(described(other[i][1]), described(pattern), `${id} ${name}`));
    }
  });
}

/** All texts of a language, one for each variant. */
function textsOf(messages) {
  const texts = [];
  const read = (pattern) => {
    if (!Array.isArray(pattern)) return void texts.push(pattern ?? "");
    texts.push(pattern.map((part) => (typeof part === "string" ? part : part.type === "select" ? "" : "X")).join(""));
    for (const part of pattern) if (part.type === "select") for (const { value } of part.variants) read(value);
  };
  for (const message of messages.values()) for (const [, pattern] of partsOf(message)) read(pattern);
  return texts;
}

const CUSTOMS = {
  en: [/"|'\w+'/],
  de: [/["”]/, /“[^„“]*“/, / (?:Sie|Ihre?[nms]?) (?:haben|können|müssen)/],
  es: [/["„]/, /^[^¿]*\?/, /^[^¡]*!/],
  fr: [/["„“]/, /[^\u202f\u00a0 ][;!?»](?!\w)|[^\u202f\u00a0\d]:(?!\w)/, / [;:!?»]/, /«[^\u202f\u00a0]/],
};

for (const [tag, customs] of Object.entries(CUSTOMS)) {
  test(`${tag} keeps to its own marks`, { skip: !all.has(tag) }, () => {
    for (const custom of customs) assert.deepEqual(textsOf(all.get(tag)).filter((text) => custom.test(text)), [], `${custom}`);
  });
}

test("English has one kind of apostrophe, on the page as in the service", async () => {
  const rulebooks = Object.keys(DRAWN).map((game) => `web/rulebook/${game}-en.md`);
  for (const name of ["web/messages/en.ftl", "crates/messages/languages/en.ftl", ...rulebooks]) {
    const text = await readFile(new URL(name, ROOT), "utf8");
    assert.deepEqual(text.split("\n").filter((line) => line.includes("’")), [], name);
  }
});

test("a message takes its values, its variants and its attributes", async () => {
  speak("en", await bundleOf("en"));
  assert.equal(say("today-streak", { days: 1 }), "day in a row");
  assert.equal(say("today-streak", { days: 2 }), "days in a row");
  assert.equal(say("gave-up", { who: "you", name: "You" }), "You gave up.");
  assert.equal(say("earlier-game", { date: "1 May", level: 2, result: say("earlier-open", { moves: 1 }) }), "1 May, level 2: 1 move, not finished");
  assert.match(say("lesson-octopus-a-run-of-a-colour.wrong", { tile: "R4", points: 2 }), /^That scores 2\./);
});

test("in English the page asks what the service asks", async () => {
  speak("en", await bundleOf("en"));
  const puzzles = new Map();
  const find = (part) => {
    if (!part || typeof part !== "object") return;
    if (part.id && part.type && typeof part.question === "string") puzzles.set(`${part.type} ${part.within}`, part);
    Object.values(part).forEach(find);
  };
  find(JSON.parse(await readFile(new URL("openapi/openapi.json", ROOT), "utf8")));
  assert.ok(puzzles.size >= 5);
  for (const puzzle of puzzles.values()) {
    const asked = questionOf(puzzle);
    const note = puzzle.position.edition === "revised" ? ` ${say("temple-revised")}` : "";
    assert.deepEqual({ ...asked, text: asked.text + note }, { text: puzzle.question });
  }
});

test("every theme and every type of puzzles has its name", async () => {
  const sources = (await read("crates/puzzles/src", /\.rs$/)).join();
  for (const [card, kind, least] of [[/^    (?:idea|theme)\(\s*"([a-z0-9-]+)"/gm, "theme", 50], [/^    [A-Z_0-9]+ = "([a-z0-9-]+)", levels \d/gm, "type", 30]]) {
    const found = [...sources.matchAll(card)].map(([, id]) => `puzzle-${kind}-${id}`);
    assert.ok(found.length > least, `${found.length} are too few`);
    const named = [...english.keys()].filter((id) => id.startsWith(`puzzle-${kind}-`));
    assert.deepEqual(named.sort(), [...new Set(found)].sort());
  }
});

test("the widget calls games as the page does", async () => {
  const source = await readFile(new URL("web/widget.js", ROOT), "utf8");
  const names = [...source.matchAll(/^    (\w+): \{\n[^]*?\n      names: (\{.*?\}),$/gm)];
  assert.deepEqual(names.map(([, tag]) => tag), Object.keys(LANGUAGES));
  for (const [, tag, own] of names) {
    const bundle = await bundleOf(tag);
    for (const { id } of Object.values(DRAWN)) {
      const [, told] = new RegExp(`${id}: "(.*?)"`).exec(own) ?? [];
      const name = bundle.formatPattern(bundle.getMessage(`game-name-${id}`).value);
      assert.equal(told ?? id.charAt(0).toUpperCase() + id.slice(1), name, `${tag} ${id}`);
    }
  }
});

test("the widget has the same words in every language", async () => {
  const source = await readFile(new URL("web/widget.js", ROOT), "utf8");
  const [, table] = /const WORDS = \{\n([\s\S]*?)\n  \};/.exec(source);
  const languages = new Map([...table.matchAll(/^    (\w+): \{([\s\S]*?)\},$/gm)].map(([, tag, words]) => [tag, [...words.matchAll(/(?:^|[{,\n]) *(\w+): /g)].map(([, name]) => name)]));
  assert.deepEqual([...languages.keys()], Object.keys(LANGUAGES));
  for (const names of languages.values()) assert.deepEqual(names, languages.get("en"));
});

test("a date has the form of its language, and in French the first day its own", async () => {
  for (const [tag, ...expected] of [
    ["en", "Tuesday, 1 December 2026", "11 November 2026"], ["de", "Dienstag, 1. Dezember 2026", "11. November 2026"],
    ["fr", "mardi 1er décembre 2026", "11 novembre 2026"], ["es", "martes, 1 de diciembre de 2026", "11 de noviembre de 2026"],
  ]) {
    speak(tag, await bundleOf(tag));
    assert.deepEqual([dateInWords("2026-12-01", { weekday: "long" }), dateInWords("2026-11-11")], expected);
  }
});

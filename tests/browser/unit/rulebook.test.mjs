import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { createEngine } from "../../../packages/engine/node.js";
import { DRAWN } from "../../../web/games.js";
import { LANGUAGES } from "../../../web/i18n.js";

const FOLDER = new URL("../../../web/rulebook/", import.meta.url);
/** Most characters of a game's rules in a language, without the addresses of pictures. */
const LONGEST = 3000;

const books = Object.keys(DRAWN).flatMap((game) => Object.keys(LANGUAGES).map((tag) => ({ game, tag, name: `${game}-${tag}.md` })));
const read = (name) => readFile(new URL(name, FOLDER), "utf8");
const pictures = (text) => [...text.matchAll(/^!\[(.+)\]\((.+)\)$/gm)].map(([, alt, address]) => ({ alt, address }));

test("every game has its rules in every language, and no other file is there", async () => {
  assert.deepEqual((await readdir(FOLDER)).sort(), books.map(({ name }) => name).sort());
});

for (const { game, tag, name } of books) {
  test(`${name} is short, without codes, and has the parts and the pictures of the English one`, async () => {
    const [text, english] = [await read(name), await read(`${game}-en.md`)];
    const words = text.replaceAll(/\]\(\/.+\)$/gm, "]");
    assert.ok([...words].length <= LONGEST, `${[...words].length} characters`);
    assert.doesNotMatch(words, /(OCT|THM|ING|NEB|TEM)-\d|perft|`/i);
    for (const part of [/^## /gm, /^- /gm]) assert.equal(text.match(part).length, english.match(part).length, `${part}`);
    assert.deepEqual(pictures(text).map(({ address }) => address), pictures(english).map(({ address }) => address));
    for (const { alt } of pictures(text)) assert.ok(alt.length > 20, alt);
    if (tag !== "en") assert.notEqual(text, english);
  });
}

/** For each picture, what its text says of the move. */
const SHOWN = {
  octopus: [{ gain: 3 }, { gain: 3 }],
  themisto: [{ flips: 0 }, { flips: 3, wins: true }, { penalised: true }],
  ingenious: [{ gain: 2 }, { tile: "RP" }, { bonus: 1 }],
  nebuchadnezzar: [{ flips: 1 }, { flips: 3 }, { flips: 2 }],
  temple: [{ type: "corner_wall" }, { type: "tunnel" }, { type: "corner_top" }],
};

const told = (step, name) => {
  const value = step[name];
  if (name === "gain" && Array.isArray(value)) return value.reduce((sum, one) => sum + one, 0);
  return Array.isArray(value) ? value.length : value;
};

test("the moves in the pictures are legal, and do what the texts say", async () => {
  const engine = await createEngine();
  for (const game of Object.keys(DRAWN)) {
    const shown = pictures(await read(`${game}-en.md`));
    assert.equal(shown.length, SHOWN[game].length, game);
    for (const [i, { address }] of shown.entries()) {
      const asked = new URL(address, "http://localhost").searchParams;
      const { steps } = await engine.play(game, { position: asked.get("position"), moves: [asked.get("move")] });
      for (const [name, value] of Object.entries(SHOWN[game][i])) assert.equal(told(steps[0], name), value, address);
    }
  }
  engine.close();
});

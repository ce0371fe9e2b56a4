import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { fitting, isKnown } from "../../../web/stored-values.js";

const WEB = new URL("../../../web/", import.meta.url);

test("has a form for every value that the page keeps", async () => {
  const names = (await readdir(WEB)).filter((name) => name.endsWith(".js"));
  const sources = (await Promise.all(names.map((name) => readFile(new URL(name, WEB), "utf8")))).join("\n");
  const kept = [...sources.matchAll(/store\.[gs]et\((?:"([\w-]+)"|`([^`]+)`)/g)].map(([, plain, composed]) => plain ?? composed.replaceAll(/\$\{[^}]*\}/g, "octopus"));
  assert.ok(kept.length > 20, `${kept.length}`);
  assert.deepEqual(kept.filter((name) => !isKnown(name)), []);
});

test("drops a value of another form", () => {
  for (const name of ["lesson.temple", "stock.ingenious..rated", "daily.octopus", "past.octopus", "game.octopus", "solver.octopus", "seen.octopus", "level", "sounds", "theme"]) {
    assert.equal(fitting(name, "x"), null, name);
    assert.equal(fitting(name, { x: [] })?.x ?? null, null, name);
    assert.equal(fitting(name, null), null, name);
  }
});

test("keeps the parts of a list or a table that fit", () => {
  assert.deepEqual(fitting("seen.octopus", ["a", 1, null, "b"]), ["a", "b"]);
  assert.deepEqual(fitting("daily.octopus", { "2026-11-21": { solved: true, tries: "x", hints: 1 }, "2026-11-22": 3, zzz: { solved: true } }), { "2026-11-21": { solved: true, hints: 1 } });
  const game = { tree: { start: "k", nodes: [[0, "a"]], end: 1, game: 1, at: 1 }, players: [0, 3], level: 2 };
  assert.deepEqual(fitting("past.octopus", [game, { ...game, tree: { ...game.tree, nodes: [[7, "a"]] } }]), [game]);
  assert.equal(fitting("solver.octopus", { rating: 1000, deviation: null, volatility: 0.06, solved: 0, failed: 0 }), null);
});

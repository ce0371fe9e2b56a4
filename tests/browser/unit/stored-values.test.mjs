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
  const game = { tree: { start: "k", nodes: [[0, "a"]], end: 1, game: 1, at: 1 }, players: [0, 3], date: "2026-11-27T10:00:00.000Z" };
  assert.deepEqual(fitting("past.octopus", [game, { ...game, tree: { ...game.tree, nodes: [[7, "a"]] } }]), [game]);
  assert.equal(fitting("solver.octopus", { rating: 1000, deviation: null, volatility: 0.06, solved: 0, failed: 0 }), null);
});

test("drops days that the calendar does not have, and tries that contradict the result", () => {
  const days = { "2026-13-45": { solved: true, tries: 1 }, "9999-99-99": { solved: true }, "2026-02-30": {}, "2026-11-27": { solved: true, tries: 0 }, "2026-11-26": { tries: 0 } };
  assert.deepEqual(fitting("daily.octopus", days), { "2026-11-27": { solved: true }, "2026-11-26": { tries: 0 } });
  assert.deepEqual(fitting("set.octopus.a", ["x", { solved: true, tries: 1 }]), [{}, { solved: true, tries: 1 }]);
  assert.deepEqual(fitting("failed.octopus", [{ id: "a", type: "b", position: {}, date: "2026-13-45" }]), []);
});

test("drops games whose players are none, and results of seats that a game does not have", () => {
  const game = { tree: { start: "k", nodes: [], end: 0, game: 0, at: 0 }, players: [1, 0], date: "2026-11-27T10:00:00.000Z" };
  for (const players of [[], ["x", 0], [10, 0], [1, null]]) assert.equal(fitting("game.octopus", { ...game, players }), null, JSON.stringify(players));
  assert.deepEqual(fitting("game.octopus", { ...game, isOver: true, winners: [2], resigned: 7, scores: ["a", 1], clock: { choice: "x", left: [1] } }), { ...game, isOver: true });
  assert.deepEqual(fitting("past.octopus", [{ ...game, date: "yesterday" }, game]), [game]);
  for (const end of ["length", -1, 0.5]) assert.equal(fitting("game.octopus", { ...game, tree: { ...game.tree, end } }), null, `${end}`);
});

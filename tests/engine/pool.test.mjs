// Workers: progress, cancelling, memory, death and replacement.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { EngineFailure, Problem, createEngine } from "../../packages/engine/node.js";
import { Pool } from "../../packages/engine/pool.js";
import { instantiate } from "../../packages/engine/sync.js";

/** An analysis that would take minutes. */
const LONG = { nodes: 20_000_000 };

async function withEngine(options, work) {
  const engine = await createEngine(options);
  try {
    await work(engine);
  } finally {
    engine.close();
  }
}

const start = async (engine, game) => (await engine.start(game, { seed: 1 })).key;

test("an analysis tells its steps, and ends with its answer", () =>
  withEngine({}, async (engine) => {
    const position = await start(engine, "themisto");
    const steps = [];
    const answer = await engine.analyse("themisto", { position, limits: { nodes: 100_000 } }, { onProgress: (step) => steps.push(step) });
    assert.ok(steps.length > 1);
    assert.ok(steps.every(({ lines, nodes }) => lines.length && nodes <= 100_000));
    assert.equal(answer.stats.stopped_by, "nodes");
  }));

test("a signal ends a call at once, and the next one is made", () =>
  withEngine({ workers: 1, maxTimeMs: 600_000 }, async (engine) => {
    const position = await start(engine, "octopus");
    const controller = new AbortController();
    const reason = new Error("enough");
    const long = engine.analyse("octopus", { position, limits: LONG }, { signal: controller.signal, onProgress: () => controller.abort(reason) });
    const waiting = engine.moves("octopus", { position });
    await assert.rejects(long, reason);
    assert.ok((await waiting).moves.length > 0);
    // A waiting call is cancelled before it begins; a call that was cancelled before is not begun.
    const busy = engine.reply("octopus", { position, level: 1, seed: 1 });
    const second = new AbortController();
    const queued = engine.moves("octopus", { position }, { signal: second.signal });
    second.abort(reason);
    await assert.rejects(queued, reason);
    await assert.rejects(engine.moves("octopus", { position }, { signal: AbortSignal.abort(reason) }), reason);
    assert.equal((await busy).level, 1);
  }));

test("light calls do not wait behind a long one", () =>
  withEngine({ maxTimeMs: 600_000 }, async (engine) => {
    const position = await start(engine, "octopus");
    const controller = new AbortController();
    const long = engine.analyse("octopus", { position, limits: LONG }, { signal: controller.signal });
    const ended = assert.rejects(long, { name: "AbortError" });
    for (let i = 0; i < 20; i++) assert.ok((await engine.moves("octopus", { position })).moves.length);
    controller.abort();
    await ended;
  }));

test("a refusal is a problem with its ruling", () =>
  withEngine({}, async (engine) => {
    const position = await start(engine, "themisto");
    // The detail of an illegal move is a message, which an error without words can't show.
    await assert.rejects(engine.play("octopus", { position: "R4@0,0|R1,G4|0,0|0|1", moves: ["R1@9,9"] }), { message: "The move is not legal", code: "illegal_move" });
    await assert.rejects(engine.play("themisto", { position, moves: ["a1-a1"] }), (error) => error instanceof Problem && error.status >= 400 && typeof error.code === "string" && error.document.code === error.code);
    await assert.rejects(engine.call("chess_moves"), { code: "not_found", status: 404 });
    await assert.rejects(engine.callText("themisto_moves", "{"), { code: "malformed_json" });
  }));

test("a closed engine fails its calls", async () => {
  const engine = await createEngine({ maxTimeMs: 600_000 });
  const position = await start(engine, "octopus");
  const long = engine.analyse("octopus", { position, limits: LONG });
  const queued = [1, 2, 3].map(() => engine.analyse("octopus", { position, limits: LONG }));
  engine.close();
  for (const call of [long, ...queued]) await assert.rejects(call, EngineFailure);
  await assert.rejects(engine.moves("octopus", { position }), EngineFailure);
});

test("the memory of large searches is bounded", async () => {
  const module = await WebAssembly.compile(await readFile(new URL("../../packages/engine/module.wasm", import.meta.url)));
  const engine = await instantiate(module, { tableBytes: 1 << 20, maxTimeMs: 600_000 });
  const before = engine.memory;
  for (const game of ["octopus", "themisto", "nebuchadnezzar", "temple"]) {
    const { key } = engine.call(`${game}_start`, { seed: 1 });
    const { version } = engine.call(`${game}_analysis`, { position: key, limits: { nodes: 450_000 } });
    assert.match(version, /\.tables\.1048576$/);
  }
  assert.ok(engine.memory - before < 32 << 20, `${engine.memory - before} bytes`);
});

// Workers made of messages alone, to test a pool whose workers fail.

/** A pool whose workers answer as `behave(post, message, number)` decides; the list shows the state of each worker. */
function poolOf(behave, options = {}) {
  const workers = [];
  const pool = new Pool(({ hear, died }) => {
    const worker = { ended: false, died };
    const number = workers.push(worker);
    const post = (message) => queueMicrotask(() => behave(hear, died, message, number));
    return { post, terminate: () => (worker.ended = true), hold() {}, release() {} };
  }, options);
  return { pool, workers };
}
const ready = (hear, message) => message.type === "begin" && hear({ type: "ready", module: null });
const answer = (hear, { id, name }, memory = 0) => hear({ type: "answer", id, answer: `"${name}"`, memory });

test("a worker that dies is replaced, and its call is made again", async () => {
  const { pool, workers } = poolOf((hear, died, message, number) => {
    if (ready(hear, message) === false) number === 1 ? died("gone") : answer(hear, message);
  });
  await pool.ready();
  assert.equal(await pool.call("a", "{}"), '"a"');
  assert.equal(workers.length, 2);
  assert.ok(workers[0].ended && !workers[1].ended);
});

test("a call that kills every worker fails, and others are made", async () => {
  const { pool, workers } = poolOf((hear, died, message) => {
    if (ready(hear, message) === false) message.name === "bad" ? died("gone") : answer(hear, message);
  }, { workers: 1 });
  await pool.ready();
  const calls = [pool.call("bad", "{}"), pool.call("good", "{}")];
  await assert.rejects(calls[0], EngineFailure);
  assert.equal(await calls[1], '"good"');
  assert.equal(workers.length, 3);
});

test("a defect is not tried again, and its worker is replaced", async () => {
  const { pool, workers } = poolOf((hear, died, message) => {
    if (ready(hear, message) === false) message.name === "bad" ? hear({ type: "defect", id: message.id, message: "unreachable" }) : answer(hear, message);
  }, { workers: 1 });
  await pool.ready();
  await assert.rejects(pool.call("bad", "{}"), /unreachable/);
  assert.equal(await pool.call("good", "{}"), '"good"');
  assert.equal(workers.length, 2);
});

test("a worker that has grown too large is replaced after its call", async () => {
  const { pool, workers } = poolOf((hear, died, message, number) => {
    if (ready(hear, message) === false) answer(hear, message, number === 1 ? 2000 : 10);
  }, { workers: 1, workerMemory: 1000 });
  await pool.ready();
  for (const name of ["a", "b", "c"]) assert.equal(await pool.call(name, "{}"), `"${name}"`);
  assert.deepEqual(workers.map(({ ended }) => ended), [true, false]);
});

test("a module that can't be loaded fails what waits for it", async () => {
  const { pool } = poolOf((hear) => hear({ type: "unloaded", message: "404" }));
  await assert.rejects(pool.ready(), /could not be loaded: 404/);
  await assert.rejects(pool.call("a", "{}"), EngineFailure);
});

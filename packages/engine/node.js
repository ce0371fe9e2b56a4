// The engine in Node.js and Deno: its calls run in worker threads.

import { Worker } from "node:worker_threads";
import { Engine } from "./engine.js";
import { Pool } from "./pool.js";

export { EngineFailure, Problem } from "./errors.js";

/** Loads the engine; `index.d.ts` describes the options. */
export async function createEngine(options = {}) {
  const pool = new Pool(start, options);
  await pool.ready();
  return new Engine(pool);
}

/** Starts a worker for a pool: `hear` gets its messages, `died` is called at its end. */
function start({ hear, died }) {
  const worker = new Worker(new URL("./node-worker.js", import.meta.url), { name: "tessera-engine" });
  worker.on("message", hear);
  worker.on("messageerror", () => died("A message of the worker could not be read."));
  worker.on("error", (error) => died(error.message));
  worker.on("exit", () => died("The worker has ended."));
  // An idle worker does not keep the process alive.
  return { post: (message) => worker.postMessage(message), terminate: () => void worker.terminate(), hold: () => worker.ref(), release: () => worker.unref() };
}

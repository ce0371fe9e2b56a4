// The engine in browsers: its calls run in Web Workers.

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
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "tessera-engine" });
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.addEventListener("messageerror", () => died("A message of the worker could not be read."));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    died(event.message || "The worker could not be started.");
  });
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate(), hold() {}, release() {} };
}

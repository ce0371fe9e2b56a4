// The work of a worker: it loads the module, then makes one call after the other.

import { Problem, instantiate } from "./sync.js";

/** Answers the messages of a pool. `post` sends a message; `load` promises the `WebAssembly.Module` if none was sent. */
export function serve(post, load) {
  let engine = null;

  async function begin({ module, options }) {
    try {
      const compiled = module ?? (await load());
      engine = await instantiate(compiled, options);
      post({ type: "ready", module: module ? null : compiled });
    } catch (error) {
      post({ type: "unloaded", message: `${error?.message ?? error}` });
    }
  }

  function call({ id, name, request, isTold }) {
    try {
      const answer = engine.callText(name, request, isTold ? (step) => post({ type: "step", id, step }) : undefined);
      post({ type: "answer", id, answer, memory: engine.memory });
    } catch (error) {
      if (error instanceof Problem) post({ type: "problem", id, problem: error.document, memory: engine.memory });
      else post({ type: "defect", id, message: error.message });
    }
  }

  return (message) => (message.type === "begin" ? begin(message) : call(message));
}

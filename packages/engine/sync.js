// The module without workers: every call runs synchronously.

import { EngineFailure, Problem } from "./errors.js";
import init, { Engine as Module } from "./module.js";

export { EngineFailure, Problem };

let ready = null;
let memory = null;

/**
 * Prepares the module. `module` is a `WebAssembly.Module`, its bytes, or a `Response`; `options` are the
 * same as for `createEngine`. Each realm has one instance; later calls reuse it with other options.
 */
export async function instantiate(module, options = {}) {
  ready ??= init({ module_or_path: module }).then((exports) => ({ memory } = exports));
  await ready;
  const { tableBytes, maxNodes, maxTimeMs } = options;
  return new SyncEngine(new Module(JSON.stringify({ tableBytes, maxNodes, maxTimeMs })));
}

class SyncEngine {
  #module;

  constructor(module) {
    this.#module = module;
  }

  /** The names of all calls, such as `octopus_moves`. */
  get names() {
    return this.#module.names();
  }

  /** Bytes of memory that the module has taken; it gives none back. */
  get memory() {
    return memory.buffer.byteLength;
  }

  /** Makes a call: JSON in, JSON out. `onProgress` gets the steps of an analysis as JSON, and may call `stop`. */
  callText(name, request, onProgress) {
    try {
      return onProgress ? this.#module.start(name, request, onProgress) : this.#module.call(name, request);
    } catch (error) {
      // A problem is thrown as its document; any other error is a defect, after which the module must not be used.
      if (typeof error === "string") throw new Problem(JSON.parse(error));
      throw new EngineFailure(`The module failed: ${error?.message ?? error}`, { cause: error });
    }
  }

  /** Makes a call: value in, value out. */
  call(name, request = {}, onProgress) {
    return JSON.parse(this.callText(name, JSON.stringify(request), onProgress && ((step) => onProgress(JSON.parse(step)))));
  }

  /** Ends the current call, from within `onProgress`. */
  stop() {
    this.#module.stop();
  }
}

import type { ModuleOptions } from "./index.js";

export { EngineFailure, Problem } from "./index.js";

/** The module without workers: every call runs synchronously. */
export interface SyncEngine {
  /** The names of all calls, such as `octopus_moves`. */
  readonly names: string[];
  /** Bytes of memory that the module has taken; it gives none back. */
  readonly memory: number;
  /** Makes a call; texts for people are messages. `onProgress` gets the steps of an analysis, and may call `stop`. */
  call(name: string, request?: unknown, onProgress?: (partial: unknown) => void): unknown;
  /** As `call`, with JSON texts. */
  callText(name: string, request: string, onProgress?: (partial: string) => void): string;
  /** Ends the current call, from within `onProgress`: an analysis answers with its results so far. */
  stop(): void;
}

/** Prepares the module: from a `WebAssembly.Module`, its bytes, or a `Response`. */
export function instantiate(module: WebAssembly.Module | BufferSource | Response, options?: ModuleOptions): Promise<SyncEngine>;

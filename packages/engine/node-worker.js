// The worker of Node.js and Deno.

import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { serve } from "./serve.js";

const load = async () => WebAssembly.compile(await readFile(new URL("./module.wasm", import.meta.url)));

parentPort.on("message", serve((message) => parentPort.postMessage(message), load));

// The worker of browsers.

import { serve } from "./serve.js";

async function load() {
  const response = await fetch(new URL("./module.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  // Some servers do not know the media type; then the module is compiled after it is loaded.
  const isStreamed = response.headers.get("content-type")?.startsWith("application/wasm");
  return isStreamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

const take = serve((message) => postMessage(message), load);
addEventListener("message", ({ data }) => take(data));

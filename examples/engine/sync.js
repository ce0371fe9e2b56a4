import { readFile } from "node:fs/promises";
import { instantiate } from "tessera-engine/sync";

const engine = await instantiate(await readFile(new URL(import.meta.resolve("tessera-engine/module.wasm"))));
const { key } = engine.call("temple_start", { seed: 1 });
console.log(engine.call("temple_moves", { position: key }).total);

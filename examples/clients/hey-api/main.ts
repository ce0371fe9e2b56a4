// A game of Octopus, played to its end with a client generated from the OpenAPI document.
//   TESSERA_URL=http://127.0.0.1:8080 examples/clients/hey-api/run
import assert from "node:assert/strict";
import { client } from "./build/tessera/client.gen.js";
import { octopusReply, octopusStart } from "./build/tessera/index.js";

client.setConfig({ baseUrl: process.env["TESSERA_URL"] ?? "http://127.0.0.1:8080", throwOnError: true });

const start = await octopusStart({ throwOnError: true, body: { seats: 3, seed: 11 } });
let { key, over } = start.data;
let winners: number[] = [];
let plies = 0;
while (!over) {
  const reply = await octopusReply({ throwOnError: true, body: { position: key, level: 1, seed: plies } });
  ({ key, over, winners } = reply.data);
  plies += 1;
}
// A refusal is typed too: `code` is one of the documented words.
const refused = await octopusReply({ throwOnError: false, body: { position: "?", level: 1 } });
assert.equal(refused.error?.code, "malformed_position");
console.log(`TypeScript (hey-api): ${plies} tiles placed, won by seats ${winners.join(", ")}; then refused: ${refused.error.code}`);

// A game of Octopus, played to its end with a client generated from the OpenAPI document.
//   TESSERA_URL=http://127.0.0.1:8080 examples/clients/typescript-fetch/run
import assert from "node:assert/strict";
import { Configuration, OctopusApi, ProblemFromJSON, ResponseError } from "./build/tessera/index.js";

const octopus = new OctopusApi(new Configuration({ basePath: process.env["TESSERA_URL"] ?? "http://127.0.0.1:8080" }));

let { key, over } = await octopus.octopusStart({ octopusStart: { seats: 3, seed: 11 } });
let winners: number[] = [];
let plies = 0;
while (!over) {
  const reply = await octopus.octopusReply({ octopusReplyRequest: { position: key, level: 1, seed: plies } });
  ({ key, over, winners } = reply);
  plies += 1;
}
const refused = await octopus.octopusReply({ octopusReplyRequest: { position: "?", level: 1 } }).catch((error: unknown) => error);
assert.ok(refused instanceof ResponseError);
const { code } = ProblemFromJSON(await refused.response.json());
assert.equal(code, "malformed_position");
console.log(`TypeScript (typescript-fetch): ${plies} tiles placed, won by seats ${winners.join(", ")}; then refused: ${code}`);

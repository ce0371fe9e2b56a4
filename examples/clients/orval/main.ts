// A game of Octopus, played to its end with a client generated from the OpenAPI document.
//   TESSERA_URL=http://127.0.0.1:8080 examples/clients/orval/run
import assert from "node:assert/strict";
import axios, { isAxiosError } from "axios";
import { octopusReply, octopusStart, type Problem } from "./build/tessera.js";

axios.defaults.baseURL = process.env["TESSERA_URL"] ?? "http://127.0.0.1:8080";

const start = await octopusStart({ seats: 3, seed: 11 });
let { key, over } = start.data;
let winners: number[] = [];
let plies = 0;
while (!over) {
  const reply = await octopusReply({ position: key, level: 1, seed: plies });
  ({ key, over, winners } = reply.data);
  plies += 1;
}
const refused = await octopusReply({ position: "?", level: 1 }).catch((error: unknown) => error);
assert.ok(isAxiosError<Problem>(refused));
assert.equal(refused.response?.data.code, "malformed_position");
console.log(`TypeScript (orval): ${plies} tiles placed, won by seats ${winners.join(", ")}; then refused: ${refused.response.data.code}`);

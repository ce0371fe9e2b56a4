// A tour of the API with types generated from its OpenAPI document.
//   TESSERA_URL=http://127.0.0.1:8080 examples/clients/typescript/run
import assert from "node:assert/strict";
import createClient from "openapi-fetch";
import type { AnalysisAnswer, AnalysisPartial, ErrorCode, OctopusMove, OctopusPuzzleTheme, paths, Problem } from "./build/tessera.js";

const baseUrl = process.env["TESSERA_URL"] ?? "http://127.0.0.1:8080";
const api = createClient<paths>({ baseUrl });

// Two seats deal, and make the move with the highest gain, until the tiles are gone.
const start = await api.POST("/v1/octopus/start", { body: { seats: 2, seed: 7 } });
assert(start.data, "a start position");
let { key, over } = start.data;
let winners: number[] = [];
let placed = 0;
while (!over) {
  const { data } = await api.POST("/v1/octopus/moves", { body: { position: key } });
  assert(data);
  // With `fields=move` the list would hold notations.
  const moves = data.moves as OctopusMove[];
  const best = moves.reduce((a: OctopusMove, b: OctopusMove) => (b.gain > a.gain ? b : a));
  const played = await api.POST("/v1/octopus/play", { body: { position: key, moves: [best.move] } });
  assert(played.data);
  ({ key, over, winners } = played.data);
  placed += 1;
}
const final = await api.POST("/v1/octopus/score", { body: { position: key } });
const totals = final.data?.standings.map((standing) => standing.score);
assert.equal(totals?.length, 2);

// A position as an object, not as a key: a misspelt member would not compile.
const analysis = await api.POST("/v1/octopus/analysis", {
  body: {
    position: { sets: 2, to_move: 0, board: [{ x: 0, y: 0, tile: "R5" }, { x: 1, y: 0, tile: "R1" }], hands: [["R4", "B1"], ["G4"]], scores: [0, 0] },
    limits: { nodes: 2000 },
    lines: "all",
  },
});
assert(analysis.data);
const value = analysis.data.value;
// `kind` and `outcome` are unions of literals, so comparing with another word would not compile.
assert(value.kind === "exact" && value.outcome !== null);

// The same by GET, with numbers in the query, which a CDN may keep.
const again = await api.GET("/v1/octopus/analysis", { params: { query: { position: analysis.data.key, nodes: 2000, lines: "all" } } });
assert.deepEqual(again.data, analysis.data);

// Steps of an analysis, as lines of JSON.
type Event = { event: "partial"; data: AnalysisPartial } | { event: "heartbeat"; data: { queued: boolean } } | { event: "final"; data: AnalysisAnswer } | { event: "error"; data: Problem };
const stream = await api.POST("/v1/themisto/analysis/stream", {
  body: { position: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -", limits: { nodes: 5000 } },
  headers: { accept: "application/x-ndjson" },
  parseAs: "stream",
});
assert(stream.data);
let steps = 0;
let told: AnalysisAnswer | undefined;
for await (const event of events(stream.data)) {
  if (event.event === "partial") steps += 1;
  if (event.event === "final") told = event.data;
}
assert(told?.best);

// The puzzle of a day, solved with the strongest hint and the answers of the judge.
const puzzle = await api.GET("/v1/octopus/puzzles/daily", { params: { query: { date: "2026-01-01" } } });
assert(puzzle.data);
const { id } = puzzle.data;
const line: string[] = [];
let solved = false;
while (!solved) {
  const hint = await api.GET("/v1/octopus/puzzles/{id}/hint", { params: { path: { id }, query: { level: 3, ...(line.length > 0 && { moves: line.join(";") }) } } });
  assert(hint.data?.move);
  line.push(hint.data.move);
  const check = await api.POST("/v1/octopus/puzzles/{id}/check", { params: { path: { id } }, body: { moves: line } });
  assert(check.data && check.data.verdict !== "wrong");
  solved = check.data.solved;
  line.push(...check.data.replies);
}
const theme: OctopusPuzzleTheme = "denial";
const wished = await api.POST("/v1/octopus/puzzles", { body: { seed: 7, level: 3, themes: [theme] } });
assert(wished.data?.puzzles.every((found) => found.themes.includes(theme)));

// A problem has a code to switch on, the ruling, and the index of the refused move.
const refused = await api.POST("/v1/themisto/play", {
  body: { position: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -", moves: ["d1-d2", "d2-d1"] },
});
assert(refused.error);
const code: ErrorCode = refused.error.code;
assert.equal(code, "illegal_move" satisfies ErrorCode);
assert.equal(refused.error.rule, "THM-6");
assert.equal(refused.error.index, 1);

console.log(
  `TypeScript: ${placed} tiles placed, ${totals?.join(":")}, won by ${winners.map((seat) => `player ${seat + 1}`).join(" and ")}; ` +
    `an ${value.kind} ${value.outcome} analysed; ${steps} steps streamed; puzzle ${id} solved in ${line.length} moves; refused by ${refused.error.rule}`,
);

/** The events of a stream of JSON lines. */
async function* events(stream: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of stream) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as Event;
  }
}

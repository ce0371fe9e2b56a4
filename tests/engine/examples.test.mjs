// Every example of the OpenAPI document, through the service and through the module: the same bytes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { HOST, compare, engine, svg } from "./service.mjs";

const document = JSON.parse(await readFile(new URL("../../openapi/openapi.json", import.meta.url)));

after(() => engine.close());

/**
 * Operations that the module does not have: several calls in one, pixels, moving pictures, sheets, jobs, rules, the
 * service itself, and calls about the library of puzzles. seeded.test.mjs makes puzzles.
 */
const OF_THE_SERVICE = /^(batch|health|live|ready|metrics|version|errors?|openapi|schemas?)|_board_png$|_puzzle_board(_svg)?$|_record_animation$|^puzzle_sheet$|_analysis_stream|_puzzle_set$|_puzzle_of_set$|_job$|_puzzles$|_puzzle_library$|_verify_puzzle$|[a-z]_puzzle$|^get_rul(es|ing)$/;
/** Calls about one puzzle: the service gets its library id, the module its content id. */
const BY_ID = /_(check_puzzle|puzzle_hint|puzzle_solution)$/;
const contents = new Map();
/** Parts in which the module differs: the id of the puzzle in an answer about it, and the contents of the library on cards. */
const alike = (text) => text.replace(/^\{"id":"[^"]*"/, "").replaceAll(/"library":\{"puzzles":\d+,"edition":\d+|"levels":\[[\d,]*\],"rating":\[[\d,]*\],"themes":\[[^\]]*\]/g, "");
/** Parameters that are a list, joined by `;`. */
const LISTS = ["played", "line", "only", "except"];
const LIMITS = ["nodes", "time_ms", "depth"];

/** The parameters of an operation, references to the document's components included. */
function parametersOf({ parameters = [] }) {
  return parameters.map((parameter) => (parameter.$ref ? document.components.parameters[parameter.$ref.split("/").pop()] : parameter));
}

/** A GET with the examples of its parameters: its path, and the request of the call behind it. */
function byQuery(path, operation) {
  const { operationId } = operation;
  const examples = parametersOf(operation).filter(({ example }) => example !== undefined);
  const query = new URLSearchParams();
  const request = {};
  let filled = path;
  for (const { name, in: place, example } of examples) {
    if (place === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(example));
    else query.set(name, example);
    // A query has words only.
    const number = name === "lines" && example !== "all";
    if (LIMITS.includes(name)) request.limits = { ...request.limits, [name]: example };
    else request[name] = LISTS.includes(name) ? `${example}`.split(";") : number ? Number(example) : example;
  }
  const isPicture = /_board(_svg)?$/.test(operationId);
  const name = isPicture ? operationId.replace(/_svg$/, "") : operationId.replace(/_by_key$/, "");
  return { path: query.size ? `${filled}?${query}` : filled, name, request: JSON.stringify(request), shown: isPicture ? svg : undefined };
}

/** The POSTs of an operation, one for each example of its body. */
function byBody(path, operation) {
  const { operationId, requestBody } = operation;
  const inPath = Object.fromEntries(parametersOf(operation).map(({ name, example }) => [name, example]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath[name]));
  return Object.values(requestBody.content["application/json"].examples).map(({ value }) => {
    const body = JSON.stringify(value);
    return { path: filled, body, name: operationId, request: JSON.stringify({ ...inPath, ...value }) };
  });
}

/** A request about a puzzle with the content id in place of that of the library. */
async function byContent(path, text) {
  const request = JSON.parse(text);
  const { id } = request;
  if (!contents.has(id)) {
    const { content_id } = await (await fetch(`${HOST}${path.replace(/\{id\}.*/, "")}${id}`)).json();
    contents.set(id, content_id);
  }
  return JSON.stringify({ ...request, id: contents.get(id) });
}

test("every example of the document is answered alike", async () => {
  let compared = 0;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (OF_THE_SERVICE.test(operation.operationId) || !/^\/v1\//.test(path)) continue;
      const calls = method === "get" ? [byQuery(path, operation)] : byBody(path, operation);
      for (const call of calls) {
        if (BY_ID.test(operation.operationId)) call.request = await byContent(path, call.request);
        assert.equal(await compare({ ...call, alike }), 200, call.path);
        compared++;
      }
    }
  }
  console.log(`${compared} examples compared`);
  assert.ok(compared > 100, `only ${compared} examples`);
});

// The measurements of `benches/browser/run`. Every request runs natively, in Node.js and in Chromium in turn, for
// several rounds; the best time of each counts. The answers must be the same.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { instantiate } from "../../packages/engine/sync.js";

const ROUNDS = +(process.env.ROUNDS ?? 5);
const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
const PACKAGE = fileURLToPath(new URL("../../packages/engine/", import.meta.url));
const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm" };
const NODES = 300_000;

const module = await WebAssembly.compile(await readFile(`${PACKAGE}module.wasm`));
const here = await instantiate(module, {});

/** An analysis in the middle of a game and one near its end, where exact searches work. */
function requestsOf(game) {
  const { key: position } = here.call(`${game}_start`, { seed: 1 });
  const moves = [];
  const keys = [position];
  for (;;) {
    const { key, over } = here.call(`${game}_play`, { position, moves });
    if (over) break;
    keys.push(key);
    let next;
    try {
      next = here.call(`${game}_reply`, { position: key, level: 2, seed: moves.length }).move.move;
    } catch {
      next = here.call(`${game}_play`, { position, moves: [...moves, "+"], seed: moves.length }).steps.at(-1).move;
    }
    moves.push(next);
  }
  // If chance decides in a position, there is nothing to analyse; then an earlier position is used.
  const analysis = (share) => {
    for (let at = Math.floor(share * (keys.length - 1)); at >= 0; at--) {
      const request = { position: keys[at], limits: { nodes: NODES } };
      try {
        here.call(`${game}_analysis`, { ...request, limits: { nodes: 1 } });
        return [`${game}_analysis`, JSON.stringify(request)];
      } catch {
        continue;
      }
    }
    throw new Error(`${game} has no position to analyse`);
  };
  return [analysis(0), analysis(0.5), analysis(0.75)];
}

const native = spawn(process.env.NATIVE, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
async function natively(name, request) {
  native.stdin.write(`${name}\t${request}\n`);
  const { value } = await lines.next();
  const at = value.indexOf("\t");
  return [+value.slice(0, at), value.slice(at + 1)];
}

function inNode(name, request) {
  const began = performance.now();
  const answer = here.callText(name, request);
  return [performance.now() - began, answer];
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  if (!TYPES[extname(pathname)]) return response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
  const bytes = await readFile(PACKAGE + pathname);
  response.writeHead(200, { "content-type": TYPES[extname(pathname)], "cache-control": "public, max-age=31536000, immutable" }).end(bytes);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext();
const page = await context.newPage();
await page.goto(address);

/** From the import of the package to the first answer, in milliseconds. */
async function firstAnswer() {
  await page.goto(address);
  return page.evaluate(async () => {
    const began = performance.now();
    const { createEngine } = await import("/index.js");
    const engine = await createEngine();
    await engine.start("themisto");
    const took = performance.now() - began;
    engine.close();
    return took;
  });
}
const loads = [];
for (let i = 0; i < 10; i++) loads.push(await firstAnswer());

await page.goto(address);
await page.evaluate(async () => {
  const { instantiate } = await import("/sync.js");
  globalThis.engine = await instantiate(await fetch("/module.wasm"), {});
});
const inChromium = ([name, request]) =>
  page.evaluate(([call, text]) => {
    const began = performance.now();
    const answer = globalThis.engine.callText(call, text);
    return [performance.now() - began, answer];
  }, [name, request]);

const rate = (nodes, time) => `${(nodes / time / 1000).toFixed(2)} M/s`;
console.log(`Node.js ${process.version}, Chromium ${browser.version()}\n`);
console.log("| game | native, nodes a second | Node.js | Chromium | Node.js to native | Chromium to native |");
console.log("|---|---|---|---|---|---|");
const worst = { node: Infinity, chromium: Infinity };
for (const game of GAMES) {
  const sums = { nodes: 0, native: 0, node: 0, chromium: 0 };
  for (const [name, request] of requestsOf(game)) {
    const best = { native: Infinity, node: Infinity, chromium: Infinity };
    let nodes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const made = { native: await natively(name, request), node: inNode(name, request), chromium: await inChromium([name, request]) };
      assert.equal(made.node[1], made.native[1]);
      assert.equal(made.chromium[1], made.native[1]);
      for (const where of Object.keys(best)) best[where] = Math.min(best[where], made[where][0]);
      nodes = JSON.parse(made.native[1]).stats.nodes;
    }
    sums.nodes += nodes;
    for (const where of Object.keys(best)) sums[where] += best[where];
  }
  const ratios = { node: sums.native / sums.node, chromium: sums.native / sums.chromium };
  for (const where of Object.keys(worst)) worst[where] = Math.min(worst[where], ratios[where]);
  console.log(`| ${game} | ${rate(sums.nodes, sums.native)} | ${rate(sums.nodes, sums.node)} | ${rate(sums.nodes, sums.chromium)} | ${ratios.node.toFixed(2)} | ${ratios.chromium.toFixed(2)} |`);
}
const sorted = [...loads.slice(1)].sort((a, b) => a - b);
console.log(`\nworst ratio: ${worst.node.toFixed(2)} in Node.js, ${worst.chromium.toFixed(2)} in Chromium`);
console.log(`first answer in Chromium: ${loads[0].toFixed(0)} ms without, ${sorted[Math.floor(sorted.length / 2)].toFixed(0)} ms (median of ${sorted.length}) with a filled cache`);
console.log(`module.wasm: ${(await stat(`${PACKAGE}module.wasm`)).size} bytes, ${(await stat(`${PACKAGE}module.wasm.br`)).size} with brotli`);

native.stdin.end();
await browser.close();
server.close();

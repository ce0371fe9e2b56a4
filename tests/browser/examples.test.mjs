// The examples of the package: a Vite project, and a page without a bundler, as users would set them up.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { build, createServer as createViteServer } from "vite";
import { ask, onPage, withBrowser } from "./browser.mjs";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

let project;
let expected;

withBrowser();
before(async () => {
  project = await mkdtemp(join(tmpdir(), "tessera-example-"));
  const [{ filename }] = JSON.parse(execFileSync("npm", ["pack", "--json", "--pack-destination", project], { cwd: path("../../packages/engine"), encoding: "utf8" }));
  for (const file of ["index.html", "main.js", "vite.config.js"]) await cp(path(`../../examples/engine/vite/${file}`), join(project, file));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--offline", "--loglevel=error", join(project, filename)], { cwd: project });
  const { key } = await ask("/v1/temple/start", { seed: 1 });
  const { move } = await ask("/v1/temple/reply", { position: key, level: 3, seed: 1 });
  expected = `The engine begins with ${move.move}.`;
});
after(() => rm(project, { recursive: true, force: true }));

/** Serves files on a port of its own while `work` runs; `find` maps an address to its file. */
async function serving(find, work) {
  const server = createServer(async (request, response) => {
    try {
      const file = find(new URL(request.url, "http://localhost").pathname);
      const bytes = await readFile(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(bytes);
    } catch {
      response.writeHead(request.url === "/favicon.ico" ? 204 : 404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const says = (address) =>
  onPage({}, async (page) => {
    await page.goto(address);
    await page.locator("#said").filter({ hasText: "begins" }).waitFor();
    assert.equal(await page.locator("#said").textContent(), expected);
  });

test("a page without a bundler", () =>
  serving((address) => (address === "/" ? path("../../examples/engine/plain.html") : address.replace("/tessera-engine/", path("../../packages/engine/"))), says));

test("a Vite project, built", async () => {
  await build({ root: project, logLevel: "error" });
  await serving((address) => join(project, "dist", address === "/" ? "index.html" : address), says);
});

test("a Vite project, in development", async () => {
  const server = await createViteServer({ root: project, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
  await server.listen();
  try {
    await says(`http://127.0.0.1:${server.httpServer.address().port}/`);
  } finally {
    await server.close();
  }
});

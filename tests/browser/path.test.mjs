// The service under a path of a website: nginx removes the path, with the locations of deploy/.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { awaitTurn, clickMove, onPage, withBrowser } from "./browser.mjs";

withBrowser();

const processes = [];
let folder;
/** The service's address for browsers: `http://127.0.0.1:PORT/tessera`. */
let site;

/** A port that was free a moment ago. */
const freePort = () => new Promise((resolve) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

/** Starts a program, and waits until an address answers. */
async function run(command, args, address) {
  const process = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  processes.push(process);
  let said = "";
  process.stderr.on("data", (text) => (said += text));
  for (;;) {
    assert.equal(process.exitCode, null, said);
    if (await fetch(address).then(() => true, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "tessera-path-"));
  const [behind, port] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${port}/tessera`;
  await run(process.env.TESSERA_BINARY, ["serve", "--bind", `127.0.0.1:${behind}`, "--public-url", site, "--max-time-ms", "170000", "--niceness", "0"], `http://127.0.0.1:${behind}/version`);
  const locations = (await readFile(new URL("../../deploy/nginx-path.conf", import.meta.url), "utf8")).replaceAll("127.0.0.1:8080", `127.0.0.1:${behind}`)
    // The test must not depend on the speed of the machine.
    .replace("proxy_read_timeout 30s", "proxy_read_timeout 180s");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  // The site has a page of its own at its root, without a picture that the browser would ask for by itself.
  const rest = 'location = / { default_type text/html; return 200 "<!doctype html><title>A site</title><link rel=icon href=data:,>"; }';
  await writeFile(join(folder, "nginx.conf"), `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${paths.join("\n")}\nserver {\nlisten 127.0.0.1:${port};\n${rest}\n${locations}\n}\n}\n`);
  await run("nginx", ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], `${site}/version`);
});
after(async () => {
  for (const process of processes) process.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Records a page's requests outside of the path. */
function strays(page) {
  const found = [];
  page.on("request", (request) => !request.url().startsWith(`${site}/`) && !/^(data|blob):/.test(request.url()) && found.push(request.url()));
  return found;
}

const ask = async (path) => (await fetch(`${site}${path}`)).json();

test("crawlers find the rules of the path at the root of the site", async () => {
  const rules = await (await fetch(new URL("/robots.txt", site))).text();
  assert.deepEqual(rules.trim().split("\n"), ["User-agent: *", "Allow: /tessera/v1/games", "Allow: /tessera/v1/*/board.png", "Disallow: /tessera/v1/"]);
});

test("under a path a game is played", () =>
  onPage({}, async (page) => {
    const outside = strays(page);
    await page.goto(`${site}/`);
    await page.evaluate(() => localStorage.setItem("tessera.level", "1"));
    await page.goto(`${site}/#/themisto`);
    await awaitTurn(page);
    await clickMove(page, "themisto", "a2-b2");
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    await page.locator(".moves li").nth(1).waitFor();
    assert.deepEqual(outside, []);
  }));

test("under a path a puzzle is solved, from its short address", () =>
  onPage({}, async (page) => {
    const outside = strays(page);
    const puzzle = await ask("/v1/octopus/puzzles/daily?date=2026-01-05");
    const { moves } = await ask(`/v1/octopus/puzzles/${puzzle.id}/solution`);
    await page.goto(`${site}/daily/octopus/2026-01-05`);
    await page.locator('.table[data-state="move"]').waitFor();
    assert.equal(new URL(page.url()).pathname, "/tessera/");
    assert.equal(await page.locator(".exact").textContent(), puzzle.question);
    for (const [at, move] of moves.entries()) {
      // The page makes the opponent's answers.
      if (at % 2 === 0) await clickMove(page, "octopus", move);
    }
    await page.locator(".verdict.solved").waitFor();
    assert.deepEqual(outside, []);
  }));

test("under a path the short address of a position with slashes opens", () =>
  onPage({}, async (page) => {
    const outside = strays(page);
    const answer = await fetch(`${site}/v1/ingenious/start`, { method: "POST", headers: { "content-type": "application/json" }, body: '{"seed":1}' });
    const { key } = await answer.json();
    await page.goto(`${site}/g/ingenious/${encodeURIComponent(key)}`);
    await page.locator(".board .picture").first().waitFor();
    assert.equal(new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("p"), key);
    assert.deepEqual(outside, []);
  }));

test("under a path links that are shared, pictures and rules name it", () =>
  onPage({}, async (page) => {
    const outside = strays(page);
    await page.addInitScript(() => {
      window.copied = new Promise((resolve) => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => resolve(text) } }));
    });
    await page.goto(`${site}/#/octopus/puzzle/2026-01-05`);
    await page.locator(".question").waitFor();
    await page.getByRole("button", { name: "Share" }).click();
    assert.equal(await page.evaluate(() => window.copied), `${site}/daily/octopus/2026-01-05`);
    await page.goto(`${site}/#/nebuchadnezzar/rules/full`);
    const picture = page.locator(".rulebook img").first();
    await picture.waitFor();
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector(".rulebook img").naturalWidth > 0);
    assert.deepEqual(outside, []);
  }));

test("under a path the page opens without a network, and its worker leaves the rest of the site alone", () =>
  onPage({ engine: "automatic", serviceWorkers: "allow" }, async (page, complaints) => {
    await page.goto(`${site}/`);
    const scope = await page.evaluate(async () => {
      const { scope } = await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
      return scope;
    });
    assert.equal(scope, `${site}/`);
    const names = await page.evaluate(() => caches.keys());
    assert.ok(names.every((name) => name.startsWith("tessera /tessera/ ")), `${names}`);
    await page.context().setOffline(true);
    await page.goto(`${site}/#/temple`);
    await page.reload();
    await awaitTurn(page);
    await page.context().setOffline(false);
    await page.goto(new URL("/", site).href);
    assert.equal(await page.title(), "A site");
    assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null);
    // The browser itself reports failed requests; other messages are failures.
    assert.deepEqual(complaints.splice(0).filter((text) => !/Failed to load resource|net::ERR|Failed to fetch/.test(text)), []);
  }));

test("under a path the widget shows a puzzle and opens it", () =>
  onPage({}, async (page) => {
    const outside = strays(page);
    await page.goto(new URL("/", site).href);
    outside.length = 0;
    await page.evaluate((src) => document.body.append(Object.assign(document.createElement("script"), { src })), `${site}/widget.js`);
    const widget = page.locator("article");
    await widget.getByRole("button", { name: "Solve it here" }).click();
    assert.match(await widget.getByRole("link").getAttribute("href"), new RegExp(`^${site}/\\?lang=en#/octopus/puzzle/`));
    await page.frameLocator("iframe").locator('.table[data-state="move"]').waitFor();
    assert.deepEqual(outside, []);
  }));

test("under a path Swagger UI sends a call", () =>
  onPage({}, async (page) => {
    const outside = strays(page);
    await page.goto(`${site}/swagger-ui`);
    await page.locator(".download-url-wrapper select").selectOption("../openapi/service.json");
    const block = page.locator('[id$="-list_games"]');
    const group = page.locator('.opblock-tag[data-tag="games"]');
    await group.waitFor();
    if (!(await block.count())) await group.click();
    await block.locator(".opblock-summary-control").click();
    await block.locator("button.execute").click();
    await block.locator(".live-responses-table .response-col_description pre").first().waitFor();
    assert.equal((await block.locator(".live-responses-table tbody .response-col_status").first().textContent()).trim(), "200");
    assert.equal(await block.locator(".request-url pre").textContent(), `${site}/v1/games`);
    assert.deepEqual(outside, []);
  }));

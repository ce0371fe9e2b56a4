// Embedding by other sites, as they do it: with additions to addresses, in a sandbox, and in pages that isolate
// themselves.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { HOST, ask, onPage, withBrowser } from "./browser.mjs";

withBrowser();

const DAY = "2026-01-05";
/** The other site's pages by their paths, with extra headers. */
const pages = new Map();
let site;
let question;
before(async () => {
  ({ question } = await ask(`/v1/octopus/puzzles/daily?date=${DAY}`));
  site = createServer((request, response) => {
    const { body, headers = {} } = pages.get(request.url) ?? {};
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(`<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><body>${body}</body></html>`);
  });
  await new Promise((resolve) => site.listen(0, "localhost", resolve));
});
after(() => site.close());

/** The address of a new page of the other site. */
function publish(body, headers) {
  const path = `/${pages.size}`;
  pages.set(path, { body, headers });
  return `http://localhost:${site.address().port}${path}`;
}

const frame = (fragment, more = "") => `<iframe src="${HOST}/?embed${fragment}" width="480" height="720" title="A puzzle" ${more}></iframe>`;

/** Makes a first choice in the frame: a tile, which shows its places. */
async function canBePlayed(page) {
  const inside = page.frameLocator("iframe");
  await inside.locator('.table[data-state="move"]').waitFor();
  await inside.locator('.mine [data-source][aria-disabled="false"]').first().click();
  await inside.locator(".spot.target").first().waitFor();
  return inside;
}

test("what WordPress appends to an embedded address changes nothing", () =>
  onPage({}, async (page) => {
    const { key } = await ask("/v1/octopus/start", { seed: 1 });
    await page.goto(publish(frame(`#/octopus/puzzle/${DAY}#?secret=abc`)));
    const inside = await canBePlayed(page);
    assert.equal(await inside.locator(".exact").textContent(), question);
    await page.goto(publish(frame(`#/octopus/analysis?p=${encodeURIComponent(key)}#?secret=abc`)));
    await page.frameLocator("iframe").locator(".board .picture").first().waitFor();
    assert.match(page.frames()[1].url(), new RegExp(`p=${encodeURIComponent(key).replaceAll("*", ".")}$`));
    await page.goto(`${HOST}/daily/octopus/${DAY}#?secret=abc`);
    await page.locator(".question").waitFor();
    assert.equal(await page.locator(".exact").textContent(), question);
  }));

for (const delay of [0, 700]) {
  test(`a frame in a sandbox without an origin can be played in, ${delay ? "over a slow line" : "over a fast line"}`, () =>
    onPage({ engine: "automatic" }, async (page) => {
      // `boot.js` depends on the time in which the page arrived.
      await page.route("**/?embed", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await page.goto(publish(frame(`#/octopus/puzzle/${DAY}#?secret=abc`, 'sandbox="allow-scripts" security="restricted"')));
      const inside = await canBePlayed(page);
      assert.equal(await inside.locator(".exact").textContent(), question);
      assert.equal(await page.frames()[1].evaluate(() => origin), "null");
    }));
}

test("a page that isolates itself shows pictures, the widget and its frame, and the engine runs in there", () =>
  onPage({}, async (page) => {
    const { key } = await ask("/v1/octopus/start", { seed: 1 });
    const picture = (form) => `<img class="${form}" alt="A board" src="${HOST}/v1/octopus/board.${form}?position=${encodeURIComponent(key)}">`;
    const widget = `<script src="${HOST}/widget.js" data-date="${DAY}"></script>`;
    const isolating = { "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin" };
    await page.goto(publish(`${picture("svg")}${picture("png")}${widget}${frame(`#/octopus/analysis?p=${encodeURIComponent(key)}`)}`, isolating));
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);
    await page.waitForFunction(() => [".svg", ".png"].every((form) => document.querySelector(form).naturalWidth > 0));
    await page.locator("article img").waitFor();
    await page.waitForFunction(() => [...document.querySelectorAll("div")].some((div) => div.shadowRoot?.querySelector("img")?.naturalWidth > 0));
    const inside = page.frameLocator("body > iframe");
    await inside.locator('.analysis[data-done="yes"]').waitFor();
    const start = await page.frames().find((one) => one.url().includes("/analysis")).evaluate(async (path) => {
      const { createEngine } = await import(path);
      const engine = await createEngine({ workers: 1 });
      return engine.start("octopus", { seed: 1 });
    }, "/assets/latest/engine/index.js");
    assert.equal(start.key, key);
    await page.locator("article").getByRole("button", { name: "Solve it here" }).click();
    await page.frameLocator("article iframe").locator('.table[data-state="move"]').waitFor();
  }));

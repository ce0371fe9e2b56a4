import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { test } from "node:test";
import { HOST, ask, awaitTurnIn, onPage, phone, withBrowser } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

withBrowser();

/** Judges a page or a frame in the present colours: by all rules, or by one. */
async function judge(page, place, runOnly = { type: "tag", values: RULES }) {
  if (!(await page.evaluate(() => typeof axe === "object"))) await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate((runOnly) => axe.run({ runOnly }), runOnly);
  assert.ok(passes.length > (runOnly.type === "tag" ? 20 : 0), place);
  assert.deepEqual(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0].html}`), []);
}

/** Judges a page by all rules in light colours, and its contrast in dark ones. */
async function judgeInBoth(page, place, frame = page) {
  await judge(frame, place);
  await page.emulateMedia({ colorScheme: "dark" });
  await judge(frame, `${place}, dark`, { type: "rule", values: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
}

const { games } = await ask("/v1/games");
/** Every tab of every game, or, if `AXE` is not `all`, one game for each tab besides Play. */
const TABS = process.env.AXE === "all" ? games.flatMap(({ id }) => ["learn", "analysis", "review"].map((tab) => [id, tab])) : [["temple", "learn"], ["octopus", "analysis"], ["ingenious", "review"]];

test("axe finds nothing to object to, in light and dark colours", () =>
  onPage({ colorScheme: "light" }, async (page) => {
    await page.goto(HOST);
    await page.locator(".card").first().waitFor();
    await judgeInBoth(page, "the start page");
    for (const [id, tab] of [...games.map(({ id }) => [id, "play"]), ...TABS]) {
      await page.evaluate((hash) => (location.hash = hash), `#/${id}/${tab}`);
      await page.locator(`.panel.${tab}`).waitFor();
      await awaitTurnIn(page, id);
      if (tab === "analysis") await page.locator(".lines tbody tr").first().waitFor();
      await judgeInBoth(page, `${id} ${tab}`);
    }
    for (const [place, there] of [["nebuchadnezzar/puzzle", ".question"], ["ingenious/new", "dialog"], ["days", ".calendar"]]) {
      await page.evaluate((hash) => (location.hash = hash), `#/${place}`);
      await page.locator(there).waitFor();
      await judgeInBoth(page, place);
    }
  }));

test("axe finds nothing to object to on a phone", () =>
  onPage({ ...phone, colorScheme: "dark" }, async (page) => {
    await page.goto(HOST);
    await page.locator(".card").first().waitFor();
    await judge(page, "the start page");
    for (const [id, tab] of [["temple", "learn"], ["octopus", "play"], ["themisto", "puzzle"], ["ingenious", "analysis"]]) {
      await page.goto(`${HOST}/#/${id}/${tab}`);
      await page.locator(`.panel.${tab}`).waitFor({ state: "attached" });
      await awaitTurnIn(page, id);
      await judge(page, `${id} ${tab}`);
    }
    await page.getByRole("button", { name: "Close" }).tap();
    await judge(page, "a sheet that was closed");
  }));

// Each kind of widget, on another site, closed and opened, in each language.
const RECORD = "1RcqxCsIwFAXQPV9xCSJaSOA9wV0dXItrcUiaoIE2gSaiUvrvLV06HjjN3fQesrx9H3JJ8imaujN_PxDkxZnNDHlN2OO2nofPn65AVgsEaThSjjHWQ7IhvvQE1jCkLGN3xmGBY-Xoh_EbYoYpSLH10xEnDUuqZVRiBg";
test("axe finds nothing to object to in the widget, in light and dark colours", () =>
  onPage({ colorScheme: "light" }, async (page) => {
    const { id } = await ask("/v1/nebuchadnezzar/puzzles/daily");
    const kinds = [
      [`data-puzzle="${id}"`, ".status"],
      ['data-game="nebuchadnezzar" data-position="8/8/8/8/8/8/8/8 b b 0 p"', ".board .picture"],
      [`data-game="themisto" data-record="${RECORD}"`, ".review .move"],
      ['data-game="nebuchadnezzar"', ".status"],
    ];
    const site = createServer((request, response) => {
      const place = Number(request.url.slice(1));
      const lang = ["en", "de", "es", "fr"][place];
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>A blog</title><link rel="icon" href="data:,"><main><h1>A blog</h1><script src="${HOST}/widget.js" ${kinds[place][0]}></script></main></html>`);
    });
    await new Promise((resolve) => site.listen(0, "localhost", resolve));
    try {
      for (const [place, [kind, inside]] of kinds.entries()) {
        await page.goto(`http://localhost:${site.address().port}/${place}`);
        const widget = page.locator("article");
        await widget.locator("img").waitFor();
        await judgeInBoth(page, `the widget with ${kind}`);
        await widget.getByRole("button").click();
        await page.frameLocator("iframe").locator(inside).first().waitFor();
        await judgeInBoth(page, `the widget with ${kind}, opened`, page.frames()[1]);
      }
    } finally {
      site.close();
    }
  }));

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { test } from "node:test";
import { HOST, ask, awaitTurnIn, onPage, phone, withBrowser } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

withBrowser();

async function judge(page, place) {
  await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate((values) => axe.run({ runOnly: { type: "tag", values } }), RULES);
  assert.ok(passes.length > 20, place);
  assert.deepEqual(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0].html}`), []);
}

const { games } = await ask("/v1/games");

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing to object to, ${colorScheme}`, () =>
    onPage({ colorScheme }, async (page) => {
      await page.goto(HOST);
      await page.locator(".card").first().waitFor();
      await judge(page, "the start page");
      for (const { id } of games) {
        for (const tab of ["play", "learn", "analysis", "review"]) {
          await page.goto(`${HOST}/#/${id}/${tab}`);
          await page.locator(`.panel.${tab}`).waitFor();
          await awaitTurnIn(page, id);
          if (tab === "analysis") await page.locator(".lines tbody tr").first().waitFor();
          await judge(page, `${id} ${tab}`);
        }
      }
      await page.goto(`${HOST}/#/nebuchadnezzar/puzzle`);
      await page.locator(".question").waitFor();
      await judge(page, "a puzzle");
      await page.goto(`${HOST}/#/ingenious/new`);
      await page.locator("dialog").waitFor();
      await judge(page, "a new game");
    }));
}

test("axe finds nothing to object to on a phone", () =>
  onPage({ ...phone, colorScheme: "dark" }, async (page) => {
    await page.goto(HOST);
    await page.locator(".card").first().waitFor();
    await judge(page, "the start page");
    await page.goto(`${HOST}/#/days`);
    await page.locator(".calendar").waitFor();
    await judge(page, "a day of all games");
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
for (const [colorScheme, languages] of [["light", ["en", "de"]], ["dark", ["es", "fr"]]]) {
  test(`axe finds nothing to object to in the widget, ${colorScheme}`, () =>
    onPage({ colorScheme }, async (page) => {
      const { id } = await ask("/v1/nebuchadnezzar/puzzles/daily");
      const kinds = [
        [`data-puzzle="${id}"`, ".status"],
        ['data-game="nebuchadnezzar" data-position="8/8/8/8/8/8/8/8 b b 0 p"', ".board .picture"],
        [`data-game="themisto" data-record="${RECORD}"`, ".review .move"],
        ['data-game="nebuchadnezzar"', ".status"],
      ];
      const site = createServer((request, response) => {
        const place = Number(request.url.slice(1));
        const lang = languages[place % languages.length];
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(`<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>A blog</title><link rel="icon" href="data:,"><main><h1>A blog</h1><script src="${HOST}/widget.js" ${kinds[place][0]}></script></main></html>`);
      });
      await new Promise((resolve) => site.listen(0, "localhost", resolve));
      try {
        for (const [place, [kind, inside]] of kinds.entries()) {
          await page.goto(`http://localhost:${site.address().port}/${place}`);
          const widget = page.locator("article");
          await widget.locator("img").waitFor();
          await judge(page, `the widget with ${kind}`);
          await widget.getByRole("button").click();
          await page.frameLocator("iframe").locator(inside).first().waitFor();
          await judge(page.frames()[1], `the widget with ${kind}, opened`);
        }
      } finally {
        site.close();
      }
    }));
}

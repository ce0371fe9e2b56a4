import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { HOST, ask, awaitTurn, onPage, phone, withBrowser } from "./browser.mjs";

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
          await awaitTurn(page);
          if (tab === "analysis") await page.locator(".lines tbody tr").first().waitFor();
          await judge(page, `${id} ${tab}`);
        }
      }
      await ask("/v1/nebuchadnezzar/puzzles/daily");
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
    for (const [id, tab] of [["temple", "learn"], ["octopus", "play"], ["ingenious", "analysis"]]) {
      await page.goto(`${HOST}/#/${id}/${tab}`);
      await page.locator(`.panel.${tab}`).waitFor({ state: "attached" });
      await awaitTurn(page);
      await judge(page, `${id} ${tab}`);
    }
    await page.getByRole("button", { name: "Close" }).tap();
    await judge(page, "a sheet that was closed");
  }));

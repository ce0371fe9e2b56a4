import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { HOST, ask, awaitTurn, onPage, withBrowser } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];

withBrowser();

async function judge(page, place) {
  await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate((values) => axe.run({ runOnly: { type: "tag", values } }), RULES);
  assert.ok(passes.length > 20, place);
  assert.deepEqual(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0].html}`), []);
}

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing to object to, ${colorScheme}`, () =>
    onPage({ colorScheme }, async (page) => {
      await page.goto(HOST);
      await judge(page, "the start page");
      for (const game of GAMES) {
        for (const tab of ["play", "analysis", "review", "rules"]) {
          await page.goto(`${HOST}/#/${game}/${tab}`);
          await awaitTurn(page);
          if (tab === "analysis") await page.locator('.analysis[data-done="yes"]').waitFor();
          await judge(page, `${game} ${tab}`);
        }
      }
      await ask("/v1/nebuchadnezzar/puzzles/daily");
      await page.goto(`${HOST}/#/nebuchadnezzar/puzzle`);
      await page.locator(".question").waitFor();
      await judge(page, "a puzzle");
      await page.goto(`${HOST}/#/ingenious`);
      await awaitTurn(page);
      await page.getByRole("button", { name: "New game" }).click();
      await judge(page, "a new game");
    }));
}

// Several tabs of one browser share results and settings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, clickMove, daily, onPage, solve, withBrowser, wrongMove } from "./browser.mjs";

const SATURDAY = "2026-11-28";

withBrowser();

test("a puzzle that another tab has solved is solved here, too, and no try of its own", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${HOST}/#/themisto/puzzle/${SATURDAY}`);
      await awaitTurn(tab);
    }
    const puzzle = await daily("themisto", SATURDAY);
    await clickMove(other, "themisto", (await wrongMove("themisto", puzzle)).move);
    await other.locator(".told.wrong").waitFor();
    await other.locator('.table[data-state="move"]').waitFor();
    await solve(other, "themisto", puzzle);
    await page.locator(".told", { hasText: "Solved in another tab." }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Hint" }).count(), 0);
    await page.locator(".panel .result", { hasText: "Second try, no hint" }).waitFor();
  }));

test("theme, sounds and language follow the other tab", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/`);
    const other = await page.context().newPage();
    await other.goto(`${HOST}/`);
    await page.locator(".today svg").first().waitFor();
    await other.locator(".today svg").first().waitFor();
    await other.locator("#theme").click();
    await page.locator('html[data-theme="dark"]').waitFor();
    await other.getByRole("button", { name: "Sounds", pressed: false }).click();
    await page.getByRole("button", { name: "Sounds", pressed: true }).waitFor();
    await other.getByLabel("Language").selectOption("de");
    await page.locator('html[lang="de"]').waitFor();
    await page.getByRole("heading", { name: "Heute" }).first().waitFor();
  }));

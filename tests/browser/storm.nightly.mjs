// A storm to its end: three minutes of the page's clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, onPage, withBrowser } from "./browser.mjs";

withBrowser();

test("the end of a storm leads to the puzzles that were missed", () =>
  onPage({}, async (page) => {
    await page.clock.install();
    await page.route("**/check", (route) => route.fulfill({ json: { verdict: "wrong", text: "", solved: false, over: false, winners: [], replies: [], refutation: [] } }));
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/storm`);
    await page.getByRole("button", { name: "Start" }).click();
    await awaitTurn(page);
    const missed = await page.locator(".panel.puzzle").getAttribute("data-id");
    await page.locator(".spot.usable").first().click();
    await page.locator(".storm .loss", { hasText: "−10 s" }).waitFor();
    await page.clock.runFor(175_000);
    await page.locator(".status", { hasText: "Time! 0 solved, 1 missed." }).waitFor();
    // The puzzle that was open at the end is the second one.
    assert.equal(await page.locator(".missed a").count(), 2);
    await page.locator(`.missed a[href="#/nebuchadnezzar/puzzle/id/${missed}"]`).click();
    await page.locator(`.panel.puzzle[data-id="${missed}"]`).waitFor();
  }));

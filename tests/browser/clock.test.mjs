import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, clickMove, onPage, withBrowser } from "./browser.mjs";

withBrowser();

const saved = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("tessera.game.nebuchadnezzar")));

test("a game may be played against the clock, and is lost when the time is up", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/new`);
    await page.locator('[name="level"]').selectOption("1");
    await page.locator('[name="clock"]').selectOption("3+2");
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("[data-clock]").waitFor();
    // Only the person has a clock, and it runs.
    const clock = page.getByRole("timer");
    assert.equal(await clock.count(), 1);
    await page.waitForFunction(() => document.querySelector("[data-clock]").textContent.startsWith("2:5"));
    await clickMove(page, "nebuchadnezzar", "c3");
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    const { clock: kept } = await saved(page);
    assert.ok(kept.left[0] > 0 && kept.left[0] < 182_000 && kept.left[1] === null, JSON.stringify(kept));
    // The time left survives a reload; the test sets it to 1.5 s.
    await page.evaluate(() => {
      addEventListener("pagehide", () => {
        const game = JSON.parse(localStorage.getItem("tessera.game.nebuchadnezzar"));
        game.clock.left[0] = 1500;
        localStorage.setItem("tessera.game.nebuchadnezzar", JSON.stringify(game));
      });
    });
    await page.reload();
    await page.getByText("The engine has won. You ran out of time.").first().waitFor();
    assert.equal((await saved(page)).resigned, 0);
    await page.reload();
    await page.getByText("The engine has won. You ran out of time.").first().waitFor();
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.locator("[data-clock]").filter({ hasText: /^(3:00|2:5)/ }).waitFor();
  }));

test("without a choice there is no clock", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar`);
    await awaitTurn(page);
    assert.equal(await page.getByRole("timer").count(), 0);
  }));

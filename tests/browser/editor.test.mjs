import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, onPage, openGame, withBrowser } from "./browser.mjs";

const { games } = await ask("/v1/games");

withBrowser();

for (const { id } of games) {
  test(`a position of ${id} is set up, checked, and analysed`, () =>
    onPage({}, async (page, complaints) => {
      await page.goto(`${HOST}/#/${id}/edit`);
      await page.locator(".verdict.right").waitFor();
      const key = () => page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("p"));
      const start = await key();
      const place = { octopus: "0,0", themisto: "d4", ingenious: "0,0", nebuchadnezzar: "c3", temple: "F0,0" }[id];
      await page.locator(".piece-choice").first().click();
      await page.locator(`[data-spot="${place}"]`).click();
      await page.waitForFunction((before) => new URLSearchParams(location.hash.split("?")[1]).get("p") !== before, start);
      await page.locator(".verdict.right").waitFor();
      await page.reload();
      await page.locator(".verdict.right").waitFor();
      await page.getByRole("link", { name: "Analyse" }).click();
      await page.locator(".lines tbody tr, .analysis .state").filter({ hasText: /\S/ }).first().waitFor();
      assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("422")), []);
    }));
}

test("what cannot be cites its ruling", () =>
  onPage({}, async (page, complaints) => {
    await page.goto(`${HOST}/#/octopus/edit`);
    await page.locator(".verdict.right").waitFor();
    const hand = page.locator('[data-k="Tiles of player 1"]');
    await hand.fill("R1 R1");
    await hand.press("Enter");
    await page.locator(".verdict.wrong").filter({ hasText: "OCT-7" }).waitFor();
    assert.equal(await page.getByRole("link", { name: "Analyse" }).count(), 0);
    assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("422")), []);
  }));

test("the editor does not show the engine's tiles", () =>
  onPage({}, async (page) => {
    await openGame(page, "ingenious");
    await page.getByRole("link", { name: "Analysis", exact: true }).click();
    await page.getByRole("link", { name: "Set up a position" }).click();
    await page.locator(".panel.edit .verdict.right").waitFor();
    assert.equal(await page.locator('[data-k="Tiles of player 2"]').inputValue(), "?? ?? ?? ?? ?? ??");
    await page.goBack();
    await awaitTurn(page);
  }));

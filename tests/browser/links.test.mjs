// Short addresses: a shared game or position opens as it was sent.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, clickSomeMove, onPage, openGame, withBrowser } from "./browser.mjs";

withBrowser();

/** Captures the text that the page copies. */
const withClipboard = (page) => page.addInitScript(() => {
  window.copied = new Promise((resolve) => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => resolve(text) } }));
});
const copied = (page) => page.evaluate(() => window.copied);

test("a position that is shared opens as it was sent", () =>
  onPage({}, async (page) => {
    await withClipboard(page);
    await openGame(page, "themisto");
    await awaitTurn(page);
    await page.getByRole("button", { name: "Share the position" }).click();
    const link = await copied(page);
    const key = new URLSearchParams((await page.evaluate(() => location.hash)).split("?")[1]).get("p");
    assert.equal(link, `${HOST}/g/themisto/${encodeURIComponent(key)}`);
    await onPage({}, async (stranger) => {
      await stranger.goto(link);
      await stranger.locator(".board .picture").first().waitFor();
      assert.equal(await stranger.evaluate(() => location.pathname), "/");
      assert.equal(new URLSearchParams((await stranger.evaluate(() => location.hash)).split("?")[1]).get("p"), key);
      assert.match(await stranger.title(), /Themisto: analysis/);
    });
  }));

test("a game that is shared opens in Review, move by move, and leaves the visitor's own game alone", () =>
  onPage({}, async (page) => {
    await withClipboard(page);
    await openGame(page, "themisto");
    await clickSomeMove(page);
    await awaitTurn(page);
    await page.getByRole("button", { name: "Share the game" }).click();
    const link = await copied(page);
    assert.match(link, new RegExp(`^${HOST}/r/themisto/1[\\w-]+$`));
    const moves = await page.locator(".moves .move").allTextContents();
    await onPage({}, async (stranger) => {
      await openGame(stranger, "themisto");
      await clickSomeMove(stranger);
      await awaitTurn(stranger);
      const own = await stranger.evaluate(() => localStorage.getItem("tessera.game.themisto"));
      // The review replaces the list of moves by its table.
      const played = stranger.locator(".review .moves .move, .review .scroll td:nth-child(2) .move");
      await stranger.goto(link);
      await stranger.locator(".review .move").first().waitFor();
      assert.deepEqual(await played.allTextContents(), moves);
      assert.match(await stranger.title(), /Themisto: review/);
      await stranger.locator(".review .move").first().click();
      await stranger.locator('.review .move[aria-current="step"], .review tr.here .move').first().waitFor();
      await stranger.reload();
      await stranger.locator(".review .move").first().waitFor();
      assert.deepEqual(await played.allTextContents(), moves);
      await stranger.getByRole("link", { name: "Analysis" }).click();
      await stranger.locator(".analysis .moves .move").first().waitFor();
      assert.deepEqual(await stranger.locator(".analysis .moves .move").allTextContents(), moves);
      assert.equal(await stranger.evaluate(() => localStorage.getItem("tessera.game.themisto")), own);
      await stranger.getByRole("link", { name: "Review" }).click();
      await stranger.getByRole("link", { name: "To your game" }).click();
      await awaitTurn(stranger);
      assert.equal(await stranger.evaluate(() => JSON.parse(localStorage.getItem("tessera.game.themisto")).tree.nodes.length), JSON.parse(own).tree.nodes.length);
    });
  }));

test("a puzzle that is shared is the same puzzle", () =>
  onPage({}, async (page) => {
    await withClipboard(page);
    await page.goto(`${HOST}/#/octopus/puzzle/2026-01-05`);
    await page.locator(".question").waitFor();
    const question = await page.locator(".question").textContent();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const link = await copied(page);
    assert.equal(link, `${HOST}/daily/octopus/2026-01-05`);
    const { id } = await page.evaluate(async () => (await fetch("/v1/octopus/puzzles/daily?date=2026-01-05")).json());
    for (const address of [link, `${HOST}/p/${id}`]) {
      await onPage({}, async (stranger) => {
        await stranger.goto(address);
        await stranger.locator(".question").waitFor();
        assert.equal(await stranger.locator(".question").textContent(), question);
      });
    }
  }));

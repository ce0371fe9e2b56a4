// What a first visit costs on a slow phone: bytes, and how far things jump about. The time is told, and not judged.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, onPage, openGame, phone, withBrowser } from "./browser.mjs";

/** The most that a first visit may transfer until its board is there, in bytes. */
const MOST_BYTES = 350_000;
/** The greatest layout shift, as browsers count it. */
const MOST_SHIFT = 0.02;
/** "Fast 3G" of Chromium's developer tools: milliseconds, and bytes a second. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

withBrowser();

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
const desktop = { viewport: { width: 1440, height: 900 } };

/** Counts from now on how far things jump, and notes when the first picture was there. */
const watch = () => {
  globalThis.shift = 0;
  globalThis.shifted = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      globalThis.shift += value;
      globalThis.shifted.push(...sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? ""));
    }
  }).observe({ type: "layout-shift", buffered: true });
  // In milliseconds since the navigation began.
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".board svg, .specimen svg")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (globalThis.drawn = performance.now())));
  }).observe(document, { childList: true, subtree: true });
};
const seen = (page) => page.evaluate(() => ({ shift: globalThis.shift, shifted: globalThis.shifted, drawn: globalThis.drawn }));

for (const game of [...GAMES, ""]) {
  test(`a first visit to ${game || "the list of games"} is small, and nothing jumps`, (t) =>
    onPage({ ...phone, engine: "automatic" }, async (page) => {
      const session = await page.context().newCDPSession(page);
      let bytes = 0;
      session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", FAST_3G);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.addInitScript(watch);
      await page.goto(`${HOST}/#/${game}`);
      await page.locator(game ? '.table[data-state="move"]' : ".by:text-matches('[0-9]{4}')").first().waitFor();
      const here = bytes;
      const ready = await page.evaluate(() => performance.now());
      await page.waitForTimeout(1000);
      const { shift, shifted, drawn } = await seen(page);
      t.diagnostic(`board after ${Math.round(drawn)} ms, to be moved on after ${Math.round(ready)} ms, ${here} bytes, layout shift ${shift.toFixed(4)}`);
      assert.ok(here > 50_000 && here <= MOST_BYTES, `${here} bytes`);
      assert.ok(shift < MOST_SHIFT, `layout shift ${shift}: ${shifted.join(", ")}`);
    }));
}

for (const [name, options] of [["a phone", phone], ["a desktop", desktop]]) {
  test(`the first board comes with the HTML and stays where it is on ${name}`, async () => {
    for (const game of [...GAMES, ""]) {
      await onPage(options, async (page) => {
        let go;
        const released = new Promise((resolve) => (go = resolve));
        await page.route("**/app.js", async (route) => {
          await released;
          await route.continue();
        });
        // Letters that come late must not move what is seen already.
        await page.route("**/fonts/*", async (route) => {
          await released;
          await route.continue();
        });
        await page.addInitScript(watch);
        await page.goto(`${HOST}/#/${game}`, { waitUntil: "commit" });
        const picture = page.locator(game ? ".board svg" : ".specimen svg").first();
        await picture.waitFor();
        const before = await picture.boundingBox();
        assert.ok(before.width > 150 && before.height > 100, `${game}: ${JSON.stringify(before)}`);
        assert.equal(await page.locator("#games a[aria-current]").count(), game ? 1 : 0);
        go();
        await page.locator(game ? '.table[data-state="move"]' : ".by:text-matches('[0-9]{4}')").first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        const after = await picture.boundingBox();
        for (const side of ["x", "y", "width", "height"]) assert.ok(Math.abs(after[side] - before[side]) < 2, `${game}: ${JSON.stringify([before, after])}`);
        const { shift, shifted } = await seen(page);
        assert.ok(shift < MOST_SHIFT, `${game}: layout shift ${shift}: ${shifted.join(", ")}`);
      });
    }
  });
}

test("what one left comes back in its place, without the start of a game before it", () =>
  onPage(phone, async (page) => {
    await openGame(page, "octopus");
    await page.route("**/app.js", (route) => route.abort());
    await page.reload();
    assert.equal(await page.locator(".board svg").count(), 0);
  }).catch((error) => {
    // The file that the test withholds is what the page complains of.
    if (!/ERR_FAILED/.test(error.message)) throw error;
  }));

// What a first visit costs on a slow phone: bytes, and how far things jump about. The time is told, and not judged.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, onPage, phone, withBrowser } from "./browser.mjs";

/** The most that a first visit may transfer until its board is there, in bytes. */
const MOST_BYTES = 350_000;
/** The greatest layout shift, as browsers count it. */
const MOST_SHIFT = 0.02;
/** "Fast 3G" of Chromium's developer tools: milliseconds, and bytes a second. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

withBrowser();

for (const game of ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"]) {
  test(`a first visit to ${game} is small, and nothing jumps`, (t) =>
    onPage({ ...phone, engine: "automatic" }, async (page) => {
      const session = await page.context().newCDPSession(page);
      let bytes = 0;
      session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", FAST_3G);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.addInitScript(() => {
        globalThis.shift = 0;
        globalThis.shifted = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            globalThis.shift += value;
            globalThis.shifted.push(...sources.map(({ node }) => node?.className ?? ""));
          }
        }).observe({ type: "layout-shift", buffered: true });
        // The first picture of the board, in milliseconds since the navigation began.
        new MutationObserver((_, observer) => {
          if (!document.querySelector(".board svg")) return;
          observer.disconnect();
          requestAnimationFrame(() => (globalThis.drawn = performance.now()));
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(`${HOST}/#/${game}`);
      await awaitTurn(page);
      const here = bytes;
      await page.waitForTimeout(1000);
      const { shift, shifted, drawn } = await page.evaluate(() => ({ shift: globalThis.shift, shifted: globalThis.shifted, drawn: globalThis.drawn }));
      t.diagnostic(`board after ${Math.round(drawn)} ms, ${here} bytes, layout shift ${shift.toFixed(4)}`);
      assert.ok(here > 50_000 && here <= MOST_BYTES, `${here} bytes`);
      assert.ok(shift < MOST_SHIFT, `layout shift ${shift}: ${shifted.join(", ")}`);
    }));
}

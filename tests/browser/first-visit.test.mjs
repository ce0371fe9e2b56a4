// The cost of a first visit on a slow phone: bytes and layout shifts, with limits; times are only reported.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, awaitTurnIn, onPage, openGame, phone, withBrowser } from "./browser.mjs";

/** Most bytes that a first visit may transfer before its board is shown. */
const MOST_BYTES = 350_000;
/** The greatest layout shift, as browsers count it. */
const MOST_SHIFT = 0.02;
/** "Fast 3G" of Chromium's developer tools: milliseconds, and bytes a second. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;
/** Milliseconds after which places show a skeleton, and more. */
const LATE = 500;

withBrowser();

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
const desktop = { viewport: { width: 1440, height: 900 } };

/** Sums up layout shifts from now on, and records the time of the first picture. */
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
    if (!document.querySelector(".board svg, .board img, .specimen svg")) return;
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
        // Late fonts must not move visible content.
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

for (const theme of ["light", "dark"]) {
  test(`what was sent is seen before the script is there, in ${theme} colours, and nothing jumps when it comes`, async () => {
    const { id } = await ask("/v1/themisto/puzzles/daily?date=2026-01-05");
    for (const address of ["/daily/octopus/2026-01-05", `/p/${id}`, "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p"]) {
      await onPage({ ...phone, colorScheme: theme }, async (page) => {
        let go;
        const released = new Promise((resolve) => (go = resolve));
        await page.route("**/app.js", async (route) => {
          await released;
          await route.continue();
        });
        // The first position is late, too; the picture that was sent is better than a skeleton.
        await page.route(/\/v1\/(octopus|themisto|nebuchadnezzar)\//, async (route) => {
          assert.ok(await page.locator(".board img").isVisible(), address);
          await new Promise((resolve) => setTimeout(resolve, LATE));
          assert.ok(await page.locator(".board img").isVisible(), address);
          await route.continue();
        }, { times: 1 });
        await page.addInitScript(watch);
        await page.goto(`${HOST}${address}`, { waitUntil: "commit" });
        const picture = page.locator(".board img");
        await picture.waitFor();
        const shown = await picture.evaluate(async (image) => {
          await image.decode();
          return { source: decodeURIComponent(image.currentSrc), width: image.clientWidth, height: image.clientHeight };
        });
        assert.ok(shown.width > 300 && shown.height > 300, `${address}: ${shown.width} x ${shown.height}`);
        assert.equal(shown.source.includes("#15171c"), theme === "dark", address);
        assert.ok((await page.locator(".bar .status").textContent()).length > 10, address);
        go();
        await page.locator(".board svg.picture").waitFor();
        assert.equal(await picture.count(), 0);
        if (address.startsWith("/g/")) await page.locator('.analysis[data-done="yes"] .lines tr').first().waitFor();
        const { shift, shifted } = await seen(page);
        assert.ok(shift < MOST_SHIFT, `${address}: layout shift ${shift}: ${shifted.join(", ")}`);
      });
    }
  });
}

test("letters are asked for where they come in time", () =>
  onPage(phone, async (page) => {
    // Makes the page believe that it arrived in time, even on a busy machine.
    await page.addInitScript(() => (performance.now = () => 1));
    await page.goto(`${HOST}/#/octopus`);
    await awaitTurn(page);
    assert.deepEqual(await page.evaluate(async () => (await document.fonts.ready, [...document.fonts].filter(({ family, status }) => family === "Inter" && status === "loaded").map(({ weight }) => weight))), ["400", "600"]);
  }));

test("letters that come too late are not asked for", () =>
  onPage(phone, async (page) => {
    const asked = [];
    page.on("request", (request) => request.url().includes("/fonts/") && asked.push(request.url()));
    await page.addInitScript(() => (performance.now = () => 1000));
    await page.goto(`${HOST}/#/octopus`);
    await awaitTurn(page);
    assert.deepEqual(asked, []);
  }));

test("what one left comes back in its place, without the start of a game before it", () =>
  onPage(phone, async (page) => {
    await openGame(page, "octopus");
    await page.route("**/app.js", (route) => route.abort());
    await page.reload();
    assert.equal(await page.locator(".board svg").count(), 0);
  }).catch((error) => {
    // The withheld file is the only expected message.
    if (!/ERR_FAILED/.test(error.message)) throw error;
  }));

for (const game of GAMES) {
  test(`${game}: training begins with an easy puzzle, and a hint costs little`, () =>
    onPage(phone, async (page) => {
      await page.goto(`${HOST}/#/${game}/puzzle/train`);
      await awaitTurnIn(page, game);
      assert.match(await page.locator(".panel .stars").textContent(), /^★{1,2}☆/);
      await page.getByRole("button", { name: "Hint (rating −10)" }).waitFor();
    }));
}

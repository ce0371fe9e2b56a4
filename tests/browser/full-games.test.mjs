// Whole games by touch on a phone, with two cuts of the network: a short game, or, if `FULL_GAMES` is `all`, one of
// every game and variant, which takes minutes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, finger, makeMove, onPage, phone, someMove, withBrowser } from "./browser.mjs";

/** The game of the gate. */
const SHORT = [["temple", { edition: "revised" }]];
const EVERY = [
  ["octopus", {}], ["octopus", { seats: "6" }], ["themisto", {}],
  ["ingenious", { variant: "standard" }], ["ingenious", { variant: "solo" }], ["ingenious", { variant: "team" }], ["ingenious", { variant: "duel" }],
  ["nebuchadnezzar", { side: "5" }], ["temple", { edition: "published" }], ["temple", { edition: "revised" }],
];
/** Most moves of a game: Themisto and Nebuchadnezzar could go on forever. */
const MOST = 90;

withBrowser();

for (const [game, options] of process.env.FULL_GAMES === "all" ? EVERY : SHORT) {
  test(`a full game by touch: ${[game, ...Object.values(options)].join(" ")}`, () =>
    onPage({ ...phone, reducedMotion: "reduce" }, async (page, complaints) => {
      await page.goto(`${HOST}/`);
      await page.evaluate(() => localStorage.setItem("tessera.level", "1"));
      await page.goto(`${HOST}/#/${game}/new`);
      for (const [name, value] of Object.entries(options)) await page.locator(`[name="option-${name}"]`).selectOption(value);
      await page.getByRole("button", { name: "Start" }).tap();
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.evaluate(() => {
        globalThis.scrolled = 0;
        addEventListener("scroll", (event) => event.target === document && globalThis.scrolled++, true);
      });
      const state = () => page.locator(".table").getAttribute("data-state");
      await awaitTurn(page);
      let moves = 0;
      for (; moves < MOST && (await state()) !== "over"; moves++) {
        const cut = moves < 2;
        const move = await someMove(page, moves);
        if (cut) await page.context().setOffline(true);
        await makeMove(page, ...move, finger);
        if (cut) {
          await page.locator("#waiting").filter({ hasText: "offline" }).waitFor();
          await page.context().setOffline(false);
        }
        await awaitTurn(page);
      }
      assert.deepEqual(await page.evaluate(() => [globalThis.scrolled, scrollY]), [0, 0]);
      assert.ok(moves > 0 && (moves === MOST || (await state()) === "over"));
      assert.deepEqual(complaints.splice(0).filter((text) => !/Failed to load resource|net::ERR/.test(text)), []);
    }));
}

// Whole games by touch on a phone, of every game and variant, while the network is cut twice. Takes many minutes, so
// `run` leaves it out:
//   TESSERA_URL=http://127.0.0.1:8080 node --test full-games.mjs

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, onPage, phone, tapSomeMove, withBrowser } from "./browser.mjs";

const GAMES = [
  ["octopus", {}], ["octopus", { seats: "6" }], ["themisto", {}],
  ["ingenious", { variant: "standard" }], ["ingenious", { variant: "solo" }], ["ingenious", { variant: "team" }], ["ingenious", { variant: "duel" }],
  ["nebuchadnezzar", { side: "5" }], ["temple", { edition: "published" }], ["temple", { edition: "revised" }],
];
/** Nobody is made to play Themisto or Nebuchadnezzar for ever. */
const MOST = 90;

withBrowser();

for (const [game, options] of GAMES) {
  test(`${game} ${Object.values(options).join(" ")}`, () =>
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
        const cut = moves === 2 || moves === 5;
        if (cut) await page.context().setOffline(true);
        await tapSomeMove(page, moves);
        if (cut) {
          await page.locator("#waiting").filter({ hasText: "offline" }).waitFor();
          await page.context().setOffline(false);
        }
        await awaitTurn(page);
      }
      assert.deepEqual(await page.evaluate(() => [globalThis.scrolled, scrollY]), [0, 0]);
      console.log(game, options, `${moves} own moves`, await state());
      assert.deepEqual(complaints.splice(0).filter((text) => !/Failed to load resource|net::ERR/.test(text)), []);
    }));
}

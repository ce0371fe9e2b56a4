// The place of the board: it never moves while a game or a puzzle is on the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, awaitTurnIn, daily, finger, makeMove, mouse, onPage, openGame, phone, press, solve, someMove, withBrowser, wrongMove } from "./browser.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
/** A day of easy puzzles. */
const MONDAY = "2026-11-16";
const SIZES = [
  ["a phone", phone, finger],
  ["a small phone", { ...phone, viewport: { width: 360, height: 640 } }, finger],
  ["a phone on its side", { ...phone, viewport: { width: 844, height: 390 } }, finger],
  ["a laptop", { viewport: { width: 1280, height: 720 } }, mouse],
];

withBrowser();

/** From now on, notes the rectangle of the board in every frame. */
const watch = (page) => page.evaluate(() => {
  globalThis.places = new Map();
  const look = () => {
    const { left, top, width, height } = document.querySelector(".board").getBoundingClientRect();
    const place = [left, top, width, height].map((number) => number.toFixed(1)).join(" ");
    if (!globalThis.places.has(place)) globalThis.places.set(place, document.querySelector(".bar").innerText);
    requestAnimationFrame(look);
  };
  look();
});
/** The places of the board so far, each with the text of the bar at that time. */
const places = (page) => page.evaluate(() => [...globalThis.places]);
const stays = async (page) => {
  const found = await places(page);
  assert.equal(found.length, 1, JSON.stringify(found, null, 1));
};

for (const [number, [size, options, pointer]] of SIZES.entries()) {
  // Every game on a phone, and one on each of the other sizes, unless `SIZES` is `all`.
  for (const game of number === 0 || process.env.SIZES === "all" ? GAMES : [GAMES[number]]) {
    test(`${game} on ${size}: the board stays where it is in a game, at every tap and every move`, () =>
      onPage(options, async (page) => {
        await openGame(page, game);
        await watch(page);
        for (let i = 0; i < 2; i++) {
          await makeMove(page, ...(await someMove(page, 3 * i)), pointer);
          await awaitTurn(page);
        }
        await stays(page);
      }));

    test(`${game} on ${size}: the board stays where it is in a puzzle, with hints, a wrong move, its answer, and the end`, () =>
      onPage(options, async (page) => {
        const puzzle = await daily(game, MONDAY);
        const { move } = await wrongMove(game, puzzle);
        await page.goto(`${HOST}/#/${game}/puzzle/${MONDAY}`);
        await awaitTurnIn(page, game);
        // The score to reach comes after the board.
        await page.waitForLoadState("networkidle");
        await watch(page);
        await makeMove(page, game, move, pointer);
        await page.locator(".told.wrong").waitFor();
        await awaitTurn(page);
        for (let i = 1; i <= 3; i++) await press(page, `.bar [data-k="action-Hint${i > 1 ? ` ${i}` : ""}"]`, pointer);
        await page.locator(".marks text").first().waitFor();
        await solve(page, game, puzzle, pointer);
        await page.locator(".bar .buttons button").nth(2).waitFor();
        await stays(page);
      }));
  }
}

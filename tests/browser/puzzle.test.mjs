import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickMove, onPage, phone, withBrowser } from "./browser.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
const today = () => new Date().toISOString().slice(0, 10);

withBrowser();

/** The solver's own moves of a solution, each with the line that it ends. */
async function ownMoves(game, puzzle) {
  const { moves } = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
  const { steps } = await ask(`/v1/${game}/play`, { position: puzzle.key, moves });
  return moves.filter((_, i) => steps[i].seat === puzzle.seat);
}

/** A legal first move that is not good enough. */
async function wrongMove(game, puzzle) {
  const { moves } = await ask(`/v1/${game}/moves`, { position: puzzle.key });
  for (const { move } of moves) {
    const { verdict } = await ask(`/v1/${game}/puzzles/${puzzle.id}/check`, { moves: [move] });
    if (verdict === "wrong") return move;
  }
  return assert.fail("every move is right");
}

for (const game of GAMES) {
  test(`the ${game} puzzle of the day is solved, after a wrong move and a hint`, () =>
    onPage({}, async (page) => {
      const puzzle = await ask(`/v1/${game}/puzzles/daily?date=${today()}`);
      await page.goto(`${HOST}/#/${game}/puzzle/${puzzle.date}`);
      await awaitTurn(page);
      assert.equal(await page.locator(".question").textContent(), puzzle.question);
      await clickMove(page, game, await wrongMove(game, puzzle));
      await page.locator(".verdict.wrong").waitFor();
      await awaitTurn(page);
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".hints li").waitFor();
      const own = await ownMoves(game, puzzle);
      for (const [i, move] of own.entries()) {
        await clickMove(page, game, move);
        if (i < own.length - 1) {
          await page.locator(".verdict.right").waitFor();
          await awaitTurn(page);
        }
      }
      await page.locator(".verdict.solved").waitFor();
      const diary = await page.evaluate((id) => JSON.parse(localStorage.getItem(`tessera.daily.${id}`)), game);
      assert.deepEqual(diary[puzzle.date], { solved: true, tries: 2, hints: 1 });
      assert.match(await page.locator(".streak").textContent(), /^1 day/);
      await page.getByRole("button", { name: "Explain" }).click();
      await page.locator(".solution li").first().waitFor();
    }));
}

test("the archive goes back day by day, on a phone too", () =>
  onPage(phone, async (page) => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    for (const date of [today(), yesterday]) await ask(`/v1/nebuchadnezzar/puzzles/daily?date=${date}`);
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle`);
    await awaitTurn(page);
    const date = await page.locator(".date").textContent();
    await page.getByRole("link", { name: "Day before" }).click();
    await page.waitForFunction((text) => document.querySelector(".date").textContent !== text && document.querySelector(".question"), date);
    await page.getByRole("link", { name: "Day after" }).click();
    await page.waitForFunction((text) => document.querySelector(".date").textContent === text, date);
  }));

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickMove, clickSomeMove, onPage, openGame, withBrowser } from "./browser.mjs";

withBrowser();

/** Accepts the browser's own messages about failed requests, and no others. */
const forgive = (complaints) => assert.deepEqual(complaints.splice(0).filter((text) => !/Failed to load resource|net::ERR/.test(text)), []);

/** Lets the first `times` calls of a path fail. */
async function failing(page, path, times, answer) {
  let left = times;
  await page.route(`**${path}`, (route) => (left-- > 0 ? answer(route) : route.continue()));
}
const problem = (status, headers = {}) => (route) => route.fulfill({ status, headers: { "content-type": "application/problem+json", ...headers }, body: JSON.stringify({ status, title: "Something", code: "x" }) });

for (const [name, answer] of [["503 with Retry-After", problem(503, { "retry-after": "1" })], ["429", problem(429, { "retry-after": "1" })], ["500", problem(500)], ["no answer", (route) => route.abort("internetdisconnected")]]) {
  test(`a game goes on by itself after ${name}`, () =>
    onPage({}, async (page, complaints) => {
      await openGame(page, "themisto");
      for (const path of ["play", "moves", "reply"]) await failing(page, `/v1/themisto/${path}`, 1, answer);
      await clickSomeMove(page, 3);
      await page.locator(".moves li").nth(1).waitFor();
      await awaitTurn(page);
      forgive(complaints);
    }));
}

test("Retry-After is kept to", () =>
  onPage({}, async (page, complaints) => {
    await openGame(page, "themisto");
    const times = [];
    page.on("request", (request) => request.url().endsWith("/v1/themisto/play") && times.push(Date.now()));
    await failing(page, "/v1/themisto/play", 1, problem(503, { "retry-after": "2" }));
    await clickSomeMove(page, 3);
    await page.locator(".moves li").nth(1).waitFor();
    assert.ok(times[1] - times[0] >= 1900, `${times[1] - times[0]} ms`);
    forgive(complaints);
  }));

test("what fails for long may be tried again, and nothing is lost", () =>
  onPage({}, async (page, complaints) => {
    await openGame(page, "nebuchadnezzar");
    await clickSomeMove(page, 10);
    await awaitTurn(page);
    const moves = await page.locator(".moves li").count();
    let isBroken = true;
    // A passing failure that lasts until the page gives up; the waits are shortened.
    await page.evaluate(() => {
      const real = globalThis.setTimeout;
      globalThis.setTimeout = (work, wait, ...more) => real(work, Math.min(wait, 60), ...more);
    });
    await page.route("**/v1/nebuchadnezzar/{play,moves}", (route) => (isBroken ? problem(500)(route) : route.continue()));
    await clickSomeMove(page, 20);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Start a new game" }).count(), 0);
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await awaitTurn(page);
    assert.ok((await page.locator(".moves li").count()) >= moves + 1);
    forgive(complaints);
  }));

test("offline in the middle of a game: it goes on when one is back", () =>
  onPage({}, async (page, complaints) => {
    await openGame(page, "nebuchadnezzar");
    await page.context().setOffline(true);
    await clickSomeMove(page, 10);
    await page.locator("#waiting").filter({ hasText: "offline" }).waitFor();
    await page.context().setOffline(false);
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    await page.waitForFunction(() => document.getElementById("waiting").hidden);
    forgive(complaints);
  }));

test("offline in a puzzle: the move is judged when one is back", () =>
  onPage({}, async (page, complaints) => {
    const puzzle = await ask("/v1/octopus/puzzles/daily");
    const { moves } = await ask(`/v1/octopus/puzzles/${puzzle.id}/solution`);
    await page.goto(`${HOST}/#/octopus/puzzle`);
    await awaitTurn(page);
    await page.context().setOffline(true);
    await clickMove(page, "octopus", moves[0]);
    await page.locator("#waiting").filter({ hasText: "offline" }).waitFor();
    await page.context().setOffline(false);
    await page.locator(".verdict.right, .verdict.solved").waitFor();
    forgive(complaints);
  }));

test("offline, a day of the archive can't be reached, which is said at once", () =>
  onPage({}, async (page, complaints) => {
    await page.goto(`${HOST}/#/octopus/puzzle`);
    await awaitTurn(page);
    await page.context().setOffline(true);
    await page.evaluate(() => (location.hash = "#/octopus/puzzle/2026-03-03"));
    await page.locator(".notice", { hasText: "can’t be reached" }).waitFor();
    assert.equal(await page.locator(".board .picture").isVisible(), false);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.context().setOffline(false);
    await page.locator('.panel.puzzle[data-id^="octopus-"]').waitFor();
    await awaitTurn(page);
    forgive(complaints);
  }));

test("a slow answer is told of", () =>
  onPage({}, async (page) => {
    await openGame(page, "nebuchadnezzar");
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route("**/v1/nebuchadnezzar/play", async (route) => {
      await held;
      await route.continue();
    });
    await clickSomeMove(page, 10);
    await page.locator("#waiting").filter({ hasText: "takes its time" }).waitFor();
    release();
    await page.locator(".moves li").first().waitFor();
  }));

/** Places whose script is loaded when they are opened, and what they show then. */
const LATER = [
  ["the lesson", "learn", "octopus/learn", ".steps a"],
  ["the lesson's steps", "octopus", "octopus/learn", ".steps a"],
  ["the analysis", "analysis", "octopus/analysis", '.panel.analysis[data-done="yes"]'],
  ["the review", "review", "octopus/review", ".panel.review"],
  ["the editor", "editor", "octopus/edit", ".piece-choice"],
  ["the rules", "rules", "octopus/rules", ".rulebook h3"],
  ["the text of the rules", "octopus-en", "octopus/rules", ".rulebook h3"],
  ["the days", "days", "days", ".days-page h1"],
  ["a new game", "dialogs", "octopus/new", "dialog h2"],
  ["a storm", "storm", "octopus/puzzle/storm", ".storm"],
  ["the maker of sets", "set-maker", "octopus/puzzle/make", ".maker"],
  ["the texts of puzzles", "en-puzzles", "octopus/puzzle", ".panel.puzzle .question"],
  ["a game from a link", "record-code", "octopus/review?r=1", ".table"],
];

for (const [name, part, place, shown] of LATER) {
  test(`${name}: a script that can't be loaded is told of, and may be tried again`, () =>
    onPage({}, async (page, complaints) => {
      let isDown = true;
      await page.route(`**/parts/${part}.js`, (route) => (isDown ? route.abort() : route.continue()));
      await page.goto(`${HOST}/#/${place}`);
      await page.getByText("The service can’t be reached. Are you online?").waitFor();
      isDown = false;
      await page.getByRole("button", { name: "Try again" }).click();
      if (part === "record-code") await page.getByText("damaged").first().waitFor();
      else await page.locator(shown).first().waitFor();
      assert.ok(complaints.splice(0).every((text) => /Failed to load resource/.test(text)));
    }));
}

test("from a panel that can't be loaded, the tab of the game leads back", () =>
  onPage({}, async (page, complaints) => {
    await openGame(page, "octopus");
    await page.route("**/parts/analysis.js", (route) => route.abort());
    await page.getByRole("link", { name: "Analysis", exact: true }).click();
    await page.getByText("The service can’t be reached. Are you online?").waitFor();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await page.locator('.table[data-state="move"]').waitFor();
    assert.ok(complaints.splice(0).every((text) => /Failed to load resource/.test(text)));
  }));

test("a tab that is older than the service offers to load the page again", () =>
  onPage({}, async (page) => {
    await openGame(page, "octopus");
    const other = 'import { nothingOfThatName } from "../app.js"; export const Review = nothingOfThatName;';
    await page.route("**/parts/review.js", (route) => route.fulfill({ contentType: "text/javascript", body: other }));
    await page.evaluate(() => (location.hash = "#/octopus/review"));
    await page.locator(".notice", { hasText: "Tessera has a new release." }).waitFor();
    await page.unroute("**/parts/review.js");
    await page.getByRole("button", { name: "Load again" }).click();
    await page.locator(".panel.review").waitFor();
  }));

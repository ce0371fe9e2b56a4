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

test("a long Retry-After is kept to, too", () =>
  onPage({}, async (page, complaints) => {
    await page.clock.install();
    await openGame(page, "themisto");
    let calls = 0;
    page.on("request", (request) => request.url().endsWith("/v1/themisto/play") && calls++);
    await failing(page, "/v1/themisto/play", 1, problem(429, { "retry-after": "60" }));
    await clickSomeMove(page, 3);
    await page.locator("#waiting:not(:empty)").waitFor();
    await page.clock.fastForward(30_000);
    // A later call has been answered, so an earlier one would have been noticed.
    await page.evaluate(() => fetch("./v1/games").then((response) => response.text()));
    assert.equal(calls, 1);
    await page.clock.fastForward(40_000);
    await page.locator(".moves li").first().waitFor();
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
    await page.locator(".notice", { hasText: "can't be reached" }).waitFor();
    assert.equal(await page.locator(".board .picture").isVisible(), false);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.context().setOffline(false);
    await page.locator('.panel.puzzle[data-id^="octopus-"]').waitFor();
    await awaitTurn(page);
    forgive(complaints);
  }));

/** A game of Octopus to review, in its last position, and the service's review of it. */
async function reviewedGame() {
  const start = "-|R1R2B3B4O5,G4G5G6W1W2|0,0|0|1";
  const line = [];
  for (let ply = 0; ply < 6; ply++) {
    const { key } = await ask("/v1/octopus/play", { position: start, moves: line });
    line.push((await ask("/v1/octopus/moves", { position: key })).moves[0].move);
  }
  const tree = { start, nodes: line.map((move, i) => [i, move]), end: line.length, game: line.length, at: line.length };
  return { game: { tree, players: [0, 0] }, line, whole: await ask("/v1/octopus/review", { position: start, moves: line }) };
}
/** The first `count` moves of a request's review judged, as by a service that then runs out of time. */
async function partly(route, count) {
  const { position, moves } = route.request().postDataJSON();
  const [whole, part] = [await ask("/v1/octopus/review", { position, moves }), await ask("/v1/octopus/review", { position, moves: moves.slice(0, count) })];
  const rest = whole.moves.slice(count).map(({ seat, key, move }) => ({ seat, key, move }));
  await route.fulfill({ json: { ...part, moves: [...part.moves, ...rest], stats: { ...part.stats, stopped_by: "time" } } });
}

test("a review that a busy service breaks off goes on by itself, or with one button, from the first move without a judgement", () =>
  onPage({}, async (page, complaints) => {
    const { game, line, whole } = await reviewedGame();
    await page.addInitScript((value) => (localStorage["tessera.game.octopus"] = JSON.stringify(value)), game);
    // Two moves are judged, then the service is full; one more is judged, then none.
    const answers = [(route) => partly(route, 2), problem(503, { "retry-after": "1" }), problem(429, { "retry-after": "1" }), (route) => partly(route, 1), (route) => partly(route, 0)];
    const asked = [];
    await page.route("**/v1/octopus/review", (route) => {
      asked.push(route.request().postDataJSON().moves);
      return (answers.shift() ?? ((route) => route.continue()))(route);
    });
    await page.goto(`${HOST}/#/octopus/review`);
    await page.locator(".review .state", { hasText: "The time was up" }).waitFor();
    assert.deepEqual(asked, [0, 2, 2, 2, 3].map((from) => line.slice(from)));
    const classes = page.locator(".review td.class");
    const judged = async () => (await classes.allTextContents()).filter((text) => text !== "not judged").length;
    assert.equal(await judged(), 3);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("button", { name: /^Learn from your mistakes/ }).waitFor();
    assert.deepEqual(asked.slice(5), [line.slice(3)]);
    assert.equal(await judged(), 6);
    // The sum is that of a review in one piece.
    const figures = await page.locator(".summary tbody tr").evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => Number.parseFloat(textContent))));
    const { summary, mistakes } = whole;
    const rows = [({ accuracy }) => Math.round(accuracy), ({ points_lost: lost }) => Math.round(10 * lost) / 10, ...["best", "good", "inaccuracy", "mistake", "blunder"].map((name) => (seat) => seat[name])];
    assert.deepEqual(figures, rows.map((row) => summary.map(row)));
    assert.ok(mistakes.length > 1);
    await page.getByRole("button", { name: `Learn from your mistakes (${mistakes.length})` }).click();
    await page.locator(".status", { hasText: new RegExp(`^1 of ${mistakes.length}, `) }).waitFor();
    assert.equal(new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("p"), whole.moves[mistakes[0]].key);
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
      await page.getByText("The service can't be reached. Are you online?").waitFor();
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
    await page.getByText("The service can't be reached. Are you online?").waitFor();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await page.locator('.table[data-state="move"]').waitFor();
    assert.ok(complaints.splice(0).every((text) => /Failed to load resource/.test(text)));
  }));

test("a script that is late does not take away the place that was opened meanwhile", () =>
  onPage({}, async (page) => {
    // No time passes until the other place is shown.
    await page.clock.install({ time: "2026-11-30T10:00:00Z" });
    await page.clock.pauseAt("2026-11-30T10:00:01Z");
    await page.route("**/parts/days.js", () => {});
    const asked = page.waitForRequest("**/parts/days.js");
    await page.goto(`${HOST}/#/days`, { waitUntil: "commit" });
    await asked;
    await page.evaluate(() => (location.hash = "#/octopus"));
    const board = page.locator('.board[data-game="octopus"]');
    await board.waitFor();
    await page.clock.runFor(5000);
    assert.ok(await board.isVisible());
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

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, clickSomeMove, onPage, openGame, openTab, phone, withBrowser } from "./browser.mjs";

withBrowser();

const saved = (page, game) => page.evaluate((id) => {
  const { tree } = JSON.parse(localStorage.getItem(`tessera.game.${id}`));
  const line = [];
  for (let at = tree.end; at; at = tree.nodes[at - 1][0]) line.unshift(tree.nodes[at - 1][1]);
  return { line, nodes: tree.nodes.length };
}, game);
const analysed = (page) => page.locator('.analysis[data-done="yes"]').waitFor();

/** Starts a game of Nebuchadnezzar with a few moves, on a small board. */
async function begun(page, moves = 2) {
  await openGame(page, "nebuchadnezzar");
  for (let i = 0; i < moves; i++) {
    await clickSomeMove(page, 9 * i + 1);
    await awaitTurn(page);
  }
}

test("an analysis streams, ranks moves on the board, and stops", () =>
  onPage({}, async (page) => {
    await openGame(page, "nebuchadnezzar");
    await openTab(page, "Analysis");
    await analysed(page);
    assert.equal(await page.locator(".lines tbody tr").count(), 5);
    assert.ok((await page.locator(".marks g").count()) > 0);
    await page.getByLabel("Effort").selectOption({ label: "Deep" });
    await page.locator(".analysis p.state").filter({ hasText: / positions …/ }).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    assert.equal(await page.locator(".analysis p.state").textContent(), "Stopped.");
  }));

test("on a phone, the best move is in words above the bar, also with the sheet closed", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/temple/analysis?p=${encodeURIComponent("F0,0=B1|R1R2R3R4R5R6,B2B3B4B5B6|-,B|0|published")}`);
    await analysed(page);
    const best = await page.locator(".lines .move").first().getAttribute("title");
    assert.ok(best.length > 10);
    await page.getByRole("button", { name: "Close" }).tap();
    await page.locator(".bar .told").waitFor();
    assert.equal(await page.locator(".bar .told").textContent(), `Best: ${best}.`);
  }));

test("the balance of an analysis is filled with the person's share, in the second seat too", () =>
  onPage({}, async (page) => {
    await openGame(page, "themisto");
    await openTab(page, "Analysis");
    await page.locator(".shares .share-0").waitFor();
    const filled = await page.locator(".shares rect").evaluateAll((bars) => bars.findIndex((bar) => bar.matches(".share-0")));
    assert.match((await page.locator(".share-names span").allTextContents())[filled], /^You /);
  }));

test("what is tried in Analysis leaves the game as it is, and survives a reload", () =>
  onPage({}, async (page) => {
    await begun(page);
    const before = await saved(page, "nebuchadnezzar");
    await openTab(page, "Analysis");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.locator(".lines tbody tr").first().waitFor();
    // The test follows a line of the engine, then makes a move of its own.
    await page.locator(".lines .pv button").first().click();
    await page.locator(".branch").waitFor();
    await analysed(page);
    const followed = await page.locator(".branch .move").count();
    await clickSomeMove(page, 5);
    await page.waitForFunction((moves) => document.querySelectorAll(".branch .move").length > moves, followed);
    await awaitTurn(page);
    const after = await saved(page, "nebuchadnezzar");
    assert.deepEqual(after.line, before.line);
    const branch = await page.locator(".branch").first().textContent();
    await page.reload();
    await page.locator(".branch").first().waitFor();
    assert.equal(await page.locator(".branch").first().textContent(), branch);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.waitForFunction(() => document.querySelector('[data-k="to-game"]').disabled);
    await openTab(page, "Play");
    await awaitTurn(page);
    assert.equal(await page.locator(".moves li").count(), before.line.length);
  }));

test("a move of Review is only tried", () =>
  onPage({}, async (page) => {
    await begun(page, 3);
    const before = await saved(page, "nebuchadnezzar");
    await openTab(page, "Review");
    await page.locator(".chart polyline").waitFor();
    const rows = page.locator(".review-body .scroll tbody tr");
    assert.ok((await rows.count()) >= 6);
    await rows.nth(1).getByRole("button").first().click();
    await page.locator(".review-body tr.here").waitFor();
    const verdict = await rows.nth(1).locator(".class").textContent();
    await page.locator(".bar .told", { hasText: `(${verdict}` }).waitFor();
    await clickSomeMove(page, 7);
    await page.getByRole("button", { name: "Back to the game" }).waitFor();
    assert.deepEqual((await saved(page, "nebuchadnezzar")).line, before.line);
  }));

/** Opens the review of a game of Temple between a person and the engine; returns the service's review. */
async function openReview(page) {
  const start = "-|R1R2R3R4R5R6O1O2O3O4O5O6,B1B2B3B4B5B6W1W2W3W4W5W6|-,-|0|published";
  const moves = ["F0,0=O1", "W0,0E=W6+W0,0S=W2", "W0,0N=O3+W0,0W=O6", "T0,-1=W4+W0,-2N=W5", "T0,1=O4+W0,2S=O5"];
  const tree = { start, nodes: moves.map((move, i) => [i, move]), end: 5, game: 5, at: 5 };
  await page.addInitScript((game) => localStorage.setItem("tessera.game.temple", game), JSON.stringify({ tree, players: [0, 1], date: "2026-11-30T12:00:00.000Z", isOver: false }));
  const answer = page.waitForResponse("**/v1/temple/review");
  await page.goto(`${HOST}/#/temple/review`);
  await page.locator(".review-body .scroll tbody tr td:last-child .move").first().waitFor();
  return (await answer).json();
}

test("the table of a review fits its panel, in German, too", () =>
  onPage({ viewport: { width: 1366, height: 768 }, locale: "de" }, async (page) => {
    await openReview(page);
    assert.ok(await page.locator(".review-body .scroll table").evaluate((table) => table.offsetWidth <= table.parentElement.clientWidth));
  }));

test("a better move of Review comes with the verdict on its own row, and all values are the person's", () =>
  onPage({}, async (page) => {
    const { moves } = await openReview(page);
    const rows = page.locator(".review-body .scroll tbody tr");
    await page.getByRole("columnheader", { name: "Worth for you" }).waitFor();
    assert.deepEqual(await rows.locator("td.figure").allTextContents(), ["31\u202f%", "100\u202f%", "Win in 3", "Win in 1", "Win in 1"]);
    assert.match(await rows.nth(1).locator("td:last-child").textContent(), / 31\u202f%$/);
    const better = moves.findLastIndex((move) => move.class !== "best" && move.best !== move.move);
    const verdict = await rows.nth(better).locator(".class").textContent();
    await rows.nth(better).locator("td:last-child .move").click();
    await page.locator(".bar .told", { hasText: new RegExp(`${verdict.replaceAll("?", "\\?")} winning chances\\)\\. Better: `) }).waitFor();
    assert.deepEqual(await rows.evaluateAll((all) => all.flatMap((row, i) => (row.className === "here" ? [i] : []))), [better]);
    await page.locator(".marks text", { hasText: /^1$/ }).first().waitFor();
    // Gone through move by move, the board shows no move but the last one.
    await page.keyboard.press("u");
    await page.locator(".marks text").first().waitFor({ state: "detached" });
  }));

test("another move after taking back keeps the line of before", () =>
  onPage({}, async (page) => {
    await begun(page);
    const before = await saved(page, "nebuchadnezzar");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator('[data-k="Redo"]:not(:disabled)').waitFor();
    await awaitTurn(page);
    await clickSomeMove(page, 30);
    await awaitTurn(page);
    const after = await saved(page, "nebuchadnezzar");
    assert.ok(after.nodes > before.nodes);
    await openTab(page, "Analysis");
    await page.locator(".branch").first().waitFor();
    const branch = await page.locator(".branch").first().innerText();
    assert.ok(branch.includes(before.line[2]), branch);
  }));

test("a branch may be played on", () =>
  onPage({}, async (page) => {
    await begun(page, 1);
    await openTab(page, "Analysis");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.waitForFunction(() => !document.querySelector('[data-k="to-game"]').disabled);
    await awaitTurn(page);
    await clickSomeMove(page, 20);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.locator(".panel.play").waitFor();
    await awaitTurn(page);
    assert.ok((await page.locator(".moves li").count()) >= 1);
  }));

for (const answered of [false, true]) {
  test(`a move is kept when another tab is chosen ${answered ? "before it is shown" : "while it is being made"}`, () =>
    onPage({}, async (page) => {
      await openGame(page, "nebuchadnezzar");
      const answer = new Promise((resolve) => page.on("response", (response) => response.url().endsWith("/play") && resolve()));
      for (const path of ["play", "moves"]) {
        await page.route(`**/v1/nebuchadnezzar/${path}`, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          await route.continue();
        });
      }
      await clickSomeMove(page, 12);
      if (answered) await answer;
      await openTab(page, "Analysis");
      await page.locator(".lines tbody tr").first().waitFor();
      await openTab(page, "Play");
      // The player's move, and the reply to it.
      await page.locator(".moves li").nth(1).waitFor();
      assert.ok((await saved(page, "nebuchadnezzar")).line.length >= 2);
    }));
}

test("the engine's tiles stay hidden in Analysis until they are asked for", () =>
  onPage({}, async (page) => {
    await openGame(page, "ingenious");
    for (const name of ["Analysis", "Review"]) {
      await openTab(page, name);
      await page.locator('.seat[aria-label="Engine"] .piece').first().waitFor();
      assert.equal(await page.locator('.seat[aria-label="Engine"] [aria-label="face down"]').count(), 6, name);
    }
    await openTab(page, "Analysis");
    await awaitTurn(page);
    await clickSomeMove(page, 3);
    await page.getByRole("button", { name: "Show the engine's tiles" }).click();
    await page.locator(".lines tbody tr").first().waitFor();
    assert.equal(await page.locator('.seat[aria-label="Engine"] [aria-label="face down"]').count(), 0);
  }));

test("people at one device see their tiles only when they say so", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/ingenious/new`);
    await page.getByLabel("Opponent").selectOption({ label: "people on this device" });
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("button", { name: "Show Player 1's tiles" }).waitFor();
    assert.equal(await page.locator('[aria-label="face down"]').count(), 12);
    await page.getByRole("button", { name: "Show Player 1's tiles" }).click();
    await awaitTurn(page);
    assert.equal(await page.locator('[aria-label="face down"]').count(), 6);
    await clickSomeMove(page, 2);
    await page.getByRole("button", { name: "Show Player 2's tiles" }).waitFor();
    assert.equal(await page.locator('[aria-label="face down"]').count(), 12);
    assert.equal(await page.locator("#legal-moves option").count(), 0);
    // Until the game is over, no other tab shows the tiles, or judges moves with them.
    for (const name of ["Analysis", "Review"]) {
      await openTab(page, name);
      await page.getByText("All tiles stay face down here until the game is over.").waitFor();
      assert.equal(await page.locator('[aria-label="face down"]').count(), 12, name);
      assert.equal(await page.locator(".panel").isVisible(), false, name);
    }
    await openTab(page, "Play");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.locator(".pill.won").waitFor();
    for (const [name, shown] of [["Analysis", ".analysis .trail button"], ["Review", ".review .summary"]]) {
      await openTab(page, name);
      await page.locator(shown).first().waitFor();
      assert.equal(await page.locator('[aria-label="face down"]').count(), 0, name);
    }
  }));

test("a new game keeps the one of before, and Back leads to it", () =>
  onPage({}, async (page) => {
    await begun(page);
    const before = await saved(page, "nebuchadnezzar");
    await page.getByRole("link", { name: "New game" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await awaitTurn(page);
    assert.equal((await saved(page, "nebuchadnezzar")).line.length, 0);
    await page.getByText("Earlier games (1)").waitFor();
    await page.goBack();
    await page.waitForFunction((n) => document.querySelectorAll(".moves li").length === n, before.line.length);
    assert.deepEqual((await saved(page, "nebuchadnezzar")).line, before.line);
  }));

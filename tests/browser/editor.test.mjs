import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, onPage, openGame, phone, press, withBrowser } from "./browser.mjs";

const { games } = await ask("/v1/games");

withBrowser();

for (const { id } of games) {
  test(`a position of ${id} is set up, checked, and analysed`, () =>
    onPage({}, async (page, complaints) => {
      await page.goto(`${HOST}/#/${id}/edit`);
      await page.locator(".verdict.right").waitFor();
      const key = () => page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("p"));
      const start = await key();
      const place = { octopus: "0,0", themisto: "d4", ingenious: "0,0", nebuchadnezzar: "c3", temple: "F0,0" }[id];
      await page.locator(".piece-choice").first().click();
      await page.locator(`[data-spot="${place}"]`).click();
      await page.waitForFunction((before) => new URLSearchParams(location.hash.split("?")[1]).get("p") !== before, start);
      await page.locator(".verdict.right").waitFor();
      await page.reload();
      await page.locator(".verdict.right").waitFor();
      await page.getByRole("link", { name: "Analyse" }).click();
      await page.locator(".lines tbody tr, .analysis .state").filter({ hasText: /\S/ }).first().waitFor();
      assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("422")), []);
    }));
}

test("an impossible hand is refused with the reason", () =>
  onPage({}, async (page, complaints) => {
    await page.goto(`${HOST}/#/octopus/edit`);
    await page.locator(".verdict.right").waitFor();
    const hand = page.locator('[data-k="Tiles of player 1"]');
    await hand.fill("R1 R1");
    await hand.press("Enter");
    await page.locator(".verdict.wrong").filter({ hasText: "R1 occurs more than once" }).waitFor();
    assert.equal(await page.getByRole("link", { name: "Analyse" }).count(), 0);
    assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("422")), []);
  }));

test("the editor does not show the engine's tiles", () =>
  onPage({}, async (page) => {
    await openGame(page, "ingenious");
    await page.getByRole("link", { name: "Analysis", exact: true }).click();
    await page.getByRole("link", { name: "Set up a position" }).click();
    await page.locator(".panel.edit .verdict.right").waitFor();
    assert.equal(await page.locator('[data-k="Tiles of player 2"]').inputValue(), "?? ?? ?? ?? ?? ??");
    await page.goBack();
    await awaitTurn(page);
  }));

/** Opens the editor at a position and asks whether it is a puzzle of a type, or of any. */
async function verify(page, game, key, type = "") {
  await page.goto(`${HOST}/#/${game}/edit?p=${encodeURIComponent(key)}`);
  await page.locator('[data-k="verify-type"]').selectOption(type);
  await page.getByRole("button", { name: "Is this a puzzle?" }).click();
}
/** The number of moves that are ranked on the board. */
const ranked = (page) => page.locator(".board .marks > g").count();

test("a position that is a puzzle is told with its solution and a link, and solved from there", () =>
  onPage(phone, async (page) => {
    await page.addInitScript(() => {
      window.copied = new Promise((resolve) => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => resolve(text) } }));
    });
    const { key } = await ask("/v1/themisto/puzzles/themisto-1xb4bbd");
    await verify(page, "themisto", key, "zugzwang");
    const puzzle = page.locator('.verified section[data-type="zugzwang"]');
    await puzzle.waitFor();
    await page.locator(".board .marks > g").first().waitFor();
    assert.equal(await ranked(page), 1);
    const { types: [{ puzzle: proved, solution }] } = await ask("/v1/themisto/puzzles/verify", { position: key, type: "zugzwang" });
    // The notation of a move is the title of its link.
    assert.deepEqual(await puzzle.locator(".move").evaluateAll((links) => links.map(({ title }) => title)), solution);
    assert.match(await puzzle.locator(".facts").textContent(), new RegExp(`★{${proved.level}}☆.*Rating ${proved.rating}`));
    assert.match(await puzzle.getByRole("link", { name: "In the library already" }).getAttribute("href"), /themisto-1xb4bbd$/);
    await puzzle.getByRole("button", { name: "Share" }).tap();
    assert.equal(await page.evaluate(() => window.copied), `${HOST}/p/${proved.content_id}`);
    await puzzle.getByRole("link", { name: "Solve it" }).tap();
    await page.locator(".exact").filter({ hasText: proved.question }).waitFor({ state: "attached" });
    await awaitTurn(page);
  }));

test("of a position that is no puzzle the moves that spoil it are drawn", () =>
  onPage(phone, async (page) => {
    await verify(page, "themisto", "8/7b/4b3/2bbbb2/2bb4/4b3/8/8 1 - - -", "zugzwang");
    await page.locator('.verified [data-flaw="several_solutions"]').waitFor();
    await page.locator(".bar .told").filter({ hasText: "d5 to d6" }).filter({ hasText: "d5 to f3" }).waitFor();
    assert.equal(await ranked(page), 2);
    assert.equal(await page.locator(".verified section").count(), 0);
  }));

test("where a puzzle is spoiled later, the board shows the position there, and goes back", () =>
  onPage(phone, async (page) => {
    const key = "2w5/1b1wb3/2b1w3/4b2w/4bw2/1bb1b1b1/3bwbb1/8 1 - - -";
    await verify(page, "themisto", key, "win-in-2");
    const back = page.locator(".bar").getByRole("button", { name: "Back to your position" });
    await back.waitFor();
    assert.equal(await ranked(page), 2);
    // The position is read-only here.
    assert.equal(await page.locator(".spot.usable").count(), 0);
    await back.tap();
    await page.locator(".spot.usable").first().waitFor();
    assert.equal(await page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("p")), key);
  }));

test("an answer about a position is gone when the position changes", () =>
  onPage({}, async (page) => {
    await verify(page, "themisto", "8/5b2/b1bbbb2/4b3/3b4/2w5/1w6/8 1 - - -", "zugzwang");
    await page.locator(".verified .flaw").waitFor();
    await page.locator(".piece-choice").first().click();
    await press(page, '[data-spot="h8"]');
    await page.locator(".panel.edit .verdict.right").waitFor();
    assert.equal(await page.locator(".verified > *").count(), 0);
  }));

test("of a proof that takes too long the page says so, after two attempts", () =>
  onPage({}, async (page, complaints) => {
    const asked = [];
    await page.route("**/puzzles/verify", (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ status: 503, headers: { "content-type": "application/problem+json" }, body: JSON.stringify({ status: 503, title: "Out of time", code: "out_of_time" }) });
    });
    const key = "8/5b2/b1bbbb2/4b3/3b4/2w5/1w6/8 1 - - -";
    await verify(page, "themisto", key);
    await page.locator(".verified").filter({ hasText: "Choose one type." }).waitFor();
    assert.deepEqual(asked, [{ position: key }, { position: key }]);
    assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("503")), []);
  }));

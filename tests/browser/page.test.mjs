import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickSomeMove, onPage, openGame, shownMoves, withBrowser } from "./browser.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];

withBrowser();

test("the start page shows five games and weighs little", () =>
  onPage({}, async (page) => {
    const sizes = [];
    page.on("requestfinished", (request) => sizes.push(request.sizes().then((all) => all.responseBodySize)));
    await page.goto(HOST, { waitUntil: "networkidle" });
    assert.equal(await page.locator(".card .specimen").count(), GAMES.length);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    // As sent, which is compressed.
    assert.ok(bytes > 100_000 && bytes < 140_000, `${bytes} bytes`);
  }));

test("the engine's first move can't be taken back", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus`);
    const undo = page.getByRole("button", { name: "Undo" });
    await page.locator(".moves li").waitFor();
    await awaitTurn(page);
    assert.ok(await undo.isDisabled());
    await page.keyboard.press("u");
    await clickSomeMove(page);
    await page.locator('[data-k="Undo"]:not(:disabled)').waitFor();
    await awaitTurn(page);
    assert.ok((await shownMoves(page)) > 2);
  }));

for (const game of GAMES) {
  test(`${game} is played against the engine, undone and redone`, () =>
    onPage({}, async (page) => {
      await openGame(page, game);
      // The engine's answers vary, and it may win before the third move.
      for (let i = 0; i < 3 && (await page.locator(".table").getAttribute("data-state")) === "move"; i++) {
        const before = await shownMoves(page);
        await clickSomeMove(page, 2 * i);
        // A turn may be lost, or the game won; otherwise the engine has answered by the next turn.
        await page.waitForFunction((n) => document.querySelectorAll(".moves li").length > n, before);
        await awaitTurn(page);
      }
      const played = await shownMoves(page);
      const key = () => page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("p"));
      const last = await key();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.waitForFunction((text) => new URLSearchParams(location.hash.split("?")[1]).get("p") !== text, last);
      await awaitTurn(page);
      await page.getByRole("button", { name: "Redo" }).click();
      await page.waitForFunction((text) => new URLSearchParams(location.hash.split("?")[1]).get("p") === text, last);
      assert.equal(await shownMoves(page), played);
    }));
}

test("what a move earns is told before it is made", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus?p=${encodeURIComponent("R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2")}`);
    await awaitTurn(page);
    await page.locator('.mine [data-source="R4"]').click();
    assert.match(await page.locator(".lights").textContent(), /\+4/);
    await page.locator('[data-spot="3,0"]').hover();
    assert.equal(await page.locator(".status").textContent(), "Red 4 to the right of red 4 scores 4");
  }));

test("a disc is dragged, and a tile out of the hand", () =>
  onPage({}, async (page) => {
    const drag = async (from, to) => {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width, from.y, { steps: 4 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
      await page.mouse.up();
    };
    await openGame(page, "themisto");
    await drag(await page.locator('[data-spot="a3"]').boundingBox(), await page.locator('[data-spot="b4"]').boundingBox());
    await page.getByRole("button", { name: "a3–b4" }).waitFor();
    await openGame(page, "octopus");
    await drag(await page.locator(".mine [data-source]").first().boundingBox(), await page.locator('[data-spot="0,0"]').boundingBox());
    await page.locator(".moves li").first().waitFor();
  }));

test("keys alone are enough", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    await page.goto(HOST);
    await page.evaluate(() => localStorage.setItem("tessera.level", "1"));
    const focusIs = (selector) => page.evaluate((s) => document.activeElement.matches(s), selector);
    const tabTo = async (selector) => {
      for (let i = 0; i < 60 && !(await focusIs(selector)); i++) await page.keyboard.press("Tab");
      assert.ok(await focusIs(selector), `no way to ${selector}`);
    };
    await tabTo('#games [href="#/octopus"]');
    await page.keyboard.press("Enter");
    await awaitTurn(page);
    for (let i = 0; i < 2; i++) {
      const before = await shownMoves(page);
      await tabTo(".mine [data-source]");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      assert.ok(await focusIs(".spot.target"), "the board follows the tiles");
      if (i) await page.keyboard.press("ArrowDown");
      assert.ok(await page.evaluate(() => document.activeElement.getAttribute("aria-label").includes("scores")));
      await page.keyboard.press("Enter");
      await page.waitForFunction((n) => document.querySelectorAll(".moves li").length === n + 2, before);
      await awaitTurn(page);
    }
    await page.keyboard.press("u");
    await page.waitForFunction(() => document.querySelectorAll('.moves [aria-current="step"]').length === 1 && document.querySelectorAll(".moves li")[1].querySelector("[aria-current]"));
  }));

test("a link carries the position", () =>
  onPage({}, async (page) => {
    const { key } = await ask("/v1/temple/play", { position: "-|R1R2R3R4R5R6O1O2O3O4O5O6,B1B2B3B4B5B6|-,-|0|published", moves: ["F0,0=R1", "F1,0=B3"] });
    await page.goto(`${HOST}/#/temple?p=${encodeURIComponent(key)}`);
    await awaitTurn(page);
    assert.equal(await page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("p")), key);
    await page.reload();
    await awaitTurn(page);
    assert.equal(await page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("p")), key);
  }));

test("errors come in plain words", () =>
  onPage({}, async (page, complaints) => {
    await page.goto(HOST);
    // The field works once the script has loaded.
    await page.locator(".by:text-matches('[0-9]{4}')").first().waitFor();
    await page.getByLabel("Link or position").fill("R1@0,0|R1,B2|0,0|0|1");
    await page.getByRole("button", { name: "Open" }).click();
    const told = await page.locator('[role="alert"]').filter({ hasText: "occurs more than once" }).textContent();
    assert.match(told, /R1/);
    await page.getByLabel("Link or position").fill("nonsense");
    await page.getByRole("button", { name: "Open" }).click();
    await page.locator('[role="alert"]').filter({ hasText: "neither a link of this page nor a position" }).waitFor();
    // A link may contain an illegal position, too.
    await page.goto(`${HOST}/#/octopus?p=${encodeURIComponent("R1@0,0|R1,B2|0,0|0|1")}`);
    await page.locator('.bar [role="alert"]').filter({ hasText: "occurs more than once" }).waitFor();
    await page.getByRole("button", { name: "Back to the game" }).click();
    await awaitTurn(page);
    // The browser itself reports the refusal.
    assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("422")), []);
  }));

test("light and dark are a choice", () =>
  onPage({ colorScheme: "dark" }, async (page) => {
    await page.goto(HOST);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await paper();
    await page.getByRole("button", { name: "Light or dark: as on this device" }).click();
    assert.notEqual(await paper(), dark);
    await page.reload();
    await page.getByRole("button", { name: "Light or dark: light" }).click();
    assert.equal(await paper(), dark);
  }));

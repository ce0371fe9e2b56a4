// A fair start, an end in figures, and what goes on around a game: focus, skeletons, other tabs, pasted links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, awaitTurnIn, clickMove, clickSomeMove, finger, isSeen, onPage, openGame, phone, press, withBrowser } from "./browser.mjs";

withBrowser();

const at = (game, key) => `${HOST}/#/${game}?p=${encodeURIComponent(key)}`;

test("a visitor's first game is at level 1, from the seat with the better chances", () =>
  onPage({}, async (page) => {
    const asked = page.waitForRequest((request) => request.url().endsWith("/reply"));
    await page.goto(`${HOST}/#/themisto`);
    assert.equal((await asked).postDataJSON().level, 1);
    await awaitTurn(page);
    assert.match(await page.locator(".mine .seat").innerText(), /^You[^]*goal: 5 or more, captures any number/);
    assert.equal(await page.locator(".moves li").count(), 1);
  }));

test("before the engine's first move, the bar has a free line for it, so that the board stays where it is", () =>
  onPage({}, async (page) => {
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route("**/v1/themisto/reply", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(at("themisto", "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -"));
    await awaitTurn(page);
    await page.getByText("Players and strength").click();
    for (const seat of [1, 0]) await page.locator(`[data-k="player-${seat}"]`).selectOption("engine");
    await page.locator('.table[data-state="wait"]').waitFor();
    assert.equal(await page.locator(".bar .told").textContent(), "\u00a0");
    const top = () => page.locator(".board .picture").evaluate((board) => board.getBoundingClientRect().top);
    const before = await top();
    release();
    await page.locator(".bar .told", { hasText: /: / }).waitFor();
    assert.equal(await top(), before);
  }));

test("the dialog for a new game offers the same seat, and a name for each level", () =>
  onPage({}, async (page) => {
    for (const [game, seat] of [["themisto", "1"], ["octopus", "1"], ["temple", "0"]]) {
      await page.goto(`${HOST}/#/${game}/new`);
      await page.getByRole("heading", { name: new RegExp(`of ${game}$`, "i") }).waitFor();
      assert.equal(await page.getByLabel("You play").inputValue(), seat, game);
    }
    const names = await page.getByLabel("Strength").locator("option").allTextContents();
    assert.deepEqual(names.map((name) => name[0]), ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    assert.equal(new Set(names.map((name) => /^\d, ([^(]+)/.exec(name)[1].trim())).size, 9, names.join("; "));
  }));

test("if only a pass is possible, the bar says so", () =>
  onPage({}, async (page) => {
    await page.goto(at("nebuchadnezzar", `bbwwwwww/bbwwwwww${"/wwwwwwww".repeat(6)} b b 86 p`));
    await page.locator(".status", { hasText: "Only a pass is possible." }).waitFor();
    assert.ok(!(await page.locator(".status").textContent()).includes("Place a disc"));
  }));

test("resigning asks once", () =>
  onPage({}, async (page) => {
    await openGame(page, "nebuchadnezzar");
    await clickMove(page, "nebuchadnezzar", "c3");
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Play on" }).click();
    assert.equal(await page.locator(".table").getAttribute("data-state"), "move");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.locator(".status").filter({ hasText: "The engine has won. You gave up." }).waitFor();
    // A player who takes the last moves back has not given up.
    await page.keyboard.press("u");
    await awaitTurn(page);
    await clickMove(page, "nebuchadnezzar", "c4");
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    assert.equal(await page.locator(".table").getAttribute("data-state"), "move");
  }));

test("the end and the earlier games say who won, by how much, and against which level", () =>
  onPage({}, async (page) => {
    await page.goto(at("octopus", "R5@0,0;R1@1,0;R2@2,0;B3@2,1|R4,-|2,4|0|1"));
    await awaitTurn(page);
    await clickMove(page, "octopus", "R4@3,0");
    await page.locator(".status").filter({ hasText: "Player 1 wins, 5 to 4." }).waitFor();
    await page.getByRole("link", { name: "New game" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await awaitTurn(page);
    await page.getByText("Earlier games (1)").click();
    assert.match(await page.locator(".past li").innerText(), /, people: Player 1 wins, 5 to 4\.$/);
  }));

test("of two equal tiles, the one that was chosen is lit", () =>
  onPage({}, async (page) => {
    await page.goto(at("ingenious", "standard|2|0|place.0|-|RORORBYPGGBP,YYGGBBPPOORR|0.0.0.0.0.0,0.0.0.0.0.0|0,0"));
    await awaitTurn(page);
    const equal = page.locator('.mine [data-source="RO:0"]');
    assert.equal(await equal.count(), 2);
    for (const nth of [1, 0]) {
      await equal.nth(nth).click({ position: { x: 8, y: 15 } });
      assert.equal(await page.locator(".mine .held").count(), 1);
      assert.ok(await equal.nth(nth).evaluate((tile) => tile.classList.contains("held")));
    }
  }));

/** The focused element: its role and its name, as a screen reader tells them. */
const focused = (page) => page.evaluate(() => {
  const { tagName, role, ariaLabel, innerText, dataset } = document.activeElement;
  return { control: tagName === "BUTTON" ? "button" : role, name: ariaLabel ?? innerText ?? "", source: dataset.source ?? null };
});

test("the focus stays on a control with a name: after a move by keys, and after Escape", () =>
  onPage({}, async (page) => {
    await openGame(page, "octopus");
    await page.locator('.mine [data-source][tabindex="0"]').focus();
    const { source } = await focused(page);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    assert.deepEqual((await focused(page)).source, source);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    const after = await focused(page);
    assert.equal(after.control, "button");
    assert.ok(after.name.length > 3, after.name);
    // From there, keys alone make the next move.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.locator(".moves li").nth(3).waitFor();
  }));

for (const [name, options, hash, cells = ".spot"] of [
  ["a phone on its side", { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }, "#/nebuchadnezzar"],
  ["a phone upright", phone, "#/nebuchadnezzar"],
  ["200 % zoom with an open sheet", { viewport: { width: 640, height: 450 } }, "#/themisto/analysis"],
  ["a laptop", { viewport: { width: 1280, height: 720 } }, "#/themisto"],
  ["a laptop, Temple", { viewport: { width: 1280, height: 720 } }, "#/temple", ".spot.usable"],
  // In Temple no move goes to the corner.
  ["a phone upright, Temple", phone, "#/temple", ".spot.usable"],
]) {
  test(`the buttons of the view cover no cell: ${name}`, () =>
    onPage(options, async (page) => {
      await page.goto(`${HOST}/${hash}`);
      await awaitTurn(page);
      const covered = await page.evaluate((cells) => {
        const boxOf = (element) => element.getBoundingClientRect();
        const buttons = [...document.querySelectorAll(".view button")].map(boxOf);
        if (!buttons.length) throw new Error("no buttons");
        const [board, picture] = [".board", ".picture"].map((part) => boxOf(document.querySelector(part)));
        return [...document.querySelectorAll(cells)].filter((spot) => {
          const cell = boxOf(spot);
          const isInView = cell.left >= board.left && cell.right <= board.right && cell.top >= board.top && cell.bottom <= board.bottom;
          return isInView && buttons.some((button) => button.left < cell.right - 1 && button.right > cell.left + 1 && button.top < cell.bottom - 1 && button.bottom > Math.max(cell.top, picture.top) + 1);
        }).map(({ dataset }) => dataset.spot);
      }, cells);
      assert.deepEqual(covered, []);
    }));
}

test("on a phone Temple is seen from above and fills the view, and its texts ask for the second wall", () =>
  onPage(phone, async (page) => {
    await page.goto(at("temple", "F0,0=B1|R1R2R3R4R5R6,B2B3B4B5B6|-,B|0|published"));
    await awaitTurn(page);
    await page.getByRole("button", { name: "Seen from the side" }).waitFor();
    const status = page.locator(".status");
    await press(page, '.mine [data-source="R2"]', finger);
    await press(page, '[data-spot="W0,0N"]', finger);
    await status.filter({ hasText: "Choose the tile for the second wall." }).waitFor();
    await press(page, '.mine [data-source="R3"]', finger);
    await status.filter({ hasText: "Choose the place of the second wall." }).waitFor();
    await press(page, '[data-spot="W0,0E"]', finger);
    await status.filter({ hasText: "Red 2 north and red 3 east of blue 1 as a corner of walls" }).waitFor();
  }));

test("while calls hang, a skeleton takes the place of a blank page and of another place's text", () =>
  onPage({}, async (page) => {
    await openGame(page, "octopus");
    await page.goto(`${HOST}/#/octopus/learn/1`);
    await page.locator(".status").filter({ hasText: "The first tile scores nothing" }).waitFor();
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route("**/v1/**", async (route) => (await held, route.continue()));
    await page.evaluate(() => (location.hash = "#/themisto"));
    await page.locator('.table[data-state="loading"]').waitFor();
    assert.equal(await page.locator(".bar").innerText(), "Setting up the game …");
    await page.reload({ waitUntil: "commit" });
    await page.locator("main .skeleton, main .first").waitFor();
    release();
    await awaitTurnIn(page, "themisto");
    await page.unrouteAll({ behavior: "wait" });
  }));

test("an address of nothing says so", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/nope`);
    await page.getByRole("heading", { name: "There is nothing at this address." }).waitFor();
    await page.locator("main").getByRole("link", { name: "Tessera, all games" }).click();
    await page.locator(".card").first().waitFor();
  }));

test("a game's plain address opens it", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/octopus`);
    await awaitTurnIn(page, "octopus");
    assert.equal(new URL(page.url()).pathname, "/");
    await page.locator(".controls").getByRole("link", { name: "Rules", exact: true }).click();
    await page.getByRole("heading", { name: "Rules of Octopus" }).waitFor();
  }));

test("two tabs on one game notice each other", () =>
  onPage({}, async (page) => {
    await openGame(page, "nebuchadnezzar");
    await clickMove(page, "nebuchadnezzar", "c3");
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    const other = await page.context().newPage();
    await other.goto(`${HOST}/#/nebuchadnezzar`);
    await awaitTurn(other);
    // Opening the game is no change.
    assert.equal(await page.locator(".status.notice").count(), 0);
    await clickSomeMove(other);
    await other.locator(".moves li").nth(3).waitFor();
    await page.locator(".status.notice").filter({ hasText: "another tab" }).waitFor();
    await page.getByRole("button", { name: "Go on here" }).click();
    await page.locator(".moves li").nth(3).waitFor();
    await awaitTurn(page);
  }));

test("links and positions of any kind are pasted into one field", () =>
  onPage({}, async (page) => {
    const key = "5/2w2/1bwb1/2b2/5 b b 8 -";
    const { position } = await ask("/v1/nebuchadnezzar/play", { position: key, moves: [] });
    for (const [text, hash] of [
      [`${HOST}/daily/octopus/2026-11-21`, /#\/octopus\/puzzle\/2026-11-21/],
      [key, /#\/nebuchadnezzar\?p=/],
      [JSON.stringify({ position }), /#\/nebuchadnezzar\?p=/],
    ]) {
      await page.goto(`${HOST}/#/themisto/new`);
      await page.getByLabel("Link or position").fill(text);
      await page.getByRole("button", { name: "Start" }).click();
      await page.waitForURL(hash);
    }
    await awaitTurnIn(page, "nebuchadnezzar");
    await page.goto(`${HOST}/#/themisto/new`);
    await page.getByLabel("Link or position").fill("nonsense");
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("dialog .message").filter({ hasText: "neither a link" }).waitFor();
  }));

test("on a phone, the reason why a pasted text does not open comes into view", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/`);
    const field = page.locator(".paste input");
    // The field is at the lower edge of the window.
    await field.evaluate((input) => scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 5));
    await field.fill("hello");
    await field.press("Enter");
    await page.locator(".paste .message", { hasText: "neither a link" }).waitFor();
    assert.ok(await isSeen(page, ".paste .message"));
    assert.ok(await field.evaluate((input) => input === document.activeElement));
  }));

for (const [what, game] of [
  ["a position that the service refuses", { tree: { start: "-|R1,ZZ|0,0|0|1", nodes: [[0, "R1@0,0", "junk"]], end: 1, game: 1, at: 1 }, players: [1, 0] }],
  ["more players than seats", { tree: { start: "R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1", nodes: [], end: 0, game: 0, at: 0 }, players: [9, 9, 9] }],
]) {
  test(`a stored game with ${what} makes way for a new one`, () =>
    onPage({}, async (page, complaints) => {
      await page.addInitScript((game) => localStorage["tessera.game.octopus"] ??= JSON.stringify(game), game);
      for (const tab of ["", "/review"]) {
        await page.goto(`${HOST}/#/octopus${tab}`);
        await page.locator(".status.notice", { hasText: "This browser's copy of the game is damaged." }).waitFor();
      }
      await page.getByRole("button", { name: "New game" }).click();
      await awaitTurnIn(page, "octopus");
      await page.reload();
      await awaitTurnIn(page, "octopus");
      assert.equal(await page.locator(".seats .piece").count() > 30, true);
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/4(00|22)/.test(text)));
    }));
}

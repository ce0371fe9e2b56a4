// Answers of a puzzle to moves: the winner, the refutation, and the number of moves to find.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickMove, daily, finger, makeMove, onPage, ownMoves, phone, solve, withBrowser, wrongMove } from "./browser.mjs";

const MONDAY = "2026-11-16";
const SQUEEZE = "nebuchadnezzar-zugzwang.9nqfb2gvcaphg";

withBrowser();

/** Keeps all texts that the elements of a selector have from now on. */
const watch = (page, selector) => page.evaluate((selector) => {
  globalThis.texts = [];
  const look = () => globalThis.texts.push(...[...document.querySelectorAll(selector)].map(({ textContent }) => textContent));
  new MutationObserver(look).observe(document.querySelector(".table"), { childList: true, subtree: true, characterData: true });
}, selector);

test("no one has won beside a wrong move, nor after a solution that was shown", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    await page.goto(`${HOST}/#/themisto/puzzle/id/themisto-0crxf5a`);
    await awaitTurn(page);
    await watch(page, ".pill.won");
    // The answer makes five.
    await clickMove(page, "themisto", "c5-c2");
    await page.locator(".told.wrong").waitFor();
    await page.locator('.table[data-state="move"]').waitFor();
    assert.deepEqual(await page.evaluate(() => globalThis.texts), []);
    const { puzzles: [puzzle] } = await ask("/v1/themisto/puzzles", { type: "win-in-1", level: 1, count: 1, seed: 1 });
    const { key } = await ask("/v1/themisto/play", { position: puzzle.key, moves: await ownMoves("themisto", puzzle) });
    await page.goto(`${HOST}/#/themisto/puzzle/id/${puzzle.id}`);
    await page.locator(`.panel.puzzle[data-id="${puzzle.id}"]`).waitFor();
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.locator('[data-k="reveal-yes"]').click();
    await page.locator(`.analyse[href$="${encodeURIComponent(key)}"]`).waitFor();
    assert.equal(await page.locator(".bar .status").textContent(), "This is the solution.");
    assert.equal(await page.locator(".pill.won").count(), 0);
  }));

test("the answer to a losing move is played to the end of the game, and again on request", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/id/${SQUEEZE}`);
    await awaitTurn(page);
    for (const make of [() => clickMove(page, "nebuchadnezzar", "a7"), () => page.getByRole("button", { name: "Show the reply again" }).click()]) {
      await watch(page, ".mine .value");
      await make();
      await page.getByRole("button", { name: "Take it back" }).waitFor();
      await page.locator('.table[data-state="move"]').waitFor();
      const discs = await page.evaluate(() => globalThis.texts);
      assert.ok(discs.includes("0"), discs.join());
    }
  }));

test("the answer to a wrong move is told and announced move by move, and the verdict comes after it", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/id/${SQUEEZE}`);
    await awaitTurn(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { texts: [], announced: [], early: 0 });
      new MutationObserver(() => {
        globalThis.texts.push(document.querySelector(".bar .status").textContent);
        globalThis.announced.push(document.getElementById("announcer").textContent);
        if ([...document.querySelectorAll(".bar button")].some(({ textContent }) => textContent === "Take it back") && document.querySelector(".verdict")) globalThis.early++;
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await clickMove(page, "nebuchadnezzar", "a7");
    await page.getByRole("button", { name: "Take it back" }).waitFor();
    await page.locator('.table[data-state="move"]').waitFor();
    await page.locator(".verdict.wrong").waitFor();
    const { texts, announced, early } = await page.evaluate(() => ({ texts: globalThis.texts, announced: globalThis.announced, early: globalThis.early }));
    assert.ok(texts.includes("Now watch what the opponent does."), texts.join());
    const told = [...new Set(texts)].filter((text) => /^(Opponent|You): /.test(text));
    assert.ok(told.length > 1 && /^Opponent: capture \d+ on [a-z]\d/.test(told[0]), told.join());
    assert.deepEqual([...new Set(announced)].filter((text) => /^(Opponent|You): /.test(text)), told);
    assert.equal(early, 0);
  }));

test("the answer to a wrong move is stopped, and gone through move by move", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/id/${SQUEEZE}`);
    await awaitTurn(page);
    await makeMove(page, "nebuchadnezzar", "a7", finger);
    const button = (name) => page.locator(".bar").getByRole("button", { name, exact: true });
    const status = page.locator(".bar .status");
    await button("Pause").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.textContent === "Forward");
    // Some moves of the answer may be on the board already.
    while (await button("Back").count()) {
      const before = await status.textContent();
      await button("Back").tap();
      await page.waitForFunction((text) => document.querySelector(".bar .status").textContent !== text, before);
    }
    const texts = [await status.textContent()];
    assert.deepEqual(texts, ["Now watch what the opponent does."]);
    while (await button("Forward").count()) {
      await button("Forward").tap();
      await page.waitForFunction((text) => document.querySelector(".bar .status").textContent !== text, texts.at(-1));
      texts.push(await status.textContent());
    }
    assert.ok(texts.length > 2, texts.join());
    await button("Back").tap();
    await page.waitForFunction((text) => document.querySelector(".bar .status").textContent === text, texts.at(-2));
    await button("Take it back").tap();
    await awaitTurn(page);
    // Played again, it goes on by itself.
    await button("Show the reply again").tap();
    await button("Pause").waitFor();
    await awaitTurn(page);
    // It stops while another panel is open.
    await button("Show the reply again").tap();
    await button("Pause").waitFor();
    await page.goto(`${HOST}/#/nebuchadnezzar`);
    await awaitTurn(page);
    await page.goBack();
    await button("Forward").waitFor();
    await button("Take it back").tap();
    await awaitTurn(page);
  }));

test("a win in one that was missed is said to be missed", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/nebuchadnezzar/puzzles", { type: "annihilate-in-1", level: 1, count: 1, seed: 1 });
    const { move } = await wrongMove("nebuchadnezzar", puzzle);
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/id/${puzzle.id}`);
    await awaitTurn(page);
    await clickMove(page, "nebuchadnezzar", move);
    await page.locator(".told.wrong", { hasText: "Not that one. That does not win yet." }).waitFor();
  }));

test("of two turns in a row, a wrong first one is said to leave no second one that wins", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/themisto/puzzles", { type: "two-turns", count: 1, seed: 1 });
    const { refutations: [{ move }] } = await ask(`/v1/themisto/puzzles/${puzzle.id}/solution`);
    await page.goto(`${HOST}/#/themisto/puzzle/id/${puzzle.id}`);
    await awaitTurn(page);
    await clickMove(page, "themisto", move);
    await page.locator(".told.wrong", { hasText: /^Not that one\. No second move wins after that\.$/ }).waitFor();
  }));

test("a wrong placement names the lowest colours that it would leave", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/ingenious/puzzles", { type: "raise-the-lowest", level: 1, count: 1, seed: 1 });
    const { moves } = await ask("/v1/ingenious/moves", { position: puzzle.key });
    let [made, verdict] = [];
    for (const { move } of moves) {
      verdict = await ask(`/v1/ingenious/puzzles/${puzzle.id}/check`, { moves: [move] });
      if (verdict.verdict === "wrong" && verdict.loss >= 100) {
        made = move;
        break;
      }
    }
    const [, first, second] = /your lowest colours reach (\d+) and (\d+)/.exec(verdict.text);
    await page.goto(`${HOST}/#/ingenious/puzzle/id/${puzzle.id}`);
    await page.locator(".mine .goal").waitFor();
    await awaitTurn(page);
    await clickMove(page, "ingenious", made);
    await page.locator(".told.wrong", { hasText: `Your lowest colours would end on ${first} and ${second}.` }).waitFor();
  }));

test("while the best play runs, no score is told but that of its end", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/octopus/puzzles", { type: "win-the-endgame", level: 2, count: 1, seed: 1 });
    await page.goto(`${HOST}/#/octopus/puzzle/id/${puzzle.id}`);
    await awaitTurn(page);
    await watch(page, ".bar .status");
    await solve(page, "octopus", puzzle);
    await page.locator(".status", { hasText: "Final score" }).waitFor();
    const told = await page.evaluate(() => globalThis.texts.filter((text) => /Solved!/.test(text)));
    assert.deepEqual([...new Set(told)].map((text) => text.replace(/\d+ : \d+/, "…")), ["Solved!", "Solved! Final score …."]);
  }));

test("an ending first answers what was asked", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/id/${SQUEEZE}`);
    await awaitTurn(page);
    await solve(page, "nebuchadnezzar", { id: SQUEEZE });
    await page.locator(".status", { hasText: /^Solved! You stay on the board\. After that, the game was played out\. You have won, 47 to 0!/ }).waitFor();
  }));

test("the moves that are still to be found become fewer", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/nebuchadnezzar/puzzles", { type: "annihilate-in-2", count: 1, seed: 1 });
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/id/${puzzle.id}`);
    await awaitTurn(page);
    await page.locator(".bar .told", { hasText: "2 moves to find" }).waitFor();
    const [first] = await ownMoves("nebuchadnezzar", puzzle);
    await clickMove(page, "nebuchadnezzar", first);
    await page.locator(".bar .told", { hasText: "One move to find" }).waitFor();
  }));

test("a puzzle that was solved by an equally good move opens again where that move led", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const puzzle = await daily("octopus", MONDAY);
    const [own] = await ownMoves("octopus", puzzle);
    const { moves } = await ask("/v1/octopus/moves", { position: puzzle.key });
    const stored = moves.find(({ move }) => move !== own).move;
    await page.route("**/solution", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), moves: [stored], continuation: [] } });
    });
    const { key } = await ask("/v1/octopus/play", { position: puzzle.key, moves: [own] });
    const end = () => page.locator('[data-k="analyse"]').getAttribute("href").then((href) => new URLSearchParams(href.split("?")[1]).get("p"));
    await page.goto(`${HOST}/#/octopus/puzzle/${MONDAY}`);
    await awaitTurn(page);
    await solve(page, "octopus", { id: puzzle.id });
    assert.equal(await end(), key);
    await page.reload();
    await page.locator(".status", { hasText: "Solved!" }).waitFor();
    assert.equal(await end(), key);
    // The day of another release may have another puzzle.
    await page.evaluate((day) => {
      const days = JSON.parse(localStorage.getItem("tessera.daily.octopus"));
      days[day].id = "octopus-0000000";
      localStorage.setItem("tessera.daily.octopus", JSON.stringify(days));
    }, MONDAY);
    await page.reload();
    await page.locator(".status", { hasText: "Solved!" }).waitFor();
    assert.equal(await end(), (await ask("/v1/octopus/play", { position: puzzle.key, moves: [stored] })).key);
  }));

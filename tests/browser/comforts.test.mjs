// Personal settings: the board turned or seen as points, and sounds. Also the rules with their pictures.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickMove, onPage, openGame, solve, withBrowser } from "./browser.mjs";

withBrowser();

const middleOf = async (page, spot) => {
  const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

for (const [game, low, high, move] of [["themisto", "a1", "h8", "a2-b2"], ["nebuchadnezzar", "a1", "h8", "c3"]]) {
  test(`${game}: the board can be turned, stays so, and is played as before`, () =>
    onPage({}, async (page) => {
      await openGame(page, game);
      const before = await middleOf(page, low);
      await page.getByRole("button", { name: "Turn the board" }).click();
      const turned = await middleOf(page, high);
      assert.ok(Math.hypot(before[0] - turned[0], before[1] - turned[1]) < 1, `${before} ${turned}`);
      await page.reload();
      await awaitTurn(page);
      assert.deepEqual(await middleOf(page, high), turned);
      await clickMove(page, game, move);
      await page.locator(".moves li").nth(1).waitFor();
    }));
}

test("nebuchadnezzar: a capture on a turned board has its walls where the discs are", () =>
  onPage({}, async (page) => {
    const key = "8/8/8/3b4/2bwb3/3b4/8/8 b b 8 p";
    const { moves } = await ask("/v1/nebuchadnezzar/moves", { position: key });
    assert.ok(moves.some(({ move }) => move === "xd4-d4"));
    for (const isTurned of [false, true]) {
      await page.goto(`${HOST}/`);
      await page.evaluate((value) => localStorage.setItem("tessera.turned.nebuchadnezzar", JSON.stringify(value)), isTurned);
      await page.goto(`${HOST}/#/nebuchadnezzar?p=${encodeURIComponent(key)}`);
      await page.reload();
      await awaitTurn(page);
      await page.locator('[data-spot="d4"]').hover();
      const [frame, disc] = await page.evaluate(() => [".overlay rect.s-accent", '[data-spot="d4"]'].map((selector) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      }));
      assert.ok(Math.hypot(frame[0] - disc[0], frame[1] - disc[1]) < 2, `${frame} ${disc}`);
    }
  }));

test("nebuchadnezzar is shown as points or as cells", () =>
  onPage({}, async (page) => {
    await openGame(page, "nebuchadnezzar");
    const lines = () => page.locator(".picture line").count();
    assert.equal(await lines(), 14);
    await page.getByRole("button", { name: "Show points" }).click();
    assert.equal(await lines(), 16);
    await page.reload();
    await awaitTurn(page);
    assert.equal(await lines(), 16);
    await page.getByRole("button", { name: "Show cells" }).waitFor();
  }));

/** Keeps the frequencies of all tones in `tones`. */
const listen = (page) => page.addInitScript(() => {
  globalThis.tones = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    globalThis.tones.push(this.frequency.value);
    return start.apply(this, when);
  };
});
const soundsOn = (page) => page.addInitScript(() => localStorage.setItem("tessera.sounds", "true"));

for (const [how, winners, status, notes] of [["lost", [1], "The engine wins", [330, 247]], ["won", [0], "You have won", [523, 784]]]) {
  test(`the end of a game that is ${how} has a sound of its own`, () =>
    onPage({ reducedMotion: "reduce" }, async (page) => {
      await Promise.all([listen(page), soundsOn(page)]);
      // The second move of the game is its last one.
      await page.route("**/v1/nebuchadnezzar/play", async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const isEnd = route.request().postDataJSON().moves.length === 2;
        await route.fulfill({ response, json: isEnd ? { ...answer, over: true, winners } : answer });
      });
      await openGame(page, "nebuchadnezzar");
      await clickMove(page, "nebuchadnezzar", "c3");
      await page.locator(".status", { hasText: status }).waitFor();
      assert.deepEqual(await page.evaluate(() => globalThis.tones), [220, ...notes]);
    }));
}

test("a wrong answer and a solved puzzle do not sound like a move", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    await Promise.all([listen(page), soundsOn(page)]);
    const puzzle = await ask("/v1/themisto/puzzles/themisto-0crxf5a");
    await page.goto(`${HOST}/#/themisto/puzzle/id/${puzzle.id}`);
    await awaitTurn(page);
    await clickMove(page, "themisto", "c5-c2");
    await page.locator(".told.wrong").waitFor();
    await page.locator('.table[data-state="move"]').waitFor();
    assert.deepEqual(await page.evaluate(() => globalThis.tones.splice(0)), [196, 139, 220]);
    await solve(page, "themisto", puzzle);
    assert.deepEqual(await page.evaluate(() => globalThis.tones.slice(0, 2)), [440, 659]);
  }));

test("where the engine begins, nothing sounds before the visitor's first gesture", () =>
  onPage({}, async (page) => {
    await Promise.all([listen(page), soundsOn(page)]);
    await page.goto(`${HOST}/#/themisto`);
    await page.locator(".moves li").first().waitFor();
    await awaitTurn(page);
    // Chromium warns of a sound that it does not allow; `onPage` would find that.
    assert.deepEqual(await page.evaluate(() => globalThis.tones), []);
  }));

test("sounds are off until somebody turns them on", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    await listen(page);
    await openGame(page, "nebuchadnezzar");
    await clickMove(page, "nebuchadnezzar", "c3");
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    assert.equal(await page.evaluate(() => globalThis.tones.length), 0);
    await page.getByRole("button", { name: "Sounds", pressed: false }).click();
    await page.getByRole("button", { name: "Sounds", pressed: true }).waitFor();
    const before = await page.evaluate(() => globalThis.tones.length);
    assert.ok(before > 0);
    await page.locator(".spot.target").first().click();
    await page.locator(".moves li").nth(3).waitFor();
    await page.waitForFunction((n) => globalThis.tones.length >= n + 2, before);
  }));

for (const game of ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"]) {
  test(`${game}: its rules are one link from the lesson, and all rulings one link further, with pictures`, () =>
    onPage({ viewport: { width: 1280, height: 720 }, colorScheme: "dark" }, async (page) => {
      await page.goto(`${HOST}/?lang=fr#/${game}/learn/1`);
      await page.getByRole("link", { name: /^Règles/ }).click();
      await page.locator(".rulebook.short h3").first().waitFor();
      await eachPicture(page);
      assert.equal(await page.locator(".rulebook .text").getAttribute("lang"), "fr");
      await page.getByRole("link", { name: "Toutes les précisions et la notation" }).click();
      await page.locator(".rulebook.full code").first().waitFor();
      await eachPicture(page);
      await page.getByRole("link", { name: "Jouer" }).click();
      await awaitTurn(page);
    }));
}

/** The texts that can be seen in a drawing. */
const textsIn = (drawing) => [...drawing.querySelectorAll("text")].filter((text) => text.checkVisibility()).map(({ textContent }) => textContent.trim());

/** Every picture of the page arrives, with a description, and no Markdown is left over. */
async function eachPicture(page) {
  const drawings = page.locator(".rulebook .example");
  for (const drawing of await drawings.all()) {
    await drawing.locator("svg").waitFor();
    assert.ok((await drawing.getAttribute("aria-label")).length > 10);
    const texts = await drawing.evaluate(textsIn);
    assert.deepEqual(texts.filter((text) => /[a-z]\d|\d,\d|=|^\d$/i.test(text)), [], "no codes and no coordinates");
  }
  if (await drawings.count()) return;
  const pictures = page.locator(".rulebook img");
  const count = await pictures.count();
  assert.ok(count > 1);
  for (let i = 0; i < count; i++) {
    await pictures.nth(i).scrollIntoViewIfNeeded();
    await page.waitForFunction((n) => document.querySelectorAll(".rulebook img")[n].naturalWidth > 0, i);
    assert.ok((await pictures.nth(i).getAttribute("alt")).length > 10);
  }
  assert.doesNotMatch(await page.locator(".rulebook .text").innerText(), /\*\*|!\[|\]\(/);
}

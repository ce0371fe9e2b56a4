// Personal settings: the board turned or seen as points, and sounds. Also the rules with their pictures.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickMove, clickSomeMove, onPage, openGame, solve, withBrowser } from "./browser.mjs";

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

test("while a notice is shown, the board is turned, and the notice stays", () =>
  onPage({}, async (page, complaints) => {
    await openGame(page, "themisto");
    await page.route("**/v1/themisto/*", (route) => route.fulfill({ status: 422, json: { detail: "No.", code: "illegal_move" } }));
    await clickSomeMove(page, 4);
    const notice = page.locator(".bar .notice", { hasText: "No." });
    await notice.waitFor();
    const first = () => page.locator(".board .spot").first().getAttribute("x");
    const before = await first();
    await page.getByRole("button", { name: "Turn the board" }).click();
    await page.waitForFunction((x) => document.querySelector(".board .spot").getAttribute("x") !== x, before);
    await notice.waitFor();
    assert.equal(await page.locator(".table").getAttribute("data-state"), "stopped");
    assert.equal(await page.locator(".spot.usable").count(), 0);
    await page.getByRole("button", { name: "Back to the game" }).waitFor();
    complaints.length = 0;
  }));

test("nebuchadnezzar is shown as lines or as cells", () =>
  onPage({}, async (page) => {
    await openGame(page, "nebuchadnezzar");
    const lines = () => page.locator(".picture line").count();
    assert.equal(await lines(), 14);
    await page.getByRole("button", { name: "Show lines" }).click();
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
      // When a dialog over the rules closes, they are shown again; their pictures need no move to be played.
      const played = [];
      page.on("request", (request) => request.url().endsWith(`/v1/${game}/play`) && played.push(...request.postDataJSON().moves));
      await page.keyboard.press("n");
      await page.locator("dialog").getByRole("button", { name: "Annuler" }).click();
      await page.locator("dialog").waitFor({ state: "detached" });
      await eachPicture(page);
      assert.deepEqual(played, []);
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
  const drawings = page.locator(".rulebook.short .example");
  for (const drawing of await drawings.all()) {
    await drawing.locator("svg").waitFor();
    assert.ok((await drawing.getAttribute("aria-label")).length > 10);
    const texts = await drawing.evaluate(textsIn);
    assert.deepEqual(texts.filter((text) => /[a-z]\d|\d,\d|=|^\d$/i.test(text)), [], "no codes and no coordinates");
  }
  const pictures = page.locator(".rulebook img");
  const count = await pictures.count();
  const isShort = await page.locator(".rulebook.short").count();
  // The rules for people are drawn by the page; the document has pictures of the service.
  assert.ok(isShort ? count === 0 && (await drawings.count()) > 1 : count > 1);
  for (let i = 0; i < count; i++) {
    await pictures.nth(i).scrollIntoViewIfNeeded();
    await page.waitForFunction((n) => document.querySelectorAll(".rulebook img")[n].naturalWidth > 0, i);
    assert.ok((await pictures.nth(i).getAttribute("alt")).length > 10);
  }
  assert.doesNotMatch(await page.locator(".rulebook .text").innerText(), /\*\*|!\[|\]\(/);
}

/** The aim of each game, in English, as the bar has it until the first move. */
const AIMS = { octopus: "Score the most points", themisto: "Make a row of five", ingenious: "Raise all six colours", nebuchadnezzar: "Leave the opponent without a disc", temple: "Place your last tile" };

for (const [game, aim] of Object.entries(AIMS)) {
  test(`${game}: until the first move, the bar of a phone has the aim in full`, () =>
    onPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
      for (const lang of ["fr", "de", "en"]) {
        await page.goto(`${HOST}/?lang=${lang}#/${game}`);
        await awaitTurn(page);
        const words = page.locator(".bar .words");
        await words.locator(".aim").waitFor();
        const [whole, shown] = await words.evaluate((element) => [element.scrollHeight, element.clientHeight]);
        assert.ok(whole <= shown + 1, `${lang}: ${whole} px of words in ${shown} px`);
      }
      assert.match(await page.locator(".bar .aim").innerText(), new RegExp(`^${aim}`));
      const board = await page.locator(".board").boundingBox();
      const { key } = await page.evaluate(() => ({ key: decodeURIComponent(location.hash.split("p=")[1]) }));
      const { moves } = await ask(`/v1/${game}/moves`, { position: key });
      await page.locator(".tabs [aria-current]").tap();
      await page.getByText(/^Type a move/).tap();
      await page.locator('[data-k="entry"]').fill(moves[0].move);
      await page.getByRole("button", { name: "Play", exact: true }).last().tap();
      await page.locator(".bar .aim").waitFor({ state: "detached" });
      await page.locator(".tabs [aria-current]").tap();
      assert.deepEqual(await page.locator(".board").boundingBox(), board);
    }));
}

test("the board shows where a disc or tile may go, before the first move and after it", () =>
  onPage({}, async (page) => {
    for (const [game, count] of [["nebuchadnezzar", 60], ["ingenious", 42]]) {
      await openGame(page, game);
      assert.ok((await page.locator(".lights .light").count()) >= count, game);
      await clickSomeMove(page);
      await awaitTurn(page);
      const lights = await page.locator(".lights .light").count();
      assert.ok(lights > 0, `${game} after a move`);
      assert.equal(lights, await page.locator(".spot.target, .spot.source").count(), `${game} after a move`);
    }
  }));

test("the end of a hand fades while it has tiles out of view there", () =>
  onPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    await openGame(page, "octopus");
    const hand = page.locator(".mine .hand");
    assert.notEqual(await hand.evaluate((element) => getComputedStyle(element).maskImage), "none");
    await hand.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await page.waitForFunction(() => getComputedStyle(document.querySelector(".mine .hand")).maskImage === "none");
  }));

test("a strength is given in Elo, and a rating that is unsure says so", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus/new`);
    await page.getByRole("option", { name: /^1, beginner \(Elo \d+\)$/ }).waitFor({ state: "attached" });
    await page.goto(`${HOST}/#/octopus/puzzle/train`);
    await page.getByText("Your rating 800 (estimate)").waitFor();
  }));

test("Ingenious' analysis ranks moves by the figure that it shows", () =>
  onPage({}, async (page) => {
    const { key } = await ask("/v1/ingenious/start", { seed: 7 });
    await page.goto(`${HOST}/#/ingenious/analysis?p=${encodeURIComponent(key)}`);
    await page.locator('.panel.analysis[data-done="yes"] .lines tbody tr').first().waitFor();
    const figures = (await page.locator(".lines td.figure").allInnerTexts()).map((text) => Number.parseInt(text, 10));
    assert.equal(figures.length, 5);
    assert.deepEqual(figures, figures.toSorted((one, other) => other - one));
    assert.match(await page.locator(".lines td.figure").first().innerText(), /%$/);
  }));

test("next to an open sheet without buttons, the bar has room for its sentence", () =>
  onPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    await page.goto(`${HOST}/?lang=de#/nebuchadnezzar/puzzle/make`);
    await page.locator(".maker select").first().waitFor();
    const status = page.locator(".bar .status");
    const [whole, shown] = await status.evaluate((element) => [element.scrollHeight, element.clientHeight]);
    assert.ok(shown > 0 && whole <= shown + 1, `${whole} px of words in ${shown} px`);
  }));

test("Themisto: a phone shows that the opponent loses a turn, next to what wins", () =>
  onPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
    const { key } = await ask("/v1/themisto/play", { position: "8/8/8/8/8/8/8/bbb5 0 - - -", moves: ["a1-b2"] });
    await page.goto(`${HOST}/?lang=de#/themisto/analysis?p=${encodeURIComponent(key)}`);
    await page.locator(".tabs [aria-current]").tap();
    const seats = page.locator(".seat header");
    await seats.filter({ hasText: "setzt aus" }).waitFor();
    for (const seat of await seats.all()) {
      const [right, edge] = await seat.evaluate((header) => [Math.max(...[...header.children].map((part) => part.getBoundingClientRect().right)), innerWidth]);
      assert.ok(right <= edge, `${right} px of ${edge}`);
    }
  }));

// Games and puzzles by keys alone, from the start page to the end, with the focus in view after every key.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, awaitTurnIn, makeMove, onPage, someMove, withBrowser } from "./browser.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
/** A day of easy puzzles. */
const MONDAY = "2026-11-16";
/** Most presses of Tab or of arrow keys on the way to a control. */
const MOST_TABS = 90;
const MOST_ARROWS = 120;
/** Most moves of a whole game: Themisto and Nebuchadnezzar could go on forever. */
const MOST_MOVES = 60;

withBrowser();

/** The state of the focus: on the wanted element, in its group, nowhere, hidden, or elsewhere; and the way to it. */
const look = (page) => page.evaluate(() => {
  const { activeElement: here } = document;
  const to = globalThis.wanted;
  if (!to.isConnected) return { at: "gone" };
  const groupOf = (element) => element.closest(".mine, .picture") ?? element;
  const centre = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [[x, y], [tx, ty]] = [centre(here), centre(to)];
  const { left, top, right, bottom } = here.getBoundingClientRect();
  const isSeen = here === document.body || (here.matches(":focus-visible") && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight);
  return {
    at: here === to ? "there" : here.matches("[data-spot], [data-source]") && groupOf(here) === groupOf(to) ? "group" : here === document.body ? "body" : "elsewhere",
    isSeen, dx: tx - x, dy: ty - y, name: here.outerHTML.slice(0, 120),
  };
});

/** Goes to the wanted element by keys: Tab until the focus is in its group, then arrows. */
async function reach(page, what) {
  let tabs = 0;
  let arrows = 0;
  let tried = [];
  for (;;) {
    const { at, isSeen, dx, dy, name } = await look(page);
    assert.notEqual(at, "gone", what);
    assert.ok(isSeen, `the focus can't be seen: ${name}`);
    if (at === "there") return;
    if (at === "group") {
      const [along, across] = [dx < 0 ? "ArrowLeft" : "ArrowRight", dy < 0 ? "ArrowUp" : "ArrowDown"];
      const ways = Math.abs(dy) > Math.abs(dx) ? [across, along] : [along, across];
      // Where the direct way ends, ArrowRight leads on, row by row.
      const key = ways.find((one) => !tried.includes(`${name} ${one}`)) ?? "ArrowRight";
      assert.ok(arrows++ < MOST_ARROWS, `no way by arrows to ${what} from ${name}`);
      tried.push(`${name} ${key}`);
      await page.keyboard.press(key);
    } else {
      tried = [];
      assert.ok(tabs++ < MOST_TABS, `no way by Tab to ${what} from ${name}`);
      await page.keyboard.press("Tab");
    }
  }
}

/** Presses an element by keys: `find` says whether `given` is a point or a selector. */
async function enter(page, what, find, given) {
  await page.evaluate(([find, given]) => {
    // The element itself, because an attribute goes when the page draws the element again.
    globalThis.wanted = find === "point" ? document.elementFromPoint(given.x, given.y).closest("[data-spot], [data-source], button, a") : document.querySelector(given);
  }, [find, given]);
  await reach(page, what);
  await page.keyboard.press("Enter");
}

/** Presses made by keys, in place of clicks: whatever is at a point is reached, and Enter is pressed there. */
const keys = { isTouch: false, press: (page, point) => enter(page, JSON.stringify(point), "point", point) };
const enterAt = async (page, selector) => {
  await page.locator(selector).first().waitFor();
  await enter(page, selector, "selector", selector);
};

/** Positions before the last moves of a game. */
const ENDINGS = {
  octopus: ["R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1", ["R4@3,0", "G4@4,0", "B6@-1,0", "G5@5,0"]],
  themisto: ["8/8/8/8/8/8/8/bwww2w1 0 - - -", ["g1-e1x"]],
  ingenious: ["standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,????????????|16.18.18.18.18.18,5.5.3.5.5.5|2,2", ["RP@-1,-3/-1,-4"]],
  nebuchadnezzar: ["6/1bbb2/bwwwb1/1bbb2/6/w5 b b 16 -", ["xb4-d4"]],
  temple: ["F0,0=B1;F1,0=R1;F2,0=R2|R5R6,B2B3B4B5B6|R,B|0|published", ["W0,0N=R5+W0,0W=R6"]],
};

for (const [game, [key, moves]] of Object.entries(ENDINGS)) {
  test(`the last moves of ${game} by keys alone`, () =>
    onPage({ reducedMotion: "reduce" }, async (page) => {
      await page.goto(`${HOST}/#/${game}?p=${encodeURIComponent(key)}`);
      await awaitTurn(page);
      for (const move of moves) {
        await makeMove(page, game, move, keys);
        await awaitTurn(page);
        const { at, isSeen, name } = await look(page);
        assert.ok(at === "gone" || isSeen, name);
        assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY", `after ${move}`);
      }
    }));
}

test("today's five puzzles by keys alone, from the start page to the day's summary", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    await page.clock.setFixedTime(`${MONDAY}T10:00:00Z`);
    await page.goto(`${HOST}/`);
    await enterAt(page, '.today a[href="#/octopus/puzzle"]');
    for (const [i, game] of GAMES.entries()) {
      await awaitTurnIn(page, game);
      await page.waitForFunction(() => document.activeElement !== document.body);
      const puzzle = await ask(`/v1/${game}/puzzles/daily?date=${MONDAY}`);
      const { steps } = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
      const own = steps.filter(({ solver }) => solver).map(({ move }) => move);
      for (const [k, move] of own.entries()) {
        await makeMove(page, game, move, keys);
        if (k < own.length - 1) await awaitTurn(page);
      }
      await page.locator(".status", { hasText: "Solved!" }).waitFor();
      await page.locator(".bar button.primary", { hasText: i < 4 ? "Next: " : "Your day" }).waitFor();
      await enterAt(page, ".bar button.primary");
    }
    await page.getByText("All 5 solved!").waitFor();
  }));

/** Whole games against the engine, which take minutes, if `FULL_GAMES` is `all`. */
for (const game of process.env.FULL_GAMES === "all" ? GAMES : []) {
  test(`a whole game of ${game} by keys alone, from the start page`, () =>
    onPage({ reducedMotion: "reduce" }, async (page) => {
      await page.goto(`${HOST}/`);
      await enterAt(page, `#games [href="#/${game}"]`);
      await awaitTurnIn(page, game);
      await page.keyboard.press("n");
      await enterAt(page, "dialog [type=submit]");
      await page.locator("dialog").waitFor({ state: "detached" });
      await awaitTurn(page);
      const state = () => page.locator(".table").getAttribute("data-state");
      let moves = 0;
      for (; moves < MOST_MOVES && (await state()) !== "over"; moves++) {
        await makeMove(page, ...(await someMove(page, 7 * moves)), keys);
        await awaitTurn(page);
      }
      assert.ok(moves === MOST_MOVES || (await state()) === "over");
      if (moves < MOST_MOVES) await enterAt(page, ".bar button.primary");
    }));
}

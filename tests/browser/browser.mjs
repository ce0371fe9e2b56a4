// Shared by all tests: a browser, pages whose console messages fail the test, and moves made as people make them.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

/** The address of the service under test. */
export const HOST = process.env.TESSERA_URL;
/** Limit of every wait, in milliseconds; it measures nothing. */
const PATIENCE = +(process.env.PATIENCE ?? 60_000);
/** Milliseconds by which every page is delayed, to find tests that look at a page too early. */
const LATE = +(process.env.LATE ?? 0);
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

let browser;

export function withBrowser() {
  before(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
  });
  after(() => browser.close());
}

/**
 * Runs a test on a page of its own, whose console must stay free of errors and warnings. `engine` is the place of the
 * engine: the service, whose calls the tests watch, unless they test the device. Without a service worker every request
 * is visible.
 */
export async function onPage({ engine = "service", ...options }, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((where) => {
    try {
      if (localStorage.getItem("tessera.engine") === null) localStorage.setItem("tessera.engine", JSON.stringify(where));
    } catch {
      // A frame without storage.
    }
  }, engine);
  await context.addInitScript(watchPresses);
  if (LATE) await context.addInitScript(comeLate, LATE);
  const complaints = [];
  const page = await context.newPage();
  page.on("console", (message) => {
    // Two messages are no faults of the page: the tests themselves block service workers, and on a busy machine the
    // page may use a preloaded file later than Chromium expects.
    const isOurs = /Service Worker registration blocked|was preloaded using link preload but not used/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isOurs) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.stack));
  try {
    await work(page, complaints);
    assert.deepEqual(complaints, []);
  } catch (error) {
    console.error("What the page showed:", await shown(page), complaints);
    throw error;
  } finally {
    await context.close();
  }
}

/** Runs first in the page: reports a control that is removed while it is pressed, because its click would be lost. */
function watchPresses() {
  let control = null;
  const down = ({ target }) => (control = target.closest?.("button, a, select, input, summary, [data-spot], [data-source]") ?? null);
  const up = () => {
    if (control && !control.isConnected) console.error(`taken away from under the pointer: ${control.outerHTML}`);
    control = null;
  };
  for (const type of ["pointerdown", "mousedown"]) addEventListener(type, down, true);
  for (const type of ["pointerup", "mouseup"]) addEventListener(type, up, true);
}

/** Runs first in the page: delays its notice of a new address, and all answers. */
function comeLate(milliseconds) {
  const later = () => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const listen = globalThis.addEventListener;
  globalThis.addEventListener = function (type, listener, ...more) {
    return listen.call(this, type, type === "hashchange" ? (event) => later().then(() => listener.call(this, event)) : listener, ...more);
  };
  const ask = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const answer = await ask(...call);
    await later();
    return answer;
  };
}

/** The state of the page and its frames in short, for reports of failures. */
const shown = (page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => ({
        address: location.href,
        state: document.querySelector(".table")?.dataset.state,
        text: (document.querySelector("main") ?? document.body).innerText,
      })).catch((error) => error.message)
    ),
  );

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until a person is to move, or the game is over. */
export const awaitTurn = (page) => page.locator('.table[data-state="move"], .table[data-state="over"]').waitFor();
/** The same after a change of games, where the former game's position stays until this game's first one is shown. */
export async function awaitTurnIn(page, game) {
  await page.locator(`.table .board[data-game="${game}"]`).waitFor();
  await awaitTurn(page);
}

/** Chooses a tab by its name, and waits for it: until then the page shows the former tab. */
export async function openTab(page, name) {
  await page.getByRole("link", { name, exact: true }).click();
  await page.locator(`.game[data-tab="${TABS[name]}"]`).waitFor();
}
const TABS = { Play: "play", Puzzles: "puzzle", Analysis: "analysis", Review: "review" };

export const shownMoves = (page) => page.locator(".moves li").count();

/** Opens a game against the weakest engine. */
export async function openGame(page, game) {
  await page.goto(`${HOST}/`);
  await page.evaluate(() => localStorage.setItem("tessera.level", "1"));
  await page.goto(`${HOST}/#/${game}`);
  await awaitTurn(page);
}

/** Milliseconds in which a click or a tap must show its effect; it is immediate, even on a busy machine. */
const LOST = 20_000;

/**
 * The point at which a person would press an element: in view, and not covered. `share` is its distance from the
 * element's left edge, as a share of the width from 0 to 1.
 */
async function pointOf(page, selector, share = 0.5) {
  const element = page.locator(selector).first();
  await element.waitFor({ state: "attached" });
  if (/data-source/.test(selector)) await element.scrollIntoViewIfNeeded();
  const found = await element.evaluate((element, share) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const inside = element.closest(".board")?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const [dx, dy] of [[0, 0], [0, 0.25], [0, -0.25], [0.25, 0], [-0.25, 0], [0.25, 0.25], [-0.25, -0.25], [0.25, -0.25], [-0.25, 0.25]]) {
      const [x, y] = [left + (share + (share === 0.5 ? dx : 0)) * width, top + (0.5 + dy) * height];
      const isInside = x > inside.left && x < inside.right && y > inside.top && y < inside.bottom;
      if (isInside && element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  }, share);
  return found;
}

/** One click at a point. */
export const mouse = { isTouch: false, press: (page, { x, y }) => page.mouse.click(x, y) };
/** One tap at a point. */
export const finger = { isTouch: true, press: (page, { x, y }) => page.touchscreen.tap(x, y) };
/** One long tap: a redraw in the meantime must not lose it. `during` runs while the finger rests. */
export const restingFinger = (during = () => new Promise((resolve) => setTimeout(resolve, 120))) => ({
  isTouch: true,
  async press(page, point) {
    const client = await page.context().newCDPSession(page);
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await during();
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await client.detach();
  },
});

/** Presses an element once. */
export async function press(page, selector, pointer = mouse, share = 0.5) {
  const point = await pointOf(page, selector, share);
  assert.ok(point, `${selector} is covered or out of view`);
  await pointer.press(page, point);
}

/** True if an element is completely in view, and nothing covers it. */
export const isSeen = (page, selector) =>
  page.locator(selector).first().evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [[left + 3, top + 3], [(left + right) / 2, (top + bottom) / 2], [right - 3, bottom - 3]];
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom - top > 14 && points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

/** Makes the page record a move from now on: the next turn may come before the test looks. */
const watchForMove = (page) =>
  page.evaluate(() => {
    const table = document.querySelector(".table");
    const look = () => (globalThis.hasMoved ||= table.dataset.state !== "move");
    globalThis.hasMoved = false;
    look();
    new MutationObserver(look).observe(table, { attributes: true, attributeFilter: ["data-state"] });
  });

/** Waits for the effect of a press. */
async function effect(page, isSo, given, what) {
  await page.waitForFunction(isSo, given, { timeout: LOST }).catch(() => assert.fail(`no effect: ${what}`));
}

/** The tiles, discs and places of a move, in the order of a person's presses; empty if the bar offers the move. */
function partsOf(game, notation) {
  const tile = (source, share) => ({ source, selector: `.mine [data-source="${source.replace(/(?<=:)1/, "0")}"]`, share });
  const place = (id) => ({ place: id, selector: `[data-spot="${id}"]` });
  const cells = notation.match(/[a-o]\d+/g);
  if (game === "octopus" && notation.includes("@")) {
    const [name, cell] = notation.split("@");
    return [tile(name), place(cell)];
  }
  if (game === "themisto" && cells?.length === 2) return [{ disc: cells[0], selector: `[data-spot="${cells[0]}"]` }, place(cells[1])];
  if (game === "nebuchadnezzar" && cells) return [place(cells[0])];
  if (game === "ingenious" && notation.includes("@")) {
    const [name, targets] = notation.split("@");
    const [first, second] = targets.split("/");
    return [tile(`${name}:0`, 0.25), place(first), place(second)];
  }
  if (game === "temple") return notation.split("+").flatMap((placed) => [tile(placed.split("=")[1]), place(placed.split("=")[0])]);
  return [];
}

/**
 * Makes a move as a person does: each tile, disc and place is pressed once, and each press must have its effect.
 * Returns the presses. By touch, the last place shows the move and "Play" makes it.
 */
export async function makeMove(page, game, notation, pointer = mouse) {
  const pressed = [];
  const offer = `.bar [data-move="${notation}"]`;
  const isNear = () => document.querySelector(".whole");
  const once = async (what, selector, share, isSo, given) => {
    await press(page, selector, pointer, share);
    pressed.push(what);
    await effect(page, isSo, given, `${notation}: ${pressed.join(", ")}`);
  };
  /** A place of the board. If places are small, the first tap magnifies the board as well. */
  const onBoard = async (what, selector, isSo, given) => {
    if (!pointer.isTouch) return once(what, selector, 0.5, isSo, given);
    if ((await page.evaluate(isNear)) && !(await pointOf(page, selector))) await once("whole board", ".whole", 0.5, () => !document.querySelector(".whole"));
    const side = (await page.evaluate(isNear)) ? null : await sideOf(page, selector);
    await once(what, selector, 0.5, isSo, given);
    if (side === null || (await page.evaluate(() => globalThis.hasMoved))) return;
    if (await page.evaluate(isNear)) assert.ok(side < LARGE, `${notation}: places of ${side} pixels are large enough`);
    else assert.ok(side >= SMALL, `${notation}: places of ${side} pixels`);
  };
  const parts = partsOf(game, notation);
  await watchForMove(page);
  for (const [i, { source, disc, place, selector, share }] of parts.entries()) {
    const isHeld = (id) => document.querySelector(`.mine .held[data-source="${id}"], .spot.held[data-spot="${id}"]`);
    if (source) {
      // The second tile of a move is held automatically if no other fits.
      if (i && (await page.evaluate(isHeld, source))) continue;
      await once("tile", selector, share, isHeld, source);
      continue;
    }
    if (disc) await onBoard("disc", selector, isHeld, disc);
    else if (i < parts.length - 1) await onBoard("place", selector, (id) => !document.querySelector(`.spot.target[data-spot="${id}"]`) && document.querySelector('.bar [data-k="back"]'), place);
    else await onBoard("place", selector, (one) => globalThis.hasMoved || document.querySelector(one), offer);
  }
  // If the presses leave a choice, or by touch, the bar asks. A quick answer may arrive before the test looks.
  const hasMoved = () => globalThis.hasMoved;
  const isChoice = () => document.querySelectorAll(".bar [data-move]").length > 1 && document.querySelector('.bar [data-k="back"]');
  if (parts.length && pointer.isTouch && (await page.evaluate(isChoice))) await once("choice", offer, 0.5, () => document.querySelectorAll(".bar [data-move]").length === 1);
  if (!parts.length || !(await page.evaluate(hasMoved))) await once("Play", offer, 0.5, hasMoved);
  return pressed;
}

/** Sides in pixels: a place smaller than `SMALL` is too small for a finger, and one of `LARGE` is not, in any shape. */
const [SMALL, LARGE] = [39.6, 56];
/** The lesser side of a place. */
const sideOf = (page, selector) => page.locator(selector).first().evaluate((spot) => {
  const { width, height } = spot.getBoundingClientRect();
  return Math.min(width, height);
});

export const clickMove = (page, game, notation) => makeMove(page, game, notation);

/** A legal move in the position of the page's address: number `nth` of the service's list. */
export async function someMove(page, nth = 0) {
  const [game, position] = await page.evaluate(() => [document.querySelector(".board").dataset.game, new URLSearchParams(location.hash.split("?")[1]).get("p")]);
  const { moves } = await ask(`/v1/${game}/moves`, { position });
  return [game, moves[nth % moves.length].move];
}

/** Makes some legal move by clicks. */
export const clickSomeMove = async (page, nth = 0) => makeMove(page, ...(await someMove(page, nth)));

/** Calls the service itself, repeatedly while it is busy. */
export async function ask(path, body) {
  const response = await fetch(`${HOST}${path}`, body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (response.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return ask(path, body);
  }
  const answer = await response.json();
  assert.ok(response.ok, `${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** The puzzle of a day. */
export const daily = (game, date) => ask(`/v1/${game}/puzzles/daily?date=${date}`);

/** The solver's moves of a solution. */
export async function ownMoves(game, puzzle) {
  const { steps } = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
  return steps.filter(({ solver }) => solver).map(({ move }) => move);
}

/** A first move that is wrong and has an answer, and the answer. */
export async function wrongMove(game, puzzle) {
  const { refutations } = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
  return refutations.find(({ line }) => line.length) ?? refutations[0];
}

/** Solves the puzzle on the table, and counts the presses. */
export async function solve(page, game, puzzle, pointer = mouse) {
  const pressed = [];
  const own = await ownMoves(game, puzzle);
  for (const [i, move] of own.entries()) {
    pressed.push(...(await makeMove(page, game, move, pointer)));
    if (i < own.length - 1) await awaitTurn(page);
  }
  await page.locator(".status", { hasText: "Solved!" }).waitFor();
  return pressed;
}

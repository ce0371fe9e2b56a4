// What all tests share: a browser, pages whose complaints fail the test, and moves made as people make them.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

/** Where the service under test listens. */
export const HOST = process.env.TESSERA_URL;
/** Waiting ends here; nothing is measured by it. */
const PATIENCE = +(process.env.PATIENCE ?? 180_000);
/** By so many milliseconds every page comes late, to find tests that look before the page has come to what they look at. */
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
 * Runs a test on a page of its own, which must not complain on its console. `engine` is where the engine thinks: by the service,
 * whose calls the tests watch, unless they are about the device. Without a service worker every request can be watched.
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
  if (LATE) await context.addInitScript(comeLate, LATE);
  const complaints = [];
  const page = await context.newPage();
  page.on("console", (message) => {
    // What the tests themselves block is no complaint of the page, nor is that a busy machine needs longer than Chromium
    // thinks to come to what was fetched ahead.
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

/** Runs in the page before anything else: it is told late that its address has changed, and answers reach it late. */
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

/** The page and the frames in it in a few words, for who reads of a failure. */
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
/** The same in a game that one goes to from another, whose position stays until the first one of this game is there. */
export async function awaitTurnIn(page, game) {
  await page.locator(`.table .board[data-game="${game}"]`).waitFor();
  await awaitTurn(page);
}

/** Chooses a tab by its name, and waits until it is there: until then the page shows the tab before. */
export async function openTab(page, name) {
  await page.getByRole("link", { name, exact: true }).click();
  await page.locator(`.game[data-tab="${TABS[name]}"]`).waitFor();
}
const TABS = { Play: "play", Puzzles: "puzzle", Analysis: "analysis", Review: "review" };

export const shownMoves = (page) => page.locator(".moves li").count();

/** Goes to a game against the weakest engine. */
export async function openGame(page, game) {
  await page.goto(`${HOST}/`);
  await page.evaluate(() => localStorage.setItem("tessera.level", "1"));
  await page.goto(`${HOST}/#/${game}`);
  await awaitTurn(page);
}

/** From here on the page notes that a move was made: the next position may be there, to be moved in, before anybody looks. */
const watchForMove = (page) =>
  page.evaluate(() => {
    const table = document.querySelector(".table");
    const look = () => (globalThis.hasMoved ||= table.dataset.state !== "move");
    globalThis.hasMoved = false;
    look();
    new MutationObserver(look).observe(table, { attributes: true, attributeFilter: ["data-state"] });
  });
const hasMoved = (page) => page.evaluate(() => globalThis.hasMoved);

/** Makes some legal move by clicking what is offered: a tile or disc, then places, until it is made. */
export async function clickSomeMove(page, nth = 0) {
  await watchForMove(page);
  while (!(await hasMoved(page))) {
    const offer = page.locator(".bar .buttons button.primary").first();
    const target = page.locator(".spot.target");
    const tile = page.locator('.mine [data-source][aria-disabled="false"]:not(.held)');
    const disc = page.locator(".spot.source:not(.held)");
    const held = await page.locator(".held").count();
    if (await offer.count()) await offer.click();
    else if (!held && (await tile.count())) await tile.nth(nth % (await tile.count())).click();
    else if (!held && (await disc.count())) await disc.nth(nth % (await disc.count())).click();
    else await target.nth(nth % (await target.count())).click({ force: true });
  }
}

/** The same by touch: a tap shows, another one makes the move; where places are small, one comes nearer first. */
export async function tapSomeMove(page, nth = 0) {
  await watchForMove(page);
  for (let taps = 0; taps < 14 && !(await hasMoved(page)); taps++) {
    const offer = page.locator(".bar .buttons button.primary");
    const target = page.locator(".spot.target");
    const tile = page.locator('.mine [data-source][aria-disabled="false"]:not(.held)');
    const disc = page.locator(".spot.source:not(.held)");
    const held = await page.locator(".held").count();
    if (await offer.count()) await offer.first().tap();
    else if (!held && (await tile.count())) await tile.nth(nth % (await tile.count())).tap();
    else if (!held && (await disc.count())) await disc.nth(nth % (await disc.count())).tap({ force: true });
    else await (await seen(page, target, nth)).tap({ force: true });
  }
}

/** One of the places that are in view. */
async function seen(page, places, nth) {
  const board = await page.locator(".board").boundingBox();
  const found = [];
  for (const place of await places.all()) {
    const box = await place.boundingBox();
    if (box && box.x >= board.x - 1 && box.y >= board.y - 1 && box.x + box.width <= board.x + board.width + 1 && box.y + box.height <= board.y + board.height + 1) found.push(place);
    if (found.length > nth) break;
  }
  return found.at(-1) ?? places.first();
}

/** Makes a move that is given in notation, by clicks. */
export async function clickMove(page, game, notation) {
  const spot = (id) => page.locator(`[data-spot="${id}"]`).click({ force: true });
  const tile = (source) => page.locator(`.mine [data-source="${source}"]`).first();
  await watchForMove(page);
  if (game === "octopus") {
    const [name, cell] = notation.split("@");
    await tile(name).click();
    await spot(cell);
  } else if (game === "themisto") {
    const [from, to] = notation.replace("x", "").split("-");
    await spot(from);
    await spot(to);
  } else if (game === "nebuchadnezzar") {
    if (/^[a-o]/.test(notation)) await spot(notation);
    else if (notation.startsWith("x")) await spot(notation.slice(1).split("-")[0]);
  } else if (game === "ingenious") {
    if (notation.includes("@")) {
      const [name, cells] = notation.split("@");
      const [first, second] = cells.split("/");
      await tile(`${name}:0`).click({ position: { x: 12, y: 15 } });
      await spot(first);
      await spot(second);
    }
  } else {
    for (const placed of notation.split("+")) {
      const [slot, name] = placed.split("=");
      // The last tile is held by itself when nothing else fits.
      if (!(await page.locator(`.mine .held[data-source="${name}"]`).count())) await tile(name).click();
      await spot(slot);
    }
  }
  // Where the clicks leave a choice, the bar asks. A quick answer may be there before anybody looks.
  const offer = page.locator(`.bar [data-move="${notation}"]`);
  await page.waitForFunction((move) => globalThis.hasMoved || document.querySelector(`.bar [data-move="${move}"]`), notation);
  if (await offer.count()) await offer.click();
}

/** Asks the service itself, again for as long as it is busy. */
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

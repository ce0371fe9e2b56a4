// Sets of puzzles: a teacher makes one on the page, pupils go through it and have a result to send back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, onPage, phone, solve, withBrowser } from "./browser.mjs";

withBrowser();

/** A set of two easy puzzles. */
async function setOfTwo() {
  const { puzzles } = await ask("/v1/nebuchadnezzar/puzzles", { type: "annihilate-in-1", level: 1, count: 2, seed: 1 });
  return ask("/v1/nebuchadnezzar/puzzles/sets", { ids: [puzzles[0].id, puzzles[1].content_id] });
}

test("a teacher chooses puzzles by type, id and link, and has a link to all of them", () =>
  onPage({}, async (page) => {
    const { puzzles: [one, other] } = await ask("/v1/nebuchadnezzar/puzzles", { type: "only-capture", count: 2, seed: 1 });
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle`);
    await page.getByRole("link", { name: "Make a set" }).click();
    await page.locator('.maker [data-k="type"]').selectOption("annihilate-in-1");
    await page.getByLabel("How many").fill("2");
    await page.locator('[data-k="add-found"]').click();
    await page.locator(".maker li").nth(1).waitFor();
    await page.getByLabel("Or paste ids, days and links").fill(`${one.id} ${HOST}/p/${other.id}`);
    await page.locator('[data-k="add-read"]').click();
    await page.locator(".maker li").nth(3).waitFor();
    await page.locator(".maker li button").first().click();
    await page.locator(".maker li").nth(3).waitFor({ state: "detached" });
    await page.getByLabel("Or paste ids, days and links").fill("nonsense");
    await page.locator('[data-k="add-read"]').click();
    await page.getByText("nonsense is no puzzle of Nebuchadnezzar.").waitFor();
    await page.getByRole("button", { name: "Make the link" }).click();
    await page.locator('[data-k="made"]').click();
    await page.getByRole("heading", { name: "Puzzle 1 of 3" }).waitFor();
    await awaitTurn(page);
    const { puzzles } = await ask(`/v1/nebuchadnezzar/puzzles/sets/${await page.evaluate(() => location.hash.split("/").at(-1))}`);
    assert.deepEqual(puzzles.slice(1).map(({ id }) => id), [one.id, other.id]);
  }));

test("on a phone a set says which puzzle it is, and ends with a result to send back", () =>
  onPage({ ...phone, permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    const set = await setOfTwo();
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/set/${set.id}`);
    await page.locator(".bar", { hasText: "Puzzle 1 of 2" }).waitFor();
    await awaitTurn(page);
    assert.equal(await page.locator('.modes [aria-current="page"]').count(), 0);
    await solve(page, "nebuchadnezzar", set.puzzles[0]);
    await page.getByRole("button", { name: "Next puzzle" }).tap();
    await page.locator(".bar", { hasText: "Puzzle 2 of 2" }).waitFor();
    await awaitTurn(page);
    await page.getByRole("link", { name: "Puzzles", exact: true }).tap();
    await page.getByRole("button", { name: "Show solution" }).tap();
    await page.locator('[data-k="reveal-yes"]').tap();
    await page.getByRole("button", { name: "Your result" }).tap();
    await page.getByRole("heading", { name: "The end of the set" }).waitFor();
    await page.locator(".results li", { hasText: "First try, no hint" }).waitFor();
    await page.locator(".results li", { hasText: "solution seen" }).waitFor();
    await page.getByLabel("Your name, if you like").fill("Ada");
    await page.getByRole("button", { name: "Share result" }).tap();
    await page.getByRole("button", { name: "Result copied" }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()),
      /^Ada: Nebuchadnezzar: 1 of 2 solved\n1\. 🟩 First try, no hint(, \d:\d\d)?\n2\. ⬜ solution seen\n.*\/#\/nebuchadnezzar\/puzzle\/set\/nebuchadnezzar-set~\S+$/);
  }));

test("a pasted set opens, and of a damaged one no other board is shown", () =>
  onPage({}, async (page, complaints) => {
    const set = await setOfTwo();
    await page.goto(`${HOST}/`);
    await page.getByLabel("Link or position").fill(set.id);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("heading", { name: "Puzzle 1 of 2" }).waitFor();
    await awaitTurn(page);
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/set/${set.id.slice(0, -1)}~`);
    await page.locator(".notice").waitFor();
    for (const part of [".board .picture", ".seat"]) assert.equal(await page.locator(part).first().isVisible(), false, part);
    assert.deepEqual(complaints.splice(0).filter((text) => !/status of 4/.test(text)), []);
  }));

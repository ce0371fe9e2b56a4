import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, onPage, openGame, openTab, withBrowser } from "./browser.mjs";

withBrowser();

test("the New game dialog has an address: Back closes it", () =>
  onPage({}, async (page) => {
    await openGame(page, "themisto");
    const before = await page.evaluate(() => location.hash);
    await page.getByRole("link", { name: "New game" }).click();
    await page.locator("dialog[open]").waitFor();
    assert.match(await page.title(), /New game/);
    await page.goBack();
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => location.hash), before);
    await page.goForward();
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await awaitTurn(page);
  }));

test("with the keyboard, the focus goes on after hints, the solution and a dialog", () =>
  onPage({}, async (page) => {
    const day = "2026-11-16";
    const focused = () => page.evaluate(() => document.activeElement.dataset.k ?? document.activeElement.dataset.source ?? document.activeElement.tagName);
    await page.goto(`${HOST}/#/octopus/puzzle/${day}`);
    await awaitTurn(page);
    const tile = await page.locator(".mine [data-source]").first().getAttribute("data-source");
    await page.locator('[data-k="action-Hint"]').focus();
    for (const next of ["action-Hint 2", "action-Hint 3", tile]) {
      const shown = await page.locator(".hints li").count();
      await page.keyboard.press("Enter");
      await page.locator(".hints li").nth(shown).waitFor();
      await page.waitForFunction((next) => [document.activeElement.dataset.k, document.activeElement.dataset.source].includes(next), next);
    }
    await page.locator('[data-k="reveal"]').focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.dataset.k === "reveal-no");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.locator(".solution li").first().waitFor();
    await page.locator('.table[data-state="over"]').waitFor();
    assert.match(await focused(), /^action-Next: /);
    await openTab(page, "Play");
    await awaitTurn(page);
    await page.locator('[data-k="new"]').focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(await focused(), "new");
  }));

test("only the places that there are can be chosen, and nobody is an opponent of one alone", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus/new`);
    const places = page.getByLabel("You play").locator("option");
    await page.getByLabel("You play").waitFor();
    assert.deepEqual(await places.allTextContents(), ["first", "second"]);
    await page.getByLabel("Players").selectOption("4");
    assert.deepEqual(await places.allTextContents(), ["first", "second", "third", "fourth"]);
    await page.goto(`${HOST}/#/ingenious/new`);
    await page.getByLabel("Form").selectOption("team");
    assert.equal(await places.count(), 4);
    await page.getByLabel("Form").selectOption("solo");
    assert.equal(await page.getByLabel("Opponent").count(), 0);
    assert.equal(await page.getByLabel("You play").count(), 0);
    await page.getByRole("button", { name: "Start" }).click();
    // Until the new game has loaded, the one under the dialog is shown.
    await page.locator(".seat").nth(1).waitFor({ state: "detached" });
    await awaitTurn(page);
    assert.equal(await page.locator(".seat").count(), 1);
  }));

test("every page has a title of its own", () =>
  onPage({}, async (page) => {
    const titles = [];
    for (const path of ["", "#/octopus", "#/temple", "#/octopus/learn", "#/octopus/analysis", "#/octopus/review", "#/octopus/puzzle/train", "#/octopus/new"]) {
      await page.goto(`${HOST}/${path}`);
      await page.waitForFunction((known) => !known.includes(document.title), titles);
      titles.push(await page.title());
    }
    assert.equal(new Set(titles).size, titles.length);
  }));

test("icons and manifest are there", () =>
  onPage({}, async (page) => {
    await page.goto(HOST);
    for (const [path, type] of [["/favicon.ico", "image/x-icon"], ["/apple-touch-icon.png", "image/png"], ["/manifest.webmanifest", "application/manifest+json"]]) {
      const response = await page.request.get(HOST + path);
      assert.equal(response.status(), 200, path);
      assert.match(response.headers()["content-type"], new RegExp(type.replaceAll("+", "\\+")), path);
    }
    const manifest = await (await page.request.get(`${HOST}/manifest.webmanifest`)).json();
    for (const { src } of manifest.icons) assert.equal((await page.request.get(new URL(src, `${HOST}/manifest.webmanifest`).href)).status(), 200, src);
  }));

test("two tabs of a browser each keep their place", () =>
  onPage({}, async (page) => {
    await openGame(page, "temple");
    const other = await page.context().newPage();
    await other.goto(`${HOST}/#/octopus`);
    await awaitTurn(other);
    await page.reload();
    await awaitTurn(page);
    assert.match(await page.title(), /^Temple/);
    assert.match(await other.title(), /^Octopus/);
  }));

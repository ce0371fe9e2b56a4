// The page in its languages: the choice of a language, untranslated texts, and the width of texts on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../web/i18n.js";
import { HOST, ask, awaitTurn, clickSomeMove, finger, onPage, openGame, phone, press, withBrowser } from "./browser.mjs";

withBrowser();

const { games } = await ask("/v1/games");
const small = { ...phone, viewport: { width: 360, height: 740 } };
const OF_HOME = { en: "Today's puzzles", de: "Rätsel von heute", es: "Problemas de hoy", fr: "Problèmes du jour" };
const languageOf = (page) => page.evaluate(() => document.documentElement.lang);
const heading = (page, tag) => page.getByRole("heading", { name: OF_HOME[tag] });

for (const tag of Object.keys(LANGUAGES)) {
  for (const place of ["", "temple"]) {
    test(`a browser that asks for ${tag} gets ${tag} at #/${place}, before the script as after it, and nothing jumps`, () =>
      onPage({ ...phone, locale: tag }, async (page) => {
        let go;
        const released = new Promise((resolve) => (go = resolve));
        await page.route("**/app.js", async (route) => {
          await released;
          await route.continue();
        });
        await page.addInitScript(() => {
          globalThis.shift = 0;
          new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => (globalThis.shift += hadRecentInput ? 0 : value))).observe({ type: "layout-shift", buffered: true });
        });
        const said = () => page.evaluate(() => document.querySelector(".tabs, h1").textContent);
        await page.goto(`${HOST}/#/${place}`, { waitUntil: "commit" });
        await page.locator(place ? ".table.first" : ".home").first().waitFor();
        const before = await said();
        go();
        await page.locator(place ? '.table[data-state="move"]' : ".by:text-matches('[0-9]{4}')").first().waitFor();
        assert.equal(await said(), before);
        assert.equal(await languageOf(page), tag);
        assert.ok((await page.evaluate(() => globalThis.shift)) < 0.02);
      }));
  }
}

test("who asks for a language that is not there gets the next one that is", () =>
  onPage({ locale: "it-IT" }, async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "languages", { get: () => ["it-IT", "fr-CA", "en"] }));
    await page.goto(HOST);
    await heading(page, "fr").waitFor();
  }));

test("a language is chosen, stays chosen, and gives way to that of an address", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/?lang=es`);
    await heading(page, "es").waitFor();
    await page.getByLabel("Idioma").selectOption("de");
    await heading(page, "de").waitFor();
    assert.equal(await page.evaluate(() => location.search), "");
    await page.reload();
    await heading(page, "de").waitFor();
    assert.equal(await languageOf(page), "de");
    await page.goto(`${HOST}/?lang=fr`);
    await heading(page, "fr").waitFor();
    await page.goto(`${HOST}/?lang=nonsense`);
    await heading(page, "de").waitFor();
  }));

test("a game goes on in another language", () =>
  onPage({}, async (page) => {
    await openGame(page, "octopus");
    await clickSomeMove(page);
    await awaitTurn(page);
    const moves = await page.locator(".moves .move").allTextContents();
    await page.getByLabel("Language").selectOption("fr");
    await page.getByRole("button", { name: "Annuler" }).waitFor();
    await awaitTurn(page);
    assert.deepEqual(await page.locator(".moves .move").allTextContents(), moves);
    await page.locator(".mine .seat strong", { hasText: "Vous" }).first().waitFor();
  }));

for (const tag of Object.keys(LANGUAGES)) {
  test(`hints of puzzles are said in ${tag}, without a network, too`, () =>
    onPage({ engine: "automatic" }, async (page) => {
      const engine = page.waitForResponse(/\/engine\/module\.wasm$/);
      await page.goto(`${HOST}/?lang=${tag}#/themisto/puzzle/level/1`);
      await (await engine).finished();
      // Its messages load with the engine.
      const parts = ["engine-messages", `${tag}-sentences`].map((name) => `/parts/${name}.js`);
      await page.waitForFunction((ends) => ends.every((end) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(end))), parts);
      const id = await page.locator("[data-id]:has(.question)").getAttribute("data-id");
      const hint = async (level, language) => (await ask(`/v1/themisto/puzzles/${id}/hint?level=${level}&lang=${language}`)).text;
      const shown = page.locator(".hints li");
      const next = page.locator(".bar .buttons button:not(.narrow)");
      await next.click();
      await shown.nth(0).waitFor();
      assert.deepEqual([await shown.nth(0).textContent(), await shown.nth(0).getAttribute("lang")], [await hint(1, tag), tag]);
      assert.equal((await hint(1, tag)) === (await hint(1, "en")), tag === "en");
      await page.context().setOffline(true);
      await next.click();
      await shown.nth(1).waitFor();
      assert.deepEqual([await shown.nth(1).textContent(), await shown.nth(1).getAttribute("lang")], [await hint(2, tag), tag]);
    }));
}

/** All places of the page, each with an element that shows when it has loaded. */
function* places() {
  yield ["", ".home"];
  yield ["days", ".days-page .calendar"];
  for (const { id } of games) {
    const at = (tab) => `.game[data-tab="${tab}"]:has(.table[data-state="move"] .board[data-game="${id}"])`;
    yield [id, at("play")];
    yield [`${id}/new`, "dialog"];
    yield [`${id}/learn`, `${at("learn")} .rules`];
    yield [`${id}/puzzle/level/1`, `${at("puzzle")} .question`];
    yield [`${id}/puzzle/train`, `${at("puzzle")} .puzzle-head:has(.rating)`];
    yield [`${id}/analysis`, `${at("analysis")} .analysis .lines tr`];
    yield [`${id}/review`, `${at("review")} .review`];
    yield [`${id}/edit`, ".verdict.right"];
  }
}

/** Goes to a place of the page without loading it again. */
async function goTo(page, place, there) {
  await page.evaluate((hash) => (location.hash = hash), `#/${place}`);
  await page.locator(there).first().waitFor({ state: "attached" });
}

test("the names of the tabs keep a gap on a phone, in every language", () =>
  onPage(small, async (page) => {
    for (const tag of Object.keys(LANGUAGES)) {
      await page.goto(`${HOST}/?lang=${tag}#/temple/learn/1`);
      await page.locator('.game[data-tab="learn"] .tabs').waitFor();
      const gaps = await page.locator(".tabs a").evaluateAll((tabs) => {
        const texts = tabs.map((tab) => {
          const range = document.createRange();
          range.selectNodeContents(tab);
          return range.getBoundingClientRect();
        });
        return texts.slice(1).map(({ left }, i) => left - texts[i].right);
      });
      assert.ok(Math.min(...gaps) > 4, `${tag}: ${gaps}`);
    }
  }));

for (const tag of Object.keys(LANGUAGES)) {
  test(`the bar of a phone on its side holds its sentences, in ${tag}`, () =>
    onPage({ ...phone, viewport: { width: 740, height: 360 }, locale: tag }, async (page) => {
      await page.goto(`${HOST}/#/ingenious`);
      await awaitTurn(page);
      const fits = () => page.locator(".words").evaluate((words) => words.scrollHeight <= words.clientHeight && words.lastChild.scrollHeight <= words.lastChild.clientHeight);
      assert.ok(await fits());
      await press(page, ".mine [data-source]", finger);
      await page.locator('.bar [data-k="back"]').waitFor();
      assert.ok(await fits());
    }));
}

// English texts are the shortest.
for (const tag of Object.keys(LANGUAGES).filter((tag) => tag !== "en")) {
  test(`${tag} fits on a phone`, () =>
    onPage({ ...small, locale: tag }, async (page) => {
      const wide = [];
      await page.goto(`${HOST}/?lang=${tag}`);
      for (const [place, there] of places()) {
        await goTo(page, place, there);
        const found = await page.evaluate(() => {
          const sheet = document.querySelector(".sheet");
          document.querySelector(".game")?.setAttribute("data-sheet", "open");
          document.querySelectorAll("details").forEach((element) => (element.open = element.className !== "full"));
          const boxes = [document.documentElement, ...(sheet ? [sheet] : []), ...document.querySelectorAll(".bar, .tabs, dialog, .seat header")];
          const cut = [...document.querySelectorAll("button, .button, .tabs a, .pill")].filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1 && element.clientWidth);
          return [...boxes.filter((box) => box.scrollWidth > box.clientWidth + 1), ...cut].map((box) => `${box.tagName} ${box.className} ${box.scrollWidth} > ${box.clientWidth}: ${box.textContent.slice(0, 60)}`);
        });
        wide.push(...found.map((what) => `${place}: ${what}`));
      }
      assert.deepEqual(wide, []);
    }));
}

/** Texts in letters without accents, except for text that is the same in every language. */
const plain = (names) => {
  const found = new Set();
  const isKept = (element) => element.closest('[lang="en"], option[lang], .by, .move, .moves, .wordmark, datalist, script, style, noscript, template, svg text, code');
  const look = (text, element) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ""), text);
    if (/[A-Za-z]{2}/.test(rest) && !isKept(element)) found.add(text.trim());
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) look(texts.currentNode.data, texts.currentNode.parentElement);
  for (const element of document.querySelectorAll("[aria-label], [title], [alt]")) {
    for (const name of ["aria-label", "title", "alt"]) if (element.hasAttribute(name)) look(element.getAttribute(name), element);
  }
  look(document.title, document.body);
  return [...found];
};
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const NAMES = ["Tessera", "API", "CC0", ...MONTHS, ...DAYS];

test("nothing stays untranslated", () =>
  onPage({}, async (page) => {
    const left = [];
    const look = async (place) => left.push(...(await page.evaluate(plain, NAMES)).map((text) => `${place}: ${text}`));
    await page.goto(`${HOST}/?lang=qps`);
    await page.locator("#language option").first().waitFor({ state: "attached" });
    for (const [place, there] of places()) {
      await goTo(page, place, there);
      await look(place);
    }
    for (const { id } of games) {
      const { default: steps } = await import(`../../web/lessons/${id}.js`);
      for (let i = 1; i <= steps.length; i++) {
        await goTo(page, `${id}/learn/${i}`, `.steps [aria-current="step"][href="#/${id}/learn/${i}"]`);
        await look(`${id}/learn/${i}`);
      }
      await goTo(page, id, `.game[data-tab="play"]:has(.table[data-state="move"] .board[data-game="${id}"])`);
      await clickSomeMove(page);
      await awaitTurn(page);
      await look(`${id}, played`);
    }
    assert.deepEqual(left, []);
  }));

test("nothing stays untranslated that is said of puzzles, of what is wrong, and without a network", () =>
  onPage({ engine: "automatic" }, async (page, complaints) => {
    const left = [];
    const look = async (place) => left.push(...(await page.evaluate(plain, NAMES)).map((text) => `${place}: ${text}`));
    const visit = async (place, there) => {
      await page.goto(`${HOST}/?lang=qps#/${place}`);
      await page.locator(there).first().waitFor();
      await look(place);
    };
    for (const { id } of games) {
      await visit(`${id}/puzzle/storm`, ".clock:text-matches('[0-9]:')");
      await visit(`${id}/puzzle/level/1`, ".question");
      await awaitTurn(page);
      await page.locator(".bar .buttons button").first().click();
      await page.locator(".hints li").first().waitFor();
      await look(`${id}, a hint`);
      await page.locator('[data-k="reveal"]').click();
      await page.locator('[data-k="reveal-yes"]').click();
      await page.locator(".solution").waitFor();
      await look(`${id}, a solution`);
      const { puzzles: [{ key, type }] } = await ask(`/v1/${id}/puzzles?level=1&count=1`);
      await visit(`${id}/edit?p=${encodeURIComponent(key)}`, '[data-k="verify"]');
      await page.locator('[data-k="verify-type"]').selectOption(type);
      await page.locator('[data-k="verify"]').click();
      await page.locator(".verified section").waitFor();
      await look(`${id}, verified`);
      await visit(`${id}?p=nonsense`, ".status:text-matches('[^\\x00-\\xff]'), [role=alert]");
      await visit(`${id}/puzzle/id/nonsense`, ".status:text-matches('[^\\x00-\\xff]'), [role=alert]");
    }
    await page.goto(`${HOST}/?lang=qps#/themisto`);
    await awaitTurn(page);
    await page.context().setOffline(true);
    await page.evaluate(() => localStorage.setItem("tessera.engine", JSON.stringify("service")));
    await clickSomeMove(page, 3);
    await page.locator("#waiting:not([hidden])").waitFor();
    await look("without a network");
    assert.deepEqual(left, []);
    complaints.length = 0;
  }));

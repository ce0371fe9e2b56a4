import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, awaitTurnIn, daily, finger, isSeen, makeMove, onPage, openGame, openTab, phone, press, solve, someMove, withBrowser, wrongMove } from "./browser.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
const small = { ...phone, viewport: { width: 360, height: 740 } };

withBrowser();

/** Counts scrolls of the page itself. */
const watchScrolling = (page) => page.evaluate(() => {
  globalThis.scrolled = 0;
  addEventListener("scroll", (event) => event.target === document && globalThis.scrolled++, true);
});
const inView = (page, selector, least = 30) => page.evaluate(([s, least]) => {
  const box = document.querySelector(s).getBoundingClientRect();
  return box.top >= 0 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1 && box.height > least;
}, [selector, least]);

for (const game of GAMES) {
  test(`${game} on a phone: board and hand stay in view, and nothing scrolls by itself`, () =>
    onPage({ ...small, colorScheme: "dark" }, async (page) => {
      await openGame(page, game);
      await watchScrolling(page);
      for (let i = 0; i < 3 && (await page.locator(".table").getAttribute("data-state")) === "move"; i++) {
        await makeMove(page, ...(await someMove(page, i)), finger);
        await awaitTurn(page);
        for (const place of [".board", ".mine", ".bar", ".tabs"]) assert.ok(await inView(page, place), place);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
      assert.deepEqual(await page.evaluate(() => [globalThis.scrolled, scrollX, scrollY]), [0, 0, 0]);
      await page.getByRole("link", { name: "Play", exact: true }).tap();
      assert.ok((await page.locator(".moves li").count()) > 0);
      await page.locator(".moves li").first().waitFor();
    }));

  test(`${game} on a phone: whatever is tapped measures 44 pixels, or the first tap magnifies the board`, () =>
    onPage(small, async (page) => {
      await openGame(page, game);
      const small = await page.evaluate(() => {
        const list = [...document.querySelectorAll('a, button, select, [data-source][aria-disabled="false"], .spot.usable')];
        return list.filter((element) => element.checkVisibility()).map((element) => [element.getBoundingClientRect(), element.dataset.spot ?? element.textContent])
          .filter(([box, name]) => Math.max(box.width, box.height) > 0 && Math.min(box.width, box.height) < 39.5 && name !== "To the game").map(([box, name]) => [name, Math.round(box.width), Math.round(box.height)]);
      });
      const spots = small.filter(([name]) => /^[FTW]?-?\w+,|^[a-h]\d/.test(name));
      assert.deepEqual(small.filter((entry) => !spots.includes(entry)), []);
      if (!spots.length) return;
      await press(page, ".spot.usable", finger);
      await page.getByRole("button", { name: "Whole board" }).waitFor();
      const side = await page.evaluate(() => Math.min(...[...document.querySelectorAll(".spot.usable")].map((spot) => Math.min(spot.getBoundingClientRect().width, spot.getBoundingClientRect().height))));
      assert.ok(side >= 38, `${side}`);
    }));
}

test("a phone's board names its files and ranks, and its header the whole name of the game", () =>
  onPage(small, async (page) => {
    for (const [game, count] of [["themisto", 16], ["nebuchadnezzar", 16], ["octopus", 14]]) {
      await openGame(page, game);
      await page.locator(`.board[data-game="${game}"] text.f-muted`).first().waitFor();
      const seen = await page.locator(".board text.f-muted").evaluateAll((names) => names.filter((name) => {
        const [own, board] = [name, name.closest(".board")].map((element) => element.getBoundingClientRect());
        return own.width > 3 && own.left >= board.left && own.right <= board.right && own.top >= board.top && own.bottom <= board.bottom;
      }).length);
      assert.equal(seen, count, game);
      const name = page.locator("#games a[aria-current]");
      assert.ok(await name.evaluate((link) => link.scrollWidth <= link.clientWidth && link.getBoundingClientRect().right <= document.getElementById("games").getBoundingClientRect().right), game);
    }
    await page.getByRole("combobox", { name: "Games" }).selectOption("temple");
    await page.locator('.board[data-game="temple"]').waitFor();
  }));

test("tabs open as a sheet over the lower half", () =>
  onPage(phone, async (page) => {
    await openGame(page, "nebuchadnezzar");
    assert.equal(await page.locator(".sheet").isVisible(), false);
    for (const name of ["Analysis", "Review"]) {
      await page.getByRole("link", { name, exact: true }).tap();
      // The sheet of the former tab may still be shown.
      await page.locator(`.game[data-tab="${name.toLowerCase()}"] .sheet`).waitFor();
      const box = await page.locator(".sheet").boundingBox();
      assert.ok(box.y > 844 * 0.4 && box.height > 844 * 0.35, name);
      assert.ok(await inView(page, ".board"), name);
      const board = await page.locator(".board").boundingBox();
      assert.ok(board.y + board.height <= box.y + 1, name);
    }
    await page.getByRole("button", { name: "Close" }).tap();
    await page.locator(".sheet").waitFor({ state: "hidden" });
    await openTab(page, "Puzzles");
    await awaitTurn(page);
    assert.equal(await page.locator(".sheet").isVisible(), false);
    assert.ok((await page.locator(".status").textContent()).length > 10);
    // The tab that is on has an arrow, and says that it opens something.
    const tab = page.getByRole("link", { name: "Puzzles", exact: true, expanded: false });
    const arrow = () => tab.or(page.getByRole("link", { name: "Puzzles", exact: true, expanded: true })).evaluate((link) => getComputedStyle(link, "::before").content);
    assert.match(await arrow(), /▲/);
    await tab.tap();
    await page.locator(".question").waitFor();
    assert.match(await arrow(), /▼/);
    assert.equal(await page.locator("[aria-expanded]").count(), 1);
  }));

for (const game of GAMES) {
  test(`${game} fits a laptop's window`, () =>
    onPage({ viewport: { width: 1280, height: 720 } }, async (page) => {
      await openGame(page, game);
      for (const place of [".board", ".mine", ".bar", ".tabs", '[data-k="new"]']) assert.ok(await inView(page, place), place);
      assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight));
      const { width, height } = await page.locator(".picture").boundingBox();
      assert.ok(width > 300 && height > 240, `${width}x${height}`);
    }));
}

test("Ingenious' board takes more than half of a laptop's height", () =>
  onPage({ viewport: { width: 1280, height: 720 } }, async (page) => {
    for (const address of ["ingenious", "ingenious/puzzle/2026-11-30"]) {
      await page.goto(`${HOST}/#/${address}`);
      await awaitTurnIn(page, "ingenious");
      const { height } = await page.locator(".hits").boundingBox();
      assert.ok(height > 360, `${address}: ${height}`);
    }
  }));

test("a phone on its side shows board and hand", () =>
  onPage({ ...phone, viewport: { width: 844, height: 390 } }, async (page) => {
    for (const game of ["themisto", "octopus", "temple"]) {
      await openGame(page, game);
      for (const place of [".board", ".bar", ".tabs"]) assert.ok(await inView(page, place), `${game} ${place}`);
      // Without a hand, a seat has one line.
      assert.ok(await inView(page, ".mine", game === "themisto" ? 20 : 30), `${game} .mine`);
    }
    // Temple is seen from above, as on a phone held upright.
    await page.getByRole("button", { name: "Seen from the side" }).waitFor();
  }));

test("before the first move, the rules are one tap away", () =>
  onPage(small, async (page) => {
    await openGame(page, "temple");
    await page.getByRole("button", { name: "Rules", exact: true }).tap();
    await page.getByRole("heading", { name: "Rules of Temple" }).waitFor();
    await page.goBack();
    await awaitTurn(page);
    await makeMove(page, ...(await someMove(page)), finger);
    await awaitTurn(page);
    await page.locator(".bar").getByRole("button", { name: "Undo" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Rules", exact: true }).count(), 0);
  }));

test("next to the explanation of a solved puzzle, no button covers the result", () =>
  onPage({ ...phone, reducedMotion: "reduce" }, async (page) => {
    const date = "2026-11-16";
    const { id } = await ask(`/v1/nebuchadnezzar/puzzles/daily?date=${date}`);
    const { moves } = await ask(`/v1/nebuchadnezzar/puzzles/${id}/solution`);
    await page.addInitScript((days) => localStorage.setItem("tessera.daily.nebuchadnezzar", JSON.stringify(days)), { [date]: { solved: true, tries: 1, id, moves } });
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/${date}`);
    await page.getByRole("button", { name: "Explain" }).tap();
    await page.locator(".solution li").first().waitFor();
    assert.ok(await isSeen(page, ".bar .status"));
    const isInside = await page.locator(".words").evaluate((words) => words.getBoundingClientRect().bottom <= words.nextElementSibling.getBoundingClientRect().top && getComputedStyle(words).overflowY === "auto");
    assert.ok(isInside);
  }));

test("a move is taken back from the bar, without the sheet", () =>
  onPage(phone, async (page) => {
    await openGame(page, "nebuchadnezzar");
    const undo = page.locator(".bar").getByRole("button", { name: "Undo" });
    assert.equal(await undo.count(), 0);
    const empty = await page.locator("[data-piece]").count();
    await makeMove(page, ...(await someMove(page)), finger);
    await undo.waitFor();
    await undo.tap();
    await page.waitForFunction((count) => document.querySelectorAll("[data-piece]").length === count, empty);
    assert.equal(await page.locator(".sheet").isVisible(), false);
    await page.locator(".bar").getByRole("button", { name: "Redo" }).tap();
    await undo.waitFor();
    await page.waitForFunction((count) => document.querySelectorAll("[data-piece]").length > count, empty);
  }));

test("the engine's level is in view, and resigning takes two taps below the board", () =>
  onPage(small, async (page) => {
    for (const game of GAMES) {
      await openGame(page, game);
      assert.equal(await page.locator(".others .strength").textContent(), "level 1");
      assert.ok(await page.locator(".others header").evaluate((header) => header.scrollWidth <= header.clientWidth), game);
      assert.equal(await page.locator(".bar").getByRole("button", { name: "Resign" }).count(), 0);
      await makeMove(page, ...(await someMove(page)), finger);
      await awaitTurn(page);
      const [resign, playOn] = ["Resign", "Play on"].map((name) => page.locator(".bar").getByRole("button", { name }));
      await resign.tap();
      await playOn.tap();
      await resign.tap();
      await page.locator(".status", { hasText: "Give up this game?" }).waitFor();
      // A move is an answer, too. In Themisto the engine may win after a second one.
      if (game === "themisto") await playOn.tap();
      else await makeMove(page, ...(await someMove(page)), finger);
      await awaitTurn(page);
      assert.equal(await playOn.count(), 0);
      await resign.tap();
      await page.locator(".bar").getByRole("button", { name: "Give up" }).tap();
      await page.locator(".status", { hasText: "You gave up." }).waitFor();
      assert.equal(await page.locator(".sheet").isVisible(), false);
    }
  }));

test("after New game and Start, and after Give up, the sheet is closed and the hand in view", () =>
  onPage(phone, async (page) => {
    await openGame(page, "octopus");
    await page.getByRole("link", { name: "Play", exact: true }).tap();
    await page.getByRole("link", { name: "New game" }).tap();
    await page.getByRole("button", { name: "Start" }).tap();
    await page.locator(".sheet").waitFor({ state: "hidden" });
    await awaitTurn(page);
    assert.ok(await inView(page, ".mine .hand"));
    await makeMove(page, ...(await someMove(page)), finger);
    await awaitTurn(page);
    await page.getByRole("link", { name: "Play", exact: true }).tap();
    await page.getByRole("button", { name: "Resign" }).tap();
    await page.getByRole("button", { name: "Give up" }).tap();
    await page.locator('.table[data-state="over"]').waitFor();
    assert.equal(await page.locator(".sheet").isVisible(), false);
  }));

test("whatever place is tapped, it is chosen, and the board comes nearer", () =>
  onPage(small, async (page) => {
    const position = "N6@-2,2;R6@-5,1;G6@-4,1;Y6@-3,1;W6@-2,1;C6@-1,1;O6@0,1;B6@-2,0;B4@-1,0;B2@0,0;B5@-1,-1;B1@0,-1;P3@-2,-2;C3@-1,-2;B3@0,-2;O3@-2,-3;K3@-1,-3;G3@0,-3;R3@-2,-4;N3@-1,-4;W3@0,-4|R1O2Y2Y5G1C1C2C4C5P2P4P6N1N2N4K2K4K6W4,R2R4R5O1O4O5Y1Y3Y4G2G4G5P1P5N5K1K5W1W2W5|32,31|1|1";
    await page.goto(`${HOST}/#/octopus?p=${encodeURIComponent(position)}`);
    await awaitTurn(page);
    const tile = '.mine [data-source="Y3"]';
    await press(page, tile, finger);
    const places = await page.locator(".spot.target").evaluateAll((spots) => spots.map(({ dataset }) => dataset.spot));
    assert.equal(places.length, 23);
    for (const place of places) {
      const { x, y, width, height } = await page.locator(`[data-spot="${place}"]`).boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.locator(".whole").waitFor();
      await page.locator(`.bar [data-move="Y3@${place}"]`).waitFor();
      assert.ok(await isSeen(page, `[data-spot="${place}"]`), place);
      await press(page, '.bar [data-k="back"]', finger);
      await press(page, ".whole", finger);
      await page.locator(".whole").waitFor({ state: "detached" });
    }
  }));

for (const lang of ["en", "de", "es", "fr"]) {
  test(`Ingenious' own colours and goal are in view on a phone, in ${lang}`, () =>
    onPage(small, async (page) => {
      for (const viewport of [small.viewport, phone.viewport, { width: 740, height: 360 }, { width: 640, height: 450 }]) {
        await page.setViewportSize(viewport);
        await page.goto(`${HOST}/?lang=${lang}#/ingenious/puzzle/2026-11-21`);
        await page.locator(".mine .goal").waitFor();
        const [hand, ...boxes] = await page.evaluate(() => [".hand", ".extra", ".goal", ".value"].map((part) => document.querySelector(`.mine ${part}`).getBoundingClientRect().toJSON()));
        const tabs = await page.locator(".tabs").boundingBox();
        for (const box of [hand, ...boxes]) assert.ok(box.bottom <= tabs.y + 1 && box.right <= viewport.width, `${viewport.width}: ${JSON.stringify(box)}`);
        assert.ok(viewport.width > viewport.height ? boxes[0].left >= hand.right - 1 : boxes[0].top >= hand.bottom - 1);
        assert.ok(boxes[1].right <= boxes[2].left);
        await page.goto("about:blank");
      }
    }));

  test(`every hint is shown as a whole on a phone, in ${lang}`, () =>
    onPage(small, async (page) => {
      for (const game of ["themisto", "nebuchadnezzar", "temple"]) {
        await page.goto(`${HOST}/?lang=${lang}#/${game}/puzzle/2026-11-28`);
        await awaitTurn(page);
        let last = "";
        for (let i = 0; i < 3; i++) {
          await press(page, '.bar [data-k^="action-"]', finger);
          await page.waitForFunction((last) => ![undefined, last].includes(document.querySelector(".bar .hint")?.textContent), last);
          last = await page.locator(".bar .hint").textContent();
          assert.ok(await page.locator(".bar .hint").evaluate((hint) => [hint, hint.parentElement].every((one) => one.scrollHeight <= one.clientHeight + 1)), last);
        }
        await page.goto("about:blank");
      }
    }));
}

test("Ingenious' own colours stay in view on a phone when tiles are drawn in an answer and after the solution", () =>
  onPage(phone, async (page) => {
    const day = "2026-11-30";
    const puzzle = await daily("ingenious", day);
    await page.goto(`${HOST}/#/ingenious/puzzle/${day}`);
    await awaitTurnIn(page, "ingenious");
    await page.locator(".mine .piece").nth(2).waitFor({ state: "detached" });
    const drawTiles = async () => {
      await page.locator(".mine .piece").nth(5).waitFor();
      assert.ok(await isSeen(page, ".mine .extra"));
    };
    await makeMove(page, "ingenious", (await wrongMove("ingenious", puzzle)).move, finger);
    await drawTiles();
    await page.locator('.bar [data-k="action-Hint"]').waitFor();
    await solve(page, "ingenious", puzzle, finger);
    await drawTiles();
  }));

for (const [game, address] of [["octopus", "octopus"], ["temple", "temple/puzzle/2026-11-30"]]) {
  test(`${game} on a phone: a tap on the opponent shows all its tiles, another one hides them, and the board stays`, () =>
    onPage(small, async (page) => {
      await page.goto(`${HOST}/#/${address}`);
      await awaitTurnIn(page, game);
      const places = new Set();
      const note = async () => places.add(JSON.stringify(await page.locator(".picture").boundingBox()));
      await note();
      const tiles = page.locator(".others .piece");
      const count = Number.parseInt(await page.locator(".others :is(.note, .value)", { hasText: /tiles$/ }).textContent(), 10);
      assert.equal(await tiles.count(), count);
      await press(page, ".others .show", finger);
      await page.locator(".others .hand:popover-open").waitFor();
      await note();
      const board = await page.locator(".picture").boundingBox();
      for (const tile of await tiles.all()) {
        const { x, y, width, height } = await tile.boundingBox();
        assert.ok(y >= board.y + board.height && x >= 0 && x + width <= 360 && y + height <= 740);
        assert.ok(await tile.evaluate((piece, [x, y]) => piece.contains(document.elementFromPoint(x, y)), [x + width / 2, y + height / 2]));
      }
      await press(page, ".others .show", finger);
      await page.locator(".others .hand:popover-open").waitFor({ state: "detached" });
      await note();
      assert.equal(places.size, 1);
    }));
}

for (const language of ["en", "de", "fr", "es"]) {
  test(`the way to the next puzzle has one line on a narrow phone, also after the result is copied, ${language}`, () =>
    onPage({ ...small, locale: language, permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
      const day = "2026-11-16";
      await page.goto(`${HOST}/#/days`);
      const tall = [];
      for (const game of GAMES) {
        await page.evaluate(([games, game, day]) => {
          for (const one of games) localStorage[`tessera.daily.${one}`] = JSON.stringify(one === game ? { [day]: { solved: true, tries: 1 } } : {});
          location.hash = `#/${game}/puzzle/${day}`;
        }, [GAMES, game, day]);
        const share = page.locator(`.game:has(.board[data-game="${game}"]) .bar [data-k="action-share-result"]`);
        const label = await share.textContent();
        await share.tap();
        await page.waitForFunction((label) => document.querySelector('.bar [data-k="action-share-result"]').textContent !== label, label);
        const next = page.locator(".bar .primary");
        const lines = await next.evaluate((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return range.getClientRects().length;
        });
        if (lines > 1) tall.push(await next.textContent());
      }
      assert.deepEqual(tall, []);
    }));
}

for (const [game, marks] of [["themisto", [".region", ".pointed"]], ["ingenious", [".region"]]]) {
  test(`${game} on a phone: the region and the ring of a hint at the edge of the board are shown as a whole`, () =>
    onPage(phone, async (page) => {
      await page.goto(`${HOST}/#/${game}/puzzle/2026-11-30`);
      await awaitTurnIn(page, game);
      for (const key of ["Hint", "Hint 2"]) await press(page, `.bar [data-k="action-${key}"]`, finger);
      await page.locator(".mine .hinted, .pointed").first().waitFor();
      const board = await page.locator(".picture").boundingBox();
      for (const mark of marks) {
        const { x, y, width, height } = await page.locator(mark).boundingBox();
        assert.ok(x >= board.x && y >= board.y && x + width <= board.x + board.width && y + height <= board.y + board.height, JSON.stringify([x, y, width, height, board]));
      }
    }));
}

test("rules print to all the pages that they need", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/temple/rules`);
    await page.locator(".rulebook h3").first().waitFor();
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    assert.ok(paper.match(/\/Type\s*\/Page\b/g).length > 1);
  }));

test("after a move in Temple, the hand is scrolled to the tiles that go on, and no text lies under the opponent's tiles", () =>
  onPage(small, async (page) => {
    await openGame(page, "temple");
    const tiles = page.locator('.mine [data-source][aria-disabled="false"]');
    const last = await tiles.last().getAttribute("data-source");
    await makeMove(page, "temple", `F0,0=${last}`, finger);
    await awaitTurn(page);
    const hand = await page.locator(".mine .hand").boundingBox();
    const first = await tiles.first().boundingBox();
    assert.ok(first.x >= hand.x && first.x + first.width <= hand.x + hand.width, `${first.x}`);
    await page.goto(`${HOST}/#/temple/learn/1`);
    // The opponent of the lesson holds fewer tiles. Both places are of the same moment.
    await page.locator(".others .value", { hasText: /^6 tiles$/ }).waitFor();
    const [value, tile] = await page.evaluate(() => [".value", ".piece"].map((one) => document.querySelector(`.others ${one}`).getBoundingClientRect().toJSON()));
    assert.ok(value.right <= tile.left, `${value.right} ${tile.left}`);
  }));

test("when a phone is turned, the end of a hand fades where tiles are out of view, and only there", () =>
  onPage(phone, async (page) => {
    await openGame(page, "octopus");
    for (const [viewport, isLong] of [[{ width: 844, height: 390 }, true], [{ width: 1000, height: 844 }, false], [phone.viewport, true]]) {
      await page.setViewportSize(viewport);
      await page.waitForFunction((isLong) => {
        const hand = document.querySelector(".mine .hand");
        const last = [...hand.querySelectorAll(".piece")].at(-1).getBoundingClientRect();
        const isOut = last.right > hand.getBoundingClientRect().right;
        return isOut === isLong && (getComputedStyle(hand).maskImage !== "none") === isLong;
      }, isLong);
    }
    // At the end of the hand, no tile is out of view any more.
    await page.locator(".mine .hand").evaluate((hand) => hand.scrollTo(hand.scrollWidth, 0));
    await page.waitForFunction(() => getComputedStyle(document.querySelector(".mine .hand")).maskImage === "none");
  }));

for (const [game, what, ...changes] of [
  ["octopus", "a phone is turned", (page) => page.setViewportSize({ width: 844, height: 390 }), (page) => page.setViewportSize(phone.viewport)],
  ["temple", "a view is changed", (page) => press(page, '[data-k="view"]', finger)],
]) {
  test(`when ${what}, hint and choice stay`, () =>
    onPage(phone, async (page) => {
      await page.goto(`${HOST}/#/${game}/puzzle/2026-01-05`);
      await awaitTurn(page);
      for (const level of [1, 2, 3]) {
        await page.locator('.bar [data-k^="action-Hint"]').tap();
        await page.waitForFunction((count) => document.querySelectorAll(".hints li").length === count, level);
      }
      await page.locator(".marks .badge").first().waitFor();
      await press(page, '.mine [data-source][aria-disabled="false"]', finger);
      await page.locator(".mine .held").waitFor();
      for (const change of changes) {
        const before = await page.locator(".picture").getAttribute("viewBox");
        await change(page);
        await page.waitForFunction((box) => document.querySelector(".picture").getAttribute("viewBox") !== box, before);
        assert.equal(await page.locator(".mine .held").count(), 1);
        assert.ok(await page.locator(".marks .badge").count());
        assert.ok(await page.locator(".mine .hinted").count());
      }
    }));
}

test("training and storms are two taps away from the puzzle of the day", () =>
  onPage(small, async (page) => {
    await page.goto(`${HOST}/#/octopus/puzzle`);
    await awaitTurn(page);
    for (const [name, place] of [["Train", "train"], ["Storm", "storm"]]) {
      await page.getByRole("button", { name: "More", exact: true }).tap();
      await page.getByRole("link", { name, exact: true }).tap();
      await page.waitForURL((url) => url.hash === `#/octopus/puzzle/${place}`);
      await page.goBack();
      await awaitTurn(page);
    }
  }));

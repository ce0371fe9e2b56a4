// Puzzles of a day: the boards, hints and answers on the board, results to share, the calendar, and former faults.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, daily, finger, isSeen, makeMove, mouse, onPage, ownMoves, phone, press, solve, withBrowser, wrongMove } from "./browser.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
/** A day of easy puzzles. */
const MONDAY = "2026-11-16";
/** A day of easy puzzles whose solutions continue to the end of the game in Octopus and Ingenious. */
const CONTINUED = "2026-11-30";

withBrowser();

/** Keeps a value in the browser before the page starts. */
const keep = (page, name, value) => page.addInitScript(([name, value]) => localStorage.setItem(`tessera.${name}`, JSON.stringify(value)), [name, value]);
const kept = (page, name) => page.evaluate((name) => JSON.parse(localStorage.getItem(`tessera.${name}`)), name);

/** The pieces on the board, as text. */
const pieces = (page) => page.locator(".board [data-piece]").evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.replaceAll(/ (class|style)="[^"]*"/g, "")).join("\n"));

for (const [name, options] of [["a phone", phone], ["a desktop", {}]]) {
  test(`a first visit begins with today's five boards on ${name}, in view`, () =>
    onPage(options, async (page) => {
      await page.goto(`${HOST}/`);
      for (const game of GAMES) {
        const link = page.locator(`.today a[href="#/${game}/puzzle"]`);
        await link.locator("svg [data-piece], svg circle, svg polygon").first().waitFor();
        const { y, height } = await link.boundingBox();
        assert.ok(y > 0 && y + height <= page.viewportSize().height, `${game}: ${y} ${height}`);
      }
      assert.match(await page.locator(".today").innerText(), /Each comes with its rule/);
      const card = await page.locator(".card").first().boundingBox();
      const today = await page.locator(".today").boundingBox();
      assert.ok(today.y + today.height < card.y);
    }));
}

test("the start page says how many moves each of today's puzzles takes", () =>
  onPage(phone, async (page) => {
    const thursday = "2026-11-19";
    await page.clock.setFixedTime(`${thursday}T10:00:00Z`);
    const counts = await Promise.all(GAMES.map(async (game) => (await daily(game, thursday)).to_find));
    assert.ok(counts.some((count) => count > 1) && counts.includes(1), `${counts}`);
    await page.goto(`${HOST}/`);
    await page.locator(".today .thumbnail svg").nth(4).waitFor();
    assert.deepEqual(await page.locator(".today .to-find").allTextContents(), counts.map((count) => (count > 1 ? `${count} moves` : "one move")));
  }));

for (const width of [320, 390, 768]) {
  test(`the start page of a solved day shows each name whole and in the middle, ${width} pixels wide`, () =>
    onPage({ ...phone, viewport: { width, height: 844 } }, async (page) => {
      const { date } = await ask("/v1/octopus/puzzles/daily");
      for (const game of GAMES) await keep(page, `daily.${game}`, { [date]: { solved: true, tries: 1, hints: 0 } });
      await page.goto(`${HOST}/`);
      await page.locator(".today .set .squares").nth(4).waitFor();
      const cards = await page.locator(".today .set li:not(.all)").evaluateAll((all) => all.map((card) => {
        const range = document.createRange();
        range.selectNodeContents(card.querySelector(".name"));
        const [outer, name, square] = [card, range, card.querySelector(".squares")].map((one) => one.getBoundingClientRect());
        return { isWhole: name.left >= outer.left && name.right <= outer.right, aside: Math.abs(name.left + name.right - outer.left - outer.right), isInside: square.left >= outer.left && square.right <= outer.right && square.bottom <= name.top };
      }));
      for (const card of cards) assert.ok(card.isWhole && card.isInside && card.aside < 4, JSON.stringify(cards));
    }));
}

test("two taps lead from the start page to the hint, which is on the board and above the bar", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/`);
    await page.locator('.today a[href="#/octopus/puzzle"]').tap();
    await awaitTurn(page);
    await page.getByRole("button", { name: "Hint" }).tap();
    await page.locator(".told.hint").waitFor();
    // The hint takes the place of the question.
    assert.equal(await page.locator(".bar .status").isVisible(), false);
    assert.equal(await page.locator(".sheet").isVisible(), false);
    await page.locator(".region").waitFor();
    assert.equal(await page.locator('.legend [data-mark="region"] rect[rx]').count(), 1);
    assert.equal(await page.locator(".piece.hinted").count(), 0);
    await page.getByRole("button", { name: "Hint 2" }).tap();
    await page.locator(".piece.hinted").waitFor();
    await page.getByRole("button", { name: "Hint 3" }).tap();
    await page.locator(".marks text").first().waitFor();
    assert.deepEqual(Object.values(await kept(page, "daily.octopus")), [{ tries: 0, hints: 3 }]);
  }));

const HELD = [["upright", { width: 360, height: 740 }], ["on its side", { width: 740, height: 360 }]];

for (const [game, held, viewport] of GAMES.flatMap((game) => HELD.map((held) => [game, ...held]))) {
  test(`${game}, a phone ${held}: hints, the answer to a wrong move, the end and the result are seen next to the board`, () =>
    onPage({ ...phone, viewport, permissions: ["clipboard-read", "clipboard-write"], reducedMotion: "reduce" }, async (page) => {
      const puzzle = await daily(game, MONDAY);
      await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
      await page.goto(`${HOST}/#/${game}/puzzle/${MONDAY}`);
      await awaitTurn(page);
      const question = await page.locator(".question").textContent();
      assert.ok(question.length < 80, question);
      if (question !== puzzle.question) assert.equal(await page.locator(".exact").textContent(), puzzle.question);
      for (const level of [1, 2, 3]) {
        const { text } = await ask(`/v1/${game}/puzzles/${puzzle.id}/hint?level=${level}`);
        await press(page, '.bar [data-k^="action-Hint"]', finger);
        await page.locator(".told.hint").filter({ hasText: text }).waitFor();
        assert.ok(await isSeen(page, ".told.hint"), `hint ${level}`);
        // The whole hint takes the place of the question.
        assert.ok(await page.locator(".told.hint").evaluate((hint) => hint.scrollHeight <= hint.clientHeight + 1), text);
      }
      const before = await pieces(page);
      const { move, line } = await wrongMove(game, puzzle);
      // The boards that are shown: after the wrong move, and after each move of its answer.
      await page.evaluate(() => {
        globalThis.boards = new Set();
        const look = () => globalThis.boards.add([...document.querySelectorAll(".board [data-piece]")].map((piece) => piece.outerHTML.replace(/ style="[^"]*"/g, "")).join(""));
        new MutationObserver(look).observe(document.querySelector(".board"), { childList: true, subtree: true });
      });
      await makeMove(page, game, move, finger);
      await page.locator(".told.wrong", { hasText: /^Not that one\. .+\.$/ }).waitFor();
      assert.ok(await isSeen(page, ".told.wrong"));
      // While moves are shown, no seat is to move.
      await page.waitForFunction(() => document.querySelector('.bar [data-k="action-Take it back"]') && !document.querySelector(".seat.active"));
      await page.locator('.table[data-state="move"]').waitFor();
      assert.equal(await pieces(page), before);
      assert.ok((await page.evaluate(() => globalThis.boards.size)) >= 1 + line.length, "the answer was not played");
      const own = await ownMoves(game, puzzle);
      const pressed = await solve(page, game, puzzle, finger);
      // A tile or disc, its places and "Play" for each move.
      assert.ok(pressed.length <= 5 * own.length, pressed.join(", "));
      assert.equal(await page.locator(".cheer").count(), 0);
      const { [MONDAY]: { seconds, id, moves, ...entry } } = await kept(page, `daily.${game}`);
      assert.ok(seconds >= 0);
      assert.equal(id, puzzle.id);
      assert.deepEqual(own.filter((move) => !moves.includes(move)), []);
      assert.deepEqual(entry, { solved: true, tries: 2, hints: 3 });
      assert.match(await page.locator(".ending.solved .result").innerText(), /Second try, 3 hints/);
      assert.equal(await page.locator(".seat.active").count(), 0);
      const five = await page.locator(".ending .five li").evaluateAll((marks) => marks.map(({ className }) => className));
      assert.deepEqual(five, GAMES.map((one) => (one === game ? "late here" : "open")));
      for (const part of [".ending", ".bar .status", '.bar [data-k^="action-Next: "]', '.bar [data-k="action-Explain"]']) assert.ok(await isSeen(page, part), part);
      const [board, tabs] = await Promise.all([".board .picture", ".tabs"].map((part) => page.locator(part).boundingBox()));
      assert.ok(board.y + board.height <= tabs.y + 1, JSON.stringify([board, tabs]));
      await press(page, '.bar [data-k="action-share-result"]', finger);
      await page.locator('.bar [data-k="action-share-result"]', { hasText: "Result copied" }).waitFor();
      // The squares stay in view.
      assert.ok(await page.locator(".ending .five").isVisible());
      const name = await page.locator(`#games a[data-k="${game}"]`).textContent();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `Tessera, day 320: 1 of 5\n🟥🟨 ${name} ${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}\n${HOST}/#/days/${MONDAY}`);
      await press(page, '.bar [data-k="action-Explain"]', finger);
      await page.locator(".solution li").first().waitFor();
      assert.ok(await isSeen(page, ".solution li"));
      const next = GAMES[(GAMES.indexOf(game) + 1) % GAMES.length];
      await page.getByRole("button", { name: "Close" }).tap();
      await page.getByRole("button", { name: /^Next: / }).tap();
      await page.locator(`.board[data-game="${next}"]`).waitFor();
      await page.waitForFunction((hash) => location.hash === hash, `#/${next}/puzzle/${MONDAY}`);
      await page.goBack();
      await page.locator(".status", { hasText: "Solved!" }).waitFor();
      assert.equal(await page.locator(".bar .squares").textContent(), "🟥🟨");
    }));
}

test("after the fifth puzzle comes the day's summary, with a countdown to the next one", () =>
  onPage({ timezoneId: "Pacific/Kiritimati" }, async (page) => {
    await page.clock.setFixedTime(`${MONDAY}T22:29:00Z`);
    for (const game of GAMES.slice(1)) await keep(page, `daily.${game}`, { [MONDAY]: { solved: true, tries: 1, hints: 0 } });
    const puzzle = await daily("octopus", MONDAY);
    await page.goto(`${HOST}/#/octopus/puzzle`);
    await awaitTurn(page);
    await page.clock.setFixedTime(`${MONDAY}T22:30:15Z`);
    await solve(page, "octopus", puzzle);
    assert.equal(await page.locator(".bar .result .clock").textContent(), "1:15");
    await page.evaluate(() => new MutationObserver(() => (globalThis.cheered ||= Boolean(document.querySelector(".days-page > .cheer")))).observe(document.body, { childList: true, subtree: true }));
    await page.getByRole("button", { name: "Your day" }).click();
    await page.getByRole("heading", { name: "Today's puzzles" }).waitFor();
    assert.deepEqual(await page.locator(".results .squares").allTextContents(), Array(5).fill("🟩"));
    assert.equal(await page.locator(".ended").textContent(), "All 5 solved! 5 at the first try without a hint. 1:15 minutes in all.");
    assert.ok(await page.evaluate(() => globalThis.cheered));
    assert.equal(await page.getByRole("timer").textContent(), "1:29:45");
    // 00:00 UTC on an island of UTC+14.
    await page.getByText("Here the new day begins at 14:00.").waitFor();
    await page.locator(".days-page .streak", { hasText: "1 day in a row" }).waitFor();
    assert.equal(await page.locator(".day.current .how .clean").count(), 5);
  }));

test("a new visitor solves today's five on a phone, from the start page to the summary, and every tap counts", () =>
  onPage({ ...phone, reducedMotion: "reduce" }, async (page) => {
    await page.clock.setFixedTime(`${MONDAY}T10:00:00Z`);
    await page.goto(`${HOST}/`);
    await page.locator(`.today a[href="#/octopus/puzzle"]`).tap();
    const taps = {};
    for (const [i, game] of GAMES.entries()) {
      await page.locator(`.board[data-game="${game}"]`).waitFor();
      await awaitTurn(page);
      taps[game] = (await solve(page, game, await daily(game, MONDAY), finger)).length;
      await page.getByRole("button", { name: i < 4 ? /^Next: / : "Your day" }).tap();
    }
    await page.getByRole("heading", { name: "Today's puzzles" }).waitFor();
    assert.deepEqual(await page.locator(".results .squares").allTextContents(), Array(5).fill("🟩"));
    // A tile or disc, its places and "Play" for each move; a tap on a small place magnifies the board as well.
    assert.deepEqual(taps, { octopus: 3, themisto: 3, ingenious: 4, nebuchadnezzar: 2, temple: 4 });
  }));

test("the calendar shows how each puzzle was solved, and the shared text has the time", () =>
  onPage({ ...phone, permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.clock.setFixedTime(`${MONDAY}T10:00:00Z`);
    const day = { octopus: { solved: true, tries: 1, hints: 0, seconds: 65 }, themisto: { solved: true, tries: 3, hints: 0, seconds: 9 }, ingenious: { solved: true, tries: 1, hints: 2 }, nebuchadnezzar: { seen: true, seconds: 50 }, temple: { tries: 1, seconds: 4 } };
    for (const game of GAMES) await keep(page, `daily.${game}`, { [MONDAY]: day[game] });
    await page.goto(`${HOST}/#/days`);
    const marks = page.locator(".day.current .how i");
    await marks.first().waitFor();
    assert.deepEqual(await marks.evaluateAll((all) => all.map(({ className }) => className)), ["clean", "late", "late", "seen", "open"]);
    // The marks differ without colours: a disc, a square on its tip, and an empty square.
    const shapes = await marks.evaluateAll((all) => all.slice(0, 4).map((mark) => { const { borderRadius, rotate, borderTopWidth } = getComputedStyle(mark); return [borderRadius, rotate, borderTopWidth].join(" "); }));
    assert.equal(new Set(shapes).size, 3);
    const [cell, row] = await Promise.all([".day.current", ".day.current .how"].map((one) => page.locator(one).boundingBox()));
    assert.ok(row.x >= cell.x && row.x + row.width <= cell.x + cell.width, JSON.stringify([cell, row]));
    assert.match(await page.locator(".day.current").getAttribute("aria-label"), /, 3 of 5 solved\. One at the first try without a hint\.$/);
    assert.equal(await page.locator(".how-key > span").count(), 3);
    const names = await page.locator(".results a").allTextContents();
    await page.locator('[data-k="share"]').tap();
    await page.getByText("Result copied").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), ["Tessera, day 320: 4 of 5", `🟩 ${names[0]} 1:05`, `🟥🟥🟨 ${names[1]} 0:09`, `🟨 ${names[2]}`, `⬜ ${names[3]}`, `${HOST}/#/days/${MONDAY}`].join("\n"));
  }));

test("the calendar goes to the month of the day that is shown, and back to the first day", () =>
  onPage({}, async (page) => {
    await page.clock.setFixedTime("2026-11-20T12:00:00Z");
    await page.goto(`${HOST}/#/octopus/puzzle/2026-03-05`);
    await awaitTurn(page);
    const month = page.locator(".calendar h2");
    assert.equal(await month.textContent(), "March 2026");
    assert.equal(await page.locator(".day.current").textContent(), "5");
    const back = page.getByRole("button", { name: "Month before" });
    for (const name of ["February 2026", "January 2026"]) {
      await back.click();
      assert.equal(await month.textContent(), name);
    }
    assert.ok(await back.isDisabled());
    await page.locator(".day", { hasText: /^1$/ }).click();
    await page.getByRole("heading", { name: "Puzzle of Thursday, 1 January 2026" }).waitFor();
    await page.goto(`${HOST}/#/octopus/puzzle`);
    await page.waitForFunction(() => document.querySelector(".calendar h2").textContent === "November 2026");
  }));

for (const [place, result] of [["", ".today .solved"], ["days", ".results .squares .clean"], ["octopus/puzzle", ".ending .five .clean"]]) {
  test(`a clock ahead of the service goes to the newest day, and stays there after a reload: #/${place}`, () =>
    onPage({}, async (page, complaints) => {
      const { date } = await ask("/v1/octopus/puzzles/daily");
      await page.clock.setFixedTime(new Date(Date.parse(date) + 3 * 86_400_000));
      await keep(page, "daily.octopus", { [date]: { solved: true, tries: 1, hints: 0 } });
      await page.goto(`${HOST}/#/${place}`);
      await page.locator(result).waitFor();
      if (place === "octopus/puzzle") assert.match(page.url(), new RegExp(`puzzle/${date}$`));
      await page.goto(`${HOST}/#/`);
      await page.reload();
      await page.locator(".today .solved").waitFor();
      // The browser itself reports the refused requests.
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404/.test(text)));
    }));
}

for (const viewport of [{ width: 390, height: 844 }, { width: 768, height: 1024 }]) {
  test(`in Temple's puzzle, the opponent's tiles of the begun colour are in view, ${viewport.width} pixels wide`, () =>
    onPage({ ...phone, viewport }, async (page) => {
      const { id, seat, position: { hands, active } } = await ask("/v1/temple/puzzles/temple-3k63w7e");
      const playable = hands[1 - seat].filter(([colour]) => colour === active[1 - seat]).length;
      assert.ok(playable > 1 && hands[1 - seat].length > 10);
      await page.goto(`${HOST}/#/temple/puzzle/id/${id}`);
      await awaitTurn(page);
      const boxes = await page.locator(".others .piece").evaluateAll((all) => all.filter((piece) => piece.checkVisibility()).map((piece) => piece.getBoundingClientRect().toJSON()));
      assert.equal(boxes.length, playable);
      for (const { left, right, width } of boxes) assert.ok(left >= 0 && right <= viewport.width && width > 20, JSON.stringify(boxes));
    }));
}

for (const game of ["octopus", "ingenious"]) {
  test(`${game}: a solved puzzle has the same end and the same sentence after a reload`, () =>
    onPage({ reducedMotion: "reduce" }, async (page) => {
      const puzzle = await daily(game, CONTINUED);
      const { moves, continuation } = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
      assert.ok(continuation.length > 1);
      const { key } = await ask(`/v1/${game}/play`, { position: puzzle.key, moves: [...moves, ...continuation] });
      const end = page.locator(`.analyse[href$="${encodeURIComponent(key)}"]`);
      await page.goto(`${HOST}/#/${game}/puzzle/${CONTINUED}`);
      await awaitTurn(page);
      await solve(page, game, puzzle);
      await end.waitFor();
      const shown = async () => [await page.locator(".bar .status").textContent(), await pieces(page)];
      const solved = await shown();
      await page.reload();
      await page.locator(".status", { hasText: "Solved!" }).waitFor();
      await end.waitFor();
      assert.deepEqual(await shown(), solved);
    }));
}

test("of several captures, a tap shows the one that it chooses, and the next one makes it", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/${CONTINUED}`);
    await awaitTurn(page);
    await press(page, '[data-spot="f6"]', finger);
    await page.locator(".bar .status", { hasText: /^Which capture\?$/ }).waitFor();
    const offers = page.locator(".bar [data-move]");
    assert.equal(await offers.count(), 2);
    const outline = () => page.locator(".overlay .outline").evaluate(({ outerHTML }) => outerHTML);
    const [first, other] = [await outline(), await offers.nth(1).getAttribute("data-move")];
    const checked = page.waitForRequest((request) => request.url().endsWith("/check"));
    await press(page, `.bar [data-move="${other}"]`, finger);
    await page.locator(`.bar [data-move="${other}"]`, { hasText: /^Play$/ }).waitFor();
    assert.notEqual(await outline(), first);
    assert.equal(await page.locator(".table").getAttribute("data-state"), "move");
    await press(page, `.bar [data-move="${other}"]`, finger);
    assert.deepEqual((await checked).postDataJSON(), { moves: [other] });
  }));

test("the end of an Ingenious puzzle about the opponent's colours says where they are", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const puzzle = await ask("/v1/ingenious/puzzles/ingenious-z7130mt");
    await page.goto(`${HOST}/#/ingenious/puzzle/id/${puzzle.id}`);
    await awaitTurn(page);
    await solve(page, "ingenious", puzzle);
    await page.locator(".status", { hasText: /Solved! The opponent's lowest colours are now at \d+ and \d+\./ }).waitFor();
  }));

test("before the end, a phone shows the number of the day and of the moves; a badge stays inside the board", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/2026-11-26`);
    await awaitTurn(page);
    await page.locator(".bar .told", { hasText: "Day 330 · 3 moves to find" }).waitFor();
    const { moves } = await ask("/v1/nebuchadnezzar/moves", { position: "4/1bbb/bwww/1bbb b b 16 -" });
    const { move } = moves.find(({ flips }) => flips.length === 3);
    await page.goto(`${HOST}/#/nebuchadnezzar?p=${encodeURIComponent("4/1bbb/bwww/1bbb b b 16 -")}`);
    await page.locator('[data-spot="d2"]').waitFor();
    await awaitTurn(page);
    await press(page, '[data-spot="d2"]', finger);
    await page.locator(`.bar [data-move="${move}"]`).waitFor();
    const [badge, board] = await Promise.all([".overlay .badge", ".picture"].map((part) => page.locator(part).boundingBox()));
    assert.ok(badge.x + badge.width <= board.x + board.width + 1, JSON.stringify([badge, board]));
  }));

test("each move of a puzzle has three hints of its own", () =>
  onPage(phone, async (page) => {
    // The last of these days whose puzzle has several moves; a new library has others.
    let [date, own] = ["", []];
    for (let day = 21; own.length < 2; day--) {
      assert.ok(day > 0);
      date = `2026-11-${`${day}`.padStart(2, "0")}`;
      own = await ownMoves("octopus", await daily("octopus", date));
    }
    await page.goto(`${HOST}/#/octopus/puzzle/${date}`);
    for (const [i, move] of own.slice(0, 2).entries()) {
      await awaitTurn(page);
      for (const name of ["Hint", "Hint 2", "Hint 3"]) {
        await page.getByRole("button", { name, exact: true }).tap();
        await page.getByRole("button", { name, exact: true }).waitFor({ state: "detached" });
      }
      await page.waitForFunction(([day, count]) => JSON.parse(localStorage["tessera.daily.octopus"])[day].hints === count, [date, 3 * (i + 1)]);
      await makeMove(page, "octopus", move, finger);
      if (!i) await page.locator(".status", { hasText: "Right. What next?" }).waitFor();
    }
  }));

for (const place of ["2026-13-45", "2026-02-30", "zzz", "2031-01-01"]) {
  test(`#/octopus/puzzle/${place} says that there is no such day, and leads to today's`, () =>
    onPage({}, async (page, complaints) => {
      await page.goto(`${HOST}/#/octopus/puzzle/${place}`);
      await page.locator(".notice", { hasText: place === "2031-01-01" ? "This day's puzzle is not there yet." : "The calendar has no such day." }).waitFor();
      await page.getByRole("button", { name: "Puzzle of the day" }).click();
      await awaitTurn(page);
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404/.test(text)));
    }));
}

for (const [name, value, place] of [["stock.ingenious..rated", "x", "ingenious/puzzle/train"], ["lesson.temple", "x", "temple/learn"], ["daily.octopus", "x", "octopus/puzzle"], ["daily.octopus", { "2026-13-45": { solved: true, tries: 1 } }, "octopus/puzzle"], ["daily.octopus", { [new Date().toISOString().slice(0, 10)]: { solved: true, tries: 0 } }, "days"], ["daily.octopus", { "9999-99-99": { solved: true } }, "days"], ["seen.octopus", { a: 1 }, "octopus/puzzle"], ["solver.octopus", "x", "octopus/puzzle/train"], ["theme", 7, ""]]) {
  test(`a stored ${name} of ${JSON.stringify(value)} breaks nothing at #/${place}`, () =>
    onPage({}, async (page) => {
      await keep(page, name, value);
      await page.goto(`${HOST}/#/${place}`);
      await page.locator(place === "days" ? ".results li" : place ? '.table[data-state="move"]' : ".today svg").first().waitFor();
    }));
}

test("puzzles fetched ahead in another language are not shown", () =>
  onPage({ locale: "en" }, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/octopus/puzzles", { count: 1, seed: 3, rating: [400, 800] });
    const strange = { ...puzzle, type: "a-type-of-tomorrow", question: "Eine Frage auf Deutsch", lang: "de" };
    await keep(page, "stock.octopus..rated", [strange]);
    await page.goto(`${HOST}/#/octopus/puzzle/train`);
    await awaitTurn(page);
    assert.doesNotMatch(await page.locator(".question").textContent(), /Deutsch/);
  }));

test("the embedded puzzle shows its question once", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/?embed#/octopus/puzzle/${MONDAY}`);
    await awaitTurn(page);
    const question = (await page.locator(".status").textContent()).trim();
    const visible = await page.evaluate((text) => [...document.querySelectorAll("p")].filter((p) => p.checkVisibility() && p.textContent.trim() === text).length, question);
    assert.equal(visible, 1);
  }));

test("a storm starts when the solver does, and a jump of the clock costs it a second at most", () =>
  onPage({}, async (page) => {
    await page.clock.install({ time: `${MONDAY}T10:00:00Z` });
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/storm`);
    const start = page.getByRole("button", { name: "Start" });
    await start.waitFor();
    await page.locator(".status", { hasText: "A wrong move costs ten seconds." }).waitFor();
    assert.equal(await page.locator(".clock").textContent(), "3:00");
    await start.click();
    await awaitTurn(page);
    // A laptop that was closed for an hour.
    await page.clock.fastForward("01:00:00");
    await page.waitForFunction(() => document.querySelector(".clock").textContent !== "3:00");
    assert.match(await page.locator(".clock").textContent(), /^2:5\d$/);
    assert.equal(await page.locator(".table").getAttribute("data-state"), "move");
  }));

test("a storm says that a wrong move cost ten seconds, until a puzzle is solved", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/storm`);
    await page.getByRole("button", { name: "Start" }).click();
    await awaitTurn(page);
    await page.route("**/check", async (route) => route.fulfill({ json: { verdict: "wrong", text: "", solved: false, over: false, winners: [], replies: [], refutation: [] } }));
    await page.locator(".spot.usable").first().click();
    await page.locator(".storm .loss", { hasText: "−10 s" }).waitFor();
  }));

test("everything that is kept goes to another device as a file, and days are joined there", async () => {
  let file;
  await onPage({}, async (page) => {
    await keep(page, "daily.octopus", { "2026-11-18": { solved: true, tries: 1, hints: 0 }, "2026-11-19": { solved: true, tries: 3, hints: 1 } });
    await keep(page, "solver.octopus", { rating: 1200, deviation: 80, volatility: 0.06, solved: 9, failed: 1, run: 2, best: 4 });
    await page.goto(`${HOST}/#/days`);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    file = await (await coming).createReadStream().then(async (stream) => Buffer.concat(await stream.toArray()));
  });
  await onPage({}, async (page) => {
    await page.clock.setFixedTime("2026-11-20T12:00:00Z");
    await page.addInitScript(() => localStorage["tessera.daily.octopus"] ??= JSON.stringify({ "2026-11-19": { seen: true }, "2026-11-20": { solved: true, tries: 2, hints: 0 } }));
    await page.goto(`${HOST}/#/days`);
    await page.locator('[data-k="import"]').setInputFiles({ name: "kept.json", mimeType: "application/json", buffer: file });
    await page.getByText("Loaded.").waitFor();
    assert.deepEqual(await kept(page, "daily.octopus"), { "2026-11-18": { solved: true, tries: 1, hints: 0 }, "2026-11-19": { solved: true, tries: 3, hints: 1 }, "2026-11-20": { solved: true, tries: 2, hints: 0 } });
    assert.equal((await kept(page, "solver.octopus")).rating, 1200);
    await page.locator(".days-page .streak", { hasText: "3 days in a row" }).waitFor();
    await page.locator(".statistics summary").click();
    assert.deepEqual(await page.locator(".figures dd").allTextContents(), ["3", "1", "3", "3", "1"]);
    assert.deepEqual(await page.locator(".tries strong").allTextContents(), ["1", "1", "1", "0", "0"]);
    await page.locator('[data-k="import"]').setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from("[1]") });
    await page.getByText("This file has no Tessera games or days.").waitFor();
  });
});

test("on paper there are the board and the question, and nothing else", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus/puzzle/${MONDAY}`);
    await awaitTurn(page);
    await page.evaluate(() => (globalThis.print = () => (globalThis.printed = true)));
    await page.getByRole("button", { name: "Print" }).click();
    assert.ok(await page.evaluate(() => globalThis.printed));
    await page.emulateMedia({ media: "print" });
    for (const selector of [".board .picture", ".question", ".puzzle-head h2"]) assert.ok(await page.locator(selector).isVisible(), selector);
    for (const selector of [".top", ".bar", ".tabs", ".archive", ".lights", ".legend", ".rule"]) assert.equal(await page.locator(selector).first().isVisible(), false, selector);
    assert.match(await page.locator(".on-paper").innerText(), /^Octopus · Monday, \d+ \w+ \d{4} · Day \d+ · One move to find$/);
    const [sheet, question, board] = await Promise.all([".sheet", ".question", ".picture"].map((part) => page.locator(part).boundingBox()));
    assert.ok(sheet.x >= 0 && question.y >= sheet.y && question.y + question.height <= sheet.y + sheet.height, JSON.stringify([question, sheet]));
    // 100 millimetres.
    assert.ok(board.height > 378, `${board.height}`);
  }));

test("the rule of the question opens on a phone with one tap, with two pictures and the marks of the board", () =>
  onPage(phone, async (page) => {
    for (const game of GAMES) {
      await page.goto(`${HOST}/#/${game}/puzzle/${MONDAY}`);
      await page.locator(`.board[data-game="${game}"]`).waitFor();
      await awaitTurn(page);
      await page.getByRole("button", { name: "The rule" }).tap();
      await page.locator(".rule .pair svg").nth(1).waitFor();
      assert.ok(await page.locator(".rule p").isVisible());
      assert.equal((await page.locator(".rule > p").textContent()).match(/[.!](?= |$)/g).length, 2, game);
      // The second picture has the board after the move.
      const [before, after] = await page.locator(".rule .pair svg").evaluateAll((both) => both.map((one) => [...one.querySelectorAll("[data-piece]")].map(({ outerHTML }) => outerHTML).join("")));
      assert.notEqual(before, after, game);
      // The picture of the move shows its places whole, and large enough to see.
      const shown = await page.locator(".rule .pair svg").nth(1).evaluate((picture) => {
        const frame = picture.getBoundingClientRect();
        return [...picture.querySelectorAll("[stroke-dasharray]")].map((part) => part.getBoundingClientRect()).filter(({ width, height }) => Math.max(width, height) > 0)
          .map(({ left, top, right, bottom }) => [left >= frame.left - 1 && top >= frame.top - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1, Math.max(right - left, bottom - top) / frame.width]);
      });
      assert.ok(shown.some(([isWhole, share]) => isWhole && share > 0.07), `${game} ${JSON.stringify(shown)}`);
      assert.ok((await page.locator(".legend dd").count()) > 0, game);
      await page.getByRole("button", { name: "Close" }).tap();
    }
  }));

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickMove, finger, isSeen, makeMove, onPage, ownMoves, phone, press, withBrowser } from "./browser.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
const today = () => new Date().toISOString().slice(0, 10);

withBrowser();

/** A first move that does not solve the puzzle. */
async function wrongMove(game, puzzle) {
  const { refutations } = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
  return refutations[0].move;
}

test("on a desktop, a puzzle of the day is solved after a wrong move and a hint, and the panel tells it", () =>
  onPage({}, async (page) => {
    const puzzle = await ask(`/v1/temple/puzzles/daily?date=${today()}`);
    await page.goto(`${HOST}/#/temple/puzzle/${puzzle.date}`);
    await awaitTurn(page);
    await clickMove(page, "temple", await wrongMove("temple", puzzle));
    await page.locator(".verdict.wrong").waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hints li").waitFor();
    const own = await ownMoves("temple", puzzle);
    for (const [i, move] of own.entries()) {
      await clickMove(page, "temple", move);
      if (i < own.length - 1) {
        await page.locator(".verdict.right").waitFor();
        await awaitTurn(page);
      }
    }
    await page.locator(".verdict.solved").waitFor();
    assert.match(await page.locator(".puzzle-head .streak").textContent(), /^1 day/);
    await page.getByRole("button", { name: "Explain" }).click();
    await page.locator(".solution li").first().waitFor();
  }));

for (const game of GAMES) {
  test(`${game}: the moves of a solution and of its refutations are links after their sentences`, () =>
    onPage({}, async (page) => {
      const puzzle = await ask(`/v1/${game}/puzzles/daily?date=${today()}`);
      const { steps, continuation, refutations } = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
      await page.goto(`${HOST}/#/${game}/puzzle/${puzzle.date}`);
      await awaitTurn(page);
      await page.getByRole("button", { name: "Show solution" }).click();
      await page.locator('[data-k="reveal-yes"]').click();
      await page.locator(".solution li").first().waitFor();
      // The notation of a move is the title of its link.
      const read = (selector) => page.locator(selector).evaluateAll((all) => all.map((part) => {
        const copy = part.cloneNode(true);
        for (const link of copy.querySelectorAll("button")) link.replaceWith(link.title);
        return copy.matches("button") ? copy.title : copy.textContent;
      }));
      const goesOn = continuation.filter((move) => !move.startsWith("+"));
      const told = steps.map(({ move, text }, i) => [text, move, ...(i === steps.length - 1 ? goesOn : [])].join(" "));
      assert.deepEqual(await read(".solution ol li"), told);
      assert.deepEqual(await read(".solution ol button"), [...steps.map(({ move }) => move), ...goesOn]);
      const refuted = await read(".refutations li");
      for (const [i, { move, line, text }] of refutations.entries()) {
        assert.ok(refuted[i].startsWith(text), refuted[i]);
        const links = [move, ...line].filter((move) => !move.startsWith("+"));
        assert.deepEqual((await read(`.refutations li:nth-child(${i + 1}) .move`)).sort(), links.sort());
      }
    }));
}

/** A wrong first move of Themisto to which the solution has no refutation, with its verdict. */
async function otherWrongMove(puzzle) {
  const { refutations } = await ask(`/v1/themisto/puzzles/${puzzle.id}/solution`);
  const { moves } = await ask("/v1/themisto/moves", { position: puzzle.key });
  for (const { move } of moves) {
    if (refutations.some((refutation) => refutation.move === move)) continue;
    const verdict = await ask(`/v1/themisto/puzzles/${puzzle.id}/check`, { moves: [move] });
    if (verdict.verdict === "wrong" && verdict.refutation.length) return { move, ...verdict };
  }
  return assert.fail("every wrong move is refuted");
}

test("the solution refutes the solver's own wrong move first", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/themisto/puzzles", { type: "win-in-2", count: 1, seed: 1 });
    const { move, refutation, text } = await otherWrongMove(puzzle);
    await page.goto(`${HOST}/#/themisto/puzzle/id/${puzzle.id}`);
    await awaitTurn(page);
    await clickMove(page, "themisto", move);
    await page.getByRole("button", { name: "Show the reply again" }).waitFor();
    await awaitTurn(page);
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.locator('[data-k="reveal-yes"]').click();
    const [first, second] = [1, 2].map((number) => page.locator(`.refutations li:nth-child(${number})`));
    await second.waitFor();
    assert.ok((await first.textContent()).startsWith(text));
    assert.deepEqual(await first.locator(".move").evaluateAll((all) => all.map(({ title }) => title)), [move, ...refutation]);
    assert.notEqual(await second.locator(".move").first().getAttribute("title"), move);
  }));

test("the archive goes back day by day, on a phone too", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle`);
    await awaitTurn(page);
    await page.getByRole("link", { name: "Puzzles", exact: true }).tap();
    const date = await page.locator(".date").textContent();
    await page.getByRole("link", { name: "Day before" }).click();
    await page.waitForFunction((text) => document.querySelector(".date").textContent !== text && document.querySelector(".question"), date);
    await page.getByRole("link", { name: "Day after" }).click();
    await page.waitForFunction((text) => document.querySelector(".date").textContent === text, date);
  }));

test("a day that is gone is named", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/2026-11-16`);
    await page.getByRole("heading", { name: "Puzzle of Monday, 16 November 2026" }).waitFor();
    await page.locator(".puzzle-head").filter({ hasText: "the easiest of the week" }).waitFor();
  }));

const WORDS = { Monday: "the easiest of the week", Tuesday: "easy", Wednesday: "easy", Thursday: "of medium difficulty", Friday: "of medium difficulty", Saturday: "hard", Sunday: "the hardest of the week" };

test("the day of all games says the day and how hard its puzzles are", () =>
  onPage(phone, async (page) => {
    for (const [date, day] of [["2026-11-16", "Monday, 16 November 2026"], ["2026-11-18", "Wednesday, 18 November 2026"], ["2026-11-22", "Sunday, 22 November 2026"]]) {
      await page.goto(`${HOST}/#/days/${date}`);
      const facts = page.locator(".days-page > .state", { hasText: day });
      await facts.waitFor();
      assert.match(await facts.textContent(), new RegExp(`puzzles are ${WORDS[day.split(",")[0]]}`));
      assert.equal(await page.locator(".results a").count(), GAMES.length);
    }
  }));

test("the board does not tell which moves solve a puzzle", () =>
  onPage({}, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/nebuchadnezzar/puzzles", { type: "annihilate-in-1", level: 1 });
    const { moves } = await ask("/v1/nebuchadnezzar/moves", { position: puzzle.key });
    assert.ok(moves.some(({ wins }) => wins));
    const lights = page.locator(".lights");
    await page.goto(`${HOST}/#/nebuchadnezzar?p=${encodeURIComponent(puzzle.key)}`);
    await awaitTurn(page);
    assert.match(await lights.textContent(), /wins/);
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/id/${puzzle.id}`);
    await page.locator(".question").waitFor();
    await awaitTurn(page);
    assert.ok((await page.locator(".spot.target, .spot.source").count()) > 0);
    assert.doesNotMatch(await lights.textContent(), /wins/);
    // Nor while the winning move is looked at.
    const winning = moves.find(({ wins }) => wins);
    await page.locator(`[data-spot="${winning.move.slice(1).split("-")[0]}"]`).hover();
    await page.locator(".overlay *").first().waitFor({ state: "attached" });
    assert.doesNotMatch(await page.locator(".picture").textContent(), /wins/);
    assert.doesNotMatch(await page.locator(".bar").textContent(), /wins/);
  }));

test("the board does not answer which placement scores most", () =>
  onPage({}, async (page) => {
    const { puzzles: [puzzle] } = await ask("/v1/octopus/puzzles", { type: "biggest-score", level: 1 });
    const [best] = await ownMoves("octopus", puzzle);
    const [tile, cell] = best.split("@");
    const gains = page.locator(".lights text");
    await page.goto(`${HOST}/#/octopus?p=${encodeURIComponent(puzzle.key)}`);
    await awaitTurn(page);
    await press(page, `.mine [data-source="${tile}"]`);
    assert.ok((await gains.count()) > 1);
    await page.goto(`${HOST}/#/octopus/puzzle/id/${puzzle.id}`);
    await page.locator(".question").waitFor();
    await awaitTurn(page);
    await press(page, `.mine [data-source="${tile}"]`);
    assert.ok((await page.locator(".lights circle").count()) > 1);
    assert.equal(await gains.count(), 0);
    // A place that is pointed at has its gain.
    await page.locator(`[data-spot="${cell}"]`).hover();
    await page.locator(".overlay text", { hasText: /^\+\d+$/ }).waitFor();
  }));

test("looking at the solution is not solving", () =>
  onPage({}, async (page) => {
    const puzzle = await ask(`/v1/nebuchadnezzar/puzzles/daily?date=${today()}`);
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle`);
    await awaitTurn(page);
    // An analysis would name the solution.
    assert.equal(await page.locator(".panel .analyse").count(), 0);
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.getByText("The puzzle will not count as solved.").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await page.locator('.table[data-state="move"]').count(), 1);
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.locator('[data-k="reveal-yes"]').click();
    await page.locator(".panel .analyse").waitFor();
    await page.locator(".solution li").first().waitFor();
    await page.getByRole("button", { name: "Start over" }).click();
    await page.locator('.table[data-state="move"]').waitFor();
    const own = await ownMoves("nebuchadnezzar", puzzle);
    for (const [i, move] of own.entries()) {
      await clickMove(page, "nebuchadnezzar", move);
      if (i < own.length - 1) {
        await page.locator(".verdict.right").waitFor();
        await awaitTurn(page);
      }
    }
    await page.locator(".verdict.solved").waitFor();
    assert.equal(await page.locator(".streak").count(), 0);
    await page.goto(`${HOST}/#/`);
    await page.locator(".today svg").first().waitFor();
    assert.equal(await page.locator(".today .solved").count(), 0);
  }));

test("the trainer rates the first try, and the next puzzle is there already", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/train`);
    await awaitTurn(page);
    const puzzle = await shownPuzzle(page);
    await clickMove(page, "nebuchadnezzar", await wrongMove("nebuchadnezzar", puzzle));
    await page.locator(".verdict.wrong").waitFor();
    await page.locator(".puzzle-head .loss").waitFor();
    const fallen = +(await page.locator(".panel .rating").textContent()).replace("?", "");
    assert.ok(fallen < 800, `${fallen}`);
    await page.locator(".bar .told.wrong", { hasText: `Rating ${fallen} (−${800 - fallen}).` }).waitFor();
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("tessera.stock.nebuchadnezzar") && JSON.parse(localStorage[key]).length));
    // The page fetched ahead has enough puzzles.
    const asked = [];
    page.on("request", (request) => request.url().endsWith("/puzzles") && asked.push(request));
    await page.route("**/v1/nebuchadnezzar/puzzles", () => {});
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.waitForFunction((id) => document.querySelector(".question") && !document.querySelector(".solution") && id, puzzle.id);
    await awaitTurn(page);
    assert.equal(asked.length, 0);
  }));

test("in training, the first hint says what it costs, and a puzzle that is started over is not rated again", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/train`);
    await awaitTurn(page);
    const puzzle = await shownPuzzle(page);
    const rating = async () => Number.parseInt(await page.locator(".panel .rating").textContent(), 10);
    const before = await rating();
    const hint = page.locator('.bar [data-k^="action-Hint"]');
    const [, price] = /^Hint \(rating −(\d+)\)$/.exec(await hint.textContent());
    assert.equal(price, "10");
    await hint.tap();
    await page.locator(".told.hint").waitFor();
    assert.equal(await hint.textContent(), "Hint 2");
    assert.equal(await rating(), before - price);
    const own = await ownMoves("nebuchadnezzar", puzzle);
    const solve = async () => {
      for (const [i, move] of own.entries()) {
        await makeMove(page, "nebuchadnezzar", move, finger);
        if (i < own.length - 1) await awaitTurn(page);
      }
      await page.locator(".status", { hasText: "Solved!" }).waitFor();
    };
    await solve();
    await page.getByRole("link", { name: "Puzzles", exact: true }).tap();
    await page.getByRole("button", { name: "Start over" }).tap();
    await page.getByRole("button", { name: "Close" }).tap();
    await page.locator('.table[data-state="move"]').waitFor();
    assert.equal(await hint.textContent(), "Hint");
    await solve();
    assert.equal(await rating(), before - price);
  }));

test("in training, looking at the solution after a hint costs as much as without one", () =>
  onPage({}, async (page) => {
    // Both times the same puzzles, because a loss depends on the puzzle's rating.
    let puzzles;
    await page.route("**/v1/nebuchadnezzar/puzzles", async (route) => {
      puzzles ??= await (await route.fetch()).json();
      await route.fulfill({ json: puzzles });
    });
    const rating = async () => Number.parseInt(await page.locator(".panel .rating").textContent(), 10);
    const lost = async (hasHint) => {
      await page.goto(`${HOST}/`);
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/train`);
      await page.reload();
      await awaitTurn(page);
      const before = await rating();
      if (hasHint) {
        await page.locator('.bar [data-k^="action-Hint"]').click();
        await page.locator(".told.hint").waitFor();
      }
      await page.getByRole("button", { name: "Show solution" }).click();
      await page.getByRole("group").getByRole("button", { name: "Show solution" }).click();
      await page.getByText("This is the solution.").first().waitFor();
      return before - (await rating());
    };
    const [without, after] = [await lost(false), await lost(true)];
    assert.ok(without > 20 && after >= without, `${after} and ${without}`);
  }));

test("a failed puzzle is tried again outside the rating, until it is solved at the first try", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/train`);
    await awaitTurn(page);
    const puzzle = await shownPuzzle(page);
    await page.locator(".bar .told", { hasText: /^Type: / }).waitFor();
    await makeMove(page, "nebuchadnezzar", await wrongMove("nebuchadnezzar", puzzle), finger);
    await page.locator('.table[data-state="move"]').waitFor();
    await page.getByRole("link", { name: "Puzzles", exact: true }).tap();
    await page.getByRole("button", { name: "Another", exact: true }).tap();
    await page.waitForFunction((id) => ![id, ""].includes(document.querySelector(".panel.puzzle").dataset.id), puzzle.id);
    const rating = await page.locator(".panel .rating").textContent();
    await page.getByRole("button", { name: "Retry failed puzzles (1)" }).tap();
    await page.waitForFunction((id) => document.querySelector(".panel.puzzle").dataset.id === id, puzzle.id);
    await awaitTurn(page);
    await page.getByRole("button", { name: "Close" }).tap();
    const own = await ownMoves("nebuchadnezzar", puzzle);
    for (const [i, move] of own.entries()) {
      await makeMove(page, "nebuchadnezzar", move, finger);
      if (i < own.length - 1) await awaitTurn(page);
    }
    await page.locator(".status", { hasText: "Solved!" }).waitFor();
    assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage["tessera.failed.nebuchadnezzar"])), []);
    assert.equal(await page.locator('[data-k="retry"]').count(), 0);
    assert.equal(await page.locator(".panel .rating").textContent(), rating);
  }));

test("a failed puzzle is chosen from a list with its picture, type and day, in three taps", () =>
  onPage(phone, async (page) => {
    const { puzzles } = await ask("/v1/nebuchadnezzar/puzzles", { count: 3, level: 1 });
    const failed = puzzles.map(({ id, type, position }, i) => ({ id, type, position, date: `2026-11-1${i}` }));
    await page.addInitScript((value) => localStorage["tessera.failed.nebuchadnezzar"] ??= value, JSON.stringify(failed));
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/train`);
    await awaitTurn(page);
    let taps = 0;
    const tap = (locator) => (taps++, locator.tap());
    await tap(page.getByRole("link", { name: "Puzzles", exact: true }));
    await tap(page.getByText("Choose from the list"));
    const items = page.locator(".failed li");
    await items.nth(2).waitFor();
    // The latest comes first.
    assert.deepEqual(await items.locator(".state").allTextContents(), ["12 November", "11 November", "10 November"]);
    const discs = ({ position }) => position.board.join("").replaceAll(".", "").length;
    assert.deepEqual(await items.evaluateAll((all) => all.map((item) => item.querySelectorAll(".thumbnail [data-piece]").length)), failed.toReversed().map(discs));
    assert.ok((await items.locator("strong").allTextContents()).every((text) => text.length > 3));
    await tap(items.nth(1).getByRole("button"));
    await page.waitForFunction((id) => document.querySelector(".panel.puzzle").dataset.id === id, failed[1].id);
    await awaitTurn(page);
    assert.ok(await isSeen(page, ".board .picture"));
    assert.equal(taps, 3);
    assert.equal(await page.evaluate(() => document.querySelector(".failed")?.open ?? false), false);
  }));

test("the trainer asks for puzzles of the type that is chosen, and for none that it has shown", () =>
  onPage({}, async (page) => {
    const { puzzles: { types } } = await ask("/v1/games/nebuchadnezzar");
    const { id, levels } = types.find((type) => type.levels.length < 5);
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/train`);
    await awaitTurn(page);
    const first = await shownPuzzle(page);
    await page.getByRole("combobox", { name: "Type" }).selectOption(id);
    const offered = await page.getByRole("combobox", { name: "Level" }).locator("option").evaluateAll((all) => all.map(({ value }) => value));
    assert.deepEqual(offered, ["", ...levels.map(String)]);
    await page.getByRole("combobox", { name: "Level" }).selectOption(`${levels[0]}`);
    const asked = page.waitForRequest((request) => request.url().endsWith("/puzzles"));
    await page.getByRole("button", { name: "Another", exact: true }).click();
    assert.deepEqual((await asked).postDataJSON(), { type: id, level: levels[0], count: 10, exclude: [first.id] });
    await page.waitForFunction((before) => ![before, ""].includes(document.querySelector(".panel.puzzle").dataset.id), first.id);
    const { type, level } = await shownPuzzle(page);
    assert.deepEqual([type, level], [id, levels[0]]);
  }));

test("who has seen all puzzles of a kind sees them again", () =>
  onPage({}, async (page) => {
    const bodies = [];
    const { puzzles } = await ask("/v1/nebuchadnezzar/puzzles", { level: 1, seed: 1, count: 2 });
    await page.addInitScript((ids) => localStorage.setItem("tessera.seen.nebuchadnezzar", JSON.stringify(ids)), puzzles.map(({ id }) => id));
    await page.route("**/v1/nebuchadnezzar/puzzles", (route) => {
      const body = route.request().postDataJSON();
      bodies.push(body);
      const left = body.level === 1 && !body.exclude ? puzzles : [];
      return route.fulfill({ json: { puzzles: left, complete: false, total: left.length, seed: 1 } });
    });
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/level/1`);
    await awaitTurn(page);
    assert.equal(await page.locator(".panel.puzzle").getAttribute("data-id"), puzzles[0].id);
    assert.deepEqual(bodies.slice(0, 2).map(({ exclude }) => exclude), [puzzles.map(({ id }) => id), undefined]);
  }));

test("the licence of the library stands beside its puzzles", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus/puzzle`);
    const licence = page.getByRole("link", { name: "public domain (CC0-1.0)" });
    await licence.waitFor();
    assert.equal(await licence.getAttribute("href"), "./v1/octopus/puzzles.jsonl");
  }));

test("a storm counts what is solved against the clock", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/storm`);
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".clock").filter({ hasText: /[0-9]:/ }).waitFor();
    await awaitTurn(page);
    const puzzle = await shownPuzzle(page);
    const own = await ownMoves("nebuchadnezzar", puzzle);
    for (const [i, move] of own.entries()) {
      await clickMove(page, "nebuchadnezzar", move);
      if (i < own.length - 1) {
        await page.locator(".verdict.right").waitFor();
        await awaitTurn(page);
      }
    }
    await page.locator(".bar .storm").filter({ hasText: "1 solved" }).waitFor();
  }));

test("on a phone the time that is left of a storm stays in view", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/storm`);
    const clock = page.locator(".clock").filter({ hasText: /[0-9]:/ });
    await page.getByRole("button", { name: "Start" }).click();
    await clock.waitFor();
    await awaitTurn(page);
    await press(page, ".spot.target", finger);
    const { y, height } = await clock.boundingBox();
    const hand = await page.locator(".mine").boundingBox();
    assert.ok(y > 0 && y + height <= hand.y, `${y} ${height} ${hand.y}`);
  }));

/** The puzzle on the table, found through its link to the analysis. */
async function shownPuzzle(page) {
  const id = await page.locator(".panel.puzzle").getAttribute("data-id");
  return ask(`/v1/nebuchadnezzar/puzzles/${id}`);
}

/** A puzzle of a type, its solution, and the position after it. */
async function ofType(game, type, seed = 3) {
  const { puzzles: [puzzle] } = await ask(`/v1/${game}/puzzles`, { type, count: 1, seed });
  const solution = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
  return { puzzle, solution, end: await ask(`/v1/${game}/play`, { position: puzzle.key, moves: solution.moves }) };
}
const openPuzzle = async (page, game, { id }) => {
  await page.goto(`${HOST}/#/${game}/puzzle/id/${id}`);
  await awaitTurn(page);
};
async function playSolution(page, game, { steps }) {
  const own = steps.filter(({ solver }) => solver);
  for (const { move } of own) {
    await page.locator('.table[data-state="move"]').waitFor();
    await makeMove(page, game, move);
  }
  await page.locator(".status", { hasText: "Solved!" }).waitFor();
}

for (const [game, type, goalOf, toldOf] of [
  ["octopus", "best-line", ([points]) => `Goal: ${points} points`, ([points]) => `Solved! ${points} points.`],
  ["octopus", "biggest-score", ([points]) => `Goal: ${points} points`, ([points]) => `Solved! ${points} points.`],
  ["ingenious", "raise-the-lowest", ([first, second]) => `Goal: lowest ${first}, next ${second}`, ([first, second]) => `Solved! Your lowest colours are now at ${first} and ${second}.`],
]) {
  test(`${game}, ${type}: the score to reach is next to the solver's name, and the end names it`, () =>
    onPage({ reducedMotion: "reduce" }, async (page) => {
      const { puzzle, solution, end } = await ofType(game, type);
      const scores = game === "octopus" ? end.position.scores : [...end.position.scores[puzzle.seat]].sort((a, b) => a - b);
      await openPuzzle(page, game, puzzle);
      await page.locator(".mine .goal", { hasText: goalOf(scores) }).waitFor();
      await playSolution(page, game, solution);
      await page.locator(".status", { hasText: toldOf(scores) }).waitFor();
    }));
}

test("a lead to reach is told, also where the best is to lose by little, and the opponent's tile is seen on a phone", () =>
  onPage(phone, async (page) => {
    const { puzzle, solution } = await ofType("octopus", "last-tile");
    const [{ best }] = solution.certificate.choices;
    await openPuzzle(page, "octopus", puzzle);
    assert.ok(best < 0, `${best}`);
    await page.locator(".mine .goal", { hasText: `Goal: at most ${-best} behind` }).waitFor();
    assert.ok(await page.locator(".others .hand .piece").first().isVisible());
  }));

test("a question without a score has no goal", () =>
  onPage({}, async (page) => {
    const { puzzle } = await ofType("octopus", "win-the-endgame");
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await openPuzzle(page, "octopus", puzzle);
    assert.equal(await page.locator(".goal").count(), 0);
    assert.equal(asked.filter((url) => url.endsWith("/solution")).length, 0);
  }));

test("in Themisto, rows that cost a turn are marked, and lines that are too long for player 1", () =>
  onPage({}, async (page) => {
    // Three white discs in a row, between two black ones; Player 1 captures three discs at most.
    const puzzle = await ask("/v1/themisto/puzzles/themisto-xxbr18n");
    assert.match(puzzle.key, /1bwwwb2 0/);
    await openPuzzle(page, "themisto", puzzle);
    assert.equal(await page.locator(".board .priced").count(), 1);
    await page.locator(".legend dd", { hasText: "costs your next turn" }).waitFor();
    await page.locator(".mine .note", { hasText: "captures up to 3" }).waitFor();
    // A visit of its own: until the game is there, the table shows the puzzle.
    const four = (number) => `${HOST}/?player=${number}#/themisto?p=${encodeURIComponent(`8/8/8/8/8/8/8/bwwww1w1 ${number - 1} - - -`)}`;
    for (const [player, count] of [[1, 1], [2, 0]]) {
      await page.goto(four(player));
      await page.locator('.game[data-tab="play"]').waitFor();
      await awaitTurn(page);
      assert.equal(await page.locator(".board .priced").count(), 1);
      await press(page, '[data-spot="g1"]');
      await page.locator('[data-spot="f1"]').hover();
      assert.equal(await page.locator(".overlay .too-long").count(), count);
    }
  }));

for (const [game, type, told, seed] of [
  ["octopus", "win-the-endgame", /^Solved! Final score \d+ : \d+\.$/],
  ["themisto", "win-in-1", /^Solved! You completed a winning row\. You have won!$/],
  ["themisto", "zugzwang", /^Solved! The opponent's attack is stopped\.$/],
  ["ingenious", "last-placements", /^Solved! The (two )?lowest .* decides\. You have won, \d+ to \d+!$/],
  ["ingenious", "all-six", /^Solved! All six colours stand at 18\. You have won, 18 to \d+!$/],
  ["nebuchadnezzar", "annihilate-in-1", /^Solved! The opponent has no disc left\. You have won, \d+ to 0!$/],
  ["temple", "outlast", /^Solved! .*You have won!$/, 4],
]) {
  test(`${game}, ${type}: a solved puzzle is played to its end, and the end is told`, () =>
    onPage({ reducedMotion: "reduce" }, async (page) => {
      const { puzzle, solution } = await ofType(game, type, seed);
      await openPuzzle(page, game, puzzle);
      await playSolution(page, game, solution);
      await page.locator(".status", { hasText: told }).waitFor();
      assert.equal(await page.locator(".seat.active, .pill:text('to move')").count(), 0);
    }));
}

test("after a wrong move to which there is no answer, none is announced", () =>
  onPage({ reducedMotion: "reduce" }, async (page) => {
    const { puzzle, solution } = await ofType("octopus", "biggest-score");
    await openPuzzle(page, "octopus", puzzle);
    const question = await page.locator(".status").textContent();
    await makeMove(page, "octopus", solution.refutations[0].move);
    await page.locator(".told.wrong").waitFor();
    await page.getByRole("button", { name: "Take it back" }).waitFor();
    assert.equal(await page.locator(".status").textContent(), question);
  }));

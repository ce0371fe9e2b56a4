import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, awaitTurnIn, clickMove, clickSomeMove, finger, isSeen, onPage, phone, press, withBrowser } from "./browser.mjs";

const { games } = await ask("/v1/games");

withBrowser();

/** Tries a forbidden move: every tile or disc, on every place, until the step accepts one. */
async function tryForbidden(page, step) {
  const { sources, targets } = await page.evaluate(() => ({
    sources: [...document.querySelectorAll(".mine [data-source], .spot.source")].map((element) => element.dataset.source ?? element.dataset.spot),
    targets: [...document.querySelectorAll(".spot")].map((element) => element.dataset.spot),
  }));
  const wanted = (source, target) => step.forbidden(source, target);
  const pressIt = (id) => press(page, `.mine [data-source="${id}"], [data-spot="${id}"]`);
  const source = sources.find((one) => wanted(one, null));
  if (source) return pressIt(source);
  for (const target of targets) {
    const isFree = await page.evaluate((id) => !document.querySelector(`[data-spot="${id}"]`).classList.contains("target"), target);
    if (!isFree) continue;
    if (wanted(null, target) && !sources.length) return pressIt(target);
    const first = sources.find((one) => one !== target && wanted(one, target));
    if (!first) continue;
    if (!(await page.locator(".held").count())) await pressIt(first);
    if (await page.evaluate((id) => document.querySelector(`[data-spot="${id}"]`).matches(".target, .source"), target)) continue;
    return pressIt(target);
  }
  return assert.fail("nothing is forbidden here");
}

for (const { id } of games) {
  const { default: steps } = await import(`../../web/lessons/${id}.js`);
  test(`the lesson of ${id} is gone through, move by move`, () =>
    onPage({ colorScheme: "dark", reducedMotion: "reduce" }, async (page, complaints) => {
      await page.goto(`${HOST}/#/${id}/learn/1`);
      for (const [i, step] of steps.entries()) {
        await page.locator(`.steps [aria-current="step"]`).filter({ hasText: `${i + 1}` }).waitFor();
        await awaitTurn(page);
        if (step.forbidden) await tryForbidden(page, step);
        else {
          const { moves } = await ask(`/v1/${id}/moves`, { position: step.key });
          const isRight = (move) => (step.accept ? step.accept(move, moves) : true);
          await clickMove(page, id, moves.find(isRight).move);
        }
        await page.locator(".verdict.right").waitFor();
        if (i < steps.length - 1) await page.getByRole("button", { name: "Next", exact: true }).click();
      }
      await page.getByRole("button", { name: "Now a puzzle" }).waitFor();
      assert.equal(await page.locator(".steps .done").count(), steps.length);
      const lesson = await page.locator(".bar .status").textContent();
      await page.getByRole("button", { name: "Play with this plan" }).click();
      await page.locator('.game[data-tab="play"]').waitFor();
      await awaitTurn(page);
      const [, plan] = /^A plan for your first game(.{20,})$/.exec(await page.locator(".bar .plan").textContent());
      assert.ok(lesson.endsWith(`A plan for your first game: ${plan}`), lesson);
      assert.ok(await isSeen(page, ".bar .plan"));
      assert.deepEqual(await page.evaluate((id) => JSON.parse(localStorage[`tessera.game.${id}`]).players.toSorted(), id), [0, 1]);
      // It stays after a move and a reload, but folded, and speaks the page's language.
      await clickSomeMove(page);
      await awaitTurn(page);
      await page.goto(`${HOST}/?lang=de#/${id}`);
      await awaitTurn(page);
      await page.locator(".bar .plan:not([open])").waitFor();
      await page.getByText("Ein Plan für deine erste Partie").click();
      await page.locator(".bar .plan[open]").waitFor();
      assert.equal((await page.locator(".bar .plan").textContent()).includes(plan), false);
      // The browser itself reports the service's refusals.
      assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("422")), []);
    }));
}

test("after the swap in the lesson of Ingenious, the rack has six tiles, with green among them", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/ingenious/learn/6`);
    await awaitTurn(page);
    await page.getByRole("button", { name: "Swap all your tiles" }).click();
    await page.locator(".verdict.right").waitFor();
    const tiles = await page.locator(".mine .piece").evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("aria-label")));
    assert.equal(tiles.length, 6);
    assert.ok(tiles.some((tile) => tile.includes("green")), tiles.join());
  }));

test("a move that is not meant is told apart from one that is", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus/learn/2`);
    await awaitTurn(page);
    await clickMove(page, "octopus", "B6@0,1");
    await page.locator(".verdict.wrong").filter({ hasText: "red 4" }).waitFor();
    await awaitTurn(page);
    await clickMove(page, "octopus", "R4@4,0");
    await page.locator(".verdict.right").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "A run of a colour" }).waitFor();
  }));

test("on a phone, the text of a step stays in view while its move is chosen", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/temple/learn/3`);
    await awaitTurn(page);
    const text = await page.locator(".bar .status").textContent();
    assert.match(text, /^Step 3 of \d+: Walls stand on the sides of a cell\./);
    await press(page, '.mine [data-source][aria-disabled="false"]', finger);
    await page.locator(".bar .status", { hasText: /^Flat: a floor/ }).waitFor();
    assert.equal(await page.locator(".bar .told").textContent(), text);
    assert.ok(await isSeen(page, ".bar .told"));
  }));

test("a step that was skipped is not green", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus/learn/3`);
    await awaitTurn(page);
    await clickMove(page, "octopus", "R4@-1,0");
    await page.locator(".verdict.right").waitFor();
    assert.deepEqual(await page.locator(".steps .done").allInnerTexts(), ["3"]);
    await page.reload();
    await page.getByRole("heading", { name: "A number" }).or(page.getByRole("heading", { name: "A run of a number" })).waitFor();
    await page.goto(`${HOST}/#/octopus/learn`);
    await page.getByRole("heading", { name: "The first tile" }).waitFor();
  }));

test("the text for screen readers is empty on a new page", () =>
  onPage({}, async (page, complaints) => {
    const told = page.locator("#announcer");
    await page.goto(`${HOST}/#/octopus/learn/5`);
    await awaitTurn(page);
    for (const id of ["R2", "0,0"]) await press(page, `.mine [data-source="${id}"], [data-spot="${id}"]`);
    await page.waitForFunction(() => document.getElementById("announcer").textContent.length > 10);
    await page.goto(`${HOST}/#/themisto/learn/1`);
    await awaitTurnIn(page, "themisto");
    assert.equal(await told.textContent(), "");
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("422")));
  }));

/** Steps that ask for a forbidden move: other forbidden moves, and the one that is meant. */
const ATTEMPTS = [
  ["themisto", 2, ["d5", "e7"], ["h5"]],
  ["octopus", 5, ['R2', "0,0"], ["1,1"]],
  ["ingenious", 2, ["RO:0", "0,-5"], ["0,0"]],
  ["nebuchadnezzar", 2, ["c3"], ["c2"]],
  ["temple", 4, ["R1"], ["R2"]],
];
for (const [game, step, others, meant] of ATTEMPTS) {
  test(`${game}: step ${step} accepts the forbidden move that it asks for, and no other`, () =>
    onPage({}, async (page, complaints) => {
      await page.goto(`${HOST}/#/${game}/learn/${step}`);
      await awaitTurn(page);
      const pressIt = (id) => press(page, `.mine [data-source="${id}"], [data-spot="${id}"]`);
      for (const id of others) await pressIt(id);
      await page.locator(".status.reason").waitFor();
      assert.equal(await page.locator(".verdict.right").count(), 0);
      for (const id of meant) await pressIt(id);
      await page.locator(".verdict.right").waitFor();
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("422")));
    }));
}

for (const [game, step, legal, meant] of [["themisto", 2, "d5-a2", ["d5", "h5"]], ["octopus", 5, "R2@1,0", ["R2", "1,1"]]]) {
  test(`${game}: in step ${step}, the forbidden move after a legal one is right, without a ruling`, () =>
    onPage({}, async (page, complaints) => {
      await page.goto(`${HOST}/#/${game}/learn/${step}`);
      await awaitTurn(page);
      await clickMove(page, game, legal);
      await page.locator(".told.wrong").waitFor();
      await awaitTurn(page);
      for (const id of meant) await press(page, `.mine [data-source="${id}"], [data-spot="${id}"]`);
      await page.locator(".verdict.right").waitFor();
      assert.equal(await page.locator(".told.wrong").count(), 0);
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("422")));
    }));
}

for (const [key, value] of [["lesson.temple", "x"], ["lesson.temple", [3, null]], ["game.temple", "x"], ["past.temple", "x"], ["past.temple", ["x", {}]], ["level", "x"]]) {
  test(`a stored value that is not the page's own is passed over: tessera.${key} = ${JSON.stringify(value)}`, () =>
    onPage({}, async (page) => {
      await page.addInitScript(([name, text]) => localStorage.setItem(`tessera.${name}`, text), [key, JSON.stringify(value)]);
      await page.goto(`${HOST}/`);
      await page.locator(".card").first().waitFor();
      await page.goto(`${HOST}/#/temple/learn`);
      await page.getByRole("heading", { name: "The first tile" }).waitFor();
      await page.goto(`${HOST}/#/temple`);
      await awaitTurn(page);
    }));
}

test("in the lesson on gaps, every move that is accepted scores with the red 5 and the red 1, as its text says", async () => {
  const { default: steps } = await import("../../web/lessons/octopus.js");
  const step = steps.find(({ id }) => id === "a-gap-ends-a-run");
  const { moves } = await ask("/v1/octopus/moves", { position: step.key });
  const accepted = moves.filter((move) => step.accept(move, moves));
  assert.deepEqual(accepted.map(({ x, y }) => `${x},${y}`).sort(), ["-1,0", "0,-1", "0,1", "1,-1", "1,1"]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickMove, onPage, press, withBrowser } from "./browser.mjs";

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
      // The browser itself reports the service's refusals.
      assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("422")), []);
    }));
}

test("a move that is not meant is told apart from one that is", () =>
  onPage({}, async (page) => {
    await page.goto(`${HOST}/#/octopus/learn/2`);
    await awaitTurn(page);
    await clickMove(page, "octopus", "B6@0,1");
    await page.locator(".verdict.wrong").filter({ hasText: "red 4" }).waitFor();
    await awaitTurn(page);
    await clickMove(page, "octopus", "R4@3,0");
    await page.locator(".verdict.right").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "A run of a colour" }).waitFor();
  }));

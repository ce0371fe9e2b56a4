// Thirty days with the puzzle of the day, on two devices: the clock is moved from day to day, and what the page keeps
// goes from device to device as a file. `tests/browser/run nightly` runs it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, awaitTurn, finger, makeMove, mouse, onPage, phone, withBrowser } from "./browser.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
/** Clocks change in Los Angeles on 8 March, and in Berlin on 29 March. */
const DAYS = Array.from({ length: 30 }, (_, i) => new Date(Date.UTC(2026, 2, 1 + i)).toISOString().slice(0, 10));
/** The number of the first of these days, counted from 1 January. */
const FIRST = 60;
/** The time at which the new day begins there, with its first day. */
const ZONES = {
  "America/Los_Angeles": [["2026-03-01", "16:00"], ["2026-03-08", "17:00"]],
  "Pacific/Kiritimati": [["2026-03-01", "14:00"]],
  "Europe/Berlin": [["2026-03-01", "01:00"], ["2026-03-28", "01:00"], ["2026-03-29", "02:00"]],
};
/** The plan of a week: a wrong move first on its fourth day, the solution on its sixth, a hint on its seventh. */
const PLAN = ["clean", "clean", "clean", "wrong", "clean", "seen", "hint"];
const SQUARES = { clean: "🟩", wrong: "🟥🟨", seen: "⬜", hint: "🟨" };

withBrowser();

/** Opens an address as on a new visit. */
const visit = async (page, hash) => {
  await page.goto("data:text/html,");
  await page.goto(`${HOST}/${hash}`);
};

/** Lives through a day: opens the game's puzzle, does what the plan says, and shares the result. */
async function live(page, i, pointer) {
  const [date, game, plan] = [DAYS[i], GAMES[i % GAMES.length], PLAN[i % PLAN.length]];
  // Just after midnight UTC, or just before the next one.
  await page.clock.setFixedTime(`${date}T${i % 2 ? "00:05" : "23:55"}:00Z`);
  const puzzle = await ask(`/v1/${game}/puzzles/daily?date=${date}`);
  const { steps, refutations } = await ask(`/v1/${game}/puzzles/${puzzle.id}/solution`);
  await visit(page, `#/${game}/puzzle`);
  await awaitTurn(page);
  if (plan === "wrong") {
    await makeMove(page, game, refutations[0].move, pointer);
    await page.locator(".told.wrong").waitFor();
    await page.getByRole("button", { name: "Take it back" }).click();
    await awaitTurn(page);
  }
  if (plan === "hint") {
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".told.hint").waitFor();
    await page.locator(".region").waitFor();
  }
  if (plan === "seen") {
    if (pointer.isTouch) await page.locator('[data-k="tab-puzzle"]').click();
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.locator('[data-k="reveal-yes"]').click();
    await page.locator(".status", { hasText: "This is the solution." }).waitFor();
  } else {
    for (const { move } of steps.filter(({ solver }) => solver)) {
      await page.locator('.table[data-state="move"]').waitFor();
      await makeMove(page, game, move, pointer);
    }
    await page.locator(".status", { hasText: "Solved!" }).waitFor();
  }
  await page.getByRole("button", { name: "Share result" }).click();
  const name = await page.locator(`#games a[data-k="${game}"]`).textContent();
  await page.waitForFunction((text) => globalThis.copied === text, `Tessera, day ${FIRST + i}: 1 of 5\n${SQUARES[plan]} ${name}\n${HOST}/#/days/${date}`);
}

/** Everything that the page keeps, as the file that it offers. */
async function exported(page) {
  await visit(page, "#/days");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  return Buffer.concat(await (await (await coming).createReadStream()).toArray());
}

async function imported(page, buffer) {
  await visit(page, "#/days");
  await page.locator('[data-k="import"]').setInputFiles({ name: "kept.json", mimeType: "application/json", buffer });
  await page.getByText("Loaded.").waitFor();
}

/** The days of March in the calendar that have a solved puzzle. */
const solvedDays = (page) => page.locator(".calendar .day").evaluateAll((days) => days.filter((day) => day.querySelectorAll(".how .clean, .how .late").length === 1).map((day) => Number.parseInt(day.firstChild.textContent, 10)));

for (const [timezoneId, turns] of Object.entries(ZONES)) {
  test(`thirty days on two devices in ${timezoneId}`, () =>
    onPage({ timezoneId, reducedMotion: "reduce" }, (desktop) =>
      onPage({ ...phone, timezoneId, reducedMotion: "reduce" }, async (mobile) => {
        for (const page of [desktop, mobile]) {
          await page.addInitScript(() => {
            Object.defineProperty(navigator, "share", { value: undefined });
            Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => (globalThis.copied = text) } });
          });
        }
        // Ten days on the desktop, ten on the phone, ten on the desktop again.
        for (let i = 0; i < 10; i++) await live(desktop, i, mouse);
        await imported(mobile, await exported(desktop));
        for (let i = 10; i < 20; i++) await live(mobile, i, finger);
        await imported(desktop, await exported(mobile));
        for (let i = 20; i < 30; i++) await live(desktop, i, mouse);

        await visit(desktop, "#/days");
        await desktop.locator(".days-page .streak", { hasText: "3 days in a row" }).waitFor();
        // The solution was looked at on 6, 13, 20 and 27 March.
        assert.deepEqual(await solvedDays(desktop), [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 28, 29, 30]);
        await desktop.locator(".statistics summary").click();
        // Solved, at the first try without a hint, present row, longest row, hints.
        assert.deepEqual(await desktop.locator(".figures dd").allTextContents(), ["26", "18", "3", "6", "4"]);
        assert.deepEqual(await desktop.locator(".tries strong").allTextContents(), ["22", "4", "0", "0", "0"]);
        for (const [date, time] of turns) {
          await desktop.clock.setFixedTime(`${date}T12:00:00Z`);
          await visit(desktop, "#/days");
          assert.equal((await desktop.locator("p", { has: desktop.getByRole("timer") }).textContent()).split(" · ")[1], `Here the new day begins at ${time}.`);
        }
      })));
}

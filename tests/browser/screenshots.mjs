// Takes the pictures of docs/PAGE.md: each game on a phone, two of them on a desktop, and the puzzles of a day.
//   TESSERA_URL=http://127.0.0.1:8080 node screenshots.mjs

import { chromium } from "playwright-core";
import { HOST, ask, awaitTurn, finger, makeMove } from "./browser.mjs";

const FOLDER = new URL("../../docs/pictures/", import.meta.url).pathname;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 720 } };
const SHEETS = [
  { name: "page-phone", width: 234, gap: 8, shots: [
    ["octopus", PHONE, "light"], ["themisto", PHONE, "dark"], ["ingenious", PHONE, "light"], ["nebuchadnezzar", PHONE, "dark"], ["temple", PHONE, "light"]] },
  { name: "page-desktop", width: 600, gap: 8, shots: [["octopus", DESKTOP, "light"], ["temple", DESKTOP, "dark"]] },
];
/** The day whose puzzles are shown, and the steps of its picture. */
const DAY = "2026-11-16";
const STEPS = ["boards", "hint", "answer", "end", "day"];
/** Number of own moves before a picture; many first moves of Themisto lose at once, `SAFE` does not. */
const MOVES = { octopus: 3, themisto: 1, ingenious: 3, nebuchadnezzar: 3, temple: 2 };
const SAFE = "a2-b2";

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

/** A game some moves after its start: each is typed in notation. */
async function shot(game, options, colorScheme) {
  const context = await browser.newContext({ ...options, colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${HOST}/`);
  await page.evaluate(() => localStorage.setItem("tessera.level", "2"));
  await page.goto(`${HOST}/#/${game}`);
  for (let i = 0; i < MOVES[game]; i++) {
    await awaitTurn(page);
    await page.locator("#legal-moves option").first().waitFor({ state: "attached" });
    await page.evaluate(([nth, safe]) => {
      const moves = [...document.querySelectorAll("#legal-moves option")];
      const form = document.querySelector("form.entry");
      form.querySelector("input").value = (moves.find(({ value }) => value === safe) ?? moves[(nth * 37 + 11) % moves.length]).value;
      form.requestSubmit();
    }, [i, SAFE]);
    await page.locator(".moves li").nth(2 * i + 1).waitFor({ state: "attached" });
  }
  await awaitTurn(page);
  await page.waitForTimeout(300);
  const picture = await page.screenshot();
  await context.close();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

/** The puzzles of the day on a phone, at each of the steps. */
async function dailyShots() {
  const context = await browser.newContext({ ...PHONE, colorScheme: "light", reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.clock.setFixedTime(`${DAY}T18:20:00Z`);
  const puzzle = await ask(`/v1/themisto/puzzles/daily?date=${DAY}`);
  const { refutations, moves } = await ask(`/v1/themisto/puzzles/${puzzle.id}/solution`);
  const show = {
    async boards() {
      await page.goto(`${HOST}/`);
      await page.locator(".today svg").nth(4).waitFor();
    },
    async hint() {
      await page.goto(`${HOST}/#/themisto/puzzle`);
      await awaitTurn(page);
      await page.getByRole("button", { name: "Hint" }).tap();
      await page.locator(".region").waitFor();
    },
    async answer() {
      await makeMove(page, "themisto", refutations[0].move, finger);
      await page.getByRole("button", { name: "Take it back" }).waitFor();
    },
    async end() {
      await page.locator('.table[data-state="move"]').waitFor();
      await page.clock.setFixedTime(`${DAY}T18:20:48Z`);
      await makeMove(page, "themisto", moves[0], finger);
      await page.locator(".bar .squares").waitFor();
    },
    async day() {
      await page.goto(`${HOST}/#/days`);
      await page.locator(".day.current").waitFor();
    },
  };
  const pictures = [];
  for (const step of STEPS) {
    await show[step]();
    await page.waitForTimeout(300);
    pictures.push(`data:image/png;base64,${(await page.screenshot()).toString("base64")}`);
  }
  await context.close();
  return pictures;
}

await save("page-daily", await dailyShots(), 234, 8);
for (const { name, width, gap, shots } of SHEETS) {
  const pictures = [];
  for (const entry of shots) pictures.push(await shot(...entry));
  await save(name, pictures, width, gap);
}
await browser.close();

/** Writes pictures next to each other into one file. */
async function save(name, pictures, width, gap) {
  const page = await browser.newPage({ viewport: { width: pictures.length * (width + gap) - gap, height: 900 } });
  await page.setContent(`<!doctype html><body style="margin:0;display:flex;gap:${gap}px;background:#888">${pictures.map((source) => `<img src="${source}" width="${width}" style="display:block;align-self:start">`).join("")}`);
  await page.locator("body").screenshot({ path: `${FOLDER}${name}.png` });
  await page.close();
}

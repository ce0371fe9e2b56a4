// Takes the pictures of docs/PAGE.md: each game on a phone, and two of them on a desktop.
//   TESSERA_URL=http://127.0.0.1:8080 node screenshots.mjs

import { chromium } from "playwright-core";
import { HOST, awaitTurn } from "./browser.mjs";

const FOLDER = new URL("../../docs/pictures/", import.meta.url).pathname;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 720 } };
const SHEETS = [
  { name: "page-phone", width: 234, gap: 8, shots: [
    ["octopus", PHONE, "light"], ["themisto", PHONE, "dark"], ["ingenious", PHONE, "light"], ["nebuchadnezzar", PHONE, "dark"], ["temple", PHONE, "light"]] },
  { name: "page-desktop", width: 600, gap: 8, shots: [["octopus", DESKTOP, "light"], ["temple", DESKTOP, "dark"]] },
];
/** Number of own moves before a picture; many first moves of Themisto lose at once, `SAFE` does not. */
const MOVES = { octopus: 3, themisto: 1, ingenious: 3, nebuchadnezzar: 3, temple: 3 };
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

for (const { name, width, gap, shots } of SHEETS) {
  const pictures = [];
  for (const entry of shots) pictures.push(await shot(...entry));
  const page = await browser.newPage({ viewport: { width: shots.length * (width + gap) - gap, height: 900 } });
  await page.setContent(`<!doctype html><body style="margin:0;display:flex;gap:${gap}px;background:#888">${pictures.map((source) => `<img src="${source}" width="${width}" style="display:block;align-self:start">`).join("")}`);
  await page.locator("body").screenshot({ path: `${FOLDER}${name}.png` });
  await page.close();
}
await browser.close();

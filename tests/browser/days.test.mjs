// The page of all days: its calendar, and the files of kept results.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, onPage, withBrowser } from "./browser.mjs";

const small = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

withBrowser();

test("on a phone a day of the calendar leads to its puzzles, with the focus", () =>
  onPage(small, async (page) => {
    await page.clock.setFixedTime("2026-11-20T12:00:00Z");
    await page.goto(`${HOST}/#/days`);
    await page.locator('.calendar [data-k="2026-11-12"]').tap();
    const heading = page.getByRole("heading", { name: "12 November" });
    await heading.waitFor();
    await page.waitForFunction(() => document.activeElement.matches("h1"));
    const { y } = await page.locator(".results").boundingBox();
    assert.ok(y > 0 && y < 740, `${y}`);
  }));

test("what becomes of a file is said at its button, and a file without anything valid is not loaded", () =>
  onPage(small, async (page) => {
    await page.goto(`${HOST}/#/days`);
    const load = (value) => page.locator('[data-k="import"]').setInputFiles({ name: "kept.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(value)) });
    const isNear = async (text) => {
      await page.getByText(text).waitFor();
      const [{ y }, button] = await Promise.all([page.getByText(text).boundingBox(), page.locator("label.button").boundingBox()]);
      assert.ok(Math.abs(y - button.y) < 120 && y > 0 && y < 740, `${y} ${button.y}`);
    };
    await load({ tessera: 1, kept: { "daily.octopus": { "2026-11-28": { solved: "x" } } } });
    await isNear("This file has no Tessera games or days.");
    await load({ tessera: 1, kept: { "daily.octopus": { "2026-11-18": { solved: true, tries: 1 } } } });
    await isNear("Loaded.");
  }));

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { HOST, ask, onPage, withBrowser } from "./browser.mjs";

withBrowser();

// Another site, which knows nothing of the service but the script tag.
let site;
let address;
before(async () => {
  for (const game of ["octopus", "nebuchadnezzar"]) await ask(`/v1/${game}/puzzles/daily`);
  const example = await readFile(new URL("../../examples/widget.html", import.meta.url), "utf8");
  const tag = (game, more) => `<script src="${HOST}/widget.js" data-game="${game}"${more}></script>`;
  const html = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><body><h1>A blog</h1>${tag("octopus", "")}${tag("nebuchadnezzar", ' data-theme="dark"')}</body></html>`;
  site = createServer((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(request.url === "/example" ? example.replaceAll("http://127.0.0.1:8080", HOST) : html);
  });
  await new Promise((resolve) => site.listen(0, "localhost", resolve));
  address = `http://localhost:${site.address().port}/`;
});
after(() => site.close());

for (const [place, path] of [["another site", ""], ["the page of the examples", "example"]]) {
  test(`the widget shows the puzzle of the day on ${place}`, () =>
    onPage({}, async (page) => {
      await page.goto(address + path);
      for (const name of ["Octopus", "Nebuchadnezzar"]) {
        const widget = page.locator("article").filter({ hasText: `${name} puzzle` });
        await widget.locator("img").waitFor();
        await page.waitForFunction((text) => {
          const roots = [...document.querySelectorAll("div")].map((div) => div.shadowRoot).filter(Boolean);
          const image = roots.find((root) => root.textContent.includes(text))?.querySelector("img");
          return image?.complete && image.naturalWidth > 0;
        }, `${name} puzzle`);
        const date = await widget.locator("time").getAttribute("datetime");
        assert.equal(await widget.getByRole("link").getAttribute("href"), `${HOST}/?lang=en#/${name.toLowerCase()}/puzzle/${date}`);
      }
    }));
}

test("it can be solved there", () =>
  onPage({}, async (page) => {
    await page.goto(address);
    await page.getByRole("button", { name: "Solve it here" }).first().click();
    const inside = page.frameLocator("iframe");
    await inside.locator('.table[data-state="move"]').waitFor();
    await inside.locator('.mine [data-source][aria-disabled="false"]').first().click();
    assert.ok((await inside.locator(".spot.target").count()) > 0);
  }));

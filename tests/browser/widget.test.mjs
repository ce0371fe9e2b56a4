import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { HOST, ask, onPage, withBrowser } from "./browser.mjs";

withBrowser();

// Another site, which contains nothing of the service but the script tag.
let site;
let address;
/** The other site's page at `/made`. */
let made;
before(async () => {
  const example = await readFile(new URL("../../examples/widget.html", import.meta.url), "utf8");
  const tag = (game, more) => `<script src="${HOST}/widget.js" data-game="${game}"${more}></script>`;
  const html = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><body><h1>A blog</h1>${tag("octopus", "")}${tag("nebuchadnezzar", ' data-theme="dark"')}</body></html>`;
  const { id, date } = await ask("/v1/octopus/puzzles/daily");
  const record = "1RcqxCsIwFAXQPV9xCSJaSOA9wV0dXItrcUiaoIE2gSaiUvrvLV06HjjN3fQesrx9H3JJ8imaujN_PxDkxZnNDHlN2OO2nofPn65AVgsEaThSjjHWQ7IhvvQE1jCkLGN3xmGBY-Xoh_EbYoYpSLH10xEnDUuqZVRiBg";
  const kinds = [`data-puzzle="${id}"`, 'data-game="nebuchadnezzar" data-position="8/8/8/8/8/8/8/8 b b 0 p" data-theme="light"', `data-game="themisto" data-record="${record}" data-theme="dark"`, `data-game="octopus" data-date="${date}"`];
  const all = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><body><h1>A blog</h1>${kinds.map((more) => `<script src="${HOST}/widget.js" ${more}></script><p>Text</p>`).join("")}</body></html>`;
  site = createServer((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(request.url === "/made" ? made : request.url === "/kinds" ? all : request.url === "/example" ? example.replaceAll("http://127.0.0.1:8080", HOST) : html);
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

test("it shows puzzles, positions and games, and moves nothing around it", () =>
  onPage({}, async (page) => {
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value))).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${address}kinds`);
    await page.waitForFunction(() => {
      const images = [...document.querySelectorAll("div")].map((div) => div.shadowRoot?.querySelector("img"));
      return images.length === 4 && images.every((image) => image?.complete && image.naturalWidth > 0);
    });
    assert.ok((await page.evaluate(() => window.shift)) < 0.01);
    const widgets = page.locator("article");
    assert.match(await widgets.nth(0).getByRole("link").getAttribute("href"), /#\/octopus\/puzzle\/id\//);
    assert.match(await widgets.nth(3).getByRole("link").getAttribute("href"), /#\/octopus\/puzzle\/\d{4}-\d\d-\d\d$/);
    // A frame that reports its height moves the content below it, so each is opened on a page of its own, in view.
    const opened = async (place, name) => {
      await page.goto("about:blank");
      await page.goto(`${address}kinds`);
      await widgets.nth(place).getByRole("button", { name }).click();
      await widgets.nth(place).locator("iframe").scrollIntoViewIfNeeded();
      return page.frameLocator(`article >> nth=${place} >> iframe`);
    };
    await (await opened(1, "Try it here")).locator(".board .picture").first().waitFor();
    const moves = (await opened(2, "See its moves here")).locator('.review [data-k^="review-"]');
    await moves.first().waitFor();
    assert.equal(await moves.count(), 3);
  }));

test("it can be solved there", () =>
  onPage({}, async (page) => {
    await page.goto(address);
    // The order of the widgets varies.
    const octopus = page.locator("article").filter({ hasText: "Octopus puzzle" });
    await octopus.getByRole("button", { name: "Solve it here" }).click();
    const inside = page.frameLocator("iframe");
    await inside.locator('.table[data-state="move"]').waitFor();
    await inside.locator('.mine [data-source][aria-disabled="false"]').first().click();
    assert.ok((await inside.locator(".spot.target").count()) > 0);
  }));

/** Shows a page with this HTML under an address of the other site. */
async function showing(page, html) {
  made = html;
  await page.goto(`${address}made`);
}
const blog = (head, body = "") => `<!doctype html><html lang="en"><head><title>A blog</title><link rel="icon" href="data:,">${head}</head><body><p id="text">Text</p>${body}</body></html>`;
const tag = (more) => `<script src="${HOST}/widget.js" ${more}></script>`;
/** The contents of a page's widgets, by the links in them, once all have loaded. */
async function shownIn(page, count) {
  const links = page.locator("article footer a");
  await links.nth(count - 1).waitFor();
  return (await links.evaluateAll((all) => all.map(({ href }) => href))).map((href) => /\/#\/(\w+)/.exec(href.replace(/\?[^#]*/, ""))[1]);
}

for (const [way, html, games] of [
  ["in the head", blog(tag('data-game="nebuchadnezzar"')), ["nebuchadnezzar"]],
  ["in the head, deferred", blog(tag('defer data-game="nebuchadnezzar"')), ["nebuchadnezzar"]],
  ["in the head, whenever it comes", blog(tag('async data-game="nebuchadnezzar"')), ["nebuchadnezzar"]],
  ["in the head, as a module", blog(tag('type="module" data-game="nebuchadnezzar"')), ["nebuchadnezzar"]],
  ["in the body, deferred", blog("", tag('defer data-game="nebuchadnezzar"')), ["nebuchadnezzar"]],
  ["in the body, whenever it comes", blog("", tag('async data-game="nebuchadnezzar"')), ["nebuchadnezzar"]],
  ["one of several modules, which run once", blog("", tag('type="module" data-game="nebuchadnezzar"') + tag('type="module" data-game="octopus"')), ["nebuchadnezzar", "octopus"]],
  ["one of several modules of two addresses", blog("", tag('type="module" data-game="nebuchadnezzar"') + tag('type="module" data-game="octopus"').replace("widget.js", "widget.js?v=2")), ["nebuchadnezzar", "octopus"]],
  ["one of several, in capitals too", blog("", tag('data-game="Octopus"') + tag('data-game=" NEBUCHADNEZZAR " data-theme="Dark"') + tag('data-lang="DE" data-game="octopus"')), ["octopus", "nebuchadnezzar", "octopus"]],
]) {
  test(`the widget comes where its tag is ${way}`, () =>
    onPage({}, async (page) => {
      await showing(page, html);
      assert.deepEqual(await shownIn(page, games.length), games);
      assert.equal(await page.locator("body article").count(), games.length);
      // Widgets of tags in the head come at the end.
      assert.equal(await page.evaluate(() => document.body.firstElementChild.id), "text");
    }));
}

test("the picture speaks the widget's language", () =>
  onPage({}, async (page) => {
    await showing(page, blog("", tag('data-lang="de"') + tag('data-lang="fr" data-game="nebuchadnezzar" data-position="8/8/8/8/8/8/8/8 b b 0 p"')));
    await shownIn(page, 2);
    const sources = await page.locator("article img").evaluateAll((all) => all.map(({ src }) => src));
    for (const [at, lang] of ["de", "fr"].entries()) {
      assert.equal((await fetch(sources[at])).headers.get("content-language"), lang, sources[at]);
    }
  }));

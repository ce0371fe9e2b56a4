// Swagger UI: the first example of every operation is reached. How long that takes is told, and not judged.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, onPage, withBrowser } from "./browser.mjs";

withBrowser();

/**
 * Groups of operations to open; `all` for every one, which takes minutes. The games have the same operations, so the gate
 * opens those of one of them.
 */
const GROUPS = (process.env.SWAGGER_GROUPS ?? "games,octopus,batch,service").split(",");

/** Operations that are also sent, because their answers are long. */
const SENT = ["list_games", "list_errors", "octopus_moves", "themisto_moves", "ingenious_moves", "nebuchadnezzar_moves", "temple_moves"];

/** Does something; milliseconds that it took. */
async function timed(work) {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}

test("Swagger UI shows the first example of every operation", (t) =>
  onPage({}, async (page) => {
    const document = await ask("/openapi.json");
    const open = () => timed(async () => {
      await page.goto(`${HOST}/swagger-ui/`);
      await page.locator(".opblock-tag").first().waitFor();
    });
    const interactive = await open();
    const tags = page.locator(".opblock-tag-section");
    assert.equal(await tags.count(), document.tags.length);
    const shown = [];
    const groups = document.tags.map(({ name }) => name).filter((name) => GROUPS.includes(name) || GROUPS[0] === "all");
    for (const name of groups) {
      // Swagger UI keeps all that was ever opened, and every further operation would take longer.
      if (name !== groups[0]) await open();
      const section = page.locator(".opblock-tag-section").filter({ has: page.locator(`.opblock-tag[data-tag="${name}"]`) });
      if (!(await section.locator(".opblock").count())) await section.locator(".opblock-tag").click();
      await section.locator(".opblock").first().waitFor();
      for (const id of await section.locator(".opblock").evaluateAll((blocks) => blocks.map((block) => block.id))) {
        const operation = Object.values(document.paths).flatMap((path) => Object.values(path)).find((one) => id.endsWith(`-${one.operationId}`));
        const block = page.locator(`[id="${id}"]`);
        const opened = await timed(async () => {
          await block.locator(".opblock-summary-control").click();
          const request = operation.requestBody?.content["application/json"].examples;
          if (request) {
            await page.waitForFunction((of) => document.getElementById(of)?.querySelector("textarea.body-param__text")?.value.length > 1, id);
          }
          const answer = operation.responses["200"].content?.["application/json"]?.examples;
          if (answer) await block.locator(".responses-table .response .model-example pre").first().waitFor();
          else await block.locator(".responses-table .response").first().waitFor();
        });
        let sent = 0;
        if (SENT.includes(operation.operationId)) {
          sent = await timed(async () => {
            await block.locator("button.execute").click();
            await block.locator(".live-responses-table .response-col_description pre").first().waitFor();
          });
        }
        await block.locator(".opblock-summary-control").click();
        shown.push({ id: operation.operationId, opened, sent });
      }
    }
    const all = Object.values(document.paths).flatMap((path) => Object.values(path))
      .filter(({ tags }) => groups.includes(tags[0])).map((one) => one.operationId);
    assert.deepEqual(shown.map(({ id }) => id).sort(), all.sort());
    const slowest = (what) => shown.reduce((most, one) => (one[what] > most[what] ? one : most));
    const { id: toOpen, opened } = slowest("opened");
    const { id: toSend, sent } = slowest("sent");
    t.diagnostic(`interactive after ${interactive} ms; ${shown.length} operations, the slowest to open ${toOpen}: ${opened} ms; to send ${toSend}: ${sent} ms`);
  }));

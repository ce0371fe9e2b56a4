// Swagger UI: it loads one part of the document, and shows the first example of an operation. Bytes and elements of the
// page are limited, because a browser's time follows from them. Processor times are reported without a limit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, ask, onPage, withBrowser } from "./browser.mjs";

withBrowser();

/**
 * Groups of operations to open; `all` opens every one, which takes minutes. All games have the same operations, so the
 * gate only opens one game, and of each group the longest operations.
 */
const GROUPS = (process.env.SWAGGER_GROUPS ?? "games,octopus,batch,service").split(",");
const LONGEST = GROUPS[0] === "all" ? Infinity : 3;

/** Operations that are also sent, because their answers are long. */
const SENT = ["list_games", "list_errors", "octopus_moves", "themisto_moves", "ingenious_moves", "nebuchadnezzar_moves", "temple_moves"];

/** Most bytes of the document that a visit loads. */
const BYTES = 250_000;
/** Most elements of the page when the groups are shown, and when one operation is open. */
const ELEMENTS = { groups: 200, operation: 500 };

/** Milliseconds of processor time that the page's main thread takes for something. Other programs don't change them much. */
async function meter(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const seconds = async () => (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
  return async (work) => {
    const before = await seconds();
    await work();
    return Math.round(((await seconds()) - before) * 1000);
  };
}

/** The parts of the document in the order of the list, with their addresses. */
const parts = async () => {
  const list = await (await fetch(`${HOST}/swagger-ui/swagger-initializer.js`)).text();
  const addresses = [...list.matchAll(/"url": "\.\.(.*)"/g)].map(([, address]) => address);
  return Promise.all(addresses.map(async (address) => ({ address, document: await ask(address) })));
};

const operations = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) => Object.values(item).map((operation) => ({ path, ...operation })));

/** The operations of a group to open: the longest ones, which have the most elements, and all that are sent. */
function toOpen(document, group) {
  const all = operations(document).filter(({ tags }) => tags[0] === group);
  const longest = all.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length).slice(0, LONGEST);
  return all.filter((one) => SENT.includes(one.operationId) || longest.includes(one)).map(({ operationId }) => operationId);
}

test("Swagger UI loads a part of the document and shows the first example of an operation", (t) =>
  onPage({}, async (page) => {
    const all = await parts();
    const timed = await meter(page);
    assert.equal(all[0].address, "/openapi/octopus.json");
    const loaded = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.startsWith("/openapi")) loaded.push(response);
    });
    const elements = () => page.evaluate(() => document.querySelectorAll("*").length);
    const groupOf = (name) => page.locator(".opblock-tag-section").filter({ has: page.locator(`.opblock-tag[data-tag="${name}"]`) });
    /** Opens Swagger UI again, with this part of the document. */
    const open = async (part) => {
      const took = await timed(async () => {
        await page.goto(`${HOST}/swagger-ui/`);
        await groupOf("octopus").waitFor();
      });
      if (part !== all[0]) await page.locator(".download-url-wrapper select").selectOption(`..${part.address}`);
      for (const { name } of part.document.tags) await groupOf(name).waitFor();
      assert.equal(await page.locator(".opblock-tag-section").count(), part.document.tags.length);
      return took;
    };
    const interactive = await open(all[0]);
    assert.deepEqual(loaded.map((response) => new URL(response.url()).pathname), ["/openapi/octopus.json"]);
    const bytes = (await loaded[0].body()).length;
    assert.ok(bytes <= BYTES, `${bytes} bytes`);
    const atFirst = await elements();
    assert.ok(atFirst <= ELEMENTS.groups, `${atFirst} elements`);
    const shown = [];
    const wanted = ({ name }) => GROUPS.includes(name) || GROUPS[0] === "all";
    const groups = all.flatMap((part) => part.document.tags.filter(wanted).map(({ name }) => ({ part, name })));
    for (const { part, name } of groups) {
      // Swagger UI keeps every operation that was opened, and each further one would take longer.
      if (shown.length || part !== all[0]) await open(part);
      const section = groupOf(name);
      await section.locator(".opblock-tag").click();
      await section.locator(".opblock").first().waitFor();
      const closed = await elements();
      for (const id of await section.locator(".opblock").evaluateAll((blocks) => blocks.map((block) => block.id))) {
        if (!toOpen(part.document, name).some((one) => id.endsWith(`-${one}`))) continue;
        const operation = operations(part.document).find((one) => id.endsWith(`-${one.operationId}`));
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
        const added = (await elements()) - closed;
        let sent = 0;
        if (SENT.includes(operation.operationId)) {
          sent = await timed(async () => {
            await block.locator("button.execute").click();
            await block.locator(".live-responses-table .response-col_description pre").first().waitFor();
          });
          // The address of the service is relative to that of the part.
          assert.equal(await block.locator(".request-url pre").textContent(), `${HOST}${operation.path}`);
          assert.match(await block.locator(".live-responses-table .response-col_status").last().textContent(), /^200/);
        }
        await block.locator(".opblock-summary-control").click();
        shown.push({ id: operation.operationId, opened, sent, added });
      }
    }
    const expected = groups.flatMap(({ part, name }) => toOpen(part.document, name));
    assert.deepEqual(shown.map(({ id }) => id).sort(), expected.sort());
    const most = (what) => shown.reduce((most, one) => (one[what] > most[what] ? one : most));
    const { id: slowest, opened } = most("opened");
    const { id: toSend, sent } = most("sent");
    const { id: largest, added } = most("added");
    t.diagnostic(
      `${bytes} bytes, ${atFirst} elements, groups after ${interactive} ms of processor time; ${shown.length} operations, ` +
        `the slowest to open ${slowest}: ${opened} ms; to send ${toSend}: ${sent} ms; the largest ${largest}: ${added} elements`,
    );
    assert.ok(added <= ELEMENTS.operation, `${largest}: ${added} elements`);
  }));

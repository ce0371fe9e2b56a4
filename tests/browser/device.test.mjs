// The engine on the device: in Web Workers, and on the page, with and without a network.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { test } from "node:test";
import { HOST, ask, awaitTurn, clickMove, clickSomeMove, onPage, openGame, press, withBrowser } from "./browser.mjs";

withBrowser();

const DEVICE = { engine: "device" };
const KEPT = { engine: "automatic", serviceWorkers: "allow" };
const ENGINE = "/assets/latest/engine/index.js";

/** Accepts the browser's own messages about failed requests, and no others. */
const forgive = (complaints) => assert.deepEqual(complaints.splice(0).filter((text) => !/Failed to load resource|net::ERR|Failed to fetch/.test(text)), []);

/** Makes a first move that does not end the game: many of Themisto's lose at once. */
const openWith = (page, game) => (game === "themisto" ? clickMove(page, game, "a2-b2") : clickSomeMove(page, 3));

/** Records the service calls that need an engine. */
function heavyCalls(page) {
  const calls = [];
  page.on("request", (request) => /\/v1\/\w+\/(reply|analysis|review)|\/(check|hint)/.test(request.url()) && calls.push(request.url()));
  return calls;
}

/** Waits until `look`, which may be asynchronous, returns true in the page. Its last other value names the missing state. */
async function until(page, look, given) {
  for (let waits = 0; ; waits++) {
    const seen = await page.evaluate(look, given);
    if (seen === true) return;
    assert.ok(waits < 1200, `after two minutes: ${JSON.stringify(seen)}`);
    await page.waitForTimeout(100);
  }
}

/** Waits until the service worker has cached the whole page. */
const controlled = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });

for (const game of ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"]) {
  test(`${game}: the engine answers on the device`, () =>
    onPage(DEVICE, async (page) => {
      const calls = heavyCalls(page);
      await openGame(page, game);
      const before = await page.locator(".moves li").count();
      await openWith(page, game);
      await page.locator(".moves li").nth(before + 1).waitFor();
      await awaitTurn(page);
      await page.goto(`${HOST}/#/${game}/analysis`);
      await page.locator('.analysis[data-done="yes"]').waitFor();
      assert.ok((await page.locator(".lines tbody tr").count()) > 0);
      assert.equal(await page.locator(".analysis .at-work").textContent(), "This device calculates.");
      assert.deepEqual(calls, []);
    }));
}

test("the reason against a move comes from the device, once the engine is there", () =>
  onPage(DEVICE, async (page) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/analysis?p=${encodeURIComponent("8/8/8/3b4/8/8/8/8 w b 1 p")}`);
    await page.locator('.analysis[data-done="yes"]').waitFor();
    const calls = [];
    page.on("request", (request) => calls.push(request.url()));
    const barred = await page.locator(".spot:not(.usable)").evaluateAll((spots) => spots.map((spot) => spot.dataset.spot).find((id) => id !== "d5"));
    await press(page, `[data-spot="${barred}"]`);
    await page.locator(".status.reason", { hasText: "No disc may be placed on" }).waitFor();
    assert.deepEqual(calls, []);
  }));

test("the engine may be moved to the service and back", () =>
  onPage(DEVICE, async (page) => {
    const calls = heavyCalls(page);
    await openGame(page, "themisto");
    await page.goto(`${HOST}/#/themisto/analysis`);
    await page.locator('.analysis[data-done="yes"]').waitFor();
    assert.deepEqual(calls, []);
    await page.locator(".analysis .engine-choice select").selectOption("service");
    await page.locator(".analysis .at-work").filter({ hasText: "the service" }).waitFor();
    assert.ok(calls.some((url) => url.endsWith("/analysis/stream")));
    await page.locator(".analysis .engine-choice select").selectOption("device");
    await page.locator(".analysis .at-work").filter({ hasText: "this device" }).waitFor();
  }));

test("where the module can't be loaded the service answers", () =>
  onPage(DEVICE, async (page, complaints) => {
    const calls = heavyCalls(page);
    await page.route("**/engine/module.wasm", (route) => route.fulfill({ status: 404, body: "" }));
    await openGame(page, "themisto");
    await clickSomeMove(page, 3);
    await page.locator(".moves li").nth(1).waitFor();
    await awaitTurn(page);
    assert.ok(calls.length > 0);
    forgive(complaints);
  }));

test("the same move comes from the device and from the service", () =>
  onPage(DEVICE, async (page) => {
    await page.goto(`${HOST}/`);
    for (const game of ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"]) {
      const { key } = await ask(`/v1/${game}/start`, { seed: 5 });
      const request = { position: key, level: 4, seed: 9 };
      const here = await page.evaluate(async ([path, name, body]) => {
        const { createEngine } = await import(path);
        const engine = (globalThis.engine ??= await createEngine());
        return engine.reply(name, body);
      }, [ENGINE, game, request]);
      assert.deepEqual(here, await ask(`/v1/${game}/reply`, request));
    }
  }));

test("in a Web Worker a call is told, cancelled and made again", () =>
  onPage(DEVICE, async (page) => {
    await page.goto(`${HOST}/`);
    const result = await page.evaluate(async (path) => {
      const { createEngine } = await import(path);
      const engine = await createEngine({ workers: 1, maxTimeMs: 600_000 });
      const { key } = await engine.start("octopus", { seed: 1 });
      const controller = new AbortController();
      let steps = 0;
      const onProgress = () => ++steps && controller.abort(new Error("enough"));
      const cancelled = await engine.analyse("octopus", { position: key, limits: { nodes: 20_000_000 } }, { signal: controller.signal, onProgress }).catch((error) => error.message);
      const { total } = await engine.moves("octopus", { position: key });
      engine.close();
      return { steps, cancelled, total };
    }, ENGINE);
    assert.equal(result.cancelled, "enough");
    assert.ok(result.steps >= 1 && result.total > 0);
  }));

test("a worker that dies in the middle of a call is replaced", () =>
  onPage(DEVICE, async (page) => {
    await page.addInitScript(() => {
      // The first call is lost with its worker, as when the browser reclaims memory.
      const Real = globalThis.Worker;
      let deaths = 0;
      globalThis.started = 0;
      globalThis.Worker = class extends Real {
        constructor(...more) {
          super(...more);
          globalThis.started++;
        }

        postMessage(message) {
          if (message.type !== "call" || deaths++) return super.postMessage(message);
          this.terminate();
          this.dispatchEvent(new ErrorEvent("error", { message: "gone", cancelable: true }));
        }
      };
    });
    await page.goto(`${HOST}/`);
    const result = await page.evaluate(async (path) => {
      const { createEngine } = await import(path);
      const engine = await createEngine({ workers: 1 });
      const { key } = await engine.start("themisto");
      return { key, started };
    }, ENGINE);
    assert.ok(result.key.length > 0);
    assert.equal(result.started, 2);
  }));

test("large searches stay within their memory, and a worker that has grown is replaced", () =>
  onPage(DEVICE, async (page) => {
    await page.goto(`${HOST}/`);
    const result = await page.evaluate(async (path) => {
      const Real = globalThis.Worker;
      let started = 0;
      let most = 0;
      globalThis.Worker = class extends Real {
        constructor(...more) {
          super(...more);
          started++;
          this.addEventListener("message", ({ data }) => (most = Math.max(most, data.memory ?? 0)));
        }
      };
      const { createEngine } = await import(path);
      const engine = await createEngine({ workers: 1, tableBytes: 4 << 20, workerMemory: 4 << 20 });
      const { key } = await engine.start("octopus", { seed: 1 });
      const { version } = await engine.analyse("octopus", { position: key, limits: { nodes: 600_000 } });
      await engine.moves("octopus", { position: key });
      engine.close();
      return { started, most, version };
    }, ENGINE);
    assert.match(result.version, /\.tables\.4194304$/);
    assert.ok(result.most < 48 << 20, `${result.most} bytes`);
    assert.equal(result.started, 2);
  }));

test("two tabs have engines of their own", () =>
  onPage(DEVICE, async (page) => {
    await page.goto(`${HOST}/`);
    const other = await page.context().newPage();
    await other.goto(`${HOST}/`);
    const { key } = await ask("/v1/temple/start", { seed: 2 });
    const reply = (tab) => tab.evaluate(async ([path, position]) => {
      const { createEngine } = await import(path);
      const engine = await createEngine();
      return (await engine.reply("temple", { position, level: 5, seed: 3 })).move.move;
    }, [ENGINE, key]);
    const [one, two] = await Promise.all([reply(page), reply(other)]);
    assert.equal(one, two);
  }));

test("after one visit a game is played and analysed with the network cut", () =>
  onPage(KEPT, async (page, complaints) => {
    await page.goto(`${HOST}/`);
    await controlled(page);
    await page.context().setOffline(true);
    await page.evaluate(() => localStorage.setItem("tessera.level", "1"));
    for (const game of ["themisto", "temple"]) {
      await page.goto(`${HOST}/#/${game}`);
      await page.reload();
      await awaitTurn(page);
      await openWith(page, game);
      await page.locator(".moves li").nth(1).waitFor();
      await awaitTurn(page);
      await page.goto(`${HOST}/#/${game}/analysis`);
      await page.locator('.analysis[data-done="yes"]').waitFor();
      assert.equal(await page.locator(".analysis .at-work").textContent(), "This device calculates.");
    }
    forgive(complaints);
  }));

test("after one visit the puzzle of the day is solved with the network cut", () =>
  onPage(KEPT, async (page, complaints) => {
    const puzzle = await ask("/v1/octopus/puzzles/daily");
    const { moves } = await ask(`/v1/octopus/puzzles/${puzzle.id}/solution`);
    await page.goto(`${HOST}/`);
    await controlled(page);
    await untilStocked(page, "octopus");
    await page.context().setOffline(true);
    await page.goto(`${HOST}/#/octopus/puzzle`);
    await awaitTurn(page);
    await clickMove(page, "octopus", moves[0]);
    await page.locator(".verdict.right, .verdict.solved").waitFor();
    forgive(complaints);
  }));

test("with the network cut one trains with what was fetched ahead, and then with new puzzles of the device", () =>
  onPage(KEPT, async (page, complaints) => {
    await page.goto(`${HOST}/#/nebuchadnezzar/puzzle/train`);
    await controlled(page);
    await awaitTurn(page);
    const shown = () => page.locator(".panel.puzzle").getAttribute("data-id");
    const first = await shown();
    await page.context().setOffline(true);
    const isAnother = (before) => page.waitForFunction((id) => ![id, ""].includes(document.querySelector(".panel.puzzle").dataset.id), before);
    await page.getByRole("button", { name: "Another", exact: true }).click();
    await isAnother(first);
    const second = await shown();
    assert.match(second, /^nebuchadnezzar-[0-9a-z]{7}$/);
    await awaitTurn(page);
    await page.getByRole("button", { name: "Show solution" }).click();
    await page.locator('[data-k="reveal-yes"]').click();
    await page.locator(".solution li").first().waitFor();
    // No puzzle of this level was fetched ahead.
    await page.getByRole("combobox", { name: "Level" }).selectOption("1");
    await page.getByRole("button", { name: "Another", exact: true }).click();
    await isAnother(second);
    await awaitTurn(page);
    assert.match(await shown(), /^nebuchadnezzar-[a-z0-9-]+\./);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hints li").waitFor();
    forgive(complaints);
  }));

test("the page is kept for readers of other languages, too", () =>
  onPage({ ...KEPT, locale: "de" }, async (page, complaints) => {
    // The words come when all else has been loaded.
    await page.route("**/parts/de-page.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(`${HOST}/#/themisto`);
    await controlled(page);
    await page.context().setOffline(true);
    await page.reload();
    await awaitTurn(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
    forgive(complaints);
  }));

/** Waits until the service worker has today's puzzle of a game. */
const untilStocked = (page, game) =>
  until(page, async (path) => {
    const name = (await caches.keys()).find((name) => name.endsWith(" answers"));
    return name && (await (await caches.open(name)).keys()).some(({ url }) => url.includes(path));
  }, `/v1/${game}/puzzles/daily`);

test("after one visit short addresses open with the network cut", () =>
  onPage(KEPT, async (page, complaints) => {
    const today = new Date().toISOString().slice(0, 10);
    const { key } = await ask("/v1/nebuchadnezzar/start", { seed: 1 });
    await page.goto(`${HOST}/`);
    await controlled(page);
    await untilStocked(page, "temple");
    await page.context().setOffline(true);
    await page.goto(`${HOST}/daily/octopus/${today}`);
    await awaitTurn(page);
    assert.equal(page.url(), `${HOST}/#/octopus/puzzle/${today}`);
    await page.goto(`${HOST}/daily/temple/${today}?theme=dark`);
    await awaitTurn(page);
    assert.equal(page.url(), `${HOST}/?theme=dark#/temple/puzzle/${today}`);
    await page.goto(`${HOST}/g/nebuchadnezzar/${encodeURIComponent(key)}`);
    await page.locator('.board[data-game="nebuchadnezzar"] .picture').first().waitFor();
    assert.equal(new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("p"), key);
    forgive(complaints);
  }));

for (const [name, status, type, body] of [["502", 502, "text/html", "<h1>Bad Gateway</h1>"], ["503 in JSON", 503, "application/json", '{"message":"no upstream"}'], ["404", 404, "text/plain", "default backend"]]) {
  test(`behind a proxy that answers ${name} the page that is kept opens`, async () => {
    let isBroken = false;
    const proxy = createServer(async (request, response) => {
      if (isBroken) return void response.writeHead(status, { "content-type": type }).end(body);
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const { host, connection, "accept-encoding": _, ...headers } = request.headers;
      const answer = await fetch(HOST + request.url, { method: request.method, headers, body: chunks.length ? Buffer.concat(chunks) : undefined });
      const kept = [...answer.headers].filter(([name]) => !["content-length", "content-encoding", "transfer-encoding", "connection"].includes(name));
      response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${proxy.address().port}`;
    try {
      await onPage(KEPT, async (page, complaints) => {
        await page.goto(`${address}/`);
        await page.evaluate(() => localStorage.setItem("tessera.level", "1"));
        await controlled(page);
        await untilStocked(page, "temple");
        isBroken = true;
        await page.goto(`${address}/#/octopus/puzzle`);
        await page.reload();
        // Only the service knows the meaning of a missing path, so its answer below 500 is shown.
        if (status < 500) {
          await page.locator(".wordmark").waitFor();
          return forgive(complaints);
        }
        await awaitTurn(page);
        await page.goto(`${address}/daily/temple/${new Date().toISOString().slice(0, 10)}`);
        await awaitTurn(page);
        // The device's engine takes over when the service cannot be reached.
        await page.goto(`${address}/#/themisto`);
        await awaitTurn(page);
        await openWith(page, "themisto");
        await page.locator(".moves li").nth(1).waitFor();
        forgive(complaints);
      });
    } finally {
      proxy.closeAllConnections();
      proxy.close();
    }
  });
}

test("the next release takes over cleanly, and works without a network at once", async () => {
  // A proxy plays the host: it gives the same files the digest of another release.
  const { digest } = JSON.parse(/^const RELEASE = (.*);$/m.exec(await (await fetch(`${HOST}/sw.js`)).text())[1]);
  let release = digest;
  const proxy = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host, connection, "accept-encoding": _, ...headers } = request.headers;
    const answer = await fetch(HOST + request.url.replaceAll(release, digest), { method: request.method, headers, body: chunks.length ? Buffer.concat(chunks) : undefined });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(([name]) => !["content-length", "content-encoding", "transfer-encoding", "connection"].includes(name));
    const isNamed = ["/", "/sw.js"].includes(request.url);
    const renamed = isNamed ? body.toString().replaceAll(digest, release) : body;
    const fields = Object.fromEntries(kept.filter(([name]) => !isNamed || name !== "etag"));
    // The policy lists the page's inline style by its hash.
    const [, style] = /<style>(.*?)<\/style>/s.exec(renamed) ?? [];
    if (style) fields["content-security-policy"] = fields["content-security-policy"].replace(/style-src '[^']*'/, `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    response.writeHead(answer.status, fields);
    response.end(renamed);
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${proxy.address().port}`;
  try {
    await onPage(KEPT, async (page, complaints) => {
      const kept = async (...releases) => {
        const own = ["tessera / answers", ...releases.map((name) => `tessera / ${name}`)].sort();
        await until(page, async (names) => {
          const found = (await caches.keys()).sort();
          return JSON.stringify(found) === JSON.stringify(names) || found;
        }, own);
      };
      const isOf = async (tab, name) => assert.equal(/\/assets\/(\w+)\//.exec(await tab.content())[1], name);
      await page.goto(`${address}/`);
      await controlled(page);
      await kept(digest);
      const former = await page.context().newPage();
      await former.goto(`${address}/#/themisto`);
      await awaitTurn(former);
      release = digest.replace(/^./, (first) => (first === "0" ? "1" : "0"));
      // The page of the next release arrives at once; the files of the former one are kept for the other tab.
      await page.goto(`${address}/#/themisto`);
      await page.reload();
      await awaitTurn(page);
      await isOf(page, release);
      await kept(digest, release);
      await until(page, async () => !(await navigator.serviceWorker.getRegistration()).installing);
      // A release takes over when its predecessor is idle or stopped. Chromium stops an idle worker by itself, but not
      // while a debugger is attached.
      const browser = await page.context().newCDPSession(page);
      await browser.send("ServiceWorker.enable");
      await browser.send("ServiceWorker.stopAllWorkers");
      await until(page, async () => {
        const { active, waiting } = await navigator.serviceWorker.getRegistration();
        return (active.state === "activated" && !waiting) || [active.state, waiting?.state];
      });
      await page.context().setOffline(true);
      await page.reload();
      await awaitTurn(page);
      await isOf(page, release);
      // The tab of the former release keeps using its own files, including files that it has not loaded yet.
      await isOf(former, digest);
      await former.goto(`${address}/#/themisto/learn/1`);
      await former.locator(".learn h2").waitFor();
      await former.reload();
      await awaitTurn(former);
      await isOf(former, release);
      // When its last page is closed, the former release is deleted.
      await page.context().setOffline(false);
      await former.close();
      await page.reload();
      await kept(release);
      forgive(complaints);
    });
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
});

// Moves by touch: every tap of a person is one tap here, and must have its effect.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, awaitTurn, finger, isSeen, makeMove, onPage, openGame, phone, press, restingFinger, withBrowser } from "./browser.mjs";

withBrowser();

const at = (game, key) => `${HOST}/#/${game}?p=${encodeURIComponent(key)}`;
const FINGERS = [["taps", finger], ["taps of a finger that rests", restingFinger()]];
/** Moves of both sides on one phone, and the taps of each. */
const MOVES = [
  ["octopus", "R5@0,0;R1@1,0;R2@2,0|R4B6G1,G4G5|0,0|0|1", ["B6@-1,0", "G5@0,1"], ["tile", "place", "Play"]],
  ["themisto", "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -", ["a3-b4", "h6-g5"], ["disc", "place", "Play"]],
  ["ingenious", "standard|2|0|place.0|-|RYRYOGOGYBPP,RRRGRBRPGGBB|0.0.0.0.0.0,0.0.0.0.0.0|0,0", ["OG@-1,-3/-1,-4", "RG@4,0/3,1"], ["tile", "place", "place", "Play"]],
  ["nebuchadnezzar", "8/8/8/8/8/8/8/8 b b 0 p", ["c3", "f6"], ["place", "Play"]],
  ["temple", "-|R1R2R3R4R5R6O1O2O3O4O5O6,B1B2B3B4B5B6|-,-|0|published", ["F0,0=R1", "F1,0=B3"], ["tile", "place", "Play"]],
  ["temple", "F0,0=B1;W0,0N=B2;W0,0E=B3|R1R2R3R4R5R6,B4B5B6|-,B|0|published", ["T0,1=R2+W0,2S=R3"], ["tile", "place", "tile", "place", "Play"]],
  // The wall's place reaches into the margin of the board.
  ["temple", "F0,0=C1;F1,0=K1;F-1,-1=C6;F0,-1=C3;F1,-1=C4;T-1,0=C5;W0,0N=K6;W0,0W=K2;W1,0N=K4;W1,0E=B1;W-1,-1N=K3;W-1,-1W=K5;W1,-1E=B2;W1,-1S=B5|R1R2R3R4R5R6O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C2,B3B4B6P1P2P3P4P5P6N1N2N3N4N5N6W1W2W3W4W5W6|C,B|0|revised", ["T2,-1=C2+W3,-1W=O2"], ["tile", "place", "tile", "place", "Play"]],
];

for (const [how, pointer] of FINGERS) {
  for (const [game, key, moves, expected] of MOVES) {
    test(`${game}: ${moves[0]} takes ${expected.length} ${how}`, () =>
      onPage(phone, async (page) => {
        await page.goto(at(game, key));
        for (const move of moves) {
          await awaitTurn(page);
          assert.deepEqual(await makeMove(page, game, move, pointer), expected);
        }
      }));
  }

  test(`Back takes one of the ${how}, in every game`, () =>
    onPage(phone, async (page) => {
      for (const [game, key, [move]] of MOVES) {
        await page.goto(at(game, key));
        await page.locator(`.table .board[data-game="${game}"]`).waitFor();
        await awaitTurn(page);
        const first = game === "nebuchadnezzar" ? `[data-spot="${move}"]` : game === "themisto" ? '[data-spot="a3"]' : ".mine [data-source]";
        await press(page, first, pointer);
        await page.locator('.bar [data-k="back"]').waitFor();
        await press(page, '.bar [data-k="back"]', pointer);
        await page.locator('.bar [data-k="back"]').waitFor({ state: "detached", timeout: 10_000 });
      }
    }));
}

test("a tap on the button of a view does not magnify the board", () =>
  onPage({ ...phone, viewport: { width: 360, height: 740 } }, async (page) => {
    await page.goto(`${HOST}/#/temple/puzzle/2026-11-30`);
    await awaitTurn(page);
    const box = () => page.locator(".picture").getAttribute("viewBox");
    const before = await box();
    for (const name of ["Seen from the side", "Seen from above"]) await press(page, `.view [title="${name}"]`, finger);
    assert.equal(await box(), before);
    assert.equal(await page.locator(".whole").count(), 0);
  }));

/** Moves a finger over places of the board, from middle to middle. */
async function stroke(page, ...places) {
  const points = await Promise.all(places.map(async (place) => {
    const { x, y, width, height } = await page.locator(`[data-spot="${place}"]`).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }));
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [points[0]] });
  for (const point of points.slice(1)) await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}

test("a stroke over two cells places both halves of a tile, another one corrects it, and none makes the move", () =>
  onPage(phone, async (page) => {
    const [game, key, [move]] = MOVES.find(([game]) => game === "ingenious");
    await page.goto(at(game, key));
    await awaitTurn(page);
    await press(page, '.mine [data-source="OG:0"]', finger, 0.25);
    for (const [cells, made] of [[["-1,-4", "-1,-3"], "OG@-1,-4/-1,-3"], [["-1,-3", "-1,-4"], move]]) {
      await stroke(page, ...cells);
      await page.locator(`.bar [data-move="${made}"]`).waitFor();
    }
    await stroke(page, "-1,-3", "-1,-4", "-1,-3");
    await page.locator('.bar [data-k^="offer"]').waitFor({ state: "detached" });
    assert.equal(await page.locator(".mine .held").count(), 1);
    await stroke(page, "-1,-3", "-1,-4");
    await press(page, `.bar [data-move="${move}"]`, finger);
    await page.locator(".moves li").waitFor({ state: "attached" });
    assert.equal(await page.locator(".moves li").count(), 1);
  }));

test("a finger drags a disc of Themisto, and moves a magnified board", () =>
  onPage(phone, async (page) => {
    const [, key] = MOVES.find(([game]) => game === "themisto");
    await page.goto(at("themisto", key));
    await awaitTurn(page);
    await stroke(page, "a3", "b4");
    await page.locator(".moves li", { hasText: "a3–b4" }).waitFor({ state: "attached" });
    const [, hexes] = MOVES.find(([game]) => game === "ingenious");
    await page.goto(at("ingenious", hexes));
    await page.locator('.table .board[data-game="ingenious"]').waitFor();
    await awaitTurn(page);
    await press(page, '[data-spot="0,0"]', finger);
    await page.locator(".whole").waitFor();
    const view = () => page.locator(".picture").getAttribute("viewBox");
    const before = await view();
    await stroke(page, "0,0", "1,0");
    assert.notEqual(await view(), before);
  }));

test("after a tap on a wrong cell, a tap on another one corrects it", () =>
  onPage(phone, async (page) => {
    const [game, key, [move]] = MOVES.find(([game]) => game === "ingenious");
    await page.goto(at(game, key));
    await awaitTurn(page);
    await press(page, '.mine [data-source="OG:0"]', finger, 0.25);
    // A second tap on a half takes it back.
    for (const cell of ["1,-5", "-1,-3", "-1,-3", "-1,-3", "-1,-4"]) await press(page, `[data-spot="${cell}"]`, finger);
    await page.locator(`.bar [data-move="${move}"]`).waitFor();
  }));

const DAY = "2026-01-05";

test("a hint that comes while a finger rests on a tile neither loses the tap nor what was chosen", () =>
  onPage(phone, async (page) => {
    await page.goto(`${HOST}/#/octopus/puzzle/${DAY}`);
    await awaitTurn(page);
    let answer;
    await page.route("**/hint?*", async (route) => {
      await new Promise((resolve) => (answer = resolve));
      await route.continue();
    });
    await press(page, '.bar [data-k^="action-Hint"]', finger);
    const resting = restingFinger(async () => {
      answer();
      await page.locator(".told.hint").waitFor();
    });
    await press(page, ".mine [data-source]", resting);
    await page.locator(".mine .held").waitFor({ timeout: 10_000 });
    await page.locator(".told.hint").waitFor();
  }));

test("a line of the analysis stays under a finger while the analysis goes on", () =>
  onPage(phone, async (page) => {
    // An analysis whose progress the test sends.
    await page.addInitScript(() => {
      const real = globalThis.fetch;
      globalThis.fetch = (...call) => {
        if (!`${call[0].url ?? call[0]}`.endsWith("/analysis/stream")) return real(...call);
        const body = new ReadableStream({
          start(stream) {
            globalThis.tell = (nodes, moves) => {
              const value = { kind: "estimate", win_probability: 0.5, margin: null, outcome: null, plies: null };
              const data = { seat: 0, nodes, depth: 1, budget: 9, value, lines: moves.map((move) => ({ move, value, loss: 0, pv: [move] })) };
              stream.enqueue(new TextEncoder().encode(`${JSON.stringify({ event: "progress", data })}\n`));
            };
          },
        });
        return Promise.resolve(new Response(body, { headers: { "content-type": "application/x-ndjson" } }));
      };
    });
    await openGame(page, "nebuchadnezzar");
    await press(page, '[data-k="tab-analysis"]', finger);
    await page.waitForFunction(() => globalThis.tell);
    await page.evaluate(() => globalThis.tell(1, ["c3", "d4"]));
    await page.locator('.lines [data-k="line-c3"]').waitFor();
    const resting = restingFinger(async () => {
      await page.evaluate(() => globalThis.tell(2, ["c3", "e5", "d4"]));
      await page.locator('.lines [data-k="line-e5"]').waitFor();
    });
    await press(page, '.lines [data-k="line-c3"]', resting);
    await page.locator(".branch").filter({ hasText: "c3" }).waitFor({ timeout: 10_000 });
  }));

test("a wrong move of a lesson, and a puzzle that is not there, are told next to the board of a phone", () =>
  onPage(phone, async (page, complaints) => {
    await page.goto(`${HOST}/#/octopus/learn/2`);
    await awaitTurn(page);
    await makeMove(page, "octopus", "B6@0,1", finger);
    await page.locator(".told.wrong").filter({ hasText: "red 4" }).waitFor();
    assert.ok(await isSeen(page, ".told.wrong"));
    assert.ok(await isSeen(page, ".bar .status"));
    await page.goto(`${HOST}/#/octopus/puzzle/2030-01-01`);
    await page.locator(".bar .notice").filter({ hasText: "not there yet" }).waitFor();
    assert.ok(await isSeen(page, ".bar .notice"));
    assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("404")), []);
  }));

test("the engine's reply is said next to the board of a phone", () =>
  onPage(phone, async (page) => {
    await openGame(page, "nebuchadnezzar");
    await makeMove(page, "nebuchadnezzar", "c3", finger);
    await page.locator(".told").filter({ hasText: "Engine: " }).waitFor();
    await awaitTurn(page);
    assert.ok(await isSeen(page, ".told"));
  }));

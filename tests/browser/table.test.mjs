import assert from "node:assert/strict";
import { test } from "node:test";
import { bundleOf } from "../../tools/page/messages.mjs";
import { lossOf } from "../../web/format-value.js";
import { DRAWN } from "../../web/games.js";
import { speak } from "../../web/i18n.js";
import { HOST, ask, awaitTurn, clickMove, clickSomeMove, finger, isSeen, onPage, openGame, phone, press, withBrowser } from "./browser.mjs";

withBrowser();

const at = (game, key, tab = "") => `${HOST}/#/${game}${tab}?p=${encodeURIComponent(key)}`;
/** Accepts the browser's own messages about the service's refusals, and no others. */
const forgive = (complaints) => assert.deepEqual(complaints.splice(0).filter((text) => !text.includes("422")), []);

/** Answers every analysis with these moves, best first. */
const analyse = (page, game, moves) => page.route(`**/v1/${game}/analysis/stream`, (route) => {
  const value = { kind: "estimate", win_probability: 0.5, margin: null, outcome: null, plies: null };
  const data = { stats: { nodes: 1, depth: 1 }, value, lines: moves.map((move) => ({ move, value, loss: 0, pv: [move] })) };
  return route.fulfill({ contentType: "application/x-ndjson", body: `${JSON.stringify({ event: "final", data })}\n` });
});

const TUNNEL = "F0,0=B1;W0,0N=B2;W0,0E=B3|R1R2R3R4R5R6,B4B5B6|-,B|0|published";

test("an illegal click keeps what was chosen and tells why", () =>
  onPage({}, async (page, complaints) => {
    await page.goto(at("octopus", "R1@0,0|R2R3,B1B2|0,0|0|1"));
    await awaitTurn(page);
    await page.locator('.mine [data-source="R2"]').click();
    const lights = await page.locator(".lights").innerHTML();
    await press(page, '[data-spot="1,1"]');
    await page.locator(".status.reason").filter({ hasText: "A tile goes next to another one, not across a corner." }).waitFor();
    assert.equal(await page.locator(".mine .held").getAttribute("data-source"), "R2");
    await page.mouse.move(0, 0);
    assert.equal(await page.locator(".lights").innerHTML(), lights);
    await page.locator('[data-spot="1,0"]').click();
    await page.locator(".moves li").first().waitFor();
    forgive(complaints);
  }));

test("reasons in Temple name no slot", () =>
  onPage({}, async (page, complaints) => {
    await page.goto(at("temple", "F0,0=B3;F1,0=R1|R2R3R4R5R6,B1B2B4B5B6|R,B|1|published"));
    await awaitTurn(page);
    await press(page, '.mine [data-source="B2"]');
    for (const [slot, reason] of [["F0,0", "There is a tile here already."], ["F-1,0", "No place here for this tile: it must touch a tile of 2 or less."]]) {
      await press(page, `[data-spot="${slot}"]`);
      await page.locator(".status.reason").filter({ hasText: reason }).waitFor();
    }
    forgive(complaints);
  }));

test("a grey tile says why it cannot be used", () =>
  onPage({}, async (page) => {
    await page.goto(at("temple", "F0,0=B1;F1,0=R1|R5R6O1O2O3O4O5O6,B2B3B4B5B6|R,B|0|published"));
    await awaitTurn(page);
    await press(page, '.mine [data-source="O3"]');
    await page.locator(".status.reason").filter({ hasText: "Orange is not begun: use up red first." }).waitFor();
  }));

test("temple from above: tops are larger than floors, and the bar names what a tile becomes on each kind of place", () =>
  onPage(phone, async (page) => {
    await page.goto(at("temple", "F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6,B5B6|R,B|0|published"));
    await awaitTurn(page);
    const widthOf = (slot) => page.locator(`[data-piece="${slot}"] rect[rx]`).last().evaluate((tile) => tile.getBoundingClientRect().width);
    assert.ok((await widthOf("T1,0")) > 1.2 * (await widthOf("F0,0")));
    const before = await page.locator(".picture").boundingBox();
    await press(page, '.mine [data-source="R4"]', finger);
    await page.locator(".status", { hasText: /^Flat: a floor\. Upright: a wall\. On walls: a top\. At a \+, another tile with a \+ must follow\.$/ }).waitFor();
    assert.deepEqual(await page.locator(".picture").boundingBox(), before);
    await page.getByRole("button", { name: "Back", exact: true }).tap();
    await press(page, '[data-spot="W0,0S"]', finger);
    await page.locator(".status", { hasText: /^Choose a tile for this wall.$/ }).waitFor();
  }));

test("in Temple, tiles that go with the chosen one have a plus, on a phone", () =>
  onPage(phone, async (page) => {
    const key = "F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6,B5B6|R,B|0|published";
    const { moves } = await ask("/v1/temple/moves", { position: key });
    const fitting = (steps) => [...new Set(moves.filter(({ move }) => steps.every((step) => move.split(/[+=]/).includes(step))).flatMap(({ tiles }) => tiles.map(({ tile }) => tile)).filter((tile) => !steps.includes(tile)))].sort();
    const marked = () => page.locator('.mine [data-gain="+"]').evaluateAll((tiles) => tiles.map(({ dataset }) => dataset.source).sort());
    await page.goto(at("temple", key));
    await awaitTurn(page);
    assert.deepEqual(await marked(), []);
    await press(page, '.mine [data-source="R4"]', finger);
    assert.deepEqual(await marked(), fitting(["R4"]));
    assert.deepEqual(await marked(), ["R5", "R6"]);
    // The second tap puts it on a place with a plus: now the same tiles are the only ones that can be chosen.
    const slots = new Map(moves.map(({ tiles }) => [tiles.find(({ tile }) => tile === "R4")?.slot, tiles.length]).sort(([, a], [, b]) => b - a));
    const [slot] = [...slots].find(([slot, least]) => slot && least > 1);
    await press(page, `[data-spot="${slot}"]`, finger);
    await page.locator(".status", { hasText: /^Choose the / }).waitFor();
    assert.deepEqual(await marked(), fitting(["R4", slot]));
    assert.deepEqual(await page.locator('.mine [aria-disabled="false"]').evaluateAll((tiles) => tiles.map(({ dataset }) => dataset.source).sort()), await marked());
  }));

test("after the end of a game of Temple, no colour has to be finished", () =>
  onPage({}, async (page) => {
    const position = "F0,0=O1;W0,0E=W6;W0,0S=W2;W0,0N=O3;W0,0W=O6;T0,-1=W4;W0,-2N=W5|O2O4O5R1R2R3R4R5R6,W1W3B1B2B3B4B5B6|O,W|0|published";
    await page.goto(at("temple", position));
    await page.getByText("must finish orange").waitFor();
    await clickMove(page, "temple", "T0,1=O4+W0,2S=O5");
    await page.locator(".pill.won").waitFor();
    assert.equal(await page.getByText("must finish").filter({ visible: true }).count(), 0);
  }));

for (const [name, options, view] of [["has the coordinates of its notation and the north", phone, "flat"], ["from the side has the north alone", {}, "isometric"]]) {
  test(`Temple's board ${name}`, () =>
    onPage(options, async (page) => {
      await page.addInitScript((view) => localStorage.setItem("tessera.view.temple", JSON.stringify(view)), view);
      await page.goto(at("temple", "F0,0=B1;F1,0=R1;F1,-1=R2|R3R4R5R6,B2B3B4B5B6|R,B|0|published"));
      await awaitTurn(page);
      const numbers = await page.locator(".picture .axis").evaluateAll((texts) => texts.map((text) => [text.textContent, text.getBoundingClientRect().toJSON()]));
      const columns = ["−1", "0", "1", "2"];
      const rows = ["1", "0", "−1", "−2"];
      assert.deepEqual(numbers.map(([text]) => text), view === "flat" ? [...columns, ...rows] : []);
      const board = await page.locator(".picture").boundingBox();
      for (const [text, { left, right, top, bottom }] of numbers) assert.ok(left >= board.x - 1 && right <= board.x + board.width + 1 && top >= board.y - 1 && bottom <= board.y + board.height + 1, `${text} is cut off`);
      // From the side, the north is at the upper right.
      const [tip, tail] = await page.locator(".compass text, .compass line").evaluateAll((all) => [all.find((one) => one.textContent), all.findLast((one) => !one.textContent)].map((one) => one.getBoundingClientRect().toJSON()));
      assert.ok(tip.top < tail.top && (view === "flat" ? Math.abs(tip.left + tip.width / 2 - tail.left - tail.width / 2) < 2 : tip.left > tail.left), JSON.stringify([tip, tail]));
      // A number is in the column of its tile, or in its row.
      if (view === "isometric") return;
      const tile = await page.locator('[data-piece="F1,-1"]').boundingBox();
      const column = numbers.filter(([text]) => text === "1").map(([, box]) => box).find(({ left, right }) => (left + right) / 2 > tile.x && (left + right) / 2 < tile.x + tile.width);
      assert.ok(column, "the 1 below its column");
    }));
}

test("in a game of Themisto, the places where the opponent would win are marked, and in a puzzle they are not", () =>
  onPage(phone, async (page) => {
    // The disc on g1 turns black on f1, and with b1 it encloses three white discs: six in a row, which win for player 2.
    const key = (state, row = "bbwww1w1") => `8/8/3b4/8/6b1/1w6/8/${row} ${state} - -`;
    await page.goto(at("themisto", key("0 -")));
    await awaitTurn(page);
    await page.locator(".marks .threat").waitFor();
    const [threat, cell] = await Promise.all(['.marks .threat', '[data-spot="f1"]'].map((one) => page.locator(one).boundingBox()));
    assert.ok(Math.abs(threat.x + threat.width / 2 - cell.x - cell.width / 2) < 3 && Math.abs(threat.y + threat.height / 2 - cell.y - cell.height / 2) < 3);
    await page.locator(".status", { hasText: "Watch out: the opponent can win on f1." }).waitFor();
    // They stay if the board is turned.
    await page.getByRole("button", { name: "Turn the board" }).tap();
    assert.equal(await page.locator(".marks .threat").count(), 1);
    // An opponent who owes a turn threatens nothing, and a player who can win with five in a row needs no warning.
    for (const harmless of [key("0 s"), key("0 -", "1bwww1w1")]) {
      await page.goto("about:blank");
      await Promise.all([page.waitForResponse(/themisto\/moves/), page.goto(at("themisto", harmless))]);
      await page.locator(".status", { hasText: "A band marks a row that costs a turn to leave." }).waitFor();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      assert.equal(await page.locator(".marks .threat").count(), 0);
    }
    await page.goto(`${HOST}/#/themisto/puzzle`);
    await page.locator(".question").waitFor({ state: "attached" });
    await awaitTurn(page);
    assert.equal(await page.locator(".marks .threat").count(), 0);
  }));

test("in Themisto, a weak engine's opponent is warned of a move after which the engine could win", () =>
  onPage(phone, async (page) => {
    await openGame(page, "themisto");
    const position = new URLSearchParams((await page.evaluate(() => location.hash)).split("?")[1]).get("p");
    const { moves } = await ask("/v1/themisto/moves", { position });
    const wins = async ({ move }) => {
      const { key, position: after } = await ask("/v1/themisto/play", { position, moves: [move] });
      return after.to_move === 1 ? (await ask("/v1/themisto/moves", { position: key })).moves.filter(({ wins }) => wins).map(({ to }) => to) : [];
    };
    // Of the moves to one place, the page shows the one with a capture.
    const plain = moves.filter(({ from, to }) => moves.filter((other) => other.from === from && other.to === to).length === 1);
    const found = {};
    for (const move of plain) {
      const places = await wins(move);
      if (places.length) found.bad ??= { move, places };
      else found.good ??= { move, places };
      if (found.bad && found.good) break;
    }
    for (const { move: { from, to }, places } of [found.bad, found.good]) {
      const asked = page.waitForResponse((response) => response.url().endsWith("/themisto/moves"));
      for (const cell of [from, to]) await press(page, `[data-spot="${cell}"]`, finger);
      await asked;
      const status = page.locator(".bar .status");
      if (places.length) {
        await status.filter({ hasText: ". Then the opponent can win on " }).waitFor();
        for (const place of places) assert.match(await status.textContent(), new RegExp(`\\b${place}\\b`));
        assert.equal(await page.locator(".marks .threat").count(), new Set(places).size);
      } else {
        await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
        assert.doesNotMatch(await status.textContent(), /Then/);
      }
      await press(page, '.bar [data-k="back"]', finger);
      await page.locator('.bar [data-k="back"]').click();
      assert.equal(await page.locator(".marks .threat").count(), 0);
    }
  }));

test("in Temple, the bar counts the places of both players, and of the opponent after a move that is looked at", () =>
  onPage({}, async (page) => {
    // With one tile left, the second player can build no corner of walls.
    const start = TUNNEL.replace("B4B5B6", "B4");
    const places = async (position) => new Set((await ask("/v1/temple/moves", { position })).moves.flatMap(({ tiles }) => tiles.map(({ slot }) => slot))).size;
    const [mine, theirs] = [await places(start), await places(start.replace("|0|", "|1|"))];
    assert.notEqual(mine, theirs);
    await page.goto(at("temple", start));
    await awaitTurn(page);
    await page.locator(".bar .status", { hasText: `You have ${mine} places to build on, the opponent ${theirs}.` }).waitFor();
    assert.equal(await page.locator(".lights .slot").count(), mine);
    const { key } = await ask("/v1/temple/play", { position: start, moves: ["F0,-1=R4"] });
    await page.locator('.mine [data-source="R4"]').click();
    await page.locator('[data-spot="F0,-1"]').hover();
    await page.locator(".bar .status", { hasText: `Then the opponent has ${await places(key)} places to build on.` }).waitFor();
  }));

test("a point that is barred tells why, without the ruling", () =>
  onPage({}, async (page, complaints) => {
    await page.goto(at("nebuchadnezzar", "5/2w2/5/5/b4 b b 2 -"));
    await awaitTurn(page);
    await page.locator('[data-spot="c3"]').click();
    await page.locator(".status.reason").filter({ hasText: "No disc may be placed on c3: a point with exactly 1 enemy disc and 3 empty points next to it is barred." }).waitFor();
    assert.doesNotMatch(await page.locator(".game").innerText(), /Ruling/);
    forgive(complaints);
  }));

for (const [name, key, disc, reason] of [
  ["an open wall", "5/2b2/1bw2/2b2/5 b b 40 -", "c3", "c3 can't be captured yet: the wall to the right must be a full line of one colour."],
  ["a wall of two colours", "5/1www1/wbbbw/2b2/5 w b 40 -", "c3", "b3 to d3 can't be captured yet: the wall below must be a full line of one colour."],
  ["walls of which half is the opponent's", "5/2b2/1wwwb/2b2/5 b b 40 -", "c3", "c3 can't be captured yet: you own 2 of the wall's points, the opponent 2. You need more."],
]) {
  test(`a tap on a disc that can't be captured names ${name}`, () =>
    onPage({}, async (page) => {
      await page.goto(at("nebuchadnezzar", key));
      await awaitTurn(page);
      await press(page, `[data-spot="${disc}"]`);
      await page.locator(".status.reason").waitFor();
      assert.equal(await page.locator(".status.reason").textContent(), reason);
      // The board outlines the rectangle that the reason names, until the next press.
      const [, from, to = from] = /^(\w\d)(?: to (\w\d))?/.exec(reason);
      const [outline, first, last] = await Promise.all([".overlay .outline", `[data-spot="${from}"]`, `[data-spot="${to}"]`].map((one) => page.locator(one).boundingBox()));
      for (const [a, b] of [[outline.x, first.x], [outline.y, last.y], [outline.x + outline.width, last.x + last.width], [outline.y + outline.height, first.y + first.height]]) assert.ok(Math.abs(a - b) < 6, JSON.stringify([outline, first, last]));
      await press(page, '[data-spot="a1"]');
      await page.locator(".overlay .outline").waitFor({ state: "detached" });
    }));
}

test("of two best moves to one place both are drawn", () =>
  onPage({}, async (page) => {
    await analyse(page, "themisto", ["a1-b2", "c1-b2"]);
    await page.goto(`${HOST}/#/themisto/analysis`);
    await page.locator(".lines tbody tr").nth(1).waitFor();
    assert.equal(await page.locator(".marks .badge").count(), 2);
    const [first, second] = await page.locator(".marks .badge").evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().toJSON()));
    const isApart = first.right < second.left || second.right < first.left || first.bottom < second.top || second.bottom < first.top;
    assert.ok(isApart, JSON.stringify([first, second]));
  }));

for (const [game, key, moves] of [["temple", TUNNEL, ["T0,1=R2+W0,2S=R3", "F-1,0=R6", "F0,-1=R5"]], ["octopus", "R5@0,0;R1@0,1;R2@0,2|R4B6,G4G5|0,0|0|1", ["B6@0,-1", "R4@0,3", "R4@1,1"]]]) {
  test(`what is suggested in ${game} is drawn whole, and its numbers cover no pip`, () =>
    onPage({}, async (page) => {
      await analyse(page, game, moves);
      await page.goto(at(game, key, "/analysis"));
      await page.locator(".marks .badge").first().waitFor();
      const told = await page.evaluate(() => {
        const within = document.querySelector(".picture").getBoundingClientRect();
        const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        const out = boxes(".marks *").filter((box) => box.left < within.left - 1 || box.top < within.top - 1 || box.right > within.right + 1 || box.bottom > within.bottom + 1).length;
        const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const covered = [...document.querySelectorAll(".marks > g")].flatMap((mark) => {
          const badges = [...mark.querySelectorAll(".badge rect")].map((element) => element.getBoundingClientRect());
          return [...mark.querySelectorAll(".pip")].map((pip) => pip.getBoundingClientRect()).filter((pip) => badges.some((badge) => meet(badge, pip)));
        }).length;
        return { out, covered };
      });
      assert.deepEqual(told, { out: 0, covered: 0 });
    }));
}

test("Temple is seen from above and from the side, and on paper from above", () =>
  onPage({}, async (page) => {
    await page.goto(at("temple", TUNNEL));
    await awaitTurn(page);
    await press(page, '.mine [data-source="R2"]');
    // A top on two walls needs a third one; floors and single walls need nothing.
    assert.equal(await page.locator(".lights .more").count(), 1);
    assert.equal(await page.locator(".status").textContent(), "Flat: a floor. Upright: a wall. On walls: a top. At a +, another tile with a + must follow.");
    await press(page, '.bar [data-k="back"]');
    const seen = () => page.locator(".picture").getAttribute("viewBox");
    const above = await seen();
    await page.getByRole("button", { name: "Seen from the side" }).click();
    const side = await seen();
    assert.notEqual(side, above);
    for (const [type, view] of [["beforeprint", above], ["afterprint", side]]) {
      await page.evaluate((type) => dispatchEvent(new Event(type)), type);
      assert.equal(await seen(), view, type);
    }
    await clickMove(page, "temple", "T0,1=R2+W0,2S=R3");
    await page.locator(".moves li").first().waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Seen from above" }).waitFor();
  }));

for (const [game, key, move, tiles, text] of [
  ["octopus", "R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1", "B6@0,-1", ["blue 6"], "0, −1"],
  ["temple", TUNNEL, "T0,1=R2+W0,2S=R3", ["red 2", "red 3"], "top 0, 1 wall south 0, 2"],
]) {
  test(`the lists of moves in ${game} have pictures of the tiles, and their places in words`, () =>
    onPage({}, async (page) => {
      await page.goto(at(game, key));
      await awaitTurn(page);
      await clickMove(page, game, move);
      const shown = page.locator(".moves .move").first();
      await shown.waitFor();
      assert.deepEqual(await shown.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))), tiles);
      assert.equal(await shown.evaluate((one) => [...one.querySelectorAll(".placed")].map(({ lastChild }) => lastChild.textContent.trim()).join(" ")), text);
      assert.equal(await shown.locator("svg").count(), tiles.length);
    }));
}

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`moves ${reducedMotion === "reduce" ? "do not move where motion is not wanted" : "are seen to be made"}`, () =>
    onPage({ reducedMotion }, async (page) => {
      await page.addInitScript(() => {
        globalThis.animated = 0;
        const real = Element.prototype.animate;
        Element.prototype.animate = function (...what) {
          globalThis.animated++;
          return real.apply(this, what);
        };
      });
      await openGame(page, "themisto");
      await clickSomeMove(page, 4);
      await page.locator(".moves li").nth(1).waitFor();
      await awaitTurn(page);
      assert.equal((await page.evaluate(() => globalThis.animated)) > 0, reducedMotion !== "reduce");
    }));
}

/** Plays both sides of a short game of Octopus to its end: the worst move, and then any others. */
async function playBadly(page) {
  await page.goto(at("octopus", "R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1"));
  await awaitTurn(page);
  await clickMove(page, "octopus", "B6@0,-1");
  await page.locator(".moves li").first().waitFor();
  await awaitTurn(page);
  while ((await page.locator(".table").getAttribute("data-state")) !== "over") {
    await clickSomeMove(page);
    await awaitTurn(page);
  }
}

test("a try that the review calls good is good enough, whatever it costs", () =>
  onPage({}, async (page) => {
    let whole;
    await page.route("**/review", async (route) => {
      const response = await route.fetch();
      const review = await response.json();
      // A try is reviewed alone.
      if (route.request().postDataJSON().moves.length === 1) Object.assign(review.moves[0], { class: "good", cost: 0.05 });
      else whole = review;
      await route.fulfill({ response, json: review });
    });
    await playBadly(page);
    await page.getByRole("link", { name: "Review", exact: true }).click();
    await page.getByRole("button", { name: /^Learn from your mistakes/ }).click();
    // Before the review has arrived, a button of the game's end has the same name.
    await page.locator(".status").filter({ hasText: ", a blunder (" }).waitFor();
    const { key, move, best } = whole.moves[whole.mistakes[0]];
    const { moves } = await ask("/v1/octopus/moves", { position: key });
    await clickMove(page, "octopus", moves.find((other) => ![move, best].includes(other.move)).move);
    await page.locator(".status").filter({ hasText: "Also good: " }).waitFor();
  }));

test("mistakes are learnt from, one by one", () =>
  onPage({}, async (page) => {
    await playBadly(page);
    const reviewed = page.waitForResponse((response) => response.url().endsWith("/review"));
    await page.getByRole("link", { name: "Review", exact: true }).click();
    // The review starts by itself, and the move that cost most comes first.
    const { moves } = await (await reviewed).json();
    const costs = moves.filter((move) => ["inaccuracy", "mistake", "blunder"].includes(move.class) && !move.forced).sort((one, other) => other.cost - one.cost);
    const [{ move: worst }] = costs;
    await page.locator(".chart polyline").waitFor();
    // A move's loss is next to its class.
    await page.locator("td.class", { hasText: new RegExp(` ${lossOf(costs[0])}$`) }).first().waitFor();
    await page.getByRole("button", { name: `Learn from your mistakes (${costs.length})` }).click();
    const [tile] = worst.split("@");
    await page.locator(".status").filter({ hasText: new RegExp(`^1 of ${costs.length}, an? \\w+ \\(${lossOf(costs[0])} (winning chances|points?)\\): \\w+ ${tile[1]} \\D+\\d? ?scores `) }).waitFor();
    // The move that was made is drawn, with the sign that the list has for its class.
    await page.locator(".marks text", { hasText: /^(\?!|\?\??)$/ }).first().waitFor();
    // The reasons are of the move that the review names, and of the answer to the one that was played, in whatever order an
    // analysis ranks them; the page has to ask again where the analysis prefers the latter.
    const { best } = moves.find((one) => one.move === worst);
    const good = { move: best, why: ["Good.", "Then.", "Second."] };
    for (const [lines, reasons] of [
      [[good, { move: worst, why: ["Worse.", "Bad."] }], "Good. After the move that was played: Bad."],
      // The loss of a move without an answer is the review's alone.
      [[good, { move: worst, why: ["Gives away 7 points."] }], "Good."],
      [[{ move: worst, why: ["Fine."] }, { move: best, why: ["As good."] }], "Alone."],
    ]) {
      await page.route("**/v1/octopus/analysis", (route) => {
        const { only, explain } = route.request().postDataJSON();
        assert.ok(explain);
        assert.deepEqual(only, only.length === 1 ? [best] : [best, worst]);
        return route.fulfill({ json: { lines: only.length === 1 ? [{ move: best, why: ["Alone.", "Then."] }] : lines } });
      });
      await page.getByRole("button", { name: "See the better move" }).click();
      await page.locator(".status").filter({ hasText: /^Better: .*\. ./ }).waitFor();
      // The reasons have the points of the move.
      assert.doesNotMatch(await page.locator(".status").innerText(), /scores/);
      await page.locator(".marks text", { hasText: /^1$/ }).first().waitFor();
      assert.ok((await page.locator(".status").innerText()).endsWith(`. ${reasons}`), await page.locator(".status").innerText());
      await page.unroute("**/v1/octopus/analysis");
      if (reasons === "Alone.") break;
      await page.getByRole("button", { name: "Back to the review" }).click();
      await page.getByRole("button", { name: /^Learn from your mistakes/ }).click();
    }
    await page.getByRole("button", { name: /^(Next mistake|Finish)$/ }).click();
  }));

test("a better move is named with the one after it if the opponent has lost a turn", () =>
  onPage({}, async (page) => {
    await page.goto(at("themisto", "8/8/8/8/4w3/5wbw/4wbbb/5w2 1 s - -"));
    await awaitTurn(page);
    await clickMove(page, "themisto", "h2-h1");
    await page.locator(".moves li").first().waitFor();
    await page.route("**/review", async (route) => {
      const response = await route.fetch();
      const review = await response.json();
      await route.fulfill({ response, json: { ...review, moves: [{ ...review.moves[0], class: "mistake" }], mistakes: [0] } });
    });
    await page.getByRole("link", { name: "Review", exact: true }).click();
    await page.getByRole("button", { name: "Learn from your mistakes (1)" }).click();
    await page.getByRole("button", { name: "See the better move" }).click();
    await page.locator(".status", { hasText: /^Better: g3 to f4, then f4 to d2\. This move .* The move after it captures one disc and wins with five on rank 2\./ }).waitFor();
  }));

test("in Temple, two moves never have the same words", async () => {
  speak("en", await bundleOf("en"));
  const { key: start } = await ask("/v1/temple/start", { seed: 1 });
  const keys = [start, ...(await DRAWN.temple.lesson()).default.map(({ key }) => key)];
  const types = new Set();
  for (const first of keys) {
    let { key, position } = await ask("/v1/temple/play", { position: first, moves: [] });
    for (let ply = 0; ply < 8; ply++) {
      const { moves } = await ask("/v1/temple/moves", { position: key });
      if (!moves.length) break;
      const told = new Map();
      for (const m of moves) {
        const words = DRAWN.temple.effect(m, position);
        assert.equal(told.get(words), undefined, `${words}: ${m.move}, ${told.get(words)}`);
        told.set(words, m.move);
        types.add(m.type);
      }
      ({ key, position } = await ask("/v1/temple/play", { position: key, moves: [moves[(31 * ply) % moves.length].move] }));
    }
  }
  assert.equal(types.size, 6, [...types].join());
});

/** Positions, a move that ends the game, and the sentence about its end. */
const ENDS = [
  ["nebuchadnezzar", "bwb/bwb/bwb b b 9 p", "xb1-b3", "Player 1 wins, 9 to 0. Player 2 has no disc left."],
  ["temple", "F0,0=R1;T1,0=R4;W1,1S=B4;W0,0E=B2;W0,0S=B6;W0,0W=R5;W2,0W=R6|R2R3O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6,B1B3B5P1P2P3P4P5P6N1N2N3N4N5N6K1K2K3K4K5K6W1W2W3W4W5W6|R,B|1|published", "F0,1=B5", "Player 2 has won. Player 1 had no place for red 2 and red 3: a tile must touch one of the same or a smaller number."],
];

test("a game that is over says why, and on a phone there is room for the words", () =>
  onPage({ ...phone, viewport: { width: 360, height: 740 } }, async (page) => {
    for (const [game, position, move, words] of ENDS) {
      const { key, over } = await ask(`/v1/${game}/play`, { position, moves: [move] });
      assert.ok(over);
      await page.goto(at(game, key));
      await page.locator('.table[data-state="over"] .status').filter({ hasText: words }).waitFor();
      const boxes = await page.locator(".bar .buttons button").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      assert.equal(boxes.length, 2);
      assert.equal(new Set(boxes).size, 1, "the buttons lie side by side");
      assert.ok((await page.locator(".bar .status").boundingBox()).width > 320);
    }
  }));

test("the chart of a review has the chances of the visitor, in the second seat too", () =>
  onPage({}, async (page) => {
    const reviewed = page.waitForResponse((response) => response.url().endsWith("/review"));
    await page.addInitScript(() => localStorage["tessera.game.octopus"] ??= JSON.stringify({ tree: { start: "-|R1R2B3,G4G5G6|0,0|0|1", nodes: [[0, "R1@0,0"], [1, "G4@1,0"]], end: 2, game: 2, at: 2 }, players: [1, 0] }));
    await page.goto(`${HOST}/#/octopus/review`);
    const { moves } = await (await reviewed).json();
    await page.locator("figcaption", { hasText: "Your winning chances" }).waitFor();
    const shares = await page.locator(".chart [data-go] title").allTextContents();
    const percent = (share) => new RegExp(`\\b${Math.round(100 * share)}\\s%`);
    assert.match(shares[0], percent(1 - moves[0].value.win_probability));
    assert.match(shares[1], percent(moves[1].value.win_probability));
  }));

test("on a phone, one tap after the game begins the retries, with the hand in view", () =>
  onPage(phone, async (page) => {
    await page.addInitScript(() => localStorage["tessera.level"] ??= "1");
    await page.goto(`${HOST}/#/octopus`);
    for (let i = 0; i < 2; i++) {
      await awaitTurn(page);
      await clickSomeMove(page, 7 * i);
    }
    await awaitTurn(page);
    await page.getByRole("link", { name: "Play", exact: true }).tap();
    await page.getByRole("button", { name: "Resign" }).tap();
    await page.getByRole("button", { name: "Give up" }).tap();
    await page.locator('.table[data-state="over"]').waitFor();
    await page.route("**/review", async (route) => {
      const response = await route.fetch();
      const review = await response.json();
      // At least one move is a mistake, whatever was played.
      const own = review.moves.findIndex(({ seat, forced }) => seat === 0 && !forced);
      Object.assign(review.moves[own], { class: "blunder" });
      await route.fulfill({ response, json: { ...review, mistakes: [own] } });
    });
    await page.locator(".bar").getByRole("button", { name: "Learn from your mistakes" }).tap();
    await page.locator(".status", { hasText: /^1 of 1, a blunder( \(−[^)]+\))?: .* scores / }).waitFor();
    assert.equal(await page.locator(".sheet").isVisible(), false);
    for (const selector of [".mine .hand", ".board"]) assert.ok(await isSeen(page, selector), selector);
    await page.getByRole("button", { name: "See the better move" }).tap();
    await page.getByRole("button", { name: "Finish" }).tap();
    await page.getByRole("button", { name: "Back to the review" }).tap();
    await page.locator(".sheet .chart polyline").waitFor();
  }));

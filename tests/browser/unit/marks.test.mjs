import assert from "node:assert/strict";
import { test } from "node:test";
import { NESTORTILES, tile } from "../../../web/svg.js";

const mark = (name) => / d="([^"]*)" class="mark"/.exec(tile(0, 0, 40, name))?.[1] ?? "";

test("every colour of tiles has a mark of its own; only black and white need none", () => {
  const marks = Object.fromEntries(Object.keys(NESTORTILES).map((colour) => [colour, mark(`${colour}3`)]));
  const plain = Object.keys(marks).filter((colour) => !marks[colour]);
  assert.deepEqual(plain.sort(), ["K", "W"]);
  const drawn = Object.values(marks).filter(Boolean);
  assert.equal(new Set(drawn).size, drawn.length);
});

test("a mark is the same on every value, and keeps clear of the pips", () => {
  for (const colour of Object.keys(NESTORTILES)) {
    for (let value = 1; value <= 6; value++) {
      const name = `${colour}${value}`;
      assert.equal(mark(name), mark(`${colour}1`));
      const pips = [...tile(0, 0, 40, name).matchAll(/cx="([\d.]+)"/g)].map(([, x]) => +x);
      assert.equal(pips.length, value);
      // A pip has a radius of 2.8; no mark goes further than 12.5 from the left.
      assert.ok(Math.min(...pips) - 2.8 > 12.5 + 0.85, name);
    }
  }
});

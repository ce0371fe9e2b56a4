// Places in words.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bundleOf } from "../../../tools/page/messages.mjs";
import { DRAWN } from "../../../web/games.js";
import { speak } from "../../../web/i18n.js";

test("a tile of Ingenious is next to a symbol, in line with it too", async () => {
  speak("en", await bundleOf("en"));
  const board = [{ tile: "OO", cells: [[0, 0], [1, 0]] }];
  for (const [tile, cells, words] of [
    ["OB", [[-1, 0], [-2, 0]], "orange to the left of orange and blue to its left"],
    ["GP", [[0, 1], [-1, 1]], "green to the lower right of orange and purple to its left"],
  ]) {
    assert.equal(DRAWN.ingenious.moveName({ tile, cells }, { board }), words);
  }
});

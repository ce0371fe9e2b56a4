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
    ["OB", [[-1, 0], [-2, 0]], "orange to the left of another orange and from there blue to the left"],
    ["GP", [[0, 1], [-1, 1]], "green to the lower right of orange and from there purple to the left"],
  ]) {
    assert.equal(DRAWN.ingenious.moveName({ tile, cells }, { board }), words);
  }
});

test("a move of Temple is named by tiles that touch it, as the service has it", async () => {
  speak("en", await bundleOf("en"));
  const placed = (text) => text.split(/[;+]/).map((entry) => entry.split("=")).map(([slot, tile]) => ({ slot, tile }));
  const cloister = "F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4";
  for (const [table, type, tiles, words] of [
    [cloister, "floor", "F0,2=R4", "red 4 as a floor north of red 3"],
    [cloister, "single_wall", "W-1,1E=R4", "red 4 as a wall west of red 2"],
    [cloister, "corner_top", "T1,1=R4+W1,2S=R5+W2,1W=R6", "red 4 as a top east of red 2 (below it red 5 in the north and red 6 in the east)"],
    ["F0,0=R1", "corner_wall", "W0,0N=B2+W0,0E=B1", "blue 2 north and blue 1 east of red 1 as a corner of walls"],
    ["F0,1=B1;F0,0=R1;F1,0=B2", "corner_wall", "W0,1E=B3+W1,0N=B4", "blue 3 east of blue 1 and blue 4 north of blue 2 as a corner of walls"],
    ["F0,0=R1;W0,0N=B2;W0,0E=B3", "tunnel", "T0,1=R2+W0,2S=R5", "red 2 as a top north of blue 2 with red 5 as the wall under its far side"],
  ]) {
    assert.equal(DRAWN.temple.moveName({ type, tiles: placed(tiles) }, { table: placed(table) }), words);
  }
});

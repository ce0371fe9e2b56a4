import assert from "node:assert/strict";
import { test } from "node:test";
import { bundleOf } from "../../../tools/page/messages.mjs";
import { TABS, address, readAddress } from "../../../web/router.js";
import { speak } from "../../../web/i18n.js";

test("an address reads back as it was written", () => {
  const key = "R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1";
  for (const { id: tab } of TABS) {
    const { id, tab: read, key: kept } = readAddress(address("octopus", tab, { key }));
    assert.deepEqual([id, read, kept], ["octopus", tab, key]);
  }
  const { key: kept, record } = readAddress(address("octopus", "review", { key, record: "1AA_-" }));
  assert.deepEqual([kept, record], [key, "1AA_-"]);
  assert.deepEqual(readAddress(address("temple", "puzzle", { rest: ["id", "a/b"] })).rest, ["id", "a/b"]);
});

test("whatever else stands there is read as well as can be", () => {
  assert.deepEqual(readAddress(""), { id: "", tab: "play", dialog: null, rest: [], key: null, record: null });
  assert.equal(readAddress("#/octopus/nothing").tab, "play");
  assert.deepEqual([readAddress("#/octopus/rules/full").tab, readAddress("#/octopus/rules/full").rest], ["rules", ["full"]]);
  assert.equal(readAddress("#/octopus/new").dialog, "new");
  assert.equal(readAddress("#/%E0%A4%A/puzzle").tab, "puzzle");
});

test("every tab has a title of its own", async () => {
  speak("en", await bundleOf("en"));
  assert.equal(new Set(TABS.map(({ title }) => title("Octopus"))).size, TABS.length);
});

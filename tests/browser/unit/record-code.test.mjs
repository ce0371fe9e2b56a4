import assert from "node:assert/strict";
import { test } from "node:test";
import { decode, encode, recordOf } from "../../../web/record-code.js";
import { Tree } from "../../../web/tree.js";

test("a code reads back as it was written", async () => {
  for (const text of ["", "1. d1-d2 {Ärger} 2. a1-b2 *\n", "a1-b2 ".repeat(2000)]) {
    const code = await encode(text);
    assert.match(code, /^1[\w-]*$/);
    assert.equal(await decode(code), text);
  }
});

test("what is no code is refused", async () => {
  const code = await encode("1. d1-d2 2. a1-b2 3. b1-c2 *");
  for (const wrong of ["", "2AAAA", "1!", code.slice(0, -4), `1${"A".repeat(8000)}`]) await assert.rejects(decode(wrong), wrong);
});

test("a record has the game's own line and how it was given up", () => {
  const tree = new Tree('a"b\\c');
  tree.play("m1");
  tree.play("m2");
  tree.at = 1;
  tree.explore("tried");
  const session = { tree, players: [0, 3], resigned: null, isLate: false };
  assert.equal(recordOf(session, { winners: [] }), '[Position "a\\"b\\\\c"]\n\nm1 m2\n');
  assert.equal(recordOf({ ...session, resigned: 0 }, { winners: [1] }), '[Position "a\\"b\\\\c"]\n[Result "0-1"]\n[Termination "resignation"]\n\nm1 m2\n');
});

test("a tree takes the moves of a record with comments and variations", () => {
  const tree = new Tree("start");
  const end = tree.grow(0, [{ move: "a", comment: "said" }, { move: "b", variations: [{ moves: [{ move: "c" }, { move: "d" }] }] }]);
  assert.deepEqual(tree.moves(end), ["a", "b"]);
  assert.equal(tree.nodes[1].comment, "said");
  tree.end = end;
  assert.deepEqual(tree.branches().map(({ nodes }) => nodes.map((id) => tree.nodes[id].move)), [["c", "d"]]);
});

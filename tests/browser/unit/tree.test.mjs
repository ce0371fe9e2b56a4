import assert from "node:assert/strict";
import { test } from "node:test";
import { Tree } from "../../../web/tree.js";

const played = (...moves) => {
  const tree = new Tree("start");
  moves.forEach((move) => tree.play(move));
  return tree;
};
const line = (tree) => tree.line.slice(1).map((id) => tree.nodes[id].move);

test("moves of a game make its line", () => {
  const tree = played("a", "b", "c");
  assert.deepEqual(line(tree), ["a", "b", "c"]);
  assert.equal(tree.game, tree.end);
  assert.deepEqual(tree.branches(), []);
});

test("a move that is tried does not touch the game", () => {
  const tree = played("a", "b", "c");
  tree.at = tree.line[1];
  tree.explore("x");
  tree.explore("y");
  assert.deepEqual(line(tree), ["a", "b", "c"]);
  assert.deepEqual(tree.moves(tree.at), ["a", "x", "y"]);
  assert.equal(tree.game, tree.end);
  assert.equal(tree.fork(tree.at), tree.line[1]);
  assert.deepEqual(tree.branches().map(({ from, nodes }) => [from, nodes.map((id) => tree.nodes[id].move)]), [[1, ["x", "y"]]]);
});

test("the move of the game, tried again, is no branch", () => {
  const tree = played("a", "b");
  tree.at = 0;
  tree.explore("a");
  assert.deepEqual([tree.at, tree.branches().length], [1, 0]);
});

test("another move after taking back keeps what was played as a branch", () => {
  const tree = played("a", "b", "c");
  tree.game = tree.line[1];
  tree.play("x");
  assert.deepEqual(line(tree), ["a", "x"]);
  assert.deepEqual(tree.branches().map(({ nodes }) => nodes.map((id) => tree.nodes[id].move)), [["b", "c"]]);
  tree.promote(3);
  assert.deepEqual(line(tree), ["a", "b", "c"]);
});

test("the same move after taking back goes along the line", () => {
  const tree = played("a", "b", "c");
  tree.game = 0;
  tree.play("a");
  assert.deepEqual(line(tree), ["a", "b", "c"]);
  assert.equal(tree.game, 1);
});

test("forward follows the game, then the branch begun last", () => {
  const tree = played("a", "b");
  tree.at = 0;
  tree.explore("x");
  assert.equal(tree.next(0), 1);
  tree.at = tree.end;
  tree.explore("c");
  tree.at = tree.end;
  tree.explore("d");
  assert.equal(tree.nodes[tree.next(tree.end)].move, "d");
  assert.equal(tree.next(tree.at), null);
});

test("a tree survives being written down", () => {
  const tree = played("a", "b");
  tree.nodes[2].key = "after b";
  tree.at = 0;
  tree.explore("x");
  const again = Tree.from(JSON.parse(JSON.stringify(tree.saved())));
  assert.deepEqual(again.saved(), tree.saved());
  assert.equal(again.find("after b"), 2);
  assert.equal(again.find("elsewhere"), null);
  assert.equal(again.find("start"), 0);
});

test("of two nodes with one key the preferred one is found", () => {
  const tree = played("a", "b");
  tree.nodes[1].key = tree.nodes[2].key = "same";
  assert.equal(tree.find("same", 2), 2);
  assert.equal(tree.find("same", 0), 1);
});

test("what is no tree is refused", () => {
  for (const saved of [{ start: "s", nodes: [[4, "a"]], end: 0, game: 0, at: 0 }, { start: "s", nodes: [], end: 3, game: 0, at: 0 }, { start: "s", nodes: [[0, 7]], end: 0, game: 0, at: 0 }]) {
    assert.throws(() => Tree.from(saved));
  }
  assert.equal(Tree.from({ start: "s", nodes: [[0, "a"], [0, "b"]], end: 1, game: 2, at: 2 }).game, 1);
});

test("an impossible move goes without a trace", () => {
  const tree = played("a", "b");
  const id = tree.play("c");
  tree.drop(id);
  assert.deepEqual([line(tree), tree.game, tree.at, tree.nodes.length], [["a", "b"], 2, 2, 3]);
  tree.drop(0);
  assert.equal(tree.nodes.length, 3);
});

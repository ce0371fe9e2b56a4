// The choice of a move, step by step.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Choice } from "../../../web/choice.js";

/** Moves as texts of their steps: `R2@A R3@B` puts two tiles. */
const game = { ways: (move) => [move.split(" ").map((step) => step.split("@"))] };
const moves = ["R2@A R3@D", "R2@B R3@D", "R2@A"];

test("the piece of the last step goes to another place", () => {
  const choice = new Choice(game, moves);
  choice.take("R2", "A");
  assert.equal(choice.shift("B"), true);
  assert.deepEqual(choice.taken, [["R2", "B"]]);
});

test("no piece goes to a place where another one, which is held, cannot go", () => {
  const choice = new Choice(game, [...moves, "R2@A R4@E"]);
  choice.take("R2", "A");
  choice.hold("R3");
  assert.equal(choice.shift("B"), false);
  assert.deepEqual([choice.taken, choice.held], [[["R2", "A"]], "R3"]);
});

test("a piece is taken up again from the place where it is, and from no other", () => {
  const choice = new Choice(game, moves);
  choice.take("R2", "A");
  assert.equal(choice.lift("B"), false);
  assert.equal(choice.lift("A"), true);
  assert.deepEqual([choice.taken, choice.held], [[], "R2"]);
});

test("a stroke is the only move with the held piece on its first place and another one on its second", () => {
  const choice = new Choice(game, moves);
  choice.hold("R2");
  assert.equal(choice.stroke("A", "D"), "R2@A R3@D");
  assert.equal(choice.stroke("A", "B"), null);
  const several = new Choice(game, [...moves, "R2@A R4@D"]);
  several.hold("R2");
  assert.equal(several.stroke("A", "D"), null);
});

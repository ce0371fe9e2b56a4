// The moves that a game remembers: who moved last, and what a seat has not answered yet.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../../web/session.js";
import { Tree } from "../../../web/tree.js";

/** A game with these moves, each a seat and a notation; returns it and its last node. */
function played(seats, moves) {
  const tree = new Tree("start");
  for (const [seat, move] of moves) Object.assign(tree.nodes[tree.play(move)], { step: { seat, move } });
  return [new Session({}, tree, Array(seats).fill(0)), tree.end];
}
const moves = (steps) => steps.map(({ move }) => move);

test("a placement and a swap are one turn, and the draws between them no moves", () => {
  const [session, end] = played(2, [[0, "a"], [1, "b"], [1, "+RR"], [1, "swap"]]);
  assert.deepEqual(moves(session.lastTurn(end)), ["b", "swap"]);
  assert.deepEqual(moves(session.unanswered(end, 0)), ["b", "swap"]);
  assert.deepEqual(moves(session.unanswered(end, 1)), []);
});

test("several opponents have their own turns", () => {
  const [session, end] = played(3, [[0, "a"], [1, "b"], [2, "c"]]);
  assert.deepEqual(moves(session.lastTurn(end)), ["c"]);
  assert.deepEqual(moves(session.unanswered(end, 0)), ["b", "c"]);
});

test("alone at the table, the last move is told", () => {
  const [session, end] = played(1, [[0, "a"], [0, "b"]]);
  assert.deepEqual(moves(session.lastTurn(end)), ["b"]);
  assert.deepEqual(moves(session.lastTurn(0)), []);
});

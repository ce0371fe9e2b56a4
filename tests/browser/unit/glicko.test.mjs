import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE_DEVIATION, beginner, rated } from "../../../web/glicko.js";

const near = (a, b, by) => assert.ok(Math.abs(a - b) < by, `${a} is not near ${b}`);

test("a first game of the paper’s player", () => {
  // Glickman’s example gives v and Δ for three games; with the first alone the same formulas give these figures.
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, { rating: 1400, deviation: 30 }, 1);
  near(after.rating, 1563.56, 0.1);
  near(after.deviation, 175.4, 0.1);
  near(after.volatility, 0.06, 0.0001);
});

test("who solves rises, who fails falls, and the more so the less is known", () => {
  const { rating } = beginner();
  const puzzle = { rating, deviation: PUZZLE_DEVIATION };
  const up = rated(beginner(), puzzle, 1);
  const down = rated(beginner(), puzzle, 0);
  assert.ok(up.rating > rating && down.rating < rating && up.deviation < beginner().deviation);
  near(up.rating - rating, 86, 1);
  near(up.rating - rating, rating - down.rating, 1);
  const settled = rated({ ...beginner(), deviation: 60 }, puzzle, 1);
  assert.ok(settled.rating - rating < (up.rating - rating) / 5);
});

test("a rating settles where one solves every second puzzle", () => {
  let solver = beginner();
  for (let i = 0; i < 200; i++) solver = rated(solver, { rating: 1600, deviation: PUZZLE_DEVIATION }, i % 2);
  near(solver.rating, 1600, 60);
  assert.ok(solver.deviation < 80);
});

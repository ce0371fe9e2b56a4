// Figures of the review.
import assert from "node:assert/strict";
import { test } from "node:test";

import { lossOf } from "../../../web/format-value.js";

test("the loss of a move is in the unit that decided its class", () => {
  assert.equal(lossOf({ points_lost: 4.52, win_probability_loss: 0.04, cost: 0.113 }), "−4.5");
  assert.equal(lossOf({ points_lost: 2.1, win_probability_loss: 0.184, cost: 0.184 }), "−18\u202f%");
  assert.equal(lossOf({ points_lost: null, win_probability_loss: 0.3, cost: 0.3 }), "−30\u202f%");
  // A loss below a mistake has no figure of one.
  assert.equal(lossOf({ points_lost: null, win_probability_loss: 0.0999, cost: 0.0999 }), "−9\u202f%");
  assert.equal(lossOf({ points_lost: null, win_probability_loss: 0.29, cost: 0.29 }), "−29\u202f%");
  assert.equal(lossOf({ points_lost: 0.01, win_probability_loss: 0.001, cost: 0.001 }), "");
});

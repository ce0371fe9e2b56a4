import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock, newClock, Stopwatch, spelledTime } from "../../../web/clock.js";

globalThis.document ??= { querySelector: () => null };

/** A clock whose time the test sets. */
function withTime() {
  const ended = [];
  const time = { now: 0, ended };
  const clock = new Clock((session, seat) => ended.push(seat), () => time.now);
  return [clock, time];
}
const session = (choice = "3+2") => ({ clock: newClock(choice, [0, 3]) });

test("people have a clock, the engine has none", () => {
  assert.deepEqual(newClock("3+2", [0, 4, 0]), { choice: "3+2", left: [180_000, null, 180_000] });
  assert.equal(newClock("", [0, 4]), null);
  assert.equal(newClock(undefined, [0, 4]), null);
  assert.equal(newClock("1000+0", [0, 4]), null);
});

test("time runs for the seat to move, and a move adds some", () => {
  const [clock, time] = withTime();
  const game = session();
  clock.run(game, 0);
  time.now = 5_000;
  assert.equal(clock.left, 175_000);
  clock.stop(true);
  assert.deepEqual(game.clock.left, [177_000, null]);
  // A stopped clock stays still, even if it is stopped twice.
  time.now = 60_000;
  clock.stop();
  assert.deepEqual(game.clock.left, [177_000, null]);
  clock.run(game, 1);
  clock.stop(true);
  assert.deepEqual(game.clock.left, [177_000, null]);
});

test("when the time is up it ends once", () => {
  const [clock, time] = withTime();
  const game = session();
  clock.run(game, 0);
  time.now = 180_001;
  clock.tick();
  clock.stop();
  assert.deepEqual(time.ended, [0]);
  assert.equal(game.clock.left[0], 0);
});

test("time is written as on a clock", () => {
  assert.equal(spelledTime(180_000), "3:00");
  assert.equal(spelledTime(61_200), "1:02");
  assert.equal(spelledTime(9_340), "0:09.3");
  assert.equal(spelledTime(-5), "0:00.0");
});

test("a stopwatch counts the time in view alone, on top of earlier seconds", (context) => {
  context.mock.timers.enable({ apis: ["Date"] });
  let changed;
  const { document: former } = globalThis;
  globalThis.document = { hidden: false, addEventListener: (_, listener) => (changed = listener) };
  const watch = new Stopwatch();
  watch.start(5);
  const pass = (seconds) => context.mock.timers.tick(1000 * seconds);
  const show = (isShown) => {
    globalThis.document.hidden = !isShown;
    changed();
  };
  pass(3);
  assert.equal(watch.seconds, 8);
  show(false);
  pass(60);
  assert.equal(watch.seconds, 8);
  show(true);
  pass(2);
  assert.equal(watch.seconds, 10);
  globalThis.document = former;
});

import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map();
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), removeItem: (key) => kept.delete(key) };
const { diary, dayNumber, mark, noteNewest, shifted, squares, today } = await import("../../../web/daily-history.js");
const { isDate } = await import("../../../web/stored-values.js");
const { exported, imported } = await import("../../../web/transfer.js");

const RealDate = Date;
/** Sets the clock of this device. */
function at(time) {
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length ? parts : [time]));
    }

    static now = () => RealDate.parse(time);
  };
}
/** The keys of the stored values, as browsers list them. */
const device = (values = {}) => {
  kept.clear();
  for (const [name, value] of Object.entries(values)) kept.set(`tessera.${name}`, JSON.stringify(value));
};
globalThis.localStorage = new Proxy(globalThis.localStorage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });

for (const zone of ["America/Los_Angeles", "Pacific/Kiritimati", "Europe/Berlin"]) {
  test(`counts thirty days on two devices in ${zone}, over a change of clocks`, () => {
    process.env.TZ = zone;
    device();
    let other = null;
    for (let i = 0; i < 30; i++) {
      // Clocks change in Los Angeles on 8 March and in Berlin on 29 March.
      const date = shifted("2026-03-01", i);
      at(`${date}T00:30:00Z`);
      assert.equal(today(), date);
      // Each fifth day needs a hint, each seventh day's solution is looked at, and the second device is used from day 15 on.
      if (i === 15) {
        other = exported();
        device({ "daily.octopus": { "2026-03-01": { seen: true } } });
        assert.ok(imported(other) > 0);
      }
      diary.note("octopus", date, { tries: 1, hints: 0 });
      if (i % 7 === 6) diary.note("octopus", date, { seen: true });
      diary.note("octopus", date, { solved: true, tries: 1 + (i % 3), hints: i % 5 ? 0 : 1 });
      assert.equal(diary.streak("octopus"), (i % 7) + (i % 7 === 6 ? 0 : 1), date);
    }
    // Solutions are looked at on days 6, 13, 20 and 27, counted from 0; hints are taken on days 0, 5, 10, 15 and 25.
    const { solved, clean, hints, longest, byTries } = diary.statistics(["octopus"]);
    assert.deepEqual({ solved, clean, hints, longest, byTries }, { solved: 26, clean: 6, hints: 5, longest: 6, byTries: [8, 9, 9, 0, 0] });
    assert.deepEqual(["2026-03-02", "2026-03-04", "2026-03-07"].map((date) => squares(diary.of("octopus")[date])), ["🟥🟨", "🟩", "⬜"]);
    globalThis.Date = RealDate;
  });
}

test("keeps the day of the service when the device's clock is ahead", () => {
  at("2026-11-29T10:00:00Z");
  noteNewest("2026-11-26");
  assert.equal(today(), "2026-11-26");
  at("2026-11-30T10:00:00Z");
  assert.equal(today(), "2026-11-30");
  globalThis.Date = RealDate;
});

test("knows the dates of the calendar", () => {
  assert.deepEqual(["2026-02-28", "2026-02-30", "2026-13-45", "zzz", "2028-02-29", "2026-1-1", ""].map(isDate), [true, false, false, false, true, false, false]);
  assert.deepEqual(["2026-01-01", "2026-12-31"].map(dayNumber), [1, 365]);
  assert.equal(mark(undefined), "⬛");
});

test("joins the days of two devices alike in both directions", () => {
  const here = { "2026-03-01": { solved: true, tries: 2, hints: 0 }, "2026-03-02": { seen: true }, "2026-03-03": { tries: 1, hints: 0 } };
  const there = { "2026-03-01": { tries: 4, hints: 1 }, "2026-03-02": { solved: true, tries: 1, hints: 0 }, "2026-03-03": { seen: true } };
  for (const [own, other] of [[here, there], [there, here]]) {
    device({ "daily.octopus": other });
    const file = exported();
    device({ "daily.octopus": own });
    imported(file);
    assert.deepEqual(diary.of("octopus"), { "2026-03-01": here["2026-03-01"], "2026-03-02": there["2026-03-02"], "2026-03-03": { seen: true } });
  }
});

test("takes no values of another form from a file", () => {
  device();
  assert.equal(imported("x"), 0);
  assert.equal(imported('{"kept":{"daily.octopus":"x","stock.octopus..":[],"other":1,"lesson.octopus":["place"]}}'), 1);
  assert.deepEqual([...kept], [["tessera.lesson.octopus", '["place"]']]);
});

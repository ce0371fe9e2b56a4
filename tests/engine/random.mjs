// Numbers that determine the requests of seeded tests.

/** Mulberry32: the same numbers on every machine. */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return { below: (n) => next() % n, of: (list) => list[next() % list.length] };
}

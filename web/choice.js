// How a move is chosen, in all games: a move is a set of steps, each a source (a tile in the hand, a disc on the board,
// or null) put on a target (a cell, a slot). A move may have several such sets. Every step taken narrows the legal
// moves down, in any order, source or target first.

const same = (a, b) => a[0] === b[0] && a[1] === b[1];

export class Choice {
  constructor(game, moves) {
    this.entries = moves.flatMap((move) => game.ways(move).map((way) => ({ move, way })));
    this.taken = [];
    this.held = null;
    this.aimed = null;
  }

  /** Moves that contain all the steps taken, with the steps that are left. */
  live(steps = this.taken) {
    const entries = [];
    for (const { move, way } of this.entries) {
      if (way.length < steps.length || !steps.every((step) => way.some((other) => same(step, other)))) continue;
      entries.push({ move, left: way.filter((other) => !steps.some((step) => same(step, other))) });
    }
    return entries;
  }

  sources() {
    const found = new Set();
    for (const { left } of this.live()) {
      for (const [source, target] of left) {
        if (source !== null && (this.aimed === null || this.aimed === target)) found.add(source);
      }
    }
    return found;
  }

  /** Targets of a source, each with the moves that would lead there; moves that end with it come first. */
  targets(source = this.held) {
    const found = new Map();
    for (const { move, left } of this.live()) {
      for (const [from, target] of left) {
        if (from !== source) continue;
        const entry = found.get(target) ?? { complete: [], partial: [] };
        (left.length === 1 ? entry.complete : entry.partial).push(move);
        found.set(target, entry);
      }
    }
    return found;
  }

  /** The other sources of the moves that put the held source on a target, or, if that is null, on any place. */
  partners(target) {
    const entries = this.live().filter(({ left }) => left.some(([from, to]) => from === this.held && (target === null || to === target)));
    return new Set(entries.flatMap(({ left }) => left.map(([from]) => from)).filter((from) => from !== this.held));
  }

  /** Targets of any source. */
  allTargets() {
    const found = new Set();
    for (const { left } of this.live()) for (const [, target] of left) found.add(target);
    return found;
  }

  /** Moves whose steps have all been taken. */
  complete() {
    return [...new Set(this.live().filter(({ left }) => !left.length).map(({ move }) => move))];
  }

  hold(source) {
    this.held = source;
    this.aimed = null;
  }

  aim(target) {
    this.aimed = target;
    this.held = null;
  }

  take(source, target) {
    this.taken.push([source, target]);
    this.held = this.aimed = null;
    const left = new Set(this.live().flatMap((entry) => entry.left.map(([from]) => from)));
    if (left.size === 1) this.held = [...left][0];
  }

  /** Takes the piece of the last step up again from its target; returns false if it lies on another one. */
  lift(target) {
    const last = this.taken.at(-1);
    if (last?.[1] !== target) return false;
    this.taken.pop();
    this.hold(last[0]);
    return true;
  }

  /** Puts the piece of the last step on another target; returns false if it can't go there, or another piece is held. */
  shift(target) {
    const last = this.taken.at(-1);
    const before = this.taken.slice(0, -1);
    // A piece that the player holds is the one to put.
    if (!last || (this.held !== null && this.sources().size > 1) || !this.live(before).some(({ left }) => left.some((step) => same(step, [last[0], target])))) return false;
    this.taken = before;
    this.take(last[0], target);
    return true;
  }

  /** The only move that puts the held piece on one place and another piece on a second one; null if there are more. */
  stroke(first, second) {
    const entries = this.live([...this.taken, [this.held, first]]).filter(({ left }) => left.length === 1 && left[0][1] === second);
    return entries.length === 1 ? entries[0].move : null;
  }

  /** Takes the last choice back; returns true if there was one. */
  back() {
    if (this.held !== null && !(this.taken.length && this.sources().size === 1)) {
      this.held = null;
    } else if (this.aimed !== null) {
      this.aimed = null;
    } else if (this.taken.length) {
      this.taken.pop();
      this.held = null;
    } else {
      return false;
    }
    return true;
  }

  get begun() {
    return this.taken.length > 0 || this.held !== null || this.aimed !== null;
  }
}

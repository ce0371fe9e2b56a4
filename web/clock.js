// Optional clocks for the people who play. A clock stops while the service or the engine works, and while the player
// looks at another tab.

import { say } from "./i18n.js";

/** The clocks on offer: minutes for the game, and seconds that each move adds. */
export const CLOCKS = ["", "3+2", "5+5", "15+10"];
const MINUTE = 60_000;
/** Below this time, tenths of a second are shown; in milliseconds. */
const SHORT = 10_000;

/** The clocks of a new game: each person's time in milliseconds, null for the engine; null without a choice. */
export function newClock(choice, players) {
  if (!choice || !CLOCKS.includes(choice)) return null;
  const [minutes] = parts(choice);
  return { choice, left: players.map((level) => (level === 0 ? minutes * MINUTE : null)) };
}

const parts = (choice) => choice.split("+").map(Number);

/** A choice of clock in words. */
export function clockInWords(choice) {
  const [minutes, seconds] = parts(choice);
  return choice ? say("clock-choice", { minutes, seconds }) : say("clock-none");
}

/** A time as clocks show it: `4:05`, and `0:09.3` near the end. */
export function spelledTime(milliseconds) {
  const rest = Math.max(0, milliseconds);
  if (rest < SHORT) return `0:0${(Math.floor(rest / 100) / 10).toFixed(1)}`;
  return inMinutes(Math.ceil(rest / 1000));
}

/** A number of seconds as `4:05`. */
export const inMinutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Counts the time for which the page is in view. */
export class Stopwatch {
  constructor() {
    document.addEventListener("visibilitychange", () => (document.hidden ? this.pause() : (this.since = Date.now())));
  }

  /** Starts at a number of seconds. */
  start(seconds = 0) {
    Object.assign(this, { milliseconds: 1000 * seconds, since: Date.now() });
  }

  pause() {
    if (this.since !== null) this.milliseconds += Date.now() - this.since;
    this.since = document.hidden ? null : Date.now();
  }

  /** The seconds so far. */
  get seconds() {
    this.pause();
    return Math.round(this.milliseconds / 1000);
  }
}

export class Clock {
  /** `onEnd(session, seat)` is called when a seat's time is up; `now` returns milliseconds. */
  constructor(onEnd, now = () => performance.now()) {
    Object.assign(this, { onEnd, now, session: null, seat: null });
  }

  /** Starts the clock of a seat, if it has one. */
  run(session, seat) {
    this.stop();
    if (typeof session.clock?.left[seat] !== "number") return;
    Object.assign(this, { session, seat, began: this.now() });
    this.timer = setInterval(() => this.tick(), 100);
  }

  /** Milliseconds left to the seat whose clock runs. */
  get left() {
    return this.session.clock.left[this.seat] - (this.now() - this.began);
  }

  /** Stops the running clock and writes its time down; a move adds the increment. */
  stop(hasMoved = false) {
    const { session, seat } = this;
    if (!session) return;
    clearInterval(this.timer);
    const { clock } = session;
    clock.left[seat] = Math.max(0, this.left) + (hasMoved ? 1000 * parts(clock.choice)[1] : 0);
    this.session = this.seat = null;
  }

  tick() {
    const { session, seat, left } = this;
    const shown = document.querySelector(`[data-clock="${seat}"]`);
    if (shown) {
      shown.textContent = spelledTime(left);
      shown.classList.toggle("short", left < SHORT);
    }
    if (left > 0) return;
    this.stop();
    this.onEnd(session, seat);
  }
}

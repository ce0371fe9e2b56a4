// A clock for the people who play, if they want one. It stands still while the service or the engine is at work, and while
// one looks at something else.

import { say } from "./words.js";

/** What may be chosen: minutes for the game, and seconds that each move adds. */
export const CLOCKS = ["", "3+2", "5+5", "15+10"];
const MINUTE = 60_000;
/** From here on tenths are shown. */
const SHORT = 10_000;

/** The clocks of a new game: what is left to each person in milliseconds, nothing for the engine; null without a choice. */
export function newClock(choice, players) {
  if (!choice || !CLOCKS.includes(choice)) return null;
  const [minutes] = parts(choice);
  return { choice, left: players.map((level) => (level === 0 ? minutes * MINUTE : null)) };
}

const parts = (choice) => choice.split("+").map(Number);

/** A choice of clock as one reads it. */
export function clockInWords(choice) {
  const [minutes, seconds] = parts(choice);
  return choice ? say("clock-choice", { minutes, seconds }) : say("clock-none");
}

/** As clocks show it: `4:05`, and `0:09.3` at last. */
export function spelledTime(milliseconds) {
  const rest = Math.max(0, milliseconds);
  if (rest < SHORT) return `0:0${(Math.floor(rest / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(rest / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export class Clock {
  /** `onEnd(session, seat)` hears of a seat whose time is up; `now` tells milliseconds. */
  constructor(onEnd, now = () => performance.now()) {
    Object.assign(this, { onEnd, now, session: null, seat: null });
  }

  /** Lets the clock of a seat run, unless it has none. */
  run(session, seat) {
    this.stop();
    if (typeof session.clock?.left[seat] !== "number") return;
    Object.assign(this, { session, seat, began: this.now() });
    this.timer = setInterval(() => this.tick(), 100);
  }

  /** What is left to the seat whose clock runs. */
  get left() {
    return this.session.clock.left[this.seat] - (this.now() - this.began);
  }

  /** Halts the clock that runs; a move adds to it. */
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

// The days on which a game's puzzle was solved, kept in this browser.

import { store } from "./dom.js";
import { dateInWords } from "./i18n.js";

const DAY = 86_400_000;
/** The first day with a puzzle of the day. */
export const FIRST_DAY = "2026-01-01";
/** The level of each weekday's puzzle, from Sunday on, as docs/PUZZLES.md lists them. */
const LEVELS = [5, 1, 2, 2, 3, 3, 4];

export const today = () => new Date().toISOString().slice(0, 10);
export const shifted = (date, days) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
export const spelled = (date) => dateInWords(date, { weekday: "long" });
/** The level of a day's puzzles, from 1 to 5. */
export const weekdayLevel = (date) => LEVELS[new Date(`${date}T12:00:00Z`).getUTCDay()];

export const diary = {
  of: (id) => store.get(`daily.${id}`) ?? {},

  /** Records the result of a day. A solved day stays solved; a puzzle whose solution was seen never counts as solved. */
  note(id, date, entry) {
    const days = diary.of(id);
    const known = days[date];
    if (known?.solved) return;
    store.set(`daily.${id}`, { ...days, [date]: known?.seen ? known : { ...known, ...entry } });
  },

  /** Number of days in a row that are solved, up to today or yesterday. */
  streak: (id) => row((date) => diary.of(id)[date]?.solved),
  /** As `streak`, where the puzzle of any game counts. */
  streakOfAll: (ids) => row((date) => ids.some((id) => diary.of(id)[date]?.solved)),

  /** A mark that shows the result and reveals nothing of the puzzle. */
  mark(id, date) {
    const entry = diary.of(id)[date];
    if (!entry?.solved) return entry?.seen ? "⬜" : "⬛";
    return entry.tries === 1 && !entry.hints ? "🟩" : "🟨";
  },
};

function row(isSolved) {
  let date = isSolved(today()) ? today() : shifted(today(), -1);
  let count = 0;
  while (isSolved(date)) {
    count++;
    date = shifted(date, -1);
  }
  return count;
}

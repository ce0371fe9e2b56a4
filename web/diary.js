// The days on which a game's puzzle was solved, kept in this browser.

import { store } from "./dom.js";
import { dateInWords } from "./words.js";

const DAY = 86_400_000;
/** Before it there are no puzzles of a day. */
export const FIRST_DAY = "2026-01-01";
/** The level of each weekday's puzzle, from Sunday on, as docs/PUZZLES.md tells it. */
const LEVELS = [5, 1, 2, 2, 3, 3, 4];

export const today = () => new Date().toISOString().slice(0, 10);
export const shifted = (date, days) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
export const spelled = (date) => dateInWords(date, { weekday: "long" });
/** How hard a day's puzzles are: a level from 1 to 5. */
export const weekdayLevel = (date) => LEVELS[new Date(`${date}T12:00:00Z`).getUTCDay()];

export const diary = {
  of: (id) => store.get(`daily.${id}`) ?? {},

  /** Notes a day down. What was solved stays so; what was looked up first is not solved later. */
  note(id, date, entry) {
    const days = diary.of(id);
    const known = days[date];
    if (known?.solved) return;
    store.set(`daily.${id}`, { ...days, [date]: known?.seen ? known : { ...known, ...entry } });
  },

  /** How many days in a row are solved, up to today or yesterday. */
  streak: (id) => row((date) => diary.of(id)[date]?.solved),
  /** As `streak`, with any game's puzzle. */
  streakOfAll: (ids) => row((date) => ids.some((id) => diary.of(id)[date]?.solved)),

  /** A mark that tells how it went and nothing of the puzzle. */
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

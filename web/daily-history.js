// The days on which a game's puzzle was solved, kept in this browser.

import { store } from "./dom.js";
import { dateInWords, language, localeOf } from "./i18n.js";

const DAY = 86_400_000;
/** The first day with a puzzle of the day. */
export const FIRST_DAY = "2026-01-01";
/** The level of each weekday's puzzle, from Sunday on, as docs/PUZZLES.md lists them. */
const LEVELS = [5, 1, 2, 2, 3, 3, 4];
/** The bars of the distribution: tries until solved, the last one for all that took longer. */
const MOST_TRIES = 5;

const clock = () => new Date().toISOString().slice(0, 10);

/** The newest day that the service had on a day of this device's clock, if that was ahead. */
let ahead = store.get("ahead");

/** The present day of the puzzles, which turns at midnight UTC. */
export function today() {
  const date = clock();
  return ahead?.clock === date ? ahead.newest : date;
}

/** Notes the newest day that the service has, if this device's clock is ahead; until the clock's day changes, it is today. */
export const noteNewest = (newest) => store.set("ahead", (ahead = { clock: clock(), newest }));

/** The instant at which the next day's puzzles appear. */
export const turn = () => new Date(Date.parse(shifted(clock(), 1)));
/** That instant as a time of day where the visitor is. */
export const turnInWords = () => turn().toLocaleTimeString(localeOf(language), { hour: "2-digit", minute: "2-digit" });

export const shifted = (date, days) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
export const spelled = (date) => dateInWords(date, { weekday: "long" });
/** The number of a day, counted from 1 on the first. */
export const dayNumber = (date) => 1 + Math.round((Date.parse(date) - Date.parse(FIRST_DAY)) / DAY);
/** The level of a day's puzzles, from 1 to 5. */
export const weekdayLevel = (date) => LEVELS[new Date(`${date}T12:00:00Z`).getUTCDay()];

export const diary = {
  of: (id) => store.get(`daily.${id}`) ?? {},

  /** Records a result, or the tries and hints so far. A solved day stays solved; a puzzle whose solution was seen never counts as solved. */
  note(id, date, entry) {
    const days = diary.of(id);
    if (!isDone(days[date])) store.set(`daily.${id}`, { ...days, [date]: { ...days[date], ...entry } });
  },

  /** Number of days in a row that are solved, up to today or yesterday. */
  streak: (id) => row((date) => diary.of(id)[date]?.solved),
  /** As `streak`, where the puzzle of any game counts. */
  streakOfAll: (ids) => row((date) => ids.some((id) => diary.of(id)[date]?.solved)),

  /** The first of the games, from `from` on, whose puzzle of a day is open; undefined if all are done. */
  next: (ids, date, from = 0) => [...ids.slice(from), ...ids.slice(0, from)].find((id) => !isDone(diary.of(id)[date])),

  /** Solved days, those solved at the first try without a hint, hints, longest row, and solved days by their tries. */
  statistics(ids) {
    const entries = ids.flatMap((id) => Object.values(diary.of(id))).filter(({ solved }) => solved);
    const days = new Set(ids.flatMap((id) => Object.entries(diary.of(id)).filter(([, { solved }]) => solved).map(([date]) => date)));
    const byTries = Array(MOST_TRIES).fill(0);
    for (const { tries = 1 } of entries) byTries[Math.max(1, Math.min(MOST_TRIES, tries)) - 1]++;
    return {
      solved: entries.length,
      clean: entries.filter(({ tries, hints }) => tries === 1 && !hints).length,
      hints: entries.reduce((sum, { hints = 0 }) => sum + hints, 0),
      longest: Math.max(0, ...[...days].filter((date) => !days.has(shifted(date, -1))).map((date) => lengthFrom(days, date))),
      byTries,
    };
  },
};

export const isDone = (entry) => Boolean(entry?.solved || entry?.seen);

/** A result as a mark that reveals nothing of the puzzle: first try, solved, solution seen, not done. */
export function mark(entry) {
  if (!entry?.solved) return entry?.seen ? "⬜" : "⬛";
  return entry.tries === 1 && !entry.hints ? "🟩" : "🟨";
}

/** A result as squares, one for each try. */
export const squares = (entry) => "🟥".repeat(Math.min(MOST_TRIES, entry?.solved ? (entry.tries ?? 1) - 1 : 0)) + mark(entry);

function lengthFrom(days, first) {
  let count = 0;
  while (days.has(shifted(first, count))) count++;
  return count;
}

function row(isSolved) {
  let date = isSolved(today()) ? today() : shifted(today(), -1);
  let count = 0;
  while (isSolved(date)) {
    count++;
    date = shifted(date, -1);
  }
  return count;
}

// Results of puzzles as texts to send, which reveal nothing of the solution, and the results of sets.

import { inMinutes } from "./clock.js";
import { dayNumber, diary, isDone, squares } from "./daily-history.js";
import { store } from "./dom.js";
import { address, daysAddress, root } from "./router.js";
import { say } from "./i18n.js";

/** The results of the puzzles of a set, kept in this browser, in their order. */
export const results = {
  of(game, { id, count }) {
    const kept = store.get(`set.${game}.${id}`) ?? [];
    return Array.from({ length: count }, (_, i) => kept[i] ?? {});
  },
  note(game, set, entry) {
    const list = results.of(game, set);
    const at = set.number - 1;
    if (!isDone(list[at])) list[at] = { ...list[at], ...entry };
    store.set(`set.${game}.${set.id}`, list);
  },
};

/** A result in one word. */
export const stateInWords = (entry) => say("result", { state: entry?.solved ? "solved" : entry?.seen ? "seen" : "open" });

/** A result in words: tries, hints and time of a solved puzzle, otherwise its state. */
export function entryInWords(entry) {
  if (!entry.solved) return stateInWords(entry);
  return [say("solved-tries", { tries: entry.tries ?? 1 }), say("solved-hints", { hints: entry.hints ?? 0 }), entry.seconds > 0 && inMinutes(entry.seconds)].filter(Boolean).join(", ");
}

/** The result of a day: the day's number, squares and time for each game that is done, and a link. */
export function resultOfDay(games, date) {
  const done = games.map(({ id, name }) => [name, diary.of(id)[date]]).filter(([, entry]) => isDone(entry));
  const lines = done.map(([name, entry]) => [squares(entry), name, entry.solved && entry.seconds > 0 && inMinutes(entry.seconds)].filter(Boolean).join(" "));
  return [say("result-title", { number: `${dayNumber(date)}`, done: done.length, all: games.length }), ...lines, `${root()}${daysAddress(date)}`].join("\n");
}

/** The result of a set: the solver's name, if any, squares, tries, hints and time of each puzzle, and the link to the set. */
export function resultOfSet(game, set, name) {
  const list = results.of(game.id, set);
  const title = say("result-of-set", { game: game.name, solved: list.filter(({ solved }) => solved).length, all: set.count });
  const lines = list.map((entry, i) => `${i + 1}. ${squares(entry)} ${entryInWords(entry)}`);
  return [name ? say("named", { name, text: title }) : title, ...lines, `${root()}${address(game.id, "puzzle", { rest: ["set", set.id] })}`].join("\n");
}

/** Copies a text; promises whether the browser allowed it. */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Sends a text with the device's own dialog, or copies it; promises how: `sent`, `copied`, or `shown` if neither works. */
export async function sent(text) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ text });
      return "sent";
    } catch (error) {
      if (error.name === "AbortError") return "sent";
    }
  }
  return (await copied(text)) ? "copied" : "shown";
}

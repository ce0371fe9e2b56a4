// Results of puzzles as texts to send, which reveal nothing of the solution, and the results of sets.

import { inMinutes } from "./clock.js";
import { dayNumber, diary, isDone, mark, squares } from "./daily-history.js";
import { store } from "./dom.js";
import { address, daysAddress, root } from "./router.js";
import { say } from "./i18n.js";

/** The results of the puzzles of a set, kept in this browser, in their order. */
export const results = {
  of: (game, id) => store.get(`set.${game}.${id}`) ?? [],
  note(game, { id, number, count }, entry) {
    const list = Array.from({ length: count }, (_, i) => results.of(game, id)[i] ?? {});
    if (!isDone(list[number - 1])) list[number - 1] = { ...list[number - 1], ...entry };
    store.set(`set.${game}.${id}`, list);
  },
};

/** The result of a day: the day's number, squares and time for each game that is done, and a link. */
export function resultOfDay(games, date) {
  const done = games.map(({ id, name }) => [name, diary.of(id)[date]]).filter(([, entry]) => isDone(entry));
  const lines = done.map(([name, entry]) => [squares(entry), name, entry.solved && entry.seconds > 0 && inMinutes(entry.seconds)].filter(Boolean).join(" "));
  return [say("result-title", { number: `${dayNumber(date)}`, done: done.length, all: games.length }), ...lines, `${root()}${daysAddress(date)}`].join("\n");
}

/** The result of a set: a mark for each puzzle, and the link to the set. */
export function resultOfSet(game, { id, count }, list) {
  const solved = list.filter((entry) => entry.solved).length;
  const marks = Array.from({ length: count }, (_, i) => mark(list[i])).join("");
  return [say("result-of-set", { game: game.name, solved, all: count }), marks, `${root()}${address(game.id, "puzzle", { rest: ["set", id] })}`].join("\n");
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

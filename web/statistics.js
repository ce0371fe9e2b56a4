// The record of a solver: solved puzzles, rows of days, hints, and how many tries it took.

import { diary } from "./daily-history.js";
import { h, svgBox } from "./dom.js";
import { say } from "./i18n.js";

const WIDTH = 100;
const HEIGHT = 12;

/** The figures of some games together; false before the first solved puzzle. */
export function statistics(ids) {
  const { solved, clean, hints, longest, byTries } = diary.statistics(ids);
  const most = Math.max(...byTries);
  const fact = (name, value) => [h("dt", {}, name), h("dd", {}, `${value}`)];
  const bar = (count) => {
    const box = h("span", { class: "share-bar" });
    box.innerHTML = svgBox(WIDTH, HEIGHT, `<rect width="${Math.max(2, (WIDTH * count) / most)}" height="${HEIGHT}" rx="3" class="f-accent"/>`);
    return box;
  };
  return solved > 0 && h("details", { class: "statistics" }, h("summary", {}, say("statistics")),
    h("dl", { class: "figures" }, fact(say("solved-days"), solved), fact(say("solved-at-once"), clean), fact(say("present-row"), diary.streakOfAll(ids)), fact(say("longest-row"), longest), fact(say("hints-taken"), hints)),
    h("h3", {}, say("tries-until-solved")),
    h("ol", { class: "tries" }, byTries.map((count, i) => h("li", {}, h("span", {}, i === byTries.length - 1 ? `${i + 1}+` : `${i + 1}`), bar(count), h("strong", {}, `${count}`)))));
}

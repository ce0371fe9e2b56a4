// The goal of a puzzle, the end of a try at it in words, and a short celebration.

import { inMinutes } from "./clock.js";
import { diary, isDone, mark, squares } from "./daily-history.js";
import { h } from "./dom.js";
import { isStill } from "./motion.js";
import { result } from "./play.js";
import { stateInWords } from "./results.js";
import { HINT_COST, trainer } from "./trainer.js";
import { say } from "./i18n.js";

const PIECES = 14;
/** Time for which the celebration stays, in milliseconds. */
const CHEER = 1_400;
/** Types of puzzles in which the solver must not lose; in the others the solver must win, or score. */
export const SAVES = /^(only-|avoid|outlast|paid-defence|save-|zugzwang|level-the-scores)/;

/** Types of puzzles by their goal: points of one player, a lead, or the lowest colours at the end of the turn. */
const POINTS = /^(biggest-score|which-tile-to-keep|best-line)$/;
const LEAD = /^(best-placement|sacrifice|last-tile|last-word|three-seats|lose-least)$/;
export const LOWEST = /^(raise-the-lowest|two-placements|earn-a-bonus|chain-of-three)$/;

/** True if the question asks for a score. */
export const hasGoal = ({ type }) => [POINTS, LEAD, LOWEST].some((types) => types.test(type));

/** The score that the solution reaches; NaN if it is unknown. */
export const scoreOf = ({ certificate }) => certificate?.choices?.[0]?.best ?? NaN;

/** The lowest colours in a score of Ingenious: a point of the lowest one counts a hundred points of the next one. */
export function lowestOf(score) {
  const whole = Math.floor(score + ROUNDING);
  return { first: Math.floor(whole / 100), second: whole % 100 };
}
const ROUNDING = 1e-6;

/** A score to reach in words; empty if the question asks for none. */
export function goalOf({ type }, best) {
  if (!Number.isFinite(best)) return "";
  if (POINTS.test(type)) return say("goal-points", { points: best });
  if (LEAD.test(type)) return say("goal-lead", { points: Math.abs(best), sign: best > 0 ? "ahead" : best < 0 ? "behind" : "level" });
  return LOWEST.test(type) ? say("goal-lowest", lowestOf(best)) : "";
}

/** The result of a puzzle: the score, the danger that is over, and, if the solver found the solution, the end of the game. */
export function scoreInWords(panel) {
  const { game, puzzle, node, names, solved, line, solution } = panel;
  // While the best play goes on, the score on the board is not yet the result.
  if (!node || (game.id === "octopus" && (!solution || panel.endAfter(line).length > line.length))) return "";
  const { position, over, winners } = node;
  const { type, seat } = puzzle;
  if (game.id === "octopus") {
    const [own, ...others] = [position.scores[seat], ...position.scores.filter((_, other) => other !== seat)];
    return others.length ? say(over ? "final-score" : "score-now", { own, other: others.join(" : ") }) : say("score-alone", { points: own });
  }
  // The game may have gone on after the question was answered.
  const saved = SAVES.test(type) && game.id !== "ingenious" ? say("score-saved", { game: game.id }) : "";
  if (over && !solved) return saved;
  if (over) return [...(saved ? [saved, say("then-ended")] : [game.ending?.(position, winners, names)]), result(winners, names, game.scores?.(position, winners))].filter(Boolean).join(" ");
  if (game.id === "ingenious") {
    // The question is about the opponent's colours, or about the solver's own.
    const isSpoiling = type === "spoil-both";
    const [first, second] = [...position.scores[isSpoiling ? 1 - seat : seat]].sort((a, b) => a - b);
    return say(isSpoiling ? "score-spoilt" : "score-lowest", { first, second });
  }
  return saved;
}

/** The sentence at the end of a solved puzzle: what it came to, and the streak. */
export function outcome(panel) {
  const streak = panel.date ? diary.streak(panel.game.id) : 0;
  return [say("puzzle-solved"), scoreInWords(panel), streak > 1 && say("streak-sentence", { days: streak })].filter(Boolean).join(" ");
}

const COLOURS = { "🟥": "missed", "🟩": "clean", "🟨": "late", "⬜": "seen", "⬛": "open" };

/** A row of squares as colours, which do not depend on the device's fonts; `label` says what it shows. */
export const squareRow = (text, label) => h("span", { class: "squares", role: "img", "aria-label": label }, [...text].map((square) => h("span", { class: COLOURS[square] }, square)));

/** How a puzzle was solved, as a word of the style and of `solved-how`. */
export const howOf = (entry) => COLOURS[mark(entry)];

/** How puzzles were solved, as small marks that differ in shape, too. */
export const marksOf = (entries) => h("small", { class: "how", "aria-hidden": "true" }, entries.map((entry) => h("i", { class: howOf(entry) })));

/** The meaning of the marks in a calendar. */
export const marksInWords = () => h("p", { class: "state how-key" }, ["clean", "late", "seen"].map((how) => h("span", {}, h("span", { class: "how", "aria-hidden": "true" }, h("i", { class: how })), ` ${say("solved-how", { how })}`)));

/** The result of a solved puzzle: its squares, how it was solved, and the time that it took. */
export const resultRow = (entry) => h("p", { class: "result" }, squareRow(squares(entry), stateInWords(entry)),
  h("span", {}, [say("solved-tries", { tries: entry.tries ?? 1 }), say("solved-hints", { hints: entry.hints ?? 0 })].join(", ")),
  entry.seconds > 0 && h("span", { class: "clock", title: say("time-needed"), "aria-label": `${say("time-needed")} ${inMinutes(entry.seconds)}` }, inMinutes(entry.seconds)));

/** Deviation from which on a rating is a rough estimate. */
const ROUGH = 110;

const signed = (change) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "");

/** The solver's rating after a puzzle, and its change in brackets; empty if the puzzle has not changed it. */
export const newRating = ({ game, change }) => (change ? `${say("rating", { rating: `${Math.round(trainer.of(game.id).rating)}` })} (${signed(change)}).` : "");

/** The solver's rating, with its change by the puzzle. */
export function ownRating({ game, change }) {
  const { rating, deviation } = trainer.of(game.id);
  const sign = signed(change);
  return h("span", {}, `${say("your-rating")} `, h("strong", { class: "rating" }, `${Math.round(rating)}`), deviation > ROUGH && ` ${say("rating-unsure")}`, sign && h("span", { class: change > 0 ? "gain" : "loss" }, ` ${sign}`));
}

/** The label of the next hint; as long as it costs a part of the solver's rating, with that price. */
export const hintLabel = ({ hints, isRated, isRetry }) =>
  isRated || isRetry ? say("hint", { number: hints.length + 1 }) : say("hint-rated", { points: HINT_COST });

/** The marks of a day's puzzles; that of the game `id` has a frame. */
const dayRow = (games, date, id) => h("ul", { class: "five" }, games.map((game) => {
  const entry = diary.of(game.id)[date];
  return h("li", { class: `${COLOURS[mark(entry)]}${game.id === id ? " here" : ""}`, role: "img", "aria-label": say("named", { name: game.name, text: stateInWords(entry) }) });
}));

/** The element above the last sentence of a puzzle: the marks of the day, the result, or the solver's rating. */
export const ending = (panel) => h("div", { class: panel.solved ? "ending solved" : "ending" },
  panel.date && dayRow(panel.app.games, panel.date, panel.game.id), panel.entry.solved && resultRow(panel.entry), panel.isTraining && ownRating(panel));

/** The end of a day: how many of its puzzles are solved, how many of them at once, and the time; empty before. */
export function dayInWords(games, date) {
  const entries = games.map(({ id }) => diary.of(id)[date]);
  if (!entries.every(isDone)) return "";
  const seconds = entries.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
  const solved = entries.filter((entry) => entry.solved).length;
  return [say("day-ended", { solved, open: entries.length - solved, all: entries.length }), say("day-at-once", { count: entries.filter((entry) => mark(entry) === "🟩").length }), seconds > 0 && say("day-time", { time: inMinutes(seconds) })].filter(Boolean).join(" ");
}

/** Lets some squares fly up over an element for a moment; nothing if the visitor prefers reduced motion. */
export function cheer(element) {
  if (isStill()) return;
  const pieces = h("div", { class: "cheer", "aria-hidden": "true" }, Array.from({ length: PIECES }, () => h("span")));
  element.append(pieces);
  setTimeout(() => pieces.remove(), CHEER);
}

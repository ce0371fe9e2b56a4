// The end of a try at a puzzle, in words, and a short celebration.

import { diary } from "./daily-history.js";
import { h } from "./dom.js";
import { isStill } from "./motion.js";
import { say } from "./i18n.js";

const PIECES = 14;
/** Time for which the celebration stays, in milliseconds. */
const CHEER = 1_400;
/** Types of puzzles in which the solver must not lose; in the others the solver must win, or score. */
const SAVES = /^(only-|avoid|outlast|paid-defence|save-|zugzwang|level-the-scores)/;

/** The reason why a move is wrong, in the words of a player; the board shows it at the same time. */
export function consequence(game, { type, seat }, { over, winners, refutation, loss }) {
  const isLost = over && winners.length > 0 && !winners.includes(seat);
  if (isLost && refutation.length === 1 && ["themisto", "nebuchadnezzar", "temple"].includes(game.id)) return say("answer-wins", { game: game.id });
  if (game.id === "octopus" && loss > 0) return say("answer-costs", { points: Math.round(loss) });
  if (game.id === "ingenious") return SAVES.test(type) ? say("answer-loses") : say("answer-lower");
  return isLost || SAVES.test(type) ? say("answer-loses") : say("answer-escapes");
}

/** The sentence at the end of a solved puzzle: final score and streak. */
export function outcome({ game, date, node, puzzle }) {
  const { scores } = node?.position ?? {};
  const isScored = scores?.every(Number.isFinite) && scores.length === 2;
  const [own, other] = isScored ? [scores[puzzle.seat], scores[1 - puzzle.seat]] : [];
  const streak = date ? diary.streak(game.id) : 0;
  return [
    say("puzzle-solved"),
    isScored && say(node.over ? "final-score" : "score-now", { own, other }),
    streak > 1 && say("streak-sentence", { days: streak }),
  ].filter(Boolean).join(" ");
}

const COLOURS = { "🟥": "missed", "🟩": "clean", "🟨": "late", "⬜": "seen", "⬛": "open" };

/** A row of squares as colours, which do not depend on the device's fonts; `label` says what it shows. */
export const squareRow = (text, label) => h("span", { class: "squares", role: "img", "aria-label": label }, [...text].map((square) => h("span", { class: COLOURS[square] }, square)));

/** A result in one word. */
export const stateInWords = (entry) => say("result", { state: entry?.solved ? "solved" : entry?.seen ? "seen" : "open" });

/** Lets some squares fly up over an element for a moment; nothing if the visitor prefers reduced motion. */
export function cheer(element) {
  if (isStill()) return;
  const pieces = h("div", { class: "cheer", "aria-hidden": "true" }, Array.from({ length: PIECES }, () => h("span")));
  element.append(pieces);
  setTimeout(() => pieces.remove(), CHEER);
}

// The bar below the board of a puzzle: its sentences and buttons.

import { told } from "./action-bar.js";
import { diary, mark, today } from "./daily-history.js";
import { ending, hintLabel, outcome, scoreInWords, squareRow } from "./puzzle-outcome.js";
import { facts, shortQuestion } from "./puzzle-panel.js";
import { answerActions, refuteAgain } from "./refutation.js";
import { results } from "./results.js";
import { address, daysAddress } from "./router.js";
import { openSheet } from "./shell.js";
import { isDraw } from "./session.js";
import { say } from "./i18n.js";

/** The hints of a move: the region to look at, the piece, and the move. */
export const HINTS = 3;

/** Texts and buttons of the bar: on a phone, only the bar and the board are in view. */
export function wordsOf(panel) {
  const { said, storm } = panel;
  if (panel.set?.isEnd) return endOfSet(panel);
  const [prompt, promptLanguage = null] = sentence(panel);
  const above = storm ? storm.line : said ? told(said.kind, said.text, said.lang) : panel.isDone ? ending(panel) : panel.isOpen && told("day-facts", facts(panel));
  return { prompt, promptLanguage, above, actions: actions(panel) };
}

/** The end of a set: how much of it is solved, its squares, and the result to send. */
function endOfSet(panel) {
  const { game, set, said } = panel;
  const list = results.of(game.id, set);
  const prompt = say("today-solved", { solved: list.filter(({ solved }) => solved).length, all: set.count });
  return { prompt, above: said ? told(said.kind, said.text) : squareRow(list.map(mark).join(""), prompt), actions: [{ ...shareResult(panel), primary: true }] };
}

const shareResult = (panel) => ({ label: say(panel.isCopied ? "result-copied" : "share-result"), key: "share-result", action: () => panel.shareResult() });

/** The sentence of the bar, and its language if that differs from the page's. */
function sentence(panel) {
  if (panel.storm?.isOver) return [panel.storm.words()];
  if (panel.answering && panel.refuted) return [answerInWords(panel)];
  if (panel.isRefuted) return [say("puzzle-wrong")];
  if (panel.solved) return [outcome(panel)];
  if (panel.isShown) return [[say("puzzle-shown"), panel.line.length > 0 && scoreInWords(panel)].filter(Boolean).join(" ")];
  if (panel.line.length && !panel.answering) return [say("puzzle-right")];
  const { text, lang } = shortQuestion(panel.puzzle);
  return [text, lang];
}

/** The move on the board of the answer to a wrong move; before it, an announcement. */
export function answerInWords({ game, line, before, names, node: { step, position } }) {
  if (line.length <= before.length + 1) return say("puzzle-answer");
  return isDraw(step.move) ? say("tiles-drawn") : say("named", { name: names[step.seat], text: game.effect(step, position) });
}

function actions(panel) {
  const { app, game, set, date, storm } = panel;
  if (storm) return storm.isOver ? storm.actions() : [];
  if (panel.answering) return answerActions(panel);
  if (panel.isOpen) {
    return [
      panel.hints.length < HINTS && { label: hintLabel(panel), action: () => panel.hint() },
      panel.refuted && { label: say("refutation-again"), action: () => refuteAgain(panel) },
      { label: say("puzzle-rule"), action: () => panel.rule(), isNarrow: true },
      !panel.refuted && { label: say("puzzle-more"), key: "more", action: () => openSheet(panel.app, true), isNarrow: true },
    ].filter(Boolean);
  }
  const to = (rest, id = game.id) => app.goTo(address(id, "puzzle", { rest }));
  const explain = { label: say("explain"), action: () => panel.explain() };
  if (!date && !set) {
    const next = panel.isTraining ? { label: say("next"), action: () => (panel.isRetry ? panel.retry() : panel.next()) } : { label: say("next-puzzle"), action: () => to(["train"]) };
    return [{ ...next, primary: true }, explain, { label: say("share"), action: () => panel.share() }];
  }
  if (set) {
    const next = set.number < set.count ? { label: say("next-puzzle"), action: () => to(["set", set.id, `${set.number + 1}`]) } : { label: say("set-result"), action: () => to(["set", set.id, "end"]) };
    return [{ ...next, primary: true }, explain];
  }
  const ids = app.games.map(({ id }) => id);
  const next = diary.next(ids, date, ids.indexOf(game.id));
  const rest = date === today() ? [] : [date];
  return [
    next ? { label: say("next-of-day", { game: app.games.find(({ id }) => id === next).name }), action: () => to(rest, next), primary: true }
      : { label: say("day-summary"), action: () => ((app.isDayEnding = true), app.goTo(daysAddress(date))), primary: true },
    shareResult(panel), explain,
  ];
}

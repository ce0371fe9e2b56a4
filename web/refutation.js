// Refutations: why a move of a puzzle is wrong, in words and on the board.

import { isAbort, languageOf, pause, post } from "./api.js";
import { announce } from "./dom.js";
import { LOWEST, SAVES, lowestOf, newRating } from "./puzzle-outcome.js";
import { openSheet } from "./shell.js";
import { say } from "./i18n.js";

/** Time for which the last answer to a wrong move stays, in milliseconds. */
const LAST_STEP = 1_800;
/** Positions that the engine may look at to find how a lost game ends. */
const PROOF = 100_000;

/**
 * Plays the answer to a wrong move on the board, and takes both back. Until then, `panel.answering` is `finding` while the
 * end of the answer is sought, then `playing`, or `stopped` by the reader; at all other times it is null.
 */
export async function refute(panel, result, line, signal) {
  const before = panel.line;
  panel.tries++;
  const isFirst = !panel.isRated || panel.isHinted;
  panel.rate(0);
  if (panel.storm) return panel.storm.failed();
  panel.note({ tries: panel.tries, hints: panel.hintsBefore + panel.hints.length, seconds: panel.watch.seconds });
  const text = [say("puzzle-wrong"), consequence(panel, result), isFirst && newRating(panel)].filter(Boolean).join(" ");
  panel.said = { kind: "wrong", text };
  announce(text);
  const hasAnswer = result.refutation.length > 0;
  Object.assign(panel, { answering: hasAnswer ? "finding" : "playing", before, refuted: hasAnswer ? { line, answer: result.refutation } : null });
  await panel.reach(line, signal);
  const answer = await answerTo(panel, result, line, signal);
  panel.answering = "playing";
  if (hasAnswer) panel.refuted.answer = answer;
  panel.missed = { moves: [...line, ...answer], text: result.text, lang: languageOf(result) };
  await playAnswer(panel, answer, signal);
}

/** Plays the answer to a wrong move, which is on the board, to its end, and takes all of it back. */
async function playAnswer(panel, answer, signal) {
  // From here on the reader may stop it.
  panel.tell();
  await panel.playOut(answer, signal);
  await pause(LAST_STEP, signal);
  await panel.takeBack(signal);
}

/** Plays the last wrong move and its answer again. */
export async function refuteAgain(panel) {
  const signal = panel.app.router.renew();
  await panel.attempt(async () => {
    Object.assign(panel, { answering: "playing", before: panel.line });
    await panel.reach(panel.refuted.line, signal);
    await playAnswer(panel, panel.refuted.answer, signal);
  }, () => refuteAgain(panel));
}

/** Stops the answer to a wrong move on the board; `shownMoves` is the number of moves that the reader wants to see. */
function stop(panel) {
  panel.app.router.renew();
  Object.assign(panel, { answering: "stopped", shownMoves: panel.line.length });
  panel.tell();
}

/** Goes a move of the stopped answer on (`by` 1) or back (−1). */
function step(panel, by) {
  const { line, answer } = panel.refuted;
  const signal = panel.app.router.renew();
  panel.shownMoves = Math.min(line.length + answer.length, Math.max(line.length, panel.shownMoves + by));
  return panel.attempt(() => panel.reach([...line, ...answer].slice(0, panel.shownMoves), signal), () => step(panel, 0));
}

/** Buttons while the answer to a wrong move is on the board: to stop it, then to go through it move by move. */
export function answerActions(panel) {
  const { refuted, line, answering } = panel;
  const takeBack = { label: say("take-back"), action: () => panel.takeBack() };
  // While the end of the answer is being found, there is nothing to go through yet.
  if (!refuted || answering === "finding") return [takeBack];
  // The focus stays on the button that goes on.
  const key = "answer-on";
  if (answering === "playing") return [{ label: say("pause"), key, action: () => stop(panel) }, takeBack];
  const [first, last] = [refuted.line.length, refuted.line.length + refuted.answer.length];
  return [line.length < last && { label: say("forward"), key, action: () => step(panel, 1), primary: true }, line.length > first && { label: say("back"), action: () => step(panel, -1) }, takeBack].filter(Boolean);
}

/** Plays a wrong move and the answer to it, after the end of the puzzle. */
export async function playRefutation(panel, line) {
  const signal = panel.app.router.renew();
  openSheet(panel.app, false);
  panel.isRefuted = true;
  await panel.attempt(async () => {
    await panel.reach([], signal);
    await panel.playOut(line, signal);
  }, () => playRefutation(panel, line));
}

/** The answer to a wrong move, to its end: the solution has it for tempting first moves, the engine finds lost games. */
async function answerTo(panel, { refutation, over }, line, signal) {
  if (over || !refutation.length) return refutation;
  const { game, puzzle } = panel;
  const refutations = line.length > 1 ? [] : (await panel.ask("solution", signal)).refutations;
  const played = refutations.find(({ move }) => move === line[0])?.line ?? [];
  if (played.length || !SAVES.test(puzzle.type)) return played.length ? played : refutation;
  try {
    const { key } = await post(`/v1/${game.id}/play`, { position: puzzle.key, moves: [...line, ...refutation] }, signal);
    const { seat, value, lines } = await post(`/v1/${game.id}/analysis`, { position: key, limits: { nodes: PROOF } }, signal);
    const isLost = value.kind === "exact" && value.outcome === (seat === puzzle.seat ? "loss" : "win");
    return isLost ? [...refutation, ...(lines[0]?.pv ?? [])] : refutation;
  } catch (error) {
    if (isAbort(error)) throw error;
    // The end of the game is an extra.
    return refutation;
  }
}

/** The reason why a move is wrong, in the words of a player; the board shows it at the same time. */
function consequence({ game, puzzle: { type, seat, to_find: toFind }, found, best }, { over, winners, refutation, loss }) {
  const isLost = over && winners.length > 0 && !winners.includes(seat);
  if (isLost && refutation.length === 1 && ["themisto", "nebuchadnezzar", "temple"].includes(game.id)) return say("answer-wins", { game: game.id });
  if (game.id === "octopus" && loss > 0) return say("answer-costs", { points: Math.round(loss) });
  if (type === "spoil-both") return say("answer-spoils");
  // A loss of less than a point concerns further colours.
  if (LOWEST.test(type) && loss >= 1 && Number.isFinite(best)) return say("answer-lowest", lowestOf(best - loss));
  if (game.id === "ingenious") return SAVES.test(type) ? say("answer-loses") : say("answer-lower");
  if (isLost || SAVES.test(type)) return say("answer-loses");
  return refutation.length ? say("answer-escapes") : say("answer-wins-not", { left: over ? 0 : toFind - found - 1 });
}

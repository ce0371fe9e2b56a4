// The trainer: one rating per game, and puzzles near it.

import { today } from "./daily-history.js";
import { store } from "./dom.js";
import { PUZZLE_DEVIATION, beginner, rated } from "./glicko.js";

/** Largest distance of a puzzle's rating from the solver's. */
const REACH = 200;
const LOWEST = 400;
const HIGHEST = 2600;
/** Most failed puzzles of a game that are kept to try again. */
const MOST_FAILED = 50;

/** Rating points that the first hint of a puzzle costs. */
export const HINT_COST = 10;

export const trainer = {
  /** The solver of a game's puzzles: rating, deviation, puzzles solved and failed, current and best run. */
  of: (id) => ({ run: 0, best: 0, ...(store.get(`solver.${id}`) ?? beginner()) }),

  /** The wish for the next puzzle, within the ratings of the type. */
  wish({ id, card }, { type, level }) {
    const wish = type ? { type } : {};
    if (level) return { ...wish, level: +level };
    const { rating } = trainer.of(id);
    const [lowest, highest] = card.puzzles.types.find((own) => own.id === type)?.rating ?? [LOWEST, HIGHEST];
    // Steps of a hundred keep puzzles fetched ahead useful.
    const middle = Math.max(lowest + REACH, Math.min(highest - REACH, 100 * Math.round(rating / 100)));
    return { ...wish, rating: [middle - REACH, middle + REACH] };
  },

  /** The puzzles of a game that were failed and not solved since, the latest last: id, type, position, and the day. */
  failed: (id) => store.get(`failed.${id}`) ?? [],

  /** Notes the first try at a puzzle among the failed ones; a puzzle that is solved leaves them. */
  settle(id, { id: puzzle, type, position }, score) {
    const others = trainer.failed(id).filter((other) => other.id !== puzzle);
    store.set(`failed.${id}`, score ? others : [...others, { id: puzzle, type, position, date: today() }].slice(-MOST_FAILED));
  },

  /** Records a try at a puzzle, which a hint ends at a fixed price; with `isCounted`, a failure after a hint. Returns the change of the rating. */
  note(id, puzzle, score, { isHint, isCounted }) {
    const solver = trainer.of(id);
    const after = isHint ? { rating: solver.rating - HINT_COST } : rated(solver, { rating: puzzle.rating, deviation: PUZZLE_DEVIATION }, score);
    const run = score ? solver.run + 1 : 0;
    store.set(`solver.${id}`, { ...solver, ...after, solved: solver.solved + score, failed: solver.failed + (isCounted ? 0 : 1 - score), run, best: Math.max(run, solver.best) });
    return Math.round(after.rating) - Math.round(solver.rating);
  },
};

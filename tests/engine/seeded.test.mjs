// Seeded requests over all games, through the service and through the module: the same bytes, refusals included.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { random } from "./random.mjs";
import { compare, engine, svg } from "./service.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
const PER_GAME = 100;
const BUDGETS = [300, 3_000, 20_000, 60_000];
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

after(() => engine.close());

/** A position some moves into a game, with the moves that led there and the legal moves. */
async function someLine(game, rng) {
  const { key: start } = await engine.start(game, { seed: rng.below(1000) });
  const moves = [];
  let key = start;
  let legal = [];
  for (let wanted = rng.below(24); ; wanted--) {
    const here = await engine.play(game, { position: start, moves });
    key = here.key;
    legal = here.over ? [] : await engine.moves(game, { position: key }).then(({ moves: all }) => all.map(({ move }) => move), () => null);
    if (legal === null) {
      // Chance is due: a draw with a seed of its own.
      const drawn = await engine.play(game, { position: start, moves: [...moves, "+"], seed: rng.below(1000) });
      moves.push(drawn.steps.at(-1).move);
      continue;
    }
    if (wanted <= 0 || !legal.length) return { start, key, moves, legal };
    moves.push(rng.of(legal));
  }
}

const post = (game, call, request, name = call) => {
  const text = JSON.stringify(request);
  return compare({ path: `/v1/${game}/${call}`, body: text, name: `${game}_${name}`, request: text });
};

/** The calls about a line, in turn. */
const CALLS = [
  (game, { key }, rng, i) => post(game, "analysis", { position: key, limits: { nodes: BUDGETS[i % BUDGETS.length] }, lines: rng.of([1, 3, "all"]), seed: rng.below(100) }),
  (game, { key }, rng, i) => post(game, "reply", { position: key, level: LEVELS[i % LEVELS.length], seed: rng.below(100) }),
  (game, { key }) => post(game, "moves", { position: key }),
  (game, { start, moves }) => post(game, "play", { position: start, moves }),
  (game, { key, legal }, rng) => post(game, "score", legal.length ? { position: key, move: rng.of(legal) } : { position: key }),
  (game, { start, moves }, rng) => {
    const [theme, size] = [rng.of(["light", "dark"]), 200 + rng.below(600)];
    const query = new URLSearchParams({ position: start, theme, size });
    if (moves.length) query.set("played", moves.join(";"));
    const request = JSON.stringify({ position: start, played: moves, theme, size });
    return compare({ path: `/v1/${game}/board.svg?${query}`, name: `${game}_board`, request, shown: svg });
  },
  // A move that is not legal there, or no move at all.
  (game, { start, moves, legal }, rng) => post(game, "play", { position: start, moves: [...moves, rng.of(["", "a1", "zz@9,9", legal[0] ?? "x", `${legal[0]}?`]), rng.of(legal.length ? legal : ["-"])] }),
  (game, { key }, rng) => post(game, "analysis", { position: rng.of([key, `${key} `, key.slice(1)]), limits: { nodes: rng.of([0, 100, 1.5]) } }),
];

for (const [at, game] of GAMES.entries()) {
  test(`${game}: ${PER_GAME} requests`, async () => {
    const rng = random(20_261_122 + at);
    let answered = 0;
    let compared = 0;
    const count = (status) => {
      compared++;
      answered += status === 200;
    };
    // Puzzles first: two of them, each with its solution, an attempt and a hint.
    const wish = JSON.stringify({ count: 2, seed: rng.below(1000), level: 1, fresh: true });
    count(await compare({ path: `/v1/${game}/puzzles`, body: wish, name: `${game}_puzzles`, request: wish }));
    for (const { id, key } of (await engine.call(`${game}_puzzles`, JSON.parse(wish))).puzzles) {
      const path = `/v1/${game}/puzzles/${encodeURIComponent(id)}`;
      const request = JSON.stringify({ id });
      count(await compare({ path, name: `${game}_puzzle`, request }));
      count(await compare({ path: `${path}/solution`, name: `${game}_puzzle_solution`, request }));
      const { moves: solution } = await engine.solution(game, id);
      const { moves: legal } = await engine.moves(game, { position: key });
      for (const moves of [solution, solution.slice(0, 1), [rng.of(legal).move], [rng.of(legal).move], ["?"]]) {
        count(await compare({ path: `${path}/check`, body: JSON.stringify({ moves }), name: `${game}_check_puzzle`, request: JSON.stringify({ id, moves }) }));
      }
      for (const level of [1, 2, 3]) count(await compare({ path: `${path}/hint?level=${level}`, name: `${game}_puzzle_hint`, request: JSON.stringify({ id, level }) }));
    }
    for (let i = 0; compared < PER_GAME; i++) {
      const line = await someLine(game, rng);
      // Each call is made with each budget and level.
      count(await CALLS[i % CALLS.length](game, line, rng, Math.floor(i / CALLS.length)));
    }
    console.log(`${game}: ${compared} compared, ${compared - answered} of them refusals`);
    assert.ok(answered > PER_GAME / 2, `${answered} were answered`);
  });
}

// Compares sentences of the module, worded on the device as the page does it, with the service's: the same bytes in
// every language, for answers with sentences and for refusals.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { after, test } from "node:test";
import { random } from "./random.mjs";
import { asked, compare, engine, sayIn } from "./service.mjs";

const GAMES = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
const files = await readdir(new URL("../../crates/messages/languages/", import.meta.url));
const LANGUAGES = files.filter((name) => name.endsWith(".ftl")).map((name) => name.slice(0, -4));
const PUZZLES = 3;
const DAMAGED = 200;
const document = JSON.parse(await readFile(new URL("../../openapi/openapi.json", import.meta.url)));

after(() => engine.close());

/** A call of a game with a body. */
const post = (game, call, body, language) => compare({ path: `/v1/${game}/${call}`, body, name: `${game}_${call}`, request: body, language });

for (const [at, game] of GAMES.entries()) {
  test(`${game}: questions, hints, verdicts, solutions, analyses and scores`, async () => {
    const rng = random(20_261_123 + at);
    const { puzzles } = await engine.puzzles(game, { count: PUZZLES, seed: rng.below(1000) });
    let compared = 0;
    for (const { id, key } of puzzles) {
      const path = `/v1/${game}/puzzles/${encodeURIComponent(id)}`;
      // The service proves a puzzle that its library has too in another orientation, and replies may tie.
      if ((await asked(path, undefined, "en")).text.includes('"same_as":')) continue;
      compared++;
      const request = JSON.stringify({ id });
      const { moves: solution } = await engine.solution(game, id);
      const legal = (await engine.moves(game, { position: key })).moves.map(({ move }) => move);
      const attempts = [[solution[0]], solution, ...Array.from({ length: 4 }, () => [rng.of(legal)]), [], ["?"]];
      const moves = [solution[0], ...Array.from({ length: 6 }, () => rng.of(legal))];
      for (const language of LANGUAGES) {
        assert.equal(await compare({ path, name: `${game}_puzzle`, request, language }), 200);
        assert.equal(await compare({ path: `${path}/solution`, name: `${game}_puzzle_solution`, request, language }), 200);
        for (const level of [1, 2, 3]) await compare({ path: `${path}/hint?level=${level}`, name: `${game}_puzzle_hint`, request: JSON.stringify({ id, level }), language });
        for (const line of attempts) await compare({ path: `${path}/check`, body: JSON.stringify({ moves: line }), name: `${game}_check_puzzle`, request: JSON.stringify({ id, moves: line }), language });
        const explained = { position: key, limits: { nodes: 2000 }, lines: 3, explain: true };
        assert.equal(await post(game, "analysis", JSON.stringify(explained), language), 200);
        for (const move of moves) assert.equal(await post(game, "score", JSON.stringify({ position: key, move }), language), 200);
      }
    }
    assert.ok(compared > 0, "the library has all of these puzzles");
  });

  test(`${game}: what is wrong with ${DAMAGED} damaged requests`, async () => {
    const rng = random(7 + at);
    const bodies = ["moves", "play", "score", "start"].flatMap((call) =>
      Object.values(document.paths[`/v1/${game}/${call}`].post.requestBody.content["application/json"].examples).map(({ value }) => [call, JSON.stringify(value)]));
    const [refused, illegal] = [new Set(), new Set()];
    for (let i = 0; i < DAMAGED; i++) {
      const [call, body] = rng.of(bodies);
      const place = rng.below(body.length);
      const damaged = body.slice(0, place) + rng.of(["", "0", "9", "a", "w", "R", "-", ",", "}", '"', body[place] + body[place], " and "]) + body.slice(place + 1);
      const language = rng.of(LANGUAGES);
      const status = await post(game, call, damaged, language);
      if (status === 200) continue;
      const { code, detail } = await engine.callText(`${game}_${call}`, damaged).catch(({ document }) => document);
      refused.add(JSON.stringify(detail));
      if (["illegal_move", "inconsistent_position"].includes(code)) illegal.add(detail);
    }
    console.log(`${game}: ${refused.size} different refusals, ${illegal.size} of illegal moves or positions`);
    assert.ok(refused.size > DAMAGED / 10, `${refused.size} refusals`);
    const [english, german] = [await sayIn("en"), await sayIn("de")];
    assert.deepEqual([...illegal].filter((detail) => german(detail) === english(detail)), []);
  });
}

import { createEngine, Problem } from "tessera-engine";

const engine = await createEngine();
const { key } = await engine.start("octopus", { seed: 7 });
const controller = new AbortController();

const answer = await engine.analyse("octopus", { position: key, limits: { nodes: 100_000 }, lines: 3 }, {
  signal: controller.signal,
  onProgress: ({ nodes, lines }) => console.log(nodes, lines[0].move),
});
console.log(answer.value, answer.lines.map(({ move }) => move));

try {
  await engine.play("octopus", { position: key, moves: ["R9@0,0"] });
} catch (error) {
  if (error instanceof Problem) console.log(error.code, error.message);
}
engine.close();

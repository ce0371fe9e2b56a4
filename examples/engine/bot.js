import { createEngine } from "tessera-engine";
const engine = await createEngine();
let now = await engine.start("themisto");
const [position, moves] = [now.key, []];
while (!now.over) {
  const { move } = await engine.reply("themisto", { position: now.key, level: moves.length % 2 ? 1 : 3 });
  moves.push(move.move);
  now = await engine.play("themisto", { position, moves });
}
console.log(now.winners.length ? `Player ${now.winners[0] + 1} won in ${moves.length} moves.` : "A draw.");

import { createEngine } from "tessera-engine";

const engine = await createEngine();
const { key } = await engine.start("temple", { seed: 1 });
const { move } = await engine.reply("temple", { position: key, level: 3, seed: 1 });
document.getElementById("said").textContent = `The engine begins with ${move.move}.`;
document.getElementById("board").innerHTML = await engine.picture("temple", { position: key, move: move.move });

// Slots of Temple: `F0,0` a floor, `T0,1` a top, `W0,2S` a wall on the south side of its low cell.

import { signed } from "../svg.js";
import { say } from "../i18n.js";

export const STEP = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** A slot's kind, cell and side. */
export function slotOf(name) {
  const [, kind, x, y, side] = /^([FTW])(-?\d+),(-?\d+)([NESW]?)$/.exec(name);
  return { kind, x: +x, y: +y, side };
}

export function cellsOf(name) {
  const { x, y, side } = slotOf(name);
  return side ? [[x, y], [x + STEP[side][0], y + STEP[side][1]]] : [[x, y]];
}

/** The cells of the building, and those next to its floors and tops: every move goes there. */
export const cellsAround = (table) => (table.length ? table : [{ slot: "F0,0" }]).flatMap(({ slot }) => {
  const cells = cellsOf(slot);
  const [[x, y]] = cells;
  return slot[0] === "W" ? cells : [[x, y], [x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]];
});

/** The same wall with its dots on the other side. */
export function turned(name) {
  const { x, y, side } = slotOf(name);
  const back = { N: "S", S: "N", E: "W", W: "E" }[side];
  return `W${x + STEP[side][0]},${y + STEP[side][1]}${back}`;
}

/** A slot in words. */
export function place(name) {
  const { kind, x, y, side } = slotOf(name);
  const cell = `${signed(x)}, ${signed(y)}`;
  return say("temple-slot", { kind: `${kind}${side}`, cell });
}

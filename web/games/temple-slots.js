// Slots of Temple: `F0,0` a floor, `T0,1` a top, `W0,2S` a wall on the south side of its low cell.

import { arrow, group, signed, text } from "../svg.js";
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

export const ACROSS = { N: "S", S: "N", E: "W", W: "E" };

/** The same wall with its dots on the other side. */
export function turned(name) {
  const { x, y, side } = slotOf(name);
  return `W${x + STEP[side][0]},${y + STEP[side][1]}${ACROSS[side]}`;
}

/** The side of the tile in the slot `near` on which a slot is that touches it; undefined for two walls and others. */
function sideOf(near, name) {
  const [a, b] = [slotOf(near), slotOf(name)];
  if (a.side) return b.side ? undefined : ACROSS[sideOf(name, near)];
  const [low, high] = cellsOf(name).map(([x, y]) => x === a.x && y === a.y);
  if (b.side) return { F: low && b.side, T: high && ACROSS[b.side] }[a.kind] || undefined;
  return a.kind === b.kind ? Object.keys(STEP).find((side) => a.x + STEP[side][0] === b.x && a.y + STEP[side][1] === b.y) : undefined;
}

/** The first of some tiles that a slot touches along a whole side, and that side; undefined if there is none. */
export const besideOf = (tiles, name) => tiles.map(({ slot, tile }) => ({ side: sideOf(slot, name), tile })).find(({ side }) => side);

/** An arrow to the north at the upper right of the part in view: sentences name places by the compass. */
export function compass([left, top, wide], [dx, dy]) {
  const [x, y] = [left + wide - 26, top + 26];
  return group(arrow([x - 10 * dx, y - 10 * dy], [x + 6 * dx, y + 6 * dy], 2.2, "muted") + text(x + 15 * dx, y + 15 * dy, 12, "N", "f-muted"), { class: "compass" });
}

/** A slot in words. */
export function place(name) {
  const { kind, x, y, side } = slotOf(name);
  const cell = `${signed(x)}, ${signed(y)}`;
  return say("temple-slot", { kind: `${kind}${side}`, cell });
}

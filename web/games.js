import ingenious from "./games/ingenious.js";
import nebuchadnezzar from "./games/nebuchadnezzar.js";
import octopus from "./games/octopus.js";
import temple from "./games/temple.js";
import themisto from "./games/themisto.js";

export const GAMES = [octopus, themisto, ingenious, nebuchadnezzar, temple];
export const gameOf = (id) => GAMES.find((game) => game.id === id);

/** The game whose key this looks like. */
export function gameOfKey(key) {
  const bars = key.split("|").length;
  if (bars === 8) return ingenious;
  if (bars === 5) return /\|(published|revised)$/.test(key) ? temple : octopus;
  const parts = key.split(" ");
  if (parts.length === 5) return /^[bw]$/.test(parts[1]) ? nebuchadnezzar : themisto;
  return null;
}

/** A small picture of the game on the go. */
export function specimen(game) {
  const layout = game.layout(game.specimen, [], [1, 1]);
  const { grid } = layout;
  // Without coordinates, and without the free cells around a table.
  const box = grid
    ? [grid.axis[0] + 0.75 * grid.cell, 0.75 * grid.cell, grid.inner[0] - 1.5 * grid.cell, grid.inner[1] - 1.5 * grid.cell]
    : layout.at ? [24, 0, layout.width - 48, layout.height - 26] : [layout.width - layout.height + 22, -2, layout.height - 20, layout.height - 20];
  return `<svg viewBox="${box.map((n) => n.toFixed(1)).join(" ")}" aria-hidden="true">${game.draw(game.specimen, layout)}</svg>`;
}

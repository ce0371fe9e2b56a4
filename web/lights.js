// The lights of the board: marks on the places where the piece that is held, or any piece, may go.

import { bold, circle, dashed, text } from "./svg.js";

/** The lights of a table as SVG. */
export function lights(table) {
  const { choice, game } = table;
  const lit = choice.held ?? (table.hovered !== null && choice.sources().has(table.hovered) ? table.hovered : null);
  const targets = lit === null ? table.openTargets() : choice.targets(lit);
  // Without a choice, lights are faint.
  const quiet = lit === null && !choice.taken.length;
  let out = "";
  for (const [id, entry] of targets) {
    const spot = table.spots.get(id);
    if (!spot || id === choice.aimed) continue;
    const move = best(game, entry.complete);
    const gain = move ? table.gainShown(move) : "";
    if (gain.startsWith("×") && !game.hasHand && lit === null) {
      out += circle(spot.x, spot.y, 0.4 * spot.rect[2], "f-none s-second light", { "stroke-width": 2.5, ...dashed(3, 5) });
    } else if (gain && gain !== "0") {
      out += text(spot.x, spot.y, 15, gain, "f-accent light", bold);
    } else if (move && game.costs?.(move)) {
      out += circle(spot.x, spot.y, 6, "f-none s-second light", { "stroke-width": 2.5 });
    } else if (game.light) {
      out += game.light(spot, quiet, table.layout, !move);
    } else {
      out += circle(spot.x, spot.y, quiet ? 3.5 : 5.5, `f-accent light${quiet ? " quiet" : ""}`);
    }
  }
  for (const [source, target] of choice.taken) out = game.ghost(source, target, table.layout) + out;
  if (choice.aimed !== null) {
    const spot = table.spots.get(choice.aimed);
    if (spot) out += table.hit(spot).replace('class="spot"', 'class="f-none s-accent" stroke-width="2.5"').replace(/data-spot="[^"]*" tabindex="-1"/, "");
  }
  return out;
}

/** The move to show of several that end on the same place. */
export function best(game, moves) {
  return moves.reduce((chosen, move) => (chosen && game.gain(chosen).length >= game.gain(move).length ? chosen : move), null);
}

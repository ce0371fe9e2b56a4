// The value of a position, in words and figures for people.

import { h } from "./dom.js";
import { count, player, say } from "./i18n.js";

/** Signs of classes of moves. */
export const MARKS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/**
 * A win probability such as `62 %`, or a proved result with the number of moves of the winner. Where turns are lost, as in
 * Themisto, that number does not follow from the plies.
 */
export function worth(value, game) {
  if (!value) return "";
  if (value.kind === "exact" && value.outcome) {
    const { outcome, plies } = value;
    if (value.margin) return say("worth-by", { outcome, points: Math.abs(value.margin) });
    return plies && !game.movesTwice ? say("worth-in", { outcome, moves: Math.ceil(plies / 2) }) : say("worth", { outcome });
  }
  const sign = { lower: "≥ ", upper: "≤ " }[value.kind] ?? "";
  return value.win_probability === null ? "" : `${sign}${percent(value.win_probability)}`;
}

export const percent = (share) => `${Math.round(100 * share)}\u202f%`;

/** The points ahead or behind, if the game has points and the result is not proved. */
function margin(value) {
  if (!value || value.margin === null || value.kind === "exact") return "";
  const rounded = Math.round(value.margin * 10) / 10;
  return `${rounded > 0 ? "+" : rounded < 0 ? "\u2212" : ""}${count(Math.abs(rounded))}`;
}

/** The loss that decided the class of a move: a share of the chances, or points. Rounded down, as classes are; values of the service are not exact in binary. */
function lost({ points_lost: points, win_probability_loss: chances, cost }) {
  const parts = (amount, unit) => Math.floor(amount * unit + 1e-6) / unit;
  return cost === chances ? { share: parts(cost, 100) } : { points: parts(points, 10) };
}

/** That loss as a figure; "" if it is too small to show. */
export function lossOf(move) {
  const { share, points } = lost(move);
  if (share > 0) return `−${percent(share)}`;
  return points > 0 ? `−${count(points)}` : "";
}

/** The same with its unit, for a sentence. */
export function lossInWords(move) {
  const { share, points } = lost(move);
  if (share > 0) return say("loss-chances", { share: percent(share) });
  return points > 0 ? say("loss-points", { points }) : "";
}

const OTHER = { win: "loss", loss: "win", lower: "upper", upper: "lower" };

/** A value in a game of two as the other seat sees it. */
export const fromOtherSide = (value) => value && {
  ...value,
  kind: OTHER[value.kind] ?? value.kind,
  outcome: OTHER[value.outcome] ?? value.outcome,
  win_probability: value.win_probability === null ? null : 1 - value.win_probability,
  margin: value.margin === null ? null : -value.margin,
};

/** The figure of a move in a list: points in a game of points, unless the result is proved; otherwise its worth. */
export const figure = (value, game) => margin(value) || worth(value, game);

/** The heading of a column with such figures; `name` is that of the seat whose view they are. */
export function figureHead(values, name) {
  const isPoints = values.some(margin);
  const column = isPoints ? say("column-points") : say("column-worth");
  return h("th", { scope: "col", class: "figure", title: isPoints ? say("column-points-about") : null }, name ? say("column-of", { column, ...player(name) }) : column);
}

// Fields that the games' editors share. Each has a label, a value, a way to set it, and in some cases a list of values.

import { say } from "../i18n.js";

const asNumber = (text) => Number.parseInt(text, 10) || 0;

/** The seat to move. */
export const turn = (position, seats) => ({
  label: say("edit-to-move"), value: position.to_move, values: Array.from({ length: seats }, (_, seat) => [seat, say("player", { number: seat + 1 })]),
  set: (changed, value) => ({ ...changed, to_move: +value }),
});

/** The tiles of each seat, as text: `name` is the member of the position, `tile` an example of a tile. */
export const holdings = (position, name, tile) => position[name].map((held, seat) => ({
  label: say("edit-tiles", { number: seat + 1 }), value: held.join(" "),
  set(changed, value) {
    changed[name][seat] = value.toUpperCase().match(tile) ?? [];
    return changed;
  },
}));

/** A number for each seat. */
export const totals = (position) => position.scores.map((score, seat) => ({
  label: say("edit-score", { number: seat + 1 }), value: score,
  set(changed, value) {
    changed.scores[seat] = asNumber(value);
    return changed;
  },
}));

/** One of a few values. */
export const choice = (label, name, position, values, read = (text) => text) => ({
  label, value: position[name], values, set: (changed, value) => ({ ...changed, [name]: read(value) }),
});

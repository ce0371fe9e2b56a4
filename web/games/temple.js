// Temple, drawn as it stands or from above.

import { choice, holdings, turn } from "./editing.js";
import { NESTORTILES, badge, group, tile, tileName } from "../svg.js";
import { plan as flat } from "./temple-flat.js";
import { plan as isometric } from "./temple-isometric.js";
import { cellsOf, place } from "./temple-slots.js";

const PLANS = { isometric, flat };

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

const TYPES = {
  floor: "a floor",
  corner_wall: "a corner of walls",
  single_wall: "a wall",
  tunnel: "a tunnel",
  single_top: "a top",
  corner_top: "a corner top",
};

/** What the editor puts on a cell. */
const editing = { kind: "F" };
/** The colour of which a hand holds a part. */
const begun = (hand) => Object.keys(NESTORTILES).find((colour) => {
  const count = hand.filter((name) => name[0] === colour).length;
  return count > 0 && count < 6;
}) ?? null;
const withActive = (position) => ({ ...position, active: position.hands.map(begun) });

export default {
  id: "temple",
  lesson: () => import("../lessons/temple.js"),
  name: "Temple",
  tagline: "Build floors, walls and tops in three dimensions until the other can’t.",
  rules: [
    "On your turn add one to three tiles in one way:",
    "<b>Floor</b>: on the table, touching a tile. <b>Corner of walls</b>: two walls at a right angle, both on floors. <b>Single wall</b>: beside a wall, touching a floor or a top.",
    "<b>Tunnel</b>: a top on exactly one wall, with a new wall under its far side. <b>Single top</b>: on two walls or more. <b>Corner top</b>: beside two tops, with walls under its open sides.",
    "Every tile must touch one of the <b>same or a smaller value</b>. Finish a colour before you begin another.",
    "Placing your last tile wins. Having no legal move loses.",
  ],
  options: [{ name: "edition", label: "Rules", values: ["published", "revised"] }],
  specialRules: ({ edition }) => (edition === "revised"
    ? ["<b>Revised rules</b>: a corner top may touch walls, and a move may run on from a colour that is used up into one new colour."] : []),
  hasHand: true,
  narrow: [4, 4],
  // A wall alone may be one half of a corner: the choice is made by playing it or going on.
  several: true,

  views: [["isometric", "Seen from the side"], ["flat", "Seen from above"]],
  view: "isometric",

  layout(position, moves, least = [5, 4], view = this.view) {
    const slots = new Set(moves.flatMap((m) => m.tiles.map((placed) => placed.slot)));
    const layout = PLANS[view](position.table.flatMap((placed) => cellsOf(placed.slot)), slots, least);
    for (const spot of layout.spots) spot.label = place(spot.id);
    return layout;
  },

  draw: (position, layout) =>
    layout.ground() + layout.sorted(position.table).map((placed) => group(layout.tile(placed.slot, placed.tile), { "data-piece": placed.slot })).join(""),

  last: (position, step, layout) => step.tiles.map((placed) => layout.frame(placed.slot)).join(""),

  motion: (step) => ({ drop: step.tiles.map(({ slot }) => slot) }),

  attempt: (position, source, target) => source && target && `${target}=${source}`,
  whyNot(position, source, target) {
    const active = position.active[position.to_move];
    if (source && active && source[0] !== active) return `${capital(NESTORTILES[source[0]][3])} is not begun: use up ${NESTORTILES[active][3]} first.`;
    if (source && !target) return position.table.length ? `No place here for this tile: it must touch a tile of ${source[1]} or less.` : "The first tile of the game is a 1.";
    return source ? "" : "Choose a tile first, or one of the marked places.";
  },
  optionsOf: (position) => ({ edition: position.edition }),

  ways: (m) => [m.tiles.map((placed) => [placed.tile, placed.slot])],
  gain: (m) => (m.wins ? "wins" : ""),
  effect: (m) =>
    `${TYPES[m.type]}: ${m.tiles.map((placed) => `${tileName(placed.tile)} as ${place(placed.slot)}`).join("; ")}${m.wins ? " — wins" : ""}`,

  /** An open slot looks like what goes there. */
  light: (spot, quiet, layout) => layout.light(spot, quiet),
  ghost: (source, target, layout) => layout.ghost(target, source),
  preview(position, m, layout) {
    // What lies behind is drawn first.
    const ghosts = layout.sorted(m.tiles).map((placed) => layout.ghost(placed.slot, placed.tile)).join("");
    return ghosts + (m.wins ? badge(...layout.corner(m.tiles[0].slot), "wins") : "");
  },
  // Beside the tile, so that its pips are seen.
  rank: (m, number, layout) => m.tiles.map((placed) => layout.ghost(placed.slot, placed.tile) + badge(...layout.corner(placed.slot), number, "accent", 11)).join(""),

  hand: (position, seat) => position.hands[seat].map((name) => ({ source: name, group: name[0], label: tileName(name) })),
  handItem: (item, size) => ({ width: size, height: size, svg: tile(0, 0, size, item.source) }),
  seat(position, seat) {
    const active = position.active[seat];
    const left = position.hands[seat].length;
    return {
      note: active ? `${NESTORTILES[active][3]} begun` : "",
      value: `${left} ${left === 1 ? "tile" : "tiles"}`,
    };
  },
  summary: (position) => (position.edition === "revised" ? "revised rules" : ""),
  say: place,

  editor: {
    pieces: () => Object.keys(NESTORTILES).flatMap((colour) => [1, 2, 3, 4, 5, 6].map((n) => `${colour}${n}`))
      .map((id) => ({ id, label: tileName(id), width: 32, height: 32, svg: tile(0, 0, 32, id) })),
    put(position, id, piece) {
      const slot = id.replace(/^F/, editing.kind[0]) + (editing.kind[1] ?? "");
      const there = position.table.find((placed) => placed.slot === slot);
      position.table = position.table.filter((placed) => placed !== there && placed.tile !== piece);
      position.hands = position.hands.map((hand) => hand.filter((name) => name !== piece));
      if (piece && there?.tile !== piece) position.table.push({ slot, tile: piece });
      return { ...position, active: position.hands.map(begun) };
    },
    fields: (position) => [
      { label: "Put as", value: editing.kind, values: [["F", "a floor"], ["T", "a top"], ["WN", "a wall in the north"], ["WE", "a wall in the east"], ["WS", "a wall in the south"], ["WW", "a wall in the west"]], set: (same, kind) => ((editing.kind = kind), same) },
      turn(position, 2),
      ...holdings(position, "hands", /[ROYGCBPNKW][1-6]/g).map((field) => ({ ...field, set: (changed, text) => withActive(field.set(changed, text)) })),
      choice("Rules", "edition", position, [["published", "published"], ["revised", "revised"]])],
  },

  specimen: {
    edition: "published",
    to_move: 0,
    table: ["F0,0=R1", "F1,0=B3", "F0,-1=R4", "W0,0N=G2", "W0,0W=Y3", "W1,0N=K4", "T0,1=C4", "W0,2S=O5", "T1,1=P5", "F-1,-1=N2", "F1,-1=W6", "W1,0E=B6"].map((entry) => {
      const [slot, name] = entry.split("=");
      return { slot, tile: name };
    }),
    hands: [[], []],
    active: [null, null],
  },
};

// Temple, drawn in isometric view or from above.

import { choice, holdings, turn } from "./editing.js";
import { NESTORTILES, TILES, badge, bold, colourName, group, signed, text, tile, tileName } from "../svg.js";
import { plan as flat } from "./temple-flat.js";
import { plan as isometric } from "./temple-isometric.js";
import { ACROSS, besideOf, cellsOf, place as placeOf, slotOf } from "./temple-slots.js";
import { listed, player, say } from "../i18n.js";

const PLANS = { isometric, flat };

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** A place in words, by a tile that touches it. */
const place = (near) => say("temple-beside", near ? { side: near.side, colour: colourName(near.tile[0]), number: near.tile[1] } : { side: "alone", colour: "", number: "" });
const there = (name, place) => say("tile-there", { tile: tileName(name), place });

/** The number of places that moves fill. */
const placesOf = (moves) => new Set(moves.flatMap(({ tiles }) => tiles.map(({ slot }) => slot))).size;

/** The kinds of places of a tile, by the letter of the slot. */
const KINDS = { F: "floor", T: "top", W: "wall" };

/** The kind of slot that the editor fills. */
const editing = { kind: "F" };
/** The colour of which a hand holds only some tiles. */
const begun = (hand) => Object.keys(NESTORTILES).find((colour) => {
  const count = hand.filter((name) => name[0] === colour).length;
  return count > 0 && count < 6;
}) ?? null;
const withActive = (position) => ({ ...position, active: position.hands.map(begun) });

export default {
  id: "temple",
  lesson: () => import("../lessons/temple.js"),
  get name() {
    return say("game-name-temple");
  },
  options: [{ name: "edition", values: ["published", "revised"], format: (edition) => say("temple-edition", { edition }) }],
  hasHand: true,
  narrow: [4, 4],
  // A wall alone may also be the first half of a corner: the player decides by making the move or going on.
  several: true,

  views: ["flat", "isometric"],
  view: "flat",
  icons: { flat: "M3 3h14v14H3zM7 7h6v6H7z", isometric: "M10 2l7 4v8l-7 4-7-4V6zM3 6l7 4 7-4M10 10v8" },
  layout(position, moves, least = [5, 4], view = this.view) {
    const slots = new Set(moves.flatMap((m) => m.tiles.map((placed) => placed.slot)));
    const layout = PLANS[view](position.table, position.table.flatMap((placed) => cellsOf(placed.slot)), slots, least);
    for (const spot of layout.spots) spot.label = placeOf(spot.id);
    return layout;
  },

  draw: (position, layout) =>
    layout.ground() + layout.sorted(position.table).map((placed) => group(layout.tile(placed.slot, placed.tile), { "data-piece": placed.slot })).join(""),

  last: (position, step, layout) => step.tiles.map((placed) => layout.frame(placed.slot)).join(""),

  motion: (step) => ({ drop: step.tiles.map(({ slot }) => slot) }),

  attempt: (position, source, target) => source && target && `${target}=${source}`,
  whyNot(position, source, target) {
    const active = position.active[position.to_move];
    if (source && active && source[0] !== active) return capital(say("temple-why-colour", { colour: colourName(source[0]), begun: colourName(active) }));
    if (source && !target) return position.table.length ? say("temple-why-value", { value: source[1] }) : say("temple-why-first");
    if (position.table.some(({ slot }) => slot === target || (target[0] !== "W" && slot.slice(1) === target.slice(1)))) return say("why-taken");
    return source ? "" : say("temple-why-no-tile");
  },
  /** A reason of the service without the slot in it. */
  refusal: (rule, source) => (rule === "TEM-5" ? say("temple-why-value", { value: source[1] }) : undefined),
  optionsOf: (position) => ({ edition: position.edition }),
  /** A sentence about the rules of a position, if they are not the usual ones. */
  noteOf: ({ edition }) => (edition === "revised" ? say("temple-revised") : ""),

  ways: (m) => [m.tiles.map((placed) => [placed.tile, placed.slot])],
  gain: (m) => (m.wins ? say("wins") : ""),
  /** The tiles of a notation, each with its place. */
  placed: (notation) => notation.split("+").map((placed) => {
    const [slot, source] = placed.split("=");
    const { kind, x, y, side } = slotOf(slot);
    return { source, label: tileName(source), where: say("temple-place", { kind: `${kind}${side}`, cell: `${signed(x)}, ${signed(y)}` }) };
  }),
  effect(m, position) {
    const name = this.moveName(m, position);
    return m.wins ? say("temple-wins", { move: name }) : name;
  },
  /** The tiles of a move without their places, which the board shows. */
  inShort({ type, tiles }) {
    const [first, ...others] = tiles.map(({ tile }) => tileName(tile));
    const name = type === "corner_wall" ? first : say("temple-placed", { kind: KINDS[tiles[0].slot[0]], tile: first, place: "" }).trim();
    return others.length ? say("temple-move", { kind: type.replace("_", "-"), first: name, others: listed(others) }) : name;
  },
  moveName({ type, tiles }, { table }) {
    const near = [...table.filter(({ slot }) => !tiles.some((own) => own.slot === slot)), ...tiles];
    const [first, ...others] = tiles.map((placed) => ({ ...placed, near: besideOf(near, placed.slot) }));
    if (type === "corner_wall") {
      const [other] = others;
      const shared = first.near.tile === other.near.tile ? say("temple-side", { side: first.near.side }) : place(first.near);
      return say("temple-move", { kind: "corner-wall", first: there(first.tile, shared), others: there(other.tile, place(other.near)) });
    }
    const name = say("temple-placed", { kind: KINDS[first.slot[0]], tile: tileName(first.tile), place: place(first.near) });
    if (!others.length) return name;
    const walls = others.map(({ slot, tile }) => (type === "tunnel" ? tileName(tile) : there(tile, say("temple-under", { side: ACROSS[slotOf(slot).side] }))));
    return say("temple-move", { kind: type.replace("_", "-"), first: name, others: listed(walls) });
  },
  /** Asks for the next tile of a move, or for its place if the tile is chosen; names what the places make of the tile, and the plus. */
  nextPart(choice) {
    const kinds = (steps) => new Set(steps.map(([, slot]) => slot[0]));
    if (!choice.taken.length) {
      if (choice.aimed !== null) return say("temple-choose-tile", { kind: choice.aimed[0] });
      const targets = choice.targets();
      const open = kinds([...targets.keys()].map((slot) => [null, slot]));
      const isPart = [...targets.values()].some(({ complete }) => !complete.length);
      return [...["F", "W", "T"].filter((kind) => open.has(kind)).map((kind) => say("temple-lies", { kind })), isPart && say("temple-plus")].filter(Boolean).join(" ");
    }
    const [taken, left] = [kinds(choice.taken), kinds(choice.live().flatMap((entry) => entry.left))];
    const part = left.size > 1 ? "any" : left.has("T") ? "top" : taken.has("T") ? "carrying-wall" : "second-wall";
    return say(choice.held === null ? "temple-next-tile" : "temple-next-place", { part });
  },

  /** The reason why the game is over. */
  ending({ hands, active }, [winner], names) {
    if (winner === undefined) return "";
    const loser = 1 - winner;
    if (!hands[winner].length) return say("temple-ended-placed", { ...player(names[winner]), left: say("tiles", { count: hands[loser].length }) });
    const tiles = hands[loser].filter((name) => name[0] === active[loser]).map(tileName);
    return say("temple-ended-stuck", { ...player(names[loser]), begun: active[loser] ?? "none", tiles: listed(tiles) });
  },

  /** The position in which the opponent is to move, to ask for its moves; null before the first tile. */
  turned: (position) => (position.table.length ? { ...position, to_move: 1 - position.to_move } : null),
  /** The places that are open to each player; a player without any loses. */
  facing: (own, theirs) => ({ text: say("temple-places", { mine: placesOf(own), theirs: placesOf(theirs) }) }),
  leaving: (theirs, isBeginner) => ({
    text: [say("temple-leaves", { count: placesOf(theirs) }), isBeginner && theirs.some(({ wins }) => wins) && say("temple-leaves-win")].filter(Boolean).join(" "),
  }),

  /** Draws an open slot in the shape of the tile that fits there, with a plus if another tile has to go with it. */
  light: (spot, quiet, layout, isPart) => layout.light(spot, quiet) + (isPart && !quiet ? text(spot.x, spot.y, 15, "+", "f-accent light more", bold) : ""),
  ghost: (source, target, layout) => layout.ghost(target, source),
  preview(position, m, layout) {
    // Tiles further back are drawn first.
    const ghosts = layout.sorted(m.tiles).map((placed) => layout.ghost(placed.slot, placed.tile)).join("");
    return ghosts + (m.wins ? badge(...layout.corner(m.tiles[0].slot), say("wins")) : "");
  },
  // The badge is next to the tile, so that its pips stay visible.
  rank: (m, number, layout) => m.tiles.map((placed) => layout.ghost(placed.slot, placed.tile) + badge(...layout.corner(placed.slot), number, "accent", 11)).join(""),

  /** The tiles of the begun colour come first: a phone shows the beginning of a hand. */
  hand: ({ hands, active }, seat) => [...hands[seat]].sort((a, b) => (b[0] === active[seat]) - (a[0] === active[seat])).map((name) => ({ source: name, group: name[0], label: tileName(name) })),
  handItem: (item, size) => ({ width: size, height: size, svg: tile(0, 0, size, item.source) }),
  isIdle: (position, seat, { source }) => position.active[seat] !== null && source[0] !== position.active[seat],
  seat(position, seat) {
    const active = position.active[seat];
    const left = position.hands[seat].length;
    return {
      note: active ? say("temple-begun", { colour: colourName(active) }) : "",
      value: say("tiles", { count: left }),
    };
  },

  editor: {
    pieces: () => TILES.map((id) => ({ id, label: tileName(id), width: 32, height: 32, svg: tile(0, 0, 32, id) })),
    put(position, id, piece) {
      const slot = id.replace(/^F/, editing.kind[0]) + (editing.kind[1] ?? "");
      const there = position.table.find((placed) => placed.slot === slot);
      position.table = position.table.filter((placed) => placed !== there && placed.tile !== piece);
      position.hands = position.hands.map((hand) => hand.filter((name) => name !== piece));
      if (piece && there?.tile !== piece) position.table.push({ slot, tile: piece });
      return { ...position, active: position.hands.map(begun) };
    },
    fields: (position) => [
      { label: say("temple-put-as"), value: editing.kind, values: ["F", "T", "WN", "WE", "WS", "WW"].map((kind) => [kind, say("temple-kind", { kind })]), set: (same, kind) => ((editing.kind = kind), same) },
      turn(position, 2),
      ...holdings(position, "hands", /[ROYGCBPNKW][1-6]/g).map((field) => ({ ...field, set: (changed, text) => withActive(field.set(changed, text)) })),
      choice(say("option-edition"), "edition", position, ["published", "revised"].map((edition) => [edition, say("temple-edition", { edition })]))],
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

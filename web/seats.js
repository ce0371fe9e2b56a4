// The seats of a table: names, scores, and tiles in hand.

import { spelledTime } from "./clock.js";
import { drawn, h, svgBox } from "./dom.js";
import { player, say } from "./i18n.js";

/** From this number of tiles on, they are drawn smaller. */
const MANY = 12;
/** The height of a tile and the width of a row on a narrow screen. */
const PHONE_TILE = 44;
const PHONE_ROW = 330;
/** The space before a tile to which the hand is scrolled, in pixels. */
const AROUND = 5;

/** The strip of a seat; its tiles are controls if they can be used in a move. */
export function strip(table, seat) {
  const { game, position, winners } = table;
  const active = seat === position.to_move && !table.finished && (table.moves.length > 0 || !table.isPuzzle);
  const { aim, note = aim, value } = game.seat(position, seat);
  const name = table.names[seat] ?? say("player", { number: seat + 1 });
  const won = winners.includes(seat);
  const goal = seat === table.near && table.goal;
  const items = game.hand(position, seat);
  const size = items.length > MANY ? 30 : 36;
  const usable = active && table.moves.length > 0;
  // Opponents' tiles that can't be played yet are left out where room is short.
  const isIdle = (item) => seat !== table.near && Boolean(game.isIdle?.(position, seat, item));
  const isCovered = items.some(({ back }) => back);
  const shown = items.filter((item) => !isIdle(item));
  const isShort = fits(game, shown, size);
  // On a phone, a button shows all tiles of an open hand if some have no room.
  const all = !isCovered && (shown.length < items.length || !isShort) ? `hand-${seat}` : null;
  const make = (item, i) => {
    const { width, height, svg } = game.handItem(item, size);
    const picture = svgBox(width.toFixed(1), height, svg);
    if (!usable || item.back) return drawn("span", { class: isIdle(item) ? "piece idle" : "piece", role: "img", "aria-label": item.label }, picture);
    return drawn("button", {
      type: "button", class: "piece", "data-source": item.source, "data-halves": item.halves?.join(" "),
      "data-k": `${item.source}#${i}`, "aria-label": item.label,
    }, picture);
  };
  return h("section", { class: `seat${active ? " active" : ""}${items.length > MANY ? " many" : ""}${isShort ? " short" : ""}${isCovered ? " covered" : ""}`, "aria-label": name },
    all && h("button", { type: "button", class: "show", popovertarget: all, "data-k": all, "aria-label": say("tiles-of", player(name)) }),
    h("header", {},
      game.icon && drawn("span", { class: "icon" }, svgBox(20, 20, game.icon(position, seat))),
      h("strong", {}, name),
      table.levels[seat] > 0 && h("span", { class: "strength" }, say("level-number", { level: table.levels[seat] })),
      active && h("span", { class: "pill" }, usable || !table.thinking ? say("is-to-move") : say("is-thinking")),
      typeof table.clocks?.[seat] === "number" && h("strong", { class: "clock", role: "timer", "aria-label": say("time-of", player(name)), "data-clock": `${seat}` }, spelledTime(table.clocks[seat])),
      won && h("span", { class: "pill won" }, winners.length > 1 ? say("has-shared-win") : say("has-won")),
      goal ? h("strong", { class: "goal" }, goal) : note && h("span", { class: aim ? "note aim" : "note" }, note),
      h("span", { class: "value" }, value)),
    items.length > 0 && h("div", { class: "hand", id: all, popover: all && "auto", role: "group", onscroll: ({ target }) => fade(target), "aria-label": say("tiles-of", player(name)) }, suits(items).map((suit) => h("span", { class: "suit" }, suit.map(([item, i]) => make(item, i))))),
    game.extra && drawn("div", { class: "extra" }, game.extra(position, seat)));
}

/** True if the tiles of a hand fit in one row on a phone. */
const fits = (game, items, size) => items.reduce((sum, item) => sum + (game.handItem(item, size).width * PHONE_TILE) / size + 6, 0) < PHONE_ROW;

/** Groups tiles of one colour; each tile with its place in the hand. */
function suits(items) {
  const list = [];
  items.forEach((item, i) => {
    if (item.group && i && items[i - 1].group === item.group) list.at(-1).push([item, i]);
    else list.push([[item, i]]);
  });
  return list;
}

/**
 * Marks the tiles that can be chosen, and the held one. If a place is chosen, each tile shows its gain there; if a move
 * may take several tiles, the partners of the chosen tile have a plus.
 */
export function markTiles(table) {
  const { mine, choice, game, over } = table;
  const sources = choice.sources();
  const tiles = [...mine.querySelectorAll("[data-source]")];
  const halvesOf = ({ dataset }) => dataset.halves?.split(" ") ?? [dataset.source];
  const fitting = !game.several ? new Set() : choice.held !== null ? choice.partners(choice.targets().has(over) ? over : null) : new Set(choice.taken.length ? sources : []);
  // Of equal tiles, one is held: the one that was picked.
  const alike = tiles.filter((button) => halvesOf(button).includes(choice.held));
  const heldTile = alike.includes(table.picked) ? table.picked : alike[0];
  for (const button of tiles) {
    const halves = halvesOf(button);
    const { source } = button.dataset;
    const usable = halves.some((half) => sources.has(half)) || halves.includes(choice.held);
    button.setAttribute("aria-disabled", usable ? "false" : "true");
    const held = button === heldTile ? halves.indexOf(choice.held) : -1;
    button.classList.toggle("held", held >= 0);
    button.classList.toggle("second-half", halves.length > 1 && held === 1);
    button.setAttribute("aria-pressed", held >= 0 ? "true" : "false");
    button.dataset.gain = choice.aimed !== null && usable ? table.gainOf(source, choice.aimed) : fitting.has(source) ? "+" : "";
  }
  const buttons = tiles.filter((button) => button.ariaDisabled === "false");
  const focusedButton = buttons.find((button) => button === document.activeElement);
  buttons.forEach((button) => (button.tabIndex = -1));
  const tabStop = focusedButton ?? buttons.find((button) => button.classList.contains("held")) ?? buttons[0];
  if (tabStop) tabStop.tabIndex = 0;
}

/** Scrolls the hand to the first tile that can be used, if some can't and that one is out of view. */
export function showUsable({ mine }) {
  const first = mine.querySelector('[data-source][aria-disabled="false"]');
  if (!first || !mine.querySelector('[data-source][aria-disabled="true"]')) return;
  const hand = first.closest(".hand");
  const [tile, shown] = [first, hand].map((element) => element.getBoundingClientRect());
  if (tile.left < shown.left || tile.right > shown.right) hand.scrollLeft += tile.left - shown.left - AROUND;
}

/** Fades the end of each hand that has tiles out of view there. */
export function fadeEnds({ element }) {
  for (const hand of element.querySelectorAll(".hand")) fade(hand);
}
const fade = (hand) => hand.classList.toggle("more", hand.scrollLeft + hand.clientWidth + AROUND < hand.scrollWidth);

/**
 * Keeps the heights of the seats as long as the same game or puzzle is on the table, so that the board stays where it is
 * when tiles leave a hand. In a puzzle a hand does not grow, either: with one row of tiles it keeps one row.
 */
export function keepHeights(table) {
  const { subject, mine, others, settled } = table;
  const size = `${globalThis.innerWidth} ${globalThis.innerHeight}`;
  const isSame = settled?.subject === subject && settled.size === size;
  for (const { style } of isSame || !settled ? [] : [mine, others]) style.minHeight = style.maxHeight = "";
  if (!isSame) mine.classList.toggle("one-row", table.isPuzzle && mine.querySelector(".short") !== null);
  table.settled = { subject, size };
  for (const seats of [mine, others]) {
    const { height } = seats.getBoundingClientRect();
    if (height) seats.style.minHeight = `${height}px`;
    if (height && table.isPuzzle) seats.style.maxHeight = `${height}px`;
  }
}

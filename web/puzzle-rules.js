// The rule that a puzzle needs, in two sentences and two pictures, and the meaning of the marks on the board.

import { inWords, part, post } from "./api.js";
import { drawn, h, keep, svgBox } from "./dom.js";
import { drawMove } from "./games.js";
import { dashed, rect } from "./svg.js";
import { say } from "./i18n.js";

/** The rules of each game, the first fitting one counts: types of puzzles, and the id of text and pictures. */
const RULES = {
  octopus: [
    [/^(biggest-score|best-line|which-tile-to-keep)$/, "octopus-alone"],
    [/./, "octopus-ahead"],
  ],
  themisto: [
    [/^(two-turns|forced-penalty|paid-defence|zugzwang)$/, "themisto-turn"],
    [/./, "themisto-five"],
  ],
  ingenious: [
    [/^(earn-a-bonus|all-six|chain-of-three)$/, "ingenious-bonus"],
    [/./, "ingenious-lowest"],
  ],
  nebuchadnezzar: [
    [/^(annihilate|only-capture|great-sacrifice|outnumbered)/, "nebuchadnezzar-capture"],
    [/./, "nebuchadnezzar-safe"],
  ],
  temple: [
    [/^(last-tiles|outlast)$/, "temple-last"],
    [/./, "temple-slots"],
  ],
};

/** The pictures of each rule, once they are made. */
const pairs = new Map();

/** A fold with the rule of a puzzle. Its pictures are drawn when it is opened. */
export function ruleOf(game, puzzle) {
  const [, id] = RULES[game.id].find(([types]) => types.test(puzzle.type));
  const key = `${id} ${game.view}`;
  if (!pairs.has(key)) pairs.set(key, keep(h("div", { class: "pair" })));
  const pair = pairs.get(key);
  const open = ({ target }) => target.open && !pair.firstChild && draw(pair, game, id);
  return h("details", { class: "rule", "data-k": "rule", ontoggle: open }, h("summary", {}, say("puzzle-rule-title")), h("p", {}, say(`rule-${id}`)), pair);
}

const played = (game, key, moves) => post(`/v1/${game.id}/play`, { position: key, moves });

/** Promises pictures of the board before a move, with the move marked, and after it if `after` promises that position. */
export async function picturesOf(game, key, notation, after = null) {
  const [{ position }, { moves }, next] = await Promise.all([played(game, key, []), post(`/v1/${game.id}/moves`, { position: key }), after]);
  return drawMove(game, position, moves.find(({ move }) => move === notation), next?.position);
}

async function draw(pair, game, id) {
  try {
    const [key, notation] = (await part(() => import("./rule-examples.js"))).default[id];
    const [before, , after] = await picturesOf(game, key, notation, played(game, key, [notation]));
    const captions = [say("rule-before"), say("rule-after")];
    pair.replaceChildren(...[before, after].map((picture, i) => h("figure", {}, drawn("div", { class: "thumbnail", role: "img", "aria-label": captions[i] }, picture), h("figcaption", {}, captions[i]))));
  } catch (error) {
    pair.replaceChildren(inWords(error), h("button", { type: "button", onclick: () => draw(pair, game, id) }, say("try-again")));
  }
}

/** The marks that the board may have: the selector by which it is found, its sample as HTML, and the message that explains it. */
const MARKS = [
  [".region", svgBox(16, 16, rect(1.5, 1.5, 13, 13, 4, "f-none s-accent", { "stroke-width": 1.5, ...dashed(3, 3) })), "region"],
  [".pointed", "◯", "piece"],
  [".marks text", "✓", "move"],
  [".light.slot", "▱", "place"],
  [".light.more", "+", "more"],
  ["circle.light.f-accent", "●", "place"],
  ["circle.light.s-second[stroke-dasharray]", "◌", "turns-over"],
  ["circle.light.s-second:not([stroke-dasharray])", "○", "costs"],
  [".priced", "▬", "priced"],
];

/** The meaning of each mark that is on the board now, as entries of a list. */
export function legend(table) {
  const texts = [...(table.svg?.querySelectorAll("text.light:not(.more)") ?? [])].map(({ textContent }) => textContent);
  const sample = (begin) => texts.find((text) => text.startsWith(begin));
  const found = [
    [sample("+"), "gain"], [sample("×"), "flips"], [texts.some((text) => text.includes("★")) && "★", "bonus"],
    [table.mine.querySelector('[data-gain="+"]') && "⊞", "pair"],
    ...MARKS.map(([selector, sign, id]) => [table.svg?.querySelector(selector) && sign, id]),
    [table.step && "□", "last"],
  ].filter(([sign]) => sign);
  const known = new Map(found.map(([sign, id]) => [id, sign]).reverse());
  return [...known].reverse().map(([id, sign]) => [drawn("dt", { "data-mark": id }, sign), h("dd", {}, say(`legend-${id}`))]);
}

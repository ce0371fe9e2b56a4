// The rule that a puzzle needs, in two sentences and two pictures, and the meaning of the marks on the board.

import { inWords, post } from "./api.js";
import { drawn, h, keep } from "./dom.js";
import { pictureOf } from "./games.js";
import { say } from "./i18n.js";

/**
 * The rules of each game, the first fitting one counts: types of puzzles, id of the text, and the position and move of
 * the pictures.
 */
const RULES = {
  octopus: [
    [/^(biggest-score|best-line|which-tile-to-keep)$/, "octopus-alone", "R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1", "R4@3,0"],
    [/./, "octopus-ahead", "R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1", "R4@3,0"],
  ],
  themisto: [
    [/^(two-turns|forced-penalty|paid-defence|zugzwang)$/, "themisto-turn", "8/8/8/8/8/8/1w6/bbb1w3 0 - - -", "a1-a2"],
    [/./, "themisto-five", "8/8/8/8/8/8/8/bwww2w1 0 - - -", "g1-e1x"],
  ],
  ingenious: [
    [/^(earn-a-bonus|all-six|chain-of-three)$/, "ingenious-bonus", "standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,????????????|16.3.4.5.6.4,5.5.3.5.5.5|2,2", "RP@-1,-3/-1,-4"],
    [/./, "ingenious-lowest", "standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;YP@-4,4/-3,3|RPOBYGYPGPBP,????????????|7.6.1.5.6.4,5.5.3.5.5.5|2,2", "YG@-1,-1/-2,-1"],
  ],
  nebuchadnezzar: [
    [/^(annihilate|only-capture|great-sacrifice|outnumbered)/, "nebuchadnezzar-capture", "6/1bbb2/bwwwb1/1bbb2/6/w5 b b 16 -", "xb4-d4"],
    [/./, "nebuchadnezzar-safe", "6/1bbb2/bwwwb1/1bbb2/6/w5 b b 16 -", "xb4-d4"],
  ],
  temple: [
    [/^(last-tiles|outlast)$/, "temple-last", "F0,0=B1;F1,0=R1;F2,0=R2|R5R6,B2B3B4B5B6|R,B|0|published", "W0,0N=R5+W0,0W=R6"],
    [/./, "temple-slots", "F0,0=B1;W0,0N=B2;W0,0E=B3|R1R2R3R4R5R6,B4B5B6|-,B|0|published", "W0,0S=R1"],
  ],
};

/** The pictures of each rule, once they are made. */
const pairs = new Map();

/** A fold with the rule of a puzzle. Its pictures are drawn when it is opened. */
export function ruleOf(game, puzzle) {
  const [, id, key, move] = RULES[game.id].find(([types]) => types.test(puzzle.type));
  if (!pairs.has(id)) pairs.set(id, keep(h("div", { class: "pair" })));
  const pair = pairs.get(id);
  const open = ({ target }) => target.open && !pair.firstChild && draw(pair, game, key, move);
  return h("details", { class: "rule", "data-k": "rule", ontoggle: open }, h("summary", {}, say("puzzle-rule-title")), h("p", {}, say(`rule-${id}`)), pair);
}

async function draw(pair, game, key, notation) {
  try {
    const [{ position }, { moves }] = await Promise.all([post(`/v1/${game.id}/play`, { position: key, moves: [] }), post(`/v1/${game.id}/moves`, { position: key })]);
    const move = moves.find((one) => one.move === notation);
    const figure = (caption, isShown) => h("figure", {}, drawn("div", { class: "thumbnail", role: "img", "aria-label": caption }, pictureOf(game, position, move, isShown)), h("figcaption", {}, caption));
    pair.replaceChildren(figure(say("rule-before"), false), figure(say("rule-after"), true));
  } catch (error) {
    pair.textContent = inWords(error);
  }
}

/** The marks that the board may have: the selector by which it is found, its sample, and the message that explains it. */
const MARKS = [
  [".region", "◌", "region"],
  [".pointed", "◯", "piece"],
  [".marks text", "1", "move"],
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
    ...MARKS.map(([selector, sign, id]) => [table.svg?.querySelector(selector) && sign, id]),
    [table.step && "□", "last"],
  ].filter(([sign]) => sign);
  const known = new Map(found.map(([sign, id]) => [id, sign]).reverse());
  return [...known].reverse().map(([id, sign]) => [h("dt", {}, sign), h("dd", {}, say(`legend-${id}`))]);
}

// The first pictures, which the page shows before its script is loaded: for each game its table at the start, and the
// list of games. The page's own modules draw it, outside a browser.

import { parseHTML } from "linkedom";
import { createEngine } from "../../packages/engine/node.js";
import { bundleOf, languages } from "./messages.mjs";

/** The layouts: a wide window, and a phone. */
const WIDTHS = { wide: false, narrow: true };
/** The deal from which the places of hands are taken. */
const SEED = 1;

let isNarrow = false;
const { window, document } = parseHTML('<!doctype html><html><body><nav id="games"></nav><main id="main"></main></body></html>');
Object.assign(globalThis, {
  window, document,
  location: { hash: "", search: "" },
  matchMedia: () => ({ matches: isNarrow, addEventListener() {} }),
  addEventListener() {},
  CSS: { escape: (text) => text },
});

const web = (name) => import(`../../web/${name}`);
const { DRAWN } = await web("games.js");
const { frame, head } = await web("shell.js");
const { home } = await web("home.js");
const { Table } = await web("table.js");
const { told } = await web("action-bar.js");
const { say, speak } = await web("i18n.js");

/** Placeholder for texts that the service will provide, so that they already take their space. */
const SPACE = "\u00a0";
const card = { designer: SPACE, year: SPACE, notation: { position_key: { example: "" } } };
const games = Object.values(DRAWN).map((game) => Object.assign(game, { card }));
const main = document.getElementById("main");

/** The positions to draw: for each game its start, and the moves there. */
const starts = new Map();
const engine = await createEngine();
for (const game of games) {
  const { key, position } = await engine.start(game.id, { seed: SEED });
  const { moves } = await engine.moves(game.id, { position: key });
  starts.set(game, [position, moves]);
}
engine.close();

/** The pictures in English by their names: `home`, and one for each game. */
export const firstPictures = await picturesIn("en");

/** The row of games at the top, in English, and the names in it. */
export const gamesRow = rowOfGames();
const englishNames = namesOfGames();

/**
 * The words of the pictures in the other languages: for each picture the pieces of its text that differ, by their
 * places; as `games` the differing names.
 */
export const firstWords = {};
for (const tag of languages.filter((other) => other !== "en")) {
  const pictures = await picturesIn(tag);
  const words = Object.entries(pictures).map(([name, html]) => [name, differences(name, textsOf(firstPictures[name]), textsOf(html))]);
  const names = namesOfGames().filter(([id, name]) => !englishNames.some(([known, english]) => known === id && english === name));
  firstWords[tag] = { ...Object.fromEntries(words), games: Object.fromEntries(names) };
}

function rowOfGames() {
  head({ games, game: null });
  return document.getElementById("games").innerHTML;
}

function namesOfGames() {
  return games.map(({ id, name }) => [id, name]);
}

async function picturesIn(tag) {
  speak(tag, await bundleOf(tag));
  const pictures = {};
  for (const [game, start] of starts) pictures[game.id] = tableOf(game, ...start);
  return { ...pictures, home: homePage() };
}

/** The pieces of text of a picture, in their order. */
function textsOf(html) {
  main.innerHTML = html;
  const texts = [];
  const read = (node) => (node.nodeType === 3 ? texts.push(node.data) : node.childNodes.forEach(read));
  read(main);
  return texts;
}

function differences(name, english, other) {
  if (english.length !== other.length) throw new Error(`the picture of ${name} has ${english.length} pieces of text in English and ${other.length} in another language`);
  return Object.fromEntries([...other.entries()].filter(([place, text]) => text !== english[place]));
}

function homePage() {
  main.replaceChildren(home({ games }));
  // Below the first game, the pictures are out of view until the script draws them; their places have a fixed height.
  for (const picture of [...main.querySelectorAll(".specimen")].slice(1)) picture.innerHTML = "";
  // Parts that the style hides there.
  for (const part of main.querySelectorAll(".specimen text.f-muted, .specimen line.s-line")) part.remove();
  return main.innerHTML;
}

function tableOf(game, position, moves) {
  const boards = Object.entries(WIDTHS).map(([name, narrow]) => {
    isNarrow = narrow;
    const app = { game, games, main, tab: "play", panel: { element: document.createElement("div") } };
    app.table = new Table({});
    app.table.narrow = matchMedia();
    frame(app);
    // If the visitor has the second seat, the engine begins, and the bar has a line for its move.
    const near = game.betterSeat ?? 0;
    const names = near ? [say("engine"), say("you")] : [say("you"), say("engine")];
    app.table.show({ game, position, moves: near ? [] : moves, near, thinking: near > 0, above: near > 0 && told("", SPACE), names, prompt: say("laid-out") });
    return [name, still(app.table.svg)];
  });
  const pictures = onlyOnce(boards);
  const element = main.querySelector(".game");
  // The contents of a hand are not known yet, but its places are.
  for (const piece of element.querySelectorAll(".piece")) {
    const svg = piece.querySelector("svg");
    svg.innerHTML = "";
    const place = document.createElement("span");
    place.className = "piece";
    place.append(svg);
    piece.replaceWith(place);
  }
  for (const label of element.querySelectorAll(".hand, .show")) label.removeAttribute("aria-label");
  element.querySelector(".board").innerHTML = pictures;
  element.querySelector(".buttons")?.remove();
  const table = element.querySelector(".table");
  table.removeAttribute("data-state");
  table.classList.add("first");
  return main.innerHTML;
}

/** A board without its controls. */
function still(svg) {
  for (const part of svg.querySelectorAll(".hits, .marks, .overlay")) part.remove();
  svg.removeAttribute("style");
  return svg;
}

/** The boards of all widths; one of them, where they show no more than other parts of the same drawing. */
function onlyOnce(boards) {
  const isSame = new Set(boards.map(([, svg]) => svg.innerHTML)).size === 1;
  for (const [name, svg] of boards) {
    const box = svg.getAttribute("viewBox");
    for (const [, other] of isSame ? boards : [[name, svg]]) other.setAttribute(`data-${name}`, box);
    svg.removeAttribute("viewBox");
  }
  return boards.slice(0, isSame ? 1 : boards.length).map(([, svg]) => svg.outerHTML).join("");
}

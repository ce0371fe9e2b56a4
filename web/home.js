// The start page: today's puzzles, the games, and a field to paste a position.

import { inWords, isAbort, isPassing, part } from "./api.js";
import { drawn, h, keep } from "./dom.js";
import { byLine, pictureOf } from "./games.js";
import { diary, isDone, mark, today } from "./daily-history.js";
import { squareRow } from "./puzzle-outcome.js";
import { puzzleOf } from "./puzzle-prefetch.js";
import { stateInWords } from "./results.js";
import { address, daysAddress } from "./router.js";
import { progress, underWay } from "./saved-games.js";
import { say } from "./i18n.js";

export function home(app) {
  const { games } = app;
  return h("div", { class: "home" },
    daily(app),
    h("div", { class: "lead" }, h("h1", {}, say("home-title", { count: games.length })),
      h("p", {}, say("home-lead"))),
    h("div", { class: "cards" }, games.map(card), paste(app)),
    h("p", { class: "foot" }, say("home-foot")));
}

function card(game) {
  const { id } = game;
  const saved = underWay(id);
  const isOn = saved && !saved.isOver && saved.tree.nodes.length;
  const isLearnt = progress.of(id) > 0;
  return h("article", { class: "card" },
    !game.isUndrawn && drawn("a", { class: "specimen", href: address(id), tabindex: "-1", "aria-hidden": "true" }, pictureOf(game, game.specimen)),
    h("h2", {}, h("a", { href: address(id) }, game.name)),
    !game.isUndrawn && h("p", {}, say(`${id}-tagline`)),
    h("p", { class: "by" }, byLine(game)),
    h("p", { class: "links" },
      h("a", { class: "button primary", href: address(id) }, isOn ? say("home-continue") : say("home-play")),
      !game.isUndrawn && h("a", { class: "button", href: address(id, "learn") }, isLearnt ? say("home-lesson") : say("home-learn")),
      h("a", { class: "button", href: address(id, "puzzle", { rest: ["train"] }) }, say("home-puzzles"))));
}

/** Today's puzzles as a row of their boards, which are drawn when the puzzles arrive. */
function daily({ games, router }) {
  const date = today();
  const ids = games.map(({ id }) => id);
  const done = ids.filter((id) => isDone(diary.of(id)[date]));
  const streak = diary.streakOfAll(ids);
  const drawable = games.filter(({ isUndrawn }) => !isUndrawn);
  return h("section", { class: "today", "aria-label": say("today") },
    h("div", { class: "row" },
      h("h2", {}, say("today")),
      h("span", { class: "state" }, done.length ? say("today-solved", { solved: done.filter((id) => diary.of(id)[date].solved).length, all: ids.length }) : say("today-how")),
      streak > 0 && h("span", { class: "streak" }, h("strong", {}, `${streak}`), ` ${say("today-streak", { days: streak })}`)),
    h("ul", { class: "set" },
      drawable.map((game) => {
        const entry = diary.of(game.id)[date];
        const board = keep(h("span", { class: "thumbnail", "aria-hidden": "true" }));
        const moves = keep(h("span", { class: "to-find" }));
        draw([board, moves], game, date, router);
        return h("li", {}, h("a", { class: entry?.solved ? "solved" : "", href: address(game.id, "puzzle") }, board,
          isDone(entry) && squareRow(mark(entry), stateInWords(entry)), h("span", { class: "name" }, game.name), moves));
      }),
      h("li", { class: "all" }, h("a", { href: daysAddress() }, say("all-days")))));
}

/** Draws the board of a game's puzzle of a day, and writes how many moves it takes; without it, the places stay empty. */
async function draw([board, moves], game, date, router) {
  if (!router) return;
  try {
    const { position, to_find: count } = await puzzleOf(game.id, date, router.controller.signal);
    // If this device's clock is ahead of the service's, the results belong to another day.
    if (date !== today()) return void router.go();
    board.innerHTML = pictureOf(game, position);
    if (count) moves.textContent = say("today-moves", { count });
  } catch (error) {
    if (!isAbort(error) && !isPassing(error)) console.error(error);
  }
}

function paste(app) {
  const input = h("input", { name: "key", placeholder: app.games[0]?.card.notation.position_key.example ?? "", autocomplete: "off", spellcheck: "false", "aria-label": say("link-or-key") });
  const open = async (event) => {
    event.preventDefault();
    const { lastElementChild: message, elements } = event.currentTarget;
    const text = elements.key.value.trim();
    if (!text) return;
    message.textContent = "";
    try {
      const { placeOf } = await part(() => import("./paste.js"));
      const place = await placeOf(text, app.games, app.router.controller.signal);
      if (place) location.hash = place;
      else message.textContent = say("link-unknown");
    } catch (error) {
      if (!isAbort(error)) message.textContent = inWords(error);
    }
    if (message.textContent) message.scrollIntoView({ block: "nearest" });
  };
  return h("form", { class: "card paste", onsubmit: open },
    h("h2", {}, say("paste")), h("p", {}, say("paste-how")),
    h("div", { class: "row" }, input, h("button", { class: "primary" }, say("paste-open"))), h("p", { class: "message", role: "alert" }));
}

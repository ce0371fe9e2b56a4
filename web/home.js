// The start page: the games, games in progress, today's puzzles, and a field to paste a position.

import { Refusal, inWords, isAbort } from "./api.js";
import { drawn, h } from "./dom.js";
import { byLine, gameOfKey, specimen } from "./games.js";
import { diary, spelled, today, weekdayLevel } from "./daily-history.js";
import { progress } from "./learn.js";
import { address, root } from "./router.js";
import { underWay } from "./saved-games.js";
import { say } from "./i18n.js";

export function home(app) {
  const { games } = app;
  const parts = [daily(games), h("div", { class: "cards" }, games.map(card), paste(app))];
  // New visitors see the games first, returning ones the puzzles. `boot.js` shows the same before this runs.
  if (games.every(({ id }) => !underWay(id) && !progress.of(id) && !Object.keys(diary.of(id)).length)) parts.reverse();
  return h("div", { class: "home" },
    h("div", { class: "lead" }, h("h1", {}, say("home-title", { count: games.length })),
      h("p", {}, say("home-lead"))),
    parts,
    h("p", { class: "foot" }, say("home-foot")));
}

function card(game) {
  const { id } = game;
  const saved = underWay(id);
  const isOn = saved && !saved.isOver && (saved.tree ? saved.tree.nodes.length : saved.moves?.length);
  const isLearnt = progress.of(id) > 0;
  return h("article", { class: "card" },
    !game.isUndrawn && drawn("a", { class: "specimen", href: address(id), tabindex: "-1", "aria-hidden": "true" }, specimen(game)),
    h("h2", {}, h("a", { href: address(id) }, game.name)),
    !game.isUndrawn && h("p", {}, say(`${id}-tagline`)),
    h("p", { class: "by" }, byLine(game)),
    h("p", { class: "links" },
      h("a", { class: "button primary", href: address(id) }, isOn ? say("home-continue") : say("home-play")),
      !game.isUndrawn && h("a", { class: "button", href: address(id, "learn") }, isLearnt ? say("home-lesson") : say("home-learn")),
      h("a", { class: "button", href: address(id, "puzzle", { rest: ["train"] }) }, say("home-puzzles"))));
}

/** Today's puzzles as one set. */
function daily(games) {
  const date = today();
  const solved = games.filter(({ id }) => diary.of(id)[date]?.solved);
  const streak = diary.streakOfAll(games.map(({ id }) => id));
  const copy = async ({ currentTarget: { nextElementSibling: message } }) => {
    const marks = games.map(({ id, name }) => `${diary.mark(id, date)} ${name}`);
    try {
      await navigator.clipboard.writeText(`Tessera, ${date}\n${marks.join("\n")}\n${root()}`);
      message.textContent = say("copied");
    } catch {
      message.textContent = say("copying-forbidden");
    }
  };
  return h("section", { class: "today", "aria-label": say("today") },
    h("div", { class: "row" },
      h("h2", {}, say("today")),
      h("span", { class: "state" }, spelled(date)), h("span", { class: "state" }, say("today-level", { level: weekdayLevel(date) })),
      streak > 0 && h("span", { class: "streak" }, h("strong", {}, `${streak}`), ` ${say("today-streak", { days: streak })}`)),
    h("ul", { class: "set" }, games.map(({ id, name }) => {
      const entry = diary.of(id)[date];
      return h("li", {}, h("a", { class: `button${entry?.solved ? " solved" : ""}`, href: address(id, "puzzle") },
        h("span", { "aria-hidden": "true" }, entry?.solved ? "✓ " : entry?.seen ? "· " : ""), name, h("span", { class: "hidden" }, entry?.solved ? say("puzzle-is-solved") : "")));
    })),
    solved.length > 0 && h("div", { class: "row" }, h("span", { class: "state" }, say("today-solved", { solved: solved.length, all: games.length })),
      h("button", { type: "button", onclick: copy }, say("today-copy")), h("span", { class: "state", role: "status" })));
}

function paste(app) {
  const input = h("input", { name: "key", placeholder: app.games[0]?.card.notation.position_key.example ?? "", autocomplete: "off", spellcheck: "false", "aria-label": say("position-key") });
  const open = async (event) => {
    event.preventDefault();
    const { lastElementChild: message, elements } = event.currentTarget;
    const key = elements.key.value.trim();
    if (!key) return;
    message.textContent = "";
    try {
      const found = await gameOfKey(key, app.games, app.router.controller.signal);
      if (!found) message.textContent = say("paste-unknown");
      else if (found.problem) message.textContent = say("named", { name: found.game.name, text: new Refusal(found.problem, found.problem.status).sentence });
      else location.hash = address(found.game.id, "play", { key });
    } catch (error) {
      if (!isAbort(error)) message.textContent = inWords(error);
    }
  };
  return h("form", { class: "card paste", onsubmit: open },
    h("h2", {}, say("paste")), h("p", {}, say("paste-how")),
    h("div", { class: "row" }, input, h("button", { class: "primary" }, say("paste-open"))), h("p", { class: "message", role: "alert" }));
}

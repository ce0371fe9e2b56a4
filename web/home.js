// The start page: the games, what was begun, today's puzzles, and a place to paste a position.

import { Refusal, inWords, isAbort } from "./api.js";
import { drawn, h } from "./dom.js";
import { byLine, gameOfKey, specimen } from "./games.js";
import { diary, spelled, today, weekdayLevel } from "./diary.js";
import { progress } from "./learn.js";
import { address } from "./router.js";
import { underWay } from "./saved-games.js";

export function home(app) {
  const { games } = app;
  const parts = [daily(games), h("div", { class: "cards" }, games.map(card), paste(app))];
  // A new visitor looks for a game; one who returns looks for the puzzles. `first.js` shows the same before this runs.
  if (games.every(({ id }) => !underWay(id) && !progress.of(id) && !Object.keys(diary.of(id)).length)) parts.reverse();
  return h("div", { class: "home" },
    h("div", { class: "lead" }, h("h1", {}, `${number(games.length)} abstract games, and an engine that explains them.`),
      h("p", {}, "Play against eight strengths, see what a move is worth before you make it, learn each game on its board, and solve a new puzzle every day.")),
    parts,
    h("p", { class: "foot" }, "Tessera keeps nothing about you; your games stay in this browser."));
}

const number = (n) => ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"][n] ?? `${n}`;

function card(game) {
  const { id } = game;
  const saved = underWay(id);
  const isOn = saved && !saved.isOver && (saved.tree ? saved.tree.nodes.length : saved.moves?.length);
  const isLearnt = progress.of(id) > 0;
  return h("article", { class: "card" },
    !game.isUndrawn && drawn("a", { class: "specimen", href: address(id), tabindex: "-1", "aria-hidden": "true" }, specimen(game)),
    h("h2", {}, h("a", { href: address(id) }, game.name)),
    game.tagline && h("p", {}, game.tagline),
    h("p", { class: "by" }, byLine(game)),
    h("p", { class: "links" },
      h("a", { class: "button primary", href: address(id) }, isOn ? "Continue" : "Play"),
      !game.isUndrawn && h("a", { class: "button", href: address(id, "learn") }, isLearnt ? "Lesson" : "Learn it"),
      h("a", { class: "button", href: address(id, "puzzle", { rest: ["train"] }) }, "Puzzles")));
}

/** Today's puzzles as one set. */
function daily(games) {
  const date = today();
  const solved = games.filter(({ id }) => diary.of(id)[date]?.solved);
  const streak = diary.streakOfAll(games.map(({ id }) => id));
  const message = h("span", { class: "state", role: "status" });
  const copy = async () => {
    const marks = games.map(({ id, name }) => `${diary.mark(id, date)} ${name}`);
    try {
      await navigator.clipboard.writeText(`Tessera, ${date}\n${marks.join("\n")}\n${location.origin}/`);
      message.textContent = "Copied.";
    } catch {
      message.textContent = "The browser does not allow copying.";
    }
  };
  return h("section", { class: "today", "aria-label": "Today’s puzzles" },
    h("div", { class: "row" },
      h("h2", {}, "Today’s puzzles"),
      h("span", { class: "state" }, spelled(date)), h("span", { class: "state" }, `Today they are ${weekdayLevel(date)}.`),
      streak > 0 && h("span", { class: "streak" }, h("strong", {}, `${streak}`), streak === 1 ? " day in a row" : " days in a row")),
    h("ul", { class: "set" }, games.map(({ id, name }) => {
      const entry = diary.of(id)[date];
      return h("li", {}, h("a", { class: `button${entry?.solved ? " solved" : ""}`, href: address(id, "puzzle") },
        h("span", { "aria-hidden": "true" }, entry?.solved ? "✓ " : entry?.seen ? "· " : ""), name, h("span", { class: "hidden" }, entry?.solved ? ", solved" : "")));
    })),
    solved.length > 0 && h("div", { class: "row" }, h("span", { class: "state" }, `${solved.length} of ${games.length} solved`),
      h("button", { type: "button", onclick: copy }, "Copy the result"), message));
}

function paste(app) {
  const message = h("p", { class: "message", role: "alert" });
  const input = h("input", { name: "key", placeholder: app.games[0]?.card.notation.position_key.example ?? "", autocomplete: "off", spellcheck: "false", "aria-label": "Position key" });
  const open = async (event) => {
    event.preventDefault();
    const key = input.value.trim();
    if (!key) return;
    message.textContent = "";
    try {
      const found = await gameOfKey(key, app.games, app.router.controller.signal);
      if (!found) message.textContent = "No game’s position keys look like this. The API description shows their form.";
      else if (found.problem) message.textContent = `${found.game.name}: ${new Refusal(found.problem, found.problem.status).sentence}`;
      else location.hash = address(found.game.id, "play", { key });
    } catch (error) {
      if (!isAbort(error)) message.textContent = inWords(error);
    }
  };
  return h("form", { class: "card paste", onsubmit: open },
    h("h2", {}, "Have a position?"), h("p", {}, "Paste its key, and play or analyse from there."),
    h("div", { class: "row" }, input, h("button", { class: "primary" }, "Open")), message);
}

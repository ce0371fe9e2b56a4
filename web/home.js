import { drawn, h } from "./dom.js";
import { GAMES, gameOfKey, specimen } from "./games.js";

/** The start page: five games, and a place to paste a position. */
export function home() {
  const cards = GAMES.map((game) =>
    h("article", { class: "card" },
      drawn("a", { class: "specimen", href: `#/${game.id}`, tabindex: "-1", "aria-hidden": "true" }, specimen(game)),
      h("h2", {}, h("a", { href: `#/${game.id}` }, game.name)),
      h("p", {}, game.tagline),
      h("p", { class: "by" }, game.by),
      h("p", { class: "links" }, h("a", { class: "button primary", href: `#/${game.id}` }, "Play"),
        h("a", { class: "button", href: `#/${game.id}/puzzle` }, "Today’s puzzle"))));
  const message = h("p", { class: "message", role: "alert" });
  const input = h("input", { name: "key", placeholder: "R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1", autocomplete: "off", spellcheck: "false", "aria-label": "Position key" });
  const form = h("form", {
    class: "card paste",
    onsubmit: (event) => {
      event.preventDefault();
      const key = input.value.trim();
      const game = gameOfKey(key);
      if (game) location.hash = `#/${game.id}?p=${encodeURIComponent(key)}`;
      else message.textContent = "No game’s position keys look like this. The API description shows their form.";
    },
  }, h("h2", {}, "Have a position?"), h("p", {}, "Paste its key, and play or analyse from there."), h("div", { class: "row" }, input, h("button", { class: "primary" }, "Open")), message);
  return h("div", { class: "home" },
    h("div", { class: "lead" }, h("h1", {}, "Five abstract games, known to the bottom."),
      h("p", {}, "Play against an engine of eight strengths, see what every move is worth before you make it, and solve a new puzzle every day.")),
    h("div", { class: "cards" }, cards, form));
}

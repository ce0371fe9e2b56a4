// What surrounds a game: the row of games, the tabs, and on a phone the sheet in which a tab opens.

import { h, refill } from "./dom.js";
import { TABS, address, placeOf } from "./router.js";
import { say } from "./words.js";

/** The row of games at the top. */
export function head(app) {
  const nav = document.getElementById("games");
  const links = app.games.map((game) => h("a", { href: address(game.id), "aria-current": app.game === game ? "page" : null, "data-k": game.id }, game.name));
  refill(nav, links);
  // On a narrow screen the row can be moved.
  const current = links[app.games.indexOf(app.game)];
  if (current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - 24;
  document.body.classList.toggle("at-home", !app.game);
}

/** On a phone these tabs are read rather than played; their sheet is open to begin with. */
const OPEN = ["analysis", "review", "edit"];

export function frame(app) {
  const { game, tab } = app;
  const sheet = h("div", { class: "sheet", id: "sheet" }, h("div", { class: "grip" },
    h("button", { type: "button", class: "quiet", "data-k": "close-sheet", onclick: () => toggle(false) }, say("close"))), app.panel.element);
  const tabs = h("nav", { class: "tabs", "aria-label": game.name }, TABS.map(({ id, name }) =>
    h("a", {
      href: address(game.id, id, { record: app.record }), "aria-current": tab === id || (tab === "edit" && id === "analysis") ? "page" : null, "data-k": `tab-${id}`,
      onclick: (event) => {
        if (id !== app.tab) return;
        event.preventDefault();
        toggle(element.dataset.sheet !== "open");
      },
    }, name)));
  const focused = document.activeElement?.dataset?.k;
  const element = h("div", { class: "game", "data-tab": tab },
    h("h1", { class: "hidden" }, game.name),
    h("div", { class: "stage" }, app.table.element),
    h("aside", { class: "side", "aria-label": placeOf(tab).name }, tabs, sheet));
  const toggle = (isOpen) => (element.dataset.sheet = isOpen ? "open" : "closed");
  toggle(OPEN.includes(tab));
  app.main.replaceChildren(element);
  if (focused?.startsWith("tab-")) element.querySelector(`[data-k="${focused}"]`)?.focus({ preventScroll: true });
}

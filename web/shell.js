// The frame around a game: the row of games, the tabs, and on a phone the sheet in which a tab opens.

import { h, keep, refill } from "./dom.js";
import { TABS, address, placeOf, readAddress } from "./router.js";
import { say } from "./i18n.js";

/** The row of games at the top; on a narrow screen, a list to choose from lies over the name of the current one. */
export function head(app) {
  const { game: current, games } = app;
  const links = games.map(({ id, name }) => h("a", { href: address(id), "aria-current": current?.id === id ? "page" : null, "data-k": id }, name));
  const list = current && h("select", { "aria-label": say("games"), "data-k": "games", onchange: ({ target }) => app.goTo(address(target.value)) },
    games.map(({ id, name }) => h("option", { value: id, selected: current.id === id }, name)));
  refill(document.getElementById("games"), links, list);
  document.body.classList.toggle("at-home", !current);
}

/** The screens on which tabs open in a sheet, as in `style.css`. */
const IN_SHEET = "(max-width: 62rem)";
/** Tabs that are read rather than played on a phone; their sheet begins open. */
const OPEN = ["analysis", "review", "edit"];

/** Puts the game's table and the panel of the tab into the page. */
export function frame(app) {
  const { game, tab, panel } = app;
  app.frame ??= h("div", { class: "game" },
    h("h1", { class: "hidden" }), h("div", { class: "stage" }, app.table.element),
    h("aside", { class: "side" }, h("nav", { class: "tabs" }), h("div", { class: "sheet", id: "sheet" })));
  const [title, , side] = app.frame.children;
  const [tabs, sheet] = side.children;
  app.frame.dataset.tab = tab;
  title.textContent = game.name;
  side.setAttribute("aria-label", placeOf(tab).name);
  tabs.setAttribute("aria-label", game.name);
  refill(tabs, TABS.map(({ id, name }) =>
    h("a", {
      href: address(game.id, id, { record: app.record }), "aria-current": tab === id || (tab === "edit" && id === "analysis") ? "page" : null, "aria-controls": "sheet", "data-k": `tab-${id}`,
      onclick: (event) => {
        const { tab: asked, dialog } = readAddress(location.hash);
        // After a panel that could not be loaded, this tab leads back.
        if (id !== app.tab || asked !== id || dialog) return;
        event.preventDefault();
        openSheet(app, app.frame.dataset.sheet !== "open");
      },
    }, name)));
  refill(sheet, h("div", { class: "grip" },
    h("button", { type: "button", class: "quiet", "data-k": "close-sheet", onclick: () => openSheet(app, false) }, say("close"))), keep(panel.element));
  sheet.scrollTop = 0;
  openSheet(app, OPEN.includes(tab));
  const put = () => void refill(app.main, keep(app.frame));
  // The picture that the service has sent stays in view until there is something else to see.
  app.table.entrance = app.main.querySelector(".board img") ? put : null;
  if (!app.table.entrance) put();
}

/** Opens or closes the sheet of a phone. `part` is the element to bring into view in it. */
export function openSheet(app, isOpen, part = null) {
  app.frame.dataset.sheet = isOpen ? "open" : "closed";
  // On a phone, the tab that is on opens and closes the sheet, and has an arrow.
  const tab = app.frame.querySelector(".tabs [aria-current]");
  if (matchMedia(IN_SHEET).matches) tab?.setAttribute("aria-expanded", isOpen ? "true" : "false");
  const sheet = part?.closest(".sheet");
  // In a wide window, the sheet has no grip.
  if (sheet) sheet.scrollTop += part.getBoundingClientRect().top - Math.max(sheet.getBoundingClientRect().top, sheet.firstElementChild.getBoundingClientRect().bottom);
}

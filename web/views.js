// The ways to see a board: buttons for the views of a game that has several, and for turning a board.

import { drawn, h, store, svgBox } from "./dom.js";
import { say } from "./i18n.js";

/** The buttons for the board on a table, if its game has any; of a view with an icon, a narrow screen shows only that. */
export function viewButtons(table) {
  const { game } = table;
  const button = (key, name, change, icon) => h("button", {
    type: "button", "data-k": key, title: icon && name, onclick: () => (change(), table.showAgain()),
  }, icon && drawn("span", {}, svgBox(20, 20, `<path d="${icon}"/>`)), h("span", {}, name));
  const buttons = [];
  if (game.views) {
    const next = game.views[(game.views.indexOf(game.view) + 1) % game.views.length];
    buttons.push(button("view", say(`view-${next}`), () => store.set(`view.${game.id}`, (game.view = next)), game.icons?.[next]));
  }
  if ("isTurned" in game) buttons.push(button("turn", say("turn-board"), () => store.set(`turned.${game.id}`, (game.isTurned = !game.isTurned))));
  return buttons.length > 0 && h("div", { class: "view" }, buttons);
}

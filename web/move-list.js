// The moves of a game, and its branches.

import { drawn, h, svgBox } from "./dom.js";
import { isDraw } from "./session.js";
import { say } from "./i18n.js";

/** The height of a tile in a list, in pixels. */
const TILE = 24;

/** A move in a list: its tiles as pictures, each with its place. */
export const moveShown = (game, notation) => (isDraw(notation) ? [{ where: "…" }] : game.placed(notation)).map(({ source, label, where }, i) => {
  const { width, height, svg } = source ? game.handItem({ source }, TILE) : {};
  return [i > 0 && " ", h("span", { class: "placed" }, svg && [drawn("span", { role: "img", "aria-label": label }, svgBox(width.toFixed(1), height, svg)), " "], where)];
});

/** The same as a text: its tiles, each with its place. */
export const moveInWords = (game, notation) => (isDraw(notation) ? "…" : game.placed(notation).map(({ label, where }) => [label, where].filter(Boolean).join(" ")).join(", "));

/** The game's own line, in two columns for two players; `withBranches` adds the branches, each after the move before it. */
export function moveList(app, withBranches = false) {
  const { session, game } = app;
  const { tree } = session;
  const seats = session.players.length;
  const seen = (id) => !isDraw(tree.nodes[id].move);
  const line = tree.line.slice(1);
  const chosen = line.filter(seen);
  if (!chosen.length && !withBranches) return h("p", { class: "state" }, say("no-moves"));
  // A draw belongs to the move before it.
  const path = new Set(tree.path(app.cursor));
  const current = tree.path(app.cursor).findLast((id) => id === 0 || seen(id));
  const button = (id) => {
    const { move } = tree.nodes[id];
    return h("button", {
      type: "button", class: "link move", "data-k": `move-${id}`, "aria-current": id === current ? "step" : null,
      title: move, onclick: () => app.go(id),
    }, moveShown(game, move));
  };
  const branches = withBranches ? tree.branches() : [];
  const list = h("ol", { class: `moves${seats === 2 && !withBranches ? " by-two" : ""}`, "aria-label": say("moves") });
  const add = (branch) => h("li", { class: "branch" }, branch.nodes.filter(seen).map((id) => h("span", { class: path.has(id) ? "on-path" : "" }, button(id))));
  // A branch is followed by the branches that leave from it.
  const below = (from) => branches.filter((branch) => branch.from === from).flatMap((branch) => [add(branch), ...branch.nodes.flatMap((id) => below(id))]);
  list.append(...below(0).map(labelled));
  for (const id of line) {
    if (seen(id)) {
      const number = chosen.indexOf(id) + 1;
      const seat = tree.nodes[id].step?.seat;
      list.append(h("li", { value: number, class: seat === undefined ? "" : `by-${seat}` }, button(id)));
    }
    list.append(...below(id).map(labelled));
  }
  return list;
}

const labelled = (item) => {
  item.setAttribute("aria-label", say("branch"));
  return item;
};

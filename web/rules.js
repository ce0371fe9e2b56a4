// The rules of a game on a page of their own: as a rulebook has them, `#/octopus/rules`, or complete, with rulings and
// notation, as the service has them, `#/octopus/rules/full` (`GET /v1/games/{game}/rules`).

import { getMarkdown, reached } from "./api.js";
import { h, keep, refill } from "./dom.js";
import { blocks } from "./markdown.js";
import { picturesOf } from "./puzzle-rules.js";
import { address } from "./router.js";
import { rulebook } from "./rulebook.js";
import { ENGINE_LANGUAGE, LANGUAGES, language, say } from "./i18n.js";

/** The address part of the complete rules. */
const FULL = "full";

export class Rules {
  constructor(app) {
    this.app = app;
    /** The rules take the whole page, without the table. */
    this.isPage = true;
  }

  async open({ rest: [part] }, signal) {
    const { game, main } = this.app;
    const isFull = part === FULL;
    // No rules are written in the pseudo-language.
    const tag = LANGUAGES[language] ? language : ENGINE_LANGUAGE;
    const text = await (isFull ? getMarkdown(`/v1/games/${game.id}/rules`) : reached(() => rulebook(game.id, tag)));
    signal.throwIfAborted();
    const [title, other, more] = isFull
      ? [say("rules-full", { game: game.name }), say("title-rules", { game: game.name }), []]
      : [say("title-rules", { game: game.name }), say("rules-full", { game: game.name }), [FULL]];
    refill(main, h("article", { class: `rulebook ${isFull ? "full" : "short"}`, tabindex: "0", "aria-label": title },
      h("h1", {}, title), h("div", { class: "text", lang: tag }, blocks(text, isFull ? pictured : (path, alt) => example(game, path, alt))),
      h("p", { class: "row" }, h("a", { class: "button primary", href: address(game.id) }, say("tab-play")), h("a", { class: "button", href: address(game.id, "learn") }, say("home-lesson")), h("a", { href: address(game.id, "rules", { rest: more }) }, other))));
    main.firstElementChild.scrollTop = 0;
  }
}

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
};

/** The move of a picture of the service at a path, drawn by the page: only what the move needs, and without codes. */
function example(game, path, alt) {
  const asked = new URL(path, location).searchParams;
  const figure = keep(h("div", { class: "thumbnail example", role: "img", "aria-label": alt }));
  picturesOf(game, asked.get("position"), asked.get("move")).then(([, marked]) => (figure.innerHTML = marked), () => figure.replaceWith(pictured(path, alt)));
  return figure;
}

/** A picture of the service at a path, in the page's theme. */
const pictured = (path, alt) => h("img", { src: `.${path}${isDark() ? "&theme=dark" : ""}`, alt, loading: "lazy" });

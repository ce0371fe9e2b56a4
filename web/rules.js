// The complete rules of a game with their pictures, as the service has them (`GET /v1/games/{game}/rules`).

import { Refusal, getMarkdown, inWords } from "./api.js";
import { h, refill } from "./dom.js";
import { ENGINE_LANGUAGE, LANGUAGES, language, say } from "./i18n.js";

/** A part of the panel that fetches the rules when it is opened. */
export function allRules(game) {
  // No rules are written in the pseudo-language.
  const body = h("div", { class: "all-rules", lang: LANGUAGES[language] ? language : ENGINE_LANGUAGE });
  let isThere = false;
  const load = async () => {
    try {
      const [{ blocks }, text] = await Promise.all([import("./markdown.js"), getMarkdown(`/v1/games/${game.id}/rules`)]);
      refill(body, blocks(text, h, pictured));
      isThere = true;
    } catch (error) {
      refill(body, h("p", { role: "alert" }, error instanceof Refusal ? error.sentence : inWords(error)));
    }
  };
  return h("details", { class: "full", ontoggle: (event) => event.target.open && !isThere && load() }, h("summary", {}, say("all-rules")), body);
}

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
};

/** A picture of the service at a path, in the page's theme. */
export const pictured = (path, alt) => h("img", { src: `.${path}${isDark() ? "&theme=dark" : ""}`, alt, loading: "lazy" });

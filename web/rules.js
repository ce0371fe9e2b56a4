// All the rules of a game, with their pictures: the page of the service (`GET /v1/games/{game}/rules`), in the form of
// Markdown that those pages use. Everything becomes text and elements of this page; nothing is read as HTML.

import { Refusal, getMarkdown, inWords } from "./api.js";
import { h, refill } from "./dom.js";
import { ENGINE_LANGUAGE, LANGUAGES, language, say } from "./words.js";

/** A part of the panel that fetches the rules when it is opened. */
export function allRules(game) {
  // The pseudo-language is not a language that rules are written in.
  const body = h("div", { class: "all-rules", lang: LANGUAGES[language] ? language : ENGINE_LANGUAGE });
  let isThere = false;
  const load = async () => {
    try {
      refill(body, blocks(await getMarkdown(`/v1/games/${game.id}/rules`)));
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

/** A picture of the service, by its path, in the page's theme. */
export const pictured = (path, alt) => h("img", { src: `.${path}${isDark() ? "&theme=dark" : ""}`, alt, loading: "lazy" });

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)/g;

/** Text with what is bold, slanted or code in it; links become their text. */
function inline(text) {
  const out = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, strong, slanted, code, link] = found;
    out.push(text.slice(from, found.index));
    if (strong) out.push(h("strong", {}, inline(strong)));
    else if (slanted) out.push(h("em", {}, inline(slanted)));
    else out.push(code ? h("code", {}, code) : link);
    from = found.index + whole.length;
  }
  return [...out, text.slice(from)];
}

const PICTURE = /^!\[(.*)\]\((\/v1\/.+)\)$/;
const ITEM = /^( *)(?:[-*]|\d+\.) (.*)$/;
const CELLS = /(?<!\\)\|/;

/** The elements of a text in Markdown; its first heading is left to the page. */
function blocks(text) {
  const lines = text.split("\n");
  const out = [];
  let at = 0;
  const isText = (line) => line.trim() && !/^(#|```|\|)/.test(line) && !ITEM.test(line) && !line.trim().startsWith("![");
  /** A paragraph may go on over several lines. */
  const joined = (first) => {
    let whole = first;
    while (at < lines.length && isText(lines[at])) whole += ` ${lines[at++].trim()}`;
    return whole;
  };
  while (at < lines.length) {
    const line = lines[at++];
    const picture = PICTURE.exec(line.trim());
    const item = ITEM.exec(line);
    if (/^# /.test(line) || !line.trim()) continue;
    if (line.startsWith("##")) out.push(h("h3", {}, inline(line.replace(/^#+ /, ""))));
    else if (picture) out.push(pictured(picture[2], picture[1]));
    else if (line.startsWith("```")) {
      const code = [];
      while (at < lines.length && !lines[at].startsWith("```")) code.push(lines[at++]);
      at++;
      out.push(h("pre", { tabindex: "0" }, code.join("\n")));
    } else if (line.startsWith("|")) {
      const rows = [line];
      while (lines[at]?.startsWith("|")) rows.push(lines[at++]);
      const cells = (row, name) => h("tr", {}, row.split(CELLS).slice(1, -1).map((cell) => h(name, {}, inline(cell.trim().replaceAll("\\|", "|")))));
      out.push(h("table", {}, h("thead", {}, cells(rows[0], "th")), h("tbody", {}, rows.slice(2).map((row) => cells(row, "td")))));
    } else if (item) out.push(h("p", { class: item[1].length ? "item inner" : "item" }, inline(joined(item[2]))));
    else out.push(h("p", {}, inline(joined(line.trim()))));
  }
  return out;
}

// Renders the subset of Markdown in which the service's rules are written. All of it becomes text and elements of the
// page; nothing is parsed as HTML.

import { h } from "./dom.js";

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)/g;

/** Text with bold, italic and code spans; links become their text. */
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

/**
 * The elements of a text in Markdown; the page itself shows the first heading. `pictured(address, alt)` makes the element
 * of a picture of the service.
 */
export function blocks(text, pictured) {
  const lines = text.split("\n");
  const out = [];
  let at = 0;
  const isText = (line) => line.trim() && !/^(#|```|\|)/.test(line) && !ITEM.test(line) && !line.trim().startsWith("![");
  /** Joins the lines of a paragraph. */
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

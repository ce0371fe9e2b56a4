// The language of the page: that of the address (`?lang=de`), otherwise the one that was chosen here, otherwise the
// first of the browser's that the page knows. English comes with the page, the other languages on request.

import * as fluent from "@fluent/bundle";
import { reached } from "./api.js";
import { h, store } from "./dom.js";
import english from "./messages/en-page";
import { LANGUAGES, localeOf, say, speak } from "./i18n.js";

/**
 * The parts of each language: texts of the page from the beginning, of lessons, of puzzles, and of the engine.
 * tools/page makes the last part mostly from the service's messages, and the others from `messages/<language>.ftl`.
 */
const PARTS = {
  en: { page: async () => ({ default: english }), lessons: () => import("./messages/en-lessons"), puzzles: () => import("./messages/en-puzzles"), sentences: () => import("./messages/en-sentences") },
  de: { page: () => import("./messages/de-page"), lessons: () => import("./messages/de-lessons"), puzzles: () => import("./messages/de-puzzles"), sentences: () => import("./messages/de-sentences") },
  es: { page: () => import("./messages/es-page"), lessons: () => import("./messages/es-lessons"), puzzles: () => import("./messages/es-puzzles"), sentences: () => import("./messages/es-sentences") },
  fr: { page: () => import("./messages/fr-page"), lessons: () => import("./messages/fr-lessons"), puzzles: () => import("./messages/fr-puzzles"), sentences: () => import("./messages/fr-sentences") },
};

// The bundler drops comments at imports, so the notice is here.
/*! Contains @fluent/bundle by Mozilla and others, under the Apache License 2.0 (web/messages/LICENSE-fluent.txt). */
/** English with accents on every letter: a text without accents was not translated. For tests. */
const PSEUDO = "qps";

/** The page's own messages in a language, without the parts for lessons, puzzles and the engine. */
async function bundleOf(tag, transform) {
  const { default: messages } = await PARTS[tag].page();
  // Isolating marks around values are only needed in lines that mix directions of writing.
  const bundle = new fluent.FluentBundle(localeOf(tag), { useIsolating: false, transform });
  bundle.addResource(new fluent.FluentResource(messages));
  return bundle;
}

/** A function that renders the engine's messages in a language. */
async function rendererIn(tag, transform) {
  const [{ renderer }, { default: messages }] = await Promise.all([import("./engine-messages.js"), PARTS[tag].sentences()]);
  return renderer(fluent, tag, messages, transform);
}

/** Switches to the reader's language. If a language can't be loaded, the page is in English. */
export async function speakReadersLanguage() {
  // `boot.js` has chosen the language.
  let tag = document.documentElement.lang;
  const isPseudo = new URLSearchParams(location.search).get("lang") === PSEUDO;
  if (isPseudo) tag = "en";
  const transform = isPseudo ? (await import("./pseudo.js")).accented : undefined;
  const bundle = await bundleOf(tag, transform).catch((error) => {
    console.error(error);
    return bundleOf((tag = "en"));
  });
  const more = async (part) => bundle.addResource(new fluent.FluentResource((await reached(PARTS[tag][part])).default), { allowOverrides: true });
  speak(isPseudo ? PSEUDO : tag, bundle, { more, renderer: () => rendererIn(tag, transform) });
  document.documentElement.lang = tag;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]")) element.setAttribute("aria-label", say(element.dataset.sayLabel));
  offerLanguages(tag);
}

/** Offers the languages in the page's header. The page reloads in the chosen one, at the same place. */
function offerLanguages(tag) {
  const choose = ({ target }) => {
    store.set("language", target.value);
    const asked = new URLSearchParams(location.search);
    asked.delete("lang");
    const query = `${asked}` && `?${asked}`;
    history.replaceState(history.state, "", `${location.pathname}${query}${location.hash}`);
    location.reload();
  };
  // As here, the page of another tab is read again.
  store.watch("language", () => new URLSearchParams(location.search).has("lang") || [tag, null].includes(store.get("language")) || location.reload());
  const place = document.getElementById("language");
  place.querySelector("select").replaceWith(h("select", { "aria-label": say("language"), title: say("language"), onchange: choose },
    Object.entries(LANGUAGES).filter(([id]) => PARTS[id]).map(([id, name]) => h("option", { value: id, lang: id, selected: id === tag }, name))));
  place.firstElementChild.textContent = tag.toUpperCase();
}

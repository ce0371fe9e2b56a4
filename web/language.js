// Which language the page speaks: the address's (`?lang=de`), else the one that was chosen here, else the first of the
// browser's that it knows. English comes with the page, the others when they are wanted.

/*! Contains @fluent/bundle by Mozilla and others, under the Apache License 2.0 (web/messages/LICENSE-fluent.txt). */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { h, store } from "./dom.js";
import english from "./messages/en-page";
import { ENGINE_LANGUAGE, LANGUAGES, localeOf, say, speak } from "./words.js";

/**
 * The parts of each language: what the page says from the beginning, what lessons say, what is said of puzzles, and what the
 * engine says. tools/page makes the last one mostly of the service's messages, and the others of `messages/<language>.ftl`.
 */
const PARTS = {
  en: { page: async () => ({ default: english }), lessons: () => import("./messages/en-lessons"), puzzles: () => import("./messages/en-puzzles"), sentences: () => import("./messages/en-sentences") },
  de: { page: () => import("./messages/de-page"), lessons: () => import("./messages/de-lessons"), puzzles: () => import("./messages/de-puzzles"), sentences: () => import("./messages/de-sentences") },
  es: { page: () => import("./messages/es-page"), lessons: () => import("./messages/es-lessons"), puzzles: () => import("./messages/es-puzzles"), sentences: () => import("./messages/es-sentences") },
  fr: { page: () => import("./messages/fr-page"), lessons: () => import("./messages/fr-lessons"), puzzles: () => import("./messages/fr-puzzles"), sentences: () => import("./messages/fr-sentences") },
};

/** English with accents on every letter: what has none was not translated. For tests. */
const PSEUDO = "qps";

/** The messages of a language, those of the page only. */
async function bundleOf(tag, transform) {
  const { default: messages } = await PARTS[tag].page();
  // Marks around values are for lines that are written in both directions.
  const bundle = new FluentBundle(localeOf(tag), { useIsolating: false, transform });
  bundle.addResource(new FluentResource(messages));
  return bundle;
}

/** What says the engine's sentences in a language; `null` for English, which the engine speaks. */
async function translatorInto(tag, transform) {
  if (tag === ENGINE_LANGUAGE && !transform) return null;
  const [{ translator }, from, into] = await Promise.all([import("./sentences.js"), PARTS[ENGINE_LANGUAGE].sentences(), PARTS[tag].sentences()]);
  return translator({ FluentBundle, FluentNumber, FluentResource }, from.default, tag, into.default, transform);
}

/** Speaks the reader's language from now on. A language that can't be loaded gives way to English. */
export async function speakReadersLanguage() {
  // `first.js` has made the choice.
  let tag = document.documentElement.lang;
  const isPseudo = new URLSearchParams(location.search).get("lang") === PSEUDO;
  if (isPseudo) tag = "en";
  const transform = isPseudo ? (await import("./pseudo.js")).accented : undefined;
  const bundle = await bundleOf(tag, transform).catch((error) => {
    console.error(error);
    return bundleOf((tag = "en"));
  });
  const more = async (part) => bundle.addResource(new FluentResource((await PARTS[tag][part]()).default), { allowOverrides: true });
  speak(isPseudo ? PSEUDO : tag, bundle, { more, translator: () => translatorInto(tag, transform) });
  document.documentElement.lang = tag;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]")) element.setAttribute("aria-label", say(element.dataset.sayLabel));
  offerLanguages(tag);
}

/** The choice of a language in the page's header. What is shown comes back in the other language. */
function offerLanguages(tag) {
  const choose = ({ target }) => {
    store.set("language", target.value);
    const asked = new URLSearchParams(location.search);
    asked.delete("lang");
    const query = `${asked}` && `?${asked}`;
    history.replaceState(history.state, "", `${location.pathname}${query}${location.hash}`);
    location.reload();
  };
  const place = document.getElementById("language");
  place.querySelector("select").replaceWith(h("select", { "aria-label": say("language"), title: say("language"), onchange: choose },
    Object.entries(LANGUAGES).filter(([id]) => PARTS[id]).map(([id, name]) => h("option", { value: id, lang: id, selected: id === tag }, name))));
  place.firstElementChild.textContent = tag.toUpperCase();
}

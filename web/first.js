// Runs in the HTML itself, before any other file of the page is there: chooses the language and the colours, and shows the
// start of the game that the address names, or the list of games, as the page will draw it. Those pictures stand in the HTML
// as text, because only one of them is wanted; behind them stands a call of `showFirst` (tools/page). A short address comes with a picture of
// the service in place of them (src/api/links).

/** A page that takes longer than this to come, in milliseconds, is drawn before its letters would be there. */
const IN_TIME_FOR_LETTERS = 300;

/** Shows the first picture, if it has come by now. */
globalThis.showFirst = (() => {
  // In a frame that may not use storage, reading `localStorage` or `serviceWorker` throws.
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`tessera.${key}`));
    } catch {
      return null;
    }
  };
  const script = document.querySelector('script[type="module"]').src;
  const isControlled = () => {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      return false;
    }
  };
  const early = (rel, href, more) => document.head.append(Object.assign(document.createElement("link"), { rel, href, ...more }));
  // Letters never change while a page is open (`optional`): where a line breaks elsewhere in another font, everything below it
  // would jump. So they are asked for only where they come before the first drawing, which waits for them: over a fast line,
  // or out of what the service worker keeps.
  if (performance.now() < IN_TIME_FOR_LETTERS || isControlled()) {
    for (const [weight, name] of [["400", "Regular"], ["600", "SemiBold"]]) {
      const { href } = new URL(`fonts/Inter-${name}.woff2`, script);
      early("preload", href, { as: "font", type: "font/woff2", crossOrigin: "" });
      document.fonts.add(new FontFace("Inter", `url(${href}) format("woff2")`, { weight, display: "optional" }));
    }
  }

  // A short address says what of the page it stands for. From here on the page is at the root of the service, wherever a
  // proxy has put that, and all addresses in it are relative.
  const shared = document.querySelector('meta[name="tessera-address"]');
  if (shared) history.replaceState(history.state, "", new URL(`../../${location.search}${shared.content}`, script));

  const asked = new URLSearchParams(location.search);
  const theme = asked.get("theme") ?? read("theme");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;

  // What the pictures say in other languages: for each picture its pieces of text by their places; and names of games.
  const words = JSON.parse(document.getElementById("first-words").textContent);
  const wanted = [asked.get("lang"), read("language"), ...navigator.languages].map((tag) => `${tag}`.split("-")[0].toLowerCase());
  const language = wanted.find((tag) => tag === "en" || words[tag]) ?? "en";
  document.documentElement.lang = language;
  document.getElementById("language").firstElementChild.textContent = language.toUpperCase();
  // The script will ask for it: it had better be on its way.
  if (words[language]) early("modulepreload", new URL(`parts/${language}-page.js`, script));

  // Embedders append `#?secret=…`.
  const [shown] = location.hash.replace(/^#\/?/, "").split("#");
  const id = shown.split(/[/?]/)[0];
  document.body.classList.toggle("at-home", !id);
  for (const [game, name] of Object.entries(words[language]?.games ?? {})) document.querySelector(`#games a[data-k="${game}"]`).textContent = name;
  document.querySelector(`#games a[data-k="${CSS.escape(id)}"]`)?.setAttribute("aria-current", "page");

  // Whoever has been here before sees what they left.
  const left = id ? new RegExp(`^tessera\\.(game|view|turned)\\.${CSS.escape(id)}$`) : /^tessera\.(game|lesson|daily)\./;
  let isNew = true;
  try {
    isNew = !Object.keys(localStorage).some((key) => left.test(key));
  } catch {
    // Without storage everybody is new.
  }

  // What was sent is the same for everybody: the service has drawn it.
  const name = shared ? "shared" : shown || "home";
  let isOpen = isNew || Boolean(shared);
  return () => {
    const first = isOpen && document.getElementById(`first-${name}`);
    if (!first) return;
    isOpen = false;
    const picture = document.createElement("template");
    picture.innerHTML = first.textContent;
    const texts = document.createTreeWalker(picture.content, NodeFilter.SHOW_TEXT);
    const said = words[language]?.[name] ?? {};
    for (let place = 0; texts.nextNode(); place++) if (said[place]) texts.currentNode.data = said[place];
    const width = matchMedia("(max-width: 40rem)").matches ? "narrow" : "wide";
    for (const board of picture.content.querySelectorAll(".board > svg")) {
      const box = board.dataset[width];
      if (box) {
        board.setAttribute("viewBox", box);
        const [, , wide, high] = box.split(" ");
        // A policy without exceptions allows no attributes of style in HTML. The scale is the table's.
        board.style.maxWidth = `${Math.round(wide * 1.8)}px`;
        board.style.maxHeight = `${Math.round(high * 1.8)}px`;
      } else board.remove();
    }
    for (const dark of picture.content.querySelectorAll("source")) {
      if (["light", "dark"].includes(theme)) dark.media = theme === "dark" ? "all" : "not all";
    }
    document.getElementById("main").append(picture.content);
    // Until now nothing was drawn: a page without its picture would be drawn for nobody.
    document.getElementById("until-first")?.remove();
  };
})();

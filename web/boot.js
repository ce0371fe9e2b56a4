// Runs in the HTML itself, before any other file of the page has arrived: chooses the language and the colours, and
// shows the start of the game that the address names, or the list of games, as the page will draw it. The HTML carries
// these pictures as text, because only one of them is needed; a call of `showFirst` follows them (tools/page). A page
// at a short address carries a picture of the service instead (src/api/links).

/** If the page takes longer than this to arrive, in milliseconds, it is drawn before its fonts could load. */
const IN_TIME_FOR_LETTERS = 300;

/** Shows the first picture, if it has arrived by now. */
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
  // Fonts never change while a page is open (`optional`): if another font breaks a line elsewhere, everything below
  // would jump. So fonts are requested only if they arrive before the first drawing, which waits for them: over a fast
  // line, or from the service worker's cache.
  if (performance.now() < IN_TIME_FOR_LETTERS || isControlled()) {
    for (const [weight, name] of [["400", "Regular"], ["600", "SemiBold"]]) {
      const { href } = new URL(`fonts/Inter-${name}.woff2`, script);
      early("preload", href, { as: "font", type: "font/woff2", crossOrigin: "" });
      document.fonts.add(new FontFace("Inter", `url(${href}) format("woff2")`, { weight, display: "optional" }));
    }
  }

  // A short address names the place of the page that it stands for. From here on the page is at the root of the
  // service, wherever a proxy has put that, and all addresses in it are relative.
  const shared = document.querySelector('meta[name="tessera-address"]');
  if (shared) history.replaceState(history.state, "", new URL(`../../${location.search}${shared.content}`, script));

  const asked = new URLSearchParams(location.search);
  const theme = asked.get("theme") ?? read("theme");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;

  // Texts of the pictures in other languages: for each picture its pieces of text by their places; and names of games.
  const words = JSON.parse(document.getElementById("first-words").textContent);
  const wanted = [asked.get("lang"), read("language"), ...navigator.languages].map((tag) => `${tag}`.split("-")[0].toLowerCase());
  const language = wanted.find((tag) => tag === "en" || words[tag]) ?? "en";
  document.documentElement.lang = language;
  document.getElementById("language").firstElementChild.textContent = language.toUpperCase();
  // The script will request the messages: this fetches them early.
  if (words[language]) early("modulepreload", new URL(`parts/${language}-page.js`, script));

  // Embedders append `#?secret=…`.
  const [shown] = location.hash.replace(/^#\/?/, "").split("#");
  const id = shown.split(/[/?]/)[0];
  document.body.classList.toggle("at-home", !id);
  for (const [game, name] of Object.entries(words[language]?.games ?? {})) document.querySelector(`#games a[data-k="${game}"]`).textContent = name;
  document.querySelector(`#games a[data-k="${CSS.escape(id)}"]`)?.setAttribute("aria-current", "page");

  // Returning visitors see the state in which they left the page.
  const left = id ? new RegExp(`^tessera\\.(game|view|turned)\\.${CSS.escape(id)}$`) : /^tessera\.(game|lesson|daily)\./;
  let isNew = true;
  try {
    isNew = !Object.keys(localStorage).some((key) => left.test(key));
  } catch {
    // Without storage, every visitor counts as new.
  }

  // Pages at short addresses are the same for all visitors: the service has drawn them.
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
        // A policy without exceptions forbids style attributes in HTML. The scale is that of the table.
        board.style.maxWidth = `${Math.round(wide * 1.8)}px`;
        board.style.maxHeight = `${Math.round(high * 1.8)}px`;
      } else board.remove();
    }
    for (const dark of picture.content.querySelectorAll("source")) {
      if (["light", "dark"].includes(theme)) dark.media = theme === "dark" ? "all" : "not all";
    }
    document.getElementById("main").append(picture.content);
    // Allows the browser to draw from now on: before, the page would lack its picture.
    document.getElementById("until-first")?.remove();
  };
})();

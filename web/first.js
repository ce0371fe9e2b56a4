// Runs as soon as it is read, before any other file of the page is there: chooses the language, and shows the start of the
// game that the address names, or the list of games, as the page will draw it. It stands in the HTML itself, once after
// each picture (tools/page).

if (!document.querySelector("main > .game, main > .home")) {
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`tessera.${key}`));
    } catch {
      return null;
    }
  };
  // A short address says what of the page it stands for.
  const shared = document.querySelector('meta[name="tessera-address"]');
  if (shared) history.replaceState(history.state, "", `/${location.search}${shared.content}`);

  const asked = new URLSearchParams(location.search);
  const theme = asked.get("theme") ?? read("theme");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;

  // What the pictures say in other languages: for each picture its pieces of text by their places.
  const words = JSON.parse(document.getElementById("first-words").textContent);
  const wanted = [asked.get("lang"), read("language"), ...navigator.languages].map((tag) => `${tag}`.split("-")[0].toLowerCase());
  const language = wanted.find((tag) => tag === "en" || words[tag]) ?? "en";
  document.documentElement.lang = language;
  document.getElementById("language").firstElementChild.textContent = language.toUpperCase();
  if (words[language] && !document.querySelector('link[rel="modulepreload"]')) {
    // The script will ask for it: it had better be on its way.
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(`parts/${language}-page.js`, document.querySelector('script[type="module"]').src);
    document.head.append(link);
  }

  const shown = location.hash.replace(/^#\/?/, "");
  const id = shown.split(/[/?]/)[0];
  document.body.classList.toggle("at-home", !id);
  const current = document.querySelector(`#games a[data-k="${CSS.escape(id)}"]`);
  current?.setAttribute("aria-current", "page");

  const first = document.getElementById(`first-${shown || "home"}`);
  const main = document.getElementById("main");
  // Whoever has been here before sees what they left.
  const left = id ? new RegExp(`^tessera\\.(game|view|turned)\\.${CSS.escape(id)}$`) : /^tessera\.(game|lesson|daily)\./;
  let isNew = true;
  try {
    isNew = !Object.keys(localStorage).some((key) => left.test(key));
  } catch {
    // Without storage everybody is new.
  }
  if (first && isNew) {
    const texts = document.createTreeWalker(first.content, NodeFilter.SHOW_TEXT);
    const said = words[language]?.[shown || "home"] ?? {};
    for (let place = 0; texts.nextNode(); place++) if (said[place]) texts.currentNode.data = said[place];
    main.append(first.content);
    const width = matchMedia("(max-width: 40rem)").matches ? "narrow" : "wide";
    for (const picture of main.querySelectorAll(".board > svg")) {
      const box = picture.dataset[width];
      if (box) {
        picture.setAttribute("viewBox", box);
        const [, , wide, high] = box.split(" ");
        // A policy without exceptions allows no attributes of style in HTML. The scale is the table's.
        picture.style.maxWidth = `${Math.round(wide * 1.8)}px`;
        picture.style.maxHeight = `${Math.round(high * 1.8)}px`;
      } else picture.remove();
    }
  }
}

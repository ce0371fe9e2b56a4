// The puzzle of the day on any site:
// <script src="https://HOST/widget.js" data-game="octopus"></script>
// data-theme="light" or "dark" (else as the visitor's system has it), data-width="380" in pixels at most, data-lang="de"
// (else the language of the page that it stands on, else the visitor's).
(() => {
  const script = document.currentScript;
  const host = new URL(script.src).origin;
  const game = script.dataset.game || "octopus";
  const theme = script.dataset.theme;
  const WORDS = {
    en: { locale: "en-GB", coming: "Fetching the puzzle of the day …", title: "Puzzle of the day", failed: "The puzzle of the day can’t be had just now.", after: " puzzle",
      position: (name, player) => `The position: ${name}, player ${player} to move`, solve: "Solve it here", open: "Open at Tessera", frame: (name, day) => `${name}: puzzle of ${day}` },
    de: { locale: "de", coming: "Das Rätsel des Tages wird geholt …", title: "Rätsel des Tages", failed: "Das Rätsel des Tages ist gerade nicht zu bekommen.", after: ": Rätsel",
      position: (name, player) => `Die Stellung: ${name}, Spieler ${player} ist am Zug`, solve: "Hier lösen", open: "Bei Tessera öffnen", frame: (name, day) => `${name}: Rätsel vom ${day}` },
    es: { locale: "es", coming: "Buscando el problema del día…", title: "Problema del día", failed: "El problema del día no está disponible ahora.", after: ": problema",
      position: (name, player) => `La posición: ${name}, le toca al jugador ${player}`, solve: "Resolver aquí", open: "Abrir en Tessera", frame: (name, day) => `${name}: problema del ${day}` },
    fr: { locale: "fr", coming: "Le problème du jour arrive…", title: "Problème du jour", failed: "Le problème du jour n’est pas disponible pour l’instant.", after: "\u202f: problème",
      position: (name, player) => `La position\u202f: ${name}, au joueur ${player} de jouer`, solve: "Résoudre ici", open: "Ouvrir sur Tessera", frame: (name, day) => `${name}\u202f: problème du ${day}` },
  };
  const tags = [script.dataset.lang, script.closest("[lang]")?.lang, ...navigator.languages].map((tag) => `${tag}`.split("-")[0].toLowerCase());
  const lang = tags.find((tag) => Object.hasOwn(WORDS, tag)) ?? "en";
  const words = WORDS[lang];
  const width = Number.parseInt(script.dataset.width, 10) || 400;

  const sheet = new CSSStyleSheet();
  const dark = ":host{--paper:#15171c;--ink:#eceae4;--muted:#a2a7b2;--line:#3a404a;--accent:#79b8ff;--on:#10131a}";
  sheet.replaceSync(`
    :host{--paper:#fbfaf7;--ink:#23262d;--muted:#62656e;--line:#d3cbba;--accent:#0b62c4;--on:#fff;display:block;max-width:${width}px}
    ${theme === "dark" ? dark : theme === "light" ? "" : `@media(prefers-color-scheme:dark){${dark}}`}
    article{font:400 15px/1.45 Inter,"Segoe UI","Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:14px 16px 12px}
    header{display:flex;justify-content:space-between;gap:12px;font-size:13px;color:var(--muted)}
    strong{font-weight:600;color:var(--ink)}
    p{margin:8px 0;font-weight:600}
    p.state{font-weight:400;color:var(--muted)}
    img{display:block;width:100%;height:auto;border-radius:8px;margin:8px 0}
    iframe{display:block;width:100%;height:640px;border:0}
    footer{display:flex;justify-content:space-between;align-items:center;gap:12px;margin-top:8px;font-size:13px}
    a{color:var(--muted)}
    button{font:inherit;font-weight:600;font-size:14px;padding:7px 14px;border:0;border-radius:8px;background:var(--accent);color:var(--on);cursor:pointer}
    button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
  `);

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const place = element("div", { lang });
  script.after(place);
  const root = place.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  const state = element("p", { className: "state", textContent: words.coming });
  const article = element("article", { ariaLabel: words.title }, state);
  root.append(article);

  load(20).then(show, () => {
    state.textContent = words.failed;
  });

  // A service that is full, or still at work on the puzzle, is asked again when it says so.
  async function load(tries) {
    const response = await fetch(`${host}/v1/${encodeURIComponent(game)}/puzzles/daily`);
    if (response.status === 503 && tries > 1) {
      const seconds = Number(response.headers.get("retry-after")) || 1;
      await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
      return load(tries - 1);
    }
    if (!response.ok) throw new Error(`the service answered ${response.status}`);
    return response.json();
  }

  function show(puzzle) {
    const asked = `lang=${lang}`;
    const path = `#/${encodeURIComponent(game)}/puzzle/${puzzle.date}`;
    const name = game.charAt(0).toUpperCase() + game.slice(1);
    const day = new Date(`${puzzle.date}T12:00:00Z`).toLocaleDateString(words.locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
    const picture = (shade) => `${host}/v1/${encodeURIComponent(game)}/board.svg?position=${encodeURIComponent(puzzle.key)}&theme=${shade}&size=720`;
    const image = element("img", { src: picture(theme === "dark" ? "dark" : "light"), alt: words.position(name, puzzle.seat + 1) });
    const shown = element("picture", {}, image);
    if (theme !== "dark" && theme !== "light") shown.prepend(element("source", { srcset: picture("dark"), media: "(prefers-color-scheme: dark)" }));
    const solve = element("button", { type: "button", textContent: words.solve });
    const link = element("a", { href: `${host}/?${asked}${path}`, target: "_blank", rel: "noopener", textContent: words.open });
    const question = element("p", { textContent: puzzle.question, lang: "en" });
    solve.addEventListener("click", () => {
      const shade = theme === "dark" || theme === "light" ? `&theme=${theme}` : "";
      const frame = element("iframe", { src: `${host}/?embed&${asked}${shade}${path}`, title: words.frame(name, day) });
      // The page inside tells how high it is.
      addEventListener("message", (event) => {
        if (event.source === frame.contentWindow && event.origin === host && Number.isFinite(event.data?.tesseraHeight)) {
          frame.style.height = `${Math.ceil(event.data.tesseraHeight)}px`;
        }
      });
      shown.replaceWith(frame);
      question.remove();
      solve.remove();
      frame.focus();
    });
    article.replaceChildren(
      element("header", {}, element("span", {}, element("strong", { textContent: name }), words.after), element("time", { dateTime: puzzle.date, textContent: day })),
      question,
      shown,
      element("footer", {}, solve, link),
    );
  }
})();

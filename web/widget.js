// Puzzles, positions and games on any site:
// <script src="https://HOST/widget.js" data-game="octopus"></script> shows the puzzle of the day; with data-date that of
// another day, with data-puzzle="ID" any puzzle, with data-position="KEY" a position, with data-record="CODE" a game, as
// short addresses have them. The widget reserves its place from the beginning, so that nothing around it moves.
// data-theme="light" or "dark" (default: the visitor's system), data-width="380" in pixels at most, data-lang="de"
// (default: the language of the surrounding page, otherwise the visitor's). The widget appears at its tag; that of a tag
// in the head comes at the end of the page.
(() => {
  const WORDS = {
    en: {
      locale: "en-GB", coming: "One moment …", failed: "This is not available just now.", open: "Open at Tessera",
      names: { ingenious: "Ingenious" },
      title: { daily: "Puzzle of the day", puzzle: "Puzzle", position: "Position", record: "Game" },
      after: { daily: " puzzle", puzzle: " puzzle", position: " position", record: " game" },
      action: { daily: "Solve it here", puzzle: "Solve it here", position: "Try it here", record: "See its moves here" },
      picture: (name, player) => `The position: ${name}, player ${player} to move`, frame: (name, day) => `${name}: puzzle of ${day}`,
    },
    de: {
      locale: "de", coming: "Einen Augenblick …", failed: "Das ist gerade nicht verfügbar.", open: "Bei Tessera öffnen",
      names: { ingenious: "Einfach Genial" },
      title: { daily: "Rätsel des Tages", puzzle: "Rätsel", position: "Stellung", record: "Partie" },
      after: { daily: ": Rätsel", puzzle: ": Rätsel", position: ": Stellung", record: ": Partie" },
      action: { daily: "Hier lösen", puzzle: "Hier lösen", position: "Hier ausprobieren", record: "Züge hier ansehen" },
      picture: (name, player) => `Die Stellung: ${name}, Spieler ${player} ist am Zug`, frame: (name, day) => `${name}: Rätsel vom ${day}`,
    },
    es: {
      locale: "es", coming: "Un momento…", failed: "No está disponible ahora.", open: "Abrir en Tessera",
      names: { ingenious: "Genial" },
      title: { daily: "Problema del día", puzzle: "Problema", position: "Posición", record: "Partida" },
      after: { daily: ": problema", puzzle: ": problema", position: ": posición", record: ": partida" },
      action: { daily: "Resolver aquí", puzzle: "Resolver aquí", position: "Probar aquí", record: "Ver las jugadas aquí" },
      picture: (name, player) => `La posición: ${name}, le toca al jugador ${player}`, frame: (name, day) => `${name}: problema del ${day}`,
    },
    fr: {
      locale: "fr", coming: "Un instant…", failed: "Ce n’est pas disponible pour l’instant.", open: "Ouvrir sur Tessera",
      names: { ingenious: "Simple et génial" },
      title: { daily: "Problème du jour", puzzle: "Problème", position: "Position", record: "Partie" },
      after: { daily: "\u202f: problème", puzzle: "\u202f: problème", position: "\u202f: position", record: "\u202f: partie" },
      action: { daily: "Résoudre ici", puzzle: "Résoudre ici", position: "Essayer ici", record: "Voir les coups ici" },
      picture: (name, player) => `La position\u202f: ${name}, au joueur ${player} de jouer`, frame: (name, day) => `${name}\u202f: problème du ${day}`,
    },
  };

  /** The tags that this run serves: its own tag, or, as a module, which runs once per page, the tags of all widgets. */
  function ownTags() {
    if (document.currentScript) return [document.currentScript];
    // A script that must also run as a classic one can't use `import.meta.url`; the stack contains its address.
    const [, source] = /(https?:\S+):\d+:\d+\)?$/m.exec(new Error().stack) ?? [];
    return [...document.querySelectorAll("script[type=module][src]")].filter(({ src }) => src.replace(/#.*/, "") === source);
  }

  const tags = ownTags();
  const start = () => tags.forEach(showWidget);
  if (tags.some((script) => document.head?.contains(script)) && document.readyState === "loading") addEventListener("DOMContentLoaded", start, { once: true });
  else start();

  function showWidget(script) {
    // The service may lie under a path.
    const host = new URL(".", script.src).href.slice(0, -1);
    const [position, record] = ["position", "record"].map((name) => script.dataset[name]?.trim());
    const [theme, id, date, named] = ["theme", "puzzle", "date", "game"].map((name) => script.dataset[name]?.trim().toLowerCase());
    const game = named || /^[a-z]+/.exec(id ?? "")?.[0] || "octopus";
    const kind = id ? "puzzle" : position ? "position" : record ? "record" : "daily";
    const wanted = [script.dataset.lang, script.closest("[lang]")?.lang, ...navigator.languages].map((tag) => `${tag}`.trim().split("-")[0].toLowerCase());
    const lang = wanted.find((tag) => Object.hasOwn(WORDS, tag)) ?? "en";
    const words = WORDS[lang];
    const name = words.names[game] ?? game.charAt(0).toUpperCase() + game.slice(1);
    const width = Number.parseInt(script.dataset.width, 10) || 400;

    const sheet = new CSSStyleSheet();
    const dark = ":host{--paper:#15171c;--ink:#eceae4;--muted:#a2a7b2;--line:#3a404a;--accent:#79b8ff;--on:#10131a}";
    sheet.replaceSync(`
      :host{--paper:#fbfaf7;--ink:#23262d;--muted:#62656e;--line:#d3cbba;--accent:#0b62c4;--on:#fff;display:block;max-width:${width}px}
      ${theme === "dark" ? dark : theme === "light" ? "" : `@media(prefers-color-scheme:dark){${dark}}`}
      article{font:400 15px/1.45 Inter,"Segoe UI","Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:14px 16px 12px}
      header{display:flex;justify-content:space-between;gap:12px;font-size:13px;color:var(--muted)}
      strong{font-weight:600;color:var(--ink)}
      p{margin:8px 0;font-weight:600;min-height:4.35em}
      p.state{font-weight:400;color:var(--muted)}
      picture{display:block;aspect-ratio:1;margin:8px 0}
      img{display:block;width:100%;height:100%;object-fit:contain;border-radius:8px}
      iframe{display:block;width:100%;height:640px;border:0}
      footer{min-height:2.4em;display:flex;justify-content:space-between;align-items:center;gap:12px;margin-top:8px;font-size:13px}
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
    if (document.head?.contains(script)) document.body.append(place);
    else script.after(place);
    const root = place.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const state = element("p", { className: "state", textContent: words.coming });
    const article = element("article", { ariaLabel: words.title[kind] }, element("header", {}, "\u00a0"), state, element("picture", {}), element("footer", {}));
    root.append(article);

    const part = encodeURIComponent;
    const find = { daily: puzzle, puzzle, position: shared, record: shared }[kind];
    find().then(show, () => {
      state.textContent = words.failed;
    });

    /** Fetches the content of a puzzle's widget. */
    async function puzzle() {
      const found = await load(`/v1/${part(game)}/puzzles/${id ? part(id) : `daily${date ? `?date=${part(date)}` : ""}`}`, 20);
      return {
        date: found.date, text: found.question, alt: words.picture(name, found.seat + 1),
        picture: `${host}/v1/${part(game)}/board.svg?position=${part(found.key)}`,
        path: found.date ? `#/${part(game)}/puzzle/${found.date}` : `#/${part(game)}/puzzle/id/${part(id)}`,
      };
    }

    /** Fetches the content of a position's or a game's widget, by its short address. */
    async function shared() {
      const address = position ? `/g/${part(game)}/${part(position)}` : `/r/${part(game)}/${part(record)}`;
      const told = await load(`/oembed?url=${part(address)}`, 20);
      return {
        text: told.title, alt: told.title,
        picture: told.thumbnail_url.replace(/^.*?(?=\/v1\/)/, host).replace("board.png?frame=card&", "board.svg?"),
        path: position ? `#/${part(game)}/analysis?p=${part(position)}` : `#/${part(game)}/review?r=${part(record)}`,
      };
    }

    // A busy service is asked again after its `retry-after`.
    async function load(path, tries) {
      const response = await fetch(host + path, { headers: { "accept-language": lang } });
      if (response.status === 503 && tries > 1) {
        const seconds = Number(response.headers.get("retry-after")) || 1;
        await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
        return load(path, tries - 1);
      }
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      return response.json();
    }

    function show({ date: day, text, alt, picture, path }) {
      const asked = `lang=${lang}`;
      const date = day && new Date(`${day}T12:00:00Z`).toLocaleDateString(words.locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
      const spelled = lang === "fr" ? date?.replace(/^1(?=\s)/, "1er") : date;
      const drawn = (shade) => {
        const address = new URL(picture);
        for (const [name, value] of Object.entries({ theme: shade, size: 720, lang })) address.searchParams.set(name, value);
        return address.href;
      };
      const image = element("img", { src: drawn(theme === "dark" ? "dark" : "light"), alt });
      const shown = element("picture", {}, image);
      if (theme !== "dark" && theme !== "light") shown.prepend(element("source", { srcset: drawn("dark"), media: "(prefers-color-scheme: dark)" }));
      const solve = element("button", { type: "button", textContent: words.action[kind] });
      const link = element("a", { href: `${host}/?${asked}${path}`, target: "_blank", rel: "noopener", textContent: words.open });
      const question = element("p", { textContent: text, lang });
      solve.addEventListener("click", () => {
        const shade = theme === "dark" || theme === "light" ? `&theme=${theme}` : "";
        const frame = element("iframe", { src: `${host}/?embed&${asked}${shade}${path}`, title: spelled ? words.frame(name, spelled) : `${name}${words.after[kind]}` });
        // The page in the frame reports its height.
        addEventListener("message", (event) => {
          if (event.source === frame.contentWindow && Number.isFinite(event.data?.tesseraHeight)) {
            frame.style.height = `${Math.ceil(event.data.tesseraHeight)}px`;
          }
        });
        shown.replaceWith(frame);
        question.remove();
        solve.remove();
        frame.focus();
      });
      article.replaceChildren(
        element("header", {}, element("span", {}, element("strong", { textContent: name }), words.after[kind]), ...(spelled ? [element("time", { dateTime: day, textContent: spelled })] : [])),
        question,
        shown,
        element("footer", {}, solve, link),
      );
    }
  }
})();

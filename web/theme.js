// The theme: light, dark, or that of the system.

import { store } from "./dom.js";
import { say } from "./i18n.js";

/** The themes in the order of the button. Its first press changes the colours, unless the system has changed meanwhile. */
const THEMES = ["system", ...(matchMedia("(prefers-color-scheme: dark)").matches ? ["light", "dark"] : ["dark", "light"])];

function wear(theme) {
  document.documentElement.dataset.theme = theme;
  const button = document.getElementById("theme");
  button.title = say("named", { name: say("theme"), text: say(`theme-${theme}`) });
  button.setAttribute("aria-label", button.title);
}

/** Applies the chosen theme; `?theme=dark` in the address takes precedence. Other tabs follow. */
export function dress() {
  const asked = new URLSearchParams(location.search).get("theme");
  const follow = () => wear(THEMES.includes(asked) ? asked : (store.get("theme") ?? "system"));
  follow();
  store.watch("theme", follow);
  document.getElementById("theme").addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % THEMES.length];
    store.set("theme", next);
    wear(next);
  });
}

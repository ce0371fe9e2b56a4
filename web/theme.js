// Light, dark, or as the system has it.

import { store } from "./dom.js";

const THEMES = ["system", "light", "dark"];
const NAMES = { system: "Auto", light: "Light", dark: "Dark" };

function wear(theme) {
  document.documentElement.dataset.theme = theme;
  document.getElementById("theme").textContent = NAMES[theme];
}

/** Puts the chosen theme on; `?theme=dark` in the address goes before what was chosen. */
export function dress() {
  const asked = new URLSearchParams(location.search).get("theme");
  wear(THEMES.includes(asked) ? asked : (store.get("theme") ?? "system"));
  document.getElementById("theme").addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % THEMES.length];
    store.set("theme", next);
    wear(next);
  });
}

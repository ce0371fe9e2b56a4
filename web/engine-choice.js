// The setting for where the engine thinks, and a note of the place that answered last.

import { PLACES, lastPlace, loadEngineLater, onWork, place } from "./device.js";
import { h } from "./dom.js";
import { say } from "./i18n.js";

const atWorkIn = (where) => (where ? say("engine-at-work", { where }) : "");

onWork((where) => {
  for (const element of document.querySelectorAll(".at-work")) element.textContent = atWorkIn(where);
});

/** The setting as a row; `changed` is called after another choice. */
export function engineChoice(changed) {
  const atWork = h("span", { class: "state at-work", role: "status" }, atWorkIn(lastPlace));
  const choose = (event) => {
    place.set(event.target.value);
    loadEngineLater();
    changed?.();
  };
  const title = say("engine-place-about");
  return h("div", { class: "row engine-choice" },
    h("label", { title }, `${say("engine-place")} `, h("select", { "data-k": "engine-place", onchange: choose }, PLACES.map((name) => h("option", { value: name, selected: name === place.get() }, say("engine-place-name", { name }))))),
    atWork);
}

// The setting where the engine thinks, and the word which of both is at work.

import { PLACES, lastPlace, loadEngineLater, onWork, place } from "./device.js";
import { h } from "./dom.js";

const NAMES = { automatic: "automatic", device: "this device", service: "the service" };
const AT_WORK = { device: "At work: this device.", service: "At work: the service." };

onWork((where) => {
  for (const element of document.querySelectorAll(".at-work")) element.textContent = AT_WORK[where];
});

/** The setting as a row; `changed` hears of another choice. */
export function engineChoice(changed) {
  const atWork = h("span", { class: "state at-work", role: "status" }, AT_WORK[lastPlace] ?? "");
  const choose = (event) => {
    place.set(event.target.value);
    loadEngineLater();
    changed?.();
  };
  const title = "Automatic: on this device once the engine is loaded, except for deep analyses and reviews.";
  return h("div", { class: "row engine-choice" },
    h("label", { title }, "Engine runs on ", h("select", { "data-k": "engine-place", onchange: choose }, PLACES.map((name) => h("option", { value: name, selected: name === place.get() }, NAMES[name])))),
    atWork);
}

// Soft sounds, synthesised here: a tap for a move, two notes for a win. They are off by default.

import { store } from "./dom.js";
import { say } from "./i18n.js";

const KEY = "sounds";
let context = null;

const isAudible = () => store.get(KEY) === true;

/** Plays a short tone: frequency in hertz, length and delay in seconds, and waveform. */
function tone(frequency, length, from, type) {
  const begin = context.currentTime + from;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(0.12, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  const source = new OscillatorNode(context, { type, frequency });
  source.connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(begin + length);
}

/** Plays the sound of `"move"` or `"win"`. */
export function sound(name) {
  if (!isAudible() || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  if (name === "win") {
    tone(523, 0.25, 0, "sine");
    tone(784, 0.45, 0.16, "sine");
  } else tone(220, 0.09, 0, "triangle");
}

/** Lets the button in the page's header turn sounds on and off. */
export function offerSounds() {
  const button = document.getElementById("sounds");
  const show = () => {
    const [name, state] = [say("sounds"), isAudible()];
    button.setAttribute("aria-label", name);
    button.setAttribute("aria-pressed", `${state}`);
    button.title = name;
  };
  button.addEventListener("click", () => {
    store.set(KEY, !isAudible());
    show();
    sound("move");
  });
  show();
}

// Soft sounds, synthesised here: a tap for a move, two notes for an answer or an end. They are off by default.

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

/** The tones of each sound: frequency, length, delay and waveform. */
const SOUNDS = {
  move: [[220, 0.09, 0, "triangle"]],
  wrong: [[196, 0.14, 0, "triangle"], [139, 0.22, 0.12, "triangle"]],
  solved: [[440, 0.16, 0, "sine"], [659, 0.3, 0.11, "sine"]],
  win: [[523, 0.25, 0, "sine"], [784, 0.45, 0.16, "sine"]],
  loss: [[330, 0.25, 0, "sine"], [247, 0.45, 0.16, "sine"]],
};

/** Plays one of the `SOUNDS`; none before the visitor's first gesture. */
export function sound(name) {
  if (!isAudible() || !context) return;
  for (const one of SOUNDS[name]) tone(...one);
}

/** The sound of the last move of a game: that of a win only if a person at this device wins. */
export function toneOf({ people }, winners) {
  if (!people.length || !winners.length) return "move";
  return people.some((seat) => winners.includes(seat)) ? "win" : "loss";
}

/** Browsers allow sounds from the visitor's first gesture on, and may suspend them later. */
function wake() {
  if (!isAudible() || typeof AudioContext !== "function" || navigator.userActivation?.isActive === false) return;
  context ??= new AudioContext();
  if (context.state !== "running") context.resume();
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
    wake();
    sound("move");
  });
  for (const type of ["pointerup", "keydown", "click"]) addEventListener(type, wake, true);
  store.watch(KEY, show);
  show();
}

// The lines below the board: the last event, the state of the choice, the effect of a move, and buttons.

import { h, refill } from "./dom.js";
import { say } from "./i18n.js";

/** A sentence that begins with a cell stays as it is. */
const capital = (sentence) => (/^[a-o]\d/.test(sentence) ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1));

/** The last event, above the sentence of the bar: a hint, a verdict, a reply. `kind` is a class of the style. */
export const told = (kind, text, lang = null) => h("div", { class: `told ${kind}${text.length > LONG ? " long" : ""}`, lang }, text);
/** From this number of letters on, a text is set smaller on a phone. */
const LONG = 80;

export class Bar {
  constructor(table) {
    this.table = table;
    this.element = h("div", { class: "bar" });
  }

  render() {
    const { table } = this;
    if (table.isStopped) return;
    if (!table.moves.length) {
      const { preview } = table;
      this.fill(preview ? capital(table.inWords(preview)) : table.prompt, table.actions.map(button), "", table.promptLanguage);
      return;
    }
    const [status, buttons] = this.choosing();
    const isPrompt = status === table.prompt && !table.reason;
    this.fill(table.reason ?? status, buttons, table.reason ? "reason" : isPrompt ? "prompt" : "", isPrompt ? table.promptLanguage : null);
  }

  /** Shows a sentence alone while a position is on its way. */
  wait(text) {
    this.put(words(h("p", { class: "status" }, text)));
  }

  /** Shows a failure until the bar is filled again. */
  notice(text, actions) {
    this.put(words(h("p", { class: "status notice", role: "alert" }, text)), actions.length > 0 && h("div", { class: "buttons" }, actions.map(button)));
  }

  fill(status, buttons, more = "", lang = null) {
    const { above: last, prompt, keepsPrompt, isPuzzle, choice, pending } = this.table;
    // The verdict on a wrong move is not one on the next move.
    const isOld = isPuzzle && (pending || choice.begun) && last?.classList?.contains("wrong");
    const above = isOld ? null : last;
    this.put(words(above || (keepsPrompt && status !== prompt && told("hint", prompt)), h("p", { class: `status ${more}`, lang }, status)), buttons.length > 0 && h("div", { class: "buttons" }, buttons));
  }

  /** Replaces the content; if the focused button goes, the focus moves on. */
  put(...content) {
    this.table.lost ||= this.element.contains(document.activeElement);
    refill(this.element, ...content);
    this.table.regainFocus();
  }

  /** Returns the status and the buttons while a move is being chosen. */
  choosing() {
    const { table } = this;
    const { choice, game, pending, zoom } = table;
    const complete = choice.taken.length ? choice.complete() : [];
    const buttons = [];
    const offer = (move, label, primary, isChoice = false) => buttons.push(h("button", {
      type: "button", class: primary ? "primary" : "", "data-k": `offer-${move.move}`, "data-move": move.move,
      // A finger cannot point: its tap on one of several moves shows that move.
      onclick: ({ pointerType }) => (isChoice && pointerType === "touch" ? table.picker.propose(move) : table.picker.make(move)),
      onpointerenter: () => table.sketch(move), onpointerleave: () => table.sketch(null),
      onfocus: () => table.sketch(move), onblur: () => table.sketch(null),
    }, label));
    const warning = table.warned ? `. ${table.warned.text}` : "";
    const inFull = (one) => capital(table.inWords(one)) + warning;
    let status = table.prompt;
    const move = table.considered();
    if (pending) {
      offer(pending, say("make-move"), true);
      status = inFull(pending);
    } else if (complete.length > 1) {
      complete.sort((a, b) => game.gain(b).length - game.gain(a).length).forEach((one, i) => offer(one, game.choice?.(one) ?? one.move, i === 0, true));
      status = [say("which", { game: game.id }), table.warned?.text].filter(Boolean).join(" ");
    } else if (complete.length === 1) {
      offer(complete[0], say("make-move"), true);
      status = say("or-add-tile", { move: capital(table.inWords(complete[0])) });
    } else if (move) status = inFull(move);
    else if (zoom.near && choice.held !== null && !choice.taken.length) status = say("choose-near");
    else if (choice.begun) status = game.nextPart?.(choice) ?? say(choice.held !== null ? "choose-place" : "choose-tile");
    if (choice.begun || pending) {
      buttons.push(h("button", { type: "button", class: "quiet", "data-k": "back", onclick: () => table.picker.back() }, say("back")));
    } else {
      table.moves.filter((one) => !game.ways(one).length).forEach((one) => offer(one, game.action?.(one) ?? one.move, true));
      buttons.push(...table.actions.map(button));
    }
    return [status, buttons];
  }
}

/** The sentences of the bar. Their place has the same height whatever they say, so that the board stays where it is. */
const words = (...content) => h("div", { class: "words" }, ...content);

/** A button of the bar, which keeps its `key` if its label changes; with `isNarrow`, only where the panel is in a sheet. */
const button = ({ label, key = label, action, primary, isNarrow }) => h("button", { type: "button", class: primary ? "primary" : isNarrow ? "narrow" : "", "data-k": `action-${key}`, onclick: action }, label);

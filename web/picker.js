// The effects of clicks and taps on a table: they choose a tile, a disc or a place, make a move, or are refused with a reason.

import { announce } from "./dom.js";
import { say } from "./i18n.js";

export class Picker {
  constructor(table) {
    this.table = table;
  }

  /** Handles a click on a spot of the board; by touch, a first tap shows a move and a second one makes it. */
  press(id, byTouch) {
    const { table } = this;
    const { choice, game } = table;
    table.reason = null;
    if (table.onSpot) return void table.onSpot(id);
    if (!table.moves.length) return;
    const entry = choice.targets().get(id);
    if (entry) {
      const move = entry.complete.length === 1 && !entry.partial.length ? entry.complete[0] : null;
      if (move && byTouch && table.pending !== move) return this.propose(move);
      return this.put(choice.held, id);
    }
    if (!game.hasHand && choice.sources().has(id)) {
      table.pending = null;
      choice.hold(choice.held === id ? null : id);
    } else if (game.hasHand && choice.held === null && choice.allTargets().has(id)) {
      table.pending = null;
      choice.aim(choice.aimed === id ? null : id);
    } else if (choice.lift(id) || choice.shift(id)) table.pending = null;
    // The choice stays; the bar explains why nothing happens.
    else return void this.refuse(choice.held, id);
    table.update();
  }

  /** Shows a move, which the bar offers to make. */
  propose(move) {
    const { table } = this;
    Object.assign(table, { pending: move, preview: null });
    table.update();
    announce(table.inWords(move));
  }

  /** Explains why a source cannot be used, or cannot be put on a target. */
  async refuse(source, target) {
    const { table } = this;
    const { view } = table;
    const known = table.game.whyNot?.(table.position, source, target) ?? "";
    const told = known || (await table.explain(source, target));
    if (view !== table.view || !table.moves.length) return;
    table.reason = told || (source === null ? say("nothing-goes-there") : say("not-there"));
    table.refusedAt = target;
    table.renderOverlay();
    table.bar.render();
    announce(table.reason);
    table.refused(table.reason, source, target);
  }

  /** Handles a click on a tile of the hand; `button` is the tile itself, which may have equal ones next to it. */
  pick(source, button = null) {
    const { table } = this;
    const { choice } = table;
    table.pending = table.reason = null;
    const isOther = table.picked !== button && choice.held === source;
    table.picked = button;
    if (choice.aimed !== null) {
      if (choice.targets(source).has(choice.aimed)) this.put(source, choice.aimed);
      return;
    }
    choice.hold(choice.held === source && !isOther ? null : source);
    table.update();
  }

  put(source, target) {
    const { table } = this;
    const { choice } = table;
    choice.take(source, target);
    table.pending = table.reason = null;
    const complete = choice.complete();
    const more = choice.live().some(({ left }) => left.length);
    if (complete.length === 1 && !more) return this.make(complete[0]);
    table.over = null;
    table.update();
    if (complete.length > 1) table.bar.element.querySelector("button")?.focus({ preventScroll: true });
  }

  make(move) {
    const { table } = this;
    // The chosen move is shown until the answer arrives.
    table.preview = move;
    table.element.dataset.state = "wait";
    table.hold();
    table.play(move);
  }

  /** Takes the last choice back; returns false if there is none. The focus returns to where that choice was made. */
  back() {
    const { table } = this;
    const { choice, mine } = table;
    const isInside = table.element.contains(document.activeElement);
    const held = choice.held === null ? null : (mine.querySelector(".held") ?? table.spotElement(choice.held));
    table.reason = null;
    if (table.pending) table.pending = null;
    else if (!choice.back()) return false;
    table.update();
    if (isInside && (document.activeElement === document.body || held)) (held ?? table.nextControl())?.focus({ preventScroll: true });
    table.lost = false;
    return true;
  }
}

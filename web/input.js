// Input on a table by pointer, finger and keys.

import { drawn, neighbour, svgBox } from "./dom.js";

const DRAG_DISTANCE = 6;
/** Least length of a stroke over two places: a tap on the edge of a place is none. */
const STROKE = 16;
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

export class Input {
  constructor(table) {
    this.table = table;
    this.drag = null;
    this.listen();
  }

  /** The source that is being dragged. */
  get dragged() {
    return this.drag?.started ? this.drag.source : null;
  }

  listen() {
    const spotAt = (event) => event.target.closest?.("[data-spot]")?.dataset.spot ?? null;
    this.table.board.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch" || this.drag?.started) return;
      this.table.lookAt(spotAt(event));
    });
    this.table.board.addEventListener("pointerleave", () => this.table.lookAt(null));
    // A tap leaves the focus at its place, so only focus by keyboard highlights a place.
    this.table.board.addEventListener("focusin", (event) => this.table.lookAt(event.target.matches(":focus-visible") ? spotAt(event) : null));
    this.table.board.addEventListener("focusout", () => this.table.lookAt(null));
    this.table.mine.addEventListener("pointerover", (event) => this.table.litBy(event.target.closest("[data-source]")));
    this.table.mine.addEventListener("pointerout", () => this.table.litBy(null));
    this.table.mine.addEventListener("focusin", (event) => this.table.litBy(event.target.closest("[data-source]:focus-visible")));
    this.table.mine.addEventListener("focusout", () => this.table.litBy(null));
    for (const element of [this.table.board, this.table.mine]) {
      element.addEventListener("pointerdown", (event) => this.startDrag(event));
      element.addEventListener("click", (event) => this.click(event));
      element.addEventListener("keydown", (event) => this.key(event));
    }
    this.table.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.table.picker.back()) event.preventDefault();
    });
  }

  click(event) {
    if (this.suppressClick) {
      this.suppressClick = false;
      return;
    }
    const button = event.target.closest("[data-source]");
    if (button && this.table.moves.length && button.ariaDisabled === "true") {
      this.table.picker.refuse(this.sourceOf(button, event), null);
      return;
    }
    if (button) {
      this.table.picker.pick(this.sourceOf(button, event), button);
      // If the tile was chosen by key, the focus goes on to the board.
      if (event.detail === 0 && this.table.choice.held !== null) this.table.svg.querySelector(".target")?.focus({ preventScroll: true });
      return;
    }
    const byTouch = event.pointerType === "touch";
    const spot = event.target.closest("[data-spot]");
    // A tap that magnifies the board also chooses what it hit: the next one corrects it.
    if (byTouch && event.target.closest(".picture") && this.table.zoom.approach(event) && !spot?.matches(".usable")) return;
    if (spot) this.table.picker.press(spot.dataset.spot, byTouch);
  }

  /** The half of a tile that was hit; repeated key presses alternate between the halves. */
  sourceOf(button, event) {
    const halves = button.dataset.halves?.split(" ");
    if (!halves) return button.dataset.source;
    const free = this.table.choice.sources();
    if (event.detail === 0 || event.clientX === undefined) {
      const next = halves[(halves.indexOf(this.table.choice.held) + 1) % halves.length];
      return free.has(next) ? next : halves.find((half) => free.has(half)) ?? halves[0];
    }
    const box = button.getBoundingClientRect();
    return halves[(event.clientX - box.left) / box.width < 0.5 ? 0 : 1];
  }

  key(event) {
    const here = event.target.closest("[data-spot], [data-source]");
    if (!here) return;
    if ((event.key === "Enter" || event.key === " ") && here.dataset.spot) {
      event.preventDefault();
      this.table.picker.press(here.dataset.spot, false);
    } else if (ARROWS.includes(event.key)) {
      event.preventDefault();
      const candidates = here.dataset.spot
        ? this.table.svg.querySelectorAll(".spot.usable")
        : this.table.mine.querySelectorAll("[data-source]");
      neighbour([...candidates], here, event.key)?.focus({ preventScroll: false });
    }
  }

  // Dragging of a tile out of the hand, or of a disc along the board.

  startDrag(event) {
    if (event.button !== 0 || !event.isPrimary || !this.table.moves.length) return;
    this.suppressClick = false;
    const button = event.target.closest("[data-source]");
    const spot = event.target.closest("[data-spot]");
    let source = null;
    if (button?.ariaDisabled === "false") source = this.sourceOf(button, { ...event, detail: 1, clientX: event.clientX });
    else if (spot && !this.table.game.hasHand && this.table.choice.sources().has(spot.dataset.spot)) source = spot.dataset.spot;
    if (source === null) {
      if (spot && this.table.zoom.near && event.pointerType === "touch") this.startPan(event);
      else if (spot && this.table.game.hasStrokes) this.startStroke(event, spot.dataset.spot);
      return;
    }
    this.drag = { source, start: event, started: false, picture: null, from: button };
    follow(event, (moved) => this.dragTo(moved), (ended) => this.endDrag(ended));
  }

  /** Places both halves of a tile at once: the held one where the pointer went down, the other one where it comes up. */
  startStroke(event, first) {
    const { table } = this;
    const { choice, pending } = table;
    if (!choice.targets().get(first)?.partial.length) return;
    let move = null;
    let last = first;
    follow(event, (moved) => {
      const spot = this.spotUnder(moved);
      if (spot === last || (last === first && distance(event, moved) < STROKE)) return;
      last = spot;
      move = spot === null ? null : choice.stroke(first, spot);
      table.pending = null;
      table.peek(move);
    }, (ended) => {
      if (last === first) return;
      this.holdClick();
      // Escape may have taken the choice back meanwhile.
      const isMade = ended.type === "pointerup" && move !== null && table.choice === choice && choice.stroke(first, last) === move;
      if (isMade) return event.pointerType === "touch" ? table.picker.propose(move) : table.picker.make(move);
      table.pending = table.choice === choice && choice.begun ? pending : null;
      table.peek(null);
    });
  }

  /** Moves the visible part of a magnified board with the finger. */
  startPan(event) {
    let last = event;
    let isMoved = false;
    follow(event, (moved) => {
      isMoved ||= distance(event, moved) > DRAG_DISTANCE;
      if (isMoved) this.table.zoom.pan(moved.clientX - last.clientX, moved.clientY - last.clientY);
      last = moved;
    }, () => isMoved && this.holdClick());
  }

  /** Ignores the click that the browser may send after a drag, at the place where it ended. */
  holdClick() {
    this.suppressClick = true;
    setTimeout(() => (this.suppressClick = false));
  }

  dragTo(event) {
    const { drag } = this;
    if (!drag) return;
    if (!drag.started) {
      if (distance(drag.start, event) < DRAG_DISTANCE) return;
      drag.started = true;
      this.table.pending = null;
      this.table.choice.aimed = null;
      this.table.choice.hold(drag.source);
      drag.picture = this.dragPicture(drag);
      document.body.append(drag.picture);
      document.body.classList.add("dragging");
      this.table.update();
    }
    drag.picture.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    this.table.lookAt(this.spotUnder(event));
  }

  dragPicture(drag) {
    if (drag.from) return drawn("div", { class: "drag" }, drag.from.innerHTML);
    const { width, svg } = this.table.game.dragPiece(this.table.position, drag.source);
    return drawn("div", { class: "drag" }, svgBox(width, width, svg));
  }

  spotUnder(event) {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-spot]")?.dataset.spot ?? null;
  }

  endDrag(event) {
    const { drag } = this;
    this.drag = null;
    if (!drag?.started) return;
    drag.picture.remove();
    document.body.classList.remove("dragging");
    this.holdClick();
    const target = event.type === "pointerup" ? this.spotUnder(event) : null;
    if (target !== null && this.table.choice.targets(drag.source).has(target)) this.table.picker.put(drag.source, target);
    else {
      this.table.choice.held = null;
      this.table.over = null;
      this.table.update();
    }
  }
}

const distance = (one, other) => Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);

/** Follows the pointer from where it went down until it comes up or is taken away. */
function follow({ target, pointerId }, move, end) {
  const moved = (event) => event.pointerId === pointerId && move(event);
  const stop = (ended) => {
    if (ended.pointerId !== pointerId) return;
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    removeEventListener("touchmove", keep);
    end(ended);
  };
  // A quick movement over the board would go on as scrolling, and the browser would take the next tap as its end.
  const keep = (event) => event.touches.length === 1 && event.cancelable && event.preventDefault();
  addEventListener("pointermove", moved);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
  if (target.closest("body:not(.embed) .board")) addEventListener("touchmove", keep, { passive: false });
}

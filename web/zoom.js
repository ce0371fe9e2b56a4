// Magnifies places that are too small for a finger: the first tap magnifies and chooses, the next one corrects.

import { h } from "./dom.js";
import { say } from "./i18n.js";

/** Least side of a target, in pixels. */
const LEAST = 44;
/** Fraction of the least side below which a place counts as too small. */
const TOLERANCE = 0.9;
/** The largest factor: what lies around a small place must stay in view. */
const LARGEST = 2.5;

export class Zoom {
  constructor(table) {
    this.table = table;
    this.near = null;
    this.button = h("button", { type: "button", class: "whole", "data-k": "whole", onclick: () => this.leave() }, say("whole-board"));
  }

  /** The visible part of the board: left, top, width and height. */
  get box() {
    return this.near ?? this.table.whole;
  }

  out() {
    this.near = null;
    this.button.remove();
  }

  leave() {
    this.out();
    this.apply();
  }

  /** Goes back to the whole board if no target is completely in view. */
  keepInView() {
    if (!this.near) return;
    const [left, top, width, height] = this.near;
    const targets = this.table.openTargets();
    const places = [...this.table.spots.values()].filter(({ id }) => targets.has(id));
    const isSeen = (spot) => {
      const half = sideOf(spot) / 2;
      return spot.x - half > left && spot.x + half < left + width && spot.y - half > top && spot.y + half < top + height;
    };
    if (places.length && !places.some(isSeen)) this.leave();
  }

  /** The places that a tap could choose. */
  open() {
    const { table } = this;
    const targets = table.openTargets();
    return [...table.spots.values()].filter(({ id }) => targets.has(id) || (!table.game.hasHand && table.choice.sources().has(id)));
  }

  /** Magnifies the board if its places are too small for a finger, unless a large one was hit; returns true if it did. */
  approach(event) {
    const { table } = this;
    if (this.near || !table.moves.length) return false;
    const places = this.open();
    const matrix = table.svg.getScreenCTM();
    const isSmall = (spot) => sideOf(spot) * matrix.a < LEAST * TOLERANCE;
    const hit = places.find(({ id }) => id === event.target.closest("[data-spot]")?.dataset.spot);
    if (!places.some(isSmall) || (hit && !isSmall(hit))) return false;
    const side = Math.min(...places.map(sideOf));
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const box = table.svg.getBoundingClientRect();
    // Units of the drawing for a pixel.
    const unit = Math.max(side / LEAST, 1 / (LARGEST * matrix.a));
    const [width, height] = [box.width * unit, box.height * unit];
    this.look(point.x - width / 2, point.y - height / 2, width, height);
    // The button lies in the half of the board without the tapped place, which stays free.
    const { y } = point.matrixTransform(table.svg.getScreenCTM());
    const board = table.board.getBoundingClientRect();
    this.button.classList.toggle("above", y > board.top + board.height / 2);
    table.board.append(this.button);
    table.bar.render();
    return true;
  }

  look(x, y, width, height) {
    const [left, top, wide, high] = this.table.whole;
    const within = (value, low, size, part) => (part >= size ? low + (size - part) / 2 : Math.max(low, Math.min(low + size - part, value)));
    this.near = [within(x, left, wide, width), within(y, top, high, height), width, height];
    this.apply();
  }

  /** Moves the visible part by a distance on the screen. */
  pan(dx, dy) {
    const { a } = this.table.svg.getScreenCTM();
    const [x, y, width, height] = this.near;
    this.look(x - dx / a, y - dy / a, width, height);
  }

  apply() {
    this.table.svg?.setAttribute("viewBox", this.box.map((n) => n.toFixed(1)).join(" "));
  }
}

/** The smaller side of a place, in units of the drawing. */
const sideOf = (spot) => spot.size ?? (spot.rect ? Math.min(spot.rect[2], spot.rect[3]) : spread(spot.points));

function spread(points) {
  const size = (axis) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  return Math.min(size(0), size(1));
}

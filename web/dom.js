// Elements: made in one call, and changed in place. Text is always text: no foreign content is parsed as HTML.

import { fitting } from "./stored-values.js";

/** The handlers of each element by type of event. `refill` replaces them when it changes an element. */
const handlers = new WeakMap();
const handle = (event) => handlers.get(event.currentTarget)[event.type]?.(event);

function listen(element, all) {
  handlers.set(element, all);
  // Adding the same listener again has no effect.
  for (const type of Object.keys(all)) element.addEventListener(type, handle);
}

export function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  const own = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) own[key.slice(2)] = value;
    else if (key in element && typeof value !== "string" && key !== "list") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  listen(element, own);
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An element around markup of our own. */
export function drawn(name, properties, markup) {
  const element = h(name, properties);
  element.innerHTML = markup;
  return element;
}

/** Elements that the code that made them changes itself. */
const kept = new WeakSet();

/** Marks an element that its maker changes later: `refill` inserts this element itself. It must be a direct child there. */
export function keep(element) {
  kept.add(element);
  return element;
}

/**
 * Changes the content of an element. Existing children stay, and only their differences are changed: a new element in
 * place of an equal one would lose the focus, and the click of a finger that is already on it.
 */
export function refill(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.k : undefined;
  align(element, children.flat(Infinity).filter(Boolean).map((child) => (child.nodeType ? child : document.createTextNode(child))));
  if (focused && !element.contains(document.activeElement)) element.querySelector(`[data-k="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/** Gives `parent` the children `wanted`, reusing a present child of the same identity. */
function align(parent, wanted) {
  const isWanted = new Set(wanted);
  const present = new Map();
  for (const node of parent.childNodes) {
    if (isWanted.has(node) || kept.has(node)) continue;
    const id = identity(node);
    present.set(id, [...(present.get(id) ?? []), node]);
  }
  const nodes = wanted.map((node) => {
    if (node.parentNode === parent || kept.has(node)) return node;
    const old = present.get(identity(node))?.shift();
    return old ? adapt(old, node) : node;
  });
  const stays = new Set(nodes);
  for (const node of [...parent.childNodes]) if (!stays.has(node)) node.remove();
  let next = parent.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

const ELEMENT = 1;

/**
 * Two nodes with the same identity are the same thing to the reader. The identity of a control is its `data-k` (or a
 * place of the board, a piece, or an address), because a finger on it must not hit another control; that of a list
 * entry is its first control.
 */
function identity(node) {
  if (node.nodeType !== ELEMENT) return node.nodeName;
  let key = ["data-k", "data-spot", "data-piece", "href"].map((name) => node.getAttribute(name)).find(Boolean);
  if (node.nodeName === "LI" || node.nodeName === "TR") key ??= node.querySelector("[data-k]")?.dataset.k;
  else if (node.nodeName === "BUTTON") key ??= node.textContent;
  return `${node.nodeName} ${node.getAttribute("role")} ${key ?? (node.getAttribute("class") ?? "").split(" ")[0]}`;
}

/** Makes `old` equal to `fresh`, which must not be used afterwards. */
function adapt(old, fresh) {
  if (old.nodeType !== ELEMENT) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  for (const { name } of [...old.attributes]) {
    // The reader may have opened a `details` element.
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (handlers.has(old) || handlers.has(fresh)) listen(old, handlers.get(fresh) ?? {});
  align(old, [...fresh.childNodes]);
  if (old.nodeName === "OPTION" && old.selected !== fresh.selected) old.selected = fresh.selected;
  if (old.nodeName === "INPUT") {
    if (old.checked !== fresh.checked) old.checked = fresh.checked;
    // A field without a value in `fresh` keeps the typed text.
    if (fresh.hasAttribute("value") && old.value !== fresh.value) old.value = fresh.value;
  }
  return old;
}

export const svgBox = (width, height, inner) =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${inner}</svg>`;

/** Pixels by which the centres of controls in one row may differ. */
const ROW = 12;

/**
 * The control to which an arrow key leads: the nearest one above or below, or the next one to the left or right, row by
 * row, so that these two keys alone reach all controls.
 */
export function neighbour(elements, from, key) {
  const centre = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const rows = [];
    for (const one of elements.map((element) => [element, ...centre(element)]).sort(([, , a], [, , b]) => a - b)) {
      if (rows.length && one[2] - rows.at(-1)[0][2] < ROW) rows.at(-1).push(one);
      else rows.push([one]);
    }
    const order = rows.flatMap((row) => row.sort(([, a], [, b]) => a - b)).map(([element]) => element);
    return order.at((order.indexOf(from) + (key === "ArrowLeft" ? -1 : 1)) % order.length);
  }
  const dy = key === "ArrowUp" ? -1 : 1;
  const [x, y] = centre(from);
  let best = null;
  for (const element of elements) {
    if (element === from) continue;
    const [ex, ey] = centre(element);
    const ahead = (ey - y) * dy;
    const aside = Math.abs(ex - x);
    if (ahead < 2) continue;
    const distance = ahead + 2.5 * aside;
    if (!best || distance < best.distance) best = { element, distance };
  }
  return best?.element ?? null;
}

/** Announces a text to screen readers; an empty one takes the last text away. */
export function announce(text) {
  const region = document.getElementById("announcer");
  region.textContent = text && region.textContent === text ? `${text}\u00a0` : text;
}

/** Values kept in the browser; a value without the form of `stored-values.js` counts as missing. */
export const store = {
  get(key) {
    try {
      const text = localStorage.getItem(`tessera.${key}`);
      return text === null ? null : fitting(key, JSON.parse(text));
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`tessera.${key}`, JSON.stringify(value));
    } catch {
      // Storage may be full or forbidden; the page works without it.
    }
  },
  /** Calls `changed` when another tab has changed a value, or cleared all. */
  watch(key, changed) {
    addEventListener("storage", (event) => [`tessera.${key}`, null].includes(event.key) && changed());
  },
};

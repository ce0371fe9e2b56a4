// Elements, made in one call. Text is always text: nothing that comes from elsewhere is read as HTML.

export function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && typeof value !== "string" && key !== "list") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An element around markup that is our own. */
export function drawn(name, properties, markup) {
  const element = h(name, properties);
  element.innerHTML = markup;
  return element;
}

/** Changes what an element holds and keeps the focus on the control with the same `data-k`. */
export function refill(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.k : undefined;
  element.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (focused) element.querySelector(`[data-k="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

export const svgBox = (width, height, inner) =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${inner}</svg>`;

/** The control that lies nearest in the direction of an arrow key. */
export function neighbour(elements, from, key) {
  const centre = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const [x, y] = centre(from);
  let best = null;
  for (const element of elements) {
    if (element === from) continue;
    const [ex, ey] = centre(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (ahead < 2) continue;
    const distance = ahead + 2.5 * aside;
    if (!best || distance < best.distance) best = { element, distance };
  }
  return best?.element ?? null;
}

/** Tells a screen reader. */
export function announce(text) {
  const region = document.getElementById("announcer");
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

export const store = {
  get(key) {
    try {
      return JSON.parse(localStorage.getItem(`tessera.${key}`));
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`tessera.${key}`, JSON.stringify(value));
    } catch {
      // Storage may be full or forbidden; nothing but comfort is lost.
    }
  },
};

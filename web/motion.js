// Animates moves: pieces slide, turn over, and drop. Nothing moves if the visitor prefers reduced motion.

const LENGTH = 260;
const SOFT = "cubic-bezier(0.25, 0.8, 0.35, 1)";

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Animates a step. A game's `motion(step, layout)` lists the pieces that slide from elsewhere, drop, or flip. */
export function setInMotion(svg, game, step, layout) {
  if (isStill() || !game.motion) return;
  const { slide = [], drop = [], flip = [] } = game.motion(step, layout);
  const piece = (id) => svg.querySelector(`[data-piece="${CSS.escape(id)}"]`);
  for (const { id, dx, dy } of slide) {
    piece(id)?.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: LENGTH, easing: SOFT });
  }
  drop.forEach((id, i) => {
    piece(id)?.animate([{ transform: "translateY(-14px) scale(1.18)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: LENGTH, delay: 70 * i, fill: "backwards", easing: SOFT });
  });
  flip.forEach((id, i) => {
    piece(id)?.animate([{ transform: "scaleX(-1)" }, { transform: "scaleX(0)" }, { transform: "none" }], { duration: LENGTH, delay: LENGTH / 2 + 30 * i, fill: "backwards", easing: "ease-in-out" });
  });
}

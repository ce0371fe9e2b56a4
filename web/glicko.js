// The solver’s rating by Glicko-2 (Glickman, "Example of the Glicko-2 system", 2013): each puzzle counts as a game
// against an opponent of the puzzle's rating.

const SCALE = 173.7178;
/** Constrains the change of volatility over time. */
const TAU = 0.5;
const PRECISION = 1e-6;
/** The deviation of a puzzle's own rating. */
export const PUZZLE_DEVIATION = 60;

/** A newcomer, whose first puzzles are of levels 1 and 2; the first result changes the rating by about 90 points, and by 140 at most. */
export const beginner = () => ({ rating: 800, deviation: 200, volatility: 0.06, solved: 0, failed: 0 });

/** The player after one game against an opponent; `score` is 1 for a win and 0 for a loss. */
export function rated(player, opponent, score) {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  const phiJ = opponent.deviation / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * phiJ ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - 1500) / SCALE)));
  const variance = 1 / (g ** 2 * expected * (1 - expected));
  const delta = variance * g * (score - expected);
  const volatility = newVolatility(player.volatility, delta, phi, variance);
  const phiStar = Math.sqrt(phi ** 2 + volatility ** 2);
  const newPhi = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / variance);
  const newMu = mu + newPhi ** 2 * g * (score - expected);
  return { rating: SCALE * newMu + 1500, deviation: SCALE * newPhi, volatility };
}

/** Step 5 of the paper: the Illinois algorithm. */
function newVolatility(sigma, delta, phi, variance) {
  const a = Math.log(sigma ** 2);
  const f = (x) => {
    const ex = Math.exp(x);
    return (ex * (delta ** 2 - phi ** 2 - variance - ex)) / (2 * (phi ** 2 + variance + ex) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

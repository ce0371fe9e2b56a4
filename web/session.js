// A game that is being played: its positions, and where in it we are. The service keeps nothing; every call carries
// the game from its first position, so that repetitions are seen.

import { post } from "./api.js";

export class Session {
  constructor(game, first, players) {
    this.game = game;
    this.nodes = [first];
    this.at = 0;
    /** For each seat 0 for a person, or the level of the engine. */
    this.players = players;
  }

  static async start(game, options, players) {
    const { seed, ...answer } = await post(`/v1/${game.id}/start`, options);
    return new Session(game, node(answer), players(seatsOf(answer.position)));
  }

  static async fromKey(game, key, players) {
    const answer = await post(`/v1/${game.id}/play`, { position: key, moves: [] });
    const session = new Session(game, node(answer), players(seatsOf(answer.position)));
    session.visited = true;
    return session;
  }

  /** A position that was only looked at does not take the place of the game under way. */
  get isVisit() {
    return Boolean(this.visited) && this.nodes.length === 1;
  }

  /** A game as `saved` wrote it down. */
  static async restore(game, saved) {
    const session = await Session.fromKey(game, saved.start, () => saved.players);
    session.visited = false;
    if (saved.moves.length) {
      const answer = await post(`/v1/${game.id}/play`, { position: saved.start, moves: saved.moves });
      answer.steps.forEach((step, i) => {
        const last = i === answer.steps.length - 1;
        session.nodes.push(last ? { ...node(answer), step } : { step });
      });
      session.at = session.nodes.length - 1;
      await session.go(Math.min(saved.at, session.at));
    }
    return session;
  }

  saved() {
    return { start: this.nodes[0].key, moves: this.nodes.slice(1).map((n) => n.step.move), at: this.at, players: this.players };
  }

  get here() {
    return this.nodes[this.at];
  }

  get isLast() {
    return this.at === this.nodes.length - 1;
  }

  /** The step of the last move before here that somebody chose. */
  lastDecision() {
    for (let at = this.at; at > 0; at--) if (!isDraw(this.nodes[at].step)) return this.nodes[at].step;
    return null;
  }

  moves(upTo = this.at) {
    return this.nodes.slice(1, upTo + 1).map((n) => n.step.move);
  }

  /** Plays a move here; what came after is forgotten. Nothing happens if meanwhile another position was gone to. */
  async play(move, seed) {
    const { at } = this;
    const body = { position: this.nodes[0].key, moves: [...this.moves(), move] };
    if (seed !== undefined) body.seed = seed;
    const answer = await post(`/v1/${this.game.id}/play`, body);
    if (this.at !== at) return;
    this.nodes.length = at + 1;
    this.nodes.push({ ...node(answer), step: answer.steps.at(-1) });
    this.at++;
  }

  /** Goes to a position of the game; those of a restored one are computed when they are asked for. */
  async go(at) {
    const target = Math.max(0, Math.min(at, this.nodes.length - 1));
    if (!this.nodes[target].position) {
      const answer = await post(`/v1/${this.game.id}/play`, { position: this.nodes[0].key, moves: this.moves(target) });
      Object.assign(this.nodes[target], node(answer));
    }
    this.at = target;
  }
}

export const isDraw = (step) => step.move.startsWith("+");
const node = ({ position, key, over, winners }) => ({ position, key, over, winners });
export const seatsOf = (position) => position.hands?.length ?? position.racks?.length ?? 2;

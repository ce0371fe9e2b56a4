// A game in progress: its tree of moves, the player of each seat, and the calls that fill in the tree. The service
// keeps no state; every call sends the game from its first position, so that repetitions are noticed.

import { Refusal, isPassing, part, post } from "./api.js";
import { Tree } from "./tree.js";
import { say } from "./i18n.js";

/** Number of positions whose legal moves are kept. */
const KEPT = 6;

export class Session {
  constructor(game, tree, players) {
    Object.assign(this, { game, tree });
    /** The player of each seat: 0 for a person, otherwise the level of the engine. */
    this.players = players;
    /** The seat that resigned. */
    this.resigned = null;
    /** True if that seat ran out of time. */
    this.isLate = false;
    /** The time left to each person (clock.js), or null. */
    this.clock = null;
    /** The message with the plan of a lesson that the player follows in this game, or null. */
    this.plan = null;
    this.recent = [];
    /** True once the service has read a position of the game; one from the browser's storage may be damaged. */
    this.isRead = false;
    /** The code of the record of a game from a link; null for a game of this browser. `names` are its players. */
    this.record = null;
    this.names = null;
  }

  /** A new game. `players` makes the list of players from the number of seats. */
  static async start(game, options, players, signal) {
    const answer = await post(`/v1/${game.id}/start`, options, signal);
    return Session.#begun(game, answer, players);
  }

  /** A game that begins with a given position; it is a visit until a move is made. */
  static async fromKey(game, key, players, signal) {
    const answer = await post(`/v1/${game.id}/play`, { position: key, moves: [] }, signal);
    const session = Session.#begun(game, answer, players);
    session.isForeign = true;
    return session;
  }

  /** A game from a link, as the code of its record. */
  static async fromRecord(game, code, signal) {
    const { decode } = await part(() => import("./record-code.js"));
    let text;
    try {
      text = await decode(code);
    } catch {
      throw new Refusal({ detail: say("record-damaged"), code: "malformed_record" }, 400);
    }
    const { record } = await post(`/v1/${game.id}/record`, { record: text }, signal);
    const start = record.position ?? (await post(`/v1/${game.id}/start`, record.options ?? {}, signal)).key;
    const session = await Session.fromKey(game, start, (seats) => Array(seats).fill(0), signal);
    session.tree.end = session.tree.game = session.tree.at = session.tree.grow(0, record.moves);
    session.tree.nodes[0].comment = record.comment;
    const { winners, termination } = record.result ?? {};
    const loser = session.players.findIndex((_, seat) => winners && !winners.includes(seat));
    if (["resignation", "time"].includes(termination) && loser >= 0) Object.assign(session, { resigned: loser, isLate: termination === "time" });
    return Object.assign(session, { record: code, names: (record.players ?? []).map(({ name }) => name) });
  }

  static #begun(game, answer, players) {
    const session = new Session(game, new Tree(answer.key), players(seatsOf(answer.position)));
    Object.assign(session.tree.nodes[0], content(answer));
    return session;
  }

  /** A game as `saved` wrote it down; throws on anything else. */
  static restore(game, { tree, players, resigned = null, isLate = false, clock = null, plan = null }) {
    const restored = Tree.from(tree);
    if (!players.length) throw new RangeError("not a saved game");
    const isClock = Array.isArray(clock?.left) && clock.left.length === players.length;
    return Object.assign(new Session(game, restored, players), { resigned, isLate, clock: isClock ? clock : null, plan });
  }

  saved() {
    const { tree, players, resigned, isLate, clock, plan } = this;
    return { tree: tree.saved(), players, ...(resigned === null ? {} : { resigned, isLate }), ...(clock && { clock }), ...(plan && { plan }) };
  }

  /** True for a position or a game that was only looked at: it does not replace the current game. */
  get isVisit() {
    return Boolean(this.isForeign) && (this.record !== null || this.tree.nodes.length === 1);
  }

  node(id) {
    return this.tree.nodes[id];
  }

  /** Fills in a node: its position, the steps that lead to it, and its legal moves. */
  async load(id, signal) {
    const { game, tree } = this;
    const node = tree.nodes[id];
    if (!node.position || (node.parent !== null && !node.step)) {
      const path = tree.path(id);
      let answer;
      try {
        answer = await post(`/v1/${game.id}/play`, { position: tree.nodes[0].key, moves: tree.moves(id) }, signal);
        if (seatsOf(answer.position) !== this.players.length) throw new Refusal({ detail: say("game-damaged") }, 422);
      } catch (error) {
        if (error instanceof Refusal && !isPassing(error)) tree.drop(id);
        throw error;
      }
      path.slice(1).forEach((at, i) => (tree.nodes[at].step = answer.steps[i]));
      Object.assign(node, content(answer));
    }
    if (!node.legal) node.legal = node.over || this.isChance(node) ? [] : (await post(`/v1/${game.id}/moves`, { position: node.key }, signal)).moves;
    this.#keep(id);
    this.isRead = true;
    return node;
  }

  /** Keeps the legal moves of recent positions only, because lists can be long. */
  #keep(id) {
    this.recent = [id, ...this.recent.filter((other) => other !== id)];
    for (const old of this.recent.splice(KEPT)) delete this.tree.nodes[old].legal;
  }

  isChance(node) {
    return !node.over && Boolean(this.game.isChance?.(node.position));
  }

  /** Has the service draw by chance after a node; promises the move that it made. */
  async draw(id, signal) {
    const body = { position: this.tree.nodes[0].key, moves: [...this.tree.moves(id), "+"], seed: Math.floor(Math.random() * 2 ** 48) };
    const answer = await post(`/v1/${this.game.id}/play`, body, signal);
    return answer.steps.at(-1).move;
  }

  /** The step of the last move up to a node, without draws by chance. */
  lastDecision(id) {
    return this.decisions(id).at(-1) ?? null;
  }

  /** The moves that led to a node, without draws by chance. */
  decisions(id) {
    return this.tree.path(id).map((at) => this.tree.nodes[at].step).filter((step) => step && !isDraw(step.move));
  }

  /** The latest moves in a row of the seat that moved last; alone at the table, the last move. */
  lastTurn(id) {
    const steps = this.decisions(id);
    const other = this.players.length > 1 ? steps.findLastIndex(({ seat }) => seat !== steps.at(-1).seat) : steps.length - 2;
    return steps.slice(other + 1);
  }

  /** The moves since a seat moved last, the newest last. */
  unanswered(id, seat) {
    const steps = this.decisions(id);
    return steps.slice(steps.findLastIndex((step) => step.seat === seat) + 1);
  }

  /** The winners at a node, and whether the game is over there. */
  result(id) {
    const node = this.node(id);
    if (this.resigned === null || id !== this.tree.end || node.over) return { over: node.over, winners: node.winners };
    const partner = this.game.partner?.(node.position, this.resigned);
    return { over: true, winners: this.players.map((_, seat) => seat).filter((seat) => seat !== this.resigned && seat !== partner) };
  }

  /** A node's position as the player to move sees it: without what others hold in secret. */
  seenByMover({ position }) {
    return this.game.seenBy && this.players.length > 1 ? this.game.seenBy(position, position.to_move) : position;
  }

  /** Seats that people play. */
  get people() {
    return this.players.flatMap((level, seat) => (level === 0 ? [seat] : []));
  }
}

/** The names of the players of a session, by seat. */
export function namesOf({ players, names = null }) {
  const people = players.filter((level) => level === 0).length;
  return players.map((level, seat) => {
    if (names?.[seat]) return names[seat];
    if (people === players.length || !people) return say("player", { number: seat + 1 });
    if (level === 0) return people === 1 ? say("you") : say("player", { number: seat + 1 });
    return players.length === 2 ? say("engine") : say("engine-of-several", { number: seat + 1 });
  });
}

export const isDraw = (move) => move.startsWith("+");
const content = ({ position, key, over, winners }) => ({ position, key, over, winners });
export const seatsOf = (position) => position.hands?.length ?? position.racks?.length ?? 2;

// The engine's methods, one per call.

export class Engine {
  #pool;

  constructor(pool) {
    this.#pool = pool;
  }

  /** Any call by its name in the OpenAPI document, such as `themisto_perft`. */
  async call(name, request = {}, options = {}) {
    return JSON.parse(await this.#pool.call(name, JSON.stringify(request), options));
  }

  /** As `call`, with JSON texts. */
  callText(name, request, options = {}) {
    return this.#pool.call(name, request, options);
  }

  /** A position from which a game begins. */
  start(game, request = {}, options) {
    return this.call(`${game}_start`, request, options);
  }

  /** The legal moves of a position. */
  moves(game, request, options) {
    return this.call(`${game}_moves`, request, options);
  }

  /** The position after some moves. */
  play(game, request, options) {
    return this.call(`${game}_play`, request, options);
  }

  /** The score of a position, explained. */
  score(game, request, options) {
    return this.call(`${game}_score`, request, options);
  }

  /** The value of a position, and its best moves. `onProgress` gets the best moves so far. */
  analyse(game, request, options) {
    return this.call(`${game}_analysis`, request, options);
  }

  /** A move of the engine at one of eight levels. */
  reply(game, request, options) {
    return this.call(`${game}_reply`, request, options);
  }

  /** A whole game, move by move. */
  review(game, request, options) {
    return this.call(`${game}_review`, request, options);
  }

  /** New puzzles: the library is not in the module. */
  puzzles(game, request = {}, options) {
    return this.call(`${game}_puzzles`, { ...request, fresh: true }, options);
  }

  /** A puzzle by its content id. */
  puzzle(game, id, options) {
    return this.call(`${game}_puzzle`, { id }, options);
  }

  /** The verdict on a solver's attempt at a puzzle. */
  check(game, request, options) {
    return this.call(`${game}_check_puzzle`, request, options);
  }

  /** A hint to a puzzle. */
  hint(game, request, options) {
    return this.call(`${game}_puzzle_hint`, request, options);
  }

  /** The solution of a puzzle. */
  solution(game, id, options) {
    return this.call(`${game}_puzzle_solution`, { id }, options);
  }

  /** A picture of a position, as SVG. */
  async picture(game, request, options) {
    return (await this.call(`${game}_board`, request, options)).svg;
  }

  /** Ends the engine's workers. */
  close() {
    this.#pool.close();
  }
}

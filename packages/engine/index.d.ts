import type { components, paths } from "./types.js";

export type { components, paths } from "./types.js";

/** The games. */
export type GameId = "octopus" | "themisto" | "ingenious" | "nebuchadnezzar" | "temple";

type Post<Path extends keyof paths> = paths[Path]["post"];
type Get<Path extends keyof paths> = paths[Path]["get"];
type Json<Content> = Content extends { content: { "application/json": infer Value } } ? Value : never;
type RequestOf<Operation> = Operation extends { requestBody?: infer Body } ? Json<NonNullable<Body>> : never;
type AnswerOf<Operation> = Operation extends { responses: { 200: infer Answer } } ? Json<Answer> : never;

/** The request of a game's call, by the last part of its path in the OpenAPI document: `Request<"themisto", "reply">`. */
export type Request<G extends GameId, Call extends GameCall> = RequestOf<Post<`/v1/${G}/${Call}`>>;
/** The answer of a game's call. */
export type Answer<G extends GameId, Call extends GameCall> = AnswerOf<Post<`/v1/${G}/${Call}`>>;
/** The calls of a game. */
export type GameCall = "start" | "moves" | "play" | "score" | "perft" | "analysis" | "reply" | "review" | "puzzles";

/** A position: its JSON object, or its key. */
export type Position<G extends GameId> = Request<G, "moves"> extends { position: infer P } ? P : never;
/** A puzzle without its solution. */
export type Puzzle<G extends GameId> = AnswerOf<Get<`/v1/${G}/puzzles/{id}`>>;
/** Wishes for new puzzles: the service's request, without the members about its library. */
export type PuzzlesRequest<G extends GameId> = Omit<Request<G, "puzzles">, "fresh" | "exclude" | "after">;
/** The solution of a puzzle. */
export type Solution<G extends GameId> = AnswerOf<Get<`/v1/${G}/puzzles/{id}/solution`>>;
/** A hint. */
export type Hint<G extends GameId> = AnswerOf<Get<`/v1/${G}/puzzles/{id}/hint`>>;
/** The request of a check: the content id of the puzzle, and the line of moves from its position. */
export type CheckRequest<G extends GameId> = RequestOf<Post<`/v1/${G}/puzzles/{id}/check`>> & { id: string };
/** The verdict on a line. */
export type CheckAnswer<G extends GameId> = AnswerOf<Post<`/v1/${G}/puzzles/{id}/check`>>;
/** The best moves so far. */
export type Partial = components["schemas"]["AnalysisPartial"];

/** The request of a hint. */
export interface HintRequest {
  /** The content id of the puzzle. */
  id: string;
  /** How much the hint reveals; the default is 1. */
  level?: 1 | 2 | 3;
  /** The moves since the puzzle's position, in notation. */
  moves?: string[];
}

/** The request of a picture. */
export interface PictureRequest<G extends GameId> {
  position: Position<G>;
  /** Moves to make first, in notation. */
  played?: string[];
  /** A legal move to draw with its effects. Not together with `line`. */
  move?: string;
  /** Moves to draw with their numbers, in notation. */
  line?: string[];
  /** The default is light. */
  theme?: "light" | "dark";
  /** Length of the longer side in pixels. */
  size?: number;
}

/** Options of a call. */
export interface CallOptions {
  /** Aborts the call: its promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /**
   * Renders each text for people in the answer or the problem. The types describe rendered answers: without `say`, such
   * a text, for example `sentence`, is a {@link Message} instead of a string.
   */
  say?: (message: Message) => string;
}

/** A text for people: the id of a message and its arguments, or the items of a list such as `list-and`. */
export interface Message {
  $message: string;
  args?: Record<string, string | number | Message>;
  items?: (string | number | Message)[];
}

/** Options of an analysis. */
export interface AnalysisOptions extends CallOptions {
  /** Gets the best moves so far, after each step. */
  onProgress?: (partial: Partial) => void;
}

/** Options of the module. */
export interface ModuleOptions {
  /**
   * Most bytes of a table or tree in a search of more than 400 000 nodes; the default is 67108864. The answer of such a
   * search names the bound in `version`. With 0, every search takes the same tables as in the service.
   */
  tableBytes?: number;
  /** Most nodes of one analysis; the default is 100 000 000. */
  maxNodes?: number;
  /** Longest time of one call in milliseconds; the default is 20 000. */
  maxTimeMs?: number;
}

/** Options of an engine. */
export interface EngineOptions extends ModuleOptions {
  /** Most workers, each of which makes one call at a time; the default is 2. */
  workers?: number;
  /** A worker that has taken more bytes is replaced after its call; the default is 268435456. */
  workerMemory?: number;
  /** The compiled module, if you load it yourself. */
  module?: WebAssembly.Module;
}

/**
 * The calls of the service, made on this device. A promise is rejected with a {@link Problem}, an
 * {@link EngineFailure}, or the reason of a signal.
 */
export interface Engine {
  /** A position from which a game begins. */
  start<G extends GameId>(game: G, request?: Request<G, "start">, options?: CallOptions): Promise<Answer<G, "start">>;
  /** The legal moves of a position. */
  moves<G extends GameId>(game: G, request: Request<G, "moves">, options?: CallOptions): Promise<Answer<G, "moves">>;
  /** The position after some moves. */
  play<G extends GameId>(game: G, request: Request<G, "play">, options?: CallOptions): Promise<Answer<G, "play">>;
  /** The score of a position, explained. */
  score<G extends GameId>(game: G, request: Request<G, "score">, options?: CallOptions): Promise<Answer<G, "score">>;
  /** The value of a position, and its best moves. */
  analyse<G extends GameId>(game: G, request: Request<G, "analysis">, options?: AnalysisOptions): Promise<Answer<G, "analysis">>;
  /** A move of the engine at one of nine levels. */
  reply<G extends GameId>(game: G, request: Request<G, "reply">, options?: CallOptions): Promise<Answer<G, "reply">>;
  /** A whole game, move by move. */
  review<G extends GameId>(game: G, request: Request<G, "review">, options?: CallOptions): Promise<Answer<G, "review">>;
  /** New puzzles: the library is not in the module. */
  puzzles<G extends GameId>(game: G, request?: PuzzlesRequest<G>, options?: CallOptions): Promise<Answer<G, "puzzles">>;
  /** A puzzle by its content id. */
  puzzle<G extends GameId>(game: G, id: string, options?: CallOptions): Promise<Puzzle<G>>;
  /** The verdict on a solver's attempt at a puzzle. */
  check<G extends GameId>(game: G, request: CheckRequest<G>, options?: CallOptions): Promise<CheckAnswer<G>>;
  /** A hint to a puzzle. */
  hint<G extends GameId>(game: G, request: HintRequest, options?: CallOptions): Promise<Hint<G>>;
  /** The solution of a puzzle. */
  solution<G extends GameId>(game: G, id: string, options?: CallOptions): Promise<Solution<G>>;
  /** A picture of a position, as SVG. */
  picture<G extends GameId>(game: G, request: PictureRequest<G>, options?: CallOptions): Promise<string>;
  /** Any call by its name in the OpenAPI document, such as `themisto_perft`. */
  call(name: string, request?: unknown, options?: AnalysisOptions): Promise<unknown>;
  /** As `call`, with JSON texts: the bytes that the service would answer. */
  callText(name: string, request: string, options?: AnalysisOptions): Promise<string>;
  /** Ends the engine's workers. In Node.js, idle workers keep no process alive. */
  close(): void;
}

/** Loads the engine. @throws {EngineFailure} when the module can't be loaded. */
export function createEngine(options?: EngineOptions): Promise<Engine>;

/** A refusal of a call, the same as the service's. */
export class Problem extends Error {
  /** The document of the problem (RFC 9457). Without `say`, the detail of an illegal move or position is a message. */
  readonly document: Omit<components["schemas"]["Problem"], "detail"> & { readonly detail?: string | Message };
  readonly status: number;
  /** The stable code, such as `illegal_move`. */
  readonly code: components["schemas"]["ErrorCode"];
  /** The ruling that was broken, such as `THM-6`. */
  readonly rule?: string;
  /** JSON Pointer into the request. */
  readonly pointer?: string;
  /** Index of the refused move in a list, from 0. */
  readonly index?: number;
}

/** The engine itself failed: the module did not load, a worker died twice with the same call, or the engine was closed. */
export class EngineFailure extends Error {}

import type { components, paths } from "./types.js";

export type { components, paths } from "./types.js";

/** The games. */
export type GameId = "octopus" | "themisto" | "ingenious" | "nebuchadnezzar" | "temple";

type Post<Path extends keyof paths> = paths[Path]["post"];
type Get<Path extends keyof paths> = paths[Path]["get"];
type Json<Content> = Content extends { content: { "application/json": infer Value } } ? Value : never;
type RequestOf<Operation> = Operation extends { requestBody?: infer Body } ? Json<NonNullable<Body>> : never;
type AnswerOf<Operation> = Operation extends { responses: { 200: infer Answer } } ? Json<Answer> : never;

/** What a call of a game takes, by the last part of its path in the OpenAPI document: `Request<"themisto", "reply">`. */
export type Request<G extends GameId, Call extends GameCall> = RequestOf<Post<`/v1/${G}/${Call}`>>;
/** What a call of a game answers. */
export type Answer<G extends GameId, Call extends GameCall> = AnswerOf<Post<`/v1/${G}/${Call}`>>;
/** The calls of a game. */
export type GameCall = "start" | "moves" | "play" | "score" | "perft" | "analysis" | "reply" | "review" | "puzzles";

/** A position: its JSON object, or its key. */
export type Position<G extends GameId> = Request<G, "moves"> extends { position: infer P } ? P : never;
/** A puzzle without its solution. */
export type Puzzle<G extends GameId> = AnswerOf<Get<`/v1/${G}/puzzles/{id}`>>;
/** What new puzzles should be like: what the service takes, without what is about its library. */
export type PuzzlesRequest<G extends GameId> = Omit<Request<G, "puzzles">, "fresh" | "exclude" | "after">;
/** The solution of a puzzle. */
export type Solution<G extends GameId> = AnswerOf<Get<`/v1/${G}/puzzles/{id}/solution`>>;
/** A hint. */
export type Hint<G extends GameId> = AnswerOf<Get<`/v1/${G}/puzzles/{id}/hint`>>;
/** What a check takes: the content id of the puzzle, and the line of moves from its position. */
export type CheckRequest<G extends GameId> = RequestOf<Post<`/v1/${G}/puzzles/{id}/check`>> & { id: string };
/** The verdict on a line. */
export type CheckAnswer<G extends GameId> = AnswerOf<Post<`/v1/${G}/puzzles/{id}/check`>>;
/** The best so far. */
export type Partial = components["schemas"]["AnalysisPartial"];

/** What a hint takes. */
export interface HintRequest {
  /** The content id of the puzzle. */
  id: string;
  /** How much it reveals; 1 without it. */
  level?: 1 | 2 | 3;
  /** The moves since the puzzle's position, in notation. */
  moves?: string[];
}

/** What is drawn. */
export interface PictureRequest<G extends GameId> {
  position: Position<G>;
  /** Moves to make first, in notation. */
  played?: string[];
  /** A legal move to draw with what it does. Not together with `line`. */
  move?: string;
  /** Moves to draw with their numbers, in notation. */
  line?: string[];
  /** Light without it. */
  theme?: "light" | "dark";
  /** Length of the longer side in pixels. */
  size?: number;
}

/** What a call may be given beside its request. */
export interface CallOptions {
  /** Ends the call: its promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /**
   * Says each sentence of the answer, or of the problem, in another language; without it they are English. What programs
   * read stays as it is.
   */
  say?: (sentence: string) => string;
}

/** What an analysis may be given beside its request. */
export interface AnalysisOptions extends CallOptions {
  /** Gets the best so far after each step. */
  onProgress?: (partial: Partial) => void;
}

/** What holds for the module. */
export interface ModuleOptions {
  /**
   * Most bytes of a table or tree of a search of more than 400 000 nodes: 67108864 without it. Such an answer names the
   * bound in `version`. With 0, every search takes the tables that it takes in the service.
   */
  tableBytes?: number;
  /** Most nodes of one analysis: 100 000 000 without it. */
  maxNodes?: number;
  /** Longest time of one call in milliseconds: 20 000 without it. */
  maxTimeMs?: number;
}

/** What holds for an engine. */
export interface EngineOptions extends ModuleOptions {
  /** Most workers, each of which makes one call at a time: 2 without it. */
  workers?: number;
  /** A worker that has taken more bytes is replaced after its call: 268435456 without it. */
  workerMemory?: number;
  /** The compiled module, when you load it yourself. */
  module?: WebAssembly.Module;
}

/** The calls of the service, made on this device. Every failure is a {@link Problem}, an {@link EngineFailure}, or the reason of a signal. */
export interface Engine {
  /** A position from which a game begins. */
  start<G extends GameId>(game: G, request?: Request<G, "start">, options?: CallOptions): Promise<Answer<G, "start">>;
  /** The legal moves of a position. */
  moves<G extends GameId>(game: G, request: Request<G, "moves">, options?: CallOptions): Promise<Answer<G, "moves">>;
  /** The position after some moves. */
  play<G extends GameId>(game: G, request: Request<G, "play">, options?: CallOptions): Promise<Answer<G, "play">>;
  /** The score of a position, explained. */
  score<G extends GameId>(game: G, request: Request<G, "score">, options?: CallOptions): Promise<Answer<G, "score">>;
  /** What a position is worth, and its best moves. */
  analyse<G extends GameId>(game: G, request: Request<G, "analysis">, options?: AnalysisOptions): Promise<Answer<G, "analysis">>;
  /** A move of the engine at one of eight levels. */
  reply<G extends GameId>(game: G, request: Request<G, "reply">, options?: CallOptions): Promise<Answer<G, "reply">>;
  /** A whole game, move by move. */
  review<G extends GameId>(game: G, request: Request<G, "review">, options?: CallOptions): Promise<Answer<G, "review">>;
  /** New puzzles: the library is not in the module. */
  puzzles<G extends GameId>(game: G, request?: PuzzlesRequest<G>, options?: CallOptions): Promise<Answer<G, "puzzles">>;
  /** A puzzle by its content id. */
  puzzle<G extends GameId>(game: G, id: string, options?: CallOptions): Promise<Puzzle<G>>;
  /** A solver's attempt at a puzzle, judged. */
  check<G extends GameId>(game: G, request: CheckRequest<G>, options?: CallOptions): Promise<CheckAnswer<G>>;
  /** A hint to a puzzle. */
  hint<G extends GameId>(game: G, request: HintRequest, options?: CallOptions): Promise<Hint<G>>;
  /** The solution of a puzzle. */
  solution<G extends GameId>(game: G, id: string, options?: CallOptions): Promise<Solution<G>>;
  /** A position drawn, as SVG. */
  picture<G extends GameId>(game: G, request: PictureRequest<G>, options?: CallOptions): Promise<string>;
  /** Any call by its name in the OpenAPI document, such as `themisto_perft`. */
  call(name: string, request?: unknown, options?: AnalysisOptions): Promise<unknown>;
  /** As `call`, with JSON texts: the bytes that the service would answer. */
  callText(name: string, request: string, options?: AnalysisOptions): Promise<string>;
  /** Ends the engine's workers. In Node.js they keep no process alive while they have nothing to do. */
  close(): void;
}

/** Loads the engine. @throws {EngineFailure} when the module can't be loaded. */
export function createEngine(options?: EngineOptions): Promise<Engine>;

/** A refusal of a call, the same that the service answers. */
export class Problem extends Error {
  /** The document of the problem (RFC 9457). */
  readonly document: components["schemas"]["Problem"];
  readonly status: number;
  /** The stable code, such as `illegal_move`. */
  readonly code: components["schemas"]["ErrorCode"];
  /** The ruling that was broken, such as `THM-6`. */
  readonly rule?: string;
  /** JSON Pointer into the request. */
  readonly pointer?: string;
  /** Which move of a list, from 0. */
  readonly index?: number;
}

/** The engine itself failed: the module did not load, a worker died twice with the same call, or the engine was closed. */
export class EngineFailure extends Error {}

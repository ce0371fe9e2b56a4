// Calls of the service. A call that fails for a passing reason is repeated automatically; listeners are notified while
// calls wait. Every call may be repeated, because the service keeps no state. Calls that need an engine run on this
// device if the reader wishes. Without a network, so does every call that the engine can answer.

import { callBehind, isAtHand, isOwn, isWork, makeHere, noteWork, place } from "./device.js";
import { ENGINE_LANGUAGE, LANGUAGES, language, say } from "./i18n.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** If the service demands a longer wait than this, the page asks before it tries again. */
const MOST_PATIENCE = 120_000;
const TRIES = 6;
/** Tries of a call that needs more time than a request has. */
const TRIES_IN_TIME = 2;
/** From this time on, an answer counts as slow; in milliseconds. */
const SLOW = 4_000;
const PASSING = [408, 425, 429, 500, 502, 503, 504];

export class Refusal extends Error {
  constructor(problem, status) {
    super(problem.detail ?? problem.title ?? say("service-answered", { status: `${status}` }));
    Object.assign(this, { status, code: problem.code, rule: problem.rule, pointer: problem.pointer });
  }

  /** A sentence for people. */
  get sentence() {
    const text = this.message.charAt(0).toUpperCase() + this.message.slice(1);
    return /[.!?]$/.test(text) ? text : `${text}.`;
  }
}

/** No answer arrived: the network or the service is unavailable. */
export class Unreachable extends Error {}
/** A part of the page is of another release than the page. */
export class Outdated extends Error {}

export const isAbort = (error) => error?.name === "AbortError";
/** True if the same call may succeed later. */
export const isPassing = (error) => (error instanceof Refusal ? PASSING.includes(error.status) : error instanceof Unreachable);
/** True for a refusal, a failure that passes, and a call that was given up; anything else is a defect of the page. */
export const isExpected = (error) => error instanceof Refusal || isPassing(error) || isAbort(error);

export function inWords(error) {
  if (isAbort(error)) return "";
  if (error instanceof Refusal) {
    if (error.status === 503) return say("service-busy");
    if (error.status === 429) return say("service-resting");
    return error.status >= 500 ? say("service-failed") : error.sentence;
  }
  if (error instanceof Outdated) return say("page-renewed");
  return error instanceof Unreachable ? say("service-unreachable") : say("went-wrong", { message: `${error?.message ?? error}` });
}

// Notices of waiting calls.

const listeners = new Set();
const waiting = new Map();

/** Calls `listener` with the sentence to show while calls wait, or with "" when none waits any more. */
export function onWaiting(listener) {
  listeners.add(listener);
}

function tell(token, text) {
  if (text) waiting.set(token, text);
  else if (!waiting.delete(token)) return;
  const last = [...waiting.values()].at(-1) ?? "";
  for (const listener of listeners) listener(last);
}

// A single call.

async function checked(response) {
  if (response.ok) return response;
  let problem = {};
  try {
    problem = await response.json();
  } catch {
    // The body is no problem document of the service; the status has to suffice.
  }
  // Every problem of the service has a code. Other errors come from a proxy that does not reach the service.
  const isProxys = response.status >= 500 && !problem?.code;
  const error = isProxys ? new Unreachable(`a proxy answered ${response.status}`) : new Refusal(problem ?? {}, response.status);
  const seconds = Number(response.headers.get("retry-after"));
  error.retryAfter = Number.isFinite(seconds) && seconds > 0 ? 1000 * seconds : 0;
  throw error;
}

/** Waits; at most until the browser is online again, if `isForNetwork`. */
export function pause(milliseconds, signal, isForNetwork = false) {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal?.removeEventListener("abort", abort);
      resolve();
    };
    const abort = () => {
      done();
      reject(signal.reason);
    };
    const timer = setTimeout(done, milliseconds);
    if (isForNetwork) addEventListener("online", done);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
  });
}

/** Makes a call until it succeeds, is refused for good, or has failed too often; offline, one that is not `isPatient` fails at once. */
async function persist(call, signal, isPatient = true) {
  const token = Symbol("call");
  const slow = setTimeout(() => tell(token, say("service-slow")), SLOW);
  try {
    for (let tries = 1; ; tries++) {
      try {
        return await call();
      } catch (error) {
        signal?.throwIfAborted();
        const most = error.code === "out_of_time" ? TRIES_IN_TIME : TRIES;
        if (!isPassing(error) || error.retryAfter > MOST_PATIENCE || (navigator.onLine ? tries >= most : !isPatient)) throw error;
        const wait = Math.max(error.retryAfter ?? 0, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)));
        if (tries > 1 || wait > SLOW || error instanceof Unreachable) {
          tell(token, navigator.onLine ? say("trying-again", { problem: inWords(error) }) : say("offline"));
        }
        await pause(wait, signal, true);
      }
    }
  } finally {
    clearTimeout(slow);
    tell(token, "");
  }
}

/** Turns network failures, which browsers report as `TypeError`, into `Unreachable`. */
export async function reached(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TypeError) throw new Unreachable(error.message);
    throw error;
  }
}

/** Loads a part of the page. One that does not fit, which browsers report as `SyntaxError`, is of another release. */
export function part(load) {
  return reached(load).catch((error) => {
    throw error instanceof SyntaxError ? new Outdated(error.message) : error;
  });
}

const languages = new WeakMap();
/** The language of an answer's sentences: the reader's, or that of the engine. */
export const languageOf = (answer) => languages.get(answer) ?? ENGINE_LANGUAGE;

/** Makes a call on this device: `{ answer }`, or null when the engine is unavailable. Its problems are the service's. */
async function here(call, options) {
  try {
    const made = await makeHere(call, options);
    if (made) languages.set(made.answer, made.language);
    if (made && isWork(call)) noteWork("device");
    return made;
  } catch (error) {
    if (error.document) throw new Refusal(error.document, error.status);
    throw error;
  }
}

/** Makes a call in the right place: through `ask`, which asks the service, or on this device. */
async function made(call, ask, signal, { onProgress, isPatient, isNear } = {}) {
  const own = isOwn(call) || (isNear && isAtHand()) ? await here(call, { signal, onProgress }) : null;
  if (own) return own.answer;
  const isReplaceable = call && place.get() !== "service";
  return persist(async () => {
    // Without a network, a request would certainly fail, so it is not tried first.
    const first = isReplaceable && !navigator.onLine ? await here(call, { signal, onProgress }) : null;
    if (first) return first.answer;
    try {
      const answer = await ask();
      if (call && isWork(call)) noteWork("service");
      return answer;
    } catch (error) {
      const last = isReplaceable && error instanceof Unreachable ? await here(call, { signal, onProgress }) : null;
      if (last) return last.answer;
      throw error;
    }
  }, signal, isPatient);
}

/** Asks the service for its sentences in the reader's language. */
const inLanguage = (options) => ({ ...options, headers: { "accept-language": language, ...options.headers } });
const fetched = async (path, options, read) => {
  // The pseudo-language has no tag that the service accepts in `accept-language`.
  const asked = LANGUAGES[language] ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  const response = await checked(await reached(() => fetch(`.${asked}`, inLanguage(options))));
  const answer = await reached(() => response[read]());
  if (read === "json") languages.set(answer, response.headers.get("content-language") ?? ENGINE_LANGUAGE);
  return answer;
};
const told = (body) => ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const post = (path, body, signal, options) => made(callBehind(path, body), () => fetched(path, { ...told(body), signal }, "json"), signal, options);
export const get = (path, signal, options) => made(callBehind(path), () => fetched(path, { signal }, "json"), signal, options);
/** Options of a call that fails at once without a network, so that the reader can go elsewhere. */
export const AT_ONCE = { isPatient: false };
/** Options of a call without search that the device makes, too, once it has loaded the engine. */
export const NEAR = { isNear: true };
export const getText = (path, signal) => persist(() => fetched(path, { signal }, "text"), signal);
/** A document of the service as Markdown. */
export const getMarkdown = (path, signal) => persist(() => fetched(path, { signal, headers: { accept: "text/markdown" } }, "text"), signal);

/**
 * Reports each event of an analysis as it arrives: `partial` and `final`, and the service's signs of life. If the
 * stream breaks off, it is requested again.
 */
export async function stream(path, body, onEvent, signal) {
  const answer = await made(callBehind(path, body), () => streamed(path, body, onEvent, signal), signal, { onProgress: (step) => onEvent("partial", step) });
  onEvent("final", answer);
}

/** Reads the NDJSON stream of the service; promises the data of its `final` event. */
async function streamed(path, body, onEvent, signal) {
  const options = told(body);
  options.headers.accept = "application/x-ndjson";
  const response = await checked(await reached(() => fetch(`.${path}`, inLanguage({ ...options, signal }))));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let answer = null;
  const take = (line) => {
    if (!line) return;
    const { event, data } = JSON.parse(line);
    if (event === "error") throw new Refusal(data, data.status);
    if (event === "final") answer = data;
    else onEvent(event, data);
  };
  let rest = "";
  for (;;) {
    const { value, done } = await reached(() => reader.read());
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    lines.forEach(take);
  }
  take(rest.trim());
  if (!answer) throw new Unreachable("The analysis broke off.");
  return answer;
}

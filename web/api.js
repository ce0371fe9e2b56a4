// Calls of the service, and its errors in plain words.

const MOST_TRIES = 30;

export class Refusal extends Error {
  constructor(problem, status) {
    super(problem.detail ?? problem.title ?? `The service answered ${status}.`);
    Object.assign(this, { status, code: problem.code, rule: problem.rule });
  }

  /** A sentence for people. */
  get sentence() {
    const text = this.message.charAt(0).toUpperCase() + this.message.slice(1);
    const ended = /[.!?]$/.test(text) ? text : `${text}.`;
    return this.rule ? `${ended} (Ruling ${this.rule})` : ended;
  }
}

export const inWords = (error) => {
  if (error instanceof Refusal) return error.status === 503 ? "The service is busy. Try again in a moment." : error.sentence;
  if (error?.name === "AbortError") return "";
  return error instanceof TypeError ? "The service can’t be reached. Are you online?" : `Something went wrong: ${error?.message ?? error}`;
};

async function checked(response) {
  if (response.ok) return response;
  let problem = {};
  try {
    problem = await response.json();
  } catch {
    // Not one of the service's own errors; the status tells what there is to tell.
  }
  const refusal = new Refusal(problem, response.status);
  refusal.retryAfter = Number(response.headers.get("retry-after")) || 1;
  throw refusal;
}

export async function post(path, body, signal) {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal };
  return (await checked(await fetch(path, options))).json();
}

export const get = async (path, signal) => (await checked(await fetch(path, { signal }))).json();
/** As `get`; a service that is full, or still at work on the answer, is asked again when it says so. */
export async function getPatiently(path, isWanted) {
  for (let tries = 1; ; tries++) {
    try {
      return await get(path);
    } catch (error) {
      if (error.status !== 503 || tries === MOST_TRIES || !isWanted()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * error.retryAfter));
    }
  }
}

export const getText = async (path, signal) => (await checked(await fetch(path, { signal }))).text();

/** Tells each event of an NDJSON stream as it comes. */
export async function stream(path, body, onEvent, signal) {
  const response = await checked(
    await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/x-ndjson" },
      body: JSON.stringify(body),
      signal,
    }),
  );
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      if (!line) continue;
      const { event, data } = JSON.parse(line);
      if (event === "error") throw new Refusal(data, data.status);
      onEvent(event, data);
    }
  }
  if (rest.trim()) {
    const { event, data } = JSON.parse(rest);
    onEvent(event, data);
  }
}

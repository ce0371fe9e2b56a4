// The errors of calls.

/** A refusal of a call, the same as the service's: `code` is stable, `rule` names the ruling that was broken. */
export class Problem extends Error {
  constructor(document) {
    const { title, status, detail, code, rule, pointer, index } = document;
    // A detail that was not rendered is a message.
    super((typeof detail === "string" ? detail : title) ?? "The call was refused.");
    this.name = "Problem";
    Object.assign(this, { document, status, code, rule, pointer, index });
  }
}

/** The engine itself failed: the module did not load, a worker died twice with the same call, or the engine was closed. */
export class EngineFailure extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = "EngineFailure";
  }
}

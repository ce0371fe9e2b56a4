// Workers, and the calls that wait for one. A worker makes one call at a time; aborting a call ends its worker, and
// another one takes its place. A call depends only on its request, so it may be repeated.

import { EngineFailure, Problem } from "./errors.js";
import { said, saidProblem } from "./sentences.js";

const WORKERS = 2;
/** A worker that has taken more memory than this is replaced after its call: WebAssembly gives none back. */
const MOST_MEMORY = 256 << 20;
/** Number of times that a call is repeated if its worker dies. */
const AGAIN = 1;

export class Pool {
  #start;
  #options;
  #most;
  #mostMemory;
  #workers = new Set();
  #queue = [];
  #module = null;
  #closed = false;
  #last = 0;

  /** `start({ hear, died })` makes a worker. */
  constructor(start, { workers = WORKERS, workerMemory = MOST_MEMORY, module = null, ...options }) {
    if (!Number.isInteger(workers) || workers < 1) throw new RangeError("`workers` is an integer from 1");
    this.#start = start;
    this.#most = workers;
    this.#mostMemory = workerMemory;
    this.#module = module;
    this.#options = options;
  }

  /** Starts the first worker; fails if the module can't be loaded. */
  ready() {
    return this.#spawn().ready;
  }

  /** Makes a call: JSON in, JSON out. */
  call(name, request, { signal, onProgress, say } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#closed) return reject(new EngineFailure("The engine was closed."));
      const job = { id: ++this.#last, name, request, onProgress, say, deaths: 0 };
      const abort = () => {
        this.#drop(job);
        job.reject(signal.reason);
        this.#next();
      };
      const settled = (settle) => (value) => {
        signal?.removeEventListener("abort", abort);
        settle(value);
      };
      job.resolve = settled(resolve);
      job.reject = settled(reject);
      signal?.addEventListener("abort", abort);
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Ends all workers; pending calls fail. */
  close() {
    this.#closed = true;
    const jobs = [...this.#queue.splice(0), ...[...this.#workers].map(({ job }) => job).filter(Boolean)];
    for (const worker of this.#workers) this.#end(worker);
    for (const job of jobs) job.reject(new EngineFailure("The engine was closed."));
  }

  /** Gives waiting calls to idle workers. */
  #next() {
    while (this.#queue.length) {
      const idle = [...this.#workers].find(({ job, isReady }) => isReady && !job);
      if (!idle) {
        const coming = [...this.#workers].filter(({ isReady }) => !isReady).length;
        if (coming < this.#queue.length && this.#workers.size < this.#most) this.#spawn().ready.catch(() => {});
        return;
      }
      const job = this.#queue.shift();
      idle.job = job;
      idle.port.hold();
      idle.port.post({ type: "call", id: job.id, name: job.name, request: job.request, isTold: Boolean(job.onProgress) });
    }
  }

  #spawn() {
    const worker = { job: null, isReady: false };
    worker.ready = new Promise((resolve, reject) => Object.assign(worker, { loaded: resolve, unloaded: reject }));
    worker.port = this.#start({ hear: (message) => this.#hear(worker, message), died: (reason) => this.#died(worker, reason) });
    this.#workers.add(worker);
    worker.port.post({ type: "begin", module: this.#module, options: this.#options });
    return worker;
  }

  #hear(worker, message) {
    if (!this.#workers.has(worker)) return;
    const { job } = worker;
    switch (message.type) {
      case "ready":
        this.#module ??= message.module;
        worker.isReady = true;
        worker.port.release();
        worker.loaded();
        return this.#next();
      case "unloaded":
        return this.#died(worker, message.message);
      case "step":
        return tell(job, message.step);
      case "defect":
        // The same call would fail again.
        job.deaths = AGAIN;
        return this.#died(worker, message.message);
      default:
        worker.job = null;
        worker.port.release();
        if (message.memory > this.#mostMemory) this.#end(worker);
        settle(job, message);
        return this.#next();
    }
  }

  /** Handles the end of a worker: its call is repeated by another one, unless it has failed too often. */
  #died(worker, reason) {
    if (!this.#workers.has(worker)) return;
    const { job, isReady } = worker;
    this.#end(worker);
    const failure = new EngineFailure(isReady ? `The engine failed: ${reason}` : `The engine could not be loaded: ${reason}`);
    worker.unloaded(failure);
    if (job) {
      if (job.deaths++ < AGAIN) this.#queue.unshift(job);
      else job.reject(failure);
    } else if (!isReady && !this.#workers.size) {
      // Without a worker, the waiting calls would wait forever.
      for (const waiting of this.#queue.splice(0)) waiting.reject(failure);
    }
    this.#next();
  }

  #drop(job) {
    const at = this.#queue.indexOf(job);
    if (at >= 0) this.#queue.splice(at, 1);
    for (const worker of this.#workers) if (worker.job === job) this.#end(worker);
  }

  #end(worker) {
    this.#workers.delete(worker);
    worker.port.terminate();
  }
}

/** Settles a call with its answer or its problem, whose messages the caller's `say` renders. */
function settle({ say, resolve, reject }, { type, answer, problem }) {
  try {
    if (type === "answer") resolve(say ? said(answer, say) : answer);
    else reject(new Problem(say ? saidProblem(problem, say) : problem));
  } catch (error) {
    reject(error);
  }
}

function tell({ onProgress }, step) {
  try {
    onProgress(JSON.parse(step));
  } catch (error) {
    // Thrown as an error of the caller's own code, without harm to the call.
    queueMicrotask(() => {
      throw error;
    });
  }
}

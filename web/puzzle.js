// Puzzles, solved on the table: the day's, the archive, the trainer's, sets and storms.

import { AT_ONCE, Refusal, get, inWords, isAbort, isExpected, languageOf, part, pause, post } from "./api.js";
import { Stopwatch } from "./clock.js";
import { contentIds } from "./device.js";
import { diary, isDone, today } from "./daily-history.js";
import { announce, h, keep, refill, store } from "./dom.js";
import { drawHint } from "./hint-region.js";
import { openSheet } from "./shell.js";
import { HINTS, answerInWords, wordsOf } from "./puzzle-bar.js";
import { cheer, goalOf, hasGoal, scoreOf } from "./puzzle-outcome.js";
import { drawPanel, listed, typeInWords } from "./puzzle-panel.js";
import { legend } from "./puzzle-rules.js";
import { copied, resultOfDay, resultOfSet, results, sent } from "./results.js";
import { refute } from "./refutation.js";
import { address, root, shared } from "./router.js";
import { seatsOf } from "./session.js";
import { puzzleOf, seen, stockUp, takePuzzle } from "./puzzle-prefetch.js";
import { sound } from "./sounds.js";
import { isDate } from "./stored-values.js";
import { trainer } from "./trainer.js";
import { readMore, say } from "./i18n.js";

/** The first parts of addresses that name no day. */
const KINDS = ["storm", "train", "level", "id", "set", "make"];
/** Time between two moves that the page plays, in milliseconds. */
const STEP = 900;

export class Puzzles {
  constructor(app) {
    this.app = app;
    this.filter = { type: "", level: "" };
    this.watch = new Stopwatch();
    this.element = h("div", { class: "panel puzzle" });
    /** The meaning of the marks on the board, which change with the choice there. */
    this.legend = keep(h("dl", { class: "legend" }));
    app.table.marked = () => this.explainMarks();
    addEventListener("storage", ({ key }) => this.meetOtherTab(key));
  }

  explainMarks() {
    if (!this.isRead) return;
    this.legend.setAttribute("aria-label", say("puzzle-legend"));
    refill(this.legend, this.legend.isConnected && this.isOpen ? legend(this.app.table) : []);
  }

  /** Opens the puzzle of an address: a day, an id, a number of a set, a level, the trainer, or a storm. */
  async open({ rest }, signal) {
    const { game } = this.app;
    const [kind, value, number = 1] = rest;
    const wanted = rest.join("/");
    const date = kind ? (isDate(kind) ? kind : null) : today();
    if (this.game === game && this.wanted === wanted && this.date === date && this.puzzle && kind !== "storm") return this.show();
    this.storm?.end();
    if (this.game !== game) Object.assign(this, { filter: { type: "", level: "" }, month: null });
    Object.assign(this, { game, wanted, date, puzzle: null, node: null, storm: null, set: null, maker: null, isChoosing: false, isTraining: kind === "train" });
    const path = (id) => `/v1/${game.id}/puzzles/${id}`;
    if (kind !== "storm") this.waiting();
    try {
      await readMore("puzzles");
      this.isRead = true;
      signal.throwIfAborted();
      if (kind && !date && !KINDS.includes(kind)) return this.stop(say("puzzle-no-such-day"));
      if (kind === "storm") {
        const { Storm } = await part(() => import("./storm.js"));
        signal.throwIfAborted();
        this.storm = new Storm(this);
        return this.storm.offer();
      }
      if (kind === "make") {
        const { SetMaker } = await part(() => import("./set-maker.js"));
        signal.throwIfAborted();
        this.isWaiting = false;
        this.maker = new SetMaker(this);
        return this.display(say("set-how"));
      }
      if (kind === "train") return void (await this.next(signal));
      if (kind === "level") return void (await this.another({ level: +value || 1 }, signal));
      let id = value;
      if (kind === "set") {
        const { puzzles } = await get(path(`sets/${encodeURIComponent(value)}`), signal, AT_ONCE);
        const count = puzzles.length;
        const isEnd = number === "end";
        this.set = { id: value, number: isEnd ? count + 1 : Math.max(1, Math.min(count, +number || 1)), count, isEnd };
        if (isEnd) {
          this.isWaiting = this.isCopied = false;
          return this.display();
        }
        ({ id } = puzzles[this.set.number - 1]);
      }
      const isHere = this.taken && id === this.taken.id;
      const puzzle = date ? await puzzleOf(game.id, date, signal, AT_ONCE) : isHere ? this.taken : await get(path(encodeURIComponent(id ?? "")), signal, AT_ONCE);
      if (date && puzzle.date !== date) {
        // This device's clock is ahead of the service's, or the day of the address is.
        this.date = puzzle.date;
        this.app.router.note(address(game.id, "puzzle", { rest: [puzzle.date] }));
        this.wanted = puzzle.date;
      }
      // The calendar goes to the month of the day.
      if (date) this.month = this.date.slice(0, 7);
      await this.begin(puzzle, signal);
      stockUp(game.id, trainer.wish(game, this.filter));
    } catch (error) {
      if (isAbort(error)) return;
      if (!date || !(error instanceof Refusal) || error.status !== 404) {
        this.isWaiting = false;
        this.draw();
        throw error;
      }
      this.stop(date > today() ? say("puzzle-not-yet") : inWords(error));
    }
  }

  /** Opens the panel, on a phone in the sheet, next to the board of the game's picture. */
  display(prompt) {
    const { app, game } = this;
    this.said = null;
    app.table.show({ game, position: game.specimen, names: [say("you"), say("opponent")], finished: true, ...(this.maker ? { prompt } : wordsOf(this)) });
    this.draw();
    openSheet(app, true);
  }

  /** Takes over what another tab did at the same puzzle: its solution ends the puzzle here, and its tries and hints count. */
  async meetOtherTab(key) {
    const { app, game, date, set, puzzle, entry } = this;
    const name = date ? `daily.${game.id}` : set ? `set.${game.id}.${set.id}` : null;
    if (!puzzle || key !== `tessera.${name}` || this.wasSolved || this.solved) return;
    if (!entry.solved) Object.assign(this, { tries: Math.max(this.tries, entry.tries ?? 0), hintsBefore: Math.max(this.hintsBefore, (entry.hints ?? 0) - this.hints.length) });
    else if (app.panel !== this) this.puzzle = null;
    else {
      const end = () => this.attempt(() => this.begin(puzzle, app.router.renew()), end);
      await end();
      if (this.puzzle === puzzle && this.solved) this.say("", say("other-tab-solved"));
    }
  }

  /** Shows that there is no such day, with a way to today's puzzle. */
  stop(text) {
    Object.assign(this, { isWaiting: false, date: null, wanted: "" });
    this.draw();
    this.app.table.notice(text, [{ label: say("puzzle-of-today"), primary: true, action: () => this.app.goTo(address(this.game.id, "puzzle")) }], "gone");
  }

  leave() {
    this.storm?.end();
    // The answer to a wrong move does not go on meanwhile.
    if (this.answering) Object.assign(this, { answering: "stopped", shownMoves: this.line.length });
  }

  /** The trainer's next puzzle, near the solver's rating. */
  async next(signal = this.app.router.renew()) {
    await this.attempt(async () => {
      const wish = trainer.wish(this.game, this.filter);
      this.waiting();
      const puzzle = await takePuzzle(this.game.id, wish, signal);
      signal.throwIfAborted();
      if (!puzzle) this.none();
      else {
        await this.begin(puzzle, signal);
        stockUp(this.game.id, trainer.wish(this.game, this.filter));
      }
    }, () => this.next());
  }

  /** Opens a failed puzzle outside the rating, by default the oldest; without one, the trainer's next puzzle. */
  async retry(id = trainer.failed(this.game.id)[0]?.id) {
    const signal = this.app.router.renew();
    if (!id) return this.next(signal);
    await this.attempt(async () => {
      this.waiting();
      const puzzle = await get(`/v1/${this.game.id}/puzzles/${encodeURIComponent(id)}`, signal);
      signal.throwIfAborted();
      await this.begin(puzzle, signal, { isRetry: true });
    }, () => this.retry(id));
  }

  /** Opens any other puzzle of a wish, under its own address. */
  async another(wish, signal = this.app.router.renew()) {
    await this.attempt(async () => {
      this.waiting();
      const puzzle = await takePuzzle(this.game.id, wish, signal);
      signal.throwIfAborted();
      if (!puzzle) return this.none();
      stockUp(this.game.id, wish);
      this.taken = puzzle;
      this.app.goTo(address(this.game.id, "puzzle", { rest: ["id", puzzle.id] }));
    }, () => this.another(wish));
  }

  /** Shows that a puzzle is being fetched. Until it arrives, the previous board cannot be played on. */
  waiting() {
    this.isWaiting = true;
    if (this.app.table.game) this.app.table.pause(say("puzzle-coming"));
    this.draw();
  }

  none() {
    this.isWaiting = false;
    this.app.table.notice(say("puzzle-none"), [{ label: say("try-again"), primary: true, action: () => this.app.router.go() }], this.puzzle ? undefined : "gone");
    this.draw();
  }

  /** Runs work that calls the service; reports a failure below the board, with a button to retry. */
  async attempt(work, again) {
    try {
      await work();
    } catch (error) {
      this.isWaiting = false;
      if (isAbort(error)) return;
      this.draw();
      this.app.fail(error, again, this.puzzle ? undefined : "gone");
    }
  }

  /** Begins a puzzle. A solved day opens with its solution, unless `isAgain`; with `isRetry`, the rating stays. */
  async begin(puzzle, signal, { isAgain = false, isRetry = false } = {}) {
    seen.note(this.game.id, puzzle.id);
    contentIds.set(puzzle.id, puzzle.content_id);
    const { entry } = Object.assign(this, { puzzle, line: [] });
    Object.assign(this, {
      verdict: null, hints: [], answer: null, found: 0, refuted: null, missed: null, isRefuted: false, tone: "move", goal: "", best: NaN, tries: entry.solved ? 0 : (entry.tries ?? 0), hintsBefore: entry.solved ? 0 : (entry.hints ?? 0), said: null, solved: false, solution: null,
      isShown: false, isWaiting: false, answering: null, isRevealing: false, isCopied: false, change: 0, isHinted: false, isRated: !this.isTraining || (isAgain && this.isRated), isRetry,
    });
    this.wasSolved = Boolean(entry.solved);
    this.watch.start(entry.solved ? 0 : entry.seconds);
    if (this.storm || isAgain || !entry.solved) {
      await this.reach([], signal);
      return void this.aim();
    }
    this.solution = await this.ask("solution", signal);
    this.solved = true;
    // The day may have another puzzle since.
    await this.reach(this.endAfter((entry.id === puzzle.id && entry.moves) || []), signal);
  }

  /** The stored result of the day's puzzle, or of the puzzle of a set. */
  get entry() {
    const { game, date, set } = this;
    if (date) return diary.of(game.id)[date] ?? {};
    return (set && results.of(game.id, set)[set.number - 1]) ?? {};
  }

  /** Keeps the result so far. */
  note(entry) {
    const { game, date, set } = this;
    if (date) diary.note(game.id, date, entry);
    else if (set) results.note(game.id, set, entry);
  }

  /** Asks the service about the puzzle: its solution, or a hint. */
  ask(about, signal) {
    return get(`/v1/${this.game.id}/puzzles/${encodeURIComponent(this.puzzle.id)}/${about}`, signal);
  }

  /** Shows the score that the question asks for next to the solver's own, as soon as it is known; moves and hints go on. */
  async aim() {
    const { puzzle } = this;
    if (!hasGoal(puzzle) || !navigator.onLine) return;
    try {
      const best = scoreOf(await this.ask("solution"));
      if (this.puzzle !== puzzle) return;
      const goal = goalOf(puzzle, best);
      Object.assign(this, { best, goal });
      if (this.app.panel === this) this.app.table.tell({ goal });
    } catch (error) {
      // Without the goal, the question is the same.
      if (!isExpected(error)) throw error;
    }
  }

  /** Shows the position after a line of moves from the puzzle's own position. */
  async reach(line, signal = this.app.router.renew()) {
    const { game, puzzle } = this;
    // The puzzle contains its own position, so an empty line needs no request.
    const played = line.length ? await post(`/v1/${game.id}/play`, { position: puzzle.key, moves: line }, signal) : { ...puzzle, over: false, winners: [], steps: [] };
    const { moves } = this.isOpen ? await post(`/v1/${game.id}/moves`, { position: played.key }, signal) : { moves: [] };
    signal.throwIfAborted();
    const isNew = line.length > this.line.length;
    this.line = line;
    this.node = { position: played.position, key: played.key, over: played.over, winners: played.winners, step: played.steps.at(-1) ?? null };
    this.moves = moves;
    this.show(isNew);
    this.tone = "move";
    if (this.answering && line.length > this.before.length + 1) announce(answerInWords(this));
  }

  /** Plays moves on the board, one by one, from the present position on. */
  async playOut(moves, signal) {
    for (const move of moves) {
      await pause(STEP, signal);
      await this.reach([...this.line, move], signal);
    }
  }

  show(isNew = false) {
    const { app, game, puzzle, node } = this;
    if (puzzle && node) {
      const { isOpen } = this;
      app.table.show({
        game, position: node.position, moves: isOpen ? this.moves : [], step: node.step, near: puzzle.seat, isNew, isPuzzle: true, asksGain: puzzle.type === "biggest-score", subject: puzzle,
        names: this.names, goal: this.goal, winners: this.solved && !this.isRefuted && this.names.length > 1 ? node.winners : [], finished: node.over || this.isDone, tone: this.tone, ...wordsOf(this),
      });
    }
    this.draw();
  }

  /** The names of the seats. */
  get names() {
    const seats = seatsOf(this.puzzle.position);
    return Array.from({ length: seats }, (_, i) => (i === this.puzzle.seat ? say("you") : seats === 2 ? say("opponent") : say("player", { number: i + 1 })));
  }

  /** True while a move of the solver is wanted. */
  get isOpen() {
    return !this.solved && !this.isShown && !this.answering && !this.storm?.isOver;
  }

  /** True once the puzzle is solved or its solution was shown. */
  get isDone() {
    return this.solved || this.isShown;
  }

  /** Shows the present sentences and buttons in the bar; the board and the choice on it stay. */
  tell() {
    this.app.table.tell(wordsOf(this));
  }

  /** Shows a message above the bar's sentence. */
  say(kind, text, lang = null) {
    this.said = { kind, text, lang };
    this.tell();
    this.draw();
  }

  /** Handles a move on the table. */
  async play(move) {
    const { game, puzzle } = this;
    const line = [...this.line, move.move];
    const signal = this.app.router.renew();
    await this.attempt(async () => {
      const result = await post(`/v1/${game.id}/puzzles/${encodeURIComponent(puzzle.id)}/check`, { moves: line }, signal);
      signal.throwIfAborted();
      this.verdict = { kind: result.verdict, text: result.text, lang: languageOf(result) };
      this.answer = null;
      this.tone = result.verdict === "wrong" ? "wrong" : result.solved ? "solved" : "move";
      if (result.verdict === "wrong") return refute(this, result, line, signal);
      Object.assign(this, { said: null, refuted: null, isRevealing: false, found: this.found + 1, solved: result.solved, hintsBefore: this.hintsBefore + this.hints.length });
      announce(result.text);
      if (!result.solved) {
        // The next move has hints of its own.
        this.hints = [];
        return this.reach([...line, ...result.replies], signal);
      }
      this.rate(1);
      const moves = [...line, ...result.replies];
      this.note({ solved: true, tries: this.tries + 1, hints: this.hintsBefore, seconds: this.watch.seconds, id: this.puzzle.id, moves });
      if (this.storm) return this.storm.solved();
      await this.reach(moves, signal);
      await this.finish(signal);
    }, () => this.play(move));
  }

  takeBack(signal = this.app.router.renew()) {
    this.answering = null;
    return this.attempt(() => this.reach(this.before, signal), () => this.takeBack());
  }

  /** Plays the rest of the solution on the board, up to where its claim shows. */
  async finish(signal) {
    cheer(this.app.table.element);
    this.solution = await this.ask("solution", signal);
    signal.throwIfAborted();
    await this.playOut(this.endAfter(this.line).slice(this.line.length), signal);
    this.show();
  }

  /** The moves to the end that a solved puzzle shows: those played, if an equally good one left the solution. */
  endAfter(played) {
    const line = this.wholeLine;
    return played.every((move, i) => move === line[i]) ? line : played;
  }

  /** The moves of the solution and those after it, up to where its claim shows. */
  get wholeLine() {
    return [...this.solution.moves, ...this.solution.continuation];
  }

  /** Rates the first try of a trainer's puzzle. The first hint ends it at a fixed price, and a failure after it costs as much as any. */
  rate(score, isHint = false) {
    const isCounted = this.isRated;
    if (isCounted && !(this.isHinted && !score && !isHint)) return;
    Object.assign(this, { isRated: true, isHinted: isHint });
    trainer.settle(this.game.id, this.puzzle, score);
    if (!this.isRetry) this.change += trainer.note(this.game.id, this.puzzle, score, { isHint, isCounted });
  }

  /** Gives the next hint: first the region to look at, then the piece, then the move. */
  async hint() {
    const signal = this.app.router.renew();
    await this.attempt(async () => {
      const level = Math.min(HINTS, this.hints.length + 1);
      const at = (number) => {
        const query = new URLSearchParams({ level: number });
        if (this.line.length) query.set("moves", this.line.join(";"));
        return this.ask(`hint?${query}`, signal);
      };
      const hint = await at(level);
      signal.throwIfAborted();
      this.rate(0, true);
      this.hints.push({ text: hint.text, lang: languageOf(hint) });
      this.note({ tries: this.tries, hints: this.hintsBefore + this.hints.length });
      announce(hint.text);
      this.say("hint", hint.text, languageOf(hint));
      // The sentence does not wait for the move, which only the drawing needs.
      this.answer ??= hint.move ?? (await at(HINTS)).move;
      signal.throwIfAborted();
      drawHint(this.app.table, this.moves.find(({ move }) => move === this.answer), level, level === HINTS);
    }, () => this.hint());
  }

  /** Asks once before the solution ends a puzzle that may still count as solved. */
  askToReveal(isRevealing) {
    if (isRevealing && (this.isTraining ? this.isRated && !this.isHinted : this.entry.seen)) return this.reveal();
    this.isRevealing = isRevealing;
    this.draw();
    this.element.querySelector(`[data-k="${isRevealing ? "reveal-no" : "reveal"}"]`)?.focus({ preventScroll: true });
  }

  /** Plays the solution on the board. A puzzle whose solution was seen does not count as solved. */
  async reveal() {
    const signal = this.app.router.renew();
    await this.attempt(async () => {
      this.solution = await this.ask("solution", signal);
      signal.throwIfAborted();
      openSheet(this.app, false);
      Object.assign(this, { isShown: true, answering: null, isRevealing: false, said: null });
      this.rate(0);
      this.note({ seen: true });
      await this.reach([], signal);
      await this.playOut(this.wholeLine, signal);
    }, () => this.reveal());
  }

  /** Opens the rule of this question in the panel; on a phone in the sheet. */
  rule() {
    const part = this.element.querySelector(".rule");
    part.open = true;
    openSheet(this.app, true, part);
  }

  /** Shows the solution, its reasons and the refutations of other moves; on a phone in the sheet, which opens. */
  async explain() {
    await this.attempt(async () => {
      this.solution ??= await this.ask("solution", this.app.router.controller.signal);
      this.draw();
      openSheet(this.app, true, this.element.querySelector(".solution"));
    }, () => this.explain());
  }

  /** Copies the puzzle's address, or shows it. */
  async share() {
    const link = shared.puzzle(this.game.id, this.puzzle, this.date);
    this.say(...((await copied(link)) ? ["", say("puzzle-link-copied")] : ["copied", link]));
  }

  /** Shares the result of the day, or of the set, without anything of the solution. */
  async shareResult() {
    const { app, game, date, set } = this;
    const text = set ? resultOfSet(game, set, store.get("name")) : resultOfDay(app.games, date);
    const how = await sent(text);
    if (how === "shown") return this.say("copied", text);
    // The label of the button changes, and squares, tries and time stay in view.
    this.isCopied = how === "copied";
    this.tell();
  }

  /** Keeps the name that goes with the results of sets. */
  rename(name) {
    store.set("name", name);
    this.isCopied = false;
    this.tell();
  }

  /** Shows the position after a part of the solution, or, with `isRefuted`, of the answer to a wrong move. */
  walk(line, isRefuted = false) {
    this.isRefuted = isRefuted;
    return this.attempt(() => this.reach(line), () => this.walk(line, isRefuted));
  }

  again() {
    return this.attempt(() => this.begin(this.puzzle, this.app.router.renew(), { isAgain: true }), () => this.again());
  }

  draw() {
    drawPanel(this);
    this.explainMarks();
  }
}

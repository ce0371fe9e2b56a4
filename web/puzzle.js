// Puzzles, solved on the table: the day's, the archive, the trainer's, sets and storms.

import { get, inWords, isAbort, languageOf, post, Refusal } from "./api.js";
import { told } from "./action-bar.js";
import { contentIds } from "./device.js";
import { diary, today } from "./daily-history.js";
import { announce, h } from "./dom.js";
import { openSheet } from "./shell.js";
import { drawPanel, questionOf } from "./puzzle-panel.js";
import { address, shared } from "./router.js";
import { seatsOf } from "./session.js";
import { seen, stockUp, takePuzzle } from "./puzzle-prefetch.js";
import { Storm } from "./storm.js";
import { trainer } from "./trainer.js";
import { readMore, say } from "./i18n.js";

export const HINTS = 3;

export class Puzzles {
  constructor(app) {
    this.app = app;
    this.filter = { type: "", level: "" };
    this.element = h("div", { class: "panel puzzle" });
  }

  /** Opens the puzzle of an address: a day, an id, a number of a set, a level, the trainer, or a storm. */
  async open({ rest }, signal) {
    const { game } = this.app;
    const [kind, value, number = 1] = rest;
    const wanted = rest.join("/");
    if (this.game === game && this.wanted === wanted && this.puzzle && kind !== "storm") {
      this.show();
      return;
    }
    this.storm?.end();
    if (this.game !== game) this.filter = { type: "", level: "" };
    Object.assign(this, { game, wanted, puzzle: null, node: null, storm: null, set: null, isTraining: kind === "train", date: null });
    if (!kind || /^\d{4}-/.test(kind)) this.date = kind ?? today();
    if (kind === "storm") this.storm = new Storm(this);
    this.waiting();
    const path = (id) => `/v1/${game.id}/puzzles/${id}`;
    try {
      await readMore("puzzles");
      signal.throwIfAborted();
      if (kind === "storm") return void (await this.storm.begin(signal));
      if (kind === "train") return void (await this.next(signal));
      if (kind === "level") return void (await this.another({ level: +value || 1 }, signal));
      let id = value;
      if (kind === "set") {
        const { puzzles } = await get(path(`sets/${encodeURIComponent(value)}`), signal);
        this.set = { id: value, number: Math.max(1, Math.min(puzzles.length, +number || 1)), count: puzzles.length };
        ({ id } = puzzles[this.set.number - 1]);
      }
      const isHere = this.taken && id === this.taken.id;
      await this.begin(isHere ? this.taken : await get(path(this.date ? `daily?date=${this.date}` : encodeURIComponent(id ?? "")), signal), signal);
      stockUp(game.id, trainer.wish(game, this.filter));
    } catch (error) {
      if (isAbort(error)) return;
      this.isWaiting = false;
      this.draw();
      const none = error instanceof Refusal && error.status === 404;
      if (!none || !this.date) throw error;
      this.app.table.notice(this.date > today() ? say("puzzle-not-yet") : inWords(error));
    }
  }

  leave() {
    this.storm?.end();
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
    this.app.table.notice(say("puzzle-none"), [{ label: say("try-again"), primary: true, action: () => this.app.router.go() }]);
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
      this.app.fail(error, again);
    }
  }

  async begin(puzzle, signal) {
    seen.note(this.game.id, puzzle.id);
    contentIds.set(puzzle.id, puzzle.content_id);
    Object.assign(this, { puzzle, line: [], verdict: null, hints: [], hintMove: null, tries: 0, said: null, solved: false, solution: null, isShown: false, isWaiting: false, change: null, isRated: !this.isTraining });
    this.isBefore = Boolean(this.date && diary.of(this.game.id)[this.date]?.solved);
    await this.reach([], signal);
  }

  /** Shows the position after a line of moves from the puzzle's own position. */
  async reach(line, signal = this.app.router.renew()) {
    const { game, puzzle } = this;
    // The puzzle contains its own position, so an empty line needs no request.
    const played = line.length ? await post(`/v1/${game.id}/play`, { position: puzzle.key, moves: line }, signal) : { ...puzzle, over: false, winners: [], steps: [] };
    const { moves } = await post(`/v1/${game.id}/moves`, { position: played.key }, signal);
    signal.throwIfAborted();
    const isNew = line.length > this.line.length;
    this.line = line;
    this.node = { position: played.position, key: played.key, over: played.over, winners: played.winners, step: played.steps.at(-1) ?? null };
    this.moves = moves;
    this.show(isNew);
  }

  show(isNew = false) {
    const { app, game, puzzle, node } = this;
    if (puzzle && node) {
      const { isOpen } = this;
      const seats = seatsOf(node.position);
      app.table.show({
        game, position: node.position, moves: isOpen ? this.moves : [], step: node.step, near: puzzle.seat, isNew, isSecret: true,
        names: Array.from({ length: seats }, (_, i) => (i === puzzle.seat ? say("you") : seats === 2 ? say("opponent") : say("player", { number: i + 1 }))),
        winners: node.winners, finished: node.over, ...this.words(),
      });
    }
    this.draw();
  }

  get isOpen() {
    return !this.solved && !this.isShown && !this.storm?.isOver;
  }

  /** Texts and buttons of the bar: on a phone, only the bar and the board are in view. */
  words() {
    const { said, storm } = this;
    const [prompt, promptLanguage = null] = this.prompt();
    return { prompt, promptLanguage, above: storm ? storm.line : said && told(said.kind, said.text, said.lang), actions: this.actions() };
  }

  /** The sentence of the bar, and its language if that differs from the page's. */
  prompt() {
    if (this.storm?.isOver) return [this.storm.words()];
    if (this.solved) return [say("puzzle-solved")];
    if (this.isShown) return [say("puzzle-shown")];
    if (this.line.length) return [say("puzzle-right")];
    const { text, lang } = questionOf(this.puzzle);
    return [text, lang];
  }

  actions() {
    if (this.storm) return this.storm.isOver ? [{ label: say("once-more"), primary: true, action: () => this.app.router.go() }] : [];
    if (this.isOpen) return this.hints.length < HINTS ? [{ label: say("hint", { number: this.hints.length + 1 }), action: () => this.hint() }] : [];
    const { game, set, isTraining } = this;
    const rest = set && set.number < set.count ? ["set", set.id, `${set.number + 1}`] : ["train"];
    const next = isTraining ? { label: say("next"), action: () => this.next() }
      : { label: say("next-puzzle"), action: () => this.app.goTo(address(game.id, "puzzle", { rest })) };
    return [{ ...next, primary: true }, { label: say("explain"), action: () => this.explain() }, { label: say("share"), action: () => this.share() }];
  }

  /** Shows a message above the bar's sentence; the board and the choice on it stay. */
  say(kind, text, lang = null) {
    this.said = { kind, text, lang };
    this.app.table.tell(this.words());
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
      this.hintMove = null;
      this.said = result.verdict === "wrong" ? { kind: "wrong", text: `${say("puzzle-wrong")} ${result.text}`, lang: languageOf(result) } : null;
      if (result.verdict === "wrong") {
        this.tries++;
        this.rate(0);
        announce(`${say("puzzle-wrong")} ${result.text}`);
        if (this.storm) return this.storm.failed(signal);
        return this.reach(this.line, signal);
      }
      this.solved = result.solved;
      announce(result.text);
      if (result.solved) {
        this.rate(1);
        if (this.date) diary.note(game.id, this.date, { solved: true, tries: this.tries + 1, hints: this.hints.length });
        if (this.storm) return this.storm.solved(signal);
      }
      return this.reach([...line, ...result.replies], signal);
    }, () => this.play(move));
  }

  /** Rates the first try of a trainer's puzzle. */
  rate(score) {
    if (this.isRated) return;
    this.isRated = true;
    this.change = trainer.note(this.game.id, this.puzzle, score);
  }

  async hint() {
    const signal = this.app.router.renew();
    await this.attempt(async () => {
      const level = Math.min(HINTS, this.hints.length + 1);
      const query = new URLSearchParams({ level });
      if (this.line.length) query.set("moves", this.line.join(";"));
      const hint = await get(`/v1/${this.game.id}/puzzles/${encodeURIComponent(this.puzzle.id)}/hint?${query}`, signal);
      signal.throwIfAborted();
      this.rate(0);
      this.hints.push({ text: hint.text, lang: languageOf(hint) });
      this.hintMove = hint.move;
      announce(hint.text);
      this.say("hint", hint.text, languageOf(hint));
      const hinted = this.moves.find(({ move }) => move === hint.move);
      if (hinted) this.app.table.rank([hinted]);
    }, () => this.hint());
  }

  async reveal() {
    const signal = this.app.router.renew();
    await this.attempt(async () => {
      this.solution = await get(`/v1/${this.game.id}/puzzles/${encodeURIComponent(this.puzzle.id)}/solution`, signal);
      signal.throwIfAborted();
      if (!this.solved) {
        this.isShown = true;
        this.rate(0);
        // A puzzle whose solution was seen does not count as solved.
        if (this.date) diary.note(this.game.id, this.date, { seen: true });
      }
      await this.reach(this.solution.moves, signal);
      this.explain();
    }, () => this.reveal());
  }

  /** Shows the solution, its reasons and the refutations of other moves; on a phone in the sheet, which opens. */
  explain() {
    if (!this.solution) return this.reveal();
    openSheet(this.app, true, this.element.querySelector(".solution"));
  }

  /** Copies the puzzle's address, or shows it if copying is forbidden. */
  async share() {
    const link = shared.puzzle(this.game.id, this.puzzle, this.date);
    try {
      await navigator.clipboard.writeText(link);
      this.say("", say("puzzle-link-copied"));
    } catch {
      this.say("copied", link);
    }
  }

  /** Shows the position after a line of moves: a part of the solution, or a refutation of a wrong move. */
  walk(line) {
    return this.attempt(() => this.reach(line), () => this.walk(line));
  }

  again() {
    return this.attempt(() => this.begin(this.puzzle, this.app.router.renew()), () => this.again());
  }

  draw() {
    drawPanel(this);
  }
}

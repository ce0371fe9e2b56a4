// Puzzles: the day's, the archive by date, and any other; solved on the table.

import { get, getPatiently, inWords, post, Refusal } from "./api.js";
import { announce, h, refill, store } from "./dom.js";
import { seatsOf } from "./session.js";
import { spaced } from "./analysis.js";

const DAY = 86_400_000;
const HINTS = 3;
/** Before it there are no puzzles of a day. */
const FIRST_DAY = "2026-01-01";

export const today = () => new Date().toISOString().slice(0, 10);
const shifted = (date, days) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
const spelled = (date) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** The days on which a game's puzzle was solved, kept in the browser. */
export const diary = {
  of: (game) => store.get(`daily.${game}`) ?? {},
  note(game, date, entry) {
    const days = diary.of(game);
    if (days[date]?.solved) return;
    store.set(`daily.${game}`, { ...days, [date]: { ...days[date], ...entry } });
  },
  /** How many days in a row are solved, up to today or yesterday. */
  streak(game) {
    const days = diary.of(game);
    let date = days[today()]?.solved ? today() : shifted(today(), -1);
    let count = 0;
    while (days[date]?.solved) {
      count++;
      date = shifted(date, -1);
    }
    return count;
  },
};

export class PuzzlePanel {
  constructor(app) {
    this.app = app;
    this.types = [];
    this.element = h("div", { class: "panel puzzle" });
  }

  /** Opens the puzzle of a day, or one by its id. */
  async open(game, { date, id }) {
    if (this.game === game && this.puzzle && (id ? this.puzzle.id === id : this.date === (date ?? today()))) {
      this.show();
      return;
    }
    Object.assign(this, { game, date: id ? null : (date ?? today()), types: [], puzzle: null, node: null, error: null });
    this.draw();
    const ticket = (this.ticket = Symbol("puzzle"));
    try {
      const path = id ? encodeURIComponent(id) : `daily?date=${this.date}`;
      const puzzle = await getPatiently(`/v1/${game.id}/puzzles/${path}`, () => this.ticket === ticket);
      this.types = (await this.app.card(game)).puzzles.types;
      if (this.ticket === ticket) await this.begin(puzzle);
    } catch (error) {
      if (this.ticket !== ticket) return;
      const none = error instanceof Refusal && error.status === 404;
      this.error = none && !id && this.date > today() ? "This day’s puzzle is not there yet." : inWords(error);
      this.draw();
    }
  }

  /** Any other puzzle, of a type and a level if they are given. */
  async another(type, level) {
    this.error = null;
    const body = { ...(type ? { type } : {}), ...(level ? { level: +level } : {}) };
    try {
      const { puzzles } = await post(`/v1/${this.game.id}/puzzles`, body);
      if (!puzzles.length) {
        this.error = "No such puzzle was found in the time of a request. Try again, or ask for less.";
        this.draw();
        return;
      }
      location.hash = `#/${this.game.id}/puzzle/id/${encodeURIComponent(puzzles[0].id)}`;
    } catch (error) {
      this.error = inWords(error);
      this.draw();
    }
  }

  async begin(puzzle) {
    Object.assign(this, { puzzle, line: [], verdict: null, hints: [], tries: 0, solved: false, solution: null, shown: false });
    if (this.date && diary.of(this.game.id)[this.date]?.solved) this.before = true;
    else this.before = false;
    await this.reach([]);
  }

  /** Shows the position after a line of moves from the puzzle's own. */
  async reach(line) {
    const { game, puzzle } = this;
    const played = await post(`/v1/${game.id}/play`, { position: puzzle.key, moves: line });
    this.line = line;
    this.node = { position: played.position, key: played.key, over: played.over, winners: played.winners, step: played.steps.at(-1) ?? null };
    const { moves } = await post(`/v1/${game.id}/moves`, { position: played.key });
    this.moves = moves;
    this.show();
  }

  show() {
    const { app, game, puzzle, node } = this;
    if (!puzzle || !node) {
      this.draw();
      return;
    }
    const open = !this.solved && !this.shown;
    app.table.show({
      game, position: node.position, moves: open ? this.moves : [], step: node.step, near: puzzle.seat,
      names: Array.from({ length: seatsOf(node.position) }, (_, i) => (i === puzzle.seat ? "You" : seatsOf(node.position) === 2 ? "Opponent" : `Player ${i + 1}`)),
      winners: node.winners, finished: node.over,
      prompt: this.prompt(),
    });
    this.draw();
  }

  /** The line below the board; on a narrow screen it is all that is seen beside it. */
  prompt() {
    if (this.solved) return "Solved!";
    if (this.shown) return "This is the solution.";
    if (this.verdict?.kind === "wrong") return `Not that one. ${this.verdict.text}`;
    return this.line.length ? "Right. What next?" : this.puzzle.question;
  }

  /** A move on the table. */
  async play(move) {
    const { game, puzzle } = this;
    const line = [...this.line, move.move];
    try {
      const result = await post(`/v1/${game.id}/puzzles/${encodeURIComponent(puzzle.id)}/check`, { moves: line });
      this.verdict = { kind: result.verdict, text: result.text };
      if (result.verdict === "wrong") {
        this.tries++;
        announce(`Wrong. ${result.text}`);
        await this.reach(this.line);
        return;
      }
      this.solved = result.solved;
      announce(result.text);
      if (result.solved && this.date) diary.note(this.game.id, this.date, { solved: true, tries: this.tries + 1, hints: this.hints.length });
      await this.reach([...line, ...result.replies]);
    } catch (error) {
      this.verdict = { kind: "error", text: inWords(error) };
      await this.reach(this.line);
    }
  }

  async hint() {
    try {
      const level = Math.min(HINTS, this.hints.length + 1);
      const query = new URLSearchParams({ level });
      if (this.line.length) query.set("moves", this.line.join(";"));
      const { text } = await get(`/v1/${this.game.id}/puzzles/${encodeURIComponent(this.puzzle.id)}/hint?${query}`);
      this.hints.push(text);
      announce(text);
    } catch (error) {
      this.verdict = { kind: "error", text: inWords(error) };
    }
    this.draw();
  }

  async reveal() {
    try {
      this.solution = await get(`/v1/${this.game.id}/puzzles/${encodeURIComponent(this.puzzle.id)}/solution`);
      if (!this.solved) this.shown = true;
      await this.reach(this.solution.moves);
    } catch (error) {
      this.verdict = { kind: "error", text: inWords(error) };
      this.draw();
    }
  }

  draw() {
    const { game, puzzle } = this;
    refill(this.element, this.head(), this.error && h("p", { class: "verdict error", role: "alert" }, this.error),
      !puzzle && !this.error && h("p", { class: "state" }, "Fetching the puzzle … A new one may take a while to be proved."),
      puzzle && this.task(), puzzle && this.tools(), this.solution && this.steps(), this.elsewhere(game));
  }

  head() {
    const { game, date } = this;
    const streak = diary.streak(game.id);
    if (!date) return h("div", { class: "puzzle-head" }, h("h2", {}, "Puzzle"), h("a", { href: `#/${game.id}/puzzle` }, "Today’s puzzle"));
    const step = (days, label, sign) => {
      const to = shifted(date, days);
      return h("a", { class: "button step", href: `#/${game.id}/puzzle/${to}`, "aria-label": label, "aria-disabled": to > today() ? "true" : null, "data-k": label }, sign);
    };
    return h("div", { class: "puzzle-head" },
      h("h2", {}, date === today() ? "Puzzle of the day" : "Puzzle of"),
      h("div", { class: "row" }, date > FIRST_DAY && step(-1, "Day before", "‹"), h("span", { class: "date" }, spelled(date)), date < today() && step(1, "Day after", "›")),
      streak > 0 && h("p", { class: "streak" }, h("strong", {}, `${streak}`), streak === 1 ? " day solved in a row" : " days solved in a row"));
  }

  task() {
    const { puzzle, verdict } = this;
    const stars = "★".repeat(puzzle.level) + "☆".repeat(Math.max(0, 5 - puzzle.level));
    const own = puzzle.to_find === 1 ? "One move to find" : puzzle.to_find ? `${puzzle.to_find} moves to find` : "";
    const verdicts = { solved: "Solved!", right: "", wrong: "Not that one.", error: "" };
    return [
      h("p", { class: "question" }, puzzle.question),
      h("p", { class: "facts" }, h("span", { class: "stars", role: "img", "aria-label": `Level ${puzzle.level} of 5` }, stars), own && h("span", {}, own), puzzle.rating && h("span", {}, `Rating ${Math.round(puzzle.rating)}`)),
      this.before && !this.solved && h("p", { class: "state" }, "You have solved this one already. It can be solved again."),
      verdict && h("div", { class: `verdict ${verdict.kind}` }, h("p", {}, h("strong", {}, verdicts[verdict.kind]), verdict.kind === "solved" ? "" : ` ${verdict.text}`)),
      this.hints.length > 0 && h("ol", { class: "hints" }, this.hints.map((text) => h("li", {}, text))),
    ].flat().filter(Boolean);
  }

  tools() {
    const busy = this.solved || this.shown;
    return h("div", { class: "row" },
      !busy && h("button", { type: "button", "data-k": "hint", disabled: this.hints.length >= HINTS, onclick: () => this.hint() }, this.hints.length ? `Hint ${Math.min(HINTS, this.hints.length + 1)}` : "Hint"),
      !this.solution && h("button", { type: "button", "data-k": "reveal", onclick: () => this.reveal() }, busy ? "Explain" : "Show solution"),
      (this.line.length > 0 || busy) && h("button", { type: "button", "data-k": "again", onclick: () => this.begin(this.puzzle) }, "Start over"),
      h("a", { class: "button analyse", href: `#/${this.game.id}/analysis?p=${encodeURIComponent(this.node?.key ?? this.puzzle.key)}`, "data-k": "analyse" }, "Analyse"));
  }

  steps() {
    const { solution } = this;
    return h("div", { class: "solution" },
      h("ol", {}, solution.steps.map((step, i) =>
        h("li", {}, h("button", { type: "button", class: "link move", "data-k": `step-${i}`, onclick: () => this.reach(solution.moves.slice(0, i + 1)) }, spaced(step.move)), ` ${step.text}`))),
      solution.themes.length > 0 && h("ul", { class: "themes" }, solution.themes.map((theme) => h("li", {}, h("strong", {}, theme.id.replaceAll("_", " ").replaceAll("-", " ")), ` ${theme.description}`))));
  }

  elsewhere(game) {
    const days = diary.of(game.id);
    const recent = Array.from({ length: 14 }, (_, i) => shifted(today(), i - 13));
    const select = (label, choices) => h("select", { "aria-label": label, "data-k": label }, choices.map(([value, text]) => h("option", { value }, text)));
    const type = select("Type", [["", "any type"], ...this.types.map((card) => [card.id, card.id.replaceAll("_", " ").replaceAll("-", " ")])]);
    const level = select("Level", [["", "any level"], ...[1, 2, 3, 4, 5].map((n) => [`${n}`, `level ${n}`])]);
    return h("section", { class: "archive" },
      h("h3", {}, "Archive"),
      h("ol", { class: "days" }, recent.map((date) =>
        h("li", {}, h("a", {
          href: `#/${game.id}/puzzle/${date}`, class: `day${days[date]?.solved ? " solved" : ""}${date === this.date ? " current" : ""}`,
          "aria-label": `${spelled(date)}${days[date]?.solved ? ", solved" : ""}`, "aria-current": date === this.date ? "date" : null,
        }, `${+date.slice(8)}`)))),
      h("div", { class: "row" },
        h("label", {}, "Any day ", h("input", {
          type: "date", min: FIRST_DAY, max: today(), value: this.date ?? today(), "data-k": "date",
          onchange: (event) => { if (event.target.value) location.hash = `#/${game.id}/puzzle/${event.target.value}`; },
        })),
        h("span", { class: "row" }, h("button", { type: "button", "data-k": "another", onclick: () => this.another(type.value, level.value) }, "Another puzzle"), type, level)));
  }
}

// What stands beside a puzzle: the task, the verdict, hints, the solution, and the way to other puzzles.

import { FIRST_DAY, diary, shifted, spelled, today, weekdayLevel } from "./diary.js";
import { h, refill } from "./dom.js";
import { spaced } from "./move-list.js";
import { address, shared } from "./router.js";
import { trainer } from "./trainer.js";

const MODES = [["", "Daily"], ["train", "Train"], ["storm", "Storm"]];
const spoken = (id) => id.replaceAll(/[_-]/g, " ");

export function drawPanel(panel) {
  const { puzzle, error, storm } = panel;
  panel.element.dataset.id = puzzle?.id ?? "";
  refill(panel.element, modes(panel), head(panel), error && h("p", { class: "verdict error", role: "alert" }, error),
    (!puzzle || panel.isWaiting) && !error && h("p", { class: "state", role: "status" }, "Fetching the puzzle … A new one may take a while to be proved."),
    puzzle && task(panel), puzzle && !storm && tools(panel), puzzle && panel.solution && steps(panel), !storm && elsewhere(panel));
}

function modes({ game, wanted }) {
  const mode = ["train", "storm"].includes(wanted) ? wanted : "";
  return h("nav", { class: "modes", "aria-label": "Kinds of puzzles" }, MODES.map(([id, name]) =>
    h("a", { href: address(game.id, "puzzle", { rest: id ? [id] : [] }), "aria-current": id === mode ? "page" : null, "data-k": `mode-${id}` }, name)));
}

function head(panel) {
  const { game, date, storm, isTraining } = panel;
  if (storm) {
    return h("div", { class: "puzzle-head" }, h("h2", {}, "Storm"),
      h("p", { class: "facts" }, storm.clock, h("span", {}, `${storm.count} solved`), h("span", {}, `record ${storm.best}`)),
      h("p", { class: "state" }, "As many as you can in three minutes. A wrong move costs ten seconds."));
  }
  if (isTraining) return solver(panel);
  if (!date) return h("div", { class: "puzzle-head" }, h("h2", {}, "Puzzle"));
  const streak = diary.streak(game.id);
  const step = (days, label, sign) => {
    const to = shifted(date, days);
    return h("a", { class: "button step", href: address(game.id, "puzzle", { rest: [to] }), "aria-label": label, "data-k": label }, sign);
  };
  return h("div", { class: "puzzle-head" },
    h("h2", {}, date === today() ? "Puzzle of the day" : `Puzzle of ${spelled(date)}`),
    h("div", { class: "row" }, date > FIRST_DAY && step(-1, "Day before", "‹"), h("span", { class: "date" }, spelled(date)), date < today() && step(1, "Day after", "›")),
    h("p", { class: "state" }, `This weekday’s puzzles are ${weekdayLevel(date)}.`),
    streak > 0 && h("p", { class: "streak" }, h("strong", {}, `${streak}`), streak === 1 ? " day solved in a row" : " days solved in a row"));
}

function solver({ game, change }) {
  const { rating, deviation, solved, failed, run, best } = trainer.of(game.id);
  const sign = change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "";
  return h("div", { class: "puzzle-head" }, h("h2", {}, "Training"),
    h("p", { class: "facts" },
      h("span", {}, "Your rating ", h("strong", { class: "rating" }, `${Math.round(rating)}${deviation > 110 ? "?" : ""}`), sign && h("span", { class: change > 0 ? "gain" : "loss" }, ` ${sign}`)),
      h("span", {}, `${solved} of ${solved + failed} at the first try`),
      run > 1 && h("span", {}, `${run} in a row (best ${best})`)));
}

function task(panel) {
  const { puzzle, verdict, hints } = panel;
  const stars = "★".repeat(puzzle.level) + "☆".repeat(Math.max(0, 5 - puzzle.level));
  const own = puzzle.to_find === 1 ? "One move to find" : puzzle.to_find ? `${puzzle.to_find} moves to find` : "";
  const verdicts = { solved: "Solved!", right: "", wrong: "Not that one." };
  return [
    h("p", { class: "question" }, puzzle.question),
    h("p", { class: "facts" }, h("span", { class: "stars", role: "img", "aria-label": `Level ${puzzle.level} of 5` }, stars), own && h("span", {}, own), puzzle.rating && h("span", {}, `Rating ${Math.round(puzzle.rating)}`)),
    panel.isBefore && !panel.solved && h("p", { class: "state" }, "You have solved this one already. It can be solved again."),
    verdict && h("div", { class: `verdict ${verdict.kind}` }, h("p", {}, h("strong", {}, verdicts[verdict.kind]), verdict.kind === "solved" ? "" : ` ${verdict.text}`)),
    hints.length > 0 && h("ol", { class: "hints" }, hints.map((text) => h("li", {}, text))),
  ].filter(Boolean);
}

function tools(panel) {
  const isDone = panel.solved || panel.isShown;
  return h("div", { class: "row" },
    !panel.solution && h("button", { type: "button", "data-k": "reveal", onclick: () => panel.reveal() }, isDone ? "Explain" : "Show solution"),
    (panel.line.length > 0 || isDone) && h("button", { type: "button", "data-k": "again", onclick: () => panel.again() }, "Start over"),
    h("a", { class: "button analyse", href: address(panel.game.id, "analysis", { key: panel.node?.key ?? panel.puzzle.key }), "data-k": "analyse" }, "Analyse"),
    h("button", { type: "button", class: "quiet", "data-k": "share", onclick: ({ currentTarget }) => share(panel, currentTarget) }, "Share"));
}

async function share({ game, puzzle, date }, button) {
  const link = shared.puzzle(game.id, puzzle, date);
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = "Link copied";
  } catch {
    button.replaceWith(h("span", { class: "copied" }, link));
  }
}

function steps(panel) {
  const { solution } = panel;
  return h("div", { class: "solution" },
    h("ol", {}, solution.steps.map((step, i) =>
      h("li", {}, h("button", { type: "button", class: "link move", "data-k": `step-${i}`, onclick: () => panel.walk(i + 1) }, spaced(step.move)), ` ${step.text}`))),
    solution.themes.length > 0 && h("ul", { class: "themes" }, solution.themes.map((theme) => h("li", {}, h("strong", {}, spoken(theme.id)), ` ${theme.description}`))));
}

function elsewhere(panel) {
  const { game, filter, date } = panel;
  const { types } = game.card.puzzles;
  const days = diary.of(game.id);
  const recent = Array.from({ length: 14 }, (_, i) => shifted(today(), i - 13));
  const select = (label, name, choices) => h("select", { "aria-label": label, "data-k": label, onchange: (event) => (filter[name] = event.target.value) },
    choices.map(([value, text]) => h("option", { value, selected: filter[name] === value }, text)));
  const wish = () => ({ ...(filter.type ? { type: filter.type } : {}), ...(filter.level ? { level: +filter.level } : {}) });
  const more = h("div", { class: "row" },
    h("button", { type: "button", "data-k": "another", disabled: panel.isWaiting, onclick: () => (panel.isTraining ? panel.next() : panel.another(wish())) }, panel.isTraining ? "Another" : "Another puzzle"),
    select("Type", "type", [["", "any type"], ...types.map(({ id }) => [id, spoken(id)])]),
    select("Level", "level", [["", panel.isTraining ? "near your rating" : "any level"], ...[1, 2, 3, 4, 5].map((n) => [`${n}`, `level ${n}`])]));
  if (panel.isTraining) return h("section", { class: "archive" }, more);
  return h("section", { class: "archive" },
    h("h3", {}, "Archive"),
    h("ol", { class: "days" }, recent.map((day) =>
      h("li", {}, h("a", {
        href: address(game.id, "puzzle", { rest: [day] }), class: `day${days[day]?.solved ? " solved" : ""}${day === date ? " current" : ""}`,
        "aria-label": `${spelled(day)}${days[day]?.solved ? ", solved" : ""}`, "aria-current": day === date ? "date" : null,
      }, `${+day.slice(8)}`)))),
    h("div", { class: "row" },
      h("label", {}, "Any day ", h("input", {
        type: "date", min: FIRST_DAY, max: today(), value: date ?? today(), "data-k": "date",
        onchange: (event) => { if (event.target.value) location.hash = address(game.id, "puzzle", { rest: [event.target.value] }); },
      }))),
    more);
}

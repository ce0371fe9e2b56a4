// The panel next to a puzzle: the task, the verdict, hints, the solution, and links to other puzzles.

import { FIRST_DAY, dayNumber, diary, isDone, mark, shifted, spelled, squares, today, weekdayLevel } from "./daily-history.js";
import { languageOf } from "./api.js";
import { calendar, monthOf } from "./calendar.js";
import { drawn, h, refill, store } from "./dom.js";
import { pictureOf } from "./games.js";
import { moveInWords, moveShown } from "./move-list.js";
import { howOf, marksInWords, marksOf, ownRating, resultRow, squareRow } from "./puzzle-outcome.js";
import { ruleOf } from "./puzzle-rules.js";
import { playRefutation } from "./refutation.js";
import { entryInWords, results, stateInWords } from "./results.js";
import { address, daysAddress } from "./router.js";
import { isDraw } from "./session.js";
import { openSheet } from "./shell.js";
import { statistics } from "./statistics.js";
import { trainer } from "./trainer.js";
import { dateInWords, has, say } from "./i18n.js";

const LEVELS = [1, 2, 3, 4, 5];
const MODES = [["", "daily"], ["train", "train"], ["storm", "storm"]];
const spoken = (id) => id.replaceAll(/[_-]/g, " ");
/** Themes and types of puzzles in words; one that this page does not know yet is named after its id. */
export const themeInWords = (id) => (has(`puzzle-theme-${id}`) ? say(`puzzle-theme-${id}`) : spoken(id));
export const typeInWords = (id) => (has(`puzzle-type-${id}`) ? say(`puzzle-type-${id}`) : spoken(id));
const kindOf = ({ type }) => type?.replace(/-in-\d+$/, "");
/** The exact question of a puzzle; with its language if the page has no wording of its own. */
export function questionOf(puzzle) {
  const { game, within, question } = puzzle;
  const kind = kindOf(puzzle);
  // Two games have a type of the same name, and lose in different ways.
  const type = [`${game}-${kind}`, kind].find((type) => has(`puzzle-question-${type}`));
  return type && Number.isInteger(within) ? { text: say(`puzzle-question-${type}`, { within }) } : { text: question, lang: puzzle.lang ?? languageOf(puzzle) };
}
/** The question in one short sentence. */
export function shortQuestion(puzzle) {
  const { within } = puzzle;
  const kind = kindOf(puzzle);
  return has(`puzzle-ask-${kind}`) && Number.isInteger(within) ? { text: say(`puzzle-ask-${kind}`, { within }) } : questionOf(puzzle);
}

/** The number of moves that are still to be found. */
const movesToFind = ({ puzzle, found }) => (puzzle.to_find > found ? say("moves-to-find", { count: puzzle.to_find - found }) : "");

/** The line above a question, which a phone shows without the panel: the type in training, otherwise the day; and the moves. */
export const facts = ({ puzzle, date, set, found, isTraining }) => [
  isTraining && say("named", { name: say("puzzle-type"), text: typeInWords(puzzle.type) }),
  date && say("day-number", { number: `${dayNumber(date)}` }),
  set && say("puzzle-of-set", set),
  movesToFind({ puzzle, found }),
].filter(Boolean).join(" · ");

export function drawPanel(panel) {
  const { puzzle, storm } = panel;
  const { table } = panel.app;
  table.lost ||= panel.element.contains(document.activeElement);
  panel.element.dataset.id = puzzle?.id ?? "";
  // Until the messages about puzzles are there, only the kinds of puzzles can be named.
  if (!panel.isRead) return refill(panel.element, modes(panel));
  refill(panel.element, modes(panel), puzzle && h("p", { class: "on-paper" }, [panel.game.name, panel.date && spelled(panel.date), facts(panel)].filter(Boolean).join(" · ")), head(panel),
    panel.isWaiting && h("p", { class: "state", role: "status" }, say("puzzle-coming")),
    panel.maker?.element, puzzle && task(panel), puzzle && !storm && tools(panel), puzzle && panel.solution && steps(panel), !storm && !panel.maker && elsewhere(panel), storm && missedPuzzles(panel));
  table.regainFocus();
}

function modes({ game, wanted, date }) {
  const mode = date ? "" : wanted;
  return h("nav", { class: "modes", "aria-label": say("puzzle-kinds") }, MODES.map(([id, name]) =>
    h("a", { href: address(game.id, "puzzle", { rest: id ? [id] : [] }), "aria-current": id === mode ? "page" : null, "data-k": `mode-${id}` }, say(`puzzle-kind-${name}`))));
}

function head(panel) {
  const { game, date, set, storm, isTraining } = panel;
  if (storm) {
    return h("div", { class: "puzzle-head" }, h("h2", {}, say("puzzle-kind-storm")),
      h("p", { class: "facts" }, h("span", {}, say("storm-record", { count: storm.best }))),
      h("p", { class: "state" }, say("storm-how")));
  }
  if (isTraining) return solver(panel);
  const print = h("button", { type: "button", class: "quiet", "data-k": "print", onclick: () => globalThis.print() }, say("print"));
  const step = (rest, label, sign) => h("a", { class: "button step", href: address(game.id, "puzzle", { rest }), "aria-label": label, "data-k": label }, sign);
  if (set) {
    const { id, number, count } = set;
    const list = results.of(game.id, set);
    const to = (by) => ["set", id, number + by > count ? "end" : `${number + by}`];
    return h("div", { class: "puzzle-head" }, h("h2", {}, set.isEnd ? say("set-ended") : say("puzzle-of-set", { number, count })),
      h("div", { class: "row" }, number > 1 && step(to(-1), say("back"), "‹"), squareRow(list.map(mark).join(""), say("today-solved", { solved: list.filter(({ solved }) => solved).length, all: count })), number <= count && step(to(1), number < count ? say("next-puzzle") : say("set-result"), "›"), !set.isEnd && print),
      set.isEnd && setEnd(panel));
  }
  if (!date) return h("div", { class: "puzzle-head" }, h("h2", {}, panel.maker ? say("set-make") : say("puzzle")));
  const streak = diary.streak(game.id);
  return h("div", { class: "puzzle-head" },
    h("h2", {}, date === today() ? say("puzzle-of-today") : say("puzzle-of", { date: spelled(date) })),
    h("div", { class: "row" }, date > FIRST_DAY && step([shifted(date, -1)], say("day-before"), "‹"), h("span", { class: "date" }, spelled(date)), date < today() && step([shifted(date, 1)], say("day-after"), "›"), print),
    h("p", { class: "state" }, `${say("day-number", { number: `${dayNumber(date)}` })}. ${say("weekday-level", { level: weekdayLevel(date) })}`),
    streak > 0 && h("p", { class: "streak" }, h("strong", {}, `${streak}`), ` ${say("puzzle-streak", { days: streak })}`));
}

function solver(panel) {
  const { game } = panel;
  const toRetry = trainer.failed(game.id).reverse();
  const choose = (isChoosing) => {
    if (Boolean(panel.isChoosing) === isChoosing) return;
    panel.isChoosing = isChoosing;
    panel.draw();
  };
  const { solved, failed, run, best } = trainer.of(game.id);
  return h("div", { class: "puzzle-head" }, h("h2", {}, say("training")),
    h("p", { class: "facts" },
      ownRating(panel),
      solved + failed > 0 && h("span", {}, say("training-record", { solved, all: solved + failed })),
      run > 1 && h("span", {}, say("training-run", { run, best }))),
    toRetry.length > 0 && h("p", {}, h("button", { type: "button", "data-k": "retry", disabled: panel.isWaiting, onclick: () => panel.retry() }, say("training-retry", { count: toRetry.length }))),
    toRetry.length > 1 && h("details", { class: "failed", "data-k": "failed", open: panel.isChoosing, ontoggle: ({ target }) => choose(target.open) },
      h("summary", {}, say("training-choose")), panel.isChoosing && h("ul", {}, toRetry.map((one) => failedItem(panel, one)))));
}

/** The results of a set, puzzle by puzzle, and a field for the name that goes with them. */
function setEnd(panel) {
  const { game, set } = panel;
  return [
    h("ol", { class: "results" }, results.of(game.id, set).map((entry, i) => h("li", {},
      h("a", { href: address(game.id, "puzzle", { rest: ["set", set.id, `${i + 1}`] }) }, say("puzzle-of-set", { number: i + 1, count: set.count })),
      squareRow(squares(entry), stateInWords(entry)), h("span", { class: "state" }, entryInWords(entry))))),
    h("p", {}, h("label", {}, `${say("set-name")} `, h("input", { "data-k": "name", autocomplete: "name", value: store.get("name") ?? "", onchange: ({ target }) => panel.rename(target.value.trim()) }))),
  ];
}

/** The puzzles of the last storm that were missed, or left at its end. */
function missedPuzzles(panel) {
  const missed = panel.storm.unsolved;
  return missed.length > 0 && h("section", { class: "failed missed" }, h("h3", {}, say("storm-missed")), h("ul", {}, missed.map((puzzle) =>
    h("li", {}, h("a", { href: address(panel.game.id, "puzzle", { rest: ["id", puzzle.id] }), "data-k": `missed-${puzzle.id}` }, ...listed(panel.game, puzzle))))));
}

/** A puzzle in a list: its picture and type, and more about it. */
export const listed = (game, { type, position }, more) => [drawn("span", { class: "thumbnail" }, pictureOf(game, position)), h("span", {}, h("strong", {}, typeInWords(type)), more)];

/** A failed puzzle in the list of its game: its picture, type, and the day of the attempt. */
const failedItem = (panel, { id, type, position, date }) => h("li", {}, h("button", {
  type: "button", "data-k": `failed-${id}`,
  onclick({ currentTarget }) {
    panel.isChoosing = currentTarget.closest("details").open = false;
    openSheet(panel.app, false);
    panel.retry(id);
  },
}, ...listed(panel.game, { type, position }, h("span", { class: "state" }, dateInWords(date, { year: undefined })))));

/** The difficulty of a puzzle: its level, and its rating. */
export const stars = ({ level }) => h("span", { class: "stars", role: "img", "aria-label": say("level-of-five", { level }) }, "★".repeat(level) + "☆".repeat(5 - level));
export const ratingOf = ({ rating }) => h("span", {}, say("rating", { rating: `${rating}` }));

function task(panel) {
  const { puzzle, verdict, hints, game, entry } = panel;
  const own = movesToFind(panel);
  const [short, exact] = [shortQuestion(puzzle), questionOf(puzzle)];
  const verdicts = { solved: say("puzzle-solved"), right: "", wrong: say("puzzle-wrong") };
  return [
    h("p", { class: "question", lang: short.lang }, short.text),
    exact.text !== short.text && h("p", { class: "state exact", lang: exact.lang }, exact.text),
    game.noteOf?.(puzzle.position) && h("p", { class: "state edition" }, game.noteOf(puzzle.position)),
    h("p", { class: "facts" }, stars(puzzle), own && h("span", {}, own), ratingOf(puzzle)),
    panel.solved && entry.solved && resultRow(entry),
    verdict && !panel.answering && h("div", { class: `verdict ${verdict.kind}` }, h("p", {}, h("strong", {}, verdicts[verdict.kind]), verdict.kind === "solved" ? "" : h("span", { lang: verdict.lang }, ` ${verdict.text}`))),
    hints.length > 0 && h("ol", { class: "hints" }, hints.map(({ text, lang }) => h("li", { lang }, text))),
    !panel.storm && ruleOf(game, puzzle),
    panel.isOpen && panel.legend,
  ].filter(Boolean);
}

function tools(panel) {
  const { isDone } = panel;
  const button = (key, label, action) => h("button", { type: "button", "data-k": key, onclick: action }, label);
  if (panel.isRevealing) return h("div", { class: "row", role: "group", "aria-label": say("reveal-ask") }, h("span", { class: "state" }, say("reveal-ask")), button("reveal-yes", say("show-solution"), () => panel.reveal()), button("reveal-no", say("cancel"), () => panel.askToReveal(false)));
  return h("div", { class: "row" },
    !isDone && button("reveal", say("show-solution"), () => panel.askToReveal(true)),
    (panel.line.length > 0 || isDone) && button("again", say("start-over"), () => panel.again()),
    // An analysis names the solution, so it comes after the end.
    isDone && h("a", { class: "button analyse", href: address(panel.game.id, "analysis", { key: panel.node?.key ?? panel.puzzle.key }), "data-k": "analyse" }, say("analyse")),
    !isDone && h("button", { type: "button", class: "quiet", "data-k": "share", onclick: () => panel.share() }, say("share")));
}

function steps(panel) {
  const { solution } = panel;
  const lang = languageOf(solution);
  const walk = (key, line, isRefuted, label = moveShown(panel.game, line.at(-1))) => h("button", { type: "button", class: "link move", "data-k": key, title: line.at(-1), onclick: () => panel.walk(line, isRefuted) }, label);
  const last = solution.steps.length - 1;
  const line = [...solution.moves, ...solution.continuation];
  // A sentence that ends with the name of its move need not be followed by it.
  const own = (i) => (solution.steps[i].text.endsWith(` ${moveInWords(panel.game, line[i])}.`) ? say("review-see") : undefined);
  const links = (i) => line.flatMap((move, at) => (at === i || (i === last && at > i && !isDraw(move)) ? [" ", walk(`step-${at}`, line.slice(0, at + 1), false, at === i ? own(i) : undefined)] : []));
  return h("div", { class: "solution" },
    h("ol", { lang }, solution.steps.map(({ text }, i) => h("li", {}, text, links(i)))),
    refutations(panel, lang, walk),
    solution.themes.length > 0 && h("ul", { class: "themes" }, solution.themes.map((theme) => h("li", {}, h("strong", {}, themeInWords(theme.id)), h("span", { lang }, ` ${theme.description}`)))));
}

/** Refutations of the solver's last wrong move and of tempting first moves: each of their moves leads to the board after it. */
function refutations(panel, lang, walk) {
  const { missed, solution } = panel;
  const tempting = solution.refutations.map(({ move, line, text }) => ({ moves: [move, ...line], text, lang }));
  const isListed = tempting.some(({ moves: [first] }) => first === missed?.moves[0]);
  const all = missed && !isListed ? [missed, ...tempting] : tempting;
  if (!all.length) return null;
  const links = (moves, i) => moves.flatMap((move, at) => (isDraw(move) ? [] : [" ", walk(`refuted-${i}-${at}`, moves.slice(0, at + 1), true)]));
  const replay = (moves, i) => h("button", { type: "button", class: "quiet", "data-k": `refutation-${i}`, onclick: () => playRefutation(panel, moves) }, say("refutation-again"));
  return [h("h3", {}, say("puzzle-refuted")),
    h("ul", { class: "refutations" }, all.map(({ moves, text, lang }, i) => h("li", { lang }, text, links(moves, i), " ", replay(moves, i))))];
}

function elsewhere(panel) {
  const { game, filter, date, wanted } = panel;
  const { types, library } = game.card.puzzles;
  const levels = types.find(({ id }) => id === filter.type)?.levels ?? LEVELS;
  if (!levels.includes(+filter.level)) filter.level = "";
  const select = (label, name, choices) => h("select", { "aria-label": label, "data-k": label, onchange: (event) => { filter[name] = event.target.value; panel.draw(); } },
    choices.map(([value, text]) => h("option", { value, selected: filter[name] === value }, text)));
  const wish = () => ({ ...(filter.type ? { type: filter.type } : {}), ...(filter.level ? { level: +filter.level } : {}) });
  const more = h("div", { class: "row" },
    h("button", { type: "button", "data-k": "another", disabled: panel.isWaiting, onclick: () => (panel.isTraining ? panel.next() : panel.another(wish())) }, panel.isTraining ? say("another") : say("another-puzzle")),
    select(say("puzzle-type"), "type", [["", say("any-type")], ...types.map(({ id }) => [id, typeInWords(id)])]),
    select(say("puzzle-level"), "level", [["", panel.isTraining ? say("near-rating") : say("any-level")], ...levels.map((level) => [`${level}`, say("level-number", { level })])]));
  const licence = h("p", { class: "state" }, h("a", { href: `./v1/${game.id}/puzzles.jsonl` }, say("puzzle-library", { count: library.puzzles, licence: library.license })));
  const make = h("p", {}, h("a", { href: address(game.id, "puzzle", { rest: ["make"] }) }, say("set-make")));
  if (!date && wanted) return h("section", { class: "archive" }, more, make, licence);
  const days = diary.of(game.id);
  return h("section", { class: "archive" },
    calendar({
      month: (panel.month ??= monthOf(date ?? today())), current: date, turn: (to) => ((panel.month = to), panel.draw()), chosen: () => openSheet(panel.app, false),
      cell: (day) => ({ href: address(game.id, "puzzle", { rest: [day] }), sign: isDone(days[day]) && marksOf([days[day]]), state: isDone(days[day]) ? `, ${say("solved-how", { how: howOf(days[day]) })}` : "" }),
    }),
    marksInWords(),
    h("p", { class: "state" }, h("a", { href: daysAddress(date ?? today()) }, say("all-games-days"))),
    statistics([game.id]), more, make, licence);
}

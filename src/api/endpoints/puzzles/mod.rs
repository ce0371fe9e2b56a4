//! Puzzles: generated on request, one a day, and all that belongs to one id.

mod check;
mod generate;
mod solution;
mod wire;

use actix_web::http::Method;
use actix_web::web;
use serde_json::json;
use utoipa::openapi::schema::Type;

pub use check::{CheckAnswer, CheckRequest, HintAnswer};
pub use generate::{MAX_COUNT, wish};
pub use solution::{SolutionAnswer, solved};
pub use wire::{PuzzleAnswer, PuzzleCard, PuzzlesAnswer, PuzzlesRequest, card};

use super::analysis::ENGINE_ERRORS;
use super::picture::{size_schema, theme_schema};
use crate::api::body::parse_json;
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::puzzles::{FIRST_DAY, read_id};
use crate::api::surface::{Declaration, Sample, Surface, integer, sample, text};
use crate::puzzles::puzzle::{Puzzle, make, proof_budget};
use crate::search::Budget;

/// The documented puzzle of a game, where the surface wants examples.
fn example<G: WireGame>(surface: &Surface) -> Option<Puzzle<G>> {
    surface.with_examples().then(documented)
}

fn documented<G: WireGame>() -> Puzzle<G> {
    let made = read_id::<G>(G::PUZZLE_EXAMPLE)
        .ok()
        .and_then(|recipe| make::<G>(&recipe, &mut proof_budget()));
    match made {
        Some(puzzle) => puzzle,
        None => panic!("the puzzle {} of {} is wrong", G::PUZZLE_EXAMPLE, G::ID),
    }
}

/// Declares everything about the puzzles of one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    declare_generation::<G>(surface);
    let puzzle = example::<G>(surface);
    declare_one::<G>(surface, puzzle.as_ref());
    declare_judging::<G>(surface, puzzle.as_ref());
    declare_pictures::<G>(surface);
}

fn path<G: WireGame>(rest: &str) -> String {
    format!("/v1/{}/puzzles{rest}", G::ID)
}

fn declare_generation<G: WireGame>(surface: &mut Surface) {
    let body = json!({ "seed": 7, "count": 1, "level": 1 });
    let requests = match surface.with_examples() {
        true => vec![sample("easy", "An easy one.", &body)],
        false => Vec::new(),
    };
    let answers = super::answer_samples(&requests, |body| {
        let asked = generate::read::<G>(&parse_json(body)?)?;
        let (puzzles, complete) = generate::collect::<G>(&asked, &mut proof_budget);
        Ok::<_, Problem>(generate::answer(&asked, (&puzzles, complete)))
    });
    wire::pin_choices::<G>(surface);
    surface
        .endpoint(Method::POST, path::<G>(""), G::ID)
        .id(format!("{}_puzzles", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(
            "Generate puzzles",
            "Puzzles of this type, level or rating, and with these themes, no two of them images of one another. Each has one \
             solution: at every step where the solver chooses, all other moves are proved to be worse. The same seed gives the \
             same puzzles; rare wishes may take longer than a request may, and `complete` says whether all were found.",
        )
        .body::<PuzzlesRequest>(false, requests)
        .answer::<PuzzlesAnswer<G::PositionWire>>("The puzzles.", answers)
        .errors(&[Code::ImpossibleOptions])
        .errors(ENGINE_ERRORS)
        .serve_call(generate::call::<G>);
    let date = text()
        .schema_type(Type::String)
        .pattern(Some("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"));
    surface
        .endpoint(Method::GET, path::<G>("/daily"), G::ID)
        .id(format!("{}_daily_puzzle", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(
            "The puzzle of the day",
            "The puzzle of a day in UTC, today's without a date: the same for everybody, easy on Monday, hardest on Sunday.",
        )
        .query(
            "date",
            false,
            &format!("The day, from {FIRST_DAY} to today, as YYYY-MM-DD."),
            date,
            Some(&FIRST_DAY.to_string()),
        )
        .answer::<PuzzleAnswer<G::PositionWire>>("The puzzle.", Vec::new())
        .errors(&[Code::UnknownPuzzle])
        .errors(ENGINE_ERRORS)
        .serve(|| web::to(generate::daily::<G>));
}

fn about_one<'a, G: WireGame>(
    surface: &'a mut Surface,
    method: Method,
    rest: &str,
    id: &str,
) -> Declaration<'a> {
    surface
        .endpoint(method, path::<G>(&format!("/{{id}}{rest}")), G::ID)
        .id(format!("{}_{id}", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .path_parameter("id", "The puzzle's id.", text(), G::PUZZLE_EXAMPLE)
        .errors(&[Code::UnknownPuzzle])
        .errors(ENGINE_ERRORS)
}

fn declare_one<G: WireGame>(surface: &mut Surface, puzzle: Option<&Puzzle<G>>) {
    let shown = |puzzle| sample("puzzle", "A puzzle.", &wire::shown(puzzle, None));
    let shown = puzzle.map(shown).into_iter().collect();
    about_one::<G>(surface, Method::GET, "", "puzzle")
        .text(
            "A puzzle, by id",
            "The puzzle, made again from its id alone.",
        )
        .answer::<PuzzleAnswer<G::PositionWire>>("The puzzle.", shown)
        .serve(|| web::to(generate::by_id::<G>));
    let told = |puzzle| sample("solution", "Its solution.", &solved(puzzle));
    let told = puzzle.map(told).into_iter().collect();
    about_one::<G>(surface, Method::GET, "/solution", "puzzle_solution")
        .text(
            "Its solution",
            "The line under best play of all, in notation and in words, the themes, and what was proved at each step.",
        )
        .shared_answer::<SolutionAnswer>("The solution.", told)
        .serve(|| web::to(solution::solution::<G>));
}

fn declare_judging<G: WireGame>(surface: &mut Surface, puzzle: Option<&Puzzle<G>>) {
    let first = |puzzle: &Puzzle<G>| {
        let m = puzzle.proof.line.first()?;
        let body = json!({ "moves": [puzzle.position.notation(*m)] });
        Some(sample("right", "The right move.", &body))
    };
    let requests: Vec<Sample> = puzzle.and_then(first).into_iter().collect();
    let answers = match puzzle {
        None => Vec::new(),
        Some(puzzle) => super::answer_samples(&requests, |body| {
            let request: CheckRequest = parse_json(body)?;
            check::answer(puzzle, &request.moves, &mut Budget::nodes(u64::MAX))
        }),
    };
    let move_errors = &[Code::MalformedMove, Code::IllegalMove, Code::GameOver];
    about_one::<G>(surface, Method::POST, "/check", "check_puzzle")
        .text(
            "Judge an attempt",
            "Whether the moves solve the puzzle, are right so far (and what is replied), or are wrong (and why). Every move that is as \
             good as the solution's is right, whatever the others replied.",
        )
        .body::<CheckRequest>(true, requests)
        .answer::<CheckAnswer<G::PositionWire>>("The verdict.", answers)
        .errors(move_errors)
        .errors(&[Code::ImpossibleOptions, Code::LimitExceeded])
        .serve(|| web::to(check::check::<G>));
    about_one::<G>(surface, Method::GET, "/hint", "puzzle_hint")
        .text(
            "A hint",
            "Level 1 tells what to look for, level 2 which piece or place it is about, level 3 the move.",
        )
        .query(
            "level",
            false,
            "How much to tell.",
            integer(1).maximum(Some(3)),
            Some("1"),
        )
        .query(
            "moves",
            false,
            "What has been played since the puzzle's position, in notation, joined by `;`.",
            text(),
            None,
        )
        .shared_answer::<HintAnswer>("The hint.", Vec::new())
        .errors(move_errors)
        .errors(&[Code::ImpossibleOptions, Code::LimitExceeded])
        .serve(|| web::to(check::hint::<G>));
}

fn declare_pictures<G: WireGame>(surface: &mut Surface) {
    let about = "The puzzle's position.";
    about_one::<G>(surface, Method::GET, "/board.svg", "puzzle_board_svg")
        .text("Its picture (SVG)", about)
        .query(
            "theme",
            false,
            "Light or dark.",
            theme_schema(),
            Some("light"),
        )
        .query(
            "size",
            false,
            "Length of the longer side in pixels.",
            size_schema(),
            None,
        )
        .answer_text(&["image/svg+xml"], "The picture.")
        .errors(&[Code::LimitExceeded])
        .serve(|| web::to(solution::board_svg::<G>));
    about_one::<G>(surface, Method::GET, "/board.png", "puzzle_board_png")
        .text("Its picture (PNG)", about)
        .query(
            "theme",
            false,
            "Light or dark.",
            theme_schema(),
            Some("light"),
        )
        .query(
            "size",
            false,
            "Length of the longer side in pixels.",
            size_schema(),
            None,
        )
        .answer_binary("image/png", "The picture.")
        .errors(&[Code::LimitExceeded])
        .serve(|| web::to(solution::board_png::<G>));
}

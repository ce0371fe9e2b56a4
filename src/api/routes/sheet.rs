//! The route of sheets of puzzles to print: `/v1/puzzles/sheet.pdf`.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::future::LocalBoxFuture;
use serde::Deserialize;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::games::ids;
use tessera_operations::limits::MAX_PUZZLES_OF_SHEET;
use tessera_operations::problem::Exceeded;
use tessera_operations::puzzles::{Day, PuzzleById, of_day};
use tessera_pictures::Section;
use tessera_rules::game::quoted;

use super::query::list;
use crate::api::answer::{CACHEABLE, cached};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::StrictQuery;
use crate::api::context::Context;
use crate::api::feeds::ALL;
use crate::api::language::{CallerLanguage, said_in};
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::puzzles::{cached_today, today};
use crate::api::resolve::Resolve;
use crate::api::schema::text;
use crate::api::sheets::{PaperName, ids_by_game, section, to_pdf, week_to};
use crate::language::Language;

/// The puzzles and the paper of a sheet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetQuery {
    game: String,
    date: Option<String>,
    ids: Option<String>,
    paper: Option<PaperName>,
}

/// The contents of a sheet.
enum Wanted {
    /// The puzzles of the seven days that end with this one.
    Week(Day),
    Set(Vec<String>),
}

impl Wanted {
    /// The part of each of these games.
    ///
    /// # Errors
    /// Errors of [`ids_by_game`].
    fn by_game(self, games: &[(&'static str, Find)]) -> Result<Vec<(Find, Wanted)>, Problem> {
        let finds = games.iter().map(|&(_, find)| find);
        match self {
            Wanted::Week(last) => Ok(finds.map(|find| (find, Wanted::Week(last))).collect()),
            Wanted::Set(ids) => {
                let names: Vec<&str> = games.iter().map(|&(game, _)| game).collect();
                let sets = finds.zip(ids_by_game(&names, ids)?);
                Ok(sets
                    .filter(|(_, own)| !own.is_empty())
                    .map(|(find, own)| (find, Wanted::Set(own)))
                    .collect())
            }
        }
    }
}

/// Writes the puzzles of a game.
type Write = Box<dyn FnOnce() -> Section + Send>;
type Found<'a> = LocalBoxFuture<'a, Result<Write, Problem>>;
type Find = for<'a> fn(&'a Context, Language, Wanted) -> Found<'a>;

async fn find<G: WireGame>(
    context: &Context,
    language: Language,
    wanted: Wanted,
) -> Result<Write, Problem> {
    let mut puzzles = Vec::new();
    let is_week = matches!(wanted, Wanted::Week(_));
    match wanted {
        Wanted::Week(last) => {
            // A future day is refused, with the range of days that exist.
            let secret = context.state().puzzles.secret();
            let last_day = of_day::<G>(secret, last, today());
            last_day.map_err(|problem| problem.of_parameter("date"))?;
            for day in week_to(last) {
                let wanted = PuzzleById::of(of_day::<G>(secret, day, today())?);
                puzzles.push((wanted.resolve(context).await?.value, Some(day)));
            }
        }
        Wanted::Set(ids) => {
            for id in ids {
                let wanted = PuzzleById::<G>::find(&id);
                let wanted = wanted.map_err(|problem| problem.of_parameter("ids"))?;
                puzzles.push((wanted.resolve(context).await?.value, None));
            }
        }
    }
    Ok(Box::new(move || section(language, is_week, &puzzles)))
}

async fn get(
    request: HttpRequest,
    context: Context,
    CallerLanguage(language): CallerLanguage,
    StrictQuery(query): StrictQuery<SheetQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let mut games = Vec::<(&str, Find)>::from(each_game!(G => {
        let find: Find = |context, language, wanted| Box::pin(find::<G>(context, language, wanted));
        (G::ID, find)
    }));
    let is_meant = |known: &str| known.eq_ignore_ascii_case(&query.game);
    games.retain(|(game, _)| is_meant(game) || is_meant(ALL));
    if games.is_empty() {
        let detail = format!("there is no game {}", quoted(&query.game));
        return Err(Problem::new(Code::InvalidQuery, detail).of_parameter("game").into());
    }
    let paper = query.paper.unwrap_or_default().into();
    let is_of_today = query.date.is_none() && query.ids.is_none();
    let wanted = wanted(query.date, query.ids)?.by_game(&games)?;
    let mut writes = Vec::new();
    for (find, wanted) in wanted {
        writes.push(find(&context, language, wanted).await?);
    }
    let write = move || {
        let sections: Vec<Section> = writes.into_iter().map(|write| write()).collect();
        to_pdf(language, paper, &sections)
    };
    let made = context.run_in_pool(Box::new(write)).await?;
    let cache_control = match is_of_today {
        true => cached_today(),
        false => CACHEABLE,
    };
    let sent = cached(&request, cache_control, "application/pdf", made);
    Ok(said_in(language, sent))
}

fn wanted(date: Option<String>, ids: Option<String>) -> Result<Wanted, Problem> {
    match (date, list(ids)) {
        (Some(_), Some(_)) => {
            let detail = "`date` and `ids` exclude each other: a sheet is a week or a set";
            Err(Problem::new(Code::ImpossibleOptions, detail).of_parameter("ids"))
        }
        (None, None) => Ok(Wanted::Week(today())),
        (Some(date), None) => Day::read(&date).map(Wanted::Week).ok_or_else(|| {
            let detail = format!("{date} is not a date YYYY-MM-DD", date = quoted(date));
            Problem::new(Code::InvalidQuery, detail).of_parameter("date")
        }),
        (None, Some(ids)) if ids.len() as u64 > MAX_PUZZLES_OF_SHEET => {
            let exceeded = Exceeded {
                limit: "puzzles_per_sheet",
                allowed: MAX_PUZZLES_OF_SHEET,
                asked: ids.len() as u64,
            };
            let detail = format!("a sheet has at most {MAX_PUZZLES_OF_SHEET} puzzles");
            Err(Problem::limit_exceeded(exceeded, detail).of_parameter("ids"))
        }
        (None, Some(ids)) => Ok(Wanted::Set(ids)),
    }
}

/// Declares the sheets.
pub(super) fn declare(api: &mut ApiBuilder) {
    let games = text().enum_values(Some([ALL].iter().chain(ids()).copied()));
    let papers = text().enum_values(Some(["a4", "letter"])).default(Some("a4".into()));
    let date =
        "The last of the seven days, as YYYY-MM-DD; today without it. Not together with `ids`.";
    let chosen = "Ids of at most 20 puzzles of the game, or of any with `all`, joined by `;`.";
    api.endpoint(Method::GET, "/v1/puzzles/sheet.pdf", "games")
        .id("puzzle_sheet")
        .text(
            "Puzzles to print (PDF)",
            "Four puzzles a page, their solutions on the page behind it: a week of a game's puzzles of the day, or the \
             puzzles of these ids. Of all games, each begins on a sheet of its own.",
        )
        .query("game", "The game's id, or `all`.", games)
        .required()
        .example("octopus")
        .query("date", date, text().pattern(Some("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")))
        .example("2026-01-01")
        .query("ids", chosen, text())
        .query("paper", "The size of the paper.", papers)
        .language()
        .ignore_other_parameters()
        .answer_in(&["application/pdf"], "The sheets.")
        .errors(&[
            Code::ImpossibleOptions,
            Code::UnknownPuzzle,
            Code::LimitExceeded,
            Code::ServiceFull,
            Code::OutOfTime,
        ])
        .serve(|| web::to(get));
}

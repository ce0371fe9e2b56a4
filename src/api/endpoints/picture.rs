//! `board.svg` and `board.png`: pictures of positions.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::openapi::ObjectBuilder;
use utoipa::openapi::schema::Type;

use super::play::{Record, legal};
use super::{MAX_MOVES, POSITION_ERRORS, read_key};
use crate::api::answer::{IMMUTABLE, cached_from, guarded};
use crate::api::body::StrictQuery;
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::surface::{Declaration, Surface, text};
use crate::picture::{MAX_LINE, MAX_SIZE, MIN_SIZE, Shown, Theme, View, png, svg};

/// What stands between the moves of a list: no game's notation has it.
pub(super) const SEPARATOR: char = ';';

/// What to draw.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PictureQuery {
    position: String,
    played: Option<String>,
    r#move: Option<String>,
    line: Option<String>,
    #[serde(default)]
    theme: ThemeName,
    size: Option<u32>,
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ThemeName {
    #[default]
    Light,
    Dark,
}

impl From<ThemeName> for Theme {
    fn from(name: ThemeName) -> Theme {
        match name {
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
        }
    }
}

impl PictureQuery {
    /// A position and nothing else.
    pub(super) fn plain(position: String, theme: ThemeName, size: Option<u32>) -> PictureQuery {
        PictureQuery {
            position,
            played: None,
            r#move: None,
            line: None,
            theme,
            size,
        }
    }
}

/// The picture that is asked for, as SVG.
fn draw<G: WireGame>(query: &PictureQuery) -> Result<String, Problem> {
    if let Some(size) = query.size
        && !(MIN_SIZE..=MAX_SIZE).contains(&size)
    {
        return Err(Problem::new(
            Code::LimitExceeded,
            format!("a picture of {size} pixels was asked for; sizes are {MIN_SIZE} to {MAX_SIZE}"),
        ));
    }
    if query.r#move.is_some() && query.line.is_some() {
        return Err(Problem::new(
            Code::InvalidQuery,
            "`move` and `line` exclude each other: a picture shows one move in full, or a line",
        ));
    }
    let mut position = read_key::<G>(&query.position)?;
    let mut record = Record::new(&position);
    let mut last = None;
    for (index, text) in moves_of(query.played.as_deref(), MAX_MOVES)?.enumerate() {
        let m = legal(&position, &record, text, None, None).map_err(at(index))?;
        let before = position.clone();
        position.play(m);
        record.add(&position);
        last = Some((before, m));
    }
    let mut shown = Vec::new();
    let mut ahead = position.clone();
    for (index, text) in moves_of(query.line.as_deref(), MAX_LINE)?.enumerate() {
        let m = legal(&ahead, &record, text, None, None).map_err(at(index))?;
        ahead.play(m);
        record.add(&ahead);
        shown.push(m);
    }
    let view = View {
        theme: query.theme.into(),
        last: last.as_ref().map(|(before, m)| (before, *m)),
        shown: match &query.r#move {
            Some(text) => Shown::Move(legal(&position, &record, text, None, None)?),
            None if shown.is_empty() => Shown::Nothing,
            None => Shown::Line(&shown),
        },
    };
    Ok(svg(&position, &view, query.size))
}

/// The moves of a list.
fn moves_of(list: Option<&str>, most: usize) -> Result<impl Iterator<Item = &str>, Problem> {
    let moves = list.map(|list| list.split(SEPARATOR));
    let sent = moves.clone().map_or(0, Iterator::count);
    if sent > most {
        return Err(Problem::new(
            Code::LimitExceeded,
            format!("{sent} moves were sent; at most {most} are taken"),
        ));
    }
    Ok(moves.into_iter().flatten())
}

fn at(index: usize) -> impl Fn(Problem) -> Problem {
    move |problem| Problem {
        index: Some(index),
        ..problem
    }
}

async fn get_svg<G: WireGame>(
    request: HttpRequest,
    StrictQuery(query): StrictQuery<PictureQuery>,
) -> Result<HttpResponse, Problem> {
    svg_of::<G>(&request, &query)
}

async fn get_png<G: WireGame>(
    request: HttpRequest,
    StrictQuery(query): StrictQuery<PictureQuery>,
) -> Result<HttpResponse, Problem> {
    png_of::<G>(&request, &query)
}

/// Answers with the picture as SVG.
pub(super) fn svg_of<G: WireGame>(
    request: &HttpRequest,
    query: &PictureQuery,
) -> Result<HttpResponse, Problem> {
    let picture = guarded(|| draw::<G>(query))?.into_bytes();
    let source = picture.clone();
    cached_from(request, IMMUTABLE, "image/svg+xml", &source, || Ok(picture))
}

/// Answers with the picture as PNG.
pub(super) fn png_of<G: WireGame>(
    request: &HttpRequest,
    query: &PictureQuery,
) -> Result<HttpResponse, Problem> {
    let picture = guarded(|| draw::<G>(query))?;
    cached_from(request, IMMUTABLE, "image/png", picture.as_bytes(), || {
        png(&picture).map_err(|e| Problem::new(Code::Internal, e.to_string()))
    })
}

/// Declares both forms for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    let description = "The board with its coordinates, what the seats hold, their scores and whose turn it is. With `played`, those \
        moves are made first and the last of them is marked; with `move`, a legal move is drawn with all that it does; with \
        `line`, moves are drawn with their numbers. `<title>` and `<desc>` of the SVG say the same in words.";
    let path = |extension: &str| format!("/v1/{}/board.{extension}", G::ID);
    let declaration = surface
        .endpoint(Method::GET, path("svg"), G::ID)
        .id(format!("{}_board_svg", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text("A picture (SVG)", description);
    parameters::<G>(declaration)
        .answer_text(&["image/svg+xml"], "The picture.")
        .serve(|| web::to(get_svg::<G>));
    let declaration = surface
        .endpoint(Method::GET, path("png"), G::ID)
        .id(format!("{}_board_png", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text("A picture (PNG)", description);
    parameters::<G>(declaration)
        .answer_binary("image/png", "The picture.")
        .serve(|| web::to(get_png::<G>));
}

/// The sizes of a picture.
pub(super) fn size_schema() -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(MIN_SIZE))
        .maximum(Some(MAX_SIZE))
}

/// The themes of a picture.
pub(super) fn theme_schema() -> ObjectBuilder {
    text()
        .enum_values(Some(["light", "dark"]))
        .default(Some("light".into()))
}

fn parameters<G: WireGame>(declaration: Declaration<'_>) -> Declaration<'_> {
    // The first example; what a seed decides has no notation yet.
    let example = &G::EXAMPLES[0];
    let shown = example.seed.is_none().then(|| example.moves[0]);
    declaration
        .query("position", true, "The position key.", text(), Some(example.key))
        .query(
            "played",
            false,
            "Moves to make first, in notation, joined by `;`.",
            text(),
            None,
        )
        .query(
            "move",
            false,
            "A legal move to draw with what it does. Not together with `line`.",
            text(),
            shown,
        )
        .query(
            "line",
            false,
            "Moves to draw with their numbers, at most 40, in notation, joined by `;`.",
            text(),
            None,
        )
        .query("theme", false, "Light or dark.", theme_schema(), Some("light"))
        .query(
            "size",
            false,
            "Length of the longer side in pixels. Without it, a tile is about 40 pixels wide, as far as the largest size allows.",
            size_schema(),
            None,
        )
        .errors(POSITION_ERRORS)
        .errors(&[
            Code::MalformedMove,
            Code::IllegalMove,
            Code::GameOver,
            Code::ImpossibleOptions,
            Code::LimitExceeded,
        ])
}

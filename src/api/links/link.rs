//! Short addresses of puzzles, positions and games, and the pages that they lead to.

use futures_util::future::LocalBoxFuture;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use tessera_operations::position::read_position;
use tessera_operations::puzzles::{Day, RecordById, id_of, of_day, question_of};
use tessera_operations::record::{CheckedRecord, RecordInput, check};
use tessera_pictures::{Scene, Theme, View};

use super::record_code::decode;
use crate::api::admission::MAX_URI;
use crate::api::context::Context;
use crate::api::problem::{Code, Problem};
use crate::api::puzzles::today;
use crate::api::resolve::Resolve;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::line::MAX_MOVES;
use tessera_operations::wire::PositionInput;
use tessera_rules::game::quoted;

use crate::language::{Language, puzzle_of_day};

/// Characters that a path contains unencoded: the unreserved ones of RFC 3986.
const IN_PATH: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// Punctuation that may follow an address in a sentence. No name ends in it.
const PUNCTUATION: [char; 11] = ['.', ',', ';', ':', '!', ')', ']', '}', '>', '\'', '"'];

/// The target of a short address.
pub(in crate::api) struct Link {
    game: Game,
    /// The puzzle's id, the day, the position key, or the code of the record.
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Puzzle,
    Day,
    Position,
    Record,
}

/// The page that a link leads to.
pub(in crate::api) struct Shared {
    pub(super) title: String,
    pub(super) description: String,
    /// Its own address in the standard spelling, from the root, if that is not the address of the link.
    pub(super) address: Option<String>,
    /// The address of its picture, from the root.
    pub(super) picture: String,
    pub(super) board: Board,
}

impl Link {
    /// The link of a path, in all spellings that people use: with further slashes, an id in capitals, `+` for spaces,
    /// percent-encoded once more, or followed by punctuation. `None` for a path that is no link, or of an unknown game.
    pub(in crate::api) fn read(path: &str) -> Option<Link> {
        let parts: Option<Vec<String>> = path.split('/').map(decoded).collect();
        let mut parts = parts?;
        parts.retain(|part| !part.is_empty());
        let mut parts = parts.into_iter();
        let mut word = || Some(parts.next()?.to_ascii_lowercase());
        let kind = match &*word()? {
            "p" => Kind::Puzzle,
            "daily" => Kind::Day,
            "g" => Kind::Position,
            "r" => Kind::Record,
            _ => return None,
        };
        let (game, name) = match kind {
            Kind::Puzzle => (None, word()?),
            Kind::Day | Kind::Record => (Some(word()?), parts.next()?),
            Kind::Position => {
                let game = word()?;
                // Keys of some games have slashes, and no key has a plus sign.
                let key: Vec<String> = parts.by_ref().collect();
                (Some(game), key.join("/").replace('+', " ").trim().to_owned())
            }
        };
        let name = name.trim_end_matches(PUNCTUATION).to_owned();
        if name.is_empty() || parts.next().is_some() {
            return None;
        }
        let games = each_game!(G => Game {
            id: G::ID,
            shared: |kind, name, language, context| Box::pin(shared::<G>(kind, name, language, context)),
        });
        // Ids of puzzles begin with that of the game.
        let is_it = |known: &Game| match &game {
            Some(game) => known.id == *game,
            None => (name.strip_prefix(known.id)).is_some_and(|rest| rest.starts_with('-')),
        };
        let game = games.into_iter().find(is_it)?;
        Some(Link { game, name, kind })
    }

    /// The short address, from the root.
    pub(in crate::api) fn path(&self) -> String {
        let name = encoded(&self.name);
        match self.kind {
            Kind::Puzzle => format!("/p/{name}"),
            Kind::Day => format!("/daily/{}/{name}", self.game.id),
            Kind::Position => format!("/g/{}/{name}", self.game.id),
            Kind::Record => format!("/r/{}/{name}", self.game.id),
        }
    }

    /// The address on the page.
    pub(in crate::api) fn fragment(&self) -> String {
        let (game, name) = (self.game.id, encoded(&self.name));
        match self.kind {
            Kind::Puzzle => format!("#/{game}/puzzle/id/{name}"),
            Kind::Day => format!("#/{game}/puzzle/{name}"),
            Kind::Position => format!("#/{game}/analysis?p={name}"),
            Kind::Record => format!("#/{game}/review?r={name}"),
        }
    }

    /// Title, picture and board of the target, in a language. They are made in the medium pool, because text and board of
    /// a preview take milliseconds.
    ///
    /// # Errors
    /// If the target does not exist, or there is no room or time to look it up.
    pub(in crate::api) async fn shared(
        &self,
        language: Language,
        context: &Context,
    ) -> Result<Shared, Problem> {
        (self.game.shared)(self.kind, &self.name, language, context).await
    }
}

/// A part of a path, without slashes and blanks at its ends. No name has a percent sign, so a remaining one was
/// encoded once more.
fn decoded(part: &str) -> Option<String> {
    let decode = |text: &str| {
        let decoded = percent_encoding::percent_decode_str(text).decode_utf8();
        decoded.ok().map(|text| text.into_owned())
    };
    let once = decode(part)?;
    let text = if once.contains('%') { decode(&once)? } else { once };
    let at_ends = |c: char| c == '/' || c.is_whitespace();
    Some(text.trim_matches(at_ends).to_owned())
}

type Found<'a> = LocalBoxFuture<'a, Result<Shared, Problem>>;

/// A game, from the view of links.
struct Game {
    id: &'static str,
    shared: for<'a> fn(Kind, &'a str, Language, &'a Context) -> Found<'a>,
}

/// Draws the board of a link in light and dark colours, with words in a language; `None` if that takes long.
pub(super) type Board = Box<dyn FnOnce() -> Option<[String; 2]> + Send>;

/// Bytes of the longest position key whose board is drawn at once.
const DRAWN_AT_ONCE: usize = 1024;

/// `drawn` is true if the game is drawn by repetition.
fn board_of<G: WireGame>(position: G, drawn: bool, language: Language) -> Board {
    Box::new(move || {
        let picture = |theme| scene_of(&position, drawn, theme, language).to_svg(None);
        let is_small = position.key().len() <= DRAWN_AT_ONCE;
        is_small.then(|| [Theme::Light, Theme::Dark].map(picture))
    })
}

fn scene_of<G: WireGame>(position: &G, drawn: bool, theme: Theme, language: Language) -> Scene {
    position.scene(&View { drawn, language, ..View::plain(theme) })
}

async fn shared<G: WireGame>(
    kind: Kind,
    name: &str,
    language: Language,
    context: &Context,
) -> Result<Shared, Problem> {
    let (title, puzzle) = match kind {
        Kind::Position => {
            let key = name.to_owned();
            let told = Box::new(move || of_position::<G>(&key, language));
            return context.run_in_pool(told).await;
        }
        Kind::Record => return of_record::<G>(name, language, context).await,
        Kind::Puzzle => {
            let wanted = RecordById::<G>::find(name)?;
            let title = language.say("shared-puzzle", &[("game", G::NAME.into())]);
            (title, wanted.resolve(context).await?.value)
        }
        Kind::Day => {
            let day = Day::read(name).ok_or_else(|| {
                let detail = format!(
                    "{name} is no day; days are written like 2026-01-31",
                    name = quoted(name)
                );
                Problem::new(Code::UnknownPuzzle, detail)
            })?;
            let puzzle = of_day::<G>(context.state().puzzles.secret(), day, today())?;
            (puzzle_of_day(language, G::NAME, day), puzzle)
        }
    };
    let told = move || {
        Ok(Shared {
            title,
            description: question_of(&puzzle).in_language(language),
            address: None,
            picture: format!(
                "/v1/{}/puzzles/{}/board.png?frame=card{}",
                G::ID,
                id_of(&puzzle),
                language_query(language)
            ),
            board: board_of(puzzle.position.clone(), false, language),
        })
    };
    context.run_in_pool(Box::new(told)).await
}

fn of_position<G: WireGame>(key: &str, language: Language) -> Result<Shared, Problem> {
    let position = read_position::<G>(PositionInput::Key(key.to_owned()))?;
    let scene = scene_of(&position, false, Theme::Light, language);
    let key = encoded(&position.key());
    Ok(Shared {
        title: scene.title().to_owned(),
        description: scene.description().to_owned(),
        address: Some(format!("/g/{}/{key}", G::ID)),
        picture: format!(
            "/v1/{}/board.png?frame=card&position={key}{}",
            G::ID,
            language_query(language)
        ),
        board: board_of(position, false, language),
    })
}

async fn of_record<G: WireGame>(
    code: &str,
    language: Language,
    context: &Context,
) -> Result<Shared, Problem> {
    let text = decode(code)?;
    let read = move || Ok(told::<G>(language, check(RecordInput::Text(text), None)?));
    context.run_in_pool(Box::new(read)).await
}

/// The page of a game: players, length, result, and final position.
fn told<G: WireGame>(language: Language, game: CheckedRecord<G>) -> Shared {
    let drawn = game.is_repetition();
    let CheckedRecord { record, start, moves, last, .. } = game;
    let names: Vec<String> =
        (record.players.iter()).filter_map(|player| player.name.clone()).collect();
    let mut values = vec![("game", G::NAME.into()), ("moves", moves.len().into())];
    let title = match names.is_empty() {
        true => language.say("shared-game", &values),
        false => {
            values.push(("players", names.join(" – ").into()));
            language.say("shared-game-of", &values)
        }
    };
    let scene = scene_of(&*last, drawn, Theme::Light, language);
    let shown = match drawn {
        true => since_first_occurrence(&*start, &moves),
        false => None,
    };
    let shown = shown.unwrap_or_else(|| with_last_move(&*start, &moves));
    Shared {
        title,
        description: scene.description().to_owned(),
        address: None,
        picture: format!(
            "/v1/{}/board.png?frame=card&position={shown}{}",
            G::ID,
            language_query(language)
        ),
        board: board_of(*last, drawn, language),
    }
}

/// The position and the moves of a picture that marks the last move, for which the position before it is needed.
fn with_last_move<G: WireGame>(start: &G, moves: &[G::Move]) -> String {
    match moves.split_last() {
        Some((_, others)) => {
            let mut before = start.clone();
            for &m in others {
                before.play(m);
            }
            position_and_played(&before, &moves[others.len()..])
        }
        None => encoded(&start.key()),
    }
}

/// The position and the moves of a picture of a game that is drawn by repetition: the moves since the position
/// occurred for the first time. `None` if an address has no room for them.
fn since_first_occurrence<G: WireGame>(start: &G, moves: &[G::Move]) -> Option<String> {
    let mut positions = vec![start.clone()];
    for &m in moves {
        let next = positions.last()?.played(m);
        positions.push(next);
    }
    let repeated = positions.last()?.repetition();
    let first = (positions.iter()).position(|position| position.repetition() == repeated)?;
    let (played, most) = (&moves[first..], MAX_URI / 2);
    let shown = position_and_played(&positions[first], played);
    (played.len() <= MAX_MOVES && shown.len() <= most).then_some(shown)
}

fn position_and_played<G: WireGame>(position: &G, moves: &[G::Move]) -> String {
    let (key, played) = (position.key(), position.notations(moves).join(";"));
    format!("{}&played={}", encoded(&key), encoded(&played))
}

/// The query of a picture that names a language. Programs that fetch it for a preview name no language themselves.
fn language_query(language: Language) -> String {
    match language {
        Language::English => String::new(),
        other => format!("&lang={other}"),
    }
}

pub(super) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, IN_PATH).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        for (path, fragment) in [
            ("/p/themisto-008ce6c", "#/themisto/puzzle/id/themisto-008ce6c"),
            ("/daily/octopus/2026-11-22", "#/octopus/puzzle/2026-11-22"),
            ("/r/themisto/1AA_-", "#/themisto/review?r=1AA_-"),
            (
                "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
                "#/nebuchadnezzar/analysis?p=3%2F3%2F3%20b%20b%200%20p",
            ),
        ] {
            let link = Link::read(path).expect(path);
            assert_eq!(link.path(), path);
            assert_eq!(link.fragment(), fragment);
        }
        let encoded = Link::read("/%67/%6Eebuchadnezzar/3%2F3%2F3%20b%20b%200%20p");
        assert_eq!(encoded.expect("a link").path(), "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p");
        for (path, name) in [
            ("/g/nebuchadnezzar/3/3/3 b b 0 p", "3/3/3 b b 0 p"),
            ("/g/NEBUCHADNEZZAR/3%2F3%2F3+b+b+0+p/", "3/3/3 b b 0 p"),
            ("//g//nebuchadnezzar/%20/3%252F3/3%2520b+b 0 p%20", "3/3/3 b b 0 p"),
            ("/P/Octopus-K7M2QXA/", "octopus-k7m2qxa"),
            ("/p/octopus-k7m2qxa%2F", "octopus-k7m2qxa"),
            ("/p/octopus-k7m2qxa).", "octopus-k7m2qxa"),
            ("/g/nebuchadnezzar/3/3/3 b b 0 p,", "3/3/3 b b 0 p"),
            ("/Daily/Octopus//2026-11-22//", "2026-11-22"),
            ("/r/themisto/1AA_-/", "1AA_-"),
        ] {
            assert_eq!(Link::read(path).expect(path).name, name, "{path}");
        }
        for path in [
            "/p/themisto",
            "/p/chess1-a",
            "/g/chess/x",
            "/p/octopus-a/board.svg",
            "/daily/octopus",
            "/daily/octopus/2026-11-22/x",
            "/g/octopus/",
            "/g/octopus/%FF",
            "",
            "/",
            "/x/octopus/y",
        ] {
            assert!(Link::read(path).is_none(), "{path}");
        }
    }
}

//! `moves`: the legal moves of a position.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use serde_json::json;
use tessera_rules::game::quoted;
use utoipa::ToSchema;

use crate::game::{DrawWire, WireGame};
use crate::host::Host;
use crate::json::write::{ObjectWriter, Written};
use crate::limits::read_at_most;
use crate::line::Reached;
use crate::operation::{Answer, Cost, Operation, RequestExample, needs_nothing};
use crate::position::{Awaits, MOVE_ERRORS, POSITION_ERRORS, examples};
use crate::problem::{Code, Problem};
use crate::wire::{Int, MoveObject, MoveText, PositionInput};

/// Most moves of one page.
pub const MAX_PAGE: usize = 10_000;

/// Lists with more moves take some milliseconds to write.
pub(super) const MANY: u64 = 2000;

/// The legal moves of a position.
pub struct Moves<G: WireGame>(LegalMoves<G>);

/// A position, and a selection of its legal moves.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct MovesRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// Moves played from the position before its moves are listed, in notation. In games with a repetition rule, a
    /// position that they reach for the third time is a draw. Tile draws must name their tiles.
    #[schema(max_items = 1000, value_type = Option<Vec<MoveText>>)]
    pub played: Option<Vec<String>>,
    /// `move` to return only the notation of each move instead of an object.
    pub fields: Option<MoveFields>,
    /// Most moves to list, 1 to 10000; all if omitted.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 10000)]
    pub limit: Option<Int>,
    /// A move of the list, in notation; only moves after it are listed. Send the last move of a page to get the next
    /// page.
    pub after: Option<String>,
    /// Order of the list; `notation` if omitted.
    pub sort: Option<MoveOrder>,
    /// Lists only moves that place this tile, such as `R4`; in games whose moves place tiles.
    pub tile: Option<String>,
    /// Lists only moves of the piece on this cell, such as `d4`; in games whose pieces move from cell to cell.
    pub from: Option<String>,
}

/// The order of a list of moves.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoveOrder {
    /// By notation, in byte order.
    #[default]
    Notation,
    /// By immediate gain, largest first; moves of equal gain by notation.
    Gain,
}

/// Form of each listed move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoveFields {
    /// The notation only.
    Move,
}

/// The legal moves of a position.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "M: ToSchema")]
pub struct MovesAnswer<M> {
    /// The position key.
    pub key: String,
    /// The seat to move.
    pub seat: usize,
    /// True if the game is over.
    pub over: bool,
    /// The seats that won; empty for a draw and while the game goes on.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the game is over.
    pub awaits: Option<Awaits>,
    /// Number of all legal moves, whether listed or not.
    pub total: usize,
    /// Number of legal moves that match `tile` and `from`; absent without these filters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub matching: Option<usize>,
    /// Number of moves behind the page; absent without `limit` and `after`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub left: Option<usize>,
    /// The legal moves, or the requested page of them.
    pub moves: Vec<ListedMove<M>>,
    /// The draw that is due, when no seat has a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub draw: Option<DrawWire>,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// A legal move. All moves of an answer have the same form.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum ListedMove<M> {
    /// The move with its effects.
    Object(M),
    /// The notation, if the request has `fields=move`.
    Notation(String),
}

/// A position and a selection of its legal moves. It is written as a [`MovesAnswer`], or directly as the same JSON.
pub struct LegalMoves<G: WireGame> {
    reached: Reached<G>,
    /// Number of all legal moves.
    total: u64,
    selection: Selection,
}

/// Selection, order and form of the listed moves.
#[derive(Debug, Default)]
struct Selection {
    fields: Option<MoveFields>,
    limit: Option<usize>,
    after: Option<String>,
    order: MoveOrder,
    tile: Option<String>,
    from: Option<String>,
}

impl Selection {
    /// Checks that the game's moves can be filtered by `tile` and `from`, and that the tile or cell exists.
    ///
    /// # Errors
    /// [`Code::MalformedOption`] for a text that is no tile or cell, [`Code::ImpossibleOptions`] without such moves.
    fn check<M: MoveObject>(&self) -> Result<(), Problem> {
        for (name, wanted, is_valid, kind, lack) in [
            ("tile", &self.tile, M::IS_TILE, "tile", "place no tiles"),
            ("from", &self.from, M::IS_ORIGIN, "cell", "take no piece from a cell"),
        ] {
            let Some(wanted) = wanted else { continue };
            let (code, detail) = match is_valid {
                Some(is_valid) if is_valid(wanted) => continue,
                Some(_) => {
                    let detail =
                        format!("{wanted} is no {kind} of this game", wanted = quoted(wanted));
                    (Code::MalformedOption, detail)
                }
                None => {
                    let detail =
                        format!("the moves of this game {lack}, so `{name}` has no meaning");
                    (Code::ImpossibleOptions, detail)
                }
            };
            return Err(Problem::new(code, detail).at(format!("/{name}")));
        }
        Ok(())
    }

    fn is_filtered(&self) -> bool {
        self.tile.is_some() || self.from.is_some()
    }

    /// True if all moves are listed in full, by notation.
    fn is_whole(&self) -> bool {
        self.fields.is_none()
            && self.limit.is_none()
            && self.after.is_none()
            && self.order == MoveOrder::Notation
            && !self.is_filtered()
    }

    fn lets_through<M: MoveObject>(&self, m: &M) -> bool {
        let tile = self.tile.as_ref().is_none_or(|tile| m.places(tile));
        tile && self.from.as_ref().is_none_or(|cell| m.leaves(cell))
    }

    fn most(&self) -> usize {
        self.limit.unwrap_or(usize::MAX)
    }
}

/// The moves to list, with the members of [`MovesAnswer`] that describe the selection.
struct Page<M> {
    matching: Option<usize>,
    left: Option<usize>,
    moves: Vec<ListedMove<M>>,
}

impl<G: WireGame> LegalMoves<G> {
    fn new(reached: Reached<G>, selection: Selection) -> LegalMoves<G> {
        LegalMoves { total: reached.position.count_moves(), reached, selection }
    }

    /// Builds the answer, one object per move.
    ///
    /// # Errors
    /// [`Code::ImpossibleOptions`] if `after` is not in the list.
    pub fn list(&self) -> Result<MovesAnswer<G::MoveWire>, Problem> {
        let position = &self.reached.position;
        let head = self.reached.head();
        let named = match head.over {
            true => Vec::new(),
            false => by_notation(position),
        };
        let total = named.len();
        let Page { matching, left, moves } = self.page(named)?;
        Ok(MovesAnswer {
            key: head.key,
            seat: head.seat,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            total,
            matching,
            left,
            moves,
            draw: position.draw(),
            rules_status: head.rules_status,
        })
    }

    fn page(&self, named: Vec<(String, G::Move)>) -> Result<Page<G::MoveWire>, Problem> {
        let Selection { fields, after, .. } = &self.selection;
        let most = self.selection.most();
        let is_page = self.selection.limit.is_some() || after.is_some();
        // The moves behind a page of a list of `all` that begins at `first`.
        let left = |all: usize, first: usize| is_page.then(|| (all - first).saturating_sub(most));
        let describe = |(notation, m): (String, G::Move)| {
            let position = &self.reached.position;
            position.describe(m, notation)
        };
        if self.selection.order == MoveOrder::Notation && !self.selection.is_filtered() {
            let first = first_behind::<G>(after.as_deref(), named.iter().map(|(name, _)| &**name))?;
            let left = left(named.len(), first);
            let page = named.into_iter().skip(first).take(most);
            let moves = match fields {
                Some(MoveFields::Move) => {
                    page.map(|(notation, _)| ListedMove::Notation(notation)).collect()
                }
                None => page.map(describe).map(ListedMove::Object).collect(),
            };
            return Ok(Page { matching: None, left, moves });
        }
        let mut moves: Vec<G::MoveWire> =
            (named.into_iter().map(describe)).filter(|m| self.selection.lets_through(m)).collect();
        if self.selection.order == MoveOrder::Gain {
            // The sort is stable, so moves of equal gain stay ordered by notation.
            moves.sort_by_key(|m| Reverse(m.gain()));
        }
        let matching = self.selection.is_filtered().then_some(moves.len());
        let first = first_behind::<G>(after.as_deref(), moves.iter().map(MoveObject::notation))?;
        let left = left(moves.len(), first);
        let page = moves.into_iter().skip(first).take(most);
        let moves = match fields {
            Some(MoveFields::Move) => {
                page.map(|m| ListedMove::Notation(m.notation().to_owned())).collect()
            }
            None => page.map(ListedMove::Object).collect(),
        };
        Ok(Page { matching, left, moves })
    }

    /// Writes the same JSON as serde for [`LegalMoves::list`], without one object per move. Only for an unfinished game
    /// whose moves are all listed in full.
    fn write(&self, write_moves: fn(&G, &mut Vec<u8>)) -> Result<Written, serde_json::Error> {
        let position = &self.reached.position;
        let head = self.reached.head();
        let mut object = ObjectWriter::new();
        object.member("key", &head.key)?;
        object.member("seat", &head.seat)?;
        object.member("over", &head.over)?;
        object.member("winners", &head.winners)?;
        object.member("awaits", &head.awaits)?;
        object.member("total", &self.total)?;
        object.list("moves", |json| write_moves(position, json));
        object.optional("draw", &position.draw())?;
        object.optional("rules_status", &head.rules_status)?;
        Ok(object.end())
    }
}

/// The legal moves with their notations, sorted by notation.
fn by_notation<G: WireGame>(position: &G) -> Vec<(String, G::Move)> {
    let mut named: Vec<(String, G::Move)> =
        position.legal_moves().into_iter().map(|m| (position.notation(m), m)).collect();
    named.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    named
}

/// The legal moves in full, sorted by notation.
pub(super) fn described<G: WireGame>(position: &G) -> Vec<G::MoveWire> {
    let named = by_notation(position).into_iter();
    named.map(|(notation, m)| position.describe(m, notation)).collect()
}

impl<G: WireGame> Answer for LegalMoves<G> {
    type Schema = MovesAnswer<G::MoveWire>;

    fn written(self) -> Result<Written, Problem> {
        let is_listed_whole = self.selection.is_whole() && !self.reached.record.is_drawn();
        match G::WRITE_MOVES {
            Some(write_moves) if is_listed_whole => {
                self.write(write_moves).map_err(Problem::unwritable)
            }
            _ => self.list()?.written(),
        }
    }
}

impl<G: WireGame> Operation for Moves<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "moves";
    const SUMMARY: &'static str = "Legal moves";
    const ERRORS: &'static [&'static [Code]] = &[
        POSITION_ERRORS,
        MOVE_ERRORS,
        &[Code::MalformedOption, Code::ImpossibleOptions, Code::LimitExceeded],
    ];

    type Request = MovesRequest<G::PositionWire>;
    type Answer = LegalMoves<G>;
    needs_nothing!();

    fn description() -> String {
        format!(
            "Every legal move of the position, sorted by notation, with what it does. Empty when the game is over. With \
             `fields=move` the notations alone; `limit` and `after` page through them, and `total` is always the number \
             of all. `sort=gain` lists the best first: {}.",
            G::GAIN
        )
    }

    fn examples() -> Vec<RequestExample> {
        examples::<G>(|_, _, position| Some(json!({ "position": position })))
    }

    #[inline]
    fn read(request: Self::Request, _host: &impl Host) -> Result<Moves<G>, Problem> {
        let selection = Selection {
            fields: request.fields,
            limit: request.limit.map(read_page).transpose()?,
            after: request.after,
            order: request.sort.unwrap_or_default(),
            tile: request.tile,
            from: request.from,
        };
        selection.check::<G::MoveWire>()?;
        let reached = Reached::read(request.position, request.played)?;
        Ok(Moves(LegalMoves::new(reached, selection)))
    }

    fn cost(&self) -> Cost {
        if self.0.total > MANY { Cost::Medium } else { Cost::Light }
    }

    #[inline]
    fn run(self, (): (), _host: &impl Host) -> Result<LegalMoves<G>, Problem> {
        Ok(self.0)
    }
}

/// The index behind the move `after` in a list of notations; 0 without it.
///
/// # Errors
/// [`Code::ImpossibleOptions`] if it is not in the list.
fn first_behind<'a, G: WireGame>(
    after: Option<&str>,
    mut listed: impl Iterator<Item = &'a str>,
) -> Result<usize, Problem> {
    let Some(after) = after else { return Ok(0) };
    let notation = G::in_own_case(after);
    let place = listed.position(|listed| listed == notation);
    place.map(|place| place + 1).ok_or_else(|| {
        let after = quoted(after);
        let detail = format!("{after} is no move of this list, so nothing is behind it");
        Problem::new(Code::ImpossibleOptions, detail).at("/after")
    })
}

/// Reads the size of a page.
fn read_page(limit: Int) -> Result<usize, Problem> {
    let detail = || format!("a page has 1 to {MAX_PAGE} moves, not {limit}");
    let size = read_at_most("moves_per_page", (1, MAX_PAGE as u64), limit, "/limit", detail)?;
    Ok(size as usize)
}

#[cfg(test)]
mod tests;

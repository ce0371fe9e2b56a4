//! `moves`: every legal move of a position.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::game::{DrawWire, WireGame};
use crate::host::Host;
use crate::json::write::{ObjectWriter, Written};
use crate::line::Reached;
use crate::operation::{Answer, Cost, Nothing, Operation, RequestExample};
use crate::position::{Awaits, MOVE_ERRORS, POSITION_ERRORS, examples};
use crate::problem::{Code, Exceeded, Problem};
use crate::wire::{Int, PositionInput};

/// Most moves of one page.
pub const MAX_PAGE: usize = 10_000;

/// A list of more moves takes longer than a moment to write.
const MANY: u64 = 2000;

/// The legal moves of a position.
pub struct Moves<G: WireGame>(LegalMoves<G>);

/// A position, and which of its moves to list.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct MovesRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// Moves made from the position before the question is asked, in notation. A position that they bring about for the
    /// third time is a draw where the game has such a rule; draws name their tiles.
    #[schema(max_items = 1000)]
    pub played: Option<Vec<String>>,
    /// `move` for the notations alone instead of one object a move.
    pub fields: Option<MoveFields>,
    /// Most moves to list, 1 to 10000; without it, all.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 10000)]
    pub limit: Option<Int>,
    /// A notation: only the moves that stand behind it are listed, so the last of one page asks for the next.
    pub after: Option<String>,
}

/// What is told of every move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoveFields {
    /// The notation alone.
    Move,
}

/// The legal moves of a position, complete and sorted by notation, bytewise.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "M: ToSchema")]
pub struct MovesAnswer<M> {
    /// The position key.
    pub key: String,
    /// The seat that moves.
    pub seat: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The seats that won; empty while not over and for a draw.
    pub winners: Vec<usize>,
    /// What the position waits for; null when the game is over.
    #[schema(required = true)]
    pub awaits: Option<Awaits>,
    /// Number of legal moves, however many are listed.
    pub total: usize,
    /// The legal moves, or those of the page that was asked for.
    pub moves: Vec<ListedMove<M>>,
    /// The draw that is due, in a phase without choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub draw: Option<DrawWire>,
    /// `reconstructed` where the rules of this form of the game are not published ones.
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

/// A position whose legal moves are the answer: as a [`MovesAnswer`], or as its JSON.
pub struct LegalMoves<G: WireGame> {
    reached: Reached<G>,
    fields: Option<MoveFields>,
    limit: Option<usize>,
    after: Option<String>,
}

impl<G: WireGame> LegalMoves<G> {
    /// The answer, move by move.
    pub fn list(&self) -> MovesAnswer<G::MoveWire> {
        let position = &self.reached.position;
        let head = self.reached.head();
        let mut list = Vec::new();
        if !head.over {
            position.moves(&mut list);
        }
        let total = list.len();
        let mut named: Vec<(String, G::Move)> = list
            .into_iter()
            .map(|m| (position.notation(m), m))
            .collect();
        named.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let first = (self.after.as_ref())
            .map_or(0, |after| named.partition_point(|(name, _)| name <= after));
        let page = (named.into_iter())
            .skip(first)
            .take(self.limit.unwrap_or(usize::MAX));
        MovesAnswer {
            key: head.key,
            seat: head.seat,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            total,
            moves: match self.fields {
                Some(MoveFields::Move) => page
                    .map(|(notation, _)| ListedMove::Notation(notation))
                    .collect(),
                None => page
                    .map(|(notation, m)| ListedMove::Object(position.describe(m, notation)))
                    .collect(),
            },
            draw: position.draw(),
            rules_status: head.rules_status,
        }
    }

    /// What serde writes of [`LegalMoves::list`] when every move of an unfinished game is listed in full, without the
    /// detour over one object a move.
    fn write(&self) -> Result<Written, serde_json::Error> {
        let position = &self.reached.position;
        let head = self.reached.head();
        let mut object = ObjectWriter::new();
        object.member("key", &head.key)?;
        object.member("seat", &head.seat)?;
        object.member("over", &head.over)?;
        object.member("winners", &head.winners)?;
        object.member("awaits", &head.awaits)?;
        object.member("total", &position.count_moves())?;
        object.list("moves", |json| position.write_moves(json));
        object.optional("draw", &position.draw())?;
        object.optional("rules_status", &head.rules_status)?;
        Ok(object.end())
    }

    fn is_whole(&self) -> bool {
        self.fields.is_none()
            && self.limit.is_none()
            && self.after.is_none()
            && !self.reached.record.is_drawn()
    }
}

impl<G: WireGame> Answer for LegalMoves<G> {
    type Schema = MovesAnswer<G::MoveWire>;

    fn written(self) -> Result<Written, Problem> {
        if G::WRITES_MOVES && self.is_whole() {
            self.write().map_err(Problem::unwritable)
        } else {
            self.list().written()
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
        &[Code::ImpossibleOptions, Code::LimitExceeded],
    ];

    type Request = MovesRequest<G::PositionWire>;
    type Answer = LegalMoves<G>;
    type Need = Nothing;

    fn description() -> String {
        "Every legal move of the position, sorted by notation, with what it does. Empty when the game is over. With \
         `fields=move` the notations alone; `limit` and `after` page through them, and `total` is always the number of \
         all."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        examples::<G>(|_, _, position| Some(json!({ "position": position })))
    }

    #[inline]
    fn read(request: Self::Request, _host: &impl Host) -> Result<Moves<G>, Problem> {
        Ok(Moves(LegalMoves {
            reached: Reached::read(request.position, request.played)?,
            fields: request.fields,
            limit: request.limit.map(read_page).transpose()?,
            after: request.after,
        }))
    }

    fn need(&mut self) -> Nothing {
        Nothing
    }

    fn cost(&self) -> Cost {
        if self.0.reached.position.count_moves() > MANY {
            Cost::Bulky
        } else {
            Cost::Light
        }
    }

    #[inline]
    fn run(self, (): (), _host: &impl Host) -> Result<LegalMoves<G>, Problem> {
        Ok(self.0)
    }
}

/// The size of a page.
fn read_page(limit: Int) -> Result<usize, Problem> {
    let Some(size) = limit.to::<usize>().filter(|&size| size > 0) else {
        let detail = format!("a limit is an integer from 1 to {MAX_PAGE}");
        return Err(Problem::new(Code::ImpossibleOptions, detail).at("/limit"));
    };
    if size > MAX_PAGE {
        let detail = format!("{size} moves were asked for; at most {MAX_PAGE} are listed at once");
        let exceeded = Exceeded {
            limit: "moves_per_page",
            allowed: MAX_PAGE as u64,
            asked: size as u64,
        };
        return Err(Problem::limit_exceeded(exceeded, detail).at("/limit"));
    }
    Ok(size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{GameVisitor, each_game};
    use tessera_rules::game::random::{choose, seeded};

    struct Same;

    impl GameVisitor for Same {
        fn visit<G: WireGame>(&mut self) {
            let mut rng = seeded(0x50_5eed);
            let mut positions: Vec<G> = (0..60).map(|_| G::compose(&mut rng)).collect();
            let mut played = G::start(&G::StartOptions::default(), &mut rng).unwrap();
            for _ in 0..200 {
                let mut moves = Vec::new();
                played.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                played.play(*choose(&mut rng, &moves));
                positions.push(played.clone());
            }
            for position in positions {
                let key = position.key();
                let answer = LegalMoves {
                    reached: Reached::new(position),
                    fields: None,
                    limit: None,
                    after: None,
                };
                let plain = serde_json::to_string(&answer.list()).unwrap();
                let written = String::from_utf8(answer.into_json().unwrap()).unwrap();
                assert_eq!(written, plain, "{}: {key}", G::ID);
            }
        }
    }

    #[test]
    fn the_fast_way_writes_what_serde_writes() {
        each_game(&mut Same);
    }
}

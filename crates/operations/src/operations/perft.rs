//! `perft`: exact counts of lines.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_rules::game::perft::{Division, Unfinished, divide_until};

use crate::game::WireGame;
use crate::host::Host;
use crate::limits::read_at_most;
use crate::line::Reached;
use crate::operation::{Cost, Operation, Price, RequestExample, needs_nothing};
use crate::position::{Awaits, MOVE_ERRORS, POSITION_ERRORS, first_examples};
use crate::problem::{Code, Exceeded, Problem};
use crate::wire::{Int, MoveText, PositionInput};

/// Largest depth. In any position with a choice, the size limit is reached long before.
pub const MAX_DEPTH: u32 = 255;

/// A position whose lines of `depth` plies are counted.
pub struct Perft<G: WireGame> {
    reached: Reached<G>,
    depth: u32,
    /// Most leaves and inner positions that it counts.
    limit: u64,
    /// The name of that limit.
    limit_name: &'static str,
    /// True if the limit comes from a shared budget, not from the host.
    granted: bool,
}

/// A position and a depth.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct PerftRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// Moves played from the position before the count, in notation. In games with a repetition rule, a position that
    /// they reach for the third time is a draw. Tile draws must name their tiles.
    #[schema(max_items = 1000, value_type = Option<Vec<MoveText>>)]
    pub played: Option<Vec<String>>,
    /// Number of plies.
    #[schema(value_type = i64, minimum = 0, maximum = 255)]
    pub depth: Int,
}

/// Leaf counts.
#[derive(Debug, Serialize, ToSchema)]
pub struct PerftAnswer {
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
    /// Number of plies.
    pub depth: u32,
    /// Number of lines of exactly `depth` plies.
    pub total: u64,
    /// Counts for each legal move, sorted by notation; empty at depth 0.
    pub moves: Vec<PerftMove>,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// The count for one move.
#[derive(Debug, Serialize, ToSchema)]
pub struct PerftMove {
    /// The move in notation.
    pub r#move: String,
    /// Number of lines that begin with the move.
    pub leaves: u64,
}

impl<G: WireGame> Perft<G> {
    fn unfinished(&self, unfinished: Unfinished, host: &impl Host) -> Problem {
        let depth = self.depth;
        match unfinished {
            Unfinished::TooLarge { limit } if self.granted => Problem::too_few_nodes(limit),
            Unfinished::TooLarge { limit } => Problem::limit_exceeded(
                Exceeded {
                    limit: self.limit_name,
                    allowed: limit,
                    asked: limit.saturating_add(1),
                },
                format!("depth {depth} needs more than {limit} leaves and inner positions; ask for less depth"),
            )
            .at("/depth"),
            Unfinished::Stopped => {
                Problem::cut_short(host.interruption(), "the count ended; ask for less depth")
            }
        }
    }
}

impl<G: WireGame> Operation for Perft<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "perft";
    const SUMMARY: &'static str = "Count lines";
    const ERRORS: &'static [&'static [Code]] = &[
        POSITION_ERRORS,
        MOVE_ERRORS,
        &[
            Code::ImpossibleOptions,
            Code::LimitExceeded,
            Code::ServiceFull,
            Code::OutOfTime,
            Code::BudgetSpent,
        ],
    ];

    type Request = PerftRequest<G::PositionWire>;
    type Answer = PerftAnswer;
    needs_nothing!();

    fn description() -> String {
        format!(
            "The number of lines of exactly `depth` plies, in all and behind each move. Every decision is one ply; \
             a line that ends before that depth counts nothing; a line that meets chance counts as one leaf. Repetitions end no line. Refused above \
             {} leaves and inner positions.",
            G::PERFT_LIMIT
        )
    }

    fn examples() -> Vec<RequestExample> {
        first_examples::<G>(|_, _, position| Some(json!({ "position": position, "depth": 1 })))
    }

    fn read(request: Self::Request, host: &impl Host) -> Result<Perft<G>, Problem> {
        let reached = Reached::<G>::read(request.position, request.played)?;
        let depth = read_depth(request.depth)?;
        let (limit_name, limit) = host.caps().perft_size(G::PERFT_LIMIT);
        Ok(Perft { reached, depth, limit, limit_name, granted: false })
    }

    fn shared_nodes(&self) -> Option<u64> {
        Some(self.limit)
    }

    fn grant(&mut self, nodes: u64) {
        self.granted = nodes < self.limit;
        self.limit = self.limit.min(nodes);
    }

    fn cost(&self) -> Cost {
        // The number of positions that the count will enter is not known in advance.
        Cost::heavy(Price::long(self.limit))
    }

    fn run(self, (): (), host: &impl Host) -> Result<PerftAnswer, Problem> {
        let head = self.reached.head();
        let stop = host.stop().map(|flag| &**flag);
        let tally = host.tally().map(|tally| &**tally);
        // No lines continue a drawn game.
        let drawn = head.over && !self.reached.position.is_over() && self.depth > 0;
        let limit = self.limit;
        let mut position = self.reached.position.clone();
        let division = match drawn {
            true => Division { total: 0, parts: Vec::new() },
            false => divide_until(&mut position, self.depth, limit, stop, tally)
                .map_err(|unfinished| self.unfinished(unfinished, host))?,
        };
        host.searched::<G>(division.total);
        let mut moves: Vec<PerftMove> = division
            .parts
            .into_iter()
            .map(|(m, leaves)| PerftMove { r#move: position.notation(m), leaves })
            .collect();
        moves.sort_unstable_by(|a, b| a.r#move.cmp(&b.r#move));
        Ok(PerftAnswer {
            key: head.key,
            seat: head.seat,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            depth: self.depth,
            total: division.total,
            moves,
            rules_status: head.rules_status,
        })
    }
}

fn read_depth(depth: Int) -> Result<u32, Problem> {
    let detail = || format!("the depth is 0 to {MAX_DEPTH}, not {depth}");
    let most = u64::from(MAX_DEPTH);
    let depth = read_at_most("perft_depth", (0, most), depth, "/depth", detail)?;
    Ok(depth as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::LocalHost;
    use crate::operation::request_of;
    use tessera_rules::nebuchadnezzar::Nebuchadnezzar;

    #[test]
    fn costs_its_limit_and_is_never_brief() {
        let request = json!({ "position": "3/3/3 b b 0 p", "depth": 255 }).to_string();
        let request = request_of::<Perft<Nebuchadnezzar>>(request.as_bytes()).unwrap();
        let mut perft = Perft::<Nebuchadnezzar>::read(request, &LocalHost::default()).unwrap();
        let price = |nodes| Cost::heavy(Price::long(nodes));
        assert_eq!(perft.cost(), price(Nebuchadnezzar::PERFT_LIMIT));
        perft.grant(1000);
        assert_eq!(perft.cost(), price(1000));
    }
}

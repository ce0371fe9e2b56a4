//! `review`: evaluates a whole game, move by move.

use serde_json::json;

use tessera_rules::game::{Seat, Turn};
use tessera_search::{StoppedBy, Value};

use super::analysis::EXAMPLE_NODES;
use super::annotation::annotate;
use super::review_answer::{ReviewAnswer, ReviewStats, ReviewedMove, ReviewedSeat};
use super::review_request::{MovesReviewRequest, RecordReviewRequest, ReviewRequest};
use super::reviewer::{Reviewer, Tally};
use crate::analysis::{Class, Limits, Loss, ValueWire, version};
use crate::game::WireGame;
use crate::host::Host;
use crate::line::{Record, play_all};
use crate::operation::{Cost, Operation, Price, RequestExample, needs_nothing};
use crate::position::{Head, MOVE_ERRORS, POSITION_ERRORS, examples, read_position, read_seed};
use crate::problem::{Code, Problem};
use crate::record::{GameRecord, RecordInput, check, write};
use crate::wire::{Int, PositionInput, ReadMove};

/// A review without limits spends the default nodes of this many analyses.
const ANALYSES: u64 = 6;
/// In a long game, one analysis for as many moves.
const MOVES_PER_ANALYSIS: u64 = 10;

/// A game to review, with its final position.
pub struct Review<G: WireGame> {
    game: PlayedGame<G>,
    decisions: u64,
    limits: Limits,
    seed: u64,
}

/// A game as it was played.
struct PlayedGame<G: WireGame> {
    start: G,
    moves: Vec<Ply<G>>,
    last: G,
    /// True if it ended by repetition.
    drawn: bool,
    /// The record to annotate, if the game was sent as one.
    record: Option<Box<GameRecord>>,
}

/// A move of the game.
struct Ply<G: WireGame> {
    m: G::Move,
    /// True if a seat chose the move; false for a random draw.
    decided: bool,
    /// The positions whose next occurrence would be a draw, as
    /// [`Record::nearly_drawn`](crate::line::Record::nearly_drawn).
    nearly_drawn: Vec<G>,
}

impl<G: WireGame> Ply<G> {
    fn of(position: &G, history: &Record<G>, m: G::Move) -> Ply<G> {
        Ply { m, decided: !position.awaits_chance(), nearly_drawn: history.nearly_drawn(position) }
    }
}

impl<G: WireGame> PlayedGame<G> {
    /// Reads a game sent as a position and moves.
    fn of_moves(
        position: PositionInput<G::PositionWire>,
        moves: &[ReadMove<G::MoveWire>],
        seed: Option<Int>,
    ) -> Result<PlayedGame<G>, Problem> {
        let start = read_position::<G>(position)?;
        let mut last = start.clone();
        let mut plies = Vec::with_capacity(moves.len());
        let drawn = play_all(&mut last, moves, seed, |position, history, m| {
            plies.push(Ply::of(position, history, m));
        })?;
        Ok(PlayedGame { start, moves: plies, last, drawn, record: None })
    }

    /// Reads a game from the main line of a record.
    fn of_record(record: RecordInput, seed: Option<Int>) -> Result<PlayedGame<G>, Problem> {
        let checked = check::<G>(record, seed)?;
        let mut position = (*checked.start).clone();
        let mut history = Record::new(&position);
        let mut moves = Vec::with_capacity(checked.moves.len());
        for m in checked.moves {
            moves.push(Ply::of(&position, &history, m));
            position.play(m);
            history.add(&position);
        }
        Ok(PlayedGame {
            start: *checked.start,
            moves,
            last: position,
            drawn: history.is_drawn(),
            record: Some(Box::new(checked.record)),
        })
    }
}

impl<G: WireGame> Operation for Review<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "review";
    const SUMMARY: &'static str = "Review a game";
    const ERRORS: &'static [&'static [Code]] = &[
        POSITION_ERRORS,
        MOVE_ERRORS,
        &[
            Code::MalformedRecord,
            Code::InconsistentRecord,
            Code::MalformedOption,
            Code::LimitExceeded,
            Code::ImpossibleOptions,
            Code::ServiceFull,
            Code::BudgetSpent,
        ],
    ];

    type Request = ReviewRequest<G::PositionWire, G::MoveWire>;
    type Answer = ReviewAnswer;
    needs_nothing!();

    fn description() -> String {
        format!(
            "Plays the moves as `play` does, and returns for each its value, the best move, the points and chances that it \
             gave away, and its class.{} `limits` are for the whole game: each move gets an equal share of the nodes, half of it to \
             find the best move, half to compare it with the move that was played. Without limits: {} nodes in all, or {} \
             for each move if that is more, and at most {} for each. \
             When the time is up, the remaining moves are left unvalued. A move that brings about a position for the \
             third time is valued as the draw that it is. Send `record` in place of `position` and `moves` to get that \
             record back with evaluations, judgements and best lines, as JSON and as text.",
            match G::POINTS_OF_WIN {
                Some(points) => format!(" {points}"),
                None => String::new(),
            },
            ANALYSES * G::DEFAULT_NODES,
            G::DEFAULT_NODES / MOVES_PER_ANALYSIS,
            G::DEFAULT_NODES
        )
    }

    fn examples() -> Vec<RequestExample> {
        let mut requests = examples::<G>(|example, _, position| {
            let limits = json!({ "nodes": EXAMPLE_NODES });
            let mut request =
                json!({ "position": position, "moves": example.moves, "limits": limits });
            if let Some(seed) = example.seed {
                request["seed"] = json!(seed);
            }
            Some(request)
        });
        requests.truncate(1);
        requests.extend(record_example::<G>());
        requests
    }

    fn read(request: Self::Request, host: &impl Host) -> Result<Review<G>, Problem> {
        let (game, limits, seed) = match request {
            ReviewRequest::Moves(MovesReviewRequest { position, moves, limits, seed }) => {
                (PlayedGame::<G>::of_moves(position, &moves, seed)?, limits, seed)
            }
            ReviewRequest::Excluded(place) => {
                let detail = "`record` is the whole game and excludes `position` and `moves`";
                return Err(Problem::new(Code::ImpossibleOptions, detail).at(place));
            }
            ReviewRequest::Record(RecordReviewRequest { record, limits, seed }) => {
                (PlayedGame::of_record(record, seed)?, limits, seed)
            }
        };
        let decisions = game.moves.iter().filter(|ply| ply.decided).count() as u64;
        let limits = limits.unwrap_or_default();
        Ok(Review {
            game,
            decisions,
            limits: limits.effective::<G>(host.caps(), default_review_nodes::<G>(decisions))?,
            seed: seed.map(read_seed).transpose()?.unwrap_or(0),
        })
    }

    fn shared_nodes(&self) -> Option<u64> {
        Some(self.limits.nodes)
    }

    fn grant(&mut self, nodes: u64) {
        self.limits.nodes = self.limits.nodes.min(nodes);
    }

    fn cost(&self) -> Cost {
        Cost::Heavy {
            price: Price::of_search(self.limits.nodes),
            time_ms: Some(self.limits.time_ms),
        }
    }

    fn run(self, (): (), host: &impl Host) -> Result<ReviewAnswer, Problem> {
        let per_move = self.limits.nodes / self.decisions.max(1);
        let game = self.game;
        let mut position = game.start.clone();
        let mut reviewer = Reviewer::new(host, per_move / 2, self.seed, self.limits.depth);
        let mut moves = Vec::with_capacity(game.moves.len());
        let mut tally: Vec<Tally> = vec![Tally::default(); position.seats()];
        for ply in &game.moves {
            let m = ply.m;
            let seat = position.to_move().index();
            let judged = match position.turn() {
                Turn::Seat(_) => reviewer.review(&position, &ply.nearly_drawn, m),
                _ => None,
            };
            if let (Some(review), Some(tally)) = (&judged, tally.get_mut(seat)) {
                tally.add(review.loss);
            }
            let (loss, best) = (judged.as_ref().map(|j| j.loss), judged.as_ref().map(|j| &j.best));
            moves.push(ReviewedMove {
                seat,
                key: position.key(),
                r#move: position.notation(m),
                value: judged.as_ref().map(|j| ValueWire::new(&j.played)),
                best: best.map(|best| position.notation(best.m)),
                best_line: best.map(|best| position.notations(best.without_likely())),
                best_value: best.map(|best| ValueWire::new(&best.value)),
                points_lost: loss.and_then(|loss| loss.points),
                win_probability: judged.as_ref().and_then(|j| j.played.win_probability),
                win_probability_seat_0: judged
                    .as_ref()
                    .and_then(|j| of_first_seat(&position, &j.played)),
                win_probability_loss: loss.and_then(|loss| loss.win_probability),
                cost: loss.map(|loss| loss.cost),
                class: loss.map(Loss::class),
                forced: judged.as_ref().map(|j| j.forced),
            });
            position.play(m);
        }
        let mut record = game.record;
        if let Some(record) = &mut record {
            let played = game.moves.iter().map(|ply| ply.m);
            annotate(record, &game.start, played, &moves);
        }
        let head = Head::of_game(&game.last, game.drawn);
        let summary: Vec<ReviewedSeat> = tally.iter().enumerate().map(Tally::summary).collect();
        Ok(ReviewAnswer {
            key: head.key,
            seat: head.seat,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            stats: ReviewStats {
                nodes: reviewer.nodes,
                nodes_per_move: per_move,
                judged: summary.iter().map(|seat| seat.judged).sum(),
                stopped_by: reviewer.ended_by.unwrap_or(StoppedBy::Nodes).into(),
            },
            mistakes: by_cost(&moves),
            moves,
            summary,
            text: (record.as_ref()).map(|record| write(record, game.start.seats())),
            record,
            limits: self.limits,
            seed: self.seed,
            version: version::<G>(host.caps().table_bytes),
            rules_status: head.rules_status,
        })
    }
}

/// Indices of the inaccuracies, mistakes and blunders, the most costly first; of equal costs, the earlier one.
fn by_cost(moves: &[ReviewedMove]) -> Vec<usize> {
    let mut mistakes: Vec<(f64, usize)> = (moves.iter().enumerate())
        .filter(|(_, m)| m.class.is_some_and(Class::is_mistake))
        .filter_map(|(index, m)| Some((m.cost?, index)))
        .collect();
    mistakes.sort_by(|(a, i), (b, j)| b.total_cmp(a).then(i.cmp(j)));
    mistakes.into_iter().map(|(_, index)| index).collect()
}

/// The game's first example as a record.
fn record_example<G: WireGame>() -> Option<RequestExample> {
    let example = G::EXAMPLES.first()?;
    let moves: Vec<_> = (example.moves.iter()).map(|text| json!({ "move": text })).collect();
    let record = json!({ "position": example.key, "moves": moves });
    let limits = json!({ "nodes": EXAMPLE_NODES });
    let mut request = json!({ "record": record, "limits": limits });
    if let Some(seed) = example.seed {
        request["seed"] = json!(seed);
    }
    Some(RequestExample::new("record", "A record to annotate.", request))
}

/// The win probability of seat 0 according to a value for the seat that moves.
fn of_first_seat<G: WireGame>(position: &G, value: &Value) -> Option<f64> {
    match (position.to_move(), position.seats()) {
        (Seat::FIRST, _) => value.win_probability,
        (_, 2) => value.win_probability.map(|probability| 1.0 - probability),
        _ => value.shares.as_ref()?.first().copied(),
    }
}

/// Nodes of a review without limits: no move gets more than an analysis, and none less than a part of it.
pub fn default_review_nodes<G: WireGame>(moves: u64) -> u64 {
    let moves = moves.max(1);
    (G::DEFAULT_NODES * moves.min(ANALYSES)).max(G::DEFAULT_NODES * moves / MOVES_PER_ANALYSIS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::LimitsInput;
    use crate::host::LocalHost;
    use crate::operation::answer;
    use tessera_engines::Engine;
    use tessera_rules::game::random::seeded;
    use tessera_rules::game::{Game, Position};
    use tessera_rules::octopus::{Octopus, Placement};

    /// A game in which seat 0 always scores least and seat 1 most, with the final totals.
    fn rout() -> (GameRecord, [u32; 2]) {
        let options = serde_json::from_value(json!({ "seed": 3 })).unwrap();
        let mut position = Octopus::start(&options, &mut seeded(3)).unwrap();
        let mut moves = Vec::new();
        while let Turn::Seat(seat) = position.turn() {
            let mut legal: Vec<Placement> = Vec::new();
            position.moves(&mut legal);
            let gain = |m: &Placement| position.gain(*m).unwrap_or(0);
            let m = match seat {
                Seat::FIRST => legal.iter().copied().min_by_key(gain),
                _ => legal.iter().copied().max_by_key(gain),
            };
            let m = m.unwrap();
            moves.push(json!({ "move": position.notation(m) }));
            position.play(m);
        }
        let record = json!({ "options": { "seed": 3 }, "moves": moves });
        let totals = [position.scores()[0], position.scores()[1]];
        (serde_json::from_value(record).unwrap(), totals)
    }

    #[test]
    fn short_games_get_more_nodes_a_move() {
        let analysis = Octopus::DEFAULT_NODES;
        for (moves, nodes) in [(0, 1), (1, 1), (6, 6), (7, 6), (60, 6), (61, 6), (120, 12)] {
            let default = default_review_nodes::<Octopus>(moves);
            assert_eq!(default / analysis, nodes, "{moves} moves");
            assert!(default <= analysis * moves.max(1), "{moves} moves");
        }
    }

    #[test]
    fn a_rout_is_full_of_mistakes() {
        let (record, [loser, winner]) = rout();
        assert!(winner > loser + 60, "{loser}:{winner}");
        let limits = LimitsInput {
            nodes: Some(Int(200 * record.moves.len() as i64)),
            ..LimitsInput::default()
        };
        let request = ReviewRequest::Record(RecordReviewRequest {
            record: RecordInput::Tree(Box::new(record)),
            limits: Some(limits),
            seed: None,
        });
        let review = answer::<Review<Octopus>>(request, &LocalHost::default()).unwrap();
        let [seat, other] = review.summary.as_slice() else {
            panic!("there are two seats");
        };
        // Winning chances were lost in a few moves; points were lost in most.
        let decided = |m: &&ReviewedMove| {
            m.seat == 0 && m.best_value.as_ref().unwrap().win_probability < Some(0.05)
        };
        let decided: Vec<&ReviewedMove> = review.moves.iter().filter(decided).collect();
        assert!(decided.len() > 15, "{} of 30 moves", decided.len());
        let bad = |m: &&&ReviewedMove| m.class.is_some_and(Class::is_mistake);
        assert!(decided.iter().filter(bad).count() * 2 > decided.len());
        assert!(seat.accuracy < Some(85.0) && seat.accuracy < other.accuracy, "{seat:?} {other:?}");
        assert!(seat.points_lost > Some(40.0), "{seat:?}");
        // The most costly mistake is the first of the list.
        let costs: Vec<f64> =
            (review.mistakes.iter()).map(|&i| review.moves[i].cost.unwrap()).collect();
        assert!(costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
        let counted: usize =
            (review.summary.iter()).map(|seat| seat.inaccuracy + seat.mistake + seat.blunder).sum();
        assert_eq!(costs.len(), counted);
    }
}

//! The operations, one per file, and the list of all.

mod analysis;
mod annotation;
mod check_puzzle;
mod games;
mod moves;
mod perft;
mod picture;
mod play;
mod puzzle;
mod puzzle_hint;
mod puzzle_set;
mod puzzles;
mod record;
mod reply;
mod review;
mod review_answer;
mod review_request;
mod reviewer;
mod rules;
mod score;
mod self_play;
mod start;
mod verify_puzzle;

pub use analysis::{Analysis, EXAMPLE_NODES, ReportDependency};
pub use check_puzzle::{CheckAnswer, CheckPuzzle, CheckPuzzleRequest};
pub use games::{
    GameList, GameSummary, GetGame, GetGameRequest, ListGames, ListGamesRequest, unknown_game,
};
pub use moves::{
    LegalMoves, ListedMove, MAX_PAGE, MoveFields, MoveOrder, Moves, MovesAnswer, MovesRequest,
};
pub use perft::{MAX_DEPTH, Perft, PerftAnswer, PerftMove, PerftRequest};
pub use picture::{FrameName, Picture, PictureAnswer, PictureRequest, ThemeName, ViewName};
pub use play::{Play, PlayAnswer, PlayRequest, PlayWith, Step};
pub use puzzle::{DailyPuzzle, DailyPuzzleRequest, GetPuzzle, PuzzleRequest, PuzzleSolution};
pub use puzzle_hint::{HintAnswer, PuzzleHint, PuzzleHintRequest};
pub use puzzle_set::{
    GetPuzzleOfSet, GetPuzzleSet, MakePuzzleSet, MakePuzzleSetRequest, PuzzleOfSetRequest,
    PuzzleSetAnswer, PuzzleSetRequest, documented_set,
};
pub use puzzles::{MAX_THEMES, Puzzles, PuzzlesAnswer, PuzzlesRequest, filter};
pub use record::{CheckRecord, RecordAnswer, RecordRequest};
pub use reply::{Reply, ReplyAnswer, ReplyRequest};
pub use review::{Review, default_review_nodes};
pub use review_answer::{ReviewAnswer, ReviewStats, ReviewedMove, ReviewedSeat};
pub use review_request::{MovesReviewRequest, RecordReviewRequest, ReviewRequest};
pub use rules::{GetRules, GetRuling, RulesRequest, RulingRequest};
pub use score::{Score, ScoreAnswer, ScoreRequest};
pub use self_play::{GamesAnswer, GamesRequest, Policy, SelfPlay};
pub use start::{Start, StartAnswer};
pub use verify_puzzle::{VerifyPuzzle, VerifyPuzzleAnswer, VerifyPuzzleRequest};

use crate::each_game;
use crate::game::WireGame;
use crate::host::Host;
use crate::operation::{self, Operation};
use crate::problem::Problem;

/// A visitor of all operations.
pub trait OperationVisitor {
    /// Visits the operation `O`.
    fn visit<O: Operation>(&mut self);
}

/// Visits all operations of all games, and the operations without a game. This is the only list of operations.
pub fn each_operation(visitor: &mut impl OperationVisitor) {
    visitor.visit::<ListGames>();
    visitor.visit::<GetGame>();
    visitor.visit::<GetRules>();
    visitor.visit::<GetRuling>();
    each_game!(G => each_operation_of::<G>(visitor));
}

/// Visits all operations of one game.
pub fn each_operation_of<G: WireGame>(visitor: &mut impl OperationVisitor) {
    visitor.visit::<Start<G>>();
    visitor.visit::<Moves<G>>();
    visitor.visit::<Play<G>>();
    visitor.visit::<Score<G>>();
    visitor.visit::<Perft<G>>();
    visitor.visit::<Analysis<G>>();
    visitor.visit::<Reply<G>>();
    visitor.visit::<Review<G>>();
    visitor.visit::<CheckRecord<G>>();
    visitor.visit::<Picture<G>>();
    visitor.visit::<Puzzles<G>>();
    visitor.visit::<VerifyPuzzle<G>>();
    visitor.visit::<DailyPuzzle<G>>();
    visitor.visit::<GetPuzzle<G>>();
    visitor.visit::<CheckPuzzle<G>>();
    visitor.visit::<PuzzleHint<G>>();
    visitor.visit::<PuzzleSolution<G>>();
    visitor.visit::<MakePuzzleSet<G>>();
    visitor.visit::<GetPuzzleSet<G>>();
    visitor.visit::<GetPuzzleOfSet<G>>();
}

/// An operation as an entry of a list, independent of its types: JSON in, JSON out.
pub struct ListedOperation<H> {
    /// The operation's game.
    pub game: Option<&'static str>,
    /// As [`Operation::NAME`].
    pub name: &'static str,
    /// As [`Operation::SUMMARY`].
    pub summary: &'static str,
    /// Makes the call immediately, as [`operation::call`].
    pub call: fn(&[u8], &H) -> Result<Vec<u8>, Problem>,
}

/// All operations, for a host of type `H`.
pub fn operations<H: Host>() -> Vec<ListedOperation<H>> {
    struct List<H>(Vec<ListedOperation<H>>);
    impl<H: Host> OperationVisitor for List<H> {
        fn visit<O: Operation>(&mut self) {
            self.0.push(ListedOperation {
                game: O::GAME,
                name: O::NAME,
                summary: O::SUMMARY,
                call: operation::call::<O>,
            });
        }
    }
    let mut list = List(Vec::new());
    each_operation(&mut list);
    list.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::LocalHost;

    #[test]
    fn every_example_is_answered() {
        #[derive(Default)]
        struct Check(usize);
        impl OperationVisitor for Check {
            fn visit<O: Operation>(&mut self) {
                for example in O::examples() {
                    let request = example.request.to_string();
                    let answer = operation::call::<O>(request.as_bytes(), &LocalHost::default());
                    let id = operation::id::<O>();
                    let json = answer.unwrap_or_else(|problem| panic!("{id}: {problem}"));
                    let value: serde_json::Value = serde_json::from_slice(&json).unwrap();
                    assert!(value.is_object(), "{id}");
                    self.0 += 1;
                }
            }
        }
        let mut check = Check::default();
        each_operation(&mut check);
        assert!(check.0 > 100, "only {} examples", check.0);
    }

    #[test]
    fn operations_are_called_by_name() {
        let list = operations::<LocalHost>();
        let call = |game: Option<&str>, name: &str, request: &str| {
            let listed = list.iter().find(|o| o.game == game && o.name == name);
            (listed.unwrap().call)(request.as_bytes(), &LocalHost::default())
        };
        let started = call(Some("themisto"), "start", "").unwrap();
        let started: serde_json::Value = serde_json::from_slice(&started).unwrap();
        let request = serde_json::json!({ "position": started["key"] }).to_string();
        assert!(call(Some("themisto"), "moves", &request).is_ok());
        let refused = call(None, "get_game", r#"{"game":"chess"}"#).unwrap_err();
        assert_eq!(refused.code.as_str(), "unknown_game");
        let refused = call(Some("themisto"), "moves", "").unwrap_err();
        assert_eq!(refused.code.as_str(), "malformed_json");
    }
}

//! Accuracy of the levels, as the review of the service measures it.

use rayon::prelude::*;
use tessera_operations::analysis::LimitsInput;
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_operations::host::LocalHost;
use tessera_operations::operation::answer;
use tessera_operations::operations::{
    Policy, RecordReviewRequest, Review, ReviewRequest, ReviewedMove, SelfPlay,
};
use tessera_operations::record::{OptionValue, RecordInput, UniqueMap};
use tessera_operations::strength::Strength;
use tessera_operations::wire::Int;

use crate::statistics::Mean;

/// The games to review.
pub(crate) struct Accuracy {
    /// Id of the game.
    pub(crate) game: String,
    /// The form of Ingenious, if it is not the usual one.
    pub(crate) variant: Option<String>,
    pub(crate) levels: std::ops::RangeInclusive<u8>,
    pub(crate) games: u64,
    /// Nodes of the review for each move of the game.
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
}

impl Accuracy {
    /// Plays games of each level against itself, and prints the mean of the seats' accuracies. False if there is no
    /// such game.
    pub(crate) fn run(self) -> bool {
        game_named!(&self.game, G => self.review::<G>().is_some()) == Some(true)
    }

    fn review<G: WireGame>(&self) -> Option<()> {
        println!("{}, {} nodes for each move", self.game, self.nodes);
        println!(
            "  level  accuracy  points lost a move  inaccuracies, mistakes, blunders of 100 moves"
        );
        for level in self.levels.clone() {
            let policy = Policy::Level(Strength::new(level)?);
            let options = (self.variant.iter())
                .map(|variant| ("variant".to_owned(), OptionValue::Word(variant.clone())))
                .collect();
            let play = SelfPlay::<G>::new(UniqueMap(options), policy, self.seed).ok()?;
            let reviews: Vec<(f64, Vec<ReviewedMove>)> = (0..self.games)
                .into_par_iter()
                .filter_map(|number| self.one(&play, number))
                .collect();
            let mut accuracy = Mean::default();
            let moves = reviews.iter().flat_map(|(mean, moves)| {
                accuracy.add(*mean);
                moves
            });
            let judged: Vec<&ReviewedMove> = moves.filter(|m| m.class.is_some()).collect();
            let count = judged.len().max(1) as f64;
            // The sum of no floats is -0.0.
            let points = judged.iter().filter_map(|m| m.points_lost).sum::<f64>() + 0.0;
            let share = |least: f64| {
                let costly = judged.iter().filter(|m| m.cost >= Some(least)).count();
                100.0 * costly as f64 / count
            };
            let [dubious, mistakes, blunders] = [0.05, 0.10, 0.20].map(share);
            println!(
                "  {level}      {accuracy}  {:.3}  {:.1}, {:.1}, {blunders:.1}",
                points / count,
                dubious - mistakes,
                mistakes - blunders
            );
        }
        Some(())
    }

    /// The mean accuracy of the seats, and the moves of one game.
    fn one<G: WireGame>(
        &self,
        play: &SelfPlay<G>,
        number: u64,
    ) -> Option<(f64, Vec<ReviewedMove>)> {
        let host = LocalHost::default();
        let mut nodes = u64::MAX;
        let record = play.game(number, &mut nodes, &host).ok()?;
        let moves = record.moves.len() as i64;
        let request = ReviewRequest::Record(RecordReviewRequest {
            record: RecordInput::Tree(Box::new(record)),
            limits: Some(LimitsInput {
                nodes: Some(Int(self.nodes as i64 * moves)),
                ..LimitsInput::default()
            }),
            seed: None,
        });
        let review = answer::<Review<G>>(request, &host).ok()?;
        let accuracies = review.summary.iter().filter_map(|seat| seat.accuracy);
        let accuracies: Vec<f64> = accuracies.collect();
        let mean = accuracies.iter().sum::<f64>() / accuracies.len().max(1) as f64;
        Some((mean, review.moves))
    }
}

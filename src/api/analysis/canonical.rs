//! The canonical form of an analysis: one for all images of a position.

use std::sync::Arc;

use super::ask::Ask;
use super::version;
use crate::api::game::WireGame;
use crate::engines::Question;
use crate::game::{PerSeat, Seat};
use crate::search::{Budget, Line, Report, Value};

/// What is computed for an [`Ask`]: the question about the canonical position, and the way back.
pub struct Canonical<G: WireGame> {
    position: G,
    symmetry: G::Symmetry,
    question: Question<G::Move>,
    nodes: u64,
    depth: Option<u32>,
    table_bytes: Option<u64>,
    key: Arc<str>,
}

impl<G: WireGame> Canonical<G> {
    /// The canonical form of a request about a position that is not over.
    pub fn of(ask: &Ask<G>) -> Canonical<G> {
        let (position, symmetry) = ask.position.canonical();
        let mut question = Question::about_all(&position, ask.lines, ask.seed);
        let mut restricted = String::new();
        if let Some(moves) = &ask.moves
            && moves.len() < question.moves.len()
        {
            question.moves = moves
                .iter()
                .map(|&m| ask.position.move_image(&symmetry, m))
                .collect();
            question.moves.sort_unstable();
            for &m in &question.moves {
                restricted.push(' ');
                restricted.push_str(&position.notation(m));
            }
        }
        // As many lines as there are moves, or all of them, is the same question.
        question.lines = ask.lines.min(question.moves.len());
        let limits = &ask.limits;
        let key = format!(
            "{} {}\n{}\n{} {} {:?} {}\n{restricted}",
            G::ID,
            version::<G>(ask.table_bytes),
            position.key(),
            question.lines,
            limits.nodes,
            limits.depth,
            ask.seed,
        );
        Canonical {
            position,
            symmetry,
            question,
            nodes: limits.nodes,
            depth: limits.depth,
            table_bytes: ask.table_bytes,
            key: key.into(),
        }
    }

    /// Everything that decides the report, as one text: game, versions, canonical position, moves to
    /// consider, lines, nodes, depth, seed. The time is not in it: what is kept was not stopped by time.
    pub fn key(&self) -> &Arc<str> {
        &self.key
    }

    /// The canonical position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Analyses the canonical position. `cut` adds to the budget what may cut it short.
    pub fn analyse(
        &self,
        cut: impl FnOnce(Budget) -> Budget,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let budget = Budget::nodes(self.nodes)
            .with_depth(self.depth)
            .with_tables(self.table_bytes);
        let mut budget = cut(budget);
        self.position.analyse(&self.question, &mut budget, progress)
    }

    /// The way back, which outlives the computation.
    pub fn way_back(&self) -> WayBack<G> {
        WayBack {
            position: self.position.clone(),
            symmetry: self.symmetry.clone(),
            inverse: G::inverse(&self.symmetry),
        }
    }
}

/// The way from the canonical position back to the asker's.
pub struct WayBack<G: WireGame> {
    position: G,
    symmetry: G::Symmetry,
    inverse: G::Symmetry,
}

impl<G: WireGame> WayBack<G> {
    /// A report about the canonical position in the asker's orientation.
    pub fn apply(&self, report: &Report<G::Move>) -> Report<G::Move> {
        let line = |line: &Line<G::Move>| Line {
            m: self.position.move_image(&self.inverse, line.m),
            value: self.value_back(&line.value),
            loss: line.loss,
            pv: self.replay(&line.pv),
        };
        Report {
            value: self.value_back(&report.value),
            lines: report.lines.iter().map(line).collect(),
            stats: report.stats.clone(),
        }
    }

    /// The image of a move belongs to the position in which the move is made.
    fn replay(&self, pv: &[G::Move]) -> Vec<G::Move> {
        let mut position = self.position.clone();
        pv.iter()
            .map(|&m| {
                let image = position.move_image(&self.inverse, m);
                position.play(m);
                image
            })
            .collect()
    }

    /// Values are the mover's own; only what is listed by seat changes places.
    fn value_back(&self, value: &Value) -> Value {
        let mut value = value.clone();
        if let Some(shares) = &value.shares {
            let own: PerSeat<f64> = (0..shares.len())
                .filter_map(|seat| {
                    let image = G::seat_image(&self.symmetry, Seat::new(seat));
                    shares.get(image.index()).copied()
                })
                .collect();
            value.shares = Some(own);
        }
        value
    }
}

/// Bytes that a report takes in the cache, about.
pub(super) fn weight<M>(key: &str, report: &Report<M>) -> u32 {
    let pv: usize = report.lines.iter().map(|line| line.pv.capacity()).sum();
    let bytes = 256
        + key.len()
        + size_of::<Report<M>>()
        + report.lines.capacity() * size_of::<Line<M>>()
        + pv * size_of::<M>();
    u32::try_from(bytes).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::analysis::Limits;
    use crate::api::games::{GameVisitor, each_game};
    use crate::game::Turn;
    use crate::game::random::seeded;

    fn ask<G: WireGame>(position: &G) -> Ask<G> {
        Ask {
            position: position.clone(),
            moves: None,
            lines: 3,
            limits: Limits {
                nodes: 60,
                time_ms: 1,
                depth: None,
            },
            seed: 1,
            table_bytes: None,
        }
    }

    fn assert_legal<G: WireGame>(position: &G, pv: &[G::Move]) {
        let mut position = position.clone();
        for m in pv {
            let mut legal = Vec::new();
            position.moves(&mut legal);
            assert!(legal.contains(m), "{} {}: {m:?}", G::ID, position.key());
            position.play(*m);
        }
    }

    #[derive(Default)]
    struct Check(usize);

    impl GameVisitor for Check {
        fn visit<G: WireGame>(&mut self) {
            let mut rng = seeded(0x1e55);
            for _ in 0..40 {
                let position = G::compose(&mut rng);
                let symmetry = position.random_symmetry(&mut rng);
                if !matches!(position.turn(), Turn::Seat(_)) {
                    continue;
                }
                let image = position.image(&symmetry);
                let canonical = Canonical::of(&ask(&position));
                assert_eq!(canonical.key(), Canonical::of(&ask(&image)).key());
                let report = canonical.analyse(|budget| budget, &mut |_| {});
                for own in [position, image] {
                    let canonical = Canonical::of(&ask(&own));
                    let back = canonical.way_back().apply(&report);
                    assert_eq!(back.lines.len(), report.lines.len());
                    for (line, whole) in back.lines.iter().zip(&report.lines) {
                        assert_eq!(line.pv.first(), Some(&line.m));
                        assert_legal(&own, &line.pv);
                        assert_eq!(own.move_image(&canonical.symmetry, line.m), whole.m);
                        assert_eq!(line.value, whole.value);
                    }
                    self.0 += 1;
                }
            }
        }
    }

    #[test]
    fn images_ask_the_same_question_and_get_their_own_answer() {
        let mut check = Check::default();
        each_game(&mut check);
        assert!(check.0 > 200, "only {} positions were due", check.0);
    }

    #[test]
    fn restrictions_that_restrict_nothing_are_the_same_question() {
        struct Same;
        impl GameVisitor for Same {
            fn visit<G: WireGame>(&mut self) {
                let mut rng = seeded(3);
                let mut due = std::iter::repeat_with(|| G::compose(&mut rng))
                    .filter(|position| position.count_moves() > 2);
                let plain = ask(&due.next().expect("a position"));
                let mut moves = Vec::new();
                plain.position.moves(&mut moves);
                let mut all = plain.clone();
                all.moves = Some(moves.clone());
                assert_eq!(Canonical::of(&plain).key(), Canonical::of(&all).key());
                all.moves = Some(moves.split_off(1));
                assert_ne!(Canonical::of(&plain).key(), Canonical::of(&all).key());
            }
        }
        each_game(&mut Same);
    }
}

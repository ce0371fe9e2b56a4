//! The canonical form of an analysis, which all images of a position share.

use std::sync::Arc;

use super::ask::Ask;
use super::version;
use crate::game::WireGame;
use tessera_engines::Question;
use tessera_rules::game::{PerSeat, Seat};
use tessera_search::{Budget, Line, Report, Value};

/// The canonical form of an [`Ask`]: the question about the canonical position, and the way back from it.
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
        // Images of the positions whose next occurrence would be a draw.
        question = question.with_drawn(
            (ask.nearly_drawn.iter())
                .filter_map(|drawn| drawn.image(&symmetry).recurrence(&position))
                .collect(),
        );
        let mut restricted = String::new();
        if let Some(moves) = &ask.moves
            && moves.len() < question.moves.len()
        {
            question.moves = moves.iter().map(|&m| ask.position.move_image(&symmetry, m)).collect();
            question.moves.sort_unstable();
            for &m in &question.moves {
                restricted.push(' ');
                restricted.push_str(&position.notation(m));
            }
        }
        for drawn in &question.drawn {
            restricted.push_str(&format!(" drawn {drawn:x}"));
        }
        // A request for at least as many lines as there are moves asks for all of them.
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

    /// Most lines that the report can have.
    pub fn lines(&self) -> usize {
        self.question.lines
    }

    /// Everything that decides the report, as one text: game, versions, canonical position, moves to consider,
    /// positions that would be drawn, lines, nodes, depth, seed. The time is not part of it, because reports that time
    /// has stopped are not cached.
    pub fn key(&self) -> &Arc<str> {
        &self.key
    }

    /// The canonical position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// True if a report that was stored elsewhere can be the answer: it contains moves of the question, each once, best
    /// first, and all figures are plausible. The legality of its lines is checked when they are read.
    pub fn accepts(&self, report: &Report<G::Move>) -> bool {
        let (lines, question) = (&report.lines, &self.question);
        let once = |(i, line): (usize, &Line<G::Move>)| {
            question.moves.contains(&line.m)
                && line.pv.first().is_none_or(|first| *first == line.m)
                && (line.likely_from).is_none_or(|from| (1..line.pv.len()).contains(&from))
                && lines[..i].iter().all(|before| before.m != line.m)
                && is_sane(&line.value)
                && (0.0..=MOST_MARGIN).contains(&line.loss)
        };
        !lines.is_empty()
            && lines.len() <= question.lines
            && lines.iter().enumerate().all(once)
            && lines.first().is_none_or(|best| best.loss == 0.0)
            && is_sane(&report.value)
            && report.stats.nodes <= self.nodes.saturating_mul(2).saturating_add(MORE_NODES)
            && report.stats.depth <= MOST_PLIES
    }

    /// Analyses the canonical position. `cut` adds to the budget the conditions that stop the work.
    pub fn analyse(
        &self,
        cut: impl FnOnce(Budget) -> Budget,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let budget = Budget::nodes(self.nodes).with_depth(self.depth).with_tables(self.table_bytes);
        let mut budget = cut(budget);
        self.position.analyse(&self.question, &mut budget, progress)
    }

    /// The way back, which may outlive the computation.
    pub fn way_back(&self) -> WayBack<G> {
        WayBack {
            position: self.position.clone(),
            symmetry: self.symmetry.clone(),
            inverse: G::inverse(&self.symmetry),
        }
    }
}

/// The way from the canonical position back to the caller's position.
pub struct WayBack<G: WireGame> {
    position: G,
    symmetry: G::Symmetry,
    inverse: G::Symmetry,
}

impl<G: WireGame> WayBack<G> {
    /// Turns a report about the canonical position into the caller's orientation.
    pub fn apply(&self, report: &Report<G::Move>) -> Report<G::Move> {
        let line = |line: &Line<G::Move>| Line {
            m: self.position.move_image(&self.inverse, line.m),
            value: self.value_back(&line.value),
            loss: line.loss,
            pv: self.replay(&line.pv),
            likely_from: line.likely_from,
        };
        Report {
            value: self.value_back(&report.value),
            lines: report.lines.iter().map(line).collect(),
            stats: report.stats.clone(),
        }
    }

    /// Maps a line back. The image of a move belongs to the position in which the move is made.
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

    /// Maps a value back. Values are the mover's own; only lists by seat are permuted.
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

/// More points than any game allows to win or lose.
const MOST_MARGIN: f64 = 1e6;
/// More plies than any line has.
const MOST_PLIES: u32 = 100_000;
/// Nodes beyond its limit that a search may enter before it notices.
const MORE_NODES: u64 = 10_000;

/// True if the figures of a value are plausible.
fn is_sane(value: &Value) -> bool {
    let share = |share: f64| (0.0..=1.0).contains(&share);
    value.margin.is_none_or(|margin| margin.abs() <= MOST_MARGIN)
        && value.plies.is_none_or(|plies| plies <= MOST_PLIES)
        && value.win_probability.is_none_or(share)
        && value.std_error.is_none_or(|error| (0.0..=MOST_MARGIN).contains(&error))
        && (value.shares.as_ref()).is_none_or(|shares| shares.iter().all(|&of_seat| share(of_seat)))
}

/// Approximate size in bytes of a report in the cache.
pub fn weight<M>(key: &str, report: &Report<M>) -> u32 {
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
    use crate::analysis::Limits;
    use crate::each_game;
    use tessera_rules::game::Turn;
    use tessera_rules::game::random::seeded;

    fn ask<G: WireGame>(position: &G) -> Ask<G> {
        Ask {
            position: position.clone(),
            over: false,
            nearly_drawn: Vec::new(),
            moves: None,
            lines: 3,
            limits: Limits { nodes: 60, time_ms: 1, depth: None },
            seed: 1,
            table_bytes: None,
            explain: false,
        }
    }

    fn assert_legal<G: WireGame>(position: &G, pv: &[G::Move]) {
        let mut position = position.clone();
        for m in pv {
            // Draws are legal, but not listed.
            let read = position.parse_move(&position.notation(*m), None);
            assert_eq!(read, Ok(*m), "{} {}", G::ID, position.key());
            position.play(*m);
        }
    }

    fn assert_no_forgery<G: WireGame>(canonical: &Canonical<G>, report: &Report<G::Move>) {
        let refused = |change: &dyn Fn(&mut Report<G::Move>)| {
            let mut forged = report.clone();
            change(&mut forged);
            assert!(!canonical.accepts(&forged), "{}: {forged:?}", G::ID);
        };
        refused(&|report| report.lines.clear());
        refused(&|report| report.value.margin = Some(-1e300));
        refused(&|report| report.value.win_probability = Some(1.5));
        refused(&|report| report.lines[0].loss = 1.0);
        refused(&|report| report.stats.nodes = u64::MAX);
        refused(&|report| report.stats.depth = u32::MAX);
        refused(&|report| report.value.plies = Some(u32::MAX));
        refused(&|report| report.value.std_error = Some(-1.0));
        refused(&|report| report.value.shares = Some([0.5, 1.5].into_iter().collect()));
        refused(&|report| report.lines[0].value.win_probability = Some(-0.5));
        refused(&|report| report.lines[0].loss = f64::NAN);
        refused(&|report| {
            let best = report.lines[0].clone();
            report.lines.truncate(1);
            report.lines.push(best);
        });
        if let [first, second, ..] = report.lines[..].as_ref() {
            let (first, second) = (first.m, second.m);
            refused(&|report| {
                report.lines.truncate(1);
                report.lines[0].pv = vec![second];
            });
            let mut one = canonical.question.clone();
            one.moves = vec![first];
            let one = Canonical {
                position: canonical.position.clone(),
                symmetry: canonical.symmetry.clone(),
                question: one,
                nodes: canonical.nodes,
                depth: canonical.depth,
                table_bytes: canonical.table_bytes,
                key: Arc::clone(&canonical.key),
            };
            assert!(!one.accepts(report), "{}: a move nobody asked about", G::ID);
        }
        refused(&|report| {
            let best = report.lines[0].clone();
            report.lines.extend(std::iter::repeat_n(best, 3000));
        });
    }

    fn checked<G: WireGame>() -> usize {
        let mut rng = seeded(0x1e55);
        let mut checked = 0;
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
            assert!(canonical.accepts(&report), "{}: {report:?}", G::ID);
            assert_no_forgery(&canonical, &report);
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
                checked += 1;
            }
        }
        checked
    }

    #[test]
    fn images_ask_the_same_question_and_get_their_own_answer() {
        let due: usize = each_game!(G => checked::<G>()).iter().sum();
        assert!(due > 200, "only {due} positions were due");
    }

    /// The size limit of the cache relies on these weights.
    #[test]
    fn a_report_weighs_what_it_takes() {
        let line = |plies| Line::new(7u64, Value::estimate(0.5), vec![7u64; plies]);
        let stats = Canonical::of(&ask(&tessera_rules::themisto::Themisto::start()))
            .analyse(|budget| budget, &mut |_| {})
            .stats;
        let of = |plies: &[usize]| Report {
            value: Value::estimate(0.5),
            lines: plies.iter().map(|&plies| line(plies)).collect(),
            stats: stats.clone(),
        };
        for (key, plies) in [("", &[][..]), ("a key", &[4]), ("a key", &[4, 90, 1000])] {
            let report = of(plies);
            let on_heap = plies.len() * size_of::<Line<u64>>() + 8 * plies.iter().sum::<usize>();
            let bytes = size_of::<Report<u64>>() + on_heap + key.len();
            let weight = weight(key, &report) as usize;
            assert!((bytes..=bytes + 512).contains(&weight), "{weight} for {bytes}");
        }
        let long = "k".repeat(10_000);
        assert_eq!(weight(&long, &of(&[3])) - weight("", &of(&[3])), 10_000);
    }

    #[test]
    fn restrictions_that_restrict_nothing_are_the_same_question() {
        fn check<G: WireGame>() {
            let mut rng = seeded(3);
            let mut due = std::iter::repeat_with(|| G::compose(&mut rng))
                .filter(|position| position.count_moves() > 2);
            let plain = ask(&due.next().expect("a position"));
            let mut moves = plain.position.legal_moves();
            let mut all = plain.clone();
            all.moves = Some(moves.clone());
            assert_eq!(Canonical::of(&plain).key(), Canonical::of(&all).key());
            all.moves = Some(moves.split_off(1));
            assert_ne!(Canonical::of(&plain).key(), Canonical::of(&all).key());
        }
        each_game!(G => check::<G>());
    }
}

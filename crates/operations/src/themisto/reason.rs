//! The reason why a move of Themisto is the only defence.

use tessera_messages::{Text, message};
use tessera_puzzles::Task;

use super::effects::won_rows;
use super::explain::shown;
use tessera_rules::themisto::{Move, Row, Themisto};

/// Sentences about the right move under a task to hold: that even two turns don't help the opponent, and what it wins
/// after the other moves, which are all proved to lose.
pub(super) fn reason(game: &Themisto, m: Move, task: Task) -> Option<Text> {
    let Task::Hold { within } = task else {
        return None;
    };
    let mut sentences = Vec::new();
    // The proof covers two moves in a row.
    if within >= 2 && game.judge(m).penalised && !game.skip() {
        sentences.push(message!("solution-themisto-two-turns"));
    }
    sentences.extend(Others::of(game, m).told(within));
    (!sentences.is_empty()).then(|| Text::sentences(sentences))
}

/// The moves besides the right one.
struct Others {
    all: usize,
    /// Those after which the opponent wins at once.
    lost: usize,
    /// The row with which it wins after most of them, and after how many.
    most: Option<(Row, usize)>,
}

impl Others {
    fn of(game: &Themisto, m: Move) -> Others {
        let mut moves = Vec::new();
        game.judged_moves(&mut moves);
        moves.retain(|judged| judged.m != m);
        let mut rows: Vec<(Row, usize)> = Vec::new();
        let mut lost = 0;
        for judged in &moves {
            let after = game.after(judged);
            if after.to_move() == game.to_move() || !after.has_win() {
                continue;
            }
            lost += 1;
            for row in won_rows(&after) {
                match rows.iter_mut().find(|(other, _)| *other == row) {
                    Some((_, count)) => *count += 1,
                    None => rows.push((row, 1)),
                }
            }
        }
        Others {
            all: moves.len(),
            lost,
            most: rows.into_iter().max_by_key(|&(row, count)| (count, row)),
        }
    }

    fn told(&self, within: u32) -> Vec<Text> {
        let (all, count, rest) = (self.all, self.lost, self.all - self.lost);
        let Some((row, most)) = self.most else {
            let none = message!("solution-themisto-others-later", all = all, within = within);
            return if all > 0 && count == 0 { vec![none] } else { Vec::new() };
        };
        let share = |part: usize, whole: usize| if part == whole { "all" } else { "some" };
        let mut sentences = vec![message!(
            "solution-themisto-others-lose",
            share = share(count, all),
            count = count,
            all = all,
            times = share(most, count),
            most = most,
            row = shown(row)
        )];
        if rest > 0 {
            sentences.push(message!("solution-themisto-rest-loses", rest = rest, within = within));
        }
        sentences
    }
}

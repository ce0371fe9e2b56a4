//! Writes the results of a review into a record.

use super::review_answer::ReviewedMove;
use crate::analysis::{Class, ValueWire};
use crate::game::WireGame;
use crate::line::{Record, legal};
use crate::record::{
    GameRecord, MAX_NAGS, MAX_RECORD_MOVES, RecordEvaluation, RecordLine, RecordMove,
};
use crate::wire::Int;

/// End of a verdict, after the move.
const WAS_BEST: &str = " was best.";
/// Judgements of moves, as numeric annotation glyphs (NAGs) of PGN.
const JUDGEMENTS: std::ops::RangeInclusive<i64> = 1..=6;

/// Writes the results of a review into the main line of a checked record. Every evaluated move gets its value.
/// Inaccuracies, mistakes and blunders also get a glyph, a verdict in the comment, and the best line as a variation.
/// Texts by people stay; texts of an earlier review are replaced.
pub(super) fn annotate<G: WireGame>(
    record: &mut GameRecord,
    start: &G,
    moves: impl Iterator<Item = G::Move>,
    reviewed: &[ReviewedMove],
) {
    let mut room = MAX_RECORD_MOVES.saturating_sub(count(&record.moves));
    let mut position = start.clone();
    let mut history = Record::new(start);
    for ((recorded, m), said) in record.moves.iter_mut().zip(moves).zip(reviewed) {
        if let (Some(value), Some(class)) = (&said.value, said.class) {
            judge(recorded, value, class, said.best.as_deref());
            if glyph(class).is_some()
                && let (Some(line), Some(value)) = (&said.best_line, &said.best_value)
            {
                let line = variation(&position, &history, line, room, value);
                room -= add_variation(&mut recorded.variations, line);
            }
        }
        position.play(m);
        history.add(&position);
    }
}

/// Number of the moves of a line, including its variations.
fn count(moves: &[RecordMove]) -> usize {
    let variations = moves.iter().flat_map(|m| &m.variations);
    moves.len() + variations.map(|line| count(&line.moves)).sum::<usize>()
}

/// The glyph of a class and its name in a verdict; `None` for classes without a verdict.
fn glyph(class: Class) -> Option<(i64, &'static str)> {
    match class {
        Class::Best | Class::Good => None,
        Class::Inaccuracy => Some((6, "Inaccuracy")),
        Class::Mistake => Some((2, "Mistake")),
        Class::Blunder => Some((4, "Blunder")),
    }
}

/// Writes value, glyph and verdict of a move.
fn judge(recorded: &mut RecordMove, value: &ValueWire, class: Class, best: Option<&str>) {
    recorded.evaluation = Some(RecordEvaluation::from(value));
    forget(recorded);
    let Some((number, name)) = glyph(class) else {
        return;
    };
    // A judgement that is already in the record stays.
    let judged = |Int(nag): &Int| JUDGEMENTS.contains(nag);
    if !recorded.nags.iter().any(judged) && recorded.nags.len() < MAX_NAGS {
        recorded.nags.push(Int(number));
    }
    if let Some(best) = best {
        let verdict = format!("{name}: {best}{WAS_BEST}");
        recorded.comment = Some(match recorded.comment.take() {
            Some(comment) => format!("{comment} {verdict}"),
            None => verdict,
        });
    }
}

/// Removes the verdict of an earlier review, and its glyph.
fn forget(recorded: &mut RecordMove) {
    let Some(comment) = &recorded.comment else {
        return;
    };
    let Some((rest, best)) = comment.strip_suffix(WAS_BEST).and_then(|told| told.rsplit_once(": "))
    else {
        return;
    };
    let classes = [Class::Inaccuracy, Class::Mistake, Class::Blunder];
    let told = classes.into_iter().filter_map(glyph).find_map(|(number, name)| {
        let before = rest.strip_suffix(name)?;
        let whole_word = before.is_empty() || before.ends_with(char::is_whitespace);
        whole_word.then_some((number, before))
    });
    if let Some((number, before)) = told
        && !best.contains(char::is_whitespace)
    {
        recorded.nags.retain(|nag| *nag != Int(number));
        let before = before.trim_end();
        recorded.comment = (!before.is_empty()).then(|| before.to_owned());
    }
}

/// The best line as moves of a variation, until the game ends or no room is left.
fn variation<G: WireGame>(
    position: &G,
    history: &Record<G>,
    line: &[String],
    room: usize,
    value: &ValueWire,
) -> Vec<RecordMove> {
    let (mut position, mut history) = (position.clone(), history.clone());
    let mut moves = Vec::new();
    for text in line.iter().take(room) {
        let Ok(m) = legal(&position, &history, text, None) else {
            break;
        };
        moves.push(RecordMove {
            r#move: text.clone(),
            seat: Some(Int(position.to_move().index() as i64)),
            ..RecordMove::default()
        });
        position.play(m);
        history.add(&position);
    }
    if let Some(first) = moves.first_mut() {
        first.evaluation = Some(RecordEvaluation::from(value));
    }
    moves
}

/// Adds a variation and returns the number of moves added. If a variation already begins with this move, only the value
/// of that move is replaced.
fn add_variation(variations: &mut Vec<RecordLine>, moves: Vec<RecordMove>) -> usize {
    let Some(first) = moves.first() else {
        return 0;
    };
    let known = (variations.iter_mut())
        .filter_map(|line| line.moves.first_mut())
        .find(|known| known.r#move == first.r#move);
    if let Some(known) = known {
        known.evaluation.clone_from(&first.evaluation);
        return 0;
    }
    let added = moves.len();
    variations.push(RecordLine { comment: None, moves });
    added
}

//! The report on a position from the table.

use super::ends::{End, best, board_of, end_after};
use crate::Question;
use std::cmp::Reverse;
use tessera_rules::game::Game;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::{Budget, Line, Method, Report, Stats, StoppedBy, Value};

use super::known::Known;

/// Reports on a position whose board has a table, with a line to the end of the game for every move of the question.
/// `None` if there is no table, if the game's history makes positions draws, or if the budget's clock or stop flag
/// ended it.
pub(crate) fn analyse(
    game: &Nebuchadnezzar,
    question: &Question<Move>,
    budget: &mut Budget,
) -> Option<Report<Move>> {
    if !question.drawn.is_empty() || game.is_over() {
        return None;
    }
    let known = board_of(game, budget)?;
    let mut moves = legal(game);
    moves.retain(|m| question.asks_about(m));
    let mut ends = (moves.into_iter())
        .map(|m| Some((m, end_after(known, game, m)?)))
        .collect::<Option<Vec<(Move, End)>>>()?;
    ends.sort_by_key(|&(_, end)| Reverse(end.score()));
    let lines = (ends.into_iter().take(question.lines.max(1)))
        .map(|(m, end)| {
            let value = Value { plies: Some(end.plies), ..Value::exact(end.outcome) };
            Some(Line::new(m, value, to_the_end(known, game, m)?))
        })
        .collect::<Option<Vec<_>>>()?;
    let stats = Stats {
        nodes: budget.spent(),
        depth: 0,
        engine: Method::Table,
        stopped_by: StoppedBy::Proved,
    };
    Some(Report::of_lines(lines, stats, || Value::estimate(0.5)))
}

fn legal(game: &Nebuchadnezzar) -> Vec<Move> {
    let mut moves = game.legal_moves();
    moves.sort_unstable();
    moves
}

/// Returns the move and best play after it. The distance falls with every ply, so the line ends.
fn to_the_end(known: &Known, game: &Nebuchadnezzar, first: Move) -> Option<Vec<Move>> {
    let mut line = vec![first];
    let mut game = *game;
    game.play(first);
    while !game.is_over() {
        let (m, _) = best(known, &game, &legal(&game))?;
        line.push(m);
        game.play(m);
    }
    Some(line)
}

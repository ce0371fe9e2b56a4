//! Effects of a move, for the explanations of lines and solutions.

use tessera_messages::{Text, message};
use tessera_puzzles::Task;

use super::explain::{shown, winning_row};
use super::wire::names;
use crate::game::WireGame;
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Cell, JudgedMove, Move, Row, Themisto, WINNING_LENGTH};

/// Most cells that a phrase names.
const MOST_NAMED: usize = 4;
/// Most rows that a phrase names.
const MOST_ROWS: usize = 2;
/// Most safe moves whose number is mentioned together with other effects.
const FEW_MOVES: usize = 3;
/// For a quiet move, the number of safe moves is mentioned up to one in this many moves.
const ONE_IN: usize = 4;

/// The effects of a legal move: captures, rows that win, the turn that it costs, threats made, stopped and left, and,
/// except under a task to win, the number of moves that are as safe, or of replies that allow a win at once. If only a
/// win counts, a move without one has its captures as effects, and the rows that it makes.
pub(super) fn effects(game: &Themisto, m: Move, task: Task) -> Vec<Text> {
    let mover = game.to_move();
    let judged = game.judge(m);
    let after = game.after(&judged);
    let mut effects = Vec::new();
    if judged.flips != 0 {
        let count = judged.flips.count_ones();
        effects.push(message!("effect-captures-discs", count = count));
    }
    if judged.wins {
        let rows = after.board().rows(3);
        let winning = rows.into_iter().filter(|row| row.wins_for(mover));
        effects.extend(
            winning.map(|row| message!("effect-themisto-wins-with", row = winning_row(row))),
        );
        return effects;
    }
    if matches!(task, Task::Win { moves: 1 }) {
        effects.push(wins_nothing(game, &after));
        return effects;
    }
    // A lost turn decides more than the threats after it.
    let (lost, kept) = match turn(game, &judged) {
        turn if judged.penalised && !game.skip() => (turn, None),
        turn => (None, turn),
    };
    effects.extend(lost);
    let threatens = threatens(&after, mover);
    let is_quiet = threatens.is_none();
    effects.extend(threatens);
    let left = after.threats(mover.other());
    if after.to_move() != mover && !left.is_empty() {
        effects.push(message!("effect-themisto-leaves", player = "other", cells = named(&left)));
    } else if left.is_empty() {
        effects.extend(stops(game, &judged));
    }
    effects.extend(kept);
    if is_quiet && after.to_move() != mover && squeezes(&after) {
        effects.push(message!("effect-themisto-squeezes"));
    }
    // Under a task to hold, `reason` counts the other moves.
    if matches!(task, Task::Best { .. }) && after.to_move() != mover && left.is_empty() {
        effects.extend(safe(game, &after, effects.is_empty()));
    }
    if matches!(task, Task::Hold { .. }) && effects.is_empty() && free_moves(game) == 1 {
        effects.push(message!("effect-themisto-free-move", count = 1));
    }
    effects
}

/// The effects of a reply that refutes a wrong move, as [`neutral`] names them. A quiet reply suffices if it costs no
/// turn and does not lose at once; its effect is the number of such moves.
pub(super) fn refuting(game: &Themisto, m: Move) -> Vec<Text> {
    let mut effects = neutral(game, m);
    let judged = game.judge(m);
    if effects.is_empty() && !judged.wins && is_free(game, &judged) {
        effects.push(message!("effect-themisto-free-move", count = free_moves(game)));
    }
    effects
}

/// The effects of a move of either seat: captures, threats made and stopped, the turn that it costs.
pub(super) fn neutral(game: &Themisto, m: Move) -> Vec<Text> {
    let mover = game.to_move();
    let judged = game.judge(m);
    let after = game.after(&judged);
    let mut effects = Vec::new();
    if judged.wins {
        return effects;
    }
    if judged.flips != 0 {
        let count = judged.flips.count_ones();
        effects.push(message!("effect-captures-discs", count = count));
    }
    effects.extend(threatens(&after, mover));
    if !after.threatens(mover.other()) {
        effects.extend(stops(game, &judged));
    }
    if judged.penalised {
        effects.extend(turn(game, &judged));
    }
    effects
}

/// Why a move from `game` to `after` does not win: a row that it makes is too long, or it completes none.
fn wins_nothing(game: &Themisto, after: &Themisto) -> Text {
    let old = game.board().rows(WINNING_LENGTH as u8);
    let rows = after.board().rows(WINNING_LENGTH as u8);
    // A part of an old row is not made.
    let is_new = |row: &Row| (old.iter()).all(|old| row.cell_set() & !old.cell_set() != 0);
    match rows.into_iter().find(is_new) {
        Some(row) => message!("effect-themisto-too-long", row = shown(row)),
        None => message!("effect-themisto-completes-nothing"),
    }
}

/// The move or the cells with which a seat threatens to win; if it moves again, the win that it prepares.
fn threatens(after: &Themisto, mover: Seat) -> Option<Text> {
    let cells = after.threats(mover);
    if cells.is_empty() {
        return None;
    }
    if after.to_move() == mover {
        return Some(message!("effect-themisto-prepares", cells = named(&cells)));
    }
    let turned = after.turned_to(mover);
    let mut wins = Vec::new();
    turned.wins(&mut wins);
    Some(match (&wins[..], cells.len()) {
        (&[win], _) => {
            message!("effect-themisto-threatens-with", move = turned.spoken(win).name())
        }
        (_, 2..=MOST_NAMED) => message!(
            "effect-themisto-threatens-twice",
            count = cells.len(),
            cells = Text::and(&cells)
        ),
        _ => message!("effect-themisto-threatens", cells = named(&cells)),
    })
}

/// The rows that the other side would have completed if it had been to move before a move, after which it can't complete
/// any; of a single row, the way in which the move stops it.
fn stops(game: &Themisto, judged: &JudgedMove) -> Option<Text> {
    let other = game.to_move().other();
    let feared = game.threats(other);
    if feared.is_empty() {
        return None;
    }
    Some(match &won_rows(&game.turned_to(other))[..] {
        &[row] => stops_row(row, judged),
        rows @ [_, ..] if rows.len() <= MOST_ROWS => {
            let rows = Text::and(rows.iter().map(|&row| shown(row)));
            message!("effect-themisto-stops-rows", rows = rows)
        }
        _ => message!("effect-themisto-stops", cells = named(&feared)),
    })
}

/// The way in which a move stops a row: it fills a cell of the row, or takes away or flips one of its discs. Not named if
/// it does several of these, or none.
fn stops_row(row: Row, judged: &JudgedMove) -> Text {
    let m = judged.m;
    let parts = [("fills", m.to().bit()), ("leaves", m.from().bit()), ("flips", judged.flips)];
    let within = parts.map(|(how, set)| (how, set & row.cell_set()));
    let mut touched = within.into_iter().filter(|&(_, set)| set != 0);
    let (how, set) = match (touched.next(), touched.next()) {
        (Some(only), None) => only,
        _ => ("otherwise", 0),
    };
    message!(
        "effect-themisto-stops-row",
        row = shown(row),
        how = how,
        cells = Text::and(names(set))
    )
}

/// The rows that the seat to move can complete at once, each one once.
pub(super) fn won_rows(game: &Themisto) -> Vec<Row> {
    let mut wins = Vec::new();
    game.wins(&mut wins);
    let mover = game.to_move();
    let old = game.board().rows(WINNING_LENGTH as u8);
    let completed = wins.into_iter().flat_map(|m| {
        let rows = game.after(&game.judge(m)).board().rows(WINNING_LENGTH as u8);
        rows.into_iter().filter(|row| row.wins_for(mover))
    });
    let mut rows: Vec<Row> = completed.filter(|row| !old.contains(row)).collect();
    rows.sort_unstable();
    rows.dedup();
    rows
}

/// The names of cells; of many, the number.
fn named(cells: &[Cell]) -> Text {
    match cells.len() {
        ..=MOST_NAMED => Text::and(cells),
        count => message!("effect-themisto-cells", count = count),
    }
}

/// The turn that a move costs or gains if it does not win.
fn turn(game: &Themisto, judged: &JudgedMove) -> Option<Text> {
    match (judged.penalised, game.skip()) {
        (false, false) => None,
        (true, false) => Some(message!("effect-themisto-costs-a-turn")),
        (false, true) => Some(message!("effect-themisto-keeps-the-turn", player = "other")),
        (true, true) => Some(message!("effect-themisto-uses-up-the-turn")),
    }
}

/// Of a move that is one of few after which the opponent can't win at once, the number of these moves. Of a quiet move
/// that is one of many, the number of replies after which the mover can win at once.
fn safe(game: &Themisto, after: &Themisto, is_quiet: bool) -> Option<Text> {
    let (count, all) = safe_moves(game);
    let most = if is_quiet { FEW_MOVES.max(all / ONE_IN) } else { FEW_MOVES };
    if count < all && count <= most {
        return Some(message!("effect-themisto-is-safe", player = "other", count = count));
    }
    let (safe, all) = is_quiet.then(|| safe_moves(after)).filter(|(safe, all)| safe < all)?;
    Some(message!("effect-themisto-allows", count = all - safe, all = all))
}

/// The number of moves after which the opponent can't win at once, and the number of all moves.
fn safe_moves(game: &Themisto) -> (usize, usize) {
    let mut moves = Vec::new();
    game.judged_moves(&mut moves);
    (moves.iter().filter(|judged| is_safe(game, judged)).count(), moves.len())
}

/// True if the opponent can't win at once after a move.
fn is_safe(game: &Themisto, judged: &JudgedMove) -> bool {
    let after = game.after(judged);
    after.to_move() == game.to_move() || !after.has_win()
}

/// The number of safe moves that cost no turn.
fn free_moves(game: &Themisto) -> usize {
    let mut moves = Vec::new();
    game.judged_moves(&mut moves);
    moves.retain(|judged| is_free(game, judged));
    moves.len()
}

fn is_free(game: &Themisto, judged: &JudgedMove) -> bool {
    !judged.penalised && is_safe(game, judged)
}

/// True if every reply costs a turn, or lets the opponent of the seat to move win at once; and none wins.
fn squeezes(game: &Themisto) -> bool {
    let mut replies = Vec::new();
    game.judged_moves(&mut replies);
    !replies.is_empty()
        && (replies.iter())
            .all(|reply| !reply.wins && (reply.penalised || game.after(reply).has_win()))
}

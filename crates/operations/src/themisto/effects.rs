//! Effects of a move, for the explanations of lines and solutions.

use tessera_messages::{Text, message};
use tessera_puzzles::Task;

use super::explain::winning_row;
use tessera_rules::themisto::{Cell, JudgedMove, Move, Themisto};

/// Most cells that a phrase names.
const MOST_NAMED: usize = 4;
/// Most safe moves whose number is mentioned together with other effects.
const FEW_MOVES: usize = 3;

/// The effects of a legal move: captures, rows that win, threats made, stopped and left, the turn that it costs, and,
/// except under a task to win, the number of moves that are as safe.
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
    let made = after.threats(mover);
    match made.len() {
        0 => {}
        2..=MOST_NAMED => effects.push(message!(
            "effect-themisto-threatens-twice",
            count = made.len(),
            cells = Text::and(&made)
        )),
        _ => effects.push(message!("effect-themisto-threatens", cells = named(&made))),
    }
    let feared = game.threats(mover.other());
    let left = after.threats(mover.other());
    if after.to_move() != mover && !left.is_empty() {
        effects.push(message!("effect-themisto-leaves", cells = named(&left)));
    } else if !feared.is_empty() && left.is_empty() {
        effects.push(message!("effect-themisto-stops", cells = named(&feared)));
    }
    effects.extend(turn(game, &judged));
    if made.is_empty() && after.to_move() != mover && squeezes(&after) {
        effects.push(message!("effect-themisto-squeezes"));
    }
    let counts_safe = !matches!(task, Task::Win { .. });
    if counts_safe && after.to_move() != mover && left.is_empty() {
        let is_quiet = effects.is_empty() && matches!(task, Task::Best { .. });
        effects.extend(safe(game, is_quiet));
    }
    effects
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
        (false, true) => Some(message!("effect-themisto-keeps-the-turn")),
        (true, true) => Some(message!("effect-themisto-uses-up-the-turn")),
    }
}

/// The number of moves after which the opponent can't win at once, for one of them; `None` if these are all moves, or
/// more than a few and the move has other effects.
fn safe(game: &Themisto, is_quiet: bool) -> Option<Text> {
    let mover = game.to_move();
    let mut moves = Vec::new();
    game.judged_moves(&mut moves);
    let is_safe = |judged: &&JudgedMove| {
        let after = game.after(judged);
        after.to_move() == mover || !after.has_win()
    };
    let count = moves.iter().filter(is_safe).count();
    let counts = count < moves.len() && (is_quiet || count <= FEW_MOVES);
    counts.then(|| message!("effect-themisto-is-safe", count = count))
}

/// True if every reply costs a turn, or lets the opponent of the seat to move win at once; and none wins.
fn squeezes(game: &Themisto) -> bool {
    let mut replies = Vec::new();
    game.judged_moves(&mut replies);
    !replies.is_empty()
        && (replies.iter())
            .all(|reply| !reply.wins && (reply.penalised || game.after(reply).has_win()))
}

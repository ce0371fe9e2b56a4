//! Puzzles of holding: one move does not lose.

use rand_chacha::ChaCha8Rng;

use super::board::{Style, quiet};
use super::forced::Attack;
use crate::difficulty::Difficulty;
use tessera_rules::game::Seat;
use tessera_rules::themisto::{JudgedMove, Themisto};
use tessera_search::Budget;

/// Boards on which nothing is threatened that one attempt looks at; most are refused at a glance.
const TIGHT_BOARDS: u32 = 2_000;
/// Boards that one attempt at a defence that costs a turn looks at; there every move may have to be tried.
const PAID_BOARDS: u32 = 600;
/// Fewest moves that cost no turn, where giving up a turn is a choice.
pub(super) const FEWEST_FREE: usize = 4;
/// Node limit to decide whether only one move holds.
const HOLD_NODES: u64 = 20_000;

/// A position in which the opponent threatens nothing, but wins with two moves after every move but one.
pub(super) fn zugzwang(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let style = Style::tight(aim, rng);
    (0..TIGHT_BOARDS).find_map(|_| {
        let game = quiet(style, rng).filter(costs_a_turn)?;
        if game.has_win() || game.threatens(game.to_move().other()) {
            return None;
        }
        let after = game.after(&only_safe(&game, 2)?);
        is_saved(&after, game.to_move(), 2).then_some(game)
    })
}

/// A position in which only one move does not lose, and this move costs a turn, though others cost none.
pub(super) fn paid_defence(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let style = Style::tight(aim, rng);
    (0..PAID_BOARDS)
        .filter_map(|_| quiet(style, rng))
        .find(|game| !game.has_win() && is_worth_a_turn(game))
}

/// True if every move that costs no turn loses, there being some, and so does every other but one.
fn is_worth_a_turn(game: &Themisto) -> bool {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    // The moves that cost no turn come first: most boards are refused by the first one that holds.
    list.sort_by_key(|judged| judged.penalised);
    if list.iter().take_while(|judged| !judged.penalised).count() < FEWEST_FREE {
        return false;
    }
    let mut budget = Budget::nodes(HOLD_NODES);
    let mut attack = Attack::new(game.to_move().other(), &mut budget);
    let mut holding = None;
    for judged in &list {
        let after = game.after(judged);
        match attack.wins(&mut { after }, 2) {
            Some(true) => {}
            Some(false) if judged.penalised && holding.is_none() => holding = Some(after),
            _ => return false,
        }
    }
    holding.is_some_and(|after| is_saved(&after, game.to_move(), 2))
}

/// True if it is proved that the opponent of the solver does not win within twice as many moves.
fn is_saved(after: &Themisto, solver: Seat, within: u32) -> bool {
    let mut budget = Budget::nodes(HOLD_NODES);
    let mut attack = Attack::new(solver.other(), &mut budget);
    attack.wins(&mut after.clone(), 2 * within) == Some(false)
}

/// True if at most an eighth of the moves cost no turn.
fn costs_a_turn(game: &Themisto) -> bool {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let free = list.iter().filter(|judged| !judged.penalised).count();
    8 * free <= list.len()
}

/// The one move that does not lose by force to `within` moves of the opponent, if there is exactly one.
pub(super) fn only_safe(game: &Themisto, within: u32) -> Option<JudgedMove> {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    let mut budget = Budget::nodes(HOLD_NODES);
    let mut attack = Attack::new(game.to_move().other(), &mut budget);
    let mut only = None;
    for judged in &list {
        if !attack.wins(&mut game.after(judged), within)? && only.replace(*judged).is_some() {
            return None;
        }
    }
    only
}

//! Solutions and refutations in words.

use tessera_messages::{Text, message};
use tessera_puzzles::check_solution::WrongMove;
use tessera_puzzles::{Task, Unit};
use tessera_rules::game::Turn;

use crate::analysis::MOST_EFFECTS;
use crate::game::WireGame;
use crate::spoken::in_turn;

/// The effects of a solver's move under its task, as a phrase whose subject is the move.
fn effects<G: WireGame>(position: &G, m: G::Move, task: Task) -> Text {
    let mut does = position.effects(m, task);
    does.truncate(MOST_EFFECTS);
    if does.is_empty() {
        does.push(match task {
            Task::Hold { .. } => message!("effect-only-defence"),
            _ => message!("why-quiet"),
        });
    }
    Text::and(does)
}

/// Sentences that tell the solver to make a move, and its effects.
pub fn told<G: WireGame>(position: &G, m: G::Move, task: Task) -> Text {
    position.spoken(m).told(effects(position, m, task))
}

/// The sentences about the opponent's move in a solution: `answer`, then the effects of the move.
pub(super) fn answered<G: WireGame>(walk: &G, m: G::Move, answer: Text) -> Text {
    let does = joined(walk.neutral_effects(m)).map(|does| message!("why-move", does = does));
    Text::sentences([answer].into_iter().chain(does))
}

/// The first effects of a move as a phrase; `None` if it has none.
fn joined(mut does: Vec<Text>) -> Option<Text> {
    does.truncate(MOST_EFFECTS);
    (!does.is_empty()).then(|| Text::and(does))
}

/// The message about a wrong move: why it is tempting, and why it fails.
pub fn of_wrong<G: WireGame>(
    kind: usize,
    task: Task,
    before: &G,
    m: G::Move,
    wrong: &WrongMove<G::Move>,
) -> Text {
    let walk = before.played(m);
    let fails = match task {
        Task::Best { .. } => return of_worse(kind, before, m, wrong),
        Task::Win { .. } => misses(before, &walk, m, task, wrong),
        Task::Hold { .. } => refuted(before, &walk, m, wrong, message!("refutation-hold")),
    };
    // Where there is no answer, the refutation itself names the effects.
    let tempts = joined(before.neutral_effects(m)).filter(|_| !wrong.line.is_empty());
    let tempts = tempts.map(|does| message!("why-move", does = does));
    let mut sentences: Vec<Text> = tempts.into_iter().chain([fails]).collect();
    if let Task::Hold { .. } = task {
        sentences.extend(lost_end(before, walk, &wrong.line, wrong.refutation.len()));
    }
    Text::sentences(sentences)
}

/// The sentences about a move, to the position `after`, that does not win in time.
fn misses<G: WireGame>(
    before: &G,
    after: &G,
    m: G::Move,
    task: Task,
    wrong: &WrongMove<G::Move>,
) -> Text {
    let then = match task.moves() {
        1 => {
            if wrong.refutation.is_empty()
                && let Some(does) = joined(before.effects(m, task))
            {
                return message!("refutation-does-not-win", move = before.named(m), does = does);
            }
            message!("refutation-goes-on")
        }
        2 if after.turn() == before.turn() => {
            return message!("refutation-no-second", move = before.named(m));
        }
        moves => message!("refutation-win", moves = moves - 1),
    };
    refuted(before, after, m, wrong, then)
}

/// The sentences about the replies to a move, to the position `after`, and their result: a win, or `then`.
fn refuted<G: WireGame>(
    before: &G,
    after: &G,
    m: G::Move,
    wrong: &WrongMove<G::Move>,
    then: Text,
) -> Text {
    let tried = before.named(m);
    if loses(before, after, &wrong.refutation) {
        return winning_reply(after, tried, &wrong.refutation);
    }
    let replies = choices(after, &wrong.refutation);
    let text = after_replies(before, tried, replies, then);
    let [reply] = wrong.refutation[..] else {
        return text;
    };
    // "This move" is the wrong one here.
    let does = joined(after.refuting_effects(reply));
    let told = does.map(|does| message!("refutation-reply", does = does));
    Text::sentences([text].into_iter().chain(told))
}

/// The message about a move that is worth less than the best one: the moves that still count, and the figures that come
/// about.
fn of_worse<G: WireGame>(kind: usize, before: &G, m: G::Move, wrong: &WrongMove<G::Move>) -> Text {
    let (tried, unit) = (before.named(m), unit_of::<G>(kind));
    let then = in_unit(unit, wrong.value, wrong.best);
    let after = before.played(m);
    let moves = choices(&after, &wrong.line);
    let text = match moves.len() > choices(&after, &wrong.refutation).len() {
        true => message!(
            "refutation-line",
            move = tried,
            who = if after.turn() == before.turn() { "own" } else { "other" },
            moves = in_turn(moves),
            then = then
        ),
        false => after_replies(before, tried, moves, then),
    };
    let line: Vec<G::Move> = [m].into_iter().chain(wrong.line.iter().copied()).collect();
    Text::sentences([text].into_iter().chain(before.closing(kind, &line)))
}

/// The sentence about the move `tried`, the replies of the others to it, and their result.
fn after_replies<G: WireGame>(before: &G, tried: Text, replies: Vec<Text>, then: Text) -> Text {
    match replies.is_empty() {
        true => message!("refutation-unanswered", move = tried, then = then),
        false => message!(
            "refutation-answered",
            move = tried,
            opponents = before.seats() - 1,
            replies = Text::and(replies),
            then = then
        ),
    }
}

/// Sentences about a lost line after its first `replies`: the moves on the way, the solver's last defence, and the win
/// of the opponent. None if the opponent wins with those replies.
fn lost_end<G: WireGame>(before: &G, mut walk: G, line: &[G::Move], replies: usize) -> Vec<Text> {
    let rest = line.get(replies..).unwrap_or_default();
    let Some((between, &[defence, win])) = rest.split_last_chunk() else {
        return Vec::new();
    };
    let play = |walk: &mut G, moves: &[G::Move]| moves.iter().for_each(|&m| _ = walk.play(m));
    play(&mut walk, &line[..replies]);
    let mut sentences = Vec::new();
    if !between.is_empty() {
        let moves = in_turn(choices(&walk, between));
        sentences.push(message!("solution-goes-on", moves = moves));
    }
    play(&mut walk, between);
    let name = walk.named(defence);
    play(&mut walk, &[defence]);
    if loses(before, &walk, &[win]) {
        sentences.push(winning_reply(&walk, name, &[win]));
    }
    sentences
}

/// The refutation of the move `tried`, which led to this position, by replies that win.
fn winning_reply<G: WireGame>(position: &G, tried: Text, replies: &[G::Move]) -> Text {
    position.winning_reply(tried.clone(), replies).unwrap_or_else(|| {
        let mut walk = position.clone();
        let names = replies.iter().map(|&reply| {
            let name = walk.named(reply);
            walk.play(reply);
            name
        });
        message!("refutation-answered-wins", move = tried, reply = Text::and(names))
    })
}

/// The names of the moves that a seat chooses in a line: draws of tiles and steps are none.
pub(super) fn choices<G: WireGame>(position: &G, line: &[G::Move]) -> Vec<Text> {
    let mut walk = position.clone();
    let mut names = Vec::new();
    for &m in line {
        if matches!(walk.turn(), Turn::Seat(_)) && walk.is_choice() {
            names.push(walk.named(m));
        }
        walk.play(m);
    }
    names
}

/// True if the other seats win with these replies, all of them theirs.
fn loses<G: WireGame>(before: &G, after: &G, replies: &[G::Move]) -> bool {
    let mut walk = after.clone();
    for &reply in replies {
        if !matches!(walk.turn(), Turn::Seat(seat) if seat != before.to_move()) {
            return false;
        }
        walk.play(reply);
    }
    walk.turn() == Turn::Over && !replies.is_empty() && !walk.winners().contains(before.to_move())
}

fn unit_of<G: WireGame>(kind: usize) -> Option<Unit> {
    G::KINDS.get(kind).and_then(|card| card.unit)
}

/// The values of a wrong move and of the best one, as a clause.
fn in_unit(unit: Option<Unit>, value: f64, best: f64) -> Text {
    match unit {
        Some(Unit::LeadAfterPlacement) => {
            message!("refutation-scores-less", points = whole(best - value))
        }
        Some(Unit::LeadAfterSecondPlacement) => {
            message!("refutation-lead-second", value = lead(value), best = lead(best))
        }
        Some(Unit::Points) => {
            message!("refutation-points", value = whole(value), best = whole(best))
        }
        Some(Unit::WinsInHundred) => {
            message!("refutation-games", value = whole(value), best = whole(best))
        }
        Some(Unit::WeightedColours) => {
            let ([first, second], [better, next]) = (lowest(value), lowest(best));
            message!(
                "refutation-lowest",
                first = first,
                second = second,
                best = better,
                next = next
            )
        }
        Some(Unit::OpponentColours) => {
            let ([first, second], [better, next]) = (lowest(-value), lowest(-best));
            message!(
                "refutation-opponent-lowest",
                first = first,
                second = second,
                best = better,
                next = next
            )
        }
        Some(Unit::LeadAtEnd) | None => {
            message!("refutation-lead-end", value = lead(value), best = lead(best))
        }
    }
}

fn whole(value: f64) -> i64 {
    value.round() as i64
}

/// A lead in points: "3 points behind".
fn lead(value: f64) -> Text {
    let points = whole(value);
    let sign = match points {
        0 => "level",
        1.. => "ahead",
        _ => "behind",
    };
    message!("number-lead", points = points.abs(), sign = sign)
}

/// The two lowest colours in a value of [`Unit::WeightedColours`].
fn lowest(value: f64) -> [i64; 2] {
    [value / 100.0, value % 100.0].map(|colour| colour.floor() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_and_colours_are_named_without_signs_and_weights() {
        let said = [7.0, -1.0, -0.0].map(|value| lead(value).to_string());
        assert_eq!(said, ["7 points ahead", "1 point behind", "level"]);
        assert_eq!(lowest(911.121_8), [9, 11]);
        assert_eq!(lowest(18.1), [0, 18]);
    }

    #[test]
    fn certain_results_are_named_in_words() {
        let said = |value, best| in_unit(Some(Unit::WinsInHundred), value, best).to_string();
        assert_eq!(said(0.0, 100.0), "you lose; the right placement wins");
        assert_eq!(said(0.0, 50.0), "you lose; the right placement secures a shared win");
        assert_eq!(said(50.0, 100.0), "you only share the win; the right placement wins");
    }
}

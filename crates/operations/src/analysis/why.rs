//! Explanations of the lines of an analysis: facts of the position, the rules and the reported lines.

use tessera_messages::{Text, message};

use crate::game::WireGame;
use tessera_puzzles::Task;
use tessera_rules::game::Turn;
use tessera_search::{Kind, Line, Outcome, Value};

/// Most lines of an analysis that are explained, the best first.
pub(super) const MOST_EXPLAINED: usize = 10;
/// Most effects in a sentence about the move of a line, and about the move after it.
pub(crate) const MOST_EFFECTS: usize = 3;
const MOST_EFFECTS_AFTER: usize = 2;
/// Least difference in the chances of two lines, in per cent, that is worth a word.
const LEAST_PERCENT: i64 = 2;
/// Least difference in the chances of two sample means, in standard errors of the difference of independent samples.
/// Samples of the same worlds differ less.
const LEAST_ERRORS: f64 = 2.0;

/// Ids of the phrases for a move that loses nothing.
const EQUAL: [&str; 5] =
    ["why-as-good", "why-about-as-good", "why-wins-too", "why-draws-too", "why-loses-too"];

/// Ids of the effects that a player would rather avoid.
const PRICES: [&str; 4] = [
    "effect-nebuchadnezzar-allows",
    "effect-octopus-lets",
    "effect-themisto-costs-a-turn",
    "effect-themisto-uses-up-the-turn",
];

/// The task of a player of a whole game: it looks to the end.
pub(crate) const TO_THE_END: Task = Task::Best { moves: 1, horizon: 20 };

/// Explains the line at `place` in at most three sentences: effects or loss of its move, effects of the move after it,
/// and for the best line also the loss of the second best move. `of_all` is true if the analysis was about all legal
/// moves.
pub(super) fn why<G: WireGame>(
    position: &G,
    lines: &[Line<G::Move>],
    place: usize,
    of_all: bool,
) -> Vec<Text> {
    let [best, others @ ..] = lines else {
        return Vec::new();
    };
    let Some(line) = lines.get(place) else {
        return Vec::new();
    };
    let mut sentences = vec![if place == 0 {
        message!("why-move", does = purpose(position, line))
    } else {
        message!("why-move", does = loses(position, best, line))
    }];
    sentences.extend(answer(position, line));
    if place == 0 {
        sentences.extend(others_lose(position, best, others, of_all));
    }
    sentences
}

/// The phrases of a remark on a move.
pub(crate) fn phrases(remark: Option<Text>) -> Vec<Text> {
    match remark {
        Some(Text::List(_, phrases)) => phrases,
        remark => remark.into_iter().collect(),
    }
}

/// A phrase for the effects of the best move, and for its result if that is proved.
fn purpose<G: WireGame>(position: &G, line: &Line<G::Move>) -> Text {
    let mut does = position.effects(line.m, TO_THE_END);
    does.truncate(MOST_EFFECTS);
    if position.count_moves() == 1 {
        does.insert(0, message!("why-only"));
    }
    if does.is_empty() {
        does.push(message!("why-quiet"));
    }
    let Some(result) = leads_to(position, line).filter(|_| !ends(position, line)) else {
        return Text::and(does);
    };
    if proved(&line.value) != Some(Outcome::Loss) && does.iter().any(is_price) {
        does.sort_by_key(is_price);
        return message!("why-but", does = Text::and(does), result = result);
    }
    does.push(result);
    Text::and(does)
}

/// True for an effect that a player would rather avoid.
fn is_price(effect: &Text) -> bool {
    has_id(effect, &PRICES)
}

/// True if a text is one of these messages.
fn has_id(text: &Text, ids: &[&str]) -> bool {
    matches!(text, Text::Message(message) if ids.contains(&&*message.id))
}

/// The proved result of a line.
fn leads_to<G: WireGame>(position: &G, line: &Line<G::Move>) -> Option<Text> {
    let value = &line.value;
    if value.kind != Kind::Exact {
        return None;
    }
    if let Some(margin) = value.margin.filter(|_| G::COUNTS_POINTS) {
        let points = margin.abs().round() as i64;
        return Some(match margin {
            _ if position.seats() == 1 => message!("why-total", points = points),
            0.0 => message!("why-level"),
            1.0.. => message!("why-ahead", points = points),
            _ => message!("why-behind", points = points),
        });
    }
    // A player alone always wins at the end.
    let outcome = value.outcome.filter(|_| position.seats() > 1)?;
    Some(match outcome {
        Outcome::Win => match own_moves(position, line) {
            Some(count) => message!("why-wins-with", count = count),
            None => message!("why-wins"),
        },
        Outcome::Draw => message!("why-draws"),
        Outcome::Loss => message!("why-lost"),
    })
}

/// The number of moves of the seat to move in a line that goes on to the end of the game, if its length is the proved
/// one.
fn own_moves<G: WireGame>(position: &G, line: &Line<G::Move>) -> Option<usize> {
    let mut walk = position.clone();
    let mut own = 0;
    for &m in line.without_likely() {
        own += usize::from(walk.turn() == Turn::Seat(position.to_move()));
        walk.play(m);
    }
    (walk.is_over() && line.value.plies == Some(line.pv.len() as u32)).then_some(own)
}

/// A sentence about the effects of the second move of a line. `None` if there is none, if it is quiet or only likely, or
/// if tiles are drawn before it.
fn answer<G: WireGame>(position: &G, line: &Line<G::Move>) -> Option<Text> {
    let &reply = line.without_likely().get(1)?;
    let after = position.played(line.m);
    let Turn::Seat(seat) = after.turn() else {
        return None;
    };
    let mut does = after.effects(reply, TO_THE_END);
    does.truncate(MOST_EFFECTS_AFTER);
    if does.is_empty() {
        return None;
    }
    Some(match seat == position.to_move() {
        true => message!("why-next", does = Text::and(does)),
        false => {
            if position.seats() == 2 {
                does.iter_mut().for_each(name_mover);
            }
            let replies = match proved(&line.value) {
                _ if after.count_moves() == 1 => "only",
                Some(Outcome::Win) if position.seats() == 2 && !G::COUNTS_POINTS => "lose",
                _ => "some",
            };
            message!("why-reply", replies = replies, does = Text::and(does))
        }
    })
}

/// Lets an effect of the reply call the player whose move is explained the mover. "The other player", as seen from the
/// reply, could be taken for the one who replies.
fn name_mover(effect: &mut Text) {
    if let Text::Message(message) = effect {
        let mut args = message.args.iter_mut();
        if let Some((_, player)) = args.find(|(name, _)| name == "player") {
            *player = "mover".into();
        }
    }
}

/// A sentence about the loss of the second best move, or of all other moves. Moves that are images of the best one are
/// passed over.
fn others_lose<G: WireGame>(
    position: &G,
    best: &Line<G::Move>,
    others: &[Line<G::Move>],
    of_all: bool,
) -> Option<Text> {
    let is_lost = |line: &Line<G::Move>| proved(&line.value) == Some(Outcome::Loss);
    // No other move is better than the first of the others.
    let all_lose = of_all && !is_lost(best) && is_lost(others.first()?);
    if all_lose && position.count_moves() > 2 {
        return Some(message!("why-others-lose"));
    }
    let orbit = |line: &Line<G::Move>| position.played(line.m).canonical().0.key();
    let of_best = orbit(best);
    let second = others.iter().find(|line| orbit(line) != of_best)?;
    let loses = loses(position, best, second);
    let rank = if has_id(&loses, &EQUAL) { "equal" } else { "second" };
    let name = position.spoken(second.m).name();
    Some(message!("why-second", rank = rank, move = name, loses = loses))
}

/// A phrase for the loss of a line against the best one.
fn loses<G: WireGame>(position: &G, best: &Line<G::Move>, line: &Line<G::Move>) -> Text {
    if let Some(loses) = position.shortfall(best, line) {
        return loses;
    }
    let (one, other) = (&best.value, &line.value);
    if G::COUNTS_POINTS && one.margin.is_some() && other.margin.is_some() {
        return loses_points(one, other, line.loss);
    }
    let later = |early: &Value, late: &Value| {
        (early.plies.zip(late.plies)).is_some_and(|(early, late)| early < late)
    };
    match (proved(one), proved(other)) {
        (Some(Outcome::Win), Some(Outcome::Win)) if later(one, other) => {
            message!("why-wins-later")
        }
        (Some(Outcome::Win), Some(Outcome::Win)) => message!("why-wins-too"),
        (Some(Outcome::Loss), Some(Outcome::Loss)) if later(other, one) => {
            message!("why-loses-sooner")
        }
        (Some(Outcome::Loss), Some(Outcome::Loss)) => message!("why-loses-too"),
        (_, Some(Outcome::Loss)) => message!("why-loses"),
        (Some(Outcome::Draw), Some(Outcome::Draw)) => message!("why-draws-too"),
        (Some(Outcome::Win), Some(Outcome::Draw)) => message!("why-only-draws"),
        (Some(Outcome::Win), None) if ends(position, best) && !ends(position, line) => {
            message!("why-not-at-once")
        }
        (Some(Outcome::Win), None) => message!("why-unproved"),
        _ => loses_chances(one, other),
    }
}

/// True if the first move of a line ends the game.
fn ends<G: WireGame>(position: &G, line: &Line<G::Move>) -> bool {
    position.played(line.m).is_over()
}

/// The proved outcome of a value.
fn proved(value: &Value) -> Option<Outcome> {
    value.outcome.filter(|_| value.kind == Kind::Exact)
}

fn loses_points(best: &Value, value: &Value, loss: f64) -> Text {
    let points = loss.round() as i64;
    match (best.kind, value.kind) {
        (Kind::Exact, Kind::Exact) if points == 0 => message!("why-as-good"),
        (Kind::Exact, Kind::Exact) => message!("why-gives-away", points = points),
        _ if points == 0 => message!("why-about-as-good"),
        _ => message!("why-gives-away-about", points = points),
    }
}

fn loses_chances(best: &Value, value: &Value) -> Text {
    let percent = |value: &Value| (value.win_probability.unwrap_or(0.5) * 100.0).round() as i64;
    let error = |value: &Value| value.std_error.unwrap_or(0.0);
    let noise = LEAST_ERRORS * error(best).hypot(error(value)) * 100.0;
    match (percent(best), percent(value)) {
        (best, this) if best - this < LEAST_PERCENT => message!("why-about-as-good"),
        (best, this) if ((best - this) as f64) < noise => message!("why-not-clearly-worse"),
        (best, this) => message!("why-chances", best = best, this = this),
    }
}

#[cfg(test)]
mod tests;

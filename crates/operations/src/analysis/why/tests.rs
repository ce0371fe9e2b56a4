//! Tests of the words: each kind of effect in a position made for it, what lines lose, and random positions, whose facts
//! are compared with the rules.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::analysis::{Ask, Canonical, Limits};
use crate::each_game;
use rand_chacha::ChaCha8Rng;
use tessera_puzzles::PuzzleKinds;
use tessera_puzzles::filter::Filter;
use tessera_puzzles::library::Library;
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::ingenious::{Deal, Form, Ingenious};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::{self, Temple};
use tessera_rules::themisto::{Colour as DiscColour, Themisto};

/// The effects of a move in English.
fn effects<G: WireGame>(key: &str, notation: &str) -> Vec<String> {
    let position = G::from_key(key).unwrap_or_else(|fault| panic!("{key}: {fault:?}"));
    let m =
        (position.parse_move(notation, None)).unwrap_or_else(|fault| panic!("{key}: {fault:?}"));
    position.effects(m, TO_THE_END).iter().map(Text::to_string).collect()
}

#[test]
fn each_effect_of_themisto_is_named() {
    let six = "8/8/8/8/4w3/8/8/bwww1b2 1 - - -";
    let file = "8/w7/8/8/w7/w7/w7/b7 0 - - -";
    let diagonal = "8/6w1/8/8/3w4/2w5/1w6/b7 0 - - -";
    let rank = "8/8/8/8/8/8/8/bwww2w1 0 - - -";
    let open_four = "6bw/8/8/w4w2/8/8/1bbbb3/8 0 - - -";
    let half_open = "6bw/8/8/w7/8/8/1bbbb3/8 0 - - -";
    for (key, m, said) in [
        (rank, "g1-e1x", &["captures 3 discs", "wins with five on rank 1"][..]),
        (file, "a7-a5x", &["captures 3 discs", "wins with five on the a-file"]),
        (diagonal, "g7-e5x", &["captures 3 discs", "wins with five on the diagonal a1 to e5"]),
        (six, "e4-e1x", &["captures 3 discs", "wins with six on rank 1"]),
        (
            rank,
            "g1-e1",
            &[
                "stops the black row of five from a1 to e1 by filling e1",
                // The ends of the white row come back with a capture, and its discs cost a turn.
                "leaves only replies that cost a turn or lose at once",
            ],
        ),
        (
            open_four,
            "h8-h7",
            &[
                "threatens to win on 2 cells at once (a2 and f2)",
                "lets the other player win on a2 and f2",
            ],
        ),
        (
            half_open,
            "h8-h7",
            &["threatens to win with a5 to a2", "lets the other player win on a2"],
        ),
        ("8/8/8/8/8/8/w7/bbb5 0 - - -", "c1-c2", &["costs its player the next turn"]),
        (
            "8/8/8/8/8/8/w7/bbb5 0 s - -",
            "a2-b2",
            &["is followed by a second turn (the other player loses a turn)"],
        ),
        ("8/8/8/8/8/8/w7/bbb5 0 s - -", "c1-c2", &["costs its player the second turn"]),
        ("8/8/8/8/8/8/1b6/bw6 0 - - -", "a1-a3", &[]),
        // After 88 of the 160 first moves seat 1 wins at once.
        (
            "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -",
            "h1-g2",
            &["leaves 164 answers (82 of which let its player win at once)"],
        ),
        (
            "5b2/8/4bb1b/4bbb1/4bb2/4b3/8/8 1 - - -",
            "f8-e7",
            &["is one of 10 moves after which the opponent can't win at once"],
        ),
    ] {
        assert_eq!(effects::<Themisto>(key, m), said, "{key} {m}");
    }
}

#[test]
fn a_squeeze_of_themisto_is_named() {
    let kind = (Themisto::KINDS.iter()).position(|kind| kind.id == "forced-penalty");
    let filter = Filter { kinds: vec![kind.unwrap()], ..Filter::any::<Themisto>() };
    let mut entries = Library::of::<Themisto>(Themisto::ID).matching::<Themisto>(1, &filter);
    let record = entries.next().and_then(|entry| entry.record()).unwrap();
    let puzzle = Puzzle::<Themisto>::of(record, &mut proof_budget()).unwrap();
    let position = puzzle.position;
    let said: Vec<String> =
        (position.effects(puzzle.solution.line[0], puzzle.solution.task).iter())
            .map(Text::to_string)
            .collect();
    let squeezes = "leaves only replies that cost a turn or lose at once".to_owned();
    assert!(said.contains(&squeezes), "{}: {said:?}", position.key());
}

#[test]
fn each_effect_of_octopus_is_named() {
    for (key, m, said) in [
        ("-|R1R2,O6B1|0,0|0|1", "R1@0,0", "places the first tile"),
        ("R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2", "R4@3,0", "scores 4 points"),
        ("R4@0,0|R1B2,Y4G3|0,0|0|1", "R1@1,0", "scores 1 point"),
        ("R4@0,0|R1B2,Y4G3|0,0|0|1", "B2@1,0", "scores nothing"),
        ("R4@0,0|R1,-|0,0|0|1", "R1@1,0", "places the last tile"),
        (
            "R1@0,0;R2@1,0;R3@3,0;R5@4,0;G6@1,1;W6@2,1;P6@3,1|B2,R4|0,0|0|1",
            "B2@2,0",
            "takes the cell where red 4 would score 4 (the reply then scores at most 2)",
        ),
        (
            "R1@0,0;R2@1,0;R3@3,0;R5@4,0;G6@1,1;W6@2,1;P6@3,1|B2,N1,R4|0,0,0|0|1",
            "B2@2,0",
            "takes the cell where red 4 of the opponent who moves last would score 4 (that opponent then scores at most 2)",
        ),
        ("R1@0,0|R2,R3|0,0|0|1", "R2@1,0", "lets red 3 score 2"),
        ("R1@0,0|R2R3,B5|0,0|0|1", "R2@1,0", "prepares 6 cells worth 2 each"),
        ("R1@0,0;R3@2,0;G6@0,1;G5@1,1;G4@2,1|R2,B1|0,0|0|1", "R2@1,0", "joins two runs of red"),
    ] {
        let effects = effects::<Octopus>(key, m);
        assert!(effects.iter().any(|effect| effect == said), "{key} {m}: {effects:?}");
    }
}

#[test]
fn each_effect_of_nebuchadnezzar_is_named() {
    let block = "bbbbbbbb/bbwwwbbb/bbwwwbbb/bbwwwbbb/bbbbbbbb/bbbbbbbb/bbbbbbbb/bbbbbbbb b w 257 p";
    for (key, m, said) in [
        (block, "xc5-e7", &["captures 9 discs", "wipes the opponent off the board"][..]),
        ("bbbb/bwbb/bbb1/w3 b w 26 p", "xb3-b3", &["captures one disc"]),
        ("1bw/bw1/1b1 b b 10 -", "c2", &["prepares a capture of one disc"]),
        ("8/8/8/8/8/2b5/8/8 w b 1 p", "swap", &["takes over the other colour"]),
        ("wbb/bbb/bbb w b 40 p", "pass", &["lets the opponent take every disc at once"]),
    ] {
        let effects = effects::<Nebuchadnezzar>(key, m);
        let has = |said: &&str| effects.iter().any(|effect| effect == said);
        assert!(said.iter().all(has), "{key} {m}: {effects:?}");
    }
}

#[test]
fn each_effect_of_ingenious_is_named() {
    let first = "standard|2|0|place.0|-|RRRORYRGRBRP,RORYRGRBOOYY|0.0.0.0.0.0,0.0.0.0.0.0|0,0";
    let exchange = "standard|3|0|exchange.0|GG@6,-5/5,-4;GB@5,-3/5,-2;BB@5,-1/4,0;OY@0,0/-1,1;BB@6,0/5,1;OY@0,1/-1,2;\
                    OP@0,2/-1,3;OP@0,3/-1,4;OB@0,4/1,4;OB@0,6/1,5|YBGPBBBPPP,RRRYRGOYYPGP,RRRORYRGRGRG|\
                    0.12.1.2.1.1,0.3.0.2.5.0,0.6.0.0.4.0|4,3,3";
    for (key, m, said) in [
        (first, "RR@0,-4/1,-4", "gains 1 red"),
        (exchange, "swap", "sets the rack aside for new tiles"),
        (exchange, "keep", "keeps the rack"),
    ] {
        let effects = effects::<Ingenious>(key, m);
        assert!(effects.iter().any(|effect| effect == said), "{key} {m}: {effects:?}");
    }
}

#[test]
fn the_lowest_colour_is_named_while_the_rack_shows_it() {
    // After the placement red is the only colour at 0.
    let of = |rack: &str| {
        let scores = "0.1.1.1.1.1,0.0.0.0.0.0";
        let key = format!(
            "standard|2|0|place.0|OO@0,0/1,0;YY@-2,1/-1,1|{rack},RORYRGRBYYGG|{scores}|1,1"
        );
        let position = Ingenious::from_key(&key).unwrap();
        let moves = position.legal_moves();
        let places_blue =
            |m: &tessera_rules::ingenious::Move| position.notation(*m).starts_with("BB");
        let m = moves.into_iter().find(places_blue).unwrap();
        position.effects(m, TO_THE_END).iter().map(Text::to_string).collect::<Vec<_>>()
    };
    let keeps = "keeps a tile with red, the lowest colour".to_owned();
    assert!(of("RGYYBBBBPPPP").contains(&keeps), "{:?}", of("RGYYBBBBPPPP"));
    assert!(!of("YGYYBBBBPPPP").contains(&keeps));
}

#[test]
fn each_effect_of_temple_is_named() {
    let strands = "F0,0=C1;F0,-1=C3;F1,-1=N4;F2,-1=C5;W0,0N=N3;W0,0E=N1;W0,0W=N6;W1,-1N=N5|R1R2R3R4R5R6O1O2O3O4O5O6Y1\
                   Y2Y3Y4Y5Y6G1G2G3G4G5G6C2C4C6,B1B2B3B4B5B6P1P2P3P4P5P6N2K1K2K3K4K5K6W1W2W3W4W5W6|C,N|0|published";
    let opens = "F0,0=W4;W0,0N=R5|Y1Y3Y4Y5,P1P2P3P4P5P6|Y,-|1|published";
    let last = "F0,0=W4;W0,0N=R5|Y1Y3Y4Y5,P6|Y,P|1|published";
    for (key, m, said) in [
        (strands, "T1,0=C6", &["wins, as the other player has no place left for brown 2"][..]),
        (opens, "W0,0E=P6", &["opens the colour purple"]),
        (last, "W0,0E=P6", &["wins with the last tile"]),
    ] {
        let effects = effects::<Temple>(key, m);
        let has = |said: &&str| effects.iter().any(|effect| effect == said);
        assert!(said.iter().all(has), "{key} {m}: {effects:?}");
    }
}

fn value(kind: Kind, outcome: Option<Outcome>, plies: Option<u32>, chance: f64) -> Value {
    Value { kind, outcome, plies, win_probability: Some(chance), ..Value::estimate(chance) }
}

#[test]
fn a_line_loses_what_its_value_lacks() {
    let position = Themisto::start();
    let moves = position.legal_moves();
    let exact = |outcome: Outcome, plies| {
        value(Kind::Exact, Some(outcome), plies, outcome.win_probability())
    };
    let win = |plies| exact(Outcome::Win, Some(plies));
    let draw = exact(Outcome::Draw, None);
    let loss = |plies| exact(Outcome::Loss, Some(plies));
    let chance = |chance| value(Kind::Estimate, None, None, chance);
    for (best, other, said) in [
        (win(3), win(5), "wins too, but later"),
        (win(3), win(3), "wins too"),
        (win(3), draw.clone(), "only draws"),
        (win(3), loss(2), "loses by force"),
        (win(3), chance(0.9), "is not proved to win"),
        (draw.clone(), draw.clone(), "draws as well"),
        (draw.clone(), loss(4), "loses by force"),
        (chance(0.6), loss(4), "loses by force"),
        (loss(6), loss(4), "loses sooner"),
        (loss(6), loss(6), "loses as well"),
        (chance(0.55), chance(0.47), "lowers the chances from 55 to 47 per cent"),
        (chance(0.55), chance(0.54), "is about as good"),
    ] {
        let best = Line::new(moves[0], best, vec![moves[0]]);
        let line = Line::new(moves[1], other, vec![moves[1]]);
        assert_eq!(loses(&position, &best, &line).to_string(), said);
    }
}

#[test]
fn octopus_loses_points() {
    let position = Octopus::from_key("R4@0,0|R1B2,Y4G3|0,0|0|1").unwrap();
    let moves = position.legal_moves();
    let of = |kind, margin| Value { kind, margin: Some(margin), ..Value::estimate(0.5) };
    let (exact, estimate) = (Kind::Exact, Kind::Estimate);
    for (best, other, loss, said) in [
        (of(exact, 3.0), of(exact, 1.0), 2.0, "gives away 2 points"),
        (of(exact, 3.0), of(exact, 2.0), 1.0, "gives away 1 point"),
        (of(exact, 3.0), of(exact, 3.0), 0.0, "is just as good"),
        (of(estimate, 3.2), of(estimate, 0.9), 2.3, "gives away about 2 points"),
        (of(estimate, 3.2), of(estimate, 3.0), 0.2, "is about as good"),
    ] {
        let best = Line::new(moves[0], best, vec![moves[0]]);
        let mut line = Line::new(moves[1], other, vec![moves[1]]);
        line.loss = loss;
        assert_eq!(loses(&position, &best, &line).to_string(), said);
    }
}

#[test]
fn solo_of_ingenious_loses_points_of_the_lowest_colour() {
    let position = Ingenious::from_key("solo|1|0|place.0|RR@0,-4/0,-3|RR|17.0.0.0.0.0|1").unwrap();
    let moves = position.legal_moves();
    let line = |place: usize, margin| {
        let value = Value { margin: Some(margin), ..Value::estimate(0.0) };
        Line::new(moves[place], value, vec![moves[place]])
    };
    let said = |margin| loses(&position, &line(0, 12.03), &line(1, margin)).to_string();
    assert_eq!(said(9.4), "ends with the lowest colour about 3 points lower");
    assert_eq!(said(12.0), "is about as good");
}

#[test]
fn alone_no_win_is_named() {
    let position = Ingenious::from_key("solo|1|0|place.0|RR@0,-4/0,-3|RR|17.0.0.0.0.0|1").unwrap();
    let m = position.legal_moves()[0];
    let value = Value { margin: Some(12.03), ..Value::exact(Outcome::Win) };
    assert_eq!(leads_to(&position, &Line::new(m, value, vec![m])), None);
}

#[test]
fn names_the_proved_result_of_the_best_line() {
    let said = |key: &str, m: &str, value: Value, pv: &[&str]| {
        let position = Octopus::from_key(key).unwrap();
        let mut walk = position.clone();
        let mut line = Vec::new();
        for text in pv {
            let m = walk.parse_move(text, None).unwrap();
            walk.play(m);
            line.push(m);
        }
        let first = position.parse_move(m, None).unwrap();
        let line = Line::new(first, value, line);
        Text::sentences(why(&position, &[line], 0, true)).to_string()
    };
    let exact = |margin: f64| Value {
        margin: Some(margin),
        ..Value::exact(Outcome::of_difference(margin as i32))
    };
    let key = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2";
    assert_eq!(
        said(key, "R4@3,0", exact(3.0), &["R4@3,0", "B1@0,-1"]),
        "This move scores 4 points and ends 3 points ahead with best play. The best reply scores 1 point and places the \
         last tile."
    );
    let ends = |margin| said(key, "R4@3,0", exact(margin), &["R4@3,0"]);
    assert!(ends(0.0).ends_with("ends level with best play."));
    assert!(ends(-1.0).ends_with("ends 1 point behind with best play."));
}

#[test]
fn names_the_proved_outcome_of_games_without_points() {
    let position = Themisto::from_key("8/8/8/8/8/8/8/bwww2w1 0 - - -").unwrap();
    let mut walk = position;
    let pv = ["g1-e1", "b1-a2", "a2-b2", "b2-b1x"].map(|text| {
        let m = walk.parse_move(text, None).unwrap();
        walk.play(m);
        m
    });
    let said = |outcome: Outcome, plies| {
        let value = Value { plies, ..Value::exact(outcome) };
        let line = Line::new(pv[0], value, pv.to_vec());
        purpose(&position, &line).to_string()
    };
    // Player 2 loses a turn after its reply.
    assert!(said(Outcome::Win, Some(4)).ends_with(" and wins by force in 3 moves"));
    assert!(said(Outcome::Win, None).ends_with(" and wins by force"));
    assert!(said(Outcome::Draw, None).ends_with(" and leads to a draw"));
    assert!(said(Outcome::Loss, Some(4)).ends_with(" and can't save the game"));
}

#[test]
fn a_price_is_told_with_but() {
    let position = Nebuchadnezzar::from_key(
        "bbbbwwww/bbbbwwww/bbbbwwww/b1bbwwww/bbbbwww1/bbbbwwww/bbbbwwww/wwwbw1ww b b 61 p",
    )
    .unwrap();
    let m = position.parse_move("f1", None).unwrap();
    let allows =
        |outcome| purpose(&position, &Line::new(m, Value::exact(outcome), vec![m])).to_string();
    assert!(allows(Outcome::Win).ends_with(", but wins by force"), "{}", allows(Outcome::Win));
    assert!(allows(Outcome::Loss).ends_with(" and can't save the game"));
}

/// The ids of the messages in a text, each with its numbers; names are left out.
fn facts(text: &Text, found: &mut Vec<(String, Vec<i64>)>) {
    match text {
        Text::Message(message) => {
            let numbers = message.args.iter().flat_map(|(_, value)| numbers(value));
            found.push((message.id.to_string(), numbers.collect()));
            (message.args.iter()).for_each(|(_, value)| facts(value, found));
        }
        Text::List(_, items) => items.iter().for_each(|item| facts(item, found)),
        _ => {}
    }
}

/// The numbers of an argument.
fn numbers(value: &Text) -> Vec<i64> {
    match value {
        Text::Number(number) => vec![*number],
        Text::Plain(text) => text.parse().into_iter().collect(),
        Text::List(_, items) => items.iter().flat_map(numbers).collect(),
        Text::Message(_) => Vec::new(),
    }
}

fn facts_of<G: WireGame>(position: &G, m: G::Move) -> Vec<(String, Vec<i64>)> {
    let mut found = Vec::new();
    position.effects(m, TO_THE_END).iter().for_each(|text| facts(text, &mut found));
    found
}

/// Random positions in which a seat is to move: composed ones, and ones of random games.
fn positions<G: WireGame>(count: usize, rng: &mut ChaCha8Rng) -> Vec<G> {
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = G::compose(rng);
        if positions.len() % 2 == 0 {
            position = G::start(&G::StartOptions::default(), rng).unwrap();
            for _ in 0..below(rng, 70) {
                play_any(&mut position, rng);
            }
        }
        while position.awaits_chance() {
            play_any(&mut position, rng);
        }
        if !position.is_over() {
            positions.push(position);
        }
    }
    positions
}

fn play_any<G: WireGame>(position: &mut G, rng: &mut ChaCha8Rng) {
    let moves = position.legal_moves();
    if position.awaits_chance() {
        let draw = position.parse_move("+", Some(rng)).unwrap();
        position.play(draw);
    } else if !moves.is_empty() {
        let m = *choose(rng, &moves);
        position.play(m);
    }
}

/// The phrase of this id, with its numbers.
fn fact(facts: &[(String, Vec<i64>)], id: &str) -> Option<Vec<i64>> {
    let found = facts.iter().find(|(known, _)| known == id);
    found.map(|(_, numbers)| numbers.clone())
}

/// Positions of each game in the sweeps.
const SWEPT: usize = 60;
/// Moves of each position.
const MOVES: usize = 12;

fn each_move<G: WireGame>(
    mut visit: impl FnMut(&G, G::Move, &[(String, Vec<i64>)]),
) -> BTreeSet<String> {
    let mut rng = seeded(0xfac7);
    let mut seen = BTreeSet::new();
    for position in positions::<G>(SWEPT, &mut rng) {
        let moves = position.legal_moves();
        for _ in 0..MOVES {
            let m = *choose(&mut rng, &moves);
            let facts = facts_of(&position, m);
            seen.extend(facts.iter().map(|(id, _)| id.clone()));
            visit(&position, m, &facts);
        }
    }
    seen
}

fn assert_seen(seen: &BTreeSet<String>, id: &str) {
    assert!(seen.contains(id), "{id}: {seen:?}");
}

#[test]
fn effects_of_themisto_are_those_of_the_rules() {
    let seen = each_move::<Themisto>(|position, m, facts| {
        let (key, mover) = (position.key(), position.to_move());
        let mut after = *position;
        after.play(m);
        let changed =
            position.board().discs(DiscColour::Black) ^ after.board().discs(DiscColour::Black);
        let captured = (changed & !m.from().bit() & !m.to().bit()).count_ones();
        let said = fact(facts, "effect-captures-discs").map_or(0, |numbers| numbers[0]);
        assert_eq!(said, i64::from(captured), "{key}");
        let wins = facts.iter().any(|(id, _)| id == "effect-themisto-wins-with");
        assert_eq!(wins, after.winner() == Some(mover), "{key}");
        if wins {
            return;
        }
        let mut moves = Vec::new();
        let turned = after.turned_to(mover);
        turned.moves(&mut moves);
        moves.retain(|&m| {
            let mut next = turned;
            next.play(m);
            next.winner() == Some(mover)
        });
        let cells: BTreeSet<_> = moves.iter().map(|m| m.to()).collect();
        let moves_again = after.to_move() == mover;
        let has = |id| fact(facts, id).is_some();
        let many = !moves_again && moves.len() > 1;
        assert_eq!(has("effect-themisto-prepares"), moves_again && !moves.is_empty(), "{key}");
        assert_eq!(
            has("effect-themisto-threatens-with"),
            !moves_again && moves.len() == 1,
            "{key}"
        );
        assert_eq!(
            has("effect-themisto-threatens"),
            many && !(2..=4).contains(&cells.len()),
            "{key}"
        );
        let twice = fact(facts, "effect-themisto-threatens-twice").map(|numbers| numbers[0]);
        assert_eq!(
            twice,
            (many && (2..=4).contains(&cells.len())).then_some(cells.len() as i64),
            "{key}"
        );
        assert_eq!(has("effect-themisto-keeps-the-turn"), moves_again, "{key}");
        let costs = fact(facts, "effect-themisto-costs-a-turn").is_some();
        assert_eq!(costs, after.skip(), "{key}");
    });
    assert!(seen.len() > 8, "{seen:?}");
}

#[test]
fn effects_of_octopus_are_those_of_the_rules() {
    let seen = each_move::<Octopus>(|position, m, facts| {
        let seat = position.to_move();
        let after = position.played(m);
        let gained = after.scores()[seat.index()] - position.scores()[seat.index()];
        let said = fact(facts, "effect-octopus-scores").map_or(0, |numbers| numbers[0]);
        // Totals end at 100000.
        if after.scores()[seat.index()] < 100_000 {
            assert_eq!(said, i64::from(gained), "{}", position.key());
        }
        let last = fact(facts, "effect-octopus-is-last").is_some();
        assert_eq!(last, after.is_over(), "{}", position.key());
    });
    assert!(seen.len() > 6, "{seen:?}");
}

#[test]
fn effects_of_nebuchadnezzar_are_those_of_the_rules() {
    use tessera_rules::nebuchadnezzar::{Move, Setup};
    let largest = |position: &Nebuchadnezzar| {
        let moves = position.legal_moves();
        let areas = moves.iter().map(|m| match m {
            Move::Capture(rectangle) => i64::from(rectangle.area()),
            _ => 0,
        });
        areas.max().unwrap_or(0)
    };
    let seen = each_move::<Nebuchadnezzar>(|position, m, facts| {
        let key = position.key();
        let (mover, other) = (position.to_move(), position.to_move().other());
        let mut after = *position;
        after.play(m);
        let flipped = match m {
            Move::Capture(_) => i64::from(position.discs_of(other) - after.discs_of(other)),
            _ => 0,
        };
        let said = fact(facts, "effect-captures-discs").map_or(0, |numbers| numbers[0]);
        assert_eq!(said, flipped, "{key}");
        let wipes = fact(facts, "effect-nebuchadnezzar-wipes").is_some();
        assert_eq!(wipes, after.is_over(), "{key}");
        if after.is_over() || m == Move::Swap {
            return;
        }
        assert_eq!(after.to_move(), other, "{key}");
        let left = largest(&after);
        let allows = fact(facts, "effect-nebuchadnezzar-allows").map_or(0, |numbers| numbers[0]);
        let takes_all = left == i64::from(after.discs_of(mover));
        // A capture that is no larger than before is no consequence of the move.
        let mut turned: Setup = position.to_setup();
        turned.to_move = other.index() as i64;
        let before = Nebuchadnezzar::try_from(turned).map_or(0, |turned| largest(&turned));
        let is_told = !takes_all && left > before;
        assert_eq!(allows, if is_told { left } else { 0 }, "{key}");
        assert_eq!(
            fact(facts, "effect-nebuchadnezzar-lets").is_some(),
            takes_all && left > 0,
            "{key}"
        );
        if let Some(count) = fact(facts, "effect-nebuchadnezzar-leaves") {
            let replies = after.legal_moves();
            assert_eq!(count[0], replies.len() as i64, "{key}");
        }
    });
    for id in ["stops", "prepares", "allows", "takes-points", "leaves"] {
        assert_seen(&seen, &format!("effect-nebuchadnezzar-{id}"));
    }
}

#[test]
fn effects_of_ingenious_are_those_of_the_rules() {
    let seen = each_move::<Ingenious>(|position, m, facts| {
        let seat = position.to_move();
        let after = position.played(m);
        let scores = after.scores(seat).into_iter().zip(position.scores(seat));
        let mut gained: Vec<i64> = (scores.map(|(after, before)| i64::from(after - before)))
            .filter(|&gain| gain > 0)
            .collect();
        let mut said: Vec<i64> = (facts.iter())
            .filter(|(id, _)| id == "effect-ingenious-gain")
            .map(|(_, numbers)| numbers[0])
            .collect();
        gained.sort_unstable();
        said.sort_unstable();
        assert_eq!(said, gained, "{}", position.key());
        let ends = facts.iter().any(|(id, _)| id.starts_with("effect-ingenious-ends"));
        assert_eq!(ends, after.is_over(), "{}", position.key());
    });
    for id in ["gains", "earns", "raises", "keeps"] {
        assert_seen(&seen, &format!("effect-ingenious-{id}"));
    }
}

#[test]
fn the_end_of_a_team_game_is_a_win_of_the_team_or_level() {
    let mut rng = seeded(0x7ea3);
    let mut ends = BTreeMap::new();
    for _ in 0..40 {
        let mut position = Deal { form: Form::Team, seats: 4, hidden: false }.start(&mut rng);
        while !position.is_over() {
            let before = position.clone();
            let moves = position.legal_moves();
            let Some(&m) = (!moves.is_empty()).then(|| choose(&mut rng, &moves)) else {
                play_any(&mut position, &mut rng);
                continue;
            };
            position.play(m);
            if !position.is_over() {
                continue;
            }
            let facts = facts_of(&before, m);
            let said = ["", "-won", "-level"]
                .into_iter()
                .find(|end| fact(&facts, &format!("effect-ingenious-ends{end}")).is_some());
            let winners = position.winners();
            let end = match winners.contains(before.to_move()) {
                true if winners.len() == 4 => "-level",
                true => "-won",
                false => "",
            };
            assert_eq!(said, Some(end), "{}", before.key());
            *ends.entry(end).or_insert(0) += 1;
        }
    }
    assert!(ends.contains_key("") && ends.contains_key("-won"), "{ends:?}");
}

#[test]
fn effects_of_temple_are_those_of_the_rules() {
    let seen = each_move::<Temple>(|position, m, facts| {
        let mover = position.to_move();
        let after = position.played(m);
        let placed = position.tiles_left(mover) - after.tiles_left(mover);
        let mut named = Vec::new();
        self::facts(&position.spoken(m).name(), &mut named);
        let said = named.iter().filter(|(id, _)| id == "tile-name").count();
        assert_eq!(said, placed as usize, "{}", position.key());
        let last = fact(facts, "effect-temple-places-last").is_some();
        assert_eq!(last, after.tiles_left(mover) == 0, "{}", position.key());
        let either = |id: &str, other: &str| fact(facts, id).or_else(|| fact(facts, other));
        let strands = either("effect-temple-strands", "effect-temple-strands-tiles").is_some();
        assert_eq!(strands, after.is_over() && !last, "{}", position.key());
        if let Some(count) = either("effect-temple-leaves", "effect-temple-leaves-stuck") {
            let mut replies = Vec::new();
            after.distinct_moves(&mut replies);
            assert_eq!(count[0], replies.len() as i64, "{}", position.key());
        }
        if let Some(counts) = fact(facts, "effect-temple-leaves-places") {
            let filled = [mover.other(), mover].map(|seat| places_of(&after, seat));
            assert_eq!(counts, filled, "{}", position.key());
        }
    });
    for id in ["takes-places", "leaves-places"] {
        assert_seen(&seen, &format!("effect-temple-{id}"));
    }
}

/// The number of slots that the moves of a seat would fill if it were to move.
fn places_of(position: &Temple, seat: Seat) -> i64 {
    let setup = temple::Setup { to_move: seat.index() as i64, ..position.to_setup() };
    let position = Temple::from_setup(&setup).expect("both seats hold tiles");
    let moves = position.legal_moves();
    let filled: BTreeSet<temple::Slot> =
        moves.iter().flat_map(|m| m.tiles()).map(|placed| placed.slot()).collect();
    filled.len() as i64
}

/// The facts of a move up to symmetry: files are ranks on a turned board, and of equal placements another one may be
/// named.
fn unnamed(facts: Vec<(String, Vec<i64>)>) -> BTreeMap<String, Vec<i64>> {
    let mut kinds: BTreeMap<String, Vec<i64>> = BTreeMap::new();
    for (id, mut numbers) in facts {
        if ["colour-name", "tile-name"].contains(&&*id) {
            continue;
        }
        let kind = ["effect-octopus-prepares", "effect-octopus-joins"]
            .into_iter()
            .find(|kind| id.starts_with(kind));
        if id == "themisto-winning-row" || id.starts_with("effect-octopus-prepares") {
            numbers.truncate(1);
        }
        let numbers_of = kinds.entry(kind.map_or(id, str::to_owned)).or_default();
        numbers_of.extend(numbers);
        numbers_of.sort_unstable();
    }
    kinds
}

#[test]
fn images_of_a_position_have_the_same_effects() {
    fn check<G: WireGame>() {
        let mut rng = seeded(0x1a6e);
        for position in positions::<G>(SWEPT, &mut rng) {
            let moves = position.legal_moves();
            let m = *choose(&mut rng, &moves);
            let symmetry = position.random_symmetry(&mut rng);
            let image = position.image(&symmetry);
            let moved = position.move_image(&symmetry, m);
            assert_eq!(
                unnamed(facts_of(&position, m)),
                unnamed(facts_of(&image, moved)),
                "{} {} and {}",
                position.key(),
                position.notation(m),
                image.key()
            );
        }
    }
    each_game!(G => check::<G>());
}

/// An analysis of a position, about all moves or only these.
fn analysed<G: WireGame>(
    position: &G,
    moves: Option<Vec<G::Move>>,
    lines: usize,
    nodes: u64,
) -> tessera_search::Report<G::Move> {
    let ask = Ask {
        position: position.clone(),
        over: false,
        nearly_drawn: Vec::new(),
        moves,
        lines,
        limits: Limits { nodes, time_ms: 100_000, depth: None },
        seed: 1,
        table_bytes: None,
        explain: true,
    };
    let canonical = Canonical::of(&ask);
    let report = canonical.analyse(|budget| budget, &mut |_| {});
    canonical.way_back().apply(&report)
}

#[test]
fn every_other_move_is_lost_if_the_words_say_so() {
    fn checked<G: WireGame + PuzzleKinds>(kinds: &[&str]) -> usize {
        let kind = |id: &&str| G::KINDS.iter().position(|kind| kind.id == *id).unwrap();
        let kinds = kinds.iter().map(kind);
        let filter = Filter { kinds: kinds.collect(), ..Filter::any::<G>() };
        let entries = Library::of::<G>(G::ID).matching::<G>(1, &filter);
        let mut checked = 0;
        for entry in entries.step_by(12) {
            let position: G = entry.record().unwrap().position;
            let report = analysed(&position, None, 2, 20_000);
            let said = why(&position, &report.lines, 0, true);
            let mut ids = Vec::new();
            said.iter().for_each(|sentence| facts(sentence, &mut ids));
            if fact(&ids, "why-others-lose").is_none() {
                continue;
            }
            for m in position.legal_moves().into_iter().filter(|&m| m != report.lines[0].m) {
                let alone = analysed(&position, Some(vec![m]), 1, 1_000_000);
                let is_lost = Some(Outcome::Loss) == alone.value.outcome;
                assert!(is_lost, "{} {}", position.key(), position.notation(m));
            }
            checked += 1;
        }
        checked
    }
    let counts = [
        checked::<Themisto>(&["paid-defence"]),
        checked::<Nebuchadnezzar>(&["only-placement", "only-capture"]),
        checked::<Temple>(&["avoid", "outlast"]),
    ];
    assert!(counts.iter().all(|&count| count > 3), "{counts:?}");
}

#[test]
fn not_every_other_move_loses_if_an_image_of_the_best_one_wins() {
    let position = Nebuchadnezzar::from_key("4/b2b/wwww/1bb1 b b 20 p").unwrap();
    for lines in [2, 3, usize::MAX] {
        let report = analysed(&position, None, lines, 20_000);
        let wins = report.lines.iter().filter(|line| proved(&line.value) == Some(Outcome::Win));
        assert_eq!(wins.count(), 2);
        let mut ids = Vec::new();
        why(&position, &report.lines, 0, true).iter().for_each(|text| facts(text, &mut ids));
        assert_eq!(fact(&ids, "why-others-lose"), None, "{lines} lines");
    }
}

#[test]
fn chances_within_their_errors_are_not_compared() {
    let value = |chance, error| Value { std_error: error, ..Value::estimate(chance) };
    let said = |best, this| loses_chances(&best, &this).to_string();
    let lower = "lowers the chances from 66 to 55 per cent";
    assert_eq!(said(value(0.66, None), value(0.55, None)), lower);
    assert_eq!(said(value(0.66, Some(0.03)), value(0.55, Some(0.04))), lower);
    let near = said(value(0.66, Some(0.04)), value(0.55, Some(0.05)));
    assert_eq!(near, "is not clearly worse");
    assert_eq!(said(value(0.66, Some(0.04)), value(0.65, Some(0.04))), "is about as good");
}

#[test]
fn every_line_gets_one_to_three_sentences() {
    fn checked<G: WireGame>() -> usize {
        let mut rng = seeded(0x3e57);
        let mut checked = 0;
        for position in positions::<G>(12, &mut rng) {
            let report = analysed(&position, None, 4, 300);
            for place in 0..report.lines.len() {
                let sentences = why(&position, &report.lines, place, true);
                let most = if place == 0 { 3 } else { 2 };
                assert!((1..=most).contains(&sentences.len()), "{sentences:?}");
                for sentence in &sentences {
                    let text = sentence.to_string();
                    assert!(text.ends_with('.') && text.matches(". ").count() == 0, "{text}");
                }
                checked += 1;
            }
        }
        checked
    }
    let lines: usize = each_game!(G => checked::<G>()).iter().sum();
    assert!(lines > 150, "{lines} lines");
}

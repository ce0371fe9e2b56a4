//! Tests of the rules: the page's figures and examples, and the fast code against the reference one.

mod refusals;

use rand_chacha::ChaCha8Rng;

use super::reference::Reference;
use super::*;
use std::collections::HashMap;

use crate::game::random::{below, chance, choose, seeded, stream};
use crate::game::{Compose, Keyed, Observe, Position, Symmetric, perft};

/// Returns the position of a key.
fn at(key: &str) -> Ingenious {
    Ingenious::from_key(key).unwrap_or_else(|fault| panic!("{key}: {fault}"))
}

/// Returns the position after moves in notation.
fn after(position: &Ingenious, moves: &[&str]) -> Ingenious {
    let mut position = position.clone();
    for text in moves {
        let m = position.parse_move(text, None).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        position.play(m);
    }
    position
}

fn notations(position: &Ingenious) -> Vec<String> {
    let moves = position.legal_moves();
    let mut texts: Vec<String> = moves.iter().map(|&m| position.notation(m)).collect();
    texts.sort();
    texts
}

fn earned(position: &Ingenious, text: &str) -> Earned {
    match position.parse_move(text, None) {
        Ok(Move::Place { tile, cells }) => position.earned(tile, cells),
        other => panic!("{text}: {other:?}"),
    }
}

/// Returns a random move or draw.
fn any_move(position: &Ingenious, rng: &mut ChaCha8Rng) -> Option<Move> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let mut drawn = position.random_draw(rng);
            if position.may_draw_face_down() && chance(rng, 1, 2) {
                let known: Vec<_> = drawn.known().collect();
                drawn = Rack::new(known.into_iter().map(|t| chance(rng, 1, 2).then_some(t)))?;
            }
            Some(Move::Draw(drawn))
        }
        Turn::Seat(_) => {
            let moves = position.legal_moves();
            Some(*choose(rng, &moves))
        }
    }
}

/// Returns a start position of any form.
fn any_start(rng: &mut ChaCha8Rng) -> Ingenious {
    let form = *choose(rng, &Form::ALL);
    let counts: Vec<usize> = form.seats().collect();
    let seats = *choose(rng, &counts);
    let hidden = chance(rng, 1, 3);
    Deal { form, seats, hidden }.start(rng)
}

#[test]
fn geometry_has_the_pages_counts() {
    for (form, seats, all, free, pairs, tiles) in [
        (Form::Solo, 1, 91, 85, 222, 42),
        (Form::Standard, 2, 91, 85, 222, 42),
        (Form::Duel, 2, 91, 85, 222, 42),
        (Form::Standard, 3, 127, 121, 306, 60),
        (Form::Standard, 4, 169, 163, 426, 81),
        (Form::Team, 4, 169, 163, 426, 81),
    ] {
        assert_eq!(cells(form, seats).count(), all);
        let bare = Ingenious::bare(form, seats);
        assert_eq!(bare.empty.len(), free);
        assert_eq!(Pairs::within(&bare.empty).len(), pairs);
        // The page's bound: half of the free cells.
        assert_eq!(free / 2, tiles);
    }
}

#[test]
fn tiles_are_the_boxs() {
    let names: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
    assert_eq!(names.join(" "), "RR RO RY RG RB RP OO OY OG OB OP YY YG YB YP GG GB GP BB BP PP");
    assert_eq!(Tile::all().map(Tile::copies).sum::<u8>(), TILES);
    for tile in Tile::all() {
        let [a, b] = tile.halves();
        assert_eq!((Tile::of(a, b), Tile::of(b, a)), (tile, tile));
        assert_eq!(Tile::parse(&tile.to_string()), Some(tile));
    }
    assert_eq!(Tile::parse("BR"), None);
}

#[test]
fn symbols_stand_clockwise_as_ruled() {
    let ring = [(0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0)];
    let letters: String = ring
        .into_iter()
        .filter_map(|(q, r)| printed(Cell::at(q, r)?))
        .map(Colour::letter)
        .collect();
    assert_eq!(letters, "RGBOYP");
}

#[test]
fn worked_example_1_first_moves() {
    let zero = "0.0.0.0.0.0,0.0.0.0.0.0|0,0";
    let pair = at(&format!("standard|2|0|place.0|-|RB,GG|{zero}"));
    assert_eq!(pair.legal_pairs().len(), 54);
    assert_eq!(pair.count_moves(), 108);
    let double = at(&format!("standard|2|0|place.0|-|RR,GG|{zero}"));
    assert_eq!(double.count_moves(), 54);
}

#[test]
fn worked_example_2_first_points() {
    let start = at("standard|2|0|place.0|-|RR,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0");
    assert_eq!(earned(&start, "RR@0,-4/1,-4").gain, [1, 0, 0, 0, 0, 0]);
    assert_eq!(earned(&start, "RR@1,-5/0,-4").gain, [2, 0, 0, 0, 0, 0]);
}

#[test]
fn worked_example_3_the_bag_never_runs_out() {
    // Tiles on board and racks at most, in the largest form of each number of seats.
    for (form, seats, leave) in
        [(Form::Standard, 2, 54), (Form::Standard, 3, 78), (Form::Standard, 4, 105)]
    {
        let free = cells(form, seats).count() - SYMBOLS.len();
        assert_eq!(free / 2 + seats * form.rack_size(), leave);
        assert!(leave < usize::from(TILES));
    }
}

#[test]
fn the_pages_key_reads_back() {
    let key = "duel|2|1|place.0|RO@0,0/1,0|GG,GGGG|-9.0.0.0.0.9,9.0.0.0.0.-9|1,0";
    assert_eq!(at(key).key(), key);
}

#[test]
fn keys_take_lists_in_any_order() {
    let canonical =
        "standard|2|1|place.2|RO@0,0/1,0;GG@0,2/-1,3|RBGG??,BP|0.1.0.0.0.0,0.0.0.0.0.9|1,1";
    let shuffled =
        "standard|2|1|place.2|GG@-1,3/0,2;RO@0,0/1,0|??GGRB,BP|0.1.0.0.0.0,0.0.0.0.0.9|1,1";
    assert_eq!(at(shuffled).key(), canonical);
    assert_eq!(at(shuffled), at(canonical));
}

#[test]
fn first_turn_rule_binds_by_placed_and_lapses() {
    // One symbol (red) has a tile next to it: five remain for seat 1, seat 0 is free.
    let rest = "RR@0,-4/1,-4|RB,GG|1.0.0.0.0.0,0.0.0.0.0.0|1,0";
    assert_eq!(at(&format!("standard|2|1|place.0|{rest}")).legal_pairs().len(), 45);
    let free = at(&format!("standard|2|0|place.0|{rest}"));
    assert_eq!(free.legal_pairs().len(), Pairs::within(&free.empty).len());
    // A tile next to every symbol: nothing binds a seat that has placed nothing.
    let all = at(
        "standard|2|1|place.0|RR@0,-4/1,-4;OO@0,4/-1,4;YY@-4,4/-3,3;GG@4,-4/3,-3;BB@4,0/3,0;PP@-4,0/-3,0|RB,GG|0.0.0.0.0.0,0.0.0.0.0.0|6,0",
    );
    assert_eq!(all.legal_pairs().len(), Pairs::within(&all.empty).len());
    assert!(all.parse_move("GG@0,0/1,0", None).is_ok());
}

#[test]
fn phases_follow_each_other() {
    // A placement leads to the draw, the draw to the next seat.
    let start = at("standard|2|0|place.0|-|OORB,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0");
    let placed = after(&start, &["RB@0,-4/1,-4"]);
    assert_eq!(placed.key(), "standard|2|0|draw.0|RB@0,-4/1,-4|OO,GG|1.0.0.0.0.0,0.0.0.0.0.0|1,0");
    assert_eq!((placed.turn(), placed.draw_count()), (Turn::Chance, 5));
    let drawn = after(&placed, &["+RR,RR,RR,RB,GG"]);
    assert_eq!(
        drawn.key(),
        "standard|2|1|place.0|RB@0,-4/1,-4|RRRRRRRBOOGG,GG|1.0.0.0.0.0,0.0.0.0.0.0|1,0"
    );
}

#[test]
fn exchange_needs_all_lowest_colours_missing() {
    // Seat 0 has red 1 after the placement; the other five colours are tied for lowest.
    let zero = "0.0.0.0.0.0,0.0.0.0.0.0";
    let key = |rack: &str| format!("standard|2|0|place.0|-|{rack}RB,GG|{zero}|0,0");
    let one_of_five = after(&at(&key("RO")), &["RB@0,-4/1,-4"]);
    assert_eq!(one_of_five.phase(), Phase::Draw);
    let none_of_five = after(&at(&key("RR")), &["RB@0,-4/1,-4"]);
    assert_eq!(none_of_five.phase(), Phase::Exchange);
    let scores = "1.1.1.1.1.0,0.0.0.0.0.0";
    let key = |rack: &str| format!("standard|2|0|place.0|-|{rack}RB,GG|{scores}|0,0");
    let missing = after(&at(&key("RRRO")), &["RB@0,-4/1,-4"]);
    assert_eq!(missing.phase(), Phase::Exchange);
    assert_eq!(notations(&missing), ["keep", "swap"]);
    let shown = after(&at(&key("RRRP")), &["RB@0,-4/1,-4"]);
    assert_eq!(shown.phase(), Phase::Draw);

    let kept = after(&missing, &["keep"]);
    assert_eq!((kept.phase(), kept.draw_count()), (Phase::Draw, 4));
    let swapped = after(&missing, &["swap"]);
    assert_eq!((swapped.phase(), swapped.draw_count()), (Phase::Redraw, 6));
    assert_eq!(swapped.rack(Seat::FIRST).to_string(), "RRRO");
    // Four of five RR are unseen: one is set aside.
    assert!(swapped.parse_move("+RR,RR,RR,RR,RR,GG", None).is_err());
    let redrawn = after(&swapped, &["+RR,RR,RR,RR,GG,GG"]);
    assert_eq!(redrawn.rack(Seat::FIRST).to_string(), "RRRRRRRRGGGG");
    assert_eq!(redrawn.unseen()[Tile::parse("RR").unwrap().index()], 1);
    assert_eq!((redrawn.phase(), redrawn.to_move()), (Phase::Place, Seat::SECOND));
}

#[test]
fn exchange_with_face_down_places_needs_unseen_tiles_that_fit() {
    let open = at("standard|2|0|exchange.0|-|RR??,GG|1.1.1.1.1.0,0.0.0.0.0.0|0,0");
    assert_eq!(notations(&open), ["keep", "swap"]);
    // Every colour is lowest, and no tile lacks all of them.
    let fault = Ingenious::from_key("standard|2|0|exchange.0|-|??,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0");
    assert_eq!(fault.unwrap_err().rule, Some("ING-5"));
}

#[test]
fn a_known_tile_goes_before_a_face_down_one() {
    let mixed = at("standard|2|0|place.0|-|RB??,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0");
    let known = after(&mixed, &["RB@0,-4/1,-4"]);
    assert_eq!(known.rack(Seat::FIRST).to_string(), "??");
    let unknown = after(&mixed, &["OO@0,4/1,3"]);
    assert_eq!(unknown.rack(Seat::FIRST).to_string(), "RB");
    assert_eq!(unknown.unseen()[Tile::parse("OO").unwrap().index()], 4);
    // All six RB are known to be elsewhere: a face-down place can't be one.
    let gone = at("standard|2|0|place.0|-|??,RBRBRBRBRBRB|0.0.0.0.0.0,0.0.0.0.0.0|0,0");
    assert!(!gone.playable().any(|tile| tile.to_string() == "RB"));
    let fault = gone.parse_move("RB@0,-4/1,-4", None).unwrap_err();
    assert_eq!(fault.rule, Some("ING-11"));
}

#[test]
fn a_track_ends_at_18_and_earns_a_bonus() {
    let near = at("standard|2|0|place.0|RR@0,-4/0,-3|RRGGGG,GG|17.0.0.0.0.0,0.0.0.0.0.0|1,0");
    // (0,-2) sees three red to the north-west.
    let hit = earned(&near, "RR@0,-2/0,-1");
    assert_eq!((hit.gain, hit.bonus), ([1, 0, 0, 0, 0, 0], 1));
    let placed = after(&near, &["RR@0,-2/0,-1"]);
    assert_eq!((placed.phase(), placed.bonus()), (Phase::Place, 1));
    assert_eq!(placed.to_move(), Seat::FIRST);
    // Using it earns no further bonus; then the rack is refilled.
    let used = after(&placed, &["GG@0,1/0,2"]);
    assert_eq!((used.phase(), used.bonus()), (Phase::Draw, 0));
    // A full colour earns no bonus again.
    let full = at("standard|2|0|place.0|RR@0,-4/0,-3|RRGGGG,GG|18.0.0.0.0.0,0.0.0.0.0.0|1,0");
    assert_eq!(earned(&full, "RR@0,-2/0,-1"), Earned::default());
}

#[test]
fn unused_bonuses_lapse_with_an_empty_rack() {
    let last = at("standard|2|0|place.0|RR@0,-4/0,-3|RR,GG|17.0.0.0.0.0,0.0.0.0.0.0|1,0");
    let placed = after(&last, &["RR@0,-2/0,-1"]);
    assert_eq!((placed.phase(), placed.bonus()), (Phase::Draw, 0));
    assert!(placed.may_draw_face_down(), "the rack is empty");
    let drawn = after(&placed, &["+RB,??,??,??,??,??"]);
    assert_eq!(drawn.rack(Seat::FIRST).to_string(), "RB??????????");
}

#[test]
fn bonuses_add_up_to_six() {
    let many = at("standard|2|0|place.6|RR@0,-4/0,-3|RRGGGG,GG|17.0.0.0.0.0,0.0.0.0.0.0|1,0");
    assert_eq!(after(&many, &["RR@0,-2/0,-1"]).bonus(), 6);
    assert_eq!(after(&many, &["GG@0,1/0,2"]).bonus(), 5);
}

#[test]
fn all_six_at_18_win_at_once() {
    let near = at("standard|2|0|place.0|RR@0,-4/0,-3|RRGGGG,GG|17.18.18.18.18.18,0.0.0.0.0.0|1,0");
    let won = after(&near, &["RR@0,-2/0,-1"]);
    assert_eq!(won.winners(), SeatSet::only(Seat::FIRST));
    assert_eq!(
        (won.turn(), won.phase(), won.bonus(), won.to_move()),
        (Turn::Over, Phase::Place, 0, Seat::SECOND)
    );
    assert_eq!(won.rack(Seat::FIRST).len(), 2, "not refilled");
    assert_eq!(won.count_moves(), 0);
}

#[test]
fn solo_stops_at_18_so_that_the_order_counts() {
    // (0,-2) sees three red to the north-west, (1,-3) one to the west.
    let solo = at("solo|1|0|place.0|RR@0,-4/0,-3|RR|17.0.0.0.0.0|1");
    assert_eq!(earned(&solo, "RR@1,-3/0,-2").gain, [4, 0, 0, 0, 0, 0]);
    assert_eq!(earned(&solo, "RR@0,-2/1,-3").gain, [2, 0, 0, 0, 0, 0]);
    let texts = notations(&solo);
    assert!(texts.contains(&"RR@1,-3/0,-2".to_owned()));
    assert!(texts.contains(&"RR@0,-2/1,-3".to_owned()));
    // Far from red both orders score nothing: one is listed, the other accepted as the same move.
    assert!(!texts.contains(&"RR@1,1/0,1".to_owned()));
    assert_eq!(solo.parse_move("RR@1,1/0,1", None), solo.parse_move("RR@0,1/1,1", None));
    let placed = after(&solo, &["RR@0,-2/1,-3"]);
    assert_eq!((placed.phase(), placed.draw_count()), (Phase::Draw, 1));
    assert!(placed.parse_move("+??", None).is_err());
    assert_eq!(after(&placed, &["+RB"]).phase(), Phase::Place);
}

#[test]
fn team_partners_share_their_tracks() {
    let zero = "0.0.0.0.0.0";
    let team = at(&format!(
        "team|4|2|place.0|RR@0,-4/0,-3|GG,GG,RRGGGG,OO|17.0.0.0.0.0,{zero},17.0.0.0.0.0,{zero}|0,0,1,0"
    ));
    let placed = after(&team, &["RR@0,-2/0,-1"]);
    assert_eq!(placed.bonus(), 1);
    assert_eq!(placed.scores(Seat::new(0)), placed.scores(Seat::new(2)));
    assert_eq!(placed.scores(Seat::new(0))[0], 18);
    let near = at(&format!(
        "team|4|2|place.0|RR@0,-4/0,-3|GG,GG,RRGGGG,OO|35.36.36.36.36.36,{zero},35.36.36.36.36.36,{zero}|0,0,1,0"
    ));
    let won = after(&near, &["RR@0,-2/0,-1"]);
    assert_eq!(won.winners(), [0, 2].map(Seat::new).into_iter().collect());
}

#[test]
fn duel_pegs_are_shared_and_taken() {
    let duel = at("duel|2|1|place.0|RR@0,-4/0,-3|GG,RRGGGG|-8.9.9.9.0.0,8.-9.-9.-9.0.0|0,1");
    let hit = earned(&duel, "RR@0,-2/0,-1");
    assert_eq!((hit.gain, hit.bonus), ([1, 0, 0, 0, 0, 0], 1));
    let placed = after(&duel, &["RR@0,-2/0,-1"]);
    assert_eq!(placed.scores(Seat::FIRST)[0], -9);
    // A taken peg stays, whichever seat scores.
    let taken = at("duel|2|0|place.0|RR@0,-4/0,-3|RR,GG|-9.9.9.9.0.0,9.-9.-9.-9.0.0|1,0");
    assert_eq!(earned(&taken, "RR@0,-2/0,-1"), Earned::default());
    // The fourth token wins at once.
    let fourth = at("duel|2|0|place.0|RR@0,-4/0,-3|RR,GG|8.9.9.9.0.0,-8.-9.-9.-9.0.0|1,0");
    let won = after(&fourth, &["RR@0,-2/0,-1"]);
    assert_eq!(won.winners(), SeatSet::only(Seat::FIRST));
}

#[test]
fn fast_is_literal_on_composed_positions() {
    let mut rng = seeded(1);
    let mut phases = [0; 5];
    for _ in 0..400 {
        let position = Ingenious::compose(&mut rng);
        phases[if position.is_over() { 4 } else { position.phase() as usize }] += 1;
        agree(&position);
        let Some(m) = any_move(&position, &mut rng) else {
            continue;
        };
        step(&position, m);
    }
    assert!(phases.iter().all(|&n| n > 8), "{phases:?}");
}

#[test]
fn fast_is_literal_over_whole_games() {
    let mut rng = seeded(2);
    for _ in 0..12 {
        let mut position = any_start(&mut rng);
        while let Some(m) = any_move(&position, &mut rng) {
            if chance(&mut rng, 1, 4) {
                agree(&position);
            }
            position = step(&position, m);
        }
        agree(&position);
        assert_eq!(position.bonus(), 0);
        assert_eq!(position.phase(), Phase::Place);
        assert!(!position.winners().is_empty());
    }
}

#[test]
#[ignore = "a minute or two of games against the reference twin"]
fn fast_is_literal_over_many_games() {
    let mut rng = seeded(3);
    for _ in 0..40 {
        let mut position = any_start(&mut rng);
        while let Some(m) = any_move(&position, &mut rng) {
            agree(&position);
            position = step(&position, m);
        }
        agree(&position);
    }
    for _ in 0..4000 {
        let position = Ingenious::compose(&mut rng);
        agree(&position);
        if let Some(m) = any_move(&position, &mut rng) {
            step(&position, m);
        }
    }
}

/// Compares moves, gains, end and winners with the reference rules, and checks that the counts and text forms are
/// consistent.
fn agree(position: &Ingenious) {
    let setup = position.to_setup();
    let reference = Reference::new(&setup);
    assert_eq!(reference.to_setup(), setup);
    let key = position.key();
    let mut fast: Vec<reference::ReferenceMove> = Vec::new();
    let moves = position.legal_moves();
    assert_eq!(position.count_moves(), moves.len() as u64, "{key}");
    for &m in &moves {
        let notation = position.notation(m);
        assert_eq!(position.parse_move(&notation, None).as_ref(), Ok(&m), "{key}");
        let earned = match m {
            Move::Place { tile, cells } => position.earned(tile, cells),
            _ => Earned::default(),
        };
        fast.push(reference::ReferenceMove {
            notation,
            gain: earned.gain.map(i64::from),
            bonus: i64::from(earned.bonus),
        });
    }
    fast.sort();
    assert_eq!(fast, reference.moves(), "{key}");
    assert_eq!(position.is_over(), reference.is_over(), "{key}");
    let winners: Vec<usize> = position.winners().iter().map(Seat::index).collect();
    assert_eq!(winners, reference.winners(), "{key}");
    assert_eq!(position.payoffs().is_some(), position.is_over());
    let unseen = Tile::all()
        .map(|tile| (tile.to_string(), i64::from(position.unseen()[tile.index()])))
        .filter(|&(_, count)| count > 0)
        .collect();
    assert_eq!(reference.unseen(), unseen, "{key}");
    if position.turn() == Turn::Chance {
        assert_eq!(reference.short(), position.draw_count(), "{key}");
    }

    let read = at(&key);
    assert_eq!(&read, position);
    assert_eq!(read.hash(), position.hash());
    assert_tables_agree(&read, position);
    assert_eq!(setup.build().as_ref(), Ok(position));
}

/// Plays the move on both, compares, and takes it back.
fn step(position: &Ingenious, m: Move) -> Ingenious {
    let notation = position.notation(m);
    assert_eq!(position.parse_move(&notation, None), Ok(m));
    let mut next = position.clone();
    let undo = next.play(m);
    let reference = Reference::new(&position.to_setup()).after(&notation);
    assert_eq!(next.to_setup(), reference.to_setup(), "{position:?} {notation}");
    let played = next.clone();
    next.undo(undo);
    assert_eq!(&next, position);
    assert_eq!(next.hash(), position.hash());
    assert_eq!(next.points, position.points);
    assert_tables_agree(&next, position);
    played
}

/// Checks that all derived data are equal; in the points table only the entries of empty cells, as no others are ever
/// read.
fn assert_tables_agree(a: &Ingenious, b: &Ingenious) {
    assert_eq!(a.unseen, b.unseen);
    assert_eq!((a.unseen_total, a.face_down), (b.unseen_total, b.face_down));
    assert_eq!(a.empty, b.empty);
    assert_eq!(a.board_hash, b.board_hash);
    for cell in a.empty.iter() {
        assert_eq!(a.points[cell as usize], b.points[cell as usize], "{b:?}");
    }
}

#[test]
fn runs_add_up_to_points() {
    let mut rng = seeded(4);
    for _ in 0..200 {
        let position = Ingenious::compose(&mut rng);
        for [a, b] in Pairs::within(&position.empty).iter() {
            let colour = *choose(&mut rng, &Colour::ALL);
            let runs = position.runs(colour, a, b);
            let points: usize = runs.iter().map(|run| run.cells.len()).sum();
            assert_eq!(points as i8, position.points(colour, a));
        }
    }
}

#[test]
fn halves_of_two_colours_have_no_order() {
    let mut rng = seeded(5);
    for _ in 0..100 {
        let position = Ingenious::compose(&mut rng);
        for [a, b] in Pairs::within(&position.empty).iter() {
            let [first, second] = [0, 3].map(|i| Colour::ALL[i]);
            let tile = Tile::of(first, second);
            assert!(!position.order_matters(tile, [a, b]));
            let earned = position.earned(tile, [a, b]);
            for (c, cell) in [(first, a), (second, b)] {
                let from = position.scores(Seat::new(position.mover()))[c as usize];
                let to = position.form().advance(from, position.points(c, cell));
                assert_eq!(earned.gain[c as usize], to - from);
            }
        }
    }
}

#[test]
fn symmetries_map_moves_gains_and_winners() {
    let mut rng = seeded(6);
    for round in 0..150 {
        let mut position =
            if round % 2 == 0 { Ingenious::compose(&mut rng) } else { any_start(&mut rng) };
        for _ in 0..below(&mut rng, 20) {
            if let Some(m) = any_move(&position, &mut rng) {
                position.play(m);
            }
        }
        let symmetry = position.random_symmetry(&mut rng);
        let image = position.image(&symmetry);
        assert_eq!(image.winners(), position.winners());
        assert_eq!(image.payoffs(), position.payoffs());
        assert_eq!(setup_round(&image), image);

        let moves = position.legal_moves();
        let mut images: Vec<Move> =
            moves.iter().map(|&m| position.move_image(&symmetry, m)).collect();
        let mut expected = image.legal_moves();
        images.sort_unstable();
        expected.sort_unstable();
        assert_eq!(images, expected, "{position:?} {symmetry:?}");
        if let Some(m) = any_move(&position, &mut rng) {
            let mapped = position.move_image(&symmetry, m);
            if let (Move::Place { tile, cells }, Move::Place { tile: other, cells: others }) =
                (m, mapped)
            {
                let (own, their) = (position.earned(tile, cells), image.earned(other, others));
                assert_eq!(own.bonus, their.bonus);
                for colour in Colour::ALL {
                    let moved = symmetry.colour(colour);
                    assert_eq!(own.gain[colour as usize], their.gain[moved as usize]);
                }
            }
            let (mut a, mut b) = (position.clone(), image.clone());
            a.play(m);
            b.play(mapped);
            assert_eq!(a.image(&symmetry), b);
        }

        let back = Ingenious::inverse(&symmetry);
        assert_eq!(image.image(&back), position);
        let (canonical, onto) = position.canonical();
        assert_eq!(position.image(&onto), canonical);
        assert_eq!(image.canonical().0, canonical);
        assert_eq!(image.canonical().0.key(), canonical.key());
    }
}

#[test]
fn has_twelve_symmetries() {
    let start = Deal { form: Form::Standard, seats: 2, hidden: false }.start(&mut seeded(8));
    let images: std::collections::BTreeSet<String> =
        Symmetry::all().map(|s| start.image(&s).key()).collect();
    assert_eq!(images.len(), 12);
    for symmetry in Symmetry::all() {
        let tiles: std::collections::BTreeSet<Tile> =
            Tile::all().map(|tile| symmetry.tile(tile)).collect();
        assert_eq!(tiles.len(), KINDS);
    }
}

fn setup_round(position: &Ingenious) -> Ingenious {
    position.to_setup().build().unwrap()
}

#[test]
fn perft_stops_at_chance() {
    let mut start = at("standard|2|0|place.0|-|RB,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0");
    assert_eq!(perft::perft(&mut start, 1), 108);
    assert_eq!(perft::perft(&mut start, 2), 108);
    // With a bonus pending and two tiles, the second placement is a ply before the draw.
    let mut bonus = at("standard|2|0|place.2|-|RRGG,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0");
    let mut lines = 0;
    for text in notations(&bonus) {
        lines += after(&bonus, &[&text]).count_moves();
    }
    assert_eq!(perft::perft(&mut bonus, 2), lines);
}

#[test]
fn deals_depend_on_the_seed_alone() {
    let deal =
        |seed, hidden| Deal { form: Form::Standard, seats: 3, hidden }.start(&mut seeded(seed));
    assert_eq!(deal(7, false), deal(7, false));
    assert_ne!(deal(7, false), deal(8, false));
    let hidden = deal(7, true);
    assert_eq!(hidden.rack(Seat::FIRST), deal(7, false).rack(Seat::FIRST));
    assert_eq!(hidden.rack(Seat::SECOND).to_string(), "????????????");
    assert_eq!(hidden.bag(), TILES - 18);
    for form in Form::ALL {
        for seats in form.seats() {
            let start = Deal { form, seats, hidden: false }.start(&mut seeded(1));
            assert_eq!(setup_round(&start), start);
            assert_eq!(start.rack(Seat::FIRST).len(), form.rack_size());
        }
    }
}

#[test]
fn a_seeded_draw_draws_what_is_unseen() {
    let waiting = at("standard|2|0|draw.0|RB@0,-4/1,-4|??,GG|1.0.0.0.0.0,0.0.0.0.0.0|1,0");
    let draw = |seed| waiting.parse_move("+", Some(&mut seeded(seed))).unwrap();
    assert_eq!(draw(1), draw(1));
    assert_ne!(draw(1), draw(2));
    let text = waiting.notation(draw(1));
    assert_eq!(waiting.parse_move(&text, None), Ok(draw(1)));
    // Every kind is drawn about as often as it is unseen.
    let mut seen = [0u32; KINDS];
    for seed in 0..2000 {
        if let Move::Draw(drawn) = draw(seed) {
            assert!(!drawn.has_face_down());
            drawn.known().for_each(|tile| seen[tile.index()] += 1);
        }
    }
    let drawn: u32 = seen.iter().sum();
    let unseen: u32 = waiting.unseen().iter().map(|&n| u32::from(n)).sum();
    for tile in Tile::all() {
        let expected = drawn * u32::from(waiting.unseen()[tile.index()]) / unseen;
        assert!(
            seen[tile.index()].abs_diff(expected) < expected / 4,
            "{tile}: {} of {expected}",
            seen[tile.index()]
        );
    }
}

#[test]
fn random_games_end_in_every_form() {
    let mut rng = seeded(9);
    for form in Form::ALL {
        for seats in form.seats() {
            for hidden in [false, true] {
                let start = Deal { form, seats, hidden }.start(&mut rng);
                for _ in 0..20 {
                    let mut end = start.clone();
                    end.play_out(&mut rng);
                    assert_eq!(end.turn(), Turn::Over);
                    assert_eq!(setup_round(&end), end);
                }
            }
        }
    }
    // Also from any other position.
    for _ in 0..200 {
        let mut end = Ingenious::compose(&mut rng);
        end.play_out(&mut rng);
        assert!(end.is_over());
    }
}

#[test]
fn random_placements_are_legal() {
    let mut rng = seeded(10);
    for _ in 0..200 {
        let position = Ingenious::compose(&mut rng);
        let moves = position.legal_moves();
        match position.random_placement(&mut rng) {
            Some(m) => assert!(moves.contains(&m)),
            None => assert!(position.phase() != Phase::Place || position.is_over()),
        }
    }
}

#[test]
fn payoffs_order_the_seats_as_the_rules_do() {
    let mut rng = seeded(11);
    let mut finished = 0;
    while finished < 60 {
        let mut end = Ingenious::compose(&mut rng);
        if !end.is_over() {
            end.play_out(&mut rng);
        }
        finished += 1;
        let payoffs = end.payoffs().unwrap();
        let best = payoffs.iter().max();
        let winners: Vec<bool> =
            (0..end.seats()).map(|seat| end.winners().contains(Seat::new(seat))).collect();
        let leaders: Vec<bool> = payoffs.iter().map(|p| Some(p) == best).collect();
        assert_eq!(winners, leaders);
        for standing in end.standings() {
            let seat = standing.seat.index();
            assert_eq!(standing.rank == 1, winners[seat]);
            for other in 0..end.seats() {
                let (a, b) = (standing.sorted, end.standings()[other].sorted);
                if end.form() != Form::Duel {
                    assert_eq!(a.cmp(&b), payoffs[seat].cmp(&payoffs[other]));
                }
            }
        }
    }
}

/// Searches treat worlds with the same fingerprint as equal.
#[test]
fn boards_that_differ_have_different_fingerprints() {
    let mut rng = seeded(31);
    let mut compared = 0;
    for seed in 0..60 {
        let world = Ingenious::compose(&mut rng).sample(&mut stream(seed, 0));
        let moves = world.legal_moves();
        let mut met: HashMap<u128, World> = HashMap::new();
        for &m in &moves {
            let next = world.played(m);
            compared += 1;
            if let Some(other) = met.insert(next.fingerprint(), next.clone()) {
                assert_eq!(other.position().colours, next.position().colours);
            }
        }
    }
    assert!(compared > 1000);
}

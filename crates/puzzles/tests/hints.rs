//! First hints: they speak of the position, not only of its type.

use std::collections::HashMap;

use tessera_puzzles::PuzzleGame;
use tessera_puzzles::library::Library;
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::Record;
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// Puzzles of a type that are compared.
const SAMPLE: usize = 60;

/// The first hint of a puzzle of this type in a position with this solution.
fn look<G: PuzzleGame>(kind: &str, key: &str, m: &str) -> String {
    let position = G::from_key(key).expect(key);
    let kind = G::KINDS.iter().position(|card| card.id == kind);
    let m = position.parse_move(m, None).expect(m);
    let [look, _] = position.hints(kind.expect("a type"), m);
    look.to_string()
}

#[test]
fn names_the_row_that_matters_in_themisto() {
    for (kind, key, m, hint) in [
        (
            "win-in-1",
            "8/w7/1wwww3/b7/b7/w7/8/8 0 - - -",
            "a5-a6",
            "A move without capture wins at once, with a white row on rank 6.",
        ),
        (
            "win-in-1",
            "b7/w7/w7/w7/8/1wwbw3/8/8 1 - - -",
            "b3-a4x",
            "A capture wins at once, with a black row on file a.",
        ),
        (
            "win-in-3",
            "3w4/1wb1bb1b/8/8/8/w1w5/8/8 1 - - -",
            "d8-d7",
            "Look for a move that threatens to win on 2 cells at once, on one of them with a black row on rank 7.",
        ),
        (
            "win-in-4",
            "8/b7/b7/7w/www5/ww6/8/8 1 - - -",
            "h5-a5",
            "One threat is enough here, if every answer to it costs too much. Aim for a black row on file a.",
        ),
        (
            "win-in-2",
            "8/4wb2/4w3/3wwwwb/2w5/1b6/8/8 0 - - -",
            "h5-g6",
            "The opponent threatens to complete a black row on rank 5.",
        ),
        (
            "zugzwang",
            "8/7b/6bb/6bw/6bb/5bbb/8/8 1 - - -",
            "h7-g7",
            "You are not threatened, but have to move. Beware of the black row on file g that the opponent can complete \
             after a wrong move.",
        ),
        (
            "zugzwang",
            "b7/bb6/bb6/wb6/bb6/8/8/8 1 - - -",
            "b4-a3x",
            "You are not threatened, but have to move. The right move takes a disc out of the row on file b and costs \
             a turn; the others cost more.",
        ),
        (
            "paid-defence",
            "8/8/2w5/www5/wbbbw3/8/8/8 1 - - -",
            "d4-d5",
            "Every move that keeps your turn loses. Take a disc out of the row on rank 4: after that, even two turns \
             in a row do not help the opponent.",
        ),
        (
            "forced-penalty",
            "8/8/bb6/bb6/wb6/b1b5/w7/8 1 - - -",
            "a2-b3",
            "Threaten nothing. Leave the opponent no safe move, so that it has to take a disc out of a row, such as \
             the one on file b.",
        ),
        (
            "save-the-draw",
            "8/w7/8/8/8/8/8/bwwwb3 1 - - -",
            "a7-a2",
            "One move draws, and every other loses. Beware of the black row from a1 to e1 that the opponent can \
             complete after a wrong move.",
        ),
    ] {
        assert_eq!(look::<Themisto>(kind, key, m), hint);
    }
}

#[test]
fn names_tiles_and_scores_in_octopus() {
    for (kind, key, m, hint) in [
        (
            "biggest-score",
            "B6@1,4;B2@1,3;N5@0,2;N6@1,2;R6@0,1;B5@1,1;R5@2,1;G6@0,0;G2@1,0|G5N2|0|0|1",
            "G5@2,0",
            "The right placement scores 5, in 3 directions. One of its runs ends at the green 6.",
        ),
        (
            "best-placement",
            "K1@1,2;Y5@0,1;K2@1,1;P1@2,1;P5@0,0;P2@1,0|Y2P4,K5|0,0|0|1",
            "Y2@0,2",
            "The opponent's black 5 can score 4 on one cell. Do not leave it that cell.",
        ),
        (
            "best-line",
            "N3@0,0;N5@1,0;Y5@-2,-1;Y2@-1,-1;G2@0,-1|Y3G3G6|0|0|1",
            "G3@-1,0",
            "Do not take the best score, 3, yet. First prepare a cell on which your yellow 3 scores 4.",
        ),
        (
            "best-line",
            "K6@-1,1;K2@0,1;G5@1,1;Y2@2,1;G2@0,0;Y5@1,0;O2@2,0|G6C6|0|0|1",
            "C6@-1,0",
            "Do not take the best score, 2, yet. First prepare a cell on which your other tile scores 4. One of the \
             runs through that cell ends at the black 6.",
        ),
        (
            "best-line",
            "B5@-1,2;N1@0,2;K5@0,1;R1@1,1;R6@0,0;G1@0,-1|R5G5N5|0|0|1",
            "N5@-1,1",
            "Do not begin with the red 5, though it would score 4 now.",
        ),
        (
            "eight-tiles",
            "P1@0,2;P5@0,1;B1@0,0;W1@1,0|G1G1W5W5,G4G4C1C1|0,2|0|2",
            "W5@1,1",
            "Prepare two cells at once on which your white 5 scores 4 or more: the opponent can take only one of them.",
        ),
    ] {
        assert_eq!(look::<Octopus>(kind, key, m), hint);
    }
}

#[test]
fn names_colours_and_scores_in_ingenious() {
    for (kind, key, m, hint) in [
        (
            "earn-a-bonus",
            "standard|2|0|place.0|YG@1,0/2,0;YP@1,1/0,1;GG@3,1/4,1;OY@1,2/1,3;BP@2,2/2,1|OBBP,????????????|\
             7.3.5.8.3.17,14.10.5.7.2.4|2,3",
            "BP@4,0/3,0",
            "Bring purple to 18: it needs 1 more, and then you place another tile.",
        ),
        (
            "all-six",
            "standard|2|0|place.0|RP@3,1/3,0;RO@4,1/4,0;RB@0,2/1,1;RB@1,2/2,1;RB@3,2/2,2|RBBB,????????????|\
             16.18.18.18.11.18,13.4.10.9.3.5|2,3",
            "RB@-1,2/0,1",
            "First bring red to 18. Keep for the next tile the colours that it can finish alone.",
        ),
        (
            "two-placements",
            "standard|2|0|place.2|YP@2,1/2,0;YY@3,1/2,2;PP@1,2/1,3;YP@1,4/2,3|RRRG,????????????|0.8.8.5.9.7,6.8.3.9.14.8\
             |2,2",
            "RR@1,-5/2,-5",
            "First place a tile that gives your next one points: look at red.",
        ),
    ] {
        assert_eq!(look::<Ingenious>(kind, key, m), hint);
    }
}

#[test]
fn counts_discs_and_replies_in_nebuchadnezzar() {
    for (kind, key, m, hint) in [
        (
            "annihilate-in-1",
            "bbbbbb/bb3b/bbbbbw/bbbbbb/bbbbbb/bbbbbb b b 33 p",
            "xf4-f4",
            "Look around file f for the capture that leaves the opponent without a disc: more than half of its walls \
             must be yours, and here you own 4 of 4.",
        ),
        (
            "annihilate-in-2",
            "bbb1bb/bbwwwb/bbwwwb/bbwwwb/bbwwwb/bbbbbb b b 35 p",
            "d6",
            "Do not capture yet. Place a disc that leaves the opponent 4 moves. If it could pass, you could then \
             capture 12.",
        ),
        (
            "only-capture",
            "wwwwww/wwbbbb/wwbbbb/wwbbbb/wwbbbb/2wwww b b 34 p",
            "xa3-b5",
            "The opponent threatens to take all your discs at once, from c2 to f5. Change its walls, or keep a disc \
             elsewhere.",
        ),
        (
            "only-placement",
            "wwwwww/wwwbbb/wwwbbb/w3bb/wwwbbb/wwwbbb b b 33 p",
            "c3",
            "A capture does not help, but one of your 3 placements does. After it, the opponent can capture at most 3 \
             discs at once. After a wrong move it can capture up to 6.",
        ),
    ] {
        assert_eq!(look::<Nebuchadnezzar>(kind, key, m), hint);
    }
}

#[test]
fn names_the_tiles_of_both_in_temple() {
    for (kind, key, m, hint) in [
        (
            "last-tiles",
            "F0,0=W2;W1,1S=Y5;W0,0E=Y3;W0,0S=R6|R2R3,Y4Y6|R,Y|0|revised",
            "T1,0=R3",
            "You still hold red 2 and 3, the opponent yellow 4 and 6. See who is done first, and whose tiles still find a \
             place.",
        ),
        (
            "squeeze",
            "F1,1=G6;F-1,0=R4;F0,0=O2;F1,0=R6|G2G3G4,R2R5|G,R|0|published",
            "F0,1=G3",
            "Threaten nothing. The opponent holds red 2 and 5 of the colour it has begun: look for a move after which each of \
             its moves takes away its own places, or opens one for you.",
        ),
    ] {
        assert_eq!(look::<Temple>(kind, key, m), hint);
    }
}

/// Compares the first hints of puzzles of each type of a game.
fn differ<G: PuzzleGame>(library: &str) {
    let library = Library::read::<G>(library).expect("a library");
    let records = library.entries().iter().map(|entry| entry.record::<G>().expect("a record"));
    let mut of_kind: Vec<Vec<Record<G>>> = G::KINDS.iter().map(|_| Vec::new()).collect();
    for record in records {
        if of_kind[record.kind].len() < SAMPLE {
            of_kind[record.kind].push(record);
        }
    }
    for (kind, records) in of_kind.into_iter().enumerate() {
        let mut counts: HashMap<String, usize> = HashMap::new();
        let all = records.len();
        for record in records {
            let puzzle = Puzzle::of(record, &mut proof_budget()).expect("a puzzle");
            let (position, first) = (&puzzle.position, puzzle.solution.line[0]);
            for (level, hint) in position.hints(kind, first).into_iter().enumerate() {
                let hint = hint.to_string();
                assert!(!hint.contains(&position.notation(first)), "{hint}");
                if level == 0 {
                    *counts.entry(hint).or_default() += 1;
                }
            }
        }
        let most = counts.into_iter().max_by_key(|(_, count)| *count);
        let (hint, count) = most.expect("puzzles");
        assert!(3 * count < all, "{count} of {all}: {hint}");
    }
}

#[test]
fn no_first_hint_serves_a_third_of_the_puzzles_of_a_type() {
    differ::<Octopus>(include_str!("../library/octopus.txt"));
    differ::<Themisto>(include_str!("../library/themisto.txt"));
    differ::<Ingenious>(include_str!("../library/ingenious.txt"));
    differ::<Nebuchadnezzar>(include_str!("../library/nebuchadnezzar.txt"));
    differ::<Temple>(include_str!("../library/temple.txt"));
}

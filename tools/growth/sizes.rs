//! Positions of a given size, a few of each, with everything else alike as far as the rules allow.

use rand::Rng;
use tessera_rules::game::random::{chance, choose, seeded, shuffle};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{Deal, Form, Ingenious, Move, Phase};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::{self, Octopus};
use tessera_rules::temple::{self, Colour, Edition, Temple};
use tessera_rules::themisto::{self, Board, Cell, Themisto, cells};

/// Positions of each size.
const COUNT: u64 = 6;

/// So many tiles on the table, ten different ones in each of two hands.
pub fn octopus(tiles: usize) -> Vec<Octopus> {
    (0..COUNT)
        .map(|seed| {
            let mut rng = seeded(seed);
            let mut set: Vec<octopus::Tile> = octopus::Tile::all().collect();
            shuffle(&mut rng, &mut set);
            // The hands come out of the first set, the table out of what is left of both.
            let hands = vec![set[..10].to_vec(), set[10..20].to_vec()];
            let mut rest = set[20..].to_vec();
            rest.extend(octopus::Tile::all());
            shuffle(&mut rng, &mut rest);
            let alone = octopus::Setup {
                sets: 2,
                to_move: 0,
                board: vec![],
                hands: vec![rest[..tiles].to_vec()],
                scores: vec![0],
            };
            let start = alone.position().expect("a solo position");
            let mut setup = play(start, tiles, &mut rng).to_setup();
            setup.hands = hands;
            setup.scores = vec![0, 0];
            setup.to_move = 0;
            setup.position().expect("a position of two seats")
        })
        .collect()
}

/// So many discs, no three of a colour in a row, no win at once.
pub fn themisto(discs: usize) -> Vec<Themisto> {
    let mut rng = seeded(1);
    let mut found = Vec::new();
    while (found.len() as u64) < COUNT {
        let mut cells: Vec<Cell> = cells(!0).collect();
        shuffle(&mut rng, &mut cells);
        let mut board = Board::EMPTY;
        for cell in &cells[..discs] {
            let black = u64::from(chance(&mut rng, 1, 2)) << cell.index();
            let with =
                |black: u64| Board::new(board.occupied() | cell.bit(), board.black() | black);
            board = match with(black) {
                first if first.rows(3).is_empty() => first,
                _ => with(cell.bit() ^ black),
            };
        }
        let setup = themisto::Setup {
            board,
            to_move: 0,
            skip: false,
            winner: None,
            previous: None,
        };
        let position = Themisto::from_setup(&setup).expect("a position");
        let quiet = board.rows(3).is_empty() && !position.has_win();
        if quiet && position.turn() != Turn::Over {
            found.push(position);
        }
    }
    found
}

/// A third of the tiles that the form's board takes, racks open.
pub fn ingenious(seats: usize) -> Vec<Ingenious> {
    let tiles = [14, 20, 27][seats - 2];
    (0..COUNT)
        .map(|seed| {
            let mut rng = seeded(seed);
            let deal = Deal {
                form: Form::Standard,
                seats,
                hidden: false,
            };
            let mut position = deal.start(&mut rng);
            while position.tiles().count() < tiles || position.phase() != Phase::Place {
                let m = match position.turn() {
                    Turn::Chance => Move::Draw(position.random_draw(&mut rng)),
                    _ => position.random_placement(&mut rng).unwrap_or(Move::Keep),
                };
                position.play(m);
            }
            position
        })
        .collect()
}

/// Half of the cells' number played at random.
pub fn nebuchadnezzar(side: usize) -> Vec<Nebuchadnezzar> {
    let start = || Nebuchadnezzar::empty(side as u8, false).expect("such a board exists");
    open_games(side * side / 2, start)
}

/// About so many tiles on the table, two whole colours in each hand.
pub fn temple(tiles: usize) -> Vec<Temple> {
    let whole = |colours: std::ops::Range<usize>| -> Vec<temple::Tile> {
        colours
            .flat_map(|c| (1..=6).map(move |v| temple::Tile::new(Colour::new(c), v)))
            .collect()
    };
    let mut rng = seeded(1);
    let mut found = Vec::new();
    while (found.len() as u64) < COUNT {
        let setup = temple::Setup {
            edition: Edition::Published,
            to_move: 0,
            table: vec![],
            hands: [whole(0..3), whole(3..6)],
            active: [None, None],
        };
        let mut position = Temple::from_setup(&setup).expect("an empty table");
        while position.table().len() < tiles && !position.is_over() {
            position = play(position, 1, &mut rng);
        }
        let mut setup = position.to_setup();
        setup.hands = [whole(6..8), whole(8..10)];
        setup.active = [None, None];
        setup.to_move = 0;
        let position = Temple::from_setup(&setup).expect("a position");
        if position.table().len() >= tiles && position.turn() == Turn::Seat(Seat::FIRST) {
            found.push(position);
        }
    }
    found
}

/// Games that are open after so many random plies.
fn open_games<G: Game>(plies: usize, start: impl Fn() -> G) -> Vec<G> {
    let mut rng = seeded(1);
    let mut found = Vec::new();
    while (found.len() as u64) < COUNT {
        let position = play(start(), plies, &mut rng);
        if !position.is_over() {
            found.push(position);
        }
    }
    found
}

fn play<G: Game>(mut position: G, plies: usize, rng: &mut impl Rng) -> G {
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        position.moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        position.play(*choose(rng, &moves));
    }
    position
}

//! Positions of Ingenious.

use super::coder::Coder;
use super::position_code::PositionCode;
use tessera_rules::game::Fault;
use tessera_rules::ingenious::{
    COLOURS, Cell, Colour, Form, Ingenious, KINDS, MAX_SEATS, Phase, PlacedTile, Setup, Tile,
    printed,
};

/// The ways from a cell to cells that follow it by row, then by column: east, south-west, south-east.
const FORWARD: [(i64, i64); 3] = [(1, 0), (-1, 1), (0, 1)];

impl PositionCode for Ingenious {
    const GAME: &'static str = "ingenious";

    fn write_position(&self, coder: &mut Coder) {
        code(coder, &self.to_setup());
    }

    fn read_position(coder: &mut Coder) -> Result<Ingenious, Fault> {
        let blank = Setup {
            form: Form::Standard,
            seats: 2,
            to_move: 0,
            phase: Phase::Place,
            bonus: 0,
            board: Vec::new(),
            racks: Vec::new(),
            scores: Vec::new(),
            placed: Vec::new(),
        };
        code(coder, &blank).build()
    }
}

fn code(coder: &mut Coder, given: &Setup) -> Setup {
    let form = Form::ALL.iter().position(|&form| form == given.form);
    let form = Form::ALL[coder.choose(form.unwrap_or(0), &[12, 2, 1, 1])];
    let (fewest, most) = (*form.seats().start(), *form.seats().end());
    let seats = (given.seats as usize).saturating_sub(fewest);
    let seats = fewest + coder.choose(seats, &[8, 1, 1][..=most - fewest]);
    let phase = Phase::ALL.iter().position(|&phase| phase == given.phase);
    let phase = Phase::ALL[coder.choose(phase.unwrap_or(0), &[12, 1, 1, 1])];
    let bonus = match phase {
        Phase::Place if form != Form::Solo => {
            coder.choose(given.bonus as usize, &[16, 4, 4, 1, 1, 1, 1]) as i64
        }
        _ => 0,
    };
    let to_move = coder.below(given.to_move as u32, seats as u32).into();

    let mut left: [u32; KINDS] = [0; KINDS];
    for tile in Tile::all() {
        left[tile.index()] = tile.copies().into();
    }
    let board = code_board(coder, &given.board, form.radius(seats), &mut left);
    let mut odds = RackOdds::of(form.rack_size());
    let racks = (0..seats)
        .map(|seat| {
            let own = given.racks.get(seat).map_or(&[][..], Vec::as_slice);
            code_rack(coder, own, &mut odds, &mut left)
        })
        .collect();
    let scores = code_scores(coder, &given.scores, form, seats);
    let mut rest = board.len() as i32;
    let placed = (0..seats)
        .map(|seat| {
            let likely = rest / (seats - seat) as i32;
            let own = given.placed.get(seat).map_or(0, |&own| own as i32);
            // The rest is the last seat's.
            let own = match seats - seat {
                1 => rest,
                _ => likely.saturating_add(coder.signed(own.saturating_sub(likely))),
            };
            rest = rest.saturating_sub(own);
            own.into()
        })
        .collect();
    Setup { form, seats: seats as i64, to_move, phase, bonus, board, racks, scores, placed }
}

/// The tiles by their first cells.
fn code_board(
    coder: &mut Coder,
    given: &[PlacedTile],
    radius: u8,
    left: &mut [u32; KINDS],
) -> Vec<PlacedTile> {
    let is_free = |q: i64, r: i64| {
        let cell = Cell::at(q, r).filter(|cell| cell.radius() <= radius);
        cell.is_some_and(|cell| printed(cell).is_none())
    };
    let mut covered: Vec<[i64; 2]> = Vec::new();
    let mut board = Vec::new();
    // An empty cell, or the way to the tile's other half; by whether the last cell was empty.
    let mut odds = [[16; 4], [32, 16, 16, 16]];
    let mut was_empty = 0;
    let mut surface = Surface { colours: Vec::new(), pairs: 32, alike: 8 };
    let reach = i64::from(radius);
    for (r, q) in (-reach..=reach).flat_map(|r| (-reach..=reach).map(move |q| (r, q))) {
        if !is_free(q, r) || covered.contains(&[q, r]) {
            continue;
        }
        let own = given.iter().find(|placed| placed.cells.contains(&[q, r]));
        let ways = FORWARD.map(|(dq, dr)| [q + dq, r + dr]);
        let way = own.and_then(|own| ways.iter().position(|cell| own.cells.contains(cell)));
        let mut weights = odds[was_empty];
        for (way, &[u, v]) in ways.iter().enumerate() {
            if !is_free(u, v) || covered.contains(&[u, v]) {
                weights[way + 1] = 0;
            }
        }
        let way = coder.choose(way.map_or(0, |way| way + 1), &weights);
        odds[was_empty][way] += 16;
        was_empty = usize::from(way == 0);
        let Some(&other) = way.checked_sub(1).map(|way| &ways[way]) else {
            continue;
        };
        covered.push(other);
        let colours = own.map_or([0; 2], |own| {
            let halves = own.tile.halves().map(|colour| colour as usize);
            if own.cells[0] == other { [halves[1], halves[0]] } else { halves }
        });
        let colours = code_colours(coder, colours, [[q, r], other], left, &mut surface);
        let tile = Tile::of(Colour::ALL[colours[0]], Colour::ALL[colours[1]]);
        left[tile.index()] = left[tile.index()].saturating_sub(1);
        let mut cells = [[q, r], other];
        if colours[0] > colours[1] {
            cells.reverse();
        }
        board.push(PlacedTile { tile, cells });
    }
    board
}

/// The colours on the board so far.
struct Surface {
    colours: Vec<([i64; 2], usize)>,
    /// Number of pairs of neighbours.
    pairs: u32,
    /// Number of these of one colour.
    alike: u32,
}

/// The colours of a tile's halves on two cells.
fn code_colours(
    coder: &mut Coder,
    given: [usize; 2],
    cells: [[i64; 2]; 2],
    left: &[u32; KINDS],
    surface: &mut Surface,
) -> [usize; 2] {
    let around = cells.map(|[q, r]| {
        let mut counts = [0; COLOURS];
        for (dq, dr) in FORWARD.into_iter().flat_map(|(dq, dr)| [(dq, dr), (-dq, -dr)]) {
            let cell = [q + dq, r + dr];
            let printed = Cell::at(cell[0], cell[1]).and_then(printed);
            let placed = surface.colours.iter().find(|(own, _)| *own == cell);
            if let Some(colour) = printed.map(|own| own as usize).or(placed.map(|own| own.1)) {
                counts[colour] += 1;
            }
        }
        counts
    });
    // A colour's weight is multiplied by `gain` sixteenths for each neighbour of that colour: people place tiles
    // to score.
    let gain = (80 * surface.alike / (surface.pairs - surface.alike)).clamp(8, 64);
    let likely = |count: u32| (0..count.min(3)).fold(32, |weight, _| weight * gain / 16);
    let weights: [u32; COLOURS * COLOURS] = std::array::from_fn(|pair| {
        let (a, b) = (pair / COLOURS, pair % COLOURS);
        let own = left[Tile::of(Colour::ALL[a], Colour::ALL[b]).index()];
        let own = if a == b { 2 * own } else { own };
        own * likely(around[0][a]) * likely(around[1][b])
    });
    let pair = coder.choose(given[0] * COLOURS + given[1], &weights);
    let colours = [pair / COLOURS, pair % COLOURS];
    for half in 0..2 {
        surface.pairs += around[half].iter().sum::<u32>();
        surface.alike += around[half][colours[half]];
        surface.colours.push((cells[half], colours[half]));
    }
    colours
}

/// Adaptive weights of all racks: of their sizes, and of none, all or some of their tiles lying face down.
struct RackOdds {
    sizes: Vec<u32>,
    down: [u32; 3],
}

impl RackOdds {
    fn of(size: usize) -> RackOdds {
        let mut sizes = vec![4; size + 1];
        sizes[size] = 12;
        RackOdds { sizes, down: [32, 24, 2] }
    }
}

fn code_rack(
    coder: &mut Coder,
    given: &[Option<Tile>],
    odds: &mut RackOdds,
    left: &mut [u32; KINDS],
) -> Vec<Option<Tile>> {
    let size = coder.adapt(given.len(), &mut odds.sizes);
    let down = given.iter().filter(|place| place.is_none()).count();
    let share = match down {
        0 => 0,
        down if down == given.len() => 1,
        _ => 2,
    };
    let down = match coder.adapt(share, &mut odds.down) {
        0 => 0,
        1 => size,
        _ => coder.below(down as u32, size as u32 + 1) as usize,
    };
    let mut own = [0; KINDS];
    for tile in given.iter().flatten() {
        own[tile.index()] += 1;
    }
    let taken = coder.multiset(&own, left, &[1; KINDS], (size - down) as u32);
    let mut rack = Vec::with_capacity(size);
    for (tile, count) in Tile::all().zip(taken) {
        left[tile.index()] -= count;
        rack.extend((0..count).map(|_| Some(tile)));
    }
    rack.extend((0..down).map(|_| None));
    rack
}

/// Scores by seat. Partners have the same scores; in a duel, the second seat has the negated scores of the first.
fn code_scores(
    coder: &mut Coder,
    given: &[[i64; COLOURS]],
    form: Form,
    seats: usize,
) -> Vec<[i64; COLOURS]> {
    let (low, high) = (i64::from(*form.track().start()), i64::from(*form.track().end()));
    // Scores close to earlier ones cost less.
    let mut weights = vec![8; (high - low + 1) as usize];
    let mut scores: Vec<[i64; COLOURS]> = Vec::with_capacity(MAX_SEATS);
    for seat in 0..seats {
        scores.push(match form {
            Form::Team if seat >= 2 => scores[seat - 2],
            Form::Duel if seat >= 1 => scores[seat - 1].map(|score| -score),
            _ => std::array::from_fn(|colour| {
                let own = given.get(seat).map_or(0, |own| own[colour] - low);
                let own = coder.choose(own as usize, &weights);
                for (at, weight) in weights.iter_mut().enumerate() {
                    *weight += 16 >> own.abs_diff(at).min(5);
                }
                own as i64 + low
            }),
        });
    }
    scores
}

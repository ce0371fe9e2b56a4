//! Random consistent positions of all forms.

use rand_chacha::ChaCha8Rng;

use super::board::Pairs;
use super::{Form, Ingenious, MAX_SEATS, Phase, Rack, Tile};
use crate::game::Compose;
use crate::game::random::{below, chance, choose, shuffle};

impl Compose for Ingenious {
    /// Returns a random form and board, from empty to full; racks of any sizes, with known and face-down places; scores
    /// of one of several characters (low, near the stops, near the win); any phase that fits.
    fn compose(rng: &mut ChaCha8Rng) -> Ingenious {
        let form = *choose(rng, &Form::ALL);
        let counts: Vec<usize> = form.seats().collect();
        let seats = *choose(rng, &counts);
        let mut position = Ingenious::bare(form, seats);
        let mut bag: Vec<Tile> = Tile::all()
            .flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.copies())))
            .collect();
        shuffle(rng, &mut bag);
        fill_board(&mut position, &mut bag, rng);
        fill_racks(&mut position, &mut bag, rng);
        fill_scores(&mut position, rng);
        position.due.to_move = below(rng, seats as u32) as u8;
        position.derive();
        choose_phase(&mut position, rng);
        position
    }
}

fn fill_board(position: &mut Ingenious, bag: &mut Vec<Tile>, rng: &mut ChaCha8Rng) {
    let seats = u32::from(position.seats);
    let wanted = match below(rng, 8) {
        0 => 0,
        1 => u32::MAX,
        2 | 3 => below(rng, 8),
        _ => below(rng, 80),
    };
    for _ in 0..wanted {
        let pairs: Vec<_> = Pairs::within(&position.empty).iter().collect();
        if pairs.is_empty() {
            break;
        }
        let mut cells = *choose(rng, &pairs);
        let Some(tile) = bag.pop() else { break };
        if chance(rng, 1, 2) {
            cells.swap(0, 1);
        }
        position.put_tile(tile, cells);
        position.placed[below(rng, seats) as usize] += 1;
    }
}

fn fill_racks(position: &mut Ingenious, bag: &mut Vec<Tile>, rng: &mut ChaCha8Rng) {
    let size = position.form.rack_size() as u32;
    // In play, face-down places usually fill a whole rack.
    let style = below(rng, 3);
    for seat in 0..usize::from(position.seats) {
        let len = if chance(rng, 1, 2) { size } else { 1 + below(rng, size) };
        let down = chance(rng, 1, 2);
        let places = (0..len).map(|_| {
            let hidden = match style {
                0 => false,
                1 => down,
                _ => chance(rng, 1, 2),
            };
            bag.pop().filter(|_| !hidden)
        });
        position.racks[seat] = Rack::new(places).unwrap_or(Rack::EMPTY);
    }
}

fn fill_scores(position: &mut Ingenious, rng: &mut ChaCha8Rng) {
    let track = position.form.track();
    let (low, high) = (i32::from(*track.start()), i32::from(*track.end()));
    let style = below(rng, 5);
    let mut scores = [[0i8; super::COLOURS]; MAX_SEATS];
    for score in scores.iter_mut().flatten() {
        *score = match style {
            0 => below(rng, 4) as i32,
            1 => high - below(rng, 4) as i32,
            2 => high / 2 + 3 - below(rng, 7) as i32,
            3 if chance(rng, 3, 4) => high,
            _ => low + below(rng, (high - low + 1) as u32) as i32,
        } as i8;
    }
    match position.form {
        Form::Standard | Form::Solo => {}
        Form::Team => (scores[2], scores[3]) = (scores[0], scores[1]),
        Form::Duel => scores[1] = scores[0].map(|score| -score),
    }
    for (seat, scores) in scores.into_iter().enumerate() {
        if seat < usize::from(position.seats) {
            position.scores[seat] = scores;
        }
    }
}

/// Chooses any phase that ING-13 allows in the position.
fn choose_phase(position: &mut Ingenious, rng: &mut ChaCha8Rng) {
    let solo = position.form == Form::Solo;
    let seat = position.mover();
    if chance(rng, 1, 4) {
        // A rack before its refill.
        let kept = if solo { 0 } else { below(rng, 6) as usize };
        let rack = position.racks[seat];
        let places: Vec<_> = rack.places().take(kept).collect();
        position.racks[seat] = Rack::new(places).unwrap_or(Rack::EMPTY);
        position.derive();
        position.due.phase = Phase::Draw;
        return;
    }
    if position.may_exchange() && chance(rng, 2, 3) {
        position.due.phase = *choose(rng, &[Phase::Exchange, Phase::Redraw]);
        return;
    }
    if !solo && chance(rng, 1, 4) {
        position.due.bonus = 1 + below(rng, 6) as u8;
    }
}

//! Small tables, drawn at random: some legal moves from a lone floor, and hands of few tiles.

use rand_chacha::ChaCha8Rng;

use tessera_rules::game::random::{below, chance, choose, shuffle};
use tessera_rules::game::{Game, Position};
use tessera_rules::temple::{
    COLOURS, Colour, Edition, Move, MoveType, Placed, Setup, SlotKind, SlotText, Temple, Tile,
    VALUES,
};

/// Lowest and highest value of the tile on the table before the first move. A 1 would take any tile next to it.
const FIRST_VALUES: (u8, u8) = (2, 5);

/// Parameters of the random positions.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    /// Fewest tiles on the table.
    pub(super) placed: u32,
    /// Most tiles on the table beyond `placed`; the last move may exceed this.
    pub(super) more: u32,
    /// Tiles of the active colour in hand, the solver's and the opponent's, at most.
    pub(super) held: [u32; 2],
    /// Whole colours in hand, the solver's and the opponent's.
    pub(super) whole: [u32; 2],
}

/// A table with full hands, from which positions are made by taking tiles out of the game.
pub(super) fn table(style: &Style, rng: &mut ChaCha8Rng) -> Option<Temple> {
    let mut colours: Vec<Colour> = Colour::all().collect();
    shuffle(rng, &mut colours);
    let (lowest, highest) = FIRST_VALUES;
    let value = lowest + below(rng, u32::from(highest - lowest) + 1) as u8;
    let first = Tile::new(colours[0], value);
    let whole = |colours: &[Colour]| -> Vec<Tile> {
        let of = |&colour: &Colour| (1..=VALUES as u8).map(move |value| Tile::new(colour, value));
        colours.iter().flat_map(of).collect()
    };
    let floor = SlotText { kind: SlotKind::Floor, x: 0, y: 0 };
    let setup = Setup {
        edition: if chance(rng, 1, 5) { Edition::Revised } else { Edition::Published },
        to_move: i64::from(below(rng, 2)),
        table: vec![(floor, first)],
        hands: [whole(&colours[1..COLOURS / 2 + 1]), whole(&colours[COLOURS / 2 + 1..])],
        active: [None; 2],
    };
    let mut game = Temple::from_setup(&setup).ok()?;
    let wanted = style.placed + below(rng, style.more + 1);
    let favourite = *choose(rng, &FAVOURITES);
    let mut list = Vec::new();
    while game_tiles(&game) < wanted {
        list.clear();
        game.distinct_moves(&mut list);
        if list.is_empty() {
            return None;
        }
        let m = next_move(&game, &list, favourite, rng);
        game.play(m);
    }
    (!game.is_over()).then_some(game)
}

/// Tiles on the table.
fn game_tiles(game: &Temple) -> u32 {
    game.table().len() as u32
}

/// Types of moves that are preferred on some tables, to get walls and roofs.
const FAVOURITES: [MoveType; 6] = [
    MoveType::Floor,
    MoveType::CornerWall,
    MoveType::SingleWall,
    MoveType::Tunnel,
    MoveType::SingleTop,
    MoveType::CornerTop,
];

/// Chooses one of a few random moves by its values and its type: large values and the favourite type are preferred.
/// Where values are small, everything fits.
fn next_move(game: &Temple, list: &[Move], favourite: MoveType, rng: &mut ChaCha8Rng) -> Move {
    let mut best = (0, *choose(rng, list));
    for _ in 0..1 + below(rng, 6) {
        let m = *choose(rng, list);
        let values: u32 = m.tiles().map(|placed| u32::from(placed.tile().value())).sum();
        let mean = 6 * values / m.tiles().count() as u32;
        let liking = mean + if game.move_type(m) == favourite { 12 } else { 0 };
        if liking > best.0 {
            best = (liking, m);
        }
    }
    best.1
}

/// The table with smaller hands: some of the remaining tiles of each active colour, and `style.whole` whole colours.
pub(super) fn with_hands(game: &Temple, style: &Style, rng: &mut ChaCha8Rng) -> Option<Temple> {
    let mut setup = game.to_setup();
    let solver = game.to_move();
    for (i, seat) in [solver, solver.other()].into_iter().enumerate() {
        let colour = match game.active(seat) {
            Some(colour) => colour,
            // A colour is begun that has nothing on the table.
            None => Colour::new(game.untouched(seat).trailing_zeros() as usize % COLOURS),
        };
        let held = game.values_in_hand(seat, colour);
        let mut values: Vec<u8> =
            (1..=VALUES as u8).filter(|value| held >> (value - 1) & 1 == 1).collect();
        shuffle(rng, &mut values);
        // A whole colour would not be begun.
        let most = (style.held[i] as usize).min(values.len()).min(VALUES - 1);
        values.truncate(1 + below(rng, most as u32) as usize);
        let mut tiles: Vec<Tile> =
            values.into_iter().map(|value| Tile::new(colour, value)).collect();
        let untouched = game.untouched(seat);
        let others =
            Colour::all().filter(|&other| other != colour && untouched >> other.index() & 1 == 1);
        for other in others.take(style.whole[i] as usize) {
            tiles.extend((1..=VALUES as u8).map(|value| Tile::new(other, value)));
        }
        setup.hands[seat.index()] = tiles;
        setup.active[seat.index()] = Some(colour);
    }
    Temple::from_setup(&setup).ok()
}

/// The positions before this one from which the other seat came here with a move of one tile, each with that move.
/// Tiles on the table matter by their values alone, so each of them may have had the seat's colour.
pub(super) fn taken_back(game: &Temple) -> Vec<(Temple, Move)> {
    let seat = game.to_move().other();
    let Some(colour) = game.active(seat) else {
        return Vec::new();
    };
    let held = game.values_in_hand(seat, colour);
    let before = |placed: Placed| {
        let tile = Tile::new(colour, placed.tile().value());
        let new = held >> (tile.value() - 1) & 1 == 0 && held.count_ones() + 2 <= VALUES as u32;
        if !new {
            return None;
        }
        let mut setup = game.to_setup();
        setup.to_move = seat.index() as i64;
        // The tile itself leaves the game, and so does one of its kind that lies elsewhere.
        setup.table.retain(|&(slot, _)| slot != SlotText::from(placed.slot()));
        let taken = setup.table.iter_mut().find(|(_, other)| *other == tile);
        if let Some((_, other)) = taken {
            *other = placed.tile();
        }
        setup.hands[seat.index()].push(tile);
        let before = Temple::from_setup(&setup).ok()?;
        let mut list = Vec::new();
        before.distinct_moves(&mut list);
        let m = list.into_iter().find(|m| m.tiles().eq([Placed::new(placed.slot(), tile)]))?;
        Some((before, m))
    };
    game.table().into_iter().filter_map(before).collect()
}

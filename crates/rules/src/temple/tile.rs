//! Tiles in words, the two editions of the rules, and the types of moves.

use tessera_messages::{Text, message};

use crate::game::nestortile::Tile;

/// Names tiles for players, those of a colour together: "red 3 and 5".
pub fn tiles_in_words(tiles: impl IntoIterator<Item = Tile>) -> Text {
    let mut tiles: Vec<Tile> = tiles.into_iter().collect();
    tiles.sort_unstable();
    let of_colours = tiles.chunk_by(|a, b| a.colour() == b.colour());
    Text::and(of_colours.map(|tiles| match tiles {
        [tile] => tile.text(),
        _ => message!(
            "temple-tiles",
            letter = &tiles[0].colour(),
            values = Text::and(tiles.iter().map(|tile| tile.value()))
        ),
    }))
}

/// The two published states of the rules (TEM-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The rules as published in 2010.
    #[default]
    Published,
    /// With the designer's later corrections: corner tops may touch walls, and moves may run on into a
    /// new colour.
    Revised,
}

impl Edition {
    /// Returns the name in keys.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Published => "published",
            Edition::Revised => "revised",
        }
    }
}

/// The six move types, in the order of the rules' table, which decides doubles (TEM-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveType {
    /// A floor next to a floor, or under a wall that faces it.
    Floor,
    /// Two walls at right angles.
    CornerWall,
    /// One wall joined to a wall, and to a floor or a top.
    SingleWall,
    /// A top on one wall, and the wall opposite.
    Tunnel,
    /// A top on two walls or more.
    SingleTop,
    /// A top between tops, with the missing walls around it.
    CornerTop,
}

impl MoveType {
    /// Returns the type's name in words.
    pub const fn name(self) -> &'static str {
        match self {
            MoveType::Floor => "floor",
            MoveType::CornerWall => "corner wall",
            MoveType::SingleWall => "single wall",
            MoveType::Tunnel => "tunnel",
            MoveType::SingleTop => "single top",
            MoveType::CornerTop => "corner top",
        }
    }
}

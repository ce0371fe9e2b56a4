//! The reference twins under one trait.

use tessera_rules::game::zobrist;
use tessera_rules::ingenious::World;
use tessera_rules::ingenious::reference::Reference as ReferenceIngenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::nebuchadnezzar::reference::{
    Reference as ReferenceNebuchadnezzar, ReferenceMove,
};
use tessera_rules::octopus::reference::{Place, ReferenceOctopus};
use tessera_rules::octopus::{Octopus, Tile};
use tessera_rules::temple::Temple;
use tessera_rules::temple::reference::{Filling, ReferenceTemple};
use tessera_rules::themisto::Themisto;
use tessera_rules::themisto::reference::{Reference as ReferenceThemisto, ReferenceTurn};

/// A reference game: moves are listed, a move makes a copy.
pub trait Twin: Sized {
    type Move;

    fn moves(&self) -> Vec<Self::Move>;

    fn after(&self, m: &Self::Move) -> Self;

    /// Perft, its last ply listed or made.
    fn perft<const LISTED: bool>(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves();
        if LISTED && depth == 1 {
            return moves.len() as u64;
        }
        moves.iter().map(|m| self.after(m).perft::<LISTED>(depth - 1)).sum()
    }
}

pub struct OctopusTwin(ReferenceOctopus);

impl From<&Octopus> for OctopusTwin {
    fn from(position: &Octopus) -> OctopusTwin {
        OctopusTwin(ReferenceOctopus::new(&position.to_setup()))
    }
}

impl Twin for OctopusTwin {
    type Move = (Tile, Place);

    fn moves(&self) -> Vec<(Tile, Place)> {
        self.0.moves()
    }

    fn after(&self, &(tile, cell): &(Tile, Place)) -> OctopusTwin {
        let mut next = self.0.clone();
        next.play(tile, cell);
        OctopusTwin(next)
    }
}

pub struct ThemistoTwin(ReferenceThemisto);

impl From<&Themisto> for ThemistoTwin {
    fn from(position: &Themisto) -> ThemistoTwin {
        ThemistoTwin(ReferenceThemisto::new(&position.to_setup()))
    }
}

impl Twin for ThemistoTwin {
    type Move = ReferenceTurn;

    fn moves(&self) -> Vec<ReferenceTurn> {
        self.0.turns()
    }

    fn after(&self, m: &ReferenceTurn) -> ThemistoTwin {
        ThemistoTwin(self.0.after(m))
    }
}

/// The twin with a bag whose order is known.
pub struct IngeniousTwin {
    position: ReferenceIngenious,
    /// The next tile last.
    bag: Vec<String>,
    salt: u64,
}

impl From<&World> for IngeniousTwin {
    fn from(world: &World) -> IngeniousTwin {
        IngeniousTwin {
            position: ReferenceIngenious::new(&world.position().to_setup()),
            bag: world.bag().iter().map(ToString::to_string).collect(),
            salt: world.salt(),
        }
    }
}

impl Twin for IngeniousTwin {
    type Move = String;

    fn moves(&self) -> Vec<String> {
        let moves = self.position.moves().into_iter();
        moves.map(|m| m.notation).collect()
    }

    fn after(&self, m: &String) -> IngeniousTwin {
        let mut next = IngeniousTwin {
            position: self.position.after(m),
            bag: self.bag.clone(),
            salt: self.salt,
        };
        if next.position.is_over() || !next.position.moves().is_empty() {
            return next;
        }
        // Chance is due.
        let mover = self.position.to_setup().to_move as usize;
        let aside = self.position.to_setup().racks[mover].clone();
        let count = next.position.short().min(next.bag.len());
        let drawn: Vec<String> = (0..count).filter_map(|_| next.bag.pop()).collect();
        next.position = next.position.after(&format!("+{}", drawn.join(",")));
        if m == "swap" {
            for (i, tile) in aside.iter().flatten().enumerate() {
                let length = next.bag.len() as u64;
                let word = zobrist::mix(next.salt, length << 8 | i as u64) as u64 >> 32;
                let place = ((word * (length + 1)) >> 32) as usize;
                next.bag.insert(place, tile.to_string());
            }
        }
        next
    }
}

pub struct NebuchadnezzarTwin(ReferenceNebuchadnezzar);

impl From<&Nebuchadnezzar> for NebuchadnezzarTwin {
    fn from(position: &Nebuchadnezzar) -> NebuchadnezzarTwin {
        NebuchadnezzarTwin(ReferenceNebuchadnezzar::from(position))
    }
}

impl Twin for NebuchadnezzarTwin {
    type Move = ReferenceMove;

    fn moves(&self) -> Vec<ReferenceMove> {
        self.0.moves()
    }

    fn after(&self, m: &ReferenceMove) -> NebuchadnezzarTwin {
        NebuchadnezzarTwin(self.0.after(m))
    }
}

pub struct TempleTwin(ReferenceTemple);

impl From<&Temple> for TempleTwin {
    fn from(position: &Temple) -> TempleTwin {
        TempleTwin(ReferenceTemple::from(position))
    }
}

impl Twin for TempleTwin {
    type Move = Filling;

    fn moves(&self) -> Vec<Filling> {
        self.0.moves().into_iter().map(|(filling, _)| filling).collect()
    }

    fn after(&self, m: &Filling) -> TempleTwin {
        let mut next = self.0.clone();
        next.play(m);
        TempleTwin(next)
    }
}

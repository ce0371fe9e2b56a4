//! What each game looks like in JSON, and the only list of games.

pub mod ingenious;
pub mod nebuchadnezzar;
pub mod octopus;
pub mod temple;
pub mod themisto;

use std::sync::LazyLock;

use super::game::WireGame;

/// Something to be done once for every game.
pub trait GameVisitor {
    /// Does it for `G`.
    fn visit<G: WireGame>(&mut self);
}

/// The ids of every game.
pub fn ids() -> &'static [&'static str] {
    struct Ids(Vec<&'static str>);
    impl GameVisitor for Ids {
        fn visit<G: WireGame>(&mut self) {
            self.0.push(G::ID);
        }
    }
    static IDS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let mut ids = Ids(Vec::new());
        each_game(&mut ids);
        ids.0
    });
    &IDS
}

/// The only list of games: a further game is its own files and one line here.
pub fn each_game(visitor: &mut impl GameVisitor) {
    visitor.visit::<crate::games::octopus::Octopus>();
    visitor.visit::<crate::games::themisto::Themisto>();
    visitor.visit::<crate::games::ingenious::Ingenious>();
    visitor.visit::<crate::games::nebuchadnezzar::Nebuchadnezzar>();
    visitor.visit::<crate::games::temple::Temple>();
}

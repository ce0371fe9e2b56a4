//! The list of games.

use std::sync::LazyLock;

use crate::game::WireGame;

/// A visitor of all games.
pub trait GameVisitor {
    /// Visits the game `G`.
    fn visit<G: WireGame>(&mut self);
}

/// The ids of all games.
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

/// Visits all games. This is the only list of games; a new game needs one line here besides its own files.
pub fn each_game(visitor: &mut impl GameVisitor) {
    visitor.visit::<tessera_rules::octopus::Octopus>();
    visitor.visit::<tessera_rules::themisto::Themisto>();
    visitor.visit::<tessera_rules::ingenious::Ingenious>();
    visitor.visit::<tessera_rules::nebuchadnezzar::Nebuchadnezzar>();
    visitor.visit::<tessera_rules::temple::Temple>();
}

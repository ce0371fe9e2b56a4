//! The only list of games.

use std::sync::LazyLock;

use crate::game::WireGame;

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
    visitor.visit::<tessera_rules::octopus::Octopus>();
    visitor.visit::<tessera_rules::themisto::Themisto>();
    visitor.visit::<tessera_rules::ingenious::Ingenious>();
    visitor.visit::<tessera_rules::nebuchadnezzar::Nebuchadnezzar>();
    visitor.visit::<tessera_rules::temple::Temple>();
}

//! The list of games.

use crate::game::WireGame;

/// The values of an expression for every game, as an array: `each_game!(G => G::ID)`. This is the only list of games; a
/// new game needs one line here besides its own files.
#[macro_export]
macro_rules! each_game {
    ($game:ident => $value:expr) => {
        $crate::each_game!(
            $game => $value;
            octopus::Octopus,
            themisto::Themisto,
            ingenious::Ingenious,
            nebuchadnezzar::Nebuchadnezzar,
            temple::Temple,
        )
    };
    ($game:ident => $value:expr; $($module:ident::$name:ident,)*) => {
        [$({
            type $game = $crate::rules::$module::$name;
            $value
        }),*]
    };
}

/// The value of an expression for the game with an id, `game_named!(id, G => run::<G>())`; `None` if there is none.
#[macro_export]
macro_rules! game_named {
    ($id:expr, $game:ident => $value:expr) => {
        'found: {
            let id: &str = $id;
            $crate::each_game!($game => if <$game as $crate::game::WireGame>::ID == id {
                break 'found Some($value);
            });
            None
        }
    };
}

/// The ids of all games.
pub fn ids() -> &'static [&'static str] {
    const { &each_game!(G => G::ID) }
}

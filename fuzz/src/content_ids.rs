//! Content ids of puzzles: refused with a reason, or read as a puzzle with the same content id.

use tessera_operations::game::WireGame;
use tessera_puzzles::Task;
use tessera_puzzles::content::{PositionCode, read, sealed, write};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// Reads an input: the number of a game as a digit, then a text. The text is tried as an id, as the digits of an id with a
/// correct checksum, and as the key of a position.
pub fn check(data: &[u8]) {
    let Some((number, text)) = data.split_first() else {
        return;
    };
    match number {
        b'0' => check_game::<Octopus>(text),
        b'1' => check_game::<Themisto>(text),
        b'2' => check_game::<Ingenious>(text),
        b'3' => check_game::<Nebuchadnezzar>(text),
        b'4' => check_game::<Temple>(text),
        _ => {}
    }
}

fn check_game<G: WireGame + PositionCode>(bytes: &[u8]) {
    if let Some((&kind, digits)) = bytes.split_first() {
        let type_id = G::KINDS[usize::from(kind) % G::KINDS.len()].id;
        let digits = digits.iter().map(|&byte| byte & 31).collect();
        check_id::<G>(&sealed(G::GAME, type_id, digits));
    }
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    check_id::<G>(text);
    if let Some(position) = crate::key::<G>(text) {
        let id = write(G::KINDS[0].id, Task::Win { moves: 1 }, &position);
        let id = id.expect("every position has an id");
        let content = read::<G>(&id).expect("its own id");
        assert!(content.position == position, "{text}");
    }
}

fn check_id<G: WireGame + PositionCode>(text: &str) {
    match read::<G>(text) {
        Ok(content) => {
            let id = write(content.type_id, content.task, &content.position);
            let id = id.expect("it was read");
            assert!(read::<G>(&id) == Ok(content), "{text}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

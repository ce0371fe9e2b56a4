//! How a game ended; and the shares of the win, as the text has them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a game ended.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordResult {
    /// The seats that won; all that share a win; none for a draw.
    #[schema(max_items = 6)]
    pub winners: Vec<usize>,
    /// What ended it, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub termination: Option<Termination>,
}

/// What ended a game: its `rules`, or else a `resignation`, the `time` of a player, an `agreement`, that somebody
/// `abandoned` it, or an `adjudication`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The enum says what each means.
pub enum Termination {
    Rules,
    Resignation,
    Time,
    Agreement,
    Abandoned,
    Adjudication,
}

impl Termination {
    const ALL: [(Termination, &'static str); 6] = [
        (Termination::Rules, "rules"),
        (Termination::Resignation, "resignation"),
        (Termination::Time, "time"),
        (Termination::Agreement, "agreement"),
        (Termination::Abandoned, "abandoned"),
        (Termination::Adjudication, "adjudication"),
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        let found = Termination::ALL.iter().find(|(known, _)| *known == self);
        found.map_or("", |(_, word)| word)
    }

    /// Reads the word.
    pub(super) fn read(word: &str) -> Option<Termination> {
        let found = Termination::ALL.iter().find(|(_, known)| *known == word);
        found.map(|&(termination, _)| termination)
    }

    /// All words.
    pub(super) fn words() -> String {
        Termination::ALL.map(|(_, word)| word).join(", ")
    }
}

/// Each seat's share of the win: `1-0`, `0-1/2-1/2`; of a draw `1/2-1/2`; `1` or `0` of a single seat; `*` while the game
/// goes on.
pub(super) fn shares(result: Option<&RecordResult>, seats: usize) -> String {
    let Some(result) = result else {
        return "*".to_owned();
    };
    let share = |part: usize| match part {
        1 => "1".to_owned(),
        _ => format!("1/{part}"),
    };
    let drawn = result.winners.is_empty() && seats > 1;
    let words: Vec<String> = (0..seats)
        .map(|seat| match () {
            () if drawn => share(seats),
            () if result.winners.contains(&seat) => share(result.winners.len()),
            () => "0".to_owned(),
        })
        .collect();
    words.join("-")
}

/// The winners that shares tell, and the number of seats. A draw has all seats for winners here.
pub(super) fn read_shares(text: &str) -> Option<(Vec<usize>, usize)> {
    let parts: Vec<&str> = text.split('-').collect();
    let winners: Vec<usize> = (0..parts.len())
        .filter(|&seat| parts[seat] != "0")
        .collect();
    let written = shares(
        Some(&RecordResult {
            winners: winners.clone(),
            termination: None,
        }),
        parts.len(),
    );
    (parts.len() <= 6 && written == text).then_some((winners, parts.len()))
}

//! Result of a game, and its text form: the shares of the win.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Most seats of any game.
pub(super) const MOST_PLAYERS: usize = 6;

/// Result of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordResult {
    /// The seats that won, including all that share the win; empty for a draw.
    #[schema(max_items = 6)]
    pub winners: Vec<usize>,
    /// Reason for the end of the game, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub termination: Option<Termination>,
}

/// Reason for the end of a game: `rules`, `resignation`, `time` (a player's time was up), `agreement`, `abandoned`, or
/// `adjudication`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The enum's comment explains each variant.
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

    /// The reason's name.
    pub fn word(self) -> &'static str {
        let found = Termination::ALL.iter().find(|(known, _)| *known == self);
        found.map_or("", |(_, word)| word)
    }

    /// Reads a reason's name.
    pub(super) fn read(word: &str) -> Option<Termination> {
        let found = Termination::ALL.iter().find(|(_, known)| *known == word);
        found.map(|&(termination, _)| termination)
    }

    /// All names, as a list for messages.
    pub(super) fn words() -> String {
        Termination::ALL.map(|(_, word)| word).join(", ")
    }
}

/// Each seat's share of the win: `1-0`, `0-1/2-1/2`; `1/2-1/2` for a draw; `1` or `0` for a single seat; `*` while the
/// game goes on.
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

/// Reads shares: the winners, and the number of seats. Here all seats are winners of a draw.
pub(super) fn read_shares(text: &str) -> Option<(Vec<usize>, usize)> {
    let parts: Vec<&str> = text.split('-').collect();
    let winners: Vec<usize> = (0..parts.len()).filter(|&seat| parts[seat] != "0").collect();
    let written =
        shares(Some(&RecordResult { winners: winners.clone(), termination: None }), parts.len());
    (parts.len() <= MOST_PLAYERS && written == text).then_some((winners, parts.len()))
}

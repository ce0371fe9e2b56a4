//! `record`: converts a whole game between JSON and text, and checks every move.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::game::WireGame;
use crate::host::Host;
use crate::operation::{Operation, RequestExample, needs_nothing};
use crate::position::{Awaits, Head, MOVE_ERRORS, POSITION_ERRORS};
use crate::problem::{Code, Problem};
use crate::record::{CheckedRecord, GameRecord, RecordInput, check, write};
use crate::wire::Int;

/// Problems of every call that takes a record.
pub(super) const RECORD_ERRORS: &[&[Code]] = &[
    POSITION_ERRORS,
    MOVE_ERRORS,
    &[
        Code::MalformedRecord,
        Code::InconsistentRecord,
        Code::MalformedOption,
        Code::ImpossibleOptions,
        Code::LimitExceeded,
    ],
];

/// A checked record to write in both forms.
pub struct CheckRecord<G: WireGame> {
    checked: CheckedRecord<G>,
}

/// A record in either form.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordRequest {
    /// The record: the JSON object or the text.
    pub record: RecordInput,
    /// Seed of draws that are written `+`; answers name the drawn tiles.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// A record in both forms, and its final position.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordAnswer {
    /// The record as a JSON object.
    pub record: GameRecord,
    /// The record as text.
    pub text: String,
    /// Key of the position after the last move.
    pub key: String,
    /// The seat to move in that position.
    pub seat: usize,
    /// True if the rules ended the game, including by repetition.
    pub over: bool,
    /// The seats that won by the rules; empty for a draw and while the game goes on.
    pub winners: Vec<usize>,
    /// The next event, a move or a random draw; null when the rules ended the game.
    pub awaits: Option<Awaits>,
    /// `reconstructed` if the rules of this form of the game are not the published ones; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

impl<G: WireGame> Operation for CheckRecord<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "record";
    const SUMMARY: &'static str = "Check and convert the record of a game";
    const ERRORS: &'static [&'static [Code]] = RECORD_ERRORS;

    type Request = RecordRequest;
    type Answer = RecordAnswer;
    needs_nothing!();

    fn description() -> String {
        "Takes the record of a whole game, as JSON or as text, checks every move of the game and of its variations, and \
         answers with both forms. Problems name the place: a JSON Pointer, or `line` and `column` of the text."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let Some(example) = G::EXAMPLES.first() else {
            return Vec::new();
        };
        let moves: Vec<Value> =
            (example.moves.iter()).map(|text| json!({ "move": text })).collect();
        let tree = json!({ "position": example.key, "moves": moves });
        let numbered: Vec<String> =
            (1..).zip(example.moves).map(|(number, text)| format!("{number}. {text}")).collect();
        let text = format!("[Position \"{}\"]\n\n{} *\n", example.key, numbered.join(" "));
        let request = |record: Value| {
            let mut request = json!({ "record": record });
            if let Some(seed) = example.seed {
                request["seed"] = json!(seed);
            }
            request
        };
        vec![
            RequestExample::new("tree", "A record as JSON.", request(tree)),
            RequestExample::new("text", "A record as text.", request(json!(text))),
        ]
    }

    fn read(request: RecordRequest, _host: &impl Host) -> Result<CheckRecord<G>, Problem> {
        Ok(CheckRecord { checked: check(request.record, request.seed)? })
    }

    fn run(self, (): (), _host: &impl Host) -> Result<RecordAnswer, Problem> {
        let CheckedRecord { record, start, last, over, .. } = self.checked;
        let head = Head::of_game(&*last, over);
        Ok(RecordAnswer {
            text: write(&record, start.seats()),
            record,
            key: head.key,
            seat: head.seat,
            over: head.over,
            winners: head.winners,
            awaits: head.awaits,
            rules_status: head.rules_status,
        })
    }
}

//! `tessera record`: checks the record of a game and writes it in the other form, or annotated.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use clap::{Args, ValueEnum};
use serde_json::Value;
use tessera_operations::analysis::{Caps, LimitsInput};
use tessera_operations::host::LocalHost;
use tessera_operations::operation::answer;
use tessera_operations::operations::{RecordReviewRequest, Review, ReviewRequest};
use tessera_operations::record::{GameRecord, RecordInput, check, write};

use super::error::CliError;
use super::progress::Progress;
use crate::api::links::encode_record;
use crate::api::problem::{Code, Problem};
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_operations::games::ids;
use tessera_operations::wire::Int;

/// Largest file, in bytes.
const MAX_FILE: u64 = 16 << 20;

#[derive(Debug, Clone, Args)]
pub(super) struct RecordArguments {
    /// The file with the record, as text or as JSON; standard input if it is left out.
    file: Option<PathBuf>,
    /// Id of the game, if the record does not name it.
    #[arg(long)]
    game: Option<String>,
    /// Form to write. Without it: the other form, or with --review the same one.
    #[arg(long)]
    to: Option<Form>,
    /// Review the game, and write the record with evaluations, judgements and best lines.
    #[arg(long)]
    review: bool,
    /// Most nodes of the review, for the whole game. Without it, each move gets the default of the game.
    #[arg(long, requires = "review")]
    nodes: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Text,
    Json,
    /// The short address, from the root of a service.
    Address,
}

/// Reads, checks and writes.
pub(super) fn run(arguments: &RecordArguments) -> Result<(), CliError> {
    let text = read(arguments)?;
    let begun = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    let mut values = serde_json::Deserializer::from_str(begun).into_iter::<Value>();
    let is_json = begun.starts_with('{') && values.next().is_some_and(|value| value.is_ok());
    if is_json && values.next().is_some() {
        let detail = "this is more than one record; the command takes one, such as a line of `tessera games`";
        return Err(CliError::Refused(Problem::new(Code::MalformedRecord, detail)));
    }
    let input = if is_json {
        let tree = tessera_operations::json::parse::<GameRecord>(text.as_bytes());
        RecordInput::Tree(Box::new(tree.map_err(|problem| at("/record", problem))?))
    } else {
        RecordInput::Text(text)
    };
    let told = match &input {
        RecordInput::Tree(record) => record.game.clone(),
        RecordInput::Text(text) => {
            let read = tessera_operations::record::read(text, "/record");
            read.map_err(CliError::Refused)?.0.game
        }
    };
    let game = arguments.game.clone().or(told).ok_or_else(|| {
        let games = ids().join(", ");
        let detail = format!("the record does not tell its game; name it with --game: {games}");
        CliError::Refused(Problem::new(Code::InconsistentRecord, detail))
    })?;
    let form = arguments.to.unwrap_or(match is_json == arguments.review {
        true => Form::Json,
        false => Form::Text,
    });
    let review = arguments.review.then_some(arguments.nodes);
    game_named!(&game, G => write_as::<G>(form, input, review))
        .ok_or(CliError::UnknownGame(game))?
}

fn at(base: &str, problem: Problem) -> CliError {
    let pointer = format!("{base}{}", problem.pointer.clone().unwrap_or_default());
    CliError::Refused(problem.at(pointer))
}

fn read(arguments: &RecordArguments) -> Result<String, CliError> {
    let mut bytes = Vec::new();
    match &arguments.file {
        Some(path) => std::fs::File::open(path)?.take(MAX_FILE + 1).read_to_end(&mut bytes)?,
        None => std::io::stdin().take(MAX_FILE + 1).read_to_end(&mut bytes)?,
    };
    if bytes.len() as u64 > MAX_FILE {
        let detail = format!("a record has at most {MAX_FILE} bytes");
        return Err(CliError::Refused(Problem::new(Code::LimitExceeded, detail)));
    }
    String::from_utf8(bytes).map_err(|_| {
        let detail = "the record is no text in UTF-8";
        CliError::Refused(Problem::new(Code::MalformedRecord, detail))
    })
}

/// Writes the record; `nodes` is `None` without a review, otherwise the nodes of the review.
fn write_as<G: WireGame>(
    form: Form,
    input: RecordInput,
    nodes: Option<Option<i64>>,
) -> Result<(), CliError> {
    let (record, text) = match nodes {
        Some(nodes) => review::<G>(input, nodes)?,
        None => {
            let checked = check::<G>(input, None).map_err(refused)?;
            let text = write(&checked.record, checked.start.seats());
            (checked.record, text)
        }
    };
    let written = match form {
        Form::Text => text,
        Form::Json => {
            let json = serde_json::to_string_pretty(&record);
            json.map_err(std::io::Error::other)? + "\n"
        }
        Form::Address => {
            let code = encode_record(&text).map_err(CliError::Refused)?;
            format!("/r/{}/{code}\n", G::ID)
        }
    };
    Ok(std::io::stdout().lock().write_all(written.as_bytes())?)
}

/// The record with the results of a review, as JSON and as text.
fn review<G: WireGame>(
    record: RecordInput,
    nodes: Option<i64>,
) -> Result<(GameRecord, String), CliError> {
    let tally = Arc::new(AtomicU64::new(0));
    // A command may run without limits.
    let host = LocalHost {
        caps: Caps { max_nodes: u64::MAX, max_time_ms: u64::MAX, ..Caps::default() },
        tally: Some(Arc::clone(&tally)),
        ..LocalHost::default()
    };
    let limits = LimitsInput { nodes: nodes.map(Int), ..LimitsInput::default() };
    let request =
        ReviewRequest::Record(RecordReviewRequest { record, limits: Some(limits), seed: None });
    let progress = Progress::of_tally(tally, "nodes");
    let review = answer::<Review<G>>(request, &host).map_err(refused)?;
    drop(progress);
    match (review.record, review.text) {
        (Some(record), Some(text)) => Ok((*record, text)),
        _ => Err(CliError::Refused(Problem::new(Code::Internal, "the review has no record"))),
    }
}

fn refused(problem: Problem) -> CliError {
    match &problem.pointer {
        // For text the detail names the place; for JSON it is added here.
        Some(pointer) if problem.place.is_none() => {
            let place = pointer.strip_prefix("/record").unwrap_or(pointer);
            let detail = format!("{} (at {place:?})", problem.detail);
            CliError::Refused(Problem { detail: detail.into(), ..problem })
        }
        _ => CliError::Refused(problem),
    }
}

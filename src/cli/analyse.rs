//! `tessera analyse`: an analysis on the command line, with live progress on a terminal.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;

use super::error::CliError;
use super::position::read_position;
use super::progress::Progress;
use tessera_operations::analysis::{
    AnalysisAnswer, AnalysisRequest, Caps, LimitsInput, LineWire, LinesInput, ValueWire,
};
use tessera_operations::host::LocalHost;
use tessera_operations::operation::Operation;
use tessera_operations::operations::Analysis;

use crate::api::service_host::ServiceHost;
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_operations::wire::{Int, PositionInput};

/// The longest time of a command.
const DAY_MS: u64 = 86_400_000;

#[derive(Debug, Clone, Args)]
pub(super) struct AnalyseArguments {
    /// Id of the game, such as themisto.
    game: String,
    /// Position key, or "start" for the default start position.
    #[arg(allow_hyphen_values = true)]
    key: String,
    /// Most nodes. Default: that of the game, unless --time or --depth is given.
    #[arg(long)]
    nodes: Option<i64>,
    /// Most milliseconds.
    #[arg(long)]
    time: Option<i64>,
    /// Most plies.
    #[arg(long)]
    depth: Option<i64>,
    /// Number of lines, or "all".
    #[arg(long, default_value = "3", value_parser = parse_lines)]
    lines: LinesInput,
    /// Seed of the random choices in sampling searches.
    #[arg(long, default_value_t = 0)]
    seed: i64,
    /// Print the answer of the HTTP API.
    #[arg(long)]
    json: bool,
}

fn parse_lines(text: &str) -> Result<LinesInput, String> {
    match text {
        "all" => Ok(LinesInput::All),
        _ => text
            .parse()
            .map(|n| LinesInput::Count(Int(n)))
            .map_err(|_| "neither a number nor \"all\"".to_owned()),
    }
}

/// Analyses, and prints the answer.
pub(super) fn run(arguments: &AnalyseArguments) -> Result<(), CliError> {
    game_named!(&arguments.game, G => arguments.run::<G>())
        .ok_or_else(|| CliError::UnknownGame(arguments.game.clone()))?
}

impl AnalyseArguments {
    fn run<G: WireGame>(&self) -> Result<(), CliError> {
        let started = Instant::now();
        let answer = analyse(self.read::<G>()?, started);
        let mut out = std::io::stdout().lock();
        if self.json {
            let json = serde_json::to_string(&answer).map_err(std::io::Error::other)?;
            writeln!(out, "{json}")?;
        } else {
            print(&mut out, &answer, started.elapsed())?;
        }
        Ok(())
    }

    fn read<G: WireGame>(&self) -> Result<Analysis<G>, CliError> {
        let caps = Caps { max_nodes: u64::MAX, max_time_ms: DAY_MS, ..Caps::default() };
        // If another limit is given, only that one applies.
        let other_limit = self.time.or(self.depth).is_some();
        let nodes = self.nodes.or(other_limit.then_some(i64::MAX));
        let position = read_position::<G>(&self.key)?;
        let request = AnalysisRequest {
            position: PositionInput::Key(position.key()),
            played: None,
            limits: Some(LimitsInput {
                nodes: nodes.map(Int),
                time_ms: self.time.map(Int),
                depth: self.depth.map(Int),
            }),
            lines: Some(self.lines),
            only: None,
            except: None,
            seed: Some(Int(self.seed)),
            explain: None,
        };
        let host = ServiceHost::Local(LocalHost { caps, ..LocalHost::default() });
        Analysis::read(request, &host).map_err(CliError::Refused)
    }
}

/// Analyses, and shows the progress.
fn analyse<G: WireGame>(mut analysis: Analysis<G>, started: Instant) -> AnalysisAnswer {
    let needed = analysis.dependency();
    let Some(canonical) = needed.canonical else {
        return analysis.answer(None);
    };
    let deadline = started + Duration::from_millis(needed.time_ms);
    let progress = Progress::new(Some(needed.price.nodes), "nodes");
    let report = canonical.analyse(
        |budget| budget.with_deadline(move || Instant::now() >= deadline),
        &mut |step| {
            let Some(step) = analysis.partial(step) else {
                return;
            };
            progress.set_position(step.nodes);
            let best = step.best.unwrap_or_default();
            progress.set_message(format!("depth {}  {best} {}", step.depth, brief(&step.value)));
        },
    );
    drop(progress);
    analysis.answer(Some(&report))
}

fn print(out: &mut impl Write, answer: &AnalysisAnswer, took: Duration) -> std::io::Result<()> {
    writeln!(out, "seat {}: {}", answer.seat, brief(&answer.value))?;
    for (number, line) in (1..).zip(&answer.lines) {
        let LineWire { value, loss, pv, .. } = line;
        writeln!(out, "{number:3}. {} (loss {loss:.3}): {}", brief(value), pv.join(" "))?;
    }
    let stats = &answer.stats;
    writeln!(
        out,
        "{} nodes, depth {}, {}, stopped by {}, {:.2} s",
        stats.nodes,
        stats.depth,
        stats.engine,
        serde_json::to_string(&stats.stopped_by)?.trim_matches('"'),
        took.as_secs_f64()
    )
}

/// A value in a few words.
fn brief(value: &ValueWire) -> String {
    let word = |json: serde_json::Result<String>| json.unwrap_or_default().replace('"', "");
    let mut parts = vec![word(serde_json::to_string(&value.kind))];
    if let Some(outcome) = value.outcome {
        parts.push(word(serde_json::to_string(&outcome)));
    }
    if let Some(plies) = value.plies {
        parts.push(format!("in {plies} plies"));
    }
    if let Some(margin) = value.margin {
        parts.push(format!("{margin:+}"));
    }
    if let Some(probability) = value.win_probability {
        parts.push(format!("{:.1} %", probability * 100.0));
    }
    parts.join(" ")
}

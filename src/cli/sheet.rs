//! `tessera sheet`: puzzles to print, with their solutions overleaf.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::host::{Host, LocalHost};
use tessera_operations::puzzles::{Day, PuzzleById, of_day};
use tessera_pictures::Section;

use super::error::CliError;
use super::progress::Progress;
use super::whole_file::write_whole;
use crate::api::feeds::ALL;
use crate::api::problem::{Code, Problem};
use crate::api::puzzles::today;
use crate::api::sheets::{PaperName, ids_by_game, section, to_pdf, week_to};
use crate::language::Language;

#[derive(Debug, Clone, Args)]
pub(super) struct SheetArguments {
    /// Id of the game, such as themisto, or all.
    game: String,
    /// The last day of the printed week, as YYYY-MM-DD; today without it.
    #[arg(long, conflicts_with = "ids")]
    date: Option<String>,
    /// Secret that decides the daily puzzles: that of the service whose puzzles are wanted.
    #[arg(long, env = "TESSERA_DAILY_SECRET", hide_env_values = true)]
    daily_secret: Option<String>,
    /// Id of a puzzle to print in place of a week; may be given several times.
    #[arg(long = "id")]
    ids: Vec<String>,
    /// The size of the paper.
    #[arg(long, default_value = "a4")]
    paper: PaperName,
    /// The language of the sheet: en, de, es or fr.
    #[arg(long, default_value = "en", value_parser = language)]
    lang: Language,
    /// File to write; standard output without it.
    #[arg(long)]
    out: Option<PathBuf>,
}

fn language(tag: &str) -> Result<Language, String> {
    Language::of_tag(tag).ok_or_else(|| {
        format!("the languages are {}", Language::OFFERED.map(Language::tag).join(", "))
    })
}

/// Makes the puzzles, and writes the sheets.
pub(super) fn run(arguments: &SheetArguments) -> Result<(), CliError> {
    let mut games = Vec::<(&str, Make)>::from(each_game!(G => (G::ID, make::<G> as Make)));
    games.retain(|(game, _)| [game, ALL].contains(&&*arguments.game));
    if games.is_empty() {
        return Err(CliError::UnknownGame(arguments.game.clone()));
    }
    let pdf = print(arguments, &games).map_err(CliError::Refused)?;
    match &arguments.out {
        Some(path) => write_whole(path, &pdf)?,
        None => std::io::stdout().lock().write_all(&pdf)?,
    }
    Ok(())
}

/// Makes the puzzles of a game: those with these ids, or a week's if there are none.
type Make = fn(&SheetArguments, &[String]) -> Result<Section, Problem>;

fn print(arguments: &SheetArguments, games: &[(&'static str, Make)]) -> Result<Vec<u8>, Problem> {
    let is_week = arguments.ids.is_empty();
    let names: Vec<&str> = games.iter().map(|&(game, _)| game).collect();
    let ids = ids_by_game(&names, arguments.ids.clone())?;
    let sections: Result<Vec<Section>, Problem> = (games.iter().zip(&ids))
        .filter(|(_, own)| is_week || !own.is_empty())
        .map(|((_, make), own)| make(arguments, own))
        .collect();
    to_pdf(arguments.lang, arguments.paper.into(), &sections?)
}

fn make<G: WireGame>(arguments: &SheetArguments, ids: &[String]) -> Result<Section, Problem> {
    let mut host = LocalHost { today: today(), ..LocalHost::default() };
    if let Some(secret) = &arguments.daily_secret {
        host.daily_secret.clone_from(secret);
    }
    let is_week = ids.is_empty();
    let progress = Progress::new(Some(ids.len() as u64), "puzzles");
    let mut puzzles = Vec::new();
    for id in ids {
        let puzzle = host.puzzle(PuzzleById::<G>::find(id)?)?;
        puzzles.push((puzzle, None));
        progress.inc(1);
    }
    if is_week {
        let last = match &arguments.date {
            None => host.today,
            Some(text) => Day::read(text).ok_or_else(|| {
                let detail = format!("{text:?} is not a date YYYY-MM-DD");
                Problem::new(Code::MalformedOption, detail)
            })?,
        };
        of_day::<G>(&host.daily_secret, last, host.today)?;
        let days = week_to(last);
        progress.set_length(days.len() as u64);
        for day in days {
            let record = of_day::<G>(&host.daily_secret, day, host.today)?;
            let puzzle = host.puzzle(PuzzleById::of(record))?;
            puzzles.push((puzzle, Some(day)));
            progress.inc(1);
        }
    }
    Ok(section(arguments.lang, is_week, &puzzles))
}

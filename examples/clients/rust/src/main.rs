//! A tour of the API with a client generated from its OpenAPI document; examples/clients/README.md explains how to run
//! it.

#[allow(clippy::all, dead_code, unused_imports)]
mod tessera {
    include!(concat!(env!("OUT_DIR"), "/tessera.rs"));
}

use futures_util::TryStreamExt;
use tessera::types::{
    AnalysisAnswer, AnalysisKind, AnalysisLimits, AnalysisLinesString, ErrorCode,
    OctopusAnalysisRequest, OctopusBoardTile, OctopusCheckRequest, OctopusMove, OctopusMoveInput,
    OctopusMovesRequest, OctopusPlayRequest, OctopusPosition, OctopusPositionInput as Key,
    OctopusPuzzleTheme, OctopusPuzzlesRequest, OctopusStart, OctopusTile, Problem, PuzzleVerdict,
    ThemistoAnalysisRequest, ThemistoMoveInput, ThemistoPlayRequest, ThemistoPositionInput,
};
use tessera::{Client, Error};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let url = std::env::var("TESSERA_URL");
    let client = Client::new(&url.unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned()));
    println!(
        "Rust: {}; {}; {} steps streamed; {}; {}",
        game(&client).await?,
        analysis(&client).await?,
        stream(&client).await?,
        puzzle(&client).await?,
        refusal(&client).await?
    );
    Ok(())
}

/// Two seats deal, and make the move with the highest gain, until the tiles are gone.
async fn game(client: &Client) -> Outcome<String> {
    let options = OctopusStart::builder().seats(2).seed(7);
    let start = client.octopus_start().body(options).send().await?;
    let (mut key, mut over, mut winners, mut placed) =
        (start.key.clone(), start.over, Vec::new(), 0);
    while !over {
        let question = OctopusMovesRequest::builder().position(Key::String(key.clone()));
        let legal = client.octopus_moves().body(question).send().await?;
        // With `fields=move` the list would hold notations.
        let moves: Vec<OctopusMove> = serde_json::from_value(serde_json::to_value(&legal.moves)?)?;
        let most = moves.iter().map(|m| m.gain).max();
        let best = moves.iter().find(|m| Some(m.gain) == most);
        let best = best.ok_or("no move is legal")?.move_.clone();
        let question = OctopusPlayRequest::builder()
            .position(Key::String(key))
            .moves(vec![OctopusMoveInput::String(best)]);
        let played = client
            .octopus_play()
            .body(question)
            .send()
            .await?
            .into_inner();
        (key, over, winners, placed) = (played.key, played.over, played.winners, placed + 1);
    }
    let score = client.octopus_score_by_key().position(key).send().await?;
    let totals: Vec<String> = score
        .standings
        .iter()
        .map(|s| s.score.to_string())
        .collect();
    Ok(format!(
        "{placed} tiles placed, {}, won by seats {winners:?}",
        totals.join(":")
    ))
}

/// A position as a struct, and the same analysis by GET.
async fn analysis(client: &Client) -> Outcome<String> {
    let tile = |name: &str| OctopusTile(name.to_owned());
    let placed = |x, y, name| {
        OctopusBoardTile::builder()
            .x(x)
            .y(y)
            .tile(tile(name))
            .try_into()
    };
    let position: OctopusPosition = OctopusPosition::builder()
        .sets(2)
        .to_move(0)
        .board(vec![placed(0, 0, "R5")?, placed(1, 0, "R1")?])
        .hands(vec![vec![tile("R4"), tile("B1")], vec![tile("G4")]])
        .scores(vec![0.into(), 0.into()])
        .try_into()?;
    let limits: AnalysisLimits = AnalysisLimits::builder().nodes(2000).try_into()?;
    let question = OctopusAnalysisRequest::builder()
        .position(position)
        .limits(limits)
        .lines(Some(AnalysisLinesString::All.into()));
    let answer = client.octopus_analysis().body(question).send().await?;
    let by_key = client
        .octopus_analysis_by_key()
        .position(&answer.key)
        .nodes(2000)
        .lines("all");
    let again = by_key.send().await?;
    assert_eq!(again.best, answer.best);
    assert_eq!(answer.value.kind, AnalysisKind::Exact);
    let outcome = answer
        .value
        .outcome
        .ok_or("what is proved has an outcome")?;
    Ok(format!("an exact {outcome} analysed"))
}

/// Steps of an analysis before the last, as lines of JSON.
async fn stream(client: &Client) -> Outcome<usize> {
    let limits: AnalysisLimits = AnalysisLimits::builder().nodes(7000).try_into()?;
    let question = ThemistoAnalysisRequest::builder()
        .position(board())
        .limits(limits);
    let answer = client
        .themisto_analysis_stream()
        .body(question)
        .send()
        .await?;
    let mut bytes = answer.into_inner().into_inner();
    let mut text = Vec::new();
    while let Some(chunk) = bytes.try_next().await? {
        text.extend_from_slice(&chunk);
    }
    let text = String::from_utf8(text)?;
    let mut partial = 0;
    let mut told = None;
    for event in text.split("\n\n") {
        match event.split_once("\ndata: ") {
            Some(("event: partial", _)) => partial += 1,
            Some(("event: final", data)) => told = Some(data),
            _ => {}
        }
    }
    let told: AnalysisAnswer = serde_json::from_str(told.ok_or("no final event came")?)?;
    assert!(told.best.is_some());
    Ok(partial)
}

/// The puzzle of a day, solved with the strongest hint and the answers of the judge.
async fn puzzle(client: &Client) -> Outcome<String> {
    let daily = client
        .octopus_daily_puzzle()
        .date("2026-01-01")
        .send()
        .await?;
    let mut line: Vec<String> = Vec::new();
    loop {
        let hint = client
            .octopus_puzzle_hint()
            .id(&daily.id)
            .level(3)
            .moves(line.join(";"));
        let hint = hint.send().await?;
        line.push(hint.move_.clone().ok_or("level 3 tells a move")?);
        let attempt = OctopusCheckRequest::builder().moves(line.clone());
        let check = client
            .octopus_check_puzzle()
            .id(&daily.id)
            .body(attempt)
            .send()
            .await?;
        assert_ne!(check.verdict, PuzzleVerdict::Wrong);
        line.extend(check.replies.iter().cloned());
        if check.solved {
            break;
        }
    }
    let wish = OctopusPuzzlesRequest::builder()
        .level(3)
        .seed(7)
        .themes(vec![OctopusPuzzleTheme::Denial]);
    let wished = client.octopus_puzzles().body(wish).send().await?;
    assert!(
        wished
            .puzzles
            .iter()
            .all(|puzzle| puzzle.themes.iter().any(|theme| theme == "denial"))
    );
    Ok(format!(
        "puzzle {} solved in {} moves",
        daily.id,
        line.len()
    ))
}

/// A problem has a code to match on, the ruling, and the index of the refused move.
async fn refusal(client: &Client) -> Outcome<String> {
    let moves = ["d1-d2", "d2-d1"].map(|notation| ThemistoMoveInput::String(notation.to_owned()));
    let question = ThemistoPlayRequest::builder()
        .position(board())
        .moves(moves.to_vec());
    let refused: Error<Problem> = match client.themisto_play().body(question).send().await {
        Ok(_) => return Err("a repetition was played".into()),
        Err(error) => error,
    };
    let Error::ErrorResponse(problem) = refused else {
        return Err(refused.into());
    };
    assert_eq!(
        (problem.code, problem.index),
        (ErrorCode::IllegalMove, Some(1))
    );
    Ok(format!(
        "refused by {}",
        problem.rule.as_deref().unwrap_or("nothing")
    ))
}

/// The start position of Themisto.
fn board() -> ThemistoPositionInput {
    let key = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
    ThemistoPositionInput::String(key.to_owned())
}

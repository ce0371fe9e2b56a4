//! Instructions per perft node, counted by valgrind: a figure that a busy machine doesn't change.
//!
//!     benches/instructions/run            compares with benches/instructions/expected.tsv
//!     benches/instructions/run record     rewrites that table
//!
//! Each case runs in a process of its own under `valgrind --tool=cachegrind`, once with one repetition and once with
//! three; the difference belongs to two repetitions of the tree and to nothing else. The program fails when a case takes
//! more than [`TOLERANCE`] above the expected count. The table holds for one compiler only: with another one the figures
//! are printed, not judged.
#![allow(clippy::print_stdout, unreachable_pub)]

#[path = "../benches/rules/positions.rs"]
mod positions;

use std::error::Error;
use std::fmt::Write as _;
use std::hint::black_box;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use tessera_rules::game::{Game, perft::perft};

/// Relative increase over the expected count that is no regression yet.
const TOLERANCE: f64 = 0.03;

/// A tree whose nodes are counted.
struct Case {
    game: &'static str,
    stage: &'static str,
    /// Counts the leaves of the tree this many times: each of them made or, in `perft`, the last ply counted.
    run: fn(Work, u32) -> u64,
}

/// How leaves are counted.
#[derive(Clone, Copy, PartialEq)]
enum Work {
    Perft,
    EveryLeafMade,
}

const WORKS: [(&str, Work); 2] = [("perft", Work::Perft), ("every leaf made", Work::EveryLeafMade)];

const CASES: [Case; 7] = [
    Case {
        game: "octopus",
        stage: "40 plies played",
        run: |work, times| count(positions::octopus(1, 40), 2, work, times),
    },
    Case {
        game: "themisto",
        stage: "start",
        run: |work, times| count(positions::themisto(0, 0), 2, work, times),
    },
    Case {
        game: "ingenious",
        stage: "30 tiles placed",
        run: |work, times| count(positions::ingenious(1, 30), 2, work, times),
    },
    Case {
        game: "nebuchadnezzar",
        stage: "side 8, 40 plies played",
        run: |work, times| count(positions::nebuchadnezzar(1, 8, 40), 3, work, times),
    },
    Case {
        game: "nebuchadnezzar",
        stage: "side 15, 120 plies played",
        run: |work, times| count(positions::nebuchadnezzar(1, 15, 120), 2, work, times),
    },
    Case {
        game: "temple",
        stage: "published, 10 plies played",
        run: |work, times| count(positions::temple(1, positions::EDITIONS[0], 10), 2, work, times),
    },
    Case {
        game: "temple",
        stage: "revised, 10 plies played",
        run: |work, times| count(positions::temple(1, positions::EDITIONS[1], 10), 2, work, times),
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments[..] {
        ["run", case, work, repetitions] => repeat(case, work, repetitions),
        ["record"] => record(),
        _ => judge(),
    };
    outcome.unwrap_or_else(|error| {
        println!("{error}");
        ExitCode::FAILURE
    })
}

/// The part that valgrind measures.
fn repeat(case: &str, work: &str, repetitions: &str) -> Result<ExitCode, Box<dyn Error>> {
    let case = CASES.get(case.parse::<usize>()?).ok_or("no such case")?;
    let (_, work) = *WORKS.get(work.parse::<usize>()?).ok_or("no such work")?;
    println!("{}", (case.run)(work, repetitions.parse()?));
    Ok(ExitCode::SUCCESS)
}

fn count<G: Game>(mut game: G, depth: u32, work: Work, times: u32) -> u64 {
    let mut leaves = 0;
    for _ in 0..times {
        leaves = match work {
            Work::Perft => perft(black_box(&mut game), depth),
            Work::EveryLeafMade => made(black_box(&mut game), depth, &mut Vec::new()),
        };
    }
    leaves
}

fn made<G: Game>(game: &mut G, depth: u32, lists: &mut Vec<Vec<G::Move>>) -> u64 {
    if depth == 0 {
        black_box(game);
        return 1;
    }
    let mut moves = lists.pop().unwrap_or_default();
    game.moves(&mut moves);
    let mut leaves = 0;
    for &m in &moves {
        let undo = game.play(m);
        leaves += made(game, depth - 1, lists);
        game.undo(undo);
    }
    moves.clear();
    lists.push(moves);
    leaves
}

/// One line of the table.
struct Row {
    case: String,
    per_node: f64,
}

fn measure() -> Result<Vec<Row>, Box<dyn Error>> {
    let mut rows = Vec::new();
    for (number, case) in CASES.iter().enumerate() {
        for (index, (work, _)) in WORKS.iter().enumerate() {
            let [number, index] = [number, index].map(|n| n.to_string());
            let (once, leaves) = instructions(&["run", &number, &index, "1"])?;
            let (thrice, _) = instructions(&["run", &number, &index, "3"])?;
            rows.push(Row {
                case: format!("{}\t{}\t{work}\t{leaves}", case.game, case.stage),
                per_node: (thrice - once) as f64 / (2 * leaves) as f64,
            });
        }
    }
    Ok(rows)
}

/// Runs this program under valgrind: instructions of the whole process, and the leaves that it prints.
fn instructions(arguments: &[&str]) -> Result<(u64, u64), Box<dyn Error>> {
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no"])
        .arg("--cachegrind-out-file=/dev/null")
        .arg(std::env::current_exe()?)
        .args(arguments)
        .output()
        .map_err(|error| format!("valgrind can't be run: {error}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let counted = errors.lines().find_map(|line| {
        let (_, figure) = line.split_once("I refs:").or(line.split_once("I   refs:"))?;
        figure.trim().replace(',', "").parse().ok()
    });
    let leaves = String::from_utf8_lossy(&output.stdout).trim().parse();
    match (counted, leaves) {
        (Some(counted), Ok(leaves)) if leaves > 0 => Ok((counted, leaves)),
        _ => Err(format!("valgrind counted nothing for {arguments:?}:\n{errors}").into()),
    }
}

fn table_path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../benches/instructions/expected.tsv")
}

fn compiler() -> Result<String, Box<dyn Error>> {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let version = Command::new(rustc).arg("-vV").output()?.stdout;
    let version = String::from_utf8(version)?;
    let told = |name: &str| {
        let line = version.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap_or("unknown").trim().to_owned()
    };
    Ok(format!("rustc {} ({}), {}", told("release:"), told("commit-hash:"), told("host:")))
}

fn record() -> Result<ExitCode, Box<dyn Error>> {
    let mut text = format!("{}\ngame\tstage\twork\tleaves\tinstructions per leaf\n", compiler()?);
    for Row { case, per_node } in measure()? {
        writeln!(text, "{case}\t{per_node:.4}")?;
    }
    std::fs::write(table_path(), &text)?;
    print!("{text}");
    Ok(ExitCode::SUCCESS)
}

fn judge() -> Result<ExitCode, Box<dyn Error>> {
    let table = std::fs::read_to_string(table_path())?;
    let expected = |case: &str| -> Option<f64> {
        let rest = table.lines().find_map(|line| line.strip_prefix(case))?;
        rest.trim().parse().ok()
    };
    let recorded_with = table.lines().next().unwrap_or_default();
    let compiler = compiler()?;
    let comparable = recorded_with == compiler;
    if !comparable {
        println!("recorded with {recorded_with}, built with {compiler}: nothing is judged");
    }
    let mut failed = false;
    for Row { case, per_node } in measure()? {
        let verdict = match expected(&case) {
            None => {
                failed |= comparable;
                "not in the table".to_owned()
            }
            Some(expected) => {
                let change = per_node / expected - 1.0;
                let worse = comparable && change > TOLERANCE;
                failed |= worse;
                let mark = if worse { ", a regression" } else { "" };
                format!("{expected:.4} expected, {:+.1} %{mark}", 100.0 * change)
            }
        };
        println!("{}: {per_node:.4} ({verdict})", case.replace('\t', ", "));
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

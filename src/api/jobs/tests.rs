use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::*;
use crate::api::problem::{Code, Problem};

fn board(threads: usize, bytes: usize) -> Arc<JobBoard> {
    let settings =
        JobSettings { threads, queue: 8, per_caller: 8, bytes, keep: Duration::from_secs(3600) };
    Arc::new(JobBoard::new(settings).unwrap())
}

fn id(n: usize) -> JobId {
    format!("{n:064x}").parse().unwrap()
}

fn ask(board: &Arc<JobBoard>, n: usize, work: JobWork) -> JobView {
    let asked = AskedJob { id: id(n), spec: spec(), budget: None, work };
    board.ask(asked, None).unwrap()
}

fn spec() -> JobSpec {
    JobSpec {
        path: "/v1/test/perft".to_owned(),
        body: String::new(),
        nodes: 1,
        time_ms: 1,
        table_bytes: None,
    }
}

/// The code of the problem that a job ended with.
fn code(view: JobView) -> String {
    let problem = view.outcome.unwrap().unwrap_err();
    let problem: serde_json::Value = serde_json::from_str(problem.get()).unwrap();
    problem["code"].as_str().unwrap().to_owned()
}

/// Waits for the job to end.
fn ended(board: &Arc<JobBoard>, n: usize) -> JobView {
    loop {
        let (view, _) = board.view(id(n)).expect("it is known");
        if view.state.is_last() {
            return view;
        }
        std::thread::yield_now();
    }
}

/// Work that answers with `bytes` bytes.
fn answer(bytes: usize) -> JobWork {
    let text = format!("\"{}\"", "x".repeat(bytes - 2));
    Box::new(move |_| Ok(text.into_bytes().into()))
}

/// Work that continues until it is stopped.
fn endless() -> JobWork {
    Box::new(|run| {
        while !run.stop().load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        Ok(b"1".to_vec().into())
    })
}

#[test]
fn kept_answers_are_bounded_and_the_oldest_is_dropped_first() {
    let board = board(1, 100_000);
    for n in 0..5 {
        ask(&board, n, answer(30_000));
        ended(&board, n);
    }
    let known: Vec<usize> = (0..5).filter(|&n| board.view(id(n)).is_some()).collect();
    assert_eq!(known, [2, 3, 4]);
    ask(&board, 9, answer(200_000));
    assert_eq!(code(ended(&board, 9)), "service_full");
}

#[test]
fn the_best_of_a_failed_job_counts_and_that_of_an_answered_one_is_dropped() {
    let board = board(1, 100_000);
    let tell = |run: &JobRun| run.tell(&"x".repeat(40_000));
    for n in 0..4 {
        let work: JobWork = Box::new(move |run| {
            tell(&run);
            Err(Problem::new(Code::LimitExceeded, "no"))
        });
        ask(&board, n, work);
        assert!(ended(&board, n).best.is_some());
    }
    let known: Vec<usize> = (0..4).filter(|&n| board.view(id(n)).is_some()).collect();
    assert_eq!(known, [2, 3]);
    let work: JobWork = Box::new(move |run| {
        tell(&run);
        Ok(b"1".to_vec().into())
    });
    ask(&board, 4, work);
    assert!(ended(&board, 4).best.is_none());
    assert!(board.view(id(3)).is_some());
}

#[test]
fn a_defect_is_told_and_tried_again() {
    let board = board(1, 100_000);
    ask(&board, 0, Box::new(|_| panic!("a defect")));
    assert_eq!(code(ended(&board, 0)), "internal");
    let again = ask(&board, 0, answer(10));
    assert!(!again.state.is_last() || again.outcome.unwrap().is_ok());
    assert!(ended(&board, 0).outcome.unwrap().is_ok());
    // A refusal is kept.
    let refuse = || -> JobWork { Box::new(|_| Err(Problem::new(Code::LimitExceeded, "no"))) };
    ask(&board, 1, refuse());
    ended(&board, 1);
    assert_eq!(ask(&board, 1, refuse()).state, JobState::Failed);
}

#[test]
fn a_job_that_was_cancelled_leaves_its_thread_to_the_next() {
    let board = board(1, 100_000);
    ask(&board, 0, endless());
    ask(&board, 1, answer(10));
    assert_eq!(board.load(), (1, 1));
    assert_eq!(board.withdraw(id(0), None).unwrap().state, JobState::Cancelled);
    // Asked for again before its thread has noticed.
    ask(&board, 0, endless());
    assert_eq!(ended(&board, 1).state, JobState::Done);
    let (view, _) = board.view(id(0)).unwrap();
    assert!(!view.state.is_last(), "{:?}", view.state);
    board.halt();
    assert_eq!(ended(&board, 0).state, JobState::Failed);
    let refused =
        board.ask(AskedJob { id: id(5), spec: spec(), budget: None, work: answer(10) }, None);
    assert_eq!(refused.unwrap_err().code, Code::ServiceFull);
}

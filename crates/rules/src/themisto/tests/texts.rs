//! Tests of refusals and their reasons.

use super::*;
use crate::game::{Fault, FaultKind};

fn key(text: &str) -> Fault {
    Themisto::from_key(text).unwrap_err()
}

#[test]
fn keys_that_cannot_be_read() {
    for text in [
        "",
        "8/8/8/8/8/8/8/bb6 0 - -",
        "8/8/8/8/8/8/8/bb6 0 - - - -",
        "8/8/8/8/8/8/8/bb6  0 - - -",
        " 8/8/8/8/8/8/8/bb6 0 - - -",
        "8/8/8/8/8/8/bb6 0 - - -",
        "8/8/8/8/8/8/8/8/bb6 0 - - -",
        "8/8/8/8/8/8/8/bb5 0 - - -",
        "8/8/8/8/8/8/8/bb7 0 - - -",
        "8/8/8/8/8/8/8/bb9 0 - - -",
        "8/8/8/8/8/8/8/bb33 0 - - -",
        "8/8/8/8/8/8/8/bb06 0 - - -",
        "8/8/8/8/8/8/8/bbbbbbbbb 0 - - -",
        "8/8/8/8/8/8/8/bB6 0 - - -",
        "8/8/8/8/8/8/8/bb...... 0 - - -",
        "8/8/8/8/8/8/8/bb6 - - - -",
        "8/8/8/8/8/8/8/bb6 00 - - -",
        "8/8/8/8/8/8/8/bb6 +1 - - -",
        "8/8/8/8/8/8/8/bb6 -0 - - -",
        "8/8/8/8/8/8/8/bb6 0 S - -",
        "8/8/8/8/8/8/8/bb6 0 0 - -",
        "8/8/8/8/8/8/8/bb6 0 - s -",
        "8/8/8/8/8/8/8/bb6 0 - 01 -",
        "8/8/8/8/8/8/8/bb6 0 - - 8/8",
        "8/8/8/8/8/8/8/bb6 0 - - ",
        "8/8/8/8/8/8/8/bb6\t0 - - -",
        "8/8/8/8/8/8/8/b\u{e9}6 0 - - -",
    ] {
        let fault = key(text);
        assert_eq!((fault.kind, fault.rule), (FaultKind::Malformed, None), "{text}");
    }
}

#[test]
fn positions_that_cannot_be() {
    let five = "8/8/8/8/8/8/8/bbbbb3";
    let six = "8/8/8/8/8/8/8/bbbbbb2";
    for (text, place) in [
        ("8/8/8/8/8/8/8/b7 0 - - -".to_owned(), "/board"),
        ("8/8/8/8/8/8/8/8 0 - - -".to_owned(), "/board"),
        ("8/8/8/8/8/8/8/bb6 2 - - -".to_owned(), "/to_move"),
        ("8/8/8/8/8/8/8/bb6 -1 - - -".to_owned(), "/to_move"),
        ("8/8/8/8/8/8/8/bb6 99999999999999999999 - - -".to_owned(), "/to_move"),
        ("8/8/8/8/8/8/8/bb6 -99999999999999999999 - - -".to_owned(), "/to_move"),
        ("8/8/8/8/8/8/8/bb6 0 - - 8/8/8/8/8/8/8/bbb5".to_owned(), "/previous"),
        ("8/8/8/8/8/8/8/bb6 0 - - 8/8/8/8/8/8/8/8".to_owned(), "/previous"),
        (format!("{five} 0 - 2 -"), "/winner"),
        (format!("{five} 0 - -1 -"), "/winner"),
        ("8/8/8/8/8/8/8/bbbb4 1 - 0 -".to_owned(), "/winner"),
        (format!("{six} 1 - 0 -"), "/winner"),
        (format!("{five} 0 - 0 -"), "/to_move"),
        (format!("{five} 1 - 1 -"), "/to_move"),
        (format!("{five} 1 s 0 -"), "/skip"),
    ] {
        let fault = key(&text);
        assert_eq!(
            (fault.kind, fault.rule, fault.pointer().as_str()),
            (FaultKind::Inconsistent, Some("THM-11"), place),
            "{text}"
        );
    }
    for text in [
        format!("{five} 1 - 0 -"),
        format!("{five} 0 - 1 {five}"),
        format!("{six} 0 - 1 -"),
        format!("{six} 0 s - {six}"),
    ] {
        assert_eq!(Themisto::from_key(&text).unwrap().key(), text);
    }
}

#[test]
fn texts_that_are_no_moves() {
    let start = Themisto::start();
    for text in [
        "",
        "-",
        "d1",
        "d1-",
        "d1d2",
        "d1-d2xx",
        "d01-d2",
        "d1-d9",
        "d0-d1",
        "i1-d2",
        "d1 - d2",
        " d1-d2",
        "d1-d2 ",
        "d1-d2-d3",
        "d1xd2",
        "d1\u{2013}d2",
        "\u{e9}1-d2",
    ] {
        let fault = start.parse_move(text, None).unwrap_err();
        assert_eq!((fault.kind, fault.rule), (FaultKind::Malformed, None), "{text}");
    }
}

#[test]
fn moves_that_are_illegal() {
    // An arrow of discs: d2 is free, d4 is in the way of d1 to d6.
    let game = position("b: d1 d4 h8; w: e2", 0);
    for (text, rule, word) in [
        ("a1-a2", "THM-3", "no disc on a1"),
        ("d1-e2", "THM-3", "not empty"),
        ("d1-d1", "THM-3", "not empty"),
        ("d1-e3", "THM-3", "straight line"),
        ("d1-d6", "THM-3", "in the way"),
        ("d1-a1", "THM-3", "next to"),
        ("d1-d2x", "THM-5", "encloses no line"),
    ] {
        let fault = game.parse_move(text, None).unwrap_err();
        assert_eq!((fault.kind, fault.rule), (FaultKind::Illegal, Some(rule)), "{text}");
        assert!(fault.detail.to_string().contains(word), "{text}: {fault}");
    }
    assert!(game.parse_move("d1-d2", None).is_ok());
}

#[test]
fn boards_as_strings() {
    let rows = Themisto::start().board().to_rows();
    assert_eq!(
        rows,
        [
            "wbwbwbwb", "b......w", "w......b", "b......w", "w......b", "b......w", "w......b",
            "bwbwbwbw"
        ]
    );
    let wrong = |change: fn(&mut Vec<String>)| {
        let mut rows = rows.to_vec();
        change(&mut rows);
        let fault = Board::from_rows(&rows).unwrap_err();
        assert_eq!(fault.kind, FaultKind::Malformed);
        fault.pointer()
    };
    assert_eq!(wrong(|rows| rows.truncate(7)), "");
    assert_eq!(wrong(|rows| rows.push("........".into())), "");
    assert_eq!(wrong(|rows| rows[2].push('.')), "/2");
    assert_eq!(wrong(|rows| rows[7].truncate(7)), "/7");
    assert_eq!(wrong(|rows| rows[0] = "wbwbwbwB".into()), "/0");
    assert_eq!(wrong(|rows| rows[0] = "wbwbwbw\u{e9}".into()), "/0");
    assert_eq!(wrong(|rows| rows[0] = "8".into()), "/0");
}

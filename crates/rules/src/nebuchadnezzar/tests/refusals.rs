//! Tests of refusals and their reasons.

use super::super::{Colour, Setup};
use super::*;
use crate::game::{Fault, FaultKind};

fn refused(key: &str) -> Fault {
    match Nebuchadnezzar::from_key(key) {
        Ok(_) => panic!("{key} is accepted"),
        Err(fault) => fault,
    }
}

#[test]
fn keys_outside_the_grammar() {
    for key in [
        "",
        "8/8/8/8/8/8/8/8",
        "3/3/3 b b 0",
        "3/3/3 b b 0 p ",
        " 3/3/3 b b 0 p",
        "3/3/3  b b 0 p",
        "3/3/3 b b 0 p p",
        "3/3/3 B b 0 p",
        "3/3/3 b x 0 p",
        "3/3/3 b bw 0 p",
        "3/3/3 b b 00 p",
        "3/3/3 b b +1 p",
        "3/3/3 b b -0 p",
        "3/3/3 b b 1.0 p",
        "3/3/3 b b  p",
        "3/3/3 b b - p",
        "3/3/3 b b 0 P",
        "3/3/3 b b 0 true",
        "3/3 b b 0 p",
        "3/3/3/ b b 0 p",
        "/3/3 b b 0 p",
        "3/3/21 b b 0 p",
        "3/3/12 b b 0 p",
        "3/3/03 b b 0 p",
        "3/3/0b2 b b 0 p",
        "3/3/b.w b b 0 p",
        "3/3/x2 b b 0 p",
        "3/3/é2 b b 0 p",
        "3/3/4 b b 0 p",
        "3/3/99999999999999999999999999 b b 0 p",
        "10/55b4/10/10/10/10/10/10/10/10 b b 0 p",
        "11/11 b b 0 p",
        // Both malformed and impossible: malformed comes first.
        "3/3/3 b b -1 P",
        "1 b b 0 x",
    ] {
        let fault = refused(key);
        assert_eq!((fault.kind, fault.rule), (FaultKind::Malformed, None), "{key}: {fault}");
        assert!(fault.path.is_empty());
    }
}

#[test]
fn keys_of_impossible_positions() {
    let rows16 = ["16"; 16].join("/");
    let rows40 = ["40"; 40].join("/");
    for key in [
        "1 b b 0 p",
        "b b b 0 p",
        &format!("{rows16} b b 0 p"),
        &format!("{rows40} b b 0 p"),
        "3/3/3 b b -1 p",
        "3/3/3 b b 1000001 p",
        "3/3/3 b b 99999999999999999999999999 p",
        "3/3/3 b b -99999999999999999999999999 p",
    ] {
        let fault = refused(key);
        assert_eq!((fault.kind, fault.rule), (FaultKind::Inconsistent, Some("NEB-10")), "{key}");
        assert!(fault.path.is_empty());
    }
    let rows15 = ["15"; 15].join("/");
    assert_eq!(position(&format!("{rows15} w w 1000000 -")).side(), 15);
    assert_eq!(position("10/5b4/10/10/10/10/10/10/10/10 w b 1 p").side(), 10);
}

#[test]
fn setups_name_the_place() {
    let good = position("3/1b1/2w b b 4 p").to_setup();
    let check = |setup: Setup, kind, pointer: &str| {
        let fault = Nebuchadnezzar::try_from(setup).unwrap_err();
        let rule = (kind == FaultKind::Inconsistent).then_some("NEB-10");
        assert_eq!((fault.kind, fault.rule, &*fault.pointer()), (kind, rule, pointer), "{fault}");
    };
    let with_board = |rows: &[&str]| Setup {
        board: rows.iter().map(|&row| row.to_owned()).collect(),
        ..good.clone()
    };
    let (malformed, inconsistent) = (FaultKind::Malformed, FaultKind::Inconsistent);
    check(with_board(&["...", "..", "..."]), malformed, "/board/1");
    check(with_board(&["...", "...", "..x"]), malformed, "/board/2");
    check(with_board(&["...", "...", "..é"]), malformed, "/board/2");
    check(with_board(&["b..", "...", "..", "..."]), malformed, "/board/0");
    check(with_board(&[]), inconsistent, "/board");
    check(with_board(&["b"]), inconsistent, "/board");
    check(with_board(&["................"; 16]), inconsistent, "/board");
    for to_move in [-1, 2, i64::MAX] {
        check(Setup { to_move, ..good.clone() }, inconsistent, "/to_move");
    }
    for ply in [-1, 1_000_001, i64::MIN, i64::MAX] {
        check(Setup { ply, ..good.clone() }, inconsistent, "/ply");
    }
    for colours in [
        vec![],
        vec![Colour::Black],
        vec![Colour::White; 2],
        vec![Colour::Black, Colour::White, Colour::Black],
    ] {
        check(Setup { colours, ..good.clone() }, inconsistent, "/colours");
    }
}

#[test]
fn moves_are_refused_with_their_ruling() {
    let game = drawn("..o../..X../.XoX./.Xo../...o.");
    for (text, rule) in [
        ("c3", "NEB-5"),
        ("c5", "NEB-5"),
        ("f1", "NEB-5"),
        ("o15", "NEB-5"),
        ("pass", "NEB-5"),
        ("swap", "NEB-6"),
        ("xc3-f3", "NEB-2"),
        ("xb3-c3", "NEB-2"),
        ("xa1-a1", "NEB-2"),
        ("xc2-c2", "NEB-2"),
        ("xc5-c5", "NEB-2"),
    ] {
        let fault = game.parse_move(text, None).unwrap_err();
        assert_eq!((fault.kind, fault.rule), (FaultKind::Illegal, Some(rule)), "{text}: {fault}");
    }
    for text in [
        "",
        "c",
        "3",
        "c0",
        "c03",
        "c16",
        "c3 ",
        " c3",
        "p3",
        "c+3",
        "xc3",
        "xc3-",
        "x-c3",
        "xc3c3",
        "xc3-c3-c3",
        "xc3-b3",
        "xc3-c2",
        "xd2-c3",
        "swap ",
        "c３",
    ] {
        let fault = game.parse_move(text, None).unwrap_err();
        assert_eq!((fault.kind, fault.rule), (FaultKind::Malformed, None), "{text}: {fault}");
    }
}

use super::*;

use rand_chacha::ChaCha8Rng;
use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Compose, FaultKind, Turn};
use tessera_rules::ingenious::{self, Deal, Form, Ingenious};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::{self, Octopus};
use tessera_rules::temple::{Edition, Temple};
use tessera_rules::themisto::Themisto;

/// A game with a random start in each of its forms.
trait Tested: PuzzleGame + Compose {
    fn start(rng: &mut ChaCha8Rng) -> Self;

    fn draw(&self, _: &mut ChaCha8Rng) -> Option<Self::Move> {
        None
    }
}

impl Tested for Octopus {
    fn start(rng: &mut ChaCha8Rng) -> Octopus {
        let seats = [2, 3, 4, 5, 6][below(rng, 5) as usize];
        let sets = i64::from(1 + below(rng, 2));
        octopus::deal(seats, sets, rng).unwrap()
    }
}

impl Tested for Themisto {
    fn start(_: &mut ChaCha8Rng) -> Themisto {
        Themisto::start()
    }
}

impl Tested for Ingenious {
    fn start(rng: &mut ChaCha8Rng) -> Ingenious {
        let form = *choose(rng, &Form::ALL);
        let seats: Vec<usize> = form.seats().collect();
        let seats = *choose(rng, &seats);
        let hidden = below(rng, 2) == 1;
        let deal = Deal { form, seats, hidden };
        deal.start(rng)
    }

    fn draw(&self, rng: &mut ChaCha8Rng) -> Option<ingenious::Move> {
        Some(ingenious::Move::Draw(self.random_draw(rng)))
    }
}

impl Tested for Nebuchadnezzar {
    fn start(rng: &mut ChaCha8Rng) -> Nebuchadnezzar {
        Nebuchadnezzar::empty(2 + below(rng, 14) as u8, below(rng, 2) == 1).unwrap()
    }
}

impl Tested for Temple {
    fn start(rng: &mut ChaCha8Rng) -> Temple {
        let edition = *choose(rng, &[Edition::Published, Edition::Revised]);
        Temple::start(edition, Default::default())
    }
}

macro_rules! for_each_game {
    ($test:ident) => {
        $test::<Octopus>();
        $test::<Themisto>();
        $test::<Ingenious>();
        $test::<Nebuchadnezzar>();
        $test::<Temple>();
    };
}

/// Puzzles with the ids that they had when the file was made: an id, a tab, the key of the position.
fn samples<G: Tested>() -> Vec<(String, G)> {
    let file = format!("{}/tests/data/content_ids/{}.txt", env!("CARGO_MANIFEST_DIR"), G::GAME);
    let text = std::fs::read_to_string(file).unwrap();
    let sample = |line: &str| {
        let (id, key) = line.split_once('\t').unwrap();
        (id.to_owned(), G::from_key(key).unwrap())
    };
    text.lines().map(sample).collect()
}

fn random_task(rng: &mut ChaCha8Rng) -> Task {
    let mut number = || {
        let bits = below(rng, 32);
        1 + below(rng, 1 << bits)
    };
    let (moves, horizon) = (number(), number() - 1);
    match below(rng, 3) {
        0 => Task::Win { moves },
        1 => Task::Hold { within: moves },
        _ => Task::Best { moves, horizon },
    }
}

/// Writes a puzzle, reads it back, and returns the id.
fn round_trip<G: Tested>(task: Task, position: &G) -> String {
    let type_id = G::KINDS[0].id;
    let id = write(type_id, task, position);
    let id = id.unwrap_or_else(|error| panic!("{error}: {}", position.key()));
    let content = Content { type_id, task, position: position.clone() };
    assert_eq!(read(&id), Ok(content), "{id}");
    id
}

#[test]
fn composed_positions_come_back() {
    fn test<G: Tested>() {
        let mut rng = seeded(1);
        for _ in 0..2000 {
            let position = G::compose(&mut rng);
            let id = round_trip(random_task(&mut rng), &position);
            assert!(id.len() < MAX_LENGTH / 2, "{id}");
        }
    }
    for_each_game!(test);
}

#[test]
fn positions_of_games_come_back() {
    fn test<G: Tested>() {
        let mut rng = seeded(2);
        let mut moves = Vec::new();
        for _ in 0..40 {
            let mut position = G::start(&mut rng);
            round_trip(Task::Win { moves: 1 }, &position);
            for _ in 0..150 {
                moves.clear();
                position.moves(&mut moves);
                let m = match position.turn() {
                    Turn::Over => break,
                    Turn::Seat(_) => *choose(&mut rng, &moves),
                    Turn::Chance => position.draw(&mut rng).unwrap(),
                };
                position.play(m);
                round_trip(Task::Win { moves: 1 }, &position);
            }
        }
    }
    for_each_game!(test);
}

#[test]
fn puzzles_keep_their_ids() {
    fn test<G: Tested>() {
        let samples = samples::<G>();
        assert_eq!(samples.len(), 50);
        for (id, position) in samples {
            let content = read::<G>(&id).unwrap();
            assert!(content.position == position, "{id}");
            let written = write(content.type_id, content.task, &position);
            assert_eq!(written, Ok(id));
        }
    }
    for_each_game!(test);
}

#[test]
fn ids_of_puzzles_are_short() {
    fn test<G: Tested>(median: usize, longest: usize) {
        let mut lengths: Vec<usize> = samples::<G>().iter().map(|(id, _)| id.len()).collect();
        lengths.sort_unstable();
        let found = (lengths[lengths.len() / 2], lengths[lengths.len() - 1]);
        let is_short = found.0 <= median && found.1 <= longest;
        assert!(is_short, "{}: {found:?}", G::GAME);
    }
    test::<Octopus>(48, 60);
    test::<Themisto>(38, 44);
    test::<Ingenious>(66, 104);
    test::<Nebuchadnezzar>(46, 52);
    test::<Temple>(38, 44);
}

#[test]
fn a_wrong_character_is_noticed() {
    const CHARACTERS: &str = "0123456789abcdefghijklmnopqrstuvwxyz.-_~%é";
    /// The id with lookalike letters of the packed part replaced by their digits.
    fn folded(id: &str) -> String {
        let (head, body) = id.rsplit_once('.').unwrap_or((id, ""));
        format!("{head}.{}", body.replace('o', "0").replace(['i', 'l'], "1"))
    }
    fn test<G: Tested>() {
        for (id, _) in samples::<G>().into_iter().step_by(10) {
            for at in 0..id.len() {
                for with in CHARACTERS.chars() {
                    let mut damaged = id.clone();
                    damaged.replace_range(at..=at, with.encode_utf8(&mut [0; 4]));
                    let is_same = folded(&damaged) == id;
                    assert_eq!(read::<G>(&damaged).is_ok(), is_same, "{id} {damaged}");
                }
                let mut shorter = id.clone();
                shorter.remove(at);
                assert!(read::<G>(&shorter).is_err(), "{id} {shorter}");
                if let Some(next) = id[at..].chars().nth(1) {
                    shorter.insert(at + 1, id[at..].chars().next().unwrap());
                    assert_eq!(read::<G>(&shorter).is_ok(), shorter == id, "{next}");
                }
            }
        }
    }
    for_each_game!(test);
}

#[test]
fn the_checksum_notices_other_damage() {
    let mut rng = seeded(3);
    let mut missed = 0;
    let heading = "octopus-last-tile.";
    let tries = 1 << 18;
    for _ in 0..tries {
        let mut digits: Vec<u8> = (0..40).map(|_| below(&mut rng, 32) as u8).collect();
        let own = digits::checksum(heading, &digits);
        for _ in 0..5 {
            digits[below(&mut rng, 40) as usize] ^= 1 + below(&mut rng, 31) as u8;
        }
        missed += u32::from(digits::checksum(heading, &digits) == own);
    }
    // 8 are expected.
    assert!((1..20).contains(&missed), "{missed}");
}

#[test]
fn capitals_and_letters_like_digits_are_read() {
    fn test<G: Tested>() {
        for (id, _) in samples::<G>() {
            let content = read::<G>(&id).unwrap();
            assert!(is_content_id(&id));
            assert!(id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.')));
            let (head, body) = id.split_once('.').unwrap();
            for one in ["i", "l", "I", "L"] {
                let spelt = body.replace('1', one).replace('0', "O");
                let other = read::<G>(&format!("{head}.{spelt}"));
                assert!(other.is_ok_and(|other| other == content), "{spelt}");
            }
            let capitals = read::<G>(&id.to_uppercase());
            assert!(capitals.is_ok_and(|other| other == content), "{id}");
        }
    }
    for_each_game!(test);
}

/// Digits with the right checksum are read as a puzzle whose id is the same, or are refused with a reason.
#[test]
fn any_digits_are_refused_or_written_the_same() {
    fn test<G: Tested>() {
        let mut rng = seeded(4);
        let mut read_back = 0;
        for i in 0..10_000 {
            let count = below(&mut rng, 1 + i % 150);
            let digits = (0..count).map(|_| below(&mut rng, 32) as u8).collect();
            let type_id = choose(&mut rng, G::KINDS).id;
            let id = sealed(G::GAME, type_id, digits);
            match read::<G>(&id) {
                Ok(Content { task, position, .. }) => {
                    read_back += 1;
                    assert_eq!(write(type_id, task, &position), Ok(id));
                }
                Err(ContentIdError::Position(fault)) => {
                    assert!(
                        fault.kind == FaultKind::Inconsistent
                            && !fault.detail.to_string().is_empty()
                    );
                }
                Err(ContentIdError::Task | ContentIdError::Spelling) => {}
                Err(error) => panic!("{id}: {error:?}"),
            }
        }
        assert!(read_back > 300, "{}: {read_back}", G::GAME);
    }
    for_each_game!(test);
}

#[test]
fn errors_tell_the_reason() {
    let start = Themisto::start();
    let win = Task::Win { moves: 2 };
    let id = write("win-in-2", win, &start).unwrap();
    let error = |id: &str| read::<Themisto>(id).unwrap_err();
    assert_eq!(read::<Octopus>(&id), Err(ContentIdError::Foreign));
    assert_eq!(error("themisto-k7m2qxa"), ContentIdError::Foreign);
    assert_eq!(error("themisto-win-in-2.u00"), ContentIdError::Foreign);
    assert_eq!(error(&"themisto-win-in-2.0".repeat(99)), ContentIdError::Foreign);
    assert_eq!(error(&id.replace("in-2", "in-3")), ContentIdError::Damaged);
    let elsewhere = sealed("themisto", "best-line", Vec::new());
    assert_eq!(error(&elsewhere), ContentIdError::Type);
    let unknown = write("best-line", win, &start);
    assert_eq!(unknown, Err(ContentIdError::Type));
    let idle = write("win-in-2", Task::Win { moves: 0 }, &start);
    assert_eq!(idle, Err(ContentIdError::Task));
    let long = sealed("themisto", "win-in-2", vec![31; 200]);
    assert_eq!(error(&long), ContentIdError::Spelling);
}

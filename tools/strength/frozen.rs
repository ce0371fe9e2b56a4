//! Engines of another commit as a player: a process of that commit's program (`tools/frozen-engines`), which answers one
//! move at a time.
//!
//! A question is a line `NANOSECONDS SEED KEY`, the answer a line `NANOSECONDS MOVE`: the processor time that a move
//! may take, and the time that it took, both by the clock of the answering process. Both sides make their moves with
//! the same code, and neither knows the moves before.

use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use tessera_rules::game::Position;

use crate::contest::Contest;
use crate::player::{Clocked, Player};

/// The variable that names the program of the other build.
const VARIABLE: &str = "FROZEN_ENGINES";

/// The other build's process. It ends when this is dropped.
pub(crate) struct Frozen {
    child: Child,
    /// `None` once its input is closed.
    questions: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Frozen {
    /// Starts the program that the environment names, for one game.
    ///
    /// # Panics
    /// If the variable is not set or the program can't be started: no match can be played then.
    pub(crate) fn start(game: &str) -> Frozen {
        let program = std::env::var_os(VARIABLE).map(PathBuf::from);
        let program = program.unwrap_or_else(|| {
            panic!("{VARIABLE} must name the program that tools/frozen-engines makes")
        });
        let mut child = Command::new(&program)
            .args(["serve", game])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let questions = child.stdin.take();
        let answers = BufReader::new(child.stdout.take().expect("it was asked for"));
        Frozen { child, questions, answers }
    }

    /// Its move in a position, and the processor time that it took.
    pub(crate) fn choose<P: Position>(
        &mut self,
        view: &P,
        time: Duration,
        seed: u64,
    ) -> (P::Move, Duration) {
        let questions = self.questions.as_mut().expect("open until the end");
        writeln!(questions, "{} {seed} {}", time.as_nanos(), view.key()).expect("it listens");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("it answers");
        let (took, notation) = (line.trim_end().split_once(' ')).expect("a time and a move");
        let m = view.parse_move(notation, None).expect("a legal move");
        let took = took.parse().expect("nanoseconds");
        (m, Duration::from_nanos(took))
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        self.questions = None;
        // The process ends because its input is closed. An earlier failure has already caused a panic.
        let _ = self.child.wait();
    }
}

/// Answers questions until there are no more.
pub(crate) fn serve<C: Contest>() -> io::Result<()> {
    let mut clock = Clocked::new(Player::Engine, Duration::ZERO);
    for line in io::stdin().lock().lines() {
        let line = line?;
        let wrong = || io::Error::new(io::ErrorKind::InvalidData, line.clone());
        let mut parts = line.splitn(3, ' ');
        let mut number = || parts.next()?.parse().ok();
        let (time, seed): (u64, u64) = number().zip(number()).ok_or_else(wrong)?;
        let key = parts.next().ok_or_else(wrong)?;
        let view = C::View::from_key(key).map_err(|_| wrong())?;
        let before = clock.total;
        clock.set_time(Duration::from_nanos(time));
        let m = clock.choose::<C>(&view, seed);
        let took = clock.total - before;
        println!("{} {}", took.as_nanos(), view.notation(m));
        io::stdout().flush()?;
    }
    Ok(())
}

//! The orientation in which a puzzle is proved, so that all images of a position have images of one proof.
//!
//! Where several replies resist equally well, or several moves look equally good, their order decides, and it differs
//! between images. A puzzle of the library is proved in the orientation in which the library has it, any other puzzle
//! in the canonical one.

use crate::game::PuzzleGame;
use crate::library::{Library, LibraryId};
use crate::solution::ProvedSolution;
use crate::task::Task;
use crate::unsound::Unsound;
use tessera_rules::game::Seat;
use tessera_search::Budget;

/// A position, the image of it in which its puzzle is proved, and the moves between them.
#[derive(Debug, Clone)]
pub struct Orientation<G: PuzzleGame> {
    position: G,
    proved: G,
    canonical: G,
    /// From `position` to `canonical`.
    own: G::Symmetry,
    /// From `proved` to `canonical`.
    other: G::Symmetry,
}

impl<G: PuzzleGame> Orientation<G> {
    /// The orientation in which a puzzle of this content is proved; `game` is the id of the game.
    pub fn of_puzzle(game: &str, kind: usize, task: Task, position: &G) -> Orientation<G> {
        let library = Library::of::<G>(game);
        let id = LibraryId::of::<G>(game, kind, task, position);
        match library.get(id).and_then(|entry| entry.record()) {
            Some(record) => Orientation::new(position, record.position),
            None => Orientation::canonical(position),
        }
    }

    /// The canonical orientation.
    pub fn canonical(position: &G) -> Orientation<G> {
        Orientation::new(position, position.canonical().0)
    }

    fn new(position: &G, proved: G) -> Orientation<G> {
        let (canonical, own) = position.canonical();
        let (_, other) = proved.canonical();
        Orientation {
            position: position.clone(),
            proved,
            canonical,
            own,
            other,
        }
    }

    /// The position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The image in which the puzzle is proved.
    pub(crate) fn proved(&self) -> &G {
        &self.proved
    }

    /// Makes a move of the position.
    pub(crate) fn play(&mut self, m: G::Move) {
        if self.position == self.proved {
            self.proved.play(m);
        } else {
            let canonical = self.position.move_image(&self.own, m);
            let back = G::inverse(&self.other);
            let proved = self.canonical.move_image(&back, canonical);
            self.canonical.play(canonical);
            self.proved.play(proved);
        }
        self.position.play(m);
    }

    /// The best reply of the seat to move, as the proof chooses it: see
    /// [`Prove::best_defence`](crate::Prove::best_defence).
    pub(crate) fn best_defence(
        &self,
        solver: Seat,
        task: Task,
        budget: &mut Budget,
    ) -> Option<G::Move> {
        let back = G::inverse(&self.own);
        let image = |seat| G::seat_image(&G::inverse(&self.other), G::seat_image(&self.own, seat));
        if self.position == self.proved {
            return self.proved.best_defence(solver, task, budget);
        }
        let reply = (self.proved).best_defence(image(solver), task, budget)?;
        let canonical = self.proved.move_image(&self.other, reply);
        Some(self.canonical.move_image(&back, canonical))
    }

    /// The solution of the position for one of the image in which the puzzle is proved.
    pub(crate) fn own_solution(
        &self,
        solution: ProvedSolution<G::Move>,
    ) -> ProvedSolution<G::Move> {
        if self.position == self.proved {
            return solution;
        }
        let canonical = solution.image(&self.proved, &self.other);
        canonical.image(&self.canonical, &G::inverse(&self.own))
    }

    /// The reason for the position for one for the image in which it is no puzzle.
    pub(crate) fn own_reason(&self, unsound: Unsound<G::Move>) -> Unsound<G::Move> {
        if self.position == self.proved {
            return unsound;
        }
        let canonical = unsound.image(&self.proved, &self.other);
        canonical.image(&self.canonical, &G::inverse(&self.own))
    }
}

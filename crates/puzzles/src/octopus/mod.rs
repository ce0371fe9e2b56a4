//! Puzzles of Octopus: most points now, in two placements or at the end; without an opponent, or against one or two.
//!
//! All of them are [`Task::Best`](crate::Task::Best), with the same value: the solver's lead (without opponents: its
//! total) just after its placement number `horizon`, or at the end if that comes first, when both sides play for it.
//! The kinds differ in the seats, the tiles and the horizon. Positions are composed of few tiles; several are proved,
//! and the best is chosen. `docs/puzzles/octopus.md` shows the kinds, `docs/measurements/octopus.md` has the design and
//! the figures.

mod boards;
mod candidate;
mod counted_moves;
mod facts;
mod gains;
mod hints;
mod kinds;
mod lookahead;
mod of_kind;
mod rating;
mod retrograde;
#[cfg(test)]
mod tests;
mod themes;
mod values;

//! How strong somebody must be to solve a puzzle of version 2.

use crate::solvers::counting::Habits;

/// What the weakest solvers are like: they look at one placement alone. Of some 300 sets of numbers, these agree best with a
/// second family of solvers; `docs/measurements/octopus.md` has the figures. Boards are small, so that less strength is
/// enough than in games without points, and one step of it is worth fewer points.
pub(super) const HABITS: Habits = Habits {
    attention: 8,
    glance: 6,
    miscounts: 320,
    overlooks: 12,
    step: 50,
};

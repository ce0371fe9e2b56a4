//! The task of a puzzle, and the value of a move under it.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// The task of the solver. `moves` counts the solver's own moves that are left to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Task {
    /// Win with at most `moves` moves, whatever the others do.
    Win {
        /// The solver's moves left.
        moves: u32,
    },
    /// Make the one move after which the opponent cannot win by force with at most `within` moves of its own.
    Hold {
        /// The number of the opponent's moves that are searched.
        within: u32,
    },
    /// Make the best move, `moves` times.
    Best {
        /// The solver's moves left to make.
        moves: u32,
        /// The solver's moves that the value counts, this one included: `moves` or more. Kinds whose value looks to
        /// the end of the game ignore it.
        horizon: u32,
    },
}

impl fmt::Display for Task {
    /// `win:2`, `hold:1`, and for the best move `best:MOVES/HORIZON`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Win { moves } => write!(f, "win:{moves}"),
            Task::Hold { within } => write!(f, "hold:{within}"),
            Task::Best { moves, horizon } => write!(f, "best:{moves}/{horizon}"),
        }
    }
}

impl FromStr for Task {
    type Err = ();

    fn from_str(text: &str) -> Result<Task, ()> {
        let (name, numbers) = text.split_once(':').ok_or(())?;
        let number = |text: &str| text.parse().map_err(|_| ());
        match (name, numbers.split_once('/')) {
            ("win", None) => Ok(Task::Win { moves: number(numbers)? }),
            ("hold", None) => Ok(Task::Hold { within: number(numbers)? }),
            ("best", Some((moves, horizon))) => {
                Ok(Task::Best { moves: number(moves)?, horizon: number(horizon)? })
            }
            _ => Err(()),
        }
    }
}

impl Task {
    /// The solver's moves left to make.
    pub fn moves(self) -> u32 {
        match self {
            Task::Win { moves } | Task::Best { moves, .. } => moves,
            Task::Hold { .. } => 1,
        }
    }

    /// True if another task is this one, perhaps shortened to its first moves.
    pub(crate) fn covers(self, other: Task) -> bool {
        match (self, other) {
            (Task::Best { moves, horizon }, Task::Best { moves: first, horizon: same }) => {
                horizon == same && (1..=moves).contains(&first)
            }
            _ => self == other,
        }
    }

    /// This task and the tasks that it may be shortened to, the longest first.
    pub(crate) fn with_shorter(self) -> impl Iterator<Item = Task> {
        let shorter = match self {
            Task::Best { moves, horizon } => {
                (1..moves).rev().map(|moves| Task::Best { moves, horizon }).collect()
            }
            _ => Vec::new(),
        };
        std::iter::once(self).chain(shorter)
    }

    /// Returns the task that is left after a move of the solver; `None` when it was the last.
    pub fn after_move(self) -> Option<Task> {
        let left = self.moves().checked_sub(1).filter(|&left| left > 0)?;
        Some(match self {
            Task::Win { .. } => Task::Win { moves: left },
            Task::Best { horizon, .. } => {
                Task::Best { moves: left, horizon: horizon.saturating_sub(1) }
            }
            Task::Hold { .. } => return None,
        })
    }

    /// True if a move worth `value` fulfils the task where the best move is worth `best`.
    pub fn accepts(self, value: f64, best: f64) -> bool {
        match self {
            Task::Win { .. } | Task::Hold { .. } => value >= 1.0,
            // Means of exact numbers may differ in their last bits.
            Task::Best { .. } => value >= best - 1e-9,
        }
    }
}

/// A move and its value under a [`Task`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MoveValue<M> {
    /// The move.
    pub m: M,
    /// Its value; see [`Prove::move_values`](crate::Prove::move_values).
    pub value: f64,
}

impl<M: Ord> MoveValue<M> {
    /// Orders the better move first; of equals, the least.
    pub fn best_first(&self, other: &Self) -> Ordering {
        (other.value.total_cmp(&self.value)).then_with(|| self.m.cmp(&other.m))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_read_as_they_are_written() {
        let best = Task::Best { moves: 2, horizon: 5 };
        let tasks = [Task::Win { moves: 3 }, Task::Hold { within: 1 }, best];
        for (task, text) in tasks.into_iter().zip(["win:3", "hold:1", "best:2/5"]) {
            assert_eq!(task.to_string(), text);
            assert_eq!(text.parse(), Ok(task));
        }
        for text in ["win", "win:", "win:1/2", "best:1", "lose:1", "hold:x"] {
            assert_eq!(text.parse::<Task>(), Err(()), "{text}");
        }
    }

    #[test]
    fn a_task_shrinks_with_each_move_until_nothing_is_left() {
        assert_eq!(Task::Win { moves: 3 }.after_move(), Some(Task::Win { moves: 2 }));
        assert_eq!(Task::Win { moves: 1 }.after_move(), None);
        assert_eq!(Task::Hold { within: 2 }.after_move(), None);
        let best = |moves, horizon| Task::Best { moves, horizon };
        assert_eq!(best(2, 5).after_move(), Some(best(1, 4)));
        assert_eq!(best(2, 0).after_move(), Some(best(1, 0)));
        assert_eq!(best(1, 5).after_move(), None);
    }

    #[test]
    fn only_the_best_value_is_accepted_where_points_count() {
        let best = Task::Best { moves: 1, horizon: 1 };
        assert!(best.accepts(2.0, 2.0) && best.accepts(2.0 - 1e-12, 2.0));
        assert!(!best.accepts(1.999, 2.0));
        // A slower win is a win.
        assert!(Task::Win { moves: 3 }.accepts(1.0, 3.0));
        assert!(!Task::Win { moves: 3 }.accepts(0.0, 0.0));
        assert!(!Task::Hold { within: 1 }.accepts(0.0, 0.0));
    }
}

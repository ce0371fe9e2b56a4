//! Searches over any game that has the properties they need.

pub mod alpha_beta;
pub mod budget;
pub mod determinised;
pub mod df_pn;
pub mod mcts;
pub mod minimax;
pub mod playout;
pub mod report;
pub mod table;
pub mod value;
pub mod verify;

pub use budget::{Budget, StoppedBy};
pub use report::{Line, Report, Stats};
pub use value::{Kind, Outcome, Value};

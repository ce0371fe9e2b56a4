//! Boards with a table: the value of every position up to side 4, and its distance to the end of the game.
//!
//! A capture leaves the set of occupied cells unchanged, and a placement adds one cell to it. So the ways to share the
//! discs of one set between the players form a game of their own, which only placements leave, for a larger set.
//! Retrograde analysis solves one set after the other, by falling number of discs. Sets that are images of each other
//! are solved once; on side 4 that leaves 5.9 million of 43 million states.
//!
//! Nothing is stored in the program: all of side 4 takes little more than half a second, and a position needs only the
//! sets that can follow from it, once in the life of the process (`known`). So a browser has the same knowledge as the
//! service.

mod ends;
mod known;
mod occupied;
mod report;
mod retrograde;
mod square;
#[cfg(test)]
mod tests;

pub(crate) use report::analyse;

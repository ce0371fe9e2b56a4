//! Endgames of one and two seats, exactly: principal variation search on the difference of the points still
//! to come, with proved bounds on what every tile can earn ([`Prospects`]).
//!
//! A move is left out only when the bounds prove that it is not better than what is known. Where the mover is ahead, one
//! move is tried before any bounds of moves are looked for. The last tile is placed without recursion, and so are the
//! last two of different seats unless one can help the other.

use super::prospects::{Cells, INFINITY, Prospects, Rated, best_gain};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Cell, Octopus, Placement, Tile};
use tessera_search::Budget;
use tessera_search::table::Table;

/// Size of the transposition table.
const TABLE_BYTES: usize = 64 << 20;

/// The working memory of one analysis.
pub(super) struct Endgame<'a> {
    pub(super) budget: &'a mut Budget,
    table: Table<Entry>,
    /// The moves of all nodes on the line, one after the other.
    moves: Vec<Rated>,
    /// The cells of the node that is looked at.
    cells: Cells,
    /// Set when the budget refused a node; what is returned from then on means nothing.
    pub(super) stopped: bool,
}

/// What is known of a position, in points still to come, as its mover sees them.
#[derive(Debug, Clone, Copy)]
struct Entry {
    best: Option<Placement>,
    /// Proved bounds.
    low: i16,
    high: i16,
    /// A judgement, and the plies that it looked ahead; negative for none.
    value: i16,
    depth: i8,
    bound: Bound,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    Lower,
    Exact,
    Upper,
}

impl Default for Entry {
    fn default() -> Entry {
        Entry {
            best: None,
            low: -(INFINITY as i16),
            high: INFINITY as i16,
            value: 0,
            depth: -1,
            bound: Bound::Exact,
        }
    }
}

impl<'a> Endgame<'a> {
    pub(super) fn new(budget: &'a mut Budget) -> Endgame<'a> {
        let table = Table::new(budget.table_bytes(TABLE_BYTES), budget.left());
        Endgame {
            budget,
            table,
            moves: Vec::new(),
            cells: Cells::default(),
            stopped: false,
        }
    }

    /// The value of a move for the seat that makes it: points of the move and those still to come, less the
    /// other seat's. Not above `alpha` it is an upper bound, not below `beta` a lower bound. With
    /// `depth` (plies after the move) less than the tiles left it is a judgement.
    ///
    /// Means nothing when the budget ended meanwhile ([`Endgame::stopped`]).
    pub(super) fn after(
        &mut self,
        game: &mut Octopus,
        m: Placement,
        alpha: i32,
        beta: i32,
        depth: u32,
    ) -> i32 {
        let Turn::Seat(me) = game.turn() else {
            return 0;
        };
        if !self.budget.spend() {
            self.stopped = true;
            return 0;
        }
        let gain = game.gain(m).unwrap_or(0) as i32;
        let undo = game.play(m);
        let (alpha, beta) = (alpha - gain, beta - gain);
        let rest = match game.turn() {
            Turn::Seat(seat) if seat == me => self.search(game, alpha, beta, depth),
            Turn::Seat(_) => -self.search(game, -beta, -alpha, depth),
            _ => 0,
        };
        game.undo(undo);
        gain + rest
    }

    /// The best move of a position whose value is proved to be `value`, if the budget suffices to find it
    /// again.
    pub(super) fn keeping(&mut self, game: &mut Octopus, value: i32) -> Option<Placement> {
        let depth = game.tiles_left().checked_sub(1)?;
        let mut moves = Vec::new();
        game.each_gain(|m, gain| moves.push((m, gain)));
        moves.sort_by_key(|&(_, gain)| std::cmp::Reverse(gain));
        if let Some(best) = self.remembered(game) {
            moves.sort_by_key(|&(m, _)| m != best);
        }
        for (m, _) in moves {
            let found = self.after(game, m, value - 1, value + 1, depth);
            if self.stopped {
                return None;
            }
            if found == value {
                return Some(m);
            }
        }
        None
    }

    /// The move of an unfinished position that was best when it was searched; legal.
    pub(super) fn remembered(&self, game: &Octopus) -> Option<Placement> {
        let best = self.table.get(game.hash_without_scores())?.best?;
        let Turn::Seat(seat) = game.turn() else {
            return None;
        };
        is_legal(game, seat, best).then_some(best)
    }

    /// The value of a position that is not over for the seat to move, in points still to come.
    fn search(&mut self, game: &mut Octopus, mut alpha: i32, beta: i32, depth: u32) -> i32 {
        let Turn::Seat(me) = game.turn() else {
            return 0;
        };
        let left = game.tiles_left();
        if left == 1 {
            let tile = game.hand(me).kinds().next();
            return tile.map_or(0, |tile| best_gain(game, tile).0 as i32);
        }
        if left == 2 && depth >= 2 {
            let mut last = game.hand(me).kinds();
            let other = (0..game.seats()).map(Seat::new).find(|&s| s != me);
            let theirs = other.and_then(|s| game.hand(s).kinds().next());
            if let (Some(own), Some(theirs)) = (last.next(), theirs) {
                return self.last_two(game, own, theirs, alpha);
            }
        }
        let full = depth >= left;
        let key = game.hash_without_scores();
        let entry = self.table.get(key).copied().unwrap_or_default();
        let (mut low, high) = (i32::from(entry.low), i32::from(entry.high));
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        if !full && i32::from(entry.depth) >= depth as i32 {
            let value = i32::from(entry.value).clamp(low, high);
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if cuts {
                return value;
            }
        }
        let mut prospects = Prospects::new(game, me, &mut self.cells);
        let is_null = beta - alpha <= 1;
        let is_ahead = prospects.balance() >= beta;
        if is_ahead || !is_null {
            let wanted = if is_null { beta } else { -INFINITY };
            low = low.max(prospects.lower(game, &mut self.cells, wanted));
            if low >= beta || low == high {
                return low;
            }
        }
        if depth == 0 {
            return prospects.estimate(game, &mut self.cells).clamp(low, high);
        }

        let before = alpha;
        let mut best = -INFINITY;
        let mut best_move = None;
        // Mostly it is good enough, and bounds of all moves are dear.
        if is_null && is_ahead {
            let first = entry.best.filter(|&m| is_legal(game, me, m));
            if let Some(m) = first.or_else(|| prospects.first_sight(&self.cells)) {
                best = self.after(game, m, alpha, beta, depth - 1);
                if self.stopped {
                    return 0;
                }
                best_move = Some(m);
            }
        }
        let tried = best_move;
        if best < beta && best < high {
            if tried.is_some() {
                // The cells are those of another position by now.
                prospects = Prospects::new(game, me, &mut self.cells);
            }
            let start = self.moves.len();
            let others = self.generate(game, &mut prospects, entry.best, alpha);
            best = best.max(others);
            for searched in 0..self.moves.len() - start {
                let Rated { m, upper, .. } = self.pick(start, searched);
                if upper <= alpha {
                    best = best.max(upper);
                    continue;
                }
                if tried == Some(m) {
                    continue;
                }
                let value = if best_move.is_none() || is_null {
                    self.after(game, m, alpha, beta, depth - 1)
                } else {
                    let value = self.after(game, m, alpha, alpha + 1, depth - 1);
                    if value > alpha && value < beta && !self.stopped {
                        self.after(game, m, alpha, beta, depth - 1)
                    } else {
                        value
                    }
                };
                if self.stopped {
                    self.moves.truncate(start);
                    return 0;
                }
                if value > best || best_move.is_none() {
                    best_move = Some(m);
                }
                best = best.max(value);
                alpha = alpha.max(value);
                if alpha >= beta || alpha >= high {
                    break;
                }
            }
            self.moves.truncate(start);
        }
        let value = best.clamp(low, high);
        self.remember(key, entry, best_move, value, (before, beta), depth, full);
        value
    }

    #[allow(clippy::too_many_arguments)]
    fn remember(
        &mut self,
        key: u128,
        mut entry: Entry,
        best: Option<Placement>,
        value: i32,
        (alpha, beta): (i32, i32),
        depth: u32,
        full: bool,
    ) {
        entry.best = best.or(entry.best);
        let points = value as i16;
        if full {
            if value > alpha {
                entry.low = entry.low.max(points);
            }
            if value < beta {
                entry.high = entry.high.min(points);
            }
        } else {
            entry.value = points;
            entry.depth = depth as i8;
            entry.bound = if value >= beta {
                Bound::Lower
            } else if value <= alpha {
                Bound::Upper
            } else {
                Bound::Exact
            };
        }
        self.table.put(key, depth + 1, entry);
    }

    /// Appends the moves that may be worth more than `alpha`; returns the bound of the others.
    fn generate(
        &mut self,
        game: &Octopus,
        prospects: &mut Prospects,
        first: Option<Placement>,
        alpha: i32,
    ) -> i32 {
        let moves = &mut self.moves;
        prospects.moves(game, &mut self.cells, alpha, |mut this| {
            if first == Some(this.m) {
                this.order = i32::MAX;
            }
            moves.push(this);
        })
    }

    /// Brings the best of the moves from `start + done` on to that place.
    fn pick(&mut self, start: usize, done: usize) -> Rated {
        let rest = &mut self.moves[start + done..];
        let mut best = 0;
        for i in 1..rest.len() {
            if (rest[i].order, rest[i].gain) > (rest[best].order, rest[best].gain) {
                best = i;
            }
        }
        rest.swap(0, best);
        rest[0]
    }

    /// The mover places `own`, then the other seat `theirs`. Exact above `alpha`, an upper bound else.
    fn last_two(&mut self, game: &mut Octopus, own: Tile, theirs: Tile, alpha: i32) -> i32 {
        // The reply's best cell and the best gain on any other one.
        let (mut top, mut second, mut top_cell) = (0, 0, None);
        for (cell, row) in game.open_cells() {
            let gain = row.gain(theirs);
            if top_cell.is_none() || gain > top {
                (second, top, top_cell) = (top, gain, Some(cell));
            } else {
                second = second.max(gain);
            }
        }
        let related = own.colour() == theirs.colour() || own.number() == theirs.number();
        let plain = !related
            && game
                .corner_cells()
                .all(|(_, row)| row.gain(theirs) <= second);
        let reply = |cell: Cell| if Some(cell) == top_cell { second } else { top };
        let start = self.moves.len();
        let mut best = -INFINITY;
        for (cell, row) in game.open_cells() {
            let upper = row.gain(own) as i32 - reply(cell) as i32;
            if plain {
                best = best.max(upper);
            } else {
                self.moves.push(Rated {
                    m: Placement { tile: own, cell },
                    gain: row.gain(own) as i32,
                    upper,
                    order: upper,
                });
            }
        }
        for searched in 0..self.moves.len() - start {
            let Rated { m, gain, upper, .. } = self.pick(start, searched);
            if upper <= best.max(alpha) {
                best = best.max(upper);
                break;
            }
            if !self.budget.spend() {
                self.stopped = true;
                break;
            }
            let undo = game.play(m);
            best = best.max(gain - best_gain(game, theirs).0 as i32);
            game.undo(undo);
        }
        self.moves.truncate(start);
        best
    }
}

fn is_legal(game: &Octopus, seat: Seat, m: Placement) -> bool {
    game.hand(seat).count(m.tile) > 0 && game.gain(m).is_some()
}

//! Exact search of endgames of one and two seats: principal variation search on the difference of the points still to
//! come, with proved bounds on the points of every tile ([`Prospects`]).
//!
//! A move is pruned only if the bounds prove that it is not better than the best known value, by themselves or after a
//! reply that refuted other moves ([`Endgame::refute`]). If the mover is ahead, one or two moves are tried before any
//! bounds of moves are computed. The last tile is placed without recursion, and so are the last two of different seats
//! unless one can help the other.

use super::entry::Entry;
use super::prospects::{Cells, INFINITY, MAX_TILES, Prospects, Rated, best_gain};
use arrayvec::ArrayVec;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Cell, Octopus, Placement, Tile};
use tessera_search::Budget;
use tessera_search::table::Table;

/// Size of the transposition table.
const TABLE_BYTES: usize = 64 << 20;

/// With fewer nodes than this the proof is likely to be cut short, so nodes are spent with care.
pub(super) const FEW_NODES: u64 = 200_000;

/// With many nodes and at most this many tiles, moves are tried before bounds are computed.
const EARLY: u32 = 6;

/// Most replies that are tried against all moves of a position at once, and the least number of moves for which that
/// pays.
const MAX_REPLIES: usize = 3;
const MANY: usize = 4;

/// Working memory of one analysis.
pub(super) struct Endgame<'a> {
    pub(super) budget: &'a mut Budget,
    table: Table<Entry>,
    /// Moves of all nodes on the current line, one node after the other.
    moves: Vec<Rated>,
    /// Prospects of the current node, and its cells.
    prospects: Prospects,
    cells: Cells,
    /// Moves that a reply does not refute.
    kept: Vec<Placement>,
    has_many_nodes: bool,
    /// By tiles left: the placement that last caused a cutoff.
    killers: [Option<Placement>; MAX_TILES + 1],
    /// Set when the budget refused a node; values returned from then on are meaningless.
    pub(super) stopped: bool,
}

impl<'a> Endgame<'a> {
    pub(super) fn new(budget: &'a mut Budget) -> Endgame<'a> {
        let has_many_nodes = budget.left() >= FEW_NODES;
        let table = Table::new(budget.table_bytes(TABLE_BYTES), budget.left());
        Endgame {
            budget,
            table,
            moves: Vec::new(),
            prospects: Prospects::default(),
            cells: Cells::default(),
            kept: Vec::new(),
            has_many_nodes,
            killers: [None; MAX_TILES + 1],
            stopped: false,
        }
    }

    /// Returns the value of a move for the seat that makes it: the points of the move and those still to come, less the
    /// other seat's. At or below `alpha` it is an upper bound, at or above `beta` a lower bound. With `depth` (plies
    /// after the move) less than the tiles left it is an estimate.
    ///
    /// The value is meaningless if the budget ended meanwhile ([`Endgame::stopped`]).
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
        let (alpha, beta) = (alpha - gain, beta - gain);
        match game.turn_after() {
            Turn::Seat(seat) if seat == me => gain + self.enter(game, m, alpha, beta, depth),
            Turn::Seat(_) => gain - self.enter(game, m, -beta, -alpha, depth),
            _ => gain,
        }
    }

    /// Searches the position after a move, from its mover's view. The table entry often gives the value before the move
    /// is made.
    fn enter(
        &mut self,
        game: &mut Octopus,
        m: Placement,
        alpha: i32,
        beta: i32,
        depth: u32,
    ) -> i32 {
        let left = game.tiles_left() - 1;
        let mut known = None;
        if left > 2 {
            let entry = self.table.get(game.hash_without_scores_after(m));
            let entry = entry.copied().unwrap_or_default();
            if let Some(value) = entry.settles(alpha, beta, depth, depth >= left) {
                return value;
            }
            known = Some(entry);
        }
        let undo = game.play(m);
        let value = self.search(game, alpha, beta, depth, known);
        game.undo(undo);
        value
    }

    /// Returns the best move of a position whose value is proved to be `value`, if the budget suffices to find it
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

    /// Returns the remembered best move of an unfinished position, if it is legal.
    pub(super) fn remembered(&self, game: &Octopus) -> Option<Placement> {
        let best = self.table.get(game.hash_without_scores())?.best?;
        let Turn::Seat(seat) = game.turn() else {
            return None;
        };
        is_legal(game, seat, best).then_some(best)
    }

    /// Returns the value of a position that is not over for the seat to move, in points still to come. `known` is its
    /// table entry, if it was looked up and does not settle the value.
    fn search(
        &mut self,
        game: &mut Octopus,
        mut alpha: i32,
        beta: i32,
        depth: u32,
        known: Option<Entry>,
    ) -> i32 {
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
            let theirs = opponent(game, me).and_then(|s| game.hand(s).kinds().next());
            if let (Some(own), Some(theirs)) = (last.next(), theirs) {
                return self.last_two(game, own, theirs, alpha);
            }
        }
        let full = depth >= left;
        let key = game.hash_without_scores();
        let mut entry = match known {
            Some(entry) => entry,
            None => {
                let entry = self.table.get(key).copied().unwrap_or_default();
                if let Some(value) = entry.settles(alpha, beta, depth, full) {
                    return value;
                }
                entry
            }
        };
        let (mut low, high) = entry.bounds();
        let remembered = entry.best;
        let is_null = beta - alpha <= 1;
        let before = alpha;
        let mut best = -INFINITY;
        let mut tried: ArrayVec<Placement, 2> = ArrayVec::new();
        let mut looked = false;
        // A move that was good enough elsewhere mostly is good enough here. Trying it takes more nodes than computing
        // bounds, but less time.
        let known = remembered.or(self.killers[left as usize]);
        if self.has_many_nodes
            && left <= EARLY
            && is_null
            && full
            && let Some(m) = known.filter(|&m| is_legal(game, me, m))
        {
            tried.push(m);
            best = self.after(game, m, alpha, beta, depth - 1);
        }
        if best < beta && !self.stopped {
            let Endgame { prospects, cells, .. } = self;
            prospects.look(game, me, cells);
            let is_ahead = prospects.balance() >= beta;
            let bounded = if self.has_many_nodes {
                full && (!is_null || is_ahead && left >= EARLY)
            } else {
                !is_null || is_ahead
            };
            if bounded {
                let wanted = if is_null { beta } else { -INFINITY };
                low = low.max(prospects.lower(game, cells, wanted));
                if low >= beta || low == high {
                    return low;
                }
            }
            if depth == 0 {
                return prospects.estimate(game, cells).clamp(low, high);
            }
            // Usually this move is good enough, and bounds of all moves are expensive.
            let first = if is_null && is_ahead {
                let first = remembered.filter(|&m| is_legal(game, me, m));
                first.or_else(|| prospects.first_sight(cells))
            } else {
                None
            };
            if let Some(m) = first.filter(|m| !tried.contains(m)) {
                tried.push(m);
                best = best.max(self.after(game, m, alpha, beta, depth - 1));
            } else {
                looked = true;
            }
        }
        if self.stopped {
            return 0;
        }
        let mut best_move = tried.last().copied();
        if best < beta && best < high {
            if !looked {
                // A move has been tried, so the prospects belong to another position.
                self.prospects.look(game, me, &mut self.cells);
            }
            let start = self.moves.len();
            let others = self.generate(game, remembered, alpha);
            best = best.max(others);
            let mut searched = 0;
            let mut replies: ArrayVec<Placement, MAX_REPLIES> = ArrayVec::new();
            while start + searched < self.moves.len() {
                let rest = start + searched;
                if left > 3
                    && self.moves.len() - rest >= MANY
                    && !replies.is_full()
                    && let Some(reply) = self.killers[left as usize - 1]
                    && !replies.contains(&reply)
                {
                    replies.push(reply);
                    let refuted = self.refute(game, me, reply, rest, alpha);
                    best = best.max(refuted);
                    continue;
                }
                let Rated { m, upper, .. } = self.pick(start, searched);
                searched += 1;
                if upper <= alpha {
                    best = best.max(upper);
                    continue;
                }
                if tried.contains(&m) {
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
        entry.learn(best_move, value, (before, beta), depth, full);
        self.table.put(key, depth + 1, entry);
        if value >= beta {
            self.killers[left as usize] = best_move;
        }
        value
    }

    /// Removes the moves from number `from` on that `reply` is proved to refute: they are worth no more than `alpha`.
    /// Returns their bound.
    ///
    /// The reply is placed first, and then the bounds of all moves are computed at once, the mover having another turn
    /// after each. Both orders lead to the same position. The tile placed second may gain more than it would have
    /// gained as the first one, never less: the bounds credit that to the mover, and deny it to the reply.
    fn refute(
        &mut self,
        game: &mut Octopus,
        me: Seat,
        reply: Placement,
        from: usize,
        alpha: i32,
    ) -> i32 {
        let other = opponent(game, me).filter(|&seat| is_legal(game, seat, reply));
        let Some(other) = other else {
            return -INFINITY;
        };
        if !self.budget.spend() {
            self.stopped = true;
            return -INFINITY;
        }
        let gain = game.gain(reply).unwrap_or(0) as i32;
        game.pass_to(other);
        let undo = game.play(reply);
        let Endgame { prospects, cells, kept, moves, .. } = self;
        prospects.look(game, me, cells);
        kept.clear();
        let among = Some(&moves[from..]);
        let others = prospects.moves(game, cells, alpha + gain, among, |this| kept.push(this.m));
        game.undo(undo);
        game.pass_to(me);
        let mut end = from;
        for i in from..self.moves.len() {
            let this = self.moves[i];
            if this.m.cell == reply.cell || self.kept.contains(&this.m) {
                self.moves[end] = this;
                end += 1;
            }
        }
        self.moves.truncate(end);
        others - gain
    }

    /// Appends the moves that may be worth more than `alpha`; returns the bound of the others. The prospects must
    /// belong to this position.
    fn generate(&mut self, game: &Octopus, first: Option<Placement>, alpha: i32) -> i32 {
        let Endgame { prospects, cells, moves, .. } = self;
        prospects.moves(game, cells, alpha, None, |mut this| {
            if first == Some(this.m) {
                this.order = i32::MAX;
            }
            moves.push(this);
        })
    }

    /// Swaps the best of the moves from `start + done` on into that place.
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

    /// Returns the value if the mover places `own`, then the other seat `theirs`: exact above `alpha`, otherwise an
    /// upper bound.
    fn last_two(&mut self, game: &mut Octopus, own: Tile, theirs: Tile, alpha: i32) -> i32 {
        // The reply's best cell, and the best gain on any other one.
        let (mut top, mut second, mut top_cell) = (0, 0, None);
        game.open_cells().for_each(|(cell, row)| {
            let gain = row.gain(theirs);
            if top_cell.is_none() || gain > top {
                (second, top, top_cell) = (top, gain, Some(cell));
            } else {
                second = second.max(gain);
            }
        });
        let related = own.colour() == theirs.colour() || own.number() == theirs.number();
        let plain = !related && game.corner_cells().all(|(_, row)| row.gain(theirs) <= second);
        let reply = |cell: Cell| if Some(cell) == top_cell { second } else { top };
        let start = self.moves.len();
        let mut best = -INFINITY;
        game.open_cells().for_each(|(cell, row)| {
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
        });
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

/// Returns the other seat of two.
fn opponent(game: &Octopus, me: Seat) -> Option<Seat> {
    (game.seats() == 2).then(|| me.other())
}

fn is_legal(game: &Octopus, seat: Seat, m: Placement) -> bool {
    game.hand(seat).count(m.tile) > 0 && game.gain(m).is_some()
}

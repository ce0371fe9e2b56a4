//! The facts about a solution that decide its themes.

use super::gains::{best_of, total};
use super::standing::of_digits;
use super::turn::digits;
use super::values::to_the_end;
use crate::game::Prove;
use crate::solution::ProvedSolution;
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Cell, Form, Ingenious, Move, Phase, SYMBOLS, Tile};

/// Tiles on the board of a miniature, at most.
const FEW: usize = 8;

/// The facts about a solution.
pub(super) struct Facts<'a> {
    position: &'a Ingenious,
    solver: Seat,
    first: (Tile, [Cell; 2]),
    /// The placements that look best at first.
    baits: Vec<(Tile, [Cell; 2])>,
    /// The points that the first placement gains, and the most that any one would.
    gains: [i32; 2],
    /// The tiles of the solution after the first.
    later: Vec<Tile>,
    /// The cells that the solution has filled.
    own: Vec<Cell>,
    /// True if the first placement raises the lowest colour; in a duel, if it gains anything.
    first_raises: bool,
    /// The number of placements for which the first one takes the room, itself included.
    room_lost: usize,
    /// True if the first placement spoils the best one of another seat.
    denied: bool,
    /// True if a placement brings two colours to their ends.
    double_bonus: bool,
    /// True if a placement scores for a half that the solution placed.
    own_run: bool,
    /// True if a half scores in three directions or more.
    crossing: bool,
    /// True if points are lost beyond the end of a track.
    overflow: bool,
    /// True if several colours are lowest, and all of them are raised.
    twin_lows: bool,
    /// True if a placement brings a colour to its end with no point lost.
    exact: bool,
    /// True if a half scores in two opposite directions.
    bridge: bool,
    /// True if a half scores for a printed symbol.
    symbol: bool,
    /// True if the game is over after the solution.
    over: bool,
    /// In an end: the value of the first placement.
    percent: Option<f64>,
    /// In an end: both seats' standings when all is placed.
    ends: Option<[[i8; COLOURS]; 2]>,
}

impl Facts<'_> {
    /// Looks at a solution.
    pub(super) fn of<'a>(
        position: &'a Ingenious,
        solution: &ProvedSolution<Move>,
    ) -> Option<Facts<'a>> {
        let Turn::Seat(solver) = position.turn() else {
            return None;
        };
        let step = solution.steps.first()?;
        let right = *solution.line.first()?;
        let first = placement(right)?;
        let looks = |m: Move| position.surface_appeal(m);
        let most = step.moves.iter().map(|a| looks(a.m)).max()?;
        let most_gain = step.moves.iter().map(|a| total(position, a.m)).max()?;
        let is_end = to_the_end(solution.task);
        let mut facts = Facts {
            position,
            solver,
            first,
            baits: (step.moves.iter())
                .filter(|a| looks(a.m) == most && a.m != right)
                .filter_map(|a| placement(a.m))
                .collect(),
            gains: [total(position, right), most_gain],
            later: Vec::new(),
            own: Vec::new(),
            first_raises: true,
            room_lost: 0,
            denied: false,
            double_bonus: false,
            own_run: false,
            crossing: false,
            overflow: false,
            twin_lows: false,
            exact: false,
            bridge: false,
            symbol: false,
            over: false,
            percent: (step.moves.first().map(|best| best.value)).filter(|_| is_end),
            ends: None,
        };
        let walk = facts.follow(solution);
        facts.over = walk.is_over();
        if is_end && position.seats() == 2 {
            facts.ends = Some([solver, solver.other()].map(|seat| {
                let due = match walk.turn() {
                    Turn::Over => false,
                    Turn::Seat(mover) if mover == solver && walk.phase() == Phase::Place => {
                        seat == solver
                    }
                    _ => seat != solver,
                };
                of_digits(if due { best_of(&walk, seat) } else { digits(walk.scores(seat)) })
            }));
        }
        Some(facts)
    }

    /// Looks at each placement of the line; returns the position after the last one.
    fn follow(&mut self, solution: &ProvedSolution<Move>) -> Ingenious {
        let before = self.position.scores(self.solver);
        let mut walk = self.position.clone();
        for (number, &m) in solution.line.iter().enumerate() {
            let Some((tile, cells)) =
                placement(m).filter(|_| walk.turn() == Turn::Seat(self.solver))
            else {
                break;
            };
            self.see(&walk, tile, cells);
            walk.play(m);
            self.own.extend(cells);
            if number > 0 {
                self.later.push(tile);
            } else {
                self.see_after_first(&walk);
            }
        }
        let after = walk.scores(self.solver);
        let lows = (0..COLOURS).filter(|&c| before[c] == lowest(before));
        self.twin_lows = lows.clone().count() > 1 && lows.into_iter().all(|c| after[c] > before[c]);
        walk
    }

    fn see_after_first(&mut self, after: &Ingenious) {
        let position = self.position;
        self.first_raises = match position.form() {
            Form::Duel => self.gains[0] > 0,
            _ => lowest(after.scores(self.solver)) > lowest(position.scores(self.solver)),
        };
        self.room_lost = placements_left(position).saturating_sub(placements_left(after));
        self.denied = (0..position.seats())
            .map(Seat::new)
            .filter(|&seat| seat != self.solver)
            .any(|seat| best_of(after, seat) < best_of(position, seat));
    }

    fn see(&mut self, walk: &Ingenious, tile: Tile, cells: [Cell; 2]) {
        let earned = walk.earned(tile, cells);
        let mut points = 0;
        let turned = [cells[1], cells[0]];
        for ((half, cell), partner) in tile.halves().into_iter().zip(cells).zip(turned) {
            let runs = walk.runs(half, cell, partner);
            let is_opposite =
                |a: usize, b: usize| runs[a].direction == runs[b].direction.opposite();
            let count = runs.len();
            let mut along = runs.iter().flat_map(|run| &run.cells);
            self.bridge |= (0..count).any(|a| (0..a).any(|b| is_opposite(a, b)));
            self.crossing |= count > 2;
            self.symbol |= along.clone().any(|cell| SYMBOLS.contains(cell));
            self.own_run |= along.any(|cell| self.own.contains(cell));
            points += i32::from(walk.points(half, cell));
        }
        let gained: i32 = earned.gain.iter().map(|&gain| i32::from(gain)).sum();
        self.double_bonus |= earned.bonus > 1;
        self.exact |= earned.bonus > 0 && points == gained;
        self.overflow |= points > gained;
    }

    /// True if the solution has this theme.
    pub(super) fn bear(&self, theme: &str) -> bool {
        let (tile, cells) = self.first;
        let sorted = |[a, b]: [Cell; 2]| if a < b { [a, b] } else { [b, a] };
        let shy = self.is_shy();
        match theme {
            "bonus-chain" => !self.later.is_empty(),
            "double-bonus" => self.double_bonus,
            "quiet-start" => !self.first_raises,
            "less-is-more" => self.gains[1] >= self.gains[0] + 3,
            "own-run" => self.own_run,
            "crossing" => self.crossing,
            "overflow" => self.overflow,
            "twin-lows" => self.twin_lows,
            "closes-the-board" => self.percent.is_some() && self.room_lost > 1,
            "denial" => self.percent.is_some() && self.denied,
            "only-win" => self.percent == Some(100.0),
            "rescue" => self.percent == Some(50.0),
            "exact-landing" => self.exact,
            "bridge" => self.bridge,
            "printed-symbol" => self.symbol,
            "both-lows" => self.raises_two_lowest(),
            "patience" => shy && self.baits.iter().any(|(bait, _)| self.later.contains(bait)),
            "right-cell" => {
                let place = sorted(cells);
                let other = |&(bait, at): &(Tile, [Cell; 2])| bait != tile && sorted(at) == place;
                shy && self.baits.iter().any(other)
            }
            "right-tile" => {
                let place = sorted(cells);
                let other = |&(bait, at): &(Tile, [Cell; 2])| bait == tile && sorted(at) != place;
                shy && self.baits.iter().any(other)
            }
            "turned-round" => {
                let place = [cells[1], cells[0]];
                self.baits.contains(&(tile, place))
            }
            "double-tile" => tile.is_double(),
            "scoreless" => total(self.position, Move::Place { tile, cells }) == 0,
            "ends-the-game" => self.ends.is_some() && self.over,
            "tie-break" => (self.ends).is_some_and(|[own, other]| own[0] == other[0]),
            "comeback" => {
                self.ends.is_some() && {
                    let [own, other] = [self.solver, self.solver.other()]
                        .map(|seat| digits(self.position.scores(seat)));
                    own < other
                }
            }
            "miniature" => self.position.tiles().count() <= FEW,
            _ => false,
        }
    }

    /// True if another placement looks better than the first one.
    fn is_shy(&self) -> bool {
        let (tile, cells) = self.first;
        let own = self.position.surface_appeal(Move::Place { tile, cells });
        let looks = |&(tile, cells): &(Tile, [Cell; 2])| {
            self.position.surface_appeal(Move::Place { tile, cells })
        };
        self.baits.iter().any(|bait| looks(bait) > own)
    }

    /// True if the first placement raises the two lowest colours, and they are two.
    fn raises_two_lowest(&self) -> bool {
        let (tile, cells) = self.first;
        let gain = self.position.earned(tile, cells).gain;
        let scores = self.position.scores(self.solver);
        let mut colours: Vec<usize> = (0..COLOURS).collect();
        colours.sort_by_key(|&c| scores[c]);
        let clear = scores[colours[1]] < scores[colours[2]];
        clear && colours[..2].iter().all(|&c| gain[c] > 0)
    }
}

fn placement(m: Move) -> Option<(Tile, [Cell; 2])> {
    match m {
        Move::Place { tile, cells } => Some((tile, cells)),
        Move::Swap | Move::Keep | Move::Draw(_) => None,
    }
}

fn lowest(scores: [i8; COLOURS]) -> i8 {
    scores.into_iter().min().unwrap_or_default()
}

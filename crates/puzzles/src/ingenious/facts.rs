//! The facts about a solution that decide its themes.

use tessera_messages::Id;

use super::gains::{best_of, total};
use super::standing::of_digits;
use super::turn::digits;
use super::values::to_the_end;
use crate::game::{Prove, Theme, idea, theme};
use crate::solution::ProvedSolution;
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Cell, Form, Ingenious, Move, Phase, SYMBOLS, Tile};

/// Tiles on the board of a miniature, at most.
const FEW: usize = 8;

/// All themes.
pub(super) const THEMES: &[Theme<Ingenious>] = &[
    theme("bonus-chain", Id("theme-ingenious-bonus-chain"), |facts: &Facts| {
        !facts.later.is_empty()
    }),
    idea("double-bonus", Id("theme-ingenious-double-bonus"), |facts: &Facts| facts.double_bonus),
    idea("quiet-start", Id("theme-ingenious-quiet-start"), |facts: &Facts| !facts.first_raises),
    theme("less-is-more", Id("theme-ingenious-less-is-more"), |facts: &Facts| {
        facts.gains[1] >= facts.gains[0] + 3
    }),
    idea("own-run", Id("theme-ingenious-own-run"), |facts: &Facts| facts.own_run),
    theme("crossing", Id("theme-ingenious-crossing"), |facts: &Facts| facts.crossing),
    theme("overflow", Id("theme-ingenious-overflow"), |facts: &Facts| facts.overflow),
    theme("twin-lows", Id("theme-ingenious-twin-lows"), |facts: &Facts| facts.twin_lows),
    idea("closes-the-board", Id("theme-ingenious-closes"), |facts: &Facts| {
        facts.percent.is_some() && facts.room_lost > 1
    }),
    idea("denial", Id("theme-ingenious-denial"), |facts: &Facts| {
        facts.percent.is_some() && facts.denied
    }),
    theme("only-win", Id("theme-ingenious-only-win"), |facts: &Facts| facts.percent == Some(100.0)),
    theme("rescue", Id("theme-ingenious-rescue"), |facts: &Facts| facts.percent == Some(50.0)),
    idea("exact-landing", Id("theme-ingenious-exact-landing"), |facts: &Facts| facts.exact),
    idea("bridge", Id("theme-ingenious-bridge"), |facts: &Facts| facts.bridge),
    theme("printed-symbol", Id("theme-ingenious-printed-symbol"), |facts: &Facts| facts.symbol),
    idea("both-lows", Id("theme-ingenious-both-lows"), Facts::raises_two_lowest),
    idea("patience", Id("theme-ingenious-patience"), |facts: &Facts| {
        facts.is_shy() && facts.baits.iter().any(|(bait, _)| facts.later.contains(bait))
    }),
    theme("right-tile", Id("theme-ingenious-right-tile"), |facts: &Facts| {
        facts.is_shy() && facts.looks_better(true, false)
    }),
    theme("right-cell", Id("theme-ingenious-right-cell"), |facts: &Facts| {
        facts.is_shy() && facts.looks_better(false, true)
    }),
    theme("turned-round", Id("theme-ingenious-turned-round"), Facts::turns_the_bait),
    theme("double-tile", Id("theme-ingenious-double-tile"), |facts: &Facts| {
        facts.first.0.is_double()
    }),
    theme("scoreless", Id("theme-ingenious-scoreless"), Facts::scores_nothing),
    theme("ends-the-game", Id("theme-ingenious-ends-the-game"), |facts: &Facts| {
        facts.ends.is_some() && facts.over
    }),
    idea("tie-break", Id("theme-ingenious-tie-break"), |facts: &Facts| {
        facts.ends.is_some_and(|[own, other]| own[0] == other[0])
    }),
    theme("comeback", Id("theme-ingenious-comeback"), Facts::comes_back),
    theme("miniature", Id("theme-ingenious-miniature"), |facts: &Facts| {
        facts.position.tiles().count() <= FEW
    }),
];

/// The facts about a solution.
pub struct Facts {
    position: Ingenious,
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

impl Facts {
    /// Looks at a solution.
    pub(super) fn of(position: &Ingenious, solution: &ProvedSolution<Move>) -> Option<Facts> {
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
            position: position.clone(),
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
        let position = &self.position;
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

    /// True if a placement that looks best has this tile, or the same two cells, but not both.
    fn looks_better(&self, same_tile: bool, same_cells: bool) -> bool {
        let (tile, [a, b]) = self.first;
        self.baits.iter().any(|&(bait, at)| {
            (bait == tile) == same_tile && (at == [a, b] || at == [b, a]) == same_cells
        })
    }

    fn turns_the_bait(&self) -> bool {
        let (tile, [a, b]) = self.first;
        self.baits.contains(&(tile, [b, a]))
    }

    fn scores_nothing(&self) -> bool {
        let (tile, cells) = self.first;
        total(&self.position, Move::Place { tile, cells }) == 0
    }

    fn comes_back(&self) -> bool {
        let [own, other] =
            [self.solver, self.solver.other()].map(|seat| digits(self.position.scores(seat)));
        self.ends.is_some() && own < other
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

//! Themes that exist from version 2 on.

use super::super::gains::{best_of, total};
use super::super::kinds::{
    ALL_SIX, EARN_A_BONUS, LEVEL_THE_SCORES, SECOND_LAST_PLACEMENTS, SECOND_RAISE, TWO_PLACEMENTS,
};
use super::super::turn::digits;
use super::super::values::{surface_appeal, to_the_end};
use super::standing::of_digits;
use crate::solution::ProvedSolution;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Cell, Ingenious, Move, Phase, SYMBOLS, Tile};

/// Tiles on the board of a miniature, at most.
const FEW: usize = 8;

/// Whether the question of a kind of version 2 leaves room for a theme, of any version, that version 1 allows its nearest
/// kind.
pub(crate) fn may_have(kind: usize, theme: &str) -> bool {
    let end = matches!(kind, SECOND_LAST_PLACEMENTS | LEVEL_THE_SCORES);
    let several = matches!(kind, EARN_A_BONUS | TWO_PLACEMENTS | ALL_SIX);
    match theme {
        "bonus-chain" | "own-run" | "patience" => several,
        // One placement, which raises the lowest colour and earns nothing.
        "quiet-start" | "double-bonus" | "overflow" | "exact-landing" => kind != SECOND_RAISE,
        "only-win" | "comeback" => kind == SECOND_LAST_PLACEMENTS,
        "rescue" => kind == LEVEL_THE_SCORES,
        "odds" => false,
        "tie-break" => kind == SECOND_LAST_PLACEMENTS,
        "ends-the-game" => end,
        "miniature" => !end,
        _ => true,
    }
}

/// What the themes of version 2 look at.
pub(crate) struct Facts<'a> {
    position: &'a Ingenious,
    solver: Seat,
    first: (Tile, [Cell; 2]),
    /// The placements that look best at first.
    baits: Vec<(Tile, [Cell; 2])>,
    /// The tiles of the solution after the first.
    later: Vec<Tile>,
    /// Whether a placement brings a colour to its end with no point lost.
    exact: bool,
    /// Whether a half scores in two opposite directions.
    bridge: bool,
    /// Whether a half scores for a printed symbol.
    symbol: bool,
    /// Whether the game is over after the solution.
    over: bool,
    /// In an end: both seats' standings when all is placed.
    ends: Option<[[i8; COLOURS]; 2]>,
}

impl Facts<'_> {
    /// Looks at a solution.
    pub(crate) fn of<'a>(
        position: &'a Ingenious,
        solution: &ProvedSolution<Move>,
    ) -> Option<Facts<'a>> {
        let Turn::Seat(solver) = position.turn() else {
            return None;
        };
        let step = solution.steps.first()?;
        let first = placement(*solution.line.first()?)?;
        let looks = |m: Move| surface_appeal(position, m);
        let most = step.moves.iter().map(|a| looks(a.m)).max()?;
        let right = solution.line.first().copied();
        let mut facts = Facts {
            position,
            solver,
            first,
            baits: (step.moves.iter())
                .filter(|a| looks(a.m) == most && Some(a.m) != right)
                .filter_map(|a| placement(a.m))
                .collect(),
            later: Vec::new(),
            exact: false,
            bridge: false,
            symbol: false,
            over: false,
            ends: None,
        };
        let mut walk = position.clone();
        for (number, &m) in solution.line.iter().enumerate() {
            let Some((tile, cells)) = placement(m).filter(|_| walk.turn() == Turn::Seat(solver))
            else {
                break;
            };
            facts.see(&walk, tile, cells);
            if number > 0 {
                facts.later.push(tile);
            }
            walk.play(m);
        }
        facts.over = walk.is_over();
        if to_the_end(solution.task) && position.seats() == 2 {
            facts.ends = Some([solver, solver.other()].map(|seat| {
                let due = match walk.turn() {
                    Turn::Over => false,
                    Turn::Seat(mover) if mover == solver && walk.phase() == Phase::Place => {
                        seat == solver
                    }
                    _ => seat != solver,
                };
                let scores = walk.scores(seat);
                of_digits(if due {
                    best_of(&walk, seat)
                } else {
                    digits(scores)
                })
            }));
        }
        Some(facts)
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
            self.bridge |= (0..count).any(|a| (0..a).any(|b| is_opposite(a, b)));
            self.symbol |= (runs.iter().flat_map(|run| &run.cells)).any(|c| SYMBOLS.contains(c));
            points += i32::from(walk.points(half, cell));
        }
        let gained: i32 = earned.gain.iter().map(|&gain| i32::from(gain)).sum();
        self.exact |= earned.bonus > 0 && points == gained;
    }

    /// Whether the solution has this theme; false for themes of version 1.
    pub(crate) fn bear(&self, theme: &str) -> bool {
        let (tile, cells) = self.first;
        let sorted = |[a, b]: [Cell; 2]| if a < b { [a, b] } else { [b, a] };
        let shy = self.is_shy();
        match theme {
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

    /// Whether another placement looks better than the first one.
    fn is_shy(&self) -> bool {
        let (tile, cells) = self.first;
        let own = surface_appeal(self.position, Move::Place { tile, cells });
        let looks = |&(tile, cells): &(Tile, [Cell; 2])| {
            surface_appeal(self.position, Move::Place { tile, cells })
        };
        self.baits.iter().any(|bait| looks(bait) > own)
    }

    /// Whether the first placement raises the two lowest colours, and they are two.
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

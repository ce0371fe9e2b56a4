//! A literal transcription of the rules on a grid of letters: tests compare the fast rules with it.

/// A position: letters `x`, `o` and `.`, the fourth rank first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    /// The ranks.
    pub grid: Vec<Vec<char>>,
}

impl Reference {
    /// Creates the position of a key.
    pub fn of_key(key: &str) -> Reference {
        let grid = key.split('/').map(|rank| rank.chars().collect()).collect();
        Reference { grid }
    }

    /// Returns the letter on a cell, file and rank from 1.
    fn letter(&self, file: usize, rank: usize) -> char {
        self.grid[4 - rank][file - 1]
    }

    fn count(&self, letter: char) -> usize {
        self.grid.iter().flatten().filter(|&&c| c == letter).count()
    }

    /// Returns the letter that is placed next.
    pub fn to_move(&self) -> char {
        if self.count('x') == self.count('o') {
            'x'
        } else {
            'o'
        }
    }

    /// Returns the letter that has four in a row, column or diagonal.
    pub fn winner(&self) -> Option<char> {
        ['x', 'o'].into_iter().find(|&own| {
            let four = |cell: &dyn Fn(usize) -> (usize, usize)| {
                (1..=4).all(|i| {
                    let (file, rank) = cell(i);
                    self.letter(file, rank) == own
                })
            };
            (1..=4).any(|k| four(&|i| (i, k)) || four(&|i| (k, i)))
                || four(&|i| (i, i))
                || four(&|i| (i, 5 - i))
        })
    }

    /// Returns the moves in notation, by rank, then by file.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.winner().is_none() {
            for rank in 1..=4 {
                for (file, name) in (1..=4).zip(["a", "b", "c", "d"]) {
                    if self.letter(file, rank) == '.' {
                        moves.push(format!("{name}{rank}"));
                    }
                }
            }
        }
        moves
    }

    /// Returns the position after a move in notation.
    #[must_use]
    pub fn after(&self, m: &str) -> Reference {
        let bytes = m.as_bytes();
        let mut next = self.clone();
        next.grid[usize::from(b'4' - bytes[1])][usize::from(bytes[0] - b'a')] = self.to_move();
        next
    }

    /// Returns the number of lines of `depth` moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ => (self.moves().iter())
                .map(|m| self.after(m).perft(depth - 1))
                .sum(),
        }
    }
}

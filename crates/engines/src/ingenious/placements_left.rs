//! An upper bound on the placements still to come.

use tessera_rules::ingenious::{Direction, Ingenious};

/// Returns an upper bound on the number of tiles that can still be placed: half of every connected region of empty
/// cells.
pub fn placements_left(position: &Ingenious) -> usize {
    let mut open = [false; 256];
    for cell in position.empty_cells() {
        open[cell.index() as usize] = true;
    }
    let mut stack = arrayvec::ArrayVec::<u8, 256>::new();
    let mut left = 0;
    for cell in position.empty_cells() {
        if !std::mem::take(&mut open[cell.index() as usize]) {
            continue;
        }
        stack.push(cell.index());
        let mut size = 0;
        while let Some(index) = stack.pop() {
            size += 1;
            for direction in Direction::ALL {
                let next = direction.step(index);
                if std::mem::take(&mut open[next as usize]) {
                    stack.push(next);
                }
            }
        }
        left += size / 2;
    }
    left
}

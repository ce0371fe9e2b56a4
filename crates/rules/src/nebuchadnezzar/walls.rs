//! The walls around a rectangle, which decide whether a capture is legal.

use super::Nebuchadnezzar;
use super::board::{Cell, Colour, Direction, Rectangle};
use crate::game::Fault;

/// One of the four walls around a rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wall {
    /// The side of the rectangle where it is.
    pub direction: Direction,
    /// The cells of the wall; `None` if it is the edge of the board.
    pub line: Option<Rectangle>,
    /// Its own colour, or the colour of the opposite wall for an edge; `None` for a neutral edge (`NEB-3`).
    pub colour: Option<Colour>,
    /// Its length in cells of the rectangle.
    pub length: u8,
}

/// The four walls around a rectangle that is bounded on all sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Walls {
    /// In the order of [`Direction::ALL`].
    pub walls: [Wall; 4],
}

impl Walls {
    /// Returns the part of the perimeter that a colour owns, in cells.
    pub fn length(&self, colour: Colour) -> u32 {
        let of_colour = self.walls.iter().filter(|wall| wall.colour == Some(colour));
        of_colour.map(|wall| u32::from(wall.length)).sum()
    }
}

impl Nebuchadnezzar {
    /// Returns the walls around a rectangle of this board, whatever is inside; `None` if a side is not walled
    /// (`NEB-2`).
    pub fn walls(&self, rectangle: Rectangle) -> Option<Walls> {
        self.walled(rectangle).ok()
    }

    /// Checks that the seat to move may flip this rectangle, and returns the walls around it.
    ///
    /// # Errors
    /// The first ruling that it breaks: `NEB-2`, `NEB-3` or `NEB-4`.
    pub fn check_capture(&self, rectangle: Rectangle) -> Result<Walls, Fault> {
        let (side, mover) = (self.side, self.colour_to_move());
        let enemy = mover.other();
        let illegal = |rule, detail: String| Err(Fault::illegal(rule, detail));
        if !rectangle.to.is_on(side) {
            let detail = format!("{} is not on this board of {side} by {side}.", rectangle.to);
            return illegal("NEB-2", detail);
        }
        if let Some(cell) = rectangle
            .cells()
            .find(|&cell| self.disc(cell) != Some(enemy))
        {
            let detail = format!(
                "A capture flips a rectangle purely of {} discs, and {cell} {}.",
                enemy.name(),
                self.what_is_on(cell)
            );
            return illegal("NEB-2", detail);
        }
        let walls = self.walled(rectangle)?;
        let (own, theirs) = (walls.length(mover), walls.length(enemy));
        if own <= theirs {
            let detail = format!(
                "{} owns {own} of the perimeter and {} {theirs}; to capture, {} must own more.",
                capital(mover),
                enemy.name(),
                mover.name()
            );
            return illegal("NEB-3", detail);
        }
        let mut bigger = None;
        self.captures_of(self.to_move, |capture| {
            if capture != rectangle && capture.contains(rectangle) {
                bigger = Some(capture);
            }
        });
        if let Some(Rectangle { from, to }) = bigger {
            let detail = format!(
                "It is part of a bigger rectangle that can be captured now, {from} to {to}."
            );
            return illegal("NEB-4", detail);
        }
        Ok(walls)
    }

    /// Returns the walls around a rectangle, or the refusal for the first side without a wall.
    fn walled(&self, rectangle: Rectangle) -> Result<Walls, Fault> {
        let mut sides = [(None, None); 4];
        for (side, direction) in sides.iter_mut().zip(Direction::ALL) {
            let Some(line) = direction.line_outside(rectangle, self.side) else {
                continue;
            };
            let first = self.disc(line.from);
            let breach = line
                .cells()
                .find(|&cell| self.disc(cell).is_none() || self.disc(cell) != first);
            if let Some(cell) = breach {
                let detail = format!(
                    "There is no wall on the {} side: it needs discs of one colour from {} to {}, and {cell} {}.",
                    direction.name(),
                    line.from,
                    line.to,
                    self.what_is_on(cell)
                );
                return Err(Fault::illegal("NEB-2", detail));
            }
            *side = (Some(line), first);
        }
        let walls = std::array::from_fn(|i| {
            let direction = Direction::ALL[i];
            // Parallel sides are neighbours in the list. An edge takes the opposite wall's colour.
            let (line, colour) = sides[i];
            let (_, opposite) = sides[i ^ 1];
            Wall {
                direction,
                line,
                colour: if line.is_some() { colour } else { opposite },
                length: direction.length(rectangle),
            }
        });
        Ok(Walls { walls })
    }

    fn what_is_on(&self, cell: Cell) -> &'static str {
        match self.disc(cell) {
            None => "is empty",
            Some(Colour::Black) => "holds a black one",
            Some(Colour::White) => "holds a white one",
        }
    }
}

fn capital(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "Black",
        Colour::White => "White",
    }
}

//! The walls around a rectangle, which decide whether a capture is legal.

use tessera_messages::{Text, message};

use super::Nebuchadnezzar;
use super::board::{Cell, Direction, Rectangle};
use crate::game::Fault;
use crate::game::discs::Colour;

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
        let illegal = |rule, detail: Text| Err(Fault::illegal(rule, detail));
        if !rectangle.to.is_on(side) {
            let detail = message!("refusal-nebuchadnezzar-off", cell = &rectangle.to, side = &side);
            return illegal("NEB-2", detail);
        }
        if let Some(cell) = rectangle.cells().find(|&cell| self.disc(cell) != Some(enemy)) {
            let detail = message!(
                "refusal-nebuchadnezzar-pure",
                colour = enemy.text(),
                cell = &cell,
                holds = self.what_is_on(cell)
            );
            return illegal("NEB-2", detail);
        }
        let walls = self.walled(rectangle)?;
        let (own, theirs) = (walls.length(mover), walls.length(enemy));
        if own <= theirs {
            let detail = message!(
                "refusal-nebuchadnezzar-perimeter",
                who = capital(mover),
                own = &own,
                colour = enemy.text(),
                theirs = &theirs,
                mover = mover.text()
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
            let detail = message!("refusal-nebuchadnezzar-bigger", from = &from, to = &to);
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
            let breach =
                line.cells().find(|&cell| self.disc(cell).is_none() || self.disc(cell) != first);
            if let Some(cell) = breach {
                let detail = message!(
                    "refusal-nebuchadnezzar-no-wall",
                    side = direction.text(),
                    from = &line.from,
                    to = &line.to,
                    cell = &cell,
                    holds = self.what_is_on(cell)
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

    fn what_is_on(&self, cell: Cell) -> Text {
        match self.disc(cell) {
            None => message!("refusal-nebuchadnezzar-is-empty"),
            Some(Colour::Black) => message!("refusal-nebuchadnezzar-holds-black"),
            Some(Colour::White) => message!("refusal-nebuchadnezzar-holds-white"),
        }
    }
}

fn capital(colour: Colour) -> Text {
    match colour {
        Colour::Black => message!("colour-capital-black"),
        Colour::White => message!("colour-capital-white"),
    }
}

//! Games as animations: the choice of their pictures, their limits, and their drawing in the heavy pool.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use tessera_operations::game::WireGame;
use tessera_operations::limits::{
    ANIMATION_BYTES, ANIMATION_FRAMES, ANIMATION_PIXELS, ANIMATION_SIZE,
};
use tessera_operations::operation::Price;
use tessera_operations::problem::Exceeded;
use tessera_operations::record::CheckedRecord;
use tessera_operations::wire::Int;
use tessera_pictures::{
    AnimationError, Coding, MIN_SIZE, Projection, Scene, Shown, Still, Theme, View, animation,
};

use super::context::Context;
use super::problem::{Code, Problem};
use crate::language::Language;

/// Default length of the longer side in pixels.
pub(super) const SIZE: u32 = 480;
/// Pictures per second: the default and the most.
pub(super) const RATE: (u32, u32) = (2, 5);
/// Additional time of the last picture, in milliseconds.
const END: u32 = 2000;
/// Pixels that take about as long as one node of a search, for the price that is deposited before the work begins.
const PIXELS_PER_NODE: u64 = 25;

/// The look of an animation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    pub(super) theme: Theme,
    pub(super) projection: Projection,
    /// Longer side in pixels.
    size: u32,
    /// Pictures per second.
    rate: u32,
    /// The language of the words.
    language: Language,
}

impl Look {
    /// # Errors
    /// [`Code::LimitExceeded`] for a size, [`Code::ImpossibleOptions`] for a rate out of range.
    pub(super) fn new(
        theme: Theme,
        projection: Projection,
        size: Option<Int>,
        rate: Option<Int>,
    ) -> Result<Look, Problem> {
        let size = size.unwrap_or(Int::from(SIZE));
        let rate = rate.unwrap_or(Int::from(RATE.0));
        let is_rate = |rate: &u32| (1..=RATE.1).contains(rate);
        Ok(Look {
            theme,
            projection,
            size: read_size(size)?,
            rate: rate.to().filter(is_rate).ok_or_else(|| {
                let detail = format!("an animation has 1 to {} pictures a second", RATE.1);
                Problem::new(Code::ImpossibleOptions, detail).at("/per_second")
            })?,
            language: Language::default(),
        })
    }

    /// The same look with words in a language.
    pub(super) fn in_language(self, language: Language) -> Look {
        Look { language, ..self }
    }
}

fn read_size(size: Int) -> Result<u32, Problem> {
    let fits = |size: &u32| (MIN_SIZE..=ANIMATION_SIZE).contains(size);
    size.to().filter(fits).ok_or_else(|| {
        let (limit, allowed) = match size.0 < i64::from(MIN_SIZE) {
            true => ("picture_size_min", MIN_SIZE),
            false => ("animation_size_max", ANIMATION_SIZE),
        };
        let detail = format!("an animation is {MIN_SIZE} to {ANIMATION_SIZE} pixels large");
        let asked = u64::try_from(size.0).unwrap_or_default();
        exceeded(limit, allowed.into(), asked, detail).at("/size")
    })
}

fn exceeded(limit: &'static str, allowed: u64, asked: u64, detail: String) -> Problem {
    let exceeded = Exceeded { limit, allowed, asked };
    Problem::limit_exceeded(exceeded, detail)
}

/// A game to animate.
pub(super) struct Film<G: WireGame> {
    start: Box<G>,
    moves: Vec<G::Move>,
    look: Look,
    /// True for each move that a player chose; a chance move appears together with the next chosen one.
    chosen: Vec<bool>,
    /// True if the game is drawn by repetition.
    drawn: bool,
}

impl<G: WireGame> Film<G> {
    /// # Errors
    /// [`Code::LimitExceeded`] for a game that is too long for that size.
    pub(super) fn new(game: CheckedRecord<G>, look: Look) -> Result<Film<G>, Problem> {
        let mut at = game.start.clone();
        let mut chosen = Vec::with_capacity(game.moves.len());
        for &m in &game.moves {
            chosen.push(!at.awaits_chance());
            at.play(m);
        }
        let drawn = game.is_repetition();
        let film = Film { start: game.start, moves: game.moves, look, chosen, drawn };
        let frames = film.frames();
        if frames > ANIMATION_FRAMES {
            let detail = format!(
                "this game takes {frames} pictures; an animation has at most {ANIMATION_FRAMES}"
            );
            let most = ANIMATION_FRAMES as u64;
            return Err(exceeded("animation_frames", most, frames as u64, detail));
        }
        let pixels = film.pixels();
        if pixels > ANIMATION_PIXELS {
            let detail = format!(
                "{frames} pictures of {0}x{0} pixels have {pixels} pixels; an animation has at most {ANIMATION_PIXELS}",
                look.size
            );
            return Err(exceeded("animation_pixels", ANIMATION_PIXELS, pixels, detail));
        }
        Ok(film)
    }

    /// Number of pictures: the start, and one after each chosen move.
    fn frames(&self) -> usize {
        1 + self.chosen.iter().filter(|chosen| **chosen).count()
    }

    fn pixels(&self) -> u64 {
        self.frames() as u64 * u64::from(self.look.size).pow(2)
    }

    /// All inputs of the animation, as one text.
    pub(super) fn source(&self, coding: Coding) -> String {
        let (look, start) = (&self.look, self.start.key());
        let mut source = format!("{coding:?} {look:?} {} {start}", G::ID);
        let mut at = self.start.clone();
        for &m in &self.moves {
            source.push(' ');
            source.push_str(&at.notation(m));
            at.play(m);
        }
        source
    }

    /// The pictures in order, all of the same size and the same part of the table.
    fn stills(&self) -> Vec<Still> {
        let Look { theme, projection, language, .. } = self.look;
        let scene = |position: &G, last: Option<(&G, G::Move)>, drawn: bool| {
            position.scene(&View {
                theme,
                projection,
                last,
                drawn,
                shown: Shown::Nothing,
                room: &self.moves,
                language,
            })
        };
        let mut at = self.start.clone();
        let mut scenes: Vec<Scene> = vec![scene(&at, None, false)];
        let moves = self.moves.iter().zip(&self.chosen).enumerate();
        for (index, (&m, &is_chosen)) in moves {
            let before = at.clone();
            at.play(m);
            if is_chosen {
                let drawn = self.drawn && index + 1 == self.moves.len();
                scenes.push(scene(&at, Some((&before, m)), drawn));
            }
        }
        let extents = scenes.iter().map(Scene::extent);
        let extent = extents.fold((0.0, 0.0), |most: (f64, f64), (width, height)| {
            (most.0.max(width), most.1.max(height))
        });
        let scale = f64::from(self.look.size) / extent.0.max(extent.1);
        // At most `size`, which is small.
        let pixels = |length: f64| (length * scale).round().max(1.0) as u32;
        let pixels = (pixels(extent.0), pixels(extent.1));
        let last = scenes.len() - 1;
        let stills = scenes.iter().enumerate().map(|(number, scene)| Still {
            svg: scene.to_frame(extent, pixels),
            milliseconds: 1000 / self.look.rate + if number == last { END } else { 0 },
        });
        stills.collect()
    }

    /// Draws the animation in the heavy pool at the caller's expense.
    ///
    /// # Errors
    /// [`Code::LimitExceeded`] if it would be too large; the errors for too little allowance, room or time.
    pub(super) async fn draw(self, context: &Context, coding: Coding) -> Result<Vec<u8>, Problem> {
        let price = Price::of_search(self.pixels() / PIXELS_PER_NODE);
        let deadline = context.latest();
        let work = Box::new(move |stop: Arc<AtomicBool>| {
            let mut is_stopped = || stop.load(Ordering::Relaxed) || Instant::now() >= deadline;
            animation(coding, &self.stills(), ANIMATION_BYTES, &mut is_stopped)
        });
        let drawn = context.run(price, deadline, work).await?;
        drawn.map_err(|error| match error {
            AnimationError::TooLarge(most) => {
                let detail = format!(
                    "the animation would have more than {most} bytes; a smaller size, or WebP, takes fewer"
                );
                exceeded("animation_bytes", most as u64, most as u64 + 1, detail)
            }
            AnimationError::Stopped => Problem::out_of_time("all pictures were drawn"),
            AnimationError::Raster(_) | AnimationError::Unwritable(_) => {
                Problem::new(Code::Internal, error.to_string())
            }
        })
    }
}

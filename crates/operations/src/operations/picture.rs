//! `board`: pictures of positions.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_messages::Language;
use tessera_pictures::{MAX_LINE, MAX_SIZE, MIN_SIZE, Projection, Shown, Theme, View};

use crate::game::WireGame;
use crate::host::Host;
use crate::line::{Reached, at_most, legal};
use crate::operation::{Cost, Operation, RequestExample, needs_nothing};
use crate::position::{MOVE_ERRORS, POSITION_ERRORS, examples};
use crate::problem::{Code, Exceeded, Problem};
use crate::wire::{Int, PositionInput, same_variants};

/// Positions with longer keys, in bytes, take some milliseconds to draw.
const LARGE: usize = 300;

/// A position, and the way to draw it.
pub struct Picture<G: WireGame> {
    position: G,
    theme: Theme,
    projection: Projection,
    measure: Measure,
    /// The last move, and the position before it.
    last: Option<(G, G::Move)>,
    /// True if the game is drawn by repetition.
    drawn: bool,
    shown: Drawn<G>,
    /// Language of its texts.
    language: Language,
}

/// The size of a picture.
#[derive(Clone, Copy)]
enum Measure {
    /// The longer side in pixels; `None` for the natural size.
    Longer(Option<u32>),
    /// A card of 1200x630 pixels.
    Card,
}

/// Moves to draw on the position.
enum Drawn<G: WireGame> {
    Nothing,
    Move(G::Move),
    Line(Vec<G::Move>),
}

/// A position to draw, and moves to draw on it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct PictureRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// Moves to play first, in notation.
    #[schema(max_items = 1000)]
    pub played: Option<Vec<String>>,
    /// A legal move to draw, with its effects. Can't be combined with `line`.
    pub r#move: Option<String>,
    /// Moves to draw with their numbers, in notation.
    #[schema(max_items = 40)]
    pub line: Option<Vec<String>>,
    /// Light (the default) or dark.
    pub theme: Option<ThemeName>,
    /// From above (the default) or, for Temple only, isometric.
    pub view: Option<ViewName>,
    /// Length of the longer side in pixels.
    #[schema(value_type = Option<i64>)]
    pub size: Option<Int>,
    /// A frame of a fixed size. Can't be combined with `size`.
    pub frame: Option<FrameName>,
}

/// A frame of a fixed size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PictureFrame)]
pub enum FrameName {
    /// 1200x630 pixels, the usual size of link previews.
    Card,
}

/// The colours of a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PictureTheme)]
pub enum ThemeName {
    /// Dark lines on a light ground.
    #[default]
    Light,
    /// Light lines on a dark ground.
    Dark,
}

same_variants!(ThemeName => Theme { Light, Dark });

/// The direction from which the board is seen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PictureView)]
pub enum ViewName {
    /// From above.
    #[default]
    Flat,
    /// From the south-east, with height. For Temple only.
    Isometric,
}

impl ViewName {
    /// The names of the views in which a game can be drawn.
    pub fn all<G: WireGame>() -> Vec<&'static str> {
        let name = |projection: &Projection| match projection {
            Projection::Flat => "flat",
            Projection::Isometric => "isometric",
        };
        G::PROJECTIONS.iter().map(name).collect()
    }

    /// The projection of this view.
    ///
    /// # Errors
    /// [`Code::ImpossibleOptions`] for a view that the game doesn't have.
    pub fn of<G: WireGame>(self) -> Result<Projection, Problem> {
        let projection = match self {
            ViewName::Flat => Projection::Flat,
            ViewName::Isometric => Projection::Isometric,
        };
        if !G::PROJECTIONS.contains(&projection) {
            let detail = format!("{} is drawn from above only", G::ID);
            return Err(Problem::new(Code::ImpossibleOptions, detail).at("/view"));
        }
        Ok(projection)
    }
}

/// A picture.
#[derive(Debug, Serialize, ToSchema)]
pub struct PictureAnswer {
    /// The picture as SVG.
    pub svg: String,
}

impl<G: WireGame> Picture<G> {
    /// A picture of the position alone.
    ///
    /// # Errors
    /// [`Code::LimitExceeded`] for a size that is too small or too large, [`Code::ImpossibleOptions`] for a view that
    /// the game doesn't have.
    pub fn plain(
        position: G,
        theme: Option<ThemeName>,
        view: Option<ViewName>,
        size: Option<Int>,
        frame: Option<FrameName>,
    ) -> Result<Picture<G>, Problem> {
        Ok(Picture {
            position,
            theme: theme.unwrap_or_default().into(),
            projection: view.unwrap_or_default().of::<G>()?,
            measure: read_measure(size, frame)?,
            last: None,
            drawn: false,
            shown: Drawn::Nothing,
            language: Language::English,
        })
    }

    /// The same picture with its texts in another language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Picture<G> {
        Picture { language, ..self }
    }

    /// Draws the picture as SVG.
    pub fn svg(&self) -> String {
        let view = View {
            theme: self.theme,
            projection: self.projection,
            last: self.last.as_ref().map(|(before, m)| (before, *m)),
            drawn: self.drawn,
            shown: match &self.shown {
                Drawn::Nothing => Shown::Nothing,
                Drawn::Move(m) => Shown::Move(*m),
                Drawn::Line(line) => Shown::Line(line),
            },
            room: &[],
            language: self.language,
        };
        let scene = self.position.scene(&view);
        match self.measure {
            Measure::Longer(size) => scene.to_svg(size),
            Measure::Card => scene.to_card(),
        }
    }
}

fn read_measure(size: Option<Int>, frame: Option<FrameName>) -> Result<Measure, Problem> {
    match (size, frame) {
        (Some(_), Some(_)) => {
            let detail = "`size` and `frame` exclude each other: a frame has a size of its own";
            Err(Problem::new(Code::ImpossibleOptions, detail).at("/frame"))
        }
        (None, Some(FrameName::Card)) => Ok(Measure::Card),
        (size, None) => Ok(Measure::Longer(size.map(read_size).transpose()?)),
    }
}

fn read_size(size: Int) -> Result<u32, Problem> {
    size.to().filter(|size| (MIN_SIZE..=MAX_SIZE).contains(size)).ok_or_else(|| {
        let detail =
            format!("a picture of {size} pixels was asked for; sizes are {MIN_SIZE} to {MAX_SIZE}");
        let (limit, allowed) = match size.0 < i64::from(MIN_SIZE) {
            true => ("picture_size_min", MIN_SIZE),
            false => ("picture_size_max", MAX_SIZE),
        };
        let exceeded = Exceeded { limit, allowed: allowed.into(), asked: size.0.max(0) as u64 };
        Problem::limit_exceeded(exceeded, detail).at("/size")
    })
}

impl<G: WireGame> Operation for Picture<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "board";
    const SUMMARY: &'static str = "A picture";
    const ERRORS: &'static [&'static [Code]] =
        &[POSITION_ERRORS, MOVE_ERRORS, &[Code::ImpossibleOptions, Code::LimitExceeded]];

    type Request = PictureRequest<G::PositionWire>;
    type Answer = PictureAnswer;
    needs_nothing!();

    fn description() -> String {
        "The board with its coordinates, what the seats hold, their scores and whose turn it is. With `played`, those \
         moves are made first and the last of them is marked; with `move`, a legal move is drawn with all that it does; with \
         `line`, moves are drawn with their numbers. `<title>` and `<desc>` of the SVG say the same in words."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let mut requests = examples::<G>(|example, _, position| {
            // A draw that the seed decides has no notation yet.
            Some(match example.seed {
                Some(_) => json!({ "position": position }),
                None => json!({ "position": position, "move": example.moves.first() }),
            })
        });
        requests.truncate(2);
        requests
    }

    fn read(request: Self::Request, host: &impl Host) -> Result<Picture<G>, Problem> {
        let measure = read_measure(request.size, request.frame)?;
        let projection = request.view.unwrap_or_default().of::<G>()?;
        if request.r#move.is_some() && request.line.is_some() {
            let detail =
                "`move` and `line` exclude each other: a picture shows one move in full, or a line";
            return Err(Problem::new(Code::ImpossibleOptions, detail).at("/line"));
        }
        let Reached { position, mut record, last } =
            Reached::<G>::read(request.position, request.played)?;
        let drawn = record.is_drawn();
        let shown = match (&request.r#move, &request.line) {
            (Some(text), _) => Drawn::Move(
                legal(&position, &record, text, None).map_err(|problem| problem.at("/move"))?,
            ),
            (None, Some(line)) => {
                at_most("picture_line", MAX_LINE, line.len(), "/line")?;
                let mut ahead = position.clone();
                let mut moves = Vec::with_capacity(line.len());
                for (index, text) in line.iter().enumerate() {
                    let m = legal(&ahead, &record, text, None)
                        .map_err(|problem| problem.of_list("/line", index))?;
                    ahead.play(m);
                    record.add(&ahead);
                    moves.push(m);
                }
                match moves.is_empty() {
                    true => Drawn::Nothing,
                    false => Drawn::Line(moves),
                }
            }
            (None, None) => Drawn::Nothing,
        };
        Ok(Picture {
            position,
            theme: request.theme.unwrap_or_default().into(),
            projection,
            measure,
            last: last.map(|last| *last),
            drawn,
            shown,
            language: host.language(),
        })
    }

    fn cost(&self) -> Cost {
        let is_large = self.position.key().len() > LARGE || matches!(self.shown, Drawn::Line(_));
        match is_large {
            true => Cost::Medium,
            false => Cost::Light,
        }
    }

    fn run(self, (): (), _host: &impl Host) -> Result<PictureAnswer, Problem> {
        Ok(PictureAnswer { svg: self.svg() })
    }
}

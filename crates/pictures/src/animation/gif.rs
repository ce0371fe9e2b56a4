//! Animated GIF, with one palette for all frames.

use std::borrow::Cow;
use std::collections::HashMap;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::still::{AnimationError, Area, Draw, Still, check_size, colours, unwritable};

/// Colours of a palette; the last of the 256 is transparent.
const COLOURS: usize = 255;
const TRANSPARENT: u8 = 255;
/// Number of the most frequent colours, usually of areas, that are kept unchanged. The others, usually of edges, are
/// quantised to the rest.
const KEPT: usize = 127;
/// Quality of the quantisation, from 1 (best) to 30.
const SAMPLING: i32 = 10;

/// A file in progress, with the width and height of its frames.
type Begun = (Encoder<Vec<u8>>, (u16, u16));

/// Writes the whole file.
pub(super) fn write(
    stills: &[Still],
    most_bytes: usize,
    draw: &mut Draw<'_>,
) -> Result<Vec<u8>, AnimationError> {
    let mut palette = Palette::of(stills, draw)?;
    let mut begun: Option<Begun> = None;
    let mut before: Vec<u8> = Vec::new();
    for still in stills {
        let picture = draw(&still.svg)?;
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let after: Vec<u8> = colours(&picture).iter().map(|c| palette.nearest(*c)).collect();
        let sides = (side(width)?, side(height)?);
        let (encoder, size) = match &mut begun {
            Some(begun) => begun,
            None => begun.insert((begin(sides, &palette)?, sides)),
        };
        if *size != sides {
            return Err(unwritable("the pictures differ in size"));
        }
        let frame = frame(&before, &after, (width, height), still.milliseconds)?;
        encoder.write_frame(&frame).map_err(unwritable)?;
        check_size(encoder.get_ref().len() + 1, most_bytes)?;
        before = after;
    }
    match begun {
        Some((encoder, _)) => encoder.into_inner().map_err(unwritable),
        None => Err(unwritable("there are no pictures")),
    }
}

fn begin(
    (width, height): (u16, u16),
    palette: &Palette,
) -> Result<Encoder<Vec<u8>>, AnimationError> {
    let encoder = Encoder::new(Vec::new(), width, height, &palette.bytes());
    let mut encoder = encoder.map_err(unwritable)?;
    encoder.set_repeat(Repeat::Infinite).map_err(unwritable)?;
    Ok(encoder)
}

/// Makes a frame of the changes, shown for `milliseconds`. The first frame is whole.
fn frame<'a>(
    before: &[u8],
    after: &'a [u8],
    (width, height): (usize, usize),
    milliseconds: u32,
) -> Result<Frame<'a>, AnimationError> {
    let delay = u16::try_from(milliseconds / 10).map_err(unwritable)?;
    let shown = Frame { delay, dispose: DisposalMethod::Keep, ..Frame::default() };
    if before.is_empty() {
        return Ok(Frame {
            width: side(width)?,
            height: side(height)?,
            buffer: Cow::Borrowed(after),
            ..shown
        });
    }
    let area = Area::of_change(before, after, width);
    let changed = |at: usize| match after[at] {
        same if same == before[at] => TRANSPARENT,
        other => other,
    };
    Ok(Frame {
        left: side(area.left)?,
        top: side(area.top)?,
        width: side(area.width)?,
        height: side(area.height)?,
        transparent: Some(TRANSPARENT),
        buffer: area.places(width).map(changed).collect(),
        ..shown
    })
}

fn side(length: usize) -> Result<u16, AnimationError> {
    u16::try_from(length).map_err(unwritable)
}

/// The palette of all frames.
struct Palette {
    colours: Vec<[u8; 3]>,
    known: HashMap<[u8; 3], u8>,
}

impl Palette {
    /// Chooses colours from the first picture, one in the middle and the last: everything that appears in between is
    /// visible in one of them.
    fn of(stills: &[Still], draw: &mut Draw<'_>) -> Result<Palette, AnimationError> {
        let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
        let mut places = [0, stills.len() / 2, stills.len().saturating_sub(1)].to_vec();
        places.dedup();
        for still in places.into_iter().filter_map(|place| stills.get(place)) {
            for colour in colours(&draw(&still.svg)?) {
                *counts.entry(colour).or_default() += 1;
            }
        }
        let mut counted: Vec<([u8; 3], u32)> = counts.into_iter().collect();
        counted.sort_unstable_by_key(|&(colour, count)| (u32::MAX - count, colour));
        let kept = if counted.len() <= COLOURS { COLOURS } else { KEPT };
        let rest = counted.split_off(kept.min(counted.len()));
        let mut colours: Vec<[u8; 3]> = counted.into_iter().map(|(colour, _)| colour).collect();
        if !rest.is_empty() {
            // Frequent colours weigh more.
            let pixels: Vec<u8> = (rest.iter())
                .flat_map(|&([red, green, blue], count)| {
                    std::iter::repeat_n([red, green, blue, 255], count.min(50) as usize).flatten()
                })
                .collect();
            let shared = NeuQuant::new(SAMPLING, COLOURS - KEPT, &pixels);
            let chosen = shared.color_map_rgb();
            colours.extend(chosen.chunks_exact(3).map(|c| [c[0], c[1], c[2]]));
        }
        Ok(Palette { colours, known: HashMap::new() })
    }

    /// Returns the palette as the file stores it, with the transparent entry last.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.colours.iter().flatten().copied().collect();
        bytes.resize(3 * (COLOURS + 1), 0);
        bytes
    }

    /// Returns the index of the most similar colour.
    fn nearest(&mut self, colour: [u8; 3]) -> u8 {
        let colours = &self.colours;
        *self.known.entry(colour).or_insert_with(|| {
            let distance = |other: &[u8; 3]| -> u32 {
                (colour.iter().zip(other)).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
            };
            let places = colours.iter().zip(0u8..);
            let nearest = places.min_by_key(|(other, _)| distance(other));
            nearest.map_or(0, |(_, place)| place)
        })
    }
}

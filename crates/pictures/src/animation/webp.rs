//! Animated WebP: the container of its specification (developers.google.com/speed/webp/docs/riff_container) around
//! frames from the encoder of `image-webp`, which does not support animations.

use image_webp::{ColorType, WebPEncoder};

use super::still::{AnimationError, Area, Draw, Still, check_size, colours, unwritable};

/// Bytes before the `VP8L` chunk in a file with a single picture: `RIFF`, its size, `WEBP`.
const BEFORE_FRAME: usize = 12;
/// Flags of `VP8X`: several frames, some with transparent pixels.
const ANIMATED_WITH_ALPHA: u8 = 0x02 | 0x10;
/// Flags of `ANMF`: blend the frame with the one below, and keep it when its time is over.
const BLENDED: u8 = 0;

/// Writes the whole file.
pub(super) fn write(
    stills: &[Still],
    most_bytes: usize,
    draw: &mut Draw<'_>,
) -> Result<Vec<u8>, AnimationError> {
    let mut chunks = Vec::new();
    let mut size = (0, 0);
    let mut before: Vec<[u8; 3]> = Vec::new();
    for still in stills {
        let picture = draw(&still.svg)?;
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let after = colours(&picture);
        if before.is_empty() {
            size = (width, height);
            chunk(&mut chunks, b"VP8X", &screen(width, height)?)?;
            // A transparent background, and infinite repetition.
            chunk(&mut chunks, b"ANIM", &[0; 6])?;
        } else if size != (width, height) {
            return Err(unwritable("the pictures differ in size"));
        }
        chunk(&mut chunks, b"ANMF", &frame(&before, &after, size, still.milliseconds)?)?;
        check_size(BEFORE_FRAME + chunks.len(), most_bytes)?;
        before = after;
    }
    if before.is_empty() {
        return Err(unwritable("there are no pictures"));
    }
    let mut file = Vec::with_capacity(BEFORE_FRAME + chunks.len());
    file.extend(b"RIFF");
    file.extend(four(chunks.len() + 4)?);
    file.extend(b"WEBP");
    file.extend(chunks);
    Ok(file)
}

/// Returns the content of `VP8X`.
fn screen(width: usize, height: usize) -> Result<Vec<u8>, AnimationError> {
    let mut data = vec![ANIMATED_WITH_ALPHA, 0, 0, 0];
    data.extend(three(width - 1)?);
    data.extend(three(height - 1)?);
    Ok(data)
}

/// Returns the content of `ANMF`: the place of the change, its duration, its pixels. The first frame is whole.
fn frame(
    before: &[[u8; 3]],
    after: &[[u8; 3]],
    (width, height): (usize, usize),
    milliseconds: u32,
) -> Result<Vec<u8>, AnimationError> {
    let whole = Area { left: 0, top: 0, width, height };
    let is_first = before.is_empty();
    let area = match is_first {
        true => whole,
        false => Area::of_change(before, after, width),
    };
    let places = area.places(width);
    let (pixels, kind): (Vec<u8>, ColorType) = if is_first {
        (places.flat_map(|at| after[at]).collect(), ColorType::Rgb8)
    } else {
        let changed = |at: usize| match after[at] {
            same if same == before[at] => [0, 0, 0, 0],
            [red, green, blue] => [red, green, blue, 255],
        };
        (places.flat_map(changed).collect(), ColorType::Rgba8)
    };
    let mut data = Vec::new();
    for number in
        [area.left / 2, area.top / 2, area.width - 1, area.height - 1, milliseconds as usize]
    {
        data.extend(three(number)?);
    }
    data.push(BLENDED);
    let mut single = Vec::new();
    let sides = (side(area.width)?, side(area.height)?);
    WebPEncoder::new(&mut single).encode(&pixels, sides.0, sides.1, kind).map_err(unwritable)?;
    data.extend(single.get(BEFORE_FRAME..).unwrap_or_default());
    Ok(data)
}

/// Adds a chunk: its name, its length, its data, and a padding byte if the length is odd.
fn chunk(file: &mut Vec<u8>, name: &[u8; 4], data: &[u8]) -> Result<(), AnimationError> {
    file.extend(name);
    file.extend(four(data.len())?);
    file.extend(data);
    if data.len() % 2 == 1 {
        file.push(0);
    }
    Ok(())
}

fn side(length: usize) -> Result<u32, AnimationError> {
    u32::try_from(length).map_err(unwritable)
}

/// Encodes a number in four bytes.
fn four(number: usize) -> Result<[u8; 4], AnimationError> {
    side(number).map(u32::to_le_bytes)
}

/// Encodes a number in three bytes.
fn three(number: usize) -> Result<[u8; 3], AnimationError> {
    match four(number)? {
        [low, middle, high, 0] => Ok([low, middle, high]),
        _ => Err(unwritable(format!("{number} does not fit into 24 bits"))),
    }
}

//! Patterns on a grid: the same for all turned, mirrored and shifted images.

/// A place of a grid: x, y, a step that turns with the grid, and a kind.
pub(crate) type Mark = [i32; 5];

/// The least of the eight images of some marks.
pub(crate) fn least_image(marks: &[Mark]) -> Vec<Mark> {
    (0..8).map(|way| image(marks, way)).min().unwrap_or_default()
}

/// One of the eight images, with 0 as the least x and the least y, in order.
fn image(marks: &[Mark], way: u32) -> Vec<Mark> {
    let turn = |x: i32, y: i32| {
        let x = if way >= 4 { -x } else { x };
        (0..way % 4).fold((x, y), |(x, y), _| (-y, x))
    };
    let turned = marks.iter().map(|&[x, y, a, b, kind]| {
        let ((x, y), (a, b)) = (turn(x, y), turn(a, b));
        [x, y, a, b, kind]
    });
    let mut image: Vec<Mark> = turned.collect();
    for along in 0..2 {
        let least = image.iter().map(|mark| mark[along]).min().unwrap_or(0);
        image.iter_mut().for_each(|mark| mark[along] -= least);
    }
    image.sort_unstable();
    image
}

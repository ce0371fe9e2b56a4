//! The first board of a short address: a picture that visitors see until the page's script has drawn its own.

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

use super::link::Shared;
use super::preview::escaped;

/// Characters to encode in an address in `src` or `srcset`.
const IN_ADDRESS: &AsciiSet =
    &(CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'&')).add(b'<').add(b'>');

/// The board of a shared page, in the colours that its visitor prefers, with the words below it. The HTML is that of
/// the page's own first pictures (`web/boot.js`). `None` if drawing takes long.
pub(in crate::api) fn first_board(shared: Shared) -> Option<String> {
    let [light, dark] = (shared.board)()?.map(|svg| {
        let address = utf8_percent_encode(&svg, IN_ADDRESS);
        format!("data:image/svg+xml,{address}")
    });
    let words = escaped(&shared.description);
    Some(format!(
        "<div class=\"game\"><div class=\"stage\"><div class=\"table\">\
         <div class=\"board\"><picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"{dark}\">\
         <img alt=\"\" src=\"{light}\"></picture></div>\
         <div class=\"bar\"><p class=\"status\">{words}</p></div></div></div>\
         <aside class=\"side\"></aside></div>"
    ))
}

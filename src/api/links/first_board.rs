//! The first board of a short address: a picture of the service, seen until the page's script has drawn its own.

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

use super::link::Shared;
use super::preview::escaped;

/// What must not stand in an address as it is, in `src` or in `srcset`.
const IN_ADDRESS: &AsciiSet = &(CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'&'))
    .add(b'<')
    .add(b'>');

/// The board of what is shared, in the colours that its visitor prefers, with the words below it: HTML as the page's own first
/// pictures have it (`web/first.js`). `None` where drawing it takes long.
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

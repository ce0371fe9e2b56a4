//! Links for sharing a puzzle, the puzzle of a day, a position or a game. Each has a short address, which leads to
//! the page, a preview, and a frame for embedding.
//!
//! An address is permanent: it holds the puzzle's id, the day, the whole position, or the whole game.

mod first_board;
mod link;
mod oembed;
mod preview;
mod record_code;
mod service_address;

pub(super) use first_board::first_board;
pub(super) use link::Link;
pub(super) use oembed::Embed;
pub(crate) use preview::escaped;
pub(super) use preview::{preview, preview_of_service, without_preview};
pub(crate) use record_code::{decode as decode_record, encode as encode_record};
pub(super) use service_address::ServiceAddress;

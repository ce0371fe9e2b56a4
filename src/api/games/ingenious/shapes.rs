//! Schemas of lists of fixed length, which derived schemas can't bound.

use std::borrow::Cow;

use serde_json::json;
use utoipa::openapi::{ArrayBuilder, ObjectBuilder, RefOr, Schema, schema};
use utoipa::{PartialSchema, ToSchema};

use crate::games::ingenious::{COLOURS, Rack};

/// The axial coordinates `[q, r]` of a cell.
#[derive(Debug)]
pub enum IngeniousCell {}

/// One number for each colour.
#[derive(Debug)]
pub enum IngeniousColours {}

/// The tiles of one seat.
#[derive(Debug)]
pub enum IngeniousRack {}

impl PartialSchema for IngeniousCell {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new()
            .description(Some(
                "The axial coordinates q, r of a cell: east is (+1, 0), south-east (0, +1).",
            ))
            .items(integer(-7, 7))
            .min_items(Some(2))
            .max_items(Some(2))
            .examples([json!([0, -4])])
            .into()
    }
}

impl PartialSchema for IngeniousColours {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new()
            .description(Some(
                "A number for each colour: red, orange, yellow, green, blue, purple.",
            ))
            .items(integer(-9, 36))
            .min_items(Some(COLOURS))
            .max_items(Some(COLOURS))
            .examples([json!([1, 0, 0, 0, 0, 0])])
            .into()
    }
}

impl PartialSchema for IngeniousRack {
    fn schema() -> RefOr<Schema> {
        let place = ObjectBuilder::new()
            .schema_type(schema::Type::String)
            .pattern(Some("^([ROYGBP]{2}|[?]{2})$"));
        ArrayBuilder::new()
            .description(Some("Tiles: kinds, or ?? for one that lies face down."))
            .items(place)
            .max_items(Some(Rack::SIZE))
            .examples([json!(["RB", "GG", "??"])])
            .into()
    }
}

impl ToSchema for IngeniousCell {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("IngeniousCell")
    }
}

impl ToSchema for IngeniousColours {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("IngeniousColours")
    }
}

impl ToSchema for IngeniousRack {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("IngeniousRack")
    }
}

fn integer(least: i64, most: i64) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(schema::Type::Integer)
        .minimum(Some(least))
        .maximum(Some(most))
}

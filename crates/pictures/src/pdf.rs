//! Conversion of this crate's SVG documents to the pages of a PDF: shapes stay shapes, text stays text in the embedded
//! fonts.

use std::collections::BTreeMap;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{
    CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap,
};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use resvg::tiny_skia::{PathSegment, Transform};
use resvg::usvg::fontdb;
use resvg::usvg::{Color, FillRule, Group, LineCap, LineJoin, Node, Paint, Path, Text, Tree};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::raster::{RasterError, tree};

/// Adobe's name for glyph numbers taken from the font itself.
const IDENTITY: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// Reason for which a PDF could not be made. This crate draws all pages, so it is always a defect of the service.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    /// A page can't be parsed.
    #[error(transparent)]
    Unreadable(#[from] RasterError),
    /// A page has an element that this crate's pictures do not use.
    #[error("pages have no {0}")]
    Foreign(&'static str),
    /// The document can't be written.
    #[error("the document can't be written: {0}")]
    Unwritable(String),
}

/// Makes a document of pages, each an SVG of this crate; a pixel is a point of 1/72 inch. `language` is a BCP 47 tag.
///
/// # Errors
/// [`PdfError`]; pages of this crate never cause one.
pub(super) fn pdf(title: &str, language: &str, pages: &[String]) -> Result<Vec<u8>, PdfError> {
    let mut writer = Writer::default();
    let [catalog, list, info] = [writer.id(), writer.id(), writer.id()];
    let mut contents = Vec::new();
    for page in pages {
        let tree = tree(page)?;
        let size = (tree.size().width(), tree.size().height());
        let mut content = Content::new();
        // In SVG, y grows downwards.
        content.transform([1.0, 0.0, 0.0, -1.0, 0.0, size.1]);
        writer.group(&mut content, tree.root(), 1.0, &tree)?;
        contents.push((size, packed(&content.finish())?));
    }
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(list).lang(TextStr(language));
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("Tessera"));
    let page_ids: Vec<Ref> = contents.iter().map(|_| writer.id()).collect();
    pdf.pages(list)
        .kids(page_ids.iter().copied())
        .count(i32::try_from(page_ids.len()).unwrap_or(i32::MAX));
    for (id, (size, content)) in page_ids.into_iter().zip(contents) {
        let stream = writer.id();
        let mut page = pdf.page(id);
        page.parent(list).media_box(Rect::new(0.0, 0.0, size.0, size.1)).contents(stream);
        let mut resources = page.resources();
        let mut fonts = resources.fonts();
        for font in writer.fonts.values() {
            fonts.pair(Name(font.name.as_bytes()), font.id);
        }
        fonts.finish();
        let mut states = resources.ext_g_states();
        for (percent, id) in &writer.states {
            states.pair(Name(state_name(*percent).as_bytes()), *id);
        }
        states.finish();
        resources.finish();
        page.finish();
        pdf.stream(stream, &content).filter(Filter::FlateDecode);
    }
    for (percent, id) in &writer.states {
        let share = f32::from(*percent) / 100.0;
        pdf.ext_graphics(*id).non_stroking_alpha(share).stroking_alpha(share);
    }
    for font in std::mem::take(&mut writer.fonts).into_values() {
        font.write(&mut writer, &mut pdf)?;
    }
    Ok(pdf.finish())
}

fn packed(bytes: &[u8]) -> Result<Vec<u8>, PdfError> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    let written = packer.write_all(bytes).and_then(|()| packer.finish());
    written.map_err(|error| PdfError::Unwritable(error.to_string()))
}

/// Resources shared by the pages.
#[derive(Default)]
struct Writer {
    last: i32,
    fonts: BTreeMap<fontdb::ID, Font>,
    /// Opacities, in hundredths.
    states: BTreeMap<u8, Ref>,
}

/// A font, with the text of each glyph used.
struct Font {
    id: Ref,
    name: String,
    data: Vec<u8>,
    glyphs: BTreeMap<u16, String>,
}

fn state_name(percent: u8) -> String {
    format!("o{percent}")
}

impl Writer {
    fn id(&mut self) -> Ref {
        self.last += 1;
        Ref::new(self.last)
    }

    fn group(
        &mut self,
        content: &mut Content,
        group: &Group,
        opacity: f32,
        tree: &Tree,
    ) -> Result<(), PdfError> {
        if group.clip_path().is_some() || group.mask().is_some() || !group.filters().is_empty() {
            return Err(PdfError::Foreign("clips, masks and filters"));
        }
        let opacity = opacity * group.opacity().get();
        for node in group.children() {
            match node {
                Node::Group(inner) => self.group(content, inner, opacity, tree)?,
                Node::Path(path) => self.path(content, path, opacity)?,
                Node::Text(text) => self.text(content, text, opacity, tree)?,
                Node::Image(_) => return Err(PdfError::Foreign("images")),
            }
        }
        Ok(())
    }

    /// Sets the opacity of the following elements.
    fn set_opacity(&mut self, content: &mut Content, opacity: f32) {
        // Hundredths fit in a byte.
        let percent = (opacity * 100.0).round().clamp(0.0, 100.0) as u8;
        if percent == 100 {
            return;
        }
        if !self.states.contains_key(&percent) {
            let id = self.id();
            self.states.insert(percent, id);
        }
        content.set_parameters(Name(state_name(percent).as_bytes()));
    }

    fn path(&mut self, content: &mut Content, path: &Path, opacity: f32) -> Result<(), PdfError> {
        if !path.is_visible() {
            return Ok(());
        }
        let fill = path.fill();
        if let Some(fill) = fill {
            content.save_state();
            self.set_opacity(content, opacity * fill.opacity().get());
            content.transform(matrix(path.abs_transform()));
            let [red, green, blue] = colour(fill.paint())?;
            content.set_fill_rgb(red, green, blue);
            outline(content, path);
            match fill.rule() {
                FillRule::NonZero => content.fill_nonzero(),
                FillRule::EvenOdd => content.fill_even_odd(),
            };
            content.restore_state();
        }
        if let Some(stroke) = path.stroke() {
            content.save_state();
            self.set_opacity(content, opacity * stroke.opacity().get());
            content.transform(matrix(path.abs_transform()));
            let [red, green, blue] = colour(stroke.paint())?;
            content.set_stroke_rgb(red, green, blue);
            content.set_line_width(stroke.width().get());
            content.set_line_cap(match stroke.linecap() {
                LineCap::Butt => LineCapStyle::ButtCap,
                LineCap::Round => LineCapStyle::RoundCap,
                LineCap::Square => LineCapStyle::ProjectingSquareCap,
            });
            content.set_line_join(match stroke.linejoin() {
                LineJoin::Miter | LineJoin::MiterClip => LineJoinStyle::MiterJoin,
                LineJoin::Round => LineJoinStyle::RoundJoin,
                LineJoin::Bevel => LineJoinStyle::BevelJoin,
            });
            content.set_miter_limit(stroke.miterlimit().get());
            if let Some(dashes) = stroke.dasharray() {
                content.set_dash_pattern(dashes.iter().copied(), stroke.dashoffset());
            }
            outline(content, path);
            content.stroke();
            content.restore_state();
        }
        Ok(())
    }

    fn text(
        &mut self,
        content: &mut Content,
        text: &Text,
        opacity: f32,
        tree: &Tree,
    ) -> Result<(), PdfError> {
        for span in text.layouted() {
            let Some(fill) = span.fill.as_ref().filter(|_| span.visible) else {
                continue;
            };
            content.save_state();
            self.set_opacity(content, opacity * fill.opacity().get());
            let [red, green, blue] = colour(fill.paint())?;
            content.set_fill_rgb(red, green, blue);
            content.begin_text();
            for glyph in &span.positioned_glyphs {
                let font = self.font(glyph.font, tree)?;
                let units = units_per_em(&font.data)?;
                let number = u16::try_from(glyph.id.0)
                    .map_err(|_| PdfError::Foreign("fonts but the embedded ones"))?;
                (font.glyphs.entry(number)).or_insert_with(|| glyph.text.clone());
                content.set_font(Name(font.name.as_bytes()), units);
                let place = text.abs_transform().pre_concat(glyph.outline_transform());
                content.set_text_matrix(matrix(place));
                content.show(Str(&number.to_be_bytes()));
            }
            content.end_text();
            content.restore_state();
        }
        Ok(())
    }

    fn font(&mut self, id: fontdb::ID, tree: &Tree) -> Result<&mut Font, PdfError> {
        if !self.fonts.contains_key(&id) {
            let data = tree.fontdb().with_face_data(id, |data, _| data.to_vec());
            let data = data.ok_or(PdfError::Foreign("fonts but the embedded ones"))?;
            let font = Font {
                id: self.id(),
                name: format!("f{}", self.fonts.len()),
                data,
                glyphs: BTreeMap::new(),
            };
            self.fonts.insert(id, font);
        }
        self.fonts.get_mut(&id).ok_or(PdfError::Foreign("fonts but the embedded ones"))
    }
}

fn face(data: &[u8]) -> Result<FontRef<'_>, PdfError> {
    FontRef::new(data).map_err(|error| PdfError::Unwritable(error.to_string()))
}

fn units_per_em(data: &[u8]) -> Result<f32, PdfError> {
    let metrics = face(data)?.metrics(Size::unscaled(), LocationRef::default());
    Ok(f32::from(metrics.units_per_em))
}

impl Font {
    /// Writes the font with all its glyphs: it has Latin letters only, so it is small.
    fn write(self, writer: &mut Writer, pdf: &mut Pdf) -> Result<(), PdfError> {
        let face = face(&self.data)?;
        let metrics = face.metrics(Size::unscaled(), LocationRef::default());
        let widths = face.glyph_metrics(Size::unscaled(), LocationRef::default());
        let in_thousandths = |units: f32| units * 1000.0 / f32::from(metrics.units_per_em);
        let names = face.localized_strings(skrifa::string::StringId::POSTSCRIPT_NAME);
        let name =
            names.english_or_first().map_or_else(|| "Inter".to_owned(), |name| name.to_string());
        let base = Name(name.as_bytes());
        let [cid, descriptor, cmap, file] = [writer.id(), writer.id(), writer.id(), writer.id()];
        pdf.type0_font(self.id)
            .base_font(base)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(cmap);
        let mut font = pdf.cid_font(cid);
        font.subtype(CidFontType::Type2)
            .base_font(base)
            .system_info(IDENTITY)
            .font_descriptor(descriptor)
            .default_width(0.0)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        let mut list = font.widths();
        for &glyph in self.glyphs.keys() {
            let width = widths.advance_width(GlyphId::new(glyph.into())).unwrap_or_default();
            list.consecutive(glyph, [in_thousandths(width)]);
        }
        list.finish();
        font.finish();
        let bounds = metrics.bounds.unwrap_or_default();
        pdf.font_descriptor(descriptor)
            .name(base)
            .flags(FontFlags::NON_SYMBOLIC)
            .bbox(Rect::new(
                in_thousandths(bounds.x_min),
                in_thousandths(bounds.y_min),
                in_thousandths(bounds.x_max),
                in_thousandths(bounds.y_max),
            ))
            .italic_angle(0.0)
            .ascent(in_thousandths(metrics.ascent))
            .descent(in_thousandths(metrics.descent))
            .cap_height(in_thousandths(metrics.cap_height.unwrap_or(metrics.ascent)))
            .stem_v(80.0)
            .font_file2(file);
        let mut meaning = UnicodeCmap::new(Name(b"Custom"), IDENTITY);
        for (&glyph, text) in &self.glyphs {
            meaning.pair_with_multiple(glyph, text.chars());
        }
        pdf.cmap(cmap, &meaning.finish());
        let data = packed(&self.data)?;
        let mut stream = pdf.stream(file, &data);
        stream.filter(Filter::FlateDecode);
        let length = i32::try_from(self.data.len()).unwrap_or(i32::MAX);
        stream.pair(Name(b"Length1"), length);
        Ok(())
    }
}

/// Appends the outline of a path.
fn outline(content: &mut Content, path: &Path) {
    let mut at = (0.0, 0.0);
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                content.move_to(p.x, p.y);
                at = (p.x, p.y);
            }
            PathSegment::LineTo(p) => {
                content.line_to(p.x, p.y);
                at = (p.x, p.y);
            }
            PathSegment::QuadTo(c, p) => {
                // PDF supports only cubic curves.
                let toward = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                content.cubic_to(
                    toward(at.0, c.x),
                    toward(at.1, c.y),
                    toward(p.x, c.x),
                    toward(p.y, c.y),
                    p.x,
                    p.y,
                );
                at = (p.x, p.y);
            }
            PathSegment::CubicTo(a, b, p) => {
                content.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y);
                at = (p.x, p.y);
            }
            PathSegment::Close => {
                content.close_path();
            }
        }
    }
}

fn matrix(t: Transform) -> [f32; 6] {
    [t.sx, t.ky, t.kx, t.sy, t.tx, t.ty]
}

fn colour(paint: &Paint) -> Result<[f32; 3], PdfError> {
    match paint {
        Paint::Color(Color { red, green, blue }) => {
            Ok([*red, *green, *blue].map(|part| f32::from(part) / 255.0))
        }
        _ => Err(PdfError::Foreign("gradients and patterns")),
    }
}

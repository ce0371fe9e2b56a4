//! Content negotiation: the media type that a caller prefers (RFC 9110, 12.5.1).

use actix_web::http::header::{ACCEPT, HeaderValue, VARY};
use actix_web::{HttpRequest, HttpResponse};

use super::problem::{Code, Problem};

/// The place of the preferred media type in the list on offer; 0 if the caller has no preference.
///
/// # Errors
/// [`Code::NotAcceptable`] if the caller accepts none of them.
pub(super) fn preferred(request: &HttpRequest, offers: &[&str]) -> Result<usize, Problem> {
    let ranges: Vec<&str> = request
        .headers()
        .get_all(ACCEPT)
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    if ranges.iter().all(|range| range.trim().is_empty()) {
        return Ok(0);
    }
    let mut best = None;
    for (place, media_type) in offers.iter().enumerate() {
        let quality = quality(&ranges, media_type);
        if quality > best.map_or(0, |(quality, _)| quality) {
            best = Some((quality, place));
        }
    }
    best.map(|(_, place)| place).ok_or_else(|| {
        let offers = offers.join(" and ");
        Problem::new(
            Code::NotAcceptable,
            format!("this call answers with {offers}; Accept takes neither"),
        )
    })
}

/// Declares that an answer depends on the media type that its caller prefers.
pub(super) fn vary_by_accept(response: &mut HttpResponse) {
    (response.headers_mut()).append(VARY, HeaderValue::from_static("Accept"));
}

/// The quality, in thousandths, of a media type according to the most specific matching range.
fn quality(ranges: &[&str], media_type: &str) -> u32 {
    let everything_of = media_type.split_once('/').map(|(kind, _)| format!("{kind}/*"));
    let mut best = (0, 0);
    for range in ranges {
        let mut parts = range.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default().to_ascii_lowercase();
        let specific = match name.as_str() {
            "*/*" => 1,
            name if Some(name) == everything_of.as_deref() => 2,
            name if name == media_type => 3,
            _ => continue,
        };
        let weight = parts
            .find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")))
            .map_or(Some(1.0), |q| q.parse::<f64>().ok())
            .unwrap_or(0.0);
        if specific > best.0 {
            best = (specific, (weight.clamp(0.0, 1.0) * 1000.0) as u32);
        }
    }
    best.1
}

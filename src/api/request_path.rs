//! Paths with doubled or trailing slashes, such as `//v1/games/`, lead to the same resource as the path without them.

use std::borrow::Cow;

use actix_web::dev::ServiceRequest;
use actix_web::http::Uri;

/// The only path that ends in a slash, because its page refers to files in the same folder.
const FOLDER: &str = "/swagger-ui/";

/// Removes empty segments from the path of a request that is not routed yet.
pub(super) fn drop_empty_segments(request: &mut ServiceRequest) {
    if let Some(uri) = without_empty_segments(request.uri()) {
        request.match_info_mut().get_mut().update(&uri);
        request.head_mut().uri = uri;
    }
}

/// The same address without empty segments; `None` if there is nothing to remove.
fn without_empty_segments(uri: &Uri) -> Option<Uri> {
    let Cow::Owned(path) = tidy(uri.path()) else {
        return None;
    };
    let mut parts = uri.clone().into_parts();
    let path_and_query = match uri.query() {
        Some(query) => format!("{path}?{query}"),
        None => path,
    };
    parts.path_and_query = Some(path_and_query.try_into().ok()?);
    Uri::from_parts(parts).ok()
}

/// A path without empty segments.
pub(super) fn tidy(path: &str) -> Cow<'_, str> {
    let has_doubled = path.as_bytes().windows(2).any(|pair| pair == b"//");
    let is_tidy = !has_doubled && (path == "/" || path == FOLDER || !path.ends_with('/'));
    if is_tidy || !path.starts_with('/') {
        return Cow::Borrowed(path);
    }
    let mut tidy = String::with_capacity(path.len());
    for segment in path.split('/').filter(|segment| !segment.is_empty()) {
        tidy.push('/');
        tidy.push_str(segment);
    }
    let is_folder = path.ends_with('/') && FOLDER.trim_end_matches('/') == tidy;
    if tidy.is_empty() || is_folder {
        tidy.push('/');
    }
    Cow::Owned(tidy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removes_empty_segments_and_keeps_the_query() {
        for (sent, routed) in [
            ("//v1/games/temple", "/v1/games/temple"),
            ("/v1//games///temple/", "/v1/games/temple"),
            ("/v1/games/?lang=de&x=a//b/", "/v1/games?lang=de&x=a//b/"),
            ("//", "/"),
            ("//?embed", "/?embed"),
            ("//swagger-ui//", "/swagger-ui/"),
            ("http://host:8080//v1/games/", "http://host:8080/v1/games"),
        ] {
            let uri = without_empty_segments(&sent.parse().unwrap()).unwrap();
            assert_eq!(uri, routed.parse::<Uri>().unwrap(), "{sent}");
        }
        for same in ["/", "/?a=//", "/v1/games", "/swagger-ui/", "/a%2F%2Fb", "*"] {
            assert_eq!(without_empty_segments(&same.parse().unwrap()), None, "{same}");
        }
    }
}

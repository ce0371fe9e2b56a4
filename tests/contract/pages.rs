//! `moves` in small: notations alone, and page by page.

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

const POSITION: &str = "R4@0,0|R1B2,G3Y4|0,0|0|1";

#[test]
fn notations_alone_and_page_by_page_are_the_same_list() {
    let service = Service::start(&[]);
    for (game, position) in [
        ("octopus", POSITION.to_owned()),
        ("themisto", "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -".to_owned()),
        ("nebuchadnezzar", "5/1bbb1/wwwww/1bbb1/5 b b 40 p".to_owned()),
    ] {
        let path = format!("/v1/{game}/moves");
        let whole = service.ok(&path, &json!({ "position": position }));
        let all = whole["moves"].as_array().expect("moves");
        let names: Vec<&Value> = all.iter().map(|m| &m["move"]).collect();
        assert_eq!(whole["total"], names.len());
        let small = service.ok(&path, &json!({ "position": position, "fields": "move" }));
        assert_eq!(small["moves"], json!(names));
        assert_eq!(small["total"], names.len());
        for (fields, wanted) in [(Value::Null, json!(all)), (json!("move"), json!(names))] {
            let (mut listed, mut after) = (Vec::new(), Value::Null);
            loop {
                let mut request = json!({ "position": position, "limit": 7 });
                for (name, value) in [("fields", &fields), ("after", &after)] {
                    if !value.is_null() {
                        request[name] = value.clone();
                    }
                }
                let page = service.ok(&path, &request);
                assert_eq!(page["total"], names.len());
                let page = page["moves"].as_array().expect("moves").clone();
                assert!(page.len() <= 7);
                let Some(last) = page.last() else { break };
                after = if fields.is_null() { last["move"].clone() } else { last.clone() };
                listed.extend(page);
            }
            assert_eq!(json!(listed), wanted, "{game}");
        }
        let key = position.replace(' ', "%20");
        let path = format!(
            "{path}?position={key}&fields=move&limit=2&after={}",
            names[0].as_str().expect("text")
        );
        let (status, page) = status_and_json(service.get(&path));
        assert_eq!((status, &page["moves"]), (200, &json!(names[1..3])));
    }
}

#[test]
fn refuses_impossible_pages_of_moves() {
    let service = Service::start(&[]);
    let ask = |more: Value| {
        let mut request = more;
        request["position"] = json!(POSITION);
        let (status, problem) = service.post("/v1/octopus/moves", &request);
        (status, problem["code"].as_str().map(str::to_owned), problem)
    };
    let (status, code, problem) = ask(json!({ "limit": 10_001 }));
    assert_eq!((status, code.as_deref()), (422, Some("limit_exceeded")));
    let limit = ["limit", "allowed", "asked"].map(|member| problem[member].clone());
    assert_eq!(limit, [json!("moves_per_page"), json!(10_000), json!(10_001)]);
    assert_eq!(ask(json!({ "limit": 0 })).1.as_deref(), Some("impossible_options"));
    assert_eq!(ask(json!({ "fields": "gain" })).0, 400);
    assert_eq!(
        ask(json!({ "limit": 10_000, "after": "" })).1.as_deref(),
        Some("impossible_options")
    );
    let path = format!("/v1/octopus/moves?position={POSITION}&fields=all");
    assert_eq!(status_and_json(service.get(&path)).0, 400);
}

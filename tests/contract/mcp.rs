//! The tools over HTTP: the raw protocol over a real socket.

use reqwest::blocking::Response;
use reqwest::header::{ACCEPT, ALLOW, CONTENT_TYPE, HOST, ORIGIN};
use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

const BOTH: &str = "application/json, text/event-stream";

/// Sends a message with further headers.
fn send(service: &Service, message: &Value, headers: &[(&str, &str)]) -> Response {
    let mut request = service.client().post(format!("{}/mcp", service.base()));
    if !headers.iter().any(|(name, _)| *name == "accept") {
        request = request.header(ACCEPT, BOTH);
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.json(message).send().expect("the service answers")
}

fn request(method: &str, params: Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params })
}

/// Sends a request, which must be answered with JSON, and returns its result.
fn ask(service: &Service, method: &str, params: Value) -> Value {
    let response = send(service, &request(method, params), &[]);
    assert_eq!(response.headers()[CONTENT_TYPE], "application/json");
    let (status, answer) = status_and_json(response);
    assert_eq!((status, &answer["id"]), (200, &json!(7)), "{answer}");
    assert!(answer["error"].is_null(), "{answer}");
    answer["result"].clone()
}

/// Calls a tool; returns whether it failed, and its content.
fn call(service: &Service, name: &str, arguments: Value) -> (bool, Value) {
    let result = ask(service, "tools/call", json!({ "name": name, "arguments": arguments }));
    assert!(result["structuredContent"].is_null(), "the answer is sent once");
    let text = result["content"][0]["text"].as_str().expect("a text");
    let told: Value = serde_json::from_str(text).expect("JSON");
    (result["isError"] == true, told)
}

#[test]
fn a_client_introduces_itself_and_calls_tools() {
    let service = Service::start(&[]);
    let hello = ask(
        &service,
        "initialize",
        json!({
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": { "name": "test", "version": "1" },
        }),
    );
    assert_eq!(hello["protocolVersion"], "2025-06-18");
    assert_eq!(hello["serverInfo"]["name"], "tessera");
    assert!(hello["capabilities"]["resources"].is_object());
    let ready = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
    let response = send(&service, &ready, &[("mcp-protocol-version", "2025-06-18")]);
    assert_eq!(response.status(), 202);
    assert_eq!(response.text().expect("a body"), "");

    let tools = ask(&service, "tools/list", json!({}));
    // A model reads the whole list before its first move.
    let bytes = tools.to_string().len();
    assert!(bytes <= 26_000, "{bytes} bytes");
    let tools = tools["tools"].as_array().expect("tools");
    let start = tools.iter().find(|tool| tool["name"] == "start").expect("start");
    let seats = start["inputSchema"]["properties"]["seats"]["description"].as_str();
    assert!(seats.expect("a text").contains("octopus: "));
    for tool in tools {
        let properties = &tool["inputSchema"]["properties"];
        let is_text = tool["name"] != "picture";
        assert_eq!(properties["max_kb"].is_object(), is_text, "{tool}");
    }

    let (failed, start) = call(&service, "start", json!({ "game": "octopus", "seed": 7 }));
    assert!(!failed && start["position"].is_null());
    let mut expected = service.ok("/v1/octopus/start", &json!({ "seed": 7 }));
    expected.as_object_mut().expect("an object").remove("position");
    assert_eq!(start, expected);
    let wrong = json!({ "game": "themisto", "position": "8/8 0" });
    let (failed, problem) = call(&service, "legal_moves", wrong);
    assert!(failed);
    assert_eq!(problem["code"], "malformed_position");
}

#[test]
fn the_body_of_the_handshake_settles_the_version() {
    let service = Service::start_with(&[], &[("RUST_LOG", "info,tessera=debug")]);
    let hello = |version: &str| {
        let client = json!({ "name": "test", "version": "1" });
        let params =
            json!({ "protocolVersion": version, "capabilities": {}, "clientInfo": client });
        request("initialize", params)
    };
    let header = "mcp-protocol-version";
    for (asked, named, settled) in [
        ("2025-11-25", "2025-06-18", "2025-11-25"),
        ("2024-11-05", "2025-11-25", "2024-11-05"),
        ("2025-06-18", "1999-01-01", "2025-06-18"),
        // A version that the service does not know is answered with the newest that has a handshake.
        ("2031-01-01", "2031-01-01", "2025-11-25"),
    ] {
        let sent = send(&service, &hello(asked), &[(header, named)]);
        let (status, answer) = status_and_json(sent);
        assert_eq!(status, 200, "{asked} {named}: {answer}");
        assert_eq!(answer["result"]["protocolVersion"], settled);
    }
    let ping = request("ping", json!({}));
    let status = |version: &str| send(&service, &ping, &[(header, version)]).status();
    assert_eq!(status("2025-11-25"), 200);
    assert_eq!(status("1999-01-01"), 400);
}

#[test]
fn every_version_gets_the_answer_once_as_text() {
    let service = Service::start(&[]);
    let params = json!({ "name": "start", "arguments": { "game": "octopus", "seed": 7 } });
    for version in ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] {
        let headers = [("mcp-protocol-version", version)];
        let sent = send(&service, &request("tools/call", params.clone()), &headers);
        let (_, answer) = status_and_json(sent);
        let result = answer["result"].as_object().expect("a result");
        assert!(!result.contains_key("structuredContent"), "{version}");
        assert_eq!(result["content"][0]["type"], "text");
    }
}

#[test]
fn a_position_is_shown_as_a_small_picture() {
    let service = Service::start(&[]);
    for game in ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"] {
        let start = service.ok(&format!("/v1/{game}/start"), &json!({ "seed": 7 }));
        let arguments = json!({ "game": game, "position": start["key"] });
        let params = json!({ "name": "picture", "arguments": arguments });
        let result = ask(&service, "tools/call", params);
        assert_eq!(result["isError"], false, "{result}");
        let content = &result["content"][0];
        assert_eq!(
            (&content["type"], &content["mimeType"]),
            (&json!("image"), &json!("image/png"))
        );
        let data = content["data"].as_str().expect("base64");
        // The signature of a PNG file.
        assert!(data.starts_with("iVBORw0KGgo"), "{game}");
        assert!(data.len() < 100_000, "{game}: {}", data.len());
        let size = json!({ "game": game, "position": start["key"], "size": 1 });
        let refused = call(&service, "picture", size);
        assert!(refused.0);
        assert_eq!(refused.1["code"], "limit_exceeded");
    }
}

#[test]
fn answers_are_compact() {
    let service = Service::start(&[]);
    let start = service.ok("/v1/temple/start", &json!({}));
    let played = json!({ "position": start["key"], "moves": ["F0,0=R1"] });
    let key = service.ok("/v1/temple/play", &played)["key"].clone();
    let moves = |more: Value| {
        let mut arguments = json!({ "game": "temple", "position": key });
        let all = arguments.as_object_mut().expect("an object");
        all.extend(more.as_object().expect("an object").clone());
        call(&service, "legal_moves", arguments).1
    };
    let cut = moves(json!({}));
    let listed = |answer: &Value| answer["moves"].as_array().expect("moves").clone();
    let tiles = |m: &Value| m["tiles"].as_array().expect("tiles").len();
    assert_eq!((listed(&cut).len(), &cut["total"]), (30, &json!(720)));
    assert!(listed(&cut).is_sorted_by_key(|m| std::cmp::Reverse(tiles(m))));
    assert_eq!(cut["cut"], json!({ "moves": "30 of 720" }));
    assert!(cut["more"].as_str().expect("a text").contains("`after`"));
    let next = moves(json!({ "after": listed(&cut)[29]["move"], "limit": 1 }));
    let both = moves(json!({ "limit": 31 }));
    assert_eq!(listed(&next)[0], listed(&both)[30]);
    let filtered = moves(json!({ "tile": "b3", "limit": 500 }));
    let count = listed(&filtered).len();
    assert_eq!(filtered["matching"], count);
    assert!((1..500).contains(&count), "{count}");
    // More than 20 kB: the note gives the number of all moves, not that of the page.
    let long = moves(json!({ "limit": 700 }));
    let shown = listed(&long).len();
    assert!((100..700).contains(&shown) && long.to_string().len() <= 20_000);
    assert_eq!(long["cut"], json!({ "moves": format!("{shown} of 720") }));
    assert!(long["more"].as_str().expect("a text").contains("`max_kb`"));
    let whole = moves(json!({ "limit": 720, "max_kb": 200 }));
    assert_eq!(listed(&whole).len(), 720);
    assert!(whole["cut"].is_null());
    let (_, rules) = call(&service, "rules", json!({ "game": "temple", "fields": ["title"] }));
    assert_eq!(rules, json!({ "title": "Temple (Martin Windischer, 2010; Nestortiles)" }));
    let unknown = json!({ "game": "octopus", "fields": ["key", "foo", "links"] });
    let (failed, problem) = call(&service, "start", unknown);
    assert!(failed);
    assert_eq!(problem["pointer"], "/fields/1", "{problem}");
    let detail = problem["detail"].as_str().expect("a text");
    assert!(detail.contains("\"foo\"") && detail.contains(" key, "), "{detail}");
    assert!(!detail.contains("links"), "{detail}");
    let (failed, started) =
        call(&service, "start", json!({ "game": "octopus", "fields": ["key"] }));
    assert!(!failed && started["key"].is_string(), "{started}");
}

#[test]
fn play_lists_and_takes_further_parts_of_its_answer() {
    let service = Service::start(&[]);
    let tools = ask(&service, "tools/list", json!({}));
    let tools = tools["tools"].as_array().expect("tools");
    let play = tools.iter().find(|tool| tool["name"] == "play");
    let with = &play.expect("a tool")["inputSchema"]["properties"]["with"];
    assert_eq!(with["type"], "array", "{with}");
    assert_eq!(with["items"]["enum"], json!(["moves"]), "{with}");
    let position = "R4@0,0|R1,G4|0,0|0|1";
    let moves = json!(["R1@-1,0"]);
    let arguments =
        json!({ "game": "octopus", "position": position, "moves": moves, "with": ["moves"] });
    let (failed, played) = call(&service, "play", arguments);
    assert!(!failed && played["moves"].is_array(), "{played}");
}

#[test]
fn rules_are_resources() {
    let service = Service::start(&[]);
    let list = ask(&service, "resources/list", json!({}));
    assert_eq!(list["resources"].as_array().expect("resources").len(), 5);
    let uri = "tessera://rules/temple";
    assert!((list["resources"].as_array().expect("resources").iter()).any(|r| r["uri"] == uri));
    let read = ask(&service, "resources/read", json!({ "uri": uri }));
    let text = read["contents"][0]["text"].as_str().expect("a text");
    assert!(text.starts_with("# Temple") && text.contains("TEM-14"));
    let ruling = json!({ "uri": "tessera://rules/themisto/THM-6" });
    let read = ask(&service, "resources/read", ruling);
    assert_eq!(read["contents"][0]["mimeType"], "text/markdown");
    assert!(read["contents"][0]["text"].as_str().expect("a text").contains("Repetition"));
    let missing = request("resources/read", json!({ "uri": "tessera://rules/chess" }));
    let answer = status_and_json(send(&service, &missing, &[])).1;
    assert_eq!(answer["error"]["code"], -32002);
}

#[test]
fn analyses_report_their_progress() {
    let service = Service::start(&["--max-time-ms", "3000"]);
    let start = service.ok("/v1/themisto/start", &json!({}));
    let asked = json!({
        "name": "analyse",
        "arguments": { "game": "themisto", "position": start["key"], "limits": { "nodes": 100_000_000 } },
        "_meta": { "progressToken": "mine" },
    });
    let response = send(&service, &request("tools/call", asked), &[]);
    assert_eq!(response.headers()[CONTENT_TYPE], "text/event-stream");
    let text = response.text().expect("events");
    let messages: Vec<Value> = (text.lines())
        .filter_map(|line| line.strip_prefix("data: "))
        .map(|data| serde_json::from_str(data).expect("JSON"))
        .collect();
    let (answer, told) = messages.split_last().expect("messages");
    assert!(!told.is_empty(), "{text}");
    let mut last = 0.0;
    for notification in told {
        assert_eq!(notification["method"], "notifications/progress");
        assert_eq!(notification["params"]["progressToken"], "mine");
        let progress = notification["params"]["progress"].as_f64().expect("a number");
        assert!(progress > last, "{notification}");
        last = progress;
    }
    assert_eq!(answer["id"], 7);
    let text = answer["result"]["content"][0]["text"].as_str();
    let analysis: Value = serde_json::from_str(text.expect("a text")).expect("JSON");
    assert_eq!(analysis["stats"]["stopped_by"], "time");
}

#[test]
fn clients_without_a_handshake_name_their_version() {
    let service = Service::start(&[]);
    let version = "2026-07-28";
    let meta = json!({
        "io.modelcontextprotocol/protocolVersion": version,
        "io.modelcontextprotocol/clientInfo": { "name": "test", "version": "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
    });
    let discover = request("server/discover", json!({ "_meta": meta }));
    let headers = [("mcp-protocol-version", version), ("mcp-method", "server/discover")];
    let (status, answer) = status_and_json(send(&service, &discover, &headers));
    assert_eq!(status, 200, "{answer}");
    let versions = answer["result"]["supportedVersions"].as_array();
    assert!(versions.is_some_and(|versions| versions.contains(&json!(version))));
    let listed = request("tools/list", json!({ "_meta": meta }));
    let headers = [("mcp-protocol-version", version), ("mcp-method", "tools/list")];
    let (status, answer) = status_and_json(send(&service, &listed, &headers));
    assert_eq!(status, 200, "{answer}");
    assert!(answer["result"]["tools"].as_array().is_some_and(|tools| tools.len() > 10));
    for wrong in [
        vec![("mcp-protocol-version", "2025-06-18")],
        vec![],
        vec![("mcp-protocol-version", version), ("mcp-method", "tools/call")],
        vec![("mcp-protocol-version", version)],
    ] {
        let (status, answer) = status_and_json(send(&service, &listed, &wrong));
        assert_eq!((status, &answer["error"]["code"]), (400, &json!(-32020)), "{wrong:?}");
    }
}

#[test]
fn refuses_malformed_requests_and_other_methods() {
    let service = Service::start(&[]);
    let path = format!("{}/mcp", service.base());
    let ping = request("ping", json!({}));
    for method in [reqwest::Method::GET, reqwest::Method::DELETE, reqwest::Method::PUT] {
        let response = service.client().request(method, &path).send().expect("an answer");
        assert_eq!(response.status(), 405);
        assert_eq!(response.headers()[ALLOW], "POST, OPTIONS");
        assert_eq!(status_and_json(response).1["code"], "method_not_allowed");
    }
    let code = |response: Response| {
        let (status, problem) = status_and_json(response);
        assert_eq!(problem["status"], status, "{problem}");
        problem["code"].clone()
    };
    assert_eq!(code(send(&service, &ping, &[("accept", "image/png")])), "not_acceptable");
    let text = service.client().post(&path).header(CONTENT_TYPE, "text/plain").body("{}");
    assert_eq!(code(text.send().expect("an answer")), "unsupported_media_type");
    let long = json!({ "jsonrpc": "2.0", "id": "x".repeat(70_000), "method": "ping" });
    assert_eq!(code(send(&service, &long, &[])), "body_too_large");
    let broken = service.client().post(&path).header(CONTENT_TYPE, "application/json").body("{");
    let (status, answer) = status_and_json(broken.send().expect("an answer"));
    assert_eq!((status, &answer["error"]["code"]), (400, &json!(-32700)));
    for wrong in
        [json!([]), json!({ "jsonrpc": "2.0" }), json!({ "jsonrpc": "2.0", "id": 1, "result": {} })]
    {
        let (status, answer) = status_and_json(send(&service, &wrong, &[]));
        assert_eq!((status, &answer["error"]["code"]), (400, &json!(-32600)), "{wrong}");
    }
    let unknown = send(&service, &ping, &[("mcp-protocol-version", "1999-01-01")]);
    assert_eq!(unknown.status(), 400);
    let (_, answer) = status_and_json(send(&service, &request("no/such", json!({})), &[]));
    assert_eq!(answer["error"]["code"], -32601);
    let text = json!({ "name": "start", "arguments": "{}" });
    let (_, answer) = status_and_json(send(&service, &request("tools/call", text), &[]));
    assert_eq!(answer["error"]["code"], -32602, "{answer}");
    let message = answer["error"]["message"].as_str().expect("a text");
    assert!(message.contains("`arguments`: invalid type"), "{message}");
    assert_eq!(send(&service, &ping, &[("accept", "application/json")]).status(), 200);
    let events = send(&service, &ping, &[("accept", "text/event-stream")]);
    assert_eq!(events.headers()[CONTENT_TYPE], "text/event-stream");
    assert!(events.text().expect("events").starts_with("event: message\ndata: {"));
}

#[test]
fn answers_batches_in_the_version_that_has_them() {
    let service = Service::start(&[]);
    let ping = request("ping", json!({}));
    let told = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
    let mut start = request(
        "tools/call",
        json!({ "name": "start", "arguments": { "game": "temple", "seed": 7 } }),
    );
    let alone = status_and_json(send(&service, &start, &[])).1;
    start["id"] = json!("second");
    let unknown = request("no/such", json!({}));
    let batch = json!([ping, told, start, unknown, 1]);
    for headers in [&[][..], &[("mcp-protocol-version", "2025-03-26")]] {
        let (status, answers) = status_and_json(send(&service, &batch, headers));
        assert_eq!(status, 200, "{answers}");
        let pong = json!({ "jsonrpc": "2.0", "id": 7, "result": {} });
        assert_eq!(answers[0], pong);
        assert_eq!(answers[1]["id"], "second");
        assert_eq!(answers[1]["result"], alone["result"]);
        assert_eq!(answers[2]["error"]["code"], -32601);
        assert_eq!(answers[3]["error"]["code"], -32600);
        assert_eq!(answers.as_array().map(Vec::len), Some(4));
    }
    assert_eq!(send(&service, &json!([told, told]), &[]).status(), 202);
    let handshake = request("initialize", json!({ "protocolVersion": "2025-03-26" }));
    let later = [("mcp-protocol-version", "2025-06-18")];
    for (refused, headers) in [
        (json!([ping]), &later[..]),
        (json!([handshake]), &[]),
        (json!(vec![ping.clone(); 65]), &[]),
    ] {
        let (status, answer) = status_and_json(send(&service, &refused, headers));
        assert_eq!((status, &answer["error"]["code"]), (400, &json!(-32600)));
    }
}

#[test]
fn names_the_fault_of_parameters_that_can_not_be_read() {
    let service = Service::start(&[]);
    let (version, client) = ("2025-06-18", json!({ "name": "x", "version": "1" }));
    for (method, params, named) in [
        (
            "initialize",
            json!({ "protocolVersion": version, "capabilities": {} }),
            "missing field `clientInfo`",
        ),
        (
            "initialize",
            json!({ "protocolVersion": version, "clientInfo": client }),
            "missing field `capabilities`",
        ),
        (
            "initialize",
            json!({ "protocolVersion": 5, "capabilities": {}, "clientInfo": client }),
            "`protocolVersion`: invalid type",
        ),
        ("tools/call", json!({}), "missing field `name`"),
        ("resources/read", json!({ "uri": 5 }), "`uri`: invalid type"),
        ("resources/subscribe", json!({}), "missing field `uri`"),
        ("prompts/get", json!({}), "missing field `name`"),
    ] {
        let sent = send(&service, &request(method, params.clone()), &[]);
        let error = &status_and_json(sent).1["error"];
        assert_eq!(error["code"], -32602, "{method} {params}: {error}");
        let message = error["message"].as_str().expect("a text");
        let begin = format!("the parameters of {method} can't be read: ");
        assert!(message.starts_with(&begin), "{message}");
        assert!(message.contains(named), "{method} {params}: {message}");
    }
    for (method, named) in [
        ("initialize", "missing field `protocolVersion`"),
        ("server/discover", "`params` is missing"),
    ] {
        let bare = json!({ "jsonrpc": "2.0", "id": 7, "method": method });
        let error = &status_and_json(send(&service, &bare, &[])).1["error"];
        assert_eq!(error["code"], -32602, "{error}");
        let message = error["message"].as_str().expect("a text");
        assert!(message.contains(named), "{message}");
    }
}

#[test]
fn refuses_requests_of_foreign_pages() {
    let service = Service::start(&["--mcp-origins", "https://games.example"]);
    let ping = request("ping", json!({}));
    let status = |headers: &[(&str, &str)]| send(&service, &ping, headers).status().as_u16();
    let (origin, host) = (ORIGIN.as_str(), HOST.as_str());
    assert_eq!(status(&[(origin, "http://localhost:3000")]), 200);
    assert_eq!(status(&[(origin, "https://games.example"), (host, "games.example")]), 200);
    assert_eq!(status(&[(origin, "https://evil.example")]), 403);
    assert_eq!(status(&[(host, "evil.example")]), 403);
    let refused = send(&service, &ping, &[(origin, "null")]);
    assert_eq!(status_and_json(refused).1["code"], "forbidden_origin");
}

#[test]
fn lets_in_the_addresses_of_the_service() {
    let service = Service::start(&[
        "--public-url",
        "https://example.com/tessera",
        "--allowed-hosts",
        "tessera.example",
    ]);
    let ping = request("ping", json!({}));
    let status = |host: &str, origin: &str| {
        let headers = [(HOST.as_str(), host), (ORIGIN.as_str(), origin)];
        send(&service, &ping, &headers).status().as_u16()
    };
    for (host, origin) in
        [("example.com", "https://example.com"), ("tessera.example", "https://tessera.example")]
    {
        assert_eq!(status(host, origin), 200, "{host}");
    }
    assert_eq!(status("evil.example", "https://example.com"), 403);
    assert_eq!(status("example.com", "https://evil.example"), 403);
}

#[test]
fn callers_are_the_same_as_elsewhere() {
    let file = std::env::temp_dir().join(format!("tessera-mcp-{}.toml", std::process::id()));
    let hash = "0".repeat(64);
    let keys = format!("[[keys]]\nname = \"somebody\"\nsha256 = \"{hash}\"\n");
    std::fs::write(&file, keys).expect("a file");
    let service = Service::start(&["--config", &file.to_string_lossy()]);
    let ping = request("ping", json!({}));
    let answered = send(&service, &ping, &[("x-request-id", "mine")]);
    assert_eq!(answered.headers()["x-request-id"], "mine");
    let refused = send(&service, &ping, &[("x-api-key", "unknown")]);
    let (status, problem) = status_and_json(refused);
    assert_eq!((status, &problem["code"]), (401, &json!("unknown_key")));
    std::fs::remove_file(&file).expect("it goes");
}

#[test]
fn an_analysis_is_explained_in_words_unless_that_is_declined() {
    let service = Service::start(&[]);
    let arguments = json!({ "game": "themisto", "position": "8/8/8/8/8/8/8/bwww2w1 0 - - -", "limits": { "nodes": 1000 } });
    let (failed, told) = call(&service, "analyse", arguments.clone());
    assert!(!failed, "{told}");
    assert_eq!(
        told["lines"][0]["why"],
        json!(["This move captures 3 discs and wins with five on rank 1."])
    );
    let mut declined = arguments;
    declined["explain"] = false.into();
    let (_, told) = call(&service, "analyse", declined);
    assert!(told["lines"][0].get("why").is_none(), "{told}");
}

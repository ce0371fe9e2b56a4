//! The seed corpus of the fuzz targets: the documented examples, one file a parser and example. `UPDATE_SEEDS=1 cargo
//! test --test fuzz_seeds` rewrites it.

use std::fs;
use std::path::Path;

use serde_json::json;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::record::{RecordInput, check, write};
use tessera_operations::wire::Int;

#[test]
fn the_seed_corpus_matches_the_examples() {
    fn check_seeds<G: WireGame>() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(G::ID);
        for example in G::EXAMPLES {
            let position = G::from_key(example.key).expect("an example");
            let json = serde_json::to_string(&position.encode()).expect("JSON");
            let (name, key, first) = (example.name, example.key, example.moves[0]);
            let moves: Vec<_> = example.moves.iter().map(|m| json!({ "move": m })).collect();
            let tree = json!({ "position": key, "moves": moves });
            let tree = serde_json::from_value(tree).expect("a record");
            let seed = example.seed.map(|seed| Int(seed as i64));
            let record = check::<G>(RecordInput::Tree(Box::new(tree)), seed).expect("an example");
            let record = write(&record.record, record.start.seats());
            for (file, text) in [
                (format!("{name}.key"), format!("k{key}")),
                (format!("{name}.json"), format!("j{json}")),
                (format!("{name}.move"), format!("m{key}\n{first}")),
                (format!("{name}.record"), format!("r{record}")),
            ] {
                let path = folder.join(file);
                if std::env::var_os("UPDATE_SEEDS").is_some() {
                    fs::create_dir_all(&folder).expect("a folder");
                    fs::write(&path, &text).expect("a seed");
                }
                let committed = fs::read_to_string(&path).unwrap_or_default();
                assert!(
                    committed == text,
                    "{} is out of date: UPDATE_SEEDS=1 cargo test --test fuzz_seeds",
                    path.display()
                );
            }
        }
    }
    each_game!(G => check_seeds::<G>());
}

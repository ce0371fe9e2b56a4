//! The rules of every game as data: the pages of `docs/rules/`, with their sections and rulings.
//!
//! The pages are part of the binary and read once, on first use.

mod page;
mod rules;

use std::sync::LazyLock;

use crate::each_game;
use crate::game::WireGame;

pub use rules::{Rulebook, RulesSection, Ruling};

/// The rules of a game, by its id.
pub fn rulebook(game: &str) -> Option<&'static Rulebook> {
    rulebooks().iter().find(|rulebook| rulebook.game == game)
}

/// The rules of every game, in the order of the list of games.
pub fn rulebooks() -> &'static [Rulebook] {
    static RULEBOOKS: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
        each_game!(G => page::read(G::ID, G::RULES_VERSION, G::RULES_PAGE, "")).into()
    });
    &RULEBOOKS
}

/// The address of a ruling, by its number; `None` if no game has such numbers. No page is read, so that the module for
/// browsers, which has no rules operations, need not contain the pages.
pub fn ruling_url(id: &str) -> Option<String> {
    let letters = id.trim_end_matches(|c: char| c.is_ascii_digit());
    let owners = each_game!(G => G::RULING_LETTERS.contains(&letters).then_some(G::ID));
    Some(address(owners.into_iter().flatten().next()?, id))
}

fn address(game: &str, ruling: &str) -> String {
    format!("/v1/games/{game}/rules/{ruling}")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    #[test]
    fn pages_are_read_without_loss() {
        for rulebook in rulebooks() {
            let mut text = format!("# {}\n\n{}\n", rulebook.title, rulebook.introduction);
            for section in &rulebook.sections {
                text += &format!("\n## {}\n\n{}\n", section.title, section.text);
            }
            let words = |text: &str| -> Vec<String> {
                text.split_whitespace().map(str::to_owned).collect()
            };
            assert_eq!(words(&text), words(&rulebook.markdown), "{}", rulebook.game);
            assert!(!rulebook.introduction.is_empty(), "{}", rulebook.game);
            let ids: HashSet<&str> = rulebook.sections.iter().map(|s| &*s.id).collect();
            for id in ["rulings", "notation", "worked-examples"] {
                assert!(ids.contains(id), "{}: {id}", rulebook.game);
            }
            assert_eq!(ids.len(), rulebook.sections.len());
        }
    }

    #[test]
    fn rulings_have_their_whole_text_and_a_place() {
        let mut ids = HashSet::new();
        for rulebook in rulebooks() {
            assert!(rulebook.rulings.len() >= 8, "{}", rulebook.game);
            for ruling in &rulebook.rulings {
                assert!(ids.insert(&*ruling.id), "{} stands twice", ruling.id);
                assert!(ruling.text.len() > 20, "{}: {}", ruling.id, ruling.text);
                assert!(!ruling.text.contains("**TEM-") && !ruling.text.contains("\n- **"));
                assert_eq!(ruling_url(&ruling.id).as_ref(), Some(&ruling.url));
                let section = rulebook.sections.iter().find(|s| s.id == ruling.section);
                assert!(section.unwrap().rulings.contains(&ruling.id));
            }
        }
        let themisto = rulebook("themisto").unwrap();
        let lost_turns = themisto.ruling("THM-8").unwrap();
        assert_eq!(lost_turns.title.as_deref(), Some("Lost turns"));
        assert!(
            lost_turns.text.contains("| true | yes: the two cancel | the other seat | false |")
        );
        assert_eq!(ruling_url("I2").as_deref(), Some("/v1/games/temple/rules/I2"));
        assert_eq!(ruling_url("thm-1"), None);
    }

    #[test]
    fn pictures_are_calls_of_the_service() {
        for rulebook in rulebooks() {
            assert!(!rulebook.markdown.contains("](pictures/"), "{}", rulebook.game);
            assert!(!rulebook.markdown.contains("<!--"), "{}", rulebook.game);
            let pictures = format!("](/v1/{}/board.svg?position=", rulebook.game);
            assert!(rulebook.markdown.matches(&pictures).count() > 1, "{}", rulebook.game);
        }
    }

    /// The service has a page for every ruling that the code cites in problems and explanations.
    #[test]
    fn every_ruling_that_the_code_names_is_served() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut files = Vec::new();
        for name in ["rules", "operations", "puzzles", "engines"] {
            collect(&crates.join(name).join("src"), &mut files);
        }
        let served: HashSet<&str> = rulebooks()
            .iter()
            .flat_map(|rulebook| rulebook.rulings.iter().map(|ruling| &*ruling.id))
            .collect();
        let mut named = 0;
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let literals = text.split('"').skip(1).step_by(2);
            // `UTF-16` has the form of a ruling's number.
            for id in literals.filter(|id| page::is_ruling(id) && !id.starts_with("UTF-")) {
                named += 1;
                assert!(served.contains(id), "{}: {id}", file.display());
            }
        }
        assert!(named > 200, "only {named} rulings are named");
    }

    fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
}

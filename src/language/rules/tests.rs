use tessera_operations::games::ids;
use tessera_operations::rulebook::{RulesSection, Ruling, rulebooks};

use super::*;

/// Everything in a page that is the same in every language, in its order.
#[derive(Debug, PartialEq)]
struct Form {
    headings: Vec<usize>,
    code_blocks: Vec<String>,
    pictures: Vec<String>,
    links: Vec<String>,
    cells: Vec<usize>,
    list_items: usize,
}

fn form(markdown: &str) -> Form {
    let mut form = Form {
        headings: Vec::new(),
        code_blocks: Vec::new(),
        pictures: Vec::new(),
        links: Vec::new(),
        cells: Vec::new(),
        list_items: 0,
    };
    for (number, block) in markdown.split("\n```").enumerate() {
        if number % 2 == 1 {
            form.code_blocks.push(block.to_owned());
            continue;
        }
        for line in block.lines() {
            let line = line.trim_start();
            match line.chars().next() {
                Some('#') => form.headings.push(line.bytes().take_while(|&b| b == b'#').count()),
                Some('|') => form.cells.push(line.replace("\\|", "").matches('|').count()),
                Some('-') if line.starts_with("- ") => form.list_items += 1,
                _ => {}
            }
            let addresses = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            let kind = if line.starts_with("![") { &mut form.pictures } else { &mut form.links };
            kind.extend(addresses.map(str::to_owned));
        }
    }
    form
}

/// The pieces of a text that programs read, sorted: another language may say them in another order.
fn codes(text: &str) -> Vec<&str> {
    let mut codes: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    codes.sort_unstable();
    codes
}

/// Every number in a text outside of code, sorted, without what a language puts between its digits.
fn numbers(text: &str) -> Vec<String> {
    let is_between = |c: char| matches!(c, ',' | '.' | '\u{202f}' | '\u{a0}');
    let mut numbers = Vec::new();
    for prose in text.split('`').step_by(2) {
        for run in prose.split(|c: char| !c.is_ascii_digit() && !is_between(c)) {
            let digits = run.replace(is_between, "");
            numbers.extend((!digits.is_empty()).then_some(digits));
        }
    }
    numbers.sort_unstable();
    numbers
}

#[test]
fn every_game_has_its_page_in_every_language() {
    for (language, pages) in PAGES {
        let told: Vec<&str> = pages.iter().map(|(game, _)| *game).collect();
        assert_eq!(told, ids(), "{language}");
        assert!(Language::OFFERED.contains(&language));
    }
    assert_eq!(PAGES.len() + 1, Language::OFFERED.len());
}

#[test]
fn pages_have_the_form_of_the_english_ones() {
    for (language, pages) in PAGES {
        let query = format!("&lang={language}");
        for (english, (game, page)) in rulebooks().iter().zip(pages) {
            let told = rulebook(language, english);
            assert_ne!(told.title, "", "{language} {game}");
            assert_ne!(told.introduction, english.introduction, "{language} {game}");
            // One line says which text binds, and leads to it.
            let binding = format!("(/v1/games/{game}/rules?lang=en)");
            assert_eq!(page.matches(&binding).count(), 1, "{language} {game}");
            let mut own = form(&told.markdown.replace(&query, ""));
            own.links.retain(|link| !binding.contains(link.as_str()));
            assert_eq!(own, form(&english.markdown), "{language} {game}");
            assert_eq!(
                told.markdown.matches(&query).count(),
                form(&english.markdown).pictures.len()
            );
        }
    }
}

#[test]
fn sections_and_rulings_say_the_same_things() {
    for (language, _) in PAGES {
        for english in rulebooks() {
            let told = rulebook(language, english);
            let place = |section: &RulesSection| (section.id.clone(), section.rulings.clone());
            let places =
                |rules: &Rulebook| -> Vec<_> { rules.sections.iter().map(place).collect() };
            assert_eq!(places(told), places(english), "{language} {}", english.game);
            for (own, english) in told.sections.iter().zip(&english.sections) {
                let name = format!("{language} {}", english.id);
                assert_ne!(own.text, english.text, "{name} is not translated");
                assert_eq!(codes(&own.text), codes(&english.text), "{name}");
            }
            let place = |ruling: &Ruling| {
                (
                    ruling.id.clone(),
                    ruling.section.clone(),
                    ruling.url.clone(),
                    ruling.title.is_some(),
                )
            };
            let places = |rules: &Rulebook| -> Vec<_> { rules.rulings.iter().map(place).collect() };
            assert_eq!(places(told), places(english), "{language} {}", english.game);
            for (own, english) in told.rulings.iter().zip(&english.rulings) {
                let name = format!("{language} {}", english.id);
                assert_ne!(own.text, english.text, "{name} is not translated");
                assert_eq!(codes(&own.text), codes(&english.text), "{name}");
                assert_eq!(numbers(&own.text), numbers(&english.text), "{name}");
            }
        }
    }
}

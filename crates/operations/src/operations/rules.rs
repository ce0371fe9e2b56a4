//! `get_rules` and `get_ruling`: the rules of a game for learning it, and one ruling for understanding a refusal.

use serde::Deserialize;
use serde_json::json;
use tessera_rules::game::quoted;
use utoipa::ToSchema;

use super::unknown_game;
use crate::games::ids;
use crate::host::Host;
use crate::operation::{Kept, Operation, RequestExample, needs_nothing};
use crate::problem::{Code, Problem};
use crate::rulebook::{Rulebook, Ruling, rulebook};

/// The rules of a game.
pub struct GetRules(&'static Rulebook);

/// A ruling.
pub struct GetRuling {
    rulebook: &'static Rulebook,
    ruling: &'static Ruling,
}

/// Request for the rules of a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesRequest {
    /// The game's id.
    pub game: String,
}

/// Request for a ruling of a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RulingRequest {
    /// The game's id.
    pub game: String,
    /// The ruling's number, as errors and explanations cite it.
    #[schema(example = "THM-6")]
    pub ruling: String,
}

fn known(game: &str) -> Result<&'static Rulebook, Problem> {
    rulebook(game).ok_or_else(|| unknown_game(game))
}

impl Operation for GetRules {
    const GAME: Option<&'static str> = None;
    const NAME: &'static str = "get_rules";
    const SUMMARY: &'static str = "The rules of a game";
    const ON_DEVICES: bool = false;
    const ERRORS: &'static [&'static [Code]] = &[&[Code::UnknownGame]];

    type Request = RulesRequest;
    type Answer = Kept<Rulebook>;
    needs_nothing!();

    fn description() -> String {
        "Everything that it takes to play: the published rules, the numbered rulings that settle what they leave \
         open, geometry, notation, worked examples. `sections` hold the whole page as Markdown, `rulings` each ruling \
         by itself. `Accept: text/markdown` gives the page in one piece."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = |id: &&str| RequestExample::new("rules", "The rules.", json!({ "game": id }));
        ids().iter().take(1).map(request).collect()
    }

    fn read(request: RulesRequest, _host: &impl Host) -> Result<GetRules, Problem> {
        known(&request.game).map(GetRules)
    }

    fn run(self, (): (), host: &impl Host) -> Result<Kept<Rulebook>, Problem> {
        Ok(Kept(host.rulebook(self.0)))
    }
}

impl Operation for GetRuling {
    const GAME: Option<&'static str> = None;
    const NAME: &'static str = "get_ruling";
    const SUMMARY: &'static str = "One ruling";
    const ON_DEVICES: bool = false;
    const ERRORS: &'static [&'static [Code]] = &[&[Code::UnknownGame, Code::NotFound]];

    type Request = RulingRequest;
    type Answer = Kept<Ruling>;
    needs_nothing!();

    fn description() -> String {
        "The text of one ruling: where the `rule_url` of a problem leads. `Accept: text/markdown` gives the text \
         alone."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let ruling = json!({ "game": "themisto", "ruling": "THM-6" });
        vec![RequestExample::new("ruling", "A ruling.", ruling)]
    }

    fn read(request: RulingRequest, _host: &impl Host) -> Result<GetRuling, Problem> {
        let rulebook = known(&request.game)?;
        let ruling = rulebook.ruling(&request.ruling);
        ruling.map(|ruling| GetRuling { rulebook, ruling }).ok_or_else(|| {
            let ids: Vec<&str> = rulebook.rulings.iter().map(|r| &*r.id).collect();
            let detail = format!(
                "there is no ruling {} of {}; there are {}",
                quoted(&request.ruling),
                rulebook.game,
                ids.join(", ")
            );
            Problem::new(Code::NotFound, detail).at("/ruling")
        })
    }

    fn run(self, (): (), host: &impl Host) -> Result<Kept<Ruling>, Problem> {
        let told = host.rulebook(self.rulebook).ruling(&self.ruling.id);
        Ok(Kept(told.unwrap_or(self.ruling)))
    }
}

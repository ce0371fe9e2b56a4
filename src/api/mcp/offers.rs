//! The list of tools: their names, descriptions and defaults, in the words of a model that plays.

use tessera_operations::analysis::Caps;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::operations::default_review_nodes;

/// Instructions that a client gets when it connects.
pub(super) const INSTRUCTIONS: &str = "\
Five abstract games: octopus, themisto, ingenious, nebuchadnezzar, temple. Read `rules` before a first game.

Nothing is kept between calls: pass the position each time, as the one-line `key` of the last answer.

To play: `start`, then repeat until `over` is true. If `awaits` is `draw`, call `reply`: it draws the tiles, whatever \
the seat. If it is your turn, choose a move and `play` it. If it is the opponent's, call `reply` with a `level`.

To choose a move: `legal_moves` lists 30 moves, those that gain most at once first. Gain is not strength, so pass the \
promising ones to `analyse` as `only` with `lines`: it searches ahead and orders them. Without `only`, `analyse` finds \
the best move itself.

Moves are notation strings, copied from `legal_moves`. Seats count from 0. Values are for the seat that moves; `exact` \
means proved. If a move is refused, the message says why; `ruling` explains the `rule` that it names.

If an answer has `cut`, parts of it are missing, and `more` says how to get them.";

/// A tool.
pub(super) struct Offer {
    pub(super) name: &'static str,
    pub(super) title: &'static str,
    /// The operation that it calls, in every game that has it.
    pub(super) operation: &'static str,
    pub(super) description: &'static str,
    /// Arguments whose default differs from that of the operation, as JSON.
    pub(super) defaults: &'static [(&'static str, &'static str)],
    /// Numbers of each game that follow the description.
    pub(super) figures: Option<Figures>,
    pub(super) form: Form,
}

/// The form of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// JSON text.
    Text,
    /// A PNG of the answer's `svg`.
    Picture,
}

/// Numbers that differ between games.
#[derive(Debug, Clone, Copy)]
pub(super) enum Figures {
    /// The meaning of `gain`.
    Gain,
    /// Nodes of an analysis: the default and the limit.
    AnalysisNodes,
    /// Nodes of a review per move.
    ReviewNodes,
    /// Ratings of the levels.
    Ratings,
}

const NO_OFFER: Offer = Offer {
    name: "",
    title: "",
    operation: "",
    description: "",
    defaults: &[],
    figures: None,
    form: Form::Text,
};

/// The tools in the order of the list.
pub(super) const OFFERS: &[Offer] = &[
    Offer {
        name: "rules",
        title: "The rules of a game",
        operation: "get_rules",
        description: "The rules of a game as Markdown: how it is played, numbered rulings, notation of moves and \
                      positions, worked examples.",
        ..NO_OFFER
    },
    Offer {
        name: "ruling",
        title: "One ruling",
        operation: "get_ruling",
        description: "The text of one numbered ruling, as the `rule` of a refusal names it.",
        ..NO_OFFER
    },
    Offer {
        name: "game_info",
        title: "Options, notation, puzzle types and limits of a game",
        operation: "get_game",
        description: "What `start` takes, how positions and moves are written, puzzle types and themes, rough Elo of \
                      the levels, limits. `fields` chooses parts of it: `options`, `notation`, `puzzles`, `service_limits`.",
        ..NO_OFFER
    },
    Offer {
        name: "start",
        title: "Start a game",
        operation: "start",
        description: "A start position. Every option may be left out. The same seed gives the same position.",
        ..NO_OFFER
    },
    Offer {
        name: "legal_moves",
        title: "Legal moves",
        operation: "moves",
        description: "Legal moves with their immediate effects: by default the 30 that gain most, best first. `total` \
                      counts all legal moves. The list is empty when the game is over or a draw is due.",
        defaults: &[("sort", "\"gain\""), ("limit", "30")],
        figures: Some(Figures::Gain),
        ..NO_OFFER
    },
    Offer {
        name: "play",
        title: "Play moves",
        operation: "play",
        description: "Plays the moves in order; the answer has the new position's `key`. If one is illegal, none is \
                      played. A position that occurs for the third time within one call is a draw in Themisto and \
                      Nebuchadnezzar, so play a whole game from its start to have repetitions counted.",
        ..NO_OFFER
    },
    Offer {
        name: "reply",
        title: "Let the engine move",
        operation: "reply",
        description: "Chooses a move at this level, plays it, and answers with the new position's `key`. Where \
                      `awaits` is `draw` it draws the tiles instead, whatever the level.",
        defaults: &[("level", "4")],
        figures: Some(Figures::Ratings),
        ..NO_OFFER
    },
    Offer {
        name: "analyse",
        title: "Value of a position, and its best moves",
        operation: "analysis",
        description: "The value of the position for the seat that moves, and the best moves with the lines that \
                      follow; `why` explains them in words. `exact` values are proved. A position that awaits a draw \
                      can't be analysed. An analysis with the default number of nodes takes about a second, near the end \
                      of a game of Octopus up to seven.",
        defaults: &[("explain", "true")],
        figures: Some(Figures::AnalysisNodes),
        ..NO_OFFER
    },
    Offer {
        name: "score",
        title: "Standings, and a move explained",
        operation: "score",
        description: "The standings; with `move`, also what that move earns and why, part by part.",
        ..NO_OFFER
    },
    Offer {
        name: "picture",
        title: "A picture of a position",
        operation: "board",
        description: "The board as an image, with coordinates, hands and scores. `move` draws a legal move with its \
                      effects, `line` several moves with their numbers; `played` makes moves first and marks the last.",
        defaults: &[("size", "640")],
        form: Form::Picture,
        ..NO_OFFER
    },
    Offer {
        name: "review",
        title: "Review a game",
        operation: "review",
        description: "Values every move of a game, with the best move in its place and a class. Pass `position` and \
                      `moves`, or a `record` to get it back with annotations.",
        figures: Some(Figures::ReviewNodes),
        ..NO_OFFER
    },
    Offer {
        name: "record",
        title: "Check and convert the record of a game",
        operation: "record",
        description: "Reads the record of a whole game, as text or JSON, checks every move of the game and of its \
                      variations, and answers with the text.",
        ..NO_OFFER
    },
    Offer {
        name: "puzzle_daily",
        title: "The puzzle of the day",
        operation: "daily_puzzle",
        description: "The puzzle of a day (UTC), today's without `date`: easy on Monday, usually \
                      hardest on Sunday. `level` says how hard it is.",
        ..NO_OFFER
    },
    Offer {
        name: "puzzle_generate",
        title: "Puzzles",
        operation: "puzzles",
        description: "Puzzles of this type, level or rating, and with these themes. Each has one solution. The same \
                      seed gives the same puzzles. `fresh` ones are made now, which takes seconds.",
        ..NO_OFFER
    },
    Offer {
        name: "puzzle_hint",
        title: "A hint to a puzzle",
        operation: "puzzle_hint",
        description: "Level 1 says what to look for, level 2 names the piece or place, level 3 the move.",
        ..NO_OFFER
    },
    Offer {
        name: "puzzle_check",
        title: "Check an attempt at a puzzle",
        operation: "check_puzzle",
        description: "Whether the moves solve the puzzle, are right so far (with the replies), or are wrong (with the \
                      reason).",
        ..NO_OFFER
    },
    Offer {
        name: "puzzle_solution",
        title: "The solution of a puzzle",
        operation: "puzzle_solution",
        description: "The solution in notation and in words, and what was proved at each step.",
        ..NO_OFFER
    },
];

/// Descriptions of arguments for models. They replace the operations' own, which are written for HTTP requests.
pub(super) const ARGUMENTS: &[(&str, &str)] = &[
    ("position", "The position key."),
    ("played", "Moves made from `position` first, in notation."),
    ("moves", "The moves in order, in notation."),
    ("only", "Consider only these legal moves. Not with `except`."),
    ("except", "Leave these legal moves out."),
    ("lines", "How many moves to report, best first: a number (1 by default) or \"all\"."),
    ("limits", "How long to search. A number above what is allowed is reduced to that."),
    ("record", "The record: its text, much like PGN, or its JSON object."),
    ("type", "A type of puzzle of this game; `game_info` explains them."),
    ("themes", "Themes that each puzzle has, all of them; `game_info` lists them."),
    ("any_themes", "Themes of which each puzzle has at least one."),
    ("nodes", "Positions to search. The only limit that makes answers repeatable."),
    ("time_ms", "Milliseconds to search."),
    ("seed", "The same seed gives the same result where chance plays a part."),
    ("sort", "The order of the list."),
    ("after", "List what is behind this move or puzzle id."),
    ("exclude", "Ids of puzzles to leave out."),
    ("explain", "Adds `why` to the first ten lines."),
    ("limit", "Most elements of each list."),
    ("tile", "Only moves that place this tile, such as `R4` (octopus, ingenious, temple)."),
    ("from", "Only moves of the disc on this cell, such as `d4` (themisto)."),
    ("with", "Parts to add to the answer: `moves` is the legal moves of the new position."),
    ("theme", "Light or dark."),
    ("view", "`isometric` is for temple only."),
    ("size", "Length of the longer side in pixels."),
    ("frame", "`card` is 1200x630 pixels. Not with `size`."),
];

/// The numbers of each game as sentences; `caps` are the limits of the service.
pub(super) fn sentence(figures: Figures, caps: &Caps) -> String {
    fn figure<G: WireGame>(figures: Figures, caps: &Caps) -> String {
        match figures {
            Figures::Gain => G::GAIN.to_owned(),
            Figures::AnalysisNodes => {
                let most = caps.nodes::<G>();
                let usual = G::DEFAULT_NODES.min(most);
                let endgame = match G::ENDGAME_NODES.min(most) {
                    same if same == usual => String::new(),
                    more => format!(" ({more} near the end)"),
                };
                format!("{usual}{endgame} and {most}")
            }
            Figures::ReviewNodes => {
                let most = caps.nodes::<G>();
                format!("{} and {most}", default_review_nodes::<G>(60).min(most))
            }
            Figures::Ratings => {
                let [first, .., last] = G::LEVEL_ELO;
                format!("{first} to {last}")
            }
        }
    }
    let separator = match figures {
        Figures::Gain => ": ",
        _ => " ",
    };
    let games = each_game!(G => format!("{}{separator}{}", G::ID, figure::<G>(figures, caps)));
    let seconds = caps.max_time_ms / 1000;
    let list = |separator: &str| games.join(separator);
    match figures {
        Figures::Gain => format!("Order by gain, {}.", list("; ")),
        Figures::AnalysisNodes => {
            format!("Nodes by default and at most: {}. Time at most: {seconds} s.", list(", "))
        }
        Figures::ReviewNodes => format!(
            "Nodes for a game of 60 moves by default, and at most for a game: {}. Time at most: {seconds} s; moves \
             for which there is no time are left unvalued.",
            list(", ")
        ),
        Figures::Ratings => format!("Rough Elo of levels 1 to 8: {}.", list(", ")),
    }
}

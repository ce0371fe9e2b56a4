//! Reports as bytes, for the cache that replicas share. Decoding gives back the encoded report exactly, to the last
//! bit.

use serde::{Deserialize, Serialize};

use tessera_operations::game::WireGame;
use tessera_rules::game::{PerSeat, Turn};
use tessera_search::{Kind, Line, Method, Outcome, Report, Stats, StoppedBy, Value};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptReport {
    value: KeptValue,
    lines: Vec<KeptLine>,
    nodes: u64,
    depth: u32,
    engine: String,
    stopped_by: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptLine {
    m: String,
    value: KeptValue,
    loss: Figure,
    pv: Vec<String>,
    likely_from: Option<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptValue {
    kind: u8,
    outcome: Option<i8>,
    margin: Option<Figure>,
    plies: Option<u32>,
    win_probability: Option<Figure>,
    std_error: Option<Figure>,
    shares: Option<Vec<Figure>>,
}

/// A number stored as its bits, because decimal text may differ in the last bit.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(transparent)]
struct Figure(u64);

impl From<f64> for Figure {
    fn from(x: f64) -> Figure {
        Figure(x.to_bits())
    }
}

impl Figure {
    fn get(self) -> Option<f64> {
        Some(f64::from_bits(self.0)).filter(|x| x.is_finite())
    }
}

/// A report about `position` as bytes; `None` if it could not be read back.
pub(crate) fn encode<G: WireGame>(position: &G, report: &Report<G::Move>) -> Option<Vec<u8>> {
    if !report.stats.stopped_by.is_repeatable() {
        return None;
    }
    let line = |line: &Line<G::Move>| KeptLine {
        m: position.notation(line.m),
        value: kept_value(&line.value),
        loss: line.loss.into(),
        pv: position.notations(&line.pv),
        likely_from: line.likely_from,
    };
    let kept = KeptReport {
        value: kept_value(&report.value),
        lines: report.lines.iter().map(line).collect(),
        nodes: report.stats.nodes,
        depth: report.stats.depth,
        engine: report.stats.engine.name().to_owned(),
        stopped_by: report.stats.stopped_by.name().to_owned(),
    };
    serde_json::to_vec(&kept).ok()
}

/// Reads a report about `position`; `None` if the bytes are not a report, or its lines are illegal there.
pub(crate) fn decode<G: WireGame>(position: &G, bytes: &[u8]) -> Option<Report<G::Move>> {
    let kept: KeptReport = serde_json::from_slice(bytes).ok()?;
    let line = |line: &KeptLine| {
        Some(Line {
            m: position.parse_move(&line.m, None).ok()?,
            value: value(&line.value)?,
            loss: line.loss.get()?,
            pv: moves(position, &line.pv)?,
            likely_from: line.likely_from,
        })
    };
    let stopped_by = [StoppedBy::Proved, StoppedBy::Nodes, StoppedBy::Depth];
    Some(Report {
        value: value(&kept.value)?,
        lines: kept.lines.iter().map(line).collect::<Option<_>>()?,
        stats: Stats {
            nodes: kept.nodes,
            depth: kept.depth,
            engine: Method::from_name(&kept.engine)?,
            stopped_by: stopped_by.into_iter().find(|by| by.name() == kept.stopped_by)?,
        },
    })
}

fn moves<G: WireGame>(position: &G, line: &[String]) -> Option<Vec<G::Move>> {
    let mut position = position.clone();
    line.iter()
        .map(|notation| {
            if matches!(position.turn(), Turn::Over) {
                return None;
            }
            let m = position.parse_move(notation, None).ok()?;
            position.play(m);
            Some(m)
        })
        .collect()
}

fn kept_value(value: &Value) -> KeptValue {
    KeptValue {
        kind: value.kind as u8,
        outcome: value.outcome.map(|outcome| outcome as i8),
        margin: value.margin.map(Figure::from),
        plies: value.plies,
        win_probability: value.win_probability.map(Figure::from),
        std_error: value.std_error.map(Figure::from),
        shares: (value.shares.as_ref())
            .map(|shares| shares.iter().map(|&share| share.into()).collect()),
    }
}

fn value(kept: &KeptValue) -> Option<Value> {
    let figure = |kept: Option<Figure>| kept.map_or(Some(None), |figure| figure.get().map(Some));
    let kinds = [Kind::Exact, Kind::Lower, Kind::Upper, Kind::Estimate];
    let outcomes = [Outcome::Loss, Outcome::Draw, Outcome::Win];
    Some(Value {
        kind: kinds.into_iter().find(|&kind| kind as u8 == kept.kind)?,
        outcome: match kept.outcome {
            None => None,
            Some(n) => Some(outcomes.into_iter().find(|&outcome| outcome as i8 == n)?),
        },
        margin: figure(kept.margin)?,
        plies: kept.plies,
        win_probability: figure(kept.win_probability)?,
        std_error: figure(kept.std_error)?,
        shares: match &kept.shares {
            None => None,
            Some(shares) if shares.len() <= tessera_rules::game::MAX_SEATS => {
                Some(shares.iter().map(|share| share.get()).collect::<Option<PerSeat<f64>>>()?)
            }
            Some(_) => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_engines::Question;
    use tessera_operations::each_game;
    use tessera_rules::game::random::{below, seeded};
    use tessera_search::Budget;

    fn check<G: WireGame>() -> [usize; 2] {
        let mut rng = seeded(0x5a4e);
        let (mut here, mut refused) = (0, 0);
        for _ in 0..30 {
            let position = G::compose(&mut rng);
            if !matches!(position.turn(), Turn::Seat(_)) {
                continue;
            }
            let question = Question::about_all(&position, 3, 1);
            let report = position.analyse(&question, &mut Budget::nodes(80), &mut |_| {});
            let bytes = encode(&position, &report);
            let engine = report.stats.engine.name();
            let mut bytes = bytes.unwrap_or_else(|| panic!("{engine} is not shared"));
            assert_eq!(decode(&position, &bytes), Some(report), "{}", G::ID);
            here += 1;
            // Damage is detected or harmless: every decoded line is legal.
            for _ in 0..20 {
                let at = below(&mut rng, bytes.len() as u32) as usize;
                let old = std::mem::replace(&mut bytes[at], below(&mut rng, 256) as u8);
                refused += usize::from(decode(&position, &bytes).is_none());
                bytes[at] = old;
            }
        }
        assert!(here > 5, "{}: {here}", G::ID);
        [here, refused]
    }

    #[test]
    fn reads_back_what_it_wrote() {
        let counts = each_game!(G => check::<G>());
        let [shared, refused] = [0, 1].map(|i| counts.iter().map(|count| count[i]).sum::<usize>());
        assert!(refused > shared);
    }
}

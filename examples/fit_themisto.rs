#![allow(missing_docs, clippy::print_stdout)]
use tessera::engines::themisto::{FEATURES, features};
use tessera::engines::{Engine, Question};
use tessera::game::Game;
use tessera::game::random::{below, chance, choose, seeded};
use tessera::games::themisto::Themisto;
use tessera::search::{
    Budget,
    value::{Kind, Outcome},
};

fn main() {
    let arg = |i: usize, d: u64| std::env::args().nth(i).map_or(d, |s| s.parse().unwrap());
    let (games, first) = (arg(1, 100), arg(2, 0));
    let nodes = [arg(3, 10_000), arg(4, 1_000)];
    let noise = [arg(5, 5), arg(6, 20)];

    for seed in first..first + games {
        let mut rng = seeded(seed);
        let mut game = Themisto::start();
        let opening = below(&mut rng, 8);
        let mut rows: Vec<(usize, [i32; FEATURES], usize, f64)> = Vec::new();
        let mut judged = Vec::new();
        let mut winner: Option<usize> = None;
        for ply in 0..120u32 {
            if game.is_over() {
                winner = game.winner().map(|s| s.index());
                break;
            }
            let me = game.to_move().index();
            if game.has_win() {
                winner = Some(me);
                break;
            }
            judged.clear();
            game.judged_moves(&mut judged);
            let safe: Vec<_> = judged
                .iter()
                .filter(|j| !j.penalised && !game.after(j).has_win())
                .copied()
                .collect();
            let random = ply < opening || chance(&mut rng, noise[me] as u32, 100);
            let m = if random && !safe.is_empty() {
                choose(&mut rng, &safe).m
            } else {
                let mut b = Budget::nodes(nodes[me]);
                let r = game.analyse(&Question::about_all(&game, 1, 0), &mut b, &mut |_| {});
                rows.push((
                    me,
                    features(game.board()),
                    safe.len(),
                    r.value.win_probability.unwrap(),
                ));
                if r.value.kind == Kind::Exact {
                    winner = match r.value.outcome {
                        Some(Outcome::Win) => Some(me),
                        Some(Outcome::Loss) => Some(1 - me),
                        _ => None,
                    };
                    break;
                }
                r.best().unwrap()
            };
            game.play(m);
        }
        let n = rows.len();
        for (i, (me, f, safe, p)) in rows.into_iter().enumerate() {
            let y = match winner {
                Some(w) if w == me => "1",
                Some(_) => "0",
                None => "0.5",
            };
            let f: Vec<String> = f.iter().map(|x| x.to_string()).collect();
            println!("{seed} {me} {y} {} {safe} {p:.4} {}", n - i, f.join(" "));
        }
    }
}

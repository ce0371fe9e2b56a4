//! Candidates against plain code: every question is answered in full, with nothing remembered and nothing passed over.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::candidate::promises;
use super::forced::Attack;
use super::play::{Play, is_safe};
use super::threats::{threatens, threats};
use super::witness::{Pairs, Wins};
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::{Compose, Seat};
use tessera_rules::themisto::{JudgedMove, Themisto};
use tessera_search::Budget;

fn judged(game: &Themisto) -> Vec<JudgedMove> {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    list
}

fn some_move_wins(game: &Themisto) -> bool {
    judged(game).iter().any(|judged| judged.wins)
}

/// Whether the seat to move wins by force with two moves at most.
fn wins_in_two(game: &Themisto) -> bool {
    let mut budget = Budget::nodes(u64::MAX);
    Attack::new(game.to_move(), &mut budget).wins(&mut { *game }, 2) == Some(true)
}

fn plainly_promises(game: &Themisto, moves: u32) -> bool {
    let solver = game.to_move();
    if game.skip() || some_move_wins(game) {
        return false;
    }
    let all: Vec<(Themisto, Option<u32>)> = (judged(game).iter())
        .map(|judged| game.after(judged))
        .map(|after| (after, plainly_forces(&after, solver)))
        .collect();
    let mut forcing = all.iter().filter(|(_, length)| length.is_some());
    match (forcing.next(), forcing.next()) {
        (Some((after, length)), None) if *length == Some(moves - 1) => {
            moves == 2 || least_ways(after, solver) == 1
        }
        _ => false,
    }
}

fn plainly_forces(game: &Themisto, solver: Seat) -> Option<u32> {
    if game.to_move() == solver
        || game.skip()
        || some_move_wins(game)
        || threats(game, solver).is_empty()
    {
        return None;
    }
    let replies = judged(game);
    let escapes = |reply: &JudgedMove| {
        let after = game.after(reply);
        !some_move_wins(&after) && (!reply.penalised || !wins_in_two(&after))
    };
    if replies.iter().any(escapes) {
        return None;
    }
    let delays = |reply: &JudgedMove| reply.penalised && !game.after(reply).has_win();
    Some(1 + u32::from(replies.iter().any(delays)))
}

fn least_ways(game: &Themisto, solver: Seat) -> usize {
    (judged(game).iter())
        .map(|reply| game.after(reply))
        .filter(|after| after.to_move() == solver && after.skip() && !some_move_wins(after))
        .map(|after| ways(&after))
        .min()
        .unwrap_or(0)
}

fn ways(game: &Themisto) -> usize {
    let mut budget = Budget::nodes(u64::MAX);
    let mut attack = Attack::new(game.to_move(), &mut budget);
    (judged(game).iter())
        .filter(|judged| attack.wins(&mut game.after(judged), 1) == Some(true))
        .count()
}

fn is_plainly_safe(game: &Themisto, judged: &JudgedMove) -> bool {
    let mut after = game.after(judged);
    let opponent = game.to_move().other();
    if after.to_move() != opponent {
        return true;
    }
    let turns = if after.skip() { 2 } else { 1 };
    let mut budget = Budget::nodes(u64::MAX);
    Attack::new(opponent, &mut budget).wins(&mut after, turns) == Some(false)
}

#[test]
fn positions_of_games_promise_what_plain_code_says() {
    let mut met = [0u32; 4];
    for seed in 0..24 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut play = Play::new(&mut rng);
        for _ in 0..40 {
            for moves in [2, 3] {
                let plain = plainly_promises(&play.game, moves);
                let found = promises(&play.game, moves);
                assert_eq!(found, plain, "{moves} {:?}", play.game);
                met[(moves as usize - 2) * 2 + usize::from(found)] += 1;
            }
            if !play.turn(&mut rng) {
                break;
            }
        }
    }
    assert!(met[1] > 0 && met[0] > 100 && met[2] > 100, "{met:?}");
}

#[test]
fn what_was_remembered_changes_no_answer() {
    let (mut wins, mut pairs) = (Wins::default(), Pairs::default());
    let mut met = [[0u32; 2]; 4];
    for seed in 0..40 {
        let mut rng = seeded(seed);
        let mut game = if seed % 2 == 0 {
            Themisto::compose(&mut rng)
        } else {
            let mut play = Play::new(&mut rng);
            let turns = 6 + below(&mut rng, 30);
            play.turns(turns, &mut rng);
            play.game
        };
        if game.winner().is_some() {
            continue;
        }
        for reply in judged(&game) {
            let after = game.after(&reply);
            let has_win = some_move_wins(&after);
            assert_eq!(wins.wins_now(&after), has_win);
            let safe = is_plainly_safe(&game, &reply);
            assert_eq!(is_safe(&game, &reply, &mut wins), safe);
            let threatened = !threats(&after, game.to_move()).is_empty();
            assert_eq!(threatens(&after, game.to_move()), threatened);
            met[0][usize::from(has_win)] += 1;
            met[1][usize::from(safe)] += 1;
            met[2][usize::from(threatened)] += 1;
            if after.skip() && after.winner().is_none() {
                let two = wins_in_two(&after);
                assert_eq!(pairs.win(&after), two);
                met[3][usize::from(two)] += 1;
            }
        }
        // Another game's moves are remembered for the next.
        let moves = judged(&game);
        if let Some(first) = moves.first() {
            game = game.after(first);
            assert_eq!(wins.wins_now(&game), some_move_wins(&game));
        }
    }
    assert!(met.iter().flatten().all(|&n| n > 3), "{met:?}");
}

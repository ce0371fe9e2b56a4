use super::prospects::{Cells, Prospects};
use crate::octopus::evaluation::margin;
use crate::octopus::tests::{literal_margin, mover, small};
use tessera_rules::game::Position;
use tessera_rules::game::random::seeded;

#[test]
fn prospects_hold() {
    let mut rng = seeded(2);
    for _ in 0..1500 {
        let position = small(&mut rng, 2..=2, 3000, true);
        let me = mover(&position);
        let prospects = Prospects::new(&position, me, &mut Cells::of_game(&position));
        let (low, high) = prospects.bounds();
        let points = literal_margin(&mut position.clone(), me) - margin(&position, 0);
        assert!(
            low <= points && points <= high,
            "{}: {low} {points} {high}",
            position.key()
        );
    }
}

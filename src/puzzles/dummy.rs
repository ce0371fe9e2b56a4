use super::*;
macro_rules! dummy {
    ($t:ty) => {
        impl PuzzleGame for $t {
            const GENERATOR: u32 = 1;
            const KINDS: &'static [KindCard] = &[KindCard {
                id: "dummy",
                question: "?",
                description: "",
                unit: "",
                gap: 1.0,
                difficulties: &Difficulty::ALL,
            }];
            const THEMES: &'static [ThemeCard] = &[];
            const RATING: rating::Model = rating::Model {
                base: &[800_000],
                weights: &[],
            };
            fn candidate(_: usize, _: Difficulty, _: &mut ChaCha8Rng) -> Option<Candidate<Self>> {
                None
            }
            fn appraise(&self, _: Task, _: &mut Budget) -> Option<Vec<Appraised<Self::Move>>> {
                None
            }
            fn resist(&self, _: Seat, _: Task, _: &mut Budget) -> Option<Self::Move> {
                None
            }
            fn lure(&self, _: Self::Move) -> i64 {
                0
            }
            fn themes(_: &Self, _: &Proof<Self::Move>) -> Vec<&'static str> {
                vec![]
            }
            fn hints(&self, _: usize, _: &[Self::Move]) -> [String; 2] {
                [String::new(), String::new()]
            }
            fn remark(&self, _: Self::Move, _: Task) -> Option<String> {
                None
            }
        }
    };
}
dummy!(crate::games::temple::Temple);

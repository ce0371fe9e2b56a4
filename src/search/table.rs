//! A transposition table of fixed size.

/// Four slots share a bucket: the first three keep what cost most, the last one what came last.
const BUCKET: usize = 4;

/// What a search remembers of positions, by their 128-bit fingerprint.
///
/// The whole fingerprint is compared, so that an entry is another position's only when two fingerprints
/// are equal ([`crate::game::Keyed::fingerprint`] says how improbable that is). Replacement depends on the
/// sequence of calls alone. Make a new table for each analysis: then the answer does not depend on what
/// was searched before.
pub struct Table<T> {
    slots: Vec<Slot<T>>,
    mask: usize,
}

#[derive(Clone, Copy)]
struct Slot<T> {
    key: u128,
    /// 0 marks an empty slot.
    weight: u32,
    data: T,
}

impl<T: Copy + Default> Table<T> {
    /// A table of at most `bytes` bytes (and at least one bucket), and not larger than a search of `nodes`
    /// nodes can use.
    pub fn new(bytes: usize, nodes: u64) -> Table<T> {
        let fitting = bytes / size_of::<Slot<T>>() / BUCKET;
        let useful = usize::try_from(nodes).unwrap_or(usize::MAX) / BUCKET + 1;
        let buckets = if useful < fitting {
            useful.next_power_of_two().min(prev_power_of_two(fitting))
        } else {
            prev_power_of_two(fitting)
        };
        let empty = Slot {
            key: 0,
            weight: 0,
            data: T::default(),
        };
        Table {
            slots: vec![empty; buckets * BUCKET],
            mask: buckets - 1,
        }
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, key: u128) -> Option<&T> {
        let start = self.start(key);
        self.slots[start..start + BUCKET]
            .iter()
            .find(|slot| slot.key == key && slot.weight != 0)
            .map(|slot| &slot.data)
    }

    /// Remembers `data`, instead of what was known of the position before. `weight` says how much it cost
    /// to find out: the larger, the longer it stays.
    #[inline]
    pub fn put(&mut self, key: u128, weight: u32, data: T) {
        let start = self.start(key);
        let bucket = &mut self.slots[start..start + BUCKET];
        let weight = weight.max(1);
        let new = Slot { key, weight, data };
        if let Some(same) = bucket.iter_mut().find(|s| s.key == key && s.weight != 0) {
            *same = new;
            return;
        }
        let mut lightest = 0;
        for i in 1..BUCKET - 1 {
            if bucket[i].weight < bucket[lightest].weight {
                lightest = i;
            }
        }
        if bucket[lightest].weight <= weight {
            let displaced = std::mem::replace(&mut bucket[lightest], new);
            if displaced.weight != 0 {
                bucket[BUCKET - 1] = displaced;
            }
        } else {
            bucket[BUCKET - 1] = new;
        }
    }

    #[inline]
    fn start(&self, key: u128) -> usize {
        (key as usize & self.mask) * BUCKET
    }
}

fn prev_power_of_two(n: usize) -> usize {
    1 << n.max(1).ilog2()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_within_its_bytes_and_what_a_search_can_use() {
        let bytes = |table: &Table<u64>| table.slots.len() * size_of::<Slot<u64>>();
        assert!(bytes(&Table::new(1 << 20, u64::MAX)) <= 1 << 20);
        assert!(bytes(&Table::new(1 << 20, u64::MAX)) > 1 << 18);
        assert_eq!(Table::<u64>::new(1 << 20, 10).slots.len(), 16);
        assert_eq!(Table::<u64>::new(0, u64::MAX).slots.len(), BUCKET);
    }

    #[test]
    fn replaces_the_cheapest_and_always_takes_the_newest() {
        let mut table = Table::<u32>::new(0, 0);
        for (key, weight) in [(1, 9), (2, 8), (3, 7), (4, 1)] {
            table.put(key, weight, key as u32);
        }
        assert_eq!(table.get(4), Some(&4));
        table.put(5, 1, 5);
        assert_eq!((table.get(4), table.get(5)), (None, Some(&5)));
        table.put(6, 8, 6);
        assert_eq!(
            (table.get(3), table.get(5)),
            (Some(&3), None),
            "3 moved to the last slot"
        );
        table.put(1, 1, 11);
        assert_eq!(table.get(1), Some(&11));
        assert_eq!(table.get(0), None, "an empty slot is no entry");
    }
}

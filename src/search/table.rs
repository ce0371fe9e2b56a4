//! A transposition table of fixed size.

/// Four slots share a bucket: the first three keep what cost most, the last one what came last.
const BUCKET: usize = 4;
/// Slots that are made together, when the first of them is written.
const PAGE: usize = 1 << 11;

/// What a search remembers of positions, by their 128-bit fingerprint.
///
/// The whole fingerprint is compared, so that an entry is another position's only when two fingerprints
/// are equal ([`crate::game::Keyed::fingerprint`] says how improbable that is). Replacement depends on the
/// sequence of calls alone. Make a new table for each analysis: then the answer does not depend on what
/// was searched before.
///
/// Memory is taken page by page as it is written: a search that ends soon pays for little, and no search
/// spends its first tenth of a second on clearing a table, deaf to its stop flag.
pub struct Table<T> {
    pages: Vec<Option<Box<[Slot<T>]>>>,
    /// Slots of a page: [`PAGE`], fewer in a table that is smaller.
    page: usize,
    /// Of the bits of a key that choose the bucket.
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
        let slots = buckets * BUCKET;
        let page = slots.min(PAGE);
        Table {
            pages: std::iter::repeat_with(|| None).take(slots / page).collect(),
            page,
            mask: buckets - 1,
        }
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, key: u128) -> Option<&T> {
        let start = self.start(key);
        let page = self.pages[start / PAGE].as_ref()?;
        let start = start % PAGE;
        page[start..start + BUCKET]
            .iter()
            .find(|slot| slot.key == key && slot.weight != 0)
            .map(|slot| &slot.data)
    }

    /// Remembers `data`, instead of what was known of the position before. `weight` says how much it cost
    /// to find out: the larger, the longer it stays.
    #[inline]
    pub fn put(&mut self, key: u128, weight: u32, data: T) {
        let start = self.start(key);
        let page = self.page;
        let slots = self.pages[start / PAGE].get_or_insert_with(|| empty(page));
        let start = start % PAGE;
        let bucket = &mut slots[start..start + BUCKET];
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

#[cold]
fn empty<T: Copy + Default>(slots: usize) -> Box<[Slot<T>]> {
    let empty = Slot {
        key: 0,
        weight: 0,
        data: T::default(),
    };
    vec![empty; slots].into_boxed_slice()
}

fn prev_power_of_two(n: usize) -> usize {
    1 << n.max(1).ilog2()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_within_its_bytes_and_what_a_search_can_use() {
        let slots = |table: &Table<u64>| table.pages.len() * table.page;
        let bytes = |table: &Table<u64>| slots(table) * size_of::<Slot<u64>>();
        assert!(bytes(&Table::new(1 << 20, u64::MAX)) <= 1 << 20);
        assert!(bytes(&Table::new(1 << 20, u64::MAX)) > 1 << 18);
        assert_eq!(slots(&Table::new(1 << 20, 10)), 16);
        assert_eq!(slots(&Table::new(0, u64::MAX)), BUCKET);
    }

    #[test]
    fn takes_memory_as_it_is_written() {
        let mut table = Table::<u64>::new(64 << 20, u64::MAX);
        let taken = |table: &Table<u64>| table.pages.iter().flatten().count();
        assert!(table.pages.len() > 100);
        assert_eq!((table.get(7), taken(&table)), (None, 0));
        table.put(7, 1, 70);
        let last = table.mask as u128;
        table.put(last, 1, 71);
        assert_eq!((table.get(7), table.get(last)), (Some(&70), Some(&71)));
        assert_eq!(taken(&table), 2);
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

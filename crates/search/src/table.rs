//! A transposition table of fixed size.

/// Slots of a bucket. The first three keep the entries that cost most, the fourth the newest one.
const BUCKET: usize = 4;
/// Number of buckets that are allocated together.
const CHUNK: usize = 1 << 8;

/// Results of a search by the 128-bit fingerprints of positions.
///
/// The whole fingerprint is compared, so an entry can belong to another position only if two fingerprints are equal
/// ([`tessera_rules::game::Keyed::fingerprint`] gives the probability). Replacement depends on the sequence of calls
/// alone. Make a new table for each analysis: then the answer does not depend on earlier searches.
///
/// Buckets are stored in the order in which they were first written, and memory is allocated as they are. So a search
/// of ten thousand nodes pays for at most as many buckets, not for every page of a whole table. No search spends its
/// first tenth of a second on clearing a table, without polling its stop flag.
pub struct Table<T> {
    /// The lower half is the index of each bucket, counted from 1; 0 for buckets never written. The upper half has one
    /// byte of the key in each of the bucket's slots, so that most absent keys are found to be absent without reading
    /// the bucket. The system supplies zeroed pages as they are touched.
    places: Vec<u64>,
    /// The written buckets, [`CHUNK`] in each vector.
    chunks: Vec<Vec<Bucket<T>>>,
    /// Number of written buckets.
    made: u32,
    /// Mask of the key's bits that choose the bucket.
    mask: usize,
}

type Bucket<T> = [Slot<T>; BUCKET];

#[derive(Clone, Copy)]
struct Slot<T> {
    key: u128,
    /// 0 marks an empty slot.
    weight: u32,
    data: T,
}

impl<T: Copy + Default> Table<T> {
    /// Creates a table of at most `bytes` bytes of entries (and at least one bucket), and not larger than a search of
    /// `nodes` nodes can use. Its index takes another eight bytes a bucket.
    pub fn new(bytes: usize, nodes: u64) -> Table<T> {
        let fitting = bytes / size_of::<Slot<T>>() / BUCKET;
        let useful = usize::try_from(nodes).unwrap_or(usize::MAX) / BUCKET + 1;
        let buckets = if useful < fitting {
            useful.next_power_of_two().min(prev_power_of_two(fitting))
        } else {
            prev_power_of_two(fitting)
        };
        // Indexes of buckets have 32 bits.
        let buckets = buckets.min(1 << 31);
        Table { places: vec![0; buckets], chunks: Vec::new(), made: 0, mask: buckets - 1 }
    }

    /// Returns the entry of a position.
    #[inline]
    pub fn get(&self, key: u128) -> Option<&T> {
        let place = self.places[key as usize & self.mask];
        let tag = tag(key);
        let found = (0..BUCKET).filter(|slot| (place >> (32 + 8 * slot)) as u8 == tag);
        for slot in found {
            let bucket = (place as u32 as usize).checked_sub(1)?;
            let slot = &self.chunks[bucket / CHUNK][bucket % CHUNK][slot];
            if slot.key == key && slot.weight != 0 {
                return Some(&slot.data);
            }
        }
        None
    }

    /// Stores `data`, replacing an earlier entry of the position. `weight` is the cost of finding it out: the larger,
    /// the longer it stays.
    #[inline]
    pub fn put(&mut self, key: u128, weight: u32, data: T) {
        let number = key as usize & self.mask;
        let bucket = self.bucket(number);
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
        if bucket[lightest].weight > weight {
            bucket[BUCKET - 1] = new;
            self.note(number, BUCKET - 1, key);
            return;
        }
        let displaced = std::mem::replace(&mut bucket[lightest], new);
        if displaced.weight != 0 {
            bucket[BUCKET - 1] = displaced;
            self.note(number, BUCKET - 1, displaced.key);
        }
        self.note(number, lightest, key);
    }

    /// Records the new key of a slot of a bucket.
    #[inline]
    fn note(&mut self, number: usize, slot: usize, key: u128) {
        let at = 32 + 8 * slot;
        let place = &mut self.places[number];
        *place = *place & !(0xff << at) | u64::from(tag(key)) << at;
    }

    /// Returns all entries with their keys and weights, in an order that depends on the sequence of calls alone.
    pub fn iter(&self) -> impl Iterator<Item = (u128, u32, &T)> {
        let slots = self.chunks.iter().flatten().flatten();
        slots.filter(|slot| slot.weight != 0).map(|slot| (slot.key, slot.weight, &slot.data))
    }

    /// Returns the bucket of this number, creating it if necessary.
    #[inline]
    fn bucket(&mut self, number: usize) -> &mut Bucket<T> {
        if self.places[number] == 0 {
            self.places[number] = u64::from(self.add());
        }
        let place = self.places[number] as u32 as usize - 1;
        &mut self.chunks[place / CHUNK][place % CHUNK]
    }

    /// Adds an empty bucket and returns its place.
    fn add(&mut self) -> u32 {
        let slot = Slot { key: 0, weight: 0, data: T::default() };
        let chunk = self.made as usize / CHUNK;
        if chunk == self.chunks.len() {
            self.chunks.push(Vec::with_capacity(CHUNK.min(self.places.len())));
        }
        self.chunks[chunk].push([slot; BUCKET]);
        self.made += 1;
        self.made
    }
}

/// Returns the byte of a key that is stored with the index of its bucket; other bits choose the bucket.
#[inline]
fn tag(key: u128) -> u8 {
    (key >> 120) as u8
}

fn prev_power_of_two(n: usize) -> usize {
    1 << n.max(1).ilog2()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_within_its_bytes_and_what_a_search_can_use() {
        let slots = |table: &Table<u64>| table.places.len() * BUCKET;
        let bytes = |table: &Table<u64>| slots(table) * size_of::<Slot<u64>>();
        assert!(bytes(&Table::new(1 << 20, u64::MAX)) <= 1 << 20);
        assert!(bytes(&Table::new(1 << 20, u64::MAX)) > 1 << 18);
        assert_eq!(slots(&Table::new(1 << 20, 10)), 16);
        assert_eq!(slots(&Table::new(0, u64::MAX)), BUCKET);
    }

    #[test]
    fn takes_memory_as_it_is_written() {
        let mut table = Table::<u64>::new(64 << 20, u64::MAX);
        let taken = |table: &Table<u64>| table.made;
        assert!(table.places.len() > 100_000);
        assert_eq!((table.get(7), taken(&table)), (None, 0));
        table.put(7, 1, 70);
        let last = table.mask as u128;
        table.put(last, 1, 71);
        table.put(last, 1, 72);
        assert_eq!((table.get(7), table.get(last)), (Some(&70), Some(&72)));
        assert_eq!(taken(&table), 2);
    }

    #[test]
    fn keeps_what_is_written_when_there_are_many_buckets() {
        let mut table = Table::<u32>::new(1 << 20, u64::MAX);
        let buckets = table.places.len() as u128;
        for key in 0..buckets {
            table.put(key, 1, key as u32);
        }
        assert!((0..buckets).all(|key| table.get(key) == Some(&(key as u32))));
        assert_eq!(table.made as usize, table.places.len());
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
        assert_eq!((table.get(3), table.get(5)), (Some(&3), None), "3 moved to the last slot");
        table.put(1, 1, 11);
        assert_eq!(table.get(1), Some(&11));
        assert_eq!(table.get(0), None, "an empty slot is no entry");
    }
    #[test]
    fn finds_what_lies_in_the_buckets() {
        // A few buckets, and keys that often have the same tag byte.
        let mut table = Table::<u32>::new(256 * size_of::<Slot<u32>>(), u64::MAX);
        let mut state = 1_u64;
        let mut next = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % below
        };
        let (mut found, mut absent) = (0, 0);
        for data in 0..20_000 {
            let key = |next: &mut dyn FnMut(u64) -> u64| {
                u128::from(next(3)) << 120 | u128::from(next(3)) << 60 | u128::from(next(64))
            };
            let (put, asked) = (key(&mut next), key(&mut next));
            table.put(put, next(4) as u32, data);
            assert_eq!(table.get(put), Some(&data));
            let expected = table.iter().find(|entry| entry.0 == asked);
            assert_eq!(table.get(asked), expected.map(|entry| entry.2));
            found += u32::from(expected.is_some());
            absent += u32::from(expected.is_none());
        }
        assert!(found > 1_000 && absent > 1_000, "{found} {absent}");
    }
}

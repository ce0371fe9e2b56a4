//! Texts that many elements of a list have in common.

/// The text of a list's elements with gaps to fill in. It is padded to `ROOM` bytes, the length of the longest element,
/// because a copy of constant length takes a few instructions, and other copies are calls.
pub(crate) struct Template<const ROOM: usize> {
    text: [u8; ROOM],
    length: usize,
}

impl<const ROOM: usize> Template<ROOM> {
    pub(crate) fn new() -> Template<ROOM> {
        Template { text: [0; ROOM], length: 0 }
    }

    /// The length so far.
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// The bytes at `place`, with zeros behind the end.
    pub(crate) fn bytes<const COUNT: usize>(&self, place: usize) -> [u8; COUNT] {
        std::array::from_fn(|i| self.text[place + i])
    }

    /// Appends a part.
    #[inline(always)]
    pub(crate) fn push(&mut self, part: &[u8]) {
        self.text[self.length..][..part.len()].copy_from_slice(part);
        self.length += part.len();
    }

    /// Appends an element to a list: `fill` fills the gaps and returns the element's length.
    #[inline(always)]
    pub(crate) fn write(&self, json: &mut Vec<u8>, fill: impl FnOnce(&mut [u8; ROOM]) -> usize) {
        let start = json.len();
        json.extend_from_slice(&self.text);
        if let Some(text) = json.last_chunk_mut() {
            let length = fill(text);
            json.truncate(start + length);
        }
    }
}

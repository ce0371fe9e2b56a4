// English with accents (`?lang=qps`): a letter without an accent belongs to a text that cannot be translated.

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."áƀçđéƒǧħíĵķłḿñóþɋřšţúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶŁḾÑÓÞɊŘŠŢÚṼŴẊÝŽ"];

/** A text with accents on all its letters; markup stays as it is. */
export const accented = (text) => text.replaceAll(/<[^>]*>|[a-z]/gi, (part) => (part.length > 1 ? part : ACCENTED[PLAIN.indexOf(part)]));

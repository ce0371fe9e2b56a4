// A whole game as a word in an address, as in `/r/`: "1", then the text of its record (docs/RECORDS.md), compressed
// with raw DEFLATE, in base64url.

const VERSION = "1";
/** Length of the longest code that the service accepts. */
export const MAX_CODE = 8000;

const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** The code of a record's text. */
export async function encode(text) {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return VERSION + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text of a code's record; throws on anything else. */
export async function decode(code) {
  if (!code.startsWith(VERSION) || code.length > MAX_CODE) throw new RangeError("not the code of a record");
  const letters = atob(code.slice(VERSION.length).replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(packed, new DecompressionStream("deflate-raw")));
}

/** The text of the record of a session's game, without its branches. */
export function recordOf({ tree, players, resigned, isLate }, { winners }) {
  const value = (text) => text.replace(/[\\"]/g, "\\$&");
  const tags = [["Position", tree.nodes[0].key]];
  if (resigned !== null) tags.push(["Result", shares(winners, players.length)], ["Termination", isLate ? "time" : "resignation"]);
  return `${tags.map(([name, text]) => `[${name} "${value(text)}"]`).join("\n")}\n\n${tree.moves(tree.end).join(" ")}\n`;
}

/** Each seat's share of the win. */
function shares(winners, seats) {
  const part = (number) => (number === 1 ? "1" : `1/${number}`);
  const share = (seat) => (!winners.length ? part(seats) : winners.includes(seat) ? part(winners.length) : "0");
  return Array.from({ length: seats }, (_, seat) => share(seat)).join("-");
}

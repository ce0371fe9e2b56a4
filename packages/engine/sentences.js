// Texts for people in answers: messages with arguments, `{ $message, args }`, which the caller's `say` renders.

/** Beginning of every message in a JSON text. It can't occur within a string, where quotation marks are escaped. */
const MARK = '{"$message":';

/** Place after the end of the object that begins at `at`. */
function endOf(json, at) {
  let depth = 0;
  for (let i = at; ; i++) {
    const c = json[i];
    if (c === '"') for (i++; json[i] !== '"'; i++) if (json[i] === "\\") i++;
    if (c === "{") depth++;
    else if (c === "}" && --depth === 0) return i + 1;
  }
}

/** A JSON text with each message replaced by the result of `say`; all else stays byte for byte. */
export function said(json, say) {
  const parts = [];
  let from = 0;
  for (let at = json.indexOf(MARK); at >= 0; at = json.indexOf(MARK, from)) {
    const end = endOf(json, at);
    parts.push(json.slice(from, at), JSON.stringify(say(JSON.parse(json.slice(at, end)))));
    from = end;
  }
  parts.push(json.slice(from));
  return parts.join("");
}

/** The document of a problem with its detail rendered by `say`, if it is a message. */
export const saidProblem = (document, say) => (typeof document.detail === "object" ? { ...document, detail: say(document.detail) } : document);

// Translation of the sentences of answers by the caller.

/**
 * A JSON text in which the strings at some places are translated by `say`; the rest stays as it is. `places` has the
 * first byte of each string and the byte after its end, in UTF-8.
 */
export function said(json, places, say) {
  const bytes = new TextEncoder().encode(json);
  const decoder = new TextDecoder();
  const part = (from, to) => decoder.decode(bytes.subarray(from, to));
  const parts = [];
  let from = 0;
  for (let i = 0; i < places.length; i += 2) {
    const [begin, end] = [places[i], places[i + 1]];
    parts.push(part(from, begin), JSON.stringify(say(JSON.parse(part(begin, end)))));
    from = end;
  }
  parts.push(part(from));
  return parts.join("");
}

/** The document of a problem with its sentences translated by `say`. */
export const saidProblem = (document, say) => ({ ...document, title: say(document.title), detail: say(document.detail) });

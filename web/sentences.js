// Translates sentences of the engine on this device, which writes English, into the reader's language. The service does
// the same with the same messages (`src/language/phrases.rs`, which explains the method), step by step, so that both
// agree.

// Prefixes of the ids of sentences and of parts. The questions of puzzles count as sentences, names of games as parts.
const SENTENCE = /^(say|puzzle-question)-/;
const PART = /^(part|game-name)-/;
/** Values sent by a caller or read by programs; they are not translated. */
const VERBATIM = ["sent", "ids", "path"];
/** Messages of lists, by the English text between their items. */
const LISTS = { " and ": "list-and", "; ": "list-clauses" };
/** Words of notations that have neither digits nor capitals. */
const MOVES = ["pass", "swap", "keep"];
/** Most steps of matching for a text, so that none takes long. */
const MOST_STEPS = 4_000;

const length = (text) => new TextEncoder().encode(text).length;

/** The empty form of a message, for one variant of each choice in it. `chosen` has the values that select the variants. */
const begun = (id) => ({ id, pieces: [], chosen: [] });
const withText = ({ pieces, ...rest }, text) => {
  const last = pieces.at(-1);
  return { ...rest, pieces: last?.text === undefined ? [...pieces, { text }] : [...pieces.slice(0, -1), { text: last.text + text }] };
};

/** The forms, each extended by a pattern in all its variants. */
function expanded(pattern, forms) {
  for (const part of typeof pattern === "string" ? [pattern] : pattern) {
    if (typeof part === "string" || part.type === "str") forms = forms.map((form) => withText(form, part.value ?? part));
    else if (part.type === "var") forms = forms.map((form) => ({ ...form, pieces: [...form.pieces, { name: part.name }] }));
    else if (part.type === "select") {
      forms = part.variants.flatMap(({ key, value }) => {
        const told = { one: ["1"], other: [] }[key.value] ?? [`${key.value}`];
        return expanded(value, forms.map((form) => ({ ...form, chosen: [...form.chosen, ...told.map((text) => [part.selector.name, text])] })));
      });
    }
  }
  return forms;
}

/** The forms of the messages that `isWanted` accepts; those with the most fixed text come first. */
function phrases(messages, isWanted) {
  const forms = messages.filter(({ id, value }) => isWanted(id) && value !== null).flatMap(({ id, value }) => expanded(value, [begun(id)]));
  const fixed = ({ pieces }) => pieces.reduce((sum, { text = "" }) => sum + length(text), 0);
  return forms.map((form) => [fixed(form), form]).sort(([one], [other]) => other - one).map(([, form]) => form);
}

/** True if a word belongs to a notation, which is the same in all languages. */
const isNotation = (word) => /[0-9A-Z]/.test(word) || [...word].length === 1 || MOVES.includes(word);
/** True if a text was sent by a caller, or is a name that programs read. */
const isQuoted = (text) => /^(["`])((?!\1)[^])*\1$/.test(text);
/** True if a text is a number, by which messages can choose variants. */
const isNumber = (text) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text);

/** A number as the service writes it: without separators, and with the decimals of the original. */
function figures(text) {
  const whole = Number(text).toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 });
  const decimals = text.split(".")[1];
  if (decimals === undefined) return whole;
  const shown = whole.includes(".") ? whole : `${whole}.`;
  return shown.padEnd(shown.indexOf(".") + 1 + decimals.length, "0");
}

/** A function that formats a message of a language by its id and its values; it returns `null` on failure. */
function speaker({ FluentBundle, FluentNumber }, tag, resource, transform) {
  class Figures extends FluentNumber {
    constructor(text) {
      super(Number(text), { minimumFractionDigits: text.split(".")[1]?.length });
      this.text = figures(text);
    }

    toString() {
      return this.text;
    }
  }
  const bundle = new FluentBundle(tag, { useIsolating: false, transform });
  bundle.addResource(resource);
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return null;
    const errors = [];
    const text = bundle.formatPattern(pattern, Object.fromEntries(values.map(([name, value]) => [name, isNumber(value) ? new Figures(value) : value])), errors);
    return errors.length ? null : text;
  };
}

/**
 * A function that translates English sentences into a language; a text that matches no message stays English. `fluent`
 * is the module `@fluent/bundle`; the messages are texts in its syntax; `transform` changes the text of
 * `otherMessages`.
 */
export function translator(fluent, englishMessages, tag, otherMessages, transform) {
  const resource = new fluent.FluentResource(englishMessages);
  const messages = resource.body;
  const english = speaker(fluent, "en", resource);
  const other = speaker(fluent, tag, new fluent.FluentResource(otherMessages), transform);
  const sentences = phrases(messages, (id) => SENTENCE.test(id));
  const parts = phrases(messages, (id) => PART.test(id));

  return (text) => {
    let steps = MOST_STEPS;
    const unknown = new Set();
    const hasTime = () => steps > 0 && steps-- > 0;

    /** True if a text consists of these pieces; `values` gets the values. */
    function fits(pieces, at, left, values) {
      if (at === pieces.length) return left === "";
      const { text: fixed, name } = pieces[at];
      if (fixed !== undefined) return left.startsWith(fixed) && fits(pieces, at + 1, left.slice(fixed.length), values);
      const known = values.find(([other]) => other === name);
      if (known) return left.startsWith(known[1]) && fits(pieces, at + 1, left.slice(known[1].length), values);
      const before = values.length;
      for (const end of ends(left, pieces[at + 1])) {
        if (!end) continue;
        values.push([name, left.slice(0, end)]);
        if (hasTime() && fits(pieces, at + 1, left.slice(end), values)) return true;
        values.length = before;
      }
      return false;
    }

    /** Places where a value may end, before the piece that follows it. */
    function ends(left, next) {
      if (!next) return [left.length];
      const found = [];
      if (next.text === undefined) return found;
      for (let at = left.indexOf(next.text); at >= 0; at = left.indexOf(next.text, at + next.text.length)) found.push(at);
      return found;
    }

    /** The translation of a text by the first phrase that it matches, or null. */
    function found(all, text) {
      if (!hasTime()) return null;
      for (const { id, pieces, chosen } of all) {
        const values = [];
        if (!fits(pieces, 0, text, values)) continue;
        for (const [name, value] of chosen) if (!values.some(([known]) => known === name)) values.push([name, value]);
        if (english(id, values) !== text) continue;
        const told = [];
        for (const [name, value] of values) {
          const isKept = isNumber(value) || chosen.some(([known]) => known === name) || VERBATIM.includes(name);
          const said = isKept ? value : part(value);
          if (said === null) break;
          told.push([name, said]);
        }
        const said = told.length === values.length ? other(id, told) : null;
        if (said !== null) return said;
      }
      return null;
    }

    function several(text) {
      if (text.includes(". ")) {
        const said = [];
        for (const sentence of text.replace(/\.+$/, "").split(". ")) {
          const one = found(sentences, `${sentence}.`);
          if (one === null) break;
          said.push(one);
        }
        if (said.length === text.replace(/\.+$/, "").split(". ").length) return said.join(" ");
      }
      return found(sentences, text);
    }

    /** Translates a part, a list of parts, or a sentence without its full stop. */
    function part(text) {
      if (unknown.has(text)) return null;
      const said = partOrList(text);
      if (said === null) unknown.add(text);
      return said;
    }

    function partOrList(text) {
      if (text.includes("; ")) {
        const said = [];
        const items = text.split("; ");
        for (const item of items) {
          const one = part(item);
          if (one === null) break;
          said.push(one);
        }
        if (said.length === items.length) return said.reduce((first, last) => joined("; ", first, last));
      }
      const own = found(parts, text);
      if (own !== null) return own;
      if (text.split(" ").every(isNotation) || isQuoted(text)) return text;
      const sentence = several(`${text}.`);
      if (sentence !== null) return sentence.replace(/\.+$/, "");
      const whole = found(sentences, text);
      if (whole !== null) return whole;
      for (const between of [" and ", "; ", ", "]) {
        for (let at = text.lastIndexOf(between); at >= 0; at = at < between.length ? -1 : text.lastIndexOf(between, at - between.length)) {
          if (!hasTime()) return null;
          const last = part(text.slice(at + between.length));
          const first = last === null ? null : part(text.slice(0, at));
          if (first !== null) return joined(between, first, last);
        }
      }
      return null;
    }

    /** Joins two parts of a list that English joins with `between`. */
    function joined(between, first, last) {
      const message = LISTS[between];
      return message ? other(message, [["first", first], ["last", last]]) : first + between + last;
    }

    if (!text) return text;
    return several(text) ?? found(parts, text) ?? text;
  };
}

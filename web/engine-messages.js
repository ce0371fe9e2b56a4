// Renders the messages of the engine on this device, as the service does.

/** Separators of lists that are the same in every language. */
const BETWEEN = { "list-commas": ", ", "list-sentences": " " };

/**
 * A function that renders a message `{ $message, args }` in a language. `fluent` is the module `@fluent/bundle`, which
 * tests outside of the page have in a place of their own; `messages` is a text in its syntax; `transform` changes the
 * text of messages.
 */
export function renderer(fluent, tag, messages, transform) {
  const { FluentBundle, FluentNumber, FluentResource } = fluent;
  /** A number that is written without separators, as by the service. */
  class Figures extends FluentNumber {
    toString() {
      return `${this.value}`;
    }
  }
  const bundle = new FluentBundle(tag, { useIsolating: false, transform });
  bundle.addResource(new FluentResource(messages), { allowOverrides: true });

  const argument = (value) => {
    if (typeof value === "object") return say(value);
    // Numbers in a text select plural forms, too.
    return `${Number.parseInt(value, 10)}` === `${value}` ? new Figures(+value) : value;
  };
  const format = (id, args) => {
    const errors = [];
    const text = bundle.formatPattern(bundle.getMessage(id).value, args, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return text;
  };

  function say({ $message: id, args = {}, items }) {
    if (!items) return format(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)])));
    const texts = items.map((item) => `${typeof item === "object" ? say(item) : item}`);
    if (BETWEEN[id]) return texts.join(BETWEEN[id]);
    if (id === "list-clauses") return texts.reduce((first, last) => format(id, { first, last }));
    return texts.length > 1 ? format(id, { first: texts.slice(0, -1).join(", "), last: texts.at(-1) }) : texts.join();
  }
  return say;
}

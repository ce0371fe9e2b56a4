// Starts Swagger UI with the definitions in `DEFINITIONS`, which the service writes in front of this text.
//
// The plugin replaces what a slow machine spends most of its time on: Swagger UI reads JSON as YAML, resolves references with
// a model of the whole document, and sanitizes each description.

/** A part of the document with its references replaced. All of them point into the document. */
function resolved(document, path) {
  const follow = (node, keys) => keys.reduce((inner, key) => inner?.[key], node);
  const copy = (node, within) => {
    if (typeof node !== "object" || node === null) return node;
    if (Array.isArray(node)) return node.map((one) => copy(one, within));
    const { $ref, ...others } = node;
    if (typeof $ref !== "string") return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copy(value, within)]));
    // A schema that contains itself.
    if (within.includes($ref)) return node;
    return { ...copy(follow(document, $ref.split("/").slice(1)), [...within, $ref]), ...others };
  };
  return copy(follow(document, path), []);
}

/** An operation that shows a header with the first answer that has it, and the form of problems with the first problem. */
function withoutRepetitions(operation) {
  const shown = new Set();
  const isNew = (name) => !shown.has(name) && shown.add(name);
  const responses = Object.entries(operation.responses).map(([status, { headers, content, ...response }]) => {
    const names = Object.keys(headers ?? {}).filter(isNew);
    if (names.length) response.headers = Object.fromEntries(names.map((name) => [name, headers[name]]));
    if (content && (status < "400" || isNew("problem"))) response.content = content;
    return [status, response];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

/** Paragraphs and lists of plain words and `code`; anything else is left to Swagger UI. */
const Description = (Original, { React: { createElement } }) =>
  function Markdown(props) {
    const { source } = props;
    const spans = typeof source === "string" ? source.split("`") : [];
    const lines = spans.length ? source.split("\n") : [];
    const isList = lines.every((line) => line.startsWith("- "));
    const isPlain = !spans.some((span, index) => index % 2 === 0 && /[\\*_[\]<>&#|]/.test(span));
    if (!isPlain || !lines.length || (!isList && lines.length > 1)) return createElement(Original, props);
    const inline = (text) => text.split("`").map((span, index) => (index % 2 ? createElement("code", { key: index }, span) : span));
    const item = (line, key) => createElement("li", { key }, inline(line.slice(2)));
    const content = isList ? createElement("ul", null, lines.map(item)) : createElement("p", null, inline(source));
    return createElement("div", { className: "renderedMarkdown" }, content);
  };

const Lean = () => ({
  statePlugins: {
    spec: {
      wrapActions: {
        parseToJson: (original, { specActions, specSelectors }) => (text) =>
          specActions.updateJsonSpec(JSON.parse(text || specSelectors.specStr())),
      },
    },
  },
  wrapComponents: { Markdown: Description },
  fn: {
    resolveSubtree: async (document, path) => {
      const spec = resolved(document, path);
      return { spec: spec?.responses ? withoutRepetitions(spec) : spec, errors: [] };
    },
  },
});

window.ui = SwaggerUIBundle({
  dom_id: "#swagger-ui",
  urls: DEFINITIONS,
  deepLinking: true,
  docExpansion: "none",
  // The list of all schemas.
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  // A browser is busy for seconds with the colours of one large answer.
  syntaxHighlight: { activated: false },
  // No address of this service goes to the validator of swagger.io.
  validatorUrl: null,
  layout: "StandaloneLayout",
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  plugins: [SwaggerUIBundle.plugins.DownloadUrl, Lean],
});

// Puts the page together: `web/` becomes `packages/page/`, one script, one HTML file, and the parts that are loaded on
// demand.
//   node build.mjs            writes it
//   node build.mjs --check    fails where it was made of other sources; writes nothing

import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const WEB = join(ROOT, "web");
const PAGE = join(ROOT, "packages/page");
const RECORD = join(PAGE, "built-from.txt");
/** The sources of the page; of the service, only its messages. */
const SOURCES = ["web", "tools/page", "crates/messages/languages"];
const OPTIONS = { minify: true, target: "es2022", charset: "utf8", legalComments: "none" };

/** `messages/de-page`, `messages/de-lessons`, `messages/de-puzzles` and `messages/de-sentences` are parts of the messages. */
const MESSAGES = /\/messages\/\w+-(page|lessons|puzzles|sentences)$/;

/** Reads modules, and messages and Markdown as texts; makes the scripts smaller. The engine is not built here. */
const sources = {
  name: "sources",
  resolveId(id, from) {
    if (id.startsWith("./engine/")) return { id, external: true };
    if (MESSAGES.test(id)) return join(dirname(from), id);
    return id === "@fluent/bundle" ? join(ROOT, "tools/page/node_modules", id, "esm/index.js") : null;
  },
  async load(id) {
    if (MESSAGES.test(id)) {
      const { partOf } = await import("./messages.mjs");
      return textModule(await partOf(...basename(id).split("-")));
    }
    return id.endsWith(".md") ? textModule(await readFile(id, "utf8")) : null;
  },
  async renderChunk(contents) {
    const { build } = await import("esbuild");
    const { outputFiles } = await build({ ...OPTIONS, legalComments: "inline", stdin: { contents }, bundle: true, format: "esm", external: ["./*", "../*"], write: false });
    return outputFiles[0].text;
  },
};
const textModule = (text) => `export default ${JSON.stringify(text)}`;

/** All files below a folder, from the root of the repository, in the order of their bytes. */
async function filesBelow(folder) {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.includes("node_modules") && !path.endsWith(".rs"));
}

/**
 * The hash of the files below some folders, without Rust files: their paths, lengths and bytes (tests/page.rs reads
 * them in the same way).
 */
async function hashOf(folders, leftOut = []) {
  const paths = (await Promise.all(folders.map(filesBelow))).flat().filter((path) => !leftOut.includes(path)).sort();
  const hash = createHash("sha256");
  for (const path of paths) {
    const bytes = await readFile(join(ROOT, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

const record = async () => `sources: ${await hashOf(SOURCES)}\nfiles: ${await hashOf(["packages/page"], ["packages/page/built-from.txt"])}\n`;

await mkdir(PAGE, { recursive: true });
if (await readFile(RECORD, "utf8").catch(() => "") === (await record())) {
  console.log("the page was put together from these sources");
} else if (process.argv.includes("--check")) {
  console.error("the page was put together from other sources: run tools/build-page and commit packages/page");
  process.exitCode = 1;
} else {
  await rm(PAGE, { recursive: true, force: true });
  await mkdir(PAGE, { recursive: true });
  await writeScripts();
  await writeHtml();
  await writeFile(RECORD, await record());
}

/**
 * The page's script, and the parts that it loads on demand. Modules that both need are in the script, which exports them
 * to the parts, so a first visit loads one script. Exports keep their names: a part of another release, which may come
 * from another replica, fails instead of calling a wrong function.
 */
async function writeScripts() {
  const { rollup } = await import("@rollup/wasm-node");
  const bundle = await rollup({ input: join(WEB, "app.js"), preserveEntrySignatures: "allow-extension", plugins: [sources], onLog: (level, log) => { throw new Error(log.message); } });
  await bundle.write({ dir: PAGE, chunkFileNames: "parts/[name].js", minifyInternalExports: false });
}

/**
 * The same picture in fewer letters: corners to a tenth, numbers without needless zeros, colours of three digits where
 * possible, no space before the end of a tag, and no `aria-hidden` on empty elements, which screen readers skip anyway.
 */
function compact(html) {
  return html
    .replace(/ points="[^"]*"/g, (points) => points.replace(/-?\d+\.\d\d+/g, (number) => String(Number(Number(number).toFixed(1)))))
    .replace(/(?<=[" (,-]\d+)\.0+(?=[" ),])/g, "")
    .replace(/(?<=[" (,-])0(?=\.\d+[" ),])/g, "")
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?=")/g, "#$1$2$3")
    .replaceAll(" />", "/>")
    .replaceAll(' aria-hidden="true"/>', "/>");
}

/** The start page, with its style, the first pictures, and the script that shows them. */
async function writeHtml() {
  const { transform } = await import("esbuild");
  const { firstPictures, firstWords, gamesRow } = await import("./first-pictures.mjs");
  const smaller = async (name, loader) => (await transform(await readFile(join(WEB, name), "utf8"), { ...OPTIONS, loader })).code.trim();
  // Text, which a browser does not read as HTML before it is wanted.
  const picture = ([id, html]) => `<script type="text/plain" id="first-${id}">${compact(html)}</script>`;
  const { home, ...games } = firstPictures;
  const show = "<script>showFirst()</script>";
  const parts = [
    ["<style></style>", `<style>${await smaller("style.css", "css")}</style>`],
    ['aria-label="Games"></nav>', `aria-label="Games">${gamesRow}</nav>`],
    ["<!-- first words -->", `<script type="application/json" id="first-words">${JSON.stringify(firstWords)}</script>`],
    // The list of games is the largest: no game waits for it.
    ["<!-- first pictures -->", [`<script>${await smaller("boot.js", "js")}</script>`, "<!-- pictures -->", ...Object.entries(games).map(picture), show, picture(["home", home]), show, "<!-- /pictures -->"].join("\n")],
  ];
  let html = await readFile(join(WEB, "index.html"), "utf8");
  for (const [place, part] of parts) {
    if (html.split(place).length !== 2) throw new Error(`web/index.html has no single ${place}`);
    html = html.replace(place, () => part);
  }
  await writeFile(join(PAGE, "index.html"), html);
}

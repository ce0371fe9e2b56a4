// The package: its contents, its types, and the examples of its README.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { constants, brotliDecompressSync } from "node:zlib";

const PACKAGE = fileURLToPath(new URL("../../packages/engine", import.meta.url));
const TOOLS = fileURLToPath(new URL("node_modules/.bin", import.meta.url));
/** The module, compressed with brotli. */
const MOST_BYTES = 900_000;

/** A user's project, with the package as npm packs it. */
let project;
const run = (command, ...more) => execFileSync(command, more, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

before(async () => {
  project = await mkdtemp(join(tmpdir(), "tessera-package-"));
  const [{ filename }] = JSON.parse(execFileSync("npm", ["pack", "--json", "--pack-destination", project], { cwd: PACKAGE, encoding: "utf8" }));
  await writeFile(join(project, "package.json"), JSON.stringify({ type: "module", private: true }));
  run("npm", "install", "--no-audit", "--no-fund", "--offline", "--loglevel=error", `./${filename}`);
});
after(() => rm(project, { recursive: true, force: true }));

test("the package holds what it needs, and nothing else", async () => {
  const [{ files }] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: PACKAGE, encoding: "utf8" }));
  assert.deepEqual(files.map(({ path }) => path).sort(), [
    "LICENSE", "README.md", "engine.js", "errors.js", "index.d.ts", "index.js", "module.js", "module.wasm", "node-worker.js", "node.js",
    "package.json", "pool.js", "sentences.js", "serve.js", "sync.d.ts", "sync.js", "types.d.ts", "worker.js",
  ]);
  const { version } = JSON.parse(await readFile(join(PACKAGE, "package.json")));
  const cargo = await readFile(join(PACKAGE, "../../Cargo.toml"), "utf8");
  assert.equal(version, /^version = "(.*)"$/m.exec(cargo)[1]);
});

test("the module is small, and its compressed form is the same module", async () => {
  const packed = await readFile(join(PACKAGE, "module.wasm.br"));
  console.log(`${packed.length} bytes with brotli`);
  assert.ok(packed.length <= MOST_BYTES, `${packed.length} bytes`);
  assert.ok(brotliDecompressSync(packed, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }).equals(await readFile(join(PACKAGE, "module.wasm"))));
});

/** The blocks of code of the README in a language. */
const blocks = async (language) => [...(await readFile(join(PACKAGE, "README.md"), "utf8")).matchAll(/^```(\w+)\n([^]*?)^```$/gm)].filter(([, name]) => name === language).map(([, , code]) => code);

/** Deno is available for one platform only: its package for the others is not installed. */
const DENO = fileURLToPath(new URL("node_modules/@deno/linux-x64-glibc/deno", import.meta.url));
const isDenoHere = process.platform === "linux" && process.arch === "x64";

for (const [name, command, isHere] of [["Node.js", ["node"], true], ["Deno", [DENO, "run", "--quiet", "--allow-read", "--no-lock"], isDenoHere]]) {
  test(`what the README shows runs in ${name}, the bot in ten lines`, { skip: !isHere }, async () => {
    const [bot, ...others] = await blocks("js");
    assert.ok(bot.trim().split("\n").length <= 10);
    await writeFile(join(project, "bot.js"), bot);
    assert.match(run(...command, "bot.js"), /(won|draw)/i);
    assert.ok(others.length > 0);
    for (const [i, code] of others.entries()) {
      await writeFile(join(project, `example${i}.js`), code);
      run(...command, `example${i}.js`);
    }
  });
}

test("the types fit what the calls take and answer", async () => {
  await writeFile(join(project, "typed.ts"), `
    import { createEngine, Problem, type Answer, type Partial } from "tessera-engine";
    import { instantiate } from "tessera-engine/sync";
    import type { components } from "tessera-engine/types";
    const engine = await createEngine({ workers: 1 });
    const { key } = await engine.start("octopus", { seed: 1 });
    const steps: Partial[] = [];
    const analysis: Answer<"octopus", "analysis"> = await engine.analyse("octopus", { position: key, limits: { nodes: 1000 } }, { onProgress: (step) => steps.push(step) });
    const best: string = analysis.lines[0]!.move;
    const { position } = await engine.play("octopus", { position: key, moves: [best] });
    const own: components["schemas"]["OctopusPosition"] = position;
    const { move, over } = await engine.reply("themisto", { position: (await engine.start("themisto")).position, level: 1 });
    const text: string = move.move;
    const svg: string = await engine.picture("temple", { position: (await engine.start("temple")).key, theme: "dark" });
    // @ts-expect-error there is no such game
    await engine.start("chess").catch((error: unknown) => error instanceof Problem && error.code);
    // @ts-expect-error a level is a number
    await engine.reply("themisto", { position: key, level: "1" }).catch(() => {});
    void [own, over, text, svg, instantiate];
    engine.close();
    console.log("typed", best.length > 0);
  `);
  const options = ["--strict", "--noUncheckedIndexedAccess", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom", "--typeRoots", fileURLToPath(new URL("node_modules/@types", import.meta.url)), "--types", "node", "typed.ts"];
  run(join(TOOLS, "tsc"), ...options);
  assert.match(run("node", "typed.js"), /typed true/);
});

test("the types know every operation of the games", async () => {
  const types = await readFile(join(PACKAGE, "types.d.ts"), "utf8");
  const { paths } = JSON.parse(await readFile(new URL("../../openapi/openapi.json", import.meta.url)));
  for (const path of Object.keys(paths)) assert.ok(types.includes(`"${path}": {`), `${path}: run tools/build-browser`);
});

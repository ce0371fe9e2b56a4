// The page's own font must have every letter of its texts: a letter of another font would stand out in a word.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import { languages } from "../../../tools/page/messages.mjs";

const path = (name) => fileURLToPath(new URL(`../../../web/${name}`, import.meta.url));
/** Signs that the visitor's own font draws, because they are never part of a word. */
const SIGNS = "←→○▲";

for (const font of ["Inter-Regular", "Inter-SemiBold"]) {
  test(`${font} has the letters of every language`, async () => {
    const known = new Set(create(await readFile(path(`fonts/${font}.woff2`))).characterSet);
    for (const language of languages) {
      const text = await readFile(path(`messages/${language}.ftl`), "utf8");
      const missing = [...new Set(text)].filter((sign) => /\S/.test(sign) && !SIGNS.includes(sign) && !known.has(sign.codePointAt(0)));
      assert.deepEqual(missing, [], language);
    }
  });
}

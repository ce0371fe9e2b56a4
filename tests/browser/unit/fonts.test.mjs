// The page's own font has every letter of its texts: a letter of another font in the middle of a word catches the eye.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import { languages } from "../../../tools/page/messages.mjs";

const path = (name) => fileURLToPath(new URL(`../../../web/${name}`, import.meta.url));
/** Signs that are drawn by a font of the visitor's: they stand alone. */
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

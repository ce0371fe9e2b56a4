// Writes a copy of a file, compressed with brotli, next to it.
import { readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

const [file] = process.argv.slice(2);
const bytes = await readFile(file);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }));

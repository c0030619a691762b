import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Below this a response fits into one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) copy beside each text file of the folder that is worth it, so that the
 * server compresses nothing while people wait. Returns the sizes in bytes of the files that have copies.
 */
export function compressFiles(/** @type {string} */ folder) {
  const sizes = { plain: 0, brotli: 0, gzip: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = readFileSync(path);
    if (plain.length < LEAST_BYTES) continue;
    const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
    const gzip = gzipSync(plain, { level: 9 });
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, gzip);
    sizes.plain += plain.length;
    sizes.brotli += brotli.length;
    sizes.gzip += gzip.length;
  }
  return sizes;
}

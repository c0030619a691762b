import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { LOCALES } from "#boardkit";
import { GAMES } from "./index.ts";

/** Bytes of a game's lessons in one language. Sources stand for the smaller scripts that a browser loads. */
const MOST = 60_000;

test.each(GAMES.flatMap(({ meta: { id } }) => LOCALES.map((locale) => ({ id, locale }))))(
  "what teaches $id in $locale is small",
  ({ id, locale }) => {
    const folder = join(import.meta.dirname, id, "learn");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.(tsx?|css)$/.test(file) || file.endsWith("positions.json") || file.endsWith(`${locale}.json`),
    );
    const bytes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
    expect(files.length).toBeGreaterThan(10);
    expect(bytes.reduce((sum, n) => sum + n, 0)).toBeLessThan(MOST);
  },
);

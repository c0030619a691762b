import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressFiles } from "./compress.js";

const folder = mkdtempSync(join(tmpdir(), "fiorino-compress-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("text that is worth it gets two copies that unpack to it", () => {
  const script = "export const fiorino = 1;\n".repeat(100);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/app.js"), script);
  writeFileSync(join(folder, "small.css"), "p{}");
  writeFileSync(join(folder, "picture.png"), Buffer.alloc(5000));
  const sizes = compressFiles(folder);
  expect(readdirSync(folder).sort()).toEqual(["assets", "picture.png", "small.css"]);
  const brotli = readFileSync(join(folder, "assets/app.js.br"));
  const gzip = readFileSync(join(folder, "assets/app.js.gz"));
  expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzip).toString()]).toEqual([script, script]);
  expect(sizes).toEqual({ plain: script.length, brotli: brotli.length, gzip: gzip.length });
});

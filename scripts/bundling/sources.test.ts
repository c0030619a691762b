import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { APP, bringUpToDate, root, sourcesOf, TOOLBOX } from "./sources.js";

test.each([
  ["the server and its pages are", APP, "scripts/bundling/media.js"],
  ["the toolbox is", TOOLBOX, "scripts/bundling/bundle.js"],
])("%s built anew when a script changes that the build imports, directly or not", (_, product, direct) => {
  expect(sourcesOf(product)).toEqual(
    expect.arrayContaining([direct, "scripts/bundling/flat-states.js", "scripts/bundling/sources.js"]),
  );
});

test("the toolbox is built anew when any file changes that is bundled with it", () => {
  bringUpToDate(TOOLBOX);
  const folder = join(root, "build/toolbox");
  const maps = readdirSync(folder).filter((file) => file.endsWith(".js.map"));
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), "utf8")) as { sources: string[] }).sources,
  );
  const bundled = sources.map((source) => relative(root, join(folder, source)));
  expect(bundled).toContain("scripts/arguments.ts");
  const known = new Set(sourcesOf(TOOLBOX));
  expect(bundled.filter((file) => !known.has(file))).toEqual([]);
}, 120_000);

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { bundleForNode } from "./bundle.js";

const RULES = `
import { join } from "node:path";
export const six = twice(3);
export function twice(n: number): number {
  return n * 2;
}
function path(): string {
  return join("a", "b");
}
export const where = path();
`;

test("functions of the rules become constants that are there from the start, as they were", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fiorino-bundle-"));
  try {
    mkdirSync(join(folder, "games"));
    writeFileSync(join(folder, "games/rules.ts"), RULES);
    await bundleForNode({ entries: { rules: join(folder, "games/rules.ts") }, folder: join(folder, "out") });
    const bundle = join(folder, "out/rules.js");
    const rules: unknown = await import(pathToFileURL(bundle).href);
    expect(rules).toMatchObject({ six: 6, where: "a/b" });
    const text = readFileSync(bundle, "utf8");
    expect(text.match(/^const \w+ = function/gm)).toHaveLength(2);
    expect(text).not.toMatch(/^(export )?function/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

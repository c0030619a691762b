import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Whole games, but their pictures and the rules once more; the testkit; capabilities of the server; else the top folder. */
const UNIT = /^(games\/[^/]+(\/(ui|naive)(?=\/|$))?|engine\/testkit|server\/[^/]+|[^/]+)/;
const unitOf = (folder: string): string => UNIT.exec(folder)?.[0] ?? folder;

/** Slow tests that play many matches, which would hold up every mutant: they run only when named. */
const LONG =
  /^(games|engine\/testkit)\/(.*\/)?(conformance|lockstep|kit|records|invariants|hostile-moves|metamorphic|sample|perft|deal|reach)\.test\.ts$/;

/** The tests that run for mutants in a folder: those of the whole unit it belongs to. */
export function testsOf(folder: string, root: string): readonly string[] {
  const unit = unitOf(folder);
  return readdirSync(join(root, unit), { recursive: true, encoding: "utf8" })
    .map((file) => join(unit, file))
    .filter((file) => file.endsWith(".test.ts") && unitOf(dirname(file)) === unit && !LONG.test(file))
    .sort();
}

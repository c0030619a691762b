import { defineConfig } from "vitest/config";

/** They play many matches: every mutant would wait for them. */
const LONG = [
  "conformance",
  "lockstep",
  "kit",
  "records",
  "invariants",
  "hostile-moves",
  "metamorphic",
  "sample",
  "perft",
];

/** The tests that `scripts/mutants.ts` names. */
export default defineConfig({
  test: {
    include: (process.env["FIORINO_MUTANT_TESTS"] ?? "").split(","),
    exclude: ["**/node_modules/**", ...LONG.map((name) => `{games,engine/testkit}/**/${name}.test.ts`)],
  },
});

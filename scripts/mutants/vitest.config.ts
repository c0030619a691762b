import { defineConfig } from "vitest/config";

const TESTS = (process.env["FIORINO_MUTANT_TESTS"] ?? "").split(",");

/** They play many matches: every mutant would wait for them. They run when they are named. */
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
  "deal",
  "reach",
];
const isNamed = (name: string): boolean => TESTS.some((path) => path.endsWith(`/${name}.test.ts`));

/** The tests that `scripts/mutants.ts` names. */
export default defineConfig({
  test: {
    isolate: false,
    testTimeout: 60_000,
    include: TESTS,
    exclude: [
      "**/node_modules/**",
      ...LONG.filter((name) => !isNamed(name)).map((name) => `{games,engine/testkit}/**/${name}.test.ts`),
    ],
  },
});

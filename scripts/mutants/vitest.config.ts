import { defineConfig } from "vitest/config";

/** The tests that `scripts/mutants.ts` names. */
export default defineConfig({
  test: {
    isolate: false,
    testTimeout: 60_000,
    include: (process.env["FIORINO_MUTANT_TESTS"] ?? "").split(","),
  },
});

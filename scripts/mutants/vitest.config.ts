import { defineConfig } from "vitest/config";

/** The tests that `scripts/mutants.ts` names. */
export default defineConfig({
  test: {
    include: (process.env["FIORINO_MUTANT_TESTS"] ?? "").split(","),
    exclude: ["**/node_modules/**", "**/conformance.test.ts", "**/lockstep.test.ts", "**/kit.test.ts"],
  },
});

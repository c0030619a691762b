import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";
import { compileCatalogs } from "./scripts/bundling/catalogs.js";

const NODE_TESTS = ["{engine,games,bots,boardkit,protocol,referee,web,cli,bench,scripts,docs}/**/*.test.{ts,tsx}"];

/** Three projects: rules and client need nothing, the server needs PostgreSQL, e2e needs the build and a browser. */
export default defineConfig({
  plugins: [preact(), compileCatalogs()],
  define: { __FIORINO_BUILD__: JSON.stringify("test") },
  test: {
    maxWorkers: 2,
    // Files of a worker share their modules: importing them again for each took a fifth of the time.
    isolate: false,
    setupFiles: ["scripts/put-back.ts"],
    // Matches against chance, real time and a busy machine: what fails once is tried again, and the end of `npm test` names it.
    retry: 1,
    // A second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: "unit", include: NODE_TESTS, testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{server,trials}/**/*.test.ts"],
          globalSetup: ["server/testing/cluster.ts"],
          setupFiles: ["server/testing/warnings.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/driving/building.ts", "server/testing/cluster.ts"],
          // Browsers mostly wait: three at once keep two cores busy.
          maxWorkers: 3,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

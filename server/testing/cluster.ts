import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startOwnPostgres } from "../db/own-postgres/start-own-postgres.ts";

/** Vitest's global setup: one PostgreSQL for a whole run of the tests, without durability, gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "fiorino-tests-"));
  const postgres = await startOwnPostgres({
    dataDir,
    durability: "none",
    log: { info: () => {}, warn: () => {} },
    onLost: (error) => process.stderr.write(`${error.message}\n`),
  });
  project.provide("postgres", postgres.login);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

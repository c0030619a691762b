import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Login } from "../server/db/database.ts";
import { startOwnPostgres } from "../server/db/own-postgres/start-own-postgres.ts";

/** A PostgreSQL in a temporary folder for as long as `work` lasts. */
export async function withOwnDatabase<T>(durability: "full" | "none", work: (login: Login) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "fiorino-trial-"));
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startOwnPostgres({ dataDir, durability, log, onLost: () => undefined });
  try {
    return await work(postgres.login);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

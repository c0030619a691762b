import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { accepted, type Result, refused } from "#engine";
import { loadDone } from "../db/migrate.ts";
import { errorCode } from "../process/errors.ts";
import {
  BACKUP_FORMAT,
  type BackupHead,
  copyOf,
  END_OF_ROWS,
  SAME_TEXT,
  type TableHead,
  tablesIn,
} from "./backup-file.ts";
import type { Reached } from "./reach.ts";

const OWNER_ONLY = 0o600;

/**
 * Writes everything that the database holds at one moment into a file, while the server runs: one snapshot, so every
 * commit that was acknowledged before is in it. The file appears under its name when it is whole and on disk.
 */
export async function backup(reached: Reached, file: string): Promise<Result<string, string>> {
  if (existsSync(file)) return refused(`${file} is there already.`);
  const partial = `${file}.part-${process.pid}`;
  try {
    const rows = await pour(reached, partial);
    syncFile(partial);
    renameSync(partial, file);
    syncFile(dirname(file));
    const all = Object.values(rows).reduce((sum, each) => sum + each, 0);
    return accepted(
      `${file} has ${all} rows of ${Object.keys(rows).length} tables. It holds secrets: keep it to yourself.`,
    );
  } catch (error) {
    rmSync(partial, { force: true });
    const code = errorCode(error);
    if (code === "ENOENT" || code === "EACCES" || code === "ENOSPC")
      return refused(`${file} cannot be written (${code}).`);
    throw error;
  }
}

function syncFile(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** Returns how many rows each table had. */
async function pour(reached: Reached, path: string): Promise<Readonly<Record<string, number>>> {
  const head: BackupHead = {
    ...{ format: BACKUP_FORMAT, at: new Date().toISOString(), migrations: await loadDone(reached.db) },
    ...keptSecret(reached),
  };
  const tables = await tablesIn(reached.db);
  const client = new Client(reached.login);
  await client.connect();
  try {
    await client.query(`${SAME_TEXT}; begin isolation level repeatable read read only`);
    const rows: Record<string, number> = {};
    const text = Readable.from(textOf(client, { head, tables, rows }));
    await pipeline(text, createGzip(), createWriteStream(path, { mode: OWNER_ONLY, flags: "wx" }));
    return rows;
  } finally {
    await client.end();
  }
}

interface Content {
  readonly head: BackupHead;
  readonly tables: readonly TableHead[];
  /** Filled on the way. */
  readonly rows: Record<string, number>;
}

async function* textOf(client: Client, { head, tables, rows }: Content): AsyncGenerator<Buffer | string> {
  yield `${JSON.stringify(head)}\n`;
  for (const each of tables) {
    yield `${JSON.stringify(each)}\n`;
    const stream = client.query(copyTo(`${copyOf(each)} to stdout`));
    for await (const chunk of stream) yield chunk;
    rows[each.table] = stream.rowCount;
    yield `${END_OF_ROWS}\n`;
  }
  yield `${JSON.stringify({ rows })}\n`;
}

/** The key of the cookies, unless the host keeps it in the environment: without it everybody would lose their seats. */
function keptSecret({ config }: Reached): Pick<BackupHead, "cookieSecret"> {
  const file = join(config.dataDir, "cookie-secret");
  if (config.cookieSecret !== undefined || !existsSync(file)) return {};
  return { cookieSecret: readFileSync(file, "utf8").trim() };
}

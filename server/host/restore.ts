import { createReadStream, existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createGunzip } from "node:zlib";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { accepted, type Result, refused } from "#engine";
import type { GameShelf } from "#referee";
import { loadDone, MIGRATION_NAMES, migrate } from "../db/migrate.ts";
import { type Config, readConfig } from "../process/config.ts";
import { makeFolder } from "../process/make-folder.ts";
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
  copyOf,
  END_OF_ROWS,
  quoted,
  SAME_TEXT,
  type TableHead,
  tablesIn,
} from "./backup-file.ts";
import { type Environment, findPostgres, type Reached, startFor, withDatabase } from "./reach.ts";
import { checkMatches } from "./replay-match.ts";

/** The file is no whole backup, or does not fit: one sentence. */
class Unfit extends Error {
  override readonly name = "Unfit";
}

/**
 * Restores a backup into the empty data folder or the empty database that the environment names, and replays every
 * match in it. A restore that fails leaves nothing behind.
 */
export async function restore(
  environment: Environment,
  file: string,
  games: GameShelf,
): Promise<Result<string, string>> {
  const config = readConfig(environment);
  if (!config.ok) return refused(config.refusal.join("\n"));
  if (!existsSync(file)) return refused(`There is no file ${file}.`);
  const { databaseUrl, dataDir } = config.value;
  const cluster = join(resolve(dataDir), "postgres");
  const isOwn = databaseUrl === undefined;
  if (isOwn && existsSync(cluster)) return refused(`${cluster} has a database already; restore into an empty folder.`);
  const explain = (error: unknown) =>
    refused(error instanceof Unfit ? error.message : `${file} cannot be restored: ${messageOf(error)}.`);
  const lines = linesOf(file);
  const head = await readHead(lines).then(accepted, explain);
  if (!head.ok) return head;
  const postgres = isOwn ? await startFor(dataDir) : await findPostgres(config.value);
  if (!postgres.ok) return postgres;
  const backup = { head: head.value, lines };
  const done = await withDatabase(config.value, postgres.value.login, (reached) => fill(reached, backup, games)).catch(
    explain,
  );
  await postgres.value.stop();
  if (!done.ok && isOwn) rmSync(cluster, { recursive: true, force: true });
  return done;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Backup {
  readonly head: BackupHead;
  /** What follows it. */
  readonly lines: Lines;
}

async function fill(reached: Reached, { head, lines }: Backup, games: GameShelf): Promise<Result<string, string>> {
  const { db, config } = reached;
  if ((await tablesIn(db)).length > 0) return refused("The database is not empty; restore into an empty one.");
  await migrate(db, head.migrations.at(-1));
  const isSame = JSON.stringify(await loadDone(db)) === JSON.stringify([...head.migrations].sort());
  if (!isSame) throw new Unfit("The backup belongs to another version of Fiorino.");
  await copyAll(reached, lines);
  await migrate(db);
  const { checked, faults } = await checkMatches(db, games);
  if (faults.length > 0) return refused(["The backup is restored, but:", ...faults].join("\n"));
  keepSecret(config, head);
  return accepted(`Restored as of ${head.at}: ${checked} matches replay as they stood. Start the server to see them.`);
}

async function readHead(lines: Lines): Promise<BackupHead> {
  const { value: line } = await lines.next();
  const head = readJson<BackupHead>(line);
  if (head?.format !== BACKUP_FORMAT) throw new Unfit("This is no backup of Fiorino.");
  const newer = head.migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (newer.length > 0) throw new Unfit(`The backup was made by a newer Fiorino (${newer.join(", ")}).`);
  return head;
}

/** A line of the frame, which only a damaged file can have wrong. */
function readJson<T>(line: Buffer | undefined): T | undefined {
  try {
    return JSON.parse(line?.toString() ?? "") as T;
  } catch {
    return undefined;
  }
}

/** The lines of a gzipped file, without their ends. */
async function* linesOf(file: string): Lines {
  let rest: Buffer = Buffer.alloc(0);
  const stream = createReadStream(file);
  const text = stream.pipe(createGunzip());
  stream.on("error", (error) => text.destroy(error));
  for await (const chunk of text) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let end = rest.indexOf("\n"); end !== -1; end = rest.indexOf("\n", from)) {
      yield rest.subarray(from, end);
      from = end + 1;
    }
    rest = rest.subarray(from);
  }
}

type Lines = AsyncGenerator<Buffer, undefined>;

/** All rows in one transaction. */
async function copyAll({ login, db }: Reached, lines: Lines): Promise<void> {
  const tables = await tablesIn(db);
  const client = new Client(login);
  await client.connect();
  try {
    await client.query(`${SAME_TEXT}; begin`);
    await client.query(`truncate ${tables.map(({ table }) => quoted(table)).join(", ")}`);
    const rows = await copyTables(client, lines);
    const end = readJson<BackupEnd>(rows.last)?.rows;
    const isWhole = end !== undefined && JSON.stringify(end) === JSON.stringify(rows.counted);
    if (!isWhole) throw new Unfit("The backup has been cut off or changed.");
    for (const { table } of tables) await renumber(client, table);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

/** Returns the rows of each table, and the line after the last table. */
async function copyTables(
  client: Client,
  lines: Lines,
): Promise<{ readonly counted: Record<string, number>; readonly last: Buffer | undefined }> {
  const counted: Record<string, number> = {};
  for (;;) {
    const { value: line } = await lines.next();
    const head = readJson<TableHead>(line);
    if (head?.table === undefined) return { counted, last: line };
    counted[head.table] = await copyRows(client, head, lines);
  }
}

async function copyRows(client: Client, head: TableHead, lines: Lines): Promise<number> {
  const stream = client.query(copyFrom(`${copyOf(head)} from stdin`));
  // A stream that the database has refused fails once more when it is given up.
  const done = new Promise<void>((resolve, reject) => stream.once("finish", resolve).on("error", reject));
  done.catch(() => undefined);
  for (let count = 0; ; count++) {
    const { value: line } = await lines.next();
    if (line === undefined) {
      stream.destroy(new Error("cut off"));
      throw new Unfit("The backup has been cut off or changed.");
    }
    if (line.equals(Buffer.from(END_OF_ROWS))) {
      stream.end();
      await done;
      return count;
    }
    if (!stream.write(Buffer.concat([line, Buffer.from("\n")]))) {
      await Promise.race([new Promise((resolve) => stream.once("drain", resolve)), done]);
    }
  }
}

/** Lets the numbers of new rows go on after those that are there. */
async function renumber(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''",
    [quoted(table)],
  );
  for (const { name } of rows) {
    const sequence = `pg_get_serial_sequence('${quoted(table)}', '${name}')`;
    await client.query(
      `select setval(${sequence}, coalesce(max(${quoted(name)}), 0) + 1, false) from ${quoted(table)}`,
    );
  }
}

function keepSecret({ dataDir, cookieSecret }: Config, head: BackupHead): void {
  const file = join(dataDir, "cookie-secret");
  if (cookieSecret !== undefined || head.cookieSecret === undefined || existsSync(file)) return;
  makeFolder(dataDir);
  writeFileSync(file, head.cookieSecret, { mode: 0o600, flag: "wx" });
}

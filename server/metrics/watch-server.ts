import { statfs } from "node:fs/promises";
import type { Pool } from "pg";
import type { Database } from "../db/database.ts";
import type { Hub } from "../live/hub.ts";
import type { Sockets } from "../live/sockets.ts";
import type { MatchCache } from "../matches/match-cache.ts";
import type { BotRunner } from "../workers/bot-runner.ts";
import type { Meters } from "./meters.ts";

interface Watched {
  readonly db: Database;
  readonly pools: readonly Pool[];
  readonly cache: MatchCache;
  readonly hub: Hub;
  readonly bots: BotRunner;
  readonly sockets: Sockets;
  readonly dataDir: string;
}

/** Adds what can be read of the parts of a server. */
export function watchServer(meters: Meters, watched: Watched): void {
  const { db, pools, cache, hub, bots, sockets, dataDir } = watched;
  const sumOf = (count: (pool: Pool) => number): number => pools.reduce((sum, pool) => sum + count(pool), 0);
  // Before the figures that ask the database, which would count themselves.
  meters.watch("fiorino_pool_connections", "Connections to the database.", () => sumOf((pool) => pool.totalCount));
  meters.watch("fiorino_pool_idle", "Connections to the database that nobody uses.", () =>
    sumOf((pool) => pool.idleCount),
  );
  meters.watch("fiorino_pool_waiting", "Queries that wait for a connection.", () => sumOf((pool) => pool.waitingCount));
  const tables = async (status: "waiting" | "running" | "over"): Promise<number> => {
    const count = db.fn.countAll<number>().as("n");
    return (await db.selectFrom("table").select(count).where("status", "=", status).executeTakeFirst())?.n ?? 0;
  };
  meters.watch("fiorino_tables_waiting", "Tables that wait for people.", () => tables("waiting"));
  meters.watch("fiorino_matches_running", "Matches that run.", () => tables("running"));
  meters.watch("fiorino_matches_over", "Matches that are over.", () => tables("over"));
  meters.watch("fiorino_matches_in_memory", "Matches in the memory of this process.", () => cache.size);
  meters.watch("fiorino_tables_followed", "Tables that somebody has open here.", () => hub.followedTables().length);
  meters.watch("fiorino_sockets", "Open live connections of this process.", () => sockets.count());
  meters.watch("fiorino_bots_waiting", "Bots of this process that owe a decision.", () => bots.waiting);
  meters.watch("fiorino_disk_left_bytes", "Room left where the data folder lies.", async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });
}

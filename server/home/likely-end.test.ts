import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LikelyView } from "#protocol";
import { openDatabase } from "../db/database.ts";
import { Visitor } from "../testing/client.ts";
import { ALL_GAMES, TEST_GAMES } from "../testing/games.ts";
import { serverForFile } from "../testing/server-for-file.ts";
import { loadLikelyEnds } from "./likely-end.ts";

const server = serverForFile();
let db: ReturnType<typeof openDatabase>;
beforeAll(() => {
  db = openDatabase(server.login, 1, pino({ level: "silent" }));
});
afterAll(() => db.close());

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const DAYS = { kind: "days", days: 2, bank: 3 } as const;
const firenze = { game: "firenze", seats: 4, pace: DAYS };

/** Finished matches of Firenze that took 1, 2, ... days. */
async function finish(count: number, from: number): Promise<void> {
  const { body } = await new Visitor(server.address).ask<{ id: string }>("GET", "/api/me");
  const rows = sql`generate_series(${from}::integer, ${from + count - 1}::integer) as k`;
  await sql`insert into "table" (id, game, options, owner, door, status)
    select 'over-' || k, 'firenze', '{}', ${body.id}, 'open', 'over' from ${rows}`.execute(db.db);
  await sql`insert into match (table_id, game, rules_version, options, seats, secret, commitment, shares, to_act, pace,
      standings, started_at, moved_at)
    select 'over-' || k, 'firenze', '1', '{}', 4, 'x', 'x', '[]', 0, ${JSON.stringify(DAYS)}::jsonb, '{}',
      clock_now() - k * interval '1 day', clock_now() from ${rows}`.execute(db.db);
}

test("until twenty matches of a pace are over the figures shipped with the game tell how long one takes", async () => {
  await finish(19, 1);
  const ends = await loadLikelyEnds(db.db, TEST_GAMES, 0);
  const waits = ALL_GAMES.find(({ meta }) => meta.id === "firenze")?.meta.waits?.[4] ?? 0;
  expect(waits).toBeGreaterThan(50);
  expect(ends.of(firenze)).toEqual({ from: waits * 2 * DAY * 0.1, to: waits * DAY });
  const live = { kind: "live", minutes: 15, increment: 20 } as const;
  expect(ends.of({ ...firenze, pace: live })).toEqual({ from: 20 * MINUTE, to: 60 * MINUTE });
  expect(ends.of({ ...firenze, game: "relay" })).toBeUndefined();
});

test("from twenty on the matches of that game, number of seats and pace tell it: four in five of them", async () => {
  await finish(1, 20);
  const ends = await loadLikelyEnds(db.db, TEST_GAMES, 3_600_000);
  const span = ends.of(firenze);
  expect([(span?.from ?? 0) / DAY, (span?.to ?? 0) / DAY].map((days) => Math.round(days * 10) / 10)).toEqual([
    2.9, 18.1,
  ]);
  const asked = await new Visitor(server.address).ask<LikelyView>("POST", "/api/likely", { ...firenze, seats: 3 });
  expect(asked.body.likely, "as whoever opens a table asks").toEqual(ends.of({ ...firenze, seats: 3 }));
  expect(ends.of({ ...firenze, seats: 3 })?.from).not.toBe(span?.from);
});

import { sql } from "kysely";
import { accepted, NOBODY, PUBLIC_AUDIENCE, type Result, refused, type ToAct } from "#engine";
import type { ToldEvent } from "#protocol";
import type { GameShelf, Match } from "#referee";
import { rewindClocks } from "../clocks/rewind-clocks.ts";
import { lockTime } from "../clocks/stop-and-go.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";
import { lockMatch, type MatchRow } from "../matches/match-store.ts";
import { lockTable } from "../tables/table-store.ts";
import { carryOut, type Done } from "./act.ts";
import { type Replayed, replayMatch } from "./replay-match.ts";

/** Where a match is rewound to: it keeps its first `ply` entries. */
interface Target {
  readonly table: string;
  readonly ply: number;
  readonly reason: string;
}

/**
 * Rewinds a running match. Later entries, waiting choices, and the answers to later commits are dropped; draw numbers go
 * on, so that nothing is drawn twice by the same number. The table is told what everybody had been told of the dropped
 * entries. A match that is over stays over, since its secret has been given out.
 */
export function rewind(
  db: Database,
  { table, ply, reason }: Target,
  games: GameShelf,
): Promise<Result<string, string>> {
  return carryOut(db, { act: "rewind", subject: `${table} ${ply}`, reason }, async (tx) => {
    const found = await lockTable(tx, table);
    const row = await lockMatch(tx, table);
    if (found === undefined || row === undefined) return refused(`There is no match at ${table}.`);
    if (found.status !== "running") return refused(`The match at ${table} is over; its secret has been given out.`);
    if (ply >= row.ply) return refused(`The match at ${table} has ${row.ply} entries; rewind it to fewer.`);
    const replayed = await replayMatch(tx, row, games);
    if (!replayed.ok) return replayed;
    const { match, masks, choices } = replayed.value;
    const whole = wholeChoice(choices, ply);
    if (whole !== ply) return refused(`Entry ${ply} lies within a simultaneous choice; rewind to ${whole}.`);
    const at = await lockTime(tx, table);
    const done = await drop(tx, row, { ply, at, toAct: masks[ply] ?? NOBODY, told: publicEvents(match, ply) });
    await rewindClocks(tx, found, { log: replayed.value, ply, at, pace: row.pace });
    return accepted(done);
  });
}

/** What a rewind leaves. */
interface Kept {
  readonly ply: number;
  readonly at: Date;
  readonly toAct: ToAct;
  readonly told: readonly ToldEvent[];
}

/** The last place at or before `ply` where no choice of several seats is half in the log: they are stored together. */
function wholeChoice(choices: Replayed["choices"], ply: number): number {
  for (const [from, end] of choices) if (from < ply && ply < end) return from;
  return ply;
}

function publicEvents(match: Match, from: number): readonly ToldEvent[] {
  return match.events.slice(from).flatMap((events, i) => {
    const auto = match.entries[from + i]?.auto === true ? { auto: true as const } : {};
    return events
      .filter(({ audience }) => (audience & PUBLIC_AUDIENCE) !== 0)
      .map(({ event }) => ({ ply: from + i, ...auto, event }));
  });
}

async function drop(tx: Tx, { table_id: table, rewinds }: MatchRow, to: Kept): Promise<Done> {
  const { ply, at, toAct, told } = to;
  const dropped = await tx
    .deleteFrom("entry")
    .where("table_id", "=", table)
    .where("ply", ">=", ply)
    .returning("draw")
    .execute();
  const draws = dropped.filter(({ draw }) => draw !== null).length;
  await tx.deleteFrom("choice").where("table_id", "=", table).execute();
  await tx.deleteFrom("commit").where("table_id", "=", table).where("ply", ">", ply).execute();
  await tx
    .updateTable("match")
    .set({ ply, to_act: toAct, moved_at: at })
    // Memory of the dropped entries, in any process, must not pass for what is in the log.
    .set({ rewinds: rewinds + 1, choices_made: sql`choices_made + 1` })
    .where("table_id", "=", table)
    .execute();
  await tx
    .updateTable("seat_access")
    .set({ since: ply })
    .where("table_id", "=", table)
    .where("since", ">", ply)
    .execute();
  await tx.updateTable("incident").set({ ply }).where("table_id", "=", table).where("ply", ">", ply).execute();
  await tx
    .insertInto("rewind")
    .values({ table_id: table, number: rewinds, ply, entries: dropped.length, draws, told: JSON.stringify(told) })
    .execute();
  return {
    said: `The match at ${table} has ${ply} entries again; ${dropped.length} were dropped, ${draws} of them drawn.`,
    news: { moved: [table], changed: [table], woken: [table] },
  };
}

import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { BOT_LEVELS } from "#bots";
import { accepted, type Result, refused } from "#engine";
import { nameIn } from "../accounts/rename.ts";
import { renameUser } from "../accounts/user-store.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";
import { newSeatLink } from "../ids.ts";
import { letBotPlay, levelFor } from "../tables/absence/stand-in.ts";
import { passOwnership } from "../tables/seats/leave.ts";
import { askAnew, newSecret } from "../tables/shares/secret.ts";
import { lockTable, storeFree, type WholeTable } from "../tables/table-store.ts";
import { carryOut } from "./act.ts";

/** Whoever has been deleted; a row that other people's tables still refer to. */
const GONE = { id: "gone", name: "–" } as const;

const nobodySuch = (user: string) => refused(`There is nobody with the id ${user}; host list people shows the ids.`);

async function isKnown(db: Database, user: string): Promise<boolean> {
  const row = await db
    .selectFrom("user")
    .select("id")
    .where("id", "=", user)
    .where("id", "<>", GONE.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The tables that name the user, in any role, without those that only they know of. */
async function tablesOf(db: Database, user: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select table_id as id from seat where user_id = ${user} or declined_by = ${user}
    union select table_id from seat_access where user_id = ${user}
    union select id from "table" where owner = ${user} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives a person another name at every table; an empty one puts the name that guests get. */
export function renamePerson(
  db: Database,
  user: string,
  { name: wish, reason }: { readonly name: string; readonly reason: string },
): Promise<Result<string, string>> {
  return carryOut(db, { act: "rename", subject: user, reason }, async (tx) => {
    const name = nameIn(wish);
    if (name === undefined) return refused(`"${wish}" cannot be a name.`);
    if (!(await isKnown(tx, user))) return nobodySuch(user);
    await renameUser(tx, user, name);
    return accepted({ said: `${user} is called ${name}.`, news: { changed: await tablesOf(tx, user) } });
  });
}

/** Everything the database keeps about a person, as plain JSON; nothing that gives rights, nothing of other people. */
export async function exportPerson(db: Database, user: string): Promise<Result<object, string>> {
  if (!(await isKnown(db, user))) return nobodySuch(user);
  const person = await db.selectFrom("user").selectAll().where("id", "=", user).executeTakeFirstOrThrow();
  const owned = await db.selectFrom("table").select("id").where("owner", "=", user).orderBy("id").execute();
  const seats = await db
    .selectFrom("seat_access")
    .innerJoin("table", "table.id", "seat_access.table_id")
    .leftJoin("match", "match.table_id", "table.id")
    .select([
      "table.id as table",
      "table.game",
      "table.options",
      "table.status",
      "table.created_at",
      "seat_access.seat",
    ])
    .select(["match.started_at", "match.moved_at", "match.standings"])
    .where("seat_access.user_id", "=", user)
    .orderBy("table.created_at")
    .execute();
  const moves = await db
    .selectFrom("entry")
    .innerJoin("seat_access", (join) =>
      join.onRef("seat_access.table_id", "=", "entry.table_id").onRef("seat_access.seat", "=", "entry.seat"),
    )
    .select(["entry.table_id as table", "entry.ply", "entry.text", "entry.auto", "entry.at"])
    .where("seat_access.user_id", "=", user)
    .orderBy("entry.at")
    .orderBy("entry.ply")
    .execute();
  const declined = await db.selectFrom("seat").select("table_id as table").where("declined_by", "=", user).execute();
  const bans = await db.selectFrom("ban").select(["reason", "at", "until"]).where("user_id", "=", user).execute();
  const reports = await db
    .selectFrom("report")
    .select(["table_id as table", "at", "text"])
    .where("user_id", "=", user)
    .execute();
  const acts = await db.selectFrom("host_act").select(["at", "act", "reason"]).where("subject", "=", user).execute();
  const hours = await db
    .selectFrom("person_hours")
    .select(["zone", "sleep", "vacations", "is_shown", "changed_at"])
    .where("user_id", "=", user)
    .executeTakeFirst();
  return accepted({
    ...{ person, owned: owned.map(({ id }) => id), seats, moves, declined, bans, reports, acts },
    ...(hours === undefined ? {} : { hours }),
  });
}

/**
 * Deletes a person. Their seats at waiting tables are free, in running matches a bot plays on, and in what
 * is over nobody's name is left; the moves stay, because they are those of the others' matches, too. A ban of the id
 * stays, or it could be escaped by asking for deletion.
 */
export function deletePerson(db: Database, user: string, reason: string): Promise<Result<string, string>> {
  return carryOut(db, { act: "delete-person", subject: user, reason }, async (tx) => {
    if (!(await isKnown(tx, user))) return nobodySuch(user);
    await tx
      .insertInto("user")
      .values(GONE)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const tables = await tablesOf(tx, user);
    for (const id of tables) {
      const table = await lockTable(tx, id);
      if (table !== undefined) await leaveNoTrace(tx, table, user);
    }
    await tx.deleteFrom("user").where("id", "=", user).execute();
    return accepted({
      said: `${user} is deleted; ${tables.length} tables named them.`,
      news: { moved: tables, changed: tables, woken: tables },
    });
  });
}

async function leaveNoTrace(tx: Tx, table: WholeTable, user: string): Promise<void> {
  for (const { seat, user: person, standIn } of table.seats) {
    if (person !== user) continue;
    if (table.status === "waiting") {
      await storeFree(tx, table.id, seat, newSeatLink({ randomBytes }));
      if (table.withoutFrom !== null) await askAnew(tx, table.id, newSecret({ randomBytes }));
      await passOwnership(tx, table, seat);
    } else
      await tx
        .updateTable("seat")
        .set({ user_id: GONE.id, link: newSeatLink({ randomBytes }) })
        .where("table_id", "=", table.id)
        .where("seat", "=", seat)
        .execute();
    if (table.status === "running" && standIn === null) {
      await letBotPlay(tx, table, seat, { level: levelFor({ botLevels: BOT_LEVELS }, table), why: "seat-given" });
    }
  }
  await tx.deleteFrom("seat_access").where("table_id", "=", table.id).where("user_id", "=", user).execute();
  await tx
    .updateTable("seat")
    .set({ declined_by: null })
    .where("table_id", "=", table.id)
    .where("declined_by", "=", user)
    .execute();
  await tx.updateTable("table").set({ owner: GONE.id }).where("id", "=", table.id).where("owner", "=", user).execute();
}

import { sql } from "kysely";
import { levelOf } from "#bots/levels";
import { MAX_NAME } from "#protocol";
import { type Answer, refuse } from "#referee";
import { persist } from "../db/retry.ts";
import type { Ports } from "../ports.ts";
import { renameUser, type User } from "./user-store.ts";

/** The refusal of every invalid name. */
export const NAME_INVALID = refuse("name-invalid", { most: MAX_NAME });

/** What fonts show as nothing, besides the control characters of `\p{C}`. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What bots are called at a table, in any of the languages. */
const LIKE_A_BOT = /^bot( \d+)?$/iu;

/** The name that somebody wishes to have, tidied; undefined when it cannot be one. */
export function nameIn(wish: string): string | undefined {
  const name = wish.normalize("NFC").replaceAll("\ufe0f", "").replaceAll(/\s+/gu, " ").trim();
  return name === "" || name.length > MAX_NAME || INVISIBLE.test(name) ? undefined : name;
}

/** Whether the name is that of a bot, or of somebody else at a table of the user's that is not over. */
async function isTaken(db: Ports["db"], user: string, name: string): Promise<boolean> {
  if (LIKE_A_BOT.test(name) || levelOf(name.toLowerCase()) !== undefined) return true;
  const other = await db
    .selectFrom("seat_access as own")
    .innerJoin("table", "table.id", "own.table_id")
    .innerJoin("seat", "seat.table_id", "own.table_id")
    .innerJoin("user", "user.id", "seat.user_id")
    .select("user.id")
    .where("own.user_id", "=", user)
    .where("table.status", "<>", "over")
    .where("user.id", "<>", user)
    .where(sql<boolean>`lower("user".name) = lower(${name})`)
    .executeTakeFirst();
  return other !== undefined;
}

/** Changes the user's name (1 to `MAX_NAME` visible characters) at every table. */
export async function rename(
  { db, patience, publisher }: Pick<Ports, "db" | "patience" | "publisher">,
  user: User,
  wish: string,
): Promise<Answer<User>> {
  const name = nameIn(wish);
  if (name === undefined) return NAME_INVALID;
  const seats = await persist(patience, async () => {
    if (await isTaken(db, user.id, name)) return undefined;
    await renameUser(db, user.id, name);
    return db.selectFrom("seat").select("table_id").where("user_id", "=", user.id).execute();
  });
  if (seats === undefined) return refuse("name-taken");
  for (const { table_id } of seats) publisher.tableChanged(table_id);
  return { ok: true, value: { id: user.id, name } };
}

import { MAX_NAME } from "#protocol";
import { type Answer, refuse } from "#referee";
import { persist } from "../db/retry.ts";
import type { Ports } from "../ports.ts";
import { renameUser, type User } from "./user-store.ts";

/** The refusal of every invalid name. */
export const NAME_INVALID = refuse("name-invalid", { most: MAX_NAME });

/** The name that somebody wishes to have, tidied; undefined when it cannot be one. */
export function nameIn(wish: string): string | undefined {
  const name = wish.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  return name === "" || name.length > MAX_NAME || /[\p{C}]/u.test(name) ? undefined : name;
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
    await renameUser(db, user.id, name);
    return db.selectFrom("seat").select("table_id").where("user_id", "=", user.id).execute();
  });
  for (const { table_id } of seats) publisher.tableChanged(table_id);
  return { ok: true, value: { id: user.id, name } };
}

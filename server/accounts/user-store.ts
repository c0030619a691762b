import type { Database } from "../db/database.ts";

export interface User {
  readonly id: string;
  readonly name: string;
}

/** Numbers for guests' names: four digits, the same for everybody who looks. */
export const guestName = (id: string): string => {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 9000;
  return `Guest ${sum + 1000}`;
};

/** The user of a cookie. A guest gets a row at the first request that needs one. */
export async function loadUser(db: Database, id: string): Promise<User> {
  const known = await db.selectFrom("user").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  if (known !== undefined) return known;
  const guest = { id, name: guestName(id) };
  await db
    .insertInto("user")
    .values(guest)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return guest;
}

export async function renameUser(db: Database, id: string, name: string): Promise<User> {
  await db.updateTable("user").set({ name }).where("id", "=", id).execute();
  return { id, name };
}

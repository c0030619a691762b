import { sql } from "kysely";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";

export interface User {
  readonly id: string;
  readonly name: string;
}

/** Names of old Florence, which need no translation; many, so that a table rarely has the same one twice. */
const FIRST_NAMES = `
  Agnolo Alberta Andrea Bardo Bartola Benozzo Bettina Bianca Bice Bindo Caterina Cione Clarice Corso Cosimo
  Costanza Dianora Donato Duccio Fiammetta Filippa Forese Francesca Geri Ghita Ginevra Giotto Guido Isotta Lapo
  Lena Lippo Lisa Lorenza Lotto Lucia Manetto Margherita Maso Nanni Nencia Neri Nuccio Oretta Pagolo Piera Piero
  Pippa Sandra Selvaggia Simona Spinello Taddeo Tano Tessa Ugo Vanna Vieri Violante Zanobi
`
  .trim()
  .split(/\s+/);

/** Letters that look like no other and like no digit. Points stand beside names: a number would be read with them. */
const LETTERS = "ABCDEFGHKLMNPRSTUVWXYZ";

/** A guest's name until they choose another, as "Ginevra V"; everybody sees the same name. */
export const guestName = (id: string): string => {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % (LETTERS.length * FIRST_NAMES.length);
  return `${FIRST_NAMES[sum % FIRST_NAMES.length]} ${LETTERS[Math.floor(sum / FIRST_NAMES.length)]}`;
};

/** The user of a cookie. A guest gets a row at the first request that needs one, unless `admit` throws. */
export async function loadUser(db: Database, id: string, admit: () => void = () => undefined): Promise<User> {
  const known = await db
    .selectFrom("user")
    .select(["id", "name", sql<boolean>`seen_at < ${CLOCK_NOW} - interval '1 day'`.as("is_back")])
    .where("id", "=", id)
    .executeTakeFirst();
  if (known?.is_back === true) await db.updateTable("user").set({ seen_at: CLOCK_NOW }).where("id", "=", id).execute();
  if (known !== undefined) return { id: known.id, name: known.name };
  admit();
  const guest = { id, name: guestName(id) };
  await db
    .insertInto("user")
    .values(guest)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return guest;
}

export async function renameUser(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable("user").set({ name }).where("id", "=", id).execute();
}

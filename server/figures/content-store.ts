import type { Figures } from "#engine";
import type { Database } from "../db/database.ts";
import type { Patience } from "../db/retry.ts";
import { persist } from "../db/retry.ts";

/** Stores texts of figures. They are never deleted, since matches name them by their hash. */
export async function storeContent(db: Database, patience: Patience, figures: Iterable<Figures>): Promise<void> {
  const rows = Array.from(figures, ({ hash, text }) => ({ hash, text }));
  if (rows.length === 0) return;
  await persist(patience, () =>
    db
      .insertInto("content")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

export async function loadContent(db: Database, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom("content").select("text").where("hash", "=", hash).executeTakeFirst();
  return row?.text;
}

import { isIP } from "node:net";
import { sql } from "kysely";
import { accepted, type Result, refused } from "#engine";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import { carryOut } from "./act.ts";

/** A guest's id or a network, as `ban` stores it. */
type Banned =
  | { readonly user_id: string; readonly network: null }
  | { readonly user_id: null; readonly network: string };

const LONGEST_PREFIX = { 4: 32, 6: 128 } as const;

/** `203.0.113.7`, `203.0.113.0/24` and `2001:db8::/48` are networks; everything else is a guest's id. */
export function readBanned(text: string): Result<Banned, string> {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0) {
    const isId = /^[A-Za-z0-9_-]{8,64}$/.test(text);
    return isId
      ? accepted({ user_id: text, network: null })
      : refused(`"${text}" is neither a guest's id nor a network.`);
  }
  const bits = prefix === undefined ? LONGEST_PREFIX[family === 4 ? 4 : 6] : Number(/^\d{1,3}$/.exec(prefix)?.[0]);
  const isPrefix = bits >= 1 && bits <= LONGEST_PREFIX[family === 4 ? 4 : 6] && rest.length === 0;
  if (!isPrefix) return refused(`"${text}" is no network; write it like 203.0.113.0/24 or 2001:db8::/48.`);
  return accepted({ user_id: null, network: `${address}/${bits}` });
}

const MILLISECONDS = { h: 3_600_000, d: 86_400_000 } as const;

/** `90d`, `12h`, or `ever`: how long a ban holds, in milliseconds; null for ever. */
export function readSpan(text: string): Result<number | null, string> {
  if (text === "ever") return accepted(null);
  const [, number, unit] = /^([1-9]\d{0,4})([hd])$/.exec(text) ?? [];
  if (unit !== "h" && unit !== "d") return refused(`--for is a time like 12h or 90d, or "ever", not "${text}".`);
  return accepted(Number(number) * MILLISECONDS[unit]);
}

/** Shuts a guest or a network out from now on; an earlier ban of the same is replaced. */
export function ban(
  db: Database,
  subject: string,
  { span, reason }: { readonly span: number | null; readonly reason: string },
): Promise<Result<string, string>> {
  return carryOut(db, { act: "ban", subject, reason }, async (tx) => {
    const banned = readBanned(subject);
    if (!banned.ok) return banned;
    const until = span === null ? null : sql<Date>`${CLOCK_NOW} + ${span} * interval '1 millisecond'`;
    const network = banned.value.network === null ? null : sql<string>`network(${banned.value.network}::inet)`;
    await deleteBan(tx, banned.value);
    await tx.insertInto("ban").values({ user_id: banned.value.user_id, network, reason, until }).execute();
    return accepted({ said: `${subject} is shut out.`, news: { bans: true } });
  });
}

export function unban(db: Database, subject: string, reason: string): Promise<Result<string, string>> {
  return carryOut(db, { act: "unban", subject, reason }, async (tx) => {
    const banned = readBanned(subject);
    if (!banned.ok) return banned;
    const lifted = await deleteBan(tx, banned.value);
    if (lifted === 0) return refused(`${subject} is not banned.`);
    return accepted({ said: `${subject} may come in again.`, news: { bans: true } });
  });
}

/** Returns how many bans there were. */
async function deleteBan(db: Database, { user_id, network }: Banned): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("ban")
    .where(user_id === null ? sql<boolean>`network = network(${network}::inet)` : sql<boolean>`user_id = ${user_id}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

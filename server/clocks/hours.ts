import { sql } from "kysely";
import type { HoursView, HoursWish } from "#protocol";
import { MAX_SLEEP, VACATION_DAYS } from "#protocol";
import { type Answer, isKnownZone, type PersonHours, refuse } from "#referee";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import { inTransaction, type Tx } from "../db/retry.ts";
import type { Ports } from "../ports.ts";

const DAY_MS = 24 * 60 * 60_000;
const MINUTES_OF_DAY = 24 * 60;
/** How often hours may change. */
const WEEK_DAYS = 7;

type Vacations = PersonHours["vacations"];

interface HoursRow {
  readonly zone: string;
  readonly sleep: PersonHours["sleep"];
  readonly vacations: Vacations;
  readonly is_shown: boolean;
  /** Whole days until the hours may change again; 0: now. */
  readonly locked_days: number;
  /** The day it is in the zone. */
  readonly now: Date;
}

async function loadRow(db: Database, user: string): Promise<HoursRow | undefined> {
  const { rows } = await sql<HoursRow>`
    select zone, sleep, vacations, is_shown, clock_now() as now,
      greatest(0, ceil(${WEEK_DAYS} - coalesce(extract(epoch from clock_now() - changed_at) / 86400, ${WEEK_DAYS})))::integer
        as locked_days
    from person_hours where user_id = ${user}`.execute(db);
  return rows[0];
}

/** A person's own hours; nobody else is ever sent them. */
export async function loadHours({ db }: Pick<Ports, "db">, user: string): Promise<HoursView> {
  const row = await loadRow(db, user);
  if (row === undefined) return { zone: null, sleep: null, vacations: [], isShown: false, lockedDays: 0 };
  const { zone, sleep, vacations, is_shown: isShown, locked_days: lockedDays } = row;
  return { zone, sleep, vacations, isShown, lockedDays };
}

/** Keeps a person's hours. They count from the next turn on; nothing of them is ever shown to others but what they allow. */
export function storeHours(
  ports: Pick<Ports, "db" | "patience">,
  user: string,
  wish: HoursWish,
): Promise<Answer<HoursView>> {
  return inTransaction(ports.db, ports.patience, async (tx) => {
    const row = await loadRow(tx, user);
    const isOther = row !== undefined && (row.zone !== wish.zone || !isSame(row.sleep, wish.sleep));
    if (!isKnownZone(wish.zone)) return refuse("zone-unknown");
    if (isTooLong(wish.sleep)) return refuse("sleep-too-long", { most: MAX_SLEEP / 60 });
    if (isOther && row.locked_days > 0) return refuse("hours-locked", { days: row.locked_days });
    const vacations = await merged(tx, user, { wish, before: row?.vacations ?? [] });
    if (!vacations.ok) return vacations;
    const values = {
      ...{ zone: wish.zone, is_shown: wish.isShown, vacations: JSON.stringify(vacations.value) },
      sleep: wish.sleep === null ? null : JSON.stringify(wish.sleep),
      // The first hours that somebody sets can be mended at once.
      ...(isOther ? { changed_at: CLOCK_NOW } : {}),
    };
    await tx
      .insertInto("person_hours")
      .values({ user_id: user, ...values })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
      .execute();
    return { ok: true as const, value: await loadHours({ db: tx }, user) };
  });
}

const isSame = (a: PersonHours["sleep"], b: PersonHours["sleep"]): boolean => a?.from === b?.from && a?.to === b?.to;

const isTooLong = (sleep: PersonHours["sleep"]): boolean =>
  sleep !== null && (sleep.from === sleep.to || (sleep.to - sleep.from + MINUTES_OF_DAY) % MINUTES_OF_DAY > MAX_SLEEP);

/** First and last day of a vacation, as days since 1970. */
const daysOf = ({ from, to }: Vacations[number]) => ({
  first: Date.parse(from) / DAY_MS,
  last: Date.parse(to) / DAY_MS,
});

/** How many days of vacations fall into each year; of one that no two years have room for only as many as show it. */
function daysByYear(vacations: Vacations): ReadonlyMap<number, number> {
  const years = new Map<number, number>();
  for (const { first, last } of vacations.map(daysOf)) {
    for (let day = first; day <= Math.min(last, first + 2 * VACATION_DAYS); day++) {
      const year = new Date(day * DAY_MS).getUTCFullYear();
      years.set(year, (years.get(year) ?? 0) + 1);
    }
  }
  return years;
}

/** What has begun stays as it was; what is to come is as wished, within the days of a year. */
async function merged(
  tx: Tx,
  user: string,
  { wish, before }: { readonly wish: HoursWish; readonly before: Vacations },
): Promise<Answer<Vacations>> {
  const today = await todayIn(tx, wish.zone);
  const kept = before.filter(({ from }) => from <= today);
  const wished = wish.vacations.filter(({ from }) => from > today);
  const added = wished.filter((each) => !before.some(({ from, to }) => from <= each.from && each.to <= to));
  if (wish.vacations.map(daysOf).some(({ first, last }) => !(last >= first))) return refuse("malformed");
  if (added.length > 0 && (await isPressed(tx, user))) return refuse("vacation-late");
  const all = [...kept, ...wished];
  if ([...daysByYear(all).values()].some((days) => days > VACATION_DAYS))
    return refuse("vacation-too-long", { most: VACATION_DAYS });
  return { ok: true, value: all };
}

async function todayIn(tx: Tx, zone: string): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select ${CLOCK_NOW} as now`.execute(tx);
  const parts = new Intl.DateTimeFormat("en-CA-u-ca-gregory-nu-latn", { timeZone: zone }).formatToParts(rows[0]?.now);
  const part = (name: string): string => parts.find(({ type }) => type === name)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Whether some clock of the person's runs that has less than a day left. */
async function isPressed(tx: Tx, user: string): Promise<boolean> {
  const { rows } = await sql`
    select from seat_time t join seat s using (table_id, seat)
    where s.user_id = ${user} and t.deadline < clock_now() + interval '1 day' limit 1`.execute(tx);
  return rows.length > 0;
}

/** The hours of the persons at some seats of a table. */
export async function loadHoursAt(
  db: Database,
  table: string,
  seats: readonly number[],
): Promise<ReadonlyMap<number, PersonHours & { readonly isShown: boolean }>> {
  const rows = await db
    .selectFrom("seat")
    .innerJoin("person_hours", "person_hours.user_id", "seat.user_id")
    .select(["seat", "zone", "sleep", "vacations", "is_shown"])
    .where("table_id", "=", table)
    .where("seat", "in", [...seats])
    .execute();
  return new Map(rows.map(({ seat, is_shown: isShown, ...hours }) => [seat, { ...hours, isShown }]));
}

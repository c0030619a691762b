import { presentLevel } from "#bots/levels";
import type { Seat } from "#engine";
import { type Answer, refuse } from "#referee";
import { startClock, stopClock } from "../../clocks/stop-and-go.ts";
import { CLOCK_NOW } from "../../db/clock.ts";
import type { Database } from "../../db/database.ts";
import { persist, type Tx } from "../../db/retry.ts";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { changeTable } from "../change-table.ts";
import { storeIncident } from "../incidents.ts";
import type { TablePorts } from "../opening/create-table.ts";
import type { WholeTable } from "../table-store.ts";
import { dueSteps, openVotes, type PeopleHere, storeSeen } from "./absence.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** From here on the time of a table is said in hours. */
const LONG = 2 * HOUR;

type Done = Promise<Answer<WholeTable | undefined>>;
const UNCHANGED = { ok: true, value: undefined } as const;

/**
 * Somebody at the table agrees that a bot plays for an absent person, or says that the table waits for them. A bot takes
 * over at once when half the table's time is over and everybody else who is present agrees; an objection lets the time
 * begin anew.
 */
export async function voteOnStandIn(
  ports: TablePorts,
  user: string,
  { table: id, seat, answer }: { readonly table: string; readonly seat: number; readonly answer: "agree" | "wait" },
): Done {
  const done = await changeTable(ports, id, async (tx, table) => {
    const own = table.access.get(user);
    if (own === undefined) return refuse("not-your-seat");
    if (table.status !== "running") return refuse(table.status === "over" ? "match-over" : "match-not-started");
    const wished = table.seats.find((each) => each.seat === seat);
    if (wished === undefined) return refuse("seats-out-of-range", { min: 1, max: table.seats.length });
    if (wished.kind !== "person" || wished.seat === own) return refuse("seat-occupied");
    if (wished.standIn !== null) return UNCHANGED;
    const voter = table.seats.find((each) => each.seat === own);
    if (voter?.standIn !== null) return refuse("bot-plays");
    if (answer === "wait") return waitFor(tx, id, wished.seat);
    return agree(ports, tx, table, { seat: wished.seat, voter: own });
  });
  if (done.ok) ports.publisher.matchMoved(id);
  return done;
}

async function waitFor(tx: Tx, table: string, seat: Seat): Promise<Answer<undefined>> {
  await forgetProposal(tx, table, seat);
  await seatOf(tx, table, seat).set({ waited_at: CLOCK_NOW }).execute();
  return UNCHANGED;
}

async function agree(
  ports: Pick<TablePorts, "botLevels">,
  tx: Tx,
  table: WholeTable,
  { seat, voter }: { readonly seat: Seat; readonly voter: Seat },
): Promise<Answer<undefined>> {
  const { isHalf, awaySeconds } = await openVotes(tx, { table: table.id, seat });
  if (!isHalf) return tooEarly(awaySeconds / 2);
  await tx
    .insertInto("stand_in_vote")
    .values({ table_id: table.id, seat, voter })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { missing } = await openVotes(tx, { table: table.id, seat });
  if (missing === 0) await letBotPlay(tx, table, seat, { level: levelFor(ports, table), why: "bot-takes-over" });
  return UNCHANGED;
}

const tooEarly = (seconds: number): Answer<undefined> =>
  seconds < LONG
    ? refuse("not-away", { minutes: Math.ceil(seconds / MINUTE) })
    : refuse("not-away-hours", { hours: Math.ceil(seconds / HOUR) });

/** A person lets a bot play on for them. The seat stays theirs. */
export async function giveSeatAway(ports: TablePorts, user: string, id: string): Done {
  const done = await changeTable(ports, id, async (tx, table) => {
    const own = table.seats.find(({ seat }) => seat === table.access.get(user));
    if (own === undefined) return refuse("not-your-seat");
    if (table.status !== "running") return refuse(table.status === "over" ? "match-over" : "match-not-started");
    if (own.standIn === null)
      await letBotPlay(tx, table, own.seat, { level: levelFor(ports, table), why: "seat-given" });
    return UNCHANGED;
  });
  if (done.ok) ports.publisher.matchMoved(id);
  return done;
}

/** Ends the stand-in of the user's seat. The moves of the bot stay. */
export function takeBack(ports: MatchPorts, user: string, id: string): Done {
  return changeTable(ports, id, async (tx, table) => {
    const own = table.seats.find(({ seat }) => seat === table.access.get(user));
    if (own === undefined) return refuse("not-your-seat");
    if (own.standIn === null) return UNCHANGED;
    await seatOf(tx, id, own.seat).set({ stand_in: null, is_given: false }).execute();
    await storeIncident(tx, id, { seat: own.seat, type: "seat-back" });
    await startClock(tx, id, own.seat);
    return UNCHANGED;
  });
}

/**
 * Somebody has opened a table at which they have a seat: a bot that came because they were away leaves at once, and no
 * other one is proposed. A seat that they have given away stays so until they take it back.
 */
export async function comeBack(ports: MatchPorts, user: string, id: string): Promise<void> {
  const { db, patience } = ports;
  await persist(patience, () => storeSeen(db, { tables: [id], users: [user] }));
  const seat = await db
    .selectFrom("seat_access")
    .innerJoin("seat", (join) =>
      join.onRef("seat.table_id", "=", "seat_access.table_id").onRef("seat.seat", "=", "seat_access.seat"),
    )
    .select(["seat.seat", "stand_in", "is_given", "proposed_at"])
    .where("seat_access.table_id", "=", id)
    .where("seat_access.user_id", "=", user)
    .executeTakeFirst();
  if (seat === undefined) return;
  if (seat.stand_in !== null && !seat.is_given) await takeBack(ports, user, id);
  else if (seat.proposed_at !== null)
    await changeTable(ports, id, async (tx) => {
      await forgetProposal(tx, id, seat.seat as Seat);
      return UNCHANGED;
    });
}

/** Notes who is here, and does what is due at the tables that people have open. */
export async function watchAbsence(ports: TablePorts, here: PeopleHere): Promise<void> {
  const { db, patience } = ports;
  if (here.tables.length === 0) return;
  await persist(patience, () => storeSeen(db, here));
  for (const { table } of await dueSteps(db, [...new Set(here.tables)])) await doWhatIsDue(ports, table);
}

/** Looks once more while the table is locked: somebody may have come back. */
async function doWhatIsDue(ports: TablePorts, id: string): Promise<void> {
  await changeTable(ports, id, async (tx, table) => {
    for (const { seat, step } of await dueSteps(tx, [id])) {
      if (step === "propose") await seatOf(tx, id, seat).set({ proposed_at: CLOCK_NOW }).execute();
      else if (step === "withdraw") await forgetProposal(tx, id, seat);
      else await letBotPlay(tx, table, seat, { level: levelFor(ports, table), why: "bot-takes-over" });
    }
    return UNCHANGED;
  });
  ports.publisher.matchMoved(id);
}

/** The strongest bot at the table, else the house's middle one, which nobody would call in to win. */
export function levelFor({ botLevels }: Pick<TablePorts, "botLevels">, { seats }: Pick<WholeTable, "seats">): string {
  const here = botLevels.filter((level) =>
    seats.some((seat) => seat.kind === "bot" && presentLevel(seat.level ?? "") === level),
  );
  return here.at(-1) ?? botLevels[Math.floor((botLevels.length - 1) / 2)] ?? "";
}

/** Gives the seat to a bot, for now; only while the table is locked. */
export async function letBotPlay(
  tx: Tx,
  { id }: Pick<WholeTable, "id">,
  seat: Seat,
  { level, why }: { readonly level: string; readonly why: "seat-given" | "bot-takes-over" | "time-up" },
): Promise<void> {
  await forgetProposal(tx, id, seat);
  await stopClock(tx, id, seat);
  await seatOf(tx, id, seat)
    .set({ stand_in: level, is_given: why === "seat-given" })
    .execute();
  await storeIncident(tx, id, { seat, type: why });
}

async function forgetProposal(tx: Tx, table: string, seat: Seat): Promise<void> {
  await tx.deleteFrom("stand_in_vote").where("table_id", "=", table).where("seat", "=", seat).execute();
  await seatOf(tx, table, seat).set({ proposed_at: null }).execute();
}

const seatOf = (tx: Database | Tx, table: string, seat: Seat) =>
  tx.updateTable("seat").where("table_id", "=", table).where("seat", "=", seat);

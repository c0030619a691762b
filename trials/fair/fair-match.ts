import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { checkDraws, fairnessIn } from "#check-draws";
import { type FastChance, isSeatCount, openRecord, verifyRecord } from "#engine";
import { GAMES } from "#games";
import type { TableView } from "#protocol";
import { verifyDraws } from "#verify-draws";
import type { Login } from "../../server/db/database.ts";
import type { FinishedRecord } from "../../server/matches/load-record.ts";
import { Visitor } from "../../server/testing/client.ts";

/** A server and its database. */
interface Place {
  readonly address: string;
  readonly login: Login;
}

const BOT = { kind: "bot", level: "apprentice" } as const;
const LOOK_AGAIN = 50;
/** Every so many matches one share is missing. */
const MISSING_EVERY = 8;

/**
 * A match of one of the games, of a drawn number of seats: one or two people add shares and let bots play on. Resolves to
 * its record.
 */
export async function fairMatch({ address, login }: Place, chance: FastChance): Promise<FinishedRecord> {
  const meta = GAMES[chance.below(GAMES.length)]?.meta;
  if (meta === undefined) throw new Error("there are games");
  const seats = meta.seats.min + chance.below(meta.seats.max - meta.seats.min + 1);
  if (!isSeatCount(seats, meta.seats)) throw new Error(`${meta.id} is not for ${seats}`);
  const [ana, bea] = [new Visitor(address), new Visitor(address)];
  const areTwo = seats > 2 && chance.below(2) === 0;
  bea.holdsBack = areTwo && chance.below(MISSING_EVERY / 2) === 0;
  const others = Array.from({ length: seats - (areTwo ? 2 : 1) }, () => BOT);
  const { id } = await ana.openTable({
    ...{ game: meta.id, seats: [{ kind: "me" }, ...(areTwo ? [{ kind: "person" } as const] : []), ...others] },
  });
  if (areTwo) await bea.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  if (bea.holdsBack) {
    await passTime(login, id);
    await granted(ana, `/api/tables/${id}/start-without`);
  }
  for (const person of areTwo ? [ana, bea] : [ana]) await granted(person, `/api/tables/${id}/give-away`);
  for (;;) {
    const { status, body } = await ana.ask<FinishedRecord>("GET", `/api/tables/${id}/record`);
    if (status === 200) return body;
    await pause(LOOK_AGAIN);
  }
}

async function granted(person: Visitor, path: string): Promise<void> {
  const { status, body } = await person.ask<TableView>("POST", path, {});
  if (status !== 200) throw new Error(`${path} answers ${status} ${JSON.stringify(body)}`);
}

/** The time of the table is over. */
async function passTime(login: Login, table: string): Promise<void> {
  const client = new Client(login);
  await client.connect();
  await client.query(`update "table" set away_seconds = 0 where id = $1`, [table]);
  await client.end();
}

/** What is wrong with a record for the verifier, or for the rules; null where it holds. */
export function wrongWith(record: FinishedRecord): string | null {
  const found = verifyDraws(record);
  if (!found.ok) return `verifier: ${JSON.stringify(found)}`;
  const game = GAMES.find(({ meta }) => meta.id === record.game);
  if (game === undefined) return "no such game";
  const verified = verifyRecord(game, record);
  if (!verified.ok) return `rules: ${verified.refusal.code}`;
  const open = openRecord(game, record);
  const fairness = fairnessIn(JSON.stringify(record));
  if (!open.ok || fairness === undefined) return "no draws";
  const checked = checkDraws(open.value, record.entries, fairness);
  return checked.ok ? null : `rules: ${checked.refusal}`;
}

type Fairness = FinishedRecord["fairness"];
type Draw = NonNullable<Fairness["draws"][number]>;

const flipped = (hex: string, at: number): string =>
  hex.slice(0, at) + (Number.parseInt(hex[at] ?? "0", 16) ^ 1).toString(16) + hex.slice(at + 1);

/** The record with one thing changed, in every way in which a draw could be told otherwise. */
export function* forgeries(record: FinishedRecord, chance: FastChance): Generator<readonly [string, FinishedRecord]> {
  const { fairness, entries } = record;
  const withFairness = (change: Partial<Fairness>): FinishedRecord => ({
    ...record,
    fairness: { ...fairness, ...change },
  });
  const digit = () => chance.below(64);
  yield ["the secret", withFairness({ secret: flipped(fairness.secret, digit()) })];
  yield ["the commitment", withFairness({ commitment: flipped(fairness.commitment, digit()) })];
  for (const [seat, each] of fairness.seats.entries()) {
    if (each === null || each.share === null) continue;
    const put = (other: typeof each | null) => withFairness({ seats: fairness.seats.with(seat, other) });
    yield ["a share", put({ ...each, share: flipped(each.share, digit()) })];
    yield ["the hash of a share", put({ ...each, hash: flipped(each.hash, digit()) })];
    yield ["a share and its hash, left out", put(null)];
  }
  const drawn = fairness.draws.flatMap((draw, ply) => (draw === null ? [] : [[ply, draw] as const]));
  const [ply, draw] = drawn[chance.below(drawn.length)] ?? [0, undefined];
  if (draw === undefined) return;
  const put = (change: Partial<Draw>) => withFairness({ draws: fairness.draws.with(ply, { ...draw, ...change }) });
  yield ["a number", put({ number: draw.number + 1 })];
  yield ["the tickets", put({ tickets: draw.tickets + 1 })];
  yield ["the beginning of a range", put({ from: draw.from === 0 ? 1 : draw.from - 1 })];
  yield ["the end of a range", put({ to: draw.to + (draw.to === draw.tickets ? -1 : 1) })];
  yield ["a draw, left out", withFairness({ draws: fairness.draws.with(ply, null) })];
  const entry = entries[ply];
  const other = entries.find(({ by, text }) => by === "chance" && text !== entry?.text);
  if (entry !== undefined && other !== undefined) {
    yield ["an outcome", { ...record, entries: entries.with(ply, { ...entry, text: other.text }) }];
  }
}

import { TimeReader } from "#check-times";
import { FastChance, invariant } from "#engine";
import type { Pace } from "#protocol";
import { loadClocks } from "../../server/clocks/clock-store.ts";
import type { Login } from "../../server/db/database.ts";
import { loadRecord } from "../../server/matches/load-record.ts";
import { type SimulatedServer, startSimulated } from "./simulated-server.ts";
import { SimulatedTable } from "./simulated-table.ts";

const GRACE = 5001;
const HOUR = 3_600_000;
const PACES: readonly Pace[] = [
  { kind: "live", minutes: 3, increment: 10 },
  { kind: "live", minutes: 15, increment: 5 },
  { kind: "days", days: 1, bank: 0 },
  { kind: "days", days: 2, bank: 3 },
];

/** So many tables are opened, or read again, at a time. */
const TOGETHER = 8;
/** So many tables act in the same step, or one in so many of those that run. */
const [FEWEST, SHARE] = [4, 8];
/** How often progress is reported, in milliseconds. */
const REPORT_MS = 15_000;

interface Wish {
  readonly login: Login;
  readonly chance: FastChance;
  readonly tables: number;
  readonly games: readonly string[];
  readonly report: (line: string) => void;
}

/** What the tables went through, all of them to the end. */
interface Tried {
  /** Clocks whose time a second reading found the same, to the millisecond. */
  readonly clocks: number;
  readonly weeks: number;
  readonly commits: number;
  readonly kills: number;
  readonly rewinds: number;
  readonly timesUp: number;
  readonly returns: number;
  readonly absences: number;
  readonly late: number;
}

/**
 * Plays tables to the end over simulated weeks: the clock jumps to the next thing that is due, some people leave, some
 * come back, servers are killed and are away in between, matches are rewound. Then reads everybody's time again from
 * log, pace and facts.
 */
export async function tryPace({ login, chance, tables: count, games, report }: Wish): Promise<Tried> {
  const server = await startSimulated(login);
  try {
    const began = server.now();
    const tables = await inTurn(
      Array.from({ length: count }, (_, k) => k),
      (k) => {
        const [game, pace] = [games[k % games.length] ?? "", PACES[chance.below(PACES.length)]];
        invariant(pace !== undefined, "there is a pace");
        return SimulatedTable.open(server, { game, pace, chance: new FastChance(chance.below(2 ** 31)) });
      },
    );
    report(`${count} tables opened`);
    const weeks = (): number => (server.now() - began) / (7 * 24 * HOUR);
    const { kills, rewinds } = await playOut(server, tables, { chance, report, weeks });
    const [took, clocks] = [weeks(), await inTurn(tables, ({ id }) => readAgain(server, id))];
    const sum = (each: (table: SimulatedTable) => number): number =>
      tables.reduce((all, table) => all + each(table), 0);
    return {
      ...{ clocks: clocks.reduce((a, b) => a + b, 0), weeks: took, commits: sum(({ commits }) => commits) },
      ...{ kills, rewinds, late: sum(({ late }) => late), ...(await countFacts(server)) },
    };
  } finally {
    await server.close();
  }
}

/** Does something for each, a few at a time. */
async function inTurn<T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = [];
  for (let k = 0; k < all.length; k += TOGETHER)
    done.push(...(await Promise.all(all.slice(k, k + TOGETHER).map(work))));
  return done;
}

interface Playing extends Pick<Wish, "chance" | "report"> {
  readonly weeks: () => number;
}

/** Returns how often the server was killed, and a match rewound. */
async function playOut(
  server: SimulatedServer,
  tables: readonly SimulatedTable[],
  { chance, report, weeks }: Playing,
): Promise<Pick<Tried, "kills" | "rewinds">> {
  let [kills, rewinds, reported] = [0, 0, performance.now()];
  for (let running = tables; running.length > 0; running = running.filter(({ isOver }) => !isOver)) {
    if (performance.now() - reported > REPORT_MS) {
      reported = performance.now();
      const commits = tables.reduce((sum, table) => sum + table.commits, 0);
      report(`week ${weeks().toFixed(1)}: ${running.length} of ${tables.length} tables run, ${commits} commits`);
    }
    const acting = await nextToAct(server, running);
    const acts = Promise.all(
      acting.map(async (table) => {
        if (chance.below(60) > 0) await table.act();
        else if (await table.rewind()) rewinds++;
      }),
    );
    if (chance.below(200) === 0) {
      kills++;
      await server.kill(chance.below(3) === 0 ? chance.below(10 * HOUR) : 0);
    }
    await acts;
    const changed = server.changed();
    for (const table of running) if (changed.has(table.id)) await table.lookAnew();
  }
  return { kills, rewinds };
}

/** Lets time pass up to the next things that are due. Returns the tables that act then, none when it is a deadline. */
async function nextToAct(server: SimulatedServer, running: readonly SimulatedTable[]): Promise<SimulatedTable[]> {
  const first = running.toSorted((a, b) => a.next - b.next).slice(0, Math.max(FEWEST, running.length / SHARE));
  const passed = (await firstDeadline(server)) + GRACE;
  const to = Math.min(first.findLast(({ next }) => Number.isFinite(next))?.next ?? passed, passed);
  invariant(Number.isFinite(to), "something is due as long as a table runs");
  if (to > server.now()) await server.forward(to - server.now());
  const acting = first.filter(({ next }) => next <= to);
  if (passed > server.now()) return acting;
  await server.tend();
  return [];
}

async function firstDeadline({ db }: SimulatedServer): Promise<number> {
  const row = await db
    .selectFrom("seat_time")
    .select(({ fn }) => fn.min("deadline").as("first"))
    .executeTakeFirst();
  return row?.first?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Compares everybody's time in a finished match with a reading of its record. Returns how many there were. */
async function readAgain(server: SimulatedServer, table: string): Promise<number> {
  const { ports } = server;
  const [match, record] = [await ports.cache.find(table), await loadRecord(ports, table)];
  invariant(match?.clocks != null && record.ok && "times" in record.value, "a finished match has a record with times");
  const { entries, times } = record.value;
  const found = new TimeReader(match.open, times).read(entries);
  const [said, again] = [JSON.stringify(times.left), JSON.stringify(found)];
  invariant(said === again, `the times at ${table} are ${said}, read again ${again}: ${JSON.stringify(times.facts)}`);
  const stored = await loadClocks(server.db, { table, seats: match.open.seats, pace: match.clocks.pace });
  invariant(
    JSON.stringify(stored) === JSON.stringify(match.clocks),
    `memory has the clocks of ${table} as they are stored`,
  );
  return found.filter((left) => left !== null).length;
}

async function countFacts({ db }: SimulatedServer): Promise<Pick<Tried, "timesUp" | "returns" | "absences">> {
  const rows = await db
    .selectFrom("time_fact")
    .select(({ fn }) => ["type", fn.countAll<string>().as("n")])
    .groupBy("type")
    .execute();
  const of = (type: string): number => Number(rows.find((row) => row.type === type)?.n ?? 0);
  return { timesUp: of("time-up"), returns: of("back"), absences: of("absence") };
}

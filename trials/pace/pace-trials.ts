import { TimeReader } from "#check-times";
import { type FastChance, invariant } from "#engine";
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
  readonly restarts: number;
  readonly rewinds: number;
  readonly timesUp: number;
  readonly returns: number;
  readonly absences: number;
  readonly late: number;
}

/**
 * Plays tables to the end over simulated weeks: the clock jumps to the next thing that is due, some people leave, some
 * come back, servers die and are away in between, matches are
 * rewound. Then reads everybody's time again from log, pace and facts.
 */
export async function tryPace({ login, chance, tables: count, games, report }: Wish): Promise<Tried> {
  const server = await startSimulated(login);
  try {
    const began = server.now();
    const tables: SimulatedTable[] = [];
    for (let k = 0; k < count; k++) {
      const [game, pace] = [games[k % games.length] ?? "", PACES[chance.below(PACES.length)]];
      invariant(pace !== undefined, "there is a pace");
      tables.push(await SimulatedTable.open(server, { game, pace, chance }));
    }
    report(`${count} tables opened`);
    const { restarts, rewinds } = await playOut(server, tables, chance);
    const weeks = (server.now() - began) / (7 * 24 * HOUR);
    let clocks = 0;
    for (const { id } of tables) clocks += await readAgain(server, id);
    const late = tables.reduce((sum, table) => sum + table.late, 0);
    return { clocks, weeks, restarts, rewinds, late, ...(await countFacts(server)) };
  } finally {
    await server.close();
  }
}

/** Returns how often the server was started anew, and a match rewound. */
async function playOut(
  server: SimulatedServer,
  tables: readonly SimulatedTable[],
  chance: FastChance,
): Promise<Pick<Tried, "restarts" | "rewinds">> {
  let [restarts, rewinds] = [0, 0];
  for (let running = tables; running.length > 0; ) {
    const first = running.reduce((a, b) => (a.next <= b.next ? a : b));
    const passed = (await firstDeadline(server)) + GRACE;
    const next = Math.min(first.next, passed);
    invariant(Number.isFinite(next), "something is due as long as a table runs");
    if (next > server.now()) await server.forward(next - server.now());
    if (chance.below(400) === 0) {
      restarts++;
      await server.restart(chance.below(3) === 0 ? chance.below(10 * HOUR) : 0);
    }
    if (chance.below(60) === 0 && (await first.rewind())) rewinds++;
    if (passed <= server.now()) {
      await server.tend();
      for (const table of running) await table.look();
    } else await first.act();
    running = running.filter(({ isOver }) => !isOver);
  }
  return { restarts, rewinds };
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
  const ports = server.ports();
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

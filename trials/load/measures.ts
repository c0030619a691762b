import { readdirSync, readFileSync } from "node:fs";
import { Client } from "pg";
import type { Login } from "../../server/db/database.ts";

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Memory of a process in bytes, as the kernel counts it (Linux only). */
export function residentOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

const TICKS_PER_SECOND = 100;

/** Processor time of a process and its children in seconds, ended ones included (Linux only). */
export function processorOf(pid: number): { readonly own: number; readonly children: number } {
  const all = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => statOf(Number(entry)));
  const family = new Set([pid]);
  for (let grew = true; grew; ) {
    const more = all.filter((each) => family.has(each.parent) && !family.has(each.pid));
    for (const each of more) family.add(each.pid);
    grew = more.length > 0;
  }
  const members = all.filter((each) => family.has(each.pid));
  const own = members.filter((each) => each.pid === pid).reduce((total, { seconds }) => total + seconds, 0);
  const together = members.reduce((total, { seconds, ofEnded }) => total + seconds + ofEnded, 0);
  return { own, children: together - own };
}

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
  /** Of its children that have ended. */
  readonly ofEnded: number;
}

function statOf(pid: number): readonly Stat[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user, system, usersEnded, systemEnded] = fields
      .slice(11, 15)
      .map((ticks) => Number(ticks) / TICKS_PER_SECOND);
    const sum = (a = 0, b = 0): number => a + b;
    return [{ pid, parent: Number(fields[1]), seconds: sum(user, system), ofEnded: sum(usersEnded, systemEnded) }];
  } catch {
    return [];
  }
}

interface Inserts {
  readonly count: number;
  readonly perSecond: number;
  /** Closes the connections: until then the processor time of their processes can be read. */
  end(): Promise<void>;
}

/** Single rows, each a transaction of its own, from as many connections as the server has: what the disk can do at all. */
export async function bareInserts(login: Login, connections: number, milliseconds: number): Promise<Inserts> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client(login);
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query("create table if not exists bare (id bigserial primary key, text text not null)");
  const from = performance.now();
  const counts = await Promise.all(
    clients.map(async (client) => {
      let count = 0;
      for (; performance.now() - from < milliseconds; count++) {
        await client.query({ name: "bare", text: "insert into bare (text) values ($1)", values: ["place red 3 up"] });
      }
      return count;
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const count = counts.reduce((sum, each) => sum + each, 0);
  const end = async (): Promise<void> => {
    await Promise.all(clients.map((client) => client.end()));
  };
  return { count, perSecond: count / seconds, end };
}

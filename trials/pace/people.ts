import { randomUUID } from "node:crypto";
import { type FastChance, invariant } from "#engine";
import type { Pace } from "#protocol";
import { loadUser } from "../../server/accounts/user-store.ts";
import { storeHours } from "../../server/clocks/hours.ts";
import type { SimulatedServer } from "./simulated-server.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const ZONES = ["Europe/Lisbon", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland"] as const;

/** A person at a table. */
export interface Person {
  readonly user: string;
  /** From this number of entries on they do not act any more; null: they stay. */
  readonly leavesAt: number | null;
  /** How long they are gone before they take their seat back; null: they never do. */
  readonly returnsAfter: number | null;
}

/** Somebody new: a fifth leave at some point; by correspondence most sleep, and some go on vacation. */
export async function personFor(server: SimulatedServer, chance: FastChance, pace: Pace): Promise<Person> {
  const { id: user } = await loadUser(server.db, randomUUID());
  if (pace.kind === "days" && chance.below(3) > 0) await keepHours(server, chance, user);
  const leaves = chance.below(5) === 0;
  const returns = leaves && chance.below(2) === 0;
  return {
    user,
    leavesAt: leaves ? chance.below(60) : null,
    returnsAfter: returns ? chance.below(pace.kind === "live" ? 240 * SECOND : 6 * DAY) : null,
  };
}

async function keepHours({ ports, now }: SimulatedServer, chance: FastChance, user: string): Promise<void> {
  const from = 60 * (20 + chance.below(6));
  const start = new Date(now() + (5 + chance.below(20)) * DAY);
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const kept = await storeHours(ports, user, {
    ...{ zone: ZONES[chance.below(ZONES.length)] ?? "UTC", isShown: chance.below(2) === 0 },
    sleep: { from: from % 1440, to: (from + 60 * (1 + chance.below(10))) % 1440 },
    vacations: chance.below(2) === 0 ? [] : [{ from: day(start.getTime()), to: day(start.getTime() + 4 * DAY) }],
  });
  invariant(kept.ok, `hours are kept, not ${JSON.stringify(kept)}`);
}

/** How long somebody thinks: most well within their time, some to the very end of it or beyond. */
export function thinkingTime(chance: FastChance, pace: Pace): number {
  const usual = pace.kind === "live" ? 12 * SECOND : 9 * HOUR;
  const factor = chance.below(40) === 0 ? 12 : 1;
  return chance.below(2 * usual * factor);
}

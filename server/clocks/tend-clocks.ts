import type { DatabaseClock } from "../db/clock.ts";
import { letBotPlay, levelFor } from "../tables/absence/stand-in.ts";
import { changeTable } from "../tables/change-table.ts";
import type { TablePorts } from "../tables/opening/create-table.ts";
import { BEAT_MS, noteLife } from "./life.ts";
import { loadTimeUp, storeTimeUp, type TimeUp } from "./stop-and-go.ts";

/** Notes that this server lives, and tells the tables whose clocks the absence of all servers has moved. */
export async function beat({ db, publisher }: TablePorts): Promise<void> {
  for (const table of await noteLife(db)) publisher.tableChanged(table);
}

/** Where time is up, a bot takes over at once: nobody is asked. */
export async function sweep(ports: TablePorts): Promise<void> {
  for (const up of await loadTimeUp(ports.db)) await takeOver(ports, up);
}

async function takeOver(ports: TablePorts, up: TimeUp): Promise<void> {
  await changeTable(ports, up.table, async (tx, table) => {
    if (await storeTimeUp(tx, up))
      await letBotPlay(tx, table, up.seat, { level: levelFor(ports, table), why: "time-up" });
    return { ok: true, value: undefined };
  });
  ports.publisher.matchMoved(up.table);
}

/** Beats every few seconds, measures the database's clock with each beat, and looks for passed deadlines each time it is called. */
export function newClockTender(ports: TablePorts, clock: Pick<DatabaseClock, "measure">): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last >= BEAT_MS) {
      last = performance.now();
      await Promise.all([beat(ports), clock.measure()]);
    }
    await sweep(ports);
  };
}

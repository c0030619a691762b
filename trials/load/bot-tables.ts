import { Visitor } from "../../server/testing/client.ts";

/** Matches that keep one thread busy, since bots pause so that people can follow. */
const A_THREAD = 4;
const BOT = { kind: "bot", level: "medici" } as const;

/** Enough matches among bots of the strongest level to keep all threads busy: their one person gives the seat away. */
export async function seatBots(address: string, threads: number) {
  const visitors = Array.from({ length: threads * A_THREAD }, () => new Visitor(address));
  for (const visitor of visitors) {
    const { id } = await visitor.openTable({ game: "calimala", seats: [{ kind: "me" }, BOT, BOT, BOT] });
    await visitor.ask("POST", `/api/tables/${id}/give-away`, {});
  }
  return {
    /** How many bots owe a decision now: those that think, and those that wait for a thread. */
    owing: async (): Promise<number> => {
      const text = await (await fetch(`${address}/metrics`)).text();
      return Number(/^fiorino_bots_waiting (\d+)/m.exec(text)?.[1] ?? 0);
    },
  };
}

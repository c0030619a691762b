import { policyByName, UNHURRIED } from "#bots";
import { FastChance, invariant } from "#engine";
import { Visitor } from "../../server/testing/client.ts";
import { openTableGame } from "../../server/testing/games.ts";

/** A finished match that took no page, and the cookie of the one person in it. */
interface Finished {
  readonly table: string;
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
}

/** Plays a match to its end as a greedy bot would, against the server's bots. */
export async function finishMatch(url: string, game: string, seats: number): Promise<Finished> {
  const visitor = new Visitor(url);
  await visitor.ask("GET", "/api/home");
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "apprentice" }) as const);
  const table = await visitor.openTable({ game, seats: [{ kind: "me" }, ...bots] });
  const greedy = policyByName("greedy");
  invariant(greedy !== undefined, "there are greedy bots");
  const open = openTableGame({ game, seats: table.seats, options: table.options });
  const source = new FastChance(seats);
  const line = await visitor.connect();
  for (let match = await line.follow(table.id); match.standings === null; ) {
    if (match.seat === null || match.moves.length === 0 || match.waiting !== null) {
      match = await line.see();
      continue;
    }
    const moves = greedy.stretch(open, match.view, match.seat, { source, budget: UNHURRIED });
    const done = await line.commit(table.id, match.ply, moves);
    invariant(typeof done === "number" || done.code === "too-fast" || done.code === "stale", JSON.stringify(done));
    match = await line.follow(table.id, match.ply);
  }
  line.close();
  const [name = "", value = ""] = visitor.cookie.split("=");
  return { table: table.id, cookie: { name, value, url } };
}

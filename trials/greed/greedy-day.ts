import { Client } from "pg";
import { type AnyGame, FastChance } from "#engine";
import { GAMES } from "#games";
import type { HomeView, TableView } from "#protocol";
import { CEILINGS } from "../../server/accounts/ceilings/figures.ts";
import type { Login } from "../../server/db/database.ts";
import { type Line, type Seen, Visitor } from "../../server/testing/client.ts";
import { startTestServer } from "../../server/testing/server.ts";

const DAY_S = 24 * 60 * 60;
const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;

/** What an address can have done so many times a day, and the bytes of the database that each takes. */
interface Part {
  readonly name: string;
  readonly times: number;
  readonly each: number;
}

/** All that the ceilings let one address do in a day, its bursts included, each measured where it takes most. */
export async function greedyDay(
  login: Login,
  matches: number,
): Promise<{ readonly parts: readonly Part[]; readonly bytes: number }> {
  const server = await startTestServer({ login });
  const { address } = server;
  const bytesOf = (work: () => Promise<number>) => growth(login, work);
  try {
    const guest = await bytesOf(() => many(GUESTS, async () => void (await arrive(address))));
    const byGame = await inTurn(GAMES, async (game) => ({
      commit: await bytesOf(() => sumOf(matches, () => playOut(address, game))),
      whole: await bytesOf(() => many(matches, () => letBotsPlay(address, game))),
    }));
    const parts: readonly Part[] = [
      { name: "new guests", times: inADay(CEILINGS.newGuests), each: guest },
      { name: "tables that bots play on alone", times: inADay(CEILINGS.newTables), each: most(byGame, "whole") },
      { name: "commits with what bots answer", times: inADay(CEILINGS.commits), each: most(byGame, "commit") },
    ];
    return { parts, bytes: parts.reduce((sum, { times, each }) => sum + times * each, 0) };
  } finally {
    await server.close();
  }
}

const GUESTS = 200;

const inADay = ({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }): number =>
  Math.ceil(burst + perSecond * DAY_S);

const most = (measured: readonly { readonly commit: number; readonly whole: number }[], kind: "commit" | "whole") =>
  Math.max(...measured.map((each) => each[kind]));

async function inTurn<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<readonly B[]> {
  const done: B[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

async function many(times: number, work: () => Promise<void>): Promise<number> {
  for (let i = 0; i < times; i++) await work();
  return times;
}

async function sumOf(times: number, work: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let i = 0; i < times; i++) sum += await work();
  return sum;
}

/** Bytes by which tables and indexes grow for each of the things that `work` counts, when dead rows are gone. */
async function growth(login: Login, work: () => Promise<number>): Promise<number> {
  const before = await sizeOf(login);
  const times = await work();
  return ((await sizeOf(login)) - before) / times;
}

async function sizeOf(login: Login): Promise<number> {
  const client = new Client(login);
  await client.connect();
  await client.query("vacuum full");
  const { rows } = await client
    .query(
      "select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    .finally(() => client.end());
  return Number(rows[0]?.bytes);
}

async function arrive(address: string): Promise<Visitor> {
  const guest = new Visitor(address);
  await guest.ask("GET", "/api/me");
  return guest;
}

/** The most bots that a game has room for. */
const beside = ({ meta }: AnyGame) => Array.from({ length: meta.seats.max - 1 }, () => BOT);

async function openTable(address: string, game: AnyGame): Promise<{ readonly guest: Visitor; readonly id: string }> {
  const guest = await arrive(address);
  const { id } = await guest.openTable({ game: game.meta.id, seats: [ME, ...beside(game)] });
  return { guest, id };
}

/** A match of single moves, so that there are as many commits as can be; resolves to how many. */
async function playOut(address: string, game: AnyGame): Promise<number> {
  const { guest, id } = await openTable(address, game);
  const line = await guest.connect();
  const chance = new FastChance(1);
  let match = await line.follow(id);
  let commits = 0;
  while (match.standings === null) {
    const move = match.waiting === null ? match.moves[chance.below(Math.max(1, match.moves.length))] : undefined;
    if (move !== undefined) commits++;
    match = move === undefined ? await line.see() : await after(line, match, move);
  }
  line.close();
  return commits;
}

async function after(line: Line, { table, ply }: Seen, move: string): Promise<Seen> {
  await line.commit(table, ply, [move]);
  return line.follow(table, ply);
}

/** A match in which the person gives the seat away at once. */
async function letBotsPlay(address: string, game: AnyGame): Promise<void> {
  const { guest, id } = await openTable(address, game);
  const line = await guest.connect();
  await line.follow(id);
  await guest.ask("POST", `/api/tables/${id}/give-away`, {});
  await line.see(({ standings }) => standings !== null);
  line.close();
}

/** How many open tables one address brings onto the home page, with a new guest for each, by the server's own ceilings. */
export async function shownOf(login: Login): Promise<number> {
  const server = await startTestServer({ login, config: { ceilings: 1 } });
  try {
    for (let n = 0; n < 3 * CEILINGS.waitingOfNetwork; n++) {
      const guest = await arrive(server.address);
      await guest.ask<TableView>("POST", "/api/tables", {
        ...{ game: "mille-fiori", seats: [ME, PERSON], options: {}, door: "open" },
      });
    }
    const { body } = await (await arrive(server.address)).ask<HomeView>("GET", "/api/home");
    return body.openTables.length;
  } finally {
    await server.close();
  }
}

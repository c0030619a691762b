import { isDeepStrictEqual } from "node:util";
import { Client } from "pg";
import { type Entry, invariant, NOBODY, replay, type Switches } from "#engine";
import { gameById } from "#games";
import type { MatchUpdate } from "#protocol";
import { openAs } from "#referee";
import type { Login } from "../../server/db/database.ts";
import { Visitor } from "../../server/testing/client.ts";
import type { Acknowledged, GuineaPig } from "./guinea-pig.ts";

interface Kept {
  readonly match: { game: string; options: Switches; seats: number; ply: number; to_act: number; next_draw: number };
  readonly entries: readonly { ply: number; seat: number | null; text: string; auto: boolean; draw: number | null }[];
  readonly commits: readonly { seat: number; id: string; ply: number }[];
  readonly choices: readonly { seat: number; moves: readonly string[] }[];
  readonly levels: readonly (string | null)[];
}

/**
 * Checks the database while everybody plays on. It has every acknowledged commit of a guinea pig, once, with its answer
 * and its moves in the log, and no other commit; bots have their seats; the log is whole and replays to the state of
 * the match's row and of the server's memory. Returns how many acknowledged commits were found.
 */
export async function audit(login: Login, address: string, pigs: readonly GuineaPig[]): Promise<number> {
  let found = 0;
  for (const pig of pigs) {
    const told = [...pig.acknowledged];
    const tables = new Set([...told.map(({ table }) => table), ...(pig.match === undefined ? [] : [pig.match.table])]);
    const seen = await Promise.all([...tables].map((table) => watch(address, table)));
    for (const update of seen) {
      const kept = await load(login, update.table);
      checkLog(kept, update);
      const own = told.filter(({ table }) => table === update.table);
      for (const each of own) checkAcknowledged(kept, each);
      checkNothingElse(kept, pig, update.table);
      const levels = pig.seats.map((seat) => (seat.kind === "bot" ? seat.level : null));
      invariant(isDeepStrictEqual(kept.levels, levels), "bots are as good as they were");
      found += own.length;
    }
  }
  return found;
}

/** The view of the match that the server sends to anybody. */
async function watch(address: string, table: string): Promise<MatchUpdate> {
  const line = await new Visitor(address).connect();
  const update = await line.follow(table);
  line.close();
  return update;
}

async function load(login: Login, table: string): Promise<Kept> {
  const client = new Client(login);
  await client.connect();
  const ask = async (sql: string) => (await client.query(sql, [table])).rows;
  await client.query("begin isolation level repeatable read");
  const [match] = await ask("select game, options, seats, ply, to_act, next_draw from match where table_id = $1");
  const entries = await ask("select ply, seat, text, auto, draw from entry where table_id = $1 order by ply");
  const commits = await ask("select seat, id, ply from commit where table_id = $1");
  const choices = await ask("select seat, moves from choice where table_id = $1");
  const seats = await ask("select level from seat where table_id = $1 order by seat");
  await client.end();
  return { match, entries, commits, choices, levels: seats.map(({ level }) => level) };
}

function checkLog({ match, entries }: Kept, seen: MatchUpdate): void {
  invariant(
    entries.every(({ ply }, at) => ply === at) && entries.length === match.ply,
    "the log has every ply once, as many as the match's row says",
  );
  const draws = entries.flatMap(({ draw }) => (draw === null ? [] : [draw]));
  invariant(
    draws.every((draw, at) => draw === at) && draws.length === match.next_draw,
    "every draw has its own number, in order",
  );
  const game = gameById(match.game);
  invariant(game !== undefined, "the game is known");
  const open = openAs(game, { ...match, contentText: undefined });
  const log = entries.map(
    ({ seat, text, auto }) => ({ by: seat ?? "chance", text, ...(auto ? { auto } : {}) }) as Entry,
  );
  const state = replay(open, log);
  invariant(state.ok, "the rules allow every entry of the log");
  invariant(open.toAct(state.value) === match.to_act, "the match's row says who is to act after the log");
  invariant((match.to_act === NOBODY) === (open.toAct(state.value) === NOBODY), "a match is over when its log is");
  const then = replay(open, log.slice(0, seen.ply));
  invariant(
    then.ok && isDeepStrictEqual(JSON.parse(JSON.stringify(open.view(then.value, "public"))), seen.view),
    "the server shows the state that the log gives",
  );
}

/** Its moves follow at its ply; those of a simultaneous choice wait, or come a few entries later. */
function checkAcknowledged(
  { match, entries, commits, choices }: Kept,
  { seat, id, ply, after, moves }: Acknowledged,
): void {
  const stored = commits.filter((each) => each.seat === seat && each.id === id);
  invariant(stored.length === 1 && stored[0]?.ply === after, "an acknowledged commit is there with its answer");
  const own = entries.filter((entry) => entry.ply >= ply && entry.seat === seat && !entry.auto);
  const waiting = choices.find((choice) => choice.seat === seat)?.moves ?? [];
  const made = [...own.map(({ text }) => text), ...waiting].slice(0, moves.length);
  invariant(isDeepStrictEqual(made, moves), "its moves stand in the log where they belong");
  const [first] = own;
  invariant(first === undefined || first.ply - ply < match.seats, "a move follows the entries that its maker knew");
}

/** Every commit makes one move here, so a seat has as many moves as acknowledged commits. */
function checkNothingElse({ entries, commits, choices }: Kept, pig: GuineaPig, table: string): void {
  const pending = pig.pending === undefined ? [] : [pig.pending];
  const known = [...pig.acknowledged, ...pending].filter((each) => each.table === table);
  const seat = known[0]?.seat;
  if (seat === undefined) return;
  const ids = new Set(known.map(({ id }) => id));
  const own = commits.filter((each) => each.seat === seat);
  invariant(
    own.every(({ id }) => ids.has(id)),
    "no commit is there that nobody has made",
  );
  const logged = entries.filter((entry) => entry.seat === seat && !entry.auto).length;
  const waiting = choices.filter((choice) => choice.seat === seat).length;
  invariant(logged + waiting === own.length, "no move stands in the log twice");
}

import { expect, test } from "vitest";
import type { LiveMessage, MatchUpdate } from "#protocol";
import { type Line, type Seen, Visitor } from "../testing/client.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile();
const SEATS = [{ kind: "me" }, { kind: "person" }] as const;

interface Sitting {
  readonly id: string;
  /** Of the seat that is to act. */
  readonly match: Seen;
  readonly actor: Line;
  readonly other: Line;
}

/** Two people at a table; `relay` asks both at once, `stalls` one after the other. */
async function two(game: "relay" | "stalls"): Promise<Sitting> {
  const [first, second] = [new Visitor(server.address), new Visitor(server.address)];
  const { id } = await first.openTable({ game, seats: [...SEATS] });
  await second.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [a, b] = [await first.connect(), await second.connect()];
  const [one, two] = [await a.follow(id), await b.follow(id)];
  return one.moves.length > 0 ? { id, match: one, actor: a, other: b } : { id, match: two, actor: b, other: a };
}

/** The seat to act makes a move; returns after both have seen its update. */
async function playOn({ id, match, actor, other }: Sitting): Promise<Sitting> {
  const ply = await actor.commit(id, match.ply, match.moves.slice(0, 1));
  const own = await actor.see((seen) => seen.ply === ply);
  const theirs = await other.see((seen) => seen.ply === ply);
  return own.moves.length > 0 ? { id, match: own, actor, other } : { id, match: theirs, actor: other, other: actor };
}

/** All messages sent to the line while `ask` runs, up to the pong of a ping after it. */
async function untilPong(line: Line, ask: () => Promise<unknown>): Promise<readonly LiveMessage[]> {
  const sent: LiveMessage[] = [];
  const hear = (data: Buffer): void => void sent.push(JSON.parse(data.toString()));
  line.socket.on("message", hear);
  await ask();
  line.say({ type: "ping" });
  await line.hear("pong");
  line.socket.off("message", hear);
  return sent.slice(0, -1);
}

test("an accepted commit is answered with its position in one message, and others get a usual update", async () => {
  const { id, match, actor, other } = await two("stalls");
  const sent = await untilPong(actor, () => actor.commit(id, match.ply, match.moves.slice(0, 1)));
  expect(sent).toMatchObject([{ type: "committed", match: { from: match.ply, seat: match.seat } }]);
  const [answer] = sent;
  if (answer?.type !== "committed") throw new Error("the commit was accepted");
  expect(answer.match.ply).toBe(answer.ply);
  expect(answer.match.events.length).toBeGreaterThan(0);
  expect(await other.see(({ ply }) => ply === answer.ply)).toMatchObject({
    from: match.ply,
    seat: 1 - Number(match.seat),
  });
});

test("a choice that waits is answered with the position in which it waits", async () => {
  const { id, match, actor, other } = await two("relay");
  const [move = ""] = match.moves;
  const sent = await untilPong(actor, () => actor.commit(id, match.ply, [move]));
  expect(sent).toMatchObject([{ type: "committed", ply: match.ply, match: { waiting: [move], events: [] } }]);
  expect((await other.see(({ chosen }) => chosen[0] === true)).ply).toBe(match.ply);
});

test("a stale commit is refused with the present position in the same message", async () => {
  const { id, match, actor } = await two("stalls");
  const ply = await actor.commit(id, match.ply, match.moves.slice(0, 1));
  const sent = await untilPong(actor, () => actor.commit(id, match.ply, match.moves.slice(0, 1)));
  expect(sent).toMatchObject([{ type: "refused", refusal: { code: "stale" }, match: { ply, from: ply, events: [] } }]);
});

test("the same id again gets its first answer and the present position", async () => {
  const sitting = await two("stalls");
  const { id, match, actor } = sitting;
  const commit = actor.freshId();
  const moves = match.moves.slice(0, 1);
  const first = await actor.commit(id, match.ply, moves, commit);
  const [own, theirs] = [await actor.follow(id), await sitting.other.follow(id)];
  const next = await playOn(
    own.moves.length > 0
      ? { ...sitting, match: own }
      : { ...sitting, match: theirs, actor: sitting.other, other: actor },
  );
  const sent = await untilPong(actor, () => actor.commit(id, match.ply, moves, commit));
  expect(next.match.ply).toBeGreaterThan(Number(first));
  expect(sent).toMatchObject([{ type: "committed", ply: first, match: { ply: next.match.ply, events: [] } }]);
});

test("a line that does not follow the table gets the position with the answer, and nothing else", async () => {
  const { id, match, actor } = await two("stalls");
  const line = await actor.visitor.connect();
  const sent = await untilPong(line, () => line.commit(id, match.ply, match.moves.slice(0, 1)));
  expect(sent).toMatchObject([{ type: "committed", match: { from: match.ply, seat: match.seat } }]);
});

test("another tab of the same user gets the update once", async () => {
  const { id, match, actor } = await two("stalls");
  const tab = await actor.visitor.connect();
  await tab.follow(id, match.ply);
  const sent = await untilPong(tab, async () => {
    const ply = await actor.commit(id, match.ply, match.moves.slice(0, 1));
    await tab.see((seen) => seen.ply === ply);
  });
  expect(sent).toMatchObject([{ type: "match", match: { from: match.ply, seat: match.seat } }]);
});

test("updates after an answer neither miss nor repeat its entries", async () => {
  let sitting = await two("stalls");
  const lines = [sitting.actor, sitting.other];
  const told = lines.map((line) => {
    const updates: MatchUpdate[] = [];
    line.socket.on("message", (data) => {
      const message: LiveMessage = JSON.parse(data.toString());
      if ("match" in message && message.match !== undefined) updates.push(message.match);
    });
    return updates;
  });
  const start = sitting.match.ply;
  for (let turns = 0; turns < 8 && sitting.match.standings === null; turns++) sitting = await playOn(sitting);
  for (const updates of told) {
    expect(updates.map(({ from }) => from)).toEqual([start, ...updates.slice(0, -1).map(({ ply }) => ply)]);
    expect(updates.at(-1)?.ply).toBe(sitting.match.ply);
  }
});

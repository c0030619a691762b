import { expect, test } from "vitest";
import type { MatchUpdate } from "#protocol";
import { type Line, type Seen, Visitor } from "../../testing/client.ts";
import { startTestServer } from "../../testing/server.ts";
import { serverForFile } from "../../testing/server-for-file.ts";

const server = serverForFile();

/** Relay for two: after the deal both choose at once. */
async function twoAtRelay(): Promise<{
  id: string;
  a: Line;
  b: Line;
  ply: number;
  hands: readonly (readonly string[])[];
}> {
  const [first, second] = [new Visitor(server.address), new Visitor(server.address)];
  const { id } = await first.openTable({ seats: [{ kind: "me" }, { kind: "person" }], options: { hand: "three" } });
  await second.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [a, b] = [await first.connect(), await second.connect()];
  const [one, two] = [await a.follow(id), await b.follow(id)];
  return { id, a, b, ply: one.ply, hands: [one.moves, two.moves] };
}

test("a choice waits outside the log until the last seat has chosen", async () => {
  const { id, a, b, ply, hands } = await twoAtRelay();
  const [[first = ""] = [], [second = ""] = []] = hands;
  expect(await a.commit(id, ply, [first])).toBe(ply);
  const waiting = await a.see(({ waiting }) => waiting !== null);
  expect(waiting).toMatchObject({ ply, chosen: [true, false], waiting: [first] });
  expect(await b.commit(id, ply, [second])).toBeGreaterThan(ply + 1);
  const after = await a.see((match) => match.ply > ply);
  expect(after).toMatchObject({ chosen: [false, false], waiting: null });
});

test("others see that a seat has chosen, but not what", async () => {
  const { id, a, b, ply, hands } = await twoAtRelay();
  const [[first = ""] = [], [second = ""] = []] = hands;
  const before = await b.follow(id, ply);
  await a.commit(id, ply, [first]);
  const seen = await b.see(({ chosen }) => chosen[0] === true);
  expect(seen).toEqual({ ...before, chosen: [true, false] });
  await b.commit(id, ply, [second]);
  const { events } = await b.see((match) => match.ply > ply);
  expect(events.filter(({ event }) => event.type === "kept" && "card" in event)).toMatchObject([
    { event: { seat: 1 } },
  ]);
});

test("a waiting choice is replaced by a new one at the unmoved ply", async () => {
  const { id, a, b, ply, hands } = await twoAtRelay();
  const [mine = [], [second = ""] = []] = hands;
  const [first = "", other = first] = mine;
  const id1 = a.freshId();
  await a.commit(id, ply, [first], id1);
  await a.commit(id, ply, [other]);
  expect(await a.commit(id, ply, [first], id1), "the first id again changes nothing").toBe(ply);
  expect((await a.follow(id, ply)).waiting).toEqual([other]);
  await b.commit(id, ply, [second]);
  const { events } = await a.see((match) => match.ply > ply);
  expect(events.find(({ event }) => event.type === "kept" && "card" in event)).toMatchObject({
    event: { seat: 0, card: other.replace("keep ", "") },
  });
});

test("a choice is refused as a whole when it goes on after the seat has chosen", async () => {
  const { id, a, ply, hands } = await twoAtRelay();
  const [[first = ""] = []] = hands;
  expect(await a.commit(id, ply, [first, first])).toEqual({ code: "past-the-boundary" });
  expect((await a.follow(id, ply)).waiting).toBeNull();
});

test("the two last choices at the same moment both count", async () => {
  const { id, a, b, ply, hands } = await twoAtRelay();
  const [[first = ""] = [], [second = ""] = []] = hands;
  await Promise.all([a.commit(id, ply, [first]), b.commit(id, ply, [second])]);
  expect((await a.see((match) => match.ply > ply)).ply).toBeGreaterThan(ply + 1);
});

test("a match with a choice that waits survives a server that forgets it", async () => {
  const { id, a, ply, hands } = await twoAtRelay();
  const [[first = ""] = []] = hands;
  await a.commit(id, ply, [first]);
  const other = await startTestServer({ login: server.login });
  const elsewhere = await new Visitor(other.address, a.visitor.cookie).connect();
  expect(await elsewhere.follow(id, ply)).toMatchObject({ ply, waiting: [first] });
  elsewhere.close();
  await other.close();
});

test("in Mille Fiori neither another seat nor a spectator can tell which card waits or has been kept", async () => {
  const [first, second, third] = [0, 1, 2].map(() => new Visitor(server.address)) as [Visitor, Visitor, Visitor];
  const seats = [{ kind: "me" }, { kind: "person" }, { kind: "bot", level: "guild-master" }] as const;
  const { id } = await first.openTable({ game: "mille-fiori", seats: [...seats], options: {}, door: "open" });
  await second.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [a, b, spectator] = [await first.connect(), await second.connect(), await third.connect()];
  const { ply, moves } = await a.follow(id);
  const others: Seen[] = [];
  for (const line of [b, spectator]) {
    const match = await line.follow(id);
    // The bot chooses, too; from then on only the first seat can change what is sent.
    others.push(match.chosen[2] === true ? match : await line.see(({ chosen }) => chosen[2] === true));
  }
  const [{ moves: [answer = ""] = [] } = {}, watched] = others;
  expect(watched?.seat).toBeNull();
  const sent: string[] = [];
  for (const card of moves) {
    expect(await a.commit(id, ply, [card])).toBe(ply);
    const seen: MatchUpdate[] = [];
    for (const line of [b, spectator]) seen.push(await line.see(({ chosen }) => chosen[0] === true));
    sent.push(JSON.stringify(seen));
  }
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent).size).toBe(1);
  const [last = ""] = moves.slice(-1);
  expect((await a.follow(id, ply)).waiting).toEqual([last]);
  expect(await b.commit(id, ply, [answer])).toBeGreaterThan(ply);
  const { events } = await spectator.see((match) => match.ply > ply);
  const kept = events.filter(({ event }) => event.type === "cardKept").map(({ event }) => event);
  expect(kept).toMatchObject([{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
  for (const event of kept) expect(event).not.toHaveProperty("card");
});

test("choices made at the same moment at two servers all count, and the last of them moves the match on", async () => {
  const second = await startTestServer({ login: server.login });
  const addresses = [server.address, second.address];
  const matches = Array.from({ length: 4 }, async (_, at) => {
    const lines: Line[] = [];
    const owner = new Visitor(server.address);
    const seats = [{ kind: "me" }, { kind: "person" }, { kind: "person" }] as const;
    const { id } = await owner.openTable({ seats: [...seats], options: { hand: "three" } });
    for (const seat of [0, 1, 2]) {
      const visitor = seat === 0 ? owner : new Visitor(server.address);
      if (seat > 0) await visitor.ask("POST", `/api/tables/${id}/sit`, { seat });
      const there = new Visitor(addresses[(seat + at) % addresses.length] ?? "", visitor.cookie);
      lines.push(await there.connect());
    }
    let rounds = 0;
    for (let seen = await Promise.all(lines.map((line) => line.follow(id))); ; rounds++) {
      const [one] = seen;
      if (one === undefined || one.standings !== null) break;
      const answers = await Promise.all(
        lines.map((line, seat) => {
          const moves = seen[seat]?.moves.slice(0, 1) ?? [];
          return moves.length === 0 ? one.ply : line.commit(id, one.ply, moves);
        }),
      );
      for (const answer of answers) expect(answer).toBeTypeOf("number");
      const ply = Math.max(...answers.map(Number));
      expect(ply, "nobody is waited for any more").toBeGreaterThan(one.ply);
      seen = await Promise.all(
        lines.map(async (line) => {
          const now = await line.follow(id);
          return now.ply >= ply ? now : line.see((match) => match.ply >= ply);
        }),
      );
    }
    for (const line of lines) line.close();
    return rounds;
  });
  for (const rounds of await Promise.all(matches)) expect(rounds).toBeGreaterThan(1);
  await second.close();
}, 120_000);

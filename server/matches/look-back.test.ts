import { afterAll, expect, test } from "vitest";
import { GAMES } from "#games";
import type { LiveMessage, LiveRequest, MatchUpdate, PastPage, TableView, ToldEvent } from "#protocol";
import { type Line, playToTheEnd, Visitor } from "../testing/client.ts";
import { startTestServer } from "../testing/server.ts";
import { serverForFile } from "../testing/server-for-file.ts";
import { HistorianBusy } from "../workers/historian.ts";

const server = serverForFile();
const ME = { kind: "me" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;

const lines: Line[] = [];
afterAll(() => {
  for (const line of lines) line.close();
});

async function lineOf(visitor: Visitor): Promise<Line> {
  const line = await visitor.connect();
  lines.push(line);
  return line;
}

let asked = 0;

/** The answer to a look back. */
async function ask(line: Line, wish: Omit<Extract<LiveRequest, { type: "past" }>, "type" | "id">) {
  const id = `look-back-${asked++}`;
  line.say({ type: "past", id, ...wish });
  let answer: LiveMessage | undefined;
  const isOwn = (message: LiveMessage): boolean => "id" in message && message.id === id;
  const listen = (data: Buffer): void => {
    const message: LiveMessage = JSON.parse(String(data));
    if (isOwn(message)) answer = message;
  };
  line.socket.on("message", listen);
  line.say({ type: "ping" });
  await line.hear("pong");
  line.socket.off("message", listen);
  if (answer?.type === "past") return answer.page;
  return answer?.type === "refused" ? answer.refusal : { code: "no answer" };
}

async function pageAt(line: Line, table: string, ply: number): Promise<PastPage> {
  const page = await ask(line, { table, ply });
  if ("code" in page) throw new Error(`refused: ${page.code}`);
  return page;
}

/** All updates of a match that the line is sent, with the events in order. */
function keep(line: Line, table: string) {
  const updates: MatchUpdate[] = [];
  const events = new Map<number, ToldEvent[]>();
  line.socket.on("message", (data) => {
    const message: LiveMessage = JSON.parse(String(data));
    if (!("match" in message) || message.match?.table !== table) return;
    updates.push(message.match);
    for (let ply = message.match.from; ply < message.match.ply; ply++) {
      events.set(
        ply,
        message.match.events.filter((event) => event.ply === ply),
      );
    }
  });
  return { updates, events };
}

/** An update without what differs with how much its follower knew before. */
const plain = ({ own: _, ...update }: MatchUpdate): string => JSON.stringify({ ...update, from: 0, events: [] });

test.each(GAMES.map(({ meta }) => meta))(
  "the past of $id is what was sent live, to its seat and to a spectator",
  async ({ id: game, seats: { min } }) => {
    const [owner, guest] = [new Visitor(server.address), new Visitor(server.address)];
    const bots = Array.from({ length: min - 1 }, () => ({ kind: "bot", level: "guild-master" }) as const);
    const { id } = await owner.openTable({ game, seats: [ME, ...bots] });
    const [line, watching] = [await lineOf(owner), await lineOf(guest)];
    const kept = [line, watching].map((each) => keep(each, id));
    await watching.follow(id);
    await playToTheEnd(line, await line.follow(id));
    for (const [at, each] of [line, watching].entries()) {
      const { updates, events } = kept[at] ?? { updates: [], events: new Map() };
      const past = new Map<number, MatchUpdate>();
      let length = 1;
      for (let ply = 1; ply <= length; ply = past.size) {
        const page = await pageAt(each, id, ply);
        length = page.length;
        for (const moment of page.moments) {
          if (!past.has(moment.ply) || moment.from < moment.ply) past.set(moment.ply, moment);
        }
      }
      const live = updates.filter(({ chosen, waiting }) => waiting === null && !chosen.includes(true));
      expect(live.length).toBeGreaterThan(20);
      for (const update of live) expect(plain(past.get(update.ply) ?? update)).toBe(plain(update));
      expect(past.size).toBe(length + 1);
      for (const [ply, told] of events) expect(past.get(ply + 1)?.events).toEqual(told);
    }
  },
  120_000,
);

/** A match of two people that waits for its owner, and its owner's line. */
async function running() {
  const owner = new Visitor(server.address);
  const table = await owner.openTable({ game: "mille-fiori", seats: [ME, BOT] });
  const line = await lineOf(owner);
  let match = await line.follow(table.id);
  while (match.moves.length === 0 || match.ply < 24) {
    const [move] = match.moves;
    if (move === undefined || match.waiting !== null) match = await line.see();
    else {
      await line.commit(table.id, match.ply, [move]);
      match = await line.follow(table.id, match.ply);
    }
  }
  return { table, line, match };
}

test("a browser that comes by the seat link sees the public's past, and its seat's from then on", async () => {
  const { table, line, match } = await running();
  const phone = new Visitor(server.address);
  await phone.ask<TableView>("POST", `/api${table.seatLink?.replace("/s/", "/seat-links/")}`);
  const other = await lineOf(phone);
  const [own, before] = [await pageAt(line, table.id, 5), await pageAt(other, table.id, 5)];
  expect(own.moments.map(({ seat }) => seat)).toEqual(own.moments.map(() => 0));
  expect(before.moments.map(({ seat }) => seat)).toEqual(own.moments.map(() => null));
  expect(before.moments.map(({ ply }) => ply)).toEqual(own.moments.map(({ ply }) => ply));
  expect((await pageAt(other, table.id, match.ply)).moments.at(-1)).toMatchObject({ ply: match.ply, seat: 0 });
});

test("a position beyond the end is the last one; other tables and numbers of rewinds are refused", async () => {
  const { table, line, match } = await running();
  const { length, moments } = await pageAt(line, table.id, 99_999);
  expect([length, moments.at(-1)?.ply]).toEqual([match.ply, match.ply]);
  expect(await ask(line, { table: "no-such-table", ply: 0 })).toEqual({ code: "not-found" });
  const stale = await ask(line, { table: table.id, ply: 0, rewinds: 1 });
  expect(stale).toEqual({ code: "stale", facts: { ply: match.ply } });
});

test("a server that looks back too much says so and goes on", async () => {
  const historian = {
    page: () => Promise.reject(new HistorianBusy("too much")),
    close: () => Promise.resolve(),
  };
  const busy = await startTestServer({ login: server.login, historian, config: { ceilings: 0.01 } });
  const visitor = new Visitor(busy.address);
  await visitor.ask("GET", "/api/me");
  const { table } = await running();
  const line = await visitor.connect();
  expect(await ask(line, { table: table.id, ply: 1 })).toEqual({ code: "server-busy" });
  for (let i = 0; i < 20; i++) line.say({ type: "past", id: `too-much-${i}`, table: table.id, ply: 1 });
  const refusal = await line.hear("refused", (message) => message.refusal.code !== "server-busy");
  expect(refusal).toMatchObject({ id: expect.stringMatching(/^too-much-/), refusal: { code: "too-fast" } });
  expect(busy.logged).toEqual([]);
  line.close();
  await busy.close();
});
